"""Reading GCS character sheets: stored numbers, what is worked out, attacks, bodies, portraits."""

from __future__ import annotations

import base64
import doctest
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from battlemap.formats.gcs import attacks, entries, skills, strength, values
from battlemap.formats.gcs import read as reading
from battlemap.formats.gcs.read import Character, read_character
from battlemap.formats.sniff import Kind, Recognised, recognise
from battlemap.rules import sheet as sheets
from battlemap.rules.dice import parse
from battlemap.rules.sheet import Attack, CharacterSheet, Pool

from .makers import png

DATA = Path(__file__).parent / "data" / "gcs"
BASE = {"version": 5, "profile": {"name": "X"}, "attributes": [{"attr_id": "st", "adj": 0}]}


def read(tree: Any) -> Character:
    return read_character(Recognised(Path("x.gcs"), Kind.GCS, tree=tree))


def of(**parts: Any) -> CharacterSheet:
    return read({**BASE, **parts}).sheet


def weapon(owner: dict[str, Any] | None = None, **parts: Any) -> Attack:
    (attack,) = of(traits=[{"name": "Thing", **(owner or {}), "weapons": [parts]}]).attacks
    return attack


@pytest.fixture
def knight() -> Character:
    return read_character(recognise(DATA / "knight-v5.gcs"))


@pytest.fixture
def archer() -> Character:
    return read_character(recognise(DATA / "archer-v1.gcs"))


@pytest.mark.parametrize("module", [attacks, entries, reading, skills, strength, values, sheets])
def test_examples_in_the_documentation_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_stored_numbers_are_taken_as_they_are(knight: Character) -> None:
    sheet = knight.sheet
    assert (sheet.name, sheet.system, sheet.size, sheet.size_modifier) == ("Ida of the Ford", "gurps", 2, 1)
    assert (sheet.attributes["st"], sheet.attributes["basic_speed"], sheet.attributes["mana"]) == (13, 6, 8)
    assert sheet.pools == {"hp": Pool(9, 14), "fp": Pool(9, 11), "mana": Pool(3, 8)}
    assert (sheet.move, sheet.dodge, sheet.dodge_bonus) == ((6, 4, 3, 2, 1), (10, 9, 8, 7, 6), 1)
    assert (sheet.thrust, sheet.swing, sheet.computed, knight.notes) == ("1d6", "2d6-1", (), ())
    assert (sheet.encumbrance, sheet.move_now, sheet.dodge_now) == (2, 3, 8), "73 lb on a basic lift of 34"
    assert sheet.has("combat reflexes") and not sheet.has("Wolf Shape") and not sheet.has("Combat")
    assert [(skill.name, skill.level) for skill in sheet.skills] == [("Broadsword", 15), ("Crossbow (Heavy)", 12)]
    assert {trait.name: trait.level for trait in sheet.traits} == {"Combat Reflexes": None, "Fearlessness": 2}


def test_parts_within_parts_and_resistance_by_kind(knight: Character) -> None:
    body = knight.sheet.body
    assert body is not None
    assert (body.name, body.roll, [part.name for part in body.locations]) == (
        "Two heads", "3d6", ["Heads", "Left Head", "Right Head", "Torso", "Vitals"],
    )  # fmt: skip
    heads, left, _, torso, vitals = body.locations
    assert (heads.dr, heads.dr_by_type, heads.penalty, heads.inner_roll) == (4, {"crushing": -1}, -5, "1d6")
    assert (left.within, left.roll, left.dr) == ("Heads", (1, 2, 3), 5)
    assert (torso.roll, vitals.roll, vitals.dr) == (tuple(range(5, 19)), (), 4)


def test_attacks_know_whether_they_can_be_used(knight: Character) -> None:
    bite, swing, shoot, lance = knight.sheet.attacks
    assert [(a.available, a.ready) for a in (bite, swing, shoot, lance)] == [
        (False, False), (True, True), (True, False), (False, False),
    ]  # fmt: skip
    assert (swing.kind, swing.reach, swing.parry, swing.block, swing.strength, swing.strength_marks) == (
        "melee", (1, 2), 11, None, 12, "†",
    )  # fmt: skip
    assert (shoot.name, shoot.accuracy, shoot.scope, shoot.bulk, shoot.recoil) == ("Crossbow of Oak", 4, 1, -6, 1)
    assert (shoot.half_range, shoot.range, shoot.capacity, shoot.reload_turns) == (260, 325, 1, 4)
    assert (shoot.damage.dice, shoot.damage.divisor, shoot.damage.type) == ("1d6+4", 2.0, "imp")


