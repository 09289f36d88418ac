"""Laws of the brushes: shapes against slow exact computations, and the ground that regions carry without a grid."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.app.tools.brush_shapes import fill_cells, line_cells, polygon_cells
from battlemap.geometry.grid import GridKind, make_grid
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region

from .brushes import Brush, cells_only
from .hand import Make

# -- polygons and laws ----------------------------------------------------------------------------------------------


def exactly_inside(point: Sequence[float], corners: Sequence[Sequence[float]]) -> bool:
    """Even and odd in whole fractions, the edge included: slow, and never wrong."""
    x, y = Fraction(point[0]), Fraction(point[1])
    odd = False
    for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ax, ay, bx, by = Fraction(a), Fraction(b), Fraction(c), Fraction(d)
        cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if cross == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


corners = st.lists(st.tuples(st.integers(-8, 90), st.integers(-8, 90)), min_size=3, max_size=7)


@cells_only
@given(given=corners)
def test_a_polygon_is_what_an_exact_computation_says(grid: GridKind, given: list[tuple[int, int]]) -> None:
    of = make_grid(grid, 9, 7)
    points = [ScenePoint(x / 8 + 1 / 64, y / 8 + 1 / 128) for x, y in given]
    exact = {cell for cell in of.cells() if exactly_inside(of.center(cell), points)}
    assert set(polygon_cells(of, points)) == exact


@given(given=corners)
def test_a_polygon_through_middles_has_them(given: list[tuple[int, int]]) -> None:
    of = make_grid("square", 9, 7, origin=(0.0, 0.0))
    points = [ScenePoint(x // 8, y // 8) for x, y in given]
    exact = {cell for cell in of.cells() if exactly_inside(of.center(cell), points)} if len(points) > 2 else set()
    assert set(polygon_cells(of, points)) == exact


@cells_only
@given(a=st.tuples(st.integers(0, 8), st.integers(0, 6)), z=st.tuples(st.integers(0, 8), st.integers(0, 6)))
def test_a_line_is_what_the_segment_touches(grid: GridKind, a: tuple[int, int], z: tuple[int, int]) -> None:
    import shapely

    of = make_grid(grid, 9, 7)
    first, last = of.from_offset(*a), of.from_offset(*z)
    found = set(line_cells(of, first, last))
    segment = shapely.LineString([of.center(first), of.center(last)])
    for cell in of.cells():
        length = shapely.Polygon(of.polygon(cell)).buffer(-1e-6).intersection(segment).length
        assert (length > 1e-5) <= (cell in found)  # all that is crossed is painted
        if cell in found:
            assert shapely.Polygon(of.polygon(cell)).distance(segment) < 1e-6  # and nothing beside it
    assert first in found and last in found


@cells_only
@given(blocked=st.sets(st.tuples(st.integers(0, 8), st.integers(0, 6)), max_size=40))
def test_a_fill_is_a_component_of_the_graph(grid: GridKind, blocked: set[tuple[int, int]]) -> None:
    import networkx as nx

    of = make_grid(grid, 9, 7)
    open_ = [cell for cell in of.cells() if of.offset(cell) not in blocked]
    start = of.from_offset(4, 3)
    graph: Any = nx.Graph()
    graph.add_nodes_from(open_)
    for i, one in enumerate(open_):
        for other in open_[:i]:
            if math.dist(of.center(one), of.center(other)) < 1.01:
                graph.add_edge(one, other)
    expected = nx.node_connected_component(graph, start) if start in graph else {start}
    found = fill_cells(of, start, lambda cell: of.offset(cell) not in blocked)
    assert set(found) == expected if start in graph else start in found


# -- without a grid -------------------------------------------------------------------------------------------------


def regions(b: Brush) -> list[Region]:
    return list(b.session.scenario.of(Region, "s1").values())


def area(of: Iterable[Region]) -> float:
    import shapely

    return sum(shapely.Polygon(one.polygon).area for one in of)


def test_strokes_make_regions_that_grow_together(brush: Callable[..., Brush]) -> None:
    b = brush("none", tags=("difficult",), form="rect")
    b.draw((1, 1), (3, 3))
    b.draw((3, 1), (5, 3))
    (one,) = regions(b)
    assert one.tags == ("difficult",) and area([one]) == pytest.approx(8.0)
    b.draw((8, 5), (9, 6))
    assert len(regions(b)) == 2


def test_other_ground_cuts_what_was_there(brush: Callable[..., Brush]) -> None:
    b = brush("none", tags=("difficult",), form="rect")
    b.draw((1, 1), (6, 6))
    b = Brush(b.session, form="rect", tags=("obstacle",))
    b.draw((3, 3), (4, 4))  # in the middle of it: what is left has a hole, so it is cut in two
    by_tag = {tag: [r for r in regions(b) if r.tags == (tag,)] for tag in ("difficult", "obstacle")}
    assert area(by_tag["obstacle"]) == pytest.approx(1.0)
    assert area(by_tag["difficult"]) == pytest.approx(24.0) and len(by_tag["difficult"]) > 1
    assert b.undone()


def test_heights_and_ground_share_regions(brush: Callable[..., Brush]) -> None:
    b = brush("none", tags=("difficult",), form="rect")
    b.draw((1, 1), (5, 5))
    b = Brush(b.session, "height", form="rect", height=2.0)
    b.draw((3, 1), (7, 5))
    found = {(one.tags, one.elevation): area([one]) for one in regions(b)}
    assert found == pytest.approx({(("difficult",), 0.0): 8.0, (("difficult",), 2.0): 8.0, ((), 2.0): 8.0})
    assert b.undone()


def test_erasing_all_of_it_takes_the_region_off(brush: Callable[..., Brush]) -> None:
    b = brush("none", tags=("difficult",), form="rect")
    b.draw((1, 1), (3, 3))
    b.context.options["mode"] = "erase"
    b.draw((0, 0), (5, 5), let_go=False)
    assert b.overlay.painting is not None and {item.tags for item in b.overlay.painting.grounds} == {()}
    b.send("release", b.middle(5, 5))
    assert regions(b) == []


def test_a_place_with_a_name_is_left_alone(brush: Callable[..., Brush]) -> None:
    place = {"do": "add_region", "name": "Bog", "polygon": [[1, 1], [5, 1], [5, 5], [1, 5]], "tags": ["difficult"]}
    b = brush("none", lines=[place], mode="erase", form="rect")
    b.draw((0, 0), (8, 8))
    assert b.state() == b.before
    b.send("press", ScenePoint(2, 2), button="right")
    assert b.context.options["tags"] == ("difficult",)


def test_a_wide_stroke_a_fill_and_a_ramp_without_a_grid(brush: Callable[..., Brush]) -> None:
    b = brush("none", size=2, tags=("difficult",))
    b.draw((2, 4), (8, 4))
    (one,) = regions(b)
    assert area([one]) == pytest.approx(12 + math.pi, abs=0.15)
    b = Brush(b.session, form="fill", tags=("flammable",))
    b.draw((5, 4))
    (one,) = regions(b)
    assert one.tags == ("flammable",)
    b = Brush(b.session, "height", form="ramp", ends=False, start=1.0, end=3.0, size=1)
    b.draw((2, 4), (6, 4))
    assert sorted({one.elevation for one in regions(b)}) == [0.0, 1.0, 1.5, 2.0, 2.5, 3.0]
    assert b.undone()


pieces = st.lists(
    st.tuples(
        st.sampled_from(["difficult", "obstacle", ""]),
        st.integers(0, 10), st.integers(0, 7), st.integers(0, 10), st.integers(0, 7),
    ),
    min_size=1, max_size=6,
)  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(strokes=pieces)
def test_painted_rectangles_lie_as_they_were_painted(session: Make, strokes: list[Any]) -> None:
    b = Brush(session("none", 12, 9), form="rect")
    x0, y0 = b.grid.origin
    wanted: dict[tuple[int, int], str] = {}
    for tag, ax, ay, bx, by in strokes:
        b.context.options.update(mode="paint" if tag else "erase", tags=(tag,))
        b.send("press", ScenePoint(x0 + ax, y0 + ay))
        b.send("move", ScenePoint(x0 + bx, y0 + by))
        b.send("release", ScenePoint(x0 + bx, y0 + by))
        for x in range(min(ax, bx), max(ax, bx)):
            for y in range(min(ay, by), max(ay, by)):
                wanted[x, y] = tag
    table = b.session.table(b.session.scenario, "s1")
    for (x, y), tag in wanted.items():
        assert table.ground(ScenePoint(x0 + x + 0.4, y0 + y + 0.6)).tags == ((tag,) if tag else ())
    assert area(regions(b)) == pytest.approx(sum(1 for tag in wanted.values() if tag), abs=0.02)
    for _ in strokes:
        if b.session.can_undo:
            b.session.do({"do": "undo"})
    assert b.state() == b.before
