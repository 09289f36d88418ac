"""Movement without a grid: straight where it is clear, round corners where it is not."""

from __future__ import annotations

import math
from typing import Any

import pytest

from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Document,
    Door,
    EntityKey,
    GridSpec,
    Region,
    Scene,
    Token,
    Wall,
    scene_key,
)
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import HeightBand, MoveProfile, Occupied, StepRule, Toll, WaterBand
from battlemap.movement.drawn import Drawn
from battlemap.movement.mover import mover_of
from battlemap.text import T

from .ascii import put


def open_ground(*things: Any, at: tuple[float, float] = (2.0, 4.0)) -> Scenario:
    scenario = Scenario("points")
    put(scenario, DOCUMENT_KEY, Document(active_scene="s1"))
    put(scenario, scene_key("s1"), Scene("s1", grid=GridSpec("none", 12, 8)))
    for thing in (Token("m", "m", at), *things):
        put(scenario, EntityKey("s1", thing.kind, thing.id), thing)
    return scenario


def walking(budget: int = 60, **more: Any) -> MoveProfile:
    fields: dict[str, Any] = {
        "tags": {"difficult": Toll(T("difficult ground"), "GEN-2", multiply=2), "pit": Toll(T("a pit"), forbid=True)},
        "water": (WaterBand(None, Toll(T("swimming"), "GEN-6", multiply=2, mode="swim")),),
        "steps": (StepRule("step", 10),),
        **more,
    }
    return MoveProfile(budget, unit="m", per_unit=10, **fields)


def search(scenario: Scenario, profile: MoveProfile | None = None) -> Any:
    return mover_of(scenario, "s1", "m", profile or walking()).search()


def test_costs_are_lengths_in_the_open() -> None:
    found = search(open_ground(), walking(30)).reach()
    points = {cell.at: cell.cost for cell in found.cells}
    assert found.cells[0].at == (2.0, 4.0) and found.cells[0].cost == 0
    for point, cost in points.items():
        assert cost == pytest.approx(math.dist(point, (2, 4)), abs=1e-6)
        assert point.x % 0.5 == 0 and point.y % 0.5 == 0
    inside = [(i / 2, j / 2) for i in range(25) for j in range(17) if math.dist((i / 2, j / 2), (2, 4)) <= 3]
    assert set(points) == set(inside)


def test_points_lie_round_a_token_that_stands_anywhere() -> None:
    cells = search(open_ground(at=(2.2, 4.3)), walking(10)).reach().cells
    assert len(cells) == 13 and (2.7, 4.3) in [(round(c.at.x, 9), round(c.at.y, 9)) for c in cells]


def test_a_wall_is_gone_round_and_a_door_through() -> None:
    wall = Wall("w1", ((4.2, 2.2), (4.2, 6.1)))
    one = search(open_ground(wall))
    path = one.path_to(ScenePoint(6.0, 4.0))
    assert path.legal and len(path.steps) == 3 - (len(path.steps) == 2)
    shortest = min(math.dist((2, 4), (4.2, y)) + math.dist((4.2, y), (6, 4)) for y in (2.2, 6.1))
    assert shortest <= path.cost <= shortest + 0.35
    assert path.cost == pytest.approx(sum(step.cost for step in path.steps))
    door = Door("d1", ((4.2, 3.5), (4.2, 4.5)))
    halves = (Wall("a", ((4.2, 0), (4.2, 3.5))), Wall("b", ((4.2, 4.5), (4.2, 8))))
    assert search(open_ground(*halves, door)).why_not(ScenePoint(6.0, 4.0))[0] == "door"
    through = search(open_ground(*halves, Door("d1", door.points, state="open"))).path_to(ScenePoint(6.0, 4.0))
    assert through.legal and through.cost == 4 and len(through.steps) == 1


def test_every_point_in_reach_has_a_way_of_that_price() -> None:
    things = (
        Wall("w1", ((4.2, 2.2), (4.2, 6.1), (6.0, 6.1))),
        Region("r1", "mud", ((5, 0), (8, 0), (8, 4), (5, 4)), tags=("difficult",)),
        Region("r2", "lake", ((0, 5), (3, 5), (3, 8), (0, 8)), water=2.0),
        Token("x", "x", (3.0, 3.0), side="b"),
    )
    scenario = open_ground(*things)
    moving = mover_of(scenario, "s1", "m", walking(55))
    one = moving.search()
    found = one.reach()
    assert len(found.cells) > 100
    for cell in found.cells[::5]:
        path = one.path_to(cell.at)
        assert path.legal and path.cost == pytest.approx(cell.cost, abs=1e-6)
        again = moving.price([Drawn(step.do, step.at) for step in path.steps])
        assert again.cost == pytest.approx(path.cost) and again.legal


def test_ground_counts_by_the_length_inside() -> None:
    mud = Region("r1", "mud", ((3, 0), (5, 0), (5, 8), (3, 8)), tags=("difficult",))
    path = mover_of(open_ground(mud), "s1", "m", walking(90)).price([ScenePoint(6.0, 4.0)])
    assert path.cost == 6 and [(why.value, why.rule) for why in path.steps[0].why] == [(2, "GEN-2")]
    lake = Region("r1", "lake", mud.polygon, water=1.0)
    assert mover_of(open_ground(lake), "s1", "m", walking(90)).price([ScenePoint(6.0, 4.0)]).steps[0].mode == "swim"


