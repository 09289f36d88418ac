"""The journal beside a scenario: each committed change set, appended and flushed, so that a crash loses nothing.

One record a line: a checksum, a blank, a JSON object. The first names the scenario. A line that is cut off or does not
agree with its checksum ends the journal. The lock is the operating system's, so it dies with its process.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import stat
import sys
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from battlemap.errors import FormatError, SaveError
from battlemap.formats.atomic import save_error, sync_folder, write_atomic
from battlemap.formats.scenario.schema import CLASSES, entity_from_dict, entity_to_dict
from battlemap.model.change import Change
from battlemap.model.entities import Entity, EntityKey
from battlemap.paths import Home
from battlemap.text import T

SUFFIX = ".journal"
_FORMAT = 1


class Journal:
    """The open journal of one scenario. Made by `Journal.open`; whoever opens it is the only writer."""

    def __init__(self, path: Path, file: FileIO, scenario_id: str) -> None:
        self.path = path
        self.scenario_id = scenario_id
        self.set_aside_as: Path | None = None
        self._file = file
        self._end = 0  # the records stand before it
        self._head = 0  # end of the line that names the scenario
        try:
            with _saving(path):
                self._start()
        except SaveError:
            file.close()
            raise

    @classmethod
    def open(cls, document: Path | None, scenario_id: str, home: Home) -> Journal:
        """Open (or start) and lock the journal of a scenario.

        Args:
            document: its file or folder; None if it was never saved.
            scenario_id: a journal found there that names another is set aside, see `set_aside_as`.
            home: whose state folder holds the journal when the document's folder cannot be written.
        Raises: SaveError if another program has it open, or if neither place can be written.
        """
        at_home = _home_file(home, scenario_id)
        if document is not None:
            beside = journal_path(Path(os.path.realpath(document)))
            try:
                file = _open_locked(beside)
            except OSError:
                file = None  # the folder cannot be written
            if file is not None:
                with suppress(SaveError):  # nor can it if its disk is full
                    journal = cls(beside, file, scenario_id)
                    journal._take_over(at_home)
                    return journal
        with _saving(at_home):
            at_home.parent.mkdir(parents=True, exist_ok=True)
            return cls(at_home, _open_locked(at_home), scenario_id)

    @property
    def pictures(self) -> Path:
        """Where pictures wait that no saved file holds yet (`PictureStore.spool_to`)."""
        return self.path.with_name(self.path.name + ".pictures")

    def append(self, record: Mapping[str, Any]) -> None:
        """Write one record and flush it to the disk. Raises SaveError; then the journal is as it was."""
        line = _line(record)
        try:
            self._file.seek(self._end)
            rest = line
            while rest:
                rest = rest[self._file.write(rest) :]
            _sync(self._file)
        except OSError as error:
            with suppress(OSError):
                self._truncate(self._end)
            raise save_error(self.path, error) from error
        self._end += len(line)

    def records(self) -> list[dict[str, Any]]:
        """All records in the order in which they were written."""
        return [record for record, _ in _read(self._all()[self._head : self._end])]

    def _all(self) -> bytes:
        self._file.seek(0)
        return self._file.readall()

    def cut(self) -> None:
        """Forget the records: the scenario was saved."""
        with _saving(self.path):
            self._truncate(self._head)
            _sync(self._file)

    def set_aside(self, reason: str) -> Path:
        """Keep the journal (with the reason as its last record) under another name and begin an empty one."""
        with _saving(self.path):
            kept = self._copy_aside(_line({"set_aside": reason}))
            if self.pictures.is_dir():
                self.pictures.rename(kept.with_name(kept.name + ".pictures"))
            self._truncate(0)
            self._begin()
        self.set_aside_as = kept
        return kept

    def close(self) -> None:
        """Release the lock. A journal without records, and its pictures, go away."""
        if self._file.closed:
            return
        empty = self._end <= self._head
        if empty:
            shutil.rmtree(self.pictures, ignore_errors=True)
            if sys.platform != "win32":  # there an open file cannot be removed
                with suppress(OSError):
                    self.path.unlink()
        self._file.close()
        if empty and sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()

    def _start(self) -> None:
        """Find the end of what is whole; begin the journal if there is nothing."""
        data = self._all()
        found = list(_read(data))
        if not found and b"\n" not in data:  # new, or its first line was cut off
            self._truncate(0)
            self._begin()
        elif not found or found[0][0].get("scenario") != self.scenario_id:
            self.set_aside("it belongs to another scenario" if found else "it is damaged")
        else:
            self._head, self._end = found[0][1], found[-1][1]
            torn = data[self._end :]
            if b"\n" in torn:  # more than the last line is damaged: keep it to be looked at
                self.set_aside_as = self._copy_aside()
            if torn:
                self._truncate(self._end)

    def _begin(self) -> None:
        self._head = self._end = 0
        self.append({"journal": _FORMAT, "scenario": self.scenario_id})
        self._head = self._end
        sync_folder(self.path.parent)

    def _take_over(self, other: Path) -> None:
        """Take in what this scenario's journal at home holds: its folder could not be written then, or was none."""
        if not other.is_file():
            return
        with suppress(SaveError, OSError):
            journal = Journal(other, _open_locked(other), self.scenario_id)
            for record in journal.records():
                self.append(record)
            if journal.pictures.is_dir():
                shutil.copytree(journal.pictures, self.pictures, dirs_exist_ok=True)
            journal.cut()
            journal.close()

    def _copy_aside(self, last: bytes = b"") -> Path:
        number = 1
        while (kept := self.path.with_name(f"{self.path.name}.aside-{number}")).exists():
            number += 1
        write_atomic(kept, self._all() + last)
        return kept

    def _truncate(self, end: int) -> None:
        self._file.truncate(end)
        self._end = end
        self._head = min(self._head, end)


