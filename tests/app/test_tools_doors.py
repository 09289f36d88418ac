"""The door tool: a door cuts the wall it is put into, and what is left of the wall stays exactly what it was."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.app.tools.doors import door_tool
from battlemap.app.tools.handles_edit import parts
from battlemap.geometry.types import ScenePoint

from .building import GRIDS, Make, builds


@pytest.mark.parametrize("grid", GRIDS)
def test_a_click_on_a_wall_cuts_a_door_in(session: Make, grid: str) -> None:
    b = builds(session, door_tool, grid)
    b.session.do({"do": "add_wall", "points": [[2, 2], [6, 2], [6, 5]], "top": 3, "sight": "behind"})
    before = b.state
    b.send("hover", (3.5, 2.1))
    assert b.overlay.building is not None and b.overlay.building.shapes, "it shows where the door would be"
    b.click((3.5, 2.1))
    (a, c), first, second = b.points("d1"), b.points("w1"), b.points("w2")
    assert math.dist(a, c) == pytest.approx(1, abs=1e-5) and a[1] == c[1] == 2
    assert first == [(2, 2), a] and second == [c, (6, 2), (6, 5)]
    assert b.of("wall")["w2"].top == 3 and b.of("wall")["w2"].sight == "behind"
    assert b.context.things == ["d1"]
    assert b.steps == 2
    b.undo()
    assert b.state == before


def test_a_drag_along_a_wall_sets_the_width(session: Make) -> None:
    b = builds(session, door_tool, kind="double", state="open", locked=True, secret=True)
    b.session.do({"do": "add_wall", "points": [[2, 2], [9, 2]]})
    b.drag((3, 2), (5, 2.2))
    door = b.of("door")["d1"]
    assert b.points("d1") == [(3, 2), (5, 2)]
    assert (door.type, door.state, door.locked, door.secret) == ("double", "open", True, True)
    assert b.points("w1") == [(2, 2), (3, 2)] and b.points("w2") == [(5, 2), (9, 2)]


def test_a_door_over_a_whole_piece_takes_it(session: Make) -> None:
    b = builds(session, door_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [3, 2]]})
    b.click((2.5, 2))
    assert not b.of("wall") and b.points("d1") == [(2, 2), (3, 2)]
    b.session.do({"do": "add_wall", "points": [[5, 2], [6, 2], [6, 6]]})
    b.click((5.5, 2))
    assert b.points("w1") == [(6, 2), (6, 6)]


def test_a_door_in_a_ring_leaves_one_wall(session: Make) -> None:
    b = builds(session, door_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [6, 2], [6, 6], [2, 6], [2, 2]]})
    b.click((6, 4.5))
    assert b.points("d1") == [(6, 4), (6, 5)]
    assert b.points("w1") == [(6, 5), (6, 6), (2, 6), (2, 2), (6, 2), (6, 4)]
    assert list(b.of("wall")) == ["w1"]


def test_a_free_door_is_dragged_and_a_click_on_nothing_says_how(session: Make) -> None:
    b = builds(session, door_tool)
    b.click((4.5, 4.5))
    assert b.told and not b.of("door")
    b.drag((4, 4), (6, 4))
    assert b.points("d1") == [(4, 4), (6, 4)]


def test_a_door_is_taken_with_the_walls_beside_it(session: Make) -> None:
    b = builds(session, door_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [8, 2]]})
    b.click((4.5, 2))
    b.drag((5, 2), (6, 2))
    assert b.points("d1") == [(4, 2), (6, 2)] and b.points("w2") == [(6, 2), (8, 2)]
    b.drag((4.5, 2.02), (4.5, 3.02))
    assert b.points("d1") == [(4, 3), (6, 3)]
    assert b.points("w1") == [(2, 2), (4, 3)]


def test_cancel_leaves_no_trace(session: Make) -> None:
    b = builds(session, door_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [8, 2]]})
    before = b.state
    b.drag((3, 2), (5, 2), drop=False)
    b.key("escape")
    b.send("release", (5, 2))
    assert b.state == before and b.steps == 1


@given(
    chain=st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=2, max_size=8, unique=True),
    piece=st.integers(0, 6), a=st.floats(0, 1), b=st.floats(0, 1),
)  # fmt: skip
def test_the_rest_of_a_wall_is_exactly_what_it_was(
    chain: list[tuple[int, int]], piece: int, a: float, b: float
) -> None:
    points = [ScenePoint(*p) for p in chain]
    piece %= len(points) - 1
    start, end = points[piece], points[piece + 1]
    cut = [ScenePoint(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t) for t in (a, b)]
    before, after = parts(points, piece, *cut)
    assert before[: piece + 1] == points[: piece + 1] and after[-(len(points) - piece - 1) :] == points[piece + 1 :]

    def length(line: list[ScenePoint]) -> float:
        return sum(math.dist(p, q) for p, q in pairwise(line))

    assert length(before) + math.dist(*cut) + length(after) == pytest.approx(length(points), abs=1e-3)
