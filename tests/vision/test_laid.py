"""Areas among what sight meets: smoke hides what is in it and behind it, both ways alike; all is kept until it changes."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
import shapely

from battlemap.geometry.types import ScenePoint, Square
from battlemap.model.change import Change
from battlemap.model.entities import Area, EntityKey, Token, Wall
from battlemap.model.scenario import Draft
from battlemap.vision.cover import cover
from battlemap.vision.effect import affected
from battlemap.vision.field import visible_region
from battlemap.vision.laid import laid_of
from battlemap.vision.los import sight
from battlemap.vision.screens import screens_of
from battlemap.vision.veils import sides
from tests.vision.scenes import scene

GRIDS = ["hex-flat", "hex-pointy", "square"]
SMOKE = Area("a1", at=(3, 1), radius=0, sight="full", tags=("smoke",))
WEST, SMOKY, EAST = Square(0, 1), Square(3, 1), Square(6, 1)


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_line_is_free_exactly_if_it_does_not_run_through_the_smoke(kind: Any, seed: int) -> None:
    rnd = random.Random(seed)
    view = scene(kind=kind, columns=9, rows=9)
    grid = view.scene("s1").grid.grid()
    about = grid.from_offset(4, 4)
    clouds = []
    for number in range(3):
        at = rnd.choice(grid.disk(about, 3))
        clouds.append(
            Area(f"a{number}", rnd.choice(("burst", "ring")), (at[0], at[1]), radius=rnd.choice((0, 1)), sight="full")
        )
    for one in clouds:
        view.apply(Change(EntityKey("s1", "area", one.id), None, one))
    inside = [cell for laid in laid_of(view, "s1") for cell in laid.cells]
    smoke = shapely.union_all([shapely.Polygon(grid.polygon(cell)) for cell in inside]).buffer(-1e-4)
    seen = []
    for _ in range(120):
        a, b = rnd.sample(grid.disk(about, 4), 2)
        found, back = sight(view, "s1", a, b), sight(view, "s1", b, a)
        through = shapely.LineString([grid.center(a), grid.center(b)]).intersection(smoke).length > 1e-3
        assert (found.visible, found.blocked_by) == (back.visible, back.blocked_by) == (not through, back.blocked_by)
        assert all(stop.kind == "area" for stop in found.stops)
        seen.append(found.visible)
    assert True in seen and False in seen


def test_it_hides_what_is_in_it_and_behind_it_and_is_soft() -> None:
    view = scene(SMOKE)
    assert [sight(view, "s1", WEST, to).blocked_by for to in (Square(2, 1), SMOKY, EAST)] == [(), ("a1",), ("a1",)]
    assert sight(view, "s1", SMOKY, SMOKY).visible and not sight(view, "s1", SMOKY, EAST).visible
    found = cover(view, "s1", WEST, EAST)
    assert (found.exposed, found.kind, found.by) == (0.0, "soft", ("a1",))
    assert cover(scene(replace(SMOKE, sight="none")), "s1", WEST, EAST).exposed == 1


def test_two_who_stand_in_it_side_by_side_do_not_see_each_other() -> None:
    view = scene(replace(SMOKE, radius=2.0))
    assert not sight(view, "s1", SMOKY, Square(4, 1)).visible


def test_what_is_seen_ends_where_it_begins() -> None:
    open_, smoky = (shapely.Polygon(visible_region(scene(*things), "s1", WEST)) for things in ((), (SMOKE,)))
    assert open_.area == pytest.approx(21) and smoky.area < 20
    assert smoky.contains(shapely.Point(2.9, 1.5)) and not smoky.contains(shapely.Point(3.5, 1.5))
    inside = shapely.Polygon(visible_region(scene(replace(SMOKE, radius=1.0)), "s1", SMOKY))
    assert inside.area == pytest.approx(1, abs=1e-3)


def test_blasts_pass_through_smoke() -> None:
    tokens = (Token("t1", at=(6, 1)),)
    blast = Area("b", at=(0, 1), radius=9)
    assert [one.exposed for one in affected(scene(SMOKE, *tokens), "s1", blast)] == [True]
    assert screens_of(scene(SMOKE), "s1", "effect").things == []


def test_without_a_grid_it_hides_from_point_to_point() -> None:
    view = scene(replace(SMOKE, at=(3.0, 1.0), radius=0.5), kind="none")
    west, smoky, east = ScenePoint(0.0, 1.0), ScenePoint(3.0, 1.0), ScenePoint(6.0, 1.0)
    assert not sight(view, "s1", west, east).visible and not sight(view, "s1", west, smoky).visible
    assert sight(view, "s1", west, ScenePoint(2.0, 1.0)).visible
    assert sight(view, "s1", ScenePoint(0.0, 2.5), ScenePoint(6.0, 2.5)).visible


def test_it_is_kept_until_it_changes_and_goes_with_its_token() -> None:
    aura = Area("a1", "aura", token="t1", radius=0, sight="full")
    view = scene(aura, Token("t1", at=(3, 1)), Token("t2", at=(0, 0)))
    screens = screens_of(view, "s1")
    token = view.token("s1", "t2")
    assert token is not None
    view.apply(Change(EntityKey("s1", "token", "t2"), token, replace(token, at=(1, 0))))
    assert screens_of(view, "s1") is screens and not sight(view, "s1", WEST, EAST).visible
    draft = Draft(view)
    bearer = view.token("s1", "t1")
    assert bearer is not None
    draft.put(EntityKey("s1", "token", "t1"), replace(bearer, at=(3, 2)))
    assert sight(draft, "s1", WEST, EAST).visible and not sight(view, "s1", WEST, EAST).visible
    view.apply(Change(EntityKey("s1", "area", "a1"), aura, None))
    assert screens_of(view, "s1").things == [] and sight(view, "s1", WEST, EAST).visible


def test_walls_bound_smoke_as_they_bound_any_area() -> None:
    cloud = Area("a1", at=(1, 1), radius=3, limit="spread", sight="full")
    walled = scene(cloud, Wall("w", ((3.0, -1.0), (3.0, 4.0))))
    assert {cell[0] for cell in laid_of(walled, "s1")[0].cells} == {0, 1, 2}
    old = laid_of(walled, "s1")[0]
    wall = walled.of(Wall, "s1")["w"]
    walled.apply(Change(EntityKey("s1", "wall", "w"), wall, None))
    assert laid_of(walled, "s1")[0] is not old and len(laid_of(walled, "s1")[0].cells) == 15


def test_each_side_stands_once() -> None:
    for kind, radius, count in (("square", 0, 4), ("square", 1, 24), ("hex-flat", 0, 6), ("hex-flat", 1, 30)):
        view = scene(Area("a1", at=(4, 3), radius=radius, sight="full"), kind=kind, columns=9, rows=9)
        assert sides(laid_of(view, "s1")[0]).shape == (count, 4)
