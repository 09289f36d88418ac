"""Copy and paste as text: between scenes, grids and programs; a hostile text changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.app.clipboard import LINES, copied, from_text, paste_lines, to_text
from battlemap.app.session import Session
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Light, Note, Region, Token, Wall

from .building import GRIDS, Make

KINDS: tuple[Any, ...] = (Wall, Door, Light, Region, Note)


def filled(session: Make, grid: str = "square") -> Session:
    s = session(grid, 16, 11)
    cells = s.scenario.scene("s1").grid.grid()
    for line in (
        {"do": "add_wall", "points": [[2, 2], [4, 2]], "top": 2.0, "sight": "behind"},
        {"do": "add_door", "points": [[4, 2], [5, 2]], "kind": "gate", "state": "open"},
        {"do": "add_light", "at": [3, 3], "bright": 2, "dim": 4, "color": "#ff0000"},
        {"do": "add_region", "polygon": [[2, 2], [5, 2], [5, 4]], "name": "Yard", "tags": ["difficult"]},
        {"do": "add_note", "at": [3, 2], "text": "Here", "gm": False},
        {"do": "add_token", "name": "Ana", "at": list(cells.from_offset(3, 3)), "facing": 5, "side": "party"},
        {"do": "add_token", "name": "Wolf", "at": list(cells.from_offset(4, 3)), "size": 1, "posture": "standing"},
    ):  # fmt: skip
        s.do(line)
    return s


def everything(s: Session) -> tuple[list[str], list[str]]:
    return list(s.scenario.of(Token, "s1")), [id_ for kind in KINDS for id_ in s.scenario.of(kind, "s1")]


def text_of(s: Session) -> str:
    clip = copied(s, "s1", *everything(s))
    assert clip is not None
    return to_text(clip)


def pasted(s: Session, text: str, at: Any = None, scene: str = "s1") -> list[Any]:
    clip = from_text(text)
    assert clip is not None
    lines = paste_lines(s, scene, clip, ScenePoint(*at) if at is not None else None)
    return list(s.do({"do": "batch", "scene": scene, "lines": lines}).result["results"])


@pytest.mark.parametrize("grid", GRIDS)
@pytest.mark.parametrize("target", GRIDS)
def test_all_kinds_go_from_one_program_to_another_in_one_undo(session: Make, grid: str, target: str) -> None:
    text = text_of(filled(session, grid))
    other = session(target, 16, 11)
    before = state_dict(other.scenario)
    assert len(pasted(other, text, (8, 6))) == 7
    wall, door = other.scenario.of(Wall, "s1")["w1"], other.scenario.of(Door, "s1")["d1"]
    assert (wall.top, wall.sight, door.type, door.state) == (2.0, "behind", "gate", "open")
    assert wall.points[1] == door.points[0], "what was joined is joined"
    assert wall.points[1][0] - wall.points[0][0] == pytest.approx(2)
    assert {t.name for t in other.scenario.of(Token, "s1").values()} == {"Ana", "Wolf"}
    assert other.scenario.of(Region, "s1")["r1"].tags == ("difficult",)
    other.do({"do": "undo"})
    assert state_dict(other.scenario) == before


@pytest.mark.parametrize("grid", GRIDS)
def test_on_the_same_grid_things_move_by_whole_cells(session: Make, grid: str) -> None:
    s = filled(session, grid)
    pasted(s, text_of(s), (9.3, 7.1))
    (x, y), (a, b) = s.scenario.of(Wall, "s1")["w1"].points[0], s.scenario.of(Wall, "s1")["w2"].points[0]
    cells = s.scenario.scene("s1").grid.grid()
    if grid != "none":
        here = cells.cell_at(ScenePoint(7.1, 5.2))
        there = cells.cell_at(ScenePoint(7.1 + a - x, 5.2 + b - y))
        moved = cells.center(there)
        assert (moved.x - cells.center(here).x, moved.y - cells.center(here).y) == pytest.approx((a - x, b - y))
    assert (a, b) != (x, y)


def test_tokens_find_free_cells_and_new_names(session: Make) -> None:
    s = filled(session)
    pasted(s, text_of(s))
    tokens = list(s.scenario.of(Token, "s1").values())
    assert {t.name for t in tokens} == {"Ana", "Wolf", "Ana 2", "Wolf 2"}
    assert len({t.at for t in tokens}) == 4


def test_a_picture_goes_along_only_where_it_is_known_and_stats_only_with_their_rules(session: Make) -> None:
    s = filled(session)
    picture = s.add_picture(b"\x89PNG\r\n\x1a\n" + b"\0" * 8, ".png")
    s.do({"do": "set_token", "token": "t1", "set": {"picture": picture, "stats.hp": 4}})
    text = text_of(s)
    again, other = pasted(s, text), session("square", 16, 11)
    copy = s.scenario.token("s1", next(r["id"] for r in again if r["id"].startswith("t")))
    assert copy is not None and copy.picture == picture and copy.stats["generic"]["hp"] == 4
    pasted(other, text)
    token = other.scenario.token("s1", "t1")
    assert token is not None and token.picture is None and token.stats["generic"]["hp"] == 4
    foreign = json.loads(text)
    foreign["ruleset"] = "elsewhere"
    pasted(other, json.dumps(foreign))
    token = other.scenario.token("s1", "t3")
    assert token is not None and not token.stats


def test_to_another_scene(session: Make) -> None:
    s = filled(session)
    s.do({"do": "add_scene", "id": "s2", "grid": {"kind": "hex-flat", "columns": 10, "rows": 8}})
    pasted(s, text_of(s), (4, 4), "s2")
    assert len(s.scenario.of(Wall, "s2")) == 1 and len(s.scenario.of(Token, "s2")) == 2


def test_beyond_the_edge_it_is_shifted_back_in(session: Make) -> None:
    s = filled(session)
    pasted(s, text_of(s), (0, 0))
    assert all(x >= 0 and y >= 0 for x, y in s.scenario.of(Region, "s1")["r2"].polygon)


@pytest.mark.parametrize("text", ["", "hello", "[1, 2]", '{"a": "battlemap"}', '{"battlemap": "else", "lines": []}'])
def test_what_is_not_ours_is_nothing(text: str) -> None:
    assert from_text(text) is None


def ours(*lines: Any, **more: Any) -> str:
    return json.dumps({"battlemap": "things", "version": 1, "lines": list(lines), **more})


NOTE = {"do": "add_note", "at": [1, 1]}
HOSTILE = {
    "no JSON": '{"battlemap": "things", ',
    "too deep": '{"battlemap": "things", "version": 1, "lines": ' + "[" * 200_000,
    "NaN": '{"battlemap": "things", "version": 1, "lines": [{"do": "add_note", "at": [NaN, 1]}]}',
    "another version": ours(NOTE, version=9),
    "no lines": ours(),
    "lines of another kind": ours("add_note"),
    "an edit": ours({"do": "remove", "id": "w1"}),
    "a batch": ours({"do": "batch", "lines": [NOTE]}),
    "save": ours({"do": "save", "out": "/etc/x"}),
    "do of another kind": ours({"do": ["add_note"]}),
    "no place": ours({"do": "add_note"}),
    "a place that is none": ours({"do": "add_wall", "points": [1, 2]}),
    "far away": ours({"do": "add_note", "at": [1e300, 0]}),
    "truth as number": ours({"do": "add_note", "at": [True, 1]}),
    "too many lines": ours(*[NOTE] * (LINES + 1)),
    "too many points": ours({"do": "add_wall", "points": [[1, 1]] * 30_000}),
    "too long": ours(NOTE, pad="x" * 9_000_000),
}


@pytest.mark.parametrize("what", list(HOSTILE))
def test_a_hostile_text_is_refused_with_a_sentence(what: str) -> None:
    with pytest.raises(BattlemapError) as told:
        from_text(HOSTILE[what])
    assert told.value.hint is not None


@pytest.mark.parametrize(
    "line",
    [
        {"do": "add_note", "at": [1, 1], "text": 5},
        {"do": "add_wall", "points": [[1, 1]]},
        {"do": "add_door", "points": [[1, 1], [2, 2]], "kind": "trap"},
        {"do": "add_token", "at": [1, 1], "name": "A", "size": 10**9},
        {"do": "add_token", "at": [1, 1], "name": {"a": 1}},
        {"do": "add_token", "at": [1, 1], "name": "A", "facing": "x"},
        {"do": "add_token", "at": [1, 1], "name": "A", "stats": [1]},
        {"do": "add_light", "at": [1, 1], "what": 1},
        {"do": "add_region", "polygon": [[1, 1], [2, 2]]},
    ],
)
def test_wrong_fields_are_the_commands_to_refuse_and_nothing_is_pasted(session: Make, line: Any) -> None:
    s = filled(session)
    before = state_dict(s.scenario)
    with pytest.raises(BattlemapError):
        pasted(s, ours(NOTE, line, ruleset=s.ruleset.id))
    assert state_dict(s.scenario) == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
lines = st.fixed_dictionaries(
    {"do": st.sampled_from(["add_note", "add_wall", "add_token", "add_light", "set", ""])},
    optional=dict.fromkeys(("at", "points", "name", "facing", "size", "body", "stats", "picture"), json_values),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(found=st.lists(lines | json_values, max_size=3))
def test_no_text_at_all_brings_anything_but_a_sentence(session: Make, found: Any) -> None:
    s = session("square", 6, 6)
    before = state_dict(s.scenario)
    try:
        pasted(s, ours(*found), (2, 2))
    except BattlemapError:
        assert state_dict(s.scenario) == before
    else:
        s.do({"do": "undo"})
        assert state_dict(s.scenario) == before
