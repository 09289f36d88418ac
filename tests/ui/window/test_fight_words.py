"""Words of a fight that have to fit: long answers wrap, wide forms stay in their dock, nothing is told twice."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from battlemap.text import T
from battlemap.ui.choice_row import ChoiceRow
from battlemap.ui.docks.action_fields import ActionFields
from battlemap.ui.gm_window import GMWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def choice(**more: Any) -> dict[str, Any]:
    modifiers = [{"value": 11, "rule": "X-1", "text": T("Parry with the long sword")}]
    modifiers += [{"value": n, "rule": "X-1", "text": T("a reason of some length")} for n in (1, 2)]
    return {
        "id": "parry", "title": T("Parry"), "available": True, "value": 14, "why": [], "modifiers": modifiers, "at": None,
        **more,
    }  # fmt: skip


def test_a_narrow_answer_is_taller(qtbot: QtBot, qapp: object) -> None:
    row = ChoiceRow([choice()])
    qtbot.addWidget(row)
    row.resize(1200, 60)
    one_line = row.sizeHint().height()
    row.resize(300, 60)
    assert row.sizeHint().height() > one_line
    assert not row.grab().isNull()


def test_an_answer_with_nothing_to_say_is_low(qtbot: QtBot, qapp: object) -> None:
    row, long = ChoiceRow([choice(modifiers=[])]), ChoiceRow([choice()])
    qtbot.addWidget(row)
    qtbot.addWidget(long)
    row.resize(300, 60)
    long.resize(300, 60)
    assert row.sizeHint().height() < long.sizeHint().height()


def test_a_long_word_in_a_list_does_not_widen_the_form(qtbot: QtBot, qapp: object) -> None:
    fields = ActionFields()
    qtbot.addWidget(fields)
    offer = {"action": "strike", "using": ["x" * 200, "Knife"]}
    fields.show_offer("t1", offer, None, "en")
    assert isinstance(fields.field("with"), QComboBox)
    assert fields.minimumSizeHint().width() < 340


def test_terms_of_the_rules_that_begin_with_the_basic_damage_stand_alone(fight: GMWindow) -> None:
    why = [
        {"value": 8, "rule": "X-1", "text": T("basic damage")}, {"value": -2, "rule": "X-2", "text": T("resistance")},
        {"value": 6, "rule": "X-3", "text": T("injury")},
    ]  # fmt: skip
    damage = {"token": "t2", "basic": 8, "dr": 2, "injury": 6, "why": why}
    lines = fight.log_dock.model._damage(damage)
    assert [(line.words, line.value, line.rule) for line in lines] == [
        ("Orc is hurt", "", ""), ("Basic damage", "8", "X-1"), ("Resistance", "−2", "X-2"), ("Injury", "6", "X-3"),
    ]  # fmt: skip


def test_a_budget_is_not_torn_from_its_number(fight: GMWindow) -> None:
    assert fight.actions_dock.left.text() == "Move\u00a06 · Actions\u00a02"
    assert fight.actions_dock.left.wordWrap()
