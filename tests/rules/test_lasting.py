"""How areas go on from round to round: laws of growth and drift, and what the rules learn of it, in which order."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.grid import GridKind, make_grid
from battlemap.geometry.shapes_plane import plane
from battlemap.model.entities import Area, Combat
from battlemap.rules.api import Apply, Ruleset, begin_turn, end_turn, play, sketch, start_fight
from battlemap.rules.fight import passing_rounds
from battlemap.rules.lasting import moved_on, time_left
from battlemap.rules.registry import Registry
from battlemap.vision.effect import cells_of
from tests.vision.scenes import scene

KINDS: list[GridKind] = ["hex-flat", "hex-pointy", "square", "none"]
shapes = st.sampled_from(["burst", "ring", "aura", "cone", "line"])
sizes = st.integers(0, 40).map(lambda n: n / 4)


def after(area: Area, rounds: int, kind: GridKind = "square") -> Area | None:
    now: Area | None = area
    for _ in range(rounds):
        now = None if now is None else moved_on(now, make_grid(kind, 30, 30))
    return now


@given(shape=shapes, size=sizes, tenths=st.integers(-30, 30), most=st.none() | sizes, rounds=st.integers(0, 30))
def test_after_n_rounds_it_has_grown_n_times(
    shape: Any, size: float, tenths: int, most: float | None, rounds: int
) -> None:
    field = "length" if shape in ("cone", "line") else "radius"
    area = replace(Area("a", shape, growth=tenths / 10, growth_most=most), **{field: size})
    wanted = size + rounds * tenths / 10
    if most is not None and tenths > 0:
        wanted = max(size, min(wanted, most))
    grown = after(area, rounds)
    if wanted < -1e-6:
        assert grown is None
    else:
        assert grown is not None and getattr(grown, field) == pytest.approx(wanted, abs=1e-5)


@given(until=st.integers(1, 40), rounds=st.integers(0, 45))
def test_without_a_fight_a_round_less_is_left_each_time(until: int, rounds: int) -> None:
    area: Area | None = Area("a", until=float(until))
    for _ in range(rounds):
        area = None if area is None else time_left(area, None)
    assert (area is None) == (rounds >= until) and (area is None or area.until == until - rounds)
    assert (time_left(Area("a", until=float(until)), Combat(round=rounds)) is None) == (rounds >= until)


drifts = st.tuples(st.integers(-12, 12), st.integers(-12, 12)).map(lambda v: (v[0] / 4, v[1] / 4))


@pytest.mark.parametrize("kind", KINDS)
@given(drift=drifts, rounds=st.integers(0, 12), corner=st.booleans())
def test_drifts_add_up_and_leave_the_shape_as_it_is(kind: GridKind, drift: Any, rounds: int, corner: bool) -> None:
    grid = make_grid(kind, 30, 30)
    flat = plane(grid)
    at = flat.pair(grid.polygon(grid.cell((3, 4)))[0]) if corner else (3, 4)
    drifted = after(Area("a", at=at, to=(5, 4), drift=drift), rounds, kind)
    assert drifted is not None and drifted.to is not None
    for start, end in ((at, drifted.at), ((5, 4), drifted.to)):
        a, b = flat.point(start), flat.point(end)
        exact = (rounds * drift[0], rounds * drift[1])
        assert (b.x - a.x + drifted.drifted[0], b.y - a.y + drifted.drifted[1]) == pytest.approx(exact, abs=1e-4)
        if kind != "none":
            assert all(
                (one - other) == pytest.approx(round(one - other), abs=1e-6)
                for one, other in zip(start, end, strict=True)
            )
    assert kind == "none" or math.hypot(*drifted.drifted) <= math.sqrt(0.5) + 1e-4


@pytest.mark.parametrize("kind", KINDS)
@given(
    start=st.tuples(st.integers(-2, 2), st.integers(-2, 2)), end=st.tuples(st.integers(-2, 2), st.integers(-2, 2)),
    turns=st.integers(1, 5), radius=st.integers(0, 2), part=st.sampled_from([1, 2, 3]), mirrored=st.booleans(),
)  # fmt: skip
def test_drift_on_a_turned_or_mirrored_map_is_the_drift_turned_or_mirrored(
    kind: GridKind, start: Any, end: Any, turns: int, radius: int, part: int, mirrored: bool
) -> None:
    view = scene(kind=kind, columns=25, rows=25)
    grid = make_grid(kind, 25, 25)
    middle = grid.from_offset(12, 12)
    a, b = (grid.cell((middle[0] + by[0], middle[1] + by[1])) for by in (start, end))

    def turned(cell: Any) -> Any:
        if mirrored:
            return grid.reflect(cell, middle)
        return grid.rotate(cell, turns * (1 if grid.directions == 6 else 2), middle)

    def rounded(cells: Any) -> set[tuple[float, float]]:
        return {(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in cells}

    def moved(one: Any, other: Any) -> Area:
        p, q = grid.center(one), grid.center(other)
        area = Area("a", at=tuple(one), radius=radius, drift=((q.x - p.x) / part, (q.y - p.y) / part))
        for _ in range(part):
            area = moved_on(area, grid) or area
        return area

    here, there = moved(a, b), moved(turned(a), turned(b))
    assert here.at == pytest.approx(tuple(b), abs=1e-6) and there.at == pytest.approx(tuple(turned(b)), abs=1e-6)
    cells = rounded(turned(grid.cell(pair)) for pair in cells_of(view, "s1", here))
    assert rounded(cells_of(view, "s1", there)) == cells


def test_a_cloud_keeps_its_shape_on_its_way() -> None:
    view = scene(kind="hex-flat", columns=20, rows=20)
    cloud: Area = Area("a", at=(4, 6), radius=1, drift=(0.4, 0.3))
    places = []
    for _ in range(8):
        cloud = moved_on(cloud, view.scene("s1").grid.grid()) or cloud
        assert len(cells_of(view, "s1", cloud)) == 7
        places.append(cloud.at)
    assert len(set(places)) == 6 and places[0] == (4, 6)


MANIFEST = """
grids = ["square", "hex-flat", "none"]

