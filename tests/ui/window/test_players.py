"""The players' screen: what it is given, where it opens, what it does when its screen goes."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.display import TokenItem
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.player_window import PlayerWindow

Put = Callable[..., str]
HERE = Path(__file__).resolve().parent


@pytest.fixture
def tv(playing: GMWindow) -> PlayerWindow:
    playing.players.choose("window")
    QApplication.processEvents()
    assert playing.players.window is not None
    return playing.players.window


def shown(window: PlayerWindow) -> set[str]:
    return {item.name for item in window.canvas._display.items.values() if isinstance(item, TokenItem)}


def test_the_keyboard_stays_with_the_game_master(playing: GMWindow, tv: PlayerWindow) -> None:
    assert tv.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    playing.activateWindow()
    QApplication.processEvents()
    tv.show_as_window()
    tv.activateWindow()  # a desktop that does as it likes
    QApplication.processEvents()
    assert playing.isActiveWindow()
    tv.activateWindow()  # the hand that clicks it gets it
    QApplication.processEvents()
    assert tv.isActiveWindow()


def test_hidden_tokens_and_gm_notes_are_absent(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    wolf = put((4, 4), "Wolf", hidden=True)
    playing.desk.do({"do": "add_note", "at": [2, 2], "text": "ambush here", "gm": True})
    assert shown(tv) == {"Ana"}
    assert "note" not in {kind for kind, _ in tv.canvas._display.items}
    playing.desk.do({"do": "set_token", "token": wolf, "set": {"hidden": False}})
    assert shown(tv) == {"Ana", "Wolf"}


def test_the_window_reaches_neither_session_nor_scenario(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    session = playing.desk.session
    forbidden = {id(session), id(session.scenario), id(session.pictures)}  # type: ignore[union-attr]
    todo: list[Any] = [tv.__dict__, tv.canvas.__dict__]
    seen: set[int] = set()
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | type(sys)):
            continue
        seen.add(id(thing))
        assert id(thing) not in forbidden
        todo += [r for r in gc.get_referents(thing) if not isinstance(r, type | type(sys)) and not _is_global(r)]


def _is_global(thing: Any) -> bool:
    return isinstance(thing, dict) and "__builtins__" in thing


def test_pictures_go_over_only_if_players_may_see_them(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    session = playing.desk.session
    assert session is not None
    png = (HERE.parents[2] / "assets" / "tokens" / "people" / "knight.png").read_bytes()
    name = session.add_picture(png, ".png")
    token = put((1, 1), "Ana", picture=name, hidden=True)
    assert name not in playing.players._pictures
    playing.desk.do({"do": "set_token", "token": token, "set": {"hidden": False}})
    assert playing.players._pictures[name] == png


def test_blackout_by_its_key_from_the_map(playing: GMWindow, tv: PlayerWindow, qtbot: QtBot) -> None:
    assert playing.acts["blackout"].shortcutContext() == Qt.ShortcutContext.ApplicationShortcut
    playing.activateWindow()
    playing.page.canvas.setFocus()
    qtbot.keyClick(playing.page.canvas, Qt.Key.Key_B)
    assert tv.dark
    playing.acts["blackout"].trigger()
    assert not tv.dark


def test_a_frozen_picture_stays_until_it_is_thawed(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    playing.acts["freeze"].trigger()
    put((2, 2), "Bo")
    assert shown(tv) == {"Ana"}
    playing.acts["freeze"].trigger()
    assert shown(tv) == {"Ana", "Bo"}


def test_follow_shows_what_the_gm_looks_at_and_fit_the_whole(playing: GMWindow, tv: PlayerWindow) -> None:
    whole = tv.canvas.visible_scene_rect()
    playing.page.canvas.set_zoom(300)
    assert tv.canvas.visible_scene_rect() == whole
    playing.acts["follow"].trigger()
    near = tv.canvas.visible_scene_rect()
    assert near.width() < whole.width() / 2
    gm = playing.page.canvas.visible_scene_rect()
    assert abs(near.center().x() - gm.center().x()) < 0.1
    playing.acts["fit_tv"].trigger()
    assert tv.canvas.visible_scene_rect().width() == pytest.approx(whole.width(), rel=0.02)
    assert not playing.acts["follow"].isChecked()


def test_gm_may_look_at_another_scene_while_players_stay(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    reply = playing.desk.do({"do": "add_scene", "name": "Cellar"})
    assert reply is not None
    first, cellar = playing.desk.scene, str(reply.result["id"])
    playing.desk.show_scene(cellar)
    assert tv.canvas._display.scene == first
    playing.menus._put_scene()
    assert tv.canvas._display.scene == cellar


def test_closing_the_ordinary_window_turns_the_tv_off(playing: GMWindow, tv: PlayerWindow) -> None:
    assert playing.acts["blackout"].isEnabled()
    tv.close()
    assert playing.players.window is None
    assert not playing.acts["blackout"].isEnabled()
    assert "choose a screen" in playing.acts["blackout"].toolTip()


def test_a_new_scenario_thaws_and_replaces_the_picture(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    playing.acts["freeze"].trigger()
    playing.files.ask = lambda parent, name: "discard"
    assert playing.files.close_map()
    assert shown(tv) == set()
    assert not playing.acts["freeze"].isChecked()


def test_banner_names_whose_turn_it_is(playing: GMWindow, put: Put, tv: PlayerWindow) -> None:
    put((1, 1), "Ana")
    put((4, 4), "Wolf", hidden=True)
    assert not tv.banner.isVisible()
    playing.acts["fight_all"].trigger()
    assert tv.banner.isVisible()
    assert not tv.banner.grab().isNull()
    playing.acts["end_fight"].trigger()
    assert not tv.banner.isVisible()


@pytest.mark.parametrize("wanted", [True, False])
def test_dragging_shows_on_the_tv_only_if_wanted_and_never_a_hidden_token(
    playing: GMWindow, put: Put, tv: PlayerWindow, wanted: bool
) -> None:
    from battlemap.app.tools.base import Ghost, Overlay

    ana, wolf = put((1, 1), "Ana"), put((4, 4), "Wolf", hidden=True)
    playing.desk.settings.set("drag_on_tv", wanted)
    playing.page.host.overlay_changed.emit(Overlay(ghost=Ghost((ana, wolf), 1.0, 0.0)))
    ghost = tv.canvas._overlay.ghost
    assert (ghost.tokens if ghost is not None else ()) == ((ana,) if wanted else ())
    assert tv.canvas._overlay.card is None


def test_unknown_screen_of_the_command_line_is_told(playing: GMWindow) -> None:
    playing.players.choose_argument("Beamer")
    assert "Beamer" in playing.page.notices.text


def test_two_screens_pulled_and_plugged(tmp_path: Path) -> None:
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={HERE.parent / 'two-screens.json'}"}
    command = [sys.executable, str(HERE / "two_screens.py"), str(tmp_path / "home")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["screens"] == ["GM", "TV"]
    assert seen["choices"] == ["none", "TV", "window"]
    assert seen["on_own_screen"] is False
    assert seen["opened"] == [True, True, [1280, 0, 1920, 1080], "TV"]
    assert seen["frameless"]
    assert seen["pulled"] == [False, "TV"]
    assert seen["plugged"] == [True, "TV"]
    assert seen["after_closing"]
