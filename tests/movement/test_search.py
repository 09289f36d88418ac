"""Reach, way and refusal on drawn maps, and what must hold on random ones."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.geometry.types import Cell
from battlemap.model.entities import Door, EntityKey, Terrain, Token, Wall, terrain_id
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import EndTurn, HeightBand, MoveProfile, Occupied, StepRule, Toll
from battlemap.movement.drawn import Drawn, Item
from battlemap.movement.mover import Mover, mover_of
from battlemap.movement.path import cheapest_path, price
from battlemap.movement.reach import reach
from battlemap.movement.results import Path
from battlemap.text import T

from .ascii import put, scene_from_ascii
from .maps import DIAGONALS, KINDS, facing_profile, free_profile, random_map

ALL = [(kind, "one") for kind in KINDS] + [("square", diagonals) for diagonals in DIAGONALS[1:]]


def mover(scenario: Any, profile: MoveProfile, token: str = "m") -> Mover:
    return mover_of(scenario, "s1", token, profile)


def redrawn(path: Path) -> list[Item]:
    """The steps of an answer as a drawing."""
    return [
        Drawn(step.do, facing=step.facing) if step.do.startswith("turn") else Drawn(step.do, step.at, step.facing)
        for step in path.steps
    ]


def at(scenario: Scenario, column: int, row: int) -> Cell:
    return scenario.scene("s1").grid.grid().from_offset(column, row)


@pytest.mark.parametrize(("kind", "diagonals"), ALL)
@pytest.mark.parametrize("seed", range(3))
def test_every_cell_in_reach_has_a_way_of_exactly_that_price(kind: str, diagonals: str, seed: int) -> None:
    scenario = random_map(seed + 20, kind, diagonals, 6)
    directions = 8 if kind == "square" else 6
    ends = (EndTurn(0.5, 4), EndTurn(1.0, 1))
    for profile in (
        free_profile(),
        facing_profile(directions, start_turns=seed, end_turns=ends),
        facing_profile(directions, turn=None),
    ):
        moving = mover(scenario, profile)
        search = moving.search()
        found = search.reach()
        assert found.cells[0].cost == 0 and [(c.cost, c.at) for c in found.cells] == sorted(
            (c.cost, c.at) for c in found.cells
        )
        assert len({cell.at for cell in found.cells}) == len(found.cells)
        for cell in found.cells:
            assert search.why_not(cell.at) == ("", ())
            path = search.path_to(cell.at)
            assert path.legal and path.cost == cell.cost == min(cell.facings.values()) <= found.budget
            assert sum(step.cost for step in path.steps) == pytest.approx(path.cost)
            again = moving.price(redrawn(path))
            assert (again.cost, again.illegal, again.facings, again.marks) == (
                path.cost,
                None,
                path.facings,
                path.marks,
            )
            assert [(s.at, s.facing, s.cost, s.why) for s in again.steps] == [
                (s.at, s.facing, s.cost, s.why) for s in path.steps
            ]
            for facing, cost in cell.facings.items():
                turned = search.path_to(cell.at, facing)
                assert turned.cost == cost and facing in turned.facings
                assert moving.price(redrawn(turned)).cost == cost
        everything = {cell.at for cell in found.cells}
        for other in scenario.scene("s1").grid.grid().cells():
            if other not in everything:
                refused = search.path_to(other)
                reason, why = search.why_not(other)
                assert refused.illegal is not None and refused.illegal.reason == reason and why
                if reason == "budget":
                    assert refused.cost > found.budget
                    assert moving.price(redrawn(refused)).illegal == refused.illegal


def test_the_terms_of_a_step_add_up_to_its_cost() -> None:
    text = T("a step")
    for seed in range(6):
        scenario = random_map(seed, "hex-flat")
        profile = replace(free_profile(), steps=(StepRule("step", 2, text=text, rule="GEN-1"),))
        search = mover(scenario, profile).search()
        for cell in search.reach().cells:
            for step in search.path_to(cell.at).steps:
                assert sum(why.value for why in step.why) == pytest.approx(step.cost)


def test_difficult_ground_is_gone_round_or_explained() -> None:
    scenario = scene_from_ascii("m~.\n.~.\n.~.")
    path = mover(scenario, free_profile()).search().path_to(at(scenario, 2, 0))
    assert path.cost == 3 and [step.cost for step in path.steps] == [2, 1]
    assert [(why.value, why.rule, str(why.text)) for why in path.steps[0].why] == [(1, "GEN-2", "difficult ground")]
    assert path.steps[1].why == ()


def test_water_and_heights_change_the_mode() -> None:
    scenario = scene_from_ascii("mW.^.")
    path = mover(scenario, free_profile(99)).search().path_to(at(scenario, 4, 0))
    assert [step.mode for step in path.steps] == ["swim", "walk", "climb", "walk"]
    assert [step.cost for step in path.steps] == [2, 1, 3, 1.5]
    assert [why.rule for step in path.steps for why in step.why] == ["GEN-6", "GEN-7", "GEN-8"]
    modes = {cell.at: cell.mode for cell in mover(scenario, free_profile(99)).search().reach().cells}
    assert modes[at(scenario, 1, 0)] == "swim" and modes[at(scenario, 2, 0)] == "walk"


@pytest.mark.parametrize("kind", KINDS)
def test_a_door_that_opens_changes_the_way(kind: Any) -> None:
    rows = "\n".join(["..#.."] * 2 + ["m...."] + ["..#.."] * 2)
    scenario = scene_from_ascii(rows, kind)
    grid = scenario.scene("s1").grid.grid()
    gap, beyond = at(scenario, 2, 2), at(scenario, 4, 2)
    corners = grid.polygon(gap)
    ring = tuple((c.x, c.y) for c in (*corners, corners[0]))
    put(scenario, EntityKey("s1", "door", "d1"), Door("d1", ring))
    shut = mover(scenario, free_profile()).search()
    assert shut.why_not(beyond)[0] == "door" and shut.why_not(gap)[0] == "door"
    assert str(shut.why_not(gap)[1][0].text) == "door d1 is closed" and shut.why_not(gap)[1][0].rule == "GEN-10"
    assert shut.path_to(beyond).illegal is not None
    put(scenario, EntityKey("s1", "door", "d1"), Door("d1", ring, state="open"))
    path = mover(scenario, free_profile()).search().path_to(beyond)
    assert path.legal and path.cost == 4 and gap in [step.at for step in path.steps]


def test_reasons_for_what_is_out_of_reach() -> None:
    scenario = scene_from_ascii(
        "m.#..\nx...^\n.....",
        legend={"^": {"elevation": 9.0}},
        tokens={"x": {"side": "b"}},
        walls=[Wall("w1", ((0, 2), (5, 2)))],
    )
    search = mover(scenario, free_profile(6)).search()
    grid_cell = lambda c, r: at(scenario, c, r)  # noqa: E731
    assert search.why_not(grid_cell(2, 0))[0] == "terrain"
    assert search.why_not(grid_cell(0, 1))[0] == "occupied"
    assert str(search.why_not(grid_cell(0, 1))[1][0].text) == "x stands there"
    assert search.why_not(grid_cell(4, 1))[0] == "height"
    assert search.why_not(grid_cell(1, 2))[0] == "wall" and search.why_not(grid_cell(1, 2))[1][0].text.args == {
        "wall": "w1"
    }
    reason, why = search.why_not(grid_cell(4, 0))
    assert (reason, str(why[0].text), why[0].rule) == ("budget", "costs 5 m of 3", "GEN-1")
    assert search.why_not(scenario.scene("s1").grid.grid().cell([9, 9]))[0] == "edge"
    assert search.path_to(grid_cell(4, 0)).illegal.step == 3  # type: ignore[union-attr]


def test_allies_may_be_passed_but_not_stood_on() -> None:
    scenario = scene_from_ascii("mx.", tokens={"x": {"side": "a"}})
    search = mover(scenario, free_profile()).search()
    assert [cell.at for cell in search.reach().cells] == [at(scenario, 0, 0), at(scenario, 2, 0)]
    path = search.path_to(at(scenario, 2, 0))
    assert path.cost == 2.5 and path.marks == ("squeezed",) and path.steps[0].why[0].rule == "GEN-9"
    assert search.why_not(at(scenario, 1, 0))[0] == "occupied"
    assert mover(scenario, free_profile()).price([at(scenario, 1, 0)]).illegal.reason == "occupied"  # type: ignore[union-attr]
    ignoring = free_profile(ignored=frozenset({"x"}))
    assert len(mover(scenario, ignoring).search().reach().cells) == 3
    over = free_profile(by_token={"x": Occupied(True, True)})
    assert len(mover(scenario, over).search().reach().cells) == 3


def test_who_flies_high_is_in_nobodys_way() -> None:
    scenario = scene_from_ascii("mx.", tokens={"x": {"side": "b", "elevation": 3.0}})
    assert len(mover(scenario, free_profile()).search().reach().cells) == 3
    put(scenario, EntityKey("s1", "token", "x"), Token("x", "x", (1, 0), elevation=1.0))
    assert len(mover(scenario, free_profile()).search().reach().cells) == 1


def test_boxed_in_no_budget_no_steps_and_off_the_map() -> None:
    boxed = scene_from_ascii("###\n#m#\n###")
    search = mover(boxed, free_profile()).search()
    assert [cell.at for cell in search.reach().cells] == [at(boxed, 1, 1)]
    assert search.path_to(at(boxed, 0, 0)).illegal.reason == "terrain"  # type: ignore[union-attr]
    free = scene_from_ascii("m..\n...")
    for profile, reason in (
        (free_profile(0), "budget"),
        (free_profile(steps=()), "manoeuvre"),
        (free_profile(-5), "budget"),
    ):
        search = mover(free, profile).search()
        assert [cell.cost for cell in search.reach().cells] == [0]
        assert search.path_to(at(free, 1, 0)).illegal.reason == reason  # type: ignore[union-attr]
        assert search.path_to(at(free, 0, 0)).steps == ()
    put(free, EntityKey("s1", "token", "m"), Token("m", "m", (-3, 7)))
    search = mover(free, free_profile()).search()
    assert search.reach().cells == ()
    assert search.path_to(at(free, 0, 0)).illegal.reason == "edge"  # type: ignore[union-attr]
    assert mover(free, free_profile()).price([at(free, 0, 0)]).illegal.reason == "edge"  # type: ignore[union-attr]
    with pytest.raises(CommandError):
        reach(free, "s1", "nobody", free_profile())


def test_the_plain_functions_say_the_same() -> None:
    scenario = scene_from_ascii("m...")
    profile, goal = free_profile(), at(scenario, 3, 0)
    assert reach(scenario, "s1", "m", profile) == mover(scenario, profile).search().reach()
    path = cheapest_path(scenario, "s1", "m", profile, goal)
    assert path.cost == 3 and price(scenario, "s1", "m", profile, redrawn(path)) == path


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("how", ["mirrored", "turned"])
@pytest.mark.parametrize("seed", range(3))
def test_mirrored_and_turned_maps_have_mirrored_and_turned_costs(kind: Any, how: str, seed: int) -> None:
    rnd = random.Random(seed)
    plain = "\n".join(["." * 13] * 13)
    one, other = scene_from_ascii(plain, kind), scene_from_ascii(plain, kind)
    grid = one.scene("s1").grid.grid()
    about = grid.from_offset(6, 6)
    middle = grid.center(about)
    steps = 2 if kind == "square" else 1
    angle = math.radians(steps * 360 / grid.directions)

    def image(cell: Cell) -> Cell:
        return grid.reflect(cell, about) if how == "mirrored" else grid.rotate(cell, steps, about)

    def moved(x: float, y: float) -> tuple[float, float]:
        dx, dy = x - middle.x, y - middle.y
        if how == "mirrored":
            return middle.x - dx, y
        turned = dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)
        return middle.x + turned[0], middle.y + turned[1]

    inner = grid.disk(about, 4)
    for cell in inner:
        if cell != about and rnd.random() < 0.4:
            tags = (rnd.choice(("impassable", "difficult", "difficult")),)
            for scenario, place in ((one, cell), (other, image(cell))):
                id_ = terrain_id((place[0], place[1]))
                put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, tags))
    for cell in grid.ring(about, 5):  # a closed ring, so that the differing edges of the maps do not matter
        for scenario in (one, other):
            id_ = terrain_id((cell[0], cell[1]))
            put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, ("impassable",)))
    for number in range(4):
        corners = grid.polygon(rnd.choice(inner))
        off = grid.center(rnd.choice(inner))
        points = ((corners[0].x, corners[0].y), (corners[1].x, corners[1].y), (off.x + 0.13, off.y + 0.27))
        for scenario, ends in ((one, points[:2]), (other, tuple(moved(*point) for point in points[:2]))):
            put(scenario, EntityKey("s1", "wall", f"w{number}"), Wall(f"w{number}", ends))
        if number == 0:
            for scenario, ends in ((one, points[1:]), (other, tuple(moved(*point) for point in points[1:]))):
                put(scenario, EntityKey("s1", "wall", "x"), Wall("x", ends))
    for scenario in (one, other):
        put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (about[0], about[1])))
    costs = [
        {cell.at: cell.cost for cell in mover(scenario, free_profile(99)).search().reach().cells}
        for scenario in (one, other)
    ]
    assert len(costs[0]) > 3
    assert {image(cell): cost for cell, cost in costs[0].items()} == costs[1]


@pytest.mark.parametrize("kind", KINDS)
def test_ways_in_the_open_hug_the_straight_line_and_move_with_the_token(kind: Any) -> None:
    scenario = scene_from_ascii("\n".join(["." * 16] * 16), kind)
    grid = scenario.scene("s1").grid.grid()
    ways = []
    for column, row in ((2, 2), (3, 2), (3, 3), (4, 3)):
        start = grid.from_offset(column, row)
        goal = type(start)(start[0] + 5, start[1] + 2)  # type: ignore[call-arg, arg-type]
        put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (start[0], start[1])))
        path = mover(scenario, free_profile(40)).search().path_to(goal)
        assert path.cost == grid.distance(start, goal) == len(path.steps)
        ways.append([(step.at[0] - start[0], step.at[1] - start[1]) for step in path.steps])
        a, b = grid.center(start), grid.center(goal)
        for step in path.steps:
            c = grid.center(step.at)
            off = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / grid.distance(start, goal)
            assert off <= 0.6
    assert all(way == ways[0] for way in ways)


def test_bodies_of_several_cells() -> None:
    scenario = scene_from_ascii(".......\n.m.....\n....#..\n.......\n.......", tokens={"m": {"size": 3}})
    cells = {cell.at for cell in mover(scenario, free_profile(99, cut_corners=True)).search().reach().cells}
    assert at(scenario, 1, 1) in cells and at(scenario, 2, 2) in cells
    assert at(scenario, 3, 1) not in cells and at(scenario, 0, 0) not in cells
    long = scene_from_ascii("####\n..m.\n####", tokens={"m": {"body": ((0, 0), (0, 1)), "facing": 2}})
    moving = mover(long, facing_profile(8, 40, cut_corners=True))
    facings = {cell.at: set(cell.facings) for cell in moving.search().reach().cells}
    assert facings[at(long, 2, 1)] <= {1, 2}  # it lies along the corridor and cannot turn round there
    sliding = moving.search().path_to(at(long, 3, 1))
    assert sliding.legal and sliding.cost == 1


def test_two_allies_tolls_and_free_turns_of_a_long_body() -> None:
    scenario = scene_from_ascii(".....\n..m..\n.....\n.....", tokens={"m": {"body": ((0, 0), (0, 1))}})
    found = mover(scenario, free_profile(4)).search().reach()
    assert dict(found.cells[0].facings) == dict.fromkeys(range(8), 0.0)
    assert all(cell.cost <= 2 for cell in found.cells) and len(found.cells) > 8


def test_forbidding_height_and_every_step_tolls() -> None:
    scenario = scene_from_ascii("m-.")
    profile = MoveProfile(
        20,
        entry=(Toll(T("crawling"), "P-1", add=2),),
        rises=(HeightBand(1, Toll(T("no climbing"), "P-2", forbid=True)),),
    )
    search = mover(scenario, profile).search()
    reason, why = search.why_not(at(scenario, 1, 0))
    assert (reason, why[0].rule) == ("terrain", "P-2") or reason == "height"
    plain = mover(scene_from_ascii("m.."), profile).search().path_to(at(scenario, 2, 0))
    assert plain.cost == 6 and [why.rule for why in plain.steps[0].why] == ["P-1"]
