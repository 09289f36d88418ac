"""Cells of a grid as plain row numbers, so that numpy can speak about all of them at once.

A cell's number is row x columns + column. What lies next to a cell depends only on whether its column and row are odd,
so four sample cells asked of the grid give the tables of the whole map, whatever kind of grid it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Lattice:
    """Numbers, middles, coordinates (`pairs`) and neighbours of all cells of a grid with cells."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.columns, self.rows, self.directions = grid.columns, grid.rows, grid.directions
        self.count = self.columns * self.rows
        numbers = np.arange(self.count)
        self._column = numbers % self.columns
        self._row = numbers // self.columns
        self._odd = (self._column & 1) + 2 * (self._row & 1)
        self._samples = [grid.from_offset(column, row) for row in (0, 1) for column in (0, 1)]
        self._shifts: dict[tuple[int, int], Ints] = {}
        self.kind: Callable[[int, int], Cell] = cast(Any, type(self._samples[0]))  # of a cell, to make one of a pair
        self.pairs: Ints = np.rint(self._spread(lambda cell: (cell[0], cell[1]))).astype(np.int64)
        self.centers: Floats = self._spread(grid.center)
        steps = [self._moved([grid.neighbor(cell, d) for cell in self._samples]) for d in range(self.directions)]
        self.neighbors: Ints = np.array(steps).T  # read by direction most often, so each direction lies together
        vectors = [self._vector(grid.neighbor(self._samples[0], d), self._samples[0]) for d in range(self.directions)]
        self.vectors: Floats = np.array(vectors, dtype=np.float64)

    def number(self, cell: Cell) -> int:
        """The number of a cell, -1 outside the scene."""
        column, row = self.grid.offset(cell)
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return -1

    def cell(self, number: int) -> Cell:
        """The cell of a number."""
        return self.grid.from_offset(number % self.columns, number // self.columns)

    def numbers(self, pairs: Ints) -> Ints:
        """The numbers of the cells with those coordinates; -1 outside the scene."""
        result = np.full(len(pairs), -1, dtype=np.int64)
        base = np.array([(cell[0], cell[1]) for cell in self._samples], dtype=np.int64)
        one, two = self.grid.from_offset(2, 0), self.grid.from_offset(0, 2)
        right, down = (np.array((cell[0], cell[1]), dtype=np.int64) - base[0] for cell in (one, two))
        whole = int(right[0] * down[1] - right[1] * down[0])
        for odd in range(4):
            x, y = (pairs - base[odd]).T
            across, down_ = x * down[1] - y * down[0], y * right[0] - x * right[1]
            column, row = across // whole * 2 + (odd & 1), down_ // whole * 2 + (odd >> 1)
            hit = (across % whole == 0) & (down_ % whole == 0)
            hit &= (column >= 0) & (column < self.columns) & (row >= 0) & (row < self.rows)
            result[hit] = (row * self.columns + column)[hit]
        return result

    def shifted(self, by: tuple[int, int]) -> Ints:
        """For every cell the number of the cell lying `by` (in the grid's own coordinates) from it; -1 outside."""
        if by not in self._shifts:
            moved: list[Any] = [type(cell)(cell[0] + by[0], cell[1] + by[1]) for cell in self._samples]  # type: ignore[arg-type]
            self._shifts[by] = self._moved(moved)
        return self._shifts[by]

    def near(self, points: Floats, reach: int) -> tuple[Ints, Ints]:
        """Pairs (row of `points`, cell number) of all cells within `reach` columns and rows of the cell at a point."""
        (x00, y00), (_, y10), (x01, _), _ = (self.grid.center(cell) for cell in self._samples)
        two_right, two_down = (
            self.grid.center(self.grid.from_offset(2, 0)),
            self.grid.center(self.grid.from_offset(0, 2)),
        )
        step_x, step_y = (two_right[0] - x00) / 2, (two_down[1] - y00) / 2
        across, down = (points[:, 0] - x00) / step_x, (points[:, 1] - y00) / step_y
        row = np.rint(down).astype(np.int64)
        column = np.rint(across - np.where(row & 1, (x01 - x00) / step_x, 0.0)).astype(np.int64)
        row = np.rint(down - np.where(column & 1, (y10 - y00) / step_y, 0.0)).astype(np.int64)
        span = np.arange(-reach, reach + 1)
        columns = column[:, None, None] + span[None, :, None]
        rows = row[:, None, None] + span[None, None, :]
        inside = (columns >= 0) & (columns < self.columns) & (rows >= 0) & (rows < self.rows)
        which = np.broadcast_to(np.arange(len(points))[:, None, None], inside.shape)
        return which[inside], (rows * self.columns + columns)[inside]

    def _vector(self, to: Cell, origin: Cell) -> tuple[float, float]:
        a, b = self.grid.center(origin), self.grid.center(to)
        return b[0] - a[0], b[1] - a[1]

    def _spread(self, of: Callable[[Cell], tuple[float, float]]) -> Floats:
        """For every cell what `of` says of it, for what grows evenly with columns and rows."""
        base = np.array([of(cell) for cell in self._samples], dtype=np.float64)
        right = np.array(of(self.grid.from_offset(2, 0))) - base[0]
        down = np.array(of(self.grid.from_offset(0, 2))) - base[0]
        result: Floats = base[self._odd]
        result += (self._column // 2)[:, None] * right
        result += (self._row // 2)[:, None] * down
        return result

    def _moved(self, samples: list[Cell]) -> Ints:
        """Numbers after the move that takes the four sample cells to `samples`."""
        change = []
        for cell, origin in zip(samples, self._samples, strict=True):
            (column, row), (column0, row0) = self.grid.offset(cell), self.grid.offset(origin)
            change.append((column - column0, row - row0))
        by = np.array(change)[self._odd]
        column, row = self._column + by[:, 0], self._row + by[:, 1]
        inside = (column >= 0) & (column < self.columns) & (row >= 0) & (row < self.rows)
        return np.where(inside, row * self.columns + column, -1)


@lru_cache(maxsize=16)
def lattice(grid: Grid) -> Lattice:
    """The lattice of a grid; grids are shared, so are their lattices."""
    return Lattice(grid)
