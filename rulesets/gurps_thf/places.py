"""Where one may step back to and where a push ends: moves that are no manoeuvre. Rules: MOV-19, MOV-20, DEF-10, CON-9."""

from dataclasses import dataclass

from battlemap.rules.api import Cell, HeightBand, MoveProfile, Occupied, StepRule, Table, Token

from .ground import NO_WAY, small_heights
from .tables import numbers

NO_RETREAT = ("sitting", "kneeling")
ANYWHERE = Occupied(enter=True, end=True)


@dataclass(frozen=True, slots=True)
class Push:
    """A forced move: the cells gone through, the first one that stopped it (None: nothing did), those run against."""

    path: tuple[Cell, ...]
    stopped_by: Cell | None
    direction: int
    hit: tuple[str, ...] = ()


def retreat_cells(table: Table, defender: Token, attacker: Token) -> tuple[Cell, ...]:
    """The free neighbours farther from the attacker, sorted; none for one who cannot retreat."""
    stunned = any(condition.id in ("stunned", "mentally_stunned") for condition in defender.conditions)
    if stunned or defender.posture in NO_RETREAT:
        return ()
    heights = small_heights()
    profile = MoveProfile(1, steps=(StepRule("retreat", 1, face=False),), tags=NO_WAY, rises=heights, drops=heights)
    cells = sorted(table.retreat_cells(defender, attacker, profile))
    if table.cell(defender) == table.cell(attacker):  # out of close combat it goes backwards (CLO-12)
        cells = [cell for cell in cells if table.arc(cell, defender) == "rear"]
    return tuple(cells)


def one_step(table: Table, token: Token) -> tuple[Cell, ...]:
    """The free neighbours a step of the ground's small heights leads to, by direction."""
    heights = small_heights()
    profile = MoveProfile(1, steps=(StepRule("step", 1, face=False),), tags=NO_WAY, rises=heights, drops=heights)
    ways = (table.push(token, direction, 1, profile).cells for direction in range(table.grid.directions))
    return tuple(dict.fromkeys(cells[0] for cells in ways if cells))


def push(table: Table, token: Token, source: Token, cells: int) -> Push:
    """Push a token straight away from another, cell by cell, until something stops it; its facing stays.

    Args:
        token: who is pushed.
        source: who it is pushed away from; from the same cell it goes where that one looks.
        cells: how far.
    """
    same = table.cell(token) == table.cell(source)
    return push_towards(table, token, source.facing if same else table.direction(source, token), cells)


def push_towards(table: Table, token: Token, direction: int, cells: int) -> Push:
    """Push a token in a direction, as `push` does."""
    profile = MoveProfile(
        max(cells, 0),
        steps=(StepRule("push", 1, face=False),),
        tags=NO_WAY,
        rises=(HeightBand(numbers("movement")["heights"]["free"]),),
        occupied=ANYWHERE,
        by_token={other.id: Occupied() for other in table.tokens() if other.size > token.size},
    )
    found = table.push(token, direction, max(cells, 0), profile)
    end = found.cells[-1] if found.cells else table.cell(token)
    stopped_by = table.grid.neighbor(end, direction) if found.stopped else None
    return Push(found.cells, stopped_by, direction, found.hit)
