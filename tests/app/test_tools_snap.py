"""Where points come to lie: laws on every grid."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.snap import Snapper, nearest_place
from battlemap.geometry.grid import make_grid
from battlemap.geometry.types import ScenePoint

from .building import GRIDS, Make

inside = st.tuples(st.floats(0.5, 8.0), st.floats(0.5, 6.0))


@pytest.mark.parametrize("kind", GRIDS[:3])
@given(at=inside)
def test_a_place_of_the_grid_is_the_nearest_and_stays_where_it_is(kind: str, at: tuple[float, float]) -> None:
    grid = make_grid(kind, 16, 11)  # type: ignore[arg-type]
    found = nearest_place(grid, ScenePoint(*at))
    assert found is not None
    cell = grid.cell_at(ScenePoint(*at))
    corners = grid.polygon(cell)
    middles = [((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)]
    every = [*corners, *middles, grid.center(cell)]
    assert math.dist(found.at, at) <= min(math.dist(p, at) for p in every) + 1e-5
    again = nearest_place(grid, found.at)
    assert again is not None and math.dist(again.at, found.at) < 1e-5, "a snapped point does not wander"
    assert nearest_place(grid, found.at, [found.kind]) is not None  # type: ignore[list-item]


@pytest.mark.parametrize("kind", GRIDS)
def test_points_of_walls_come_before_the_grid_and_shift_is_free(session: Make, kind: str) -> None:
    s = session(kind, 16, 11)
    s.do({"do": "add_wall", "points": [[2.13, 2.21], [5.13, 2.21]]})
    snapper = Snapper(ToolContext(s, "s1"))
    assert snapper.snap(ScenePoint(2.2, 2.3)).at == (2.13, 2.21)
    assert snapper.snap(ScenePoint(2.2, 2.3)).kind == "point"
    free = snapper.snap(ScenePoint(2.2011, 2.3), free=True)
    assert free.at == (2.201, 2.3) and free.kind == "free"
    assert snapper.snap(ScenePoint(2.2, 2.3), skip={"w1"}).at != (2.13, 2.21)
    on_line = snapper.snap(ScenePoint(3.26, 2.25))
    assert on_line.kind == "line" and on_line.at == (3.26, 2.21)


def test_what_is_there_is_seen_after_a_change(session: Make) -> None:
    s = session("none", 16, 11)
    snapper = Snapper(ToolContext(s, "s1"))
    assert snapper.snap(ScenePoint(4.03, 4.0)).kind == "free"
    s.do({"do": "add_door", "points": [[4, 4], [5, 4]]})
    assert snapper.snap(ScenePoint(4.03, 4.0)).at == (4, 4)
    s.do({"do": "undo"})
    assert snapper.snap(ScenePoint(4.03, 4.0)).kind == "free"


def test_a_hand_beyond_the_map_stays_on_its_edge(session: Make) -> None:
    snapper = Snapper(ToolContext(session("square", 16, 11), "s1"))
    assert snapper.snap(ScenePoint(-3.0, 40.0)).at == (0, 11)
