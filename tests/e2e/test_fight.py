"""A real mouse plays the first five turns of a fight by the rules, in English and in Portuguese."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import xscreen
from tests.e2e.test_two_screens import ROOT, needs_x, run_program

SWORD = "{sword}, skill 15, 2d+1 cut, reach 1, parry 11; {shield}, skill 12, 1d cr, shield, hand left"
BOW = "{bow}, skill 14, 1d+2 imp, bow, acc 3, ss 12, half 100, max 150, hand both"
ENGLISH = {"sword": "Sword", "shield": "Shield", "bow": "Bow", "axe": "Axe", "maul": "Maul", "knife": "Knife"}
PORTUGUESE = {"sword": "Espada", "shield": "Escudo", "bow": "Arco", "axe": "Machado", "maul": "Malho", "knife": "Faca"}
WORDS = {"en": ENGLISH, "pt_BR": PORTUGUESE}

SAID = {
    "en": {
        "15 or less": "15 or less", "parry back": "Parry with Axe, stepping back", "dodge back": "Dodge, stepping back",
        "parry": "Parry with Axe", "dodge": "Dodge", "none": "No defence", "no shield": "no shield to block with",
        "ana attacks": "Ana: Attack", "injury": "Injury", "refused": "not with this manoeuvre", "side": "From the side",
    },
    "pt_BR": {
        "15 or less": "15 ou menos", "parry back": "Aparar com Machado, com recuo", "dodge back": "Esquiva, com recuo",
        "parry": "Aparar com Machado", "dodge": "Esquiva", "none": "Sem defesa", "no shield": "nenhum escudo para bloquear",
        "ana attacks": "Ana: Ataque", "injury": "Ferimento", "refused": "não com esta manobra", "side": "Pelo lado",
    },
}  # fmt: skip


def map_file(folder: Path, language: str) -> Path:
    """Two against three on hexes."""
    words = WORDS[language]

    def token(id_: str, at: tuple[int, int], facing: int, side: str, speed: float, weapons: str, **more: Any) -> Any:
        stats = {"version": 1, "dx": 12, "ht": 11, "basic_speed": speed, "weapons": weapons.format(**words), **more}
        return {
            "id": id_, "name": id_.title(), "at": list(at), "facing": facing, "side": side, "stats": {"gurps_thf": stats},
        }  # fmt: skip

    tokens = [
        token("ana", (6, 2), 1, "party", 6.5, SWORD, dr=3, block=11, shield_db=2, combat_reflexes=True),
        token("bo", (3, 6), 1, "party", 6.0, BOW, dr=1),
        token("gor", (7, 1), 4, "foe", 5.75, "{axe}, skill 13, 1d+3 cut, reach 1, parry 9", dr=1),
        token("mok", (7, 2), 5, "foe", 5.5, "{maul}, skill 13, 2d+1 cr, reach 1, hand both", dr=2),
        token("rud", (5, 3), 1, "foe", 5.25, "{knife}, skill 12, 1d cut, reach C-1, knife", dr=1),
    ]
    scene = {"id": "s1", "grid": {"kind": "hex-flat", "columns": 13, "rows": 9}, "tokens": tokens}
    document = {"format": "battlemap", "version": 1, "ruleset": {"id": "gurps_thf"}, "scenes": [scene]}
    folder.mkdir()
    (folder / "scenario.json").write_text(json.dumps(document), "utf-8")
    return folder


@needs_x
@pytest.mark.gui
@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_five_turns_by_mouse(language: str, tmp_path: Path) -> None:
    out = Path(os.environ.get("BATTLEMAP_PICTURES", tmp_path))
    out.mkdir(parents=True, exist_ok=True)
    with xscreen.display() as display:
        script = ROOT / "tests" / "e2e" / "fight_evening.py"
        done = run_program(display, script, tmp_path / "home", map_file(tmp_path / "map", language), out, language)
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads((out / f"fight-{language}.json").read_text("utf-8"))
    say = SAID[language]
    sword = seen["sword"]
    assert seen["first"] == "ana" and sword["title"] == say["15 or less"]
    assert sword["legal"] == ["gor", "mok", "rud"] and sword["targets"] == 4 and sword["arcs"] == 3
    assert sword["total"] == "15" and sword["terms"] == [["15", "COR-1"]] and 0.6 < sword["chance"] < 0.62
    defence = sword["defence"]
    assert (defence["by"], defence["question"], defence["number"]) == ("gor", "defence", "12")
    numbers = {title: number for title, number, _, possible in defence["offered"] if possible}
    assert numbers == {
        say["parry back"]: "12",
        say["dodge back"]: "11",
        say["parry"]: "9",
        say["dodge"]: "8",
        say["none"]: "",
    }
    assert [why for _, _, why, possible in defence["offered"] if not possible] == [say["no shield"]]
    assert sword["at"][0] == sword["at"][1] and sword["hp"] == 0, "he stepped back and was hit all the same"
    assert rolls(sword) == [
        ("attack", "ana", 15, 10), ("parry", "gor", 12, 15), ("damage", "ana", None, 8), ("knockdown", "gor", 11, 9),
    ]  # fmt: skip
    lines = [tuple(line) for line in sword["log"]["lines"]]
    assert lines[0] == (say["ana attacks"], say["15 or less"]) and (say["injury"], "10") in lines
    assert seen["folded"] and seen["unfolded"]
    bow = seen["bow"]
    assert bow["length"] == "3 m" and bow["terms"] == [["14", "RNG-16"], ["−1", "COR-8"]]
    assert rolls(bow)[:2] == [("attack", "bo", 13, 16), ("wrong_target", "bo", 9, 9)], "he missed, and hit his friend"
    assert seen["other manoeuvre"] == {"before": "move", "attack": [False, say["refused"]]}
    typed = seen["typed"]
    assert rolls(typed) == [("attack", "mok", 13, 9), ("block", "ana", 16, 8)] and typed["hp"] == 6
    assert rolls(seen["knife"]) == [("attack", "rud", 12, 9), ("parry", "ana", 9, 9)]
    assert [say["side"], "−2"] in seen["knife"]["log"]["lines"]
    assert seen["undone"]


def rolls(turn: dict[str, Any]) -> list[tuple[str, str, int | None, int]]:
    return [(roll["for"], roll["by"], roll["target"], roll["total"]) for roll in turn["log"]["rolls"]]
