"""Beside the fight itself: free dice, the quick panel, tips, and rolls on the players' screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from battlemap.app.display import DisplayList, RollItem
from battlemap.rules.dice import ForcedDice
from battlemap.text import T
from battlemap.ui.choice_row import grouped
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.prompt import read_faces
from battlemap.ui.token_tip import token_words
from tests.ui.window.fights import settle, spot, the

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


def panel_of(window: GMWindow) -> QWidget:
    return next(w for w in QApplication.topLevelWidgets() if w.objectName() == "quick_panel" and w.isVisible())


def test_free_dice_are_lines_of_the_log(fight: GMWindow, qtbot: QtBot) -> None:
    box = fight.log_dock.dice
    fight.acts["dice"].trigger()
    qtbot.keyClicks(box.line, "2d6+1")
    qtbot.keyClick(box.line, Qt.Key.Key_Return)
    box.secret.setChecked(True)
    box.line.setText("1d20")
    box.button.click()
    assert [(entry.args["expr"], entry.secret) for entry in the(fight).log[-2:]] == [("2d6+1", False), ("1d20", True)]
    qtbot.keyClick(box.line, Qt.Key.Key_Up)
    qtbot.keyClick(box.line, Qt.Key.Key_Up)
    assert box.line.text() == "2d6+1"


def test_dice_that_cannot_be_read_are_told(fight: GMWindow) -> None:
    before = len(the(fight).log)
    fight.log_dock.dice.line.setText("3d")
    fight.log_dock.dice.roll()
    assert "3d" in fight.page.notices.text and len(the(fight).log) == before


def test_a_double_click_opens_the_quick_panel(fight: GMWindow, qtbot: QtBot) -> None:
    view = fight.page.canvas.viewport()
    at = spot(fight, 3, 2)
    qtbot.mouseMove(view, at)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(view, Qt.MouseButton.LeftButton, pos=at)
    settle()
    panel = panel_of(fight)
    field = panel.findChild(QSpinBox, "quick_hp")
    assert isinstance(field, QSpinBox) and field.value() == 9
    minus = next(b for b in panel.findChildren(QToolButton) if b.text() == "−5")
    minus.click()
    shaken = panel.findChild(QToolButton, "quick_shaken")
    assert isinstance(shaken, QToolButton)
    shaken.click()
    orc = the(fight).scenario.token("s1", "t2")
    assert orc is not None and orc.stats["duel"]["hp"] == 4 and [c.id for c in orc.conditions] == ["shaken"]
    assert field.value() == 4 and not panel.grab().isNull()
    shaken.click()
    orc = the(fight).scenario.token("s1", "t2")
    assert orc is not None and orc.conditions == ()
    panel.close()
    assert list(orc.at) == [3, 2]


def test_the_panel_of_a_token_that_goes_closes(fight: GMWindow) -> None:
    fight.pieces.open_quick(fight.desk.tokens()["t3"], QPoint(40, 40))
    panel = panel_of(fight)
    fight.desk.do({"do": "remove_token", "token": "t3"})
    assert not panel.isVisible()


def test_conditions_are_in_the_menu_of_a_token(fight: GMWindow) -> None:
    fight.desk.select(["t1", "t2"])
    fight.pieces._condition_chosen_by("shaken", True)
    assert all([c.id for c in fight.desk.tokens()[t].conditions] == ["shaken"] for t in ("t1", "t2"))
    fight.pieces._condition_chosen_by("shaken", False)
    assert not any(fight.desk.tokens()[t].conditions for t in ("t1", "t2"))


def test_the_tip_of_a_token_names_everything(fight: GMWindow) -> None:
    fight.desk.do(
        {"do": "set_token", "token": "t2", "set": {"posture": "prone", "conditions": [{"id": "shaken", "until": 3}]}}
    )
    words = token_words(fight.desk, fight.desk.tokens()["t2"])
    assert words.split("\n") == ["Orc", "Hit points: 9 / 9", "Prone", "Shaken (until 3)"]


@pytest.mark.parametrize("automatic", [False, True])
def test_rolls_reach_the_tv_only_when_wanted(fight: GMWindow, automatic: bool) -> None:
    fight.players.choose("window")
    window = fight.players.window
    assert window is not None
    fight.log_dock.on_tv.setChecked(automatic)
    the(fight).dice = ForcedDice([6])
    fight.acting.act({"do": "act", "action": "strike", "by": "t1", "target": "t2"})
    settle()
    assert window.roll.isVisible() == automatic
    entry = next(one for one in reversed(the(fight).log) if one.rolls)
    fight.log_dock._show_on_tv(entry.n)
    settle()
    assert window.roll.isVisible() and window.roll.item is not None and str(window.roll.item.result) == "Failure"
    assert not window.grab().isNull()
    fight.acting.show_roll(None)
    settle()
    assert not window.roll.isVisible()


def test_secret_rolls_never_reach_the_tv(fight: GMWindow) -> None:
    fight.players.choose("window")
    fight.log_dock.on_tv.setChecked(True)
    the(fight).dice = ForcedDice([6])
    fight.acting.act({"do": "act", "action": "shout", "by": "t1"})
    settle()
    assert fight.players.window is not None and not fight.players.window.roll.isVisible()


def test_what_somebody_hidden_rolls_is_not_shown_by_itself(fight: GMWindow) -> None:
    fight.desk.do({"do": "set_token", "token": "t1", "set": {"hidden": True}})
    fight.players.choose("window")
    fight.log_dock.on_tv.setChecked(True)
    the(fight).dice = ForcedDice([6])
    fight.acting.act({"do": "act", "action": "strike", "by": "t1", "target": "t2"})
    settle()
    assert fight.players.window is not None and not fight.players.window.roll.isVisible()


def test_a_roll_of_many_dice_is_only_its_total(fight: GMWindow) -> None:
    fight.players.choose("window")
    window = fight.players.window
    assert window is not None
    item = RollItem("1", T("Ana: Fireball"), tuple([20] * 9), 180, None, None, "")
    window.roll.show_from(DisplayList("s1", {("roll", "1"): item}))
    assert window.roll._dice() == () and not window.roll.grab().isNull()


def test_faces_are_read_as_people_write_them() -> None:
    assert [read_faces(words) for words in ("11", "4 4 2", "4,4,2", "4+4+2", "x", "")] == [
        11, [4, 4, 2], [4, 4, 2], [4, 4, 2], None, None,
    ]  # fmt: skip


def test_choices_that_differ_only_in_their_place_are_one_row() -> None:
    def choice(id_: str, value: float | None, at: list[int] | None = None, possible: bool = True) -> dict[str, object]:
        return {"id": id_, "title": id_.split("@")[0], "value": value, "available": possible, "at": at}

    made = [
        choice("none", None),
        choice("a@1", 7, [1, 1]),
        choice("a@2", 7, [2, 2]),
        choice("b", 9),
        choice("c", None, None, False),
    ]
    assert [[one["id"] for one in row] for row in grouped(made)] == [["b"], ["a@1", "a@2"], ["none"], ["c"]]
