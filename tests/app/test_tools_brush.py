"""The terrain and the height brush, driven by an imaginary hand on every grid."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.tools.brush_shapes import dab, line_cells, polygon_cells
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Terrain, terrain_id

from .brushes import SPECS, Brush, cells_only, everywhere


def at(brush: Brush, *places: tuple[int, int]) -> list[list[float]]:
    return [list(brush.grid.from_offset(*place)) for place in places]


# -- strokes --------------------------------------------------------------------------------------------------------


@cells_only
def test_a_stroke_is_one_line_and_one_undo(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, tags=("difficult",))
    b.draw((2, 2), (6, 2), let_go=False)
    painting = b.overlay.painting
    assert painting is not None and b.overlay.busy
    assert {item.tags for item in painting.grounds} == {("difficult",)}
    assert b.state() == b.before  # nothing is done while the button is down
    seen = {item.id for item in painting.grounds}
    b.send("release", b.middle(6, 2))
    assert b.painted() == seen and len(seen) >= 5
    assert b.session.undo_what is not None and "Paint the ground" in str(b.session.undo_what)
    assert b.undone()


@everywhere
@pytest.mark.parametrize("tool", ["terrain", "height"])
@pytest.mark.parametrize("form", ["brush", "line", "rect", "fill", "polygon"])
def test_escape_leaves_no_trace(brush: Callable[..., Brush], grid: str, tool: str, form: str) -> None:
    b = brush(grid, tool, form=form)
    b.draw((2, 2), (6, 4), let_go=False)
    assert b.overlay.busy
    b.send("cancel", b.middle(6, 4))
    assert not b.overlay.busy
    b.send("release", b.middle(6, 4))
    assert b.state() == b.before and not b.session.can_undo


@cells_only
def test_a_fast_stroke_leaves_no_gap(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid)
    b.draw((1, 1), (9, 6))
    a, z = b.grid.from_offset(1, 1), b.grid.from_offset(9, 6)
    assert b.painted() == b.ids(line_cells(b.grid, a, z))


@cells_only
@pytest.mark.parametrize("size", range(1, 8))
def test_the_brush_is_as_large_as_a_token_of_its_size(brush: Callable[..., Brush], grid: str, size: int) -> None:
    b = brush(grid, size=size)
    point = b.grid.body_center(b.grid.from_offset(5, 4), size, 0)
    b.send("press", point)
    b.send("release", point)
    assert b.painted() == b.ids(dab(b.grid, b.grid.from_offset(5, 4), size))


@cells_only
def test_a_rectangle_is_a_block_of_columns_and_rows(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, form="rect")
    b.draw((7, 5), (4, 2))
    assert b.painted() == b.ids(b.grid.from_offset(c, r) for c in range(4, 8) for r in range(2, 6))


@cells_only
def test_a_fill_takes_what_is_alike_and_hangs_together(brush: Callable[..., Brush], grid: str) -> None:
    wall = [(5, row) for row in range(9)]
    b = brush(grid)
    b.session.do({"do": "add_terrain", "cells": at(b, *wall), "tags": ["obstacle"]})
    b = Brush(b.session, form="fill", tags=("flammable",))
    b.draw((1, 1))
    side = {(c, r) for c in range(5) for r in range(9)}
    assert b.painted() - b.ids(b.grid.from_offset(*p) for p in wall) == b.ids(b.grid.from_offset(*p) for p in side)
    assert b.ground(5, 3).tags == ("obstacle",)
    assert b.undone()


@cells_only
def test_a_stroke_off_the_map_does_nothing(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid)
    b.send("press", ScenePoint(-50, -50))
    b.send("release", ScenePoint(-50, -50))
    assert b.state() == b.before and not b.overlay.busy


def test_what_is_so_already_is_no_change(brush: Callable[..., Brush]) -> None:
    b = brush("square", tags=("difficult",))
    b.draw((2, 2), (4, 2))
    revision = b.session.scenario.revision
    b.draw((2, 2), (4, 2), let_go=False)
    assert b.overlay.painting is not None and b.overlay.painting.grounds == ()
    assert b.overlay.card is not None and b.overlay.card.tone == "bad"
    b.send("release", b.middle(4, 2))
    assert b.session.scenario.revision == revision


# -- what is painted ------------------------------------------------------------------------------------------------


MODES = [
    ("paint", (("difficult",), 0.4, None, None)),
    ("add", (("flammable", "difficult"), 0.4, "ladder", "wood")),
    ("take", (("flammable",), 0.0, "ladder", "wood")),
    ("erase", ((), 0.0, None, None)),
]


@cells_only
@pytest.mark.parametrize(("mode", "expected"), MODES)
def test_paint_add_take_off_and_erase(brush: Callable[..., Brush], grid: str, mode: str, expected: Any) -> None:
    b = brush(grid)
    there = {"tags": ["flammable"], "water": 1.5, "climb": "ladder", "surface": "wood"}
    b.session.do({"do": "add_terrain", "cells": at(b, (3, 3)), **there})
    b.session.do({"do": "set_elevation", "cells": at(b, (3, 3)), "elevation": 2.0})
    b = Brush(b.session, mode=mode, tags=("difficult",), water=0.4)
    b.draw((3, 3))
    ground = b.ground(3, 3)
    assert (ground.tags, ground.water, ground.climb, ground.surface) == expected
    assert ground.elevation == 2.0
    assert b.undone()


def test_different_results_are_one_batch(brush: Callable[..., Brush]) -> None:
    b = brush("square")
    b.session.do({"do": "add_terrain", "cells": [[2, 2]], "tags": ["flammable"]})
    b = Brush(b.session, mode="add", tags=("difficult",))
    b.draw((1, 2), (3, 2))
    assert (b.ground(1, 2).tags, b.ground(2, 2).tags) == (("difficult",), ("flammable", "difficult"))
    assert b.undone()


def test_a_surface_may_be_any_word(brush: Callable[..., Brush]) -> None:
    b = brush("square", tags=(), surface="other", surface_name=" carpet ")
    b.draw((1, 1))
    assert b.ground(1, 1).surface == "carpet"


@pytest.mark.parametrize(
    ("button", "ctrl", "mode"), [("right", False, "add"), ("left", True, "add"), ("left", False, "pick")]
)
def test_picking_up_what_lies_there(brush: Callable[..., Brush], button: str, ctrl: bool, mode: str) -> None:
    b = brush("hex-flat")
    b.session.do(
        {
            "do": "add_terrain",
            "cells": at(b, (3, 3)),
            "tags": ["thorns"],
            "water": 0.4,
            "climb": "vine",
            "surface": "moss",
        }
    )
    b = Brush(b.session, mode=mode)
    calls: list[str] = []
    b.context.on_options = lambda: calls.append("told")
    b.send("press", b.middle(3, 3), button=button, ctrl=ctrl)
    has = b.context.options
    assert (has["tags"], has["water"], has["climb"], has["surface"]) == (("thorns",), 0.4, "vine", "moss")
    assert has["mode"] == ("paint" if mode == "pick" else mode) and calls == ["told"]
    offered = {one.id: {value.id for value in one.values} for one in SPECS["terrain"].options(b.context)}
    assert "thorns" in offered["tags"] and "vine" in offered["climb"] and "moss" in offered["surface"]
    assert b.state() == b.before
    b.context.options["mode"] = "paint"
    b.send("release", b.middle(3, 3))
    b.draw((5, 5))
    assert b.ground(5, 5) == Terrain(b.ground(5, 5).id, ("thorns",), 0.0, 0.4, "vine", "moss")


def test_the_rulesets_words_are_offered(brush: Callable[..., Brush]) -> None:
    b = brush("hex-flat", lines=[{"do": "set_rules", "ruleset": "gurps_thf"}])
    offered = {
        one.id: {value.id: str(value.title) for value in one.values} for one in SPECS["terrain"].options(b.context)
    }
    assert offered["tags"]["difficult"] == "bad footing" and offered["tags"]["flammable"] == "flammable"
    assert "stone_wall" in offered["climb"] and "thatch" in offered["surface"] and "wood" in offered["surface"]


# -- heights --------------------------------------------------------------------------------------------------------


@cells_only
def test_set_raise_and_lower(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, "height", height=2.5)
    b.draw((3, 3))
    assert b.ground(3, 3).elevation == 2.5
    b.context.options.update(mode="raise", step=0.3)
    b.draw((3, 3), (4, 3))
    assert (b.ground(3, 3).elevation, b.ground(4, 3).elevation) == (2.8, 0.3)
    b.context.options.update(mode="lower", step=0.3)
    b.draw((4, 3))
    assert terrain_id(b.grid.from_offset(4, 3)) not in b.painted()  # bare ground again
    b.send("press", b.middle(3, 3), button="right")
    assert b.context.options["height"] == 2.8


@cells_only
def test_one_stroke_raises_each_cell_once(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, "height", mode="raise", step=1.0, size=3)
    b.draw((3, 3), (7, 3), (3, 3))
    assert {one.elevation for one in b.session.scenario.of(Terrain, "s1").values()} == {1.0}
    assert b.undone()


@cells_only
def test_a_ramp_is_even_from_end_to_end(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, "height", form="ramp", ends=False, start=0.0, end=3.0, size=3)
    b.draw((2, 4), (8, 4))
    a, z = b.middle(2, 4), b.middle(8, 4)
    for cell in b.session.scenario.of(Terrain, "s1").values():
        x, y = b.grid.center(b.grid.cell([int(n) for n in cell.id.split(",")]))
        part = ((x - a.x) * (z.x - a.x) + (y - a.y) * (z.y - a.y)) / math.dist(a, z) ** 2
        assert cell.elevation == pytest.approx(3.0 * min(1.0, max(0.0, part)), abs=0.006)
    assert b.ground(8, 4).elevation == 3.0 and b.ground(2, 4).elevation == 0.0
    assert b.undone()


def test_a_ramp_from_ground_to_ground(brush: Callable[..., Brush]) -> None:
    b = brush("square", "height")
    b.session.do({"do": "set_elevation", "cells": [[2, 4]], "elevation": 1.0})
    b.session.do({"do": "set_elevation", "cells": [[6, 4]], "elevation": -1.0})
    b = Brush(b.session, "height", form="ramp")
    b.draw((2, 4), (6, 4))
    assert [b.ground(c, 4).elevation for c in range(2, 7)] == [1.0, 0.5, 0.0, -0.5, -1.0]
    assert b.undone()


# -- polygons -----------------------------------------------------------------------------------------------------


@cells_only
def test_a_polygon_by_clicks(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid, form="polygon")
    places = [(2, 2), (8, 2), (8, 6), (2, 6)]
    for place in places:
        b.send("press", b.middle(*place))
        b.send("release", b.middle(*place))
        assert b.overlay.busy and b.state() == b.before
    b.send("press", b.middle(5, 7))
    b.keys("backspace")
    b.send("double", b.middle(*places[-1]))
    assert b.painted() == b.ids(polygon_cells(b.grid, [b.middle(*place) for place in places]))
    assert not b.overlay.busy and b.undone()


def test_a_click_on_the_first_corner_closes(brush: Callable[..., Brush]) -> None:
    b = brush("square", form="polygon")
    for place in ((2, 2), (5, 2), (5, 5), (2, 2)):
        b.send("press", b.middle(*place))
    assert not b.overlay.busy and len(b.painted()) == 10  # a triangle with its edge


# -- the keyboard alone ---------------------------------------------------------------------------------------------


@cells_only
def test_arrows_lead_the_brush_and_enter_paints(brush: Callable[..., Brush], grid: str) -> None:
    b = brush(grid)
    b.keys("right", at=ScenePoint(-9, -9))  # from nowhere: the middle of the map
    middle = b.overlay.middle
    assert middle is not None and b.overlay.follow
    column, row = b.grid.offset(b.grid.cell_at(middle))
    b.keys("right", "down", "return")
    assert b.painted() == b.ids([b.grid.from_offset(column + 1, row + 1)])
    b.keys("bracketright", "bracketright", "left", "space")
    assert b.context.options["size"] == 3
    assert len(b.painted()) > 6
    b.keys("bracketleft")
    assert b.context.options["size"] == 2


def test_a_line_by_keys(brush: Callable[..., Brush]) -> None:
    b = brush("square", form="line")
    b.send("hover", b.middle(2, 2))
    b.keys("return", "right", "right", "right", at=b.middle(2, 2))
    assert b.overlay.busy and b.state() == b.before
    b.keys("return", at=b.middle(2, 2))
    assert b.painted() == {"2,2", "3,2", "4,2", "5,2"}


def test_a_polygon_by_keys(brush: Callable[..., Brush]) -> None:
    b = brush("square", form="polygon")
    b.send("hover", b.middle(2, 2))
    b.keys("return", "right", "right", "space", "down", "down", "return", at=b.middle(2, 2))
    assert b.painted() == {"2,2", "3,2", "4,2", "3,3", "4,3", "4,4"}


def test_the_wheel_changes_the_size_in_a_stroke(brush: Callable[..., Brush]) -> None:
    b = brush("square")
    b.send("press", b.middle(4, 4))
    b.send("wheel", b.middle(4, 4), wheel=1)
    b.send("wheel", b.middle(4, 4), wheel=1)
    b.send("release", b.middle(4, 4))
    assert b.context.options["size"] == 3 and len(b.painted()) == 9
