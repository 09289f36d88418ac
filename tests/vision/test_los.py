"""Sight by walls: both ways alike, mirrored alike, and what each kind of wall hides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from battlemap.geometry.types import Square
from battlemap.model.change import Change
from battlemap.model.entities import Door, EntityKey, GridSpec, Scene, Terrain, Token, Wall, scene_key
from battlemap.model.scenario import Scenario
from battlemap.vision.los import sight

MIDDLE = ((2.0, 0.0), (2.0, 3.0))


def scene(*things: Any, kind: Any = "square", columns: int = 7, rows: int = 3) -> Scenario:
    scenario = Scenario("sight")
    scenario.apply(Change(scene_key("s1"), None, Scene("s1", grid=GridSpec(kind, columns, rows))))
    for thing in things:
        scenario.apply(Change(EntityKey("s1", thing.kind, thing.id), None, thing))
    return scenario


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
        a, b = rnd.choices(grid.disk(about, 4), k=2)
        found = sight(one, "s1", a, b)
        back = sight(one, "s1", b, a)
        image = sight(other, "s1", grid.reflect(a, about), grid.reflect(b, about))
        assert (found.visible, found.blocked_by) == (back.visible, back.blocked_by) == (image.visible, image.blocked_by)
        answers.append(found.visible)
    assert True in answers and False in answers
