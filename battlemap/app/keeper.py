"""Keeps a session's work safe: saving, the journal beside the file, pictures not yet in a file, recovery.

An untitled scenario lives as a folder in the user's state folder from its first change on, so a crash loses nothing of it
either. A session that is not live keeps nothing: its file, journal and the user's folders stay untouched.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from battlemap.app.events import JournalProblem, Saved
from battlemap.app.history import Step
from battlemap.errors import BattlemapError, ConflictError, SaveError
from battlemap.formats.atomic import save_error
from battlemap.formats.journal import Journal, change_from_dict, change_to_dict
from battlemap.formats.scenario.container import SUFFIX, open_document, save_document
from battlemap.formats.scenario.schema import LOG
from battlemap.model.change import ChangeSet, inverse
from battlemap.model.scenario import LogEntry
from battlemap.paths import Home
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.app.session import Session

Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Recoverable:
    """Untitled work that was not closed properly; `path` opens it again. `last`: what was done last."""

    path: Path
    title: str
    last: Text
    when: float


class Keeper:
    """Owns the journal of one session."""

    def __init__(self, session: Session, path: Path | None) -> None:
        self._session = session
        self.path = path
        self.recovered = 0
        self._journal: Journal | None = None
        self._pending: list[Record] = []
        self._based = False
        if session.live:
            self._use(Journal.open(path, session.scenario.id, session.home))

    def _use(self, journal: Journal) -> None:
        self._journal = journal
        self._session.pictures.spool_to(journal.pictures)

    # -- every change -------------------------------------------------------------------------------------------------

    def before_change(self) -> None:
        """Untitled work gets a base for its journal: the document as it is before the first change."""
        if self._journal is None or self.path is not None or self._based:
            return
        self._based = True
        if not self._untitled.exists():
            try:
                save_document(self._session.scenario, self._session.pictures.fork(), self._untitled)
            except BattlemapError as error:
                self._based = False
                self._tell_problem(error)

    def append(self, kind: str, step: Step, changes: ChangeSet, entries: Sequence[LogEntry]) -> None:
        """Journal one commit. If that fails the window is told, and the record goes with the next one."""
        if self._journal is None:
            return
        self._pending.append(
            {
                "kind": kind,
                "revision": self._session.scenario.revision,
                "time": round(time.time()),
                "what": {"key": step.what.key, "args": _words(step.what.args)},
                "group": step.group,
                "changes": [change_to_dict(change) for change in changes],
                "log": [LOG.dump(entry) for entry in entries],
            }
        )
        failed_before = len(self._pending) > 1
        try:
            while self._pending:
                self._journal.append(self._pending[0])
                del self._pending[0]
        except BattlemapError as error:
            self._tell_problem(error)
        else:
            if failed_before:
                self._session.events.publish(JournalProblem(None))

    def _tell_problem(self, error: BattlemapError) -> None:
        self._session.events.publish(JournalProblem(T("Changes cannot be kept safe: {why}", why=error.text)))

    # -- recovery -----------------------------------------------------------------------------------------------------

    def recover(self) -> int:
        """Replay what the journal holds beyond the file. Returns how many lines; one that does not fit is set aside."""
        if self._journal is None:
            return 0
        if self._journal.set_aside_as is not None:
            self._tell_aside(self._journal.set_aside_as)
        scenario = self._session.scenario
        records = self._journal.records()
        later = [r for r in records if r.get("revision", 0) > scenario.revision]
        if not later:
            if records:  # a save came through, the cut after it did not
                self._journal.cut()
            return 0
        applied: list[ChangeSet] = []
        try:
            for expected, record in enumerate(later, scenario.revision + 1):
                if record["revision"] != expected:
                    raise ConflictError(T("the journal belongs to another state of this file"))
                changes = tuple(change_from_dict(change) for change in record["changes"])
                scenario.apply_all(changes)
                applied.append(changes)
            replayed = [(record, changes, _log(record)) for record, changes in zip(later, applied, strict=True)]
        except (BattlemapError, KeyError, TypeError, ValueError) as error:
            for changes in reversed(applied):
                scenario.apply_all(inverse(changes))
            self._tell_aside(self._journal.set_aside(str(error)))
            return 0
        for record, changes, entries in replayed:
            self._replay(record, changes, entries)
        self._based = True
        self.recovered = len(later)
        self._session.notices += (self.recovered_what,)
        return self.recovered

    @property
    def recovered_what(self) -> Text:
        """What `recover` brought back, as a sentence."""
        if self.recovered == 1:
            return T("A change that was not saved is here again")
        return T("{count} changes that were not saved are here again", count=self.recovered)

    def _tell_aside(self, kept: Path) -> None:
        self._session.notices += (T("A journal did not fit this file and was set aside: {path}", path=str(kept)),)

    def _replay(self, record: Mapping[str, Any], changes: ChangeSet, entries: list[LogEntry]) -> None:
        session, kind, group = self._session, record["kind"], record["group"]
        session.scenario.revision = record["revision"]
        session.scenario.log.extend(entries)
        if kind == "note":
            session.noted()
        elif kind == "do":
            session.history.push(Step(_what(record), changes, group))
        elif kind == "undo":
            session.mark_undone(group, True)
            if session.history.done:
                session.history.undo()
            else:  # it was done before the last save; redo must still find it
                session.history.undone.append(Step(_what(record), inverse(changes), group))
        elif kind == "redo":
            session.mark_undone(group, False)
            if session.history.undone:
                session.history.redo()

    # -- saving and closing -------------------------------------------------------------------------------------------

    def save(self, path: Path | None, thumbnail: bytes | None) -> Path:
        """Write the file, then cut the journal (in that order: after a crash in between nothing is replayed twice)."""
        target = path or self.path
        if target is None:
            raise SaveError(T("This scenario has no file yet"), hint=T("Give a path to save it under"))
        session, moved = self._session, target != self.path
        journal = self._journal
        if moved and journal is not None:
            _make_folder(target)
            journal = Journal.open(target, session.scenario.id, session.home)
        try:
            save_document(session.scenario, session.pictures, target, thumbnail, session.explored)
        except BaseException:
            if journal is not None and moved:
                journal.close()
            raise
        if self._journal is not None and journal is not None:
            if moved:
                self._use_instead(self._journal, journal)
            journal.cut()
            self._pending.clear()
        self.path = target
        session.events.publish(Saved(target))
        return target

    def _use_instead(self, old: Journal, new: Journal) -> None:
        self._use(new)
        old.cut()
        old.close()
        self._drop_untitled()

    def save_copy(self, path: Path, thumbnail: bytes | None = None) -> Path:
        """Write a copy elsewhere; the session stays with its own file."""
        save_document(self._session.scenario, self._session.pictures.fork(), path, thumbnail, self._session.explored)
        return path

    def close(self, *, discard: bool) -> None:
        """Release the lock. Unsaved work stays in the journal, unless `discard`."""
        if self._journal is None:
            return
        if discard or not self._session.dirty:
            self._journal.cut()
            self._drop_untitled()
        self._journal.close()
        self._journal = None

    # -- untitled work ------------------------------------------------------------------------------------------------

    @property
    def _untitled(self) -> Path:
        return self._session.home.journals / self._session.scenario.id

    def _drop_untitled(self) -> None:
        if self.path is None and self._based:
            shutil.rmtree(self._untitled, ignore_errors=True)


def _make_folder(target: Path) -> None:
    """A scenario folder must be there before its journal: that lies inside it."""
    if target.suffix.lower() == SUFFIX:
        return
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise save_error(target, error) from error


def _words(args: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value if isinstance(value, str | int | float | bool) else str(value) for key, value in args.items()}


def _what(record: Mapping[str, Any]) -> Text:
    return Text(record["what"]["key"], record["what"]["args"])


def _log(record: Mapping[str, Any]) -> list[LogEntry]:
    return [LOG.load(entry, None) for entry in record["log"]]


def recoverable(home: Home) -> list[Recoverable]:
    """Untitled work left behind by a crash, newest first. What another running program holds is left out."""
    found = []
    for document in home.journals.glob("*/scenario.json"):
        folder = document.parent
        try:
            journal = Journal.open(None, folder.name, home)
        except BattlemapError:
            continue  # open in another window
        try:
            records = journal.records()
            if records:
                title = open_document(folder).scenario.document.title
                found.append(Recoverable(folder, title, _what(records[-1]), float(records[-1]["time"])))
        except (BattlemapError, KeyError, TypeError, ValueError):
            continue
        finally:
            journal.close()
    return sorted(found, key=lambda entry: -entry.when)
