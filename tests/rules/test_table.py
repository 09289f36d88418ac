from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.geometry.types import Hex, ScenePoint, Square
from battlemap.model.change import Change
from battlemap.model.entities import EntityKey, Scene, Token, scene_key
from battlemap.model.scenario import Draft, Scenario
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch
from battlemap.rules.table import Ground, SceneTable, Table


@pytest.fixture
def table(registry: Registry) -> SceneTable:
    """Hexes of 2 m: a small token looking north, a big one south-east of it on a rise."""
    return sketch(
        registry.load("generic"),
        {
            "grid": "hex-flat",
            "cell_distance": 2.0,
            "cells": {
                "6,2": {"tags": ["difficult"], "elevation": 1.5, "water": 0.2, "climb": "ladder", "surface": "wood"}
            },
            "tokens": [{"id": "a", "at": [2, 2]}, {"id": "b", "at": [6, 2], "size": 3, "elevation": 0.5}],
        },
    )


def test_who_stands_where(table: Table) -> None:
    a, b = table.tokens()
    assert table.cell(a) == Hex(2, 2) and table.body(a) == (Hex(2, 2),)
    assert len(table.body(b)) == 7
    assert table.occupants(Hex(5, 2)) == (b,)
    assert table.occupants(Hex(3, 2)) == ()
    with pytest.raises(CommandError) as caught:
        table.token("c")
    assert caught.value.code == "unknown-token"


def test_distances_are_between_bodies(table: Table) -> None:
    a, b = table.tokens()
    assert (table.distance(a, b), table.length(a, b), table.distance(a, table.cell(b))) == (3, 6.0, 4)
    assert not table.adjacent(a, b)
    assert table.adjacent(Hex(4, 2), b) and table.adjacent(b, Hex(4, 2))


def test_directions_arcs_and_lines(table: Table) -> None:
    a, b = table.tokens()
    assert table.direction(a, b) == 2
    assert table.arc(Hex(2, 0), a) == "front" and table.arc(Hex(2, 4), a) == "rear"
    assert table.in_melee_fan(Hex(2, 1), a) and not table.in_melee_fan(Hex(3, 2), a)
    assert table.line(a, b).crossed == (Hex(3, 2), Hex(4, 2), Hex(5, 2))


def test_the_ground(table: Table) -> None:
    a, b = table.tokens()
    assert table.ground(Hex(6, 2)) == Ground(("difficult",), 1.5, 0.2, "ladder", "wood")
    assert table.ground(Hex(0, 0)) == Ground()
    assert (table.elevation(b), table.elevation(Hex(6, 2)), table.elevation(a)) == (2.0, 1.5, 0.0)


def test_a_wall_hides_and_an_open_door_does_not(registry: Registry) -> None:
    def facts(state: str) -> dict[str, Any]:
        return {"doors": [{"points": [[2, 0], [2, 3]], "state": state}], "tokens": [{"at": [1, 1]}, {"at": [2, 1]}]}

    for state, visible in (("closed", False), ("open", True)):
        table = sketch(registry.load("generic"), facts(state))
        a, b = table.tokens()
        assert table.sight(a, b).visible is visible
        assert table.sight(a, b).blocked_by == (() if visible else ("d1",))


def test_ways_are_explained(table: Table, registry: Registry) -> None:
    a, b = table.tokens()
    profile = registry.load("generic").profile(a, table)
    assert table.reach(a, profile).budget == 12.0
    assert table.path(a, profile, Hex(2, 0)).cost == 4.0
    assert table.path(a, profile, table.cell(b)).illegal is not None
    assert table.price(a, profile, [Hex(2, 1), Hex(2, 0)]).legal


def test_without_a_grid_regions_are_the_ground(registry: Registry) -> None:
    table = sketch(
        registry.load("generic"),
        {
            "grid": "none",
            "regions": [
                {"id": "r1", "polygon": [[0, 0], [4, 0], [4, 4], [0, 4]], "tags": ["difficult"], "elevation": 1.0},
                {
                    "id": "r2",
                    "polygon": [[2, 2], [6, 2], [6, 6], [2, 6]],
                    "tags": ["difficult", "stairs"],
                    "elevation": 2.0,
                },
            ],
            "tokens": [{"id": "a", "at": [1.5, 1]}, {"id": "b", "at": [2.5, 1.5]}],
        },
    )
    assert table.ground(ScenePoint(1, 1)) == Ground(("difficult",), 1.0)
    assert table.ground(ScenePoint(3, 3)) == Ground(("difficult", "stairs"), 2.0)
    assert table.ground(ScenePoint(9, 9)) == Ground()
    a, b = table.tokens()
    assert table.adjacent(a, b) and not table.adjacent(a, ScenePoint(4, 4))


def test_stats_have_their_defaults() -> None:
    scenario = Scenario()
    scenario.apply(Change(scene_key("s1"), None, Scene("s1")))
    token = Token("a", stats={"generic": {"hp": 3}, "other": {"hp": 99}})
    table = SceneTable(scenario, "s1", "generic", {"mud": True}, {"hp": 10, "note": ""})
    assert table.stats(token) == {"hp": 3, "note": ""}
    assert table.options == {"mud": True}
    with pytest.raises(KeyError):
        SceneTable(scenario, "s2", "generic")


def test_a_draft_is_seen() -> None:
    scenario = Scenario()
    scenario.apply(Change(scene_key("s1"), None, Scene("s1")))
    draft = Draft(scenario)
    draft.put(EntityKey("s1", "token", "a"), Token("a", at=(4, 4)))
    assert SceneTable(draft, "s1", "generic").occupants(Square(4, 4))[0].id == "a"
    assert SceneTable(scenario, "s1", "generic").tokens() == ()
