"""Building with a real mouse and real keys: tools, handles, properties, clipboard; pictures go into BATTLEMAP_PICTURES."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from battlemap.app.session import Session
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Light, Note, Region, Token, Wall
from battlemap.ui.docks.properties_fields import Choice, Flag, Line, Long, Number, Optional
from battlemap.ui.gm_window import GMWindow

from .conftest import with_map

Keys = Qt.KeyboardModifier
Left = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


class Builder:
    """Works in the window as a game master would, in scene units."""

    def __init__(self, window: GMWindow, grid: str = "square") -> None:
        if "BATTLEMAP_PICTURES" in os.environ:
            window.resize(1600, 1000)
        with_map(window, grid, 16, 11)
        self.window, self.canvas = window, window.page.canvas
        window.page.fit()
        QApplication.processEvents()
        self.canvas.setFocus()

    @property
    def session(self) -> Session:
        assert self.window.desk.session is not None
        return self.window.desk.session

    def do(self, *lines: dict[str, Any]) -> None:
        for line in lines:
            assert self.window.desk.do(line) is not None

    def of(self, kind: Any) -> dict[str, Any]:
        return dict(sorted(self.session.scenario.of(kind, self.window.desk.scene).items()))

    def tool(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)
        QApplication.processEvents()

    def hover(self, x: float, y: float) -> None:
        QTest.mouseMove(self.canvas.viewport(), self.canvas.view_point(ScenePoint(x, y)).toPoint())
        QApplication.processEvents()

    def click(self, x: float, y: float, keys: Keys = Keys.NoModifier, button: Qt.MouseButton = Left) -> None:
        self.hover(x, y)
        QTest.mouseClick(self.canvas.viewport(), button, keys, self.canvas.view_point(ScenePoint(x, y)).toPoint())
        QApplication.processEvents()

    def double(self, x: float, y: float) -> None:
        at = self.canvas.view_point(ScenePoint(x, y)).toPoint()
        QTest.mouseClick(self.canvas.viewport(), Left, Keys.NoModifier, at)
        QTest.mouseDClick(self.canvas.viewport(), Left, Keys.NoModifier, at)
        QApplication.processEvents()

    def drag(
        self, a: tuple[float, float], b: tuple[float, float], keys: Keys = Keys.NoModifier, drop: bool = True
    ) -> None:
        view = self.canvas.viewport()
        start = self.canvas.view_point(ScenePoint(*a)).toPoint()
        end = self.canvas.view_point(ScenePoint(*b)).toPoint()
        QTest.mousePress(view, Left, keys, start)
        for step in range(1, 6):
            QTest.mouseMove(view, start + (end - start) * step / 5)
        if drop:
            QTest.mouseRelease(view, Left, keys, end)
        QApplication.processEvents()

    def key(self, key: Qt.Key, keys: Keys = Keys.NoModifier) -> None:
        QTest.keyClick(self.canvas, key, keys)
        QApplication.processEvents()

    def field(self, id_: str) -> Any:
        return self.window.properties_dock.fields[id_]

    def picture(self, name: str) -> None:
        if folder := os.environ.get("BATTLEMAP_PICTURES"):
            self.canvas.settle()
            QApplication.processEvents()
            Path(folder).mkdir(parents=True, exist_ok=True)
            assert self.window.grab().save(str(Path(folder) / f"{name}.png"))


@pytest.fixture
def builder(window: GMWindow) -> Callable[..., Builder]:
    return lambda grid="square": Builder(window, grid)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_room_with_a_door_by_mouse(builder: Callable[..., Builder], grid: str) -> None:
    b = builder(grid)
    before = state_dict(b.session.scenario)
    b.tool(Qt.Key.Key_W)
    for x, y in ((4, 4), (8, 4), (8, 8)):
        b.click(x, y)
    b.hover(4.1, 8)
    b.picture(f"chain-{grid}")
    assert b.canvas._building.sketch.building is not None
    b.click(4, 8)
    b.click(4, 4)
    (wall,) = b.of(Wall).values()
    assert len(wall.points) == 5 and wall.points[0] == wall.points[-1]
    assert b.window.desk.things == ["w1"]
    x, y = wall.points[1][0] / 2 + wall.points[0][0] / 2, wall.points[1][1] / 2 + wall.points[0][1] / 2
    b.tool(Qt.Key.Key_D)
    b.hover(x, y)
    b.picture(f"door-{grid}")
    b.click(x, y)
    assert list(b.of(Door)) == ["d1"] and len(b.of(Wall)) == 1
    for _ in range(2):
        b.key(Qt.Key.Key_Z, Keys.ControlModifier)
    assert state_dict(b.session.scenario) == before


@pytest.mark.parametrize("end", ["enter", "double", "right"])
def test_a_chain_ends_by_key_or_mouse(builder: Callable[..., Builder], end: str) -> None:
    b = builder()
    b.tool(Qt.Key.Key_W)
    b.click(2, 4)
    b.click(6, 4)
    if end == "double":
        b.double(6, 8)
    else:
        b.click(6, 8)
        b.key(Qt.Key.Key_Return) if end == "enter" else b.click(9, 9, button=Qt.MouseButton.RightButton)
    assert b.of(Wall)["w1"].points == ((2, 4), (6, 4), (6, 8))
    assert QApplication.activePopupWidget() is None


def test_points_move_with_the_mouse_and_escape_leaves_them(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_wall", "points": [[2, 4], [6, 4]]}, {"do": "add_wall", "points": [[6, 4], [6, 8]]})
    b.tool(Qt.Key.Key_W)
    b.click(4.4, 4)
    b.drag((6, 4), (8, 5), drop=False)
    b.picture("joined")
    b.key(Qt.Key.Key_Escape)
    assert b.of(Wall)["w1"].points == ((2, 4), (6, 4))
    b.drag((6, 4), (8, 5))
    assert b.of(Wall)["w1"].points == ((2, 4), (8, 5)) and b.of(Wall)["w2"].points == ((8, 5), (6, 8))
    b.key(Qt.Key.Key_Z, Keys.ControlModifier)
    assert b.of(Wall)["w2"].points == ((6, 4), (6, 8))
    handles = b.window.page.host.overlay.building
    assert handles is not None and {h.at for h in handles.handles} == {(2, 4), (6, 4)}, "handles follow an undo"
    b.double(4.5, 4)
    assert len(b.of(Wall)["w1"].points) == 3
    b.key(Qt.Key.Key_Delete)
    assert len(b.of(Wall)["w1"].points) == 2, "the key took the point, not the wall"
    b.key(Qt.Key.Key_Delete)
    assert list(b.of(Wall)) == ["w2"]


def test_the_menu_on_a_wall_splits_it(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_wall", "points": [[2, 4], [6, 4]]})
    b.tool(Qt.Key.Key_W)
    b.click(4, 4, button=Qt.MouseButton.RightButton)
    menu = b.window.pieces._menu
    assert menu is not None and b.window.desk.things == ["w1"]
    words = {action.text(): action for action in menu.actions()}
    assert {"New point here", "Split here"} <= words.keys()
    words["Split here"].trigger()
    menu.close()
    assert sorted(b.of(Wall)) == ["w1", "w2"] and b.of(Wall)["w1"].points[1] == b.of(Wall)["w2"].points[0]
    b.click(3, 8, button=Qt.MouseButton.RightButton)
    menu = b.window.pieces._menu
    assert menu is not None and "paste" in {action.objectName() for action in menu.actions()}
    menu.close()


def test_the_wheel_zooms_while_a_chain_is_drawn(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.tool(Qt.Key.Key_W)
    b.click(4, 4)
    before = b.canvas.px_per_unit()
    at = b.canvas.view_point(ScenePoint(6, 5))
    place = QPointF(b.canvas.viewport().mapToGlobal(at.toPoint()))
    wheel = QWheelEvent(at, place, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Keys.NoModifier,
                        Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(b.canvas.viewport(), wheel)
    assert b.window.page.host.busy and b.canvas.px_per_unit() > before


def test_a_double_click_with_a_tool_opens_no_panel(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_token", "name": "Ana", "at": [4, 4], "side": "party"})
    b.tool(Qt.Key.Key_W)
    b.double(4.5, 4.5)
    assert QApplication.activePopupWidget() is None and not b.of(Wall)


def test_light_region_and_note_by_mouse(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.tool(Qt.Key.Key_L)
    b.drag((5.5, 5.5), (8.5, 5.5))
    assert (b.of(Light)["l1"].bright, b.of(Light)["l1"].dim) == (3, 6)
    b.tool(Qt.Key.Key_G)
    b.window.page.host.choose("shape", "rectangle")
    b.drag((10, 4), (13, 7))
    assert b.of(Region)["r1"].polygon == ((10, 4), (13, 4), (13, 7), (10, 7))
    b.tool(Qt.Key.Key_O)
    b.click(3.5, 8.5)
    assert b.of(Note)["n1"].text == ""
    page = b.field("text").page
    assert page.hasFocus(), "a new note is written at once"
    QTest.keyClicks(page, "Pit trap")
    b.picture("note")
    b.click(10.5, 9.5)
    assert b.of(Note)["n1"].text == "Pit trap"
    assert list(b.of(Note)) == ["n1"], "the click that leaves the field puts no other note"
    b.click(10.5, 9.5)
    assert list(b.of(Note)) == ["n1", "n2"]
    b.click(5.5, 9.5)
    assert list(b.of(Note)) == ["n1"], "what is empty is not kept"


def test_properties_change_one_and_several(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_wall", "points": [[2, 4], [6, 4]]}, {"do": "add_wall", "points": [[8, 4], [8, 8]], "top": 2})
    dock = b.window.properties_dock
    b.tool(Qt.Key.Key_W)
    b.click(4.4, 4)
    assert not dock.visibleRegion().isEmpty(), "its tab comes to the front"
    assert dock.title.text() == "Wall" and "4" in dock.facts.text()
    preset, top = b.field("preset"), b.field("top")
    assert isinstance(preset, Choice) and isinstance(top, Optional)
    preset.box.activated.emit(1)
    assert b.of(Wall)["w1"].sight == "none"
    b.key(Qt.Key.Key_Z, Keys.ControlModifier)
    assert b.of(Wall)["w1"].sight == "full" and preset.box.currentIndex() == 0
    b.click(8, 6.4, Keys.ShiftModifier)
    assert dock.title.text() == "2 walls"
    top = b.field("top")
    assert top.tick.checkState() == Qt.CheckState.PartiallyChecked and top.box.lineEdit().text() == ""
    b.picture("mixed")
    top.box.setFocus()
    QTest.keyClicks(top.box.lineEdit(), "3")
    QTest.keyClick(top.box, Qt.Key.Key_Return)
    assert {wall.top for wall in b.of(Wall).values()} == {3}
    b.window.undo()
    assert {wall.top for wall in b.of(Wall).values()} == {None, 2}
    move = b.field("move")
    assert isinstance(move, Flag)
    move.tick.click()
    assert not any(wall.move for wall in b.of(Wall).values())


def test_leaving_a_field_that_shows_different_values_changes_nothing(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_light", "at": [3, 4], "bright": 2}, {"do": "add_light", "at": [8, 6], "bright": 5})
    b.window.desk.select([], ["l1", "l2"])
    before, steps = state_dict(b.session.scenario), len(b.session.history.done)
    for id_ in ("bright", "dim", "color", "direction_deg"):
        b.field(id_).setFocus()
        QApplication.processEvents()
    b.canvas.setFocus()
    assert state_dict(b.session.scenario) == before and len(b.session.history.done) == steps


def test_properties_of_every_kind(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do(
        {"do": "add_door", "points": [[2, 4], [3, 4]]}, {"do": "add_light", "at": [5, 5], "bright": 1},
        {"do": "add_region", "polygon": [[8, 4], [12, 4], [12, 8]]}, {"do": "add_note", "at": [3, 8], "text": "x"},
    )  # fmt: skip
    desk = b.window.desk
    desk.select([], ["d1"])
    b.field("locked").tick.click()
    b.field("type").box.activated.emit(2)
    assert b.of(Door)["d1"].locked and b.of(Door)["d1"].type == "gate"
    desk.select([], ["l1"])
    bright, color = b.field("bright"), b.field("color")
    assert isinstance(bright, Number) and isinstance(color, Line)
    bright.box.setValue(4)
    color.line.clear()
    QTest.keyClicks(color.line, "#00ff00")
    QTest.keyClick(color.line, Qt.Key.Key_Return)
    assert (b.of(Light)["l1"].bright, b.of(Light)["l1"].color) == (4, "#00ff00")
    color.line.clear()
    QTest.keyClicks(color.line, "blue-ish")
    QTest.keyClick(color.line, Qt.Key.Key_Return)
    assert b.of(Light)["l1"].color == "#00ff00" and b.window.page.notices.text, "what cannot be is told"
    desk.select([], ["r1"])
    for id_, words in (("name", "Swamp"), ("tags", "difficult, flammable,")):
        QTest.keyClicks(b.field(id_).line, words)
        QTest.keyClick(b.field(id_).line, Qt.Key.Key_Return)
    assert (b.of(Region)["r1"].name, b.of(Region)["r1"].tags) == ("Swamp", ("difficult", "flammable"))
    desk.select([], ["n1"])
    assert isinstance(b.field("text"), Long)
    b.field("gm").tick.click()
    assert b.of(Note)["n1"].gm is False
    desk.select([], ["n1", "r1", "d1"])
    dock = b.window.properties_dock
    assert dock.title.text() == "3 things" and not dock.fields
    b.picture("several")
    for button in dock.findChildren(QPushButton):
        if button.text() == "Delete":
            button.click()
    assert not b.of(Note) and not b.of(Region) and not b.of(Door) and desk.things == []
    b.window.undo()
    assert b.of(Note) and b.of(Region) and b.of(Door)


def test_copy_cut_paste_and_duplicate(builder: Callable[..., Builder], qtbot: QtBot) -> None:
    b = builder()
    b.do(
        {"do": "add_token", "name": "Ana", "at": [4, 5], "side": "party"},
        {"do": "add_wall", "points": [[3, 4], [6, 4]]}, {"do": "add_note", "at": [4, 6], "text": "Here"},
    )  # fmt: skip
    before = state_dict(b.session.scenario)
    b.tool(Qt.Key.Key_W)
    b.key(Qt.Key.Key_A, Keys.ControlModifier)
    assert (b.window.desk.selection, b.window.desk.things) == ([], ["w1", "n1"])
    b.key(Qt.Key.Key_A, Keys.ControlModifier)
    assert (b.window.desk.selection, b.window.desk.things) == (["t1"], ["w1", "n1"])
    b.key(Qt.Key.Key_C, Keys.ControlModifier)
    assert '"battlemap": "things"' in QGuiApplication.clipboard().text()
    b.hover(11.2, 8.2)
    b.key(Qt.Key.Key_V, Keys.ControlModifier)
    assert len(b.of(Wall)) == len(b.of(Note)) == len(b.of(Token)) == 2
    assert b.window.desk.things == ["w2", "n2"] and b.window.desk.selection == ["t2"]
    xs = [x for x, _ in b.of(Wall)["w2"].points]
    assert min(xs) > 8 and max(xs) - min(xs) == 3
    b.picture("pasted")
    b.key(Qt.Key.Key_Z, Keys.ControlModifier)
    assert state_dict(b.session.scenario) == before
    b.window.desk.select([], ["w1"])
    b.key(Qt.Key.Key_D, Keys.ControlModifier)
    assert b.of(Wall)["w2"].points == ((4, 5), (7, 5))
    b.key(Qt.Key.Key_X, Keys.ControlModifier)
    assert list(b.of(Wall)) == ["w1"]
    b.session.close(discard=True)
    other = with_map(b.window, "hex-flat")
    other.acts["paste"].trigger()
    assert len(b.of(Wall)) == 1, "also into another map"


@pytest.mark.parametrize("text", ["", "hello", '{"battlemap": "things", "lines": 3}'])
def test_a_clipboard_without_things_is_told(builder: Callable[..., Builder], text: str) -> None:
    b = builder()
    QGuiApplication.clipboard().setText(text)
    b.window.acts["paste"].trigger()
    assert b.window.page.notices.text and not b.session.can_undo


def test_with_the_select_tool_all_are_tokens_first(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_token", "name": "Ana", "at": [4, 5]}, {"do": "add_wall", "points": [[3, 4], [6, 4]]})
    b.key(Qt.Key.Key_A, Keys.ControlModifier)
    assert (b.window.desk.selection, b.window.desk.things) == (["t1"], [])
    b.key(Qt.Key.Key_A, Keys.ControlModifier)
    assert (b.window.desk.selection, b.window.desk.things) == (["t1"], ["w1"])
    b.click(10.5, 9.5)
    assert (b.window.desk.selection, b.window.desk.things) == ([], [])


def test_the_panel_speaks_every_language_and_forgets_a_closed_map(builder: Callable[..., Builder]) -> None:
    b = builder()
    b.do({"do": "add_wall", "points": [[3, 4], [6, 4]]})
    b.window.desk.select([], ["w1"])
    for code in ("pt_BR", "da", "en"):
        b.window.desk.languages.choose(code)
        QApplication.processEvents()
        assert b.field("bottom").box.suffix() == " m"
    b.session.close(discard=True)
    b.window.desk.attach(None)
    assert b.window.properties_dock.empty.isVisibleTo(b.window.properties_dock)
    assert b.window.desk.things == []
