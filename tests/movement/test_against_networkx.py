"""Many random maps: the own search against networkx's algorithms on the same graph, ways priced again, maps mirrored and turned.

Some maps a run; all 2 000 with BATTLEMAP_MAPS=2000.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import networkx as nx
import numpy as np
import pytest

from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Document,
    EntityKey,
    GridSpec,
    Region,
    Scene,
    Terrain,
    Token,
    Wall,
    scene_key,
    terrain_id,
)
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import EndTurn, MoveProfile
from battlemap.movement.engine import FAR, wavefront
from battlemap.movement.graph import MoveGraph, PlainMoveGraph, costs_from
from battlemap.movement.mover import CellMover, PointMover, mover_of
from battlemap.movement.pointnet import AROUND

from .ascii import put
from .maps import DIAGONALS, KINDS, facing_profile, free_profile, random_map
from .test_search import redrawn

MAPS = int(os.environ.get("BATTLEMAP_MAPS", "56"))
CASES = [(kind, "one") for kind in KINDS] + [("square", diagonals) for diagonals in DIAGONALS[1:]] + [("none", "one")]
BODIES = (None, ((0, 0), (0, 1)), ((0, 0), (1, 0), (0, 1)))


def share(case: int) -> range:
    """The seeds of one of the cases."""
    return range(case, MAPS, len(CASES))


def directions(kind: str) -> int:
    return 6 if kind.startswith("hex") else 8


def random_profile(rnd: random.Random, kind: str) -> MoveProfile:
    """Free or with facing, able to turn in place or not, small or large budget."""
    budget = rnd.choice((6, 10, 16))
    if rnd.random() < 0.3:
        return free_profile(budget, cut_corners=rnd.random() < 0.5)
    ends = rnd.choice(((), (EndTurn(0.5, 4), EndTurn(1.0, 1))))
    turn = rnd.choice((2, 1, None))
    return facing_profile(directions(kind), budget, turn=turn, start_turns=rnd.randrange(3), end_turns=ends)


@pytest.mark.parametrize("case", range(len(CASES) - 1), ids=lambda case: "-".join(CASES[case]))
def test_same_costs_as_networkx_and_every_way_costs_what_it_says(case: int) -> None:
    kind, diagonals = CASES[case]
    for seed in share(case):
        rnd = random.Random(seed)
        scenario = random_map(seed, kind, diagonals, 7)
        token, profile = scenario.token("s1", "m"), random_profile(rnd, kind)
        assert token is not None
        shaped = replace(token, size=rnd.choice((1, 1, 2, 3)), body=rnd.choice(BODIES))
        put(scenario, EntityKey("s1", "token", "m"), shaped)
        mover = mover_of(scenario, "s1", "m", profile)
        assert isinstance(mover, CellMover)
        same_as_networkx(mover, profile, seed)
        ways_cost_what_they_say(mover, rnd, seed)


def same_as_networkx(mover: CellMover, profile: MoveProfile, seed: int) -> None:
    edges, walker = mover.walker.edges, mover.walker
    plain = PlainMoveGraph(edges)
    starts = [plain.node(walker.tables.state(walker.number, facing)) for facing in walker.start_facings()]
    for cutoff in (profile.budget, None):
        theirs = nx.multi_source_dijkstra_path_length(plain, starts, cutoff=cutoff)
        assert dict(costs_from(MoveGraph(edges), starts, cutoff)) == theirs, seed
        found = wavefront(edges, [(plain.state_of(start), 0) for start in starts], cutoff)
        assert {plain.node(int(s)): int(found[s]) for s in np.flatnonzero(found != FAR)} == theirs, seed
    far = max(theirs, key=lambda node: (theirs[node], node))
    alone = [nx.single_source_dijkstra_path_length(plain, start) for start in starts]
    nearest = min(range(len(starts)), key=lambda i: alone[i].get(far, math.inf))
    assert nx.astar_path_length(plain, starts[nearest], far) == theirs[far], seed


def ways_cost_what_they_say(mover: CellMover | PointMover, rnd: random.Random, seed: int) -> None:
    search = mover.search()
    cells = search.reach().cells
    for cell in rnd.sample(cells, min(8, len(cells))):
        path = search.path_to(cell.at)
        assert path.legal and path.cost == pytest.approx(cell.cost, abs=1e-6), seed
        assert sum(step.cost for step in path.steps) == pytest.approx(path.cost, abs=1e-5), seed
        again = mover.price(redrawn(path))
        assert (again.illegal, again.cost) == (None, pytest.approx(path.cost, abs=1e-5)), seed
        facing = rnd.choice(list(cell.facings))
        turned = search.path_to(cell.at, facing)
        assert turned.legal and facing in turned.facings, seed
        assert turned.cost == pytest.approx(cell.facings[facing], abs=1e-6), seed
        again = mover.price(redrawn(turned))
        assert (again.illegal, again.cost) == (None, pytest.approx(turned.cost, abs=1e-5)), seed


def test_without_a_grid_ways_are_no_longer_than_networkx_finds_from_point_to_point() -> None:
    case = len(CASES) - 1
    for seed in share(case):
        rnd = random.Random(seed)
        scenario = open_map(rnd)
        profile = replace(free_profile(10), rises=(), drops=())
        mover = mover_of(scenario, "s1", "m", profile)
        assert isinstance(mover, PointMover)
        points, start = mover.points, mover.points.start
        graph: nx.DiGraph[Cell] = nx.DiGraph()
        places = [ScenePoint(x / 2, y / 2) for x in range(17) for y in range(13)]
        graph.add_nodes_from(places)
        pairs = [(a, b) for a in places for dx, dy in AROUND if (b := ScenePoint(a.x + dx / 2, a.y + dy / 2)) in graph]
        legs = points.legs(np.array([a for a, _ in pairs]), np.array([b for _, b in pairs]))
        graph.add_weighted_edges_from(
            (a, b, float(leg)) for (a, b), leg in zip(pairs, legs, strict=True) if math.isfinite(leg)
        )
        theirs = nx.single_source_dijkstra_path_length(graph, start)
        ours = {cell.at: cell.cost * profile.per_unit for cell in mover.search().reach().cells}
        assert ours[start] == 0 and set(ours) <= set(theirs), seed
        for at, cost in ours.items():
            assert math.dist(at, start) * points.base - 1e-3 <= cost <= theirs[at] + 1e-3, (seed, at)
        stop = {at for at in theirs if points.may_end(np.array([at]))[0]}
        assert {at for at, cost in theirs.items() if cost <= profile.budget and at in stop} <= set(ours), seed
        ways_cost_what_they_say(mover, rnd, seed)


def open_map(rnd: random.Random) -> Scenario:
    """Eight by six units with walls, slow and deep ground and somebody in the way."""
    scenario = Scenario("open")
    put(scenario, DOCUMENT_KEY, Document(active_scene="s1"))
    put(scenario, scene_key("s1"), Scene("s1", grid=GridSpec("none", 8, 6)))
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (4.0, 3.0)))
    put(scenario, EntityKey("s1", "token", "x"), Token("x", "x", (rnd.choice((1.0, 7.0)), 3.5), side="b"))
    for number in range(5):
        x, y = rnd.uniform(0, 7), rnd.uniform(0, 5)
        ends = ((x, y), (x + rnd.uniform(-2, 2), y + rnd.uniform(-2, 2)))
        put(scenario, EntityKey("s1", "wall", f"w{number}"), Wall(f"w{number}", ends))
    for number, fields in enumerate(({"tags": ("difficult",)}, {"water": 2.0})):
        x, y = rnd.uniform(0, 6), rnd.uniform(0, 4)
        corners = ((x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2))
        region = Region(f"r{number}", polygon=corners, **fields)  # type: ignore[arg-type]
        put(scenario, EntityKey("s1", "region", region.id), region)
    return scenario


@pytest.mark.parametrize("case", range(len(CASES) - 1), ids=lambda case: "-".join(CASES[case]))
@pytest.mark.parametrize("how", ["mirrored", "turned"])
def test_mirrored_and_turned_maps_have_mirrored_and_turned_answers(case: int, how: str) -> None:
    kind, diagonals = CASES[case]
    for seed in share(case):
        rnd = random.Random(seed)
        spec = GridSpec(kind, 11, 11, diagonals=diagonals)  # type: ignore[arg-type]
        grid = spec.grid()
        about = grid.from_offset(5, 5)
        steps = (2 if kind == "square" else 1) * rnd.randrange(1, 4)
        center = grid.center(about)
        angle = math.radians(steps * 360 / grid.directions)

        def image(cell: Cell, grid: Any = grid, about: Cell = about, steps: int = steps) -> Cell:
            found: Cell = grid.reflect(cell, about) if how == "mirrored" else grid.rotate(cell, steps, about)
            return found

        def moved(at: ScenePoint, center: ScenePoint = center, angle: float = angle) -> tuple[float, float]:
            dx, dy = at.x - center.x, at.y - center.y
            if how == "mirrored":
                return center.x - dx, at.y
            return (
                center.x + dx * math.cos(angle) - dy * math.sin(angle),
                center.y + dx * math.sin(angle) + dy * math.cos(angle),
            )

        def looks(facing: int, grid: Any = grid, about: Cell = about) -> int:
            return int(grid.direction_to(about, image(grid.neighbor(about, facing))))

        profile = random_profile(rnd, kind)
        facing = rnd.randrange(grid.directions)
        plain = round_map(random.Random(seed), spec, facing, lambda cell: cell, lambda at: (at.x, at.y))
        other = round_map(random.Random(seed), spec, looks(facing), image, moved)
        ours, theirs = (
            {cell.at: cell for cell in mover_of(scenario, "s1", "m", profile).search().reach().cells}
            for scenario in (plain, other)
        )
        assert {image(at): cell.cost for at, cell in ours.items()} == {at: cell.cost for at, cell in theirs.items()}, (
            seed
        )
        for at, cell in ours.items():
            turned = {looks(side): cost for side, cost in cell.facings.items()}
            assert turned == dict(theirs[image(at)].facings), (seed, at)


def round_map(
    rnd: random.Random,
    spec: GridSpec,
    facing: int,
    image: Callable[[Cell], Cell],
    moved: Callable[[ScenePoint], tuple[float, float]],
) -> Scenario:
    """A map within a closed ring (so that it does not matter how the edges of the grid lie), every thing put at its image."""
    grid = spec.grid()
    about = grid.from_offset(5, 5)
    scenario = Scenario("round")
    put(scenario, DOCUMENT_KEY, Document(active_scene="s1"))
    put(scenario, scene_key("s1"), Scene("s1", grid=spec))
    inner = grid.disk(about, 3)
    for cell, fields in _ground(rnd, grid, about, inner):
        at = image(cell)
        id_ = terrain_id((at[0], at[1]))
        put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, **fields))
    for number in range(6):
        corners, far = grid.polygon(rnd.choice(inner)), grid.center(rnd.choice(inner))
        k = rnd.randrange(len(corners))
        ends = [corners[k], corners[(k + 1) % len(corners)]]
        if number == 0:  # one that goes anywhere
            ends[1] = ScenePoint(far.x + 0.13, far.y + 0.27)
        wall = Wall(f"w{number}", tuple(moved(end) for end in ends))
        put(scenario, EntityKey("s1", "wall", wall.id), wall)
    for number, side in enumerate("ab"):
        at = image(rnd.choice([cell for cell in inner if cell != about]))
        put(scenario, EntityKey("s1", "token", f"t{number}"), Token(f"t{number}", "T", (at[0], at[1]), side=side))
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (about[0], about[1]), facing, side="a"))
    return scenario


def _ground(rnd: random.Random, grid: Any, about: Cell, inner: Any) -> Iterator[tuple[Cell, dict[str, Any]]]:
    for cell in inner:
        if cell != about and rnd.random() < 0.6:
            tags = rnd.choice(((), ("difficult",), ("stairs",), ("impassable",)))
            yield cell, {"tags": tags, "elevation": rnd.choice((0.0, 0.4, 1.0)), "water": rnd.choice((0.0, 0.0, 0.3))}
    for cell in grid.ring(about, 4):
        yield cell, {"tags": ("impassable",)}
