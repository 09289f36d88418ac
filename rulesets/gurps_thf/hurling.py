"""Throwing any object at somebody, and where a grenade lands that missed. Rules: RNG-1 to RNG-5, RNG-14, EXP-20."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, CommandError, Outcome, T, Table, Token

from . import body, ranged, throwing
from .ranged import Shot
from .scatter import scatter
from .shooting import loose, pick
from .weapons import Weapon

Going = Generator[Any, Any, Outcome]


def throw(request: ActionRequest, table: Table) -> Going:
    """Throw an object of some weight, or the weapon named. One like a grenade lands elsewhere when it misses.

    What explodes does so where it ends.
    """
    if request.target is None:
        raise CommandError(T("What to throw at?"), hint=T("name a token"))
    thrower = table.token(request.by)
    grenade = bool(request.options.get("grenade"))
    held = None if request.using is None else pick(table, thrower, request.using)
    if held is not None and held.explosive:
        thing = held
    else:
        thing = object_of(table, thrower, float(request.options.get("weight_kg", 1.0)), grenade)
    shot = Shot(request.by, request.target, thing, str(request.options.get("location", "torso")))
    ranged.check(table, shot)
    result = yield from loose(table, shot)
    if result.blast is not None:
        return Outcome(hit=result.hit, value=result.blast)
    if result.hit or not grenade or result.check is None or result.check.ok:
        return Outcome(hit=result.hit, value=result)
    aimed = table.cell(table.token(request.target))
    cell = yield from scatter(table, request.by, aimed, -result.check.margin, rule="RNG-14")
    return Outcome(hit=False, value=(cell[0], cell[1]))


def object_of(table: Table, thrower: Token, weight_kg: float, grenade: bool = False) -> Weapon:
    """The object as a weapon. Raises CommandError `not-offered` for one that is too heavy."""
    stats = table.stats(thrower)
    st = body.strength(stats)
    farthest = throwing.far_m(st, throwing.skill_of(stats), weight_kg)
    if farthest is None:
        raise CommandError(
            T("At most {kg} kg can be thrown", kg=throwing.heaviest(st)), code="not-offered", rule="RNG-1",
            hint=T("take something lighter"),
        )  # fmt: skip
    dice = throwing.thrown_damage(int(stats["st"]), weight_kg)
    flags = frozenset({"thrown", "grenade"} if grenade else {"thrown"})
    return Weapon("object", throwing.skill_of(stats), dice or "0", "cr", weight=weight_kg, max_m=farthest, flags=flags)
