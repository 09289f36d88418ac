"""Running a resolution: its rolls get dice, its questions answers, its changes are laid on a draft, who may interrupts.

    result = resolve(ruleset, table, lambda table: ruleset.act(request, table), dice=SeededDice(1))

One code path for play, script, cases and odds. Nothing of the scenario changes here: a resolution that ends gives one
ChangeSet; one that is refused, fails or is given up leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from battlemap.errors import CommandError, RulesetError
from battlemap.rules.dice import Dice, Expression, ForcedDice, parse
from battlemap.rules.feeds import (
    Answers,
    Memory,
    Open,
    PlayFeed,
    Remembered,
    bad_answer,
    read_answer,
    read_roll,
    remember,
)
from battlemap.rules.passing import Pass
from battlemap.rules.record import Asked, Record, RollRecord
from battlemap.rules.steps import Ask, Choice, Outcome, Resolution, Roll
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.model.change import ChangeSet
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import SceneTable, Table

__all__ = ["Asked", "Pending", "Resolving", "Result", "RollRecord", "Start", "resolve"]

Start = Callable[["Table"], "Resolution | Outcome | None"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a resolution ended. `changes` is the net difference to the table it began on; the rest is told in `record`."""

    outcome: Outcome
    changes: ChangeSet
    record: Record
    dropped: tuple[RulesetError, ...] = ()  # hooks that failed, where the run was lenient

    def told(self) -> dict[str, Any]:
        """The `act` result of the headless contract, its sentences still Texts."""
        return self.record.told()


@dataclass(frozen=True, slots=True)
class Pending:
    """Where a resolution waits: for an answer to `ask`, or (table dice) for the dice of `roll`. `so_far`: what happened."""

    so_far: Record
    ask: Ask | None = None
    roll: Roll | None = None

    @property
    def question(self) -> str:
        return self.ask.question if self.ask else f"roll:{self.roll.purpose if self.roll else ''}"

    @property
    def token(self) -> str | None:
        return self.ask.token if self.ask else self.roll.by if self.roll else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.ask.choices if self.ask else ()

    @property
    def default(self) -> str | None:
        return self.ask.default if self.ask else None

    def told(self) -> dict[str, Any]:
        """The `pending` of the headless contract; options that are not possible are left out of it."""
        options = [choice.id for choice in self.choices if choice.available]
        return {"question": self.question, "token": self.token, "options": options, "default": self.default}


