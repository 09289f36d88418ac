"""Fire: what it does to those in it, what it lights, burning clothes. Rules: ENV-1 to ENV-10, EXP-3."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Area,
    Cell,
    CommandError,
    Line,
    Outcome,
    Roll,
    T,
    Table,
    Terrain,
    Token,
)

from . import large, state
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .rolls import Score, roll
from .tables import numbers
from .weapons import dice_parts, expression

Going = Generator[Any, Any, Any]
FIRE = "fire"
BURNING = "burning"
CLASSES = 5  # of flammability, above which nothing burns


def lights(points: int, *, beam: bool = False) -> int | None:
    """The highest class of flammability that so many points of one attack light at once; None: none.

    >>> [lights(n) for n in (0, 1, 3, 10, 30)], lights(30, beam=True)
    ([None, 1, 2, 3, 4], 2)
    """
    row = numbers("fire")["classes"]
    if beam:
        points //= int(row["beam"])
    found = [number for number, least in enumerate(row["least"]) if points >= least]
    return max(found, default=None)


def ignites(points: int, material: int) -> bool:
    """Whether one attack of so many points sets a material of that class alight."""
    highest = lights(points)
    return highest is not None and material <= highest


def slow_roll(most: int, material: int) -> int | str:
    """What a flame of that greatest damage needs each ten seconds: a number on 3d, "roll_damage", or "never"."""
    highest = lights(most)
    if material >= CLASSES or highest is None:
        return "never"
    if material <= highest:
        return "roll_damage"
    slow = numbers("fire")["classes"]["slow"]
    above = material - highest
    return int(slow[above - 1]) if above <= len(slow) else "never"


def over_time(table: Table, dice: str, material: int, by: str = "") -> Generator[Any, Any, bool]:
    """One test of a flame against what it touches. To be used with `yield from`. Returns: True if it catches fire."""
    many, constant = dice_parts(dice)
    needed = slow_roll(6 * many + constant, material)
    if needed == "never":
        return False
    if needed == "roll_damage":
        rolled = yield Roll(expression(dice, 0), "flame", by=by or None, rule="ENV-5")
        return ignites(rolled.total, material)
    rolled = yield Roll("3d6", "ignition", by=by or None, target=float(needed), rule="ENV-5")
    return int(rolled.total) <= int(needed)


# --- on the map -------------------------------------------------------------------------------------------------------


def class_of(table: Table, cell: Cell) -> int | None:
    """The class of flammability of the ground; None for what does not burn, and under water."""
    ground = table.ground(cell)
    found: int | None = numbers("fire")["classes"]["surfaces"].get(ground.surface or "")
    return None if ground.water > 0 else found


def fires(table: Table) -> tuple[Area, ...]:
    """The fires that burn on the map."""
    return tuple(area for area in table.things(Area) if FIRE in area.tags)


def is_burning(table: Table, cell: Cell) -> bool:
    return any(cell == table.grid.cell(area.at) for area in fires(table))


def kindle(table: Table, cell: Cell) -> Going:
    """Fire breaks out in a cell."""
    if is_burning(table, cell):
        return None
    name = f"fire-{cell[0]:g},{cell[1]:g}"
    fire = Area(name, at=(cell[0], cell[1]), radius=0.0, limit="through", tags=(FIRE,))
    text = T("fire at {cell}", cell=f"{cell[0]:g},{cell[1]:g}")
    yield Apply(table.edit().put(fire).changes(), (Line("ENV-4", text),))
    return None


def ignite_around(
    table: Table, center: Cell, radius: float, left: Callable[[float], int]
) -> Generator[Any, Any, list[list[float]]]:
    """What burns is lit by an explosion. Args: left: points at a distance. Returns: the cells alight, nearest first."""
    lit = []
    nearest = float(table.options["blast_min_distance"])
    for cell, far in _around(table, center, radius):
        material = class_of(table, cell)
        if material is not None and ignites(left(max(nearest, far)), material):
            yield from kindle(table, cell)
            lit.append([cell[0], cell[1]])
    return lit


def spread(table: Table) -> Generator[Any, Any, list[list[float]]]:
    """A second passes: each fire tests the ground beside it once with its own flame (ENV-6)."""
    flame = str(numbers("fire")["flames"]["within"])
    alight = [table.grid.cell(area.at) for area in fires(table)]
    burning, tried, lit = set(alight), set(), []
    for source in alight:
        for cell in table.grid.neighbors(source):
            material = class_of(table, cell)
            if cell in burning or cell in tried or material is None or not table.grid.contains(cell):
                continue
            tried.add(cell)
            many, constant = dice_parts(flame)
            if slow_roll(6 * many + constant, material) != "roll_damage":
                continue
            if (yield from over_time(table, flame, material)):
                yield from kindle(table, cell)
                lit.append([cell[0], cell[1]])
    return lit


def _around(table: Table, center: Cell, radius: float) -> list[tuple[Cell, float]]:
    """The cells of the ground that can burn within a radius, nearest first."""
    found = []
    for ground in table.things(Terrain):
        x, y = ground.id.split(",")
        cell = table.grid.cell([float(x), float(y)])
        far = table.distance(center, cell)
        if far <= radius and table.sight(center, cell).visible:
            found.append((cell, far))
    return sorted(found, key=lambda one: (one[1], one[0]))


# --- those in it ------------------------------------------------------------------------------------------------------


def burn(table: Table, token_id: str, *, whole: bool, furnace: bool = False) -> Generator[Any, Any, Hurt]:
    """Flames touch somebody: for the moment of passing, or for a whole turn. To be used with `yield from`."""
    row = numbers("fire")["flames"]
    dice = str(row["furnace" if furnace else "within" if whole else "crossed"])
    rolled = yield Roll(expression(dice, 0), "flames", by=token_id, rule="ENV-1")
    hurt = yield from large.engulf(table, token_id, rolled.total, "burn")
    yield from catch(table, token_id, rolled.total)
    return hurt


def clothes(points: int, lace: bool = False) -> Mapping[str, Any] | None:
    """What one attack of so much burn damage does to clothes; None: nothing."""
    rows = numbers("fire")["clothes"]["rows"]
    if lace and points >= numbers("fire")["clothes"]["lace"]:
        return rows[0] if points >= rows[0]["least"] else rows[-1]  # type: ignore[no-any-return]
    return next((row for row in rows if points >= row["least"]), None)


def catch(table: Table, token_id: str, points: int, *, lace: bool = False) -> Going:
    """Clothes catch fire, unless they burn as badly already."""
    row = clothes(points, lace)
    token = table.token(token_id)
    if row is None or state.told(token, BURNING, "state") in ("all", row["state"]):
        return None
    rule = "ENV-10" if lace else "ENV-8" if row["state"] == "all" else "ENV-7"
    edit = table.edit().add(token, BURNING, state=row["state"], dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line(rule, T("the clothes of {name} burn", name=token.name or token_id)),))
    return None


def flare(table: Table, token_id: str) -> Going:
    """A second in burning clothes. Called when a turn begins."""
    known = state.told(table.token(token_id), BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    if known == "shield":
        row = numbers("fire")["clothes"]["shield"]
    if row is None:
        return None
    rule = {"all": "ENV-8", "part": "ENV-7"}.get(str(known), "ENV-9")
    rolled = yield Roll(expression(row["dice"], 0), "clothes", by=token_id, rule=rule)
    stats = {**table.stats(table.token(token_id)), "dr": 0}
    hurt = replace(work_out(rolled.total, "burn", place("torso"), stats, area=True), large=True)
    yield from suffer(table, token_id, hurt)
    return None


def shield_burns(table: Table, token_id: str, points: int) -> Going:
    """A wooden shield took so much burn damage within a second."""
    row = numbers("fire")["clothes"]["shield"]
    if points < row["least"] or state.has(table.token(token_id), BURNING):
        return None
    edit = table.edit().add(token_id, BURNING, state="shield", dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line("ENV-9", T("the shield burns: drop it")),))
    return None


def quench_score(table: Table, token: Token) -> tuple[Score, int]:
    """The DX roll to beat out the flames, and the turns each try takes."""
    known = state.told(token, BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    score = Score(int(table.stats(token)["dx"]), T("DX"), "ENV-7")
    if row is None:
        return score, 1
    rule = "ENV-8" if known == "all" else "ENV-7"
    return score.plus(int(row["roll"]), rule, T("burning clothes")), int(row["turns"])


def quench(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: beat out the flames, jump into water, or let go of the shield."""
    token = table.token(request.by)
    name = token.name or token.id
    known = state.mark(token, BURNING)
    if known is None:
        raise CommandError(T("{name} does not burn", name=name), code="not-offered", rule="ENV-7")
    water = table.ground(table.cell(token)).water > 0
    over = table.edit().remove(token, BURNING)
    if water or known.extra.get("state") == "shield":
        rule = "ENV-8" if water else "ENV-9"
        yield Apply(over.changes(), (Line(rule, T("{name} no longer burns", name=name)),))
        return Outcome(value=True)
    score, turns = quench_score(table, token)
    tried = int(known.extra.get("tries", 0)) + 1
    if tried < turns:
        edit = table.edit().add(token, BURNING, **{**known.extra, "tries": tried})
        yield Apply(edit.changes(), (Line("ENV-8", T("{name} beats at the flames", name=name)),))
        return Outcome(value=False)
    check = yield from roll(table, score, "quench", token.id, rule="ENV-8" if turns > 1 else "ENV-7")
    if not check.ok:
        yield Apply(table.edit().add(token, BURNING, **{**known.extra, "tries": 0}).changes())
        return Outcome(value=False)
    yield Apply(over.changes(), (Line("ENV-7", T("{name} no longer burns", name=name)),))
    return Outcome(value=True)
