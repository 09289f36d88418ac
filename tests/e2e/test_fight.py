"""A real mouse plays the first five turns of the scripted fight (tests/fights), in English and in Portuguese."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import xscreen
from tests.e2e.test_two_screens import ROOT, needs_x, run_program

SCRIPT = ROOT / "tests" / "fights" / "thirty_turns.jsonl"
EMPTY = {
    "format": "battlemap", "version": 1, "ruleset": {"id": "gurps_thf"},
    "scenes": [{"id": "s1", "grid": {"kind": "hex-flat", "columns": 20, "rows": 14}}],
}  # fmt: skip
PORTUGUESE = {
    "Sword": "Espada", "Shield": "Escudo", "Bow": "Arco", "Axe": "Machado", "Maul": "Malho", "Knife": "Faca",
    "Spear": "Lança", "Crossbow": "Besta", "The yard": "O pátio",
}  # fmt: skip
WORDS: dict[str, dict[str, str]] = {"en": {}, "pt_BR": PORTUGUESE}

SAID = {
    "en": {
        "13 or less": "13 or less", "block": "Block", "parry": "Parry with Sword", "none": "No defence",
        "dodge": "Dodge", "refused": "not with this manoeuvre", "injury": "Injury",
    },
    "pt_BR": {
        "13 or less": "13 ou menos", "block": "Bloqueio", "parry": "Aparar com Espada", "none": "Sem defesa",
        "dodge": "Esquiva", "refused": "não com esta manobra", "injury": "Ferimento",
    },
}  # fmt: skip


def script_lines(language: str) -> tuple[list[str], list[str]]:
    """What sets the yard up, and the lines of the first five turns, with the weapons named in that language."""
    text = SCRIPT.read_text("utf-8")
    for word, other in WORDS[language].items():
        text = re.sub(rf"\b{word}\b", other, text)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    turns = [n for n, line in enumerate(lines) if json.loads(line)["do"] == "turn"]
    start = next(n for n, line in enumerate(lines) if json.loads(line)["do"] == "combat")
    return lines[:start], lines[start : turns[5] + 1]


def play(folder: Path, lines: list[str], *more: str) -> list[dict[str, Any]]:
    """The answers of `play` to these lines on an empty yard."""
    (folder / "empty.json").write_text(json.dumps(EMPTY), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "battlemap", "play", str(folder / "empty.json"), "--home", str(folder / "played"), *more],
        input="\n".join(lines), cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


@needs_x
@pytest.mark.gui
@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_five_turns_by_mouse(language: str, tmp_path: Path) -> None:
    out = Path(os.environ.get("BATTLEMAP_PICTURES", tmp_path))
    out.mkdir(parents=True, exist_ok=True)
    yard, turns = script_lines(language)
    played = play(tmp_path, [*yard, *turns, '{"do": "state"}'], "--save", str(tmp_path / "end.battlemap"))
    play(tmp_path, yard, "--save", str(tmp_path / "yard.battlemap"))
    with xscreen.display() as display:
        script = ROOT / "tests" / "e2e" / "fight_evening.py"
        done = run_program(display, script, tmp_path / "home", tmp_path / "yard.battlemap", out, language)
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads((out / f"fight-{language}.json").read_text("utf-8"))
    same_end(seen["state"], played[-1]["result"])
    same_rolls(seen, played)
    looks(seen, SAID[language])
    assert seen["undone"]


def same_end(by_mouse: dict[str, Any], by_script: dict[str, Any]) -> None:
    """Places, facings, postures, conditions, hit points and the order of turns are those of the script's lines."""
    ours, theirs = (state["scenes"][0] for state in (by_mouse, by_script))
    assert len(theirs["tokens"]) == 7
    assert {token["id"]: token for token in ours["tokens"]} == {token["id"]: token for token in theirs["tokens"]}
    assert ours == theirs
    for part in ("order", "round", "acting", "budgets"):
        assert by_mouse["combat"][part] == by_script["combat"][part]
    ana, mok, bo = (next(t for t in ours["tokens"] if t["id"] == id_) for id_ in ("ana", "mok", "bo"))
    assert ana["at"] == [9, 1] and mok["stats"]["gurps_thf"]["hp"] == 5
    assert [mark["id"] for mark in (*mok["conditions"], *bo["conditions"])] == ["shock", "aiming"]


def same_rolls(seen: dict[str, Any], played: list[dict[str, Any]]) -> None:
    rolled = [answer["result"]["rolls"] for answer in played if answer["result"].get("rolls") and answer["events"]]
    assert len(rolled) == 2
    for by_script, turn in zip(rolled, ("axe", "wait"), strict=True):
        want = [(roll["for"], roll["by"], roll["target"], roll["total"]) for roll in by_script]
        got = seen[turn]["log"]["rolls"]
        assert [(roll["for"], roll["by"], roll["target"], roll["total"]) for roll in got] == want


def looks(seen: dict[str, Any], say: dict[str, str]) -> None:
    """What stood in the window on the way."""
    assert seen["first"] == "ana" and seen["refused"] == [False, say["refused"]]
    assert seen["groups"] == ["manoeuvres", "actions", "gm"]
    bow = seen["bow"]
    assert bow["targets"] == 6 and bow["arcs"] == 3 and bow["length"]
    assert bow["rules"] and set(seen["rules"]) <= set(bow["rules"])
    axe = seen["axe"]
    assert axe["title"] == say["13 or less"] and axe["terms"] == [["13", "COR-1"]] and axe["total"] == "13"
    assert axe["legal"] == ["ana"] and axe["targets"] == 6 and 0.2 < axe["chance"] < 0.26
    defence = axe["defence"]
    assert (defence["by"], defence["question"], defence["number"]) == ("ana", "defence", "12")
    possible = {title: number for title, number, _, able in defence["offered"] if able}
    assert possible[say["block"]] == "12" and possible[say["parry"]] == "12" and say["none"] in possible
    assert seen["interrupts"][0] == "ana"
    lines = [tuple(line) for line in seen["wait"]["log"]["lines"]]
    assert (say["injury"], "9") in lines
    assert seen["folds"][0] != seen["folds"][1] and seen["folds"][2]
