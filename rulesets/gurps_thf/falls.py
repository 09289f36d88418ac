"""Falling, things that fall on one, and shots that go through. Rules: SIT-7 to SIT-10."""

from collections.abc import Generator
from dataclasses import replace
from math import floor
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    CommandError,
    Line,
    Outcome,
    Roll,
    T,
    Table,
    Terrain,
    Text,
    Why,
    cell_words,
    decimal,
)

from . import body, state, swarms, water
from .damage import Hurt, divided, work_out
from .injury import suffer
from .locations import place
from .rolls import Score, roll
from .tables import numbers
from .weapons import add_points, expression

Going = Generator[Any, Any, Any]
HELPLESS = ("dead", "unconscious", "collapsed")
PIERCING = ("imp", "pi-", "pi", "pi+", "pi++", "beam")


def fall_dice(height_m: float, soft: bool = False) -> str | None:
    """Damage dice of a fall; fractions of a metre are dropped. None: nothing.

    >>> fall_dice(6), fall_dice(4.9), fall_dice(2, True), fall_dice(0.9)
    ('6d-12', '4d-12', '2d-10', None)
    """
    row = numbers("hardship")["falls"]
    high = floor(height_m + 1e-9)
    tier = next((one for one in row["rows"] if high >= one["from"]), None)
    if tier is None:
        return None
    per = int(tier["per_die"]) + (int(row["soft_per_m"]) if soft else 0)
    return add_points(f"{high}d", per * high)


def fall_dr(flexible: int, metal: int) -> int:
    """What armour does in a fall: flexible up to 3, of metal half; shields nothing."""
    row = numbers("hardship")["falls"]
    return min(flexible, int(row["flexible_most"])) + metal // int(row["metal_part"])


def fall(
    table: Table, token_id: str, height_m: float, *, soft: bool = False, eased: bool = False
) -> Generator[Any, Any, tuple[str | None, Hurt | None]]:
    """Somebody falls so far. To be used with `yield from`. Args: eased: an Acrobatics roll has succeeded.

    Returns: the dice, and what it did.
    """
    row = numbers("hardship")["falls"]
    high = max(0.0, height_m - row["acrobatics_m"]) if eased else height_m
    dice = fall_dice(high, soft)
    token = table.token(token_id)
    if dice is None:
        yield Apply(lines=(Line("SIT-7", T("{name} lands unhurt", name=token.name or token_id)),))
        return None, None
    rolled = yield Roll(expression(dice, 0), "fall", by=token_id, rule="SIT-7")
    stats = table.stats(token)
    whole = int(stats["dr"])
    flexible = min(whole, int(stats.get("dr_flexible", 0)))
    dr = fall_dr(flexible, whole - flexible)
    hurt = work_out(rolled.total, "cr", place("torso"), {**stats, "dr": dr, "dr_flexible": 0}, area=True)
    why = (Why(high, "SIT-7", T("metres fallen")), Why(-dr, "SIT-8", T("armour in a fall")))
    hurt = replace(hurt, large=True, why=(*why, *hurt.why))
    yield Apply(table.edit().set(token_id, posture="lying").changes())
    yield from suffer(table, token_id, hurt)
    return dice, hurt


def come_down(
    table: Table, token_id: str, high: float, *, helpless: bool = False, soft: bool = False
) -> Generator[Any, Any, Hurt | None]:
    """Somebody comes down where he is now, from so high: Acrobatics, what is soft, the damage, who lies below.

    Args: helpless: he cannot do anything about it. soft: the ground is; water is after a Swimming roll.
    """
    token = table.token(token_id)
    if swarms.is_swarm(table.stats(token)):
        return None
    eased, least = False, numbers("hardship")["falls"]["rows"][-1]["from"]
    aware = not helpless and not state.has(token, *HELPLESS)
    if high >= least and aware:
        score = Score(body.acrobatics(table.stats(token)), T("Acrobatics"), "SIT-7")
        eased = (yield from roll(table, score, "acrobatics", token_id, rule="SIT-7", apart=lambda c: c.ok)).ok
        if table.ground(table.cell(token)).water > 0 and not soft:
            score = water.swimming(table, token, "SIT-7")
            soft = (yield from roll(table, score, "swimming", token_id, rule="SIT-7", apart=lambda c: c.ok)).ok
    below = [
        other.id
        for other in table.occupants(table.cell(token))
        if other.id != token_id and not swarms.is_swarm(table.stats(other))
    ]
    _, hurt = yield from fall(table, token_id, high, soft=soft or bool(below), eased=eased)
    for other in below if high >= least else ():
        name = table.token(other).name or other
        yield Apply(lines=(Line("SIT-9", T("{name} is fallen onto", name=name)),))
        yield from drop(table, other, float(table.stats(token)["weight_kg"]), high, soft=True)
    return hurt


