from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.facing import bearing_deg
from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.shapes import aura, burst, cone, line, ray, rect, ring
from battlemap.geometry.types import ScenePoint, Square

GRIDS = [
    make_grid("hex-flat", 13, 11),
    make_grid("hex-flat", 13, 11, shifted="even"),
    make_grid("hex-pointy", 13, 11),
    make_grid("hex-pointy", 13, 11, shifted="even", origin=(-3.0, 2.5)),
    *(make_grid("square", 13, 11, diagonals=rule) for rule in ("one", "5-10-5", "euclid", "none")),
    make_grid("none", 7, 6),
]
each = pytest.mark.parametrize("grid", GRIDS, ids=repr)
OFFSETS = st.tuples(st.integers(-3, 15), st.integers(-3, 13))


@given(st.sampled_from(GRIDS), OFFSETS, st.integers(0, 24))
def test_a_burst_is_all_cells_of_the_scene_within_the_radius(
    grid: Grid, offset: tuple[int, int], quarters: int
) -> None:
    at, radius = grid.from_offset(*offset), quarters / 4
    found = burst(grid, at, radius)
    everything = grid.disk(at, 7) if grid.kind == "none" else grid.cells()
    expected = {c: grid.distance(at, c) for c in everything if grid.contains(c) and grid.distance(at, c) <= radius}
    assert found == expected
    assert list(found.values()) == sorted(found.values())


@each
def test_a_ring_is_a_burst_without_a_smaller_one(grid: Grid) -> None:
    at = grid.from_offset(4, 4)
    whole, hole = burst(grid, at, 3), burst(grid, at, 1)
    assert ring(grid, at, 3, 0) == whole
    assert set(ring(grid, at, 3, 2)) == {cell for cell in whole if whole[cell] >= 2}
    assert not set(ring(grid, at, 3, 1.5)) & set(hole)
    assert ring(grid, at, 1, 2) == {}


@each
def test_a_huge_area_is_just_the_scene(grid: Grid) -> None:
    far = grid.cell((3_000_000, -2_000_000))
    assert burst(grid, far, 10) == {}
    count = len(list(grid.cells()))
    if grid.kind == "none":
        count = 4 * grid.columns * grid.rows  # the half-unit points counted from (0.3, 0.3)
        assert len(burst(grid, grid.cell((0.3, 0.3)), 1e9)) == count
    else:
        assert len(burst(grid, far, 1e9)) == count


@given(st.sampled_from(GRIDS), OFFSETS, st.floats(-720, 720), st.floats(1, 359), st.floats(0, 6))
def test_a_cone_is_the_part_of_a_burst_within_half_the_angle(
    grid: Grid, offset: tuple[int, int], direction: float, angle: float, length: float
) -> None:
    at = grid.from_offset(*offset)
    found = cone(grid, at, direction, angle, length)
    all_round = burst(grid, at, length)
    assert at not in found
    for cell in all_round:
        if cell != at:
            off = abs((bearing_deg(grid.center(at), grid.center(cell)) - direction + 180) % 360 - 180)
            if abs(off - angle / 2) > 1e-6:
                assert (cell in found) == (off < angle / 2)
    assert set(found) <= set(all_round)


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy"])
def test_hex_cones_keep_their_border_in_all_six_directions(kind: str) -> None:
    """Known from other tools: cells on the border fell out by rounding. 60 degrees: n + 1 hexes in ring n."""
    grid = make_grid(kind, 30, 30)  # type: ignore[arg-type]
    at = grid.from_offset(15, 15)
    for direction in range(6):
        found = cone(grid, at, grid.direction_deg(direction) + 30, 60, 5)
        assert [sum(d == n for d in found.values()) for n in range(1, 6)] == [2, 3, 4, 5, 6]
        toward = cone(grid, at, grid.direction_deg(direction), 120, 5)
        assert [sum(d == n for d in toward.values()) for n in range(1, 6)] == [3, 5, 7, 9, 11]


@each
def test_a_line_has_its_ends_and_everything_it_passes(grid: Grid) -> None:
    a, b = grid.from_offset(1, 1), grid.from_offset(5, 3)
    found = line(grid, a, b)
    assert next(iter(found)) == a and b in found
    passed = grid.line(a, b)
    if grid.kind != "none":
        assert set(found) == {a, b, *passed.crossed, *(cell for pair in passed.edge_pairs for cell in pair)}
    assert line(grid, a, a, 1) == line(grid, a, a, 4) == {a: 0}


@each
def test_a_wide_line_has_nothing_behind_its_start(grid: Grid) -> None:
    a, b = grid.from_offset(4, 4), grid.from_offset(7, 5)
    (x, y), (ex, ey) = grid.center(a), grid.center(b)
    found = line(grid, a, b, 3)
    assert set(line(grid, a, b)) <= set(found)
    for cell in set(found) - set(line(grid, a, b)):
        cx, cy = grid.center(cell)
        assert (cx - x) * (ex - x) + (cy - y) * (ey - y) >= -1e-9
        assert (cx - ex) * (ex - x) + (cy - ey) * (ey - y) <= 1e-9


