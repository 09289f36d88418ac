"""Hazards in play: fire, gas, deep water, weapons that burn, the fatigue of a fight, senses; by turns, steps and seconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from battlemap.rules.api import (
    ActionRequest,
    Area,
    CommandError,
    Outcome,
    Ruleset,
    Table,
    begin_turn,
    end_turn,
    play,
    sketch,
    start_fight,
)
from battlemap.rules.fight import closing
from battlemap.rules.walk import walking

STURDY = {"hp": 40, "hp_max": 40}


def table_of(rules: Ruleset, *tokens: Mapping[str, Any], **facts: Any) -> Table:
    return sketch(rules, {"grid": {"kind": "hex-flat", "columns": 14, "rows": 14}, "tokens": tokens, **facts})


def one(**stats: Any) -> dict[str, Any]:
    return {"id": "a", "at": (4, 4), "side": "us", "stats": {**STURDY, **stats}}


def goes(rules: Ruleset, table: Table, at: tuple[int, int], token: str = "a", **answers: Any) -> Any:
    return play(rules, table, lambda t: Outcome(t.edit().set(token, at=at).changes()), (), answers.get("answers"))


def act(
    rules: Ruleset, table: Table, action: str, by: str = "a", *, answers: Any = None, force: bool = False, **more: Any
) -> Any:
    return play(rules, table, ActionRequest(action, by, **more), (), answers, force=force)


def has(table: Table, condition: str, token: str = "a") -> Any:
    return next((c for c in table.token(token).conditions if c.id == condition), None)


def laid(rules: Ruleset, table: Table, *areas: Area) -> Table:
    def lay(table: Table) -> Outcome:
        edit = table.edit()
        for area in areas:
            edit.put(area)
        return Outcome(edit.changes())

    return play(rules, table, lay).table


def rounds(rules: Ruleset, table: Table, many: int, answers: Any = None) -> Table:
    """So many turns of a fight of one that is on."""
    for _ in range(many):
        table = end_turn(rules, begin_turn(rules, table, answers=answers).table, answers=answers).table
    return table


def said(done: Any) -> list[str]:
    return [line["rule"] for line in done.told["lines"]]


# --- fire -------------------------------------------------------------------------------------------------------------


def fire(at: tuple[int, int], radius: float = 0.0, tag: str = "fire") -> Area:
    return Area(f"f{at}", at=at, radius=radius, limit="through", tags=(tag,))


def test_crossing_flames_hurts_once_a_turn_and_a_turn_in_them_more(rules: Ruleset) -> None:
    table = laid(rules, table_of(rules, one()), fire((4, 3)), fire((4, 2)))
    table = begin_turn(rules, start_fight(rules, table, ["a"]).table, "a", "move").table
    first = goes(rules, table, (4, 3), answers={"roll:flames": 2})
    assert [(d["basic"], d["injury"]) for d in first.told["damage"]] == [(2, 2)]
    second = goes(rules, first.table, (4, 2))
    assert second.told["damage"] == []
    table = end_turn(rules, second.table).table
    assert [d["injury"] for d in begin_turn(rules, table, answers={"roll:flames": 2}).told["damage"]] == [2]


def test_the_unconscious_burn_on_with_each_second(rules: Ruleset) -> None:
    other = {"id": "b", "at": (9, 2), "side": "them"}
    table = table_of(rules, {**one(dx=12), "conditions": ["unconscious"]}, other)
    table = laid(rules, table, fire((4, 4)))
    table = start_fight(rules, table, ["a", "b"]).table
    table = rounds(rules, table, 2, {"roll:flames": 2, "roll:oven": 3})
    assert table.stats(table.token("a"))["hp"] == 36


def test_who_stays_in_flames_is_worn_down_by_the_heat(rules: Ruleset) -> None:
    table = laid(rules, table_of(rules, one(dr=1)), fire((4, 4)))
    table = begin_turn(rules, start_fight(rules, table, ["a"]).table, "a", "move", answers={"roll:flames": 1}).table
    asked = []
    for _ in range(4):
        turn = begin_turn(rules, end_turn(rules, table).table, answers={"roll:flames": 1, "roll:oven": 18})
        table, asked = turn.table, [*asked, [r["rule"] for r in turn.told["rolls"] if r["for"] == "oven"]]
    assert asked == [[], [], ["ENV-12"], ["ENV-12"]], "DR 1 keeps it off for three seconds"
    assert table.stats(table.token("a"))["fp"] == 8
    table = begin_turn(rules, end_turn(rules, goes(rules, table, (4, 6)).table).table).table
    assert has(table, "heated") is None


@pytest.mark.parametrize("tag", ["furnace", "lava"])
def test_a_furnace_is_worse(rules: Ruleset, tag: str) -> None:
    table = table_of(rules, one(), cells={"4,3": {"tags": [tag]}})
    done = goes(rules, table, (4, 3), answers={"roll:flames": 9, "roll:knockdown": 9})
    assert done.told["damage"][0]["injury"] == 9
    assert [r["rule"] for r in done.told["rolls"] if r["for"] == "flames"] == ["ENV-1"]
    assert has(done.table, "burning") is None or has(done.table, "burning").extra["state"] == "part"


def test_a_wide_fire_of_the_game_master_burns_all_its_cells_and_does_not_burn_down(rules: Ruleset) -> None:
    table = laid(rules, table_of(rules, one()), fire((8, 2), 2.0))
    done = goes(rules, table, (8, 3), answers={"roll:flames": 1})
    assert len(done.told["damage"]) == 1
    after = play(rules, done.table, lambda t: rules.time_passed(30.0, t), (), {"roll:flames": 0, "roll:oven": 3}).table
    assert [area.radius for area in after.things(Area)] == [2.0]


def test_straw_burns_down_to_ash_that_does_not_burn(rules: Ruleset) -> None:
    table = table_of(
        rules, {"id": "a", "at": (9, 2)}, cells={"4,4": {"surface": "straw", "tags": ["flammable", "difficult"]}}
    )
    table = act(rules, table, "light_fire", at=table.grid.cell([4, 4]), force=True).table
    for seconds, burning in ((59.0, 1), (1.0, 0)):
        table = play(rules, table, lambda t, s=seconds: rules.time_passed(s, t)).table  # type: ignore[misc]
        assert len(table.things(Area)) == burning
    ground = table.ground(table.grid.cell([4, 4]))
    assert (ground.surface, ground.tags) == ("ash", ("difficult",))
    with pytest.raises(CommandError) as caught:
        act(rules, table, "light_fire", at=table.grid.cell([4, 4]), force=True)
    assert caught.value.code == "not-offered"


def test_a_table_may_let_fire_burn_on(rules: Ruleset) -> None:
    cells = {"4,4": {"surface": "straw"}}
    table = table_of(rules, {"id": "a", "at": (9, 2)}, cells=cells, options={"fire_fuel": "never"})
    table = act(rules, table, "light_fire", at=table.grid.cell([4, 4]), force=True).table
    assert len(play(rules, table, lambda t: rules.time_passed(120.0, t)).table.things(Area)) == 1


def test_a_torch_lights_what_its_flame_can(rules: Ruleset) -> None:
    table = table_of(rules, one(), cells={"4,3": {"surface": "wood"}})
    at = table.grid.cell([4, 3])
    weak = act(rules, table, "light_fire", at=at, options={"flame": "1d-1"}, answers={"roll:flame": 2})
    assert not weak.table.things(Area) and said(weak) == ["ENV-5"]
    strong = act(rules, table, "light_fire", at=at, options={"flame": "1d-1"}, answers={"roll:flame": 3})
    assert [area.tags for area in strong.table.things(Area)] == [("fire",)]


def test_water_puts_out_clothes_and_wet_ones_do_not_catch(rules: Ruleset) -> None:
    cells = {"4,3": {"water": 0.8}, "4,2": {"tags": ["furnace"]}}
    table = table_of(rules, one(), cells=cells)
    alight = {"state": "all", "dx": -3, "tries": 0}
    table = play(rules, table, lambda t: Outcome(t.edit().add("a", "burning", **alight).changes())).table
    wet = goes(rules, table, (4, 3))
    assert has(wet.table, "burning") is None and has(wet.table, "wet") and "ENV-8" in said(wet)
    hot = goes(rules, wet.table, (4, 2), answers={"roll:flames": 12, "roll:knockdown": 9})
    assert has(hot.table, "burning") is None


# --- weapons that burn ------------------------------------------------------------------------------------------------


def struck(rules: Ruleset, weapon: str, damage: int, defence: str = "none", **stats: Any) -> Any:
    foe = {"id": "b", "at": (4, 3), "facing": 3, "side": "them", "stats": {**STURDY, **stats}}
    table = table_of(rules, one(weapons=weapon), foe)
    answers = {
        "defence@b": defence, "roll:attack": 9, "roll:damage": damage, "roll:knockdown": 9, "roll:block": 3,
    }  # fmt: skip
    return act(rules, table, "attack", target="b", options={"location": "torso"}, answers=answers)


@pytest.mark.parametrize(("damage", "state"), [(2, None), (3, "part"), (10, "all")])
def test_a_flame_that_strikes_lights_the_clothes(rules: Ruleset, damage: int, state: str | None) -> None:
    done = struck(rules, "Firebrand, skill 18, 2d burn, reach 1", damage)
    mark = has(done.table, "burning", "b")
    assert (mark and mark.extra["state"]) == state


def test_plate_keeps_the_clothes_from_it(rules: Ruleset) -> None:
    done = struck(rules, "Firebrand, skill 18, 2d burn, reach 1", 10, plate_armour=True)
    assert has(done.table, "burning", "b") is None


def test_a_tight_beam_lights_like_a_tenth_of_its_damage(rules: Ruleset) -> None:
    weak = struck(rules, "Ray, skill 18, 4d beam, reach 1", 20)
    strong = struck(rules, "Ray, skill 18, 8d beam, reach 1", 30, hp=200, hp_max=200)
    assert has(weak.table, "burning", "b") is None
    assert has(strong.table, "burning", "b").extra["state"] == "part"


def test_an_incendiary_weapon_burns_a_point_more(rules: Ruleset) -> None:
    done = struck(rules, "Blade of embers, skill 18, 2d cr, reach 1, incendiary", 5)
    assert [(d["basic"], d["injury"]) for d in done.told["damage"]] == [(5, 5), (1, 1)]
    assert next(why["rule"] for why in done.told["damage"][1]["why"]) == "ENV-2"


@pytest.mark.parametrize(("kind", "burns"), [("shield", True), ("shield, metal", False)])
def test_a_wooden_shield_burns_until_it_is_dropped(rules: Ruleset, kind: str, burns: bool) -> None:
    shield = f"Shield, skill 14, 1d cr, {kind}, block 12, hand left"
    done = struck(rules, "Firebrand, skill 18, 3d burn, reach 1", 10, "block", weapons=shield, shield_db=2)
    mark = has(done.table, "burning", "b")
    assert (mark is not None) == burns
    if burns:
        assert mark.extra["state"] == "shield" and "ENV-9" in said(done)
        dropped = act(rules, done.table, "quench", "b", force=True)
        assert has(dropped.table, "burning", "b") is None
        assert has(dropped.table, "unready", "b").extra["Shield"] == 2


def test_a_bolt_goes_through_one_and_into_the_next(rules: Ruleset) -> None:
    first = {"id": "b", "at": (4, 2), "facing": 3, "side": "them", "stats": {"dr": 1, "hp": 10, "hp_max": 10}}
    second = {"id": "c", "at": (4, 1), "facing": 3, "side": "them", "stats": {"dr": 2}}
    table = table_of(rules, one(weapons="Ballista, skill 18, 6d imp, crossbow, ss 5, half 200, max 400"), first, second)
    answers = {
        "defence@b": "none",
        "roll:attack": 9,
        "roll:damage": 18,
        "roll:knockdown": 9,
        "roll:death": 9,
        "roll:dodge": 18,
    }
    done = act(rules, table, "shoot", target="b", options={"location": "torso"}, answers=answers)
    hurt = {d["token"]: (d["dr"], d["injury"]) for d in done.told["damage"]}
    assert hurt["c"] == (2 + 2 * 1 + 10, 2 * (18 - 14)) and "SIT-10" in said(done)
    weak = act(rules, table, "shoot", target="b", options={"location": "torso"}, answers={**answers, "roll:damage": 12})
    assert {d["token"] for d in weak.told["damage"]} == {"b"}, "12 are not more than the Cover DR of 12"


# --- air and water ----------------------------------------------------------------------------------------------------


def test_gas_takes_the_breath_and_coming_out_gives_it_back(rules: Ruleset) -> None:
    table = laid(rules, table_of(rules, one(ht=3, fp=10, fp_max=10)), fire((4, 3), 1.0, "gas"))
    table = goes(rules, table, (4, 3)).table
    assert has(table, "holding_breath").extra["most"] == 3
    table = begin_turn(rules, start_fight(rules, table, ["a"]).table, "a", "move").table
    for _ in range(4):
        table = begin_turn(rules, end_turn(rules, table).table).table
    assert table.stats(table.token("a"))["fp"] == 8, "the fourth and fifth second are without air"
    table = goes(rules, table, (4, 6)).table
    assert has(table, "holding_breath") is None


def test_freezing_water_is_rolled_against_each_minute(rules: Ruleset) -> None:
    table = table_of(rules, one(), cells={"4,3": {"water": 1.0, "tags": ["freezing"]}, "4,2": {"tags": ["freezing"]}})
    table = goes(rules, table, (4, 3)).table
    done = play(rules, table, lambda t: rules.time_passed(125.0, t), (), {"roll:ice": 12})
    assert [roll["rule"] for roll in done.told["rolls"]] == ["ENV-17", "ENV-17"]
    assert done.table.stats(done.table.token("a"))["fp"] == 6, "each failed by 2"
    assert has(goes(rules, done.table, (4, 2)).table, "chilled") is None


def test_a_web_is_told_and_left_to_the_table(rules: Ruleset) -> None:
    done = goes(rules, table_of(rules, one(), cells={"4,3": {"tags": ["web"]}}), (4, 3))
    assert said(done) == ["CLO-11"] and done.told["damage"] == []


DEEP = {f"{q},{r}": {"water": 3.0} for q in range(3, 8) for r in range(4)}


def test_deep_water_calls_for_a_roll_and_the_next_when_it_is_due(rules: Ruleset) -> None:
    table = begin_turn(
        rules, start_fight(rules, table_of(rules, one(swimming=12), cells=DEEP), ["a"]).table, "a", "move"
    ).table
    done = goes(rules, table, (4, 3), answers={"roll:swimming": 18})
    roll = done.told["rolls"][0]
    assert roll["for"] == "swimming" and roll["target"] == 15, "+3, he has meant to (AIR-5)"
    assert has(done.table, "out_of_depth").extra == {"head": "under", "swum": False, "left": 5}
    assert done.table.stats(done.table.token("a"))["fp"] == 9
    table, asked = done.table, []
    for _ in range(5):
        turn = begin_turn(rules, end_turn(rules, table).table, answers={"roll:swimming": 9})
        table, asked = turn.table, asked + [r["rule"] for r in turn.told["rolls"]]
    assert "AIR-4" in asked
    assert has(table, "out_of_depth").extra["head"] == "above" and has(table, "out_of_depth").extra["left"] == 60
    assert has(goes(rules, table, (4, 4)).table, "out_of_depth") is None


def test_who_drowns_is_dead_after_four_minutes_unless_saved(rules: Ruleset) -> None:
    table = table_of(rules, {**one(fp=1), "at": (4, 5)}, {"id": "b", "at": (4, 4), "side": "us"}, cells=DEEP)
    table = goes(rules, table, (4, 3), answers={"roll:swimming": 18}).table
    assert has(table, "unconscious") and has(table, "holding_breath").extra["because"] == "water"
    saved = act(rules, table, "rescue", "b", target="a", answers={"roll:rescue": 3})
    assert has(saved.table, "holding_breath") is None and "AIR-7" in said(saved)
    lost = play(rules, table, lambda t: rules.time_passed(245.0, t), (), {"roll:death": 9, "roll:heart": 9}).table
    assert has(lost, "dead")


def test_armour_comes_off_in_the_water_only_with_the_head_above_it(rules: Ruleset) -> None:
    table = table_of(rules, {**one(encumbrance=3, dx=12), "at": (4, 5)}, cells=DEEP)
    under = goes(rules, table, (4, 3), answers={"roll:swimming": 18}).table
    with pytest.raises(CommandError) as caught:
        act(rules, under, "shed_armour")
    assert caught.value.code == "not-offered"
    above = goes(rules, table, (4, 3), answers={"roll:swimming": 3}).table
    done = act(rules, above, "shed_armour", options={"heavy": True}, answers={"roll:shed": 8})
    assert done.told["rolls"][0]["target"] == 8 and done.table.stats(done.table.token("a"))["encumbrance"] == 2


def test_blows_under_water_are_weak_and_bows_useless(rules: Ruleset) -> None:
    foe = {"id": "b", "at": (4, 3), "facing": 3, "side": "them", "stats": STURDY}
    me = {
        **one(weapons="Spear, skill 16, 2d imp, reach 1; Bow, skill 14, 1d imp, bow, half 50, max 90"),
        "conditions": ["submerged"],
    }
    table = table_of(rules, me, foe)
    answers = {"defence@b": "none", "roll:attack": 9, "roll:damage": 9}
    done = act(rules, table, "attack", target="b", using="Spear", options={"location": "torso"}, answers=answers)
    modifiers = {m["rule"]: m["value"] for m in done.told["rolls"][0]["modifiers"]}
    assert modifiers["SIT-4"] == -4 and done.told["damage"][0]["basic"] == 4
    with pytest.raises(CommandError) as caught:
        act(rules, table, "shoot", target="b", using="Bow", force=True)
    assert "under water" in str(caught.value)


# --- tired, and wide awake --------------------------------------------------------------------------------------------


def fought(rules: Ruleset, round: int, **facts: Any) -> Any:
    from dataclasses import replace

    table = start_fight(rules, table_of(rules, one(encumbrance=2), **facts), ["a"]).table
    combat = table.combat
    assert combat is not None
    on = replace(combat, round=round, data={**combat.data, "fought": ["a"]})
    return play(rules, play(rules, table, lambda t: Outcome(t.edit().fight(on).changes())).table, closing(rules))


@pytest.mark.parametrize(
    ("round", "option", "fp"), [(10, "at_end", 10), (11, "at_end", 7), (11, "hot", 6), (11, "by_hand", 10)]
)
def test_the_end_of_a_long_fight_tires_those_who_fought(rules: Ruleset, round: int, option: str, fp: int) -> None:
    done = fought(rules, round, options={"fight_fatigue": option})
    assert done.table.combat is None
    assert done.table.stats(done.table.token("a"))["fp"] == fp


def test_who_has_no_fatigue_points_left_strives_before_he_acts(rules: Ruleset) -> None:
    table = table_of(rules, {**one(), "stats": {"fp": 0, "will": 10}}, {"id": "b", "at": (4, 3), "side": "them"})
    done = act(rules, table, "attack", target="b", answers={"roll:exhaustion": 16})
    assert has(done.table, "collapsed") and [r["for"] for r in done.told["rolls"]] == ["exhaustion"]


@pytest.mark.parametrize(
    ("sense", "target", "rule"), [("vision", 10 + 10 - 5, "SEN-5"), ("hearing", 10 - 4, "SEN-8"), ("smell", 10, "")]
)
def test_senses_take_their_distance_from_the_map(rules: Ruleset, sense: str, target: int, rule: str) -> None:
    table = table_of(rules, one(), {"id": "b", "at": (10, 4), "side": "them"})
    far = table.distance(table.token("a"), table.token("b"))
    done = act(rules, table, "sense", target="b", options={"sense": sense}, answers={"roll:senses": 3})
    roll = done.told["rolls"][0]
    rules_said = {m["rule"] for m in roll["modifiers"]}
    assert far == 6
    if sense == "hearing":
        assert roll["target"] == 10 - 3, "three steps from 1 m to 8 m"
    elif sense == "vision":
        assert roll["target"] == 10 + 10 - 3, "6 m: −3"
    else:
        assert roll["target"] == target
    assert not rule or rule in rules_said


def test_a_quarter_of_a_minute_of_sprinting_calls_for_a_roll(rules: Ruleset) -> None:
    table = start_fight(rules, table_of(rules, one(running=12)), ["a"]).table
    table = begin_turn(rules, table, "a", "move").table
    asked = 0
    for _ in range(16):
        table = play(rules, table, lambda t: Outcome(t.edit().stats("a", hexes_moved=5).changes())).table
        turn = begin_turn(rules, end_turn(rules, table).table, answers={"roll:exertion": 13})
        asked += sum(roll["rule"] == "FAT-7" for roll in turn.told["rolls"])
        table = turn.table
    assert asked == 1 and table.stats(table.token("a"))["fp"] == 9
    rested = begin_turn(rules, end_turn(rules, begin_turn(rules, end_turn(rules, table).table).table).table).table
    assert rested.combat is not None and "sprints" not in rested.combat.data


@pytest.mark.parametrize(("rolled", "end"), [(9, (4, 2)), (14, (4, 4))])
def test_the_exhausted_strive_before_they_move(rules: Ruleset, rolled: int, end: tuple[int, int]) -> None:
    table = start_fight(rules, table_of(rules, {**one(), "stats": {"fp": 0, "will": 10}}), ["a"]).table
    table = begin_turn(rules, table, "a", "move").table
    token = table.token("a")
    path = table.path(token, rules.profile(token, table), table.grid.cell([4, 2]))
    done = play(rules, table, walking(rules, "a", path.steps), (), {"roll:exhaustion": rolled})
    assert tuple(done.table.token("a").at) == end
    assert [roll["for"] for roll in done.told["rolls"]] == ["exhaustion"]
