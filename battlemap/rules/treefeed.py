"""What odds feed a resolution with: a branch of the tree of dice, or seeded dice; and the answers that are assumed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from math import fsum
from typing import Any

from battlemap.errors import CommandError
from battlemap.rules.dice import Dice, Expression, Rolled
from battlemap.rules.dicetree import Branches, face_by_face, totals
from battlemap.rules.feeds import Answers, PlayFeed, Strayed, read_answer, read_roll
from battlemap.rules.grafts import Grafts, Place, Trail
from battlemap.rules.steps import Ask, Roll


class Assumed:
    """Answers given for odds. Where a branch does not allow one, the default is taken; one that no branch allows is refused."""

    def __init__(self, answers: Mapping[str, Any] | None) -> None:
        self.given = Answers(answers)
        self._fits: set[tuple[str, str]] = set()
        self._refused: dict[tuple[str, str], CommandError] = {}

    def read(self, ask: Ask, answer: Any) -> tuple[str, str]:
        question = ask.question, ask.token
        try:
            found = read_answer(ask, answer)
        except CommandError as error:
            self._refused.setdefault(question, error)
            return ask.default, "default"
        self._fits.add(question)
        return found

    def check(self) -> None:
        """Raises CommandError `bad-answer` for an answer that was possible nowhere."""
        for question, error in self._refused.items():
            if question not in self._fits:
                raise error


class TreeFeed:
    """Feeds one run: the branches of its prefix, then the first of each roll; the others it met are left for later runs."""

    def __init__(
        self, answers: Assumed, prefix: Trail, known: dict[Trail, Branches], grafts: Grafts | None = None
    ) -> None:
        """Args: known: the branches at each trail so far, worked out once for all runs; grafts: None: all is run."""
        self._answers = answers.given.again()
        self._read = answers.read
        self._prefix = prefix
        self._taken: list[int] = []
        self._known = known
        self._grafts = grafts
        self._asked = 0
        self.weight = 1.0
        self.others: list[Trail] = []

    def trail(self) -> Trail:
        return tuple(self._taken)

    def rolled(self, roll: Roll, expression: Expression) -> Rolled:
        override = self._answers.take(f"roll:{roll.purpose}", roll.by)
        if override is not None:
            return replace(read_roll(expression, roll.purpose, override), overridden=True)
        trail = tuple(self._taken)
        if trail not in self._known:
            if self._grafts is not None and roll.same is not None:
                self._grafts.check(roll.same, Place(trail, self.weight, len(trail), self._asked))
            self._known[trail] = _branches(roll, expression)
        branches = self._known[trail]
        number = len(self._taken)
        if number < len(self._prefix):
            chosen = self._prefix[number]
        else:
            chosen = 0
            self.others += [(*trail, other) for other in range(1, len(branches))]
        self._taken.append(chosen)
        if chosen >= len(branches):
            raise Strayed
        rolled, weight = branches[chosen]
        self.weight *= weight
        return rolled

    def answered(self, ask: Ask) -> tuple[str, str]:
        self._asked += 1
        scripted = self._answers.take(ask.question, ask.token)
        return (ask.default, "default") if scripted is None else self._read(ask, scripted)


class EvenFeed(PlayFeed):
    """Seeded dice; of few runs the first rolls are spread evenly over what they can come to, so that the chance to hit holds."""

    def __init__(self, dice: Dice, answers: Assumed, part: float | None) -> None:
        """Args: part: where in the order of its results the first roll lies, 0 to 1; None: by the dice."""
        super().__init__(dice, answers.given, (), ask=False, typed=False, read=answers.read)
        self._part = part

    def rolled(self, roll: Roll, expression: Expression) -> Rolled:
        part, self._part = self._part, None
        rolled = super().rolled(roll, expression)
        if part is None or rolled.overridden or roll.faces:
            return rolled
        for even, weight in totals(expression):
            part -= weight
            if part <= 0:
                return even
        return rolled


def _branches(roll: Roll, expression: Expression) -> Branches:
    """The results that are worth telling apart, each with its chance. Raises TooMany."""
    every = face_by_face(expression) if roll.faces else totals(expression)
    if roll.classes is None:
        return every
    merged: dict[Hashable, tuple[Rolled, list[float]]] = {}
    for rolled, weight in every:
        name = roll.classes(rolled)
        if name in merged:
            merged[name][1].append(weight)
        else:
            merged[name] = (rolled, [weight])
    return tuple((rolled, fsum(weights)) for rolled, weights in merged.values())
