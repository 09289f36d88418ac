"""One open scenario: its state, history, journal, pictures, rules and dice. No Qt, no globals; two in a process are fine.

`do` is the only way in: mouse, keyboard, script and test all send the same lines (docs/headless.md).
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from battlemap.app.commands.base import Command, Context, fields_of, find, parse
from battlemap.app.commands.line import context_of, scene_of
from battlemap.app.events import Asked, Committed, DirtyChanged, EventBus, LogAdded, RulesetFailed
from battlemap.app.history import History, Step
from battlemap.app.keeper import Keeper
from battlemap.app.logtext import fault_entry
from battlemap.app.resolution import OpenLine, Waiting, answered
from battlemap.errors import CommandError, RulesetError
from battlemap.formats.store import PictureStore
from battlemap.model.change import Change, ChangeSet, inverse
from battlemap.model.entities import DOCUMENT_KEY
from battlemap.model.scenario import LogEntry, Scenario, ScenarioView
from battlemap.paths import Home
from battlemap.rules.dice import Dice, ForcedDice, SeededDice
from battlemap.rules.registry import Registry, registry_for
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.app.display import DisplayList
    from battlemap.app.moving import Mover
    from battlemap.app.views import DisplayMaker
    from battlemap.geometry.types import Cell
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import SceneTable

FALLBACK_RULESET = "generic"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a line brought: events in order, and the result; or the question it stopped at (`pending`).

    Values may be Texts; `app.plain` puts them into words.
    """

    events: list[dict[str, Any]] = field(default_factory=list)
    result: dict[str, Any] = field(default_factory=dict)
    pending: dict[str, Any] | None = None


