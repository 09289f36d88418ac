"""The seen region against a slow, obvious version: single rays and single lines of sight."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest
import shapely

from battlemap.geometry.segments import clear_to_each, wall_array
from battlemap.geometry.types import Rect, ScenePoint, Square
from battlemap.model.entities import Door, GridSpec, Terrain, Token, Wall
from battlemap.vision import field
from battlemap.vision.field import visible_polygon, visible_region
from battlemap.vision.los import visible_from
from battlemap.vision.nodes import node
from battlemap.vision.screens import FULL
from tests.vision.scenes import scene

BOX = Rect(0.0, 0.0, 12.0, 10.0)
EYE = ScenePoint(5.3, 4.1)
Segment = tuple[float, float, float, float]


def random_walls(seed: int, count: int = 25) -> list[Segment]:
    """Long and short walls that cross, touch and lie over one another; a third of them on the lattice."""
    rnd = random.Random(seed)
    walls: list[Segment] = []
    for number in range(count):
        a = rnd.uniform(0, 12), rnd.uniform(0, 10)
        b = a[0] + rnd.uniform(-3, 3), a[1] + rnd.uniform(-3, 3)
        if number % 3 == 0:
            a, b = (float(round(a[0])), float(round(a[1]))), (float(round(b[0])), float(round(b[1])))
        walls.append((*a, *b))
    return walls


def ray(walls: list[Segment], eye: ScenePoint, angle: float, groups: list[int]) -> float:
    """How far one sees in a direction: past the first wall of each group, wall by wall."""
    ux, uy = math.cos(angle), math.sin(angle)
    hits: list[tuple[float, int]] = []
    for (px, py, qx, qy), group in zip(walls, groups, strict=True):
        wx, wy = qx - px, qy - py
        turn = ux * wy - uy * wx
        if abs(turn) < 1e-12:
            continue
        far = ((px - eye.x) * wy - (py - eye.y) * wx) / turn
        along = ((px - eye.x) * uy - (py - eye.y) * ux) / turn
        if far > 0 and 0 <= along <= 1:
            hits.append((far, group))
    met: set[int] = set()
    for far, group in sorted(hits):
        if group < 0 or group in met:
            return far
        met.add(group)
    return math.inf


def box_sides(box: Rect) -> list[Segment]:
    right, bottom = box.x + box.width, box.y + box.height
    return [
        (box.x, box.y, right, box.y), (right, box.y, right, bottom),
        (right, bottom, box.x, bottom), (box.x, bottom, box.x, box.y),
    ]  # fmt: skip


@pytest.mark.parametrize("radius", [None, 3.5])
@pytest.mark.parametrize("grouped", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_each_direction_is_seen_as_far_as_a_single_ray_goes(seed: int, grouped: bool, radius: float | None) -> None:
    walls = random_walls(seed)
    groups = [(n % 4 if grouped and n % 2 else -1) for n in range(len(walls))]
    parts, source = node(wall_array(walls))
    outline = visible_polygon(parts, EYE, BOX, radius, np.array(groups)[source])
    region = shapely.Polygon(outline)
    rnd = random.Random(seed)
    for _ in range(150):
        angle = rnd.uniform(0, math.tau)
        far = ray([*walls, *box_sides(BOX)], EYE, angle, [*groups, -1, -1, -1, -1])
        if radius is not None:
            far = min(far, radius)
        beam = shapely.LineString([EYE, (EYE.x + 30 * math.cos(angle), EYE.y + 30 * math.sin(angle))])
        seen = shapely.LineString([EYE, shapely.get_coordinates(beam.intersection(region.buffer(0)))[-1]]).length
        slack = 1e-5 if radius is None or far < radius else radius * (1 - math.cos(math.pi / field.ARC_STEPS)) + 1e-6
        assert seen == pytest.approx(far, abs=slack)


@pytest.mark.parametrize("seed", range(6))
def test_a_point_is_in_the_region_if_its_line_is_clear(seed: int) -> None:
    walls = wall_array(random_walls(seed, 40))
    region = shapely.Polygon(visible_polygon(node(walls)[0], EYE, BOX)).buffer(0)
    points = np.random.default_rng(seed).uniform((0, 0), (12, 10), (400, 2))
    points = points[shapely.distance(region.boundary, shapely.points(points)) > 1e-4]
    inside = shapely.contains_xy(region, points[:, 0], points[:, 1])
    assert np.array_equal(inside, clear_to_each(walls, EYE, points)) and inside.any() and not inside.all()


def test_hidden_walls_may_be_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    walls, source = node(wall_array(random_walls(3, 90)))
    groups = np.where(source % 5 == 0, source, FULL)
    for radius in (None, 4.0):
        whole = shapely.Polygon(visible_polygon(walls, EYE, BOX, radius, groups)).buffer(0)
        with monkeypatch.context() as few:
            few.setattr(field, "MANY", 10)
            few.setattr(field, "NEAREST", 6)
            few.setattr(field, "BINS", 64)
            few.setattr(field, "MOST_AT_ONCE", 50)
            culled = shapely.Polygon(visible_polygon(walls, EYE, BOX, radius, groups)).buffer(0)
        assert whole.symmetric_difference(culled).area < 1e-9 and whole.area > 1


def test_an_empty_room_is_seen_whole_from_anywhere() -> None:
    for eye in (EYE, ScenePoint(0, 0), ScenePoint(12, 5)):
        seen = shapely.Polygon(visible_polygon(wall_array([]), eye, BOX))
        assert seen.is_valid and seen.intersection(shapely.box(0, 0, 12, 10)).area == pytest.approx(120)
    assert shapely.Polygon(visible_polygon(wall_array([]), EYE, BOX, 2.0)).area == pytest.approx(4 * math.pi, rel=1e-3)
    outside = shapely.Polygon(visible_polygon(wall_array([]), ScenePoint(-5, -5), BOX))
    assert outside.area == pytest.approx(18 * 16)


def test_nothing_leaks_where_walls_nearly_meet() -> None:
    third = 1 / 3
    corners = [(4 + third, 3 + third), (7 + third, 3 + third), (7 + third, 6 + third), (4 + third, 6 + third)]
    ring = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        ring += [(ax, ay, (ax + bx) / 2 - 1e-7, (ay + by) / 2), ((ax + bx) / 2 + 1e-7, (ay + by) / 2, bx, by)]
    ring += [(5.0, 5.0, 5.0, 5.0), (4 + third, 3 + third, 6.0, 3 + third)]  # no length; a part laid over another
    seen = shapely.Polygon(visible_polygon(node(wall_array(ring))[0], EYE, BOX))
    assert seen.area == pytest.approx(9, abs=1e-4)
    assert seen.bounds == pytest.approx((4 + third, 3 + third, 7 + third, 6 + third), abs=1e-5)


def test_node_cuts_what_crosses_and_keeps_the_rest() -> None:
    parts, source = node(wall_array([[0, 0, 4, 0], [1, -1, 1, 1], [3, 0, 3, 2], [0, 0, 0, 0], [6, 6, 7, 7]]))
    cut = list(zip(source.tolist(), parts.round(9).tolist(), strict=True))
    assert [part for number, part in cut if number == 0] == [[0, 0, 1, 0], [1, 0, 3, 0], [3, 0, 4, 0]]
    assert [part for number, part in cut if number == 1] == [[1, -1, 1, 0], [1, 0, 1, 1]]
    assert [part for number, part in cut if number == 2] == [[3, 0, 3, 2]]
    assert [part for number, part in cut if number == 4] == [[6, 6, 7, 7]]
    assert np.hypot(*(parts[:, 2:] - parts[:, :2]).T).sum() == pytest.approx(4 + 2 + 2 + math.sqrt(2))


def area(*things: object, eye: object = Square(0, 1), of: str = "sight") -> float:
    return float(shapely.Polygon(visible_region(scene(*things), "s1", eye, of=of)).area)  # type: ignore[arg-type]


def test_what_of_a_scene_hides() -> None:
    wall = ((2.0, 0.0), (2.0, 3.0))
    assert area() == pytest.approx(21) and area(Wall("w", wall)) == pytest.approx(6)
    assert (
        area(Wall("w", wall, sight="none")) == pytest.approx(21) == pytest.approx(area(Door("d", wall, state="open")))
    )
    assert area(Wall("w", wall, sight="none"), of="light") == pytest.approx(6), "light and sight are told apart"
    assert area(Wall("w", wall, light="none"), of="light") == pytest.approx(21)
    assert area(Door("d", wall)) == pytest.approx(6) and area(Door("d", wall, type="window")) == pytest.approx(21)
    assert area(Wall("w", wall, top=1.0)) == pytest.approx(21), "the eye looks over it"
    assert area(Wall("w", wall, top=1.0), eye=Token("t", at=(0, 1), posture="lying")) == pytest.approx(6)
    assert area(Wall("w", wall, one_way="right")) == pytest.approx(6)
    assert area(Wall("w", wall, one_way="left")) == pytest.approx(21)
    hills = [Terrain(f"3,{row}", elevation=2.0) for row in range(3)]
    assert area(*hills) == pytest.approx(9)
    ring = ((2.0, 0.0), (3.0, 0.0), (3.0, 3.0), (2.0, 3.0), (2.0, 0.0))
    assert area(Wall("w", ring, sight="behind")) == pytest.approx(9), "into the thicket, not through it"


@pytest.mark.parametrize("kind", ["square", "hex-flat", "hex-pointy", "none"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_as_seen_is_what_sight_says(kind: Any, seed: int) -> None:
    """Every cell's middle, on maps whose walls run between corners and middles of cells."""
    rnd = random.Random(seed)
    grid = GridSpec(kind, 10, 10).grid()
    cells = list(grid.cells())
    walls = []
    for number in range(10):
        p, q = (rnd.choice((*grid.polygon(cell), grid.center(cell))) for cell in rnd.choices(cells, k=2))
        walls.append(Wall(f"w{number}", ((p.x, p.y), (q.x, q.y)), sight="behind" if number % 4 == 0 else "full"))
    view = scene(*walls, kind=kind, columns=10, rows=10)
    here = rnd.choice(cells)
    region = shapely.Polygon(visible_region(view, "s1", here)).buffer(0)
    answers = set()
    for cell, line in zip(cells, visible_from(view, "s1", here, cells), strict=True):
        middle = shapely.Point(grid.center(cell))
        if region.boundary.distance(middle) > 1e-4:
            assert region.contains(middle) == line.visible
            answers.add(line.visible)
    assert answers == {True, False}
