from __future__ import annotations

import math

import pytest

from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.hexgrid import FlatHexGrid, PointyHexGrid, in_frame, turn_clockwise
from battlemap.geometry.types import Hex, Rect, ScenePoint

FLAT = FlatHexGrid(20, 14)
POINTY = PointyHexGrid(20, 14)


def test_the_tables_of_directions() -> None:
    """Contract section 2."""
    home = Hex(0, 0)
    assert FLAT.neighbors(home) == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert POINTY.neighbors(home) == ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    assert [FLAT.direction_deg(d) for d in range(6)] == [0, 60, 120, 180, 240, 300]
    assert [POINTY.direction_deg(d) for d in range(6)] == [30, 90, 150, 210, 270, 330]


@pytest.mark.parametrize(
    "kind, shifted, origin",
    [
        ("hex-flat", "odd", (1 / math.sqrt(3), 0.5)),
        ("hex-flat", "even", (1 / math.sqrt(3), 1.0)),
        ("hex-pointy", "odd", (0.5, 1 / math.sqrt(3))),
        ("hex-pointy", "even", (1.0, 1 / math.sqrt(3))),
    ],
)
def test_the_box_of_a_new_grid_starts_at_zero(kind: str, shifted: str, origin: tuple[float, float]) -> None:
    grid: Grid = make_grid(kind, 20, 14, shifted=shifted)  # type: ignore[arg-type]
    assert grid.origin == pytest.approx(origin, abs=1e-15)
    assert grid.center(Hex(0, 0)) == grid.origin
    assert grid.bounds()[:2] == pytest.approx((0, 0))
    column, row = 14.5, (20 * 1.5 + 0.5) / math.sqrt(3)
    if kind == "hex-flat":
        assert grid.bounds()[2:] == pytest.approx((row, column))
    else:
        assert grid.bounds()[2:] == pytest.approx((20.5, (14 * 1.5 + 0.5) / math.sqrt(3)))


def test_one_line_of_hexes_has_no_half_hex_more() -> None:
    assert FlatHexGrid(1, 3, "odd").bounds() == pytest.approx(Rect(0, 0, 2 / math.sqrt(3), 3))
    assert PointyHexGrid(3, 1, "odd").bounds() == pytest.approx(Rect(0, 0, 3, 2 / math.sqrt(3)))


def test_centres() -> None:
    """Contract section 6: origin + (0.866025 q, r + q/2), and x, y exchanged in their roles on pointy-top."""
    flat, pointy = FlatHexGrid(9, 9, "odd", (10.0, 20.0)), PointyHexGrid(9, 9, "odd", (10.0, 20.0))
    for q, r in ((0, 0), (3, -1), (-4, 7), (-5, -5)):
        assert flat.center(Hex(q, r)) == pytest.approx((10 + math.sqrt(0.75) * q, 20 + r + q / 2), abs=1e-12)
        assert pointy.center(Hex(q, r)) == pytest.approx((10 + q + r / 2, 20 + math.sqrt(0.75) * r), abs=1e-12)


@pytest.mark.parametrize(
    "shifted, column, row, hex_",
    [
        ("odd", 0, 0, (0, 0)),
        ("odd", 1, 0, (1, 0)),
        ("odd", 3, 2, (3, 1)),
        ("odd", -1, 0, (-1, 1)),
        ("odd", -2, 0, (-2, 1)),
        ("even", 1, 0, (1, -1)),
        ("even", 2, 0, (2, -1)),
        ("even", 3, 2, (3, 0)),
        ("even", -1, 0, (-1, 0)),
        ("even", -2, 0, (-2, 1)),
    ],
)
def test_columns_and_rows(shifted: str, column: int, row: int, hex_: tuple[int, int]) -> None:
    assert make_grid("hex-flat", 4, 4, shifted=shifted).from_offset(column, row) == hex_  # type: ignore[arg-type]
    exchanged = make_grid("hex-pointy", 4, 4, shifted=shifted).from_offset(row, column)  # type: ignore[arg-type]
    assert exchanged == hex_[::-1]


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy"])
def test_every_part_of_a_hex_belongs_to_it(kind: str) -> None:
    grid: Grid = make_grid(kind, 4, 4)  # type: ignore[arg-type]
    for home in (Hex(0, 0), Hex(-7, 3)):
        x, y = grid.center(home)
        for i in range(-30, 31):
            for j in range(-30, 31):
                point = ScenePoint(x + i / 40 + 1e-4, y + j / 40 + 2e-4)  # never exactly on a side
                nearest = min(grid.disk(home, 2), key=lambda c: math.dist(grid.center(c), point))
                assert grid.cell_at(point) == nearest


