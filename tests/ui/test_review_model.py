"""What a typed value of the review sheet means, and the words of its cells."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from battlemap.text import T
from battlemap.ui import review_words as words
from battlemap.ui.review_model import CHANGED, Column, ReviewModel
from battlemap.ui.review_words import Labels


def roll(n: int, total: int, **more: Any) -> dict[str, Any]:
    return {
        "n": n,
        "for": "blast",
        "by": "t1",
        "dice": [total],
        "total": total,
        "target": None,
        "result": None,
        "modifiers": [],
        **more,
    }


def loss(of: int | None, basic: int, **more: Any) -> dict[str, Any]:
    return {"roll": of, "basic": basic, "dr": 1, "injury": basic - 1, "why": [], **more}


def row(**more: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {
        "token": "t2", "name": "Brynn", "distance": None, "cover": None, "exposed": None, "why": None, "rule": None,
        "rolls": [], "asked": [], "damage": [], "injury": None, "conditions": [], "moves": [], "stats": [], "fields": [],
        "appears": False, "goes": False, "lines": [], "touched": True, "left_out": False,
    }  # fmt: skip
    return {**empty, **more}


def model(*rows: dict[str, Any], rolls: Any = (), asked: Any = ()) -> ReviewModel:
    made = ReviewModel(lambda token: QPixmap())
    sheet = {
        "rows": list(rows),
        "rolls": list(rolls),
        "asked": list(asked),
        "others": [],
        "touched": 1,
        "damage_stat": "hp",
    }
    made.show_sheet(sheet, Labels({"stunned": "Stunned"}, {"lying": "Lying"}, "m"))
    return made


TWO = row(damage=[loss(1, 4), loss(2, 10)], injury=12)


def test_several_losses_have_their_rolls_side_by_side_and_each_is_changed_alone(qtbot: QtBot) -> None:
    made = model(TWO, rolls=[roll(1, 18), roll(2, 10)])
    assert made.data(made.index(0, Column.DAMAGE)) == "4 + 10"
    assert made.changes(TWO, Column.DAMAGE, "18 + 12") == [{"roll": 2, "value": 12}]
    assert made.changes(TWO, Column.DAMAGE, "9 + 5 6") == [{"roll": 2, "value": [5, 6]}, {"roll": 1, "value": 9}]
    assert made.changes(TWO, Column.DAMAGE, "18") == [] and made.changes(TWO, Column.DAMAGE, "18 + x") == []


def test_nothing_typed_takes_back_what_was_changed(qtbot: QtBot) -> None:
    made = model(TWO, rolls=[roll(1, 18), roll(2, 10, was={"total": 3})])
    assert made.changes(TWO, Column.DAMAGE, "") == [{"roll": 2, "value": None}]
    assert made.data(made.index(0, Column.DAMAGE), CHANGED)


@pytest.mark.parametrize(("typed", "injury"), [("3", 3), ("2,5", 2.5), ("2.5", 2.5), ("−1", -1), ("", None)])
def test_an_injury_is_a_number_in_any_writing(qtbot: QtBot, typed: str, injury: Any) -> None:
    made = model(TWO, rolls=[roll(1, 18), roll(2, 10)])
    assert made.changes(TWO, Column.INJURY, typed) == [{"token": "t2", "injury": injury}]


def test_one_loss_shows_the_roll_and_what_is_left_of_it() -> None:
    near, far = row(damage=[loss(1, 18)]), row(damage=[loss(1, 4)])
    sheet = {"rolls": [roll(1, 18)]}
    assert (words.damage_words(sheet, near), words.damage_words(sheet, far)) == ("18", "18 → 4")


def test_cover_in_words_or_by_what_shows() -> None:
    assert words.cover_words(row(cover=T("half a wall"), exposed=0.5)) == "half a wall"
    assert [words.cover_words(row(exposed=part)) for part in (None, 1, 0.4)] == ["", "none", "40 % open"]


def test_whom_nothing_happens_to_is_quiet_until_somebody_says_otherwise() -> None:
    hidden = row(touched=False, why=T("behind the wall"))
    assert words.is_quiet(hidden)
    assert not any(
        words.is_quiet({**hidden, **other})
        for other in (
            {"touched": True},
            {"was": 0},
            {"set": {}},
            {"left_out": True},
            {"damage": [loss(1, 1)]},
            {"why": None},
        )
    )


def test_effects_name_what_changes_and_the_rule() -> None:
    made = row(
        stats=[{"stat": "hp", "title": T("HP"), "before": 12, "after": -3}],
        conditions=[{"token": "t2", "add": "stunned"}, {"token": "t2", "remove": "prone"}],
        fields=[
            {"field": "posture", "before": "standing", "after": "lying"},
            {"field": "elevation", "before": 2, "after": 0},
        ],
        moves=[{"token": "t2"}],
        lines=[{"rule": "B-4", "text": T("{name}: shock", name="Brynn")}],
    )
    found = words.effects(made, Labels({"stunned": "Stunned"}, {"lying": "Lying"}, "m"))
    assert [piece.words for piece in found] == [
        "HP 12 → −3", "Stunned", "no longer prone", "Lying", "height 0 m", "moves", "shock",
    ]  # fmt: skip
    assert found[-1].rule == "B-4"
    nothing = words.effects(row(damage=[loss(1, 1)]), Labels({}, {}, "m"))
    assert [piece.words for piece in nothing] == ["nothing comes through"]


def test_the_rolls_of_those_without_a_row_are_told_beside_the_title() -> None:
    attack = roll(1, 9, **{"for": "attack", "target": 13, "result": "success", "by": "t9"})
    sheet = {
        "rows": [row()],
        "rolls": [attack, roll(2, 5)],
        "others": [{"kind": "door"}, {"kind": "cell"}, {"kind": "cell"}],
    }
    assert words.loose_rolls(sheet) == "Attack 13: 9, success"
    assert words.other_words(sheet) == "Also: one door, the ground of 2 cells"
    assert words.other_words({"others": [{"kind": "note"}]}) == "Also: one thing of the map"