def test_heights_of_regions() -> None:
    hill = Region("r1", "hill", ((3, 0), (5, 0), (5, 8), (3, 8)), elevation=1.0)
    rises = (HeightBand(1.5, Toll(T("climbing"), "GEN-7", mode="climb"), per_metre=10),)
    moving = mover_of(open_ground(hill), "s1", "m", walking(90, rises=rises, drops=(HeightBand(2.0),)))
    path = moving.price([ScenePoint(4.0, 4.0), ScenePoint(6.0, 4.0)])
    assert [step.cost for step in path.steps] == [3, 2] and path.steps[0].why[0].rule == "GEN-7"
    low = mover_of(open_ground(hill), "s1", "m", walking(90, rises=(HeightBand(0.5),), drops=(HeightBand(2.0),)))
    assert low.price([ScenePoint(4.0, 4.0)]).illegal.reason == "height"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("thing", "goal", "reason"),
    [
        (Wall("w1", ((3, 0), (3, 8))), (5.0, 4.0), "wall"),
        (Token("x", "x", (4.0, 4.0)), (4.3, 4.0), "occupied"),
        (Region("r", "pit", ((3, 3), (5, 3), (5, 5), (3, 5)), tags=("pit",)), (4.0, 4.0), "terrain"),
        (Wall("w1", ((30, 0), (30, 8))), (40.0, 4.0), "edge"),
        (Wall("w1", ((30, 0), (30, 8))), (11.0, 4.0), "budget"),
    ],
)
def test_reasons(thing: Any, goal: tuple[float, float], reason: str) -> None:
    one = search(open_ground(thing))
    found, why = one.why_not(ScenePoint(*goal))
    assert found == reason and why
    assert one.path_to(ScenePoint(*goal)).illegal.reason == reason
    priced = mover_of(open_ground(thing), "s1", "m", walking()).price([ScenePoint(*goal)])
    assert priced.illegal is not None and priced.illegal.reason == reason


def test_bodies_are_circles() -> None:
    other = Token("x", "x", (4.0, 4.0), side="b")
    one = search(open_ground(other), walking(99))
    assert one.why_not(ScenePoint(4.75, 4.0))[0] == "occupied" and one.why_not(ScenePoint(4.85, 4.0)) == ("", ())
    assert one.path_to(ScenePoint(6.0, 4.0)).cost > 4
    friend = walking(99, occupied=Occupied(True, False, Toll(T("an ally"), "GEN-9", add=5)))
    past = search(open_ground(other), friend)
    assert past.why_not(ScenePoint(4.0, 4.0))[0] == "occupied"
    straight = mover_of(open_ground(other), "s1", "m", friend).price([ScenePoint(6.0, 4.0)])
    assert straight.legal and straight.cost == pytest.approx(4 + 1.6 * 0.5, abs=0.01)
    assert straight.steps[0].why[0].rule == "GEN-9"


def test_off_the_map_and_no_budget() -> None:
    out = search(open_ground(at=(-1.0, 4.0)))
    assert out.path_to(ScenePoint(2.0, 4.0)).illegal.reason == "edge"
    assert [cell.cost for cell in search(open_ground(), walking(0)).reach().cells] == [0]
    assert search(open_ground(), walking(steps=())).why_not(ScenePoint(3.0, 4.0))[0] == "manoeuvre"
    assert search(open_ground()).path_to(ScenePoint(2.0, 4.0)).steps == ()


def test_turns_cost_nothing_and_any_point_may_be_asked_for() -> None:
    path = search(open_ground()).path_to(ScenePoint(3.37, 4.21), 6)
    assert path.cost == pytest.approx(math.dist((3.37, 4.21), (2, 4)), abs=1e-6)
    assert [step.do for step in path.steps] == ["step", "turn"] and path.steps[-1].facing == 6
    assert path.facings == tuple(range(8))


@pytest.mark.parametrize("at", [(2.0, 4.0), (2.0, 3.9), (2.3, 4.0)])
def test_nobody_slips_through_where_two_walls_meet(at: tuple[float, float]) -> None:
    """The joint is a point of the search: a way that ended on it would be on both sides of the walls."""
    pocket = Wall("w1", ((4.0, 8.0), (4.0, 3.0), (7.0, 3.0), (7.0, 8.0)))
    one = search(open_ground(pocket, at=at), walking(200))
    for point in ((5.0, 5.0), (4.5, 3.5), (6.2, 7.1)):
        illegal = one.path_to(ScenePoint(*point)).illegal
        assert illegal is not None and illegal.reason == "wall", point
    assert one.path_to(ScenePoint(8.0, 5.0)).legal
    on_it = one.path_to(ScenePoint(4.0, 3.0)).illegal
    assert on_it is not None and on_it.why[0].text.args["wall"] == "w1"
