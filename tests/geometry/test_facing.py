from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.facing import (
    arc,
    bearing_deg,
    melee_fan,
    nearest_direction,
    relative_direction,
    turn,
    turn_steps,
)
from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.types import Pose, ScenePoint

FLAT, POINTY = make_grid("hex-flat", 9, 9), make_grid("hex-pointy", 9, 9)
SQUARE, NONE = make_grid("square", 9, 9), make_grid("none", 9, 9)
HEXES = pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
EIGHT = pytest.mark.parametrize("grid", [SQUARE, NONE], ids=["square", "none"])
ALL = [FLAT, POINTY, SQUARE, NONE]
WHOLE = st.tuples(st.integers(-15, 15), st.integers(-15, 15))


def arcs(grid: Grid, at: tuple[int, int], facing: int, others: list[tuple[int, int]]) -> list[str]:
    pose = Pose(grid.cell(at), facing)
    return [arc(grid, pose, grid.cell(other)) for other in others]


def test_vector_att_p01() -> None:
    """CON-6, arcs of the six neighbours."""
    others = [(4, 1), (4, 2), (3, 3), (2, 3), (2, 2), (3, 1)]
    assert arcs(FLAT, (3, 2), 1, others) == ["front", "front", "right", "rear", "left", "front"]


def test_vector_att_p02() -> None:
    """CON-6, arcs at a distance, boundaries included."""
    others = [(2, -1), (4, -2), (2, 0), (3, 0), (1, 1), (2, 1), (-2, 2), (-1, 2), (0, -5), (3, -1)]
    expected = ["front", "front", "right", "right", "rear", "rear", "left", "rear", "front", "right"]
    assert arcs(FLAT, (0, 0), 0, others) == expected


def test_vector_att_p03() -> None:
    """CON-7, melee fan at reach 2."""
    targets = [(0, -2), (1, -2), (2, -2), (-1, -1), (-2, 0), (2, -1), (-2, 1)]
    pose = Pose(FLAT.cell((0, 0)), 0)
    fan = [melee_fan(FLAT, pose, FLAT.cell(target)) for target in targets]
    assert fan == [True, True, True, True, True, False, False]


