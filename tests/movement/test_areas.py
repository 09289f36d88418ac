"""Areas that change the ground: the search agrees with networkx and with painted ground; tables follow by difference."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, EntityKey, GridSpec, Region, Scene, Terrain, Token, scene_key, terrain_id
from battlemap.model.laid import changes_ground
from battlemap.model.scenario import Draft, Scenario
from battlemap.movement import field as field_module
from battlemap.movement.field import field_of
from battlemap.movement.mover import CellMover, PointMover, mover_of, walker_of
from battlemap.movement.tables import Tables
from battlemap.vision.laid import laid_of

from .ascii import put
from .maps import KINDS, facing_profile, free_profile, random_map
from .test_against_networkx import same_as_networkx, ways_cost_what_they_say

SEEDS = range(3)


def laid(view: Any) -> Any:
    return laid_of(view, "s1", which=changes_ground)


def some_areas(rnd: random.Random, scenario: Scenario) -> list[Area]:
    """Areas of every limit, over one another, one of them going with the mover."""
    cells = list(scenario.scene("s1").grid.grid().cells())
    found = []
    for number in range(4):
        at = rnd.choice(cells)
        found.append(
            Area(
                f"a{number}", rnd.choice(("burst", "ring")), (at[0], at[1]), radius=rnd.choice((0, 1, 2)),  # type: ignore[arg-type]
                limit=rnd.choice(("through", "straight", "spread")), token="m" if number == 3 else None,  # type: ignore[arg-type]
                ground=rnd.choice(((), ("difficult",), ("stairs", "difficult"), ("impassable",))), water=rnd.choice((0, 0.3, 2)),
            )
        )  # fmt: skip
    return found


def painted(scenario: Scenario) -> Scenario:
    """The same map without areas, their ground being that of the cells."""
    other = scenario.copy()
    for one in laid(scenario):
        for id_ in one.ids:
            old = other.terrain("s1", id_) or Terrain(id_)
            tags = tuple(dict.fromkeys((*old.tags, *one.area.ground)))
            put(other, EntityKey("s1", "cell", id_), Terrain(id_, tags, old.elevation, max(old.water, one.area.water)))
    for id_ in list(other.of(Area, "s1")):
        put(other, EntityKey("s1", "area", id_), None)
    return other


def mover(scenario: Scenario) -> Token:
    found = scenario.token("s1", "m")
    assert found is not None
    return found


def costs(moving: Any) -> Any:
    return [(cell.at, cell.cost, cell.facings) for cell in moving.search().reach().cells]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_ways_cost_what_networkx_says_and_what_painted_ground_costs(kind: str, seed: int) -> None:
    rnd = random.Random(seed)
    scenario = random_map(seed, kind)
    for area in some_areas(rnd, scenario):
        put(scenario, EntityKey("s1", "area", area.id), area)
    profile = free_profile() if seed % 2 else facing_profile(6 if kind.startswith("hex") else 8)
    moving = mover_of(scenario, "s1", "m", profile, laid=laid(scenario))
    assert isinstance(moving, CellMover)
    assert costs(moving) == costs(mover_of(painted(scenario), "s1", "m", profile))
    same_as_networkx(moving, profile, seed)
    ways_cost_what_they_say(moving, rnd, seed)


@pytest.mark.parametrize("kind", KINDS)
def test_tables_follow_areas_that_come_move_and_go(kind: str) -> None:
    rnd = random.Random(kind)
    scenario, profile = random_map(5, kind), free_profile()
    bare = walker_of(scenario, "s1", mover(scenario), profile).tables
    for step in range(8):
        for area in some_areas(rnd, scenario):
            put(scenario, EntityKey("s1", "area", area.id), area if rnd.random() < 0.6 else None)
        if step % 2:
            cell = rnd.choice(list(scenario.scene("s1").grid.grid().cells()))
            put(scenario, EntityKey("s1", "token", "m"), replace(mover(scenario), at=(cell[0], cell[1])))
            id_ = terrain_id((cell[0], cell[1]))
            put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, ("stairs",)))
        made = walker_of(scenario, "s1", mover(scenario), profile, laid=laid(scenario)).tables
        fresh = Tables(field_of(scenario.copy(), "s1", laid(scenario)), made.profile, made.shape)
        assert np.array_equal(made.cost, fresh.cost) and np.array_equal(made.target, fresh.target)
    for id_ in list(scenario.of(Area, "s1")):
        put(scenario, EntityKey("s1", "area", id_), None)
    for id_ in list(scenario.of(Terrain, "s1")):
        put(scenario, EntityKey("s1", "cell", id_), random_map(5, kind).terrain("s1", id_))
    assert np.array_equal(walker_of(scenario, "s1", mover(scenario), profile).tables.cost, bare.cost)


def test_what_stays_is_the_same_object_and_a_draft_has_its_own() -> None:
    scenario = random_map(1, "square")
    area = Area("a", at=(3, 3), radius=1, ground=("difficult",), limit="through")
    put(scenario, EntityKey("s1", "area", "a"), area)
    one = laid(scenario)
    token = scenario.token("s1", "t1")
    assert token is not None
    put(scenario, EntityKey("s1", "token", "t1"), replace(token, name="Moved", at=(0, 0)))
    assert laid(scenario)[0] is one[0] and field_of(scenario, "s1", laid(scenario)) is field_of(scenario, "s1", one)
    draft = Draft(scenario)
    draft.put(EntityKey("s1", "area", "a"), replace(area, radius=2.0))
    assert len(laid(draft)[0].cells) == 25 and len(laid(scenario)[0].cells) == 9
    put(scenario, EntityKey("s1", "area", "a"), replace(area, ground=()))
    assert laid(scenario) == ()


def test_kinds_of_ground_that_many_areas_leave_behind_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field_module, "MANY_KINDS", 6)
    scenario = random_map(1, "square")
    for number in range(12):
        area = Area(f"a{number}", at=(number % 5, 3), radius=0, ground=("difficult",))
        put(scenario, EntityKey("s1", "area", area.id), area)
        assert field_of(scenario, "s1", laid(scenario)).laid == laid(scenario)
        put(scenario, EntityKey("s1", "area", area.id), None)
    assert len(field_of(scenario, "s1").kinds) <= 16


def test_climbing_goes_by_the_word_of_the_area() -> None:
    scenario = random_map(2, "square")
    put(scenario, EntityKey("s1", "area", "a"), Area("a", at=(3, 3), radius=0, climb="ice", limit="through"))
    field = field_of(scenario, "s1", laid(scenario))
    number = field.lattice.number(field.grid.cell((3, 3)))
    assert field.surfaces[int(field.surface[number])] == "ice"
    assert field.surfaces[int(field_of(scenario, "s1").surface[number])] != "ice"


def test_without_a_grid_an_area_costs_what_a_region_of_its_shape_costs() -> None:
    def table(*things: Any) -> Scenario:
        scenario = Scenario("open")
        put(scenario, scene_key("s1"), Scene("s1", grid=GridSpec("none", 8, 6)))
        for thing in (Token("m", "M", (1.0, 3.0)), *things):
            put(scenario, EntityKey("s1", thing.kind, thing.id), thing)
        return scenario

    box = ((2.75, 1.75), (5.25, 1.75), (5.25, 4.25), (2.75, 4.25))
    profile = free_profile(30)
    for ground, water in ((("difficult",), 0.0), (("impassable",), 0.0), ((), 2.0)):
        area = table(Area("web", "rect", (3.0, 2.0), to=(5.0, 4.0), ground=ground, water=water, tags=("web",)))
        region = table(Region("r", "R", box, ground, water=water))
        mine, theirs = mover_of(area, "s1", "m", profile, laid=laid(area)), mover_of(region, "s1", "m", profile)
        assert isinstance(mine, PointMover) and costs(mine) == costs(theirs)
        way, other = (one.price([ScenePoint(7.0, 3.0)]) for one in (mine, theirs))
        assert (way.cost, way.legal) == (other.cost, other.legal)
        told = [str(why.text) for step in way.steps for why in step.why] + [
            str(why.text) for why in (way.illegal.why if way.illegal else ())
        ]
        assert any(text.endswith("(web, web)") for text in told)
