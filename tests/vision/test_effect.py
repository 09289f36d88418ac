"""Areas among walls: straight as far as a line is clear, spread as far as a way is, through as if there were none."""

from __future__ import annotations

import heapq
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.geometry.grid import Grid
from battlemap.geometry.segments import clear, wall_array
from battlemap.geometry.shapes import burst
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.change import Change
from battlemap.model.entities import Area, Door, EntityKey, GridSpec, Scene, Terrain, Token, Wall, scene_key
from battlemap.model.scenario import Draft, Scenario
from battlemap.vision.effect import affected, cells_of, effect_of, start_point
from battlemap.vision.los import sight
from tests.vision.scenes import scene

KINDS = ("hex-flat", "hex-pointy", "square", "none")
SPECS = [
    *(GridSpec(kind, 11, 9) for kind in ("hex-flat", "hex-pointy")),  # type: ignore[arg-type]
    *(GridSpec("square", 11, 9, diagonals=rule) for rule in ("one", "5-10-5", "euclid", "none")),  # type: ignore[arg-type]
    GridSpec("none", 8, 7),
]
QUARTERS = st.integers(0, 36).map(lambda n: n / 4)
SEGMENTS = st.lists(st.tuples(QUARTERS, QUARTERS, QUARTERS, QUARTERS), max_size=7)


def world(spec: GridSpec, *things: Any) -> Scenario:
    scenario = Scenario("effect")
    scenario.apply(Change(scene_key("s1"), None, Scene("s1", grid=spec)))
    for thing in things:
        scenario.apply(Change(EntityKey("s1", thing.kind, thing.id), None, thing))
    return scenario


def walls_of(segments: list[tuple[float, float, float, float]], **facts: Any) -> list[Wall]:
    return [Wall(f"w{n}", ((x, y), (p, q)), **facts) for n, (x, y, p, q) in enumerate(segments)]


def middle(grid: Grid) -> Cell:
    return ScenePoint(4.0, 3.5) if grid.kind == "none" else grid.from_offset(5, 4)


def area(at: Any, **facts: Any) -> Area:
    return Area("a", at=(at[0], at[1]), **{"shape": "burst", "radius": 4.0, **facts})


def room(*sides: Any) -> list[Any]:
    """A closed room of squares 2..4 by 2..4, whose right side is given."""
    return [Wall("room", ((5, 2), (2, 2), (2, 5), (5, 5))), *(sides or (Wall("right", ((5, 2), (5, 5))),))]


@given(st.sampled_from(SPECS), SEGMENTS)
@settings(max_examples=30)
def test_straight_is_what_sight_would_reach(spec: GridSpec, segments: list[tuple[float, float, float, float]]) -> None:
    table = world(spec, *walls_of(segments))
    grid = spec.grid()
    at = middle(grid)
    whole = burst(grid, at, 4)
    found = cells_of(table, "s1", area(at))
    assert set(found) == {cell for cell in whole if sight(table, "s1", at, cell).visible}
    assert all(found[cell] == whole[cell] for cell in found)


@given(st.sampled_from(SPECS[:3]), SEGMENTS, st.sampled_from([1.0, 1.7, 3.0]), st.integers(0, 3))
@settings(max_examples=30)
def test_straight_minds_heights_as_sight_does(
    spec: GridSpec, segments: list[tuple[float, float, float, float]], top: float, hill: int
) -> None:
    grid = spec.grid()
    at = middle(grid)
    hills = [Terrain(f"{c[0]},{c[1]}", elevation=float(hill)) for c in grid.ring(at, 2)[:4]] if hill else []
    table = world(spec, *walls_of(segments, top=top), *hills)
    found = cells_of(table, "s1", area(at, radius=3.0))
    assert set(found) == {cell for cell in burst(grid, at, 3) if sight(table, "s1", at, cell).visible}


