"""The journal: nothing lost, nothing believed that is damaged, one writer."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.errors import FormatError, SaveError
from battlemap.formats import journal as module
from battlemap.formats.journal import Journal, change_from_dict, change_to_dict, journal_path, unsaved
from battlemap.formats.scenario.read import parse_json
from battlemap.formats.scenario.write import encode
from battlemap.formats.store import PictureStore
from battlemap.model.change import Change
from battlemap.model.entities import EntityKey, Terrain, Token, fog_key, scene_key
from battlemap.model.scenario import Scenario
from battlemap.paths import Home, home

from .scenario.strategies import scenarios


@pytest.fixture
def own(tmp_path: Path) -> Home:
    return home(tmp_path / "home")


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "bridge.battlemap"
    path.write_bytes(b"")
    return path


def test_records_come_back_in_order_also_after_reopening(document: Path, own: Home) -> None:
    journal = Journal.open(document, "id-1", own)
    assert journal.path == document.with_name("bridge.battlemap.journal")
    assert journal.records() == []
    records: list[dict[str, Any]] = [{"revision": 1, "text": "Größe\n"}, {"revision": 2, "x": [1.5, None]}]
    for record in records:
        journal.append(record)
    assert journal.records() == records
    journal.close()
    again = Journal.open(document, "id-1", own)
    again.append({"revision": 3})
    assert again.records() == [*records, {"revision": 3}]
    again.cut()
    assert again.records() == []
    again.append({"revision": 4})
    assert again.records() == [{"revision": 4}]
    again.close()


def test_an_empty_journal_goes_away_and_a_closed_one_can_be_closed_again(document: Path, own: Home) -> None:
    journal = Journal.open(document, "id-1", own)
    store = PictureStore()
    store.spool_to(journal.pictures)
    store.add(b"abc", ".png")
    journal.append({"revision": 1})
    journal.cut()
    assert journal.pictures.is_dir()
    journal.close()
    journal.close()
    assert sorted(p.name for p in document.parent.iterdir()) == ["bridge.battlemap"]


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(1, 120))
def test_a_torn_tail_is_dropped(cut: int, document: Path, own: Home) -> None:
    path = journal_path(document)
    path.unlink(missing_ok=True)
    journal = Journal.open(document, "id-1", own)
    head = path.stat().st_size
    for n in range(4):
        journal.append({"revision": n, "pad": "x" * 10})
    journal.close()
    whole = path.read_bytes()
    size = (len(whole) - head) // 4
    left = max(head, len(whole) - cut)
    path.write_bytes(whole[:left])
    again = Journal.open(document, "id-1", own)
    assert [r["revision"] for r in again.records()] == list(range((left - head) // size))
    again.append({"revision": 9})
    assert again.records()[-1] == {"revision": 9}
    assert again.set_aside_as is None
    again.close()


def test_a_first_line_that_is_torn_begins_anew(document: Path, own: Home) -> None:
    journal_path(document).write_bytes(b"0123abc")
    journal = Journal.open(document, "id-1", own)
    assert journal.records() == [] and journal.set_aside_as is None
    journal.append({"revision": 1})
    assert journal.records() == [{"revision": 1}]
    journal.close()


def test_damage_in_the_middle_ends_it_and_the_rest_is_kept_aside(document: Path, own: Home) -> None:
    journal = Journal.open(document, "id-1", own)
    for n in range(3):
        journal.append({"revision": n})
    journal.close()
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole.replace(b'"revision":1', b'"revision":7'))
    again = Journal.open(document, "id-1", own)
    assert again.records() == [{"revision": 0}]
    assert again.set_aside_as is not None
    assert again.set_aside_as.read_bytes() == whole.replace(b'"revision":1', b'"revision":7')
    again.close()


def test_a_journal_of_another_scenario_is_set_aside_not_deleted(document: Path, own: Home) -> None:
    journal = Journal.open(document, "id-1", own)
    journal.append({"revision": 1})
    journal.close()
    other = Journal.open(document, "id-2", own)
    assert other.records() == []
    assert other.set_aside_as is not None and b'"revision":1' in other.set_aside_as.read_bytes()
    other.append({"revision": 5})
    second = other.set_aside("does not fit")
    assert second != document and b"does not fit" in second.read_bytes() and b'"revision":5' in second.read_bytes()
    assert other.records() == []
    other.close()
    assert sorted(p.name for p in document.parent.iterdir() if "aside" in p.name) == [
        "bridge.battlemap.journal.aside-1",
        "bridge.battlemap.journal.aside-2",
    ]


HOLD = """
import sys, time
from pathlib import Path
from battlemap.formats.journal import Journal
from battlemap.paths import home
journal = Journal.open(Path(sys.argv[1]), "id-1", home(Path(sys.argv[2])))
journal.append({"revision": 1})
print("held", flush=True)
time.sleep(60)
"""


def test_a_second_writer_is_kept_out_until_the_first_one_dies(document: Path, own: Home) -> None:
    root = Path(__file__).parents[2]
    args = [sys.executable, "-c", HOLD, str(document), str(own.state.parent)]
    with subprocess.Popen(args, cwd=root, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        try:
            with pytest.raises(SaveError, match="open in another Battlemap"):
                Journal.open(document, "id-1", own)
        finally:
            holder.kill()
    journal = Journal.open(document, "id-1", own)
    assert journal.records() == [{"revision": 1}]
    with pytest.raises(SaveError):
        Journal.open(document, "id-1", own)
    journal.close()


def test_what_was_never_saved_has_its_journal_at_home(own: Home) -> None:
    journal = Journal.open(None, "../../evil", own)
    assert journal.path.parent == own.journals
    assert unsaved(own) == ()
    journal.append({"revision": 1})
    assert unsaved(own) == ("../../evil",)
    journal.close()
    assert unsaved(own) == ("../../evil",)


def test_a_folder_that_cannot_be_written_gets_its_journal_at_home(
    document: Path, own: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(path: Any, *args: Any, **kwargs: Any) -> int:
        if Path(path).parent == document.parent:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return real(path, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(module.os, "open", refuse)
        journal = Journal.open(document, "id-1", own)
    assert journal.path.parent == own.journals
    journal.append({"revision": 1})
    store = PictureStore()
    store.spool_to(journal.pictures)
    name = store.add(b"abc", ".png")
    journal.close()
    beside = Journal.open(document, "id-1", own)  # now it can be written: what was at home comes along
    assert beside.path.parent == document.parent
    assert beside.records() == [{"revision": 1}]
    store = PictureStore()
    store.spool_to(beside.pictures)
    assert store.read(name) == b"abc"
    assert unsaved(own) == ()
    beside.close()


def test_a_full_disk_is_said_and_leaves_the_journal_whole(
    document: Path, own: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.open(document, "id-1", own)
    journal.append({"revision": 1})

    def full(*args: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(module, "_sync", full)
        with pytest.raises(SaveError):
            journal.append({"revision": 2})
    journal.append({"revision": 3})
    assert journal.records() == [{"revision": 1}, {"revision": 3}]
    journal.close()


def test_a_scenario_folder_has_its_journal_inside(tmp_path: Path) -> None:
    assert journal_path(tmp_path) == tmp_path / "scenario.json.journal"


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(scenarios())
def test_a_change_survives_the_journal(scenario: Scenario) -> None:
    for (scene, kind), things in scenario._kinds.items():
        for name, thing in things.items():
            for change in (
                Change(EntityKey(scene, kind, name), None, thing),
                Change(EntityKey(scene, kind, name), thing, None),
            ):
                assert change_from_dict(parse_json(encode(change_to_dict(change)), "x")) == change


def test_changes_of_every_key_have_their_place() -> None:
    change = Change(EntityKey("s1", "cell", "1,2"), Terrain("1,2"), Terrain("1,2", water=1.0))
    assert change_from_dict(change_to_dict(change)) == change
    assert change_to_dict(Change(fog_key("s1"), None, None))["kind"] == "fog"
    assert change_to_dict(Change(scene_key("s1"), None, None))["scene"] == "s1"


@pytest.mark.parametrize(
    "record", [None, {}, {"kind": "token"}, {"scene": "", "kind": "nothing", "id": "", "before": 1, "after": 1}]
)
def test_a_record_that_is_no_change_is_refused(record: Any) -> None:
    with pytest.raises(FormatError):
        change_from_dict(record)


def test_a_change_with_a_wrong_value_names_it() -> None:
    change = change_to_dict(Change(EntityKey("s1", "token", "t1"), None, Token("t1")))
    change["after"]["size"] = 99
    with pytest.raises(FormatError, match="size should be"):
        change_from_dict(change)
