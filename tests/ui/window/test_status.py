"""The status bar and the notice bar: hints with key caps, kept work, progress, errors that stay."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from battlemap.app.events import JournalProblem
from battlemap.errors import SaveError
from battlemap.text import T
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import HintLine, NoticeBar, number


def test_kept_state_is_always_told_and_turns_amber_with_the_reason(playing: GMWindow) -> None:
    assert playing.status.kept.text().startswith("All changes kept · ")
    session = playing.desk.session
    assert session is not None
    session.events.publish(JournalProblem(T("Changes cannot be kept safe: {why}", why="disk full")))
    assert playing.status.kept.text() == "Changes cannot be kept safe: disk full"
    session.events.publish(JournalProblem(None))
    assert playing.status.kept.text().startswith("All changes kept · ")


def test_kept_state_follows_the_language(playing: GMWindow) -> None:
    playing.choose_language("da")
    QApplication.processEvents()
    assert playing.status.kept.text().startswith("Alt er bevaret · ")
    assert playing.page.host.spec is not None
    assert playing.status.hint.text == tr(playing.page.host.spec.hint)


def test_progress_shows_what_is_done(window: GMWindow) -> None:
    assert not window.status.busy
    window.status.show_progress(T("Reading walls, {n} of {all}", n=412, all=2300), 412, 2300)
    assert window.status.busy
    window.status.hide_progress()
    assert not window.status.busy


def test_hint_line_paints_caps_and_tells_its_words(qapp: QApplication) -> None:
    line = HintLine()
    line.resize(300, 24)
    line.set_text("Drop to move. [Esc] cancel")
    assert not line.grab().isNull()
    assert line.accessibleName() == "Drop to move. [Esc] cancel"
    line.deleteLater()


def test_an_error_stays_while_notices_come_and_go(qapp: QApplication) -> None:
    parent = QWidget()
    parent.resize(800, 400)
    bar = NoticeBar(parent)
    parent.show()
    bar.show_notice(T("A journal was set aside"))
    assert bar.text == "A journal was set aside"
    bar.show_problem(T("The disk is full"), T("Save to another place"))
    bar.show_notice(T("Another notice"))
    assert bar.text == "The disk is full"
    bar.dismiss()
    bar.show_notice(T("Another notice"))
    assert bar.text == "Another notice"
    parent.close()
    parent.deleteLater()


def test_numbers_have_a_true_minus_sign_and_no_idle_decimals() -> None:
    assert [number(v) for v in (3.0, -1.5, 0.126, -0.0)] == ["3", "−1.5", "0.13", "0"]


def test_what_was_refused_goes_once_something_else_is_done(playing: GMWindow) -> None:
    bar = playing.page.notices
    assert playing.desk.do({"do": "move", "token": "nobody", "to": [1, 1]}) is None
    assert bar.isVisible()
    assert playing.desk.do({"do": "add_token", "name": "Ana", "at": [1, 1]}) is not None
    assert not bar.isVisible()


def test_what_is_broken_stays_until_it_is_closed(playing: GMWindow) -> None:
    playing.desk.do({"do": "move", "token": "nobody", "to": [1, 1]})
    playing.desk.report(SaveError(T("The disk is full")))
    assert playing.desk.do({"do": "add_token", "name": "Ana", "at": [1, 1]}) is not None
    assert playing.page.notices.isVisible()
    assert playing.page.notices.text == "The disk is full"


def test_the_ground_under_the_pointer_is_told_anew_when_it_changes(playing: GMWindow) -> None:
    grid = playing.desk.session.scenario.scene("s1").grid.grid()  # type: ignore[union-attr]
    playing.page.canvas.hovered.emit(grid.center(grid.cell((2, 2))))
    before = playing.status.ground.text()
    playing.desk.do({"do": "add_terrain", "cells": [[2, 2]], "surface": "mud"})
    assert "mud" in playing.status.ground.text() and "mud" not in before
