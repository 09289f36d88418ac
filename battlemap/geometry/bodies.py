"""Where a token of some size snaps to."""

from __future__ import annotations

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint


def place_for(grid: Grid, point: ScenePoint, size: int) -> Cell:
    """The cell `at` which puts the middle of a body of `size` nearest to a point, the same way in every column and row.

    Odd sizes snap their middle to a cell's centre, even ones to a corner, so a body never moves by more than half a cell on
    squares (its own corner of every hex on hexes); without a grid nothing snaps.
    """
    nearest = grid.cell_at(point)
    middle, center = grid.body_center(nearest, size, 0), grid.center(nearest)
    return grid.cell_at(ScenePoint(point[0] - (middle.x - center.x), point[1] - (middle.y - center.y)))
