"""Hexes, flat-top and pointy-top, each in its own orientation.

Inside, a hex is axial (q, r). What depends only on which hexes touch which (distance, rings, turning, lines) is written
once; what depends on the orientation (centres, corners, direction 0, columns and rows, the mirror) is each class's own.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import cast

from battlemap.geometry.base import BaseGrid, whole_pair
from battlemap.geometry.exactline import HEX_FORMS, passed_cells
from battlemap.geometry.grid import GridKind, Shifted
from battlemap.geometry.types import Cell, CellLine, Hex, Rect, ScenePoint

Directions = tuple[tuple[int, int], ...]

# With sides one apart the corner lies 1/sqrt(3) from the centre. Everything across the flats is a multiple of half that:
# a column of flat-top hexes is 3, a corner 1 or 2 such steps away, so corners shared by hexes are equal to the last bit.
_HALF_SIDE = math.sqrt(3.0) / 6.0

_FLAT: Directions = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N NE SE S SW NW
_POINTY: Directions = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # NE E SE SW W NW


def turn_clockwise(q: int, r: int, steps: int) -> tuple[int, int]:
    """An axial vector turned clockwise by steps of 60 degrees, the same on both hex kinds (CON-4).

    >>> turn_clockwise(0, -1, 1)
    (1, -1)
    """
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def in_frame(q: int, r: int, forward: tuple[int, int]) -> tuple[int, int]:
    """An axial vector as seen by one whose forward neighbour is `forward`: forward itself becomes (0, -1) (CON-4)."""
    return turn_clockwise(q, r, 6 - _FLAT.index(forward))


@lru_cache(maxsize=512)
def _ring_offsets(directions: Directions, radius: int) -> Directions:
    if radius < 1:
        return ((0, 0),) if radius == 0 else ()
    q, r = directions[0][0] * radius, directions[0][1] * radius
    ring: list[tuple[int, int]] = []
    for side in range(6):
        dq, dr = directions[(side + 2) % 6]
        for _ in range(radius):
            ring.append((q, r))
            q, r = q + dq, r + dr
    return tuple(ring)


@lru_cache(maxsize=128)
def _disk_offsets(directions: Directions, radius: int) -> Directions:
    return tuple(offset for n in range(radius + 1) for offset in _ring_offsets(directions, n))


@lru_cache(maxsize=64)
def _even_body_offsets(size: int) -> Directions:
    """Hexes within size/2 - 1 of one of the three that meet at the middle corner; the own hex first."""
    disk = _disk_offsets(_FLAT, size // 2 - 1)
    return tuple(dict.fromkeys((q + i, r + j) for i, j in ((0, 0), (1, 0), (0, 1)) for q, r in disk))


class _HexGrid(BaseGrid, ABC):
    """What both kinds of hexes share. See `battlemap.geometry.grid.Grid` for the promise of each method."""

    kind: GridKind
    directions: int = 6
    _table: Directions
    _first_deg: float

    def __init__(self, columns: int, rows: int, shifted: Shifted, origin: tuple[float, float]) -> None:
        super().__init__(columns, rows, origin, shifted)
        self.shifted = shifted

    @abstractmethod
    def center(self, cell: Cell) -> ScenePoint: ...

    @abstractmethod
    def offset(self, cell: Cell) -> tuple[int, int]: ...

    @abstractmethod
    def from_offset(self, column: int, row: int) -> Cell: ...

    @abstractmethod
    def _corner_of_three(self, at: Cell) -> ScenePoint:
        """The corner where `at`, at+(1, 0) and at+(0, 1) meet."""

    def _shift(self, line: int) -> int:
        """Half the lines before a column (row) of flat-top (pointy-top) hexes, as axial coordinates lag behind."""
        odd = line & 1
        return (line - odd if self.shifted == "odd" else line + odd) // 2

    def cell(self, pair: Sequence[float]) -> Hex:
        return Hex(*whole_pair(pair))

    def cells(self) -> Iterator[Cell]:
        return (self.from_offset(column, row) for row in range(self.rows) for column in range(self.columns))

    def contains(self, cell: Cell) -> bool:
        column, row = self.offset(cell)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def neighbor(self, cell: Cell, direction: int) -> Hex:
        q, r = cast("Hex", cell)
        dq, dr = self._table[direction % 6]
        return Hex(q + dq, r + dr)

    def neighbors(self, cell: Cell) -> tuple[Hex, ...]:
        q, r = cast("Hex", cell)
        return tuple(Hex(q + dq, r + dr) for dq, dr in self._table)

    def sub_positions(self, cell: Cell) -> tuple[Hex, ...]:
        return self.neighbors(cell)

    def direction_deg(self, direction: int) -> float:
        return self._first_deg + 60.0 * (direction % 6)

    def direction_to(self, a: Cell, b: Cell) -> int:
        q, r = b[0] - a[0], b[1] - a[1]
        if q == 0 and r == 0:
            return 0
        for direction, forward in enumerate(self._table):
            fq, fr = in_frame(cast("int", q), cast("int", r), forward)
            # From 30 degrees left of forward, included, to 30 degrees right of it, which is the next one's (clockwise).
            if fq >= fr and 2 * fq + fr < 0:
                return direction
        raise AssertionError("six sectors cover the circle")

    def distance(self, a: Cell, b: Cell) -> int:
        q, r = cast("int", b[0] - a[0]), cast("int", b[1] - a[1])
        return max(abs(q), abs(r), abs(q + r))

    def line(self, a: Cell, b: Cell) -> CellLine:
        q, r = cast("Hex", a)
        crossed, pairs = passed_cells(cast("int", b[0]) - q, cast("int", b[1]) - r, HEX_FORMS)
        return CellLine(
            tuple(Hex(q + i, r + j) for i, j in crossed),
            tuple((Hex(q + i, r + j), Hex(q + k, r + m)) for (i, j), (k, m) in pairs),
        )

    def ring(self, center: Cell, radius: int) -> tuple[Hex, ...]:
        q, r = cast("Hex", center)
        return tuple(Hex(q + i, r + j) for i, j in _ring_offsets(self._table, radius))

    def disk(self, center: Cell, radius: int) -> tuple[Hex, ...]:
        q, r = cast("Hex", center)
        return tuple(Hex(q + i, r + j) for i, j in _disk_offsets(self._table, radius))

    def rotate(self, cell: Cell, steps: int, about: Cell) -> Hex:
        q, r = cast("Hex", about)
        i, j = turn_clockwise(cast("int", cell[0]) - q, cast("int", cell[1]) - r, steps)
        return Hex(q + i, r + j)

    def body(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> tuple[Hex, ...]:
        q, r = cast("Hex", at)
        if own:
            turned = (turn_clockwise(i, j, facing) for i, j in own)
            return tuple(dict.fromkeys(Hex(q + i, r + j) for i, j in turned))
        if size == 1:
            return (Hex(q, r),)
        if size % 2:
            return self.disk(at, (size - 1) // 2)
        return tuple(Hex(q + i, r + j) for i, j in _even_body_offsets(size))

    def body_center(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> ScenePoint:
        if own:
            centers = [self.center(cell) for cell in self.body(at, size, facing, own)]
            return ScenePoint(sum(x for x, _ in centers) / len(centers), sum(y for _, y in centers) / len(centers))
        return self.center(at) if size % 2 else self._corner_of_three(at)


def _nearest(q: float, r: float) -> Hex:
    """The hex whose centre is nearest to fractional axial coordinates (cube rounding)."""
    whole_q, whole_r, whole_s = math.floor(q + 0.5), math.floor(r + 0.5), math.floor(0.5 - q - r)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s + q + r)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return Hex(whole_q, whole_r)


class FlatHexGrid(_HexGrid):
    """Hexes with a side up: direction 0 is north; columns stand straight, every other one is half a hex lower."""

    kind: GridKind = "hex-flat"
    _table = _FLAT
    _first_deg = 0.0

    def __init__(
        self, columns: int, rows: int, shifted: Shifted = "odd", origin: tuple[float, float] | None = None
    ) -> None:
        default = (2 * _HALF_SIDE, 0.5 if shifted == "odd" else 1.0)
        super().__init__(columns, rows, shifted, default if origin is None else origin)

    def center(self, cell: Cell) -> ScenePoint:
        q, r = cell
        return ScenePoint(self.origin.x + _HALF_SIDE * (3 * q), self.origin.y + (2 * r + q) / 2)

    def cell_at(self, point: ScenePoint) -> Hex:
        q = (point[0] - self.origin.x) / (3 * _HALF_SIDE)
        return _nearest(q, point[1] - self.origin.y - q / 2)

    def polygon(self, cell: Cell) -> tuple[ScenePoint, ...]:
        column, half_row = 3 * cell[0], 2 * cell[1] + cell[0]
        corners = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
        x, y = self.origin
        return tuple(ScenePoint(x + _HALF_SIDE * (column + i), y + (half_row + j) / 2) for i, j in corners)

    def _corner_of_three(self, at: Cell) -> ScenePoint:
        return self.polygon(at)[3]

    def reflect(self, cell: Cell, about: Cell) -> Hex:
        q, r = cast("Hex", about)
        i, j = cast("int", cell[0]) - q, cast("int", cell[1]) - r
        return Hex(q - i, r + i + j)

    def offset(self, cell: Cell) -> tuple[int, int]:
        q, r = cast("Hex", cell)
        return q, r + self._shift(q)

    def from_offset(self, column: int, row: int) -> Hex:
        return Hex(column, row - self._shift(column))

    def bounds(self) -> Rect:
        tops = [self.center(self.from_offset(column, 0)).y for column in range(min(self.columns, 2))]
        return Rect(
            self.origin.x - 2 * _HALF_SIDE,
            min(tops) - 0.5,
            _HALF_SIDE * (3 * self.columns + 1),
            self.rows + max(tops) - min(tops),
        )


class PointyHexGrid(_HexGrid):
    """Hexes with a corner up: direction 0 is north-east (30 degrees); rows lie straight, every other one half a hex right."""

    kind: GridKind = "hex-pointy"
    _table = _POINTY
    _first_deg = 30.0

    def __init__(
        self, columns: int, rows: int, shifted: Shifted = "odd", origin: tuple[float, float] | None = None
    ) -> None:
        default = (0.5 if shifted == "odd" else 1.0, 2 * _HALF_SIDE)
        super().__init__(columns, rows, shifted, default if origin is None else origin)

    def center(self, cell: Cell) -> ScenePoint:
        q, r = cell
        return ScenePoint(self.origin.x + (2 * q + r) / 2, self.origin.y + _HALF_SIDE * (3 * r))

    def cell_at(self, point: ScenePoint) -> Hex:
        r = (point[1] - self.origin.y) / (3 * _HALF_SIDE)
        return _nearest(point[0] - self.origin.x - r / 2, r)

    def polygon(self, cell: Cell) -> tuple[ScenePoint, ...]:
        half_column, row = 2 * cell[0] + cell[1], 3 * cell[1]
        corners = ((-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1))
        x, y = self.origin
        return tuple(ScenePoint(x + (half_column + i) / 2, y + _HALF_SIDE * (row + j)) for i, j in corners)

    def _corner_of_three(self, at: Cell) -> ScenePoint:
        return self.polygon(at)[3]

    def reflect(self, cell: Cell, about: Cell) -> Hex:
        q, r = cast("Hex", about)
        i, j = cast("int", cell[0]) - q, cast("int", cell[1]) - r
        return Hex(q - i - j, r + j)

    def offset(self, cell: Cell) -> tuple[int, int]:
        q, r = cast("Hex", cell)
        return q + self._shift(r), r

    def from_offset(self, column: int, row: int) -> Hex:
        return Hex(column - self._shift(row), row)

    def bounds(self) -> Rect:
        lefts = [self.center(self.from_offset(0, row)).x for row in range(min(self.rows, 2))]
        return Rect(
            min(lefts) - 0.5,
            self.origin.y - 2 * _HALF_SIDE,
            self.columns + max(lefts) - min(lefts),
            _HALF_SIDE * (3 * self.rows + 1),
        )
