"""The cells of a grid as arrays of coordinate pairs: where they lie, which belong to the scene, how far apart they are.

A pair is (q, r) on hexes, (column, row) on squares, (x, y) without a grid; arrays of pairs have the shape (2, N). Pairs may be
fractions: a corner or the middle of a side lies between cells, and the grid's distance goes on between them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Diagonals, Grid, GridKind, make_grid
from battlemap.geometry.types import Cell, Hex, ScenePoint, Square

Floats = NDArray[np.float64]
Numbers = NDArray[Any]  # whole numbers with cells, fractions without a grid
Bools = NDArray[np.bool_]
Pair = tuple[float, float]

ON_BORDER = 1e-9
_SNAP = 1e-3  # written with three digits, a third is still a third
_FINEST = 6  # corners of hexes are thirds, middles of sides halves
LARGEST_TABLE = 128
_SIZES = (8, 16, 32, 64, LARGEST_TABLE)


class Offsets:
    """How cells lie from a start: grid distance, scene vector (x right, y down), degrees clockwise from north."""

    def __init__(self, far: Floats, x: Floats, y: Floats, bearing: Floats | None = None) -> None:
        self.far, self.x, self.y = far, x, y
        self._bearing = bearing

    @property
    def bearing(self) -> Floats:
        if self._bearing is None:
            self._bearing = np.degrees(np.arctan2(self.x, -self.y)) % 360.0
        return self._bearing

    def first(self, count: int) -> Offsets:
        bearing = self._bearing[:count] if self._bearing is not None else None
        return Offsets(self.far[:count], self.x[:count], self.y[:count], bearing)


@dataclass(frozen=True, slots=True)
class Table:
    """All cells near a start, nearest first, then from top to bottom and left to right. `shifts`: from the start's own cell."""

    shifts: Numbers
    offsets: Offsets