def slow_spread(
    grid: Grid, segments: list[tuple[float, float, float, float]], at: Cell, radius: float
) -> dict[Cell, float]:
    """Everything in a straight line at the grid's distance, and from there step by step, by a plain search."""
    walls = wall_array([s for s in segments if s[:2] != s[2:]])
    inside = set(burst(grid, at, radius))
    rule = getattr(grid, "diagonals", "one")
    best: dict[tuple[Cell, int], float] = {}
    queue: list[tuple[float, Cell, int]] = []
    for cell in inside:
        if clear(walls, grid.center(at), grid.center(cell)):
            odd = min(abs(cell[0] - at[0]), abs(cell[1] - at[1])) % 2 if rule == "5-10-5" else 0
            queue.append((grid.distance(at, cell), cell, int(odd)))
    heapq.heapify(queue)
    while queue:
        far, cell, odd = heapq.heappop(queue)
        if best.get((cell, odd), math.inf) <= far:
            continue
        best[cell, odd] = far
        for there in grid.sub_positions(cell):
            if there in inside and clear(walls, grid.center(cell), grid.center(there)):
                step, after = grid.distance(cell, there), odd
                if rule == "5-10-5" and cell[0] != there[0] and cell[1] != there[1]:
                    step, after = (2, 0) if odd else (1, 1)
                if far + step <= radius + 1e-9:
                    heapq.heappush(queue, (far + step, there, after))
    found: dict[Cell, float] = {}
    for (cell, _), far in best.items():
        found[cell] = min(far, found.get(cell, math.inf))
    return found


@given(st.sampled_from(SPECS), SEGMENTS)
@settings(max_examples=30)
def test_spread_goes_round_corners_at_the_length_of_its_way(
    spec: GridSpec, segments: list[tuple[float, float, float, float]]
) -> None:
    table = world(spec, *walls_of(segments))
    grid = spec.grid()
    at = middle(grid)
    filled = cells_of(table, "s1", area(at, limit="spread"))
    expected = slow_spread(grid, segments, at, 4.0)
    assert {cell: round(far, 9) for cell, far in filled.items()} == {c: round(far, 9) for c, far in expected.items()}
    through = cells_of(table, "s1", area(at, limit="through"))
    straight = cells_of(table, "s1", area(at))
    assert set(straight) <= set(filled) <= set(through) == set(burst(grid, at, 4))
    assert all(filled[cell] >= through[cell] - 1e-9 for cell in filled)
    assert all(filled[cell] == through[cell] for cell in straight)
    ways = [round(far, 9) for far in filled.values()]
    assert ways == sorted(ways)


@given(
    st.sampled_from(SPECS),
    st.lists(st.floats(0.6, 3.3), min_size=3, max_size=9),
    st.sampled_from(["burst", "cone", "ring", "aura", "rect"]),
    st.integers(0, 7),
)
@settings(max_examples=30)
def test_nothing_but_through_crosses_a_closed_wall(spec: GridSpec, far: list[float], shape: Any, turn: int) -> None:
    """Round the start runs a closed wall, near here and far there; one of its sides is a closed door."""
    import shapely

    grid = spec.grid()
    at = middle(grid)
    x, y = grid.center(at)
    turns = [math.tau * n / len(far) + 0.1 for n in range(len(far))]
    corners = [(x + r * math.sin(t), y - r * math.cos(t)) for r, t in zip(far, turns, strict=True)]
    door = Door("d", (corners[-1], corners[0]))
    table = world(spec, Wall("w", tuple(corners)), door)
    inside = shapely.Polygon(corners).buffer(1e-5)
    to = grid.neighbor(at, turn)
    for limit in ("straight", "spread"):
        laid = area(at, shape=shape, limit=limit, length=4.0, inner=1.0, to=(to[0], to[1]), angle_deg=90.0)
        found = cells_of(table, "s1", laid)
        assert all(inside.covers(shapely.Point(grid.center(cell))) for cell in found)
    opened = world(spec, Wall("w", tuple(corners)), Door("d", door.points, state="open"))
    assert set(cells_of(opened, "s1", area(at, limit="spread"))) >= set(cells_of(table, "s1", area(at, limit="spread")))


def cells(found: Any) -> set[tuple[float, float]]:
    return {(cell[0], cell[1]) for cell in found}


def test_a_room_is_filled_and_an_open_door_lets_it_out() -> None:
    whole = {(x, y) for x in (2, 3, 4) for y in (2, 3, 4)}
    for limit in ("straight", "spread"):
        closed = scene(*room(), columns=9, rows=8)
        assert cells(cells_of(closed, "s1", area((3, 3), limit=limit))) == whole
    doors = {state: Door("d", ((5, 4), (5, 5)), state=state) for state in ("open", "closed")}
    side = Wall("right", ((5, 2), (5, 4)))
    for state, out in (("closed", False), ("open", True)):
        table = scene(*room(side, doors[state]), columns=9, rows=8)
        filled = cells_of(table, "s1", area((3, 3), limit="spread", radius=5.0))
        assert (cells(filled) > whole) is out
        if out:
            assert filled[table.scene("s1").grid.grid().cell((5, 2))] == 3  # by (4, 4) and (5, 3), past the wall's end


