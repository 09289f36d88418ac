"""What feeds a resolution: where the dice come from and who answers, in play. Everything given is remembered in order.

A generator cannot be copied, so a resolution that stopped at a question is run again from its start with what was
remembered, and goes on from there with the new answer. The dice are not rolled again.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from battlemap.errors import CommandError
from battlemap.rules.dice import Dice, Expression, ForcedDice, Rolled
from battlemap.rules.dicetree import faces_for
from battlemap.rules.schema import nearest
from battlemap.rules.steps import Ask, Choice, Roll
from battlemap.text import T

MAX_ANSWERS = 1000

How = str  # "given", "default" or "override"


class Open(Exception):  # noqa: N818 - a way out of the pass, not an error
    """The pass stops here: a question, or a roll of the table's own dice, waits for somebody."""

    def __init__(self, step: Ask | Roll) -> None:
        super().__init__()
        self.step = step


class Strayed(Exception):  # noqa: N818 - the driver makes a RulesetError of it
    """Run again, the resolution asked for something else: it is no pure function of table, dice and answers."""


class Feed(Protocol):
    """Gives a resolution what it yields for."""

    def rolled(self, roll: Roll, expression: Expression) -> Rolled: ...

    def answered(self, ask: Ask) -> tuple[str, How]:
        """The id of the choice taken, and how it came about."""
        ...

    def trail(self) -> object:
        """What was given so far, as a key; None where the passes are not compared."""
        ...


class Answers:
    """Answers given beforehand: `"question"` or `"question@token"` (which wins) -> an answer, or a list used in turn.

    The game master's overrides are among them: `"roll:attack"` or `"roll:attack@t1"` -> a total, or a list of totals or of
    lists of faces.
    """

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        """Raises CommandError `bad-answer` for what cannot be an answer."""
        given = {} if given is None else given
        if not isinstance(given, Mapping) or len(given) > MAX_ANSWERS:
            raise bad_answer(T("Answers are given as question: answer"))
        self._given: dict[str, tuple[bool, Sequence[Any]]] = {}
        for key, value in given.items():
            turns = isinstance(value, (list, tuple))
            values = list(value) if turns else [value]
            for one in values:
                inner = one if isinstance(one, (list, tuple)) and str(key).startswith("roll:") else [one]
                if not all(isinstance(part, (str, int)) for part in inner):
                    raise bad_answer(T("{answer} is no answer to {question}", answer=repr(one)[:60], question=str(key)))
            self._given[str(key)] = (turns, values)
        self._used: dict[str, int] = {}

    def take(self, question: str, token: str | None) -> Any | None:
        """The next answer to a question; None if there is none (any more)."""
        for key in (f"{question}@{token}" if token else question, question):
            if key not in self._given:
                continue
            turns, values = self._given[key]
            number = self._used.get(key, 0)
            if not turns:
                return values[0]
            if number < len(values):
                self._used[key] = number + 1
                return values[number]
        return None

    @property
    def overrides(self) -> bool:
        """Whether rolls are among them, or answers that are used in turn."""
        return any(turns or key.startswith("roll:") for key, (turns, _) in self._given.items())

    def again(self) -> Answers:
        """The same answers, none of them used yet."""
        fresh = Answers()
        fresh._given = self._given
        return fresh


@dataclass(frozen=True, slots=True)
class Remembered:
    """One thing that was given: the dice of a roll, or the answer to a question. `was`: what the game master changed."""

    question: str
    token: str | None
    rolled: Rolled | None = None
    answer: str | None = None
    how: How = "given"
    was: Remembered | None = None
    against: str | None = None


Memory = tuple[Remembered, ...]


class Spare:
    """What was given in an earlier run and may fit again: each thing for the same step, in the order it was given.

    A default is not kept: it is what the rules suggest, and they may suggest another now.
    """

    def __init__(self, memory: Memory) -> None:
        self._by_step: dict[object, deque[tuple[int, Remembered]]] = defaultdict(deque)
        for number, one in enumerate(memory):
            if one.rolled is not None or one.how != "default":
                self._by_step[_step(one)].append((number, one))

    def roll(self, roll: Roll, expr: str) -> Remembered | None:
        """The dice of the same roll by the same token, against the same one."""
        return self._take((f"roll:{roll.purpose}", roll.by, roll.against, expr))

    def answer(self, ask: Ask) -> Remembered | None:
        """The answer to the same question, if it may still be given."""
        found = self._take((ask.question, ask.token, None, None))
        possible = {choice.id for choice in ask.choices if choice.available or (found and found.how == "override")}
        return found if found is not None and found.answer in possible else None

    def left(self) -> Memory:
        """What was not taken, in its order."""
        rest = [pair for queue in self._by_step.values() for pair in queue]
        return tuple(one for _, one in sorted(rest, key=lambda pair: pair[0]))

    def _take(self, step: object) -> Remembered | None:
        queue = self._by_step.get(step)
        return queue.popleft()[1] if queue else None


def _step(one: Remembered) -> tuple[str, str | None, str | None, str | None]:
    return one.question, one.token, one.against, None if one.rolled is None else one.rolled.expr


