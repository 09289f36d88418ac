"""The game master's window as a whole: pages, title, menus, mouse, keyboard, language, leaks."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from battlemap import paths
from battlemap.ui.action_table import ACTIONS
from battlemap.ui.application import make_whole_window
from battlemap.ui.gm_window import MAP, START, GMWindow
from tests.ui.window.conftest import with_map

Put = Callable[..., str]


def test_opens_with_the_start_page_and_without_map_bars(window: GMWindow) -> None:
    assert window.stack.currentIndex() == START
    assert not window.top_bar.isVisible()
    assert not any(dock.isVisible() for dock in window.docks)
    assert window.windowTitle() == "Battlemap[*]"


def test_a_map_brings_bars_and_docks(playing: GMWindow) -> None:
    assert playing.stack.currentIndex() == MAP
    assert playing.top_bar.isVisible()
    assert playing.turn_dock.isVisible()
    assert playing.windowTitle() == "Untitled[*]: Battlemap"
    assert not playing.isWindowModified()


def test_a_change_marks_the_window_and_undo_clears_the_mark(playing: GMWindow, put: Put) -> None:
    put((1, 1))
    assert playing.isWindowModified()
    playing.acts["undo"].trigger()
    assert not playing.isWindowModified()
    assert playing.desk.tokens() == {}
    playing.acts["redo"].trigger()
    assert [token.name for token in playing.desk.tokens().values()] == ["Ana"]


def test_undo_and_redo_say_what_they_take_back(playing: GMWindow, put: Put) -> None:
    put((1, 1))
    assert "Add Ana" in playing.acts["undo"].text()
    assert not playing.acts["redo"].isEnabled()
    playing.acts["undo"].trigger()
    assert "Add Ana" in playing.acts["redo"].text()
    assert not playing.acts["undo"].isEnabled()


def test_an_action_that_cannot_be_done_says_why(window: GMWindow) -> None:
    assert not window.acts["save"].isEnabled()
    assert "Open a map first" in window.acts["save"].toolTip()
    assert window.acts["save"].statusTip() == "Open a map first"


def test_every_action_has_a_slot_and_no_key_twice(window: GMWindow) -> None:
    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(keys) == len(set(keys))
    assert {spec.id for spec in ACTIONS} == set(window.acts.by_id)


@pytest.mark.parametrize("name", [spec.id for spec in ACTIONS if spec.submenu])
def test_every_submenu_fills(playing: GMWindow, name: str) -> None:
    menu = playing.acts[name].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert menu.actions()


def test_click_selects_and_drag_moves_with_its_price(
    playing: GMWindow, put: Put, where: Callable[[int, int], QPoint], drag: Callable[[QPoint, QPoint], None]
) -> None:
    token = put((2, 2))
    drag(where(2, 2), where(5, 2))
    assert playing.desk.selection == [token]
    assert tuple(playing.desk.tokens()[token].at) == (5, 2)
    assert playing.log_dock.model.index(0, 0).data() == "Ana moves 3 m"


def test_while_dragging_legend_and_cost_show(
    playing: GMWindow, put: Put, where: Callable[[int, int], QPoint], qtbot: QtBot
) -> None:
    put((2, 2))
    viewport = playing.page.canvas.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=where(2, 2))
    for column in (3, 4):
        qtbot.mouseMove(viewport, pos=where(column, 2))
    assert playing.page.host.busy
    assert playing.page.legend.isVisible()
    assert playing.status.measure.text().startswith("cost 2")
    qtbot.keyClick(playing.page.canvas, Qt.Key.Key_Escape)
    assert not playing.page.host.busy
    assert not playing.page.legend.isVisible()
    assert tuple(playing.desk.tokens()["t1"].at) == (2, 2)


def test_measure_tool_by_its_key_and_mouse(
    playing: GMWindow, where: Callable[[int, int], QPoint], drag: Callable[[QPoint, QPoint], None]
) -> None:
    playing.tools_bar.tools["measure"].trigger()
    assert playing.page.host.spec is not None and playing.page.host.spec.id == "measure"
    drag(where(1, 1), where(4, 1))
    assert playing.status.measure.text() == "3 cells · 3 m"
    playing.tools_bar.tools["select"].trigger()
    assert playing.status.measure.text() == ""


def test_ground_under_the_pointer(playing: GMWindow, where: Callable[[int, int], QPoint], qtbot: QtBot) -> None:
    playing.desk.do({"do": "add_terrain", "cells": [[3, 3]], "tags": ["difficult"], "surface": "wood", "water": 0.4})
    qtbot.mouseMove(playing.page.canvas.viewport(), pos=where(2, 3))
    qtbot.mouseMove(playing.page.canvas.viewport(), pos=where(3, 3))
    assert playing.status.ground.text() == "Cell 4, 4 · wood, difficult ground, water 0.4 m deep · height 0 m"


def test_language_changes_menus_docks_and_title_without_restart(playing: GMWindow) -> None:
    files = playing.menuBar().actions()[0]
    assert files.text() == "&File"
    playing.choose_language("pt_BR")
    QApplication.processEvents()
    assert files.text() == "&Arquivo"
    assert playing.acts["save"].text() == "&Salvar"
    assert playing.turn_dock.windowTitle() == "Turno"
    assert playing.token_dock.empty.sentence.text() != "No token selected. Click one on the map, or press Tab there."
    playing.choose_language("en")
    QApplication.processEvents()
    assert files.text() == "&File"
    assert playing.desk.settings.get("language", "") == "en"


def test_theme_and_text_size_apply_at_once(window: GMWindow, qapp: QApplication) -> None:
    window.choose_theme("light")
    light = qapp.palette().window().color().name()
    window.choose_theme("dark")
    assert light != qapp.palette().window().color().name()
    window.desk.settings.set("text_size", 150)
    window.dress()
    assert qapp.font().pixelSize() == 20
    window.desk.settings.set("text_size", 100)
    window.dress()
    assert qapp.font().pixelSize() == 13


def test_every_button_has_an_accessible_name(playing: GMWindow, put: Put) -> None:
    playing.desk.select([put((1, 1))])
    nameless = [
        button
        for button in playing.findChildren(QAbstractButton)
        if not (button.accessibleName() or button.text())
        and not button.objectName().startswith("qt_")
        and type(button).__name__ not in ("QLineEditIconButton", "QTabBar", "CloseButton")
        and not (isinstance(button, QToolButton) and type(button.parent()).__name__ in ("QTabBar", "QLineEdit"))
    ]
    assert [f"{type(b).__name__} in {type(b.parent()).__name__}" for b in nameless if b.isVisible()] == []


def test_f6_goes_round_the_areas(playing: GMWindow, put: Put) -> None:
    put((1, 1))
    playing.activateWindow()
    playing.page.canvas.setFocus()
    seen: list[QWidget] = []
    for _ in range(7):
        playing.next_area()
        focused = playing.focusWidget()
        assert focused is not None
        seen.append(focused)
    areas = {
        next((a.objectName() for a in _parents(w) if a.objectName().endswith(("_dock", "_bar"))), "map") for w in seen
    }
    assert {"map", "turn_dock", "top_bar", "tools_bar"} <= areas


def test_docks_keep_their_heights_for_the_next_map(playing: GMWindow, qtbot: QtBot) -> None:
    playing.resize(1200, 800)
    QTest.qWait(30)
    playing.resizeDocks([playing.turn_dock, playing.token_dock], [180, 420], Qt.Orientation.Vertical)
    QTest.qWait(30)
    before = playing.token_dock.height()
    session = playing.desk.session
    assert session is not None
    playing.desk.attach(None)
    session.close()
    QTest.qWait(30)
    with_map(playing, "square")
    qtbot.waitUntil(lambda: abs(playing.token_dock.height() - before) <= 3)


def test_no_tool_is_cut_off_on_a_low_screen(playing: GMWindow) -> None:
    bar = playing.tools_bar
    assert bar.buttons[-1].height() == bar.buttons[-1].usual_side()
    bar.setFixedHeight(360)
    QApplication.processEvents()
    assert all(button.isVisible() and bar.rect().contains(button.geometry()) for button in bar.buttons)
    assert bar.buttons[-1].height() >= 26


def test_f6_goes_to_the_list_of_actions_so_that_its_numbers_work_at_once(fight: GMWindow) -> None:
    fight.activateWindow()
    fight.page.canvas.setFocus()
    for _ in range(2):  # the turn dock stands before it
        fight.next_area()
    assert fight.focusWidget() is fight.actions_dock.list


def test_an_empty_field_leaves_undo_to_the_map(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    put((1, 1))
    playing.activateWindow()
    playing.library_dock.raise_()
    field = playing.library_dock.search
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "orc")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (field.text(), len(playing.desk.tokens())) == ("", 1)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(playing.desk.tokens()) == 0


def _parents(widget: QWidget) -> list[QWidget]:
    found = [widget]
    while (parent := found[-1].parentWidget()) is not None:
        found.append(parent)
    return found


def test_keys_type_in_fields_instead_of_acting(playing: GMWindow, put: Put) -> None:
    token = put((1, 1))
    playing.desk.select([token])
    playing.token_dock.name.setFocus()
    QTest.keyClicks(playing.token_dock.name, "hbn")
    assert not playing.desk.tokens()[token].hidden
    assert playing.token_dock.name.text().endswith("hbn")


def test_an_exception_nobody_caught_becomes_the_error_bar(playing: GMWindow) -> None:
    playing.fail(RuntimeError("pips"))
    assert "RuntimeError: pips" in playing.page.notices.text
    assert playing.page.notices.isVisible()
    playing.page.notices.dismiss()
    assert not playing.page.notices.isVisible()


def test_tool_that_raises_is_restarted(
    playing: GMWindow, where: Callable[[int, int], QPoint], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    from battlemap.app.tools.base import Overlay, ToolContext, ToolRun, ToolSpec
    from battlemap.text import T

    def fragile(ctx: ToolContext) -> ToolRun:
        yield Overlay()
        raise RuntimeError("broken tool")

    playing.page.host.use(ToolSpec("fragile", T("Fragile"), "cursor", "", T("Breaks"), fragile))
    qtbot.mouseClick(playing.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(1, 1))
    assert "broken tool" in caplog.text
    assert "fault of the program" in playing.page.notices.text
    qtbot.mouseClick(playing.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=where(1, 1))
    assert playing.page.host.spec is not None


def test_a_closed_window_is_freed(qapp: QApplication, tmp_home: Path) -> None:
    from battlemap.app.opening import new_session
    from battlemap.model.entities import GridSpec

    window = make_whole_window(qapp, paths.home(tmp_home), "en")
    window.desk.attach(new_session(GridSpec(kind="square", columns=5, rows=5), home=window.desk.home))
    window.show()
    qapp.processEvents()
    refs = [weakref.ref(one) for one in (window, window.desk, window.page, *window.docks)]
    window.close()
    window.deleteLater()
    del window
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    gc.collect()
    assert [ref() for ref in refs if ref() is not None] == []