def test_which_lines_are_pushed() -> None:
    """Odd: columns 1, 3, ... stand half a hex lower; even: columns 0, 2, ... do."""
    for grid, lower in ((FlatHexGrid(4, 4, "odd"), 1), (FlatHexGrid(4, 4, "even"), 0)):
        tops = [grid.center(grid.from_offset(column, 0)).y for column in range(-2, 2)]
        assert tops[lower] - tops[1 - lower] == tops[lower + 2] - tops[3 - lower] == 0.5
    for pointy, righter in ((PointyHexGrid(4, 4, "odd"), 1), (PointyHexGrid(4, 4, "even"), 0)):
        lefts = [pointy.center(pointy.from_offset(0, row)).x for row in range(2)]
        assert lefts[righter] - lefts[1 - righter] == 0.5


def test_pointy_top_is_flat_top_turned_and_not_counted_from_another_side() -> None:
    """The picture decides: a flat-top hex and its neighbours turned by 30 degrees clockwise is the pointy-top one."""
    flat, pointy = FlatHexGrid(5, 5, "odd", (0.0, 0.0)), PointyHexGrid(5, 5, "odd", (0.0, 0.0))

    def turned(point: ScenePoint) -> tuple[float, float]:
        sin, cos = 0.5, math.sqrt(0.75)
        return pytest.approx((cos * point.x - sin * point.y, sin * point.x + cos * point.y), abs=1e-12)

    home = Hex(0, 0)
    for direction in range(6):
        assert pointy.center(pointy.neighbor(home, direction)) == turned(flat.center(flat.neighbor(home, direction)))
        one, two = pointy.neighbor(home, direction), flat.neighbor(home, direction)
        for further in range(6):
            assert pointy.center(pointy.neighbor(one, further)) == turned(flat.center(flat.neighbor(two, further)))
    for mine, other in zip(pointy.ring(home, 3), flat.ring(home, 3), strict=True):
        assert pointy.center(mine) == turned(flat.center(other))
    corners = {(round(x, 9), round(y, 9)) for x, y in pointy.polygon(home)}
    sin, cos = 0.5, math.sqrt(0.75)
    assert corners == {(round(cos * x - sin * y, 9), round(sin * x + cos * y, 9)) for x, y in flat.polygon(home)}
    # And not the same picture with other numbers: no pointy-top neighbour stands straight above.
    assert all(abs(x) > 0.4 for x, _ in map(pointy.center, pointy.neighbors(home)))
    assert min(abs(x) for x, _ in map(flat.center, flat.neighbors(home))) == 0


def test_turning_helpers() -> None:
    """CON-4."""
    assert turn_clockwise(3, -1, 1) == (1, 2)
    assert turn_clockwise(3, -1, -1) == (2, -3)
    assert turn_clockwise(3, -1, 6) == (3, -1)
    for grid in (FLAT, POINTY):
        for forward in grid.neighbors(Hex(0, 0)):
            assert in_frame(*forward, tuple(forward)) == (0, -1)


def test_mirrors_keep_the_row_of_pointy_and_the_column_axis_of_flat() -> None:
    assert FLAT.reflect(Hex(1, -1), Hex(0, 0)) == (-1, 0)
    assert FLAT.reflect(Hex(0, 5), Hex(0, 0)) == (0, 5)
    assert POINTY.reflect(Hex(1, -1), Hex(0, 0)) == (0, -1)
    assert POINTY.reflect(Hex(4, 2), Hex(1, 2)) == (-2, 2)


def test_even_bodies() -> None:
    """Contract section 6: cells within n/2 - 1 of at, at+(1, 0) or at+(0, 1); the middle is the corner they share."""
    for grid in (FLAT, POINTY):
        at = Hex(-3, 2)
        assert set(grid.body(at, 2, 4)) == {(-3, 2), (-2, 2), (-3, 3)}
        assert grid.body(at, 2, 4)[0] == at
        shared = set(grid.polygon(at)) & set(grid.polygon(Hex(-2, 2))) & set(grid.polygon(Hex(-3, 3)))
        assert {grid.body_center(at, 2, 4)} == shared
        expected = {c for c in grid.disk(at, 4) if min(grid.distance(c, m) for m in grid.body(at, 2, 0)) <= 1}
        assert set(grid.body(at, 4, 0)) == expected


def test_ties_go_to_the_clockwise_direction() -> None:
    """CON-9."""
    assert FLAT.direction_to(Hex(0, 0), Hex(1, -2)) == 1
    assert FLAT.direction_to(Hex(0, 0), Hex(-1, -1)) == 0
    assert POINTY.direction_to(Hex(0, 0), Hex(1, -2)) == 0
    assert POINTY.direction_to(Hex(0, 0), Hex(2, -1)) == 1
