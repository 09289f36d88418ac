"""Charges of gurps_thf in play: throws and shots, scatter, dives, odds, and one undo for all of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from battlemap.app.play import encode
from battlemap.app.session import Session
from battlemap.errors import CommandError
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import Token
from battlemap.rules.api import Ruleset

from .blasting import GRENADE, GRIDS, QUIET, TOUGH, act, lines, lost, someone, table_of, thrower, traced

Make = Callable[..., Session]


# --- throwing and shooting --------------------------------------------------------------------------------------------


def test_a_line_of_a_weapon_names_a_charge(rules: Ruleset) -> None:
    weapons = rules.module("weapons")
    stats = {**TOUGH, "dx": 10, "weapons": "Bomb, skill 11, 6dx2(2) burn ex [1d+1], thrown, hot, airburst, weight 2"}
    bomb = weapons.weapons_of(stats)[0]
    assert (bomb.dice, bomb.times, bomb.divisor, bomb.type, bomb.fragments) == ("6d", 2, 2.0, "burn", "1d+1")
    assert bomb.explosive and {"hot", "airburst"} <= bomb.flags
    going = rules.module("charge").of_weapon(bomb)
    assert (going.radius_m, going.most, going.hot, going.air) == (24, 72, True, True)
    for wrong in ("Bomb, 2dx3 cut", "Bomb, 2d cut [1d]", "Bomb, 2dx0 cr ex"):
        with pytest.raises(CommandError):
            weapons.check_weapons(wrong)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_throw_at_the_ground_that_hits_lands_there(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, thrower(), someone("b", (12, 12)), grid=grid)
    at = table.grid.cell([12, 12])
    done = act(rules, table, "bombard", {"roll:attack": 5, "roll:blast": 24}, at=at)
    assert done.outcome.hit and done.outcome.value["aimed"] == done.outcome.value["at"] == [12, 12]
    assert traced(done)["aimed"] == traced(done)["landed"] == (at,)
    needed = done.record.rolls[0].roll
    far = table.distance(table.token("a"), at)
    assert {m.rule: m.value for m in needed.modifiers}["EXP-18"] == 4
    assert needed.target == 12 + 4 + {8.0: -4, 16.0: -5}.get(far, -4)
    assert lost(done, "b") == 8  # in the centre, no direct hit: 24 / (3 x 1)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_miss_scatters_by_the_failure_and_the_way_is_told(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, thrower(), someone("b", (12, 12)), grid=grid)
    at = table.grid.cell([12, 12])
    target = act(rules, table, "bombard", {"roll:attack": 3, "roll:blast": 6}, at=at).record.rolls[0].roll.target
    assert target is not None
    answers = {"roll:attack": int(target) + 2, "roll:scatter": 3, "roll:blast": 24}
    done = act(rules, table, "bombard", answers, at=at)
    way = traced(done)["way"]
    assert len(way) == 3 and way[0] == at
    for before, after in pairwise(way):
        assert after == table.grid.neighbor(before, 2)
    assert done.outcome.value["at"] == list(way[-1]) and traced(done)["blast"] == (way[-1],)
    assert any(line.rule == "EXP-19" for line in done.record.lines)


def test_the_scatter_is_at_most_half_of_the_way(rules: Ruleset) -> None:
    table = table_of(rules, thrower(at=(12, 16)))
    at = table.grid.cell([12, 12])
    answers = {"roll:attack": 18, "roll:scatter": 1, "roll:blast": 6}
    done = act(rules, table, "bombard", answers, at=at)
    assert done.outcome.value["at"] == [12, 10]
    assert "half of the way" in lines(done, "EXP-19")[0]
    free = act(rules, table, "bombard", answers, at=at, options={"unseen": True, "dice": "1d"})
    assert table.distance(table.grid.cell(free.outcome.value["at"]), at) > 2  # squared, no limit


def test_who_is_struck_takes_all_of_it_and_a_fragment(rules: Ruleset) -> None:
    table = table_of(rules, thrower(), someone("b", (12, 12), facing=4), someone("c", (12, 11)))
    answers = {"roll:attack": 8, "defence": "none", "roll:blast": 21, "roll:fragment": 5, "roll:location": 10}
    done = act(rules, table, "shoot", answers, target="b")
    told = done.outcome.value.blast
    assert told["struck"] == "b" and told["blast"] == {"b": 21, "c": 7, "a": 0}
    assert told["fragments"]["b"] == 1 and told["fragments"]["c"] == 0  # EXP-10: one at least, though the roll was 18
    assert told["knocked"] == {"b": 2}  # 21 / (10 - 2); 7 / 8 of the other


def test_a_dodge_makes_it_land_beside_by_its_margin(rules: Ruleset) -> None:
    table = table_of(rules, thrower(), someone("b", (12, 12), facing=4))
    answers = {"roll:attack": 8, "defence": "dodge", "roll:dodge": 7, "roll:scatter": 1, "roll:blast": 12}
    done = act(rules, table, "shoot", answers, target="b")
    made = next(one for one in done.record.rolls if one.roll.purpose == "dodge")
    margin = int((made.roll.target or 0) - made.rolled.total)
    assert margin > 0 and done.outcome.value.blast["at"] == [12, 12 - margin]
    assert not done.outcome.hit and done.outcome.value.blast["struck"] is None
    assert lost(done, "b") == 12 // (3 * max(1, margin))


def test_a_shield_stops_the_direct_hit_only(rules: Ruleset) -> None:
    shield = "Shield, skill 14, 1d cr, shield, reach 1, block 12, hand left"
    table = table_of(rules, thrower(), someone("b", (12, 12), facing=4, stats={"weapons": shield}))
    done = act(
        rules, table, "shoot", {"roll:attack": 8, "defence": "block", "roll:block": 5, "roll:blast": 24}, target="b"
    )
    assert done.outcome.value.blast["at"] == [12, 12] and lost(done, "b") == 8


def test_a_miss_at_what_flies_scatters_by_the_square(rules: Ruleset) -> None:
    table = table_of(rules, thrower(), someone("b", (12, 12), elevation=4.0, stats={"air_move": 8}))
    first = act(
        rules,
        table,
        "shoot",
        {"roll:attack": 3, "defence": "none", "roll:blast": 6, "roll:fragment": 2, "roll:location": 10},
        target="b",
    )
    needed = int(first.record.rolls[0].roll.target or 0)
    answers = {"roll:attack": needed + 3, "roll:scatter": 3, "roll:blast": 6}
    done = act(rules, table, "shoot", answers, target="b")
    assert done.outcome.value.blast["at"] == [12 + 9, 12]
    assert lines(done, "EXP-21")


def test_an_action_of_the_game_master_takes_a_charge_from_its_options(rules: Ruleset) -> None:
    table = table_of(rules, {**thrower(), "stats": TOUGH}, someone("b", (12, 12)))
    done = act(
        rules, table, "bombard", {"roll:attack": 3, "defence": "none", "roll:blast": 11}, target="b",
        options={"dice": "3d", "type": "burn"},
    )  # fmt: skip
    assert done.outcome.value["radius_m"] == 6 and done.outcome.value["struck"] == "b" and lost(done, "b") == 11
    with pytest.raises(CommandError) as far:
        act(rules, table, "bombard", at=table.grid.cell([12, 500]), options={"weight_kg": 20.0})
    assert far.value.code == "out-of-reach"


def test_a_charge_that_was_thrown_is_gone_until_the_next_is_ready(rules: Ruleset) -> None:
    table = table_of(rules, thrower())
    at = table.grid.cell([12, 12])
    done = act(rules, table, "bombard", {"roll:attack": 5, "roll:blast": 6}, at=at)
    assert [c.id for c in done.table.token("a").conditions] == ["unready"]
    with pytest.raises(CommandError, match="ready"):
        act(rules, done.table, "bombard", at=at)
    assert [o.using for o in rules.offers(table.token("a"), table) if o.action == "bombard"] == [("Grenade",)]
    options = next(o.options for o in rules.offers(table.token("a"), table) if o.action == "bombard")
    assert {o.id: o.default for o in options}["dice"] == "6d"


# --- diving for cover -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS)
def test_the_question_lists_the_hexes_that_are_better(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)), grid=grid)
    center = table.grid.cell([12, 12])
    done = act(rules, table, "explode", {"roll:blast": 6}, at=center, options={"dice": "6d"})
    ask = next(asked.ask for asked in done.record.asked if asked.ask.token == "b")
    assert (ask.question, ask.default, ask.rule) == ("dive", "stay", "EXP-5")
    here = table.distance(center, table.token("b"))
    cells = [choice for choice in ask.choices if choice.id not in ("stay", "drop")]
    assert cells and all(c.cell is not None and table.distance(center, c.cell) > here for c in cells)
    best = max(cells, key=lambda c: c.value or 0)
    gone = act(
        rules,
        table,
        "explode",
        {"dive@b": best.id, "roll:dive": 9, "roll:blast": 90},
        at=center,
        options={"dice": "15d"},
    )
    b = gone.table.token("b")
    assert b.posture == "lying" and lost(gone, "b") == 90 // (3 * int(gone.table.distance(center, best.cell or center)))


def test_a_failed_dive_drops_him_where_he_is(rules: Ruleset) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)))
    center = table.grid.cell([12, 12])
    done = act(
        rules,
        table,
        "explode",
        {"dive@b": "12,15", "roll:dive": 16, "roll:blast": 12},
        at=center,
        options={"dice": "6d"},
    )
    b = done.table.token("b")
    assert b.at == (12, 14) and b.posture == "lying" and lost(done, "b") == 2


def test_a_dive_behind_the_wall_is_spared(rules: Ruleset) -> None:
    wall = {"points": ((10.0, 15.0), (13.4, 15.0))}
    table = table_of(
        rules, someone("a", (29, 29)), someone("b", (13, 14)), walls=[wall], options={"dive_by_default": True}
    )
    center = table.grid.cell([12, 12])
    asked = act(rules, table, "explode", {"roll:dive": 5, "roll:blast": 30}, at=center, options={"dice": "6d"})
    b = asked.table.token("b")
    assert b.at == (13, 15) and lost(asked, "b") == 0 and asked.outcome.value["safe"] == ["b"]
    row = next(one for one in asked.record.looked if one.token == "b")
    assert row.why is not None and row.rule == "EXP-22"


def test_things_swarms_and_the_helpless_are_not_asked(rules: Ruleset) -> None:
    tokens = (
        someone("a", (29, 29)), someone("crate", (12, 13), stats={"living": False}),
        someone("c", (13, 12), conditions=["unconscious"]),
    )  # fmt: skip
    table = table_of(rules, *tokens)
    done = act(rules, table, "explode", {"roll:blast": 12}, at=table.grid.cell([12, 12]), options={"dice": "2d"})
    assert done.record.asked == () and lost(done, "crate") == lost(done, "c") == 4


# --- by lines, and taken back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS)
def test_one_undo_takes_all_of_it_back(session: Make, grid: str) -> None:
    s = session(grid, 30, 24)
    s.do({"do": "set_rules", "ruleset": "gurps_thf"})
    cells = s.scenario.scene("s1").grid.grid()

    def at(x: int, y: int) -> list[float]:
        return list(cells.from_offset(x, y)) if grid != "none" else [float(x), float(y)]

    if grid != "none":
        floor = [at(x, y) for x in range(8, 16) for y in range(5, 9)]
        s.do({"do": "add_terrain", "cells": floor, "surface": "wood"})
        s.do({"do": "add_terrain", "cells": [at(x, y) for x in range(8, 16) for y in range(9, 14)], "surface": "earth"})
    s.do({"do": "add_wall", "points": [[6, 14.2], [18, 14.2]]})
    s.do({"do": "add_door", "points": [[11, 13.1], [12, 13.1]]})
    s.do({"do": "add_token", "id": "a", "name": "Ana", "at": at(12, 20), "stats": {"weapons": GRENADE, **TOUGH}})
    for number, place in enumerate([(11, 11), (13, 11), (12, 9), (9, 10), (12, 16)]):
        s.do({"do": "add_token", "id": f"t{number}", "name": f"N{number}", "at": at(*place), "stats": TOUGH})
    s.do({"do": "set_token", "token": "t4", "set": {"posture": "kneeling"}})
    before = encode(state_dict(s.scenario))
    answers = {**QUIET, "roll:attack": 18, "roll:scatter": 1, "roll:blast": 90, "roll:dive": 4, "dive@t0": "drop"}
    line = {
        "do": "act",
        "action": "bombard",
        "by": "a",
        "at": at(12, 13),
        "answers": answers,
        "options": {"dice": "30d"},
    }
    reply = s.do(line)
    result = json.loads(json.dumps(reply.result, default=str))
    assert {one["what"] for one in result["traced"]} >= {"aimed", "way", "landed", "blast"}
    assert {row["token"] for row in result["looked"]} >= {"t0", "t1", "t2", "t3"}
    assert all(part["rule"] for one in result["damage"] for part in one["why"])
    assert result["damage"] and encode(state_dict(s.scenario)) != before
    assert s.scenario.token("s1", "t0") != Token("t0")
    s.do({"do": "undo"})
    assert encode(state_dict(s.scenario)) == before
    s.do({"do": "redo"})
    after = encode(state_dict(s.scenario))
    s.do({"do": "undo"})
    s.do(line)
    assert encode(state_dict(s.scenario)) == after


def test_who_lies_on_the_charge_covers_the_others(rules: Ruleset) -> None:
    tokens = (
        someone("a", (29, 29)), someone("hero", (12, 13), stats={"dr": 4, "hp": 12, "hp_max": 12}),
        someone("b", (13, 12), stats={"dr": 1}),
    )  # fmt: skip
    table = table_of(rules, *tokens)
    answers = {
        "dive@hero": "smother",
        "roll:blast": 18,
        "roll:fragments": [18, 10],
        "roll:location": 10,
        "roll:fragment": 12,
    }
    options = {"dice": "3d", "fragments": "2d"}
    done = act(rules, table, "explode", answers, at=table.grid.cell([12, 12]), options=options)
    assert done.table.token("hero").at == (12, 12) and lines(done, "EXP-8")
    hurt = {one.token: one for one in reversed(done.record.damage)}
    assert hurt["hero"].basic == 18 and hurt["hero"].dr == 4  # EXP-8: the greatest damage, 3 x 6
    assert hurt["b"].basic == 6 and hurt["b"].dr == 1 + 4 + 12 and lost(done, "b") == 0
    splinters = [one for one in done.record.damage if one.token == "b" and one.basic == 12]
    assert splinters and all(one.dr == 17 for one in splinters)


@pytest.mark.slow
def test_odds_of_a_throw_are_counted_less_often_and_still_hold(session: Make) -> None:
    s = session("square", 30, 24)
    s.do({"do": "set_rules", "ruleset": "gurps_thf"})
    s.do({"do": "add_token", "id": "a", "name": "Ana", "at": [12, 20], "stats": {"weapons": GRENADE, **TOUGH}})
    for number in range(6):
        s.do({"do": "add_token", "id": f"t{number}", "name": f"N{number}", "at": [9 + number, 10], "stats": TOUGH})
    line = {"do": "odds", "action": "bombard", "by": "a", "at": [12, 12]}
    found = s.do(line).result
    assert not found["exact"] and 60 <= found["samples"] < 200
    assert found["hit"] == pytest.approx(0.7407, abs=0.02)  # 12 or less: 12 - 4 + 4
    assert s.do(line).result == found


def test_a_charge_without_a_range_flies_by_its_weight(rules: Ruleset) -> None:
    stats = {**TOUGH, "throwing": 12, "weapons": "Grenade, skill 12, 3d cr ex, thrown, weight 0.5"}
    table = table_of(rules, {**thrower(), "stats": stats}, someone("b", (12, 12)), grid="hex-flat")
    bombard, ranged = rules.module("bombard"), rules.module("ranged")
    held = bombard.charges_of(table, table.token("a"))[0]
    assert ranged.reach_of(table, table.token("a"), held) == 3.5 * (10 + 12 // 6)  # RNG-3
    for action in ("throw_object", "shoot"):
        done = act(
            rules, table, action, {"roll:attack": 3, "defence": "none", "roll:blast": 9}, target="b", using="Grenade"
        )
        assert lost(done, "b") == 9
    heavy = {**stats, "weapons": "Bomb, skill 12, 3d cr ex, thrown, weight 60"}
    table = table_of(rules, {**thrower(), "stats": heavy}, someone("b", (12, 12)))
    with pytest.raises(CommandError) as far:
        act(rules, table, "shoot", target="b")
    assert far.value.code == "out-of-reach"
