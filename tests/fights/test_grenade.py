"""The grenade in the powder yard, line by line with the dice it names (`grenade.jsonl`): every number is explained, one undo
takes all of it back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap import paths
from battlemap.rules.manifest import read_rules

from .answers import found

Play = Callable[..., tuple[int, str]]
YARD = Path(__file__).resolve().parents[2] / "maps" / "powder_yard"
SCRIPT = (Path(__file__).parent / "grenade.jsonl").read_text("utf-8")
LINES: list[dict[str, Any]] = [json.loads(line) for line in SCRIPT.splitlines() if not line.startswith("#")]
THROW = next(n for n, line in enumerate(LINES) if line["do"] == "act")
MISS = len(LINES) - 1
STATE, UNDO, LOG = {"do": "state"}, {"do": "undo"}, {"do": "log"}
BARE = [{key: value for key, value in line.items() if key != "dice"} for line in LINES]


def played(play: Play, script: list[dict[str, Any]], *more: str) -> list[dict[str, Any]]:
    code, out = play(script, *more, on=YARD)
    assert code == 0, out.splitlines()[-1]
    return [json.loads(line) for line in out.splitlines()]


@pytest.fixture(scope="module")
def answers(play_once: Play) -> list[dict[str, Any]]:
    """What each line answered, then the log."""
    return played(play_once, [*LINES, LOG])


@pytest.fixture(scope="module")
def thrown(answers: list[dict[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = answers[THROW]["result"]
    return result


def test_the_preview_knows_who_is_inside_before_anything_is_rolled(answers: list[dict[str, Any]]) -> None:
    rows = {row["token"]: row for row in answers[THROW - 1]["result"]["tokens"]}
    assert {id_: row["distance"] for id_, row in rows.items()} == {
        "t3": 1, "t4": 2, "t8": 3, "t5": 4, "t6": 6, "t7": 8, "t2": 10, "t1": 11,
    }  # fmt: skip
    assert [id_ for id_, row in rows.items() if not row["exposed"]] == ["t5"]  # behind the corner
    shows = {id_: row["cover"]["exposed"] for id_, row in rows.items()}
    assert shows["t5"] == 0 and 0 < shows["t7"] < shows["t6"] < 1  # half a wall, and the parapet of the lookout
    assert all(shows[id_] == 1 for id_ in ("t3", "t4", "t8", "t2", "t1"))


def test_damage_falls_with_distance_and_stops_at_the_corner(thrown: dict[str, Any]) -> None:
    rolls = {roll.get("against", "t3"): roll["total"] for roll in thrown["rolls"] if roll["for"] == "blast"}
    far = {row["token"]: row["distance"] for row in thrown["looked"]}
    basic = {}
    for row in thrown["damage"]:
        basic.setdefault(row["token"], row["basic"])  # the blast comes before the fragments
    assert far["t4"] == 3  # Rusk dived away before it went off
    for id_ in ("t3", "t4", "t8", "t6", "t7"):
        assert basic[id_] == rolls[id_] // (3 * far[id_]), id_
    safe = next(row for row in thrown["looked"] if row["token"] == "t5")
    assert safe["rule"] == "EXP-22" and safe["exposed"] == 0 and "t5" not in basic


def test_the_door_the_swarm_and_the_thrown_are_told(thrown: dict[str, Any]) -> None:
    lines = [line["text"] for line in thrown["lines"]]
    assert any(line.startswith("door d3 (wood), 3 m:") for line in lines)
    assert "Rats is scattered" in lines
    assert {"token": "t8", "add": "dispersed"} in thrown["conditions"]
    assert any("Varek is thrown 1 m" in line for line in lines)
    assert {move["token"] for move in thrown["moves"]} >= {"t3", "t4"}
    assert {one["what"] for one in thrown["traced"]} >= {"aimed", "landed", "blast", "fragments"}


def test_every_number_names_a_rule_that_exists(answers: list[dict[str, Any]]) -> None:
    known = set(read_rules(paths.rulesets() / "gurps_thf"))
    rolls = [roll for many in found(answers, "rolls") for roll in many]
    assert len(rolls) > 60
    for roll in rolls:
        assert roll.get("rule", "") in known, roll
        assert {why["rule"] for why in roll["modifiers"]} <= known
        if roll["target"] is not None:
            assert sum(why["value"] for why in roll["modifiers"]) == roll["target"], roll
    for damage in (one for many in found(answers, "damage") for one in many):
        assert damage["why"] and {why["rule"] for why in damage["why"]} <= known, damage
    assert {line["rule"] for many in found(answers, "lines") for line in many} <= known


def test_a_miss_scatters_by_its_margin(answers: list[dict[str, Any]]) -> None:
    result = answers[MISS]["result"]
    attack = result["rolls"][0]
    traced = {one["what"]: one["cells"] for one in result["traced"]}
    assert attack["result"] == "failure"
    (q, r), (a, b) = traced["aimed"][0], traced["landed"][0]
    assert max(abs(q - a), abs(r - b), abs(q + r - a - b)) == -attack["margin"] == len(traced["way"]) - 1


def test_one_undo_takes_all_of_a_throw_back_byte_by_byte(play: Play) -> None:
    before = LINES[:THROW]
    out = played(play, [*before, STATE, LINES[THROW], STATE, UNDO, STATE, LINES[MISS], UNDO, STATE])
    states = [json.dumps(answer["result"]) for answer in out if "scenes" in answer["result"]]
    assert states[0] == states[2] == states[3] != states[1]


def test_the_review_sheet_applied_as_it_is_changes_the_same(play: Play) -> None:
    plain = played(play, [*LINES[: THROW + 1], STATE])[-1]
    reviewed = [{**LINES[THROW], "review": True}, {"do": "answer", "answer": "apply"}]
    assert played(play, [*LINES[:THROW], *reviewed, STATE])[-1]["result"] == plain["result"]


def test_the_same_seed_gives_the_same_bytes(play: Play) -> None:
    runs = [play([*BARE, LOG], "--keep-going", "--seed", seed, on=YARD) for seed in ("3", "3", "4")]
    assert runs[0] == runs[1] != runs[2]
