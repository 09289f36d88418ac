"""What a scenario file may not say, and the one sentence it gets for it."""

from __future__ import annotations

import copy
import dataclasses
import gc
from typing import Any

import pytest

from battlemap.errors import FormatError, LimitError
from battlemap.formats.scenario import limits
from battlemap.formats.scenario.read import parse_json, scenario_from_dict
from battlemap.formats.scenario.schema import KINDS, entity_from_dict, entity_to_dict, field_names
from battlemap.formats.scenario.write import scenario_to_dict, state_dict
from battlemap.model.entities import Area, Fog, GridSpec, Terrain, Token, Wall, fog_key

SAMPLE: dict[str, Any] = {
    "format": "battlemap",
    "version": 1,
    "scenes": [
        {
            "id": "s1",
            "grid": {"kind": "hex-flat", "columns": 20, "rows": 14},
            "pictures": [{"id": "p1", "file": "pictures/a.png"}],
            "cells": {"3,-1": {"tags": ["difficult"]}},
            "walls": [{"id": "w1", "points": [[2, 3], [5, 3]]}],
            "doors": [{"id": "d1", "points": [[5, 3], [6, 3]], "kind": "window"}],
            "lights": [{"id": "l1"}],
            "regions": [{"id": "r1", "polygon": [[0, 0], [1, 0], [1, 1]]}],
            "notes": [{"id": "n1"}],
            "areas": [{"id": "a1"}],
            "fog": {"strokes": [{"polygon": []}]},
            "tokens": [{"id": "t1", "conditions": [{"id": "stunned"}]}, {"id": "t2"}],
        },
        {"id": "s2", "grid": {"kind": "none"}},
    ],
    "combat": {"order": [["t1"], ["t2"]]},
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The sample with one value replaced; `path` as keys joined by "/", lists by number."""
    doc = copy.deepcopy(SAMPLE)
    place: Any = doc
    *way, last = path.split("/")
    for part in way:
        place = place[int(part) if part.isdigit() else part]
    place[int(last) if isinstance(place, list) else last] = value
    return doc


def refusal(doc: Any) -> FormatError:
    with pytest.raises(FormatError) as caught:
        scenario_from_dict(doc, "bridge.battlemap")
    text = str(caught.value)
    assert "bridge.battlemap" in text
    assert "\n" not in text and "{" not in text
    return caught.value


nested: Any = []
for _ in range(limits.NESTING + 5):
    nested = [nested]

T0 = "scenes/0/tokens/0/"
G0 = "scenes/0/grid/"
WRONG = [
    (T0 + "size", "big", 'scenes[0].tokens[0].size should be a whole number from 1 to 25, not "big"'),
    (T0 + "size", 26, "from 1 to 25, not 26"),
    (T0 + "size", 0, "from 1 to 25, not 0"),
    (T0 + "size", True, "not true"),
    (T0 + "size", 1.5, "not 1.5"),
    (T0 + "facing", 6, "scenes[0].tokens[0].facing should be a whole number from 0 to 5, not 6"),
    (T0 + "facing", -1, "not −1"),
    (T0 + "at", [1.5, 0], "a cell of two whole numbers"),
    (T0 + "at", [1], "a point [x, y], not a list of 1"),
    (T0 + "at", [1, 1e7], "scenes[0].tokens[0].at[1]"),
    (T0 + "at", None, "not null"),
    (T0 + "id", "", "an id of 1 to 100 characters"),
    (T0 + "id", "a\nb", "an id of 1 to 100 characters"),
    (T0 + "id", "x" * 101, "an id of 1 to 100 characters"),
    (T0 + "id", "t2", 'scenes[0].tokens[1] has the id "t2", which stands twice'),
    (T0 + "id", "w1", 'has the id "w1", which stands twice'),
    (T0 + "hidden", 1, "true or false, not 1"),
    (T0 + "elevation", float("nan"), "not nan"),
    (T0 + "elevation", float("inf"), "not inf"),
    (T0 + "elevation", False, "not false"),
    (T0 + "picture", "../x.png", "the name of a picture"),
    (T0 + "picture", "pictures/../x.png", "the name of a picture"),
    (T0 + "picture", "pictures/c:x", "the name of a picture"),
    (T0 + "conditions", {}, "scenes[0].tokens[0].conditions should be a list, not an object with 0 keys"),
    (T0 + "conditions", [{"until": 3}], 'scenes[0].tokens[0].conditions[0] lacks "id"'),
    (T0 + "stats", [], "an object, not a list of 0"),
    (T0 + "stats", {"gurps": {"hp": float("nan")}}, "scenes[0].tokens[0].stats.gurps.hp"),
    (T0 + "stats", {"x": nested}, "nested more than 100 levels"),
    (T0 + "future", nested, "nested more than 100 levels"),
    (T0 + "name", "x" * (limits.TEXT + 1), "a text of at most 10000 characters"),
    (T0 + "name", "\ud800", "a text of at most"),
    (T0 + "body", [[0, 0, 0]], "at most 2"),
    ("scenes/0/tokens/0", "Ana", 'scenes[0].tokens[0] should be an object, not "Ana"'),
    ("scenes/0/tokens", {"t1": {}}, "scenes[0].tokens should be a list"),
    ("scenes/0/walls/0/points", [[0, 0]], "at least 2 points, not a list of 1"),
    ("scenes/0/walls/0/sight", "glass", 'one of full, behind, none, not "glass"'),
    ("scenes/0/walls/0", {"id": "w1"}, 'scenes[0].walls[0] lacks "points"'),
    ("scenes/0/doors/0/kind", "portal", "scenes[0].doors[0].kind should be one of door"),
    ("scenes/0/regions/0/polygon", [[0, 0], [1, 1]], "at least 3 points"),
    ("scenes/0/lights/0/color", "red", "a colour #rrggbb"),
    ("scenes/0/notes/0/text", "x" * (limits.NOTE_TEXT + 1), "a text of at most 100000"),
    ("scenes/0/fog/strokes", [{"polygon": [[0, 0]]}], "scenes[0].fog.strokes[0].polygon"),
    ("scenes/0/fog/mode", "dense", "scenes[0].fog.mode"),
    ("scenes/0/cells", [], "an object with cells as keys"),
    ("scenes/0/cells", {"03,1": {}}, 'scenes[0].cells["03,1"] should be a cell like'),
    ("scenes/0/cells", {"1.5,1": {}}, "should be a cell like"),
    ("scenes/0/cells", {"1,1": {"water": -1}}, 'scenes[0].cells["1,1"].water'),
    (G0 + "kind", "hexagon", "one of hex-flat, hex-pointy, square, none"),
    (G0 + "columns", 0, "scenes[0].grid.columns should be a whole number from 1 to 1000, not 0"),
    (G0 + "rows", 1001, "from 1 to 1000, not 1001"),
    (G0 + "origin", [0, float("nan")], "scenes[0].grid.origin[1]"),
    ("scenes/0/grid", {"columns": 900, "rows": 900}, "scenes[0].grid has 810000 cells"),
    ("scenes/0/cell_distance", 0, "a number greater than 0"),
    ("scenes/0/id", "s2", 'scenes[1] has the id "s2"'),
    ("scenes", [], "a list with at least one scene"),
    ("scenes", None, "a list with at least one scene, not null"),
    ("active_scene", "s9", 'active_scene should be the id of a scene, not "s9"'),
    ("ruleset", "gurps", 'ruleset should be an object, not "gurps"'),
    ("ruleset", "generic", 'ruleset should be an object, not "generic"'),
    ("combat", 5, "combat should be an object, not 5"),
    ("combat", {"scene": "s9"}, "combat.scene should be the id of a scene"),
    ("combat", {"order": ["t1"]}, 'combat.order[0] should be a list, not "t1"'),
    ("revision", -1, "revision should be a whole number"),
    ("id", "../\x00", "bridge.battlemap: id should be an id"),
    ("log", [{"n": 1}], 'log[0] lacks "key"'),
    ("format", "foundry", "is not a Battlemap scenario"),
    ("version", 3, "was written by a newer Battlemap (format 3); this one reads up to 1"),
    ("version", "1", "version should be a whole number"),
    ("version", True, "version should be a whole number"),
    ("version", 0, "version should be a whole number"),
]


@pytest.mark.parametrize(
    ("path", "value", "said"), WRONG, ids=[f"{i}-{w[0].replace('/', '.')}" for i, w in enumerate(WRONG)]
)
def test_wrong_values_get_one_sentence(path: str, value: Any, said: str) -> None:
    assert said in str(refusal(changed(path, value)))


def test_the_sample_itself_opens() -> None:
    scenario = scenario_from_dict(SAMPLE, "x")
    assert scenario.scenes() == ("s1", "s2")
    assert scenario.document.active_scene == "s1"
    assert scenario.combat is not None and scenario.combat.scene == "s1"


@pytest.mark.parametrize("doc", [None, [], "x", 5, {}, {"format": "battlemap"}])
def test_what_is_no_scenario_is_refused(doc: Any) -> None:
    assert refusal(doc).code == "bad-field"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"a": NaN}',
        b'{"a": Infinity}',
        b'{"a": 1e999}',
        b'{"a": "\xff"}',
        b'{"a": "\\ud800"}',
        b"1" * 5000,
        b"\x00\x01",
    ],
)
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError) as caught:
        parse_json(data, "x.json")
    assert str(caught.value).startswith("x.json ")


def test_a_byte_order_mark_is_no_reason_to_refuse() -> None:
    assert parse_json(b"\xef\xbb\xbf{}", "x") == {}


def test_too_large_and_too_many_say_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "JSON_BYTES", 10)
    monkeypatch.setitem(limits.THINGS, "token", 1)
    with pytest.raises(LimitError):
        parse_json(b'"0123456789"', "x")
    error = refusal(SAMPLE)
    assert error.code == "limit"
    assert "scenes[0].tokens holds 2 entries" in str(error)


def test_numbers_are_brought_into_one_form() -> None:
    doc = changed(T0 + "at", [3.0, -0.0])
    doc["scenes"][0]["tokens"][0]["elevation"] = 2
    doc["scenes"][0]["lights"][0]["at"] = [-0.0, 1]
    doc["scenes"][1]["tokens"] = [{"id": "t1", "at": [3, 4]}]
    scene, gridless = state_dict(scenario_from_dict(doc, "x"))["scenes"]
    assert repr(scene["tokens"][0]["at"]) == "[3, 0]"
    assert repr(scene["tokens"][0]["elevation"]) == "2.0"
    assert repr(scene["lights"][0]["at"]) == "[0.0, 1.0]"
    assert repr(gridless["tokens"][0]["at"]) == "[3.0, 4.0]"


def test_an_area_may_lie_between_cells() -> None:
    doc = changed("scenes/0/areas/0/at", [1.5, 2])
    assert scenario_from_dict(doc, "x").of(Area, "s1")["a1"].at == (1.5, 2.0)


def test_unknown_keys_are_kept_at_every_level() -> None:
    doc = copy.deepcopy(SAMPLE)
    doc["ruleset"] = {"id": "generic"}
    scene = doc["scenes"][0]
    lists = ["pictures", "walls", "doors", "lights", "regions", "notes", "areas", "tokens"]
    places = [doc, doc["ruleset"], doc["combat"], scene, scene["grid"], scene["fog"], scene["fog"]["strokes"][0]]
    places += [scene["cells"]["3,-1"], scene["tokens"][0]["conditions"][0], *(scene[key][0] for key in lists)]
    for place in places:
        place["b_future"] = {"x": [1, None]}
        place["a_future"] = 2
    saved = scenario_to_dict(scenario_from_dict(doc, "x"))
    scene = saved["scenes"][0]
    places = [saved, saved["ruleset"], saved["combat"], scene, scene["grid"], scene["fog"], scene["fog"]["strokes"][0]]
    places += [scene["cells"]["3,-1"], scene["tokens"][0]["conditions"][0], *(scene[key][0] for key in lists)]
    for place in places:
        assert list(place)[-2:] == ["a_future", "b_future"]
        assert place["b_future"] == {"x": [1, None]}


def test_things_stand_by_id_and_pictures_by_height() -> None:
    doc = changed("scenes/0/tokens", [{"id": "t10"}, {"id": "t9"}, {"id": "t1"}])
    doc["scenes"][0]["pictures"] = [
        {"id": "a", "file": "pictures/a.png", "z": 2},
        {"id": "c", "file": "pictures/a.png"},
        {"id": "b", "file": "pictures/a.png"},
    ]
    scene = state_dict(scenario_from_dict(doc, "x"))["scenes"][0]
    assert [token["id"] for token in scene["tokens"]] == ["t1", "t10", "t9"]
    assert [picture["id"] for picture in scene["pictures"]] == ["b", "c", "a"]


def test_a_command_refuses_unknown_fields_with_the_nearest_known_one() -> None:
    with pytest.raises(FormatError, match='add_token: there is no field "elevaton"') as caught:
        entity_from_dict(Token, {"id": "t1", "elevaton": 1}, "add_token", unknown="refuse")
    assert caught.value.code == "bad-field"
    assert str(caught.value.hint) == "Did you mean elevation?"


def test_a_command_checks_by_the_grid() -> None:
    square = GridSpec("square")
    assert entity_from_dict(Token, {"id": "t", "facing": 7}, "x", grid=square).facing == 7
    with pytest.raises(FormatError, match="x: facing"):
        entity_from_dict(Token, {"id": "t", "facing": 7}, "x", grid=GridSpec("hex-flat"))
    assert entity_from_dict(Terrain, {"water": 1}, "x", id="1,2") == Terrain("1,2", water=1.0)


def test_every_kind_writes_all_its_keys_in_order() -> None:
    wall = entity_to_dict(Wall("w1", ((0.0, 0.0), (1.0, 0.0))))
    assert (
        list(wall) == ["id", "points", "bottom", "top", "move", "sight", "light", "one_way"] == list(field_names(Wall))
    )
    for cls, kind in KINDS.items():
        attrs = {f.attr for f in kind.fields} | {"extra"}
        own = {field.name for field in dataclasses.fields(cls)}
        assert attrs == own - {"options", "ruleset_extra"}, cls


def test_a_document_without_an_id_gets_the_same_one_each_time() -> None:
    first, again = scenario_from_dict(SAMPLE, "x"), scenario_from_dict(copy.deepcopy(SAMPLE), "y")
    other = scenario_from_dict({**SAMPLE, "title": "other"}, "x")
    assert first.id == again.id != other.id


def test_a_scene_has_its_fog_also_where_the_file_leaves_it_out() -> None:
    assert scenario_from_dict(SAMPLE, "x").get(fog_key("s2")) == Fog()


def test_the_collector_runs_again_after_a_refusal() -> None:
    refusal({})
    assert gc.isenabled()
