"""Movement against networkx's own search on a graph built beforehand, in processor time."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace

import networkx as nx
import numpy as np

from battlemap.geometry.types import Cell
from battlemap.model.change import Change
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Scenario
from battlemap.movement.edges import Edges
from battlemap.movement.engine import FAR
from battlemap.movement.field import field_of
from battlemap.movement.graph import MoveGraph
from battlemap.movement.lattice import lattice
from battlemap.movement.mover import mover_of, walker_of
from battlemap.movement.search import Walker
from battlemap.movement.tables import Tables
from tests.bench.table import Row, ahead, cpu, within
from tests.bench.worlds import foot, hexes

RANGES = ((10, 3.5), (20, 6.0), (60, 10.0))
MOVER = EntityKey("s1", "token", "m")
OTHER = EntityKey("s1", "token", "t")


def rows(quick: bool) -> Iterator[Row]:
    side, rounds = (12, 1) if quick else (200, 9)
    scenario = hexes(side)
    walker = walker_at(scenario, 10)
    graph = prebuilt(walker.edges)
    yield from _ranges(scenario, graph, rounds)
    yield from _ready(scenario, side, rounds)
    yield _memory(12 if quick else 100)
    yield from _moved(scenario, rounds)
    yield _corner_to_corner(scenario, graph, rounds)


def walker_at(scenario: Scenario, budget: int) -> Walker:
    token = scenario.token("s1", "m")
    assert token is not None
    return walker_of(scenario, "s1", token, foot(budget))


def prebuilt(edges: Edges) -> nx.DiGraph[int]:
    """The obvious way: every step as an edge of a networkx graph, states as plain numbers."""
    tables, closed = edges.tables, frozenset(edges.closed.tolist())
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_weighted_edges_from(
        (state, to, cost)
        for state in range(tables.states)
        for to, cost in zip(tables.target[state].tolist(), tables.cost[state].tolist(), strict=True)
        if cost >= 0 and to not in closed
    )
    return graph


def _ranges(scenario: Scenario, graph: nx.DiGraph[int], rounds: int) -> Iterator[Row]:
    for budget, goal in RANGES:
        walker = walker_at(scenario, budget)
        ours, limit = MoveGraph(walker.edges), budget * 2
        state = walker.tables.state(walker.number, walker.facing)
        node = ours.node(state)
        found = nx.single_source_dijkstra_path_length(ours, node, cutoff=limit, backend="battlemap").by_state
        theirs = nx.single_source_dijkstra_path_length(graph, state, cutoff=limit)
        assert {int(s): int(found[s]) for s in np.flatnonzero(found != FAR)} == theirs

        def own(ours: MoveGraph = ours, node: object = node, limit: int = limit) -> None:
            nx.single_source_dijkstra_path_length(ours, node, cutoff=limit, backend="battlemap")

        def other(state: int = state, limit: int = limit) -> None:
            nx.single_source_dijkstra_path_length(graph, state, cutoff=limit)

        def listed(budget: int = budget) -> None:
            mover_of(scenario, "s1", "m", foot(budget)).search().reach()

        times = 300 // budget if budget < 60 else 1
        note = f"{len(theirs)} states"
        yield ahead(
            f"range, budget {budget}", "networkx, prebuilt", cpu(own, times), cpu(other, times), rounds, goal, note
        )
        yield ahead(
            f"   the same as a list of cells with facings, {budget}",
            "networkx, prebuilt, bare costs",
            cpu(listed, times),
            cpu(other, times),
            rounds,
            None,
        )


def _ready(scenario: Scenario, side: int, rounds: int) -> Iterator[Row]:
    worlds = [hexes(side) for _ in range(1 if side < 50 else 3)]
    walker = walker_at(scenario, 10)
    tables = walker.tables

    def ready() -> None:
        lattice.cache_clear()
        MoveGraph(walker_at(worlds.pop(), 10).edges)

    yield within(
        "graph ready, from the scenario's things",
        "networkx from ready tables",
        cpu(ready),
        cpu(lambda: prebuilt(walker.edges)),
        len(worlds),
        1 / 50,
    )
    field = field_of(scenario, "s1")
    yield within(
        "   its tables alone, ground and walls known",
        "networkx from ready tables",
        cpu(lambda: Tables(field, tables.profile, tables.shape)),
        cpu(lambda: prebuilt(walker.edges)),
        1 if side < 50 else 3,
        None,
    )


def _memory(side: int) -> Row:
    """Both grow with the number of cells, so a smaller map says it too."""
    scenario = hexes(side)
    field = field_of(scenario, "s1")
    edges = walker_at(scenario, 10).edges
    tables = edges.tables

    def held(make: Callable[[], object]) -> int:
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = make()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        del kept
        return after - before

    ours = held(lambda: Tables(field, tables.profile, tables.shape))
    theirs = held(lambda: prebuilt(edges))
    note = f"{ours / 2**20:.1f} / {theirs / 2**20:.1f} MB at {side} x {side}"
    return Row("memory of the graph", "networkx, prebuilt", ours / theirs, 1 / 15, note=note)


def _moved(scenario: Scenario, rounds: int) -> Iterator[Row]:
    """A token of seven cells steps aside; then the mover's edges are as they should be."""
    grid = scenario.scene("s1").grid.grid()
    old = scenario.token("s1", "t")
    assert old is not None
    mover, profile = scenario.token("s1", "m"), foot(10)
    assert mover is not None
    step = 0

    def put(cell: Cell) -> None:
        there = replace(scenario.token("s1", "t") or old, at=(cell[0], cell[1]), size=3)
        scenario.apply(Change(OTHER, scenario.get(OTHER), there))

    def moved() -> None:
        nonlocal step
        step += 1
        put(grid.from_offset(3 + step % 2, 3))
        walker_of(scenario, "s1", mover, profile)

    walker = walker_at(scenario, 10)
    graph = MoveGraph(walker.edges)
    node = graph.node(walker.tables.state(walker.number, walker.facing))
    query = cpu(lambda: nx.single_source_dijkstra_path_length(graph, node, cutoff=20, backend="battlemap"), 20)
    rebuild = cpu(lambda: Tables(walker.field, walker.tables.profile, walker.tables.shape))
    yield within("a token moves", "one range of budget 10", cpu(moved, 20), query, rounds, 1 / 4)
    yield within("a token moves", "tables made anew", cpu(moved, 20), rebuild, rounds, 1 / 100)
    scenario.apply(Change(OTHER, scenario.get(OTHER), old))


