"""The pictures of an open scenario: by name, read when wanted, from a zip, a folder or memory.

A name is "pictures/<sha256>.<ext>", so a picture never changes under its name and is never overwritten. No file is kept
open: each reading opens and closes it, so the file may be replaced or moved while it is open here.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Literal, Protocol

from battlemap.errors import FormatError, LimitError
from battlemap.formats.atomic import save_error, write_atomic
from battlemap.formats.scenario import limits
from battlemap.text import T

FOLDER = "pictures/"

_CONTENT_NAME = re.compile(r"pictures/[0-9a-f]{64}\.[a-z0-9]{1,8}")
_SUFFIX = re.compile(r"\.[a-z0-9]{1,8}")


class _Source(Protocol):
    """Where pictures come from."""

    def names(self) -> Iterable[str]: ...

    def read(self, name: str) -> bytes | None:
        """The bytes; None if it has no such picture. Raises FormatError or LimitError."""
        ...


class PictureStore:
    """Pictures by name.

    `source` is a scenario file or folder; None: pictures are only added.
    """

    def __init__(self, source: Path | None = None, kind: Literal["zip", "folder"] = "folder") -> None:
        self._added: dict[str, bytes] = {}
        self._used: set[str] = set()
        self._spool: _Folder | None = None
        self._source: _Source | None = None
        if source is not None:
            self._source = _Zip(source) if kind == "zip" else _Folder(source)

    def read(self, name: str) -> bytes:
        """The bytes of a picture. Raises FormatError that names it if it is missing, damaged or too large."""
        found = self._added.get(name)
        for source in (self._spool, self._source):
            if found is None and source is not None:
                found = source.read(name)
        if found is None:
            raise FormatError(T("The picture {name} is missing", name=name))
        return found

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Meanwhile many pictures are read: an archive is opened only once for all of them."""
        with self._source.held() if isinstance(self._source, _Zip) else nullcontext():
            yield

    def add(self, data: bytes, suffix: str) -> str:
        """Take a picture in and return its name. The same bytes always get the same name.

        Args:
            data: the content of a picture file, at most 200 MB.
            suffix: of its format, e.g. ".png".
        """
        if len(data) > limits.PICTURE_BYTES:
            raise LimitError(T("The picture is larger than {most} MB", most=limits.PICTURE_BYTES // 2**20))
        ending = suffix.lower()
        if not _SUFFIX.fullmatch(ending):
            raise FormatError(T("{suffix} is no ending of a picture's name", suffix=suffix[:20]))
        name = f"{FOLDER}{hashlib.sha256(data).hexdigest()}{ending}"
        if not self.has(name):
            self._keep(name, data)
        return name

    def _keep(self, name: str, data: bytes) -> None:
        if self._spool is not None:
            self._spool.write(name, data)
        else:
            self._added[name] = data

    def has(self, name: str) -> bool:
        return name in self._names()

    def names(self) -> tuple[str, ...]:
        """All pictures it has, sorted, whether the scenario uses them or not."""
        return tuple(sorted(self._names()))

    def missing(self, names: Iterable[str]) -> tuple[str, ...]:
        """Which of `names` it does not have, sorted."""
        return tuple(sorted(set(names) - self._names()))

    def _names(self) -> set[str]:
        found = set(self._added)
        for source in (self._spool, self._source):
            if source is not None:
                found.update(source.names())
        return found

    def spool_to(self, folder: Path) -> None:
        """From now on, write added pictures to `folder` at once (the journal's), so that a crash does not lose them."""
        old, self._spool = self._spool, _Folder(folder)
        if old is not None:
            for name in old.names():
                self._spool.write(name, old.read(name) or b"")
        for name, data in self._added.items():
            self._spool.write(name, data)
        self._added.clear()

    def fork(self) -> PictureStore:
        """Another store over the same pictures, to write a copy from: saving through it leaves this one as it is."""
        other = PictureStore()
        other._added, other._used = dict(self._added), set(self._used)
        other._spool, other._source = self._spool, self._source
        return other

    def use(self, names: Iterable[str]) -> None:
        """Remember that the scenario has used these pictures; an undo may want them back."""
        self._used.update(names)

    def before_save(self, written: Iterable[str]) -> None:
        """Take into the store's own keeping what was used and is not among the pictures about to be written."""
        kept = {*self._added, *(self._spool.names() if self._spool else ())}
        for name in sorted(self._used - kept - set(written)):
            data = self._source.read(name) if self._source else None
            if data is not None:
                self._keep(name, data)

    def after_save(self, source: Path, kind: Literal["zip", "folder"]) -> None:
        """The scenario now lies at `source`: read from there."""
        self._source = _Zip(source) if kind == "zip" else _Folder(source)
        for name in self._source.names():
            self._added.pop(name, None)


class _Folder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> Iterable[str]:
        try:
            with os.scandir(self.folder / "pictures") as entries:
                return [FOLDER + entry.name for entry in entries if entry.is_file(follow_symlinks=False)]
        except OSError:
            return []

    def read(self, name: str) -> bytes | None:
        return read_inside(self.folder, name, limits.PICTURE_BYTES)

    def write(self, name: str, data: bytes) -> None:
        write_inside(self.folder, name, data)


class _Zip:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._listed: tuple[str, ...] = ()
        self._stamp: tuple[int, int] | None = None
        self._held: zipfile.ZipFile | None = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep the archive open for a while."""
        try:
            self._held = zipfile.ZipFile(self.file)
        except (OSError, zipfile.BadZipFile):
            yield  # each reading will say so
            return
        try:
            yield
        finally:
            self._held.close()
            self._held = None

    def names(self) -> Iterable[str]:
        """The archive's pictures; listed anew when the file has changed."""
        try:
            status = self.file.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            if stamp != self._stamp:
                with zipfile.ZipFile(self.file) as archive:
                    self._listed = tuple(n for n in archive.namelist() if n.startswith(FOLDER) and n != FOLDER)
                self._stamp = stamp
        except (OSError, zipfile.BadZipFile):
            return ()
        return self._listed

    def read(self, name: str) -> bytes | None:
        try:
            with nullcontext(self._held) if self._held is not None else zipfile.ZipFile(self.file) as archive:
                return read_member(archive, name, limits.PICTURE_BYTES) if name in archive.NameToInfo else None
        except (OSError, zipfile.BadZipFile):
            return None


def read_member(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """A member's bytes, at most `most` of them, whatever the archive declares. Raises FormatError or LimitError."""
    try:
        with archive.open(name) as member:
            data = member.read(most + 1)
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, RuntimeError, ValueError, NotImplementedError) as error:
        raise FormatError(T("{name} in the archive is damaged: {problem}", name=name, problem=str(error))) from error
    if len(data) > most:
        raise LimitError(T("{name} in the archive is larger than {most} MB", name=name, most=most // 2**20))
    return data


def read_inside(folder: Path, name: str, most: int) -> bytes | None:
    """The bytes of a plain file inside a folder; None if there is none (or it is a link)."""
    path = folder / name
    try:
        root = folder.resolve()
        if path.is_symlink() or root not in path.resolve().parents:
            return None
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return None
        if status.st_size > most:
            raise LimitError(T("{path} is larger than {most} MB", path=str(path), most=most // 2**20))
        return path.read_bytes()
    except (OSError, ValueError):
        return None


def write_inside(folder: Path, name: str, data: bytes, *, previous: Path | None = None) -> None:
    """Write a member of a folder, never through a link that leads out of it. Raises SaveError."""
    path = folder / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if folder.resolve() not in (path.parent.resolve() / "member").parents:
            raise NotADirectoryError(errno.ENOTDIR, "a link leads out of the folder")
        if path.is_symlink():
            path.unlink()
    except OSError as error:
        raise save_error(path, error) from error
    write_atomic(path, data, previous=previous)


def is_content_name(name: str) -> bool:
    """True if the name is made from the picture's bytes, so that it can only ever name these."""
    return _CONTENT_NAME.fullmatch(name) is not None
