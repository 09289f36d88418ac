"""The review sheet in the window, by mouse and keys: it opens by itself, is changed cell by cell, and applied or dropped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from battlemap.app.logtext import log_text
from battlemap.formats.scenario.write import state_dict
from battlemap.rules.dice import SeededDice
from battlemap.ui.docks.review import ReviewDock
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.review_model import CHANGED, FRAMED, PIECES, Column
from tests.blast import lay_out, write
from tests.ui.window.conftest import with_map
from tests.ui.window.fights import click_map, click_row, settle, spot, the

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


@pytest.fixture
def blast(window: GMWindow) -> GMWindow:
    write(window.desk.home.rulesets)
    with_map(window, "square")
    lay_out(lambda line: window.desk.do(line))
    window.desk.select(["t1"])
    window.actions_dock.raise_()
    settle()
    the(window).dice = SeededDice(1)
    return window


@pytest.fixture
def open_sheet(blast: GMWindow, qtbot: QtBot) -> ReviewDock:
    """The sheet of a fireball, thrown by mouse, its questions answered with their defaults."""
    click_row(blast, qtbot, "action", "fireball")
    click_map(blast, qtbot, spot(blast, 5, 4))
    while blast.acting.pending is not None:
        blast.acting.answer(blast.acting.pending["default"])
        settle()
    return blast.review_dock


def cell(dock: ReviewDock, token: str, column: int) -> Any:
    return dock.model.index(dock.model.row_of(token), column)


def words(dock: ReviewDock, token: str, column: int) -> str:
    return str(cell(dock, token, column).data())


def middle(dock: ReviewDock, token: str, column: int) -> QPoint:
    index = cell(dock, token, column)
    dock.table.scrollTo(index)
    return dock.table.visualRect(index).center()


def click(dock: ReviewDock, qtbot: QtBot, token: str, column: int) -> None:
    qtbot.mouseClick(dock.table.viewport(), Qt.MouseButton.LeftButton, pos=middle(dock, token, column))
    settle()


def editor(dock: ReviewDock) -> QWidget:
    found = [w for w in dock.table.viewport().children() if isinstance(w, (QLineEdit, QComboBox)) and w.isVisible()]
    assert len(found) == 1
    return found[0]


def type_in(dock: ReviewDock, qtbot: QtBot, typed: str, end: Any = Qt.Key.Key_Tab) -> None:
    """Type over the current cell, with real keys."""
    for key in typed:
        target = QApplication.focusWidget() or dock.table
        qtbot.keyClicks(target, key)
    qtbot.keyClick(editor(dock), end)
    settle()


def hp(window: GMWindow, token: str) -> int:
    found = the(window).scenario.token("s1", token)
    assert found is not None
    return int(found.stats.get("blast", {}).get("hp", 12))


def row(dock: ReviewDock, token: str) -> Mapping[str, Any]:
    return dock.model.rows[dock.model.row_of(token)]


# -- opening -----------------------------------------------------------------------------------------------------------


def test_it_opens_by_itself_for_an_area_and_nothing_has_happened(blast: GMWindow, open_sheet: ReviewDock) -> None:
    dock = open_sheet
    assert dock.isVisible() and dock.title.text() == "Review: Mirela: Fireball, 5 tokens"
    assert [words(dock, r["token"], Column.WHO) for r in dock.model.rows] == [
        "Grukk", "Skarn", "Brynn", "Bonewarden", "Mirela",
    ]  # fmt: skip
    assert words(dock, "t4", Column.DISTANCE) == "1 m" and words(dock, "t4", Column.COVER) == "none"
    assert words(dock, "t3", Column.ROLLS) == "dive for cover; Dive 11: 8, success"
    assert words(dock, "t3", Column.DAMAGE) == "10 → 5" and words(dock, "t2", Column.DAMAGE) == "10"
    assert words(dock, "t3", Column.DR) == "1" and words(dock, "t3", Column.INJURY) == "4"
    pieces = [(p.words, p.rule) for p in cell(dock, "t4", Column.EFFECTS).data(PIECES)]
    assert pieces == [("HP 12 → 3", ""), ("Stunned", ""), ("Lying", ""), ("Brynn falls", "B-4")]
    assert dock.apply.text() == "Apply to 5 tokens"
    assert dock.beside.text == "Also: one door. Not listed: Ghoul, Ilsa (behind the wall)"
    assert not blast.grab().isNull()
    assert hp(blast, "t4") == 12 and blast.acting.busy


def test_the_keyboard_is_in_the_first_framed_number_and_tab_goes_on(
    blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot
) -> None:
    table = open_sheet.table
    assert table.hasFocus()
    here = table.currentIndex()
    assert (here.row(), here.column()) == (0, Column.DAMAGE) and here.data(FRAMED)
    seen = []
    for _ in range(4):
        qtbot.keyClick(table, Qt.Key.Key_Tab)
        seen.append((table.currentIndex().row(), table.currentIndex().column()))
    assert seen == [(0, Column.INJURY), (1, Column.ROLLS), (1, Column.DAMAGE), (1, Column.INJURY)]
    qtbot.keyClick(table, Qt.Key.Key_Backtab)
    assert table.currentIndex().column() == Column.DAMAGE
    table.setCurrentIndex(cell(open_sheet, "t1", Column.INJURY))
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert not table.hasFocus(), "after the last value it goes on to the buttons"


def test_those_behind_the_wall_are_listed_when_asked_for(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    qtbot.mouseClick(open_sheet.listing, Qt.MouseButton.LeftButton)
    settle()
    assert open_sheet.model.rowCount() == 7 and open_sheet.beside.text == "Also: one door"
    assert [p.words for p in cell(open_sheet, "t6", Column.EFFECTS).data(PIECES)] == ["behind the wall"]
    assert not any(cell(open_sheet, "t6", column).data(FRAMED) for column in Column)
    qtbot.mouseClick(open_sheet.listing, Qt.MouseButton.LeftButton)
    assert open_sheet.model.rowCount() == 5


def test_only_areas_and_what_is_flagged_are_looked_over(blast: GMWindow, qtbot: QtBot) -> None:
    click_row(blast, qtbot, "action", "poke")
    click_map(blast, qtbot, spot(blast, 5, 4))
    assert not blast.review_dock.isVisible() and not blast.acting.busy
    click_row(blast, qtbot, "action", "study")
    assert blast.review_dock.isVisible() and blast.review_dock.apply.text() == "Apply to one token"


def test_who_wants_no_review_gets_none(blast: GMWindow, qtbot: QtBot) -> None:
    assert blast.acts["review"].isChecked()
    blast.acts["review"].trigger()
    click_row(blast, qtbot, "action", "study")
    assert not blast.review_dock.isVisible() and not blast.acting.busy
    blast.acts["review"].trigger()
    click_row(blast, qtbot, "action", "study")
    assert blast.review_dock.isVisible()


# -- changing ----------------------------------------------------------------------------------------------------------


def test_an_injury_is_typed_over(blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot) -> None:
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.INJURY))
    type_in(open_sheet, qtbot, "1")
    assert words(open_sheet, "t4", Column.INJURY) == "1" and cell(open_sheet, "t4", Column.INJURY).data(CHANGED)
    first = cell(open_sheet, "t4", Column.EFFECTS).data(PIECES)[0]
    assert first.override and first.words == "GM override, the rules say 9"
    assert open_sheet.table.currentIndex().row() == open_sheet.model.row_of("t5"), "Tab goes on to the next value"
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.INJURY))
    qtbot.keyClick(open_sheet.table, Qt.Key.Key_F2)
    editor(open_sheet).clear()  # type: ignore[attr-defined]
    qtbot.keyClick(editor(open_sheet), Qt.Key.Key_Return)
    settle()
    assert words(open_sheet, "t4", Column.INJURY) == "9" and not cell(open_sheet, "t4", Column.INJURY).data(CHANGED)


def test_the_roll_behind_the_damage_is_changed_for_all_it_hits(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    click(open_sheet, qtbot, "t2", Column.DAMAGE)
    field = editor(open_sheet)
    assert isinstance(field, QLineEdit) and field.text() == "10"
    qtbot.keyClicks(field, "6 6 6")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert words(open_sheet, "t2", Column.DAMAGE) == "18" and words(open_sheet, "t3", Column.DAMAGE) == "18 → 9"
    assert cell(open_sheet, "t3", Column.DAMAGE).data(CHANGED)
    assert "one roll for 5 tokens" in cell(open_sheet, "t3", Column.DAMAGE).data(Qt.ItemDataRole.ToolTipRole)


def test_who_dives_is_chosen_in_a_list(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    click(open_sheet, qtbot, "t3", Column.ROLLS)
    chooser = editor(open_sheet)
    assert isinstance(chooser, QComboBox)
    assert [chooser.itemText(n) for n in range(chooser.count())] == ["dive for cover", "stay"]
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    settle()
    assert words(open_sheet, "t3", Column.ROLLS).startswith("stay")
    assert words(open_sheet, "t3", Column.DAMAGE) == "10", "nearer to it now"
    assert cell(open_sheet, "t3", Column.ROLLS).data(CHANGED)


def test_the_tick_leaves_a_token_out_by_mouse_and_by_space(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    box = open_sheet.table.visualRect(cell(open_sheet, "t4", Column.WHO))
    at = QPoint(box.left() + 14, box.center().y())
    qtbot.mouseClick(open_sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert row(open_sheet, "t4")["left_out"] and open_sheet.apply.text() == "Apply to 4 tokens"
    assert not cell(open_sheet, "t4", Column.INJURY).data(FRAMED)
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.WHO))
    qtbot.keyClick(open_sheet.table, Qt.Key.Key_Space)
    settle()
    assert not row(open_sheet, "t4")["left_out"] and open_sheet.apply.text() == "Apply to 5 tokens"


def test_what_is_no_value_changes_nothing(blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot) -> None:
    before = open_sheet.acting.sheet
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.INJURY))
    type_in(open_sheet, qtbot, "x")
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t2", Column.DAMAGE))
    type_in(open_sheet, qtbot, "99")
    assert open_sheet.acting.sheet == before
    assert "99 is no total of 3d6" in blast.page.notices.text


def test_what_means_nothing_is_told_of_and_changes_nothing(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    before = open_sheet.acting.sheet
    with qtbot.waitSignal(open_sheet.desk.problem):
        open_sheet.model.setData(cell(open_sheet, "t4", Column.DAMAGE), "many")
    settle()
    assert open_sheet.acting.sheet is before


def test_the_rolls_of_a_cell_are_rolled_again_and_the_others_stay(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    model, before = open_sheet.model, [one["dice"] for one in open_sheet.model.sheet["rolls"]]
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.DAMAGE))
    own = [one["roll"] for one in model.again(model.rows[model.row_of("t4")], Column.DAMAGE)]
    assert own and open_sheet.one_again.isEnabled()
    for _ in range(8):  # the same faces may come again
        qtbot.keyClick(open_sheet.table, Qt.Key.Key_R)
        settle()
        after = [one["dice"] for one in model.sheet["rolls"]]
        if after != before:
            break
    assert {n for n, (one, other) in enumerate(zip(before, after, strict=True), 1) if one != other} <= set(own)
    assert after != before and open_sheet.table.hasFocus()


def test_all_is_rolled_again(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    before = [one["dice"] for one in open_sheet.model.sheet["rolls"]]
    qtbot.mouseClick(open_sheet.again, Qt.MouseButton.LeftButton)
    settle()
    assert [one["dice"] for one in open_sheet.model.sheet["rolls"]] != before and open_sheet.table.hasFocus()


# -- the end -----------------------------------------------------------------------------------------------------------


def test_enter_applies_all_of_it_as_one_step(blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot) -> None:
    before, steps = state_dict(the(blast).scenario), len(the(blast).history.done)
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.INJURY))
    type_in(open_sheet, qtbot, "2")
    qtbot.keyClick(open_sheet.table, Qt.Key.Key_Return)
    settle()
    assert not open_sheet.isVisible() and not blast.acting.busy
    assert hp(blast, "t4") == 10 and hp(blast, "t3") == 8
    assert len(the(blast).history.done) == steps + 1
    said = [(str(log_text(entry)), entry.override) for entry in the(blast).log]
    assert ("Brynn: injury 2, the rules say 9", True) in said
    assert blast.page.host.spec is not None and blast.page.host.spec.id == "select"
    blast.undo()
    assert state_dict(the(blast).scenario) == before


@pytest.mark.parametrize("way", ["key", "button", "map"])
def test_escape_drops_all_of_it(blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot, way: str) -> None:
    before, log = state_dict(the(blast).scenario), len(the(blast).log)
    if way == "key":
        qtbot.keyClick(open_sheet.table, Qt.Key.Key_Escape)
    elif way == "button":
        qtbot.mouseClick(open_sheet.cancel, Qt.MouseButton.LeftButton)
    else:
        blast.page.canvas.setFocus()
        qtbot.keyClick(blast.page.canvas, Qt.Key.Key_Escape)
    settle()
    assert not open_sheet.isVisible() and the(blast).open_line is None
    assert state_dict(the(blast).scenario) == before and len(the(blast).log) == log


def test_escape_in_a_field_drops_only_what_was_typed(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    click(open_sheet, qtbot, "t4", Column.INJURY)
    qtbot.keyClicks(editor(open_sheet), "3")
    qtbot.keyClick(editor(open_sheet), Qt.Key.Key_Escape)
    settle()
    assert open_sheet.isVisible() and words(open_sheet, "t4", Column.INJURY) == "9"


@pytest.mark.parametrize("shown", [True, False])
def test_the_players_see_the_result_only_when_it_is_applied_and_wanted(
    blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot, shown: bool
) -> None:
    before = the(blast).player_display("s1")
    assert the(blast).shown_roll is None
    if shown:
        open_sheet.show_players.click()
    assert the(blast).player_display("s1") == before
    qtbot.mouseClick(open_sheet.apply, Qt.MouseButton.LeftButton)
    settle()
    assert (the(blast).shown_roll is not None) is shown


# -- beside the map ----------------------------------------------------------------------------------------------------


def test_the_current_row_is_outlined_on_the_map_and_a_click_there_finds_the_row(
    blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot
) -> None:
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t3", Column.INJURY))
    settle()
    sights = blast.page.host.overlay.sights
    assert sights is not None and [one.chosen for one in sights.spots] == [False, True], (
        "where it is, where it dives to"
    )
    click_map(blast, qtbot, spot(blast, 4, 5))
    assert open_sheet.table.currentIndex().row() == open_sheet.model.row_of("t4")


def test_the_rule_of_a_row_opens_by_chip_and_by_f1(open_sheet: ReviewDock, qtbot: QtBot) -> None:
    asked: list[str] = []
    open_sheet.table.rule_wanted.connect(lambda rule, at: asked.append(rule))
    open_sheet.table.setCurrentIndex(cell(open_sheet, "t4", Column.INJURY))
    qtbot.keyClick(open_sheet.table, Qt.Key.Key_F1)
    assert asked == ["B-4"]
    for card in [w for w in QApplication.topLevelWidgets() if w.objectName() == "rule_card"]:
        card.close()


def test_the_words_follow_the_language(blast: GMWindow, open_sheet: ReviewDock) -> None:
    blast.choose_language("da")
    settle()
    assert open_sheet.isVisible() and open_sheet.model.rowCount() == 5
    assert not blast.grab().isNull()


def test_nothing_else_is_begun_while_the_sheet_is_open(blast: GMWindow, open_sheet: ReviewDock, qtbot: QtBot) -> None:
    go = blast.actions_dock.go
    click_row(blast, qtbot, "action", "fireball")
    assert not go.isEnabled() and go.toolTip() == "First apply or cancel what is under review"
    blast.acting.cancel()
    settle()
    click_row(blast, qtbot, "action", "fireball")
    assert not go.toolTip()
