"""Sight and cover as lines of the contract."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battlemap.app.session import Session
from battlemap.errors import BattlemapError

Make = Callable[..., Session]


@pytest.fixture
def table(session: Make) -> Session:
    made = session("square")
    made.do({"do": "add_token", "name": "Ana", "at": [0, 1]})
    made.do({"do": "add_token", "name": "Rui", "at": [8, 1], "posture": "kneeling"})
    made.do({"do": "add_wall", "points": [[8, 0], [8, 3]], "top": 0.9})
    return made


def test_cover_says_how_much_and_which_parts(table: Session) -> None:
    found = table.do({"do": "cover", "from": "t1", "to": "t2"}).result
    assert 0 < found["exposed"] < 0.4 and (found["kind"], found["by"], found["modifiers"]) == ("solid", ["w1"], [])
    assert found["parts"]["head"] > 0.9 and found["parts"]["legs"] == 0 and found["showing"] == "head_and_shoulders"
    standing = table.do({"do": "cover", "from": "t1", "to": [8, 1]}).result
    assert standing["exposed"] > found["exposed"], "a cell stands for a standing person, a token has its posture"
    assert table.do({"do": "cover", "from": [9, 1], "to": "t2"}).result == {
        "exposed": 1, "kind": "none", "by": [], "modifiers": [], "left": 1, "right": 1, "showing": "all", "between": [],
        "parts": {"legs": 1, "torso": 1, "shoulders": 1, "head": 1},
    }  # fmt: skip


def test_cover_names_who_stands_between(table: Session) -> None:
    table.do({"do": "add_token", "name": "Tom", "at": [4, 1]})
    (found,) = table.do({"do": "cover", "from": "t1", "to": [6, 1]}).result["between"]
    assert (found["token"], found["cells"]) == ("t3", [[4, 1]]) and found["hidden"] > 0.5


def test_sight_and_cover_know_the_height_of_a_token(table: Session) -> None:
    table.do({"do": "add_wall", "points": [[4, 0], [4, 3]], "top": 3})
    line = {"do": "sight", "from": "t1", "to": "t2"}
    assert table.do(line).result["blocked_by"] == ["w2"]
    table.do({"do": "add_token", "name": "Owl", "at": [0, 1], "elevation": 9})
    assert table.do({**line, "from": "t3"}).result["visible"] is True
    with pytest.raises(BattlemapError) as refused:
        table.do({"do": "cover", "from": "nobody", "to": "t2"})
    assert refused.value.code == "unknown-token"
