"""Aiming without a window: what is shown before the click, which line the click makes, and that Escape leaves no trace."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.app.tools.aim import Aiming, Deciding, aim, decide, fire_line
from battlemap.app.tools.arcs import arcs_of, reach_of
from battlemap.app.tools.base import CardLine, Overlay, PointerEvent, ToolContext
from battlemap.app.tools.odds_card import card as card_of
from battlemap.app.tools.odds_card import parts, percent, terms
from battlemap.app.tools.sights import AimCard, Sights
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.facing import arc
from battlemap.geometry.types import Pose, ScenePoint
from battlemap.model.entities import Token
from battlemap.text import T
from tests.duel import write

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


@pytest.fixture
def duel(session: Make, tmp_path: Path) -> Session:
    write(tmp_path)
    s = session("square", 12, 9)
    s.play_by(str(tmp_path / "duel"))
    for name, at, side in (
        ("Ana", [2, 2], "party"),
        ("Orc", [3, 2], "foe"),
        ("Far", [9, 2], "foe"),
        ("Pal", [2, 3], "party"),
    ):
        s.do({"do": "add_token", "name": name, "at": at, "side": side})
    return s


class Aimer:
    """Drives the tool as a canvas would; `odds` are worked out at once."""

    def __init__(self, s: Session, action: str, by: str = "t1", known: bool = True) -> None:
        self.session, self.known = s, known
        self.lines: list[dict[str, Any]] = []
        self.left = 0
        offers = s.do({"do": "offers", "token": by}).result["offers"]
        offer = next(one for one in offers if one["action"] == action)
        self.context = ToolContext(s, "s1")
        aiming = Aiming({"action": action, "by": by}, offer, self.lines.append, self.odds, self._leave)
        self.run = aim(self.context, aiming)
        self.overlay: Overlay = next(self.run)

    def _leave(self) -> None:
        self.left += 1

    def odds(self, line: dict[str, Any]) -> Mapping[str, Any] | None:
        return self.session.do(line).result if self.known else None

    def send(self, kind: Any, cell: Any = (0, 0), **more: Any) -> Sights:
        grid = self.session.scenario.scene("s1").grid.grid()
        at = grid.center(grid.cell(cell))
        self.overlay = self.run.send(PointerEvent(kind, at, **more))
        return self.sights

    @property
    def sights(self) -> Sights:
        assert self.overlay.sights is not None
        return self.overlay.sights

    def end(self, kind: Any, cell: Any = (0, 0), **more: Any) -> None:
        with pytest.raises(StopIteration):
            self.send(kind, cell, **more)


def test_legal_and_illegal_targets_are_told_apart(duel: Session) -> None:
    aimer = Aimer(duel, "strike")
    assert {mark.token: mark.ok for mark in aimer.sights.marks} == {"t2": True, "t3": False, "t4": True}
    card = aimer.send("hover", (9, 2)).card
    assert card is not None and card.problem
    assert str(card.notes[0].text) == "7 cells away, reach 1" and card.notes[0].rule == "D-1"
    assert aimer.overlay.cursor == "forbidden"


def test_the_card_of_a_target_has_number_terms_and_odds(duel: Session) -> None:
    card = Aimer(duel, "strike").send("hover", (3, 2)).card
    assert card is not None and not card.problem
    assert str(card.title) == "4 or less" and card.dice == "1d6"
    assert [(str(line.text), line.value, line.rule) for line in card.terms] == [
        ("arm", "3", "D-1"),
        ("courage", "+1", "D-1"),
    ]
    assert card.total is not None and card.total.value == "4"
    assert card.chance == pytest.approx(4 / 6 / 2)
    assert str(card.notes[0].text) == "Orc: Dodge, 3 or less"
    assert sum(part.chance for part in card.parts) == pytest.approx(1)
    assert {part.look: round(part.chance, 4) for part in card.parts} == {
        "hit": 0.3333,
        "stopped": 0.3333,
        "miss": 0.3333,
    }


def test_the_card_waits_for_odds_that_are_not_known_yet(duel: Session) -> None:
    aimer = Aimer(duel, "strike", known=False)
    card = aimer.send("hover", (3, 2)).card
    assert card is not None and card.chance is None and str(card.title) == "Working out the odds"
    aimer.known = True
    card = aimer.send("wheel", (9, 8)).card
    assert card is not None and card.chance is not None, "a wheel event without notches only looks again"


def test_what_needs_no_roll_has_no_odds(duel: Session) -> None:
    known = {"hit": 0.0, "down": 0.0, "damage": {"0": 1.0}, "exact": True, "samples": 0, "rolls": [], "ways": []}
    made = card_of(T("Ana aims"), known, "t1", str, ScenePoint(0, 0), 0.5)
    assert made.chance is None and made.parts == () and str(made.title) == "No roll needed"


def test_a_click_makes_the_line_and_nothing_else(duel: Session) -> None:
    before = state_dict(duel.scenario)
    aimer = Aimer(duel, "strike")
    aimer.send("hover", (3, 2))
    aimer.end("press", (3, 2), button="left")
    assert aimer.lines == [{"do": "act", "action": "strike", "by": "t1", "target": "t2"}]
    assert state_dict(duel.scenario) == before


def test_what_is_not_possible_takes_the_masters_word(duel: Session) -> None:
    aimer = Aimer(duel, "strike")
    aimer.send("press", (9, 2), button="left")
    aimer.send("press", (0, 8), button="left")
    assert aimer.lines == []
    card = aimer.send("hover", (9, 2), ctrl=True).card
    assert card is not None and not card.problem
    aimer.end("press", (9, 2), button="left", ctrl=True)
    assert aimer.lines[0]["target"] == "t3" and aimer.lines[0]["force"] is True


def test_escape_leaves_no_trace(duel: Session) -> None:
    before, log = state_dict(duel.scenario), len(duel.log)
    aimer = Aimer(duel, "strike")
    aimer.send("hover", (3, 2))
    aimer.end("cancel", key="escape")
    assert (aimer.lines, aimer.left) == ([], 1)
    assert state_dict(duel.scenario) == before and len(duel.log) == log


def test_tab_goes_through_the_legal_targets_and_enter_takes_one(duel: Session) -> None:
    aimer = Aimer(duel, "strike")
    seen = []
    for key in ("tab", "tab", "tab", "backtab"):
        marks = aimer.send("key", key=key).marks
        seen.append(next(mark.token for mark in marks if mark.chosen))
    assert seen == ["t2", "t4", "t2", "t4"]
    aimer.end("key", key="return")
    assert aimer.lines[0]["target"] == "t4"


def test_a_place_is_chosen_by_its_cell(duel: Session) -> None:
    aimer = Aimer(duel, "leap")
    spots = aimer.send("hover", (5, 5)).spots
    assert [spot.at for spot in spots] == [ScenePoint(*duel.scenario.scene("s1").grid.grid().center((5, 5)))]  # type: ignore[arg-type]
    aimer.end("press", (5, 5), button="left")
    assert aimer.lines == [{"do": "act", "action": "leap", "by": "t1", "at": [5, 5]}]


def test_a_token_that_is_gone_is_not_aimed_with(duel: Session) -> None:
    offer = duel.do({"do": "offers", "token": "t1"}).result["offers"][0]
    duel.do({"do": "remove_token", "token": "t1"})
    run = aim(ToolContext(duel, "s1"), Aiming({"action": "strike", "by": "t1"}, offer, lambda line: None))
    with pytest.raises(StopIteration):
        next(run)


def test_the_line_of_fire_names_what_stands_in_it(duel: Session) -> None:
    aimer = Aimer(duel, "shoot")
    assert aimer.send("hover", (3, 2)).fire is None, "neighbours need no line"
    fire = aimer.send("hover", (9, 2)).fire
    assert fire is not None and fire.stopped is None
    assert str(fire.label) == "7 m"
    assert [str(text) for _, text in fire.tags] == ["Orc is in the way"]
    assert len(fire.crossed) == 6


def test_a_wall_stops_the_line_where_it_stands(duel: Session) -> None:
    duel.do({"do": "add_wall", "points": [[6.5, 0], [6.5, 9]]})
    tokens = duel.scenario.of(Token, "s1")
    grid = duel.scenario.scene("s1").grid.grid()
    fire = fire_line(ToolContext(duel, "s1"), grid, tokens["t1"], tokens["t3"])
    assert fire is not None and fire.stopped is not None
    assert fire.stopped.x == pytest.approx(6.5)
    assert "no line of sight" in [str(text) for _, text in fire.tags]
    assert not {mark.token: mark.ok for mark in Aimer(duel, "shoot").sights.marks}["t3"]


# arcs ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GRIDS[:3])
@pytest.mark.parametrize("facing", [0, 1, 4])
def test_arcs_are_those_of_the_rules(session: Make, kind: str, facing: int) -> None:
    s = session(kind, 12, 9)
    grid = s.scenario.scene("s1").grid.grid()
    at = grid.from_offset(6, 4)
    s.do({"do": "add_token", "name": "Ana", "at": list(at), "facing": facing})
    token = s.scenario.of(Token, "s1")["t1"]
    areas = {area.arc: area for area in arcs_of(grid, token)}
    assert set(areas) == {"front", "side", "rear"}
    by_polygon = {polygon: name for name, area in areas.items() for polygon in area.polygons}
    for cell in grid.disk(at, 3):
        if cell != at and grid.contains(cell):
            told = arc(grid, Pose(at, facing), cell)
            assert by_polygon[grid.polygon(cell)] == {"left": "side", "right": "side"}.get(told, told)
    assert len(areas["side"].at) == 2 and len(areas["front"].at) == 1


@pytest.mark.parametrize("kind", GRIDS)
def test_the_words_of_arcs_stand_clear_of_tokens(session: Make, kind: str) -> None:
    s = session(kind, 12, 9)
    grid = s.scenario.scene("s1").grid.grid()
    s.do({"do": "add_token", "name": "Ana", "at": list(grid.from_offset(6, 4)), "facing": 0})
    token = s.scenario.of(Token, "s1")["t1"]
    plain = next(area.at[0] for area in arcs_of(grid, token) if area.arc == "rear")
    there = ScenePoint(plain.x + 0.1, plain.y)
    moved = next(area.at[0] for area in arcs_of(grid, token, others=[there]) if area.arc == "rear")
    assert moved != plain and math.dist(moved, plain) < 1.5
    assert abs(moved.x - there.x) > 1.0 or abs(moved.y - there.y) > 0.49


def test_a_card_names_its_rules_once() -> None:
    line = CardLine(T("a"), "1", "R-1")
    card = AimCard(
        T("x"), T("y"), ScenePoint(0, 0), terms=(line, line), total=CardLine(T("b"), "", "R-2"), notes=(line,)
    )
    assert card.rules == ("R-1", "R-2")
    assert AimCard(T("x"), T("y"), ScenePoint(0, 0)).rules == ()


def test_the_sign_between_whole_and_parts_is_the_languages() -> None:
    assert percent(0.613).in_language(lambda key: {"{whole}.{part}": "{whole},{part}"}.get(key, key)) == "61,3 %"


def test_without_a_grid_arcs_are_sectors(session: Make) -> None:
    s = session("none", 12, 9)
    s.do({"do": "add_token", "name": "Ana", "at": [5, 5], "facing": 0})
    areas = arcs_of(s.scenario.scene("s1").grid.grid(), s.scenario.of(Token, "s1")["t1"])
    front = next(area for area in areas if area.arc == "front")
    assert all(point.y <= 5.0 + 1e-9 for point in front.polygons[0])


@pytest.mark.parametrize("kind", GRIDS)
def test_reach_is_the_ground_within_it(session: Make, kind: str) -> None:
    s = session(kind, 12, 9)
    grid = s.scenario.scene("s1").grid.grid()
    s.do({"do": "add_token", "name": "Ana", "at": list(grid.from_offset(6, 4))})
    token = s.scenario.of(Token, "s1")["t1"]
    assert reach_of(grid, token, None) == () and reach_of(grid, token, 40) == ()
    near = reach_of(grid, token, 1)
    assert len(near) == (1 if kind == "none" else grid.directions + 1)


# words -----------------------------------------------------------------------------------------------------------------


def test_terms_explain_the_whole_number() -> None:
    told = [{"value": 3, "rule": "A", "text": T("arm")}, {"value": -2, "rule": "B", "text": T("dark")}]
    assert [line.value for line in terms(told, 1)] == ["3", "−2"]
    assert next((str(line.text), line.value) for line in terms(told, 11)) == ("Base", "10")
    assert [line.value for line in terms(told, 11)][1:] == ["+3", "−2"]


def test_only_what_is_certain_says_so() -> None:
    assert [str(percent(p)) for p in (0, 1, 0.0004, 0.9996, 0.5)] == ["0 %", "100 %", "< 0.1 %", "> 99.9 %", "50 %"]


def test_ways_fall_into_four_parts() -> None:
    ways = [
        {"result": "critical_success", "hit": True, "chance": 0.1}, {"result": "success", "hit": True, "chance": 0.4},
        {"result": "success", "hit": False, "chance": 0.2}, {"result": "failure", "hit": False, "chance": 0.3},
    ]  # fmt: skip
    assert [(part.look, part.chance) for part in parts(ways)] == [
        ("critical", 0.1), ("hit", 0.4), ("stopped", 0.2), ("miss", 0.3),
    ]  # fmt: skip


# answering on the map --------------------------------------------------------------------------------------------------


def test_places_to_choose_between_are_marked_by_a_click(duel: Session) -> None:
    pending = duel.do(
        {"do": "act", "action": "strike", "by": "t1", "target": "t2", "ask": True, "dice": [2, 3, 4]}
    ).pending
    assert pending is not None
    chosen = ["dodge"]
    left: list[str] = []
    deciding = Deciding("t2", pending["choices"], lambda: chosen[-1], chosen.append, lambda: left.append("left"))
    run = decide(ToolContext(duel, "s1"), deciding)
    overlay = next(run)
    assert overlay.sights is not None
    assert sorted((spot.id, spot.word) for spot in overlay.sights.spots) == [("dodge@3,1", "4"), ("dodge@3,3", "4")]
    grid = duel.scenario.scene("s1").grid.grid()
    overlay = run.send(PointerEvent("press", grid.center(grid.cell([3, 3])), button="left"))
    assert chosen[-1] == "dodge@3,3"
    assert overlay.sights is not None and [s.id for s in overlay.sights.spots if s.chosen] == ["dodge@3,3"]
    with pytest.raises(StopIteration):
        run.send(PointerEvent("cancel", ScenePoint(0, 0)))
    assert left == ["left"]


# actions with an area --------------------------------------------------------------------------------------------------

AREAS = """
[[action]]
id = "fireball"
label = "Fireball"
icon = "fire"
target = "cell"
area = { radius = ["dice", 0.5], limit = "spread" }

