"""The line import_character: a token from a sheet, in one step, through the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.errors import BattlemapError, CommandError
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import Token
from battlemap.rules.api import CharacterSheet
from battlemap.rules.defaults import stats_from_sheet
from battlemap.text import Text

Make = Callable[..., Session]
DATA = Path(__file__).resolve().parents[1] / "formats" / "data" / "gcs"
KNIGHT, ARCHER = DATA / "knight-v5.gcs", DATA / "archer-v1.gcs"


def imported(session: Session, file: Path, **fields: Any) -> Token:
    reply = session.do({"do": "import_character", "file": str(file), **fields})
    token = session.scenario.token("s1", reply.result["token"])
    assert token is not None
    return token


def refused(session: Session, **fields: Any) -> BattlemapError:
    before, log = state_dict(session.scenario), len(session.log)
    with pytest.raises(BattlemapError) as caught:
        session.do({"do": "import_character", **fields})
    assert state_dict(session.scenario) == before
    named = [entry.facts["error"] for entry in session.log[log:]]
    assert named == (["ruleset-error"] if caught.value.code == "ruleset-error" else [])
    return caught.value


@pytest.mark.parametrize("grid", ["hex-flat", "hex-pointy", "square", "none"])
def test_a_character_becomes_a_token_near_the_middle(session: Make, grid: str) -> None:
    s = session(grid)
    token = imported(s, KNIGHT)
    assert (token.id, token.name, token.size) == ("t1", "Ida of the Ford", 2)
    assert token.stats["generic"] == {"version": 1, "move": 3.0, "hp": 9, "hp_max": 14}
    assert token.picture is not None
    assert s.pictures.read(token.picture).startswith(b"\x89PNG")
    table = s.scenario.scene("s1").grid.grid()
    second = imported(s, ARCHER)
    bodies = [set(table.body(table.cell(t.at), t.size, t.facing, t.body)) for t in (token, second)]
    assert all(table.contains(cell) for body in bodies for cell in body)
    assert not bodies[0] & bodies[1]
    assert second.picture is None


def test_it_is_one_step_and_told_in_the_log(session: Make) -> None:
    s = session()
    before = state_dict(s.scenario)
    reply = s.do({"do": "import_character", "file": str(ARCHER), "at": [3, 2]})
    assert reply.events == [{"event": "token_added", "token": "t1", "scene": "s1", "at": [3, 2]}]
    assert any("worked out" in str(note) for note in reply.result["notes"])
    said = [str(Text(entry.key, entry.args)) for entry in s.log]
    assert said[0] == "Old Tom is read from archer-v1.gcs"
    assert "worked out" in said[1]
    assert str(s.undo_what) == "Import Old Tom"
    after = state_dict(s.scenario)
    s.undo()
    assert state_dict(s.scenario) == before
    s.redo()
    assert state_dict(s.scenario) == after


def test_a_token_is_brought_up_to_its_sheet(session: Make, tmp_path: Path) -> None:
    s = session()
    line = {"do": "add_token", "id": "ida", "name": "?", "at": [1, 1], "side": "party", "facing": 3}
    s.do({**line, "stats": {"note": "limps", "hp": 2}})
    reply = s.do({"do": "import_character", "file": str(KNIGHT), "token": "ida"})
    assert reply.events == [{"event": "token_changed", "token": "ida", "set": ["name", "picture", "size", "stats"]}]
    token = s.scenario.token("s1", "ida")
    assert token is not None
    assert (token.name, token.at, token.side, token.facing) == ("Ida of the Ford", (1, 1), "party", 3)
    assert token.stats["generic"] == {"version": 1, "note": "limps", "hp": 9, "hp_max": 14, "move": 3.0}
    plain = tmp_path / "plain.gcs"
    plain.write_text(json.dumps({"version": 5, "profile": {}, "attributes": [{"attr_id": "st", "calc": {"value": 9}}]}))
    again = imported(s, plain, token="ida", at=[5, 5])
    assert (again.name, again.picture, again.at, again.size) == ("Ida of the Ford", token.picture, (5, 5), 1)


def test_a_sheet_without_a_name_is_called_like_its_file(session: Make, tmp_path: Path) -> None:
    file = tmp_path / "Bruno.gcs"
    file.write_text(json.dumps({"version": 5, "profile": {}, "attributes": [{"attr_id": "st", "calc": {"value": 9}}]}))
    assert imported(session(), file).name == "Bruno"


def test_what_is_refused_changes_nothing(session: Make, tmp_path: Path) -> None:
    s = session()
    picture = tmp_path / "a.gcs"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    for fields, code, words in (
        ({"file": str(tmp_path / "none.gcs")}, "bad-field", "There is no file"),
        ({"file": str(tmp_path)}, "bad-field", "no GCS character sheet"),
        ({"file": "a\0b"}, "bad-field", "cannot be read"),
        ({"file": str(KNIGHT), "token": "t9"}, "unknown-token", "t9"),
        ({"file": str(KNIGHT), "at": [99, 0]}, "outside-scene", "outside"),
        ({"file": 5}, "bad-field", "file"),
        ({}, "bad-field", "file"),
        ({"file": str(KNIGHT), "side": "foe"}, "bad-field", "side"),
    ):
        error = refused(s, **fields)
        assert error.code == code
        assert words in str(error)
    assert s.pictures.names() == ()


def test_rules_that_read_no_sheets_say_so(session: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session()
    kind = type(s.ruleset)
    monkeypatch.setattr(kind, "stats_from_sheet", lambda self, sheet: stats_from_sheet(self.manifest, sheet))
    error = refused(s, file=str(KNIGHT))
    assert isinstance(error, CommandError)
    assert (error.code, str(error)) == ("not-offered", "Generic does not read character sheets of GURPS")
    assert error.hint


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"hp": "many"}, "bad-field"),
        ({"strength": 9}, "bad-field"),
        (None, "ruleset-error"),
        ({"hp": object()}, "ruleset-error"),
    ],
)
def test_nonsense_of_the_rules_is_not_believed(
    session: Make, monkeypatch: pytest.MonkeyPatch, answer: Any, code: str
) -> None:
    s = session()
    monkeypatch.setattr(type(s.ruleset), "stats_from_sheet", lambda self, sheet: answer)
    assert refused(s, file=str(KNIGHT)).code == code


def test_the_rules_get_the_sheet_itself(session: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session()
    seen: list[CharacterSheet] = []
    monkeypatch.setattr(type(s.ruleset), "stats_from_sheet", lambda self, sheet: seen.append(sheet) or {})
    token = imported(s, KNIGHT, at=[2, 2])
    assert seen[0].system == "gurps" and seen[0].has("Combat Reflexes")
    assert token.stats == {}


def test_two_characters_in_one_batch(session: Make) -> None:
    s = session("hex-flat")
    lines = [{"do": "import_character", "file": str(file)} for file in (KNIGHT, ARCHER)]
    s.do({"do": "batch", "lines": lines})
    tokens = s.scenario.of(Token, "s1")
    assert {token.name for token in tokens.values()} == {"Ida of the Ford", "Old Tom"}
    assert len({token.at for token in tokens.values()}) == 2
    s.undo()
    assert not s.scenario.of(Token, "s1")


def test_a_full_map_takes_one_more(session: Make) -> None:
    s = session("square", 1, 1)
    assert [imported(s, ARCHER).at for _ in range(2)] == [(0, 0), (0, 0)]
