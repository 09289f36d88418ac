"""The combat of gurps_thf: the public vectors, defences by arc, pushes, waiting, weapons as lines, sheets."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.errors import BattlemapError, CommandError
from battlemap.formats.gcs.read import read_character
from battlemap.formats.sniff import recognise
from battlemap.rules.api import ActionRequest, Ruleset, Table, sketch, trial
from battlemap.rules.cases import run_cases
from battlemap.rules.registry import Registry
from battlemap.rules.sheet import Attack, BodyPlan, CharacterSheet, Knack, Location, Pool, SheetDamage

from .thf import VECTORS, vectors_pass

FAMILIES = ("CON", "COR", "SUR", "INI", "SEQ", "MAN", "DEF", "DMG", "HIT")
SWORD = "Sword, skill 12, 1d cut, parry 9"
SURE = "Sword, skill 20, 1d cut"  # even a Wild Swing hits with a 9


def table_of(rules: Ruleset, *tokens: Mapping[str, Any], grid: str = "hex-flat", **options: Any) -> Table:
    return sketch(rules, {"grid": {"kind": grid, "columns": 24, "rows": 24}, "tokens": tokens, "options": options})


def duel(**more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two fighters face to face."""
    one = {"id": "a", "side": "x", "at": [10, 5], "facing": 0, "stats": {"weapons": SWORD}}
    other = {"id": "b", "side": "y", "at": [10, 4], "facing": 3, "stats": {"weapons": SWORD, **more}}
    return one, other


def act(rules: Ruleset, table: Table, answers: Mapping[str, Any], dice: Any = (), **fields: Any) -> Any:
    request = ActionRequest(fields.pop("action", "attack"), fields.pop("by", "a"), fields.pop("target", "b"), **fields)
    return trial(rules, table, lambda t: rules.act(request, t), answers=answers, dice=dice)


def test_public_vectors_of_combat_pass_and_none_is_left_out(rules: Ruleset, tmp_path: Path) -> None:
    assert vectors_pass(rules, tmp_path, lambda rule: rule.split("-")[0] in FAMILIES or rule in ("FAT-1", "FAT-2")) > 80


def test_a_fault_in_a_case_is_seen(rules: Ruleset, tmp_path: Path) -> None:
    document = json.loads(VECTORS.read_text("utf-8"))
    case = next(v for v in document["vectors"] if v["id"] == "HIT-P01")
    case["expect"]["injury"] = 9
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"vectors": [case]}), "utf-8")
    assert run_cases(rules, [file]).failures == ("FAIL HIT-P01: injury: expected 9, got 10",)


# on each grid: cells round the defender at (10, 10) with facing 0, by the arc they lie in
ROUND: dict[str, dict[str, list[tuple[int, int]]]] = {
    "hex-flat": {"front": [(0, -1), (1, -1), (-1, 0)], "right": [(1, 0)], "left": [(-1, 1)], "rear": [(0, 1)]},
    "hex-pointy": {"front": [(1, -1), (1, 0), (0, -1)], "right": [(0, 1)], "left": [(-1, 0)], "rear": [(-1, 1)]},
    "square": {
        "front": [(-1, -1), (0, -1), (1, -1)], "right": [(1, 0), (1, 1)], "left": [(-1, 0), (-1, 1)], "rear": [(0, 1)],
    },
}  # fmt: skip
WANTED = {
    "front": {"dodge": 11, "parry": 13, "block": 12},
    "right": {"dodge": 7, "parry": 9, "block": None},
    "left": {"dodge": 9, "parry": None, "block": 10},
    "rear": {"dodge": None, "parry": None, "block": None},
}  # dodge 9, parry 11 right, block 10 left, shield bonus 2


@pytest.mark.parametrize("grid", sorted(ROUND))
@pytest.mark.parametrize("arc", sorted(WANTED))
@pytest.mark.parametrize("reflexes", [False, True])
def test_defences_by_arc_on_each_grid(rules: Ruleset, grid: str, arc: str, reflexes: bool) -> None:
    own = {"weapons": "Sword, skill 10, 1d cut, parry 11", "dodge": 9, "block": 10, "shield_db": 2}
    for dx, dy in ROUND[grid][arc]:
        center = (10, 5) if grid != "square" else (10, 10)
        defender = {"id": "b", "side": "y", "at": center, "facing": 0, "stats": {**own, "combat_reflexes": reflexes}}
        attacker = {"id": "a", "side": "x", "at": (center[0] + dx, center[1] + dy), "stats": {"weapons": SURE}}
        table = table_of(rules, defender, attacker, grid=grid)
        done = act(rules, table, {"roll:attack": 9, "defence": "none", "roll:damage": 1, "roll:knockdown": 3})
        prompt = done.record.asked[-1].ask
        shown = {c.id: c.value if c.available else None for c in prompt.choices if c.id in ("dodge", "parry", "block")}
        assert shown == WANTED[arc]
        assert all(c.why and c.why[0].rule for c in prompt.choices if not c.available)


