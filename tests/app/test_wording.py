"""The log says in sentences what the GM changed on a token, with the ruleset's words for stats, conditions and postures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.commands.wording import shown
from battlemap.app.logtext import log_text
from battlemap.app.session import Session
from battlemap.formats.scenario.write import state_dict

Make = Callable[..., Session]


@pytest.mark.parametrize(
    ("fields", "sentences"),
    [
        ({"hidden": True}, ["Ana is hidden from the players"]),
        ({"conditions": [{"id": "down"}]}, ["Ana gets the condition Down"]),
        ({"stats.hp": 4}, ["Ana: Hit points set to 4 (was 10)"]),
        ({"name": "Bea"}, ["Ana is now called Bea"]),
        ({"elevation": -1.5}, ["Ana is at height −1.5 m"]),
        ({"side": "foe", "size": 2}, ["Ana: side Foes", "Ana: size 2"]),
        ({"facing": 1}, ["Ana faces NE"]),
        ({"posture": "kneeling"}, ["Ana: posture Kneeling"]),
        ({"at": [3, 3], "picture": None}, ["Ana is put into another cell", "Ana has another picture"]),
        ({"stats": {"hp": 3}}, ["Ana: Hit points set to 3 (was 10)"]),
    ],
)
def test_each_change_has_its_sentence(session: Make, fields: dict[str, Any], sentences: list[str]) -> None:
    s = session("hex-flat")
    s.do({"do": "add_token", "name": "Ana", "at": [2, 2], "side": "party", "stats": {"hp": 10}})
    before = len(s.scenario.log)
    s.do({"do": "set_token", "token": "t1", "set": fields})
    assert [str(log_text(entry)) for entry in s.scenario.log[before:]] == sentences


def test_a_condition_taken_away_is_told_and_undo_leaves_nothing(session: Make) -> None:
    s = session("square")
    s.do({"do": "add_token", "name": "Ana", "at": [2, 2], "conditions": [{"id": "down"}]})
    before = state_dict(s.scenario)
    s.do({"do": "set_token", "token": "t1", "set": {"conditions": []}})
    assert str(log_text(s.scenario.log[-1])) == "Ana loses the condition Down"
    s.do({"do": "undo"})
    assert state_dict(s.scenario) == before


def test_values_read_like_words() -> None:
    assert [str(shown(value)) for value in (True, False, None, 2.0, -3, ["a", "b"])] == [
        "yes", "no", "nothing", "2", "−3", "a, b",
    ]  # fmt: skip
