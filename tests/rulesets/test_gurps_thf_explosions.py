"""Explosions of gurps_thf in play: throws and shots of charges, scatter, dives, walls and doors, knock-back, ground, undo."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from battlemap.app.play import encode
from battlemap.app.session import Session
from battlemap.errors import CommandError
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import Door, Terrain, Token, Wall
from battlemap.rules.api import ActionRequest, Ruleset, Table, Trial, sketch, trial
from battlemap.rules.registry import Registry

Make = Callable[..., Session]
GRIDS = ("hex-flat", "hex-pointy", "square", "none")
GRENADE = "Grenade, skill 12, 6d cr ex [2d], thrown, max 30"
QUIET = {"roll:knockdown": 3, "roll:keep_feet": 3, "roll:fragments": 18, "roll:stay_awake": 3, "roll:death": 3}
TOUGH = {"hp": 90, "hp_max": 90, "st": 10, "dodge": 9, "basic_move": 5}


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("gurps_thf")


def thrower(**more: Any) -> dict[str, Any]:
    return {"id": "a", "at": (12, 20), "facing": 0, "stats": {**TOUGH, "weapons": GRENADE}, **more}


def someone(id_: str, at: Any, **more: Any) -> dict[str, Any]:
    return {"id": id_, "at": at, **more, "stats": {**TOUGH, **more.get("stats", {})}}


def table_of(rules: Ruleset, *tokens: dict[str, Any], grid: str = "square", **facts: Any) -> Table:
    return sketch(rules, {"grid": {"kind": grid, "columns": 30, "rows": 30}, "tokens": tokens, **facts})


def act(
    rules: Ruleset, table: Table, action: str, answers: dict[str, Any] | None = None, dice: Any = (), **more: Any
) -> Trial:
    by = more.pop("by", "a")
    given = {**QUIET, **(answers or {})}
    return trial(rules, table, lambda t: rules.act(ActionRequest(action, by, **more), t), dice=dice, answers=given)


def lost(done: Trial, id_: str, most: int = 90) -> int:
    return most - int(done.table.stats(done.table.token(id_))["hp"])


def lines(done: Trial, rule: str) -> list[str]:
    return [str(line.text) for line in done.record.lines if line.rule == rule]


def traced(done: Trial) -> dict[str, tuple[Any, ...]]:
    return {one.what: one.cells for one in done.record.traced}


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


# --- walls, doors, ground ---------------------------------------------------------------------------------------------


def test_a_blast_takes_the_door_and_a_piece_of_the_wall_out(rules: Ruleset) -> None:
    walls = [{"id": "w", "points": ((8.0, 11.0), (16.0, 11.0)), "extra": {"gurps_thf": {"material": "wood"}}}]
    doors = [{"id": "d", "points": ((11.0, 14.0), (12.0, 14.0))}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (11, 16)), walls=walls, doors=doors)
    done = act(rules, table, "explode", {"roll:blast": 80}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert done.outcome.value["doors"] == ["d"] and done.table.things(Door) == ()
    left = {wall.id: wall.points for wall in done.table.things(Wall)}
    assert set(left) == {"w", "w-2"} and left["w"][0] == (8, 11) and left["w-2"][-1] == (16, 11)
    hole = left["w-2"][0][0] - left["w"][-1][0]
    assert 1 <= hole <= 4
    assert lost(done, "b") == 0 and done.outcome.value["safe"] == ["b"]  # it was closed when the charge went off
    assert any("difficult" in ground.tags and ground.surface == "rubble" for ground in done.table.things(Terrain))
    again = act(rules, done.table, "explode", {"roll:blast": 80}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert again.outcome.value["doors"] == [] and lost(again, "b") == 80 // 12


def test_what_a_wall_has_taken_it_remembers(rules: Ruleset) -> None:
    doors = [
        {"id": "d", "points": ((11.0, 14.0), (12.0, 14.0)), "extra": {"gurps_thf": {"material": "wood", "hp": 12}}}
    ]
    table = table_of(rules, someone("a", (29, 29)), doors=doors)
    at = table.grid.cell([11, 12])
    done = act(rules, table, "explode", {"roll:blast": 30}, at=at, options={"dice": "9d"})
    assert done.table.things(Door)[0].extra["gurps_thf"] == {"material": "wood", "hp": 12, "injury": {"all": 8}}
    assert "4 of 12 left" in lines(done, "EXP-2")[0]
    after = act(rules, done.table, "explode", {"roll:blast": 30}, at=at, options={"dice": "9d"})
    assert after.table.things(Door) == ()


def test_a_wall_shields_the_door_behind_it(rules: Ruleset) -> None:
    walls = [{"id": "w", "points": ((8.0, 14.0), (16.0, 14.0))}]
    doors = [{"id": "d", "points": ((11.0, 16.0), (12.0, 16.0))}]
    table = table_of(rules, someone("a", (29, 29)), walls=walls, doors=doors)
    done = act(rules, table, "explode", {"roll:blast": 100}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert done.table.things(Door) and done.table.things(Door)[0].extra == {}
    off = table_of(rules, someone("a", (29, 29)), walls=walls, options={"blast_structures": False})
    left = act(rules, off, "explode", {"roll:blast": 120}, at=off.grid.cell([11, 12]), options={"dice": "20d"})
    assert left.table.things(Wall) == off.things(Wall)


@pytest.mark.parametrize("grid", GRIDS)
def test_the_pieces_left_of_a_wall_are_the_wall_without_the_hole(rules: Ruleset, grid: str) -> None:
    walls = [{"id": "w", "points": ((6.0, 11.1), (12.4, 11.1), (12.4, 17.0))}]
    table = table_of(rules, someone("a", (29, 29)), grid=grid, walls=walls, options={"wall_material": "hedge"})
    center = table.grid.cell_at(table.grid.center(table.grid.cell([9, 9])))
    structures = rules.module("structures")
    broken = {(0, 2), (0, 3), (1, 0)}
    chains = structures._left(table.things(Wall)[0], broken)
    whole = sum(_length(chain) for chain in chains)
    assert len(chains) == 3 - (0 if chains[-1][0] != chains[0][0] else 1)
    assert whole == pytest.approx(6.4 + 5.9 - 2 * 6.4 / 7 - 5.9 / 6)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=center, options={"dice": "10d"})
    assert sum(_length(wall.points) for wall in done.table.things(Wall)) <= 12.3 + 1e-6


def _length(points: Any) -> float:
    pairs = list(pairwise(points))
    return float(sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in pairs))


def test_a_big_blast_digs_a_crater_in_earth_and_none_in_stone(rules: Ruleset) -> None:
    cells = {f"{x},{y}": {"surface": "earth" if x < 12 else "stone"} for x in range(8, 16) for y in range(8, 16)}
    table = table_of(rules, someone("a", (29, 29)), cells=cells)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([10, 12]), options={"dice": "10d"})
    ground = done.table.ground(table.grid.cell([10, 12]))
    assert ground.elevation == -1.2 and "difficult" in ground.tags
    assert done.outcome.value["crater"][0] == [10, 12] and [12, 12] not in done.outcome.value["crater"]
    stone = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([14, 12]), options={"dice": "10d"})
    assert stone.outcome.value["crater"] == []


def test_wood_in_the_blast_burns_and_what_a_wall_shields_does_not(rules: Ruleset) -> None:
    cells = {f"{x},12": {"surface": "wood"} for x in range(8, 17)}
    walls = [{"points": ((13.0, 8.0), (13.0, 17.0)), "id": "w"}]
    table = table_of(rules, someone("a", (29, 29)), cells=cells, walls=walls)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([11, 12]), options={"dice": "10d"})
    lit = {tuple(cell) for cell in done.outcome.value["alight"]}
    assert (10, 12) in lit and (11, 12) in lit and not any(x >= 13 for x, _ in lit)


# --- what stands between ----------------------------------------------------------------------------------------------


def test_behind_a_low_wall_the_legs_are_spared(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 13.9), (16.0, 13.9)), "top": 1.0}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14), facing=0), walls=walls)
    answers = {"roll:blast": 6, "roll:fragments": 9, "roll:location": [7, 10, 16], "roll:side": 2, "roll:fragment": 4}
    done = act(
        rules, table, "explode", answers, at=table.grid.cell([12, 12]), options={"dice": "6d", "fragments": "2d"}
    )
    assert lines(done, "EXP-12")[0].startswith("a fragment hits the cover before the right leg")
    row = next(one for one in done.record.looked if one.token == "b")
    assert row.rule == "EXP-12" and 0 < (row.exposed or 0) < 1 and row.cover is not None


def test_a_wall_to_one_side_spares_the_limbs_of_that_side(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 15.0), (12.45, 15.0))}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 16), facing=0), walls=walls)
    fragments = rules.module("fragments")
    near = rules.module("explosion").surroundings(
        table, rules.module("charge").Charge("9d"), table.grid.cell([12, 8]), 18
    )
    b = next(one for one in near if one.token == "b")
    sides = {name.split("_")[0] for name in b.hidden if "_" in name}
    assert abs(b.cover.left - b.cover.right) >= 0.25 and len(sides) == 1
    turned = fragments.hidden(b.cover, "rear")
    assert {name.split("_")[0] for name in turned if "_" in name} == {"left", "right"} - sides


def test_from_the_air_only_a_roof_helps(rules: Ruleset) -> None:
    cells = {"12,14": {"tags": ("roof",)}}
    tokens = (someone("a", (29, 29)), someone("b", (12, 14)), someone("c", (14, 12), posture="lying"))
    table = table_of(rules, *tokens, cells=cells)
    answers = {"roll:blast": 6, "roll:fragments": 12, "roll:location": 10, "roll:fragment": 4}
    options = {"dice": "3d", "fragments": "2d", "air_burst": True}
    done = act(rules, table, "explode", answers, at=table.grid.cell([12, 12]), options=options)
    assert "b" not in done.outcome.value["fragments"] and done.outcome.value["fragments"]["c"] == 2  # 15 - 12: 1 + 1
    assert lines(done, "EXP-15")


def test_heights_count_only_where_the_table_plays_so(rules: Ruleset) -> None:
    tower = {"12,14": {"elevation": 8.0}}
    tokens = (someone("a", (29, 29)), someone("b", (12, 14)))
    flat = table_of(rules, *tokens, cells=tower)
    high = table_of(rules, *tokens, cells=tower, options={"blast_heights": True})
    going = rules.module("charge").Charge("6d")
    blast = rules.module("blast")
    center = flat.grid.cell([12, 12])
    assert blast.metres(flat, center, "b") == 2 and blast.metres(high, center, "b") == 8
    assert going.at(24, 2) == 4


def test_large_area_armour_counts_what_faces_the_blast(rules: Ruleset) -> None:
    stats = {"dr": 6, "dr_face": 0, "dr_legs": 6, "dr_arms": 6, "dr_hands": 6, "dr_feet": 6, "dr_skull": 6, "dr_eyes": 6,
             "dr_throat": 6, "dr_groin": 6}  # fmt: skip
    facts: dict[str, Any] = {"options": {"explosion_dr": "large_area"}}
    done = {}
    for facing in (0, 4):
        table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14), facing=facing, stats=stats), **facts)
        found = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([12, 12]), options={"dice": "20d"})
        done[facing] = lost(found, "b")
    assert done == {0: 10 - 3, 4: 10 - 6}  # towards it the bare face counts, from behind it does not


# --- thrown about -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS)
def test_a_blast_throws_away_from_its_centre(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)), grid=grid)
    center = table.grid.cell([12, 12])
    before = table.distance(center, table.token("b"))
    points = int(before) * 3 * 24
    done = act(rules, table, "explode", {"roll:blast": points}, at=center, options={"dice": "50d"})
    assert done.outcome.value["knocked"] == {"b": 3}  # 24 / (10 - 2)
    assert done.table.distance(center, done.table.token("b")) == pytest.approx(before + 3, abs=0.01)
    assert len(traced(done)["knocked"]) == 4
    feet = next(one.roll for one in done.record.rolls if one.roll.purpose == "keep_feet")
    assert [m.value for m in feet.modifiers][-1] == -2


def test_a_wall_stops_the_flight_and_hurts(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 16.0), (17.0, 16.0)), "extra": {"gurps_thf": {"hp": 5000}}}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)), walls=walls)
    answers = {"roll:blast": 300, "roll:collision": 9}
    done = act(rules, table, "explode", answers, at=table.grid.cell([12, 12]), options={"dice": "80d"})
    assert done.table.token("b").at == (12, 15)
    assert lost(done, "b") == 50 + 9 and done.outcome.value["knocked"]["b"] == 6
    assert any("solid" in text for text in lines(done, "DMG-14"))


def test_burning_charges_and_small_ones_push_nobody(rules: Ruleset) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 13)))
    center = table.grid.cell([12, 12])
    fire = act(rules, table, "explode", {"roll:blast": 60}, at=center, options={"dice": "20d", "type": "burn"})
    small = act(rules, table, "explode", {"roll:blast": 20}, at=center, options={"dice": "20d"})
    assert fire.outcome.value["knocked"] == small.outcome.value["knocked"] == {}


# --- swarms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", ("hex-flat", "hex-pointy", "square"))
def test_a_horde_counts_hex_by_hex_and_walls_shield_some(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("s", (12, 12)), grid=grid)
    table = act(rules, table, "form_swarm", by="s", options={"kind": "rats", "size": 7}).table
    center = table.cell(table.token("s"))
    blast, charge = rules.module("blast"), rules.module("charge").Charge("2d")
    assert len(blast.hexes(table, charge, center, table.token("s"))) == 7
    done = act(rules, table, "explode", {"roll:blast": 9}, at=center, options={"dice": "2d"})
    hurt = next(one for one in done.record.damage if one.token == "s")
    assert hurt.injury == 7 * 3  # the centre and all around it count as 1 m: 9 / 3 each
    direct = act(rules, table, "explode", {"roll:blast": 9}, target="s", options={"dice": "2d"})
    assert next(one for one in direct.record.damage if one.token == "s").injury == 9 + 6 * 3


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
