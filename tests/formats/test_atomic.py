"""A file is the old one or the new one, never something between."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from battlemap.errors import SaveError
from battlemap.formats import atomic
from battlemap.formats.atomic import write_atomic


def test_it_writes_bytes_or_what_a_function_writes(tmp_path: Path) -> None:
    path = tmp_path / "Größe ä.bin"
    write_atomic(path, b"one")
    assert path.read_bytes() == b"one"

    def two(file: BinaryIO) -> None:
        file.write(b"tw")
        file.write(b"o")

    write_atomic(path, two, previous=tmp_path / "before")
    assert path.read_bytes() == b"two"
    assert (tmp_path / "before").read_bytes() == b"one"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["Größe ä.bin", "before"]


def test_the_previous_one_is_kept_where_there_are_no_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*args: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(atomic.os, "link", no_links)
    write_atomic(tmp_path / "a", b"one", previous=tmp_path / "a~")
    assert not (tmp_path / "a~").exists()
    write_atomic(tmp_path / "a", b"two", previous=tmp_path / "a~")
    write_atomic(tmp_path / "a", b"three", previous=tmp_path / "a~")
    assert (tmp_path / "a~").read_bytes() == b"two"


def test_a_writer_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_atomic(path, b"one")

    def fails(file: BinaryIO) -> None:
        file.write(b"half")
        raise RuntimeError("out of ink")

    with pytest.raises(RuntimeError, match="out of ink"):
        write_atomic(path, fails)
    assert path.read_bytes() == b"one"
    assert [p.name for p in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_what_the_system_refuses_is_said(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    write_atomic(path, b"one")

    def refuse(*args: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(atomic.os, "fsync", refuse)
    with pytest.raises(SaveError) as caught:
        write_atomic(path, b"two")
    assert os.strerror(number) in str(caught.value)
    assert caught.value.hint is not None
    assert path.read_bytes() == b"one"
    assert [p.name for p in tmp_path.iterdir()] == ["a"]


def test_a_folder_in_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(SaveError):
        write_atomic(tmp_path / "a", b"x")
    with pytest.raises(SaveError):
        write_atomic(tmp_path / "nul\0l", b"x")
    assert (tmp_path / "a").is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links")
def test_modes_and_links_stay(tmp_path: Path) -> None:
    path, name = tmp_path / "real", tmp_path / "link"
    write_atomic(path, b"one")
    path.chmod(0o640)
    name.symlink_to(path)
    write_atomic(name, b"two")
    assert name.is_symlink()
    assert path.read_bytes() == b"two"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
