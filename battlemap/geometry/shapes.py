"""Areas on the map: which cells of the scene lie inside a burst, ring, aura, cone, line or rectangle, and how far in.

Each function answers an `Extent`, {cell: distance from the area's start in cells}, nearest first, then from top to bottom and
left to right; only cells of the scene are in it, however large the area. `coverage` says when a cell counts: "center" (its
middle is inside, borders included to a billionth of a cell, so the answer never depends on how large a cell is drawn), "any"
part of it or at least "half" of it. Without a grid the cells are the half-unit points counted from the start.

A start is a cell, or a pair of fractions between cells: on hexes (1/3, 1/3) from a cell is its corner, (1/2, 0) the middle of a
side. Distances go on between the cells as the grid counts them, so on a corner of squares the four round it are 1/2 away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint

if TYPE_CHECKING:
    from battlemap.geometry.shapes_extent import Extent
    from battlemap.geometry.shapes_figures import Figure

Coverage = Literal["center", "any", "half"]
Start = Cell | Sequence[float]


def burst(grid: Grid, at: Start, radius: float, coverage: Coverage = "center") -> Extent:
    """Cells within `radius` of a start by the grid's own distance, that cell included.

    >>> from battlemap.geometry.grid import make_grid
    >>> grid = make_grid("hex-flat", 9, 9)
    >>> len(burst(grid, grid.from_offset(4, 4), 2)), len(burst(grid, (4 + 1 / 3, 2 + 1 / 3), 1))
    (19, 3)
    """
    return disk_figure(grid, (at,), radius).extent(coverage)


def ring(grid: Grid, at: Start, radius: float, inner: float, coverage: Coverage = "center") -> Extent:
    """Cells at a distance from `inner` to `radius`, both included."""
    return disk_figure(grid, (at,), radius, inner).extent(coverage)


def aura(grid: Grid, body: Iterable[Cell], radius: float, inner: float = 0.0, coverage: Coverage = "center") -> Extent:
    """Cells at a distance from `inner` to `radius` of the nearest cell of a body, its own included (distance 0).

    >>> from battlemap.geometry.grid import make_grid
    >>> grid = make_grid("square", 9, 9)
    >>> len(aura(grid, grid.body(grid.from_offset(3, 3), 2, 0), 1))
    16
    """
    return disk_figure(grid, tuple(body), radius, inner).extent(coverage)


def cone(
    grid: Grid, at: Start, direction_deg: float, angle_deg: float, length: float, coverage: Coverage = "center"
) -> Extent:
    """Cells within `length` of a start and within half of `angle_deg` to either side of a direction, without the start's own.

    Args:
        direction_deg: degrees clockwise from north, see `Grid.direction_deg`.
        angle_deg: full opening, 0 to 360.
        length: in cells, by the grid's own distance.
    """
    return cone_figure(grid, at, direction_deg, angle_deg, length).extent(coverage)


def line(grid: Grid, a: Start, b: Start, width: float = 1.0, coverage: Coverage = "center") -> Extent:
    """Cells of the straight line from a to b, both ends included; along a common side both cells.

    Args:
        width: in cells; above 1 (and without a grid) also the cells beside it, within half of the width. The ends are cut
            straight: nothing behind a is inside.
    """
    return line_figure(grid, a, b, width).extent(coverage)


def ray(
    grid: Grid, at: Start, towards: Start, length: float, width: float = 1.0, coverage: Coverage = "center"
) -> Extent:
    """The line of `length` cells, by the grid's own distance, from `at` through `towards` and beyond or short of it."""
    return line_figure(grid, at, towards, width, length).extent(coverage)


def rect(grid: Grid, corner: ScenePoint, opposite: ScenePoint, at: Start, coverage: Coverage = "center") -> Extent:
    """Cells in the upright box between two points of the scene; distances are from `at`."""
    return rect_figure(grid, corner, opposite, at).extent(coverage)


def disk_figure(grid: Grid, starts: Sequence[Start], radius: float, inner: float = 0.0) -> Figure:
    """The shape of a burst, a ring or an aura."""
    from battlemap.geometry.shapes_figures import Disk
    from battlemap.geometry.shapes_plane import plane

    flat = plane(grid)
    return Disk(flat, tuple(flat.snapped(start) for start in starts), radius, inner)


def cone_figure(grid: Grid, at: Start, direction_deg: float, angle_deg: float, length: float) -> Figure:
    """The shape of a cone."""
    from battlemap.geometry.shapes_figures import Wedge
    from battlemap.geometry.shapes_plane import plane

    flat = plane(grid)
    return Wedge(flat, (flat.snapped(at),), direction_deg, angle_deg, length)


def line_figure(grid: Grid, a: Start, b: Start, width: float = 1.0, length: float | None = None) -> Figure:
    """The shape of a line from a to b or, with a length, of a ray from a in the direction of b."""
    from battlemap.geometry.shapes_figures import Band
    from battlemap.geometry.shapes_plane import plane

    flat = plane(grid)
    start, end = flat.snapped(a), flat.snapped(b)
    if length is None:
        return Band(flat, (start,), end, width)
    da, db = end[0] - start[0], end[1] - start[1]
    size = flat.size(da, db)
    if size == 0.0:
        return Band(flat, (start,), start, width)
    part = length / size
    return Band(flat, (start,), (start[0] + da * part, start[1] + db * part), width, length)


def rect_figure(grid: Grid, corner: ScenePoint, opposite: ScenePoint, at: Start) -> Figure:
    """The shape of an upright rectangle."""
    from battlemap.geometry.shapes_figures import Box
    from battlemap.geometry.shapes_plane import plane

    flat = plane(grid)
    low = (min(corner[0], opposite[0]), min(corner[1], opposite[1]))
    high = (max(corner[0], opposite[0]), max(corner[1], opposite[1]))
    return Box(flat, (flat.snapped(at),), low, high)