@each
def test_a_ray_ends_at_its_length_whatever_it_is_pointed_at(grid: Grid) -> None:
    at, near, beyond = grid.from_offset(2, 5), grid.from_offset(3, 5), grid.from_offset(4, 5)
    if grid.kind.startswith("hex"):
        near, beyond = grid.neighbor(at, 1), grid.neighbor(grid.neighbor(at, 1), 1)
    reached = ray(grid, at, near, 4)
    assert reached == ray(grid, at, beyond, 4)
    assert max(reached.values()) == pytest.approx(
        4, abs=0.05
    )  # without a grid the corners of its end are a bit farther
    assert set(line(grid, at, beyond)) <= set(reached)
    assert set(ray(grid, at, at, 3)) == set(line(grid, at, at))


@each
def test_an_aura_is_the_bursts_of_its_body_together(grid: Grid) -> None:
    at = grid.from_offset(4, 4)
    for size in (1, 2, 3, 4):
        body = grid.body(at, size, 0)
        bursts = [burst(grid, cell, 1.5) for cell in body]
        found = aura(grid, body, 1.5)
        if grid.kind != "none" or size % 2:
            assert set(found) == {cell for one in bursts for cell in one}
        assert all(far == min(grid.distance(cell, part) for part in body) for cell, far in found.items())
        assert not set(aura(grid, body, 2, 1)) & set(body)


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy"])
def test_bursts_from_corners_and_sides_of_hexes(kind: str) -> None:
    grid = make_grid(kind, 20, 20)  # type: ignore[arg-type]
    q, r = grid.from_offset(10, 10)
    corner, side = (q + 1 / 3, r + 1 / 3), (q + 0.5, r)
    assert [len(burst(grid, corner, n)) for n in (1, 2, 3)] == [3, 12, 27]
    assert [len(burst(grid, side, n)) for n in (0.5, 1, 1.5)] == [2, 4, 10]
    assert burst(grid, (q + 0.333, r + 0.3333), 2) == burst(grid, corner, 2)
    assert set(burst(grid, corner, 1)) == set(grid.body(grid.from_offset(10, 10), 2, 0))


def test_bursts_from_corners_of_squares() -> None:
    for rule, counts in (("one", [4, 16]), ("5-10-5", [4, 12]), ("euclid", [4, 12]), ("none", [4, 12])):
        grid = make_grid("square", 20, 20, diagonals=rule)  # type: ignore[arg-type]
        assert [len(burst(grid, (9.5, 9.5), n)) for n in (1, 2)] == counts


@each
def test_a_cone_from_a_side_has_both_cells_of_it(grid: Grid) -> None:
    if grid.kind == "none":
        return
    at, ahead = grid.from_offset(5, 5), grid.neighbor(grid.from_offset(5, 5), 0)
    middle = tuple((a + b) / 2 for a, b in zip(at, ahead, strict=True))
    found = cone(grid, middle, grid.direction_deg(0), 90, 3)
    assert ahead in found and at not in found
    assert found[ahead] == (1 if getattr(grid, "diagonals", "one") == "5-10-5" else 0.5)


@each
def test_a_rectangle_is_the_centres_inside(grid: Grid) -> None:
    at = grid.from_offset(3, 3)
    one, two = ScenePoint(5.5, 2.0), ScenePoint(1.5, 4.5)
    found = rect(grid, one, two, at)
    everything = grid.disk(at, 9) if grid.kind == "none" else grid.cells()
    centers = {cell: grid.center(cell) for cell in everything if grid.contains(cell)}
    assert set(found) == {c for c, (x, y) in centers.items() if 1.5 - 1e-9 <= x <= 5.5 + 1e-9 and 2 <= y <= 4.5}
    assert found == rect(grid, two, one, at)
    assert all(found[cell] == grid.distance(at, cell) for cell in found)


def test_equally_near_cells_stand_from_top_to_bottom() -> None:
    grid = make_grid("square", 9, 9)
    assert list(burst(grid, Square(4, 4), 1)) == [
        (4, 4),
        *((3, 3), (4, 3), (5, 3)),
        *((3, 4), (5, 4)),
        *((3, 5), (4, 5), (5, 5)),
    ]


def test_a_circle_of_squares_by_each_diagonal_rule() -> None:
    counts = {}
    for rule in ("one", "5-10-5", "euclid", "none"):
        grid = make_grid("square", 19, 19, diagonals=rule)  # type: ignore[arg-type]
        counts[rule] = len(burst(grid, Square(9, 9), 2))
    assert counts == {"one": 25, "5-10-5": 21, "euclid": 13, "none": 13}
    assert math.isclose(max(burst(make_grid("none", 9, 9), ScenePoint(4, 4), 2).values()), 2)
