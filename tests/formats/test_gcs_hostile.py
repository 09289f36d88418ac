"""Character sheets that are broken, enormous or no sheets at all: one sentence, nothing half-read."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.app.importing import check_file
from battlemap.errors import BattlemapError, FormatError, LimitError
from battlemap.formats.gcs import attacks, body, entries
from battlemap.formats.gcs.read import read_character
from battlemap.formats.opening import open_any
from battlemap.formats.sniff import Kind, Recognised, recognise
from battlemap.rules.dice import parse

from .makers import png, written

DATA = Path(__file__).parent / "data" / "gcs"
KNIGHT = json.loads((DATA / "knight-v5.gcs").read_text("utf-8"))


def refused(tree: Any, error: type[FormatError] = FormatError) -> str:
    with pytest.raises(error) as caught:
        read_character(Recognised(Path("x.gcs"), Kind.GCS, tree=tree))
    assert "x.gcs" in str(caught.value)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_sheets_without_a_version_or_attributes() -> None:
    assert "version" in refused({"profile": {}, "version": "new"})
    assert "version" in refused({"profile": {}, "version": 0, "attributes": []})
    assert "without attributes" in refused({"profile": {}, "version": 5})
    assert "without attributes" in refused({"profile": {}, "version": 4, "attributes": [{"attr_id": "st"}, 3][1:]})
    assert "versions 1 to 5" in refused({"profile": {}, "version": 7, "attributes": "elsewhere"})


def test_other_files_are_no_sheets(tmp_path: Path) -> None:
    path = tmp_path / "portrait.gcs"
    path.write_bytes(png(5, 5))
    with pytest.raises(FormatError, match=r"portrait\.gcs is no GCS character sheet") as caught:
        read_character(recognise(path))
    assert caught.value.hint


def test_a_sheet_cut_off_in_the_middle(tmp_path: Path) -> None:
    text = (DATA / "knight-v5.gcs").read_text("utf-8")
    path = written(tmp_path, text[: len(text) // 2], "cut.gcs")
    with pytest.raises(FormatError, match="cut off"):
        recognise(path)


def test_a_sheet_is_no_map_and_the_refusal_says_what_to_do() -> None:
    with pytest.raises(FormatError, match="GURPS character sheet") as caught:
        open_any(DATA / "knight-v5.gcs")
    assert "import_character" in str(caught.value.hint)


def test_check_names_the_character_or_the_problem(tmp_path: Path) -> None:
    good = check_file(DATA / "knight-v5.gcs")
    assert good.ok and "Ida of the Ford" in str(good.text)
    old = check_file(DATA / "archer-v1.gcs")
    assert old.ok and "worked out" in str(old.text)
    bad = check_file(written(tmp_path, {"profile": {}, "version": 5}, "bad.gcs"))
    assert not bad.ok and bad.kind == "gcs" and bad.hint


def test_too_deep() -> None:
    tree = copy.deepcopy(KNIGHT)
    for _ in range(entries.MOST_NESTED + 1):
        tree["traits"] = [{"name": "box", "children": tree["traits"]}]
    assert "too deep" in refused(tree, LimitError)


def test_too_deep_for_json(tmp_path: Path) -> None:
    text = '{"version": 5, "profile": {}, "traits": ' + '[{"children": ' * 50_000
    with pytest.raises(LimitError, match="too deep"):
        recognise(written(tmp_path, text, "deep.gcs"))


def test_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "MOST_ENTRIES", 5)
    assert "more than 5 entries" in refused(KNIGHT, LimitError)
    monkeypatch.setattr(entries, "MOST_ENTRIES", 500)
    monkeypatch.setattr(attacks, "MOST_ATTACKS", 2)
    assert "more than 2 attacks" in refused(KNIGHT, LimitError)
    monkeypatch.setattr(attacks, "MOST_ATTACKS", 500)
    monkeypatch.setattr(body, "MOST_LOCATIONS", 2)
    assert "more than 2 parts" in refused(KNIGHT, LimitError)


def test_numbers_and_texts_without_measure_are_bounded() -> None:
    tree = copy.deepcopy(KNIGHT)
    tree["profile"] |= {"name": "x" * 10_000, "SM": 99999}
    tree["traits"] = [
        {
            "name": "n" * 9999,
            "weapons": [{"reach": "1-9999", "damage": {"base": "9999d", "type": "t" * 999}, "shots": "9" * 500}],
        }
    ]
    tree["settings"]["body_type"]["locations"][1]["calc"]["roll_range"] = "1-999"
    tree["settings"]["body_type"]["locations"][1]["slots"] = 10**9
    sheet = read_character(Recognised(Path("x.gcs"), Kind.GCS, tree=tree)).sheet
    assert len(sheet.name) == 200 and sheet.size == 25
    assert len(sheet.attacks[0].reach) <= 101 and len(sheet.attacks[0].damage.text) <= 200
    assert sheet.body is not None and all(len(part.roll) <= 201 for part in sheet.body.locations)


def test_a_body_that_lies_within_itself_ends() -> None:
    tree = copy.deepcopy(KNIGHT)
    part: dict[str, Any] = {"id": "p", "table_name": "P"}
    for _ in range(200):
        part = {"id": "p", "table_name": "P", "sub_table": {"locations": [part]}}
    tree["settings"]["body_type"]["locations"] = [part]
    sheet = read_character(Recognised(Path("x.gcs"), Kind.GCS, tree=tree)).sheet
    assert sheet.body is not None and len(sheet.body.locations) == body.MOST_TABLES + 1


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**12), 10**12), st.floats(), st.text(max_size=12), st.just([]), st.just({}),
    st.sampled_from(["9" * 400, "-", "x/x", "1d-1-1", "(", "C,,", "+", "--3", "1-0", "2d(x)", "0d", "1d0", "-9d", "1e9", "∞"]),
    st.just([None, [], {}, 7, "x"]), st.just({"all": "x", "name": {}, "value": [], "calc": 3}),
)  # fmt: skip


def places(tree: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [place for key, value in items for place in ((*at, key), *places(value, (*at, key)))]


TREES = [KNIGHT, json.loads((DATA / "archer-v1.gcs").read_text("utf-8"))]
PLACES = [(n, place) for n, tree in enumerate(TREES) for place in places(tree)]


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(PLACES), JUNK), min_size=1, max_size=6), st.booleans())
def test_anything_in_any_place_is_read_or_refused_with_one_sentence(changes: list[Any], bare: bool) -> None:
    number = changes[0][0][0]
    tree = copy.deepcopy(TREES[number])
    for (owner, place), junk in changes:
        if owner == number:
            put(tree, place, copy.deepcopy(junk))
    if bare:
        tree = without_results(tree)
    try:
        sheet = read_character(Recognised(Path("x.gcs"), Kind.GCS, tree=tree)).sheet
    except BattlemapError as error:
        assert "x.gcs" in str(error) and "\n" not in str(error)
        return
    assert all(isinstance(value, int | float) and abs(value) <= 1e7 for value in sheet.attributes.values())
    assert all(len(numbers) in (0, 5) for numbers in (sheet.move, sheet.dodge))
    for dice in (sheet.thrust, sheet.swing, *(attack.damage.dice for attack in sheet.attacks)):
        assert not dice or parse(dice)
    assert all(text.isprintable() for attack in sheet.attacks for text in (attack.name, attack.usage, attack.shots))


def put(tree: Any, place: tuple[Any, ...], value: Any) -> None:
    for key in place[:-1]:
        try:
            tree = tree[key]
        except (KeyError, IndexError, TypeError):
            return
    if isinstance(tree, dict | list) and (
        isinstance(tree, dict) or (isinstance(place[-1], int) and place[-1] < len(tree))
    ):
        tree[place[-1]] = value


def without_results(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: without_results(value) for key, value in tree.items() if key != "calc"}
    return [without_results(item) for item in tree] if isinstance(tree, list) else tree
