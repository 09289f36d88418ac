"""Painting with the real mouse and keyboard: brush, legend, picking up, Escape, and what the players see of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.display import TerrainItem
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region, Terrain
from battlemap.ui.gm_window import GMWindow

from .conftest import with_map

Where = Callable[[int, int], QPoint]
Drag = Callable[[QPoint, QPoint], None]


def hold(window: GMWindow, key: Qt.Key, qtbot: QtBot) -> None:
    """Take a tool by its key."""
    window.activateWindow()
    window.page.canvas.setFocus()
    qtbot.keyClick(window.page.canvas, key)
    QApplication.processEvents()


def ground(window: GMWindow, id_: str) -> Terrain:
    assert window.desk.session is not None
    return window.desk.session.scenario.terrain(window.desk.scene, id_) or Terrain(id_)


def painted(window: GMWindow) -> set[str]:
    assert window.desk.session is not None
    return set(window.desk.session.scenario.of(Terrain, window.desk.scene))


def names(window: GMWindow) -> list[str]:
    return [str(row.title) for row in window.page.ground_legend.rows]


def test_t_takes_the_terrain_brush_and_a_drag_paints(playing: GMWindow, where: Where, drag: Drag, qtbot: QtBot) -> None:
    hold(playing, Qt.Key.Key_T, qtbot)
    assert playing.page.host.spec is not None and playing.page.host.spec.id == "terrain"
    drag(where(2, 5), where(6, 5))
    assert painted(playing) == {f"{column},5" for column in range(2, 7)}
    assert ground(playing, "4,5").tags == ("difficult",)
    playing.undo()
    assert painted(playing) == set()


def test_h_takes_the_height_brush(playing: GMWindow, where: Where, drag: Drag, qtbot: QtBot) -> None:
    hold(playing, Qt.Key.Key_H, qtbot)
    playing.page.host.choose("height", 2.5)
    drag(where(2, 5), where(4, 5))
    assert [ground(playing, f"{column},5").elevation for column in (2, 3, 4)] == [2.5] * 3


def test_escape_in_a_stroke_leaves_no_trace(playing: GMWindow, where: Where, qtbot: QtBot) -> None:
    hold(playing, Qt.Key.Key_T, qtbot)
    canvas = playing.page.canvas
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(3, 5))
    qtbot.mouseMove(canvas.viewport(), pos=where(5, 5))
    assert playing.page.host.busy
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(5, 5))
    assert painted(playing) == set() and not playing.page.host.busy
    assert playing.desk.session is not None and not playing.desk.session.can_undo


def test_a_right_click_picks_up_and_a_right_drag_still_pans(playing: GMWindow, where: Where, qtbot: QtBot) -> None:
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["obstacle", "flammable"], "surface": "wood"})
    hold(playing, Qt.Key.Key_T, qtbot)
    asked: list[Any] = []
    canvas, values = playing.page.canvas, playing.page.host.values
    canvas.context_menu.connect(lambda *it: asked.append(it))
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.RightButton, pos=where(3, 5))
    assert (values["tags"], values["surface"]) == (("obstacle", "flammable"), "wood")
    assert asked == []
    canvas.zoom_by(3.0)
    before, at = canvas.visible_scene_rect().center(), canvas.viewport().rect().center()
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.RightButton, pos=at)
    for step in range(1, 4):
        qtbot.mouseMove(canvas.viewport(), pos=at + QPoint(20 * step, 0))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.RightButton, pos=at + QPoint(60, 0))
    assert canvas.visible_scene_rect().center() != before
    assert values["tags"] == ("obstacle", "flammable")


def test_the_keyboard_alone_paints(playing: GMWindow, qtbot: QtBot) -> None:
    hold(playing, Qt.Key.Key_T, qtbot)
    canvas = playing.page.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_BracketRight)
    assert playing.page.host.values["size"] == 2
    qtbot.keyClick(canvas, Qt.Key.Key_BracketLeft)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(canvas, key)
    assert len(painted(playing)) == 1
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert len(painted(playing)) == 2


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy"])
def test_on_hexes(window: GMWindow, kind: str, qtbot: QtBot) -> None:
    with_map(window, kind)
    hold(window, Qt.Key.Key_T, qtbot)
    window.page.host.choose("size", 3)
    grid = window.desk.session.scenario.scene("s1").grid.grid()  # type: ignore[union-attr]
    at = window.page.canvas.view_point(grid.center(grid.from_offset(5, 5))).toPoint()
    qtbot.mouseClick(window.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(painted(window)) == 7


def test_without_a_grid_a_region_is_drawn(window: GMWindow, qtbot: QtBot) -> None:
    with_map(window, "none")
    hold(window, Qt.Key.Key_T, qtbot)
    window.page.host.choose("form", "rect")
    canvas = window.page.canvas
    a, b = (canvas.view_point(ScenePoint(*point)).toPoint() for point in ((2, 4), (7, 7)))
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=a)
    qtbot.mouseMove(canvas.viewport(), pos=b)
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=b)
    session = window.desk.session
    assert session is not None
    (region,) = session.scenario.of(Region, "s1").values()
    assert region.tags == ("difficult",)
    shown = [item for item in session.gm_display("s1").items.values() if isinstance(item, TerrainItem)]
    assert [item.tags for item in shown] == [("difficult",)]


# -- the legend -----------------------------------------------------------------------------------------------------


def test_the_legend_comes_with_the_brush_and_lists_what_there_is(playing: GMWindow, qtbot: QtBot) -> None:
    legend = playing.page.ground_legend
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["obstacle"], "water": 0.4})
    assert not legend.isVisible()
    hold(playing, Qt.Key.Key_T, qtbot)
    assert legend.isVisible() and names(playing) == ["difficult ground", "obstacle", "water"]
    playing.page.host.choose("tags", ("stairs",))
    assert names(playing) == ["stairs", "obstacle", "water"]
    assert playing.page.rect().contains(legend.geometry()) and legend.height() > 3 * 26
    hold(playing, Qt.Key.Key_H, qtbot)
    assert names(playing) == ["obstacle", "water", "height in metres"]
    hold(playing, Qt.Key.Key_V, qtbot)
    assert not legend.isVisible()


def test_the_legend_leaves_a_small_map_to_the_brush(playing: GMWindow, qtbot: QtBot) -> None:
    page = playing.page
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["obstacle"], "water": 0.4})
    hold(playing, Qt.Key.Key_T, qtbot)
    assert page.ground_legend.isVisible()
    page.resize(420, 300)
    assert not page.ground_legend.isVisible()
    page.ground_legend.set_wanted(True)
    assert page.ground_legend.isVisible()


def test_the_legend_says_what_it_costs_whom(playing: GMWindow, put: Any, qtbot: QtBot) -> None:
    put((1, 1))
    playing.desk.do({"do": "set_rules", "ruleset": "gurps_thf"})
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["obstacle"]})
    hold(playing, Qt.Key.Key_T, qtbot)
    told = [(str(row.title), str(row.cost), row.rule) for row in playing.page.ground_legend.rows]
    assert told == [("bad footing", "+1", "MOV-15"), ("severe obstruction", "no way through", "MOV-15")]


def test_the_view_menu_keeps_the_legend(playing: GMWindow, where: Where, qtbot: QtBot) -> None:
    legend = playing.page.ground_legend
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["ladder"]})
    playing.acts["ground_legend"].setChecked(True)
    assert legend.isVisible() and names(playing) == ["ladder"]
    hold(playing, Qt.Key.Key_T, qtbot)
    qtbot.mousePress(playing.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(3, 5))
    assert not legend.isVisible()  # nothing lies over the map in a stroke
    qtbot.mouseRelease(playing.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(3, 5))
    assert legend.isVisible()
    playing.acts["ground_legend"].setChecked(False)
    hold(playing, Qt.Key.Key_V, qtbot)
    assert not legend.isVisible()


def test_the_players_get_nothing_of_it(playing: GMWindow) -> None:
    session = playing.desk.session
    assert session is not None
    playing.desk.do({"do": "add_terrain", "cells": [[3, 5]], "tags": ["obstacle"], "water": 2.0})
    items = session.player_display("s1").items.values()
    assert not any(isinstance(item, TerrainItem) for item in items)


# -- pictures -------------------------------------------------------------------------------------------------------


def grey(window: GMWindow) -> QImage:
    window.page.canvas.settle()
    QApplication.processEvents()
    return window.page.canvas.viewport().grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_what_is_painted_shows_while_the_button_is_down(playing: GMWindow, where: Where, qtbot: QtBot) -> None:
    hold(playing, Qt.Key.Key_T, qtbot)
    view, spot = playing.page.canvas.viewport(), where(4, 6)
    before = grey(playing).pixelColor(spot + QPoint(6, 9))
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=where(3, 6))
    qtbot.mouseMove(view, pos=where(5, 6))
    assert grey(playing).pixelColor(spot + QPoint(6, 9)) != before
    playing.page.host.cancel()
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=where(5, 6))


def test_patterns_stand_back_while_a_fight_goes_on_and_out_while_the_ground_is_painted(
    playing: GMWindow, where: Where, qtbot: QtBot
) -> None:
    def spread() -> int:
        """How far apart the darkest and the lightest point of the cell are."""
        image, at = grey(playing), where(4, 6)
        lights = [image.pixelColor(at + QPoint(x, y)).lightness() for x in range(-12, 13) for y in range(-12, 13)]
        return max(lights) - min(lights)

    playing.desk.do({"do": "add_terrain", "cells": [[4, 6]], "tags": ["difficult"]})
    quiet = spread()
    hold(playing, Qt.Key.Key_T, qtbot)
    plain = spread()
    hold(playing, Qt.Key.Key_V, qtbot)
    assert 0 < quiet < plain / 2
    assert spread() == quiet
