"""Areas on the map: which cells of the scene lie inside a burst, ring, cone, line or rectangle, and how far in.

Each function answers {cell: distance from the area's start in cells}, nearest first, then row by row; only cells of the
scene are in it, however large the area. A cell is inside when its centre is, borders included to a billionth of a cell, so the
answer never depends on how large a cell is drawn. Without a grid the cells are the half-unit points counted from the start.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from battlemap.geometry.facing import bearing_deg
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint

Inside = dict[Cell, float]

_ON_BORDER = 1e-9


def burst(grid: Grid, at: Cell, radius: float) -> Inside:
    """Cells within `radius` of a cell by the grid's own distance, that cell included.

    >>> from battlemap.geometry.grid import make_grid
    >>> grid = make_grid("hex-flat", 9, 9)
    >>> len(burst(grid, grid.from_offset(4, 4), 2))
    19
    """
    return ring(grid, at, radius, 0.0)


def ring(grid: Grid, at: Cell, radius: float, inner: float) -> Inside:
    """Cells at a distance from `inner` to `radius`, both included."""
    return _within(grid, at, radius, lambda cell, distance: distance >= inner - _ON_BORDER)


def cone(grid: Grid, at: Cell, direction_deg: float, angle_deg: float, length: float) -> Inside:
    """Cells within `length` of `at` and within half of `angle_deg` to either side of a direction; `at` itself is not inside.

    Args:
        direction_deg: degrees clockwise from north, see `Grid.direction_deg`.
        angle_deg: full opening, 0 to 360.
        length: in cells, by the grid's own distance.
    """
    start = grid.center(at)
    half = angle_deg / 2

    def inside(cell: Cell, distance: float) -> bool:
        off = (bearing_deg(start, grid.center(cell)) - direction_deg + 180.0) % 360.0 - 180.0
        return distance > 0 and abs(off) <= half + _ON_BORDER

    return _within(grid, at, length, inside)


def line(grid: Grid, a: Cell, b: Cell, width: float = 1.0) -> Inside:
    """Cells of the straight line from a to b, both ends included; along a common side both cells.

    Args:
        width: in cells; above 1 (and without a grid), also the cells whose centre lies within half of it from the line.
    """
    passed = grid.line(a, b)
    found = {a, b, *passed.crossed, *(cell for pair in passed.edge_pairs for cell in pair)}
    if width > 1.0 or grid.kind == "none":
        start, end = grid.center(a), grid.center(b)
        reach = width / 2 + _ON_BORDER
        low = ScenePoint(min(start.x, end.x) - reach, min(start.y, end.y) - reach)
        high = ScenePoint(max(start.x, end.x) + reach, max(start.y, end.y) + reach)
        found.update(cell for cell in _in_box(grid, low, high, a) if _gap(grid.center(cell), start, end) <= reach)
    return _nearest_first(grid, a, (cell for cell in found if grid.contains(cell)))


def rect(grid: Grid, corner: ScenePoint, opposite: ScenePoint, at: Cell) -> Inside:
    """Cells whose centre lies in the upright box between two points; distances are from `at`."""
    low = ScenePoint(min(corner[0], opposite[0]) - _ON_BORDER, min(corner[1], opposite[1]) - _ON_BORDER)
    high = ScenePoint(max(corner[0], opposite[0]) + _ON_BORDER, max(corner[1], opposite[1]) + _ON_BORDER)
    return _nearest_first(grid, at, _in_box(grid, low, high, at))


def _within(grid: Grid, at: Cell, radius: float, inside: Callable[[Cell, float], bool]) -> Inside:
    """Cells within `radius` that also pass the test of cell and distance."""
    # On every grid a cell at distance d stands at most d away along each axis.
    reach = radius + _ON_BORDER
    x, y = grid.center(at)
    near = _nearest_first(
        grid, at, _in_box(grid, ScenePoint(x - reach, y - reach), ScenePoint(x + reach, y + reach), at)
    )
    return {cell: far for cell, far in near.items() if far <= radius + _ON_BORDER and inside(cell, far)}


def _in_box(grid: Grid, low: ScenePoint, high: ScenePoint, anchor: Cell) -> Iterator[Cell]:
    """Cells of the scene whose centre lies in a box; without a grid the half-unit points counted from `anchor`."""
    bounds = grid.bounds()
    left, right = max(low.x, bounds.x), min(high.x, bounds.x + bounds.width)
    top, bottom = max(low.y, bounds.y), min(high.y, bounds.y + bounds.height)
    if left > right or top > bottom:
        return
    if grid.kind == "none":
        for j in range(math.ceil(2 * (top - anchor[1])), math.floor(2 * (bottom - anchor[1])) + 1):
            for i in range(math.ceil(2 * (left - anchor[0])), math.floor(2 * (right - anchor[0])) + 1):
                yield ScenePoint(anchor[0] + i / 2, anchor[1] + j / 2)
        return
    first_column, first_row = grid.offset(grid.cell_at(ScenePoint(left, top)))
    last_column, last_row = grid.offset(grid.cell_at(ScenePoint(right, bottom)))
    # Every other line of hexes is shifted by half a cell against the one at the box's corner: one more on each side.
    for row in range(max(0, first_row - 1), min(grid.rows, last_row + 2)):
        for column in range(max(0, first_column - 1), min(grid.columns, last_column + 2)):
            cell = grid.from_offset(column, row)
            center = grid.center(cell)
            if left <= center.x <= right and top <= center.y <= bottom:
                yield cell


def _nearest_first(grid: Grid, at: Cell, cells: Iterator[Cell]) -> Inside:
    """The cells with their distance from `at`, nearest first, then row by row."""
    by_distance = [(grid.distance(at, cell), cell) for cell in cells]
    by_distance.sort(key=lambda entry: (entry[0], *reversed(grid.offset(entry[1])), entry[1]))
    return {cell: distance for distance, cell in by_distance}


def _gap(point: ScenePoint, a: ScenePoint, b: ScenePoint) -> float:
    """How far a point is from the segment a-b."""
    dx, dy = b.x - a.x, b.y - a.y
    length2 = dx * dx + dy * dy
    part = 0.0 if length2 == 0 else min(1.0, max(0.0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length2))
    return math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy)