def journal_path(document: Path) -> Path:
    """The journal beside a file (in a scenario folder: beside its scenario.json)."""
    if document.is_dir():
        document = document / "scenario.json"
    return document.with_name(document.name + SUFFIX)


def unsaved(home: Home) -> tuple[str, ...]:
    """Ids of the scenarios whose journals lie in the state folder and hold records: never saved before a crash.

    One that is open now is among them; opening its journal says so.
    """
    found = []
    if home.journals.is_dir():
        for path in sorted(home.journals.glob(f"*{SUFFIX}")):
            with suppress(OSError):
                records = [record for record, _ in _read(path.read_bytes())]
                if len(records) > 1 and isinstance(records[0].get("scenario"), str):
                    found.append(records[0]["scenario"])
    return tuple(found)


def change_to_dict(change: Change) -> dict[str, Any]:
    """A change as plain JSON values."""
    return {
        "scene": change.key.scene,
        "kind": change.key.kind,
        "id": change.key.id,
        "before": None if change.before is None else entity_to_dict(change.before),
        "after": None if change.after is None else entity_to_dict(change.after),
    }


def change_from_dict(obj: Any, where: str = "journal") -> Change:
    """The change back. Raises FormatError if it is none."""
    try:
        key = EntityKey(str(obj["scene"]), str(obj["kind"]), str(obj["id"]))
        before, after = obj["before"], obj["after"]
        cls = CLASSES[key.kind]
    except (TypeError, KeyError) as error:
        raise FormatError(
            T("{where} holds a record that is no change: {problem}", where=where, problem=str(error))
        ) from None

    def thing(value: Any) -> Entity | None:
        if value is None:
            return None
        id_ = key.id if key.kind == "cell" else None
        found: Entity = entity_from_dict(cls, value, where, id=id_)
        return found

    return Change(key, thing(before), thing(after))


def _home_file(home: Home, scenario_id: str) -> Path:
    # The id comes from a file and may be anything; a name made from it must stay in the folder.
    return home.journals / f"{hashlib.sha256(scenario_id.encode()).hexdigest()[:32]}{SUFFIX}"


def _line(record: Mapping[str, Any]) -> bytes:
    body = msgspec.json.encode(record)
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _read(data: bytes) -> Iterator[tuple[dict[str, Any], int]]:
    """The whole records from the start, each with the position behind it."""
    position = 0
    while (end := data.find(b"\n", position)) >= 0:
        sum_, _, body = data[position:end].partition(b" ")
        if sum_ != b"%08x" % zlib.crc32(body):
            return
        try:
            record = msgspec.json.decode(body)
        except (msgspec.DecodeError, RecursionError):
            return
        if not isinstance(record, dict):
            return
        position = end + 1
        yield record, position


def _sync(file: FileIO) -> None:
    if hasattr(os, "fdatasync"):
        os.fdatasync(file.fileno())
    else:
        os.fsync(file.fileno())


@contextmanager
def _saving(path: Path) -> Iterator[None]:
    """Turn what the operating system says into a SaveError."""
    try:
        yield
    except OSError as error:
        raise save_error(path, error) from error


def _open_locked(path: Path) -> FileIO:
    """Open a journal for this process alone.

    Raises: SaveError if another has it; OSError if it cannot be opened or locked there at all.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
    while True:
        handle = os.open(path, flags, 0o666)
        file = FileIO(handle, "r+b")  # unbuffered: nothing of a failed write may come back later
        try:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise OSError(errno.EINVAL, "not a file")
            if not _lock(handle):
                raise SaveError(
                    T("{path} is open in another Battlemap", path=str(path.with_suffix(""))),
                    hint=T("Close it there first."),
                )
            if os.path.samestat(os.fstat(handle), path.stat()):
                return file
        except FileNotFoundError:
            pass  # its last user took it away between our opening and locking it
        except BaseException:
            file.close()
            raise
        file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, 2**30, os.SEEK_SET)  # far behind the records, which others may read
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLK):
                return False
            raise
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
