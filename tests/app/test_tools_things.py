"""The light, region and note tools."""

from __future__ import annotations

import pytest

from battlemap.app.tools.lights import light_tool
from battlemap.app.tools.notes import note_tool
from battlemap.app.tools.regions import region_options, region_tool

from .building import GRIDS, Make, builds

everywhere = pytest.mark.parametrize("grid", GRIDS)


@everywhere
def test_a_click_puts_a_light(session: Make, grid: str) -> None:
    b = builds(session, light_tool, grid, source="lantern")
    before = b.state
    b.click((4.4, 4.6))
    light = b.of("light")["l1"]
    assert (light.bright, light.dim, light.angle_deg) == (4, 8, 360)
    assert b.context.things == ["l1"]
    b.undo()
    assert b.state == before


@pytest.mark.parametrize(("shift", "bright", "dim"), [(False, 3, 6), (True, 2, 3)])
def test_a_drag_sets_its_reach(session: Make, shift: bool, bright: float, dim: float) -> None:
    b = builds(session, light_tool)
    b.drag((4.5, 4.5), (7.5, 4.5), shift=shift)
    light = b.of("light")["l1"]
    assert (light.at, light.bright, light.dim) == ((4.5, 4.5), bright, dim)


def test_a_cone_looks_where_it_is_dragged(session: Make) -> None:
    b = builds(session, light_tool, angle=90.0, direction=180.0)
    b.click((4.5, 4.5))
    b.drag((10.5, 4.5), (10.5, 2.5))
    b.drag((10.5, 8.5), (13.5, 8.5))
    directions = [(light.angle_deg, light.direction_deg) for light in b.of("light").values()]
    assert directions == [(90, 180), (90, 0), (90, 90)]


def test_a_light_is_moved_and_its_reach_dragged(session: Make) -> None:
    b = builds(session, light_tool)
    b.session.do({"do": "add_light", "at": [4.5, 4.5], "bright": 2, "dim": 4})
    b.drag((4.5, 4.5), (6.5, 4.5))
    assert b.of("light")["l1"].at == (6.5, 4.5), "without selecting it first"
    b.drag((6.5, 2.5), (6.5, 1.5))
    assert b.of("light")["l1"].bright == 3
    b.drag((6.5, 0.5), (6.5, 2.0))
    assert b.of("light")["l1"].dim == 2.5
    before = b.state
    b.drag((6.5, 1.5), (6.5, 0.5), drop=False)
    b.key("escape")
    assert b.state == before and b.steps == 4


def test_the_handles_of_a_cone_turn_and_open_it(session: Make) -> None:
    b = builds(session, light_tool)
    b.session.do({"do": "add_light", "at": [8, 5], "bright": 2, "dim": 4, "angle_deg": 60, "direction_deg": 90})
    b.click((8, 5))
    b.drag((12, 5), (8, 9))
    light = b.of("light")["l1"]
    assert (light.direction_deg, light.dim, light.angle_deg) == (180, 4, 60)
    b.drag((6, 8.4641), (4.5, 5.02))
    assert b.of("light")["l1"].angle_deg == pytest.approx(180, abs=4)


@everywhere
@pytest.mark.parametrize("how", ["clicks", "enter"])
def test_a_polygon_is_a_region(session: Make, grid: str, how: str) -> None:
    b = builds(session, region_tool, grid, name="Front", tags=("difficult",))
    before = b.state
    b.click((2, 2), (6, 2), (6, 6))
    b.click((2, 2)) if how == "clicks" else b.key("return")
    region = b.of("region")["r1"]
    assert len(region.polygon) == 3
    assert (region.name, region.tags) == ("Front", ("difficult",))
    b.undo()
    assert b.state == before


@pytest.mark.parametrize("how", ["drag", "clicks"])
def test_a_rectangle_is_a_region(session: Make, how: str) -> None:
    b = builds(session, region_tool, shape="rectangle")
    b.drag((2, 2), (5, 4)) if how == "drag" else b.click((2, 2), (5, 4))
    assert b.of("region")["r1"].polygon == ((2, 2), (5, 2), (5, 4), (2, 4))
    assert not b.overlay.busy


