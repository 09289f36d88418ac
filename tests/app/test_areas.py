"""Areas by lines: asked about, laid down, grown, moved, carried along, taken back; and who gets to see them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.play import encode
from battlemap.app.session import Session
from battlemap.app.views import DisplayMaker
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


def do(session: Session, **line: Any) -> dict[str, Any]:
    return session.do(line).result


def shown(session: Session, who: str) -> list[str]:
    items = do(session, do="view", **{"as": who})["items"]
    return [item["id"] for item in items if item["kind"] == "area"]


@pytest.mark.parametrize("grid", GRIDS)
def test_an_area_is_shown_before_anything_is_rolled(session: Make, grid: str) -> None:
    s = session(grid)
    for name, at in (("Ana", [4, 3]), ("Ben", [6, 3]), ("Eva", [9, 3])):
        do(s, do="add_token", name=name, at=at)
    before = encode(state_dict(s.scenario))
    found = do(s, do="area", shape="burst", at=[4, 3], radius=2)
    assert set(found) == {"cells", "tokens"}
    assert found["cells"][0] == [4, 3] and len(found["cells"]) == len({*map(tuple, found["cells"])})
    assert [(one["token"], one["distance"], one["exposed"]) for one in found["tokens"]] == [
        ("t1", 0, True),
        ("t2", 2, True),
    ]
    for one in found["tokens"]:
        assert one["cover"] == do(s, do="cover", **{"from": [4, 3], "to": one["token"]})
    assert encode(state_dict(s.scenario)) == before
    assert encode(found)


def test_walls_and_doors_bound_it_as_the_limit_says(session: Make) -> None:
    s = session("square")
    do(s, do="add_wall", points=[[6, 0], [6, 4]])
    do(s, do="add_door", points=[[6, 4], [6, 5]])
    do(s, do="add_wall", points=[[6, 5], [6, 9]])
    do(s, do="add_token", name="Behind", at=[7, 3])
    ask = {"do": "area", "shape": "burst", "at": [4, 4], "radius": 4}
    told = {limit: do(s, **ask, limit=limit) for limit in ("straight", "spread", "through")}
    assert {limit: [one["exposed"] for one in found["tokens"]] for limit, found in told.items()} == {
        "straight": [False], "spread": [False], "through": [True],
    }  # fmt: skip
    assert {limit: [7, 3] in found["cells"] for limit, found in told.items()} == {
        "straight": False, "spread": False, "through": True,
    }  # fmt: skip
    assert told["straight"] == do(s, **ask)
    assert told["straight"]["tokens"][0]["cover"]["exposed"] == 0
    do(s, do="set_door", door="d1", state="open")
    open_ = {limit: do(s, **ask, limit=limit) for limit in ("straight", "spread")}
    assert [7, 4] in open_["straight"]["cells"] and [7, 2] not in open_["straight"]["cells"]
    assert [7, 2] in open_["spread"]["cells"]
    assert open_["spread"]["tokens"][0] | {"cover": None} == {
        "token": "t1",
        "distance": 3,
        "cover": None,
        "exposed": True,
    }


def test_who_asks_with_a_token_asks_round_it(session: Make) -> None:
    s = session("square")
    do(s, do="add_token", name="Ogre", at=[4, 3], size=2, facing=2)
    do(s, do="add_token", name="Ana", at=[7, 3])
    aura = do(s, do="area", shape="aura", at="t1", radius=1)
    assert len(aura["cells"]) == 16
    assert [(one["token"], one["distance"]) for one in aura["tokens"]] == [("t1", 0)]
    assert len(do(s, do="area", shape="burst", at="t1", radius=1)["cells"]) == 4
    pointed = do(s, do="area", shape="line", at="t1", to="t2", width=1)
    assert {one["token"] for one in pointed["tokens"]} == {"t1", "t2"}


@pytest.mark.parametrize(
    "line, code",
    [
        ({"at": [2, 2]}, "bad-field"),
        ({"shape": "burst"}, "bad-field"),
        ({"shape": "blob", "at": [2, 2]}, "bad-field"),
        ({"shape": "burst", "at": [2, 2], "radius": -1}, "bad-field"),
        ({"shape": "burst", "at": [2, 2], "radius": "2"}, "bad-field"),
        ({"shape": "burst", "at": [2, 2], "size": 2}, "bad-field"),
        ({"shape": "burst", "at": [99, 2]}, "outside-scene"),
        ({"shape": "burst", "at": "nobody"}, "unknown-token"),
        ({"shape": "cone", "at": [2, 2], "to": "nobody"}, "unknown-token"),
        ({"shape": "cone", "at": [2, 2], "limit": "half"}, "bad-field"),
    ],
)
@pytest.mark.parametrize("name", ["area", "add_area"])
def test_what_is_no_area_is_refused(session: Make, line: dict[str, Any], code: str, name: str) -> None:
    if name == "add_area" and "shape" not in line:
        return  # an area of the document is a burst if it does not say
    s = session("square")
    before = state_dict(s.scenario)
    with pytest.raises(BattlemapError) as caught:
        s.do({"do": name, **line})
    assert caught.value.code == code
    assert state_dict(s.scenario) == before


@pytest.mark.parametrize("grid", GRIDS)
def test_areas_of_any_size_are_answered(session: Make, grid: str) -> None:
    s = session(grid)
    do(s, do="add_wall", points=[[3, 0], [3, 6]])
    for shape in ("burst", "cone", "line", "ring", "rect", "aura"):
        for size in (0, 0.5, 1e6):
            for limit in ("straight", "spread", "through"):
                sizes = {"radius": size, "inner": size / 2, "length": size, "width": size}
                found = do(s, do="area", shape=shape, at=[2, 2], to=[2, 2], limit=limit, **sizes)
                assert all(len(cell) == 2 for cell in found["cells"])


def test_laid_grown_moved_and_taken_back(session: Make, tmp_path: Path) -> None:
    s = session("hex-flat")
    first = encode(state_dict(s.scenario))
    added = s.do(
        {"do": "add_area", "shape": "burst", "at": [5, 2], "radius": 1, "tags": ["gas"], "limit": "spread", "until": 4}
    )
    assert added.events == [{"event": "area_added", "id": "a1", "scene": "s1"}]
    do(s, do="set", id="a1", set={"radius": 3, "at": [5.5, 2]})
    stored = state_dict(s.scenario)["scenes"][0]["areas"]
    assert [(a["id"], a["radius"], a["at"], a["until"], a["token"]) for a in stored] == [
        ("a1", 3.0, [5.5, 2.0], 4.0, None)
    ]
    assert shown(s, "gm") == ["a1"]
    do(s, do="save", out=str(tmp_path / "gas"))
    again = session(tmp_path / "gas")
    assert state_dict(again.scenario) == state_dict(s.scenario)
    do(s, do="remove", id="a1")
    assert shown(s, "gm") == []
    for _ in range(3):
        s.do({"do": "undo"})
    assert encode(state_dict(s.scenario)) == first


def test_an_area_goes_with_its_token(session: Make) -> None:
    s = session("square")
    do(s, do="add_token", name="Ana", at=[2, 2])
    do(s, do="add_area", shape="aura", token="t1", radius=1)
    maker = DisplayMaker("gm")
    ruleset = s.ruleset_of(s.scenario)

    def item() -> Any:
        return maker.make(s.scenario, "s1", ruleset).items["area", "a1"]

    here = item()
    assert item() is here
    do(s, do="add_token", name="Ben", at=[9, 2])
    assert item() is here
    do(s, do="move", token="t1", to=[4, 2])
    moved = item()
    assert len(moved.polygons) == len(here.polygons) == 9 and moved.polygons != here.polygons
    do(s, do="add_wall", points=[[5, 0], [5, 9]])
    assert len(item().polygons) == 6
    with pytest.raises(BattlemapError):
        s.do({"do": "add_area", "shape": "aura", "token": "t9"})


def test_players_see_no_aura_of_whom_they_do_not_see(session: Make) -> None:
    s = session("square")
    do(s, do="add_token", name="Ana", at=[2, 2])
    do(s, do="add_area", shape="aura", token="t1", radius=1)
    do(s, do="add_area", shape="burst", at=[8.5, 6.5], radius=1)
    assert shown(s, "player") == ["a1", "a2"]
    do(s, do="set_token", token="t1", set={"hidden": True})
    assert (shown(s, "player"), shown(s, "gm")) == (["a2"], ["a1", "a2"])
    do(s, do="reveal", all=True)
    do(s, do="hide", polygon=[[7, 5], [11, 5], [11, 9], [7, 9]])
    assert shown(s, "player") == []
