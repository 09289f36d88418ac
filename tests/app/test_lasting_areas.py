"""Areas that live on the map, by lines: they last, grow, drift, end and change what is inside; one undo takes all of it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.app.play import encode
from battlemap.app.session import Session
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import Area

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


def do(session: Session, **line: Any) -> dict[str, Any]:
    return session.do(line).result


def state(session: Session) -> bytes:
    return encode(state_dict(session.scenario))


def areas(session: Session) -> dict[str, Area]:
    return dict(session.scenario.of(Area, "s1"))


def lay(session: Session, **fields: Any) -> str:
    id_: str = do(session, do="add_area", **{"shape": "burst", "at": [4, 3], **fields})["id"]
    return id_


@pytest.mark.parametrize("grid", GRIDS)
def test_rounds_pass_and_one_undo_takes_them_back(session: Make, grid: str) -> None:
    s = session(grid)
    lay(s, radius=1, growth=1, growth_most=3, until=5)
    lay(s, radius=2, growth=-1, tags=["gas"])
    lay(s, radius=1, until=2, hidden=True)
    before = state(s)
    answer = s.do({"do": "pass_time", "rounds": 4})
    assert {id_: area.radius for id_, area in areas(s).items()} == {"a1": 3}
    assert answer.events == [
        {"event": "time_passed", "rounds": 4, "seconds": 0},
        {"event": "changed", "id": "a1", "kind": "area", "set": ["radius", "until"]},
        {"event": "area_ended", "id": "a2", "scene": "s1"},
        {"event": "area_ended", "id": "a3", "scene": "s1"},
    ]
    told = [(str(entry.args.get("area")), entry.secret) for entry in s.log if "ends" in entry.key]
    assert told == [("a3", True), ("gas, a2", False)]
    after = state(s)
    do(s, do="undo")
    assert state(s) == before
    do(s, do="redo")
    assert state(s) == after
    do(s, do="pass_time", rounds=1)
    assert areas(s) == {}


def test_seconds_are_whole_rounds(session: Make) -> None:
    s = session("hex-flat")
    do(s, do="set_rules", ruleset="minimal")
    lay(s, radius=0, growth=1)
    assert do(s, do="pass_time", seconds=20) == {"rounds": 4, "seconds": 24}
    assert areas(s)["a1"].radius == 4


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({}, "bad-field"),
        ({"rounds": 1, "seconds": 1}, "bad-field"),
        ({"seconds": 6}, "bad-field"),
        ({"rounds": 0}, "limit"),
        ({"rounds": -3}, "limit"),
        ({"rounds": 101}, "limit"),
        ({"rounds": 1.5}, "bad-field"),
        ({"minutes": 1}, "bad-field"),
    ],
)
def test_what_is_no_time_is_refused(session: Make, line: dict[str, Any], code: str) -> None:
    s = session("square")
    lay(s, growth=1)
    before = state(s)
    with pytest.raises(BattlemapError) as caught:
        s.do({"do": "pass_time", **line})
    assert caught.value.code == code and state(s) == before


@pytest.mark.parametrize(
    "wrong", [{"growth": "x"}, {"growth": 2000}, {"drift": 1}, {"light": "red"}, {"sight": "behind"}, {"hidden": 1}]
)  # fmt: skip
def test_a_wrong_field_is_refused(session: Make, wrong: dict[str, Any]) -> None:
    s = session("square")
    lay(s)
    before = state(s)
    for line in ({"do": "add_area", "shape": "burst", "at": [1, 1], **wrong}, {"do": "set", "id": "a1", "set": wrong}):
        with pytest.raises(BattlemapError):
            s.do(line)
    assert state(s) == before


def test_in_a_fight_they_go_on_with_the_line_that_ends_the_round(session: Make) -> None:
    s = session("square")
    for name, at in (("Ana", [1, 1]), ("Ben", [2, 1])):
        do(s, do="add_token", name=name, at=at)
    lay(s, radius=1, growth=1, until=3)
    lay(s, at=[2, 3], radius=1, drift=[1, 0])
    do(s, do="combat", start="all")
    assert areas(s)["a1"].radius == 1
    with pytest.raises(BattlemapError, match="with its turns"):
        s.do({"do": "pass_time", "rounds": 1})
    seen = []
    for _ in range(2):
        for _ in range(2):
            do(s, do="turn")
            before = state(s)
            answer = s.do({"do": "end_turn"})
        seen.append([event for event in answer.events if event.get("event") in ("area_ended", "changed")])
        after = state(s)
        do(s, do="undo")
        assert state(s) == before
        do(s, do="redo")
        assert state(s) == after
    moved = {"event": "changed", "id": "a2", "kind": "area", "set": ["at"]}
    grown = {"event": "changed", "id": "a1", "kind": "area", "set": ["radius"]}
    assert seen == [[grown, moved], [{"event": "area_ended", "id": "a1", "scene": "s1"}, moved]]
    assert {id_: area.at for id_, area in areas(s).items()} == {"a2": (4, 3)}


@pytest.mark.parametrize("last_out", [False, True])
def test_what_is_left_of_it_after_a_fight_counts_on(session: Make, last_out: bool) -> None:
    s = session("square")
    do(s, do="add_token", name="Ana", at=[1, 1])
    do(s, do="combat", start="all")
    lay(s, until=4)
    do(s, do="end_turn")
    before = state(s)
    do(s, **({"do": "remove_token", "token": "t1"} if last_out else {"do": "combat", "end": True}))
    assert areas(s)["a1"].until == 2
    do(s, do="pass_time", rounds=1)
    assert areas(s)["a1"].until == 1
    do(s, do="pass_time", rounds=1)
    assert areas(s) == {}
    for _ in range(3):
        do(s, do="undo")
    assert state(s) == before


@pytest.mark.parametrize("grid", GRIDS)
def test_what_drifts_off_the_map_ends(session: Make, grid: str) -> None:
    s = session(grid)
    lay(s, at=[2, 3], radius=1, drift=[-1, 0], to=[3, 3])
    do(s, do="pass_time", rounds=1)
    start = areas(s)["a1"]
    assert start.at != (2, 3) and start.to is not None
    do(s, do="pass_time", rounds=10)
    assert areas(s) == {}


def test_the_ground_inside_is_other_ground_and_its_reason_names_it(session: Make) -> None:
    s = session("hex-flat")
    do(s, do="add_token", name="Ana", at=[4, 3])
    way = {"do": "path", "token": "t1", "to": [4, 1]}
    bare = do(s, **way)["cost"]
    lay(s, at=[4, 1], radius=1, ground=["difficult"], tags=["web"], until=2)
    found = do(s, **way)
    assert found["cost"] > bare
    assert [str(why["text"]) for step in found["steps"] for why in step["why"]] == ["difficult ground (web, a1)"] * 2
    do(s, do="pass_time", rounds=2)
    assert do(s, **way)["cost"] == bare
    lay(s, shape="aura", token="t1", radius=1, ground=["impassable"])
    assert [cell["at"] for cell in do(s, do="reach", token="t1")["cells"]] == [[4, 3]]
    do(s, do="move", token="t1", to=[1, 5], force=True)
    assert [cell["at"] for cell in do(s, do="reach", token="t1")["cells"]] == [[1, 5]]


def test_smoke_hides_and_players_are_not_told_of_hidden_areas(session: Make) -> None:
    s = session("square")
    do(s, do="reveal", all=True)
    lay(s, at=[4, 3], radius=1, sight="full", tags=["smoke"])
    lay(s, at=[8, 3], radius=1, hidden=True)
    see = {"do": "sight", "from": [1, 3]}
    assert do(s, **see, to=[7, 3])["blocked_by"] == ["a1"] == do(s, **see, to=[4, 3])["blocked_by"]
    assert do(s, **see, to=[2, 3])["visible"] and do(s, **see, to=[1, 8])["visible"]
    assert do(s, do="cover", **{"from": [1, 3], "to": [7, 3]})["exposed"] == 0

    def shown(who: str) -> list[str]:
        items = do(s, do="view", **{"as": who})["items"]
        return [item["id"] for item in items if item["kind"] == "area"]

    assert (shown("gm"), shown("player")) == (["a1", "a2"], ["a1"])
    do(s, do="set", id="a2", set={"hidden": False})
    assert shown("player") == ["a1", "a2"]


FIELDS = st.fixed_dictionaries(
    {"shape": st.sampled_from(["burst", "ring", "cone", "line", "rect"])},
    optional={
        "radius": st.integers(0, 3), "growth": st.sampled_from([1, -1, 0.5]), "growth_most": st.integers(0, 4),
        "drift": st.sampled_from([[1, 0], [0, -0.5], [0.866025, 0.5]]), "until": st.integers(1, 6),
        "ground": st.just(["difficult"]), "sight": st.just("full"), "light": st.just("dark"), "hidden": st.booleans(),
        "limit": st.sampled_from(["through", "spread"]), "to": st.just([5, 2]),
    },
)  # fmt: skip


@pytest.mark.parametrize("grid", GRIDS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(laid=st.lists(FIELDS, min_size=1, max_size=4), rounds=st.lists(st.integers(1, 6), min_size=1, max_size=3))
def test_all_of_it_can_be_taken_back_and_given_again(
    session: Make, grid: str, laid: list[dict[str, Any]], rounds: list[int]
) -> None:
    s = session(grid)
    states = [state(s)]
    lines = [{"do": "add_area", "at": [4, 3], **fields} for fields in laid]
    for line in [*lines, *({"do": "pass_time", "rounds": n} for n in rounds)]:
        s.do(line)
        states.append(state(s))
    at_once = session(grid)
    for line in [*lines, {"do": "pass_time", "rounds": sum(rounds)}]:
        at_once.do(line)
    assert state(at_once) == states[-1]
    for before in reversed(states[:-1]):
        do(s, do="undo")
        assert state(s) == before
    for after in states[1:]:
        do(s, do="redo")
        assert state(s) == after
