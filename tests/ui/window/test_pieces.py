"""Tokens by menu and keyboard: walk, turn, hide, duplicate, delete, the menu on a token."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from battlemap.ui.gm_window import GMWindow

from .conftest import with_map

Put = Callable[..., str]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


def test_arrow_keys_walk_and_come_back(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    id_ = put((5, 5))
    playing.desk.select([id_])
    canvas = playing.page.canvas
    canvas.setFocus()
    seen = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(canvas, key)
        seen.append(tuple(playing.desk.tokens()[id_].at))
    assert seen == [(5, 4), (6, 4), (6, 5), (5, 5)]


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "none"])
def test_there_and_back_is_home_on_every_grid(window: GMWindow, kind: str) -> None:
    with_map(window, kind)
    reply = window.desk.do({"do": "add_token", "name": "Ana", "at": [4, 2]})
    assert reply is not None
    id_ = reply.result["token"]
    window.desk.select([id_])
    start = tuple(window.desk.tokens()[id_].at)
    for there, back in (("up", "down"), ("right", "left"), ("down", "up"), ("left", "right")):
        window.acts[f"walk_{there}"].trigger()
        assert tuple(window.desk.tokens()[id_].at) != start
        window.acts[f"walk_{back}"].trigger()
        assert tuple(window.desk.tokens()[id_].at) == start


def test_without_a_selection_arrows_scroll(playing: GMWindow, put: Put) -> None:
    put((5, 5))
    assert not playing.acts["walk_up"].isEnabled()


def test_tab_goes_through_the_tokens(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    a, b = put((1, 1)), put((2, 2))
    playing.page.canvas.setFocus()
    for wanted in ([a], [b], [a]):
        qtbot.keyClick(playing.page.canvas, Qt.Key.Key_Tab)
        assert playing.desk.selection == wanted
    playing.acts["previous_token"].trigger()
    assert playing.desk.selection == [b]
    playing.acts["select_all"].trigger()
    assert playing.desk.selection == [a, b]


def test_comma_and_period_turn(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    id_ = put((3, 3))
    playing.desk.select([id_])
    playing.page.canvas.setFocus()
    qtbot.keyClick(playing.page.canvas, Qt.Key.Key_Period)
    assert playing.desk.tokens()[id_].facing == 1
    qtbot.keyClick(playing.page.canvas, Qt.Key.Key_Comma)
    qtbot.keyClick(playing.page.canvas, Qt.Key.Key_Comma)
    assert playing.desk.tokens()[id_].facing == 7


def test_hide_delete_duplicate(playing: GMWindow, put: Put) -> None:
    id_ = put((3, 3), "Guard 2", facing=2, hidden=True)
    playing.desk.select([id_])
    playing.acts["duplicate"].trigger()
    (copy,) = playing.desk.selected()
    assert (copy.name, copy.facing, copy.hidden, copy.side) == ("Guard 3", 2, True, "party")
    assert copy.at != playing.desk.tokens()[id_].at
    playing.acts["hide"].trigger()
    assert not playing.desk.tokens()[copy.id].hidden
    playing.acts["delete"].trigger()
    assert set(playing.desk.tokens()) == {id_}
    assert playing.desk.selection == []


def test_several_tokens_at_once_are_one_undo(playing: GMWindow, put: Put) -> None:
    a, b = put((3, 3), "Ana"), put((4, 3), "Bo")
    playing.desk.select([a, b])
    playing.acts["walk_right"].trigger()
    assert [tuple(playing.desk.tokens()[id_].at) for id_ in (a, b)] == [(4, 3), (5, 3)]
    playing.acts["undo"].trigger()
    assert [tuple(playing.desk.tokens()[id_].at) for id_ in (a, b)] == [(3, 3), (4, 3)]
    playing.acts["duplicate"].trigger()
    copies = playing.desk.selected()
    assert [copy.name for copy in copies] == ["Ana 2", "Bo 2"]
    assert len({tuple(token.at) for token in playing.desk.tokens().values()}) == 4
    playing.acts["undo"].trigger()
    assert set(playing.desk.tokens()) == {a, b}


def test_menu_on_a_token(playing: GMWindow, put: Put, where: Callable[[int, int], QPoint], qtbot: QtBot) -> None:
    id_ = put((3, 3))
    viewport = playing.page.canvas.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=where(3, 3))
    menu = playing.pieces._menu
    assert menu is not None and menu.isVisible()
    assert playing.desk.selection == [id_]
    sides = next(a.menu() for a in menu.actions() if a.text() == "Side")
    assert isinstance(sides, QMenu)
    next(a for a in sides.actions() if a.text() == "Allies").trigger()
    assert playing.desk.tokens()[id_].side == "ally"
    sizes = next(a.menu() for a in menu.actions() if a.text() == "Size")
    assert isinstance(sizes, QMenu)
    sizes.actions()[1].trigger()
    assert playing.desk.tokens()[id_].size == 2
    menu.close()


def test_menu_on_empty_ground(playing: GMWindow, put: Put, where: Callable[[int, int], QPoint], qtbot: QtBot) -> None:
    put((3, 3))
    qtbot.mouseClick(playing.page.canvas.viewport(), Qt.MouseButton.RightButton, pos=where(8, 7))
    menu = playing.pieces._menu
    assert menu is not None
    assert [action.objectName() for action in menu.actions()] == ["paste", "select_all", "add_token", "fit_map"]
    menu.close()


@pytest.mark.parametrize(("words", "hp"), [("7", 7), ("+3", 13), ("−4", 6), ("-4", 6)])
def test_hit_points_by_number_or_by_difference(
    playing: GMWindow, put: Put, monkeypatch: pytest.MonkeyPatch, words: str, hp: int
) -> None:
    id_ = put((3, 3), stats={"hp": 10})
    playing.desk.select([id_])
    monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: (words, True))
    playing.pieces.edit_hit_points()
    assert playing.desk.tokens()[id_].stats[playing.desk.session.ruleset.id]["hp"] == hp  # type: ignore[union-attr]


def test_hit_points_that_are_no_number_are_refused(
    playing: GMWindow, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing.desk.select([put((3, 3), stats={"hp": 10})])
    monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: ("many", True))
    playing.pieces.edit_hit_points()
    assert "“many” is not a number" in playing.page.notices.text


def test_zoom_and_fit(playing: GMWindow, put: Put) -> None:
    before = playing.page.canvas.px_per_unit()
    playing.acts["zoom_in"].trigger()
    assert playing.page.canvas.px_per_unit() > before
    playing.acts["zoom_out"].trigger()
    playing.acts["zoom_out"].trigger()
    assert playing.page.canvas.px_per_unit() < before
    assert playing.top_bar.zoom.text().endswith("%")
    playing.acts["fit_map"].trigger()
    assert abs(playing.page.canvas.px_per_unit() - before) < 1
    playing.desk.select([put((0, 0))])
    playing.acts["to_selection"].trigger()
    QApplication.processEvents()
    center = playing.page.canvas.visible_scene_rect().center()
    assert abs(center.x() - 0.5) < 0.7 and abs(center.y() - 0.5) < 0.7