[turns]
round_seconds = 5

[[stat]]
id = "move"
default = 6
label = "Move"
"""
CODE = """
from battlemap.rules.api import Apply, Line, Outcome, Ruleset, T


class Rules(Ruleset):
    def say(self, what, table, place=None):
        where = [area.id for area in (table.areas_at(place) if place is not None else table.things(Area))]
        yield Apply((), (Line("", T("{what}: {where}", what=what, where=" ".join(where))),))
        return Outcome()

    def left_cell(self, token, cell, table):
        return self.say("left", table, cell)

    def entered_cell(self, token, cell, table):
        return self.say("entered", table, cell)

    def turn_started(self, token, table):
        return self.say("begins", table, token)

    def time_passed(self, seconds, table):
        return self.say(f"{seconds} s", table)

    def round_started(self, round, table):
        return self.say(f"round {round}", table)
""".replace("import Apply", "import Area, Apply")


@pytest.fixture
def watcher(make_ruleset: Callable[..., Path], user: Path) -> Ruleset:
    """Rules that tell of each hook which areas it finds."""
    make_ruleset("watcher", MANIFEST, ruleset=CODE)
    return Registry(user, installed=False).load("watcher")


def lines(played: Any) -> list[str]:
    return [str(line["text"]) for line in played.told["lines"]]


def test_the_rules_learn_who_enters_leaves_and_begins_in_an_area(watcher: Ruleset) -> None:
    areas = [{"id": "b", "at": [3, 2], "radius": 1}, {"id": "a", "at": [3, 2], "radius": 0}, {"id": "c", "at": [8, 2]}]
    table = sketch(watcher, {"grid": "square", "tokens": [{"id": "t1", "at": [0, 2]}], "areas": areas})
    table = start_fight(watcher, table, ["t1"]).table
    begun = begin_turn(watcher, table)
    assert lines(begun) == ["begins: "]

    def go(here: Any) -> Any:
        for x in (2, 3):
            yield Apply(here.edit().set("t1", at=(x, 2)).changes())

    went = play(watcher, begun.table, go)
    assert lines(went) == ["left: ", "entered: b", "left: b", "entered: a b"]
    ended = end_turn(watcher, went.table)
    assert lines(begin_turn(watcher, ended.table)) == ["begins: a b"]


def test_a_round_is_over_before_areas_go_on_and_the_next_begins_after(watcher: Ruleset) -> None:
    areas = [{"id": "a", "at": [3, 2], "until": 2}, {"id": "b", "at": [3, 2], "drift": [1, 0]}]
    table = sketch(watcher, {"grid": "square", "tokens": [{"id": "t1", "at": [4, 2]}], "areas": areas})
    begun = start_fight(watcher, table, ["t1"])
    assert lines(begun) == ["round 1: a b"]
    ended = end_turn(watcher, begin_turn(watcher, begun.table).table)
    assert lines(ended) == ["5.0 s: a b", "Area a ends", "round 2: b"]
    assert [area.at for area in ended.table.things(Area)] == [(4, 2)]
    assert [event["event"] for event in ended.outcome.value] == [
        "turn_ended", "round_started", "area_ended", "changed",
    ]  # fmt: skip


def test_without_a_fight_only_time_passes(watcher: Ruleset) -> None:
    areas = [{"id": "a", "at": [3, 2], "until": 2, "tags": ["fire"]}]
    table = sketch(watcher, {"grid": "square", "tokens": [{"id": "t1", "at": [4, 2]}], "areas": areas})
    played = play(watcher, table, passing_rounds(watcher, 3))
    assert lines(played) == ["5.0 s: a", "5.0 s: a", "Area fire, a ends", "5.0 s: "]
