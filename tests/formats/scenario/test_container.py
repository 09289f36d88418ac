"""Scenarios on the disk: hostile archives, missing pictures, full disks, and a process that dies while saving."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import FormatError, LimitError, SaveError
from battlemap.formats import atomic
from battlemap.formats.scenario import limits
from battlemap.formats.scenario.container import open_document, pictures_of, read_thumbnail, save_document
from battlemap.formats.scenario.read import scenario_from_dict
from battlemap.formats.store import PictureStore
from battlemap.model.change import Change
from battlemap.model.entities import DOCUMENT_KEY, EntityKey
from battlemap.model.scenario import Scenario

SMALL = b'{"format": "battlemap", "version": 1, "scenes": [{"id": "s1", "tokens": [{"id": "t1"}]}]}'


def small() -> Scenario:
    return scenario_from_dict(
        {"format": "battlemap", "version": 1, "scenes": [{"id": "s1", "tokens": [{"id": "t1"}]}]}, "x"
    )


def with_picture(scenario: Scenario, name: str | None) -> Scenario:
    key = EntityKey("s1", "token", "t1")
    token: Any = scenario.get(key)
    scenario.apply(Change(key, token, replace(token, picture=name)))
    return scenario


def titled(scenario: Scenario, title: str) -> Scenario:
    scenario.apply(Change(DOCUMENT_KEY, scenario.document, replace(scenario.document, title=title)))
    return scenario


def archive(path: Path, *members: tuple[str | zipfile.ZipInfo, bytes], how: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", how) as made:
        for name, data in members:
            made.writestr(name, data)
    return path


def renamed(path: Path, old: bytes, new: bytes) -> Path:
    """Names that a zip library would not write."""
    data = path.read_bytes()
    assert len(old) == len(new) and old in data
    path.write_bytes(data.replace(old, new))
    return path


def link() -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("pictures/a.png")
    info.create_system, info.external_attr = 3, 0o120777 << 16
    return info


DOC = ("scenario.json", SMALL)
X = "pictures/aaaaaaaa.png"
HOSTILE: dict[str, tuple[Callable[[Path], Any], str]] = {
    "not a zip": (lambda p: p.write_bytes(b"hello"), "is not a .battlemap file, or it is cut off"),
    "empty": (lambda p: p.write_bytes(b""), "is not a .battlemap file"),
    "cut off": (
        lambda p: p.write_bytes(archive(p, DOC).read_bytes()[:-30]),
        "is not a .battlemap file, or it is cut off",
    ),
    "no document": (lambda p: archive(p, (X, b"1")), "holds no scenario.json"),
    "absolute": (lambda p: archive(p, DOC, ("/etc/passwd", b"")), "leads elsewhere: /etc/passwd"),
    "upwards": (lambda p: archive(p, DOC, ("pictures/../../x", b"")), "leads elsewhere"),
    "dot": (lambda p: archive(p, DOC, ("./scenario.json", b"")), "leads elsewhere"),
    "drive": (lambda p: archive(p, DOC, ("C:x.png", b"")), "leads elsewhere"),
    "backslash": (
        lambda p: renamed(archive(p, DOC, (X, b"")), X.encode(), b"pictures\\..\\..\\aa.png"),
        "leads elsewhere",
    ),
    "control": (lambda p: renamed(archive(p, DOC, (X, b"")), X.encode(), b"pictures/aaaa\naaa.png"), "leads elsewhere"),
    "nul": (lambda p: renamed(archive(p, DOC, (X, b"")), X.encode(), b"pictures/aaaa\0aaa.png"), "leads elsewhere"),
    "link": (lambda p: archive(p, DOC, (link(), b"/etc/passwd")), "holds a link"),
    "twice": (
        lambda p: renamed(archive(p, DOC, ("scenario.jsom", b"{}")), b"scenario.jsom", b"scenario.json"),
        "two members of one name",
    ),
    "packed strangely": (lambda p: archive(p, DOC, how=zipfile.ZIP_BZIP2), "packed in a way not read here"),
    "bad json": (lambda p: archive(p, ("scenario.json", b"{")), "scenario.json is not valid JSON"),
    "nested": (lambda p: archive(p, ("scenario.json", b"[" * 100_000)), "nested more than 100 levels"),
    "other format": (lambda p: archive(p, ("scenario.json", b"{}")), "is not a Battlemap scenario"),
    "bad sum": (
        lambda p: renamed(archive(p, DOC), b'"version": 1', b'"version": 2'),
        "scenario.json in the archive is damaged",
    ),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_archives_get_one_sentence(case: str, tmp_path: Path) -> None:
    make, said = HOSTILE[case]
    path = tmp_path / "x.battlemap"
    make(path)
    with pytest.raises(FormatError) as caught:
        open_document(path)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert [p.name for p in tmp_path.iterdir()] == ["x.battlemap"]


def test_an_archive_with_a_password_is_refused(tmp_path: Path) -> None:
    path = archive(tmp_path / "x.battlemap", DOC)
    data = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + offset] |= 1
    path.write_bytes(data)
    with pytest.raises(FormatError, match="locked with a password"):
        open_document(path)


def test_too_many_members_and_too_large_ones_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = archive(tmp_path / "x.battlemap", DOC, (X, b"12345678"))
    monkeypatch.setattr(limits, "PICTURE_BYTES", 7)
    with pytest.raises(LimitError, match="larger than"):
        open_document(path)
    monkeypatch.setattr(limits, "ARCHIVE_MEMBERS", 1)
    with pytest.raises(LimitError, match="more than 1 members"):
        open_document(path)
    monkeypatch.setattr(limits, "ARCHIVE_MEMBERS", 0)  # the list of members is not even read
    with pytest.raises(LimitError, match="more than 0 members"):
        open_document(path)
    monkeypatch.setattr(limits, "ARCHIVE_BYTES", 10)
    with pytest.raises(LimitError, match="larger than"):
        open_document(path)


def test_a_bomb_that_lies_about_its_size_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = archive(tmp_path / "x.battlemap", ("scenario.json", SMALL + b" " * 1000), how=zipfile.ZIP_DEFLATED)
    real, told = (len(SMALL) + 1000).to_bytes(4, "little"), (len(SMALL)).to_bytes(4, "little")
    path.write_bytes(path.read_bytes().replace(real, told))
    monkeypatch.setattr(limits, "JSON_BYTES", len(SMALL) + 1)
    with pytest.raises(FormatError, match=r"scenario\.json in the archive"):
        open_document(path)


@pytest.mark.parametrize("name", ["nothing.battlemap", "nothing", "x" * 300, "a\0b"])
def test_what_is_not_there_is_said(name: str, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be read"):
        open_document(tmp_path / name)


def test_a_folder_without_a_document_is_no_scenario(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"holds no scenario\.json"):
        open_document(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs links and pipes")
def test_links_and_pipes_do_not_lead_out_of_a_folder(tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    secret.write_bytes(b"secret")
    folder = tmp_path / "scene"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "a.png").symlink_to(secret)
    (folder / "scenario.json").write_bytes(SMALL.replace(b'"t1"', b'"t1", "picture": "pictures/a.png"'))
    opened = open_document(folder)
    assert opened.missing == ("pictures/a.png",)
    with pytest.raises(FormatError, match=r"pictures/a\.png is missing"):
        opened.store.read("pictures/a.png")
    (folder / "thumbnail.png").symlink_to(secret)
    save_document(opened.scenario, opened.store, folder, b"thumb")
    assert secret.read_bytes() == b"secret"
    assert (folder / "thumbnail.png").read_bytes() == b"thumb"
    (folder / "scenario.json").unlink()
    os.mkfifo(folder / "scenario.json")
    with pytest.raises(FormatError, match="is not a file of this folder"):
        open_document(folder)
    (folder / "scenario.json").unlink()
    (folder / "scenario.json").symlink_to(secret)
    with pytest.raises(FormatError, match="is not a file of this folder"):
        open_document(folder)


def test_a_missing_picture_is_named_and_the_scenario_opens(tmp_path: Path) -> None:
    name = f"pictures/{'0' * 64}.png"
    path = tmp_path / "x.battlemap"
    assert save_document(with_picture(small(), name), PictureStore(), path) == (name,)
    opened = open_document(path)
    assert opened.missing == (name,)
    assert [str(w) for w in opened.warnings] == [f"The picture {name} is missing"]
    assert pictures_of(opened.scenario) == {name}


def test_members_that_are_no_part_of_a_scenario_are_said(tmp_path: Path) -> None:
    opened = open_document(archive(tmp_path / "x.battlemap", DOC, ("notes.txt", b"1"), ("pictures/", b"")))
    assert [str(w) for w in opened.warnings] == [
        "1 members of the archive are no part of a scenario; saving drops them"
    ]


@pytest.mark.parametrize("name", ["x.battlemap", "Brücke über der Aa – 2.battlemap", "a folder"])
def test_saving_keeps_the_generation_before(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    scenario, store = titled(small(), "first"), PictureStore()
    save_document(scenario, store, path, b"thumb")
    assert read_thumbnail(path) == b"thumb"
    save_document(titled(scenario, "second"), store, path)
    assert open_document(path).scenario.document.title == "second"
    before = path / "scenario.json~" if path.is_dir() else path.with_name(name + "~")
    shutil.copy(before, tmp_path / "scenario.json" if path.is_dir() else tmp_path / "before.battlemap")
    kept = open_document(tmp_path / "scenario.json" if path.is_dir() else tmp_path / "before.battlemap")
    assert kept.scenario.document.title == "first"


def test_only_pictures_in_use_are_written_and_an_undo_gets_the_others_back(tmp_path: Path) -> None:
    path, store = tmp_path / "x.battlemap", PictureStore()
    name = store.add(b"picture", ".png")
    scenario = with_picture(small(), name)
    save_document(scenario, store, path)
    opened = open_document(path)
    assert opened.store.read(name) == b"picture"
    save_document(with_picture(opened.scenario, None), opened.store, path)
    assert open_document(path).store.names() == ()
    save_document(with_picture(opened.scenario, name), opened.store, path)
    assert open_document(path).store.read(name) == b"picture"


def test_a_folder_keeps_what_its_pictures_are_and_drops_the_fog_of_scenes_that_are_gone(tmp_path: Path) -> None:
    store = PictureStore()
    name = store.add(b"picture", ".png")
    scenario = with_picture(small(), name)
    save_document(scenario, store, tmp_path / "f", fog={"s1": b"one", "s 2/..": b"two"})
    written = (tmp_path / "f" / name).stat()
    assert sorted(p.name for p in (tmp_path / "f/fog").iterdir()) == ["s%202%2F...png", "s1.png"]
    save_document(scenario, store, tmp_path / "f" / "scenario.json")
    assert open_document(tmp_path / "f").fog == {"s1": b"one"}
    save_document(scenario, store, tmp_path / "f", fog={})
    assert open_document(tmp_path / "f").fog == {}
    assert (tmp_path / "f" / name).stat().st_mtime_ns == written.st_mtime_ns


def fail(number: int) -> Callable[..., Any]:
    def failing(*args: Any, **kwargs: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return failing


@pytest.mark.parametrize("name", ["x.battlemap", "folder"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_failed_save_says_what_to_do_and_leaves_the_old_file(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, store = tmp_path / name, PictureStore()
    scenario = titled(small(), "old")
    save_document(scenario, store, path)
    there = sorted(p.name for p in tmp_path.rglob("*"))
    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, "fsync", fail(number))
        with pytest.raises(SaveError, match="could not be written") as caught:
            save_document(titled(scenario, "new"), store, path)
    assert caught.value.code == "cannot-save"
    assert caught.value.hint is not None
    assert open_document(path).scenario.document.title == "old"
    assert sorted(p.name for p in tmp_path.rglob("*")) == there


def test_a_path_that_is_too_long_or_taken_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        save_document(small(), PictureStore(), tmp_path / ("x" * 300 + ".battlemap"))
    assert "too long" in str(caught.value.hint)
    with pytest.raises(SaveError) as caught:
        save_document(small(), PictureStore(), tmp_path / "nowhere" / "x.battlemap")
    assert "does not exist" in str(caught.value.hint)
    (tmp_path / "taken").write_bytes(b"mine")
    with pytest.raises(SaveError):
        save_document(small(), PictureStore(), tmp_path / "taken")
    assert (tmp_path / "taken").read_bytes() == b"mine"


def test_what_json_cannot_hold_is_a_save_error(tmp_path: Path) -> None:
    scenario = small()
    scenario.apply(Change(DOCUMENT_KEY, scenario.document, replace(scenario.document, options={"x": object()})))
    with pytest.raises(SaveError):
        save_document(scenario, PictureStore(), tmp_path / "x.battlemap")
    assert not (tmp_path / "x.battlemap").exists()


KILL = """
import os, sys
from dataclasses import replace
from pathlib import Path
from battlemap.formats.scenario.container import open_document, save_document
from battlemap.model.change import Change
from battlemap.model.entities import DOCUMENT_KEY

path, at = Path(sys.argv[1]), sys.argv[2]
opened = open_document(path)
scenario = opened.scenario
scenario.apply(Change(DOCUMENT_KEY, scenario.document, replace(scenario.document, title="new")))
if at == "rename":
    Path.replace = lambda *args: os._exit(9)
else:
    os.fsync = lambda *args: os._exit(9)
save_document(scenario, opened.store, path)
"""


@pytest.mark.parametrize("name", ["x.battlemap", "folder"])
@pytest.mark.parametrize("at", ["rename", "sync"])
def test_a_process_killed_while_saving_leaves_the_old_file(name: str, at: str, tmp_path: Path) -> None:
    path = tmp_path / name
    scenario = titled(small(), "old")
    save_document(scenario, PictureStore(), path)
    save_document(scenario, PictureStore(), path)
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", KILL, str(path), at], cwd=root, check=False)
    assert done.returncode == 9
    opened = open_document(path)
    assert opened.scenario.document.title == "old"
    assert list(tmp_path.rglob(".*")) != []
    save_document(titled(opened.scenario, "newer"), opened.store, path)
    assert open_document(path).scenario.document.title == "newer"
    assert list(tmp_path.rglob(".*")) == []
