"""Lines of cells against slow versions that share nothing with the code: clipping with fractions, and shapely."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry.exactline import HEX_FORMS, SQUARE_FORMS, passed_cells
from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.types import Cell

Pair = tuple[int, int]
HEX_NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

GRIDS = [
    make_grid("hex-flat", 5, 5),
    make_grid("hex-flat", 5, 5, shifted="even"),
    make_grid("hex-pointy", 5, 5),
    make_grid("hex-pointy", 5, 5, shifted="even"),
    make_grid("square", 5, 5),
]
WHOLE = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


@cache
def corners(kind: str) -> tuple[tuple[Fraction, Fraction], ...]:
    """Corners of cell (0, 0) in cell coordinates: a hex's are the middles of three hexes that touch one another."""
    if kind == "square":
        half = Fraction(1, 2)
        return (-half, -half), (half, -half), (half, half), (-half, half)
    ring = (*HEX_NEIGHBOURS, HEX_NEIGHBOURS[0])
    return tuple((Fraction(a[0] + b[0], 3), Fraction(a[1] + b[1], 3)) for a, b in pairwise(ring))


def overlap(cell: Pair, d: Pair, kind: str) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where (0..1) the segment 0 -> d lies in the closed cell, and whether it runs along a side."""
    low, high, along = Fraction(0), Fraction(1), False
    outline = corners(kind)
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        ex, ey = bx - ax, by - ay
        # The inside of a clockwise outline (y down) is where this is positive.
        start = ex * (-cell[1] - ay) - ey * (-cell[0] - ax)
        rate = ex * d[1] - ey * d[0]
        if rate == 0:
            if start < 0:
                return None
            along = along or start == 0
        elif rate > 0:
            low = max(low, -start / rate)
        else:
            high = min(high, -start / rate)
    return (low, high, along) if low < high else None


def slow_line(d: Pair, kind: str) -> tuple[list[Pair], list[tuple[Pair, ...]]]:
    crossed, along = [], {}
    for x in range(min(0, d[0]) - 1, max(0, d[0]) + 2):
        for y in range(min(0, d[1]) - 1, max(0, d[1]) + 2):
            found = overlap((x, y), d, kind)
            if (x, y) in ((0, 0), d) or found is None:
                continue
            if found[2]:
                along.setdefault(found[0], []).append((x, y))
            else:
                crossed.append((found[0], (x, y)))
    return [cell for _, cell in sorted(crossed)], [tuple(sorted(along[t])) for t in sorted(along)]


@pytest.mark.parametrize("kind, forms", [("hex", HEX_FORMS), ("square", SQUARE_FORMS)])
def test_all_lines_up_to_five_away_agree_with_clipping_by_fractions(kind: str, forms: tuple[Pair, ...]) -> None:
    pairs = 0
    for dx in range(-5, 6):
        for dy in range(-5, 6):
            crossed, edge_pairs = passed_cells(dx, dy, forms)
            assert (list(crossed), list(edge_pairs)) == slow_line((dx, dy), kind)
            pairs += len(edge_pairs)
    assert (pairs > 0) == (kind == "hex")  # between centres of squares no line runs along a side


@settings(max_examples=40)
@given(st.integers(-15, 15), st.integers(-15, 15), st.sampled_from(["hex", "square"]))
def test_long_lines_agree_with_clipping_by_fractions(dx: int, dy: int, kind: str) -> None:
    crossed, edge_pairs = passed_cells(dx, dy, HEX_FORMS if kind == "hex" else SQUARE_FORMS)
    assert (list(crossed), list(edge_pairs)) == slow_line((dx, dy), kind)


@pytest.mark.parametrize(
    "d, crossed, pairs",
    [
        ((1, -2), (), (((0, -1), (1, -1)),)),
        ((2, -4), ((1, -2),), (((0, -1), (1, -1)), ((1, -3), (2, -3)))),
        ((0, -3), ((0, -1), (0, -2)), ()),
        ((0, 0), (), ()),
        ((1, 0), (), ()),
    ],
)
def test_the_rules_own_examples(d: Pair, crossed: tuple[Pair, ...], pairs: tuple[tuple[Pair, Pair], ...]) -> None:
    """CON-8."""
    assert passed_cells(*d, HEX_FORMS) == (crossed, pairs)


def test_a_corner_crosses_neither_neighbour() -> None:
    assert passed_cells(1, 1, SQUARE_FORMS) == ((), ())
    assert passed_cells(3, -3, SQUARE_FORMS) == (((1, -1), (2, -2)), ())
    assert passed_cells(1, 3, SQUARE_FORMS) == (((0, 1), (1, 2)), ())


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_lines_on_the_drawn_map_agree_with_shapely(grid: Grid) -> None:
    shapely = pytest.importorskip("shapely")
    start = grid.cell((-2, 3))
    for goal in (grid.cell(pair) for pair in ((4, -1), (-2, -3), (1, -3), (-5, 2), (2, 1), (0, -1))):
        segment = shapely.LineString([grid.center(start), grid.center(goal)])
        around = [cell for cell in grid.disk(start, 8) if cell not in (start, goal)]
        hit = {cell for cell in around if shapely.Polygon(grid.polygon(cell)).buffer(-1e-6).intersects(segment)}
        beside = {
            cell
            for cell in around
            if shapely.Polygon(grid.polygon(cell)).buffer(1e-6).intersection(segment).length > 0.1 and cell not in hit
        }
        passed = grid.line(start, goal)
        assert set(passed.crossed) == hit
        assert {cell for pair in passed.edge_pairs for cell in pair} == beside


@given(st.sampled_from(GRIDS), WHOLE, WHOLE)
def test_a_line_reversed_is_the_reversed_line(grid: Grid, one: Pair, two: Pair) -> None:
    a, b = grid.cell(one), grid.cell(two)
    there, back = grid.line(a, b), grid.line(b, a)
    assert back.crossed == there.crossed[::-1]
    assert back.edge_pairs == there.edge_pairs[::-1]


@given(st.sampled_from(GRIDS), WHOLE, WHOLE, WHOLE)
def test_parallel_lines_pass_the_same_cells(grid: Grid, one: Pair, two: Pair, shift: Pair) -> None:
    """Known from other tools: ties were broken by absolute position, so parallel moves bent to opposite sides."""
    a, b = grid.cell(one), grid.cell(two)

    def moved(cell: Cell) -> Cell:
        return grid.cell((cell[0] + shift[0], cell[1] + shift[1]))

    here, there = grid.line(a, b), grid.line(moved(a), moved(b))
    assert there.crossed == tuple(map(moved, here.crossed))
    assert there.edge_pairs == tuple((moved(c), moved(d)) for c, d in here.edge_pairs)


@given(st.sampled_from(GRIDS), WHOLE, WHOLE)
def test_a_mirrored_line_passes_the_mirrored_cells(grid: Grid, one: Pair, two: Pair) -> None:
    a, b = grid.cell(one), grid.cell(two)
    here, there = grid.line(a, b), grid.line(a, grid.reflect(b, a))
    assert there.crossed == tuple(grid.reflect(cell, a) for cell in here.crossed)
    assert [set(pair) for pair in there.edge_pairs] == [{grid.reflect(c, a) for c in pair} for pair in here.edge_pairs]


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_a_path_of_neighbours_as_long_as_the_distance_follows_the_line(grid: Grid) -> None:
    """Known from other tools: rulers skipped hexes. The passed cells hold a chain of neighbours of the length of the way."""
    start = grid.cell((0, 0))
    for goal in grid.disk(start, 15):
        passed = grid.line(start, goal)
        usable = {*passed.crossed, *(cell for pair in passed.edge_pairs for cell in pair), goal}
        reached = {start}
        for _ in range(int(grid.distance(start, goal))):
            reached = {n for cell in reached for n in grid.neighbors(cell) if n in usable}
        assert goal in reached or goal == start