[[action.option]]
id = "dice"
type = "text"
default = "4d"
label = "Dice"

[[action]]
id = "breath"
label = "Breath"
target = "cell"
area = { shape = "cone", start = "self", length = "hp_max", angle = 90, sizes_in = "units" }

[[action]]
id = "curse"
label = "Curse"
target = "token"
area = { radius = 1 }
"""


@pytest.fixture
def wizard(session: Make, tmp_path: Path) -> Callable[..., Session]:
    """Ana, an Orc three cells on, and a Pal beside the Orc; on a map of any grid, two metres a cell."""
    write(tmp_path)
    manifest = tmp_path / "duel" / "ruleset.toml"
    manifest.write_text(manifest.read_text() + AREAS)

    def make(kind: str = "square") -> Session:
        s = session(kind, 14, 9)
        s.play_by(str(tmp_path / "duel"))
        s.do({"do": "set", "id": "s1", "set": {"cell_distance": 2.0}})
        grid = s.scenario.scene("s1").grid.grid()
        for name, place, side in (("Ana", (2, 4), "party"), ("Orc", (5, 4), "foe"), ("Pal", (6, 4), "party")):
            s.do({"do": "add_token", "name": name, "at": list(grid.from_offset(*place)), "side": side})
        return s

    return make


@pytest.mark.parametrize("kind", GRIDS)
def test_aiming_at_a_place_shows_who_is_inside(wizard: Callable[..., Session], kind: str) -> None:
    s = wizard(kind)
    before = state_dict(s.scenario)
    aimer = Aimer(s, "fireball")
    assert aimer.overlay.area is None
    orc = s.scenario.token("s1", "t2")
    assert orc is not None
    aimer.send("hover", orc.at)
    sight = aimer.overlay.area
    assert sight is not None and sight.card is not None and not sight.handles
    asked = s.do({"do": "area", "shape": "burst", "at": list(orc.at), "radius": 2, "limit": "spread"}).result
    assert len(sight.cells) == len(asked["cells"])
    assert [str(tag.text) for tag in sight.tags] == ["at the centre", "2 m"]
    assert str(sight.card.title) == "Fireball" and str(sight.card.caption) == "radius 4 m, round corners"
    assert [str(row.value) for row in sight.card.counts if row.warn] == ["Pal"]
    assert state_dict(s.scenario) == before
    aimer.end("press", orc.at, button="left")
    assert aimer.lines == [{"do": "act", "action": "fireball", "by": "t1", "at": list(orc.at)}]


def test_the_options_chosen_set_the_size(wizard: Callable[..., Session]) -> None:
    s = wizard()
    offer = next(o for o in s.do({"do": "offers", "token": "t1"}).result["offers"] if o["action"] == "fireball")
    assert offer["area"] == {"shape": "burst", "start": "place", "limit": "spread", "radius": ["dice", 0.5]}
    line = {"action": "fireball", "by": "t1", "options": {"dice": "8d+2"}}
    run = aim(ToolContext(s, "s1"), Aiming(line, offer, lambda line: None))
    next(run)
    shown = run.send(PointerEvent("hover", ScenePoint(7.5, 4.5))).area
    assert shown is not None and shown.card is not None and str(shown.card.caption) == "radius 8 m, round corners"


def test_an_option_left_as_it_is_stands_for_what_the_offer_says(wizard: Callable[..., Session]) -> None:
    s = wizard()
    offer = next(o for o in s.do({"do": "offers", "token": "t1"}).result["offers"] if o["action"] == "fireball")
    weapon = {**offer, "options": [{**option, "default": "12d"} for option in offer["options"]]}
    for dice, words in (("4d", "radius 12 m, round corners"), ("2d", "radius 2 m, round corners")):
        run = aim(
            ToolContext(s, "s1"), Aiming({"action": "fireball", "by": "t1", "options": {"dice": dice}}, weapon, print)
        )
        next(run)
        shown = run.send(PointerEvent("hover", ScenePoint(7.5, 4.5)))
        assert shown.area is not None and shown.area.card is not None and str(shown.area.card.caption) == words
        assert shown.sights is not None and not shown.sights.arcs, "nothing lies on what the area takes in"


@pytest.mark.parametrize("kind", GRIDS)
def test_what_starts_from_who_acts_points_at_the_place(wizard: Callable[..., Session], kind: str) -> None:
    s = wizard(kind)
    aimer = Aimer(s, "breath")
    ana, orc = (s.scenario.token("s1", id_) for id_ in ("t1", "t2"))
    assert ana is not None and orc is not None
    aimer.send("hover", ana.at)
    assert aimer.overlay.area is None
    aimer.send("hover", orc.at)
    sight = aimer.overlay.area
    grid = s.scenario.scene("s1").grid.grid()
    assert sight is not None and sight.start == pytest.approx(grid.center(grid.cell(ana.at)), abs=1e-6)
    assert {tag.at for tag in sight.tags} == {
        grid.center(grid.cell(token.at)) for token in s.scenario.of(Token, "s1").values() if token.id != "t1"
    }
    assert sight.card is not None and str(sight.card.caption) == "length 9 m, 90°, straight lines"


def test_arrows_and_enter_choose_a_place(wizard: Callable[..., Session]) -> None:
    aimer = Aimer(wizard(), "fireball")
    for key in ("right", "right", "up"):
        aimer.send("key", (0, 0), key=key)
    assert aimer.overlay.area is not None
    aimer.end("key", key="return")
    assert aimer.lines[0]["at"] == [4, 3]


def test_at_a_token_the_area_lies_round_it_and_the_card_has_the_odds(wizard: Callable[..., Session]) -> None:
    aimer = Aimer(wizard(), "curse", known=False)
    aimer.send("hover", (5, 4))
    assert aimer.overlay.area is not None and aimer.overlay.area.card is None and len(aimer.overlay.area.tags) == 2
    assert aimer.sights.card is not None
    aimer.send("hover", (9, 8))
    assert aimer.overlay.area is None