class Resolving:
    """One resolution under way, perhaps waiting for an answer. What lies under its table must not change meanwhile."""

    def __init__(
        self,
        ruleset: Ruleset,
        table: SceneTable,
        start: Start,
        *,
        dice: Dice,
        answers: Mapping[str, Any] | None = None,
        ask: bool = False,
        force: bool = False,
        typed: bool = False,
        lenient: bool = False,
    ) -> None:
        """
        Args:
            table: the table it begins on; it is not changed.
            start: makes the generator, on the table it is given (which shows what has been applied).
            dice: where faces come from.
            answers: `"question"` or `"question@token"` -> answer or list used in turn; `"roll:PURPOSE[@token]"` -> the
                game master's word for a roll: a total, or lists of totals or of lists of faces.
            ask: stop at questions that `answers` does not cover; else they take their default.
            force: the game master may choose what is not available.
            typed: the table rolls its own dice: stop at each roll for its total or faces.
            lenient: a hook that fails costs only what it had to say; `Result.dropped` has the faults.
        Raises: CommandError `bad-answer` for answers that cannot be any.
        """
        self._ruleset = ruleset
        self._table = table
        self._start = start
        self._dice = dice
        self._answers = Answers(answers)
        self._ask = ask
        self._force = force
        self._typed = typed
        self._lenient = lenient
        self._memory: Memory = ()
        self._spare: Memory = ()
        self.pending: Pending | None = None
        self.result: Result | None = None

    @property
    def given(self) -> Memory:
        """All dice and answers of the last run, in the order in which they were asked for."""
        return self._memory

    def go(self, *, use_up: bool = False, dice: Dice | None = None) -> Result | Pending:
        """Run to the end or to the first open question.

        Args:
            use_up: dice that were given beforehand must be used up at the end.
            dice: where the faces of this run come from, if not from where all others do.
        Raises: CommandError as the rules or the dice refuse it, RulesetError for a fault of the ruleset's; then nothing
        has happened and the dice are as they were.
        """
        dice = dice or self._dice
        mark = dice.mark()
        feed = PlayFeed(
            dice, self._answers, self._memory, ask=self._ask, typed=self._typed, force=self._force, spare=self._spare
        )
        run = Pass(self._ruleset, self._table, feed, lenient=self._lenient)
        try:
            outcome = run.play(self._start)
            if use_up and isinstance(dice, ForcedDice):
                dice.finish()
        except Open as stop:
            self._memory, self._spare, self.result = tuple(feed.given), feed.spare.left(), None
            step = stop.step
            so_far = run.record(())
            self.pending = Pending(so_far, step, None) if isinstance(step, Ask) else Pending(so_far, None, step)
            return self.pending
        except BaseException:
            dice.back(mark)
            raise
        self._memory, self._spare, self.pending = tuple(feed.given), feed.spare.left(), None
        changes = run.draft.changes()
        self.result = Result(outcome, changes, run.record(changes), tuple(run.dropped))
        return self.result

    def answer(
        self, given: Any, *, override: bool = False, use_up: bool = False, dice: Dice | None = None
    ) -> Result | Pending:
        """Answer what is pending and go on. Raises CommandError `no-pending`; `bad-answer` and what `go` raises, and it stays
        pending.

        Args:
            override: what is given for a roll is the game master's word, not the table's dice.
            use_up, dice: as of `go`.
        """
        waits = self.pending
        if waits is None:
            raise CommandError(T("Nothing is asked"), code="no-pending", hint=T("leave the answer out"))
        step: Ask | Roll | None = waits.ask or waits.roll
        assert step is not None
        expression: Expression | None = parse(step.expr) if isinstance(step, Roll) else None
        if isinstance(step, Roll) and isinstance(given, str) and given.strip().isdigit():
            given = int(given)
        told: Remembered = remember(step, expression, given, force=self._force, override=override)
        before = self._memory
        self._memory = (*before, told)
        try:
            return self.go(use_up=use_up, dice=dice)
        except BaseException:
            self._memory = before
            raise

    # -- a run that has ended, looked over ----------------------------------------------------------------------------

    def replace_roll(self, number: int, given: Any, *, dice: Dice | None = None) -> Result | Pending:
        """Run again with another result of a roll of the last run; what comes after it keeps its dice where it still fits.

        Args:
            number: which roll, from 0 on, as in the record.
            given: a total, a list of faces, or None for what was rolled before anybody changed it.
            dice: as of `go`.
        Raises: CommandError `bad-answer` for a roll there is not or a result it cannot have, `bad-dice`, and what `go` raises;
        then all is as it was.
        """
        place = self._place(number, [n for n, one in enumerate(self._memory) if one.rolled is not None], T("roll"))
        known = self._memory[place]
        assert known.rolled is not None
        if given is None:
            return self._with(place, known.was or known, dice)
        rolled = read_roll(parse(known.rolled.expr), known.question.removeprefix("roll:"), given)
        changed = replace(known, rolled=replace(rolled, overridden=True), was=known.was or known)
        return self._with(place, changed, dice)

    def roll_again(self, number: int, *, dice: Dice | None = None) -> Result | Pending:
        """The same with that roll rolled anew, by the game master's leave: what it was first is kept beside it."""
        place = self._place(number, [n for n, one in enumerate(self._memory) if one.rolled is not None], T("roll"))
        known = self._memory[place]
        assert known.rolled is not None
        rolled = parse(known.rolled.expr).roll(dice or self._dice, known.question.removeprefix("roll:"))
        changed = replace(known, rolled=replace(rolled, overridden=True), was=known.was or known)
        return self._with(place, changed, dice)

    def replace_answer(self, number: int, given: Any, *, dice: Dice | None = None) -> Result | Pending:
        """The same with another answer to a question of the last run; None: the one given before."""
        place = self._place(number, [n for n, one in enumerate(self._memory) if one.rolled is None], T("answer"))
        known = self._memory[place]
        assert self.result is not None
        if given is None:
            return self._with(place, known.was or known, dice)
        answer, how = read_answer(self.result.record.asked[number].ask, given, force=self._force)
        return self._with(place, replace(known, answer=answer, how=how, was=known.was or known), dice)

    def again(self, *, dice: Dice | None = None) -> Result | Pending:
        """Roll everything anew; answers that somebody gave stay where they still fit. Raises what `go` raises."""
        return self._over((), tuple(one for one in self._memory if one.rolled is None), dice)

    def mark(self) -> object:
        """Where it stands, with its dice, for `back`."""
        return self._memory, self._spare, self.pending, self.result, self._dice.mark()

    def back(self, mark: Any) -> None:
        self._memory, self._spare, self.pending, self.result, dice = mark
        self._dice.back(dice)

    def _with(self, place: int, changed: Remembered, dice: Dice | None) -> Result | Pending:
        memory = self._memory
        return self._over((*memory[:place], changed), (*memory[place + 1 :], *self._spare), dice)

    def _over(self, memory: Memory, spare: Memory, dice: Dice | None) -> Result | Pending:
        before = self._memory, self._spare
        self._memory, self._spare = memory, spare
        try:
            return self.go(use_up=dice is not None, dice=dice)
        except BaseException:
            self._memory, self._spare = before
            raise

    def _place(self, number: int, places: list[int], what: Text) -> int:
        if self.result is None or not 0 <= number < len(places):
            raise bad_answer(
                T("There is no {what} {number}", what=what, number=number + 1),
                T("they are numbered from 1 to {most}", most=len(places)),
            )
        return places[number]


def resolve(
    ruleset: Ruleset,
    table: SceneTable,
    start: Start,
    *,
    dice: Dice,
    answers: Mapping[str, Any] | None = None,
    force: bool = False,
) -> Result:
    """Run a resolution to its end; open questions take their default. Arguments and errors as of `Resolving`."""
    done = Resolving(ruleset, table, start, dice=dice, answers=answers, force=force).go()
    assert isinstance(done, Result)
    return done
