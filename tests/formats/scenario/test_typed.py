"""The short way through msgspec's types: the same things, the same bytes, the same errors as the long way."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from battlemap.errors import FormatError
from battlemap.formats.scenario import typed
from battlemap.formats.scenario.read import parse_json, scenario_from_dict, scenario_from_json
from battlemap.formats.scenario.write import encode, scenario_to_dict, scenario_to_json
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Condition,
    Document,
    Door,
    EntityKey,
    GridSpec,
    Light,
    Note,
    Picture,
    Scene,
    Terrain,
    Token,
    Wall,
    fog_key,
    scene_key,
)
from battlemap.model.entities import Fog as FogThing
from battlemap.model.scenario import Scenario

KINDS = ("hex-flat", "hex-pointy", "square", "none")


def full(kind: Any, many: int = 40, seed: int = 1) -> Scenario:
    """Enough of everything that goes the short way."""
    rnd = random.Random(seed)
    scenario = Scenario("typed")
    step = 1 if kind != "none" else 0.5
    things: list[Any] = []
    for n in range(many):
        at = (rnd.randrange(20) * step, rnd.randrange(20) * step)
        x, y = rnd.uniform(-9, 9), rnd.uniform(-9, 9)
        conditions = (Condition("stunned", 3.0), Condition("prone")) if n % 5 == 0 else ()
        stats = {"generic": {"hp": n, "list": [1, 2.5, None, {"deep": [True, "ä\n\\"]}]}} if n % 3 == 0 else {}
        token = Token(f"t{n}", f"Näme {n}", at, n % 6, 1 + n % 3, None, "foes", 0.5 * (n % 2), conditions=conditions)
        things.append(replace(token, stats=stats, body=((0, 0), (1, 0)) if n % 7 == 0 else None))
        things.append(
            Wall(f"w{n}", ((x, y), (x + 1, y)), top=None if n % 2 else 2.0, one_way="left" if n % 4 else None)
        )
        things.append(Door(f"d{n}", ((x, y), (x, y + 1)), "gate", locked=n % 2 == 0))
        things.append(Light(f"l{n}", (x, y), 3.0, 6.0, color="#ff8800"))
        things.append(Note(f"n{n}", (x, y), "a\tb \u0084 c"))
        things.append(Picture(f"p{n}", f"pictures/{n:064x}.png", (0.0, 0.0, 4.0, 4.0), n % 3))
        things.append(Terrain(f"{n - 10},{n}", ("difficult",), 1.5, 0.5, None))
    spec = GridSpec(kind, 30, 30)
    pairs: list[Any] = [(DOCUMENT_KEY, Document(active_scene="s1")), (scene_key("s1"), Scene("s1", grid=spec))]
    pairs += [(fog_key("s1"), FogThing())]
    scenario.load([*pairs, *((EntityKey("s1", thing.kind, thing.id), thing) for thing in things)])
    return scenario


def both(data: bytes) -> tuple[Any, Any]:
    """What either way makes of it: the document, or the error."""
    found: list[Any] = []
    for load in (lambda: scenario_from_json(data, "f"), lambda: scenario_from_dict(parse_json(data, "f"), "f")):
        try:
            found.append(exactly(scenario_to_dict(load())))
        except FormatError as error:
            found.append((type(error), str(error), error.hint and str(error.hint)))
    return found[0], found[1]


def exactly(value: Any) -> Any:
    """Told apart: 3 and 3.0, a tuple and a list are not (JSON knows only one)."""
    return repr(value)


@pytest.mark.parametrize("kind", KINDS)
def test_both_ways_give_the_same_things_and_bytes(kind: Any) -> None:
    scenario = full(kind)
    data = scenario_to_json(scenario)
    assert data == encode(scenario_to_dict(scenario))
    short, long = both(data)
    assert short == long
    again = scenario_from_json(data, "f")
    slowly = scenario_from_dict(parse_json(data, "f"), "f")
    for cls in (Token, Wall, Door, Light, Note, Picture, Terrain):
        ours, theirs = again.of(cls, "s1"), slowly.of(cls, "s1")
        assert exactly(dict(ours)) == exactly(dict(theirs)) and len(ours) == 40
    read = typed.read(data)
    assert read is not None
    scene = read["scenes"][0]
    short_kinds = {key for key in scene if isinstance(scene[key], typed.Ready)}
    assert short_kinds == {"tokens", "walls", "doors", "lights", "notes", "pictures"} | (
        {"cells"} if kind != "none" else set()
    )


BREAKS: list[tuple[str, str, Any]] = [
    ("tokens", "size", 99),
    ("tokens", "size", 2.0),
    ("tokens", "at", [1.5, 2]),
    ("tokens", "at", [1.0, 2.0]),
    ("tokens", "facing", 7),
    ("tokens", "facing", "north"),
    ("tokens", "unheard_of", {"a": 1}),
    ("tokens", "stats", {"a": [[[[[[[[1]]]]]]]]}),
    ("tokens", "stats", {"a": 123456789012345678901234567890}),
    ("tokens", "stats", []),
    ("tokens", "name", 5),
    ("tokens", "name", "x" * 10_001),
    ("tokens", "id", "t2"),
    ("tokens", "id", "w2"),
    ("tokens", "id", "5,5"),
    ("tokens", "id", ""),
    ("tokens", "id", "a\u0001"),
    ("tokens", "picture", "pictures/../x"),
    ("tokens", "conditions", [{"id": "a", "more": 1}]),
    ("tokens", "conditions", [{"until": 1}]),
    ("tokens", "body", []),
    ("walls", "points", [[0, 0]]),
    ("walls", "points", [[0, 0], [1, 2e6]]),
    ("walls", "points", [[0, 0], [-0.0, 3]]),
    ("walls", "sight", "half"),
    ("walls", "move", 1),
    ("walls", "top", -0.0),
    ("doors", "kind", "curtain"),
    ("lights", "angle_deg", 361),
    ("lights", "color", "red"),
]


@pytest.mark.parametrize(("key", "field", "value"), BREAKS)
def test_what_is_strange_goes_the_long_way(key: str, field: str, value: Any) -> None:
    for kind in ("hex-flat", "square", "none"):
        doc = scenario_to_dict(full(kind))
        doc["scenes"][0][key][3][field] = value
        short, long = both(msgspec.json.encode(doc))
        assert short == long


def test_a_value_left_out_takes_its_default_and_a_missing_id_is_said() -> None:
    doc = scenario_to_dict(full("square"))
    for token in doc["scenes"][0]["tokens"]:
        for field in ("name", "stats", "conditions", "body", "posture"):
            del token[field]
    short, long = both(msgspec.json.encode(doc))
    assert short == long and "standing" in short
    del doc["scenes"][0]["walls"][7]["id"]
    short, long = both(msgspec.json.encode(doc))
    assert short == long and "lacks" in short[1]


@pytest.mark.parametrize("name", ["1.5,2", "01,2", "1,2,3", "-0,1", "x"])
def test_cells_stand_by_the_one_spelling_of_their_name(name: str) -> None:
    doc = scenario_to_dict(full("square"))
    doc["scenes"][0]["cells"][name] = {}
    short, long = both(msgspec.json.encode(doc))
    assert short == long and "cell like" in short[1]


def test_strange_documents_go_the_long_way() -> None:
    data = scenario_to_json(full("square"))
    for change in ({"version": 99}, {"scenes": 3}, {"scenes": [1]}, {"grid": 1}, {"version": "1"}):
        doc = {**msgspec.json.decode(data), **change}
        short, long = both(msgspec.json.encode(doc))
        assert short == long
    without = {key: item for key, item in msgspec.json.decode(data).items() if key != "id"}
    assert typed.read(msgspec.json.encode(without)) is None  # its id is made from the plain document
    for cut in (data[:-30], b"", b"[]", b"null"):
        assert both(cut)[0] == both(cut)[1]


def test_what_a_command_made_is_written_as_ever() -> None:
    scenario = full("square")
    key = EntityKey("s1", "token", "t1")
    for odd in (
        Token("t1", at=(3.0, 4.0)),
        Token("t1", elevation=1),
        Token("t1", elevation=-0.0),
        Token("t1", extra={"mine": 1}),
        Token("t1", conditions=(Condition("x", extra={"mine": 1}),)),
        Token("t1", name="x" * 20_000),
    ):
        scenario.load([(key, odd)])
        assert scenario_to_json(scenario) == encode(scenario_to_dict(scenario))
