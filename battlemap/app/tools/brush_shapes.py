"""Which cells a brush, a line, a polygon, a rectangle or a fill means. Pure geometry, exact where the grid is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint

ON_BORDER = 1e-9
LARGEST = 7


def dab(grid: Grid, at: Cell, size: int) -> tuple[Cell, ...]:
    """The cells a brush of that size covers, those of the scene: odd sizes lie round `at`, as a token of that size does.

    >>> from battlemap.geometry.grid import make_grid
    >>> grid = make_grid("hex-flat", 9, 9)
    >>> [len(dab(grid, grid.from_offset(4, 4), size)) for size in (1, 2, 3, 5)]
    [1, 3, 7, 19]
    """
    return tuple(cell for cell in grid.body(at, size, 0) if grid.contains(cell))


def brush_cell(grid: Grid, point: ScenePoint, size: int) -> Cell:
    """The cell a brush lies round when the pointer is at a point: even sizes have their middle on a corner."""
    here = grid.cell_at(point)
    if size % 2:
        return here
    return min((here, *grid.neighbors(here)), key=lambda cell: (_far(grid.body_center(cell, size, 0), point), cell))


def _far(a: ScenePoint, b: ScenePoint) -> float:
    return round(math.dist(a, b), 9)


def line_cells(grid: Grid, a: Cell, b: Cell) -> tuple[Cell, ...]:
    """The cells the straight line from centre to centre passes, ends included; where it runs along a side, the cell on
    one side of it."""
    crossed = grid.line(a, b)
    cells = [a, *crossed.crossed, *(pair[0] for pair in crossed.edge_pairs), b]
    return tuple(dict.fromkeys(sorted(cells, key=lambda cell: (_far(grid.center(a), grid.center(cell)), cell))))


def stroke(grid: Grid, cells: Iterable[Cell], size: int) -> tuple[Cell, ...]:
    """The brush laid on each of the cells."""
    return tuple(dict.fromkeys(covered for cell in cells for covered in dab(grid, cell, size)))


def box_cells(grid: Grid, a: Cell, b: Cell) -> tuple[Cell, ...]:
    """The block of columns and rows between two cells, those of the scene."""
    (ac, ar), (bc, br) = grid.offset(a), grid.offset(b)
    columns = range(max(0, min(ac, bc)), min(grid.columns - 1, max(ac, bc)) + 1)
    rows = range(max(0, min(ar, br)), min(grid.rows - 1, max(ar, br)) + 1)
    return tuple(grid.from_offset(column, row) for row in rows for column in columns)


def polygon_cells(grid: Grid, corners: Sequence[ScenePoint]) -> tuple[Cell, ...]:
    """The cells of the scene whose middle lies in a polygon or on its edge; where its lines cross, every other part is out."""
    if len(corners) < 3:
        return ()
    import numpy as np

    cells, at = _centers(grid)
    x, y = at[:, 0], at[:, 1]
    left, top = min(p[0] for p in corners), min(p[1] for p in corners)
    right, bottom = max(p[0] for p in corners), max(p[1] for p in corners)
    near = np.flatnonzero((x >= left - 1e-6) & (x <= right + 1e-6) & (y >= top - 1e-6) & (y <= bottom + 1e-6))
    x, y = x[near], y[near]
    odd, border = np.zeros(len(near), bool), np.zeros(len(near), bool)
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        if length < ON_BORDER:
            border |= np.hypot(x - ax, y - ay) <= ON_BORDER
            continue
        along = ((x - ax) * dx + (y - ay) * dy) / length
        border |= (np.abs((x - ax) * dy - (y - ay) * dx) <= ON_BORDER * length) & (
            (along >= -ON_BORDER) & (along <= length + ON_BORDER)
        )
        if dy:
            odd ^= ((y < ay) != (y < by)) & (x < ax + (y - ay) * dx / dy)
    return tuple(cells[i] for i in near[odd | border])


_kept: dict[int, tuple[Grid, tuple[Cell, ...], Any]] = {}


def _centers(grid: Grid) -> tuple[tuple[Cell, ...], Any]:
    """The cells of the scene and their middles, an array; of the last grid asked for they are kept."""
    import numpy as np

    known = _kept.get(id(grid))
    if known is None or known[0] is not grid:
        cells = tuple(grid.cells())
        known = (grid, cells, np.array([grid.center(cell) for cell in cells], float).reshape(-1, 2))
        _kept.clear()
        _kept[id(grid)] = known
    return known[1], known[2]


def beside(grid: Grid, cell: Cell) -> tuple[Cell, ...]:
    """The neighbours a cell shares a side with."""
    near = grid.neighbors(cell)
    return near[::2] if grid.kind == "square" else near


def fill_cells(grid: Grid, start: Cell, same: Callable[[Cell], bool]) -> tuple[Cell, ...]:
    """The cells of the scene like the first one that hang together with it side by side, nearest first."""
    if not grid.contains(start):
        return ()
    found, edge = {start: None}, [start]
    while edge:
        outer: list[Cell] = []
        for cell in edge:
            for other in beside(grid, cell):
                if other not in found and grid.contains(other) and same(other):
                    found[other] = None
                    outer.append(other)
        edge = outer
    return tuple(found)


def along(grid_point: ScenePoint, a: ScenePoint, b: ScenePoint) -> float:
    """How far along the line from a to b a point lies, 0 to 1.

    >>> along(ScenePoint(1, 5), ScenePoint(0, 0), ScenePoint(4, 0))
    0.25
    """
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    if square == 0:
        return 0.0
    return min(1.0, max(0.0, ((grid_point.x - a.x) * dx + (grid_point.y - a.y) * dy) / square))
