"""Shapes against a slow, exact computation with polygons; and whether the grid's symmetries take areas onto areas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.shapes import Coverage, burst, cone, line, rect, ring
from battlemap.geometry.shapes_extent import Extent
from battlemap.geometry.types import Cell, ScenePoint

Point = tuple[float, float]
GRIDS = [
    make_grid("hex-flat", 13, 11),
    make_grid("hex-flat", 12, 9, shifted="even", origin=(2.25, -4.5)),
    make_grid("hex-pointy", 13, 11),
    make_grid("hex-pointy", 12, 9, shifted="even", origin=(-3.0, 2.5)),
    *(make_grid("square", 13, 11, diagonals=rule) for rule in ("one", "5-10-5", "euclid", "none")),
    make_grid("none", 8, 7),
]
FLAT_SIDED = [grid for grid in GRIDS if grid.kind != "none" and getattr(grid, "diagonals", "one") != "euclid"]
OFFSETS = st.tuples(st.integers(2, 9), st.integers(2, 7))
COVERAGES = st.sampled_from(["center", "any", "half"])


@dataclass(frozen=True)
class Region:
    """A convex piece of the map: all points on the left of each of these lines (point, direction), and inside a circle."""

    lines: tuple[tuple[Point, Point], ...]
    circle: tuple[Point, float] | None = None

    def holds(self, x: float, y: float) -> bool:
        if self.circle is not None and math.dist(self.circle[0], (x, y)) > self.circle[1] + 1e-7:
            return False
        return all(_side(one, (x, y)) >= -1e-7 for one in self.lines)

    def share(self, polygon: Sequence[Point]) -> float:
        whole, cut = _area(polygon), list(polygon)
        for one in self.lines:
            cut = _cut(cut, one)
        return _area(cut) / whole if cut else 0.0


def _side(one: tuple[Point, Point], point: Point) -> float:
    (x, y), (dx, dy) = one
    return ((point[0] - x) * dy - (point[1] - y) * dx) / math.hypot(dx, dy)


def _cut(polygon: Sequence[Point], one: tuple[Point, Point]) -> list[Point]:
    kept: list[Point] = []
    for p, q in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        a, b = _side(one, p), _side(one, q)
        if a >= 0:
            kept.append(p)
        if a * b < 0:
            kept.append((p[0] + (q[0] - p[0]) * a / (a - b), p[1] + (q[1] - p[1]) * a / (a - b)))
    return kept


def _area(polygon: Sequence[Point]) -> float:
    ends = zip(polygon, [*polygon[1:], *polygon[:1]], strict=True)
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in ends)) / 2


def between(corners: Sequence[Point]) -> tuple[tuple[Point, Point], ...]:
    """The lines along the sides of a polygon; its corners go clockwise on the screen."""
    ends = zip(corners, [*corners[1:], *corners[:1]], strict=True)
    return tuple((p, (p[0] - q[0], p[1] - q[1])) for p, q in ends)


def towards(point: Point, degrees: float, far: float) -> Point:
    return point[0] + far * math.sin(math.radians(degrees)), point[1] - far * math.cos(math.radians(degrees))


def ball(grid: Grid, center: Point, radius: float) -> Region:
    """All points within a radius by the grid's distance."""
    rule = getattr(grid, "diagonals", "one")
    if grid.kind == "none" or rule == "euclid":
        return Region((), (center, radius))
    if grid.directions == 6:
        return Region(between([towards(center, grid.direction_deg(d), radius) for d in range(6)]))
    if rule == "one":
        return Region(between([towards(center, 45 + 90 * d, radius * math.sqrt(2)) for d in range(4)]))
    if rule == "none":
        return Region(between([towards(center, 90 * d, radius) for d in range(4)]))
    far = math.floor(radius) + 0.5  # longer + half of the shorter: corners where both are 2/3 of it
    ends = [(45.0 * d, far if d % 2 == 0 else far * 2 / 3 * math.sqrt(2)) for d in range(8)]
    return Region(between([towards(center, degrees, away) for degrees, away in ends]))


def places(grid: Grid, at: Cell) -> list[Cell]:
    return [c for c in grid.disk(at, 14) if grid.contains(c)] if grid.kind == "none" else list(grid.cells())


def counted(grid: Grid, at: Cell, region: Region, coverage: Coverage) -> set[Cell]:
    found = set()
    for cell in places(grid, at):
        share = region.share(grid.polygon(cell)) if coverage != "center" else 0.0
        by_middle = region.holds(*grid.center(cell))
        if {"center": by_middle, "any": by_middle or share > 1e-7, "half": share >= 0.5 - 1e-7}[coverage]:
            found.add(cell)
    return found


def check_distances(grid: Grid, at: Cell, found: Extent) -> None:
    assert all(far == grid.distance(at, cell) for cell, far in found.items())
    assert list(found.values()) == sorted(found.values())


@given(st.sampled_from(GRIDS), OFFSETS, st.integers(1, 6))
def test_bursts_and_rings(grid: Grid, offset: tuple[int, int], radius: int) -> None:
    at = grid.from_offset(*offset)
    whole = counted(grid, at, ball(grid, grid.center(at), radius), "center")
    found = burst(grid, at, radius)
    assert set(found) == whole
    check_distances(grid, at, found)
    hole = {cell for cell in whole if grid.distance(at, cell) < radius - 1 - 1e-9}
    assert set(ring(grid, at, radius, radius - 1)) == whole - hole


@settings(max_examples=40)
@given(st.sampled_from(FLAT_SIDED), OFFSETS, st.integers(1, 5), COVERAGES)
def test_bursts_by_each_coverage(grid: Grid, offset: tuple[int, int], radius: int, coverage: Coverage) -> None:
    at = grid.from_offset(*offset)
    region = ball(grid, grid.center(at), radius)
    assert set(burst(grid, at, radius, coverage)) == counted(grid, at, region, coverage)