@pytest.mark.parametrize(
    "thing, stops",
    [
        (Wall("x", ((5, 2), (5, 5)), move=False), False),  # a curtain
        (Wall("x", ((5, 2), (5, 5)), sight="none"), True),  # glass
        (Door("x", ((5, 2), (5, 5)), type="portcullis"), False),
        (Door("x", ((5, 2), (5, 5)), type="window"), True),
        (Door("x", ((5, 2), (5, 5)), type="window", state="open"), False),
        (Door("x", ((5, 2), (5, 5)), type="gate"), True),
        (Wall("x", ((5, 2), (5, 5)), one_way="left"), False),  # only who comes from its left, the outside, is kept off
        (Wall("x", ((5, 5), (5, 2)), one_way="left"), True),
        (Wall("x", ((5, 2), (5, 5)), top=1.0), False),
        (Wall("x", ((5, 2), (5, 5)), bottom=2.5), False),
    ],
)
@pytest.mark.parametrize("limit", ["straight", "spread"])
def test_what_stops_a_blast(thing: Any, stops: bool, limit: Any) -> None:
    table = scene(*room(thing), columns=9, rows=8)
    found = cells(cells_of(table, "s1", area((3, 3), limit=limit, radius=3.0)))
    assert ((6, 3) not in found) is stops


def test_it_does_not_spread_up_a_cliff_but_over_a_step() -> None:
    for height, up in ((1.5, True), (6.0, False)):
        high = [Terrain(f"{x},{y}", elevation=height) for x in (4, 5, 6) for y in range(3)]
        table = scene(*high)
        found = cells(cells_of(table, "s1", area((1, 1), limit="spread", radius=4.0)))
        assert ((5, 1) in found) is up


def test_a_cone_that_spreads_stays_in_its_cone_and_begins_in_its_own_cell() -> None:
    pillar = Wall("w", ((3.2, 3.5), (3.2, 4.5)))
    table = scene(pillar, columns=9, rows=9)
    laid = area((2, 4), shape="cone", to=(3, 4), angle_deg=90.0, length=4.0)
    through, filled = (
        cells_of(table, "s1", Area(**{**_fields(laid), "limit": limit})) for limit in ("through", "spread")
    )
    assert cells(cells_of(table, "s1", laid)) < cells(filled) <= cells(through)
    assert (2, 4) not in cells(filled)


def _fields(laid: Area) -> dict[str, Any]:
    return {name: getattr(laid, name) for name in Area.__dataclass_fields__ if name != "kind"}


def test_a_ring_that_spreads_fills_its_hole_on_the_way() -> None:
    table = scene(Wall("w", ((4, 0), (4, 2))), columns=9, rows=9)
    laid = area((4, 4), shape="ring", radius=3.0, inner=2.0, limit="spread")
    found = cells_of(table, "s1", laid)
    assert min(found.values()) == 2 and (4, 4) not in cells(found)


@pytest.mark.parametrize("kind", KINDS)
def test_an_aura_goes_with_its_token_and_lies_round_its_whole_body(kind: Any) -> None:
    for size in (1, 2, 3):
        token = Token("t", at=(5, 2), size=size)
        table = world(GridSpec(kind, 16, 14), token)
        grid = table.scene("s1").grid.grid()
        body = grid.body(grid.cell(token.at), size, 0)
        laid = area((0, 0), shape="aura", token="t", radius=1.0)
        found = cells_of(table, "s1", laid)
        assert all(far == min(grid.distance(cell, part) for part in body) for cell, far in found.items())
        assert len(found) > len(body)
        assert [one.token for one in affected(table, "s1", laid)] == ["t"]
        draft = Draft(table)
        draft.put(EntityKey("s1", "token", "t"), Token("t", at=(6, 4), size=size))
        assert set(cells_of(draft, "s1", laid)) != set(found)
        assert len(cells_of(draft, "s1", laid)) == len(found)


def test_a_cone_turns_with_who_carries_it_unless_it_points_somewhere() -> None:
    for facing, first in ((2, (5, 4)), (6, (3, 4))):
        table = scene(Token("t", at=(4, 4), facing=facing), columns=9, rows=9)
        carried = area((0, 0), shape="cone", token="t", angle_deg=60.0, length=3.0)
        assert next(iter(cells_of(table, "s1", carried))) == first
        pointed = area((1, 1), shape="cone", token="t", to=(1, 0), angle_deg=60.0, length=3.0)
        assert next(iter(cells_of(table, "s1", pointed))) == (4, 3)
    gone = scene(columns=9, rows=9)
    assert next(iter(cells_of(gone, "s1", pointed))) == (1, 0)
    assert start_point(gone, "s1", pointed) == (1.5, 1.5)


