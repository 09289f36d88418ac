"""Where one may step back to, and where a push ends: moves that are no manoeuvre. Rules: MOV-19, MOV-20, DEF-10, CON-9."""

from dataclasses import dataclass

from battlemap.rules.api import Cell, HeightBand, MoveProfile, Occupied, StepRule, Table, Token

from .ground import NO_WAY, small_heights
from .tables import numbers

NO_RETREAT = ("sitting", "kneeling")
ANYWHERE = Occupied(enter=True, end=True)


@dataclass(frozen=True, slots=True)
class Push:
    """A forced move: the cells gone through, and the first one that stopped it (None: nothing did)."""

    path: tuple[Cell, ...]
    stopped_by: Cell | None
    direction: int


def retreat_cells(table: Table, defender: Token, attacker: Token) -> tuple[Cell, ...]:
    """The free neighbours farther from the attacker, sorted; none for one who cannot retreat."""
    stunned = any(condition.id in ("stunned", "mentally_stunned") for condition in defender.conditions)
    if stunned or defender.posture in NO_RETREAT:
        return ()
    heights = small_heights()
    profile = MoveProfile(1, steps=(StepRule("retreat", 1, face=False),), tags=NO_WAY, rises=heights, drops=heights)
    before = table.distance(defender, attacker)
    here = table.cell(defender)
    cells = [found.at for found in table.reach(defender, profile).cells if found.at != here]
    return tuple(sorted(cell for cell in cells if table.distance(cell, attacker) > before))


def push(table: Table, token: Token, source: Token, cells: int) -> Push:
    """Push a token straight away from another, cell by cell, until something stops it.

    Args:
        token: who is pushed; its facing stays.
        source: who it is pushed away from; from the same cell it goes where that one looks.
        cells: how far.
    """
    same = table.cell(token) == table.cell(source)
    direction = source.facing if same else table.direction(source, token)
    way: list[Cell] = []
    here = table.cell(token)
    for _ in range(max(cells, 0)):
        here = table.grid.neighbor(here, direction)
        way.append(here)
    big = {other.id: Occupied() for other in table.tokens() if other.size > token.size}
    profile = MoveProfile(
        max(cells, 0),
        steps=(StepRule("push", 1, face=False),),
        tags=NO_WAY,
        rises=(HeightBand(numbers("movement")["heights"]["free"]),),
        occupied=ANYWHERE,
        by_token=big,
    )
    priced = table.price(token, profile, way)
    if priced.illegal is None:
        return Push(tuple(way), None, direction)
    gone = priced.illegal.step
    return Push(tuple(way[:gone]), way[gone], direction)
