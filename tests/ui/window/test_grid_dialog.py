"""Map, Grid: a guess put right, with the picture under it, as one undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from battlemap.model.entities import Picture
from battlemap.ui.dialogs.grid import GridDialog
from battlemap.ui.gm_window import GMWindow
from tests.ui.window.fights import the


def asked(window: GMWindow) -> GridDialog:
    window.acts["grid"].trigger()
    dialog = window.findChild(GridDialog)
    assert dialog is not None
    return dialog


def test_a_guess_is_put_right_and_taken_back(window: GMWindow, picture_file: Path, qtbot: QtBot) -> None:
    window.files.open_path(picture_file)
    qtbot.waitUntil(lambda: window.desk.session is not None)
    before = the(window).scenario.scene("s1").grid
    assert window.page.notices.text.endswith("Where cells do not fit, Map ▸ Grid… helps")
    dialog = asked(window)
    squares = dialog.preview.grab().toImage()
    dialog.choose_kind("hex-flat")
    dialog.columns.setValue(9)
    dialog.right.setValue(0.25)
    rows = dialog.rows.value()
    assert dialog.preview.grab().toImage() != squares
    dialog.accept()
    after = the(window).scenario.scene("s1").grid
    assert (after.kind, after.columns, after.rows) == ("hex-flat", 9, rows)
    picture = the(window).scenario.of(Picture, "s1")["p1"]
    assert picture.rect[0] == 0.25 and picture.rect[2] > 6
    window.desk.do({"do": "undo"})
    assert the(window).scenario.scene("s1").grid == before
    assert the(window).scenario.of(Picture, "s1")["p1"].rect[0] == 0


def test_an_empty_map_has_no_picture_to_move_and_keeps_its_tokens(playing: GMWindow, put: Any) -> None:
    put((1, 1))
    dialog = asked(playing)
    assert dialog.form.indexOf(dialog.right) < 0
    dialog.columns.setValue(30)
    dialog.distance.setValue(1.5)
    dialog.accept()
    scene = the(playing).scenario.scene("s1")
    assert (scene.grid.columns, scene.cell_distance) == (30, 1.5)
    assert len(playing.desk.tokens()) == 1


def test_cancel_changes_nothing(playing: GMWindow) -> None:
    before = the(playing).undo_what
    dialog = asked(playing)
    dialog.columns.setValue(3)
    dialog.reject()
    assert the(playing).undo_what == before
