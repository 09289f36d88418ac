"""What others mean to a mover: allies and bodies are in the way a little, enemies stop all but one who evades them.

Rules: MOV-15, MOV-17, MOV-22, CLO-1, CLO-24.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from battlemap.rules.api import Arc, Cell, MovePath, Occupied, T, Table, Text, Token, Toll

from . import swarms
from .ground import signed
from .tables import numbers

EVADE = "requires_evade"
CLOSE = "close_combat"
SWARM = Occupied(enter=True, end=True)  # swarms and others share a hex
BODIES = ("unconscious", "dead")
ARCS: dict[str, Text] = {
    "front": T("front"), "right": T("right side"), "left": T("left side"), "rear": T("rear"), "same": T("same hex")
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Evasion:
    """A way through an enemy's cell: what the mover's DX is changed by in the contest."""

    at: Cell
    token: str
    arc: Arc
    modifier: int


@dataclass(frozen=True, slots=True)
class Met:
    """The parts of a profile that speak of others."""

    occupied: Occupied
    by_side: Mapping[str, Occupied]
    by_token: Mapping[str, Occupied]


def posture_of(token: Token) -> str:
    """The posture, standing for one this ruleset does not know."""
    return token.posture if token.posture in numbers("postures") else "standing"


def is_body(token: Token) -> bool:
    """True for one that lies there and cares for nothing."""
    return any(condition.id in BODIES for condition in token.conditions)


def is_enemy(token: Token, mover: Token) -> bool:
    """True for one who would stop the mover: everybody who is not of the same side and able to act."""
    return not is_body(token) and not (mover.side and token.side == mover.side)


def evade_modifier(posture: str, arc: str) -> int:
    """What slipping past an enemy does to the mover's DX."""
    result: int = numbers("postures")[posture]["evade"] + numbers("movement")["evade_arc"][arc]
    return result


@cache
def enemy(posture: str, stepping: bool) -> Occupied:
    """An enemy in that posture. Args: stepping: a Step may end in his hex, for close combat."""
    text = T("enemy entered from the {arc}: DX {number} to get past")
    tolls = {
        arc: Toll(
            Text(text.key, {"arc": words, "number": signed(evade_modifier(posture, arc))}),
            "CLO-1" if stepping else "MOV-17",
            mark=CLOSE if stepping else EVADE,
        )
        for arc, words in ARCS.items()
    }
    return Occupied(enter=True, end=stepping, from_arc=tolls, drawn=True)


def met(mover: Token, table: Table, *, counted: bool, stepping: bool) -> "Met":
    """What everybody on the table means to the mover.

    Args:
        counted: allies and bodies cost what a minor obstruction costs.
        stepping: the manoeuvre is one with a Step.
    """
    extra = numbers("movement")["extra"]["minor_obstruction"] if counted else 0
    ally = Occupied(enter=True, toll=Toll(T("an ally in the way"), "MOV-15", add=extra) if extra else None)
    body = Occupied(enter=True, end=True, toll=Toll(T("a body in the way"), "MOV-15", add=extra) if extra else None)
    if swarms.is_swarm(table.stats(mover)):
        return Met(SWARM, {}, {})
    apart: dict[str, Occupied] = {}
    for token in table.tokens():
        if swarms.is_swarm(table.stats(token)):
            apart[token.id] = SWARM
        elif is_body(token):
            apart[token.id] = body
        elif token.posture != "standing" and is_enemy(token, mover):
            apart[token.id] = enemy(posture_of(token), stepping)
    sides = {mover.side: ally} if mover.side else {}
    return Met(enemy("standing", stepping), sides, apart)


def evasions(table: Table, mover: Token, path: MovePath) -> tuple[Evasion, ...]:
    """The enemies' cells a way leads into, in order, each with the arc it is entered from."""
    before = table.cell(mover)
    found: list[Evasion] = []
    if swarms.is_swarm(table.stats(mover)):
        return ()
    for step in path.steps:
        if step.at == before:
            continue
        for token in table.occupants(step.at):
            if token.id != mover.id and is_enemy(token, mover) and not swarms.is_swarm(table.stats(token)):
                arc = table.arc(before, token)
                found.append(Evasion(step.at, token.id, arc, evade_modifier(posture_of(token), arc)))
        before = step.at
    return tuple(found)
