"""Cells laid together have one edge: its area is theirs, and no side lies inside."""

from __future__ import annotations

from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QPainterPath, QPolygonF

from battlemap.geometry.grid import GridKind, make_grid
from battlemap.movement.results import Reach, ReachCell
from battlemap.ui.canvas.bands import Bands
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.outlines import line, loops, merged, sides_of

KINDS: list[GridKind] = ["hex-flat", "hex-pointy", "square"]


def area(polygon: QPolygonF) -> float:
    points = [p.toTuple() for p in polygon]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)) / 2


def whole_area(path: QPainterPath) -> float:
    return abs(sum(area(part) for part in path.toSubpathPolygons()))


@given(kind=st.sampled_from(KINDS), cells=st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1))
def test_the_area_inside_the_edge_is_that_of_the_cells(kind: GridKind, cells: set[tuple[int, int]]) -> None:
    grid = make_grid(kind, 8, 8)
    polygons = [grid.polygon(grid.from_offset(*cell)) for cell in sorted(cells)]
    one = abs(area(QPolygonF([_point(p) for p in polygons[0]])))
    path = merged(polygons)
    assert whole_area(path) == pytest.approx(one * len(cells), rel=1e-2)
    for cell in cells:
        middle = grid.center(grid.from_offset(*cell))
        assert path.contains(_point(middle))


def _point(p: tuple[float, float]) -> object:
    from PySide6.QtCore import QPointF

    return QPointF(*p)


def test_a_ring_has_two_edges() -> None:
    grid = make_grid("hex-flat", 9, 9)
    middle = grid.from_offset(4, 4)
    path = merged([grid.polygon(c) for c in grid.ring(middle, 2)])
    assert len(path.toSubpathPolygons()) == 2
    assert not path.contains(_point(grid.center(middle)))


def test_an_open_chain_is_one_line() -> None:
    chain = {((0, 0), (4096, 0)): None, ((4096, 0), (4096, 4096)): None}
    path = loops(dict(reversed(chain.items())))
    assert [p.toTuple() for p in path.toSubpathPolygons()[0]] == [(0, 0), (1, 0), (1, 1)]


def test_sides_are_counted_once() -> None:
    grid = make_grid("square", 3, 3)
    assert len(sides_of([grid.polygon(grid.from_offset(0, 0))])) == 4
    assert line([(0, 0), (1, 2)]).elementCount() == 2


@pytest.mark.parametrize("kind", [*KINDS, "none"])
def test_bands_tile_the_reach_and_share_no_edge(kind: GridKind, made: ModuleType) -> None:
    grid = make_grid(kind, 12, 12)
    start = grid.from_offset(6, 6) if kind != "none" else grid.cell((6.5, 6.5))
    costs = {start: 0.0}
    frontier = [start]
    for cost in (1.0, 2.0, 3.0):
        frontier = [n for c in frontier for n in grid.sub_positions(c) if n not in costs]
        costs.update(dict.fromkeys(frontier, cost))
    places = tuple(ReachCell(c, cost, {}, "walk") for c, cost in costs.items())
    bands = Bands()
    assert bands.show(Reach(3.0, "m", places, (("step", 1.0), ("move", 3.0))), grid)
    inside = [whole_area(region) for _, region, _ in bands._regions]
    each = 0.25 if kind == "none" else whole_area(merged([grid.polygon(start)]))
    near = sum(1 for cost in costs.values() if cost <= 1)
    assert inside == pytest.approx([near * each, (len(costs) - near) * each], rel=1e-2)
    step_edge, move_edge = (outer for _, _, outer in bands._regions)
    assert len(step_edge.toSubpathPolygons()) == len(move_edge.toSubpathPolygons()) == 1
    assert bands.box(Lens(40.0)).contains(move_edge.boundingRect())
    texts = [text for _, text in bands._costs]
    assert "0" not in texts
    if kind != "none":
        assert len(texts) == len(costs) - 1


def test_the_same_reach_is_not_built_twice(made: ModuleType) -> None:
    grid = make_grid("square", 5, 5)
    reach = Reach(1.0, "m", (ReachCell(grid.from_offset(1, 1), 0.0, {}, "walk"),))
    bands = Bands()
    assert bands.show(reach, grid)
    assert not bands.show(reach, grid)
    assert bands.show(None, grid)
    assert bands.box(Lens(40.0)).isEmpty()
