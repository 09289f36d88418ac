from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.formats.uvtt import walls

numbers = st.floats(-20, 20)


def pieces(*rows: tuple[float, float, float, float]) -> walls.Pieces:
    return np.array(rows, dtype=float).reshape(-1, 4)


@pytest.mark.parametrize(
    ("piece", "touches"),
    [
        ((1, 1, 2, 2), True), ((-4, 4, 16, 4), True), ((0, -1, 0, 20), True), ((10, 8, 12, 9), True), ((-1, -1, 0, 0), True),
        ((-1, 1, 1, -1), True), ((-1, 0.9, 0.9, -1), False), ((-1, 0, -1, 8), False), ((11, 9, 12, 9), False),
        ((5, 8.001, 6, 8.001), False),
    ],
)  # fmt: skip
def test_what_touches_the_picture(piece: tuple[float, float, float, float], touches: bool) -> None:
    assert walls.touching(pieces(piece), 10, 8).tolist() == [touches]
    assert walls.touching(pieces((*piece[2:], *piece[:2])), 10, 8).tolist() == [touches]


@given(st.tuples(numbers, numbers, numbers, numbers))
def test_touching_agrees_with_a_slow_look(piece: tuple[float, float, float, float]) -> None:
    x1, y1, x2, y2 = piece
    along = ((x1 + (x2 - x1) * t / 200, y1 + (y2 - y1) * t / 200) for t in range(201))
    seen = any(0 <= x <= 10 and 0 <= y <= 8 for x, y in along)
    if seen:  # the slow look may step over a corner, never the other way round
        assert walls.touching(pieces(piece), 10, 8).tolist() == [True]


def test_three_doors_make_four_pieces_of_one_wall() -> None:
    doors = [((6, 0), (7, 0)), ((1, 0), (2, 0)), ((4, 0), (3, 0))]
    left = walls.cut_at(pieces((0, 0, 9, 0), (0, 1, 9, 1)), doors)
    assert sorted(left.tolist()) == [[0, 0, 1, 0], [0, 1, 9, 1], [2, 0, 3, 0], [4, 0, 6, 0], [7, 0, 9, 0]]


@pytest.mark.parametrize(
    "door",
    [
        ((3, 0.2), (4, 0.2)),  # beside the wall
        ((3, -0.5), (3, 0.5)),  # across it
        ((3, 0), (4, 0.7)),  # swung open
        ((9, 0), (10, 0)),  # beyond its end
        ((-1, 0), (0, 0)),
    ],
)  # fmt: skip
def test_a_door_that_does_not_lie_on_a_wall_cuts_nothing(door: tuple[tuple[float, float], tuple[float, float]]) -> None:
    assert walls.cut_at(pieces((0, 0, 9, 0)), [door]).tolist() == [[0, 0, 9, 0]]


def test_a_door_over_a_whole_piece_takes_it_away() -> None:
    left = walls.cut_at(pieces((0, 0, 1, 0), (1, 0, 1.5, 0), (1.5, 0, 3, 0)), [((0.8, 0.02), (2, 0.02))])
    assert left.tolist() == [[0, 0, 0.8, 0], [2, 0, 3, 0]]


@given(st.floats(0, 2 * math.pi), st.floats(1, 7), st.floats(0.5, 2))
def test_cutting_takes_just_the_doors_length_at_any_angle(angle: float, start: float, width: float) -> None:
    x, y = math.cos(angle), math.sin(angle)
    door = ((x * start, y * start), (x * (start + width), y * (start + width)))
    left = walls.cut_at(pieces((0, 0, 10 * x, 10 * y)), [door])
    assert walls.lengths(left).sum() == pytest.approx(10 - width)


def test_chains_join_snap_and_drop_doubles() -> None:
    found, doubles = walls.chains_of(
        pieces((0, 0, 1, 0), (1.0004, 0, 1, 1), (5, 5, 6, 5), (6, 5, 5, 5), (7, 7, 7.0001, 7)), walls.Snapper()
    )
    assert found == [[(0, 0), (1, 0), (1, 1)], [(5, 5), (6, 5)]]
    assert doubles == 1
