"""Turn, Token, Log and Library: what they show, and that each edit is one line to the session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from battlemap.ui.docks.log import ENTRY
from battlemap.ui.docks.turn import ID, STATE
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.widgets import Gauge

Put = Callable[..., str]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


def order(window: GMWindow) -> list[tuple[str, str]]:
    rows = window.turn_dock.list
    return [(rows.item(n).data(ID), rows.item(n).data(STATE)) for n in range(rows.count())]


# turn ------------------------------------------------------------------------------------------------------------------


def test_turn_says_what_to_do_while_it_is_empty(playing: GMWindow, put: Put) -> None:
    assert playing.turn_dock.empty.isVisible()
    put((1, 1))
    assert not playing.turn_dock.empty.isVisible()
    assert playing.turn_dock.start_all.isVisible()
    assert not playing.turn_dock.start_selected.isVisible()


def test_fight_goes_round_by_next(playing: GMWindow, put: Put) -> None:
    a, b = put((1, 1), "Ana"), put((3, 3), "Bo")
    playing.turn_dock.start_all.click()
    assert order(playing) == [(a, "acting"), (b, "")]
    playing.acts["next_turn"].trigger()
    assert order(playing) == [(a, "done"), (b, "acting")]
    assert playing.turn_dock.round.text() == "Round 1"
    playing.turn_dock.next.click()
    assert order(playing) == [(a, "acting"), (b, "")]
    assert playing.turn_dock.round.text() == "Round 2"
    playing.acts["end_fight"].trigger()
    assert playing.desk.session.scenario.combat is None  # type: ignore[union-attr]
    assert not playing.acts["next_turn"].isEnabled()


def test_fight_of_the_selected_only(playing: GMWindow, put: Put) -> None:
    put((1, 1), "Ana")
    b = put((3, 3), "Bo")
    playing.desk.select([b])
    playing.acts["fight_selected"].trigger()
    assert [row[0] for row in order(playing)] == [b]


def test_order_by_hand(playing: GMWindow, put: Put) -> None:
    a, b, c = put((1, 1)), put((3, 3)), put((5, 5))
    playing.acts["fight_all"].trigger()
    model = playing.turn_dock.list.model()
    from PySide6.QtCore import QModelIndex

    assert model.moveRow(QModelIndex(), 2, QModelIndex(), 0)
    QApplication.processEvents()
    assert [row[0] for row in order(playing)] == [c, a, b]
    combat = playing.desk.session.scenario.combat  # type: ignore[union-attr]
    assert combat is not None and combat.order == ((c,), (a,), (b,))


def test_a_click_in_the_order_selects(playing: GMWindow, put: Put) -> None:
    put((1, 1))
    b = put((3, 3))
    playing.acts["fight_all"].trigger()
    playing.turn_dock.list.itemClicked.emit(playing.turn_dock.list.item(1))
    assert playing.desk.selection == [b]


# token -----------------------------------------------------------------------------------------------------------------


def token(window: GMWindow, id_: str) -> Any:
    return window.desk.tokens()[id_]


def test_token_form_edits_each_field(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    id_ = put((2, 2), "Ana")
    dock = playing.token_dock
    assert dock.empty.isVisible()
    playing.desk.select([id_])
    assert dock.name.text() == "Ana"
    dock.name.setFocus()
    dock.name.selectAll()
    qtbot.keyClicks(dock.name, "Brynn")
    qtbot.keyClick(dock.name, Qt.Key.Key_Return)
    assert token(playing, id_).name == "Brynn"
    dock.side.setCurrentIndex(dock.side.findData("foe"))
    dock.side.activated.emit(dock.side.currentIndex())
    assert token(playing, id_).side == "foe"
    dock.size_box.setValue(3)
    assert token(playing, id_).size == 3
    dock.elevation.setValue(1.5)
    assert token(playing, id_).elevation == 1.5
    dock.hidden.click()
    assert token(playing, id_).hidden
    dock._turn_right()
    assert token(playing, id_).facing == 1
    dock._turn_left()
    assert token(playing, id_).facing == 0
    assert dock.facing.text() == "N"
    dock.posture.setCurrentIndex(1)
    dock.posture.activated.emit(1)
    assert token(playing, id_).posture == dock.posture.currentData()


def test_filling_the_form_changes_nothing(playing: GMWindow, put: Put) -> None:
    id_ = put((2, 2), "Ana", size=2, elevation=1.0, facing=3)
    revision = playing.desk.session.scenario.revision  # type: ignore[union-attr]
    playing.desk.select([id_])
    playing.desk.select([])
    playing.desk.select([id_])
    assert playing.desk.session.scenario.revision == revision  # type: ignore[union-attr]


def test_stats_form_and_gauges_follow_the_manifest(playing: GMWindow, put: Put) -> None:
    id_ = put((2, 2))
    playing.desk.select([id_])
    dock = playing.token_dock
    specs = {spec.id: spec for spec in playing.desk.session.ruleset.manifest.stat}  # type: ignore[union-attr]
    assert {"hp", "max_hp"} <= set(specs) or specs
    bar = next(spec for spec in specs.values() if spec.bar)
    dock.stats.field(str(bar.bar)).setValue(12)  # type: ignore[attr-defined]
    dock.stats.field(bar.id).setValue(7)  # type: ignore[attr-defined]
    own = token(playing, id_).stats[playing.desk.session.ruleset.id]  # type: ignore[union-attr]
    assert (own[bar.id], own[str(bar.bar)]) == (7, 12)
    assert dock.findChildren(Gauge)
    assert any(label.text() == "7 / 12" for label in dock.findChildren(QLabel))


def test_a_condition_comes_and_goes(playing: GMWindow, put: Put) -> None:
    id_ = put((2, 2))
    playing.desk.select([id_])
    dock = playing.token_dock
    dock.conditions.menu.aboutToShow.emit()
    first = dock.conditions.menu.actions()[0]
    first.trigger()
    assert [c.id for c in token(playing, id_).conditions] == [first.data()]
    dock.findChild(QPushButton, f"condition_{first.data()}").click()  # type: ignore[union-attr]
    assert token(playing, id_).conditions == ()


def test_several_tokens_are_edited_alike(playing: GMWindow, put: Put) -> None:
    a, b = put((1, 1), "Ana"), put((4, 4), "Bo", side="foe")
    playing.desk.select([a, b])
    dock = playing.token_dock
    assert dock.several.text() == "2 tokens"
    assert not dock.name.isVisible()
    assert dock.side.currentIndex() == -1
    dock.hidden.click()
    assert token(playing, a).hidden and token(playing, b).hidden


# log -------------------------------------------------------------------------------------------------------------------


def lines(window: GMWindow) -> list[str]:
    model = window.log_dock.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_log_shows_the_newest_first_and_marks_the_undone(playing: GMWindow, put: Put) -> None:
    id_ = put((1, 1), "Ana")
    assert playing.log_dock.empty.isVisible()
    playing.desk.do({"do": "roll", "expr": "3d6"})
    playing.desk.do({"do": "set_token", "token": id_, "set": {"size": 2}})
    shown = lines(playing)
    assert shown[0].startswith("Ana") and shown[1].startswith("3d6")
    playing.acts["undo"].trigger()
    top = playing.log_dock.model.index(0, 0)
    assert top.data(ENTRY).undone
    assert "undone" in top.data(Qt.ItemDataRole.AccessibleTextRole)
    assert not playing.log_dock.view.grab().isNull()


def test_log_search(playing: GMWindow, put: Put) -> None:
    put((1, 1), "Ana")
    playing.desk.do({"do": "roll", "expr": "3d6"})
    playing.desk.do({"do": "roll", "expr": "1d20"})
    playing.log_dock.search.setText("1D20")
    assert len(lines(playing)) == 1
    playing.log_dock.search.setText("dragon")
    assert playing.log_dock.empty.sentence.text() == "No line of the log has these words."


def test_rule_chip_opens_the_rule(playing: GMWindow) -> None:
    session = playing.desk.session
    assert session is not None
    rules = session.registry.rules(session.ruleset.id)
    rule = next(iter(rules))
    playing.log_dock.show_rule(rule, QPoint(40, 40))
    shown = [
        label.text()
        for w in QApplication.topLevelWidgets()
        if w.objectName() == "rule_card"
        for label in w.findChildren(QLabel)
    ]
    assert rule in shown and rules[rule].title.english in shown
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() == "rule_card":
            widget.close()


def test_unknown_rule_is_told(playing: GMWindow) -> None:
    playing.log_dock.show_rule("NOPE-1", QPoint(0, 0))
    assert "NOPE-1" in playing.page.notices.text


# library ---------------------------------------------------------------------------------------------------------------


def test_library_search_category_and_empty_state(playing: GMWindow) -> None:
    dock = playing.library_dock
    dock.load()
    everything = dock.model.rowCount()
    assert everything >= 40
    dock.category.setCurrentIndex(dock.category.findData("animals"))
    assert 0 < dock.model.rowCount() < everything
    dock.search.setText("no such thing")
    assert dock.model.rowCount() == 0
    assert dock.empty.button is not None
    dock.empty.button.click()
    assert dock.model.rowCount() == everything


def test_library_names_follow_the_language(playing: GMWindow) -> None:
    dock = playing.library_dock
    dock.load()
    dock.search.setText("knight")
    english = dock.model.index(0, 0).data()
    playing.choose_language("da")
    QApplication.processEvents()
    assert (english, dock.model.index(0, 0).data()) == ("Knight", "Ridder")


def test_library_has_the_sample_maps(playing: GMWindow) -> None:
    dock = playing.library_dock
    dock.load()
    dock.tabs.setCurrentIndex(1)
    assert dock.maps.count() >= 3
    asked: list[object] = []
    dock.map_chosen.connect(asked.append)
    dock.map_chosen.disconnect(playing.files.open_sample)
    dock.maps.itemActivated.emit(dock.maps.item(0))
    assert asked == [dock.maps.item(0).data(Qt.ItemDataRole.UserRole)]


def test_library_tokens_are_painted(playing: GMWindow) -> None:
    playing.library_dock.raise_()
    playing.library_dock.load()
    assert not playing.library_dock.grid.grab().isNull()