def test_the_portrait_is_a_picture_to_keep(knight: Character) -> None:
    assert knight.portrait is not None
    assert (knight.portrait.info.width, knight.portrait.info.suffix) == (2, ".png")


def test_the_oldest_form_is_worked_out_and_says_so(archer: Character) -> None:
    sheet = archer.sheet
    assert sheet.attributes == {
        "st": 11, "dx": 13, "iq": 10, "ht": 12, "will": 11, "per": 10, "hp": 13, "fp": 12, "basic_speed": 6.75,
        "basic_move": 5,
    }  # fmt: skip
    assert sheet.pools["hp"] == Pool(9, 13)
    assert (sheet.move, sheet.dodge) == ((5, 4, 3, 2, 1), (9, 8, 7, 6, 5))
    assert (sheet.size, sheet.size_modifier, sheet.encumbrance) == (1, -1, 1), "30 lb on a basic lift of 24.2"
    assert {"hp", "move", "dodge", "thrust", "swing", "body", "attacks"} <= set(sheet.computed)
    assert "st" not in sheet.computed
    assert "worked out" in str(archer.notes[0])


def test_attacks_without_results_are_worked_out(archer: Character) -> None:
    claw, bow, bash = archer.sheet.attacks
    assert (claw.level, claw.parry, claw.damage.dice, claw.damage.type) == (14, 10, "1d6-2", "cut")
    assert (bow.level, bow.damage.dice, bow.half_range, bow.range) == (14, "1d6+1", 165, 220)
    assert (bash.level, bash.block, bash.parry, bash.damage.dice, bash.damage.divisor) == (9, 8, None, "1d6+2", 0.5)


def test_armour_that_is_worn_is_summed_where_no_sum_is_stored(archer: Character) -> None:
    assert archer.sheet.body is not None
    found = {part.name: part.dr for part in archer.sheet.body.locations}
    assert (found["Torso"], found["Vitals"], found["Skull"], found["Left Leg"], found["Eyes"]) == (5, 5, 4, 2, 2)


@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        ({"type": "ranged_weapon"}, "ranged"), ({"type": "melee_weapon", "range": "10"}, "melee"),
        ({"id": "Waaaaaaaaaaaaaaaa"}, "ranged"), ({"id": "waaaaaaaaaaaaaaaa", "range": "9"}, "melee"),
        ({"id": "f4cce053-f7b5-4132-b514-b27469b91ebd", "accuracy": "1"}, "ranged"), ({"reach": "C"}, "melee"), ({}, "melee"),
    ],
)  # fmt: skip
def test_attacks_are_told_apart_without_their_type(parts: dict[str, Any], kind: str) -> None:
    assert weapon(**parts).kind == kind


def test_odd_spellings_of_weapons() -> None:
    gun = weapon(
        type="ranged_weapon", accuracy="Jet", rate_of_fire="3x10", range="x1", shots="2,000+1(3i)", bulk="-3", strength="R"
    )  # fmt: skip
    assert (gun.jet, gun.accuracy, gun.shots_per_turn, gun.range, gun.capacity, gun.reload_turns) == (
        True, None, 3, 10, 2001, 3,
    )  # fmt: skip
    assert (gun.strength, gun.strength_marks) == (None, "R")
    thrown = weapon(type="ranged_weapon", shots="T(1)", range="1 mi", calc={"level": 0, "damage": "special"})
    assert (thrown.thrown, thrown.capacity, thrown.reload_turns, thrown.range, thrown.level) == (
        True,
        None,
        1,
        1760,
        None,
    )
    assert (thrown.damage.dice, thrown.damage.text) == ("", "special")
    fencing = weapon(type="melee_weapon", reach="1*", parry="0F", calc={"level": 14, "parry": "11UF"})
    assert (fencing.parry, fencing.parry_marks, fencing.reach_change) == (11, "FU", True)


