from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.gridless import Gridless, turn_vector
from battlemap.geometry.types import CellLine, Rect, ScenePoint

GRID = Gridless(4, 3)
COORDINATE = st.floats(-100, 100)
HOME = ScenePoint(1.25, -2.5)


@given(COORDINATE, COORDINATE)
def test_a_place_is_the_point_itself(x: float, y: float) -> None:
    point = ScenePoint(x, y)
    assert GRID.cell((x, y)) == GRID.cell_at(point) == GRID.center(point) == point


def test_the_box_and_the_half_unit_points() -> None:
    assert GRID.bounds() == Rect(0, 0, 4, 3)
    points = list(GRID.cells())
    assert len(points) == len(set(points)) == 9 * 7
    assert points[:3] == [(0, 0), (0.5, 0), (1, 0)] and points[-1] == (4, 3)
    assert all(map(GRID.contains, points))
    assert not GRID.contains(ScenePoint(4.01, 1)) and not GRID.contains(ScenePoint(0, -0.01))
    moved = Gridless(4, 3, (10.0, -5.0))
    assert moved.bounds() == Rect(10, -5, 4, 3)
    assert next(moved.cells()) == (10, -5) and all(map(moved.contains, moved.cells()))


@pytest.mark.parametrize("column, row", [(0, 0), (3, 2), (-1, -4)])
def test_offsets_are_unit_boxes(column: int, row: int) -> None:
    grid = Gridless(4, 3, (0.25, 0.0))
    assert grid.offset(grid.from_offset(column, row)) == (column, row)
    assert grid.offset(ScenePoint(0.2, -0.1)) == (-1, -1)


def test_a_box_round_the_point() -> None:
    assert GRID.polygon(HOME) == ((0.75, -3), (1.75, -3), (1.75, -2), (0.75, -2))


def test_a_line_passes_no_cells() -> None:
    assert GRID.line(HOME, ScenePoint(7, 7)) == CellLine((), ())


def test_distance_is_euclids() -> None:
    assert GRID.distance(ScenePoint(0, 0), ScenePoint(-3, 4)) == 5.0


def test_a_search_goes_by_half_units() -> None:
    around = GRID.sub_positions(HOME)
    assert around[0] == (1.25, -3.0) and around[3] == (1.75, -2.0)
    assert [GRID.direction_to(HOME, point) for point in around] == list(range(8))


@pytest.mark.parametrize("radius", [0, 1, 2, 5])
def test_disks_hold_all_half_unit_points_within_the_radius(radius: int) -> None:
    disk = GRID.disk(HOME, radius)
    span = range(-2 * radius, 2 * radius + 1)
    expected = {(HOME.x + i / 2, HOME.y + j / 2) for i in span for j in span if math.hypot(i, j) <= 2 * radius}
    assert set(disk) == expected and len(disk) == len(expected)
    assert disk[0] == HOME
    assert all(radius - 1 < GRID.distance(HOME, point) <= radius for point in GRID.ring(HOME, radius))


def test_turning_by_eighths() -> None:
    assert GRID.rotate(ScenePoint(1, 0), 2, ScenePoint(0, 0)) == (0, 1)
    assert turn_vector(0, -1, 1) == pytest.approx((math.sqrt(0.5), -math.sqrt(0.5)))
    assert turn_vector(0, -1, -1) == pytest.approx((-math.sqrt(0.5), -math.sqrt(0.5)))


def test_bodies_stand_in_the_middle() -> None:
    assert GRID.body(HOME, 1, 0) == (HOME,)
    assert set(GRID.body(HOME, 2, 0)) == {(0.75, -3), (1.75, -3), (0.75, -2), (1.75, -2)}
    assert GRID.body_center(HOME, 2, 0) == GRID.body_center(HOME, 3, 0) == HOME
