"""Fire on the map: what it lights, how it spreads and burns down, and those in it. Rules: ENV-1, ENV-4 to ENV-6, EXP-3."""

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
    cell_words,
)

from . import clothes, large
from .damage import Hurt
from .tables import numbers
from .weapons import dice_parts, expression

Going = Generator[Any, Any, Any]
FIRE = "fire"
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
    ground, row = table.ground(cell), numbers("fire")["classes"]
    found: int | None = row["surfaces"].get(ground.surface or "")
    if found is None and ground.surface is None:
        found = min((row["tags"][tag] for tag in ground.tags if tag in row["tags"]), default=None)
    return None if ground.water > 0 else found


def fires(table: Table) -> tuple[Area, ...]:
    """The fires that burn on the map."""
    return tuple(area for area in table.things(Area) if FIRE in area.tags)


def cells_of(table: Table, area: Area) -> tuple[Cell, ...]:
    """The cells of a fire that lies on the map, sorted."""
    if area.shape == "burst" and not area.radius and area.token is None:
        return (table.grid.cell(area.at),)
    return tuple(sorted(table.cells(area)))


def burning(table: Table) -> set[Cell]:
    """All cells that are alight."""
    return {cell for area in fires(table) for cell in cells_of(table, area)}


def is_burning(table: Table, cell: Cell) -> bool:
    return any(cell in cells_of(table, area) for area in fires(table))


def kindle(table: Table, cell: Cell) -> Going:
    """Fire breaks out in a cell."""
    if is_burning(table, cell):
        return None
    name = f"fire-{cell[0]:g},{cell[1]:g}"
    fire = Area(name, at=(cell[0], cell[1]), radius=0.0, limit="through", tags=(FIRE,))
    text = T("fire at {cell}", cell=cell_words(table.grid, cell))
    yield Apply(table.edit().put(fire).changes(), (Line("ENV-4", text),))
    return None


def light(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: set the ground of a cell alight, at once, or by so much flame for a second.

    Raises: CommandError `not-offered` for ground that does not burn.
    """
    cell = request.at
    material = None if cell is None else class_of(table, cell)
    if cell is None or material is None:
        raise CommandError(
            T("that ground does not burn"), code="not-offered", rule="ENV-4",
            hint=T("give the ground a surface that burns, such as {names}", names="wood, straw, oil"),
        )  # fmt: skip
    flame = str(request.options.get("flame", "")).strip()
    if not flame or (yield from over_time(table, flame, material, request.by)):
        yield from kindle(table, cell)
        return Outcome(value=True)
    yield Apply(lines=(Line("ENV-5", T("it does not catch fire")),))
    return Outcome(value=False)


def ignite_around(
    table: Table, among: Mapping[Cell, float], left: Callable[[float], int]
) -> Generator[Any, Any, list[list[float]]]:
    """What burns is lit by an explosion.

    Args: among: the cells it reaches, with their distances. left: points at a distance.
    Returns: the cells alight, nearest first.
    """
    lit = []
    nearest = float(table.options["blast_min_distance"])
    for cell, far in among.items():
        material = class_of(table, cell)
        if material is not None and ignites(left(max(nearest, far)), material):
            yield from kindle(table, cell)
            lit.append([cell[0], cell[1]])
    return lit


def spread(table: Table) -> Generator[Any, Any, list[list[float]]]:
    """A second passes: each fire tests the ground beside it once with its own flame (ENV-6)."""
    flame = str(numbers("fire")["flames"]["within"])
    alight = sorted(burning(table))
    known, tried, lit = set(alight), set(), []
    for source in alight:
        for cell in table.grid.neighbors(source):
            material = class_of(table, cell)
            if cell in known or cell in tried or material is None or not table.grid.contains(cell):
                continue
            tried.add(cell)
            many, constant = dice_parts(flame)
            if slow_roll(6 * many + constant, material) != "roll_damage":
                continue
            if (yield from over_time(table, flame, material)):
                yield from kindle(table, cell)
                lit.append([cell[0], cell[1]])
    return lit


def burn_down(table: Table) -> Going:
    """A second passes for the fuel: what is used up goes out and leaves ash, which no longer burns (R-49)."""
    row = numbers("fire")
    if table.options["fire_fuel"] != "material":
        return None
    edit, lines = table.edit(), []
    grounds = {ground.id: ground for ground in table.things(Terrain)}
    for area in fires(table):
        cell = table.grid.cell(area.at)
        ground = grounds.get(f"{cell[0]:g},{cell[1]:g}")
        if ground is None or area.radius or class_of(table, cell) is None:
            continue  # what the game master laid there burns as long as he says
        seconds = int(area.extra.get("seconds", 0)) + 1
        if seconds < int(row["fuel"].get(ground.surface or "", row["burnt"]["other_s"])):
            edit.put(replace(area, extra={**area.extra, "seconds": seconds}))
            continue
        left = tuple(tag for tag in ground.tags if tag not in row["classes"]["tags"])
        edit.drop(area).put(replace(ground, surface=row["burnt"]["surface"], tags=left))
        lines.append(Line("R-49", T("the fire at {cell} is burnt down", cell=cell_words(table.grid, cell))))
    changes = edit.changes()
    if changes:
        yield Apply(changes, tuple(lines))
    return None


# --- those in it ------------------------------------------------------------------------------------------------------


def burn(table: Table, token_id: str, how: str) -> Generator[Any, Any, Hurt]:
    """Flames touch somebody. To be used with `yield from`. Args: how: crossed, within (a whole turn) or furnace."""
    dice = str(numbers("fire")["flames"][how])
    rolled = yield Roll(expression(dice, 0), "flames", by=token_id, rule="ENV-1")
    hurt = yield from large.engulf(table, token_id, rolled.total, "burn")
    yield from clothes.catch(table, token_id, rolled.total)
    return hurt