def over_edge(table: Table, token_id: str, before_m: float) -> Going:
    """One who was pushed or thrown: where the ground is so much lower than it was, he falls. Args: before_m: how high he was."""
    token = table.token(token_id)
    deep = round(before_m - table.elevation(token), 6)
    if deep <= float(numbers("movement")["heights"]["small"]) or table.stats(token).get("air_move"):
        return None
    text = T("{name} falls {metres} m", name=token.name or token_id, metres=decimal(deep))
    yield Apply(lines=(Line("SIT-7", text),))
    yield from come_down(table, token_id, deep)
    return None


def plunge(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: fall from where one is, to the ground of a cell or by so many metres."""
    token, options = table.token(request.by), request.options
    high = float(options.get("height_m", 0) or 0)
    edit = table.edit()
    if request.at is not None:
        high = high or table.elevation(token) - table.elevation(request.at)
        edit.set(token, at=(request.at[0], request.at[1]), elevation=0.0)
    elif token.elevation > 0:
        high = high or token.elevation
        edit.set(token, elevation=0.0)
    changes = edit.changes()
    if changes:
        yield Apply(changes)
    hurt = yield from come_down(table, token.id, high, soft=bool(options.get("soft")))
    return Outcome(value=0 if hurt is None else hurt.injury)


def cave_in(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: the floor of a cell gives way, so many metres down; whoever stands on it falls."""
    cell = request.at
    if cell is None:
        raise no_fall(T("name the cell whose floor gives way"))
    deep = float(request.options.get("depth_m", 3))
    standing = [token for token in table.occupants(cell) if table.cell(token) == cell]
    place = f"{cell[0]:g},{cell[1]:g}"
    before = next((ground for ground in table.things(Terrain) if ground.id == place), Terrain(place))
    line = Line(
        "SIT-7",
        T("the floor at {cell} gives way, {metres} m down", cell=cell_words(table.grid, cell), metres=decimal(deep)),
    )
    lower = replace(before, elevation=round(before.elevation - deep, 6))
    yield Apply(table.edit().put(lower).changes(), (line,))
    for token in standing:
        if not table.stats(token).get("air_move") or state.has(token, *HELPLESS):
            yield from come_down(table, token.id, deep)
    return Outcome(value=[token.id for token in standing])


def no_fall(text: Text) -> CommandError:
    """The refusal of a fall that cannot be."""
    return CommandError(text, code="not-offered", rule="SIT-7")


# --- falling objects --------------------------------------------------------------------------------------------------


def object_dice(kg: float, height_m: float) -> int:
    """Dice of a thing that falls: by 5 kg and 10 m, to the nearest, at least one of each.

    >>> object_dice(10, 30), object_dice(12.5, 15), object_dice(8, 500)
    (6, 6, 36)
    """
    row = numbers("hardship")["objects"]
    heavy = max(1, floor(max(kg, row["kg"] if kg < row["light_kg"] else 0) / row["kg"] + 0.5))
    high = max(1, floor(min(height_m, row["highest_m"]) / row["m"] + 0.5))
    return int(heavy * high)


def object_part(kg: float, height_m: float, soft: bool = False) -> int:
    """By what the damage is divided: light, low and soft things halve it each."""
    row = numbers("hardship")["objects"]
    return 1 << (int(kg < row["light_kg"]) + int(height_m < row["low_m"]) + int(soft))


def drop(table: Table, token_id: str, kg: float, height_m: float, soft: bool = False) -> Generator[Any, Any, Hurt]:
    """Something falls on somebody. To be used with `yield from`."""
    dice = object_dice(kg, height_m)
    rolled = yield Roll(expression(f"{dice}d", 0), "falling", by=token_id, rule="SIT-9")
    points = int(rolled.total) // object_part(kg, height_m, soft)
    hurt = work_out(points, "cr", place("torso"), table.stats(table.token(token_id)))
    hurt = replace(hurt, why=(Why(dice, "SIT-9", T("dice, by weight and height")), *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt


def drop_on(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: something falls on the token."""
    options = request.options
    kg, high = float(options.get("kg", 5)), float(options.get("height_m", 10))
    hurt = yield from drop(table, request.by, kg, high, bool(options.get("soft")))
    return Outcome(value=hurt.injury)


# --- through one and into the next ------------------------------------------------------------------------------------


def cover_dr(kind: str, dr: int, hp: int, layers: int = 1) -> int:
    """What a body or thing stops behind itself. Args: kind: flesh, machine, unliving, homogeneous or slab."""
    part = numbers("hardship")["through"]["hp_part"].get(kind)
    return dr if part is None else dr * layers + hp // int(part)


def passes(basic: int, type: str, cover: int, divisor: float = 1.0) -> bool:
    """Whether a shot goes through what it hit."""
    return type in PIERCING and basic > divided(cover, divisor, [])


def behind(
    table: Table, token_id: str, basic: int, type: str, cover: int, divisor: float = 1.0
) -> Generator[Any, Any, Hurt]:
    """A shot that went through strikes the next one: his DR and the cover of the first together."""
    stats = table.stats(table.token(token_id))
    both = {**stats, "dr": int(stats["dr"]) + cover}
    hurt = work_out(basic, type, place("torso"), both, divisor=divisor)
    hurt = replace(hurt, why=(Why(-cover, "SIT-10", T("went through somebody else")), *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt
