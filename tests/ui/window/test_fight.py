"""A fight in the window, by mouse and keys: choose, aim, answer, read the log; each step is a line, Escape leaves no trace."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from battlemap.formats.scenario.write import state_dict
from battlemap.ui.docks.log_model import LINE
from battlemap.ui.docks.turn import BADGES, SECOND
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.rule_card import RuleCard
from tests.ui.window.fights import click_map, click_row, dice, resolve, rows, settle, spot, the, unfolded

# the list --------------------------------------------------------------------------------------------------------------

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


def test_the_list_has_what_may_be_done_and_why_not(fight: GMWindow) -> None:
    shown = rows(fight)
    assert shown["strike"].available and shown["strike"].second == "one possible target"
    fight.desk.do({"do": "set_token", "token": "t1", "set": {"conditions": [{"id": "shaken"}]}})
    settle()
    rest = rows(fight)["rest"]
    assert not rest.available and rest.second == "not while Shaken" and rest.key == ""
    assert not fight.actions_dock.grab().isNull()


def test_numbers_belong_to_what_can_be_chosen(fight: GMWindow, qtbot: QtBot) -> None:
    keys = [row.key for row in fight.actions_dock.model.rows if row.kind == "action" and row.available]
    assert keys == ["1", "2", "3", "4", "5"]
    fight.page.canvas.setFocus()
    qtbot.keyClick(fight.page.canvas, Qt.Key.Key_1)
    settle()
    assert fight.acting.action == "strike"


def test_what_is_not_possible_opens_its_rule(fight: GMWindow, qtbot: QtBot) -> None:
    fight.desk.do({"do": "set_token", "token": "t1", "set": {"conditions": [{"id": "shaken"}]}})
    settle()
    before = len(the(fight).log)
    dock = fight.actions_dock
    dock.list.setCurrentIndex(dock.model.index(dock.model.find("action", "rest"), 0))
    qtbot.keyClick(dock.list, Qt.Key.Key_Return)
    cards = [w for w in QApplication.topLevelWidgets() if w.objectName() == "rule_card"]
    assert any("Get away." in label.text() for card in cards for label in card.findChildren(QLabel))
    assert len(the(fight).log) == before
    for card in cards:
        card.close()


def test_a_manoeuvre_is_chosen_for_the_turn(fight: GMWindow, qtbot: QtBot) -> None:
    assert [id_ for id_, row in rows(fight).items() if row.kind == "manoeuvre"] == ["bold"], (
        "folded: only the usual one"
    )
    click_row(fight, qtbot, "manoeuvre", "bold")
    click_row(fight, qtbot, "manoeuvre", "careful")
    combat = the(fight).scenario.combat
    assert combat is not None and combat.data["manoeuvre"] == "careful"
    assert rows(fight)["careful"].current and "bold" not in rows(fight)


def test_who_waits_is_told_that_it_is_not_its_turn(fight: GMWindow) -> None:
    fight.desk.select(["t2"])
    settle()
    assert {row.second for row in rows(fight).values()} == {"it is not its turn"}
    assert not any(row.available for row in rows(fight).values())


def test_an_action_without_a_target_is_done_at_once(fight: GMWindow, qtbot: QtBot) -> None:
    click_row(fight, qtbot, "action", "rest")
    assert [str(entry.key) for entry in the(fight).log[-2:]] == ["{name}: {action}", "{who} makes a noise"]


# aiming and answering --------------------------------------------------------------------------------------------------


def test_choose_aim_answer(fight: GMWindow, qtbot: QtBot) -> None:
    dice(fight, 2, 6, 5)
    before = len(the(fight).history.done)
    click_row(fight, qtbot, "action", "strike")
    sights = fight.page.host.overlay.sights
    assert sights is not None and {mark.token: mark.ok for mark in sights.marks} == {"t2": True, "t3": False}
    assert not fight.page.grab().isNull()
    click_map(fight, qtbot, spot(fight, 3, 2))
    prompt = fight.actions_dock.prompt
    assert fight.acting.pending is not None and prompt.isVisible()
    assert prompt.title.text() == "Orc is attacked"
    assert prompt.so_far.text().split("\n") == [
        "Ana: Strike (Orc), from the left",
        "Attack, 4 or less: 2, success by 2",
    ]
    assert [(row.title, row.number, row.possible) for row in prompt.rows] == [
        ("Dodge aside", "4", True), ("Dodge", "3", True), ("Take it", "", True), ("Parry", "", False),
    ]  # fmt: skip
    assert prompt.rows[3].second == "no weapon in hand"
    assert not prompt.grab().isNull()
    prompt.rows[1].click()
    qtbot.mouseClick(prompt.take, Qt.MouseButton.LeftButton)
    settle()
    assert fight.acting.pending is None and len(the(fight).history.done) == before + 1
    orc = the(fight).scenario.token("s1", "t2")
    assert orc is not None and orc.stats["duel"]["hp"] == 5 and [c.id for c in orc.conditions] == ["shaken"]
    assert fight.page.host.spec is not None and fight.page.host.spec.id == "select"


def test_the_question_stays_while_the_button_is_still_down(fight: GMWindow, qtbot: QtBot) -> None:
    dice(fight, 2, 6, 5)
    click_row(fight, qtbot, "action", "strike")
    canvas, at = fight.page.canvas.viewport(), spot(fight, 3, 2)
    fight.page.canvas.setFocus()
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert fight.acting.pending is not None and not fight.page.canvas.hasFocus()
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert fight.acting.pending is not None and fight.actions_dock.prompt.isVisible()


def test_a_cell_to_step_to_is_chosen_on_the_map(fight: GMWindow, qtbot: QtBot) -> None:
    dice(fight, 2, 4)
    click_row(fight, qtbot, "action", "strike")
    click_map(fight, qtbot, spot(fight, 3, 2))
    sights = fight.page.host.overlay.sights
    assert sights is not None and len(sights.spots) == 2
    click_map(fight, qtbot, spot(fight, 3, 3))
    assert fight.acting.marked == "dodge@3,3" and fight.actions_dock.prompt.rows[0].isChecked()
    fight.actions_dock.prompt.accept()
    settle()
    orc = the(fight).scenario.token("s1", "t2")
    assert orc is not None and list(orc.at) == [3, 3]


@pytest.mark.parametrize("when", ["aiming", "asked"])
def test_escape_leaves_no_trace(fight: GMWindow, qtbot: QtBot, when: str) -> None:
    before, log, steps = state_dict(the(fight).scenario), len(the(fight).log), len(the(fight).history.done)
    dice(fight, 2, 6, 5)
    click_row(fight, qtbot, "action", "strike")
    if when == "asked":
        click_map(fight, qtbot, spot(fight, 3, 2))
        assert fight.acting.pending is not None
    fight.page.canvas.setFocus()
    qtbot.keyClick(fight.page.canvas, Qt.Key.Key_Escape)
    settle()
    assert fight.acting.pending is None and fight.acting.action == ""
    assert (state_dict(the(fight).scenario), len(the(fight).log), len(the(fight).history.done)) == (before, log, steps)
    assert the(fight).open_line is None
    assert fight.page.host.spec is not None and fight.page.host.spec.id == "select"


def test_the_odds_come_to_the_card(fight: GMWindow, qtbot: QtBot) -> None:
    click_row(fight, qtbot, "action", "strike")
    qtbot.mouseMove(fight.page.canvas.viewport(), spot(fight, 3, 2) - QPoint(3, 3))
    qtbot.mouseMove(fight.page.canvas.viewport(), spot(fight, 3, 2))

    def known() -> None:
        sights = fight.page.host.overlay.sights
        assert sights is not None and sights.card is not None and sights.card.chance is not None

    qtbot.waitUntil(known, timeout=5000)
    card = fight.page.canvas.findChild(QWidget, "aim_card")
    assert card is not None and card.isVisible() and "33.3 %" in card.accessibleName()


def test_f1_opens_the_rules_of_the_card(fight: GMWindow, qtbot: QtBot) -> None:
    click_row(fight, qtbot, "action", "strike")
    qtbot.mouseMove(fight.page.canvas.viewport(), spot(fight, 3, 2) - QPoint(3, 3))
    qtbot.mouseMove(fight.page.canvas.viewport(), spot(fight, 3, 2))
    qtbot.waitUntil(lambda: bool((card := fight.page.canvas.aim_card.card) and card.rules), timeout=5000)
    named = fight.page.canvas.aim_card.card
    fight.show_keys()
    opened = [w for w in QApplication.topLevelWidgets() if isinstance(w, RuleCard)]
    assert named is not None and [card.ids for card in opened] == [named.rules]
    texts = [text for text in opened[0].findChildren(QLabel) if text.wordWrap()]
    assert texts and all(text.height() >= text.heightForWidth(text.width()) for text in texts)
    opened[0].close()


def test_what_the_game_master_has_happen_stands_apart(
    fight: GMWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = the(fight).ruleset
    actions = tuple(replace(one, gm=one.id == "rest") for one in ruleset.manifest.action)
    monkeypatch.setattr(ruleset, "manifest", replace(ruleset.manifest, action=actions))
    fight.actions_dock.refresh()
    assert "rest" not in rows(fight) and list(rows(fight))[-1] == "gm" and rows(fight)["gm"].key == ""
    click_row(fight, qtbot, "group", "gm")
    assert list(rows(fight))[-1] == "rest" and rows(fight)["gm"].current
    assert not fight.actions_dock.grab().isNull()
    click_row(fight, qtbot, "group", "gm")
    assert "rest" not in rows(fight)


def test_ctrl_is_the_masters_word(fight: GMWindow, qtbot: QtBot) -> None:
    dice(fight, 6)
    click_row(fight, qtbot, "action", "strike")
    click_map(fight, qtbot, spot(fight, 9, 2), Qt.KeyboardModifier.ControlModifier)
    assert the(fight).log[-1].override


def test_options_are_small_fields_and_change_the_odds(fight: GMWindow, qtbot: QtBot) -> None:
    click_row(fight, qtbot, "action", "strike")
    tick = fight.actions_dock.fields.field("hard")
    tick.click()  # type: ignore[attr-defined]
    settle()
    dice(fight, 5, 6, 1)
    click_map(fight, qtbot, spot(fight, 3, 2))
    assert fight.acting.pending is not None, "a 5 lands only if one hits hard"


def test_another_tool_ends_the_aiming(fight: GMWindow, qtbot: QtBot) -> None:
    click_row(fight, qtbot, "action", "strike")
    fight.tools_bar.tools["measure"].trigger()
    settle()
    assert fight.acting.action == "" and fight.page.host.spec is not None and fight.page.host.spec.id == "measure"


# table dice ------------------------------------------------------------------------------------------------------------


def test_table_dice_are_typed_in_and_overridden(fight: GMWindow, qtbot: QtBot) -> None:
    fight.actions_dock.typed.click()
    click_row(fight, qtbot, "action", "strike")
    click_map(fight, qtbot, spot(fight, 3, 2))
    prompt = fight.actions_dock.prompt
    assert prompt.title.text() == "Ana: Attack" and not prompt.take.isEnabled()
    qtbot.keyClicks(prompt.faces, "2")
    qtbot.keyClick(prompt.faces, Qt.Key.Key_Return)
    settle()
    prompt.mark_number(3)
    prompt.accept()
    settle()
    assert prompt.title.text() == "Ana: Damage"
    prompt.faces.setText("6")
    prompt.override.setChecked(True)
    prompt.accept()
    settle()
    entry = next(one for one in reversed(the(fight).log) if one.rolls)
    assert [(roll["total"], roll.get("override", False)) for roll in entry.rolls] == [(2, False), (6, True)]
    assert entry.override


def test_dice_that_cannot_be_are_told_and_asked_again(fight: GMWindow, qtbot: QtBot) -> None:
    fight.actions_dock.typed.click()
    click_row(fight, qtbot, "action", "strike")
    click_map(fight, qtbot, spot(fight, 3, 2))
    fight.actions_dock.prompt.faces.setText("9")
    fight.actions_dock.prompt.accept()
    assert "9 is no total of 1d6" in fight.page.notices.text
    assert fight.acting.pending is not None
    fight.acting.cancel()


# what is told ----------------------------------------------------------------------------------------------------------


def test_a_line_of_the_log_unfolds_to_every_number(fight: GMWindow) -> None:
    resolve(fight, 2, 6, 5)
    lines = unfolded(fight)
    assert fight.log_dock.model.index(0, 0).data() == "Ana: Strike (Orc)"
    assert lines[:4] == [("Ana: Attack", "4 or less"), ("Arm", "3"), ("Courage", "+1"), ("2, success by 2", "")]
    assert ("Ana: Damage", "5") in lines
    chain = lines[lines.index(("Orc is hurt", "")) :]
    assert chain[:5] == [
        ("Orc is hurt", ""), ("Damage rolled", "5"), ("Stopped by armour", "−1"), ("Leather", "−1"), ("Injury", "4"),
    ]  # fmt: skip
    assert ("Orc: Shaken", "") in lines and ("Orc is hit", "") in lines
    assert fight.log_dock.view.isExpanded(fight.log_dock.model.index(0, 0)), "what was just resolved lies open"
    assert not fight.log_dock.grab().isNull()
    fight.desk.do({"do": "undo"})
    settle()
    assert fight.log_dock.model.index(0, 0).data(LINE).undone


def test_the_chip_of_a_modifier_opens_its_rule(fight: GMWindow, qtbot: QtBot) -> None:
    resolve(fight, 2, 6, 5)
    view, model = fight.log_dock.view, fight.log_dock.model
    fight.log_dock.raise_()
    settle()
    index = model.index(1, 0, model.index(0, 0))
    row = view.visualRect(index)
    chips = fight.log_dock.delegate._parts(view.viewport().width(), index.data(LINE))[1]
    at = QPoint(round(chips[0][1].center().x()), row.top() + round(chips[0][1].center().y()))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    cards = [w for w in QApplication.topLevelWidgets() if w.objectName() == "rule_card"]
    assert any(label.text() == "Roll low." for card in cards for label in card.findChildren(QLabel))
    for card in cards:
        card.close()


def test_the_search_finds_modifiers_too(fight: GMWindow) -> None:
    resolve(fight, 2, 6, 5)
    fight.log_dock.search.setText("courage")
    assert [group.head.words for group in fight.log_dock.model.groups] == ["Ana: Strike (Orc)"]


def test_the_turn_dock_has_budgets_seconds_and_badges(fight: GMWindow) -> None:
    resolve(fight, 2, 6, 5)
    list_ = fight.turn_dock.list
    assert "Actions 1" in list_.item(0).data(SECOND)
    assert list_.item(1).data(BADGES) == ("warning",) and list_.item(1).toolTip() == "Shaken"
    for _ in range(2):
        fight.turn_dock.next_turn()
    assert fight.turn_dock.round.text() == "Round 2 · 6 s"
    assert fight.desk.selection == ["t1"], "whose turn it is, is selected"


def test_those_who_act_together_stay_together(fight: GMWindow) -> None:
    fight.desk.do({"do": "combat", "join": ["t3"]})
    fight.desk.do({"do": "combat", "order": [["t1", "t2"], ["t3"]]})
    fight.turn_dock._send_order()
    combat = the(fight).scenario.combat
    assert combat is not None and combat.order == (("t1", "t2"), ("t3",))


def test_words_of_the_fight_follow_the_language(fight: GMWindow) -> None:
    resolve(fight, 2, 6, 5)
    fight.choose_language("pt_BR")
    settle()
    assert fight.turn_dock.list.item(1).toolTip() == "Abalado"
    fight.desk.do({"do": "set_token", "token": "t1", "set": {"conditions": [{"id": "shaken"}]}})
    settle()
    assert "Orc: Abalado" in [words for words, _ in unfolded(fight, 1)]
