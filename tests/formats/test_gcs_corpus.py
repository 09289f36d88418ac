"""Every GCS file of the corpus reads as its expected readings say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from battlemap.formats.gcs.read import NEWEST, Character, read_character
from battlemap.formats.sniff import Kind, Recognised, recognise

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
EXPECTED: dict[str, Any] = (
    json.loads((CORPUS / "expected.json").read_text("utf-8")) if (CORPUS / "expected.json").is_file() else {}
)
FILES = sorted(name for name in EXPECTED if name.startswith("gcs/"))
WITHOUT = "the corpus of foreign files is not beside this checkout (../shared/corpus)"
NAMES = ("ST", "DX", "IQ", "HT", "Will", "Per", "HP", "FP", "basic_speed", "basic_move")

pytestmark = pytest.mark.skipif(not FILES, reason=WITHOUT)


def character(name: str) -> Character:
    return read_character(recognise(CORPUS / name))


@pytest.mark.parametrize("name", FILES)
def test_reads_as_expected(name: str) -> None:
    read, expected = character(name), EXPECTED[name]
    sheet = read.sheet
    assert (read.version, sheet.name, sheet.size_modifier) == (expected["version"], expected["name"], expected["SM"])
    assert {key: sheet.attributes.get(key.lower()) for key in NAMES} == {key: expected[key] for key in NAMES}
    for pool in ("hp", "fp"):
        if f"{pool.upper()}_now" in expected:
            assert sheet.pools[pool].now == expected[f"{pool.upper()}_now"]
            assert sheet.pools[pool].most == expected[pool.upper()]
    assert (len(sheet.melee), len(sheet.ranged)) == (expected["melee_modes"], expected["ranged_modes"])


@pytest.mark.parametrize("name", FILES)
def test_stored_numbers_are_taken_and_others_are_marked_as_worked_out(name: str) -> None:
    sheet, expected = character(name).sheet, EXPECTED[name]
    for field, key in (("move", "move_by_encumbrance"), ("dodge", "dodge_by_encumbrance")):
        if expected.get(key) is not None:
            assert list(getattr(sheet, field)) == expected[key]
        assert (field in sheet.computed) == (expected.get(key) is None)
    for field in ("thrust", "swing"):
        if expected.get(field) is not None:
            assert getattr(sheet, field).replace("d6", "d") == expected[field]
        else:
            assert field in sheet.computed or not getattr(sheet, field)
    if "dodge" in expected:
        assert sheet.dodge[0] == expected["dodge"]


@pytest.mark.parametrize("name", [name for name in FILES if "DR" in EXPECTED[name]])
def test_resistance_of_each_part_is_as_expected(name: str) -> None:
    sheet, expected = character(name).sheet, EXPECTED[name]
    assert sheet.body is not None
    assert (sheet.body.name, len(sheet.body.locations)) == (expected["body"], expected["locations"])
    found = {
        part.name: {"all": part.dr, **part.dr_by_type} if part.dr_by_type else part.dr for part in sheet.body.locations
    }
    assert found == expected["DR"]


@pytest.mark.parametrize("name", [name for name in FILES if EXPECTED[name]["version"] <= NEWEST])
def test_what_is_worked_out_agrees_with_what_sheets_store(name: str) -> None:
    """The file with its results taken away gives what it stored, but for bonuses of traits."""
    stored, tree = character(name).sheet, without_results(recognise(CORPUS / name).tree)
    bare = read_character(Recognised(CORPUS / name, Kind.GCS, tree=tree)).sheet
    for field in ("thrust", "swing"):
        if getattr(stored, field) and "st" in bare.attributes and bare.attributes["st"] == stored.attributes["st"]:
            assert getattr(bare, field) == getattr(stored, field)
    assert [(a.name, a.usage, a.kind, a.reach, a.available) for a in bare.attacks] == [
        (a.name, a.usage, a.kind, a.reach, a.available) for a in stored.attacks
    ]
    if stored.body is not None and bare.body is not None:
        assert bare.body.locations == stored.body.locations


def without_results(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: without_results(value) for key, value in tree.items() if key != "calc"}
    return [without_results(item) for item in tree] if isinstance(tree, list) else tree


def test_an_armed_one_in_detail() -> None:
    sheet = character("gcs/Orc, Leader.gcs").sheet
    bash, swung, thrust, shoot = sheet.attacks
    assert (swung.name, swung.usage, swung.level, swung.reach, swung.parry) == ("Falchion", "Swung", 14, (1,), 11)
    assert (swung.damage.dice, swung.damage.type, swung.strength) == ("1d6+3", "cut", 10)
    assert (bash.block, bash.parry, thrust.damage.dice) == (10, None, "1d6-3")
    assert (shoot.accuracy, shoot.half_range, shoot.range, shoot.bulk) == (2, 180, 240, -7)
    assert (shoot.rate_of_fire, shoot.capacity, shoot.reload_turns, shoot.strength_marks) == ("1", 1, 2, "†")
    assert (sheet.encumbrance, sheet.move_now, sheet.dodge_now) == (1, 4, 8)
    assert (sheet.dodge_bonus, sheet.size) == (1, 1)


def test_a_large_one_and_a_full_one_in_detail() -> None:
    assert [character(f"gcs/{name}.gcs").sheet.size for name in ("Dire Wolf", "Elephant, Wild", "Leaping Leech")] == [
        2,
        4,
        1,
    ]
    full = character("gcs/test-import-character.gcs")
    assert full.portrait is not None
    assert (full.portrait.info.width, full.portrait.info.height) == (40, 40)
    by_name = {attack.name: attack for attack in full.sheet.attacks if attack.available}
    assert by_name["Cutting Striker (Tail)"].parry == 9
    crush = by_name["Innate Attack (Crush)"]
    assert (crush.damage.divisor, crush.reach, crush.reach_change) == (2.0, (0, 1), True)
    rifle = by_name["Auto Rifle, 7.62mm"]
    assert (rifle.half_range, rifle.range, rifle.strength_marks) == (1000, 4200, "B†")
    assert sum(not attack.available for attack in full.sheet.attacks) == 2


def test_the_oldest_form_gets_the_numbers_of_the_newer_ones() -> None:
    old, new = (character(f"gcs/Dai Blackthorn v{version}.gcs") for version in (1, 5))
    assert [(a.usage, a.level, a.damage.dice, a.parry) for a in old.sheet.attacks] == [
        (a.usage, a.level, a.damage.dice, a.parry) for a in new.sheet.attacks
    ]
    assert (old.sheet.move, old.sheet.dodge) == (new.sheet.move, new.sheet.dodge)
    assert old.sheet.body is not None
    assert new.sheet.body is not None
    assert old.sheet.body.locations == new.sheet.body.locations
    assert {skill.name for skill in old.sheet.skills} == {skill.name for skill in new.sheet.skills}


def test_a_newer_version_is_read_as_far_as_it_goes_with_a_warning() -> None:
    read = character("gcs/too-new-version-9.gcs")
    assert any("version 9" in str(note) for note in read.notes)
    assert read.sheet.computed == ()
