"""Sight by walls: both ways alike, mirrored alike, and what each kind of wall hides."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry.types import Square
from battlemap.model.change import Change
from battlemap.model.entities import Door, EntityKey, GridSpec, Region, Terrain, Token, Wall
from battlemap.model.scenario import Draft
from battlemap.vision.cover import cover
from battlemap.vision.field import visible_region
from battlemap.vision.los import sight, visible_from
from tests.vision.scenes import scene

MIDDLE = ((2.0, 0.0), (2.0, 3.0))


WEST, EAST = Square(0, 1), Square(4, 1)


def seen(*things: Any, a: Any = WEST, b: Any = EAST) -> bool:
    return sight(scene(*things), "s1", a, b).visible


def test_what_hides_and_what_does_not() -> None:
    assert seen()
    assert not seen(Wall("w", MIDDLE)) and seen(Wall("w", MIDDLE, sight="none"))
    assert not seen(Wall("w", MIDDLE, move=False))
    assert not seen(Door("d", MIDDLE)) and seen(Door("d", MIDDLE, state="open"))
    assert seen(Door("d", MIDDLE, type="window")) and seen(Door("d", MIDDLE, type="portcullis"))
    assert not seen(Door("d", MIDDLE, type="gate"))


def test_the_answer_names_walls_and_cells() -> None:
    found = sight(scene(Wall("w2", MIDDLE), Wall("w1", ((3.0, 0.0), (3.0, 3.0)))), "s1", Square(0, 1), Square(4, 1))
    assert (found.visible, found.blocked_by) == (False, ("w1", "w2"))
    assert found.crossed == (Square(1, 1), Square(2, 1), Square(3, 1)) and found.edge_pairs == ()
    assert sight(scene(), "s1", Square(1, 1), Square(1, 1)).visible


def test_behind_hides_what_lies_behind_the_ring() -> None:
    ring = ((2.0, 0.0), (3.0, 0.0), (3.0, 3.0), (2.0, 3.0), (2.0, 0.0))
    thicket = Wall("w", ring, sight="behind")
    assert seen(thicket, b=Square(2, 1)) and seen(thicket, a=Square(2, 1), b=Square(4, 1))
    assert not seen(thicket)
    assert not seen(Wall("w", ring), b=Square(2, 1))


def test_touching_an_end_is_free_two_walls_across_are_not() -> None:
    one, two = Wall("a", ((2.5, 1.5), (2.5, 0.0))), Wall("b", ((2.5, 1.5), (2.5, 3.0)))
    assert seen(one) and seen(two) and not seen(one, two)
    assert seen(one, Wall("c", ((2.5, 1.5), (3.5, 0.0))))
    assert seen(Wall("along", ((1.0, 1.5), (4.0, 1.5))))


def test_heights() -> None:
    assert seen(Wall("w", MIDDLE, top=1.0)) and not seen(Wall("w", MIDDLE, top=1.8))
    assert seen(Wall("w", MIDDLE, top=1.65)), "the tops of two heads show over it"
    assert seen(Wall("w", MIDDLE, bottom=2.0)) and not seen(Wall("w", MIDDLE, bottom=0.5))
    hill = Terrain("4,1", elevation=6.0)
    assert not seen(Wall("w", MIDDLE, top=2.0)) and seen(Wall("w", MIDDLE, top=2.0), hill)
    eagle = Token("t", "eagle", (4, 1), elevation=8.0)
    assert seen(Wall("w", MIDDLE, top=3.0), eagle, b=eagle)


def test_one_way_walls_hide_from_one_side() -> None:
    # From top to bottom the left side is the east (y runs down).
    wall = Wall("w", MIDDLE, one_way="left")
    assert seen(wall) and not seen(wall, a=Square(4, 1), b=Square(0, 1))


def test_changes_are_seen_at_once() -> None:
    scenario = scene(Door("d", MIDDLE))
    assert not sight(scenario, "s1", Square(0, 1), Square(4, 1)).visible
    scenario.apply(Change(EntityKey("s1", "door", "d"), Door("d", MIDDLE), Door("d", MIDDLE, state="open")))
    assert sight(scenario, "s1", Square(0, 1), Square(4, 1)).visible


def test_a_draft_sees_its_own_walls_and_the_scenario_does_not() -> None:
    below = scene()
    draft = Draft(below)
    assert sight(draft, "s1", WEST, EAST).visible
    draft.put(EntityKey("s1", "wall", "w"), Wall("w", MIDDLE))
    other = Draft(below)
    other.put(EntityKey("s1", "wall", "v"), Wall("v", MIDDLE))
    for _ in range(2):
        assert sight(draft, "s1", WEST, EAST).blocked_by == ("w",)
        assert sight(other, "s1", WEST, EAST).blocked_by == ("v",)
        assert sight(below, "s1", WEST, EAST).visible
    draft.put(EntityKey("s1", "wall", "w"), None)
    assert sight(draft, "s1", WEST, EAST).visible
    draft.put(EntityKey("s1", "cell", "2,1"), Terrain("2,1", elevation=4.0))
    assert sight(draft, "s1", WEST, EAST).blocked_by == ("2,1",)


def test_where_the_line_stops_nearest_first() -> None:
    view = scene(Wall("a", ((3.0, 0.0), (3.0, 3.0))), Door("z", MIDDLE), Wall("low", ((1.5, 0.0), (1.5, 3.0)), top=1.0))
    found = sight(view, "s1", WEST, EAST)
    assert [(stop.kind, stop.id, stop.at) for stop in found.stops] == [
        ("door", "z", (2.0, 1.5)),
        ("wall", "a", (3.0, 1.5)),
    ]
    assert (found.start.point, found.start.eye_m, found.end.top_m) == ((0.5, 1.5), 1.6, 1.8)


def test_postures_and_heights_of_both_ends_count() -> None:
    lying, standing = Token("t", at=(0, 1), posture="lying"), Token("t", at=(0, 1))
    low = Wall("w", ((1.5, 0.0), (1.5, 3.0)), top=0.9)
    assert seen(low, a=standing)
    assert not seen(low, a=lying, b=Token("u", at=(4, 1), posture="sitting"))
    assert seen(low, a=lying, b=Token("u", at=(4, 1), posture="sitting", elevation=3.0))
    gap = Wall("w", ((2.5, 0.0), (2.5, 3.0)), bottom=0.5)
    assert not seen(gap) and seen(gap, a=lying), "from below the wall one sees the other's feet"


def test_many_targets_in_one_go_and_many_walls() -> None:
    rnd = random.Random(4)
    walls = []
    for number in range(900):  # enough that walls are looked up in the index
        x, y, across = rnd.randrange(30), rnd.randrange(30), rnd.random() < 0.5
        walls.append(Wall(f"w{number}", ((x, y), (x + across, y + 1 - across)), top=rnd.choice((None, 1.0, 2.0))))
    view = scene(*walls, columns=30, rows=30)
    near = [wall for wall in walls if all(8 <= v <= 17 for point in wall.points for v in point)]
    few = scene(*near, columns=30, rows=30)
    assert len(near) < 400 < len(walls)
    here = Square(12, 12)
    targets = [Square(column, row) for column in range(9, 16) for row in range(9, 16)]
    found = visible_from(view, "s1", here, targets)
    assert [one.stops for one in found] == [sight(few, "s1", here, target).stops for target in targets]
    assert {one.visible for one in found} == {True, False} and visible_from(view, "s1", here, []) == []


COORDINATE = st.one_of(st.integers(-3, 9).map(float), st.floats(-1e6, 1e6), st.sampled_from([1 / 3, 1e-7, 2 + 1e-9]))
POINT = st.tuples(COORDINATE, COORDINATE)
POINTS = st.lists(POINT, max_size=5).map(tuple)
IDS = st.uuids().map(str)
WALL = st.builds(
    Wall, IDS, POINTS, st.floats(-5, 5), st.one_of(st.none(), st.floats(-5, 5)), st.booleans(),
    st.sampled_from(["full", "behind", "none"]), one_way=st.sampled_from([None, "left", "right"]),
)  # fmt: skip
DOOR = st.builds(Door, IDS, POINTS, st.sampled_from(["door", "window", "portcullis"]))
REGION = st.builds(Region, IDS, polygon=POINTS, elevation=st.floats(-9, 9))
CELL = st.builds(
    Terrain, st.sampled_from(["0,0", "1,1", "2,1", "-7,3", "3.5,2", "x", ""]), elevation=st.floats(-1e3, 1e3)
)
THINGS = st.lists(st.one_of(WALL, DOOR, REGION, CELL), max_size=8, unique_by=lambda thing: (thing.kind, thing.id))


@settings(max_examples=150)
@given(THINGS, st.sampled_from(["square", "hex-flat", "hex-pointy", "none"]), st.integers(0, 6), st.integers(0, 6))
def test_odd_maps_get_an_answer(things: list[Any], kind: str, start: int, end: int) -> None:
    view = scene(*things, kind=kind)
    cells = list(GridSpec(kind, 7, 3).grid().cells())  # type: ignore[arg-type]
    a, b = cells[start], cells[end]
    line = sight(view, "s1", a, b)
    assert line.visible == (not line.stops) == (not line.blocked_by)
    if not any(isinstance(thing, Wall) and thing.one_way for thing in things):
        assert sight(view, "s1", b, a).visible == line.visible
    found = cover(view, "s1", a, b)
    assert 0 <= found.exposed <= 1 and found.exposed + found.solid + found.soft == pytest.approx(1, abs=2e-4)
    corners = visible_region(view, "s1", a)
    assert len(corners) >= 3 and np.isfinite(corners).all()


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square"])
@pytest.mark.parametrize("seed", range(3))
def test_sight_is_mutual_and_mirrored_scenes_agree(kind: Any, seed: int) -> None:
    rnd = random.Random(seed)
    grid = GridSpec(kind, 9, 9).grid()
    about = grid.from_offset(4, 4)
    middle = grid.center(about).x
    walls, mirrored = [], []
    for number in range(9):  # walls on the lattice: corners and middles, so that lines touch them often
        a, b = (rnd.choice((*grid.polygon(c), grid.center(c))) for c in rnd.choices(grid.disk(about, 4), k=2))
        extra: dict[str, Any] = {"sight": rnd.choice(("full", "full", "behind")), "top": rnd.choice((None, 1.7, 2.0))}
        walls.append(Wall(f"w{number}", ((a.x, a.y), (b.x, b.y)), **extra))
        mirrored.append(Wall(f"w{number}", ((2 * middle - a.x, a.y), (2 * middle - b.x, b.y)), **extra))
    one, other = (scene(*things, kind=kind, columns=9, rows=9) for things in (walls, mirrored))
    answers = []
    for _ in range(150):
        here, there = rnd.choices(grid.disk(about, 4), k=2)
        found = sight(one, "s1", here, there)
        back = sight(one, "s1", there, here)
        image = sight(other, "s1", grid.reflect(here, about), grid.reflect(there, about))
        assert (found.visible, found.blocked_by) == (back.visible, back.blocked_by) == (image.visible, image.blocked_by)
        answers.append(found.visible)
    assert True in answers and False in answers
