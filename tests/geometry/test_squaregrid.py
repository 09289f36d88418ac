from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.squaregrid import SquareGrid, eighth, quarter_turns
from battlemap.geometry.types import Rect, ScenePoint, Square

HOME = Square(0, 0)


def test_the_table_of_directions_and_the_box() -> None:
    grid = SquareGrid(8, 6)
    assert grid.neighbors(HOME) == ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    assert grid.origin == (0.5, 0.5)
    assert grid.bounds() == Rect(0, 0, 8, 6)
    assert grid.polygon(Square(2, 3)) == ((2, 3), (3, 3), (3, 4), (2, 4))
    assert SquareGrid(2, 2, (7.0, -1.0)).bounds() == Rect(6.5, -1.5, 2, 2)


@pytest.mark.parametrize(
    "diagonals, one_diagonal, two, three_one, five_three",
    [
        ("one", 1, 2, 3, 5),
        ("5-10-5", 1, 3, 3, 6),
        ("euclid", math.sqrt(2), math.sqrt(8), math.sqrt(10), math.sqrt(34)),
        ("none", 2, 4, 4, 8),
    ],
)
def test_diagonal_rules(diagonals: str, one_diagonal: float, two: float, three_one: float, five_three: float) -> None:
    grid = SquareGrid(8, 6, None, diagonals)  # type: ignore[arg-type]
    for goal, cells in (((1, 1), one_diagonal), ((2, 2), two), ((3, 1), three_one), ((5, 3), five_three)):
        for sign_x in (1, -1):
            for sign_y in (1, -1):
                assert grid.distance(HOME, Square(goal[0] * sign_x, goal[1] * sign_y)) == pytest.approx(cells)
    assert grid.distance(HOME, Square(0, -4)) == 4


def test_5_10_5_counts_every_second_diagonal_twice() -> None:
    grid = SquareGrid(8, 6, None, "5-10-5")
    assert [grid.distance(HOME, Square(n, -n)) for n in range(7)] == [0, 1, 3, 4, 6, 7, 9]


def test_points_on_a_common_side_go_to_the_right_and_lower_square_everywhere() -> None:
    grid = SquareGrid(8, 6)
    for edge in (-3.0, -1.0, 0.0, 2.0):
        assert grid.cell_at(ScenePoint(edge, edge)) == (edge, edge)
        assert grid.cell_at(ScenePoint(edge - 1e-9, edge)) == (edge - 1, edge)


def test_only_quarter_turns_are_exact() -> None:
    grid = SquareGrid(8, 6)
    assert grid.rotate(Square(1, -3), 2, HOME) == (3, 1)
    assert grid.rotate(Square(1, -3), -2, HOME) == (-3, -1)
    assert quarter_turns(0, -1, 5) == (1, 0)
    with pytest.raises(ValueError, match="even"):
        grid.rotate(Square(1, 0), 1, HOME)


def test_bodies() -> None:
    """Contract section 6: an even body's `at` is the upper left of the middle four."""
    grid = SquareGrid(8, 6)
    at = Square(-2, 5)
    assert grid.body(at, 1, 0) == (at,)
    assert grid.body(at, 2, 3) == ((-2, 5), (-1, 5), (-2, 6), (-1, 6))
    assert grid.body_center(at, 2, 0) == (-1, 6)
    assert set(grid.body(at, 3, 0)) == set(grid.disk(at, 1))
    assert {x for x, _ in grid.body(at, 4, 0)} == {-3, -2, -1, 0}
    assert {y for _, y in grid.body(at, 4, 0)} == {4, 5, 6, 7}


def test_a_long_body_takes_the_clockwise_quarter_turn_on_a_diagonal() -> None:
    grid = SquareGrid(8, 6)
    horse = [[0, 0], [0, 1]]
    tails = [grid.body(HOME, 1, facing, horse)[1] for facing in range(8)]
    assert tails == [(0, 1), (-1, 0), (-1, 0), (0, -1), (0, -1), (1, 0), (1, 0), (0, 1)]


@given(st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_the_nearest_of_eight_directions(dx: int, dy: int) -> None:
    found = eighth(dx, dy)
    if (dx, dy) == (0, 0):
        assert found == 0
        return
    assert found == math.floor(math.degrees(math.atan2(dx, -dy)) / 45 + 0.5) % 8
