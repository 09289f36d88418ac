"""Laws of gurps_thf's movement: turned and mirrored maps, the search against networkx, retreats and pushes."""

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.movement.graph import PlainMoveGraph
from battlemap.movement.mover import walker_of
from battlemap.rules.api import Drawn, Ruleset
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch
from battlemap.rules.table import SceneTable

VECTORS = json.loads((Path(__file__).parents[1] / "cases" / "gurps_thf.json").read_text("utf-8"))["vectors"]
PLACED = [v for v in VECTORS if v["rule"].startswith("MOV-") and ("start" in v["given"] or "attacker" in v["given"])]
CELL_KEYS = ("hex", "to", "goal", "end_hex", "stopped_by")
LIST_KEYS = ("impassable", "occupied", "retreat_hexes", "path")
SIZE = 7


@cache
def rules() -> Ruleset:
    return Registry(installed=False).load("gurps_thf")


def turned(cell: list[int]) -> list[int]:
    return [-cell[1], cell[0] + cell[1]]


def mirrored(cell: list[int]) -> list[int]:
    return [-cell[0], cell[0] + cell[1]]


def image(value: Any, move: Any, look: Any, key: str = "") -> Any:
    """A case's part after a turn or mirroring: every cell by `move`, every facing by `look`."""
    if isinstance(value, dict):
        if key == "min_cost_by_final_facing":
            return {str(look(int(facing))): cost for facing, cost in value.items()}
        return {name: image(part, move, look, name) for name, part in value.items()}
    if key in CELL_KEYS and isinstance(value, list):
        return move(value)
    if key in LIST_KEYS and value and isinstance(value[0], list):
        return [move(cell) for cell in value]
    if key == "allowed_final_facings":
        return sorted(look(facing) for facing in value)
    if key in ("facing", "end_facing") and isinstance(value, int):
        return look(value)
    if key == "arc":
        return {"left": "right", "right": "left"}.get(value, value) if look(1) == 5 else value
    if isinstance(value, list):
        return [image(part, move, look) for part in value]
    return value


@pytest.mark.parametrize("vector", PLACED, ids=lambda vector: str(vector["id"]))
def test_turned_and_mirrored_cases_give_turned_and_mirrored_answers(vector: dict[str, Any]) -> None:
    case = vector
    for _ in range(2):
        mirror = {key: image(case[key], mirrored, lambda f: -f % 6) for key in ("given", "expect")}
        for one in (case, {**case, **mirror}):
            answer = rules().play_case(one)
            assert answer is not None
            found = {key: answer[key] for key in one["expect"]}
            if "retreat_hexes" in found:
                found["retreat_hexes"].sort()
                one["expect"]["retreat_hexes"].sort()
            assert found == one["expect"]
        case = {**case, **{key: image(case[key], turned, lambda f: (f + 1) % 6) for key in ("given", "expect")}}


GROUND = st.fixed_dictionaries(
    {},
    optional={
        "tags": st.lists(
            st.sampled_from(["difficult", "stairs", "minor_obstacle", "obstacle"]), unique=True, max_size=2
        ),
        "elevation": st.sampled_from([0.0, 0.2, 0.5, 1.0]),
        "water": st.sampled_from([0.0, 0.2, 1.0]),
        "climb": st.sampled_from(["ladder", "rope"]),
    },
)


@st.composite
def tables(draw: Any) -> SceneTable:
    """Small maps full of ground and people; the mover is a."""
    kind = draw(st.sampled_from(["hex-flat", "hex-pointy", "square"]))
    grid = sketch(rules(), {"grid": {"kind": kind, "columns": SIZE, "rows": SIZE}}).grid
    cells = list(grid.cells())
    ground = draw(st.dictionaries(st.integers(0, len(cells) - 1), GROUND, max_size=14))
    places = draw(st.lists(st.integers(0, len(cells) - 1), min_size=2, max_size=7, unique=True))
    tokens = [
        {
            "id": "abcdefg"[n],
            "at": list(cells[place]),
            "facing": draw(st.integers(0, grid.directions - 1)),
            "side": "friends" if n == 0 else draw(st.sampled_from(["friends", "foes", ""])),
            "posture": draw(st.sampled_from(["standing", "crouching", "kneeling", "lying"])),
            "stats": {"basic_move": draw(st.integers(0, 8))} if n == 0 else {},
        }
        for n, place in enumerate(places)
    ]
    facts = {
        "grid": {"kind": kind, "columns": SIZE, "rows": SIZE},
        "cells": {f"{cells[n][0]:g},{cells[n][1]:g}": fields for n, fields in ground.items()},
        "tokens": tokens,
        "options": {"pre_turn_free": draw(st.booleans())},
    }
    return sketch(rules(), facts)


@given(tables(), st.sampled_from(["move", "step_and_attack", "all_out_attack", "aim"]))
@settings(max_examples=60, deadline=None)
def test_reach_is_what_networkx_finds_on_the_same_graph(table: SceneTable, manoeuvre: str) -> None:
    token = table.token("a")
    profile = rules().profile(token, table, manoeuvre=manoeuvre)
    walker = walker_of(table.view, table.scene.id, token, profile)
    graph = PlainMoveGraph(walker.edges)
    starts = {graph.node(walker.tables.state(walker.number, facing)) for facing in walker.start_facings()}
    costs = nx.multi_source_dijkstra_path_length(graph, starts, cutoff=profile.budget)
    best: dict[Any, float] = {}
    for node, cost in costs.items():
        best[node[0]] = min(best.get(node[0], cost), cost)
    occupied = {cell for other in table.tokens() if other.id != "a" for cell in table.body(other)}
    expected = {cell: profile.shown(cost) for cell, cost in best.items() if cell not in occupied}
    assert {cell.at: cell.cost for cell in table.reach(token, profile).cells} == expected
    for cell in list(expected)[:6]:
        path = table.path(token, profile, cell)
        assert path.cost == expected[cell]
        drawn = [Drawn(step.do, None if "turn" in step.do else step.at, step.facing) for step in path.steps]
        again = table.price(token, profile, drawn)
        assert (again.cost, again.legal, again.facings) == (path.cost, True, path.facings)


@given(tables())
@settings(max_examples=40, deadline=None)
def test_a_retreat_leads_to_a_free_neighbour_farther_off(table: SceneTable) -> None:
    places = rules().module("places")
    defender, attacker = table.token("a"), table.token("b")
    for cell in places.retreat_cells(table, defender, attacker):
        assert table.occupants(cell) == () and table.grid.contains(cell)
        assert table.adjacent(defender, cell) and "obstacle" not in table.ground(cell).tags
        assert table.distance(cell, attacker) > table.distance(defender, attacker)
    if defender.posture == "kneeling":
        assert places.retreat_cells(table, defender, attacker) == ()


@given(tables(), st.integers(0, 6))
@settings(max_examples=40, deadline=None)
def test_a_push_goes_straight_on_until_it_is_stopped(table: SceneTable, cells: int) -> None:
    found = rules().module("places").push(table, table.token("a"), table.token("b"), cells)
    way = [table.cell(table.token("a")), *found.path]
    assert all(table.grid.neighbor(one, found.direction) == other for one, other in pairwise(way))
    assert all(table.grid.contains(cell) for cell in found.path)
    assert len(found.path) == cells if found.stopped_by is None else len(found.path) < cells
