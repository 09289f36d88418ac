"""The area tool without a window: what the hand does, what is shown, which lines come of it, and that Escape leaves no trace."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.app.play import encode
from battlemap.app.session import Session
from battlemap.app.tools.area import area_tool
from battlemap.app.tools.area_lines import add_line
from battlemap.app.tools.area_options import area_options
from battlemap.app.tools.area_plan import Plan, area_of, flat_of, snapped, turned
from battlemap.app.tools.area_sight import AreaSight
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area

from .hand import GRIDS, Make, everywhere

ORIGIN = ScenePoint(0, 0)
SHAPES = ["burst", "cone", "line", "ring", "rect"]


class AreaHand:
    """Drives the area tool as a canvas would, by columns and rows; two walls, and a token on each side of one."""

    def __init__(self, session: Session, **options: Any) -> None:
        self.session = session
        self.grid = session.scenario.scene("s1").grid.grid()
        self.told: list[str] = []
        self.strip = 0
        self.context = ToolContext(
            session,
            "s1",
            notify=lambda text: self.told.append(str(text)),
            options=dict(options),
            on_options=self._strip,
        )
        self.run = area_tool(self.context)
        self.overlay: Overlay = next(self.run)
        self.down = ScenePoint(0, 0)

    def _strip(self) -> None:
        self.strip += 1

    def at(self, column: float, row: float) -> ScenePoint:
        x, y = self.grid.center(self.grid.from_offset(int(column), int(row)))
        return ScenePoint(x + column % 1, y + row % 1)

    def send(self, kind: Any, at: ScenePoint = ORIGIN, **more: Any) -> Overlay:
        if kind in ("press", "double"):
            self.down = at
        away = 50 * (abs(at.x - self.down.x) + abs(at.y - self.down.y))
        more.setdefault("button", "left" if kind in ("press", "release", "double", "move") else "")
        self.overlay = self.run.send(PointerEvent(kind, at, drag_px=away, **more))
        return self.overlay

    def draw(self, start: ScenePoint, end: ScenePoint, **more: Any) -> AreaSight:
        self.send("press", start, **more)
        self.send("move", end, **more)
        self.send("release", end, **more)
        return self.sight

    def click(self, at: ScenePoint) -> Overlay:
        self.send("press", at)
        return self.send("release", at)

    def keys(self, *names: str, **more: Any) -> Overlay:
        for name in names:
            self.send("key", key=name, **more)
        return self.overlay

    def choose(self, **options: Any) -> Overlay:
        for id_, value in options.items():
            self.context.options[id_] = value
            self.send("option", key=id_)
        return self.overlay

    @property
    def sight(self) -> AreaSight:
        assert self.overlay.area is not None
        return self.overlay.area

    @property
    def areas(self) -> dict[str, Area]:
        return dict(self.session.scenario.of(Area, "s1"))

    def state(self) -> bytes:
        return encode(state_dict(self.session.scenario)).encode()

    def undo(self) -> None:
        self.session.do({"do": "undo"})


def make_hand(session: Make, grid: str = "square", **options: Any) -> AreaHand:
    s = session(grid, 16, 11)
    s.do({"do": "add_wall", "points": [[8.2, 0], [8.2, 7]]})
    cells = s.scenario.scene("s1").grid.grid()
    for name, column, row, side in (("Ana", 5, 4, "party"), ("Ben", 7, 4, "foe"), ("Cid", 10, 4, "foe")):
        s.do({"do": "add_token", "name": name, "at": list(cells.from_offset(column, row)), "side": side})
    return AreaHand(s, **options)


def asked(hand: AreaHand, area: Area) -> dict[str, Any]:
    """The `area` query of the same area."""
    fields = {
        name: getattr(area, name)
        for name in ("shape", "radius", "inner", "length", "width", "angle_deg", "limit", "token")
        if getattr(area, name) is not None
    }
    if area.to is not None:
        fields["to"] = list(area.to)
    return hand.session.do({"do": "area", "at": list(area.at), **fields}).result


def middles(hand: AreaHand, cells: list[list[float]]) -> list[tuple[float, float]]:
    return [tuple(round(part, 6) for part in hand.grid.center(hand.grid.cell(cell))) for cell in cells]  # type: ignore[misc]


# what is shown ---------------------------------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("limit", ["straight", "spread", "through"])
def test_the_preview_is_the_answer_of_the_query_and_so_is_what_is_laid(
    session: Make, grid: str, shape: str, limit: str
) -> None:
    hand = make_hand(session, grid, shape=shape, limit=limit)
    sight = hand.draw(hand.at(5, 4), hand.at(9, 5))
    hand.keys("return")
    (area,) = hand.areas.values()
    found = asked(hand, area)
    assert [tuple(round(part, 6) for part in middle) for middle in sight.cells] == middles(hand, found["cells"])
    assert len(sight.tags) == len(found["tokens"]) and len(sight.cells) > 1
    assert [tag.look == "safe" for tag in sight.tags] == [not one["exposed"] for one in found["tokens"]]
    whole = hand.session.do({"do": "area", **fields_of(area), "limit": "through"}).result["cells"]
    both = [tuple(round(part, 6) for part in middle) for middle in (*sight.cells, *sight.blocked)]
    assert sorted(both) == sorted(middles(hand, whole))


def fields_of(area: Area) -> dict[str, Any]:
    fields = {
        name: getattr(area, name) for name in ("shape", "at", "to", "radius", "inner", "length", "width", "angle_deg")
    }
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in fields.items() if value is not None
    }


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_what_is_planned_is_what_the_line_lays(session: Make, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(GRIDS))
    hand = make_hand(session, kind)
    hand.context.options.update(
        shape=data.draw(st.sampled_from(SHAPES)), limit=data.draw(st.sampled_from(["straight", "spread", "through"]))
    )
    x, y, width, height = hand.grid.bounds()
    points = [
        ScenePoint(x + width * data.draw(st.floats(0.02, 0.98)), y + height * data.draw(st.floats(0.02, 0.98)))
        for _ in range(2)
    ]
    free = data.draw(st.booleans())
    if snapped(hand.grid, points[0], free) is None:
        return
    before = hand.state()
    sight = hand.draw(points[0], points[1], shift=free)
    for _ in range(data.draw(st.integers(0, 3))):
        hand.keys(data.draw(st.sampled_from(["comma", "period", "plus", "minus", "less", "greater", "left", "up"])))
    sight = hand.sight
    assert hand.state() == before
    hand.keys("return")
    (area,) = hand.areas.values()
    assert [tuple(round(p, 6) for p in m) for m in sight.cells] == middles(hand, asked(hand, area)["cells"])
    hand.undo()
    assert hand.state() == before


@everywhere
@pytest.mark.parametrize("key", ["comma", "period"])
def test_a_cone_whose_edges_run_through_middles_is_laid_as_it_was_shown(session: Make, grid: str, key: str) -> None:
    """Turned by 15 degrees from a cone of 60, an edge lies on the diagonal: the last decimal decides who is inside."""
    hand = make_hand(session, grid, shape="cone")
    x, y, width, height = hand.grid.bounds()
    middle = ScenePoint(x + width / 2, y + height / 2)
    hand.draw(middle, middle)
    hand.keys(key)
    shown = [tuple(round(p, 6) for p in m) for m in hand.sight.cells]
    hand.keys("return")
    (area,) = hand.areas.values()
    assert shown == middles(hand, asked(hand, area)["cells"])


@everywhere
def test_the_card_counts_and_warns_of_the_own_side(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    card = hand.draw(hand.at(7, 4), hand.at(10, 4)).card
    assert card is not None
    counts = [(str(row.text), str(row.value), row.warn) for row in card.counts]
    assert counts == [("Inside", "2", False), ("Behind cover or walls", "1", False), ("Own side inside", "Ana", True)]
    who = [(str(row.text), str(row.value), look) for row, look in card.who]
    assert who[0] == ("Ben", "at the centre", "hit")
    assert {name: look for name, _, look in who} == {"Ben": "hit", "Ana": "hit", "Cid": "safe"}
    assert {name: words for name, words, _ in who}["Cid"].endswith(", wall")
    assert [str(tag.text) for tag in hand.sight.tags] == [words for _, words, _ in who]


def test_a_crowd_is_counted_and_named_in_part(session: Make) -> None:
    hand = make_hand(session, shape="burst", limit="through")
    for column in range(11):
        hand.session.do({"do": "add_token", "name": f"N{column}", "at": [column, 2], "side": "foe"})
    card = hand.draw(hand.at(5, 4), hand.at(10, 4)).card
    assert card is not None and len(card.who) == 9
    assert str(card.who[-1][0].text) == "+6 more" and str(card.counts[0].value) == "14"
    far = [float(str(row.value).split()[0]) for row, _ in card.who[1:-1]]
    assert far == sorted(far)


def test_rings_have_words_and_are_few(session: Make) -> None:
    hand = make_hand(session, "hex-flat", shape="burst", limit="through")
    sight = hand.draw(hand.at(7, 5), hand.at(7, 9))
    assert [str(text) for _, text in sight.labels] == ["1 m", "2 m", "3 m", "4 m"] and max(sight.rings) == 4
    hand.choose(radius=7.0)
    assert [str(text) for _, text in hand.sight.labels] == ["2 m", "4 m", "6 m"] and max(hand.sight.rings) == 4


def test_half_cover_is_said(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do({"do": "add_wall", "points": [[6, 3.6], [6, 5.6]], "top": 0.9, "sight": "full"})
    hand.draw(hand.at(3, 4), hand.at(7, 4))
    looks = {tag.look for tag in hand.sight.tags}
    words = [str(tag.text) for tag in hand.sight.tags if tag.look == "covered"]
    assert looks == {"hit", "covered"} and words and "cover" in words[0]


# drawing ---------------------------------------------------------------------------------------------------------------


@everywhere
def test_the_start_snaps_to_centre_corner_or_edge_and_not_with_shift(session: Make, grid: str) -> None:
    hand = make_hand(session, grid)
    if grid == "none":
        assert snapped(hand.grid, ScenePoint(3.21, 4.1)) == (3.21, 4.1)
        return
    cell = hand.grid.from_offset(4, 4)
    center, corners = hand.grid.center(cell), hand.grid.polygon(cell)
    side = ScenePoint((corners[0].x + corners[1].x) / 2, (corners[0].y + corners[1].y) / 2)
    flat = flat_of(hand.grid)
    for target in (center, corners[2], side):
        near = ScenePoint(target.x + (center.x - target.x) * 0.1 + 0.03, target.y + (center.y - target.y) * 0.1)
        pair = snapped(hand.grid, near)
        assert pair is not None and pair == flat.snapped(pair)
        assert flat.point(pair) == pytest.approx(target, abs=1e-4)
        free = snapped(hand.grid, near, free=True)
        assert free is not None and flat.point(free) == pytest.approx(near, abs=2e-3)
    assert snapped(hand.grid, ScenePoint(-5, -5)) is None


@everywhere
def test_the_drag_sets_the_size_and_the_strip_is_told(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    hand.draw(hand.at(7, 4), hand.at(7, 7))
    assert hand.context.options["radius"] == 3.0 and hand.strip > 0
    hand.keys("escape")
    hand.send("cancel")
    hand.choose(shape="line")
    hand.draw(hand.at(3, 4), hand.at(3, 8))
    assert hand.context.options["length"] == 4.0


def test_sizes_are_in_the_scenes_unit(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do({"do": "set", "id": "s1", "set": {"cell_distance": 5.0, "unit": "ft"}})
    sight = hand.draw(hand.at(7, 4), hand.at(7, 7))
    assert hand.context.options["radius"] == 15.0
    assert sight.card is not None and str(sight.card.caption) == "radius 15 ft, straight lines"
    hand.keys("return")
    assert hand.areas["a1"].radius == 3.0
    option = next(one for one in area_options(hand.context) if one.id == "radius")
    assert option.step == 5.0 and str(option.unit) == "ft"


@everywhere
def test_wheel_and_keys_turn_it_and_change_its_width(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="cone", limit="through")
    hand.draw(hand.at(7, 4), hand.at(7, 7))
    before = set(hand.sight.cells)
    hand.keys("period")
    assert set(hand.sight.cells) != before
    hand.keys("comma")
    assert set(hand.sight.cells) == before
    hand.keys("period", shift=True)
    assert hand.context.options["angle"] == 75.0 and set(hand.sight.cells) >= before
    hand.send("press", hand.sight.handles[1])
    assert hand.overlay.busy
    hand.send("wheel", hand.down, wheel=-1)
    turned_by_wheel = set(hand.sight.cells)
    hand.send("wheel", hand.down, wheel=1, shift=True)
    hand.send("release", hand.down)
    assert turned_by_wheel != before and hand.context.options["angle"] == 90.0
    assert not hand.overlay.busy


@everywhere
def test_a_whole_turn_leads_back(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="cone", limit="through")
    at = hand.grid.from_offset(7, 5)
    ahead = hand.grid.neighbor(at, 0)
    plan = Plan((at[0], at[1]), (ahead[0], ahead[1]))
    bearings = [plan]
    for _ in range(24):
        bearings.append(turned(hand.context, bearings[-1], 1))
    flat = flat_of(hand.grid)
    start = flat.point(plan.at)
    found = [
        round(math.degrees(math.atan2(end.x - start.x, start.y - end.y)) - hand.grid.direction_deg(0), 5) % 360
        for end in (flat.point(one.to) for one in bearings)
    ]
    assert found == pytest.approx([15.0 * n % 360 for n in range(25)], abs=1e-4)


def test_a_rectangle_turns_by_quarters(session: Make) -> None:
    hand = make_hand(session, shape="rect", limit="through")
    hand.draw(hand.at(6, 4), hand.at(8, 5))
    assert len(hand.sight.cells) == 6
    hand.keys("period")
    assert len(hand.sight.cells) == 6 and {round(x - 0.5) for x, _ in hand.sight.cells} == {5, 6}
    hand.keys("period", "period", "period")
    assert {round(x - 0.5) for x, _ in hand.sight.cells} == {6, 7, 8}


@everywhere
def test_the_preview_is_moved_by_its_middle_and_turned_by_its_end(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="cone", limit="through")
    hand.draw(hand.at(4, 4), hand.at(4, 7))
    count, start = len(hand.sight.cells), hand.sight.start
    hand.draw(start, hand.at(8, 4))
    assert hand.sight.start == pytest.approx(hand.at(8, 4), abs=1e-6) and len(hand.sight.cells) >= count - 1
    end = hand.sight.handles[1]
    hand.draw(end, hand.at(11, 4))
    assert hand.sight.start == pytest.approx(hand.at(8, 4), abs=1e-6)
    assert hand.sight.handles[1].x > hand.sight.start.x + 2
    hand.draw(hand.at(2, 8), hand.at(4, 8))
    assert hand.sight.start == pytest.approx(hand.at(2, 8), abs=1e-6)


# laying it -------------------------------------------------------------------------------------------------------------


@everywhere
def test_keys_alone_lay_an_area(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    before = hand.state()
    hand.context.selection.append("t1")
    hand.keys("return", "right", "down", "plus")
    assert hand.state() == before and hand.sight.start == pytest.approx(hand.at(6, 5), abs=1e-6)
    hand.keys("return")
    (area,) = hand.areas.values()
    assert area.radius == 3.0 and flat_of(hand.grid).point(area.at) == pytest.approx(hand.at(6, 5), abs=1e-6)
    assert hand.overlay.area is None
    hand.undo()
    assert hand.state() == before


@everywhere
def test_arrows_there_and_back_also_from_a_corner(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    corner = hand.grid.polygon(hand.grid.from_offset(5, 5))[1]
    hand.draw(corner, ScenePoint(corner.x + 2, corner.y))
    start = hand.sight.start
    hand.keys("up", "left", "left", "down", "right", "right")
    assert hand.sight.start == pytest.approx(start, abs=1e-6)


@everywhere
def test_escape_leaves_no_trace(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    before, done = hand.state(), len(hand.session.history.done)
    hand.send("press", hand.at(5, 5))
    hand.send("move", hand.at(8, 5))
    radius = hand.context.options["radius"]
    hand.send("cancel")
    assert hand.overlay.area is None and hand.context.options.get("radius") != radius
    hand.draw(hand.at(5, 5), hand.at(8, 5))
    hand.send("cancel")
    assert hand.overlay.area is None
    assert hand.state() == before and len(hand.session.history.done) == done


def test_a_double_click_lays_it(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.click(hand.at(5, 5))
    hand.send("double", hand.at(5, 5))
    hand.send("release", hand.at(5, 5))
    assert hand.areas["a1"].radius == 2.0 and hand.overlay.area is None


def test_tags_rounds_growth_and_who_may_see_it(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.choose(tags=("smoke", "web"), own_tags="holy, , green ", duration=3.0, growth=1.0, hidden=True)
    hand.click(hand.at(5, 5))
    hand.keys("return")
    area = hand.areas["a1"]
    assert area.tags == ("smoke", "web", "holy", "green") and area.until == 3
    assert (area.growth, area.hidden, area.sight, area.ground) == (1.0, True, "full", ("difficult",))
    hand.session.do({"do": "combat", "start": "all"})
    hand.session.do({"do": "turn"})
    hand.choose(duration=2.0)
    hand.click(hand.at(12, 8))
    hand.keys("return")
    combat = hand.session.scenario.combat
    assert combat is not None and hand.areas["a2"].until == combat.round + 2


def test_only_looking_lays_nothing_until_it_is_wanted(session: Make) -> None:
    hand = make_hand(session, shape="burst", lay=False)
    before = hand.state()
    hand.click(hand.at(5, 5))
    hand.keys("return")
    assert hand.overlay.area is None and hand.state() == before
    hand.click(hand.at(5, 5))
    hand.choose(lay=True)
    assert len(hand.areas) == 1 and hand.overlay.area is None


@everywhere
def test_an_aura_goes_with_its_token(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="aura")
    hand.click(hand.at(2, 8))
    assert hand.overlay.area is None and hand.told == ["An aura goes with a token: press on one"]
    sight = hand.draw(hand.at(5, 4), hand.at(5, 7))
    assert sight.card is not None and "Ana" not in str(sight.card.counts[-1].value), "nobody is warned of his own aura"
    hand.keys("return")
    area = hand.areas["a1"]
    assert (area.shape, area.token, area.radius) == ("aura", "t1", 3.0)
    assert [tuple(round(p, 6) for p in m) for m in sight.cells] == middles(hand, asked(hand, area)["cells"])
    hand.click(hand.at(5, 5))
    there = hand.at(7, 4)
    hand.draw(hand.sight.start, there)
    assert hand.areas["a1"].token == "t2"


def test_an_aura_lets_go_when_it_becomes_a_burst(session: Make) -> None:
    hand = make_hand(session, shape="aura")
    hand.click(hand.at(5, 4))
    hand.choose(shape="burst")
    hand.keys("return")
    assert (hand.areas["a1"].token, hand.areas["a1"].at) == (None, (5, 4))
    hand.click(hand.at(4, 4))
    hand.choose(shape="aura")
    assert (hand.areas["a1"].shape, hand.areas["a1"].token) == ("aura", "t1")
    hand.send("cancel")
    hand.choose(shape="burst")
    hand.click(hand.at(13, 9))
    hand.choose(shape="aura")
    assert hand.overlay.area is None and hand.told[-1] == "An aura goes with a token: press on one"


# areas that lie there --------------------------------------------------------------------------------------------------


@everywhere
def test_one_on_the_map_is_taken_up_moved_resized_and_removed_each_with_one_undo(session: Make, grid: str) -> None:
    hand = make_hand(session, grid, shape="burst")
    hand.draw(hand.at(3, 3), hand.at(3, 5))
    hand.keys("return")
    hand.context.options.update(radius=1.0, limit="through")
    mine = dict(hand.context.options)
    before, done = hand.state(), len(hand.session.history.done)
    hand.click(hand.at(3, 4))
    assert len(hand.sight.cells) > 5 and hand.context.options["limit"] == "straight"
    assert hand.state() == before
    hand.draw(hand.at(3, 4), hand.at(4, 5))
    moved = hand.state()
    assert moved != before and len(hand.session.history.done) == done + 1
    hand.draw(hand.sight.handles[1], ScenePoint(hand.sight.start.x, hand.sight.start.y + 3))
    assert hand.areas["a1"].radius == 3.0 and len(hand.session.history.done) == done + 2
    hand.undo()
    assert hand.state() == moved
    hand.send("hover", hand.at(4, 4))
    assert hand.context.options["radius"] == 2.0, "the strip follows an undo"
    hand.undo()
    assert hand.state() == before
    hand.send("hover", hand.at(3, 4))
    hand.keys("delete")
    assert not hand.areas and hand.overlay.area is None
    assert {k: hand.context.options.get(k) for k in mine} == mine, "the choices are one's own again"
    hand.undo()
    assert hand.state() == before


def test_a_choice_changes_the_one_in_hand(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do(
        {"do": "add_area", "shape": "burst", "at": [5, 4], "radius": 1, "ground": ["mud"], "tags": ["fire"]}
    )
    before = hand.state()
    hand.click(hand.at(5, 4))
    hand.choose(limit="spread")
    assert hand.areas["a1"].limit == "spread" and hand.areas["a1"].ground == ("mud",)
    hand.choose(tags=("fire", "web"))
    assert hand.areas["a1"].ground == ("difficult",)
    hand.choose(shape="cone")
    assert hand.areas["a1"].shape == "cone" and hand.areas["a1"].radius is None
    for _ in range(3):
        hand.undo()
    assert hand.state() == before


def test_a_drag_of_one_on_the_map_can_be_left(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do({"do": "add_area", "shape": "burst", "at": [5, 4], "radius": 1})
    before, done = hand.state(), len(hand.session.history.done)
    hand.click(hand.at(5, 4))
    hand.send("press", hand.at(5, 4))
    hand.send("move", hand.at(9, 9))
    hand.send("cancel")
    assert hand.state() == before and len(hand.session.history.done) == done
    assert hand.sight.start == pytest.approx(hand.at(5, 4), abs=1e-6), "it stays in hand"
    hand.send("cancel")
    assert hand.overlay.area is None


def test_what_is_taken_away_by_others_is_no_longer_in_hand(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do({"do": "add_area", "shape": "burst", "at": [5, 4], "radius": 1})
    hand.click(hand.at(5, 4))
    hand.session.do({"do": "remove", "id": "a1"})
    hand.send("hover", hand.at(5, 4))
    assert hand.overlay.area is None
    hand.choose(shape="aura")
    hand.click(hand.at(5, 4))
    hand.session.do({"do": "remove_token", "token": "t1"})
    hand.send("hover", hand.at(5, 4))
    assert hand.overlay.area is None


def test_a_drag_over_one_on_the_map_begins_another(session: Make) -> None:
    hand = make_hand(session, shape="burst")
    hand.session.do({"do": "add_area", "shape": "burst", "at": [5, 4], "radius": 3})
    hand.draw(hand.at(5, 4), hand.at(6, 4))
    hand.keys("return")
    assert set(hand.areas) == {"a1", "a2"} and hand.areas["a2"].radius == 1.0


def test_a_line_that_is_refused_is_told(session: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = make_hand(session, shape="burst", tags=tuple("x" * 300 for _ in range(1)))
    before = hand.state()
    hand.click(hand.at(5, 5))
    hand.keys("return")
    assert hand.told and hand.state() == before and hand.overlay.area is not None


def test_whole_numbers_and_thirds_in_the_line(session: Make) -> None:
    hand = make_hand(session, "hex-flat", shape="cone")
    line = add_line(hand.context, Plan((2.0, 3.0), (2 + 1 / 3, 3 + 1 / 3)))
    assert line["at"] == [2, 3] and line["to"] == [2.333333333, 3.333333333] and "radius" not in line
    assert area_of(hand.context, Plan((2.0, 3.0), (3.0, 3.0))).angle_deg == 60.0


def test_options_are_shown_where_the_shape_has_them(session: Make) -> None:
    hand = make_hand(session)
    shown = {
        shape: [one.id for one in area_options(hand.context) if one.when({"shape": shape}) and one.id in
                ("radius", "inner", "length", "width", "angle")]
        for shape in (*SHAPES, "aura")
    }  # fmt: skip
    assert shown == {
        "burst": ["radius"], "cone": ["length", "angle"], "line": ["length", "width"], "ring": ["radius", "inner"],
        "rect": [], "aura": ["radius"],
    }  # fmt: skip