class Plane:
    """What numpy needs to know of a grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.diagonals: Diagonals = getattr(grid, "diagonals", "one")
        self.points = grid.kind == "none"
        self.kind: type[Hex] | type[Square] | type[ScenePoint] = type(grid.cell((0, 0)))
        self.directions = grid.directions
        # Vectors between cells must not feel where the grid lies: they are taken from one that lies at (0, 0).
        at_zero = make_grid(grid.kind, 1, 1, origin=(0.0, 0.0))
        (self._ax, self._ay), (self._bx, self._by) = (at_zero.center(at_zero.cell(p)) for p in ((1, 0), (0, 1)))
        self.origin = (0.0, 0.0) if self.points else (grid.origin.x, grid.origin.y)
        self._lag = -int(grid.from_offset(1, 0)[1]), -int(grid.from_offset(0, 1)[0])

    def metric(self, a: Numbers, b: Numbers) -> Floats:
        """The grid's distance for differences of pairs. Where every second diagonal counts two, fractions are rounded up."""
        far: Floats
        if self.points or (self.directions == 8 and self.diagonals == "euclid"):
            far = np.hypot(a, b)
            return far
        if self.directions == 6:
            far = np.maximum(np.maximum(np.abs(a), np.abs(b)), np.abs(a + b)).astype(np.float64)
            return far
        a, b = np.abs(a), np.abs(b)
        if self.diagonals == "5-10-5":
            a, b = np.ceil(a - ON_BORDER), np.ceil(b - ON_BORDER)
        longer, shorter = np.maximum(a, b), np.minimum(a, b)
        more = {"one": 0, "none": shorter, "5-10-5": shorter // 2}[self.diagonals]
        far = (longer + more).astype(np.float64)
        return far

    def size(self, a: float, b: float) -> float:
        """How long a vector of pairs is by the grid's distance, where halves of a diagonal count as what they are."""
        if self.diagonals == "5-10-5":
            return max(abs(a), abs(b)) + min(abs(a), abs(b)) / 2
        return float(self.metric(np.array([a], dtype=np.float64), np.array([b], dtype=np.float64))[0])

    def vectors(self, a: Numbers, b: Numbers) -> tuple[Floats, Floats]:
        """The scene vectors of differences of pairs."""
        return a * self._ax + b * self._bx, a * self._ay + b * self._by

    def vector(self, a: float, b: float) -> tuple[float, float]:
        """The scene vector of one difference of pairs."""
        return a * self._ax + b * self._bx, a * self._ay + b * self._by

    def centers(self, pairs: Numbers) -> Floats:
        """The middles of cells, shape (N, 2)."""
        x, y = self.vectors(pairs[0], pairs[1])
        return np.stack([x + self.origin[0], y + self.origin[1]], axis=1)

    def point(self, pair: Pair) -> ScenePoint:
        """Where a pair lies."""
        a, b = pair
        return ScenePoint(
            self.origin[0] + a * self._ax + b * self._bx,
            self.origin[1] + a * self._ay + b * self._by,
        )

    def pair(self, point: Sequence[float]) -> Pair:
        """The pair of a point, snapped to centre, corner or middle of a side if it is one."""
        x, y = point[0] - self.origin[0], point[1] - self.origin[1]
        turn = self._ax * self._by - self._ay * self._bx
        return self.snapped(((x * self._by - y * self._bx) / turn, (y * self._ax - x * self._ay) / turn))

    def nearest(self, points: Floats) -> Numbers:
        """For points, shape (N, 2), a cell not farther than a corner and a bit; without a grid the point itself."""
        x, y = points[:, 0] - self.origin[0], points[:, 1] - self.origin[1]
        turn = self._ax * self._by - self._ay * self._bx
        found = np.stack([(x * self._by - y * self._bx) / turn, (y * self._ax - x * self._ay) / turn])
        return found if self.points else np.rint(found).astype(np.int64)

    def snapped(self, pair: Sequence[float]) -> Pair:
        """The pair with thirds and halves made exact."""
        if self.points:
            return float(pair[0]), float(pair[1])
        a, b = pair[0] * _FINEST, pair[1] * _FINEST
        whole_a, whole_b = round(a), round(b)
        if abs(whole_a - a) <= _FINEST * _SNAP and abs(whole_b - b) <= _FINEST * _SNAP:
            return whole_a / _FINEST, whole_b / _FINEST
        return float(pair[0]), float(pair[1])

    def lines(self, pairs: Numbers) -> tuple[Numbers, Numbers]:
        """Columns and rows of cells."""
        a, b = pairs
        if self.grid.kind == "hex-flat":
            return a, b + (a >> 1) + self._lag[0] * (a & 1)
        if self.grid.kind == "hex-pointy":
            return a + (b >> 1) + self._lag[1] * (b & 1), b
        return a, b

    def of_lines(self, column: Numbers, row: Numbers) -> Numbers:
        """The pairs of columns and rows."""
        if self.grid.kind == "hex-flat":
            row = row - (column >> 1) - self._lag[0] * (column & 1)
        elif self.grid.kind == "hex-pointy":
            column = column - (row >> 1) - self._lag[1] * (row & 1)
        return np.stack([column, row])

    def on_scene(self, pairs: Numbers) -> Bools:
        """Which pairs belong to the scene."""
        x, y, columns, rows = 0.0, 0.0, self.grid.columns - 1.0, self.grid.rows - 1.0
        if self.points:
            x, y, columns, rows = self.grid.bounds()
        column, row = self.lines(pairs)
        inside: Bools = (column >= x) & (column <= x + columns) & (row >= y) & (row <= y + rows)
        return inside

    def within(self, base: Pair, reach: float) -> bool:
        """True if all cells that near a cell surely belong to the scene."""
        span = reach + 2.0
        if self.points:
            x, y, width, height = self.grid.bounds()
            return x + span <= base[0] <= x + width - span and y + span <= base[1] <= y + height - span
        column, row = self.grid.offset(self.grid.cell(base))
        return span <= column < self.grid.columns - span and span <= row < self.grid.rows - span

    def in_box(self, low: Pair, high: Pair, anchor: Pair) -> Numbers:
        """The cells of the scene whose middle lies in a box of the scene; without a grid the half-unit points from `anchor`."""
        x, y, width, height = self.grid.bounds()
        left, right = max(low[0], x), min(high[0], x + width)
        top, bottom = max(low[1], y), min(high[1], y + height)
        none: Numbers = np.zeros((2, 0), dtype=np.float64 if self.points else np.int64)
        if left > right or top > bottom:
            return none
        if self.points:
            i, j = (
                np.arange(np.ceil(2 * (start - zero)), np.floor(2 * (end - zero)) + 1) / 2 + zero
                for start, end, zero in ((left, right, anchor[0]), (top, bottom, anchor[1]))
            )
            return np.stack([np.tile(i, len(j)), np.repeat(j, len(i))])
        first = self.grid.offset(self.grid.cell_at(ScenePoint(left, top)))
        last = self.grid.offset(self.grid.cell_at(ScenePoint(right, bottom)))
        # Every other line of hexes is shifted by half a cell against the one at the box's corner: one more on each side.
        columns = np.arange(max(0, first[0] - 1), min(self.grid.columns, last[0] + 2))
        rows = np.arange(max(0, first[1] - 1), min(self.grid.rows, last[1] + 2))
        pairs = self.of_lines(np.tile(columns, len(rows)), np.repeat(rows, len(columns)))
        middles = self.centers(pairs).T
        inside = (middles[0] >= left) & (middles[0] <= right) & (middles[1] >= top) & (middles[1] <= bottom)
        return pairs[:, inside]

    def offsets(self, pairs: Numbers, start: Pair) -> Offsets:
        """How cells lie from a start."""
        a, b = pairs[0] - start[0], pairs[1] - start[1]
        return Offsets(self.metric(a, b), *self.vectors(a, b))

    def order(self, pairs: Numbers, far: Floats) -> NDArray[np.intp]:
        """The order of an area's cells: nearest first, then from top to bottom and left to right."""
        x, y = self.vectors(pairs[0], pairs[1])
        return np.lexsort((x, np.round(y, 6), np.round(far, 9)))

    def cells(self, pairs: Numbers) -> list[Cell]:
        """The typed cells of pairs."""
        return list(map(self.kind._make, zip(*pairs.tolist(), strict=True)))

    def steps(self) -> tuple[Numbers, Floats]:
        """The differences of neighbouring places, shape (2, D), and the cost of a step to each by the grid's distance."""
        if self.points:
            eight = make_grid("square", 1, 1)
            found = np.array(eight.neighbors(eight.cell((0, 0)))).T / 2
            return found, np.hypot(*found)
        here = self.grid.cell((0, 0))
        pairs = np.array([(cell[0], cell[1]) for cell in self.grid.neighbors(here)], dtype=np.int64).T
        return pairs, self.metric(pairs[0], pairs[1])

    @cached_property
    def corners(self) -> Floats:
        """The corners of a cell about its middle, shape (K, 2)."""
        at_zero = make_grid(self.grid.kind, 1, 1, origin=(0.0, 0.0))
        return np.array(at_zero.polygon(at_zero.cell((0, 0))), dtype=np.float64)

    def polygons(self, pairs: Numbers) -> Floats:
        """The corners of cells, shape (N, K, 2)."""
        corners: Floats = self.centers(pairs)[:, None, :] + self.corners
        return corners

    def column(self, cell: Cell) -> Numbers:
        """One cell as an array of pairs, shape (2, 1)."""
        return np.array([[cell[0]], [cell[1]]], dtype=np.float64 if self.points else np.int64)

    def tiles(self, pairs: Numbers) -> Floats:
        """The corners of cells, as in `polygons`; without a grid of the half-unit boxes round points, which leave no gaps."""
        if not self.points:
            return self.polygons(pairs)
        tiles: Floats = self.centers(pairs)[:, None, :] + self.corners / 2
        return tiles

    def table(self, start: Pair, reach: float) -> tuple[Table, Pair] | None:
        """The table of what lies near a start, and the cell its shifts count from; None if it would have to be too large."""
        size = next((size for size in _SIZES if size >= reach), None)
        if size is None or size * size > 16 * self.grid.columns * self.grid.rows * (4 if self.points else 1):
            return None
        base = start if self.points else (math.floor(start[0]), math.floor(start[1]))
        part = (start[0] - base[0], start[1] - base[1])
        return _table(_plane_of_kind(self.grid.kind, self.diagonals), part, size), base


def plane(grid: Grid) -> Plane:
    """The plane of a grid; grids are shared, so are their planes."""
    return _plane(cast(Any, grid))


@lru_cache(maxsize=16)
def _plane(grid: Grid) -> Plane:
    return Plane(grid)


@lru_cache(maxsize=16)
def _plane_of_kind(kind: GridKind, diagonals: Diagonals) -> Plane:
    """A plane that stands for all of its kind, wherever they lie."""
    return Plane(make_grid(kind, 1, 1, diagonals=diagonals, origin=(0.0, 0.0)))


@lru_cache(maxsize=48)
def _table(of: Plane, part: Pair, size: int) -> Table:
    span = np.arange(-2 * size, 2 * size + 1) / 2 if of.points else np.arange(-size - 2, size + 3)
    shifts = np.stack([np.tile(span, len(span)), np.repeat(span, len(span))])
    far = of.metric(shifts[0] - part[0], shifts[1] - part[1])
    near = far <= size + ON_BORDER
    shifts, far = shifts[:, near], far[near]
    shifts = np.ascontiguousarray(shifts[:, of.order(shifts, far)])
    offsets = of.offsets(shifts, part)
    return Table(shifts, Offsets(offsets.far, offsets.x, offsets.y, offsets.bearing))