@settings(max_examples=60)
@given(st.sampled_from(GRIDS), OFFSETS, st.integers(0, 48), st.integers(1, 12), st.integers(1, 6), COVERAGES)
def test_cones(grid: Grid, offset: tuple[int, int], turn: int, wide: int, length: int, coverage: Coverage) -> None:
    """Directions and angles in steps of 15 degrees: whatever has cells on its border."""
    at = grid.from_offset(*offset)
    middle, half = grid.center(at), 7.5 * wide
    region = ball(grid, middle, length)
    left, right = towards((0, 0), turn * 15 - half, 1), towards((0, 0), turn * 15 + half, -1)
    region = Region((*region.lines, (middle, (-left[0], -left[1])), (middle, (-right[0], -right[1]))), region.circle)
    if region.circle is not None:
        coverage = "center"
    found = cone(grid, at, turn * 15, 15 * wide, length, coverage)
    expected = counted(grid, at, region, coverage) - {at}
    assert set(found) == expected
    check_distances(grid, at, found)


@settings(max_examples=60)
@given(st.sampled_from(GRIDS), OFFSETS, OFFSETS, st.sampled_from([1.0, 2.0, 3.0, 4.5]), COVERAGES)
def test_lines(grid: Grid, start: tuple[int, int], end: tuple[int, int], width: float, coverage: Coverage) -> None:
    if start == end:
        return
    at, to = grid.from_offset(*start), grid.from_offset(*end)
    passed = grid.line(at, to)
    expected = {*passed.crossed, *(cell for pair in passed.edge_pairs for cell in pair), at, to}
    if grid.kind == "none":
        expected = set()
    expected = {cell for cell in expected if grid.contains(cell)}
    if width > 1.0 or grid.kind == "none" or coverage != "center":
        (x, y), (ex, ey) = grid.center(at), grid.center(to)
        far = math.dist((x, y), (ex, ey))
        ux, uy = (ex - x) / far, (ey - y) / far
        box = [(0, -width / 2), (far, -width / 2), (far, width / 2), (0, width / 2)]
        corners = [(x + ux * a - uy * b, y + uy * a + ux * b) for a, b in box]
        region = Region(between(corners))
        expected |= counted(grid, at, region, coverage)
    found = line(grid, at, to, width, coverage)
    assert set(found) == expected
    check_distances(grid, at, found)


@settings(max_examples=40)
@given(st.sampled_from(GRIDS), OFFSETS, st.tuples(*[st.integers(0, 20)] * 4), COVERAGES)
def test_rectangles(grid: Grid, offset: tuple[int, int], box: tuple[int, int, int, int], coverage: Coverage) -> None:
    at = grid.from_offset(*offset)
    (zx, zy, _, _), (x, y, w, h) = grid.bounds(), box
    low, high = (zx + x / 2, zy + y / 2), (zx + x / 2 + w / 4 + 0.25, zy + y / 2 + h / 4 + 0.25)
    region = Region(between([low, (high[0], low[1]), high, (low[0], high[1])]))
    found = rect(grid, ScenePoint(*low), ScenePoint(*high), at, coverage)
    assert set(found) == counted(grid, at, region, coverage)
    check_distances(grid, at, found)


@pytest.mark.parametrize("shape", ["burst", "ring", "cone", "line"])
@given(
    st.sampled_from(GRIDS), st.integers(0, 7), st.booleans(), st.integers(1, 4), st.integers(0, 24), st.integers(1, 24)
)
def test_turned_and_mirrored_areas_are_areas(
    shape: str, grid: Grid, steps: int, mirrored: bool, size: int, turn: int, wide: int
) -> None:
    grid = make_grid(grid.kind, 30, 30, diagonals=getattr(grid, "diagonals", "one"))
    at = grid.from_offset(15, 15)
    if grid.kind in ("square", "none"):
        steps -= steps % 2  # half-unit points turn onto such by quarter turns
    step_deg = 360 / grid.directions
    to = grid.from_offset(15 + turn % 7 - 3, 15 + wide % 5 - 2)

    def moved(cell: Cell) -> Cell:
        return grid.rotate(grid.reflect(cell, at) if mirrored else cell, steps, at)

    direction = turn * 15.0
    turned = (-direction if mirrored else direction) + steps * step_deg
    pairs = {
        "burst": lambda: (burst(grid, at, size), burst(grid, at, size)),
        "ring": lambda: (ring(grid, at, size, size / 2), ring(grid, at, size, size / 2)),
        "cone": lambda: (cone(grid, at, direction, 15 * wide, size), cone(grid, at, turned, 15 * wide, size)),
        "line": lambda: (line(grid, at, to, size / 2), line(grid, at, moved(to), size / 2)),
    }
    one, other = pairs[shape]()
    assert {moved(cell): far for cell, far in one.items()} == dict(other)


@given(st.sampled_from(GRIDS), st.integers(-6, 6), st.integers(-6, 6), st.integers(0, 24))
def test_an_area_is_the_same_wherever_it_lies(grid: Grid, right: int, down: int, turn: int) -> None:
    grid = make_grid(grid.kind, 40, 40, diagonals=getattr(grid, "diagonals", "one"))
    at, there = grid.from_offset(20, 20), grid.from_offset(20 + 2 * right, 20 + 2 * down)
    by = (there[0] - at[0], there[1] - at[1])
    one, other = cone(grid, at, turn * 15, 60, 5), cone(grid, there, turn * 15, 60, 5)
    assert [((cell[0] + by[0], cell[1] + by[1]), far) for cell, far in one.items()] == list(other.items())
