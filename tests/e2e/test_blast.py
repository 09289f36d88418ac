"""A real mouse throws the grenade in the powder yard, in English and in Portuguese: preview, dive, review sheet, one undo."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import xscreen
from tests.e2e.blast_evening import AIM, DIVER, REFUGE, SEED
from tests.e2e.test_two_screens import ROOT, needs_x, run_program

YARD = ROOT / "maps" / "powder_yard"
WHO = {
    "t3": "Varek",
    "t4": "Rusk",
    "t8": "Rats",
    "t5": "Bent",
    "t6": "Old Marl",
    "t7": "Ferrin",
    "t2": "Doran",
    "t1": "Mirela",
}
"""Nearest first to where it is aimed."""
BEGIN: list[dict[str, Any]] = [
    {"do": "combat", "start": "all", "dice": [6, 5, 3]},
    {"do": "turn"},
    {"do": "end_turn", "next": True},
    {"do": "turn", "manoeuvre": "step_and_attack"},
]
THROW: dict[str, Any] = {
    "do": "act", "action": "bombard", "by": "t1", "at": list(AIM), "review": True, "answers": {f"dive@{DIVER}": REFUGE},
}  # fmt: skip
STATE = {"do": "state"}
SAID = {
    "en": {"scatter": "scatters 3 m", "cover": "6 m, half cover", "wall": "4 m, wall"},
    "pt_BR": {},
}  # fmt: skip


def play(home: Path, *lines: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The answers of `play` to these lines on the sample, with the seed of the evening."""
    done = subprocess.run(
        [sys.executable, "-m", "battlemap", "play", str(YARD), "--home", str(home), "--seed", str(SEED)],
        input="\n".join(map(json.dumps, lines)), cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


@needs_x
@pytest.mark.gui
@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_a_grenade_by_mouse(language: str, tmp_path: Path) -> None:
    out = Path(os.environ.get("BATTLEMAP_PICTURES", tmp_path))
    out.mkdir(parents=True, exist_ok=True)
    with xscreen.display() as display:
        script = ROOT / "tests" / "e2e" / "blast_evening.py"
        done = run_program(display, script, tmp_path / "home", out, language)
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads((out / f"blast-{language}.json").read_text("utf-8"))
    changes = [{"do": "answer", "answer": change} for change in (*seen["rolled again"], *seen["changes"])]
    apply = {"do": "answer", "answer": "apply"}
    played = play(tmp_path / "played", *BEGIN, THROW, *changes, apply, STATE, {"do": "undo"}, STATE)
    previewed(seen["preview"], SAID[language])
    asked(seen, SAID[language])
    first, last = (played[len(BEGIN) + n]["pending"]["sheet"] for n in (0, len(changes)))
    same_sheet(seen["sheet"]["rows"], first)
    same_sheet(seen["edited"], last)
    changed(seen, last)
    same_end(seen["state"], played[-3]["result"])
    assert seen["waiting"] and seen["undone"]
    on_tv(out, language)


def previewed(preview: dict[str, Any], said: Mapping[str, str]) -> None:
    """Before anything is rolled: who is inside, how far, what is in between, and whom of one's own it reaches."""
    assert preview["who"] == list(WHO.values())
    looks = [look for _, look in preview["tags"]]
    assert looks == ["hit", "hit", "hit", "safe", "covered", "covered", "hit", "hit"]
    assert [words.split()[0] for words, _ in preview["tags"]] == ["1", "2", "3", "4", "6", "8", "10", "11"]
    assert [value for _, value, _ in preview["counts"][:2]] == ["7", "3"]
    assert preview["counts"][2][1:] == ["Doran, Mirela", True]
    assert preview["rings"] and preview["blocked"] > 100
    words = [words for words, _ in preview["tags"]]
    assert {said[name] for name in ("cover", "wall") if name in said} <= set(words)


def asked(seen: dict[str, Any], said: Mapping[str, str]) -> None:
    """The throw goes three metres astray; whoever is near where it lands is asked, and the map shows it."""
    assert [(question, token) for question, token, _ in seen["dives"]] == [
        ("dive", id_) for id_ in ("t3", "t4", "t6", "t7", "t2", "t1")
    ]
    assert REFUGE in seen["dive"]["spots"] and seen["dive"]["places"] == ["aimed", "landed"]
    assert seen["sheet"]["scatter"] == seen["dive"]["scatter"] == said.get("scatter", seen["dive"]["scatter"])
    assert "3" in seen["dive"]["scatter"]
    assert [radius for radius, _ in seen["sheet"]["rings"]] == [12, 10]
    assert seen["sheet"]["focus"], "the keyboard is in the sheet"


def same_sheet(rows: dict[str, list[str]], sheet: dict[str, Any]) -> None:
    """Distances, injuries and names in the window are those of `play`."""
    told = {row["token"]: row for row in sheet["rows"]}
    assert len(rows) >= 6 and set(rows) <= set(told)
    for id_, (name, distance, _, _, _, _, injury, effects) in rows.items():
        row = told[id_]
        assert name == row["name"] and effects
        assert distance == f"{row['distance']} m"
        assert injury == ("" if row["injury"] is None else str(row["injury"])), id_
    assert {id_ for id_, row in told.items() if row["touched"] or row["left_out"]} <= set(rows)


def changed(seen: dict[str, Any], sheet: dict[str, Any]) -> None:
    """What was typed is what is marked as the game master's word."""
    (again,) = seen["rolled again"]
    assert again["again"] and "was" in sheet["rolls"][again["roll"] - 1]
    roll, injury, out = seen["changes"]
    assert roll["value"] == 30 and sheet["rolls"][roll["roll"] - 1]["total"] == 30
    assert injury == {"token": DIVER, "injury": 2} and out == {"token": "t2", "leave_out": True}
    rows = {row["token"]: row for row in sheet["rows"]}
    assert rows[DIVER]["injury"] == 2 and rows[DIVER]["was"] != 2
    assert rows["t2"]["left_out"] and not rows["t2"]["touched"]


def same_end(by_mouse: dict[str, Any], by_script: dict[str, Any]) -> None:
    assert by_mouse["scenes"] == by_script["scenes"]
    assert by_mouse["combat"]["budgets"] == by_script["combat"]["budgets"]
    tokens = {token["id"]: token for token in by_mouse["scenes"][0]["tokens"]}
    assert "dispersed" in [mark["id"] for mark in tokens["t8"]["conditions"]]
    assert tokens["t2"]["stats"]["gurps_thf"]["hp"] == 13, "left out"


def on_tv(out: Path, language: str) -> None:
    """The players see nothing of preview and sheet; then they see what came of it."""
    pictures = [
        (out / f"blast-{language}-tv-{name}.png").read_bytes() for name in ("before", "preview", "sheet", "result")
    ]
    assert pictures[0] == pictures[1] == pictures[2] != pictures[3]
