"""Blows between fighters whose floors differ in height. Rules: SIT-1, SIT-2, SIT-3."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import Modifier, T, Table, Token, Why, decimal

from . import multi
from .locations import Place
from .tables import numbers
from .weapons import Weapon, weapons_of

GROUPS = {"leg": "legs", "foot": "legs", "brain": "head", "eye": "head", "face": "head", "throat": "head"}
LEGS = {"legs": T("down at the legs"), "head": T("down at the head")}
UP = {"legs": T("up at the legs"), "head": T("up at the head")}


@dataclass(frozen=True, slots=True)
class Level:
    """How a fighter stands to another: `upper` of the two, `metres` as they count for him (his long weapon worked in).

    `row` is that of the table; None: too far apart for any blow.
    """

    upper: bool
    metres: float
    row: Mapping[str, Any] | None

    @property
    def own(self) -> Mapping[str, int]:
        """What he reaches besides the rest of the body: legs, head, with the modifiers."""
        found: Mapping[str, int] = self.row["upper" if self.upper else "lower"] if self.row else {}
        return found


def level(table: Table, fighter: Token, other: Token, weapon: Weapon | None = None) -> Level:
    """How a fighter stands to another. Args: weapon: what he strikes with; None: as if with a common one."""
    difference = round(table.elevation(fighter) - table.elevation(other), 6)
    metres = round(max(0.0, abs(difference) - _long(weapon)), 6)
    return Level(difference > 0, metres, row_of(metres))


def row_of(metres: float) -> Mapping[str, Any] | None:
    """The row of a difference; None where it is too great."""
    found: Mapping[str, Any] | None = next(
        (r for r in numbers("situations")["levels"]["rows"] if metres <= r["up_to"]), None
    )
    return found


def attack_modifiers(
    table: Table, attacker: Token, target: Token, weapon: Weapon, where: Place | None
) -> tuple[Modifier, ...]:
    """What the difference does to a blow at a location."""
    group = GROUPS.get(where.kind) if where is not None else None
    if group is None:
        return ()
    here = level(table, attacker, target, weapon)
    value = here.own.get(group, 0)
    return (Modifier(value, "SIT-2", (LEGS if here.upper else UP)[group]),) if value else ()


def refused(table: Table, attacker: Token, target: Token, weapon: Weapon, where: Place | None) -> Why | None:
    """Why a blow cannot reach there across the difference; None if it can."""
    far = too_far(table, attacker, target, weapon)
    if far is not None:
        return far
    here = level(table, attacker, target, weapon)
    group = GROUPS.get(where.kind) if where is not None else None
    if here.row is not None and here.row.get("only") and group not in here.own:
        part = T("only the head is within reach") if here.upper else T("only the legs are within reach")
        return Why(here.metres, "SIT-2", part)
    if group is not None and group not in here.own:
        where_to = T("the legs are too far down") if group == "legs" else T("the head is too far up")
        return Why(here.metres, "SIT-2", where_to)
    return None


def too_far(table: Table, attacker: Token, target: Token, weapon: Weapon) -> Why | None:
    """Why no blow at all reaches across the difference; None if some may."""
    here = level(table, attacker, target, weapon)
    if here.row is not None:
        return None
    return Why(here.metres, "SIT-2", T("{metres} m higher or lower: no blow reaches", metres=decimal(here.metres)))


def defence_modifiers(table: Table, defender: Token, attacker: Token) -> tuple[Modifier, ...]:
    """What the difference does to his defences against that foe; a long weapon lessens a penalty, not a bonus.

    Where only a longer weapon reaches across, the last row of the table holds.
    """
    here = level(table, defender, attacker)
    if not here.upper:
        here = level(table, defender, attacker, longest(table, defender))
    row = here.row or numbers("situations")["levels"]["rows"][-1]
    value = row["upper_defence" if here.upper else "lower_defence"]
    text = T("standing higher") if here.upper else T("standing lower")
    return (Modifier(value, "SIT-2", text),) if value else ()


def longest(table: Table, token: Token) -> Weapon | None:
    """The longest weapon that is ready."""
    ready = [w for w in weapons_of(table.stats(token)) if w.melee and multi.ready(token, table, w)]
    return max(ready, key=lambda w: w.longest, default=None)


def height_of(thing: str) -> float:
    """How high a common thing to stand on is, in metres.

    >>> height_of("table")
    1.0
    """
    return float(numbers("situations")["heights"][thing])


def _long(weapon: Weapon | None) -> float:
    """Metres a weapon is longer than a common one; a hex of reach is a metre."""
    common: float = numbers("situations")["levels"]["weapon_m"]
    return max(0.0, (weapon.longest if weapon is not None else 0) - common)
