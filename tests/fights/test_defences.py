"""The same attack from every cell round the defender, on hexes of both kinds and on squares: the defences, through `play`.

Rules: CON-6, CON-12, DEF-2, DEF-6, DEF-7, DEF-11, MAN-13b3.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

Play = Callable[..., tuple[int, str]]
Numbers = dict[str, int | None]

# cells round the defender by the arc they lie in, as steps; he looks to direction 0
ROUND: dict[str, dict[str, list[tuple[int, int]]]] = {
    "hex-flat": {"front": [(0, -1), (1, -1), (-1, 0)], "right": [(1, 0)], "left": [(-1, 1)], "rear": [(0, 1)]},
    "hex-pointy": {"front": [(1, -1), (1, 0), (0, -1)], "right": [(0, 1)], "left": [(-1, 0)], "rear": [(-1, 1)]},
    "square": {
        "front": [(-1, -1), (0, -1), (1, -1)], "right": [(1, 0), (1, 1)], "left": [(-1, 0), (-1, 1)], "rear": [(0, 1)],
    },
}  # fmt: skip
# dodge 9; parry 11 with the right hand; block 10 on the left arm; the shield adds 2 where it covers; -2 from a side
FRONT: Numbers = {"dodge": 11, "parry": 13, "block": 12}
RIGHT: Numbers = {"dodge": 7, "parry": 9, "block": None}
LEFT: Numbers = {"dodge": 9, "parry": None, "block": 10}
NONE: Numbers = {"dodge": None, "parry": None, "block": None}
AWARE: Numbers = {"dodge": 7, "parry": 9, "block": 8}  # no shield is between them
WANTED = {"front": FRONT, "right": RIGHT, "left": LEFT, "rear": NONE}


def prompts(play: Play, grid: str, steps: list[tuple[int, int]], stats: dict[str, Any], **more: Any) -> list[Numbers]:
    """What the defender is asked when a sure blow comes from each of these cells: the numbers; None: not possible."""
    center = (6, 4)
    b = {"dodge": 9, "block": 10, "shield_db": 2, "weapons": "Sword, skill 10, 1d cut, parry 11", **stats}
    lines: list[dict[str, Any]] = [
        {"do": "add_token", "id": "b", "name": "Bo", "side": "y", "at": center, "facing": 0, "stats": b},
        {
            "do": "add_token",
            "id": "a",
            "name": "Ana",
            "side": "x",
            "at": [0, 0],
            "stats": {"weapons": "Sword, skill 20, 1d cut"},
        },
    ]
    strike = {
        "do": "act",
        "action": "attack",
        "by": "a",
        "target": "b",
        "with": "Sword",
        "ask": True,
        "dice": [3, 3, 3],
    }
    for dx, dy in steps:
        at = [center[0] + dx, center[1] + dy]
        lines += [{"do": "set_token", "token": "a", "set": {"at": at}}, {**strike, **more}, {"do": "cancel"}]
    code, out = play(lines, "--ruleset", "gurps_thf", kind=grid, columns=14, rows=12)
    assert code == 0, out.splitlines()[-1]
    asked = [json.loads(line)["pending"] for line in out.splitlines() if '"pending"' in line]
    found = []
    for pending in asked:
        assert pending["question"] == "defence"
        assert all(c["why"] and c["why"][0]["rule"] for c in pending["choices"] if not c["available"])
        numbers = {c["id"]: c["value"] if c["available"] else None for c in pending["choices"]}
        found.append({id_: numbers[id_] for id_ in ("dodge", "parry", "block")})
    assert len(found) == len(steps)
    return found


@pytest.mark.parametrize("grid", ROUND)
@pytest.mark.parametrize("reflexes", [False, True])
def test_defences_by_arc(play: Play, grid: str, reflexes: bool) -> None:
    for arc, steps in ROUND[grid].items():
        more: dict[str, Any] = {"answers": {"aware": "no"}} if arc == "rear" else {}
        found = prompts(play, grid, steps, {"combat_reflexes": reflexes}, **more)
        assert found == [WANTED[arc]] * len(steps), arc


@pytest.mark.parametrize("grid", ROUND)
def test_one_who_knows_of_it_defends_behind_as_from_a_side(play: Play, grid: str) -> None:
    found = prompts(play, grid, ROUND[grid]["rear"], {}, answers={"aware": "yes"})
    assert found == [AWARE]


@pytest.mark.parametrize("grid", ROUND)
def test_a_master_with_combat_reflexes_feels_what_comes_from_behind(play: Play, grid: str) -> None:
    master = {"trained_by_a_master": True}
    rear = ROUND[grid]["rear"]
    assert prompts(play, grid, rear, master, answers={"aware": "no"}) == [NONE]
    assert prompts(play, grid, rear, {**master, "combat_reflexes": True}) == [RIGHT]
