"""Walls and lines, against a slow version in fractions that really shifts the line."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from battlemap.geometry import segments
from battlemap.geometry.hexgrid import FlatHexGrid
from battlemap.geometry.segments import (
    clear,
    clear_to_each,
    crossing,
    crossing_each,
    segments_cross,
    touching,
    wall_array,
)
from battlemap.geometry.types import Hex

Point = tuple[int, int]
Wall = tuple[int, int, int, int]

LATTICE = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
WALLS = st.lists(st.tuples(*[st.integers(-4, 4)] * 4), max_size=6)
REAL = st.tuples(st.floats(-20, 20), st.floats(-20, 20))
REAL_WALLS = st.lists(st.tuples(*[st.floats(-20, 20)] * 4), max_size=5)


def orientation(a: tuple[Fraction, ...], b: tuple[Fraction, ...], p: tuple[Fraction, ...]) -> Fraction:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def slow_crossing(walls: list[Wall], a: Point, b: Point) -> tuple[list[int], list[int]]:
    """Shift the line by a hair, leave a slightly longer hair at its ends, and cut."""
    hair, end = Fraction(1, 10**9), Fraction(1, 10**5)
    dx, dy = b[0] - a[0], b[1] - a[1]
    result: tuple[list[int], list[int]] = ([], [])
    for blocked, (nx, ny) in zip(result, ((dy, -dx), (-dy, dx)), strict=True):  # y runs down: left of east is north
        start = (a[0] + end * dx + hair * nx, a[1] + end * dy + hair * ny)
        goal = (b[0] - end * dx + hair * nx, b[1] - end * dy + hair * ny)
        for index, (px, py, qx, qy) in enumerate(walls):
            p, q = (Fraction(px), Fraction(py)), (Fraction(qx), Fraction(qy))
            across = orientation(start, goal, p) * orientation(start, goal, q) < 0
            if across and orientation(p, q, start) * orientation(p, q, goal) < 0:
                blocked.append(index)
    return result


def answer(
    walls: list[tuple[float, ...]], a: tuple[float, float], b: tuple[float, float]
) -> tuple[list[int], list[int]]:
    left, right = crossing(wall_array(walls), a, b)
    return left.tolist(), right.tolist()


@given(WALLS, LATTICE, LATTICE)
def test_crossing_agrees_with_really_shifting_the_line(walls: list[Wall], a: Point, b: Point) -> None:
    assert answer(walls, a, b) == slow_crossing(walls, a, b)


@given(WALLS, LATTICE, LATTICE)
def test_the_same_between_corners_and_centres_of_hexes(walls: list[Wall], a: Point, b: Point) -> None:
    """A lattice of thirds of a hex holds all centres and corners; its coordinates are irrational numbers cut to floats."""
    grid = FlatHexGrid(9, 9, "odd", (7.3, 11.9))

    def placed(x: float, y: float) -> tuple[float, float]:
        return (grid.origin.x + x * np.sqrt(3) / 6, grid.origin.y + y / 3 + x / 6)

    assert placed(3, 0) == pytest.approx(grid.center(Hex(1, 0)))
    placed_walls = [(*placed(*wall[:2]), *placed(*wall[2:])) for wall in walls]
    assert answer(placed_walls, placed(*a), placed(*b)) == slow_crossing(walls, a, b)
    # As a file has them, with six digits.
    rounded = [tuple(round(value, 6) for value in wall) for wall in placed_walls]
    assert answer(rounded, placed(*a), placed(*b)) == slow_crossing(walls, a, b)


@given(WALLS, LATTICE, LATTICE)
def test_pair_by_pair_answers_alike(walls: list[Wall], a: Point, b: Point) -> None:
    left, right = crossing_each(wall_array(walls), [a] * len(walls), [b] * len(walls))
    assert answer(walls, a, b) == (np.flatnonzero(left).tolist(), np.flatnonzero(right).tolist())


@given(WALLS, LATTICE, LATTICE)
def test_seen_there_means_seen_back_and_mirrored(walls: list[Wall], a: Point, b: Point) -> None:
    left, right = answer(walls, a, b)
    assert answer(walls, b, a) == (right, left)
    assert answer([wall[2:] + wall[:2] for wall in walls], a, b) == (left, right)
    mirrored = [(-px, py, -qx, qy) for px, py, qx, qy in walls]
    assert answer(mirrored, (-a[0], a[1]), (-b[0], b[1])) == (right, left)
    turned = [(-py, px, -qy, qx) for px, py, qx, qy in walls]
    assert answer(turned, (-a[1], a[0]), (-b[1], b[0])) == (left, right)


@given(REAL_WALLS, REAL, REAL)
def test_symmetry_holds_to_the_last_bit(
    walls: list[tuple[float, ...]], a: tuple[float, float], b: tuple[float, float]
) -> None:
    left, right = answer(walls, a, b)
    assert answer(walls, b, a) == (right, left)
    assert answer([wall[2:] + wall[:2] for wall in walls], a, b) == (left, right)
    assert answer([(-p, q, -r, s) for p, q, r, s in walls], (-a[0], a[1]), (-b[0], b[1])) == (right, left)
    properly = [segments_cross(a, b, wall[:2], wall[2:]) for wall in walls]
    assert [index for index, both in enumerate(properly) if both] == sorted(set(left) & set(right))


@pytest.mark.parametrize(
    "walls, free",
    [
        ([], True),
        ([(2, -1, 2, 1)], False),  # across
        ([(2, 0, 2, 1)], True),  # an end touches
        ([(2, 0, 2, 1), (2, 0, 3, 2)], True),  # a corner touches
        ([(2, 0, 2, 1), (2, 0, 2, -1)], False),  # two walls meet across the line
        ([(2, 0, 2, 1), (3, 0, 3, -1)], False),  # neither shift is clear, though the walls do not meet
        ([(1, 0, 3, 0)], True),  # along
        ([(1, 0, 3, 0), (3, 0, 3, 1), (1, 0, 0, 1)], True),  # along, both ends bent to the same side
        ([(1, 0, 3, 0), (3, 0, 3, 1), (1, 0, 1, -1)], False),  # along, bent to different sides
        ([(-1, 0, 9, 0)], True),
        ([(4, -1, 4, 1)], True),  # the goal stands on the wall
        ([(0, -1, 0, 1)], True),  # the start does
        ([(5, -1, 5, 1)], True),  # behind the goal
        ([(2, 0, 2, 0)], True),  # no length
        ([(2, 5e-7, 2, 1), (2, -5e-7, 2, -1)], False),  # ends nearer than the tolerance are one point
        ([(2, 1e-3, 2, 1), (2, -1e-3, 2, -1)], True),  # a real gap
    ],
)
def test_sight_on_the_edge(walls: list[tuple[float, ...]], free: bool) -> None:
    assert clear(wall_array(walls), (0, 0), (4, 0)) is free
    assert clear(wall_array(walls), (4, 0), (0, 0)) is free


@given(LATTICE, LATTICE, LATTICE, LATTICE)
def test_nothing_is_seen_through_a_closed_ring(a: Point, b: Point, c: Point, outside: Point) -> None:
    corners = [(3 * x, 3 * y) for x, y in (a, b, c)]
    sides = [(*p, *q) for p, q in pairwise([*corners, corners[0]])]
    area = orientation(*corners)
    assume(area != 0)
    inside = (a[0] + b[0] + c[0], a[1] + b[1] + c[1])
    ring = [*corners, corners[0]]
    assume(any(orientation(p, q, outside) * area < 0 for p, q in pairwise(ring)))
    assert not clear(wall_array(sides), inside, outside)


def test_a_token_as_wide_as_the_corridor_sees_along_it() -> None:
    corridor = wall_array([(0, 0, 9, 0), (0, 1, 9, 1)])
    assert clear(corridor, (0.5, 0.0), (8.5, 0.0))
    assert clear(corridor, (0.5, 0.5), (8.5, 0.5))
    assert not clear(corridor, (0.5, 0.5), (8.5, 1.5))


@given(WALLS, LATTICE, st.lists(LATTICE, max_size=7), st.sampled_from([1, 9, 1000]))
def test_many_targets_at_once(walls: list[Wall], a: Point, targets: list[Point], chunk: int) -> None:
    array = wall_array(walls)
    before = segments._CHUNK
    segments._CHUNK = chunk
    try:
        found = clear_to_each(array, a, targets)
    finally:
        segments._CHUNK = before
    assert found.tolist() == [clear(array, a, target) for target in targets]


def test_on_a_wall() -> None:
    walls = wall_array([(0, 0, 4, 0), (2, 0, 2, 3), (5, 5, 5, 5), (0, 4, 3, 4)])
    assert touching(walls, (2, 0)).tolist() == [0, 1]
    assert touching(walls, (4, 1e-7)).tolist() == [0]
    assert touching(walls, (4.1, 0)).tolist() == []
    assert touching(walls, (5, 5)).tolist() == [2]
    assert touching(wall_array([]), (0, 0)).tolist() == []


@pytest.mark.parametrize("bad", [[[0, 0, 1]], [0, 0, 1, 1], [[[0, 0, 1, 1]]]])
def test_walls_are_rows_of_four(bad: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="four numbers"):
        wall_array(bad)
