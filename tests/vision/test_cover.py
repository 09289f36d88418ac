"""Cover: what shows of a body, in words and numbers, against single rays and its own mirror image."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry.types import Hex, ScenePoint, Square
from battlemap.model.entities import Door, GridSpec, Region, Terrain, Token, Wall
from battlemap.vision.bodies import STANDING, across, body_of
from battlemap.vision.cover import COLUMNS, cover, cover_from
from battlemap.vision.los import sight
from battlemap.vision.results import LEAST, Cover
from tests.vision.scenes import scene

BEFORE = ((8.0, 0.0), (8.0, 3.0))  # half a step before the target
SHOOTER, TARGET = Square(0, 1), Square(8, 1)


def seen(*things: Any, a: Any = SHOOTER, b: Any = TARGET, **grid: Any) -> Cover:
    return cover(scene(*things, **{"columns": 12, **grid}), "s1", a, b)


def posed(posture: str, **more: Any) -> Token:
    return Token("t", at=(8, 1), posture=posture, **more)


# --- the classes games know -----------------------------------------------------------------------------------------


def test_in_the_open_all_shows() -> None:
    open_ = seen()
    assert (open_.exposed, open_.kind, open_.by, open_.showing, open_.between) == (1.0, "none", (), "all", ())
    assert set(open_.parts.values()) == {open_.left, open_.right} == {1.0}
    assert seen(a=TARGET, b=TARGET).exposed == 1.0
    assert seen(Wall("w", BEFORE, sight="none")).exposed == 1.0


@pytest.mark.parametrize(
    ("top", "showing", "parts"),
    [
        (0.1, "all", ("legs", "torso", "shoulders", "head")),
        (0.4, "most", ("torso", "shoulders", "head")),
        (1.0, "half", ("shoulders", "head")),
        (1.4, "head_and_shoulders", ("head",)),
        (1.55, "head", ("head",)),
        (1.9, "nothing", ()),
        (None, "nothing", ()),
    ],
)
def test_a_wall_before_the_target_hides_it_up_to_its_top(top: float, showing: str, parts: tuple[str, ...]) -> None:
    found = seen(Wall("w1", BEFORE, top=top))
    assert found.showing == showing
    assert tuple(name for name, share in found.parts.items() if share > 0.99) == parts
    assert (found.kind, found.by) == (("none", ()) if showing == "all" else ("solid", ("w1",)))
    assert found.solid == pytest.approx(1 - found.exposed) and found.soft == 0


def test_the_same_wall_hides_less_when_it_stands_halfway() -> None:
    halfway = seen(Wall("w", ((4.5, 0.0), (4.5, 3.0)), top=1.0))
    assert halfway.exposed == pytest.approx(1.4 / 1.8, abs=1e-4), "the line from 1.6 over 1.0 halfway ends at 0.4"
    assert halfway.parts["legs"] == pytest.approx(0.5 / 0.9, abs=1e-4) and halfway.parts["torso"] == 1


def test_who_kneels_sits_or_lies_behind_a_wall_shows_less() -> None:
    wall = Wall("w", BEFORE, top=0.9)
    assert seen(wall).showing == "half"
    assert seen(wall, b=posed("kneeling")).showing == seen(wall, b=posed("crouching")).showing == "head_and_shoulders"
    assert seen(wall, b=posed("sitting")).exposed < 0.2 and seen(wall, b=posed("crawling")).showing == "nothing"
    assert seen(b=posed("kneeling")).exposed == 1 == seen(b=posed("lying")).exposed, "a posture alone is no cover"
    curb = seen(Wall("w", BEFORE, top=0.25), b=posed("lying"))
    assert curb.by == ("w",) and curb.parts["head"] > 0.5 > curb.parts["legs"], "the head above minimal cover"
    assert seen(wall, b=posed("unheard of")) == seen(wall, b=posed("standing"))


def test_a_window_has_a_sill_and_bars_hide_half() -> None:
    window = seen(Door("d", BEFORE, type="window"))
    assert (window.showing, window.kind, window.by) == ("half", "solid", ("d",))
    assert seen(Door("d", BEFORE, type="window", state="open")).showing == "half"
    bars = seen(Door("d", BEFORE, type="portcullis"))
    assert (bars.exposed, bars.kind, bars.soft, bars.by) == (0.5, "soft", 0.5, ("d",))
    assert seen(Door("d", BEFORE, type="portcullis", state="open")).kind == "none"
    assert seen(Door("d", BEFORE)).exposed == 0 and seen(Door("d", BEFORE, state="open")).exposed == 1


def test_what_does_not_stop_a_body_is_soft() -> None:
    hedge = seen(Wall("w", BEFORE, top=1.0, move=False))
    assert (hedge.kind, hedge.solid) == ("soft", 0) and hedge.exposed == seen(Wall("w", BEFORE, top=1.0)).exposed
    ring = ((7.5, 0.0), (9.5, 0.0), (9.5, 3.0), (7.5, 3.0), (7.5, 0.0))
    inside = seen(Wall("w", ring, sight="behind", move=False))
    assert (inside.exposed, inside.kind) == (0.5, "soft"), "who stands in a thicket has light cover"
    assert seen(Wall("w", ring, sight="behind", move=False), b=Square(10, 1)).soft == 1
    assert seen(Wall("w", ring, sight="behind"), b=Square(10, 1)).solid == 1
    both = seen(Wall("w", BEFORE, top=1.0), Wall("h", ((7.0, 0.0), (7.0, 3.0)), move=False))
    assert both.solid == pytest.approx(1 - seen(Wall("w", BEFORE, top=1.0)).exposed) and both.exposed == 0
    assert both.by == ("h", "w"), "nearest to the looker first"


def test_a_corner_hides_a_side() -> None:
    south = seen(Wall("w", ((8.0, 1.5), (8.0, 3.0))))
    assert (south.exposed, south.left, south.right) == (0.5, 1.0, 0.0), "looking east, the south is to the right"
    assert set(south.parts.values()) == {0.5} and south.showing == "half"
    north = seen(Wall("w", ((8.0, 0.0), (8.0, 1.5))))
    assert (north.left, north.right) == (0.0, 1.0)
    assert seen(Wall("w", ((8.0, 1.7), (8.0, 3.0)))).exposed == pytest.approx(7 / 8)
    assert seen(Wall("w", ((8.0, 1.5), (8.0, 3.0))), Wall("v", ((8.0, 1.5), (7.0, 0.0)))).exposed == 0
    slit = seen(Wall("w", ((8.0, 0.0), (8.0, 1.35))), Wall("v", ((8.0, 1.65), (8.0, 3.0))))
    assert slit.exposed == 0.5 and slit.by == ("v", "w")


def test_what_hides_next_to_nothing_is_no_cover() -> None:
    sill = seen(Wall("w", BEFORE, top=1.8 * LEAST * 0.9))
    assert (sill.exposed, sill.kind, sill.by) == (1.0, "none", ())


# --- who stands between ---------------------------------------------------------------------------------------------


def between(*others: Token, a: Any = SHOOTER, b: Any = TARGET, **grid: Any) -> list[tuple[str, float]]:
    return [(one.token, one.hidden) for one in seen(*others, a=a, b=b, **grid).between]


def test_those_on_the_way_and_what_their_bodies_hide() -> None:
    assert between(Token("x", at=(7, 1))) == [("x", 1.0)]
    assert between(Token("x", at=(7, 0)), Token("y", at=(9, 1))) == []
    ((_, kneeling),) = between(Token("x", at=(7, 1), posture="kneeling"))
    ((_, lying),) = between(Token("x", at=(7, 1), posture="lying"))
    assert 0.6 < kneeling < 0.8 and 0 < lying < 0.2
    assert between(Token("x", at=(7, 1), elevation=3.0)) == [("x", 0.0)], "a bird above"
    assert [name for name, _ in between(Token("b", at=(2, 1)), Token("a", at=(5, 1)))] == ["b", "a"]
    assert seen(Token("x", at=(7, 1))).exposed == 1.0, "people are not counted as cover of the map"
    own = Token("t", at=(8, 1), size=3)
    assert between(own, b=own) == []


def test_an_edge_pair_counts_both_its_cells() -> None:
    found = seen(Token("x", at=(0, -1)), Token("y", at=(1, -1)), a=Hex(0, 0), b=Hex(1, -2), kind="hex-flat")
    assert [(one.token, one.cells) for one in found.between] == [
        ("x", (Hex(0, -1), Hex(1, -1))), ("y", (Hex(0, -1), Hex(1, -1))),
    ]  # fmt: skip
    assert [one.hidden for one in found.between] == pytest.approx([0, 0]), "the line passes between them"


def test_without_a_grid_the_body_must_be_on_the_line() -> None:
    a, b = ScenePoint(1, 1.5), ScenePoint(9, 1.5)
    assert between(Token("x", at=(8.5, 1.5)), a=a, b=b, kind="none") == [("x", 1.0)]
    ((_, half),) = between(Token("x", at=(8.99, 1.79)), a=a, b=b, kind="none")
    assert half == pytest.approx(0.5, abs=0.02)
    assert between(Token("x", at=(5, 1.9)), Token("y", at=(9.5, 1.5)), a=a, b=b, kind="none") == []
    big = Token("x", at=(5, 2.5), size=3)
    assert [name for name, _ in between(big, a=a, b=b, kind="none")] == ["x"]


def test_a_large_body_is_taller_and_broader() -> None:
    ogre = Token("o", at=(8, 1), size=3)
    wall = Wall("w", ((7.0, 0.0), (7.0, 3.0)), top=1.8)
    assert seen(wall, b=Token("t", at=(8, 1))).exposed == 0 and 0.3 < seen(wall, b=ogre).exposed < 0.6
    corner = Wall("w", ((7.0, 1.5), (7.0, 3.0)))
    assert seen(corner, b=ogre).exposed == 0.5
    horse = Token("h", at=(8, 1), body=((0, 0), (0, 1)), facing=2)
    assert seen(Wall("w", ((7.0, 1.0), (7.0, 1.2))), b=horse).exposed == 1.0, (
        "seen from behind it is as narrow as one cell"
    )


# --- the ground -----------------------------------------------------------------------------------------------------


def test_a_cliff_hides_what_lies_below_it_close_by() -> None:
    cliff = [Terrain(f"{column},{row}", elevation=5.0) for column in range(4) for row in range(3)]
    close = seen(*cliff, a=Square(3, 1), b=Square(4, 1))
    far = seen(*cliff, a=Square(3, 1), b=Square(8, 1))
    back = seen(*cliff, a=Square(0, 1), b=Square(8, 1))
    assert close.exposed == 0 and close.kind == "solid" and close.by == ("3,1",)
    assert far.exposed == 1 and back.exposed == 0
    assert not sight(scene(*cliff, columns=12), "s1", Square(3, 1), Square(4, 1)).visible
    up = seen(*cliff, a=Square(4, 1), b=Square(0, 1))
    assert up.exposed == 0 and up.by == ("3,1",)
    ledge = seen(*[Terrain(f"{column},{row}", elevation=1.0) for column in range(8, 12) for row in range(3)])
    assert ledge.exposed == 1, "one sees the feet of who stands a metre higher"
    pit = seen(Terrain("8,1", elevation=-1.0))
    assert pit.showing == "half" and pit.by == ("7,1",)


def test_a_hill_hides_what_lies_behind_it() -> None:
    hill = [Terrain(f"4,{row}", elevation=3.0) for row in range(3)]
    found = sight(scene(*hill, columns=12), "s1", SHOOTER, TARGET)
    assert (found.visible, found.blocked_by) == (False, ("4,1",))
    assert [(stop.kind, stop.at) for stop in found.stops] == [("terrain", (4.0, 1.5))]
    assert sight(scene(*hill, columns=12), "s1", Square(4, 1), TARGET).visible
    tower = Token("t", at=(0, 1), elevation=12.0)
    assert sight(scene(*hill, tower, columns=12), "s1", tower, TARGET).visible


def test_regions_are_the_ground_where_there_is_no_grid() -> None:
    def ridge(height: float, id_: str = "r", left: float = 4.0, right: float = 6.0) -> Region:
        return Region(id_, polygon=((left, -1.0), (right, -1.0), (right, 5.0), (left, 5.0)), elevation=height)

    a, b = ScenePoint(1, 1.5), ScenePoint(9, 1.5)
    over = seen(ridge(3.0), a=a, b=b, kind="none")
    assert over.exposed == 0 and over.by == ("r",)
    assert seen(ridge(3.0), a=ScenePoint(5, 1.5), b=b, kind="none").exposed == 1
    assert seen(ridge(0.0), a=a, b=b, kind="none").exposed == 1
    assert seen(ridge(3.0, "r1"), ridge(0.0, "r2"), a=a, b=b, kind="none").exposed == 1, "the last by id counts"
    assert seen(ridge(3.0, "r2"), ridge(0.0, "r1", 3.0, 8.0), a=a, b=b, kind="none").by == ("r2",)
    pit = seen(ridge(-1.0, "p", 8.8, 9.5), a=a, b=b, kind="none")
    assert 0 < pit.exposed < 0.7 and pit.by == ("p",), "where the rim is nobody's, the pit is named"


@pytest.mark.parametrize("kind", ["square", "hex-flat", "hex-pointy"])
@pytest.mark.parametrize("seed", range(3))
def test_uneven_ground_hides_what_single_rays_run_into(kind: Any, seed: int) -> None:
    """Rays walked in small steps over the ground; what they find must be what the edges give."""
    rnd = random.Random(seed)
    grid = GridSpec(kind, 7, 7).grid()
    heights = {cell: rnd.choice((0.0, 0.0, 0.5, 1.5, -1.0)) for cell in grid.cells()}
    view = scene(
        *(Terrain(f"{cell[0]},{cell[1]}", elevation=height) for cell, height in heights.items() if height),
        kind=kind, columns=7, rows=7,
    )  # fmt: skip
    for _ in range(6):
        a, b = rnd.sample(list(grid.cells()), 2)
        here, there = body_of(view, "s1", grid, a), body_of(view, "s1", grid, b)
        found = [0, 0]
        for end in card(grid, here, there):
            for share in range(20):
                top = there.feet_m + (share + 0.5) / 20 * STANDING.top_m
                found[all(
                    here.eye_m + (top - here.eye_m) * part >= heights.get(grid.cell_at(on(here.point, end, part)), 0.0) - 1e-9
                    for part in (step / 150 for step in range(1, 150))
                )] += 1  # fmt: skip
        exposed = found[True] / sum(found)
        assert cover(view, "s1", a, b).exposed == pytest.approx(exposed if exposed <= 1 - LEAST else 1, abs=0.07)


def on(a: ScenePoint, b: tuple[float, float], part: float) -> ScenePoint:
    return ScenePoint(a.x + (b[0] - a.x) * part, a.y + (b[1] - a.y) * part)


def card(grid: Any, here: Any, there: Any) -> list[tuple[float, float]]:
    """The middles of the strips, worked out anew."""
    right = across(here, there)
    return [
        (there.point.x + right[0] * aside, there.point.y + right[1] * aside)
        for aside in (0.6 * ((column + 0.5) / COLUMNS - 0.5) for column in range(COLUMNS))
    ]


# --- laws -----------------------------------------------------------------------------------------------------------


def random_scene(seed: int, kind: str) -> tuple[list[Any], list[Any]]:
    """(things, cells) of a small map: walls between corners and middles, some heights, some bodies."""
    rnd = random.Random(seed)
    grid = GridSpec(kind, 9, 9).grid()  # type: ignore[arg-type]
    cells = list(grid.disk(grid.from_offset(4, 4), 4))
    things: list[Any] = []
    for number in range(8):
        a, b = (rnd.choice((*grid.polygon(cell), grid.center(cell))) for cell in rnd.choices(cells, k=2))
        extra: dict[str, Any] = {"sight": rnd.choice(("full", "full", "behind")), "move": rnd.random() < 0.7}
        things.append(Wall(f"w{number}", ((a.x, a.y), (b.x, b.y)), top=rnd.choice((None, 0.7, 1.3, 2.0)), **extra))
    for number in range(2):
        points = tuple(tuple(grid.center(cell)) for cell in rnd.choices(cells, k=2))
        things.append(Door(f"d{number}", points, type=rnd.choice(("door", "window", "portcullis"))))  # type: ignore[arg-type]
    if kind != "none":
        things += [
            Terrain(f"{cell[0]},{cell[1]}", elevation=rnd.choice((0.5, 1.5, -1.0))) for cell in rnd.sample(cells, 9)
        ]
    return things, cells


def image(things: list[Any], point: Callable[[Any], Any], cell: Callable[[Any], Any]) -> list[Any]:
    """The things moved by a mapping of points and one of cells."""
    moved: list[Any] = []
    for thing in things:
        if isinstance(thing, Terrain):
            new = cell(tuple(map(int, thing.id.split(","))))
            moved.append(Terrain(f"{new[0]},{new[1]}", elevation=thing.elevation))
        else:
            points = tuple(point(pair) for pair in thing.points)
            fields = (
                {"sight": thing.sight, "move": thing.move, "top": thing.top}
                if isinstance(thing, Wall)
                else {"type": thing.type}
            )
            moved.append(type(thing)(thing.id, points, **fields))
    return moved


@pytest.mark.parametrize("kind", ["square", "hex-flat", "hex-pointy", "none"])
@pytest.mark.parametrize("seed", range(4))
def test_mirrored_and_turned_maps_agree(kind: Any, seed: int) -> None:
    things, cells = random_scene(seed, kind)
    grid = GridSpec(kind, 9, 9).grid()
    about = grid.from_offset(4, 4)
    middle = grid.center(about)
    steps = 1 if grid.directions == 6 else 2
    angle = math.tau * steps / grid.directions
    sin, cos = (1.0, 0.0) if steps == 2 else (math.sin(angle), math.cos(angle))

    def turned(pair: Any) -> tuple[float, float]:
        x, y = pair[0] - middle.x, pair[1] - middle.y
        return middle.x + x * cos - y * sin, middle.y + x * sin + y * cos

    mirror = scene(*image(things, lambda p: (2 * middle.x - p[0], p[1]), lambda c: grid.reflect(grid.cell(c), about)),
                   kind=kind, columns=9, rows=9)  # fmt: skip
    turn = scene(
        *image(things, turned, lambda c: grid.rotate(grid.cell(c), steps, about)), kind=kind, columns=9, rows=9
    )
    here = scene(*things, kind=kind, columns=9, rows=9)
    rnd = random.Random(seed)
    for a, b in (rnd.sample(cells, 2) for _ in range(25)):
        found = cover(here, "s1", a, b)
        left = cover(mirror, "s1", grid.reflect(a, about), grid.reflect(b, about))
        assert (left.left, left.right) == pytest.approx((found.right, found.left), abs=2e-4)
        assert (left.kind, left.showing) == (found.kind, found.showing)
        round_ = cover(turn, "s1", grid.rotate(a, steps, about), grid.rotate(b, steps, about))
        assert (round_.left, round_.right) == pytest.approx((found.left, found.right), abs=2e-4)
        assert list(round_.parts.values()) == pytest.approx(list(found.parts.values()), abs=2e-4)
        lines = [
            sight(here, "s1", a, b), sight(here, "s1", b, a), sight(mirror, "s1", grid.reflect(a, about), grid.reflect(b, about)),
            sight(turn, "s1", grid.rotate(a, steps, about), grid.rotate(b, steps, about)),
        ]  # fmt: skip
        assert len({line.visible for line in lines}) == 1


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.sampled_from(["square", "hex-flat", "none"]))
def test_taking_a_wall_away_never_hides_more(seed: int, kind: str) -> None:
    things, cells = random_scene(seed, kind)
    rnd = random.Random(seed)
    a = rnd.choice(cells)
    targets = rnd.sample(cells, 6)
    gone = rnd.choice([thing for thing in things if not isinstance(thing, Terrain)])
    before = scene(*things, kind=kind)
    after = scene(*(thing for thing in things if thing is not gone), kind=kind)
    for one, other in zip(cover_from(before, "s1", a, targets), cover_from(after, "s1", a, targets), strict=True):
        assert other.exposed >= one.exposed - 2e-4
        assert one.exposed + one.solid + one.soft == pytest.approx(1, abs=2e-4)
        assert (one.kind == "none") == (one.exposed == 1) == (not one.by)


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.floats(0, 3), st.floats(0, 3))
def test_a_higher_eye_sees_no_less_over_what_stands_on_the_ground(seed: int, low: float, more: float) -> None:
    things, cells = random_scene(seed, "square")
    walls = [thing for thing in things if isinstance(thing, Wall)]
    rnd = random.Random(seed)
    a, b = rnd.sample(cells, 2)
    shown = []
    for height in (low, low + more):
        looker = Token("t", at=a, elevation=height)
        found = cover(scene(*walls, looker), "s1", looker, b)
        shown.append(found.exposed)
    assert shown[1] >= shown[0] - 2e-4


@pytest.mark.parametrize("kind", ["square", "none"])
@pytest.mark.parametrize("seed", range(4))
def test_strips_agree_with_single_rays(kind: Any, seed: int) -> None:
    """Many heights in each strip, each ray tried against each wall in the plainest way."""
    rnd = random.Random(seed)
    walls = []
    for number in range(10):
        x, y = rnd.uniform(0, 9), rnd.uniform(0, 9)
        bottom = rnd.choice((0.0, 0.0, 0.8))
        points = ((x, y), (x + rnd.uniform(-3, 3), y + rnd.uniform(-3, 3)))
        walls.append(Wall(f"w{number}", points, bottom=bottom, top=rnd.choice((None, 1.0, 1.5))))
    view = scene(*walls, kind=kind, columns=9, rows=9)
    grid = GridSpec(kind, 9, 9).grid()
    for _ in range(8):
        a, b = rnd.sample(list(grid.cells()), 2)
        here, there = body_of(view, "s1", grid, a), body_of(view, "s1", grid, b)
        free = 0
        for end in card(grid, here, there):
            for step in range(60):
                top = there.feet_m + (step + 0.5) / 60 * STANDING.top_m
                free += not any(stops(wall, here.point, here.eye_m, end, top) for wall in walls)
        exposed = free / 60 / COLUMNS
        assert cover(view, "s1", a, b).exposed == pytest.approx(exposed if exposed <= 1 - LEAST else 1, abs=0.02)


def stops(wall: Wall, eye: tuple[float, float], height: float, end: tuple[float, float], top: float) -> bool:
    for (px, py), (qx, qy) in pairwise(wall.points):
        dx, dy, wx, wy = end[0] - eye[0], end[1] - eye[1], qx - px, qy - py
        turn = dx * wy - dy * wx
        if not turn:
            continue
        part = ((px - eye[0]) * wy - (py - eye[1]) * wx) / turn
        along = ((px - eye[0]) * dy - (py - eye[1]) * dx) / turn
        low = wall.bottom if wall.bottom > 0 else -math.inf
        if 0 < part < 1 and 0 < along < 1 and low < height + (top - height) * part < (wall.top or math.inf):
            return True
    return False


def test_many_at_once_are_what_they_are_one_by_one() -> None:
    things, cells = random_scene(5, "hex-flat")
    tokens = [Token(f"t{n}", at=cell, posture="kneeling" if n % 2 else "standing") for n, cell in enumerate(cells[::3])]
    view = scene(*things, *tokens, kind="hex-flat")
    found = cover_from(view, "s1", tokens[0], tokens)
    assert found == [cover(view, "s1", tokens[0], token) for token in tokens]
    assert cover_from(view, "s1", tokens[0], []) == []
    assert any(one.between for one in found) and any(0 < one.exposed < 1 for one in found)
