"""A session keeps what it was given: saving, dirtiness, recovery, two at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from battlemap import paths
from battlemap.app.events import Committed, JournalProblem, LogAdded
from battlemap.app.keeper import recoverable
from battlemap.app.opening import open_sample, open_session, resume
from battlemap.app.session import Session
from battlemap.errors import BattlemapError, SaveError
from battlemap.formats.scenario.write import state_dict
from battlemap.text import T

Make = Callable[..., Session]
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


def died(session: Session) -> None:
    """As if the process had been killed: the lock goes, nothing is tidied."""
    session.keeper._journal._file.close()  # type: ignore[union-attr]


def test_save_open_and_dirty(session: Make, tmp_path: Path) -> None:
    s = session(live=True)
    assert not s.dirty
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    assert s.dirty
    with pytest.raises(SaveError):
        s.save()
    file = tmp_path / "com espaço é.battlemap"
    s.save(file)
    assert not s.dirty and s.path == file
    s.do({"do": "undo"})
    assert s.dirty
    s.do({"do": "redo"})
    assert not s.dirty, "back at what is in the file"
    s.do({"do": "roll", "expr": "3d6"})
    assert s.dirty, "the log has a line the file has not"
    s.save()
    again = session(file)
    assert state_dict(again.scenario) == state_dict(s.scenario)
    assert [e.key for e in again.log] == [e.key for e in s.log]


def test_a_crash_loses_nothing_that_was_answered(session: Make, tmp_path: Path) -> None:
    s = session(live=True)
    file = tmp_path / "a.battlemap"
    s.save(file)
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    name = s.add_picture(PNG, ".png")
    s.do({"do": "set_token", "token": "t1", "set": {"picture": name}})
    expected = state_dict(s.scenario)
    died(s)
    again = session(file, live=True)
    assert state_dict(again.scenario) == expected
    assert again.pictures.read(name) == PNG
    assert again.keeper.recovered == 2
    assert any("not saved" in str(notice) for notice in again.notices)
    assert again.dirty and again.can_undo
    again.save()
    again.close()
    third = session(file, live=True)
    assert third.keeper.recovered == 0
    assert third.pictures.read(name) == PNG


def test_untitled_work_is_found_again(session: Make, tmp_home: Path) -> None:
    s = session("hex-flat", live=True)
    s.do({"do": "set_title", "title": "Ponte"})
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    expected, home = state_dict(s.scenario), s.home
    assert recoverable(home) == [], "it is open right now"
    died(s)
    (found,) = recoverable(home)
    assert "Ana" in str(found.last)
    again = resume(found.path, home=home)
    assert state_dict(again.scenario) == expected
    again.close(discard=True)
    assert recoverable(home) == []


def test_closing_without_changes_leaves_nothing_behind(session: Make, tmp_home: Path) -> None:
    s = session(live=True)
    s.close()
    assert not list(tmp_home.rglob("*.journal"))


def test_a_file_is_open_once(session: Make, tmp_path: Path) -> None:
    s = session(live=True)
    file = tmp_path / "a.battlemap"
    s.save(file)
    with pytest.raises(BattlemapError) as caught:
        session(file, live=True)
    assert "open" in str(caught.value)
    assert session(file).scenario.id == s.scenario.id, "reading it without --live is allowed"


def test_without_live_nothing_is_written(session: Make, tmp_path: Path, tmp_home: Path) -> None:
    s = session(live=True)
    file = tmp_path / "a.battlemap"
    s.save(file)
    s.close()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    reading = session(file)
    reading.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    reading.close()
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_journal_that_does_not_fit_is_set_aside(session: Make, tmp_path: Path) -> None:
    s = session(live=True)
    file = tmp_path / "a.battlemap"
    s.save(file)
    older = file.read_bytes()
    for n in range(3):
        s.do({"do": "add_token", "name": f"N{n}", "at": [n, 1]})
    s.save()
    s.do({"do": "remove_token", "token": "t1"})
    died(s)
    file.write_bytes(older)
    again = session(file, live=True)
    assert again.keeper.recovered == 0
    assert any("set aside" in str(notice) for notice in again.notices)
    assert list(tmp_path.glob("*aside*")), "kept, not deleted"


def test_save_as_moves_the_lock_and_the_journal(session: Make, tmp_path: Path) -> None:
    s = session(live=True)
    s.save(tmp_path / "a.battlemap")
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.save(tmp_path / "b")
    assert (tmp_path / "b" / "scenario.json").is_file()
    assert session(tmp_path / "a.battlemap", live=True).scenario.revision < s.scenario.revision
    with pytest.raises(BattlemapError):
        session(tmp_path / "b", live=True)


def test_a_save_that_fails_costs_nothing(session: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(live=True)
    file = tmp_path / "a.battlemap"
    s.save(file)
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    old = file.read_bytes()

    def full(*args: object, **kwargs: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError):
        s.save()
    monkeypatch.undo()
    assert file.read_bytes() == old
    assert s.dirty
    s.save()
    assert not s.dirty


def test_a_journal_that_cannot_be_written_is_told_and_caught_up(session: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(live=True)
    told: list[JournalProblem] = []

    class Owner:
        pass

    owner = Owner()
    s.events.subscribe(JournalProblem, told.append, owner)
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    journal = s.keeper._journal
    assert journal is not None

    def fail(record: object) -> None:
        raise SaveError(T("no room"))

    with monkeypatch.context() as patch:
        patch.setattr(journal, "append", fail)
        s.do({"do": "move", "token": "t1", "to": [2, 1]})
    assert told[-1].text is not None
    s.do({"do": "move", "token": "t1", "to": [3, 1]})
    assert told[-1].text is None
    assert [r["revision"] for r in journal.records()] == [1, 2, 3]


def test_a_sample_opens_as_an_untitled_copy(tmp_home: Path) -> None:
    folder = min(paths.maps().glob("*/scenario.json")).parent
    one = open_sample(folder, home=paths.home(tmp_home))
    two = open_sample(folder, home=paths.home(tmp_home))
    assert one.path is None and one.scenario.id != two.scenario.id
    one.close(discard=True)
    two.close(discard=True)


def test_missing_rules_do_not_keep_a_file_shut(session: Make, tmp_path: Path) -> None:
    s = session()
    file = tmp_path / "a"
    s.save_copy(file)
    document = file / "scenario.json"
    document.write_text(document.read_text().replace('"generic"', '"from_elsewhere"'))
    again = open_session(file, home=s.home, live=False)
    assert again.scenario.document.ruleset == "from_elsewhere"
    assert again.ruleset.id == "generic"
    assert any("from_elsewhere" in str(notice) for notice in again.notices)


def test_events_come_after_the_commit_and_end_with_their_owner(session: Make) -> None:
    s = session()
    seen: list[tuple[int, bool]] = []

    class Owner:
        def saw(self, event: Committed) -> None:
            seen.append((event.revision, bool(s.scenario.token("s1", "t1"))))

    owner = Owner()
    s.events.subscribe(Committed, owner.saw, owner)
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    assert seen == [(1, True)]
    del owner
    s.do({"do": "move", "token": "t1", "to": [2, 1]})
    assert len(seen) == 1


def test_log_lines_are_marked_not_taken_back(session: Make) -> None:
    s = session()
    added: list[LogAdded] = []
    s.events.subscribe(LogAdded, added.append, s)
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    s.do({"do": "move", "token": "t1", "to": [2, 1]})
    s.do({"do": "undo"})
    assert [entry.undone for entry in s.log] == [True]
    s.do({"do": "redo"})
    assert [entry.undone for entry in s.log] == [False]
    assert len(added) == 1