def test_one_who_knows_what_is_behind_defends_as_from_the_side(rules: Ruleset) -> None:
    defender = {"id": "b", "at": (10, 5), "facing": 0, "side": "y", "stats": {"weapons": SWORD, "dodge": 9}}
    attacker = {"id": "a", "at": (10, 6), "facing": 0, "side": "x", "stats": {"weapons": SWORD}}
    answers = {"roll:attack": 9, "aware": "yes", "defence": "parry", "roll:parry": 7}
    done = act(rules, table_of(rules, defender, attacker), answers)
    assert [r.roll.target for r in done.record.rolls] == [12, 7] and done.outcome.hit is False


def test_terms_add_up_to_the_number(rules: Ruleset) -> None:
    one, other = duel(size_modifier=1)
    one |= {"posture": "kneeling", "facing": 2}
    done = act(rules, table_of(rules, one, other), {"roll:attack": 18}, options={"location": "face"})
    roll = done.record.rolls[0].roll
    assert sum(m.value for m in roll.modifiers) == roll.target
    assert [m.rule for m in roll.modifiers] == ["COR-1", "COR-11", "COR-9", "HIT-9", "MAN-17"]


def test_a_wild_swing_shows_its_cap_as_a_term(rules: Ruleset) -> None:
    one, other = duel()
    one["stats"]["weapons"] = "Sword, skill 20, 1d cut"
    one["facing"] = 3
    done = act(rules, table_of(rules, one, other), {"roll:attack": 18})
    roll = done.record.rolls[0].roll
    assert roll.target == 9 and sum(m.value for m in roll.modifiers) == 9


def test_the_damage_chain_is_told_step_by_step(rules: Ruleset) -> None:
    one, other = duel(dr_arms=2)
    answers = {"roll:attack": 8, "defence": "none", "roll:damage": 6, "roll:knockdown": 5}
    damage = act(rules, table_of(rules, one, other), answers, options={"location": "left_arm"}).record.damage[0]
    assert (damage.basic, damage.dr, damage.injury, damage.kind) == (6, 2, 6, "cut")
    assert [(w.value, w.rule) for w in damage.why] == [(6, "COR-10"), (-2, "COR-10"), (1.5, "COR-10"), (6, "COR-10")]


def test_a_push_ends_at_a_wall_and_hurts(rules: Ruleset) -> None:
    one, other = duel(hp=40, hp_max=40)
    one["stats"]["weapons"] = "Maul, skill 12, 24 cr"
    facts = {
        "grid": {"kind": "hex-flat", "columns": 24, "rows": 24},
        "tokens": [one, other],
        "cells": {"10,2": {"tags": ["impassable"]}},
    }
    answers = {"roll:attack": 9, "defence": "none", "roll:knockdown": 3, "roll:collision": 1, "roll:keep_feet": 18}
    done = act(rules, sketch(rules, facts), answers)
    after = done.table.token("b")
    assert after.at == (10, 3) and after.posture == "lying" and after.facing == 3
    assert [d.injury for d in done.record.damage] == [24, 1]
    assert next(r.roll.target for r in done.record.rolls if r.roll.purpose == "keep_feet") == 10 - 2


def test_a_retreat_moves_the_defender_before_the_roll(rules: Ruleset) -> None:
    one, other = duel(dodge=8)
    answers = {"roll:attack": 9, "defence": "dodge@10,3", "roll:dodge": 18, "roll:damage": 1, "roll:knockdown": 3}
    done = act(rules, table_of(rules, one, other), answers)
    assert done.table.token("b").at == (10, 3) and done.outcome.hit is True
    assert [r.roll.target for r in done.record.rolls][1] == 11


def test_a_waiting_spear_stops_the_swordsman(rules: Ruleset) -> None:
    one, other = duel()
    other["stats"] = {"weapons": "Spear, skill 12, 30 imp, reach 1-2"}
    table = table_of(rules, one, other)
    waiting = act(rules, table, {}, action="wait", by="b", target=None).table
    answers = {"interrupt": "wait", "roll:attack": 9, "defence": "none", "roll:death": 18, "roll:knockdown": 3}
    done = act(rules, waiting, answers)
    assert "dead" in {c.id for c in done.table.token("a").conditions}
    assert [r.roll.by for r in done.record.rolls if r.roll.purpose == "attack"] == ["b"]


