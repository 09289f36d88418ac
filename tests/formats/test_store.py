"""Pictures by their content."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest

from battlemap.errors import FormatError, LimitError
from battlemap.formats.scenario import limits
from battlemap.formats.store import PictureStore, is_content_name

NAME = f"pictures/{hashlib.sha256(b'abc').hexdigest()}.png"


def test_a_picture_is_named_by_its_content() -> None:
    store = PictureStore()
    assert store.add(b"abc", ".PNG") == store.add(b"abc", ".png") == NAME
    assert store.read(NAME) == b"abc"
    assert store.names() == (NAME,)
    assert store.has(NAME) and is_content_name(NAME)
    assert store.missing([NAME, "pictures/b.png", "pictures/a.png"]) == ("pictures/a.png", "pictures/b.png")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(FormatError, match=r"The picture pictures/a\.png is missing"):
        PictureStore().read("pictures/a.png")


@pytest.mark.parametrize("suffix", ["", "png", ".p/g", ".", ".waytoolong", ".p g"])
def test_an_ending_that_is_none_is_refused(suffix: str) -> None:
    with pytest.raises(FormatError):
        PictureStore().add(b"abc", suffix)


def test_too_large_a_picture_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures/a.png").write_bytes(b"123456")
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("pictures/a.png", b"123456")
    monkeypatch.setattr(limits, "PICTURE_BYTES", 5)
    for store in (PictureStore(tmp_path), PictureStore(tmp_path / "a.zip", "zip")):
        with pytest.raises(LimitError, match=r"a\.png"):
            store.read("pictures/a.png")
    with pytest.raises(LimitError):
        PictureStore().add(b"123456", ".png")


def test_a_store_holds_no_file_open_and_sees_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pictures/a.png", b"one")
    store = PictureStore(path, "zip")
    assert store.read("pictures/a.png") == b"one"
    path.unlink()
    assert store.names() == ()
    with pytest.raises(FormatError):
        store.read("pictures/a.png")
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pictures/b.png", b"two")
    assert store.names() == ("pictures/b.png",)


def test_a_damaged_picture_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pictures/a.png", b"content")
    path.write_bytes(path.read_bytes().replace(b"content", b"kontent"))
    with pytest.raises(FormatError, match=r"pictures/a\.png in the archive is damaged"):
        PictureStore(path, "zip").read("pictures/a.png")


def test_a_spool_outlives_the_store(tmp_path: Path) -> None:
    store = PictureStore()
    name = store.add(b"abc", ".png")
    store.spool_to(tmp_path / "first")
    other = store.add(b"def", ".jpg")
    store.spool_to(tmp_path / "second")
    again = PictureStore()
    again.spool_to(tmp_path / "second")
    assert (again.read(name), again.read(other)) == (b"abc", b"def")
