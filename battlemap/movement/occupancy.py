"""Who stands where, for one mover: which places it may pass, where it may stop, and at which toll.

Only the few occupied cells are looked at, so a token that moves costs next to nothing. A token whose body is wholly above or
below the mover is not in its way.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field

from battlemap.geometry.facing import arc
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, Pose
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.movement.costs import BLOCKED, MoveProfile, Occupied, Toll
from battlemap.movement.tables import Tables

Meets = Callable[[str], bool]


def nobody(token: str) -> bool:
    """For a way that is searched for."""
    return False


def everybody(token: str) -> bool:
    """For a way that somebody draws."""
    return True


@dataclass(frozen=True, slots=True)
class Standing:
    """One token that stands in the way, and what it means to the mover.

    `pose`: where it stands and looks to; `waits`: it only stands in the way of who does not want to stop by it.
    `closed`: it is nobody, but ground the mover is not let onto.
    """

    token: str
    name: str
    meaning: Occupied
    pose: Pose
    waits: bool = False
    closed: bool = False

    def toll(self, grid: Grid, before: Cell) -> Toll | None:
        """What it asks of one who comes from the cell `before`."""
        if not self.meaning.from_arc:
            return self.meaning.toll
        return self.meaning.from_arc.get(arc(grid, self.pose, before), self.meaning.toll)

    @property
    def tolls(self) -> bool:
        """True if it may ask a toll of anybody."""
        return self.meaning.toll is not None or bool(self.meaning.from_arc)


@dataclass(frozen=True, slots=True)
class Occupancy:
    """Who is met at a place: `met` by cell number and, of `sides` shapes of the mover's body, the one it has there.

    Places that are not named are free.
    """

    met: Mapping[tuple[int, int], tuple[Standing, ...]] = field(default_factory=dict)
    sides: int = 1

    def at(self, number: int, facing: int) -> tuple[Standing, ...]:
        return self.met.get((number, facing % self.sides), ())

    def closed(self, number: int, facing: int) -> bool:
        """True if the mover would stand on ground it is not let onto."""
        return any(one.closed for one in self.at(number, facing))

    def may_end(self, number: int, facing: int) -> bool:
        return all(one.meaning.enter and one.meaning.end for one in self.at(number, facing))


def occupancy(
    view: ScenarioView,
    scene: str,
    mover: Token,
    profile: MoveProfile,
    tables: Tables,
    drawn: Meets = nobody,
    within: Container[Cell] | None = None,
) -> Occupancy:
    """Everyone but the mover, as the mover meets them with its whole body.

    Args:
        drawn: of the tokens one only meets on a drawn way, those that are met now, by id; the others stand in the way.
        within: cells that may be entered at all; None: every cell.
    """
    cells = _by_cell(view, scene, mover, profile, tables, drawn)
    lattice = tables.field.lattice
    if within is not None:
        for number, cell in enumerate(map(lattice.cell, range(lattice.count))):
            if cell not in within:
                cells[number] = [Standing("", "", BLOCKED, Pose(cell, 0), closed=True)]
    met: dict[tuple[int, int], dict[str, Standing]] = {}
    sides = min(tables.facings, len(tables.bodies))
    for number, found in cells.items():
        for side in range(sides):
            for dx, dy in tables.bodies[side]:
                anchor = int(lattice.shifted((-dx, -dy))[number]) if dx or dy else number
                if anchor >= 0:
                    met.setdefault((anchor, side), {}).update((one.token, one) for one in found)
    return Occupancy({place: tuple(found.values()) for place, found in met.items()}, sides)


def _by_cell(
    view: ScenarioView, scene: str, mover: Token, profile: MoveProfile, tables: Tables, drawn: Meets
) -> dict[int, list[Standing]]:
    grid, lattice = tables.field.grid, tables.field.lattice
    stature = tables.shape.stature
    result: dict[int, list[Standing]] = {}
    for token in sorted(view.of(Token, scene).values(), key=lambda token: token.id):
        if token.id == mover.id or token.id in profile.ignored:
            continue
        meaning = profile.who(token.id, token.side)
        if meaning.free:
            continue
        waits = meaning.drawn and not drawn(token.id)
        if waits:
            meaning, waits = BLOCKED, meaning.end
        walks = stature.least == -math.inf  # then its feet are as high above the ground everywhere
        if walks and not overlap(stature.lift, stature.height, token.elevation):
            continue
        at = grid.cell(token.at)
        one = Standing(token.id, token.name, meaning, Pose(at, token.facing % grid.directions), waits)
        for cell in grid.body(at, token.size, token.facing, token.body):
            number = lattice.number(cell)
            if number < 0:
                continue
            ground = 0.0 if walks else float(tables.field.elevation[number])
            feet = max(ground + stature.lift, stature.least) - ground
            if walks or overlap(feet, stature.height, token.elevation):
                result.setdefault(number, []).append(one)
    return result


def overlap(feet: float, height: float, other_feet: float, other_height: float = 1.8) -> bool:
    """True if two bodies above the same ground are at the same height at least in part."""
    return feet < other_feet + other_height - 1e-9 and other_feet < feet + height - 1e-9