class PlayFeed:
    """Dice from a source or typed in, answers from a script, a dialog or the default."""

    def __init__(
        self, dice: Dice, answers: Answers, memory: Memory, *, ask: bool, typed: bool, force: bool = False,
        read: Callable[[Ask, Any], tuple[str, How]] | None = None, spare: Memory = (),
    ) -> None:  # fmt: skip
        """
        Args:
            memory: what was given from the start on; the run must ask for exactly that.
            read: what an answer given beforehand means (`read_answer` if nothing is given).
            spare: what is given after that where it fits (`Spare`).
        """
        self._dice = dice
        self._read = read or partial(read_answer, force=force)
        self._answers = answers.again()
        self._ask = ask
        self._typed = typed
        self._memory = memory
        self.spare = Spare(spare)
        self.given: list[Remembered] = []

    def trail(self) -> object:
        return None

    def rolled(self, roll: Roll, expression: Expression) -> Rolled:
        key = f"roll:{roll.purpose}"
        override = self._answers.take(key, roll.by)
        known = self._known(key, roll.by)
        if known is not None and (known.rolled is None or known.rolled.expr != expression.source):
            raise Strayed
        known = known or self.spare.roll(roll, expression.source)
        if known is not None and known.rolled is not None:
            self.given.append(known)
            return known.rolled
        if override is not None:
            rolled = replace(read_roll(expression, roll.purpose, override), overridden=True)
        elif self._typed:
            raise Open(roll)
        else:
            rolled = expression.roll(self._dice, roll.purpose)
        self.given.append(Remembered(key, roll.by, rolled=rolled, against=roll.against))
        return rolled

    def answered(self, ask: Ask) -> tuple[str, How]:
        scripted = self._answers.take(ask.question, ask.token)
        known = self._known(ask.question, ask.token)
        if known is not None and (known.answer is None or known.answer not in {choice.id for choice in ask.choices}):
            raise Strayed
        known = known or self.spare.answer(ask)
        if known is not None and known.answer is not None:
            self.given.append(known)
            return known.answer, known.how
        if scripted is not None:
            answer, how = self._read(ask, scripted)
        elif self._ask:
            raise Open(ask)
        else:
            answer, how = ask.default, "default"
        self.given.append(Remembered(ask.question, ask.token, answer=answer, how=how))
        return answer, how

    def _known(self, question: str, token: str | None) -> Remembered | None:
        if len(self.given) >= len(self._memory):
            return None
        known = self._memory[len(self.given)]
        if (known.question, known.token) != (question, token):
            raise Strayed
        return known


def remember(
    step: Ask | Roll, expression: Expression | None, given: Any, *, force: bool, override: bool = False
) -> Remembered:
    """What somebody says to an open question or types in for an open roll. Raises CommandError `bad-answer`, `bad-dice`."""
    if isinstance(step, Ask):
        answer, how = read_answer(step, given, force=force)
        return Remembered(step.question, step.token, answer=answer, how=how)
    assert expression is not None
    rolled = read_roll(expression, step.purpose, given)
    rolled = replace(rolled, overridden=True) if override else rolled
    return Remembered(f"roll:{step.purpose}", step.by, rolled=rolled, against=step.against)


def read_answer(ask: Ask, given: Any, *, force: bool = False) -> tuple[str, How]:
    """The choice somebody means. Raises CommandError `bad-answer` with what may be answered, or why this may not."""
    name = str(given) if isinstance(given, (str, int)) and not isinstance(given, bool) else None
    chosen = next((choice for choice in ask.choices if choice.id == name), None)
    if chosen is None:
        known = [choice.id for choice in ask.choices if choice.available]
        raise bad_answer(
            T("{answer} is no answer to {question}", answer=repr(given)[:60], question=ask.question),
            nearest(str(given), known),
        )
    if chosen.available:
        return chosen.id, "given"
    if force:
        return chosen.id, "override"
    raise bad_answer(_why_not(ask, chosen), nearest("", [c.id for c in ask.choices if c.available]))


def read_roll(expression: Expression, purpose: str, given: Any) -> Rolled:
    """A total, or a list of faces, as a roll of that expression. Raises CommandError `bad-answer`, `bad-dice`."""
    if isinstance(given, (list, tuple)):
        dice = ForcedDice(given)
        rolled = expression.roll(dice, purpose)
        dice.finish(purpose)
        return rolled
    low, high = expression.bounds()
    if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
        raise bad_answer(
            T("{answer} is no total of {expr}", answer=repr(given)[:60], expr=expression.source),
            T("a whole number from {low} to {high}, or a list of faces", low=low, high=high),
        )
    faces = faces_for(expression, given)
    return Rolled(expression.source, faces, given, str(given).replace("-", "−"))


def bad_answer(text: Any, hint: Any = None) -> CommandError:
    return CommandError(text, code="bad-answer", hint=hint)


def _why_not(ask: Ask, choice: Choice) -> Any:
    if choice.why:
        return T("{answer} is not possible: {why}", answer=choice.id, why=choice.why[0].text)
    return T("{answer} is not possible here", answer=choice.id)
