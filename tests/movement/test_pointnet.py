"""The net of half-unit points: its costs are those of the plain search over the same legs, and it goes no further than asked."""

from __future__ import annotations

import math
import random
from typing import Any

import networkx as nx
import numpy as np
import pytest

from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region, Token, Wall
from battlemap.movement.mover import mover_of
from battlemap.movement.pointnet import AROUND, Net, PulledNet, pulled
from battlemap.movement.points import Points
from battlemap.movement.pointsearch import PointSearch

from .test_points import open_ground, walking


def some_ground(seed: int) -> Points:
    """Walls, ground, hills and other tokens anywhere."""
    some = random.Random(seed)
    things: list[Any] = []
    for n in range(seed % 9):
        x, y = some.uniform(0, 11), some.uniform(0, 7)
        dx, dy = some.choice([(some.uniform(0.5, 4), 0), (0, some.uniform(0.5, 4)), (2, 2)])
        things.append(Wall(f"w{n}", ((x, y), (x + dx, y + dy))))
    for n in range(seed % 4):
        x, y, wide = some.uniform(0, 9), some.uniform(0, 5), some.uniform(1, 4)
        fields: dict[str, Any] = some.choice([{"tags": ("difficult",)}, {"water": 2.0}, {"elevation": 1.0}])
        box = ((x, y), (x + wide, y), (x + wide, y + wide), (x, y + wide))
        things.append(Region(f"r{n}", "R", box, **fields))
        things.append(Token(f"o{n}", "O", (some.uniform(4, 11), some.uniform(0, 8)), side="foe"))
    at = some.choice([(2.0, 4.0), (2.2, 4.3)])
    return mover_of(open_ground(*things, at=at), "s1", "m", walking(120)).points  # type: ignore[attr-defined, no-any-return]


def by_networkx(net: Net) -> dict[int, float]:
    graph: Any = nx.DiGraph()
    graph.add_node(net.home)
    for number in range(len(net.at)):
        column, row = number % net.width, number // net.width
        for dx, dy in AROUND:
            if 0 <= column + dx < net.width and 0 <= row + dy < net.height:
                to = (row + dy) * net.width + column + dx
                cost = net.points.leg(ScenePoint(*net.at[number]), ScenePoint(*net.at[to]))
                if np.isfinite(cost):
                    graph.add_edge(number, to, weight=cost)
    return dict(nx.single_source_dijkstra_path_length(graph, net.home))


@pytest.mark.parametrize("seed", range(8))
def test_costs_are_those_of_the_plain_search(seed: int) -> None:
    net = Net(some_ground(seed), None)
    net.search()
    known = by_networkx(net)
    assert set(np.flatnonzero(np.isfinite(net.rough)).tolist()) == set(known)
    assert all(net.rough[number] == pytest.approx(cost, abs=1e-6) for number, cost in known.items())
    for number in (*known, net.home)[:: max(len(known) // 20, 1)]:
        way = net.at[net.chain(number)]
        legs = net.points.legs(way[:-1], way[1:]) if len(way) > 1 else np.zeros(1)
        assert float(legs.sum()) == pytest.approx(known[number], abs=1e-6)


@pytest.mark.parametrize("seed", range(8))
def test_a_way_pulled_straight_costs_what_its_legs_cost_and_no_more_than_before(seed: int) -> None:
    net = Net(some_ground(seed), None)
    net.search()
    for number in np.flatnonzero(np.isfinite(net.rough)).tolist()[1::29]:
        if number == net.home:
            continue
        cost, corners = pulled(net.points, net.at[net.chain(number)])
        way = np.array([net.points.start, *corners])
        assert float(net.points.legs(way[:-1], way[1:]).sum()) == pytest.approx(cost, abs=1e-6)
        assert cost <= net.rough[number] + 1e-6 and tuple(corners[-1]) == pytest.approx(tuple(net.at[number]))


@pytest.mark.parametrize("seed", range(8))
def test_within_the_budget_and_beyond_the_costs_are_nearly_alike(seed: int) -> None:
    points = some_ground(seed)
    near, far = PulledNet(points, 120), Net(points, None)
    far.search()
    for number in np.flatnonzero(near.cost <= 120).tolist()[::17]:
        there = far.index(ScenePoint(*near.at[number]))
        if there != far.home:
            assert pulled(points, far.at[far.chain(there)])[0] == pytest.approx(float(near.cost[number]), abs=8)


def test_it_goes_no_further_than_asked() -> None:
    wall = Wall("w1", ((8.2, 0), (8.2, 6)))
    search = PointSearch(mover_of(open_ground(wall), "s1", "m", walking(10)).points)  # type: ignore[attr-defined]
    assert search.path_to(ScenePoint(7, 4)).cost == 5
    assert search._wide.waves == [], "a straight way on open ground is not searched for"
    beyond = search.path_to(ScenePoint(9, 4))
    assert beyond.illegal is not None and beyond.illegal.reason == "budget"
    assert beyond.cost == pytest.approx(math.dist((2, 4), (8.2, 6)) + math.dist((8.2, 6), (9, 4)), abs=0.35)
    settled = sum(len(wave) for wave in search._wide.waves)
    assert 0 < settled < len(search._wide.at)
    again = search.path_to(ScenePoint(8.5, 5.5))
    assert again.cost < beyond.cost
    assert sum(len(wave) for wave in search._wide.waves) == settled, "what is nearer is known already"


def test_a_place_walled_in_has_a_reason() -> None:
    walls = [
        Wall("a", ((8.1, 3.1), (8.9, 3.1), (8.9, 3.9), (8.1, 3.9), (8.1, 3.1))),
    ]
    search = PointSearch(mover_of(open_ground(*walls), "s1", "m", walking(10)).points)  # type: ignore[attr-defined]
    found = search.path_to(ScenePoint(8.3, 3.3)).illegal
    assert found is not None and found.reason != "budget"