class Session:
    """Made by `battlemap.app.opening`. With `live` each commit is journalled before it is told."""

    def __init__(
        self,
        scenario: Scenario,
        store: PictureStore,
        *,
        home: Home,
        path: Path | None = None,
        live: bool = True,
        registry: Registry | None = None,
        dice: Dice | None = None,
        notices: Sequence[Text] = (),
        fog: Mapping[str, bytes] | None = None,
    ) -> None:
        self.scenario = scenario
        self.pictures = store
        self.home = home
        self.live = live
        self.registry = registry or Registry(home.rulesets)
        self.dice: Dice = dice or SeededDice(secrets.randbits(64) if live else 0)
        self.events = EventBus()
        self.history = History()
        self.notices: tuple[Text, ...] = tuple(notices)
        self.explored: Mapping[str, bytes] = fog or {}  # explored ground by scene, kept as it came
        self._rulesets: dict[str, Ruleset] = {}
        self.open_line: OpenLine | None = None
        self.shown_roll: int | None = None  # number of the log line whose roll the players are shown
        self._makers: dict[str, DisplayMaker] = {}
        self._clean: Step | None = None
        self._noted = False  # log lines since the last save that no undo step stands for
        self._failed: set[str] = set()  # what the ruleset did wrong, as far as the log names it
        self.keeper = Keeper(self, path)

    # -- what it is ---------------------------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file or folder; None while untitled."""
        return self.keeper.path

    @property
    def title(self) -> str:
        return self.scenario.document.title or (self.path.stem if self.path else "")

    @property
    def active_scene(self) -> str:
        return self.scenario.document.active_scene

    @property
    def log(self) -> Sequence[LogEntry]:
        return self.scenario.log

    @property
    def dirty(self) -> bool:
        """True if closing now would lose something."""
        return self._noted or (self.history.done[-1] if self.history.done else None) is not self._clean

    @property
    def can_undo(self) -> bool:
        return bool(self.history.done)

    @property
    def can_redo(self) -> bool:
        return bool(self.history.undone)

    @property
    def undo_what(self) -> Text | None:
        return self.history.done[-1].what if self.history.done else None

    @property
    def redo_what(self) -> Text | None:
        return self.history.undone[-1].what if self.history.undone else None

    @property
    def ruleset(self) -> Ruleset:
        return self.ruleset_of(self.scenario)

    def ruleset_of(self, view: ScenarioView) -> Ruleset:
        """The ruleset of the document, loaded on first use. RulesetError if it is missing or broken."""
        id_ = view.document.ruleset
        if id_ not in self._rulesets:
            self._rulesets[id_] = self.registry.load(id_)
        return self._rulesets[id_]

    def table(self, view: ScenarioView, scene: str) -> SceneTable:
        """The ruleset's read-only view of a scene, with the options agreed on."""
        from battlemap.rules.guard import call
        from battlemap.rules.schema import defaults_of
        from battlemap.rules.table import SceneTable

        ruleset = self.ruleset_of(view)
        try:
            options = call(ruleset, "check_options", view.document.options)
        except CommandError:  # options of another version of these rules, kept in the file but not played
            options = call(ruleset, "check_options", {})
        manifest = ruleset.manifest
        return SceneTable(view, scene, ruleset.id, options, defaults_of(manifest.stat), manifest.coverage)

    def play_by(self, ruleset: str) -> None:
        """Use another ruleset (an id, or a folder) from the start. Not an undo step: it is how the file is opened."""
        self.registry, found = registry_for(self.home.rulesets, ruleset)
        id_ = found or FALLBACK_RULESET
        self._rulesets[id_] = self.registry.load(id_)
        before = self.scenario.document
        if before.ruleset != id_:
            self.scenario.apply(Change(DOCUMENT_KEY, before, replace(before, ruleset=id_, options={})))

    def ensure_ruleset(self) -> None:
        """If the document's rules are not installed, say so and play by the plain ones; the document keeps its id."""
        id_ = self.scenario.document.ruleset
        try:
            self.ruleset_of(self.scenario)
        except RulesetError as error:
            if id_ == FALLBACK_RULESET:
                raise
            self._rulesets[id_] = self.registry.load(FALLBACK_RULESET)
            self.notices += (T("{problem}. Playing by plain movement rules instead", problem=error.text),)

    # -- the way in ---------------------------------------------------------------------------------------------------

    def do(self, line: Mapping[str, Any]) -> Reply:
        """Carry out one line of the headless contract.

        Raises CommandError (or another BattlemapError) with a code of the contract; then nothing has changed, the dice
        included. A ruleset that failed is named in the log, once for each question it cannot answer.
        """
        command = find(line.get("do"))
        try:
            return self._do(command, line)
        except RulesetError as error:
            if command.kind != "query" or str(error.text) not in self._failed:
                self._note([self._fault(error)])
            raise

    def _do(self, command: Command, line: Mapping[str, Any]) -> Reply:
        scene = scene_of(self, command.name, line)
        if self.open_line is not None and command.kind != "query" and command.name not in ("answer", "cancel"):
            raise CommandError(
                T("A question is open: {question}", question=self.open_line.question),
                code="pending-decision", hint=T("Answer it, or cancel the line"),
            )  # fmt: skip
        args = parse(command, fields_of(command, line))
        context = context_of(self, command.name, scene, line)
        dice_before = self.dice
        mark = dice_before.mark()
        try:
            if context.own_dice is not None:
                self.dice = context.own_dice
            result = command.run(context, args)
            if isinstance(context.own_dice, ForcedDice):
                context.own_dice.finish()
        except Waiting as waiting:
            self.open_line = waiting.line
            return self._asked(waiting.line)
        except BaseException:
            if command.kind != "query":  # odds are worked out in a thread, while somebody may be rolling
                dice_before.back(mark)
            raise
        finally:
            if context.own_dice is not None:
                self.dice = dice_before
        self._take(command.kind, command.name, context)
        return Reply(context.events, result, context.pending)

    def _fault(self, error: RulesetError) -> LogEntry:
        """The line of the log that names a ruleset which failed."""
        self._failed.add(str(error.text))
        return fault_entry(error, self.scenario.document.ruleset)

    def _take(self, kind: str, name: str, context: Context) -> None:
        """What a line that came to its end leaves behind: a commit, or lines of the log."""
        if kind == "edit":
            self._commit(context.what or T("{command}", command=name), context.draft.changes(), context.log)
        elif context.log:
            self._note(context.log)
        for fault in context.faults:
            entry = self._fault(fault)
            self._note([entry])
            facts = {"code": fault.code, "text": fault.text, "hint": fault.hint or ""}
            context.event("ruleset_failed", ruleset=entry.facts["ruleset"], **facts)
            self.events.publish(RulesetFailed(fault))

    def answer(self, given: Any, *, override: bool = False, dice: Dice | None = None) -> Reply:
        """Answer the open question; the line ends, or stops at the next one.

        Args: override: of a roll, by the game master. dice: for what is rolled from here on, all of them.
        """
        line = self._open()
        try:
            result = answered(line, given, override=override, dice=dice)
        except Waiting as waiting:
            return self._asked(waiting.line)
        self.open_line = None
        self._take("edit", "act", line.context)
        return Reply(line.context.events, result)

    def _asked(self, line: OpenLine) -> Reply:
        self.open_line = line  # it may be the line's next resolution that waits
        pending = line.told()
        self.events.publish(Asked(pending))
        return Reply(pending=pending)

    def cancel(self) -> None:
        """Drop the line that waits; nothing of it has happened."""
        self._open()
        self.open_line = None

    def _open(self) -> OpenLine:
        if self.open_line is None:
            raise CommandError(T("Nothing is asked"), code="no-pending", hint=T("Leave the answer out"))
        return self.open_line

    def undo(self) -> Step:
        step = self.history.undo()
        self._apply(step, inverse(step.changes), "undo")
        return step

    def redo(self) -> Step:
        step = self.history.redo()
        self._apply(step, step.changes, "redo")
        return step

    def twin(self) -> Session:
        """A session of its own over the scenario as it is now, kept nowhere: for questions worked out in another thread."""
        twin = Session(self.scenario.copy(), self.pictures, home=self.home, live=False, registry=self.registry)
        twin._rulesets = dict(self._rulesets)
        return twin

    # -- typed questions for the windows ------------------------------------------------------------------------------

    def mover(
        self,
        scene: str,
        token: str,
        *,
        manoeuvre: str | None = None,
        mode: str | None = None,
        within: Container[Cell] | None = None,
    ) -> Mover:
        """The movement of a token from where it stands: one search for reach, paths and prices.

        Args: within: cells it may enter at all (`moving.mover`).
        """
        from battlemap.app.moving import mover

        return mover(self, self.scenario, scene, token, manoeuvre=manoeuvre, mode=mode, within=within)

    def gm_display(self, scene: str) -> DisplayList:
        """What the GM's window draws of a scene."""
        return self._display("gm", scene)

    def player_display(self, scene: str) -> DisplayList:
        """What the players' window draws of a scene; nothing they may not know is in it."""
        return self._display("player", scene)

    def _display(self, role: str, scene: str) -> DisplayList:
        from battlemap.app.views import DisplayMaker

        if role not in self._makers:
            self._makers[role] = DisplayMaker(role)
        return self._makers[role].make(self.scenario, scene, self.ruleset, self.roll_on_show)

    @property
    def roll_on_show(self) -> LogEntry | None:
        """The line of the log whose roll the players are shown."""
        return next((entry for entry in reversed(self.log) if entry.n == self.shown_roll), None)

    def add_picture(self, data: bytes, suffix: str) -> str:
        """Keep a picture with the scenario (and safe from a crash) and return its name in it."""
        return self.pictures.add(data, suffix)

    # -- keeping ------------------------------------------------------------------------------------------------------

    def save(self, path: Path | None = None, thumbnail: bytes | None = None) -> Path:
        """Write the scenario (to `path` from now on, if given). Raises SaveError; the old file then still stands."""
        target = self.keeper.save(path, thumbnail)
        self._clean = self.history.done[-1] if self.history.done else None
        self._noted = False
        self.events.publish(DirtyChanged(False))
        return target

    def save_copy(self, path: Path, thumbnail: bytes | None = None) -> Path:
        """Write a copy; the session stays with its own file."""
        if self.path is not None and os.path.realpath(path) == os.path.realpath(self.path) and self.live:
            return self.save(None, thumbnail)
        return self.keeper.save_copy(path, thumbnail)

    def close(self, *, discard: bool = False) -> None:
        """Let go of journal and lock. What is unsaved stays in the journal, unless `discard`."""
        self.keeper.close(discard=discard)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _commit(self, what: Text, changes: ChangeSet, entries: list[LogEntry]) -> None:
        self.keeper.before_change()
        self.scenario.apply_all(changes)
        self.scenario.revision += 1
        step = Step(what, changes, self.scenario.revision)
        self._log(entries, step.group)
        self.history.push(step)
        self.keeper.append("do", step, changes, entries)
        self._tell(step, changes, "do", entries)

    def _note(self, entries: list[LogEntry]) -> None:
        """Log lines without a change (dice): kept, but no undo step."""
        self.keeper.before_change()
        self.scenario.revision += 1
        step = Step(T("Log"), (), self.scenario.revision)
        self._log(entries, step.group)
        self.noted()
        self.keeper.append("note", step, (), entries)
        self.events.publish(LogAdded(tuple(entries)))

    def noted(self) -> None:
        """The log holds a line that is in no file yet and that no undo step stands for."""
        self._noted = True

    def _log(self, entries: list[LogEntry], group: int) -> None:
        for n, entry in enumerate(entries, len(self.scenario.log) + 1):
            entry.n, entry.group = n, group
        self.scenario.log.extend(entries)

    def _apply(self, step: Step, changes: ChangeSet, kind: str) -> None:
        self.keeper.before_change()
        self.scenario.apply_all(changes)
        self.scenario.revision += 1
        self.mark_undone(step.group, kind == "undo")
        self.keeper.append(kind, step, changes, [])
        self._tell(step, changes, kind, [])

    def mark_undone(self, group: int, undone: bool) -> None:
        for entry in self.scenario.log:
            if entry.group == group:
                entry.undone = undone

    def _tell(self, step: Step, changes: ChangeSet, kind: Any, entries: list[LogEntry]) -> None:
        scenes = frozenset(change.key.scene for change in changes)
        self.events.publish(Committed(step.what, changes, self.scenario.revision, scenes, kind))
        if entries:
            self.events.publish(LogAdded(tuple(entries)))
        self.events.publish(DirtyChanged(self.dirty))
