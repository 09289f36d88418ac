"""Every point of dragging with a hand that is not there: on four grids, with free facing and with facing that costs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from battlemap.app.tools.base import Overlay
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import Hex, ScenePoint, Square
from battlemap.movement.drawn import TURNS

from .hand import Hand, Hands, any_rules, everywhere

CELLS = ["hex-flat", "hex-pointy", "square"]


@everywhere
@any_rules
def test_a_drag_begins_after_a_few_pixels_and_keeps_the_grabbed_point(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.grab(4, 5)
    x, y = h.at
    assert h.send("move", ScenePoint(x + 0.06, y)).ghost is None
    ghost = h.carry(6, 5).ghost
    assert ghost is not None
    assert (ghost.dx, ghost.dy) == pytest.approx((h.at.x - x, h.at.y - y))
    assert h.overlay.target == h.cell(6, 5)


@everywhere
@any_rules
def test_bands_way_and_running_cost(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.grab(4, 5)
    over = h.carry(7, 5)
    assert over.reach is not None and over.reach.bands and over.reach.cells
    assert over.path is not None and over.path.legal and over.path.steps[-1].at == h.cell(7, 5)
    assert sum(step.cost for step in over.path.steps) == pytest.approx(over.path.cost)
    assert h.lines()[0].endswith(f"of {over.reach.budget:g} {over.reach.unit}")
    assert over.card is not None and (over.card.tag is not None) == (rules == "gurps_thf")
    near = {place.at: place.cost for place in over.reach.cells}
    if grid != "none":
        assert near[h.cell(7, 5)] == over.path.cost
    limits = [limit for _, limit in over.reach.bands]
    assert limits == sorted(limits) and limits[-1] == over.reach.budget


@everywhere
@any_rules
@pytest.mark.parametrize("how", ["wheel", "key"])
def test_the_token_turns_only_to_facings_allowed_at_the_end(hand: Hands, grid: str, rules: str, how: str) -> None:
    h = hand(grid, rules)
    h.grab(4, 5)
    over = h.carry(8, 5)
    assert over.path is not None and over.path.legal
    seen = []
    for _ in range(h.grid.directions + 1):
        over = h.send("wheel", wheel=-1) if how == "wheel" else h.keys("period")
        assert over.facing in over.facings and over.path is not None and over.path.legal
        assert over.path.steps[-1].facing == over.facing
        seen.append(over.facing)
    assert set(seen) == set(over.facings)
    back = h.send("wheel", wheel=1) if how == "wheel" else h.keys("comma")
    assert back.facing == seen[-2] if len(over.facings) > 1 else True
    cost, facing = back.path.cost if back.path else -1, back.facing
    h.drop()
    assert h.where() == tuple(h.cell(8, 5)) and h.facing() == facing
    assert h.session.log[-1].args["cost"] == pytest.approx(cost)


def test_turning_further_than_the_rules_give_costs_points(hand: Hands) -> None:
    h = hand("hex-flat", stats={"basic_move": 6})
    h.grab(4, 5)
    over = h.carry(4, 1)
    assert over.path is not None and over.path.cost == 4
    assert over.facings == (0, 1, 2, 3, 4, 5), "two points are left, so it may turn round"
    assert dict(over.turns) == {2: 1.0, 4: 1.0, 3: 2.0}
    assert "3 to choose from" in h.lines()[-1]
    h.keys("period", "period")
    assert h.overlay.path is not None and h.overlay.path.cost == 5 and h.overlay.facing == 2
    assert "turned further" in h.lines()[-1]
    h.drop()
    assert h.facing() == 2 and h.session.log[-1].args["cost"] == 5


def test_facings_that_would_cost_too_much_are_forbidden(hand: Hands) -> None:
    h = hand("hex-flat", "gurps_thf", (4, 7), stats={"basic_move": 6})
    h.grab(4, 7)
    over = h.carry(4, 1)
    assert over.path is not None and over.path.cost == 6
    assert over.facings == (0, 1, 5), "the whole Move is spent: one side either way"


@everywhere
@any_rules
@pytest.mark.parametrize("how", ["right click", "w", "space"])
def test_corners(hand: Hands, grid: str, rules: str, how: str) -> None:
    h = hand(grid, rules, stats={"basic_move": 9} if rules == "gurps_thf" else {"move": 9})
    h.grab(4, 5)
    h.carry(4, 2)
    h.send("press", button="right") if how == "right click" else h.keys(how)
    assert h.overlay.waypoints == (h.cell(4, 2),)
    over = h.carry(6, 3)
    assert over.path is not None and over.path.legal
    assert h.cell(4, 2) in [step.at for step in over.path.steps]
    direct = h.session.mover("s1", "t1").path_to(h.cell(6, 3)).cost
    assert over.path.cost > direct, "a way round costs more"
    assert over.reach is not None
    if grid != "none":
        assert {p.at: p.cost for p in over.reach.cells}[h.cell(6, 3)] == over.path.cost, (
            "the bands count the way so far"
        )
    cost = over.path.cost
    h.drop()
    assert h.where() == tuple(h.cell(6, 3))
    assert h.session.log[-1].args["cost"] == pytest.approx(cost, abs=0.006), "the move costs what was shown"
    h.session.do({"do": "undo"})
    assert h.where() == tuple(h.cell(4, 5))


@pytest.mark.parametrize("grid", CELLS)
def test_a_turn_paid_at_a_corner_is_kept(hand: Hands, grid: str) -> None:
    """North and straight back south: turning round costs, stepping back costs double; whichever is cheaper is what is paid."""
    h = hand(grid, "gurps_thf", (4, 8), stats={"basic_move": 10})
    h.grab(4, 8)
    h.carry(4, 6)
    h.keys("w")
    over = h.carry(4, 8)
    assert over.path is not None and over.path.legal
    priced = h.session.mover("s1", "t1").price([step.at for step in over.path.steps if step.do not in TURNS])
    turns = [step for step in over.path.steps if step.do in TURNS and step.cost]
    assert over.path.cost == sum(step.cost for step in over.path.steps)
    h.drop()
    assert h.session.log[-1].args["cost"] == over.path.cost
    assert turns or priced.cost == over.path.cost


def test_a_facing_chosen_at_a_corner_is_paid_there(hand: Hands) -> None:
    h = hand("hex-flat", stats={"basic_move": 8})
    h.grab(4, 5)
    h.carry(4, 3)
    h.keys("w")
    plain = h.carry(4, 2).path
    h.keys("backspace")
    h.carry(4, 3)
    assert h.keys("period", "period").facing == 2
    h.keys("w")
    over = h.carry(4, 2)
    assert over.path is not None and over.path.legal and plain is not None
    (corner,) = [n for n, step in enumerate(over.path.steps) if step.at == h.cell(4, 3) and step.facing == 2][-1:]
    assert sum(step.cost for step in over.path.steps[: corner + 1]) == 4, "two hexes and two sides"
    cost = over.path.cost
    assert cost > plain.cost
    h.drop()
    assert h.session.log[-1].args["cost"] == cost


def test_backspace_takes_a_corner_back(hand: Hands) -> None:
    h = hand()
    h.grab(4, 5)
    h.carry(4, 3)
    h.keys("w")
    h.carry(6, 4)
    h.keys("backspace")
    assert h.overlay.waypoints == ()
    assert h.overlay.path == h.session.mover("s1", "t1").path_to(h.cell(6, 4))


def test_a_corner_out_of_reach_is_none(hand: Hands) -> None:
    h = hand()
    h.session.do({"do": "add_wall", "points": [[5, 0], [5, 12]]})
    h.grab(4, 5)
    h.carry(10, 5)
    assert h.keys("w").waypoints == ()


REASONS: dict[str, tuple[dict[str, Any], str]] = {
    "wall": ({"do": "add_wall", "id": "w9", "points": [[5.5, -1], [5.5, 20]]}, "a wall is in the way"),
    "door": ({"do": "add_door", "id": "d9", "points": [[5.5, -1], [5.5, 20]]}, "closed"),
    "occupied": ({"do": "add_token", "name": "Grom", "side": "foe"}, "Grom"),
    "height": ({"do": "set_elevation", "elevation": 9}, "9 m up"),
}


@everywhere
@any_rules
@pytest.mark.parametrize("reason", [*REASONS, "budget"])
def test_a_place_out_of_reach_says_why(hand: Hands, grid: str, rules: str, reason: str) -> None:
    if (rules, reason) == ("generic", "height"):
        reason = "wall"  # there every height can be climbed, if there is time enough
    h = hand(grid, rules)
    goal = (15, 5) if reason == "budget" else (8, 5)
    words = "of"
    if reason != "budget":
        known, words = REASONS[reason]
        line: dict[str, Any] = dict(known)
        if reason == "occupied":
            line["at"] = list(h.cell(*goal))
        if reason == "height":
            if grid == "none":
                x, y = h.center(*goal)
                box = [[x - 1, y - 1], [x + 1, y - 1], [x + 1, y + 1], [x - 1, y + 1]]
                line = {"do": "add_region", "name": "Tower", "polygon": box, "elevation": 9}
            else:
                line["cells"] = [list(h.cell(*goal))]
        h.session.do(line)
    before = state_dict(h.session.scenario)
    h.grab(4, 5)
    over = h.carry(*goal)
    assert over.ghost is not None and not over.ghost.legal and over.cursor == "forbidden"
    assert over.card is not None and over.card.tone == "bad"
    assert any(words in line for line in h.lines()), h.lines()
    if reason == "budget":
        assert over.path is not None and over.path.illegal is not None
        assert f"{over.path.cost:g}" in h.lines()[0], "with the cost it would have"
    elif rules == "gurps_thf" or reason != "occupied":
        assert over.card.lines[0].rule
    h.drop()
    assert h.told and state_dict(h.session.scenario) == before


@everywhere
@any_rules
def test_ctrl_shows_and_does_at_once_what_the_game_master_says(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.session.do({"do": "add_wall", "points": [[5.5, -1], [5.5, 20]]})
    h.grab(4, 5)
    assert not h.carry(12, 5).ghost.legal  # type: ignore[union-attr]
    over = h.carry(12, 5, ctrl=True)
    assert over.ghost is not None and over.ghost.legal and over.ghost.override
    assert over.card is not None and over.card.tone == "override"
    assert over.facings == tuple(range(h.grid.directions))
    assert not h.carry(12, 5).ghost.legal, "Ctrl was let go"  # type: ignore[union-attr]
    h.carry(12, 5, ctrl=True)
    h.send("wheel", wheel=-1, ctrl=True)
    facing = h.overlay.facing
    h.drop(ctrl=True)
    assert h.where() == tuple(h.cell(12, 5)) and h.facing() == facing
    assert h.session.log[-1].override
    h.session.do({"do": "undo"})
    assert h.where() == tuple(h.cell(4, 5))


@everywhere
@any_rules
@pytest.mark.parametrize("how", ["cancel", "home", "beyond"])
def test_endings_without_a_trace(hand: Hands, grid: str, rules: str, how: str) -> None:
    h = hand(grid, rules)
    before, steps = state_dict(h.session.scenario), len(h.session.history.done)
    h.grab(4, 5)
    h.carry(6, 5)
    if how == "cancel":
        h.send("cancel")
    elif how == "home":
        h.carry(4, 5)
        assert h.overlay.card is None
        h.drop()
    else:
        over = h.send("move", ScenePoint(90, 5))
        assert over.target is None and over.ghost is not None and not over.ghost.legal
        h.drop()
    assert h.overlay == Overlay()
    assert state_dict(h.session.scenario) == before and len(h.session.history.done) == steps


# -- several, and large ones -------------------------------------------------------------------------------------------


@everywhere
@any_rules
def test_several_keep_their_places_in_one_undo(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, (4, 4), (5, 5), (4, 6))
    h.context.selection[:] = ["t1", "t2", "t3"]
    before = state_dict(h.session.scenario)
    own = [h.where(t) for t in ("t1", "t2", "t3")]
    h.grab(4, 4)
    over = h.carry(6, 4)
    assert over.ghost is not None and over.ghost.legal, h.lines()
    assert [other.token for other in over.others] and all(other.legal for other in over.others)
    h.drop()
    moved = [h.where(t) for t in ("t1", "t2", "t3")]
    shift = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(own, moved, strict=True)]
    assert shift[0] == pytest.approx(shift[1]) and shift[1] == pytest.approx(shift[2]) and shift[0] != (0, 0)
    h.session.do({"do": "undo"})
    assert state_dict(h.session.scenario) == before


@everywhere
@any_rules
def test_a_row_is_not_in_its_own_way(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, (4, 4), (5, 4), (6, 4))
    h.context.selection[:] = ["t1", "t2", "t3"]
    h.grab(4, 4)
    over = h.carry(6, 4)
    assert over.ghost is not None and over.ghost.legal, h.lines()
    h.drop()
    assert not h.told and h.where("t1") == tuple(h.cell(6, 4))


@everywhere
@any_rules
def test_one_who_may_not_is_shown_and_keeps_all_back(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, (4, 3), (4, 6))
    x, y = h.center(6, 6)
    h.session.do({"do": "add_wall", "points": [[x - 0.7, y - 0.7], [x + 0.7, y - 0.7], [x + 0.7, y + 0.7],
                                               [x - 0.7, y + 0.7], [x - 0.7, y - 0.7]]})  # fmt: skip
    h.context.selection[:] = ["t1", "t2"]
    before = state_dict(h.session.scenario)
    h.grab(4, 3)
    over = h.carry(6, 3)
    assert [(other.token, other.legal) for other in over.others] == [("t2", False)]
    assert over.ghost is not None and not over.ghost.legal and over.cursor == "forbidden"
    assert any(line.startswith("N2: ") for line in h.lines())
    h.drop()
    assert h.told and state_dict(h.session.scenario) == before
    h.grab(4, 3)
    h.carry(6, 3, ctrl=True)
    assert h.overlay.others[0].legal
    h.drop(ctrl=True)
    assert h.where("t2") == tuple(h.cell(6, 6))


@everywhere
@any_rules
@pytest.mark.parametrize("size", [1, 2, 3])
def test_large_tokens(hand: Hands, grid: str, rules: str, size: int) -> None:
    h = hand(grid, rules, (6, 5), size=size)
    token = h.session.scenario.token("s1", "t1")
    assert token is not None
    h.grab(6, 5)
    over = h.carry(8, 5)
    assert over.path is not None and over.path.legal
    assert over.footprint == h.grid.body(h.cell(8, 5), size, over.facing or 0, None)
    assert over.middle == h.grid.body_center(h.cell(8, 5), size, over.facing or 0, None)
    h.drop()
    assert h.where() == tuple(h.cell(8, 5))


@pytest.mark.parametrize("grid", CELLS)
@any_rules
def test_a_large_token_needs_room(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, (5, 5), size=3)
    x, y = h.center(8, 5)
    for side in (-1, 1):
        h.session.do({"do": "add_wall", "points": [[x - 1, y + 0.6 * side], [x + 9, y + 0.6 * side]]})
    h.grab(5, 5)
    over = h.carry(9, 5)
    assert over.ghost is not None and not over.ghost.legal
    assert over.path is None or over.path.illegal is not None


@pytest.mark.parametrize("grid", CELLS)
@any_rules
def test_a_body_of_its_own(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, (6, 5), body=[[0, 0], [0, 1]])
    x, y = h.center(6, 5)
    middle = h.grid.body_center(h.cell(6, 5), 1, 0, [[0, 0], [0, 1]])
    h.grab(6, 5, (middle.x - x, middle.y - y))
    over = h.carry(7, 3)
    assert over.path is not None and over.path.legal
    assert len(over.footprint) == 2 and h.cell(7, 3) in over.footprint
    facing = h.keys("period").facing
    h.drop()
    assert (h.where(), h.facing()) == (tuple(h.cell(7, 3)), facing)


# -- manoeuvres --------------------------------------------------------------------------------------------------------


def test_number_keys_choose_the_manoeuvre(hand: Hands) -> None:
    h = hand("hex-flat")
    h.grab(4, 5)
    over = h.carry(4, 2)
    assert over.card is not None and str(over.card.tag) == "Move"
    over = h.keys("2")
    assert over.card is not None and str(over.card.tag) == "Step and Attack"
    assert over.ghost is not None and not over.ghost.legal and over.card.lines[0].rule == "MAN-14"
    assert over.reach is not None and over.reach.bands == (("step", 1.0),)
    over = h.carry(4, 4)
    assert over.ghost is not None and over.ghost.legal
    h.drop()
    assert h.where() == tuple(h.cell(4, 4))
    h.grab(4, 4)
    assert h.carry(4, 3).card.tag is not None  # type: ignore[union-attr]
    assert str(h.keys("0").card.tag) == "Step and Attack", "0 goes to the next one"  # type: ignore[union-attr]


def test_a_manoeuvre_decided_on_before(hand: Hands) -> None:
    h = hand("hex-flat")
    h.context.manoeuvres.decide(h.session, "s1", "t1", "step_and_attack")
    h.grab(4, 5)
    over = h.carry(4, 3)
    assert over.card is not None and str(over.card.tag) == "Step and Attack" and over.card.tone == "bad"
    assert str(h.keys("1").card.tag) == "Move" and h.overlay.ghost.legal  # type: ignore[union-attr]


def test_the_manoeuvre_is_sent_with_the_move_and_counts_for_the_turn(hand: Hands) -> None:
    h = hand("hex-flat", "gurps_thf", (4, 5), (10, 5))
    h.session.do({"do": "combat", "start": "all"})
    first = h.session.scenario.combat.order[0][0]  # type: ignore[union-attr]
    place = (4, 5) if first == "t1" else (10, 5)
    h.session.do({"do": "turn"})
    h.grab(*place)
    h.carry(place[0], 4)
    h.keys("2")
    h.drop()
    assert not h.told
    combat = h.session.scenario.combat
    assert combat is not None and combat.data["manoeuvre"] == "step_and_attack"
    assert combat.budgets[first]["move"] == 0
    h.grab(place[0], 4)
    over = h.carry(place[0], 3)
    assert over.card is not None and str(over.card.tag) == "Step and Attack" and over.card.tone == "bad"
    h.keys("1")
    assert h.overlay.ghost is not None and not h.overlay.ghost.legal, "nothing is left, whatever it is called now"


def test_whose_turn_it_is_shows_before_the_drop(hand: Hands) -> None:
    h = hand("hex-flat", "gurps_thf", (4, 5), (10, 5))
    h.session.do({"do": "combat", "start": "all"})
    h.session.do({"do": "turn"})
    acting = h.session.scenario.combat.acting[0]  # type: ignore[union-attr]
    other = (10, 5) if acting == "t1" else (4, 5)
    h.grab(*other)
    over = h.carry(other[0], 4)
    assert over.ghost is not None and not over.ghost.legal
    assert any("turn" in line for line in h.lines())
    h.carry(other[0], 4, ctrl=True)
    assert h.overlay.ghost.legal  # type: ignore[union-attr]
    h.drop(ctrl=True)
    assert not h.told


# -- by keys -----------------------------------------------------------------------------------------------------------


@everywhere
@any_rules
def test_led_by_keys_it_costs_the_same(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.context.selection[:] = ["t1"]
    over = h.keys("return")
    assert over.busy and over.reach is not None and over.target == h.cell(4, 5)
    over = h.keys("right", "right", "up")
    assert over.target == h.cell(6, 4) and over.follow
    by_keys = over.path
    assert over.ghost is not None and (over.ghost.dx, over.ghost.dy) == pytest.approx(
        (h.center(6, 4).x - h.center(4, 5).x, h.center(6, 4).y - h.center(4, 5).y)
    )
    h.send("cancel")
    assert h.overlay == Overlay() and h.where() == tuple(h.cell(4, 5))
    h.grab(4, 5)
    assert h.carry(6, 4).path == by_keys
    h.send("cancel")
    h.keys("space", "right", "right", "up", "period")
    facing = h.overlay.facing
    h.keys("return")
    assert (h.where(), h.facing()) == (tuple(h.cell(6, 4)), facing)
    assert not h.overlay.busy
    h.session.do({"do": "undo"})
    assert h.where() == tuple(h.cell(4, 5))


@everywhere
@any_rules
def test_keys_set_corners_and_override(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.context.selection[:] = ["t1"]
    h.keys("return", "up", "up", "w", "right")
    assert h.overlay.waypoints == (h.cell(4, 3),)
    h.keys("return")
    assert h.where() == tuple(h.cell(5, 3))
    h.keys("return", *["right"] * 12)
    assert h.overlay.target == h.cell(15, 3), "it stops at the edge of the map"
    assert not h.overlay.ghost.legal  # type: ignore[union-attr]
    assert h.send("hover", ctrl=True).ghost.legal  # type: ignore[union-attr]
    h.keys("return", ctrl=True)
    assert h.where() == tuple(h.cell(15, 3)) and h.session.log[-1].override


def test_a_click_ends_what_the_keys_began(hand: Hands) -> None:
    h = hand()
    h.context.selection[:] = ["t1"]
    h.keys("return", "up")
    assert not h.send("press", h.center(9, 9)).busy
    assert h.where() == tuple(h.cell(4, 5))


def test_without_a_selection_enter_does_nothing(hand: Hands) -> None:
    assert hand().keys("return") == Overlay()


# -- facing along the way ----------------------------------------------------------------------------------------------


@everywhere
@any_rules
def test_a_token_can_keep_its_facing(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules, context={"auto_facing": False}, facing=3)
    h.grab(4, 5)
    over = h.carry(6, 5)
    assert over.path is not None
    kept = h.session.mover("s1", "t1").path_to(h.cell(6, 5))
    assert over.path.cost == kept.cost, "keeping it never costs more"
    if rules == "generic":
        assert over.facing == 3
    h.drop()
    assert h.facing() == over.facing


# -- what the ruleset asks for ------------------------------------------------------------------------------------------


def test_a_climb_says_what_it_costs_and_what_is_rolled(hand: Hands) -> None:
    h = hand("hex-flat", stats={"basic_move": 6})
    h.session.do({"do": "set_rules", "options": {"climb_pace": "points"}})
    h.session.do({"do": "add_terrain", "cells": [list(h.cell(4, 4))], "climb": "tree"})
    h.session.do({"do": "set_elevation", "cells": [list(h.cell(4, 4))], "elevation": 2})
    h.grab(4, 5)
    over = h.carry(4, 4)
    assert over.card is not None
    (line,) = [line for line in over.card.lines if line.rule == "COR-16"]
    assert "climb 2 m" in str(line.text) and "roll Climbing" in str(line.text) and float(line.value) > 0
    cells = [line for line in over.card.lines if str(line.text) == "1 cell"]
    assert len(cells) == 1 and over.path is not None
    assert float(cells[0].value) + float(line.value) == pytest.approx(over.path.cost, abs=0.01)


def test_the_terms_on_the_card_add_up(hand: Hands) -> None:
    h = hand("hex-pointy", stats={"basic_move": 6})
    h.grab(4, 5)
    h.carry(6, 5)
    h.keys("w")
    over = h.carry(6, 4)
    assert over.path is not None and over.path.legal and over.card is not None
    values = {str(line.text): float(line.value) for line in over.card.lines if line.value}
    assert sum(values.values()) == over.path.cost
    cells = sum(step.cost > 0 and not step.why for step in over.path.steps)
    assert values[f"{cells} cells"] == cells


@everywhere
def test_a_corner_on_a_foe_means_slipping_past(hand: Hands, grid: str) -> None:
    h = hand(grid, stats={"basic_move": 8})
    h.session.do({"do": "add_token", "name": "Grom", "at": list(h.cell(4, 4)), "side": "foe", "facing": 4})
    h.grab(4, 5)
    assert h.carry(4, 4).cursor == "forbidden", "nobody stops there"
    h.carry(4, 3)
    assert h.overlay.path is not None and h.overlay.path.marks == (), "the way leads round him"
    h.carry(4, 4)
    h.keys("w")
    assert h.overlay.waypoints == (h.cell(4, 4),)
    over = h.carry(4, 2)
    assert over.path is not None and over.path.legal and over.path.marks == ("requires_evade",)
    assert over.card is not None
    (line,) = [line for line in over.card.lines if line.rule == "MOV-17"]
    assert "to get past" in str(line.text)
    way = [list(step.at) for step in over.path.steps]
    assert list(h.cell(4, 4)) in way
    h.drop()
    assert not h.told and h.where() != tuple(h.cell(4, 5))


# -- explored ground only -------------------------------------------------------------------------------------------------


class Box:
    """Ground explored: what lies left of a line."""

    def __init__(self, hand: Hand, right: float) -> None:
        self.hand, self.right = hand, right

    def __contains__(self, cell: object) -> bool:
        assert isinstance(cell, (Hex, Square, ScenePoint))
        return self.hand.grid.center(cell).x <= self.right


@everywhere
@any_rules
def test_a_mover_can_be_kept_to_explored_ground(hand: Hands, grid: str, rules: str) -> None:
    h = hand(grid, rules)
    h.session.do({"do": "add_wall", "points": [[h.center(6, 5).x, -1], [h.center(6, 5).x, 20]]})
    free = h.session.mover("s1", "t1")
    kept = h.session.mover("s1", "t1", within=Box(h, h.center(5, 5).x))
    places = {place.at for place in kept.reach().cells}
    assert places and all(h.grid.center(at).x <= h.center(5, 5).x for at in places)
    assert places <= {place.at for place in free.reach().cells}
    illegal = kept.path_to(h.cell(7, 5)).illegal
    assert illegal is not None and illegal.reason == "terrain"
    assert "explored" in str(illegal.why[0].text), "the wall there is not told"
    way = [h.cell(column, 5) for column in (5, 6)]
    priced = kept.price(way)
    assert priced.illegal is not None and "explored" in str(priced.illegal.why[0].text)
    legal = kept.path_to(h.cell(5, 4))
    assert legal.legal and all(h.grid.center(step.at).x <= h.center(5, 5).x for step in legal.steps)
    for a, b in pairwise([step.at for step in legal.steps if step.do not in TURNS]):
        assert a != b


def test_a_large_token_stays_on_explored_ground_with_all_its_cells(hand: Hands) -> None:
    h = hand("square", "generic", (4, 5), size=3)
    kept = h.session.mover("s1", "t1", within=Box(h, h.center(7, 5).x))
    columns = {h.grid.offset(place.at)[0] for place in kept.reach().cells}
    assert max(columns) == 6


@everywhere
@any_rules
def test_a_drag_kept_to_explored_ground_goes_only_there(hand: Hands, grid: str, rules: str) -> None:
    """The line a drop sends knows of no bounds, so what is shown is what is sent, and what may not be is not sent."""
    h = hand(grid, rules, (4, 5), (3, 5), stats={"basic_move": 9} if rules == "gurps_thf" else {"move": 9})
    h.grab(4, 5)
    assert h.carry(7, 5).ghost.legal, "the game master's hand goes anywhere"  # type: ignore[union-attr]
    h.send("cancel")
    h.context.within = Box(h, h.center(6, 5).x)
    h.grab(4, 5)
    over = h.carry(7, 5)
    assert over.ghost is not None and not over.ghost.legal and "explored" in " ".join(h.lines())
    assert over.reach is not None and all(h.grid.center(place.at).x <= h.center(6, 5).x for place in over.reach.cells)
    h.drop()
    assert h.told and h.where() == tuple(h.cell(4, 5))
    h.context.selection[:] = ["t1", "t2"]
    h.grab(4, 5)
    over = h.carry(6, 5)
    assert over.ghost is not None and over.ghost.legal and over.path is not None, h.lines()
    h.drop()
    assert h.where() == tuple(h.cell(6, 5)) and h.where("t2") == tuple(h.cell(5, 5))
    costs = {entry.args.get("name"): entry.args.get("cost") for entry in h.session.log}
    assert costs["N1"] == pytest.approx(over.path.cost, abs=0.006)
