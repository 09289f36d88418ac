"""Lines: fields of the wrong type or beyond what there is, and the words of the contract in what is answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.conftest import Play, scene

ADD = {"do": "add_token", "name": "Ana", "at": [4, 2]}
REASONS = {"budget", "wall", "door", "occupied", "terrain", "height", "manoeuvre"}


@pytest.mark.parametrize(
    "line",
    [
        {"do": "state", "scene": None},
        {"do": "state", "scene": [1]},
        {"do": "state", "scene": 5},
        {"do": "set_scene"},
        {"do": "reach", "token": "t1", "mode": "teleport"},
        {"do": "path", "token": "t1", "to": [4, 3], "mode": ""},
        {"do": "path", "token": "t1", "to": [4, 3], "facing": 6},
        {"do": "path", "token": "t1", "to": [4, 3], "facing": -1},
        {"do": "move", "token": "t1", "to": [4, 3], "facing": 6},
        {"do": "move", "token": "t1", "path": [{"do": "turn", "facing": 6}]},
        {"do": "price", "token": "t1", "path": [{"do": "turn", "facing": -1}]},
        {"do": "price", "token": "t1", "path": [{"do": "step", "to": ["4", 3]}]},
        {"do": "price", "token": "t1", "path": [{"do": "step", "to": [True, 3]}]},
        {"do": "move", "token": "t1", "to": [4, 3], "mode": "walk\0"},
        {"do": "reveal", "polygon": []},
        {"do": "hide", "polygon": [[0, 0], [1, 1]]},
        {"do": "set", "id": "s1", "set": {"grid": {"hexes": 1}}},
    ],
)
def test_what_is_no_value_of_a_field_is_refused(play: Play, line: dict[str, Any]) -> None:
    ended = play(scene(), ADD, {"do": "state"}, line, {"do": "state"})
    _, before, code, after = ended.results
    assert code == "bad-field"
    assert before == after


def test_a_hint_never_offers_what_was_refused(play: Play) -> None:
    inner = {"do": "move", "token": "t1", "to": [4, 3], "force": True}
    error = play(scene(), ADD, {"do": "batch", "lines": [inner]}).answers[1]["error"]
    assert error["code"] == "bad-field" and "Did you mean force" not in error["hint"]


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square", "none"])
def test_reasons_are_those_of_the_contract(play: Play, kind: str) -> None:
    start = {**ADD, "at": [4, 0]}
    big = {**ADD, "at": [4, 4] if kind != "hex-pointy" else [2, 4], "size": 5}
    lines = [{"do": "price", "token": "t1", "path": [[-1, -1]]}]
    lines += [{"do": "move", "token": "t1", "path": [[start["at"][0] + d, start["at"][1] - 1]]} for d in (-1, 0, 1)]
    lines += [{"do": "path", "token": "t2", "to": start["at"]}, {"do": "path", "token": "t2", "to": [0, 0]}]
    answers = play(scene(kind), start, big, *lines).answers[2:]
    refused = [a["result"].get("illegal") if a["ok"] else a["error"] for a in answers]
    reasons = [r["reason"] for r in refused if r is not None]
    assert "terrain" in reasons and set(reasons) <= REASONS


def test_set_keeps_what_this_program_does_not_know(play: Play) -> None:
    document = scene(
        new=3,
        grid={"tilt": 1},
        areas=[{"id": "a1", "shape": "burst", "at": [5, 1], "radius": 2, "spin": 1}],
        walls=[{"id": "w1", "points": [[0, 0], [1, 1]], "glow": {"by": "x"}}],
        cells={"3,1": {"tags": ["difficult"], "moss": 2}},
        tokens=[{"id": "t1", "at": [2, 2], "mood": [1], "conditions": [{"id": "held", "since": 2}]}],
    )
    edits = (
        {"do": "set", "id": "s1", "set": {"name": "Hall", "grid": {"columns": 9}}},
        {"do": "set", "id": "a1", "set": {"radius": 3}},
        {"do": "set", "id": "w1", "set": {"top": 2}},
        {"do": "set", "id": "3,1", "set": {"water": 1}},
        {"do": "set_token", "token": "t1", "set": {"name": "Ana"}},
    )
    ended = play(document, *edits, {"do": "state"})
    assert all(a["ok"] for a in ended.answers)
    hall = ended.results[-1]["scenes"][0]
    assert (hall["new"], hall["grid"]["tilt"], hall["grid"]["columns"]) == (3, 1, 9)
    assert (hall["areas"][0]["spin"], hall["areas"][0]["radius"]) == (1, 3)
    assert (hall["walls"][0]["glow"], hall["walls"][0]["top"]) == ({"by": "x"}, 2)
    assert (hall["cells"]["3,1"]["moss"], hall["cells"]["3,1"]["water"]) == (2, 1)
    assert (hall["tokens"][0]["mood"], hall["tokens"][0]["conditions"][0]["since"]) == ([1], 2)
    refused = play(document, {"do": "set", "id": "a1", "set": {"spin": 2}}).results
    assert refused == ["bad-field"], "what is not known is kept, not set"


ATTACK: dict[str, Any] = {"do": "act", "action": "attack", "by": "a", "target": "b"}
DICE = [[3, 3, 2], [6, 6, 5], [3]]  # the attack hits, the dodge fails, the damage


def duel() -> dict[str, Any]:
    tokens = [{"id": "a", "at": [4, 2], "facing": 3, "side": "p"}, {"id": "b", "at": [4, 3], "facing": 0, "side": "f"}]
    return {**scene(tokens=tokens), "ruleset": {"id": "gurps_thf"}}


@pytest.mark.parametrize("refused", [{"answer": "parry it"}, {"answer": 5}, {"answer": "none"}])
def test_a_refused_answer_leaves_the_question_open(play: Play, refused: dict[str, Any]) -> None:
    ended = play(
        duel(), {"do": "state"}, {**ATTACK, "dice": DICE, "ask": True}, {"do": "answer", **refused}, {"do": "state"},
        {"do": "undo"}, {"do": "answer", "answer": "dodge"}, {"do": "answer", "answer": "dodge"}, {"do": "undo"},
        {"do": "state"},
    )  # fmt: skip
    before, pending, wrong, between, undo, done, again, undone, after = ended.answers
    assert pending["pending"]["question"] == "defence"
    assert wrong["error"]["code"] in ("bad-answer", "bad-dice"), "without a defence, dice are left over"
    assert undo["error"]["code"] == "pending-decision" and again["error"]["code"] == "no-pending"
    assert [roll["dice"] for roll in done["result"]["rolls"]] == DICE
    assert undone["ok"] and before["result"] == between["result"] == after["result"]


def test_dice_left_over_name_the_last_roll(play: Play) -> None:
    error = play(duel(), {**ATTACK, "dice": [*DICE, 1], "answers": {"defence": "dodge"}}).answers[0]["error"]
    assert error["code"] == "bad-dice" and "damage" in error["message"]
