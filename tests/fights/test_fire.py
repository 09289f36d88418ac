"""Fire on a wooden floor over twenty seconds, line by line: it spreads by the rules, stops at stone and water, is undone."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from battlemap.geometry.grid import make_grid

Play = Callable[..., tuple[int, str]]
RULES = ("--ruleset", "gurps_thf")
GRID = make_grid("hex-flat", 16, 12)
SECONDS = 20


def pairs(columns: range, rows: range) -> list[list[int]]:
    """Cells by column and row, as lines name them."""
    return [[int(cell[0]), int(cell[1])] for x in columns for y in rows for cell in [GRID.from_offset(x, y)]]


FLOOR = pairs(range(2, 14), range(1, 11))
STONE = pairs(range(8, 9), range(1, 11))  # a wall of stone flags through the room, with a gap of water
WATER = pairs(range(3, 5), range(6, 8)) + pairs(range(8, 9), range(5, 6))
ISLE = pairs(range(9, 14), range(1, 11))  # the wood behind it
HEARTH = pairs(range(5, 6), range(4, 5))[0]

LAY = [
    {"do": "add_terrain", "cells": FLOOR, "surface": "wood", "tags": ["flammable"]},
    {"do": "add_terrain", "cells": STONE, "surface": "stone"},
    {"do": "add_terrain", "cells": WATER, "surface": "wood", "water": 0.3},
    {"do": "add_token", "name": "Ana", "at": pairs(range(15, 16), range(11, 12))[0], "side": "party"},
]
LIGHT = {"do": "act", "by": "t1", "action": "light_fire", "at": HEARTH, "force": True}
ROUND = [{"do": "turn"}, {"do": "end_turn"}]
STATE = {"do": "state"}


@pytest.fixture(scope="module")
def burnt(play_once: Play) -> tuple[str, str]:
    """The output of the same script and seed twice, with a state after each second, all undone at the end."""
    script = [*LAY, STATE, LIGHT, {"do": "combat", "start": "all"}, STATE]
    for _ in range(SECONDS):
        script += [*ROUND, STATE]
    edits = [line for line in script[len(LAY) :] if line["do"] != "state"]
    script += [{"do": "undo"}] * len(edits) + [STATE]
    runs = []
    for _ in range(2):
        code, out = play_once(script, *RULES, "--seed", "7", kind="hex-flat", columns=16, rows=12)
        assert code == 0, out.splitlines()[-1]
        runs.append(out)
    return runs[0], runs[1]


@pytest.fixture(scope="module")
def states(burnt: tuple[str, str]) -> list[dict[str, Any]]:
    """What `state` answered: at the start, when it was lit, after each second, and when all is undone."""
    answers = [json.loads(line) for line in burnt[0].splitlines()]
    found = [one["result"] for one in answers if "scenes" in str(one.get("result", {}).keys())]
    assert len(found) == SECONDS + 3
    return found


def alight(state: dict[str, Any]) -> set[tuple[int, int]]:
    areas = state["scenes"][0].get("areas", [])
    return {(int(one["at"][0]), int(one["at"][1])) for one in areas if "fire" in one["tags"]}


def test_the_same_script_and_seed_burn_the_same_byte_for_byte(burnt: tuple[str, str]) -> None:
    assert burnt[0] == burnt[1]
    assert "fire" in burnt[0]


def test_it_spreads_only_to_what_lies_beside_fire(states: list[dict[str, Any]]) -> None:
    assert alight(states[1]) == {tuple(HEARTH)}
    for before, after in pairwise(states[1:-1]):
        known = alight(before)
        assert known <= alight(after)
        for cell in alight(after) - known:
            beside = {(int(c[0]), int(c[1])) for c in GRID.neighbors(GRID.cell(cell))}
            assert beside & known


def test_it_takes_half_the_room_and_neither_stone_nor_water(states: list[dict[str, Any]]) -> None:
    burning = alight(states[-2])
    half = {tuple(c) for c in FLOOR} - {tuple(c) for c in [*STONE, *WATER, *ISLE]}
    assert burning <= half
    assert len(burning) > len(half) / 2


def test_all_of_it_can_be_taken_back(states: list[dict[str, Any]]) -> None:
    assert json.dumps(states[-1]) == json.dumps(states[0])


def test_other_seeds_burn_otherwise(play: Play) -> None:
    script = [*LAY, LIGHT, {"do": "combat", "start": "all"}, *(ROUND * 8), STATE]
    found = set()
    for seed in ("1", "2"):
        code, out = play(script, *RULES, "--seed", seed, kind="hex-flat", columns=16, rows=12)
        assert code == 0
        found.add(frozenset(alight(json.loads(out.splitlines()[-1])["result"])))
    assert len(found) == 2


def test_what_does_not_burn_is_not_lit(play: Play) -> None:
    lit = {**LIGHT, "at": STONE[0]}
    code, out = play([*LAY, lit], *RULES, kind="hex-flat", columns=16, rows=12)
    refused = json.loads(out.splitlines()[-1])["error"]
    assert code == 1 and refused["code"] == "not-offered"


def test_it_spreads_without_a_fight_as_time_passes(play: Play) -> None:
    script = [*LAY, STATE, LIGHT, {"do": "pass_time", "seconds": SECONDS}, STATE, {"do": "undo"}, {"do": "undo"}, STATE]
    code, out = play(script, *RULES, "--seed", "7", kind="hex-flat", columns=16, rows=12)
    assert code == 0, out.splitlines()[-1]
    before, after, undone = (json.loads(line)["result"] for line in out.splitlines() if '"scenes"' in line)
    wet = {tuple(c) for c in [*STONE, *WATER, *ISLE]}
    assert len(alight(after)) > 20 and not alight(after) & wet
    assert json.dumps(before) == json.dumps(undone)