def test_a_burst_from_a_large_token_starts_in_its_middle() -> None:
    table = scene(Token("t", at=(3, 3), size=2), columns=9, rows=9)
    assert start_point(table, "s1", area((0, 0), token="t")) == (4.0, 4.0)
    assert len(cells_of(table, "s1", area((0, 0), token="t", radius=1.0))) == 4


def test_who_is_inside_how_far_and_whether_the_blast_reaches_them() -> None:
    half = Wall("half", ((6, 2), (6, 3)), top=1.0)
    table = scene(
        Wall("full", ((2, 5), (7, 5))), half,
        Token("open", at=(2, 2)), Token("low", at=(6, 2)), Token("behind", at=(4, 6)), Token("big", at=(1, 4), size=3),
        Token("far", at=(8, 8)), columns=9, rows=9,
    )  # fmt: skip
    by = {one.token: one for one in affected(table, "s1", area((4, 2)))}
    assert [one.token for one in affected(table, "s1", area((4, 2)))] == ["big", "low", "open", "behind"]
    assert {id_: one.exposed for id_, one in by.items()} == {"open": True, "low": True, "big": True, "behind": False}
    assert {id_: one.distance for id_, one in by.items()} == {"open": 2, "low": 2, "big": 2, "behind": 4}
    assert by["low"].cover.by == ("half",) and 0 < by["low"].cover.exposed < 1
    assert by["behind"].cover.exposed == 0 and by["open"].cover.kind == "none"
    spread = {one.token: one for one in affected(table, "s1", area((4, 2), limit="spread", radius=6.0))}
    assert spread["behind"].exposed and spread["behind"].distance > 4
    assert spread["low"].cover.kind == "none"
    near = {one.token: one for one in affected(table, "s1", area((4, 2), limit="spread"))}
    assert (near["behind"].exposed, near["behind"].distance) == (False, 4)
    assert all(one.exposed for one in affected(table, "s1", area((4, 2), limit="through")))


@given(st.sampled_from(SPECS), SEGMENTS, st.booleans())
@settings(max_examples=30)
def test_a_brief_answer_knows_the_same_of_whom_it_reaches(
    spec: GridSpec, segments: list[tuple[float, float, float, float]], low: bool
) -> None:
    walls = walls_of(segments, **({"bottom": 0.0, "top": 1.2} if low else {}))
    grid = spec.grid()
    tokens = [Token(f"t{n}", at=(cell[0], cell[1])) for n, cell in enumerate(list(grid.cells())[::5])]
    view, laid = world(spec, *walls, *tokens), area(middle(grid), radius=6.0)
    whole, brief = effect_of(view, "s1", laid), effect_of(view, "s1", laid, brief=True)
    assert cells(brief.cells) == cells(whole.cells)
    for one, short in zip(whole.tokens, brief.tokens, strict=True):
        assert (short.token, short.distance, short.exposed) == (one.token, one.distance, one.exposed)
        if one.exposed:
            told = [(c.exposed, c.kind, c.by, c.parts, c.left, c.right) for c in (one.cover, short.cover)]
            assert told[0] == told[1]
        else:
            assert short.cover.exposed == 0.0 and short.cover.by[0].startswith("w")


def test_without_a_grid_who_stands_between_the_half_units_is_found() -> None:
    table = scene(Token("in", at=(3.3, 2.71)), Token("out", at=(5.9, 2.0)), kind="none", columns=8, rows=6)
    found = effect_of(table, "s1", area((2.0, 2.0), radius=2.0)).tokens
    assert [(one.token, round(one.distance, 4)) for one in found] == [("in", round(math.hypot(1.3, 0.71), 4))]


def test_each_coverage_has_its_tokens() -> None:
    at = (3.5, 3.5)
    table = scene(Token("half", at=(4, 4)), Token("touched", at=(6, 4)), columns=9, rows=9)
    by = {c: [one.token for one in affected(table, "s1", area(at, radius=2.3), c)] for c in ("center", "half", "any")}  # type: ignore[arg-type]
    assert by == {"center": ["half"], "half": ["half"], "any": ["half", "touched"]}
