"""No grid: a place is a point in scene units. What must be finite (disks, bodies, searches) uses half-unit points."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from battlemap.geometry.base import BaseGrid, real_pair
from battlemap.geometry.grid import GridKind
from battlemap.geometry.squaregrid import EIGHT, eighth
from battlemap.geometry.types import Cell, CellLine, Rect, ScenePoint

_DIAGONAL = math.sqrt(0.5)


def turn_vector(dx: float, dy: float, steps: int) -> tuple[float, float]:
    """A vector turned clockwise by steps of 45 degrees; even steps are exact."""
    for _ in range(steps % 8 // 2):
        dx, dy = -dy, dx
    return ((dx - dy) * _DIAGONAL, (dx + dy) * _DIAGONAL) if steps % 2 else (dx, dy)


@lru_cache(maxsize=128)
def _ring_offsets(radius: int) -> tuple[tuple[float, float], ...]:
    """Half-unit points farther than radius - 1 and within radius, clockwise from north, nearer ones first."""
    if radius < 1:
        return ((0.0, 0.0),) if radius == 0 else ()
    span = range(-2 * radius, 2 * radius + 1)
    inner, outer = (2 * (radius - 1)) ** 2, (2 * radius) ** 2
    found = [(i / 2, j / 2) for j in span for i in span if inner < i * i + j * j <= outer]
    found.sort(key=lambda p: (math.atan2(p[0], -p[1]) % math.tau, math.hypot(*p)))
    return tuple(found)


class Gridless(BaseGrid):
    """A plain box of columns x rows units whose upper left corner is `origin`; eight facings, Euclid's distances."""

    kind: GridKind = "none"
    directions: int = 8

    def __init__(self, columns: int, rows: int, origin: tuple[float, float] | None = None) -> None:
        super().__init__(columns, rows, (0.0, 0.0) if origin is None else origin)

    def cell(self, pair: Sequence[float]) -> ScenePoint:
        x, y = real_pair(pair)
        return ScenePoint(float(x), float(y))

    def cells(self) -> Iterator[ScenePoint]:
        x, y = self.origin
        return (ScenePoint(x + i / 2, y + j / 2) for j in range(2 * self.rows + 1) for i in range(2 * self.columns + 1))

    def contains(self, cell: Cell) -> bool:
        """True on the border too."""
        x, y = self.origin
        return x <= cell[0] <= x + self.columns and y <= cell[1] <= y + self.rows

    def cell_at(self, point: ScenePoint) -> ScenePoint:
        return ScenePoint(point[0], point[1])

    def center(self, cell: Cell) -> ScenePoint:
        return ScenePoint(cell[0], cell[1])

    def polygon(self, cell: Cell) -> tuple[ScenePoint, ...]:
        x, y = cell
        return tuple(ScenePoint(x + i, y + j) for i, j in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)))

    def neighbor(self, cell: Cell, direction: int) -> ScenePoint:
        """The point one unit away."""
        dx, dy = EIGHT[direction % 8]
        length = _DIAGONAL if dx and dy else 1.0
        return ScenePoint(cell[0] + dx * length, cell[1] + dy * length)

    def neighbors(self, cell: Cell) -> tuple[ScenePoint, ...]:
        return tuple(self.neighbor(cell, direction) for direction in range(8))

    def sub_positions(self, cell: Cell) -> tuple[ScenePoint, ...]:
        return tuple(ScenePoint(cell[0] + dx / 2, cell[1] + dy / 2) for dx, dy in EIGHT)

    def direction_deg(self, direction: int) -> float:
        return 45.0 * (direction % 8)

    def direction_to(self, a: Cell, b: Cell) -> int:
        return eighth(b[0] - a[0], b[1] - a[1])

    def distance(self, a: Cell, b: Cell) -> float:
        return math.hypot(b[0] - a[0], b[1] - a[1])

    def line(self, a: Cell, b: Cell) -> CellLine:
        """Always empty: without cells there is nothing to cross."""
        return CellLine((), ())

    def ring(self, center: Cell, radius: int) -> tuple[ScenePoint, ...]:
        """Half-unit points round the centre, farther than radius - 1 and within radius."""
        x, y = center
        return tuple(ScenePoint(x + dx, y + dy) for dx, dy in _ring_offsets(radius))

    def disk(self, center: Cell, radius: int) -> tuple[ScenePoint, ...]:
        return tuple(point for n in range(radius + 1) for point in self.ring(center, n))

    def rotate(self, cell: Cell, steps: int, about: Cell) -> ScenePoint:
        dx, dy = turn_vector(cell[0] - about[0], cell[1] - about[1], steps)
        return ScenePoint(about[0] + dx, about[1] + dy)

    def reflect(self, cell: Cell, about: Cell) -> ScenePoint:
        return ScenePoint(2 * about[0] - cell[0], cell[1])

    def body(
        self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None
    ) -> tuple[ScenePoint, ...]:
        """Centres of the unit boxes a token covers: size x size of them with `at` in the middle, odd or even."""
        x, y = at
        if own:
            turned = (turn_vector(i, j, facing) for i, j in own)
            return tuple(dict.fromkeys(ScenePoint(x + dx, y + dy) for dx, dy in turned))
        start = (1 - size) / 2
        return tuple(ScenePoint(x + start + i, y + start + j) for j in range(size) for i in range(size))

    def body_center(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> ScenePoint:
        if own:
            points = self.body(at, size, facing, own)
            return ScenePoint(sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
        return self.center(at)

    def offset(self, cell: Cell) -> tuple[int, int]:
        return math.floor(cell[0] - self.origin.x), math.floor(cell[1] - self.origin.y)

    def from_offset(self, column: int, row: int) -> ScenePoint:
        """The middle of a unit box."""
        return ScenePoint(self.origin.x + column + 0.5, self.origin.y + row + 0.5)

    def bounds(self) -> Rect:
        return Rect(self.origin.x, self.origin.y, float(self.columns), float(self.rows))
