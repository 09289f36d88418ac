"""The three kinds of grid: centres, keys and outlines of cells, in scene units."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from shapely import Polygon
from shapely.ops import unary_union

ROW = math.sqrt(3) / 2
SIDE = 1 / math.sqrt(3)
Point = tuple[float, float]
Key = tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """A grid of `columns` x `rows` cells."""

    kind: str
    columns: int
    rows: int

    @property
    def origin(self) -> Point:
        """Centre of cell [0, 0]."""
        return {"hex-flat": (SIDE, 0.5), "hex-pointy": (0.5, SIDE), "square": (0.5, 0.5)}[self.kind]

    @property
    def size(self) -> Point:
        """Width and height of the box round all cells."""
        c, r = self.columns, self.rows
        if self.kind == "hex-flat":
            return (ROW * (c - 1) + 2 * SIDE, r + 0.5)
        if self.kind == "hex-pointy":
            return (c + 0.5, ROW * (r - 1) + 2 * SIDE)
        return (float(c), float(r))

    def key(self, column: int, row: int) -> Key:
        """Key of the cell in a column and row."""
        if self.kind == "hex-flat":
            return (column, row - (column - (column & 1)) // 2)
        if self.kind == "hex-pointy":
            return (column - (row - (row & 1)) // 2, row)
        return (column, row)

    def place(self, key: Key) -> tuple[int, int]:
        """Column and row of a key."""
        a, b = key
        if self.kind == "hex-flat":
            return (a, b + (a - (a & 1)) // 2)
        if self.kind == "hex-pointy":
            return (a + (b - (b & 1)) // 2, b)
        return key

    def inside(self, key: Key) -> bool:
        """Whether the grid has this cell."""
        c, w = self.place(key)
        return 0 <= c < self.columns and 0 <= w < self.rows

    def center(self, key: Key) -> Point:
        """Centre of a cell."""
        x, y = self.origin
        a, b = key
        if self.kind == "hex-flat":
            return (x + ROW * a, y + b + a / 2)
        if self.kind == "hex-pointy":
            return (x + a + b / 2, y + ROW * b)
        return (x + a, y + b)

    def every(self) -> Iterator[Key]:
        """All cells, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield self.key(column, row)

    def at(self, x: float, y: float) -> Key:
        """The cell nearest to a point."""
        return min(self.every(), key=lambda k: math.dist(self.center(k), (x, y)))

    def outline(self, key: Key, scale: float = 1.0) -> list[Point]:
        """Corners of a cell."""
        x, y = self.center(key)
        if self.kind == "square":
            h = scale / 2
            return [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]
        turn = 0 if self.kind == "hex-flat" else 30
        return [
            (
                x + scale * SIDE * math.cos(math.radians(turn + 60 * i)),
                y + scale * SIDE * math.sin(math.radians(turn + 60 * i)),
            )
            for i in range(6)
        ]

    def union(self, keys: list[Key] | set[Key], rounding: float = 0.0):
        """The area of several cells as one shape, its corners rounded."""
        shape = unary_union([Polygon(self.outline(k, 1.002)) for k in sorted(keys)])
        if rounding:
            shape = shape.buffer(-rounding).buffer(2 * rounding).buffer(-rounding)
        return shape
