"""A wall and an enemy in the way, played line by line: turns on the wall, a fall, slipping past; all taken back byte for byte."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Play = Callable[..., tuple[int, str]]
RULES = ("--ruleset", "gurps_thf")
STATE = {"do": "state"}
LAY: list[dict[str, Any]] = [
    {"do": "add_terrain", "cells": [[5, 4]], "climb": "ladder", "surface": "wood"},
    {"do": "set_elevation", "cells": [[5, 4]], "elevation": 2},
    {"do": "add_terrain", "cells": [[8, 2]], "climb": "tree"},
    {"do": "set_elevation", "cells": [[8, 2]], "elevation": 4},
    {"do": "add_token", "name": "Ana", "at": [5, 6], "side": "party", "stats": {"climbing": 12}},
]


def played(play: Play, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    code, out = play([*LAY, *lines], *RULES, kind="hex-flat", columns=16, rows=12)
    assert code == 0, out.splitlines()[-1]
    return [json.loads(line) for line in out.splitlines()][len(LAY) :]


def taken_back(play: Play, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to the lines; the state after undoing all of them is that before, byte for byte."""
    answers = played(play, STATE, *lines, *([{"do": "undo"}] * len(lines)), STATE)
    assert json.dumps(answers[0]["result"]) == json.dumps(answers[-1]["result"])
    return answers[1 : len(lines) + 1]


def test_up_a_ladder_in_turns(play: Play) -> None:
    up = {"do": "move", "token": "t1", "to": [5, 4]}
    again = [{"do": "end_turn"}, {"do": "turn", "manoeuvre": "move"}]
    answers = taken_back(play, {"do": "combat", "start": "all"}, up, *again, up, *again, up)
    first, second, third = (one["result"] for one in answers if "budget_left" in one["result"])
    assert first["marks"] == ["part_way"] and first["steps"][-1]["lift"] == 0.72 and first["budget_left"] == 0
    assert second["steps"][-1]["lift"] == 1.62
    assert third["steps"][-1]["at"] == [5, 4] and third["marks"] == [] and third["budget_left"] > 0
    assert [one["rolls"] for one in (first, second, third)] == [[], [], []], "a ladder needs none"


def test_a_fall_out_of_a_tree(play: Play) -> None:
    place = {"do": "set_token", "token": "t1", "set": {"at": [8, 2]}}
    down = {"do": "move", "token": "t1", "to": [8, 3], "dice": [6, 6, 6, 6, 6, 5, 4, 4, 4, 5]}
    answers = taken_back(play, place, down)
    told = answers[-1]["result"]
    assert [roll["for"] for roll in told["rolls"]] == ["climbing", "acrobatics", "fall"]
    assert told["rolls"][0]["rule"] == "COR-16" and told["damage"][0]["injury"] == 4 + 4 + 4 + 5 - 12
    moved = next(event for event in answers[-1]["events"] if event["event"] == "moved")
    assert moved["to"] == [8, 3]


def test_past_an_enemy(play: Play) -> None:
    foe = {"do": "add_token", "name": "Bo", "at": [5, 7], "facing": 0, "side": "foe", "stats": {"basic_speed": 4}}
    way = {"do": "move", "token": "t1", "path": [[5, 7], [5, 8], [5, 9]]}
    for dice, end in (([1, 1, 1, 6, 6, 5], [5, 9]), ([6, 6, 5, 3, 3, 3], [5, 7])):
        answers = taken_back(
            play, foe, {"do": "combat", "start": "all"}, {"do": "turn", "token": "t1"}, {**way, "dice": dice}
        )
        told = answers[-1]["result"]
        assert "requires_evade" in told["marks"] and {roll["rule"] for roll in told["rolls"]} == {"CLO-24"}
        assert next(event for event in answers[-1]["events"] if event["event"] == "moved")["to"] == end
