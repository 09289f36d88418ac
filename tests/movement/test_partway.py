"""Climbs that take more than a turn: where they end, going on, going down; the search and networkx agree on the wall."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import networkx as nx
import numpy as np
import pytest

from battlemap.geometry.types import Cell
from battlemap.model.entities import EntityKey, Terrain
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import Hanging, HeightBand, MoveProfile, Toll
from battlemap.movement.drawn import Drawn
from battlemap.movement.engine import FAR, distances, wavefront
from battlemap.movement.graph import PlainMoveGraph
from battlemap.movement.mover import Mover, mover_of, walker_of
from battlemap.movement.occupancy import everybody
from battlemap.movement.results import Path
from battlemap.text import T

from .ascii import put, scene_from_ascii
from .maps import KINDS, facing_profile, free_profile, random_map
from .test_search import redrawn

UP, DOWN = Toll(T("climb {height} m"), "X-2", mode="climb"), Toll(T("climb down {height} m"), "X-3", mode="climb")
BANDS: dict[str, Any] = {
    "rises": (HeightBand(0.5), HeightBand(None, UP, per_metre=10)),
    "drops": (HeightBand(0.5), HeightBand(None, DOWN, per_metre=8)),
    "part_way": True,
}


def climber(directions: int = 8, budget: int = 10, **more: Any) -> MoveProfile:
    return facing_profile(directions, budget, start_turns=4, **{**BANDS, **more})


def mover(scenario: Scenario, profile: MoveProfile) -> Mover:
    return mover_of(scenario, "s1", "m", profile)


def at(scenario: Scenario, column: int, row: int = 0) -> Cell:
    return scenario.scene("s1").grid.grid().from_offset(column, row)


def on_wall(scenario: Scenario, to: Cell, metres: float, **more: Any) -> Mover:
    token = scenario.token("s1", "m")
    assert token is not None
    put(scenario, EntityKey("s1", "token", "m"), replace(token, elevation=metres))
    return mover(scenario, climber(hanging=Hanging(to, metres, HeightBand(None, DOWN, per_metre=8)), **more))


def lift(path: Path) -> tuple[Cell, float | None]:
    return path.steps[-1].at, path.steps[-1].lift


def test_the_last_climb_may_end_on_the_wall() -> None:
    scenario = scene_from_ascii("m..^..")
    path = mover(scenario, climber()).search().path_to(at(scenario, 3))
    assert path.legal and path.marks == ("part_way",) and path.cost == 5
    assert lift(path) == (at(scenario, 2), 0.6), "6 of 10 subunits are left for it, 10 a metre"
    step = path.steps[-1]
    assert (step.do, step.mode, step.toward, step.cost) == ("climb", "climb", at(scenario, 3), 3)
    assert [(why.value, str(why.text)) for why in step.why] == [(3, "climb 0.6 m"), (0, "1.4 m of it are left")]


def test_only_the_last_step_may() -> None:
    scenario = scene_from_ascii("m..^^.")
    for profile, legal in ((climber(), False), (climber(part_way=False), False), (climber(budget=40), True)):
        assert mover(scenario, profile).search().path_to(at(scenario, 4)).legal == legal
    assert not mover(scenario, climber(part_way=False)).search().path_to(at(scenario, 3)).legal


def test_going_on_costs_what_is_left_and_the_step() -> None:
    scenario = scene_from_ascii("m^..")
    path = on_wall(scenario, at(scenario, 1), 1.6).search().path_to(at(scenario, 1))
    assert path.legal and path.cost == 3 and lift(path) == (at(scenario, 1), 0.0)
    assert [(why.value, str(why.text)) for why in path.steps[-1].why] == [(2, "climb 0.4 m")]
    part = on_wall(scenario, at(scenario, 1), 0.6).search().path_to(at(scenario, 1))
    assert part.marks == ("part_way",) and lift(part) == (at(scenario, 0), 1.6)


def test_any_other_way_goes_down_first() -> None:
    scenario = scene_from_ascii("^m..")
    search = on_wall(scenario, at(scenario, 0), 0.5).search()
    path = search.path_to(at(scenario, 2))
    assert path.cost == 3 and [str(why.text) for why in path.steps[-1].why] == ["climb down 0.5 m"]
    assert lift(path) == (at(scenario, 2), 0.0)
    home = search.path_to(at(scenario, 1))
    assert home.cost == 2 and lift(home) == (at(scenario, 1), 0.0) and home.marks == ()
    high = on_wall(scenario, at(scenario, 0), 1.9).search()
    assert lift(high.path_to(at(scenario, 1))) == (at(scenario, 1), 0.65) == lift(high.path_to(at(scenario, 2)))


def test_down_from_the_top_one_hangs_over_the_foot() -> None:
    scenario = scene_from_ascii("m..")
    put(scenario, EntityKey("s1", "cell", "0,0"), _high("0,0", 4.0))
    path = mover(scenario, climber()).search().path_to(at(scenario, 1))
    assert lift(path) == (at(scenario, 1), 2.75) and path.steps[-1].facing == 6, "it faces the wall"


def _high(id_: str, metres: float) -> Terrain:
    return Terrain(id_, elevation=metres)


def test_a_large_body_does_not_hang_on_walls() -> None:
    scenario = scene_from_ascii("m..^^.\n...^^.", tokens={"m": {"size": 2}})
    assert not mover(scenario, climber()).search().path_to(at(scenario, 2)).legal


def test_somebody_at_the_foot_keeps_one_from_hanging_there() -> None:
    scenario = scene_from_ascii("mx.", tokens={"x": {"side": "a"}})
    put(scenario, EntityKey("s1", "cell", "0,0"), _high("0,0", 4.0))
    assert not mover(scenario, climber()).price([at(scenario, 1)]).legal


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_drawn_again_costs_the_same(kind: str) -> None:
    scenario = scene_from_ascii("m..^..\n......\n......", kind)
    moving = mover(scenario, climber(8 if kind == "square" else 6))
    path = moving.search().path_to(at(scenario, 3))
    assert path.legal and path.marks == ("part_way",)
    again = moving.price(redrawn(path))
    assert (again.cost, again.steps[-1].lift, again.marks) == (path.cost, path.steps[-1].lift, path.marks)
    cells = [step.at for step in path.steps[:-1] if not step.do.startswith("turn")]
    assert moving.price([*cells, at(scenario, 3)]).cost == path.cost
    assert not moving.price([Drawn("climb", at(scenario, 1), None)]).marks


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_on_the_wall_the_searches_agree_with_networkx(kind: str, seed: int) -> None:
    scenario = random_map(seed + 300, kind, size=6)
    token = scenario.token("s1", "m")
    assert token is not None
    grid = scenario.scene("s1").grid.grid()
    beside = [cell for cell in grid.neighbors(grid.cell(token.at)) if grid.contains(cell)]
    put(
        scenario,
        EntityKey("s1", "cell", f"{beside[0][0]},{beside[0][1]}"),
        _high(f"{beside[0][0]},{beside[0][1]}", 9.0),
    )
    hanging = Hanging(beside[0], 0.7, HeightBand(None, DOWN, per_metre=3))
    for profile in (
        climber(8 if kind == "square" else 6, 30, hanging=hanging),
        free_profile(30, **BANDS, hanging=hanging),
    ):
        walker = walker_of(scenario, "s1", token, profile, everybody)
        graph = PlainMoveGraph(walker.edges)
        starts = [walker.tables.state(walker.number, facing) for facing in walker.start_facings()]
        theirs = nx.multi_source_dijkstra_path_length(graph, {graph.node(s) for s in starts}, cutoff=profile.budget)
        begin = [(state, 0) for state in starts]
        for found in (distances(walker.edges, begin, profile.budget), wavefront(walker.edges, begin, profile.budget)):
            assert {graph.node(int(s)): int(found[s]) for s in np.flatnonzero(found != FAR)} == theirs
        for state in range(walker.tables.states):
            into = {(edge.source, edge.cost, edge.move) for edge in walker.edges.into(state)}
            near = walker.tables.near(state).tolist()
            out = {(s, cost, move) for s in near for to, cost, move in walker.edges.row(s) if to == state}
            assert into == out