def test_without_a_grid_a_region_is_ground(session: Make) -> None:
    b = builds(session, region_tool, "none", shape="rectangle", elevation=2.0, water=0.5)
    assert {"elevation", "water"} <= {one.id for one in region_options(b.context)}
    b.drag((2, 2), (5, 4))
    region = b.of("region")["r1"]
    assert (region.elevation, region.water) == (2, 0.5)
    square = builds(session, region_tool, "square", shape="rectangle", elevation=2.0)
    assert "elevation" not in {one.id for one in region_options(square.context)}
    square.drag((2, 2), (5, 4))
    assert square.of("region")["r1"].elevation == 0


def test_a_region_is_moved_by_its_inside_its_side_or_its_corner(session: Make) -> None:
    b = builds(session, region_tool)
    b.session.do({"do": "add_region", "polygon": [[2, 2], [6, 2], [6, 6], [2, 6]]})
    b.session.do({"do": "add_region", "polygon": [[6, 2], [9, 2], [6, 6]]})
    b.click((3.5, 3.5))
    assert b.context.things == ["r1"]
    b.drag((3.5, 3.5), (4.5, 3.5), ctrl=True)
    assert b.of("region")["r1"].polygon == ((3, 2), (7, 2), (7, 6), (3, 6))
    b.drag((4.6, 2), (4.6, 1))
    assert b.of("region")["r1"].polygon == ((3, 1), (7, 1), (7, 6), (3, 6))
    b.drag((7, 1), (8, 1))
    assert b.of("region")["r1"].polygon[1] == (8, 1)
    assert b.of("region")["r2"].polygon[0] == (6, 2), "Ctrl left it, and then it was joined no more"
    b.send("double", (3, 3.55))
    assert len(b.of("region")["r1"].polygon) == 5
    b.key("delete")
    assert len(b.of("region")["r1"].polygon) == 4


def test_two_corners_are_no_region(session: Make) -> None:
    b = builds(session, region_tool)
    b.click((2, 2), (6, 2))
    b.key("return")
    assert not b.of("region") and b.steps == 0


@everywhere
def test_a_note_is_pinned_moved_and_left(session: Make, grid: str) -> None:
    b = builds(session, note_tool, grid, text="Trap", shown=True)
    b.click((4.4, 4.6))
    note = b.of("note")["n1"]
    assert (note.text, note.gm) == ("Trap", False)
    at = note.at
    b.drag(at, (at[0] + 3, at[1]))
    assert b.of("note")["n1"].at[0] == pytest.approx(at[0] + 3, abs=0.51)
    before = b.state
    b.drag(b.of("note")["n1"].at, (1, 1), drop=False)
    b.key("escape")
    assert b.state == before
    b.send("press", (9, 9))
    b.key("escape")
    assert b.state == before and b.steps == 2


@everywhere
def test_an_empty_note_is_not_kept(session: Make, grid: str) -> None:
    b = builds(session, note_tool, grid)
    before = b.state
    b.click((4.4, 4.6))
    assert list(b.of("note")) == ["n1"]
    b.click((9, 9))
    assert not b.of("note") and b.state == before, "that click only leaves it"


def test_a_click_that_ends_the_writing_puts_no_other_note(session: Make) -> None:
    b = builds(session, note_tool, "square")
    b.click((4.4, 4.6))
    b.session.do({"do": "set", "scene": "s1", "id": "n1", "set": {"text": "Trap"}})
    b.click((9, 9))
    assert list(b.of("note")) == ["n1"]
    b.click((9, 9))
    assert len(b.of("note")) == 2


def test_what_a_region_is_drawn_with_is_said(session: Make) -> None:
    said = {
        form: str(builds(session, region_tool, "square", shape=form).overlay.hint) for form in ("polygon", "rectangle")
    }
    assert said["polygon"].startswith("Click corner after corner.") and said["rectangle"].startswith("Drag a rectangle")
