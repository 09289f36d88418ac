"""Squares with eight directions; the diagonal rule decides only how far apart two squares are."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import cast

from battlemap.geometry.base import BaseGrid, whole_pair
from battlemap.geometry.exactline import SQUARE_FORMS, passed_cells
from battlemap.geometry.grid import Diagonals, GridKind
from battlemap.geometry.types import Cell, CellLine, Rect, ScenePoint, Square

# N NE E SE S SW W NW
EIGHT: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def eighth(dx: float, dy: float) -> int:
    """The one of the eight directions nearest to a vector, 0 for none. Whole numbers never tie: tan 22.5 is irrational.

    >>> eighth(5, -2), eighth(2, -1), eighth(0, 3)
    (2, 1, 4)
    """
    long, short = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    if long == 0:
        return 0
    diagonal = (long + short) ** 2 >= 2 * long**2  # short / long >= sqrt(2) - 1
    keep_x = diagonal or abs(dx) >= abs(dy)
    keep_y = diagonal or abs(dy) > abs(dx)
    return EIGHT.index(((dx > 0) - (dx < 0) if keep_x else 0, (dy > 0) - (dy < 0) if keep_y else 0))


def quarter_turns(x: int, y: int, quarters: int) -> tuple[int, int]:
    """A vector turned clockwise by quarter turns."""
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


@lru_cache(maxsize=512)
def _ring_offsets(radius: int) -> tuple[tuple[int, int], ...]:
    if radius < 1:
        return ((0, 0),) if radius == 0 else ()
    top = [(x, -radius) for x in range(radius)]
    right = [(radius, y) for y in range(-radius, radius)]
    bottom = [(x, radius) for x in range(radius, -radius, -1)]
    left = [(-radius, y) for y in range(radius, -radius, -1)]
    return (*top, *right, *bottom, *left, *((x, -radius) for x in range(-radius, 0)))


@lru_cache(maxsize=128)
def _disk_offsets(radius: int) -> tuple[tuple[int, int], ...]:
    return tuple(offset for n in range(radius + 1) for offset in _ring_offsets(n))


class SquareGrid(BaseGrid):
    """Squares. Rings and disks count the eight neighbours as one step each, whatever a diagonal costs."""

    kind: GridKind = "square"
    directions: int = 8

    def __init__(
        self, columns: int, rows: int, origin: tuple[float, float] | None = None, diagonals: Diagonals = "one"
    ) -> None:
        super().__init__(columns, rows, (0.5, 0.5) if origin is None else origin, diagonals)
        self.diagonals = diagonals

    def cell(self, pair: Sequence[float]) -> Square:
        return Square(*whole_pair(pair))

    def cells(self) -> Iterator[Square]:
        return (Square(column, row) for row in range(self.rows) for column in range(self.columns))

    def contains(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows

    def cell_at(self, point: ScenePoint) -> Square:
        return Square(math.floor(point[0] - self.origin.x + 0.5), math.floor(point[1] - self.origin.y + 0.5))

    def center(self, cell: Cell) -> ScenePoint:
        return ScenePoint(self.origin.x + cell[0], self.origin.y + cell[1])

    def polygon(self, cell: Cell) -> tuple[ScenePoint, ...]:
        x, y = self.origin
        double = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return tuple(ScenePoint(x + (2 * cell[0] + i) / 2, y + (2 * cell[1] + j) / 2) for i, j in double)

    def neighbor(self, cell: Cell, direction: int) -> Square:
        col, row = cast("Square", cell)
        dx, dy = EIGHT[direction % 8]
        return Square(col + dx, row + dy)

    def neighbors(self, cell: Cell) -> tuple[Square, ...]:
        col, row = cast("Square", cell)
        return tuple(Square(col + dx, row + dy) for dx, dy in EIGHT)

    def sub_positions(self, cell: Cell) -> tuple[Square, ...]:
        return self.neighbors(cell)

    def direction_deg(self, direction: int) -> float:
        return 45.0 * (direction % 8)

    def direction_to(self, a: Cell, b: Cell) -> int:
        return eighth(b[0] - a[0], b[1] - a[1])

    def distance(self, a: Cell, b: Cell) -> float:
        """Cells apart: `one` the longer side; `5-10-5` every second diagonal counts two; `euclid`; `none` both sides added."""
        col, row = cast("Square", a)
        dx, dy = abs(cast("int", b[0]) - col), abs(cast("int", b[1]) - row)
        if self.diagonals == "euclid":
            return math.hypot(dx, dy)
        if self.diagonals == "none":
            return dx + dy
        return max(dx, dy) + (min(dx, dy) // 2 if self.diagonals == "5-10-5" else 0)

    def line(self, a: Cell, b: Cell) -> CellLine:
        col, row = cast("Square", a)
        crossed, pairs = passed_cells(cast("int", b[0]) - col, cast("int", b[1]) - row, SQUARE_FORMS)
        return CellLine(
            tuple(Square(col + i, row + j) for i, j in crossed),
            tuple((Square(col + i, row + j), Square(col + k, row + m)) for (i, j), (k, m) in pairs),
        )

    def ring(self, center: Cell, radius: int) -> tuple[Square, ...]:
        col, row = cast("Square", center)
        return tuple(Square(col + i, row + j) for i, j in _ring_offsets(radius))

    def disk(self, center: Cell, radius: int) -> tuple[Square, ...]:
        col, row = cast("Square", center)
        return tuple(Square(col + i, row + j) for i, j in _disk_offsets(radius))

    def rotate(self, cell: Cell, steps: int, about: Cell) -> Square:
        if steps % 2:
            raise ValueError("squares turn onto squares by quarter turns only: an even number of steps")
        col, row = cast("Square", about)
        i, j = quarter_turns(cast("int", cell[0]) - col, cast("int", cell[1]) - row, steps // 2)
        return Square(col + i, row + j)

    def reflect(self, cell: Cell, about: Cell) -> Square:
        col, row = cast("Square", cell)
        return Square(2 * cast("int", about[0]) - col, row)

    def body(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> tuple[Square, ...]:
        col, row = cast("Square", at)
        if own:
            # A diagonal facing lies between two quarter turns and takes the clockwise one.
            turned = (quarter_turns(i, j, (facing + 1) // 2) for i, j in own)
            return tuple(dict.fromkeys(Square(col + i, row + j) for i, j in turned))
        before = (size - 1) // 2
        span = range(-before, size - before)
        return tuple(Square(col + i, row + j) for j in span for i in span)

    def body_center(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> ScenePoint:
        if own:
            centers = [self.center(cell) for cell in self.body(at, size, facing, own)]
            return ScenePoint(sum(x for x, _ in centers) / len(centers), sum(y for _, y in centers) / len(centers))
        return self.center(at) if size % 2 else self.polygon(at)[2]

    def offset(self, cell: Cell) -> tuple[int, int]:
        col, row = cast("Square", cell)
        return col, row

    def from_offset(self, column: int, row: int) -> Square:
        return Square(column, row)

    def bounds(self) -> Rect:
        return Rect(self.origin.x - 0.5, self.origin.y - 0.5, float(self.columns), float(self.rows))