def _corner_to_corner(scenario: Scenario, graph: nx.DiGraph[int], rounds: int) -> Row:
    grid = scenario.scene("s1").grid.grid()
    here, there = grid.from_offset(0, 0), grid.from_offset(grid.columns - 1, grid.rows - 1)
    mover, other = scenario.get(MOVER), scenario.get(OTHER)
    assert isinstance(mover, Token) and isinstance(other, Token)
    scenario.apply(Change(OTHER, other, None))
    scenario.apply(Change(MOVER, mover, replace(mover, at=(here[0], here[1]))))
    walker = walker_at(scenario, 10)
    way = mover_of(scenario, "s1", "m", foot(10)).search().path_to(there)
    tables, pairs = walker.tables, walker.lattice.pairs.tolist()
    start = tables.state(walker.number, walker.facing)
    goal = tables.state(walker.lattice.number(there), way.steps[-1].facing)

    def least(state: int, goal: int) -> int:
        (a, b), (c, d) = pairs[state // tables.each_cell], pairs[goal // tables.each_cell]
        return 2 * max(abs(a - c), abs(b - d), abs(a - c + b - d))

    assert nx.astar_path_length(graph, start, goal, least) == way.cost * 2

    def explained() -> None:
        mover_of(scenario, "s1", "m", foot(10)).search().path_to(there)

    row = ahead(
        "path from corner to corner, explained",
        "nx.astar_path, hex distance",
        cpu(explained),
        cpu(lambda: nx.astar_path(graph, start, goal, least)),
        min(rounds, 5),
        8,
        f"{len(way.steps)} steps",
    )
    scenario.apply(Change(MOVER, scenario.get(MOVER), mover))
    scenario.apply(Change(OTHER, None, other))
    return row
