"""One pass of a resolution over a draft, from its start to its end or to the first thing that stops it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from inspect import isgenerator
from typing import TYPE_CHECKING, Any

from battlemap.errors import BattlemapError, CommandError, ConflictError, RulesetError
from battlemap.model.change import Change, ChangeSet
from battlemap.model.entities import COMBAT_KEY, Token
from battlemap.model.scenario import Draft
from battlemap.rules.dice import Expression, parse
from battlemap.rules.dicetree import TooMany
from battlemap.rules.feeds import Feed, Open, Strayed
from battlemap.rules.grafts import Grafted
from battlemap.rules.guard import call, nonsense
from battlemap.rules.loader import ruleset_error
from battlemap.rules.record import Asked, Moved, Record, RollRecord
from battlemap.rules.sound import (
    wrong_announce,
    wrong_ask,
    wrong_changes,
    wrong_damage,
    wrong_later,
    wrong_lines,
    wrong_looked,
    wrong_roll,
    wrong_traced,
)
from battlemap.rules.steps import (
    Announce,
    Apply,
    Ask,
    Choice,
    Damage,
    Happening,
    Interrupt,
    Later,
    Line,
    Looked,
    Outcome,
    Roll,
    Traced,
    Verdict,
)
from battlemap.rules.waiting import POINTS, wait
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import SceneTable, Table

MAX_STEPS = 20_000
MAX_DEPTH = 40
MAX_INTERRUPTS = 200
PASS = "pass"
INTERRUPT = "interrupt"


class Pass:
    """Runs a resolution once. What it applied is in `draft`; what it did, in `record`."""

    def __init__(self, ruleset: Ruleset, table: SceneTable, feed: Feed, *, lenient: bool = False) -> None:
        """Args: lenient: a hook that fails is dropped and named in `dropped`; else its fault ends the pass."""
        self.ruleset = ruleset
        self.lenient = lenient
        self.dropped: list[RulesetError] = []
        self.feed = feed
        self.draft = Draft(table.view)
        self.table: SceneTable = table.over(self.draft)
        self.table.follow(feed.trail)
        self._rolls: list[RollRecord] = []
        self._asked: list[Asked] = []
        self._damage: list[Damage] = []
        self._lines: list[Line] = []
        self._moves: list[Moved] = []
        self._looked: list[Looked] = []
        self._traced: list[Traced] = []
        self._about: list[str] = []
        self._rolled: list[int] = []
        self._later: list[Later] = []
        self._applied: list[Change] = []
        self._steps = 0
        self._depth = 0

    def record(self, changes: ChangeSet) -> Record:
        """What happened so far."""
        return Record(
            tuple(self._rolls), tuple(self._asked), tuple(self._damage), tuple(self._lines), tuple(self._moves), changes,
            tuple(self._looked), tuple(self._about), tuple(self._rolled), traced=tuple(self._traced),
        )  # fmt: skip

    def play(self, start: Callable[[Table], Any]) -> Outcome:
        """The outcome of the resolution that `start` makes. Raises Open where it stops; CommandError, RulesetError."""
        try:
            with self._faults():
                made = start(self.table)
            outcome = self._drive(made)
            self._settle()
        except Strayed:
            raise self._wrong(T("run again with the same dice and answers, it does something else")) from None
        return outcome

    # -- one resolution -----------------------------------------------------------------------------------------------

    def _drive(self, made: Any) -> Outcome:
        """Run one resolution, nested or not, and lay down what it leaves behind."""
        if made is None:
            return Outcome()
        outcome = made if isinstance(made, Outcome) else self._run(made)
        self._land(outcome)
        return outcome

    def _run(self, generator: Any) -> Outcome:
        if not isgenerator(generator):
            raise self._wrong(T("expected a resolution, found {what}", what=_shown(generator)))
        if self._depth >= MAX_DEPTH:
            raise self._wrong(T("resolutions nested more than {limit} deep", limit=MAX_DEPTH))
        self._depth += 1
        reply: Any = None
        try:
            while True:
                self._steps += 1
                if self._steps > MAX_STEPS:
                    raise self._wrong(T("more than {limit} steps, it does not come to an end", limit=MAX_STEPS))
                try:
                    step = generator.send(reply)
                except StopIteration as end:
                    return self._ended(end.value)
                except (CommandError, RulesetError):
                    raise
                except (Exception, SystemExit) as error:
                    raise ruleset_error(self.ruleset.id, self.ruleset.folder, error) from error
                reply = self._step(step)
        finally:
            self._depth -= 1
            with suppress(Exception):  # what it does while it is closed no longer matters
                generator.close()

    def _ended(self, outcome: Any) -> Outcome:
        if outcome is None:
            return Outcome()
        if not isinstance(outcome, Outcome):
            raise self._wrong(T("expected an Outcome at the end, found {what}", what=_shown(outcome)))
        return outcome

    def _step(self, step: Any) -> Any:
        if isinstance(step, Roll):
            return self._roll(step)
        if isinstance(step, Ask):
            return self._ask(step)
        if isinstance(step, Apply):
            self._land(step)
            return None
        if isinstance(step, Announce):
            if problem := wrong_announce(step):
                raise self._wrong(problem)
            return self._interrupts(step)
        if isinstance(step, Later):
            return self._wait(step)
        if isinstance(step, Happening):
            return self._happens(step.hook, *step.args)
        if step is None:
            raise self._wrong(T("it yields nothing"))
        return self._drive(step)

    def _roll(self, roll: Roll) -> Any:
        if problem := wrong_roll(roll):
            raise self._wrong(problem)
        expression = self._expression(roll.expr)
        try:
            rolled = self.feed.rolled(roll, expression)
        except (Open, Strayed, TooMany, Grafted, BattlemapError):
            raise
        except Exception as error:  # out of `Roll.classes`
            raise ruleset_error(self.ruleset.id, self.ruleset.folder, error) from error
        verdict = None
        if roll.judge is not None:
            with self._faults():
                verdict = roll.judge(rolled)
            if not isinstance(verdict, Verdict):
                raise self._wrong(T("expected a Verdict, found {what}", what=_shown(verdict)))
        self._rolls.append(RollRecord(roll, rolled, verdict))
        return rolled

    def _expression(self, expr: str) -> Expression:
        try:
            return _parsed(expr)
        except CommandError as error:
            raise self._wrong(error.text) from error

    def _ask(self, ask: Ask) -> str:
        if problem := wrong_ask(ask):
            raise self._wrong(problem)
        answer, how = self.feed.answered(ask)
        self._asked.append(Asked(ask, answer, how))
        return answer

    # -- what is applied, and what that sets off ----------------------------------------------------------------------

    def _land(self, left: Apply | Outcome) -> None:
        changes, lines, damage = left.changes, left.lines, left.damage
        problem = (
            wrong_changes(changes, self.table.scene.id)
            or wrong_lines(lines)
            or wrong_damage(damage)
            or wrong_looked(left.looked)
            or wrong_traced(left.traced)
        )
        if problem:
            raise self._wrong(problem)
        for change in changes:
            try:
                self.draft.apply(change)
            except ConflictError as error:
                raise self._wrong(error.text) from error
            self._applied.append(change)
        self._lines.extend(lines)
        self._about.extend([_about(changes, damage)] * len(lines))
        self._damage.extend(damage)
        self._rolled.extend([len(self._rolls)] * len(damage))
        self._looked.extend(left.looked)
        self._traced.extend(left.traced)
        if any(change.key != COMBAT_KEY for change in changes):
            self.table.changed(self.feed.trail())
        moved = [change for change in changes if _moved(change)]
        self._moves.extend(_as_move(change) for change in moved)
        for change in moved:
            self._hook("left_cell", change.key.id, change.before)
            self._hook("entered_cell", change.key.id, change.after)
        for one in damage:
            if (hurt := self._token(one.token)) is not None:
                self._happens("damaged", hurt, one, self.table)
        for change in changes:
            if change.key != COMBAT_KEY:
                self._interrupts(change)

    def _hook(self, name: str, token: str, at: Any) -> None:
        """Only while it still stands where the change left it: something in between may have moved or removed it."""
        here = self._token(token)
        if here is not None and isinstance(at, Token):
            self._happens(name, here, self.table.grid.cell(at.at), self.table)

    def _happens(self, hook: str, *args: Any) -> None:
        """What the rules make of it. A hook that fails is dropped, with all that it did but the dice and answers given."""
        collected: tuple[list[Any], ...] = (
            self._damage, self._lines, self._moves, self._later, self._looked, self._about, self._rolled,
        )  # fmt: skip
        collected = (*collected, self._traced)
        kept = [len(told) for told in collected]
        applied = len(self._applied)
        try:
            self._drive(call(self.ruleset, hook, *args))
        except RulesetError as fault:
            if not self.lenient or self._steps > MAX_STEPS:
                raise
            for told, length in zip(collected, kept, strict=True):
                del told[length:]
            while len(self._applied) > applied:
                change = self._applied.pop()
                self.draft.put(change.key, change.before)
            self.table.changed(self.feed.trail())
            self.dropped.append(fault)

    def _may_interrupt(self, event: Change | Announce) -> list[Interrupt]:
        try:
            return list(call(self.ruleset, "interrupts", event, self.table))
        except RulesetError as fault:
            if not self.lenient:
                raise
            self.dropped.append(fault)
            return []

    def _token(self, id: str) -> Token | None:
        return self.draft.token(self.table.scene.id, id)

    def _interrupts(self, event: Change | Announce) -> tuple[Outcome, ...]:
        """Everybody who may act in between is asked, one after the other; each answer may change who still may."""
        asked: set[tuple[str, str]] = set()
        outcomes: list[Outcome] = []
        while True:
            queue = [one for one in self._may_interrupt(event) if (one.token, one.id) not in asked]
            if not queue:
                return tuple(outcomes)
            if len(asked) >= MAX_INTERRUPTS:
                raise self._wrong(T("more than {limit} interrupts at once", limit=MAX_INTERRUPTS))
            first = max(queue, key=lambda one: one.rank)
            own = {one.id: one for one in queue if one.token == first.token}
            choices = (Choice(PASS, T("Let it pass")), *(Choice(one.id, one.title) for one in own.values()))
            answer = self._ask(Ask(first.token, INTERRUPT, choices, PASS, rule=first.rule))
            if answer == PASS:
                asked.update((first.token, id_) for id_ in own)
                continue
            asked.add((first.token, answer))
            with self._faults():
                made = own[answer].run()
            outcomes.append(self._drive(made))

    # -- what waits ---------------------------------------------------------------------------------------------------

    def _wait(self, later: Later) -> None:
        if problem := wrong_later(later, POINTS):
            raise self._wrong(problem)
        combat = self.draft.combat
        if combat is None:
            self._later.append(later)
        else:
            waiting = wait(combat, later)
            self.draft.put(COMBAT_KEY, waiting)
            self._applied.append(Change(COMBAT_KEY, combat, waiting))

    def _settle(self) -> None:
        """Without a fight nothing can wait, so it is resolved now."""
        while self._later:
            later = self._later.pop(0)
            self._happens("deferred", later, self.table)

    # -- faults -------------------------------------------------------------------------------------------------------

    @contextmanager
    def _faults(self) -> Iterator[None]:
        """The ruleset's own code runs: saying no passes through, everything else is its fault and names it."""
        try:
            yield
        except (CommandError, RulesetError):
            raise
        except (Exception, SystemExit) as error:
            raise ruleset_error(self.ruleset.id, self.ruleset.folder, error) from error

    def _wrong(self, problem: Any) -> RulesetError:
        return nonsense(self.ruleset, "a resolution", problem)


@lru_cache(maxsize=512)
def _parsed(expr: str) -> Expression:
    return parse(expr)


def _about(changes: ChangeSet, damage: tuple[Damage, ...]) -> str:
    """The one token that is changed or hurt; "" if there are several, or none."""
    touched = {change.key.id for change in changes if change.key.kind == Token.kind} | {one.token for one in damage}
    return touched.pop() if len(touched) == 1 else ""


def _moved(change: Change) -> bool:
    before, after = change.before, change.after
    return isinstance(before, Token) and isinstance(after, Token) and before.at != after.at


def _as_move(change: Change) -> Moved:
    before, after = change.before, change.after
    assert isinstance(before, Token) and isinstance(after, Token)
    return Moved(after.id, before.at, after.at, after.facing)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "…"