@HEXES
@pytest.mark.parametrize("facing", range(6))
def test_how_many_hexes_of_a_ring_lie_in_each_arc(grid: Grid, facing: int) -> None:
    """CON-6: front/side/rear 3/2/1, 7/2/3, 9/4/5; CON-7: 3, 5, 7 in the fan."""
    pose = Pose(grid.cell((-4, 7)), facing)
    for radius, (front, side, rear, fan) in enumerate([(3, 2, 1, 3), (7, 2, 3, 5), (9, 4, 5, 7)], start=1):
        ring = grid.ring(pose.cell, radius)
        counts = Counter(arc(grid, pose, cell) for cell in ring)
        assert counts == {"front": front, "left": side // 2, "right": side // 2, "rear": rear}
        assert sum(melee_fan(grid, pose, cell) for cell in ring) == fan


@HEXES
@pytest.mark.parametrize("facing", range(6))
def test_the_six_neighbours_by_relative_direction(grid: Grid, facing: int) -> None:
    """CON-5."""
    pose = Pose(grid.cell((2, -5)), facing)
    by_relative = ["front", "front", "right", "rear", "left", "front"]
    for direction, neighbor in enumerate(grid.neighbors(pose.cell)):
        relative = relative_direction(direction, facing, 6)
        assert arc(grid, pose, neighbor) == by_relative[relative]
        assert melee_fan(grid, pose, neighbor) == (relative in (5, 0, 1))


@EIGHT
@pytest.mark.parametrize("facing", range(8))
def test_the_eight_neighbours_by_relative_direction(grid: Grid, facing: int) -> None:
    """CON-12, also where the neighbour stands exactly on the border of two arcs without a grid."""
    by_relative = ["front", "front", "right", "right", "rear", "left", "left", "front"]
    for at in ((2, -5), (0.1, 0.7)):
        if grid is SQUARE and at != (2, -5):
            continue
        pose = Pose(grid.cell(at), facing)
        for direction, neighbor in enumerate(grid.neighbors(pose.cell)):
            relative = relative_direction(direction, facing, 8)
            assert arc(grid, pose, neighbor) == by_relative[relative]
            assert melee_fan(grid, pose, neighbor) == (relative in (7, 0, 1))


@given(st.sampled_from(ALL), WHOLE, WHOLE, st.integers(0, 7))
def test_arcs_are_the_angles_of_the_picture(
    grid: Grid, at: tuple[int, int], other: tuple[int, int], facing: int
) -> None:
    """Independent of the whole-number code: degrees between facing and centre, borders as the rules say."""
    facing %= grid.directions
    pose, cell = Pose(grid.cell(at), facing), grid.cell(other)
    found = arc(grid, pose, cell)
    if pose.cell == cell:
        assert found == "same" and melee_fan(grid, pose, cell)
        return
    bearing = bearing_deg(grid.center(pose.cell), grid.center(cell))
    off = round((bearing - grid.direction_deg(facing) + 180) % 360 - 180, 6)
    if grid.directions == 6:
        front, rear, fan = abs(off) <= 90, abs(off) > 120, abs(off) <= 60
    else:
        front, rear, fan = abs(off) < 90, abs(off) > 135, abs(off) <= 45
    assert found == ("front" if front else "rear" if rear else "right" if off > 0 else "left")
    assert melee_fan(grid, pose, cell) == fan


@given(st.sampled_from([FLAT, POINTY, SQUARE]), WHOLE, WHOLE, st.integers(0, 7), st.integers(0, 7))
def test_arcs_turn_with_the_token(
    grid: Grid, at: tuple[int, int], other: tuple[int, int], facing: int, steps: int
) -> None:
    steps = 2 * steps if grid is SQUARE else steps
    here, cell = grid.cell(at), grid.cell(other)
    before, after = Pose(here, facing % grid.directions), Pose(here, turn(facing, steps, grid.directions))
    turned = grid.rotate(cell, steps, here)
    assert arc(grid, after, turned) == arc(grid, before, cell)
    assert melee_fan(grid, after, turned) == melee_fan(grid, before, cell)


@given(st.sampled_from(ALL), WHOLE, WHOLE, st.integers(0, 7))
def test_a_mirror_swaps_left_and_right(grid: Grid, at: tuple[int, int], other: tuple[int, int], facing: int) -> None:
    facing %= grid.directions
    here, cell = grid.cell(at), grid.cell(other)
    mirrored_facing = nearest_direction(grid, -grid.direction_deg(facing))
    there = Pose(here, mirrored_facing)
    swapped = {"left": "right", "right": "left"}
    found = arc(grid, Pose(here, facing), cell)
    assert arc(grid, there, grid.reflect(cell, here)) == swapped.get(found, found)
    assert melee_fan(grid, there, grid.reflect(cell, here)) == melee_fan(grid, Pose(here, facing), cell)


@pytest.mark.parametrize("grid", ALL, ids=lambda grid: grid.kind)
def test_degrees_and_directions(grid: Grid) -> None:
    half = 180 / grid.directions
    for direction in range(grid.directions):
        degrees = grid.direction_deg(direction)
        for turns in (-720, 0, 360):
            assert nearest_direction(grid, degrees + turns) == direction
        assert nearest_direction(grid, degrees + half - 0.01) == direction
        assert nearest_direction(grid, degrees - half + 0.01) == direction
        assert nearest_direction(grid, degrees + half) == turn(direction, 1, grid.directions)


def test_turning() -> None:
    assert turn(4, 3, 6) == 1
    assert turn(0, -3, 8) == 5
    assert relative_direction(0, 5, 6) == 1
    assert [turn_steps(2, other, 6) for other in range(6)] == [-2, -1, 0, 1, 2, 3]
    assert [turn_steps(6, other, 8) for other in range(8)] == [2, 3, 4, -3, -2, -1, 0, 1]


@given(st.floats(0, 359.99))
def test_bearings(degrees: float) -> None:
    there = ScenePoint(3 + 7 * math.sin(math.radians(degrees)), -2 - 7 * math.cos(math.radians(degrees)))
    found = bearing_deg(ScenePoint(3, -2), there)
    assert 0 <= found < 360
    assert min(abs(found - degrees), 360 - abs(found - degrees)) < 1e-6


def test_a_bearing_just_short_of_north_is_not_360() -> None:
    assert 0 <= bearing_deg(ScenePoint(0, 0), ScenePoint(-1e-20, -1)) < 360
