"""Throwing any object at somebody, and where a grenade lands that missed. Rules: RNG-1 to RNG-5, RNG-14, EXP-20."""

from collections.abc import Generator
from math import floor
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Cell, CommandError, Line, Outcome, Roll, T, Table, Token

from . import body, ranged, throwing
from .ranged import Shot
from .shooting import loose
from .tables import numbers
from .weapons import Weapon

Going = Generator[Any, Any, Outcome]


def throw(request: ActionRequest, table: Table) -> Going:
    """Throw an object of some weight. One like a grenade lands elsewhere when it misses."""
    if request.target is None:
        raise CommandError(T("What to throw at?"), hint=T("name a token"))
    thrower = table.token(request.by)
    grenade = bool(request.options.get("grenade"))
    thing = object_of(table, thrower, float(request.options.get("weight_kg", 1.0)), grenade)
    shot = Shot(request.by, request.target, thing, str(request.options.get("location", "torso")))
    ranged.check(table, shot)
    result = yield from loose(table, shot)
    if result.hit or not grenade or result.check is None or result.check.ok:
        return Outcome(hit=result.hit, value=result)
    cell = yield from scatter(table, request.by, request.target, -result.check.margin)
    return Outcome(hit=False, value=(cell[0], cell[1]))


def object_of(table: Table, thrower: Token, weight_kg: float, grenade: bool = False) -> Weapon:
    """The object as a weapon. Raises CommandError `not-offered` for one that is too heavy."""
    stats = table.stats(thrower)
    st = body.strength(stats)
    farthest = throwing.far_m(st, skill_of(stats), weight_kg)
    if farthest is None:
        raise CommandError(
            T("At most {kg} kg can be thrown", kg=throwing.heaviest(st)), code="not-offered", rule="RNG-1",
            hint=T("take something lighter"),
        )  # fmt: skip
    dice = throwing.thrown_damage(int(stats["st"]), weight_kg)
    flags = frozenset({"thrown", "grenade"} if grenade else {"thrown"})
    return Weapon("object", skill_of(stats), dice or "0", "cr", weight=weight_kg, max_m=farthest, flags=flags)


def skill_of(stats: Any) -> int:
    """Throwing, or its default."""
    known = stats.get("throwing")
    return int(stats["dx"]) + int(numbers("throwing")["far"]["untrained"]) if known is None else int(known)


def scatter(table: Table, by: str, target: str, missed_by: int) -> Generator[Any, Any, Cell]:
    """Where it lands: as many metres off as the roll failed by, at most half the distance, in a random direction."""
    thrower, cell = table.token(by), table.cell(table.token(target))
    around = table.grid.directions
    rolled = yield Roll(f"1d{around}", "scatter", by=by, rule="RNG-14")
    far = min(missed_by, floor(table.distance(thrower, cell) / 2))
    for _ in range(far):
        cell = table.grid.neighbor(cell, (thrower.facing + rolled.total - 1) % around)
    yield Apply(
        lines=(Line("RNG-14", T("it lands {metres} m off, at {cell}", metres=far, cell=f"{cell[0]:g},{cell[1]:g}")),)
    )
    return cell