@pytest.mark.parametrize(
    "line",
    [
        "Sword, skill",
        "Sword, 2d6",
        "Sword, reach x",
        "Sword, skill 99999999999",
        "Sword, 1d slime",
        ", ,",
        "Sword, hand tail",
    ],
)
def test_a_weapon_line_nobody_can_read_is_refused(rules: Ruleset, line: str) -> None:
    with pytest.raises(CommandError) as refusal:
        rules.check_stats({"weapons": line})
    assert refusal.value.code == "bad-field" and refusal.value.hint is not None


@given(st.text(max_size=80))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    rules = Registry(installed=False).load("gurps_thf") if not LOADED else LOADED[0]
    LOADED[:1] = [rules]
    try:
        rules.check_stats({"weapons": text})
    except CommandError as refusal:
        assert refusal.code == "bad-field"
    else:
        found = rules.module("weapons").weapons_of({"dx": 10, "st": 10, "weapons": text})
        assert {"punch", "kick"} <= {weapon.name for weapon in found}


LOADED: list[Ruleset] = []


def test_weapon_lines_may_be_written_in_portuguese(rules: Ruleset) -> None:
    line = "Espada longa, nh 14, gdp+2 imp, alcance 1-2, aparar 11, mao direita; Arco, nh 13, 1d+1 imp, precisao 3, tr 12, arco"
    sword, bow, *_ = rules.module("weapons").weapons_of({"dx": 10, "st": 13, "weapons": line})
    assert (sword.skill, sword.dice, sword.reach, sword.parry, sword.hand) == (14, "1d+2", (1, 2), 11, "right")
    assert (bow.acc, bow.ss, bow.melee, bow.ranged, bow.parry) == (3, 12, False, True, None)


def sheet(**more: Any) -> CharacterSheet:
    sword = Attack(
        "melee", "Broadsword", "Swing", 14, SheetDamage("2d+1 cut", "2d6+1", "cut"), 10, reach=(1,), parry=13
    )
    bow = Attack("ranged", "Longbow", "", 12, SheetDamage("1d+2 imp", "1d6+2", "imp"), 11, "†", accuracy=3, range=150)
    facts: dict[str, Any] = {
        "name": "Ana",
        "attributes": {
            "st": 12,
            "dx": 13,
            "iq": 10,
            "ht": 11,
            "will": 12,
            "per": 10,
            "basic_speed": 6.25,
            "basic_move": 6,
        },
        "pools": {"hp": Pool(-3, 12), "fp": Pool(11, 11)},
        "dodge": (11, 10, 9, 8, 7),
        "encumbrance": 1,
        "dodge_bonus": 2,
        "parry_bonus": 2,
        "body": BodyPlan("Humanoid", "3d6", (Location("skull", "Skull", dr=4), Location("torso", "Torso", dr=3))),
        "attacks": (sword, bow),
        "traits": (Knack("Combat Reflexes"), Knack("High Pain Threshold")),
        "skills": (Knack("Acrobatics", 12), Knack("Shield (Buckler)", 13)),
    }
    return CharacterSheet("gurps", **{**facts, **more})


def test_a_sheet_becomes_stats(rules: Ruleset) -> None:
    stats = rules.check_stats(rules.stats_from_sheet(sheet()))
    wanted = {
        "st": 12, "hp": -3, "hp_max": 12, "basic_speed": 6.25, "encumbrance": 1, "dodge": 8, "shield_db": 2, "dr": 3,
        "dr_skull": 2, "combat_reflexes": True, "pain": "high", "acrobatics": 12, "shield_skill": 13,
    }  # fmt: skip
    assert {key: stats[key] for key in wanted} == wanted
    sword, bow, *_ = rules.module("weapons").weapons_of({**stats, "dx": 13})
    assert (sword.name, sword.skill, sword.dice, sword.type, sword.parry) == (
        "Broadsword (Swing)",
        14,
        "2d+1",
        "cut",
        11,
    )
    assert (bow.acc, bow.max_m, bow.hand) == (3, 150, "right") and bow.ranged


def test_a_sheet_of_another_game_is_refused(rules: Ruleset) -> None:
    with pytest.raises(CommandError) as refusal:
        rules.stats_from_sheet(CharacterSheet("d20"))
    assert refusal.value.code == "not-offered"


CORPUS = Path(__file__).parents[3] / "shared" / "corpus" / "gcs"


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not beside the project")
def test_every_sheet_of_the_corpus_gives_stats_that_fight(rules: Ruleset) -> None:
    read = 0
    for file in sorted(CORPUS.iterdir()):
        try:
            character = read_character(recognise(file)).sheet
        except BattlemapError:
            continue  # the broken ones are for the tests of the reader
        stats = rules.check_stats(rules.stats_from_sheet(character))
        one, other = duel()
        one["stats"] = stats
        table = table_of(rules, one, other)
        assert rules.offers(table.token("a"), table)
        read += 1
    assert read > 5
