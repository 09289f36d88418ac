"""Leaps, the first step that is never too dear, what is spent already, whom only a drawn way meets, tolls by arc."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import networkx as nx
import numpy as np
import pytest

from battlemap.geometry.types import Cell
from battlemap.model.entities import Door, EntityKey, Terrain, Token, Wall, terrain_id
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import EndTurn, HeightBand, Leap, MoveProfile, Occupied, StepRule, Toll
from battlemap.movement.drawn import Drawn
from battlemap.movement.engine import FAR, distances, wavefront
from battlemap.movement.field import field_of
from battlemap.movement.graph import PlainMoveGraph
from battlemap.movement.mover import Mover, mover_of, walker_of
from battlemap.movement.occupancy import everybody
from battlemap.movement.tables import Tables
from battlemap.text import T

from .ascii import put, scene_from_ascii
from .maps import KINDS, TERMS, facing_profile, random_map

ALWAYS = Toll(T("one step is always possible"), "X-1")
ROW = "m....."


def leaping(budget: int = 20, up: float = 0.5, **more: Any) -> MoveProfile:
    steps = tuple(StepRule("jump", 2, (0, 1, 5), leap=Leap(cells, up, 1.0), text=T("jump")) for cells in (1, 2, 3))
    return MoveProfile(
        budget, "MP", 2, steps, tags=TERMS["tags"], water=TERMS["water"], **{"turn": 2, "start_turns": 4, **more}
    )


def mover(scenario: Scenario, profile: MoveProfile) -> Mover:
    return mover_of(scenario, "s1", "m", profile)


def at(scenario: Scenario, column: int, row: int = 0) -> Cell:
    return scenario.scene("s1").grid.grid().from_offset(column, row)


@pytest.mark.parametrize(("kind", "diagonals"), [*((kind, "one") for kind in KINDS), ("square", "5-10-5")])
@pytest.mark.parametrize("seed", range(3))
def test_leaps_and_eased_steps_cost_what_networkx_finds(kind: str, diagonals: str, seed: int) -> None:
    scenario = random_map(seed + 40, kind, diagonals, 6)
    token = scenario.token("s1", "m")
    assert token is not None
    for profile in (
        leaping(),
        replace(leaping(), turn=0),
        replace(facing_profile(6, 3, start_turns=1), one_step=ALWAYS),
        facing_profile(6, 9, occupied=Occupied(enter=True, end=True, drawn=True, from_arc={"rear": ALWAYS})),
    ):
        walker = walker_of(scenario, "s1", token, profile, everybody)
        graph = PlainMoveGraph(walker.edges)
        starts = [walker.tables.state(walker.number, facing) for facing in walker.start_facings()]
        theirs = nx.multi_source_dijkstra_path_length(
            graph, {graph.node(state) for state in starts}, cutoff=profile.budget
        )
        begin = [(state, 0) for state in starts]
        for found in (
            distances(walker.edges, begin, profile.budget),
            wavefront(walker.edges, begin, profile.budget),
        ):
            assert {graph.node(int(s)): int(found[s]) for s in np.flatnonzero(found != FAR)} == theirs
        for state in range(0, walker.tables.states, 7):
            into = {(edge.source, edge.cost, edge.move) for edge in walker.edges.into(state)}
            out = {
                (source, cost, move)
                for source in walker.tables.near(state).tolist()
                for to, cost, move in walker.edges.row(source)
                if to == state
            }
            assert into == out


def test_a_leap_does_not_care_what_lies_between() -> None:
    scenario = scene_from_ascii("m#W^..", "hex-flat", legend={"^": {"elevation": -9.0}})
    path = mover(scenario, leaping()).price([at(scenario, 2)])
    assert path.illegal is not None and path.illegal.reason == "manoeuvre"  # column 2 is not straight on from a hex
    square = scene_from_ascii("m#^~..", legend={"^": {"elevation": -9.0}})
    jump = mover(square, replace(leaping(), steps=leaping().steps)).search().path_to(at(square, 3))
    assert [(step.do, step.at, step.cost) for step in jump.steps if step.cost] == [("jump", at(square, 3), 6)]
    assert [str(why.text) for why in jump.steps[-1].why] == ["jump", "difficult ground"]
    assert sum(why.value for why in jump.steps[-1].why) == jump.cost == 6


@pytest.mark.parametrize(
    ("between", "there", "possible"), [(0, 0.5, True), (0, 0.6, False), (0.5, 0, True), (0.6, 0, False), (-3, -1, True)]
)
def test_a_leap_lands_within_its_heights(between: float, there: float, possible: bool) -> None:
    scenario = scene_from_ascii("m^-...", legend={"^": {"elevation": between}, "-": {"elevation": there}})
    steps = (StepRule("jump", 2, (0,), leap=Leap(2, 0.5, 1.0)),)
    path = mover(scenario, replace(leaping(), steps=steps)).search().path_to(at(scenario, 2))
    assert path.legal == possible


def test_walls_and_others_stop_a_leap() -> None:
    steps = (StepRule("jump", 2, leap=Leap(2)),)
    walled = scene_from_ascii(ROW, walls=[Wall("w", ((1.0, -1.0), (1.0, 2.0)))])
    assert not mover(walled, replace(leaping(), steps=steps)).search().path_to(at(walled, 2)).legal
    crowded = scene_from_ascii("mx....", tokens={"x": {"side": "b"}})
    assert not mover(crowded, replace(leaping(), steps=steps)).search().path_to(at(crowded, 2)).legal
    put(crowded, EntityKey("s1", "token", "x"), None)
    assert mover(crowded, replace(leaping(), steps=steps)).search().path_to(at(crowded, 2)).legal


def test_leaps_are_written_again_where_the_ground_changed() -> None:
    scenario = random_map(5, "hex-flat", size=9)
    token = scenario.token("s1", "m")
    assert token is not None
    walker_of(scenario, "s1", token, leaping())
    cell = at(scenario, 4, 4)
    id_ = terrain_id((cell[0], cell[1]))
    put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, elevation=7.0))
    corners = scenario.scene("s1").grid.grid().polygon(at(scenario, 6, 6))
    put(scenario, EntityKey("s1", "door", "d9"), Door("d9", ((*corners[0],), (*corners[1],))))  # type: ignore[arg-type]
    tables = walker_of(scenario, "s1", token, leaping()).tables
    fresh = Tables(field_of(scenario, "s1"), tables.profile, tables.shape)
    assert np.array_equal(tables.cost, fresh.cost)


def test_the_first_step_is_never_too_dear() -> None:
    profile = facing_profile(8, 3, one_step=ALWAYS, start_turns=4, tags={"difficult": Toll(T("mud"), "X-2", add=9)})
    scenario = scene_from_ascii("m~~...")
    moving = mover(scenario, profile)
    path = moving.search().path_to(at(scenario, 1))
    assert path.legal and path.cost == 1.5
    assert [(why.value, why.rule) for why in path.steps[-1].why] == [(4.5, "X-2"), (-4.0, "X-1")]
    assert moving.price([at(scenario, 1), at(scenario, 2)]).illegal is not None
    assert not mover(scenario, replace(profile, budget=0)).search().path_to(at(scenario, 1)).legal
    assert not mover(scenario, profile.left(2)).search().path_to(at(scenario, 1)).legal


def test_height_by_the_metre_is_never_made_less() -> None:
    climb = HeightBand(None, Toll(T("climb {height} m"), mode="climb"), per_metre=10)
    scenario = scene_from_ascii("m^....")
    path = (
        mover(scenario, facing_profile(8, 3, one_step=ALWAYS, start_turns=4, rises=(climb,)))
        .search()
        .path_to(at(scenario, 1))
    )
    assert path.illegal is not None and path.illegal.reason == "budget" and path.cost == 11
    assert [str(why.text) for why in path.steps[-1].why] == ["climb 2 m"]


def test_what_is_spent_counts_for_shares_and_for_the_whole() -> None:
    whole = {"difficult": Toll(T("bog"), "X-2", all=True)}
    profile = facing_profile(8, 8, tags=whole, start_turns=4, end_turns=(EndTurn(0.5, 4), EndTurn(1.0, 1)))
    rest = profile.left(6)
    assert (rest.budget, rest.spent, rest.whole, rest.start_turns) == (6, 2, 8, 0)
    assert rest.left(3).whole == 8 and profile.left(8) is profile and profile.left(99) is profile
    assert (rest.free_end_sides(2), rest.free_end_sides(3)) == (4, 1)
    scenario = scene_from_ascii("m~....", tokens={"m": {"facing": 2}})
    bog, dry = at(scenario, 1), scene_from_ascii(ROW, tokens={"m": {"facing": 2}})
    assert mover(scenario, profile).search().path_to(bog).cost == 4
    refused = mover(scenario, rest).search().path_to(bog)
    assert refused.illegal is not None and refused.illegal.reason == "budget"
    cells = {cell.at: cell.facings for cell in mover(dry, rest).search().reach().cells}
    assert len(cells[at(dry, 1)]) == 8 and sorted(cells[at(dry, 2)].values()) == [2, 2, 2, 3, 3]


@pytest.mark.parametrize("kind", [*KINDS, "none"])
def test_whom_only_a_drawn_way_meets(kind: Any) -> None:
    toll = Toll(T("past the guard"), "X-3", mark="past")
    guard = Occupied(enter=True, drawn=True, toll=toll)
    scenario = scene_from_ascii("m.x...\n......\n......", kind, tokens={"x": {"side": "b"}})
    grid = scenario.scene("s1").grid.grid()
    if kind == "none":
        here, beyond = grid.cell((2.0, 0.0)), grid.cell((4.0, 0.0))
    else:
        here, beyond = at(scenario, 2), at(scenario, 4)
    profile = facing_profile(grid.directions, 40, start_turns=4, occupied=guard)
    moving = mover(scenario, profile)
    round_it = moving.search().path_to(beyond)
    assert round_it.legal and round_it.marks == ()
    assert not moving.search().path_to(here).legal
    line = [beyond] if kind == "none" else [at(scenario, column) for column in (1, 2, 3, 4)]
    through = moving.price(line)
    assert through.legal and through.marks == ("past",)
    assert moving.price(line[:2] if kind != "none" else [here]).illegal is not None  # one may pass, not stop
    stopping = mover(scenario, replace(profile, occupied=replace(guard, end=True)))
    if kind != "none":
        assert stopping.search().path_to(here).marks == ("past",)
        assert stopping.search().why_not(here) == ("", ())
        assert here not in {cell.at for cell in stopping.search().reach().cells}
        assert stopping.search().path_to(beyond).marks == ()


def test_tolls_by_the_arc_one_comes_from() -> None:
    tolls = {
        arc: Toll(T("from the {arc}", arc=arc), "X-4", add=n) for n, arc in enumerate(("front", "right", "rear"), 1)
    }
    scenario = scene_from_ascii("...\nmx.\n...", tokens={"x": {"side": "b"}})
    profile = facing_profile(
        8, 40, occupied=Occupied(enter=True, end=True, from_arc=tolls, toll=Toll(T("else"), add=9))
    )
    costs = []
    for facing in (6, 4, 2, 0):  # the mover comes from the west
        token = scenario.token("s1", "x")
        assert isinstance(token, Token)
        put(scenario, EntityKey("s1", "token", "x"), replace(token, facing=facing))
        path = mover(scenario, profile).price([Drawn("turn_before", facing=2), Drawn("forward", at(scenario, 1, 1))])
        costs.append((path.steps[-1].cost, str(path.steps[-1].why[-1].text)))
    assert costs == [(1.5, "from the front"), (2.0, "from the right"), (2.5, "from the rear"), (5.5, "else")]


def test_a_tag_says_what_one_climbs_on() -> None:
    legend = {
        "^": {"elevation": 2.0, "tags": ("ladder",)},
        "-": {"elevation": 2.0, "tags": ("ladder",), "climb": "wall"},
    }
    scenario = scene_from_ascii("^m-", legend=legend)
    bands = (HeightBand(None, Toll(T("up the ladder")), surface="ladder"),)
    search = mover(scenario, facing_profile(8, 40, start_turns=4, rises=bands)).search()
    assert search.path_to(at(scenario, 0)).legal
    assert search.why_not(at(scenario, 2))[0] == "height"


def test_what_forbids_every_step_is_no_fault_of_the_ground() -> None:
    scenario = scene_from_ascii(ROW)
    frozen = facing_profile(8, 40, entry=(Toll(T("frozen"), "X-5", forbid=True),))
    reason, why = mover(scenario, frozen).search().why_not(at(scenario, 2))
    assert reason == "manoeuvre" and [(one.rule, str(one.text)) for one in why] == [("X-5", "frozen")]
