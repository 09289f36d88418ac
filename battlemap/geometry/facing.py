"""Facing: direction index and degrees, turning, and in which arc of a token something lies.

Everything here is decided by whole numbers on hexes and squares, so what lies exactly on the border of two arcs always falls
to the same one, and mirrored positions agree. On hexes the token's own frame comes first: its forward neighbour is turned
onto (0, -1), and from then on both hex kinds are the same (CON-4).
"""

from __future__ import annotations

import math
from typing import Literal, cast

from battlemap.geometry.grid import Grid
from battlemap.geometry.hexgrid import in_frame
from battlemap.geometry.squaregrid import EIGHT
from battlemap.geometry.types import Cell, Hex, Pose, ScenePoint

Arc = Literal["front", "left", "right", "rear", "same"]

# Without a grid a border case may be off by rounding; this much, relative to the distance, still counts as on the border.
_ON_BORDER = 1e-9


def turn(facing: int, steps: int, directions: int) -> int:
    """The facing after turning clockwise by `steps` (negative: counter-clockwise).

    >>> turn(0, -1, 6)
    5
    """
    return (facing + steps) % directions


def relative_direction(direction: int, facing: int, directions: int) -> int:
    """A direction as the token sees it: 0 straight ahead, then clockwise (CON-5).

    >>> relative_direction(1, 2, 6)
    5
    """
    return (direction - facing) % directions


def turn_steps(before: int, after: int, directions: int) -> int:
    """The shortest turn from one facing to another, clockwise positive; a half turn counts clockwise.

    >>> turn_steps(0, 5, 6), turn_steps(1, 4, 6)
    (-1, 3)
    """
    clockwise = (after - before) % directions
    return clockwise if 2 * clockwise <= directions else clockwise - directions


def nearest_direction(grid: Grid, degrees: float) -> int:
    """The direction nearest to an angle in degrees clockwise from north; halfway between two, the clockwise one (CON-9)."""
    step = 360.0 / grid.directions
    return math.floor((degrees - grid.direction_deg(0)) / step + 0.5) % grid.directions


def bearing_deg(a: ScenePoint, b: ScenePoint) -> float:
    """Degrees from a to b, clockwise from north, 0 <= result < 360; 0 if the points are the same.

    >>> bearing_deg(ScenePoint(0, 0), ScenePoint(1, 1))
    135.0
    """
    degrees = math.degrees(math.atan2(b[0] - a[0], a[1] - b[1])) % 360.0
    return 0.0 if degrees == 360.0 else degrees


def arc(grid: Grid, pose: Pose, cell: Cell) -> Arc:
    """In which arc of the token at `pose` a cell lies, at any distance.

    On hexes front reaches 90 degrees to either side, border included, and the rear lies strictly behind 120 degrees. On
    squares and without a grid front is strictly within 90 degrees, the rear strictly behind 135: beside a token that is
    three squares in front, one behind and two on each side.

    Rules: CON-5, CON-6, CON-12.
    """
    if grid.directions == 6:
        q, r = _hex_frame(grid, pose, cell)
        if q == 0 and r == 0:
            return "same"
        if 2 * r + q <= 0:
            return "front"
        if r > 0 and q + r > 0:
            return "rear"
        return "right" if q > 0 else "left"
    ahead, right, slack = _square_frame(grid, pose, cell)
    if ahead == 0 and right == 0:
        return "same"
    if ahead > slack:
        return "front"
    if -ahead > abs(right) + slack:
        return "rear"
    return "right" if right > 0 else "left"


def melee_fan(grid: Grid, pose: Pose, cell: Cell) -> bool:
    """True if a plain blow reaches that way: on hexes the 120-degree fan through the three front hexes, on squares and without
    a grid the 90-degree wedge ahead, borders included. In the token's own cell there is no restriction.

    Rules: CON-7, CON-12.
    """
    if grid.directions == 6:
        q, r = _hex_frame(grid, pose, cell)
        return r <= 0 and q + r <= 0
    ahead, right, slack = _square_frame(grid, pose, cell)
    return ahead >= abs(right) - slack


def _hex_frame(grid: Grid, pose: Pose, cell: Cell) -> Hex:
    q, r = cast("Hex", pose.cell)
    forward = grid.neighbor(pose.cell, pose.facing)
    return Hex(
        *in_frame(
            cast("int", cell[0]) - q,
            cast("int", cell[1]) - r,
            (cast("int", forward[0]) - q, cast("int", forward[1]) - r),
        )
    )


def _square_frame(grid: Grid, pose: Pose, cell: Cell) -> tuple[float, float, float]:
    """(how far ahead, how far to the right, what counts as nothing); on diagonal facings all times the square root of 2."""
    dx, dy = cell[0] - pose.cell[0], cell[1] - pose.cell[1]
    fx, fy = EIGHT[pose.facing % 8]
    slack = 0.0 if grid.kind == "square" else _ON_BORDER * (abs(dx) + abs(dy))
    return fx * dx + fy * dy, fx * dy - fy * dx, slack
