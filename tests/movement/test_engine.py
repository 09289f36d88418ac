"""The own search against networkx's on the same graph, and the tables against themselves after changes."""

from __future__ import annotations

from typing import Any

import networkx as nx
import numpy as np
import pytest

from battlemap.errors import BattlemapError
from battlemap.model.entities import Door, EntityKey, Terrain, Token, Wall
from battlemap.model.scenario import Draft, Scenario
from battlemap.movement.backend_info import get_info
from battlemap.movement.costs import MoveProfile
from battlemap.movement.engine import FAR, distances, wavefront
from battlemap.movement.field import field_of
from battlemap.movement.graph import MoveGraph, PlainMoveGraph, costs_from
from battlemap.movement.mover import walker_of
from battlemap.movement.search import Search, Walker
from battlemap.movement.tables import Tables

from .ascii import put, scene_from_ascii
from .maps import DIAGONALS, KINDS, facing_profile, free_profile, random_map

CASES = [(kind, "one") for kind in KINDS] + [("square", diagonals) for diagonals in DIAGONALS[1:]]


def walker(scenario: Any, profile: MoveProfile, token: str = "m") -> Walker:
    found = scenario.token("s1", token)
    assert found is not None
    return walker_of(scenario, "s1", found, profile)


def profiles(kind: str) -> list[MoveProfile]:
    return [
        free_profile(),
        facing_profile(8 if kind == "square" else 6),
        facing_profile(8, 9, turn=None, cut_corners=True),
    ]


@pytest.mark.parametrize(("kind", "diagonals"), CASES)
@pytest.mark.parametrize("seed", range(5))
def test_same_costs_as_networkx(kind: str, diagonals: str, seed: int) -> None:
    scenario = random_map(seed, kind, diagonals)
    for profile in profiles(kind):
        edges = walker(scenario, profile).edges
        graph = PlainMoveGraph(edges)
        start = walker(scenario, profile)
        state = edges.tables.state(start.number, start.facing)
        for cutoff in (5, profile.budget, None):
            theirs = nx.single_source_dijkstra_path_length(graph, graph.node(state), cutoff=cutoff)
            assert costs_from(MoveGraph(edges), [graph.node(state)], cutoff) == theirs
            assert (
                nx.single_source_dijkstra_path_length(MoveGraph(edges), graph.node(state), cutoff, backend="battlemap")
                == theirs
            )
            for found in (wavefront(edges, [(state, 0)], cutoff), distances(edges, [(state, 0)], cutoff)):
                assert {graph.node(int(s)): int(found[s]) for s in np.flatnonzero(found != FAR)} == theirs


@pytest.mark.parametrize("kind", KINDS)
def test_paths_through_networkx_cost_what_they_say(kind: str) -> None:
    edges = walker(random_map(3, kind), profiles(kind)[1]).edges
    graph, plain = MoveGraph(edges), PlainMoveGraph(edges)
    start = graph.node(edges.tables.state(walker(random_map(3, kind), profiles(kind)[1]).number, 0))
    costs, paths = nx.single_source_dijkstra(graph, start, cutoff=20, backend="battlemap")
    assert set(costs) == set(paths) and len(paths) > 5
    for node, way in paths.items():
        assert way[0] == start and way[-1] == node
        assert nx.path_weight(plain, way, "weight") == costs[node]
    some = max(costs, key=lambda node: (costs[node], node))
    cost, way = nx.single_source_dijkstra(graph, start, some, backend="battlemap")
    assert cost == costs[some] == nx.path_weight(plain, way, "weight")


def test_other_algorithms_of_networkx_run_on_the_plain_graph() -> None:
    scenario = scene_from_ascii("m..\n.#.\n...")
    edges = walker(scenario, free_profile()).edges
    graph = PlainMoveGraph(edges)
    grid = edges.tables.field.grid
    a, b = (grid.from_offset(0, 0), 0), (grid.from_offset(2, 2), 0)
    assert nx.astar_path_length(graph, a, b) == 8
    assert nx.bidirectional_dijkstra(graph, a, b)[0] == 8
    assert len(graph) == 9 and a in graph and (grid.from_offset(5, 5), 0) not in graph and "x" not in graph
    with pytest.raises(nx.NetworkXError):
        graph.add_edge(a, b)
    assert nx.astar_path_length(MoveGraph(edges), a, b, backend="networkx") == 8


