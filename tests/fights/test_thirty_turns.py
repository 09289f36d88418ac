"""A fight of thirty turns, two against five, played line by line with the dice it names (`thirty_turns.jsonl`)."""

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
SCRIPT = (Path(__file__).parent / "thirty_turns.jsonl").read_text("utf-8")
LINES: list[dict[str, Any]] = [json.loads(line) for line in SCRIPT.splitlines() if not line.startswith("#")]
QUESTIONS = ("cover", "odds", "arc", "state", "log")
EDITS = [line for line in LINES if line["do"] not in QUESTIONS]
BARE = [{key: value for key, value in line.items() if key != "dice"} for line in LINES]
SHORT = [line for line in BARE if line["do"] not in QUESTIONS]
STATE, LOG, UNDO, REDO = ({"do": name} for name in ("state", "log", "undo", "redo"))
RULES = ("--ruleset", "gurps_thf")


def fought(play: Play, *lines: Any, more: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    code, out = play(lines, *RULES, *more, kind="hex-flat", columns=20, rows=14)
    assert code == 0, out.splitlines()[-1]
    return [json.loads(line) for line in out.splitlines()]


@pytest.fixture(scope="module")
def whole(play_once: Play) -> list[dict[str, Any]]:
    """The answers to: the state, the whole script, log and state; all undone, the state; all redone, the state."""
    undos, redos = [UNDO] * len(EDITS), [REDO] * len(EDITS)
    return fought(play_once, STATE, *LINES, LOG, STATE, *undos, STATE, *redos, STATE)


@pytest.fixture(scope="module")
def answers(whole: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers to the script, and to `log` after it."""
    return whole[1 : len(LINES) + 2]


def test_it_is_what_it_says(answers: list[dict[str, Any]]) -> None:
    sides = [line["side"] for line in LINES if line["do"] == "add_token"]
    assert (sides.count("party"), sides.count("foe")) == (2, 5)
    turns = [a["result"]["tokens"] for line, a in zip(LINES, answers[:-1], strict=True) if line["do"] == "turn"]
    assert len(turns) == 30 and {token for who in turns for token in who} == {
        "ana", "bo", "gor", "mok", "rud", "spe", "xan"
    }  # fmt: skip
    actions = {line["action"] for line in LINES if line["do"] == "act"}
    assert actions >= {
        "attack", "all_out_attack", "all_out_defence", "aim", "shoot", "wait", "grapple", "break_free", "feint", "evaluate",
        "make_ready", "change_position", "do_nothing",
    }  # fmt: skip
    conditions = {one["add"] for many in found(answers, "conditions") for one in many if "add" in one}
    assert conditions >= {"shock", "stunned", "grappled", "crippled_leg", "unconscious", "dead", "aiming", "waiting"}
    rolled = {roll["for"] for answer in answers for roll in (answer["result"].get("rolls") or ())}
    assert rolled >= {
        "attack",
        "dodge",
        "parry",
        "block",
        "damage",
        "knockdown",
        "keep_feet",
        "stay_awake",
        "recover",
        "death",
    }


@pytest.mark.parametrize(
    "rule",
    [
        "MAN-10", "DMG-14", "DMG-6", "DMG-8", "CLO-2", "CLO-11", "SIT-2", "RNG-9", "RNG-15", "MAN-2", "MAN-3", "MAN-7", "MAN-8",
        "MAN-11", "HIT-7", "COR-4", "CLO-6",
    ],
)  # fmt: skip
def test_what_it_is_about_happens_in_it(answers: list[dict[str, Any]], rule: str) -> None:
    assert rule in set(found(answers, "rule"))


def test_every_modifier_names_a_rule_that_exists(answers: list[dict[str, Any]]) -> None:
    known = set(read_rules(paths.rulesets() / "gurps_thf"))
    rolls = [roll for many in found(answers, "rolls") for roll in many]
    assert len(rolls) > 60
    for roll in rolls:
        assert {why["rule"] for why in roll["modifiers"]} <= known, roll
        assert roll.get("rule", "") in {*known, ""}, roll
        if roll["target"] is not None:
            assert roll["modifiers"] and sum(why["value"] for why in roll["modifiers"]) == roll["target"], roll
    assert {why["rule"] for many in found(answers, "why") for why in many} <= known
    assert {line["rule"] for many in found(answers, "lines") for line in many} <= {*known, ""}


def test_undo_back_to_the_start_is_byte_equal_and_redo_to_the_end_too(whole: list[dict[str, Any]]) -> None:
    first, last, undone, redone = (
        json.dumps(answer["result"]) for answer in whole if "scenes" in answer["result"] and "tokens" in str(answer)
    )
    assert first != last
    assert undone == first and redone == last


def test_dice_given_with_the_run_give_the_same_bytes(play: Play, answers: list[dict[str, Any]]) -> None:
    dice = [str(face) for line in LINES for face in line.get("dice", ())]
    assert fought(play, *BARE, LOG, more=("--dice", ",".join(dice))) == [
        {**answer, "n": answer["n"] - 1} for answer in answers
    ]


def test_the_same_seed_gives_the_same_bytes_and_another_does_not(play: Play) -> None:
    runs = [
        play([*SHORT, STATE, LOG], *RULES, "--keep-going", "--seed", seed, kind="hex-flat", columns=20, rows=14)
        for seed in ("4", "4", "5")
    ]
    assert runs[0] == runs[1] and runs[0][0] == 0
    assert runs[2][0] == 0 and runs[2] != runs[0]
