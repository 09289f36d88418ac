"""Blows of a series come one point of initiative after the other; who is faster acts in between (MAN-13f)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

Play = Callable[..., tuple[int, str]]
RULES = ("--ruleset", "gurps_thf")


def fighter(id: str, at: list[int], speed: float, facing: int, **more: Any) -> dict[str, Any]:
    stats = {"basic_speed": speed, "hp": 90, "hp_max": 90, "weapons": "Sword, skill 16, 1 cr, reach 1-2", **more}
    return {
        "do": "add_token", "id": id, "name": id.title(), "at": at, "facing": facing, "side": "x" if id == "ana" else "y",
        "stats": stats,
    }  # fmt: skip


def start(mode: str = "speed", **more: Any) -> list[dict[str, Any]]:
    return [
        {"do": "set_rules", "ruleset": "gurps_thf", "options": {"multiple_attacks": True, "initiative_mode": mode}},
        fighter("ana", [6, 6], 6.0, 0),
        fighter("cat", [6, 4], 5.5, 3, **more),
        fighter("dan", [7, 5], 4.0, 3),
        {"do": "combat", "start": "all"} | ({"dice": [6, 4, 2]} if mode == "simple" else {}),
        {"do": "turn"},
    ]


BLOW = {
    "do": "act",
    "action": "attack",
    "by": "ana",
    "target": "dan",
    "answers": {"defence": "none", "roll:attack": 10},
}
TURN, END, STATE, UNDO = ({"do": name} for name in ("turn", "end_turn", "state", "undo"))


def told(play: Play, script: list[dict[str, Any]]) -> list[dict[str, Any]]:
    code, out = play(script, *RULES, kind="hex-flat", columns=20, rows=14)
    assert code == 0, out.splitlines()[-1]
    return [json.loads(line) for line in out.splitlines()]


def blows(answer: dict[str, Any]) -> list[str]:
    """The sentences of MAN-13f in what a line says."""
    text = json.dumps(answer)
    return [word for word in ("later", "blow 2", "blow 3") if word in text]


def attacks(answer: dict[str, Any]) -> int:
    return json.dumps(answer).count('"for": "attack"')


@pytest.mark.parametrize("mode", ["speed", "realistic", "simple"])
def test_each_blow_comes_where_its_initiative_is(play: Play, mode: str) -> None:
    script = [*start(mode), BLOW, BLOW, BLOW, END, TURN, END, TURN, END, TURN]
    answers = told(play, script)[len(start()) :]
    first, second, third, end, cat, _, dan, over, again = answers
    assert [attacks(one) for one in (first, second, third, end)] == [1, 0, 0, 0]
    assert "later" in blows(second) and "later" in blows(third)
    assert attacks(cat) == 0  # 5.5 comes before 5.0
    assert (attacks(dan), blows(dan)) == (1, ["blow 2"])  # 5.0 before 4.0
    assert (attacks(over) + attacks(again), blows(over) + blows(again)) == (1, ["blow 3"])


def test_alone_in_between_they_follow_at_once(play: Play) -> None:
    lines = [line for line in start() if line.get("id") != "cat"]
    answers = told(play, [*lines, BLOW, BLOW])[len(lines) :]
    assert [attacks(one) for one in answers] == [1, 1]


def test_the_series_of_an_all_out_attack_waits_too_and_odds_count_it(play: Play) -> None:
    all_out = BLOW | {"action": "all_out_attack", "options": {"way": "strong_damage"}}
    ask = {
        "do": "odds",
        **{k: v for k, v in all_out.items() if k not in ("do", "answers")},
        "answers": {"defence": "none"},
    }
    answers = told(play, [*start(), ask, STATE, all_out, END, TURN, END, TURN, UNDO, UNDO, UNDO, UNDO, UNDO, STATE])
    odds, before, now, *_, after = answers[len(start()) :]
    assert attacks(now) == 1
    assert max(float(points) for points in odds["result"]["damage"]) >= 9
    assert attacks(answers[-7]) == 1
    assert before["result"] == after["result"]


def test_what_has_fallen_meanwhile_is_not_struck(play: Play) -> None:
    gone = {"do": "remove_token", "token": "dan"}
    script = [*start(), BLOW, BLOW, END, gone, TURN, END, TURN]
    assert attacks(told(play, script)[-1]) == 0
