"""Laws that hold on every kind of grid, at negative coordinates and for both ways of shifting."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.grid import Grid, cell_words, make_grid
from battlemap.geometry.types import Cell, ScenePoint

ORIGINS = st.none() | st.tuples(st.floats(-50, 50), st.floats(-50, 50))
SIZES = st.integers(1, 12)
SHIFTED = st.sampled_from(["odd", "even"])

HEXES = st.builds(make_grid, st.sampled_from(["hex-flat", "hex-pointy"]), SIZES, SIZES, shifted=SHIFTED, origin=ORIGINS)
SQUARES = st.builds(
    make_grid,
    st.just("square"),
    SIZES,
    SIZES,
    origin=ORIGINS,
    diagonals=st.sampled_from(["one", "5-10-5", "euclid", "none"]),
)
NONE = st.builds(make_grid, st.just("none"), SIZES, SIZES, origin=ORIGINS)
CELLED = HEXES | SQUARES
ANY = CELLED | NONE

WHOLE = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
PLAIN_GRIDS = [
    make_grid("hex-flat", 8, 6),
    make_grid("hex-flat", 7, 5, shifted="even"),
    make_grid("hex-pointy", 8, 6),
    make_grid("hex-pointy", 7, 5, shifted="even"),
    make_grid("square", 8, 6),
    make_grid("none", 4, 3),
]
plain = pytest.mark.parametrize("grid", PLAIN_GRIDS, ids=lambda grid: f"{grid.kind}-{grid.columns}")


def gap(a: ScenePoint, b: ScenePoint) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


@given(ANY, WHOLE)
def test_cell_round_trips(grid: Grid, pair: tuple[int, int]) -> None:
    cell = grid.cell(pair)
    assert tuple(cell) == pair
    assert grid.cell(cell) == cell
    assert type(grid.cell(pair)) is type(grid.neighbor(cell, 0)) is type(grid.cell_at(grid.center(cell)))


@given(CELLED, WHOLE)
def test_the_centre_lies_in_its_cell(grid: Grid, pair: tuple[int, int]) -> None:
    cell = grid.cell(pair)
    assert grid.cell_at(grid.center(cell)) == cell


@given(CELLED, st.floats(-40, 40), st.floats(-40, 40))
def test_a_point_lies_in_the_cell_with_the_nearest_centre(grid: Grid, x: float, y: float) -> None:
    point = ScenePoint(x, y)
    cell = grid.cell_at(point)
    nearest = min(gap(grid.center(other), point) for other in grid.disk(cell, 2))
    assert gap(grid.center(cell), point) <= nearest + 1e-9


@given(CELLED, st.integers(-40, 40), st.integers(-40, 40))
def test_offsets_round_trip(grid: Grid, column: int, row: int) -> None:
    cell = grid.from_offset(column, row)
    assert grid.offset(cell) == (column, row)
    assert grid.contains(cell) == (0 <= column < grid.columns and 0 <= row < grid.rows)


@given(CELLED)
def test_cells_are_the_scene_row_by_row_and_fill_the_bounds(grid: Grid) -> None:
    cells = list(grid.cells())
    assert len(set(cells)) == len(cells) == grid.columns * grid.rows
    assert [grid.offset(cell) for cell in cells] == [(c, w) for w in range(grid.rows) for c in range(grid.columns)]
    corners = [corner for cell in cells for corner in grid.polygon(cell)]
    box = grid.bounds()
    assert box.x == pytest.approx(min(x for x, _ in corners))
    assert box.y == pytest.approx(min(y for _, y in corners))
    assert box.x + box.width == pytest.approx(max(x for x, _ in corners))
    assert box.y + box.height == pytest.approx(max(y for _, y in corners))


@given(CELLED, WHOLE)
def test_the_polygon_surrounds_the_centre_and_shares_its_corners(grid: Grid, pair: tuple[int, int]) -> None:
    cell = grid.cell(pair)
    corners, center = grid.polygon(cell), grid.center(cell)
    assert sum(x for x, _ in corners) / len(corners) == pytest.approx(center.x)
    assert sum(y for _, y in corners) / len(corners) == pytest.approx(center.y)
    area = sum(a.x * b.y - b.x * a.y for a, b in zip(corners, corners[1:] + corners[:1], strict=True)) / 2
    assert area == pytest.approx(math.sqrt(3) / 2 if grid.directions == 6 else 1.0)  # positive: clockwise, y down
    assert corners[0].x < center.x and corners[0].y < center.y
    for neighbor in grid.neighbors(cell):
        shared = len(set(corners) & set(grid.polygon(neighbor)))  # equal to the last bit
        assert shared == (2 if gap(center, grid.center(neighbor)) < 1.1 else 1)


@given(ANY, WHOLE)
def test_neighbours_go_clockwise_by_their_degrees(grid: Grid, pair: tuple[int, int]) -> None:
    cell = grid.cell(pair)
    center = grid.center(cell)
    assert grid.neighbors(cell) == tuple(grid.neighbor(cell, d) for d in range(grid.directions))
    for direction, neighbor in enumerate(grid.neighbors(cell)):
        there = grid.center(neighbor)
        degrees = math.radians(grid.direction_deg(direction))
        length = gap(center, there)
        assert there.x - center.x == pytest.approx(length * math.sin(degrees), abs=1e-9)
        assert there.y - center.y == pytest.approx(-length * math.cos(degrees), abs=1e-9)
        edge_adjacent = grid.kind != "square" or direction % 2 == 0
        assert length == pytest.approx(1.0 if edge_adjacent else math.sqrt(2))
        if edge_adjacent:
            assert grid.distance(cell, neighbor) == pytest.approx(1)
        assert grid.direction_to(cell, neighbor) == direction
        assert grid.neighbor(cell, direction + grid.directions) == neighbor
        back = grid.neighbor(neighbor, direction + grid.directions // 2)
        assert tuple(back) == pytest.approx(tuple(cell))


@given(ANY, WHOLE, WHOLE, WHOLE)
def test_distance_is_symmetric_and_never_longer_by_a_detour(
    grid: Grid, one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]
) -> None:
    a, b, c = grid.cell(one), grid.cell(two), grid.cell(three)
    assert grid.distance(a, b) == grid.distance(b, a) >= 0
    assert (grid.distance(a, b) == 0) == (a == b)
    # A diagonal rule that rounds down per way gains at most the one half each leg drops.
    slack = 1 if getattr(grid, "diagonals", "") == "5-10-5" else 1e-9
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c) + slack


@given(ANY, WHOLE, WHOLE, WHOLE)
def test_distance_and_direction_do_not_depend_on_the_place(
    grid: Grid, one: tuple[int, int], two: tuple[int, int], shift: tuple[int, int]
) -> None:
    a, b = grid.cell(one), grid.cell(two)
    c, d = (grid.cell((x + shift[0], y + shift[1])) for x, y in (a, b))
    assert grid.distance(a, b) == grid.distance(c, d)
    assert grid.direction_to(a, b) == grid.direction_to(c, d)


@given(ANY, WHOLE, WHOLE)
def test_direction_to_is_the_nearest_unit_vector(grid: Grid, one: tuple[int, int], two: tuple[int, int]) -> None:
    a, b = grid.cell(one), grid.cell(two)
    found = grid.direction_to(a, b)
    if a == b:
        assert found == 0
        return
    start, end = grid.center(a), grid.center(b)
    bearing = math.degrees(math.atan2(end.x - start.x, start.y - end.y))
    off = (bearing - grid.direction_deg(found) + 180) % 360 - 180
    half = 180 / grid.directions
    assert -half - 1e-7 <= off < half - 1e-7  # a tie, half a sector off, is the clockwise one's


@given(CELLED, WHOLE, st.integers(0, 6))
def test_rings_and_disks(grid: Grid, pair: tuple[int, int], radius: int) -> None:
    center = grid.cell(pair)
    ring, disk = grid.ring(center, radius), grid.disk(center, radius)
    assert len(set(ring)) == len(ring) == (grid.directions * radius or 1)
    assert disk == tuple(cell for n in range(radius + 1) for cell in grid.ring(center, n))
    assert ring[0] == grid.cell([c + radius * (n - c) for c, n in zip(center, grid.neighbor(center, 0), strict=True)])
    middle = grid.center(center)
    bearings = [math.degrees(math.atan2(x - middle.x, middle.y - y)) for x, y in map(grid.center, ring)]
    turned = [round((bearing - grid.direction_deg(0)) % 360, 6) % 360 for bearing in bearings]
    assert turned == sorted(turned)
    if getattr(grid, "diagonals", "one") == "one":
        assert all(grid.distance(center, cell) == radius for cell in ring)


@plain
def test_a_negative_radius_is_empty(grid: Grid) -> None:
    center = next(grid.cells())
    assert grid.ring(center, -1) == grid.disk(center, -1) == ()


@given(ANY, WHOLE, WHOLE, st.integers(-20, 20))
def test_turning(grid: Grid, one: tuple[int, int], two: tuple[int, int], steps: int) -> None:
    cell, about = grid.cell(one), grid.cell(two)
    if grid.kind == "square":
        steps *= 2
    turned = grid.rotate(cell, steps, about)
    assert tuple(grid.rotate(turned, -steps, about)) == pytest.approx(tuple(cell))
    assert grid.rotate(cell, grid.directions, about) == cell
    assert grid.distance(about, turned) == pytest.approx(grid.distance(about, cell))
    if grid.kind != "none":
        before, after = grid.direction_to(about, cell), grid.direction_to(about, turned)
        assert cell == about or after == (before + steps) % grid.directions


@given(ANY, WHOLE, WHOLE, WHOLE)
def test_mirroring(grid: Grid, one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]) -> None:
    a, b, about = grid.cell(one), grid.cell(two), grid.cell(three)
    mirrored = grid.reflect(a, about)
    assert grid.reflect(mirrored, about) == a
    assert grid.distance(mirrored, grid.reflect(b, about)) == grid.distance(a, b)
    middle, was, now = grid.center(about), grid.center(a), grid.center(mirrored)
    assert now.x - middle.x == pytest.approx(middle.x - was.x, abs=1e-9)
    assert now.y == pytest.approx(was.y, abs=1e-9)


BODY = [[0, 0], [1, 0], [0, 1], [0, 2]]


@plain
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_bodies_have_the_same_shape_everywhere(grid: Grid, size: int) -> None:
    """Known from other tools: bodies of two cells differed between odd and even columns."""
    shapes = set()
    for pair in ((0, 0), (1, 0), (0, 1), (-3, 5), (-4, -1)):
        at = grid.cell(pair)
        body = grid.body(at, size, 0)
        assert len(set(body)) == len(body)
        assert grid.kind == "none" or at in body
        shapes.add(tuple((round(x - pair[0], 9), round(y - pair[1], 9)) for x, y in body))
        middle = grid.body_center(at, size, 0)
        points = [grid.center(cell) for cell in body]
        assert middle.x == pytest.approx(sum(x for x, _ in points) / len(points))
        assert middle.y == pytest.approx(sum(y for _, y in points) / len(points))
    assert len(shapes) == 1
    assert len(shapes.pop()) == ({1: 1, 2: 3, 3: 7, 4: 12, 5: 19}[size] if grid.directions == 6 else size**2)


@plain
def test_own_cells_turn_with_the_facing(grid: Grid) -> None:
    at = grid.cell((-2, 3))
    unturned = grid.body(at, 1, 0, BODY)
    assert [(x + 2, y - 3) for x, y in unturned] == [tuple(cell) for cell in BODY]
    step = 2 if grid.kind == "square" else 1
    for facing in range(0, grid.directions, step):
        turned = grid.body(at, 1, facing, BODY)
        assert turned == tuple(grid.rotate(cell, facing, at) for cell in unturned)
        points = [grid.center(cell) for cell in turned]
        assert grid.body_center(at, 1, facing, BODY).x == pytest.approx(sum(x for x, _ in points) / 4)
        assert grid.body_center(at, 1, facing, BODY).y == pytest.approx(sum(y for _, y in points) / 4)
    assert grid.body(at, 1, 0, [[0, 0], [0, 0]]) == (at,)


@given(CELLED, WHOLE)
def test_a_search_steps_to_the_neighbours(grid: Grid, pair: tuple[int, int]) -> None:
    assert grid.sub_positions(grid.cell(pair)) == grid.neighbors(grid.cell(pair))


@plain
def test_grids_are_shared(grid: Grid) -> None:
    kwargs = {"shifted": grid.shifted} if hasattr(grid, "shifted") else {}
    again = make_grid(grid.kind, grid.columns, grid.rows, **kwargs)
    assert again == grid
    assert make_grid(grid.kind, grid.columns, grid.rows, **kwargs) is again


def cell_types(cells: tuple[Cell, ...]) -> set[type]:
    return {type(cell) for cell in cells}


@plain
def test_every_answer_has_the_grids_own_type(grid: Grid) -> None:
    at = grid.cell((1, 1))
    other = grid.cell((-3, 2))
    passed = grid.line(at, other)
    answers = (
        grid.ring(at, 1),
        grid.disk(at, 1),
        grid.body(at, 2, 0),
        grid.body(at, 1, 0, BODY),
        grid.sub_positions(at),
        (grid.rotate(other, 2, at), grid.reflect(other, at), grid.from_offset(1, 1), next(grid.cells())),
        passed.crossed or (at,),
    )
    assert set().union(*map(cell_types, answers)) == {type(at)}


@given(CELLED, st.integers(0, 11), st.integers(0, 11))
def test_cells_are_told_by_column_and_row_from_one(grid: Grid, column: int, row: int) -> None:
    assert cell_words(grid, grid.from_offset(column, row)) == f"{column + 1}, {row + 1}"