def test_backend_is_registered_and_refuses_what_it_cannot_search() -> None:
    assert get_info()["backend_name"] == "battlemap"
    edges = walker(scene_from_ascii("m.."), free_profile()).edges
    graph = MoveGraph(edges)
    with pytest.raises(nx.NodeNotFound):
        nx.single_source_dijkstra_path_length(graph, "nowhere", backend="battlemap")
    with pytest.raises(TypeError, match="movement graphs only"):
        nx.single_source_dijkstra_path_length(nx.path_graph(3), 0, backend="battlemap")


def test_costs_read_like_a_dictionary() -> None:
    edges = walker(scene_from_ascii("m~.\n..."), free_profile()).edges
    graph = MoveGraph(edges)
    start = (edges.tables.field.grid.from_offset(0, 0), 0)
    costs = costs_from(graph, [start], 2)
    assert list(costs.values()) == sorted(costs.values()) and costs[start] == 0 and len(costs) == len(list(costs)) == 3
    assert (edges.tables.field.grid.from_offset(2, 0), 0) not in costs and "nowhere" not in costs
    both = [start, (edges.tables.field.grid.from_offset(2, 1), 0)]
    assert costs_from(graph, both) == nx.multi_source_dijkstra_path_length(PlainMoveGraph(edges), both)


def test_a_backend_that_is_not_installed_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*args: Any, **kwargs: Any) -> None:
        raise ImportError("'battlemap' backend is not installed")

    monkeypatch.setattr(nx, "multi_source_dijkstra_path_length", missing)
    with pytest.raises(BattlemapError, match="networkx does not know") as error:
        walker_search(scene_from_ascii("m.."))
    assert error.value.hint is not None


def walker_search(scenario: Scenario) -> Search:
    return Search(walker(scenario, free_profile()))


def test_goals_stop_the_search_early_but_right() -> None:
    edges = walker(random_map(2, "hex-flat"), facing_profile(6)).edges
    start = [(edges.tables.state(walker(random_map(2, "hex-flat"), facing_profile(6)).number, 0), 0)]
    everything = wavefront(edges, start)
    for goal in np.flatnonzero(everything != FAR)[::17].tolist():
        assert wavefront(edges, start, None, [goal])[goal] == everything[goal]
        assert distances(edges, start, 10, [goal])[goal] in (everything[goal], FAR)


def same_tables(a: Tables, b: Tables) -> bool:
    used = a.cost != -1
    return np.array_equal(a.cost, b.cost) and np.array_equal(a.target[used], b.target[used])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_tables_rewritten_by_difference_are_the_tables_made_anew(kind: str, size: int) -> None:
    scenario = random_map(7, kind)
    mover = scenario.token("s1", "m")
    assert mover is not None
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", mover.at, size=size))
    profile = profiles(kind)[1]
    before = walker(scenario, profile).tables
    door = scenario.of(Door, "s1")["d0"]
    cells = list(scenario.scene("s1").grid.grid().cells())

    def change(view: Any) -> None:
        put(view, EntityKey("s1", "door", "d0"), Door("d0", door.points, state="open"))
        put(view, EntityKey("s1", "wall", "w3"), None)
        put(view, EntityKey("s1", "wall", "new"), Wall("new", ((0, 2.1), (4.3, 2.2))))
        for cell, tags in ((cells[9], ("impassable",)), (cells[20], ("lava",)), (cells[33], ("difficult",))):
            id_ = f"{cell[0]},{cell[1]}"
            put(view, EntityKey("s1", "cell", id_), Terrain(id_, tags, elevation=1.0))

    draft = Draft(scenario)
    change(draft)
    drafted = walker(draft, profile).tables
    assert same_tables(walker(scenario, profile).tables, before)  # the draft has touched nothing
    change(scenario)
    after = walker(scenario, profile).tables
    assert after is not before and not same_tables(after, before)
    anew = Scenario("anew")
    for key in list(_keys(scenario)):
        put(anew, key, scenario.get(key))
    fresh = walker(anew, profile).tables
    assert same_tables(after, fresh)
    assert same_tables(drafted, fresh)


def _keys(scenario: Scenario) -> list[EntityKey]:
    return [EntityKey(scene, kind, id_) for (scene, kind), things in scenario._kinds.items() for id_ in things]


def test_tables_are_shared_and_kept() -> None:
    scenario = random_map(1, "square")
    profile = free_profile()
    one = walker(scenario, profile).tables
    assert walker(scenario, free_profile(99)).tables is one  # the budget is no part of them
    assert walker(scenario, profile, "t0").tables is one
    put(scenario, EntityKey("s1", "token", "t0"), None)
    assert walker(scenario, profile).tables is one  # nor are tokens
    assert field_of(scenario, "s1") is field_of(Draft(scenario), "s1")
