"""The lines of the contract on all four grids: what they answer, what they refuse and how they say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


def refused(session: Session, **line: Any) -> BattlemapError:
    before = state_dict(session.scenario)
    with pytest.raises(BattlemapError) as caught:
        session.do(line)
    assert state_dict(session.scenario) == before
    assert str(caught.value).strip()
    return caught.value


def tokens(session: Session) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state_dict(session.scenario)["scenes"][0]["tokens"]
    return found


@pytest.mark.parametrize("grid", GRIDS)
def test_add_move_undo(session: Make, grid: str) -> None:
    s = session(grid)
    added = s.do({"do": "add_token", "name": "Ana", "at": [2, 2], "side": "party", "facing": 1})
    assert added.result["token"] == "t1"
    moved = s.do({"do": "move", "token": "t1", "to": [4, 2]})
    assert moved.result["steps"][-1]["at"] == [4, 2]
    assert moved.result["cost"] > 0
    assert moved.result["budget_left"] == 6 - moved.result["cost"]
    assert moved.events[0]["event"] == "moved"
    assert s.do({"do": "undo"}).events[0]["event"] == "undone"
    assert tokens(s)[0]["at"] == [2, 2]
    s.do({"do": "redo"})
    assert tokens(s)[0]["at"] == [4, 2]


@pytest.mark.parametrize("grid", GRIDS)
def test_a_path_reprices_to_what_it_says(session: Make, grid: str) -> None:
    s = session(grid)
    s.do({"do": "add_token", "name": "Ana", "at": [2, 2]})
    s.do({"do": "add_terrain", "cells": [[3, 2], [3, 3]], "tags": ["difficult"]})
    s.do({"do": "add_wall", "points": [[3.3, 0.2], [3.3, 2.4]]})
    for cell in s.do({"do": "reach", "token": "t1"}).result["cells"][:40]:
        path = s.do({"do": "path", "token": "t1", "to": cell["at"]}).result
        assert path["cost"] == cell["cost"]
        priced = s.do({"do": "price", "token": "t1", "path": [step["at"] for step in path["steps"]]}).result
        assert priced["legal"]
        assert priced["cost"] == pytest.approx(path["cost"])


def test_ids_count_on_from_the_highest(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "id": "t7", "name": "A", "at": [0, 0]})
    assert s.do({"do": "add_token", "name": "B", "at": [1, 0]}).result["token"] == "t8"
    assert refused(s, do="add_token", id="t7", name="C", at=[2, 0]).code == "duplicate-id"
    assert s.do({"do": "add_wall", "points": [[0, 0], [1, 0]]}).result["id"] == "w1"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"do": "mvoe"}, "unknown-command"),
        ({}, "bad-field"),
        ({"do": "move", "token": "t9", "to": [1, 1]}, "unknown-token"),
        ({"do": "move", "token": "t1"}, "bad-field"),
        ({"do": "move", "token": "t1", "to": [1, 1], "path": []}, "bad-field"),
        ({"do": "move", "token": "t1", "to": [1, 1], "colour": 1}, "bad-field"),
        ({"do": "move", "token": "t1", "to": [50, 1]}, "outside-scene"),
        ({"do": "move", "token": "t1", "to": [1.5, 1]}, "bad-field"),
        ({"do": "move", "token": "t1", "to": [11, 8]}, "illegal-move"),
        ({"do": "move", "token": "t1", "to": [1, 1], "facing": 9}, "bad-field"),
        ({"do": "add_token", "name": "X", "at": [1, 1], "size": 0}, "bad-field"),
        ({"do": "add_token", "name": "X", "at": [1, 1], "stats": {"hp": "many"}}, "bad-field"),
        ({"do": "add_token", "name": "X", "at": [1, 1], "stats": {"strength": 1}}, "bad-field"),
        ({"do": "add_token", "at": [1, 1]}, "bad-field"),
        ({"do": "set_token", "token": "t1", "set": {"nmae": "x"}}, "bad-field"),
        ({"do": "set_door", "door": "d9", "state": "open"}, "unknown-id"),
        ({"do": "set", "id": "w9", "set": {}}, "unknown-id"),
        ({"do": "set", "id": "t1", "set": {}}, "bad-field"),
        ({"do": "remove", "id": "s1"}, "bad-field"),
        ({"do": "turn"}, "no-combat"),
        ({"do": "combat"}, "bad-field"),
        ({"do": "roll", "expr": "3y6"}, "bad-dice"),
        ({"do": "roll", "expr": "2d6", "dice": [1]}, "bad-dice"),
        ({"do": "roll", "expr": "2d6", "dice": [1, 2, 3]}, "bad-dice"),
        ({"do": "roll", "expr": "2d6", "dice": [1, 7]}, "bad-dice"),
        ({"do": "undo", "scene": "s9"}, "unknown-id"),
        ({"do": "redo"}, "nothing-to-redo"),
        ({"do": "save"}, "cannot-save"),
        ({"do": "set_rules", "ruleset": "chess"}, "unknown-id"),
        ({"do": "set_rules", "options": {"hard": 1}}, "bad-field"),
        ({"do": "hide"}, "bad-field"),
        ({"do": "batch", "lines": []}, "limit"),
        ({"do": "batch", "lines": [{"do": "state"}]}, "bad-field"),
    ],
)
def test_refusals_have_their_code_and_change_nothing(session: Make, line: dict[str, Any], code: str) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 2]})
    error = refused(s, **line)
    assert error.code == code


def test_an_illegal_move_says_which_step_and_why(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.do({"do": "add_wall", "points": [[3, 0], [3, 9]]})
    error = refused(s, do="move", token="t1", path=[[2, 1], [3, 1]])
    assert (error.code, error.details["step"], error.details["reason"]) == ("illegal-move", 1, "wall")
    assert str(error.hint).startswith("The wall is w1. ")
    assert error.details["why"][0]["rule"]


def test_the_gm_is_always_right(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.do({"do": "add_wall", "points": [[3, 0], [3, 9]]})
    s.do({"do": "move", "token": "t1", "to": [11, 8], "force": True})
    assert tokens(s)[0]["at"] == [11, 8]
    assert s.log[-1].override


def test_a_door_opens_the_way(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 4]})
    s.do({"do": "add_wall", "points": [[3, 0], [3, 4]]})
    s.do({"do": "add_wall", "points": [[3, 5], [3, 9]]})
    s.do({"do": "add_door", "points": [[3, 4], [3, 5]], "locked": True})
    error = refused(s, do="move", token="t1", path=[[2, 4], [3, 4]])
    assert error.details["reason"] == "door"
    assert refused(s, do="set_door", door="d1", state="open").details["reason"] == "door"
    s.do({"do": "set_door", "door": "d1", "state": "open", "locked": False})
    assert s.do({"do": "path", "token": "t1", "to": [3, 4]}).result["cost"] == 2


def test_a_fight_by_hand(session: Make) -> None:
    s = session()
    for n, name in enumerate(["Ana", "Bo", "Cy"]):
        s.do({"do": "add_token", "name": name, "at": [n * 3, 1]})
    started = s.do({"do": "combat", "start": ["t2", "t1"]})
    assert started.result["order"] == [["t2"], ["t1"]]
    assert started.result["next"] == ["t2"]
    assert refused(s, do="move", token="t1", to=[0, 2]).code == "not-your-turn"
    assert s.do({"do": "turn"}).result["tokens"] == ["t2"]
    assert s.do({"do": "move", "token": "t2", "to": [3, 5]}).result["budget_left"] == 2
    assert refused(s, do="move", token="t2", to=[3, 1]).details["reason"] == "budget"
    assert refused(s, do="move", token="t1", to=[0, 2]).code == "not-your-turn"
    s.do({"do": "end_turn"})
    assert s.do({"do": "move", "token": "t1", "to": [0, 2]}).result["budget_left"] == 5, "a move begins the turn"
    s.do({"do": "combat", "join": ["t3"]})
    assert [event["event"] for event in s.do({"do": "end_turn"}).events] == ["turn_ended"]
    assert s.do({"do": "turn"}).result["tokens"] == ["t3"], "newcomers act last"
    s.do({"do": "remove_token", "token": "t2"})
    ended = s.do({"do": "end_turn"})
    assert ended.result["order"] == [["t1"], ["t3"]]
    assert [event["event"] for event in ended.events] == ["turn_ended", "round_started"]
    s.do({"do": "combat", "order": [["t3"], ["t1"]]})
    assert s.do({"do": "turn"}).result["round"] == 2
    s.do({"do": "combat", "end": True})
    assert refused(s, do="end_turn").code == "no-combat"
    while s.can_undo:
        s.do({"do": "undo"})
    assert tokens(s) == []


def test_undone_movement_gives_the_points_back(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.do({"do": "combat", "start": "all"})
    s.do({"do": "turn"})
    s.do({"do": "move", "token": "t1", "to": [1, 5]})
    s.do({"do": "undo"})
    assert s.do({"do": "move", "token": "t1", "to": [1, 7]}).result["budget_left"] == 0


def test_a_batch_is_one_undo_and_all_or_nothing(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.do({"do": "add_token", "name": "Bo", "at": [2, 1]})
    moves = [{"do": "move", "token": "t2", "to": [3, 1]}, {"do": "move", "token": "t1", "to": [2, 1]}]
    s.do({"do": "batch", "lines": moves})
    assert [t["at"] for t in tokens(s)] == [[2, 1], [3, 1]]
    s.do({"do": "undo"})
    assert [t["at"] for t in tokens(s)] == [[1, 1], [2, 1]]
    refused(s, do="batch", lines=[moves[0], {"do": "move", "token": "t9", "to": [0, 0]}])


def test_dice_given_with_a_line_and_dice_that_go_on(session: Make) -> None:
    s, other = session(), session()
    assert s.do({"do": "roll", "expr": "3d6", "dice": [1, 2, 3]}).result["total"] == 6
    first = s.do({"do": "roll", "expr": "10d6"}).result["dice"]
    assert other.do({"do": "roll", "expr": "10d6"}).result["dice"] == first, (
        "forced dice take nothing from the generator"
    )
    refused(s, do="roll", expr="2d6", dice=[9, 9])
    assert other.do({"do": "roll", "expr": "10d6"}).result == s.do({"do": "roll", "expr": "10d6"}).result
    assert s.do({"do": "roll", "expr": "1d20", "secret": True}).result["secret"]
    assert [e["secret"] for e in s.do({"do": "log"}).result["entries"]] == [False, False, False, True]


def test_scenes_come_and_go(session: Make) -> None:
    s = session()
    s.do({"do": "add_scene", "name": "Cellar", "grid": {"kind": "hex-flat", "columns": 4, "rows": 3}})
    s.do({"do": "add_token", "scene": "s2", "name": "Rat", "at": [1, 1]})
    s.do({"do": "set_scene", "scene": "s2"})
    assert s.active_scene == "s2"
    assert s.do({"do": "view"}).result["scene"] == "s2"
    s.do({"do": "remove", "id": "s2"})
    assert s.active_scene == "s1"
    s.do({"do": "undo"})
    assert s.do({"do": "reach", "token": "t1"}).result["cells"]
    s.do({"do": "set", "id": "s2", "set": {"grid": {"kind": "square"}}})
    assert s.scenario.scene("s2").grid.columns == 4


def test_stats_belong_to_the_active_ruleset(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1], "stats": {"hp": 7, "move": 3}})
    assert tokens(s)[0]["stats"] == {"generic": {"version": 1, "hp": 7, "move": 3}}
    assert s.do({"do": "reach", "token": "t1"}).result["budget"] == 3
    s.do({"do": "set_token", "token": "t1", "set": {"stats.hp": 4, "name": "Bia"}})
    assert tokens(s)[0]["stats"]["generic"]["hp"] == 4
    assert [entry.override for entry in s.log] == [True, True]


def test_distance_height_arc_and_sight(session: Make) -> None:
    s = session("hex-flat")
    s.do({"do": "add_token", "name": "Ana", "at": [3, 2], "facing": 1, "elevation": 0.5})
    s.do({"do": "set_elevation", "cells": [[5, 1]], "elevation": 2})
    far = s.do({"do": "distance", "from": "t1", "to": [5, 1]}).result
    assert far == {"cells": 2, "length": 2.0, "unit": "m", "height": 1.5}
    arcs = [
        s.do({"do": "arc", "of": "t1", "seen_from": at}).result["arc"]
        for at in ([4, 1], [3, 3], [2, 3], [2, 2], [3, 2])
    ]
    assert arcs == ["front", "right", "rear", "left", "same"]
    s.do({"do": "add_wall", "points": [[3.9, 0], [3.9, 9]]})
    seen = s.do({"do": "sight", "from": "t1", "to": [6, 2]}).result
    assert not seen["visible"]
    assert seen["blocked_by"] == ["w1"]
