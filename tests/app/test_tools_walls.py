"""The wall tool: chains, one piece at a drag, selecting, points and pieces; one gesture is one undo, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from battlemap.app.tools.walls import PRESETS, preset_of, wall_tool

from .building import GRIDS, Make, builds

everywhere = pytest.mark.parametrize("grid", GRIDS)


@everywhere
@pytest.mark.parametrize("end", ["return", "double", "right"])
def test_clicks_make_a_chain_and_it_is_one_undo(session: Make, grid: str, end: str) -> None:
    b = builds(session, wall_tool, grid)
    before = b.state
    b.click((2, 2), (5, 2), (5, 5))
    assert b.overlay.busy and b.overlay.building and b.overlay.building.shapes
    assert b.state == before, "nothing is there before the end"
    if end == "return":
        b.key("return")
    elif end == "double":
        b.send("double", (5, 5))
        b.send("release", (5, 5))
    else:
        b.send("press", (6, 6), button="right")
    assert len(b.points()) == 3
    assert b.context.things == ["w1"]
    assert not b.overlay.busy
    b.undo()
    assert b.state == before


@everywhere
def test_a_drag_makes_one_piece(session: Make, grid: str) -> None:
    b = builds(session, wall_tool, grid)
    b.drag((2, 2), (5, 4))
    assert len(b.points()) == 2 and not b.overlay.busy
    assert b.steps == 1


@pytest.mark.parametrize("how", ["escape", "backspace", "alone"])
def test_a_chain_can_be_dropped(session: Make, how: str) -> None:
    b = builds(session, wall_tool)
    b.click((2, 2), (4, 2)) if how != "alone" else b.click((2, 2))
    if how == "escape":
        b.key("escape")
    elif how == "backspace":
        b.key("backspace")
        assert b.overlay.busy, "one point is left"
        b.key("backspace")
    else:
        b.key("return")
    assert b.steps == 0 and not b.of("wall") and not b.overlay.busy


def test_backspace_takes_the_last_point_back(session: Make) -> None:
    b = builds(session, wall_tool)
    b.click((2, 2), (4, 2), (4, 7))
    b.key("backspace")
    b.click((6, 2))
    b.key("return")
    assert b.points() == [(2, 2), (4, 2), (6, 2)]


def test_a_click_on_the_first_point_closes_the_chain(session: Make) -> None:
    b = builds(session, wall_tool)
    b.click((2, 2), (4, 2), (4, 4), (2.1, 2.1))
    assert b.points() == [(2, 2), (4, 2), (4, 4), (2, 2)]
    assert not b.overlay.busy


@everywhere
def test_points_snap_to_the_grid_unless_shift_is_held(session: Make, grid: str) -> None:
    b = builds(session, wall_tool, grid)
    b.drag((2.07, 2.06), (5.04, 2.93), shift=True)
    assert b.points() == [(2.07, 2.06), (5.04, 2.93)]
    b.context.things.clear()
    b.drag((2.15, 2.16), (8.04, 6.93))
    assert b.points("w2")[0] == (2.07, 2.06), "the end of a wall there is draws first"


@pytest.mark.parametrize("kind", list(PRESETS))
def test_kinds_of_walls_are_fields(session: Make, kind: str) -> None:
    b = builds(session, wall_tool, kind=kind, top=0.75, side="right")
    b.drag((2, 2), (5, 2))
    wall = b.of("wall")["w1"]
    assert preset_of(wall) == kind
    assert wall.top == (0.75 if kind == "low" else None)
    assert wall.one_way == ("right" if kind == "one_way" else None)


def drawn(session: Make, grid: str = "square", **options: Any) -> Any:
    """A chain over two corners and one wall that touches its middle point, the first selected."""
    b = builds(session, wall_tool, grid, **options)
    b.session.do({"do": "add_wall", "points": [[2, 2], [5, 2], [5, 5]]})
    b.session.do({"do": "add_wall", "points": [[5, 2], [8, 2]]})
    b.click((3.6, 2.05))
    assert b.context.things == ["w1"], "a click on its middle selects it"
    assert b.steps == 2
    return b


@pytest.mark.parametrize("ctrl", [False, True])
def test_a_point_takes_what_is_joined_along(session: Make, ctrl: bool) -> None:
    b = drawn(session)
    before = b.state
    b.drag((5.05, 2.05), (6, 3), drop=False, ctrl=ctrl)
    assert b.state == before
    assert len(b.overlay.building.shapes) == (1 if ctrl else 2)
    b.send("release", (6, 3), ctrl=ctrl)
    assert b.points() == [(2, 2), (6, 3), (5, 5)]
    assert b.points("w2")[0] == ((5, 2) if ctrl else (6, 3))
    assert b.steps == 3
    b.undo()
    assert b.state == before


def test_a_piece_moves_with_both_its_points(session: Make) -> None:
    b = drawn(session)
    b.drag((3.6, 2.05), (3.6, 3.05))
    assert b.points() == [(2, 3), (5, 3), (5, 5)]
    assert b.points("w2") == [(5, 3), (8, 2)]


@pytest.mark.parametrize("what", ["point", "piece"])
def test_a_drag_can_be_left(session: Make, what: str) -> None:
    b = drawn(session)
    before = b.state
    b.drag((5, 2) if what == "point" else (3.6, 2), (7, 7), drop=False)
    b.key("escape")
    b.send("release", (7, 7))
    assert b.state == before and b.steps == 2


def test_a_double_click_sets_a_point_in_and_delete_takes_it_out(session: Make) -> None:
    b = drawn(session)
    before = b.state
    b.click((3.5, 2))
    b.send("double", (3.5, 2.05))
    b.send("release", (3.5, 2.05))
    assert b.points() == [(2, 2), (3.5, 2), (5, 2), (5, 5)]
    assert "delete" in b.overlay.keys, "the new point is picked"
    b.key("delete")
    assert b.state == before
    assert "delete" not in b.overlay.keys


def test_delete_on_an_end_of_the_last_piece_takes_the_wall_away(session: Make) -> None:
    b = drawn(session)
    b.click((7, 2))
    assert b.context.things == ["w2"]
    b.click((8, 2))
    b.key("delete")
    assert list(b.of("wall")) == ["w1"]


def test_a_closed_wall_stays_closed_without_its_first_point(session: Make) -> None:
    b = builds(session, wall_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [5, 2], [5, 5], [2, 5], [2, 2]]})
    b.click((3.6, 2))
    b.click((2, 2))
    b.key("delete")
    assert b.points() == [(5, 2), (5, 5), (2, 5), (5, 2)]
    b.drag((5, 2), (6, 1))
    assert b.points() == [(6, 1), (5, 5), (2, 5), (6, 1)]


def test_x_cuts_a_wall_in_two(session: Make) -> None:
    b = drawn(session)
    b.session.do({"do": "set", "id": "w1", "set": {"top": 2.0, "sight": "behind"}})
    b.click((5, 2))
    b.key("x")
    assert b.points() == [(2, 2), (5, 2)]
    assert b.points("w3") == [(5, 2), (5, 5)]
    first, second = b.of("wall")["w1"], b.of("wall")["w3"]
    assert (first.top, first.sight) == (second.top, second.sight) == (2.0, "behind")
    assert b.context.things == ["w1", "w3"]
    b.undo()
    assert b.points() == [(2, 2), (5, 2), (5, 5)]
    b.click((3.6, 2))
    b.click((2, 2))
    b.key("x")
    assert b.told and len(b.of("wall")) == 2, "an end cannot be cut"


def test_x_cuts_where_the_hand_is(session: Make) -> None:
    b = drawn(session)
    b.send("hover", (3.4, 2.05))
    b.key("x", (3.4, 2.05))
    assert b.points() == [(2, 2), (3.4, 2)] and b.points("w3") == [(3.4, 2), (5, 2), (5, 5)]
    b.key("x", (7, 2))
    assert b.told and "w4" not in b.of("wall"), "only one that is selected"


def test_a_point_dropped_on_its_neighbour_leaves_the_wall(session: Make) -> None:
    b = builds(session, wall_tool)
    b.session.do({"do": "add_wall", "points": [[2, 2], [3, 2]]})
    b.click((2.6, 2))
    b.drag((3, 2), (2, 2))
    assert b.points() == [(2, 2), (3, 2)] and b.steps == 1


def test_at_the_end_of_a_wall_the_next_begins(session: Make) -> None:
    b = drawn(session)
    b.context.things.clear()
    b.click((8, 2.1), (8, 5))
    b.key("return")
    assert b.points("w3") == [(8, 2), (8, 5)]


def test_several_of_any_kind_are_selected_and_moved_together(session: Make) -> None:
    b = drawn(session)
    b.session.do({"do": "add_light", "at": [10, 8]})
    b.session.do({"do": "add_region", "polygon": [[9, 3], [12, 3], [12, 5]]})
    b.click((10, 8), shift=True)
    assert b.context.things == ["w1", "l1"]
    b.click((11, 3.5), shift=True)
    assert b.context.things == ["w1", "l1", "r1"]
    b.drag((3.6, 2.05), (4.6, 2.05))
    assert b.points()[0] == (3, 2) and b.of("light")["l1"].at == (11, 8)
    assert b.of("region")["r1"].polygon[0] == (10, 3)
    b.click((11, 8), shift=True)
    assert b.context.things == ["w1", "r1"]


def test_a_band_takes_what_lies_wholly_in_it(session: Make) -> None:
    b = drawn(session)
    b.session.do({"do": "add_note", "at": [3, 4], "text": "Here"})
    b.drag((1.5, 1.5), (5.5, 5.5), ctrl=True)
    assert b.context.things == ["w1", "n1"]
    b.drag((1, 6), (1.2, 6.2), ctrl=True, shift=True)
    assert b.context.things == ["w1", "n1"], "with Shift what was selected stays"
    b.drag((1.2, 6), (1.4, 6.2), ctrl=True)
    assert b.context.things == []


def test_escape_lets_go_of_the_point_then_of_the_wall(session: Make) -> None:
    b = drawn(session)
    b.click((5, 2))
    b.key("escape")
    assert b.context.things == ["w1"] and "delete" not in b.overlay.keys
    b.key("escape")
    assert b.context.things == []


def test_what_went_away_meanwhile_is_no_trouble(session: Make) -> None:
    b = drawn(session)
    b.click((5, 2))
    b.session.do({"do": "remove", "id": "w1"})
    b.key("delete")
    b.send("hover", (5, 2))
    assert b.overlay.building is not None and not b.overlay.building.handles