def test_damage_that_cannot_be_worked_out_is_shown_as_written() -> None:
    assert weapon(damage={"st": "thr_leveled", "base": "1", "type": "cr"}).damage.text == "thr_leveled+1 cr"
    assert weapon(damage={"base": "2d", "type": "burn"}).damage.dice == "2d6"
    assert weapon(damage={"type": "special"}).damage.dice == ""


@pytest.mark.parametrize("st", range(121))
def test_base_damage_can_be_rolled_and_grows_with_strength(st: int) -> None:
    def mean(expr: str) -> float:
        return sum(t.sign * t.count * ((t.faces + 1) / 2 if t.faces else 1) for t in parse(expr).terms)

    assert mean(strength.swing(st)) >= mean(strength.thrust(st))
    assert mean(strength.thrust(st + 1)) >= mean(strength.thrust(st))
    assert mean(strength.swing(st + 1)) >= mean(strength.swing(st))


def test_rolls_of_parts_follow_from_their_slots() -> None:
    parts = [{"id": "a", "slots": 2}, {"id": "b"}, {"id": "c", "slots": "3", "dr_bonus": 1}]
    body = of(settings={"body_type": {"name": "B", "roll": "2d", "locations": parts}}).body
    assert body is not None
    assert [(part.name, part.roll, part.dr) for part in body.locations] == [
        ("a", (2, 3), 0), ("b", (), 0), ("c", (4, 5, 6), 1),
    ]  # fmt: skip


def test_values_of_the_wrong_kind_are_left_out() -> None:
    sheet = of(
        attributes=[{"attr_id": "st", "calc": {"value": "12,0"}}, {"attr_id": "ht", "adj": 0},
                    {"attr_id": "dx", "calc": {"value": float("nan")}, "adj": "1"},
                    None, {"attr_id": 7}, {"attr_id": "hp", "calc": {"value": 1e300}, "damage": "3"}],
        traits={"name": "no list"}, skills=[3, None, {"name": "S\u0000\ud800\n x", "calc": []}],
        calc={"move": [1, 2, None, 4, 5]},
        profile={"name": ["no"], "SM": "", "portrait": 5}, equipment=[{"description": None, "equipped": "true", "weapons": [{}]}],
    )  # fmt: skip
    assert (sheet.attributes["st"], sheet.attributes["dx"], sheet.attributes["hp"]) == (12, 11, 12)
    assert sheet.pools["hp"] == Pool(9, 12)
    assert (sheet.name, sheet.size_modifier, sheet.skills[0].name) == ("", 0, "S x")
    assert "move" in sheet.computed, "four numbers are not five"
    assert len(sheet.attacks) == 1 and sheet.attacks[0].ready


def test_attacks_that_are_none_are_counted() -> None:
    read_ = read({**BASE, "traits": [{"name": "T", "weapons": ["sword", None, {}]}]})
    assert len(read_.sheet.attacks) == 1
    assert any("could not be read: 2" in str(note) for note in read_.notes)


@pytest.mark.parametrize(
    "portrait", ["no base64!", base64.b64encode(b"no picture").decode(), base64.b64encode(png(9, 9)[:40]).decode()]
)
def test_a_broken_portrait_is_left_out_and_said_so(portrait: str) -> None:
    read_ = read({**BASE, "profile": {"name": "X", "portrait": portrait}})
    assert read_.portrait is None
    assert any("portrait" in str(note) for note in read_.notes)


def test_of_a_newer_version_nothing_is_worked_out() -> None:
    read_ = read({**BASE, "version": 6, "attributes": [{"attr_id": "st", "calc": {"value": 11}}, {"attr_id": "dx", "adj": 1}],
                  "traits": [{"name": "T", "weapons": [{"damage": {"st": "thr"}, "calc": {"level": 9}}]}]})  # fmt: skip
    assert read_.sheet.attributes == {"st": 11}
    assert (read_.sheet.move, read_.sheet.body, read_.sheet.computed) == ((), None, ())
    assert read_.sheet.attacks[0].level == 9
    assert "version 6" in str(read_.notes[0])
