"""A horde of 64 hexes, line by line: one row in the order, last; it moves, is hit, shrinks, and breaks up into swarms."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from battlemap.geometry.grid import make_grid

Play = Callable[..., tuple[int, str]]
GRID = make_grid("hex-flat", 40, 30)
SIZE = 64
STATE, UNDO = {"do": "state"}, {"do": "undo"}
AT = [18, 4]
SETUP = [
    {"do": "add_token", "id": "ana", "name": "Ana", "at": [4, 6], "facing": 2, "side": "party"},
    {"do": "add_token", "id": "bo", "name": "Bo", "at": [3, 12], "facing": 2, "side": "party"},
    {"do": "add_token", "id": "rats", "name": "Rats", "at": AT, "facing": 0, "side": "foe"},
]
FORM = {"do": "act", "action": "form_swarm", "by": "rats", "options": {"kind": "rats", "size": SIZE}}
FIGHT = [FORM, {"do": "combat", "start": "all"}, {"do": "end_turn"}, {"do": "end_turn"}, {"do": "turn"}]
MOVE = {"do": "move", "token": "rats", "to": [17, 4], "facing": 0}
BLAST = {"do": "act", "action": "explode", "by": "bo", "at": [17, 4], "options": {"dice": "6d"}, "dice": [6] * 6}


def played(play: Play, *script: dict[str, Any]) -> list[dict[str, Any]]:
    code, out = play([*SETUP, *script], "--ruleset", "gurps_thf", kind="hex-flat", columns=40, rows=30)
    assert code == 0, out.splitlines()[-1]
    return [json.loads(line) for line in out.splitlines()][len(SETUP) :]


def tokens(state: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {token["id"]: token for token in state["result"]["scenes"][0]["tokens"]}


def cells(token: dict[str, Any]) -> set[tuple[float, ...]]:
    body = GRID.body(GRID.cell(token["at"]), 1, token["facing"], tuple(map(tuple, token["body"] or [[0, 0]])))
    return {tuple(cell) for cell in body}


def connected(found: set[tuple[float, ...]]) -> bool:
    start = next(iter(found))
    reached, edge = {start}, [start]
    while edge:
        edge = [tuple(n) for c in edge for n in GRID.neighbors(GRID.cell(c)) if tuple(n) in found - reached]
        reached.update(edge)
    return reached == found


def test_it_is_one_row_of_the_order_and_acts_last(play: Play) -> None:
    combat = played(play, *FIGHT)[1]["result"]
    assert combat["order"][-1] == ["rats"] and len(combat["order"]) == 3


def test_it_moves_as_one_and_slowly(play: Play) -> None:
    answers = played(play, *FIGHT, STATE, MOVE, STATE)
    before, after = (tokens(answers[n])["rats"] for n in (-3, -1))
    assert answers[-2]["result"]["budget_left"] == 0  # Move 4 less a metre for each ten hexes, at least 1
    assert len(cells(before)) == len(cells(after)) == SIZE
    assert {(q - 1, r) for q, r in cells(before)} == cells(after)


@pytest.mark.parametrize("blasts", [1, 2, 3])
def test_a_blast_counts_in_each_hex_and_takes_one_for_each_six_points(play: Play, blasts: int) -> None:
    answers = played(play, *FIGHT, MOVE, *[x for _ in range(blasts) for x in (STATE, BLAST)], STATE)
    for n in range(blasts):
        before, after = (tokens(answers[len(FIGHT) + 1 + 2 * m])["rats"] for m in (n, n + 1))
        injury = before["stats"]["gurps_thf"].get("swarm_injury", 0)
        points = sum(36 // (3 * max(1, GRID.distance(GRID.cell([17, 4]), GRID.cell(cell)))) for cell in cells(before))
        gone = (injury + points) // 6
        if len(cells(before)) - gone < 5:  # its Basic Size: it breaks up or is scattered
            break
        assert len(cells(after)) == len(cells(before)) - gone
        assert cells(after) < cells(before) and connected(cells(after))


def test_below_its_basic_size_it_is_so_many_swarms_and_undo_gives_all_back(play: Play) -> None:
    hit = {**BLAST, "at": AT, "dice": [1] * 6}
    script = [{**FORM, "options": {"kind": "rats", "size": 7}}, {"do": "combat", "start": "all"}, STATE, hit, STATE]
    answers = played(play, *script, UNDO, STATE)
    broken = tokens(answers[4])
    points = 6 // 3 * 7  # every hex of it is a metre away or nearer
    left = 7 - points // 6
    assert left == 5
    assert len(cells(broken["rats"])) == left
    again = played(play, *script, hit, STATE)
    swarms = {id_: token for id_, token in tokens(again[-1]).items() if id_.startswith("rats")}
    assert len(swarms) == 3 and all(token["body"] is None for token in swarms.values())
    assert sorted(tuple(token["at"]) for token in swarms.values()) == sorted(
        set.union(*(cells(token) for token in swarms.values()))
    )
    assert json.dumps(answers[2]["result"]) == json.dumps(answers[-1]["result"])
