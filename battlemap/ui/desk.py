"""What the parts of the game master's window share: the open session, the scene shown, the selection, the settings.

Parts talk to the session through `do` (a refused line becomes the error bar, never a crash) and follow by signals that
come after the commit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from battlemap.app import events
from battlemap.app.jobs import Jobs
from battlemap.app.settings import Settings
from battlemap.app.tools.manoeuvres import Manoeuvres
from battlemap.errors import BattlemapError, CommandError
from battlemap.model.entities import Door, Light, Note, Region, Token, Wall
from battlemap.paths import Home
from battlemap.text import Text
from battlemap.ui.i18n import Languages

if TYPE_CHECKING:
    from battlemap.app.session import Reply, Session


Thing = Wall | Door | Light | Region | Note
THINGS: tuple[type[Any], ...] = (Wall, Door, Light, Region, Note)


class Desk(QObject):
    """One per game master's window."""

    session_changed = Signal()
    committed = Signal(object)  # events.Committed
    scene_changed = Signal()
    selection_changed = Signal()
    log_added = Signal()
    asked = Signal(object)  # events.Asked
    roll_shown = Signal()
    kept_changed = Signal()  # dirty, saved, or the journal's state
    problem = Signal(object, object)  # Text, hint (Text or None)
    refused = Signal()  # after `problem`: it was a line that was refused, nothing else is wrong
    notice = Signal(object)  # Text
    _call = Signal(object)

    def __init__(self, home: Home, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.home = home
        self.settings = settings
        self.languages = languages
        self.session: Session | None = None
        self.scene = ""
        self.selection: list[str] = []
        self.things: list[str] = []  # walls, doors, lights, regions and notes that are selected
        self.manoeuvres = Manoeuvres()
        self.journal_problem: Text | None = None
        # queued even from our own thread: a job that is done at once must not answer before `run` has returned
        self._call.connect(self._run, Qt.ConnectionType.QueuedConnection)
        self.jobs = Jobs(self._call.emit)

    def _run(self, call: Any) -> None:
        call()

    # the session -----------------------------------------------------------------------------------------------

    def attach(self, session: Session | None) -> None:
        """Work on this session from now on (None: the start page). The earlier one is closed by its owner before."""
        if self.session is not None:
            self.session.events.unsubscribe(self)
        self.session = session
        self.selection.clear()
        self.things.clear()
        self.manoeuvres.clear()
        self.journal_problem = None
        self.scene = session.active_scene if session is not None else ""
        if session is not None:
            bus = session.events
            bus.subscribe(events.Committed, self._on_committed, self)
            bus.subscribe(events.LogAdded, self._on_log, self)
            bus.subscribe(events.Asked, self._on_asked, self)
            bus.subscribe(events.RollShown, self._on_roll_shown, self)
            bus.subscribe(events.RulesetFailed, self._on_ruleset_failed, self)
            bus.subscribe(events.Saved, self._on_kept, self)
            bus.subscribe(events.DirtyChanged, self._on_kept, self)
            bus.subscribe(events.JournalProblem, self._on_journal, self)
        self.session_changed.emit()
        self.selection_changed.emit()

    def do(self, line: Mapping[str, Any]) -> Reply | None:
        """Carry out one line; None if it was refused (the error bar says why)."""
        if self.session is None:
            return None
        try:
            return self.session.do(dict(line))
        except BattlemapError as error:
            self.report(error)
            return None

    def do_all(self, lines: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
        """Carry out lines in the scene shown as one: one undo, all or nothing. Their results; None if one was refused."""
        if not lines:
            return []
        if len(lines) == 1:
            reply = self.do({"scene": self.scene, **lines[0]})
            return None if reply is None else [reply.result]
        reply = self.do({"do": "batch", "scene": self.scene, "lines": lines})
        return None if reply is None else list(reply.result["results"])

    def report(self, error: BattlemapError) -> None:
        self.problem.emit(error.text, error.hint)
        if isinstance(error, CommandError):
            self.refused.emit()

    # reading ---------------------------------------------------------------------------------------------------

    def tokens(self) -> dict[str, Token]:
        """The tokens of the scene shown, in the order of their ids."""
        if self.session is None or not self.scene:
            return {}
        found = self.session.scenario.of(Token, self.scene)
        return {id_: found[id_] for id_ in sorted(found, key=_natural)}

    def selected(self) -> list[Token]:
        tokens = self.tokens()
        return [tokens[id_] for id_ in self.selection if id_ in tokens]

    def selected_things(self) -> list[Thing]:
        """The walls, doors, lights, regions and notes that are selected."""
        if self.session is None or not self.things:
            return []
        view = self.session.scenario
        found = (next((view.of(k, self.scene).get(i) for k in THINGS if i in view.of(k, self.scene)), None)
                 for i in self.things)  # fmt: skip
        return [thing for thing in found if thing is not None]

    def select(self, ids: list[str], things: list[str] | None = None) -> None:
        """Choose exactly these tokens, and these walls, doors and so on; unknown ones are left out."""
        tokens = self.tokens()
        self.selection[:] = [id_ for id_ in dict.fromkeys(ids) if id_ in tokens]
        self.things[:] = list(dict.fromkeys(things or ()))
        self.things[:] = [thing.id for thing in self.selected_things()]
        self.selection_changed.emit()

    def show_scene(self, scene: str) -> None:
        if scene != self.scene:
            self.scene = scene
            self.selection.clear()
            self.things.clear()
            self.scene_changed.emit()
            self.selection_changed.emit()

    # events ----------------------------------------------------------------------------------------------------

    def _on_committed(self, event: events.Committed) -> None:
        session = self.session
        if session is None:
            return
        if self.scene not in session.scenario.scenes() or any(
            change.key.kind == "document" for change in event.changes
        ):
            self.show_scene(session.active_scene)
        known = self.tokens()
        if any(id_ not in known for id_ in self.selection) or len(self.selected_things()) < len(self.things):
            self.select(self.selection, self.things)
        self.committed.emit(event)
        self.kept_changed.emit()

    def _on_log(self, event: events.LogAdded) -> None:
        self.log_added.emit()

    def _on_asked(self, event: events.Asked) -> None:
        self.asked.emit(event)

    def _on_roll_shown(self, event: object) -> None:
        self.roll_shown.emit()

    def _on_ruleset_failed(self, event: events.RulesetFailed) -> None:
        self.report(event.error)

    def _on_kept(self, event: object) -> None:
        self.kept_changed.emit()

    def _on_journal(self, event: events.JournalProblem) -> None:
        self.journal_problem = event.text
        self.kept_changed.emit()


def _natural(id_: str) -> tuple[str, int, str]:
    """t2 before t10."""
    letters = id_.rstrip("0123456789")
    digits = id_[len(letters) :]
    return letters, int(digits) if digits else 0, id_
