"""Exact odds: the same resolution, run once for each result the dice can have, with its weight. There is no second formula.

The tree of dice is walked depth first. A generator cannot be copied, so each leaf is a run of its own from the start, fed with
the branch taken at each roll. What the table worked out is remembered between the runs, and rolls of one class
(`Roll.classes`) are one branch. Where the tree is too large, seeded runs are counted instead, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import fsum
from typing import TYPE_CHECKING, Any

from battlemap.errors import CommandError
from battlemap.model.entities import Token
from battlemap.rules.dice import Dice, Expression, Rolled, SeededDice
from battlemap.rules.dicetree import Branches, TooMany, face_by_face, totals
from battlemap.rules.driver import Result, Start
from battlemap.rules.feeds import Answers, Feed, PlayFeed, Strayed, read_answer, read_roll
from battlemap.rules.guard import call
from battlemap.rules.passing import Pass
from battlemap.rules.record import Sense, sense, shown, why_told
from battlemap.rules.remembering import RememberingTable
from battlemap.rules.steps import Apply, Ask, Outcome, Roll
from battlemap.rules.waiting import POINTS, take_first

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import SceneTable, Table

MAX_RUNS = 4_000
SAMPLES = 2_000
FEWEST = 60
FOR_EACH = 4  # a resolution that looks at so many tokens is so much work for each of them, and is counted less often

Trail = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A roll that the action may ask for: the number it needs, which way it is read, and how likely it comes to it."""

    roll: Roll
    sense: Sense = ""
    chance: float = 0.0

    def told(self) -> dict[str, Any]:
        return {
            "for": self.roll.purpose,
            "by": self.roll.by,
            "expr": self.roll.expr,
            "target": shown(self.roll.target),
            "sense": self.sense,
            "chance": self.chance,
            "modifiers": why_told(self.roll.modifiers),
            **({"rule": self.roll.rule} if self.roll.rule else {}),
        }


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of an action.

    Args:
        hit: chance that it comes through: an attack made that no defence stops.
        damage: points lost by those it was aimed at -> chance, least first; they sum to 1.
        down: chance that one of them is out of the fight at once (with what waits for the end of the step).
        exact: True for the whole tree; else `samples` runs were counted.
        runs: how often the resolution was run.
        assumes: the answers taken, each once: (question, token, answer).
        wanted: the rolls with a number to reach, each purpose and roller once, in the order in which they may come.
        ways: (what the first of them came to, whether the action came through) -> chance.
    """

    hit: float
    damage: Mapping[float, float]
    down: float
    exact: bool
    samples: int
    runs: int
    assumes: tuple[tuple[str, str, str], ...] = ()
    wanted: tuple[Wanted, ...] = ()
    ways: Mapping[tuple[str, bool], float] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """The `odds` result of the headless contract."""
        return {
            "hit": self.hit,
            "damage": {str(shown(points)): chance for points, chance in self.damage.items()},
            "down": self.down,
            "exact": self.exact,
            "samples": self.samples,
            "assumes": [{"question": q, "token": token, "answer": answer} for q, token, answer in self.assumes],
        }

    def explained(self) -> dict[str, Any]:
        """Beside `told`, what it takes: the numbers to roll with their modifiers, and how the chances fall out."""
        return {
            "rolls": [wanted.told() for wanted in self.wanted],
            "ways": [
                {"result": result, "hit": hit, "chance": chance} for (result, hit), chance in sorted(self.ways.items())
            ],
        }


def odds(
    ruleset: Ruleset,
    table: SceneTable,
    start: Start,
    targets: Sequence[str] = (),
    *,
    answers: Mapping[str, Any] | None = None,
    max_runs: int = MAX_RUNS,
    samples: int = SAMPLES,
    seed: int = 0,
) -> Odds:
    """The odds of a resolution.

    Args:
        targets: tokens whose loss and fall count; none named: everybody who is hurt or falls.
        answers: as for `resolve`; what is not answered takes its default and is listed in `assumes`, and so does an answer
            that the dice make impossible (no dodge after a critical hit).
        max_runs: beyond so many the tree is too large.
        samples: how many seeded runs are counted then, at most: fewer of what looks at many tokens, as an explosion does.
    Raises: CommandError, RulesetError as the resolution does.
    """
    count, given = _Count(ruleset, table, targets), Assumed(answers)
    try:
        for leaf in _leaves(ruleset, table, start, given, max_runs):
            count.add(leaf)
    except TooMany:
        count, given = _Count(ruleset, table, targets), Assumed(answers)
        for leaf in _sampled(ruleset, table, start, given, samples, seed):
            count.add(leaf)
        given.check()
        return count.odds(exact=False)
    given.check()
    return count.odds(exact=True)


def walk(
    ruleset: Ruleset,
    table: SceneTable,
    start: Start,
    *,
    answers: Mapping[str, Any] | None = None,
    max_runs: int = MAX_RUNS,
) -> list[tuple[float, Result]]:
    """Every way a resolution can go, with its chance, in the order of the dice. Raises TooMany; else as the resolution does."""
    given = Assumed(answers)
    found = [(leaf.weight, leaf.result) for leaf in _leaves(ruleset, table, start, given, max_runs)]
    given.check()
    return found


@dataclass(frozen=True, slots=True)
class _Leaf:
    """One run: its chance, how it ended, and the table as it is then."""

    weight: float
    result: Result
    after: SceneTable


def _leaves(ruleset: Ruleset, table: SceneTable, start: Start, answers: Assumed, max_runs: int) -> Iterator[_Leaf]:
    remembering = RememberingTable.remember(table)
    known: dict[Trail, Branches] = {}
    waiting: list[Trail] = [()]
    done = 0
    while waiting:
        feed = TreeFeed(answers, waiting.pop(), known)
        leaf = _run(ruleset, remembering, start, feed)
        done += 1
        waiting.extend(reversed(feed.others))
        if done + len(waiting) > max_runs:
            raise TooMany
        yield _Leaf(feed.weight, leaf.result, leaf.after)


def _sampled(
    ruleset: Ruleset, table: SceneTable, start: Start, answers: Assumed, samples: int, seed: int
) -> Iterator[_Leaf]:
    dice = SeededDice(seed)
    remembering = RememberingTable.remember(table)
    done, wanted = 0, samples
    while done < wanted:
        few = done > 0 and wanted < samples
        part = (done - 0.5) / (wanted - 1) if few else None
        leaf = _run(ruleset, remembering, start, EvenFeed(dice, answers, part))
        if not done and (looked := len({one.token for one in leaf.result.record.looked})):
            wanted = min(samples, max(FEWEST, samples // (1 + FOR_EACH * looked)))
        done += 1
        yield replace(leaf, weight=1 / wanted)


def _run(ruleset: Ruleset, table: SceneTable, start: Start, feed: Feed) -> _Leaf:
    """One run; what waits for the end of a turn, step or round is resolved with it, so that its casualties count."""
    run = Pass(ruleset, table, feed)

    def to_the_end(here: Table) -> Generator[Any, Any, Outcome]:
        outcome: Outcome = yield start(here)
        yield from _settled(ruleset, here)
        return replace(outcome, changes=(), lines=(), damage=())

    outcome = run.play(to_the_end)
    changes = run.draft.changes()
    return _Leaf(1.0, Result(outcome, changes, run.record(changes)), run.table)


def _settled(ruleset: Ruleset, table: Table) -> Generator[Any, Any, None]:
    for point in POINTS:
        while (combat := table.combat) is not None:
            later, rest = take_first(combat, point)
            if later is None:
                break
            yield Apply(table.edit().fight(rest).changes())
            yield call(ruleset, "deferred", later, table)


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

    def __init__(self, answers: Assumed, prefix: Trail, known: dict[Trail, Branches]) -> None:
        """Args: known: the branches at each trail so far, worked out once for all runs."""
        self._answers = answers.given.again()
        self._read = answers.read
        self._prefix = prefix
        self._taken: list[int] = []
        self._known = known
        self.weight = 1.0
        self.others: list[Trail] = []

    def trail(self) -> object:
        return tuple(self._taken)

    def rolled(self, roll: Roll, expression: Expression) -> Rolled:
        override = self._answers.take(f"roll:{roll.purpose}", roll.by)
        if override is not None:
            return replace(read_roll(expression, roll.purpose, override), overridden=True)
        trail = tuple(self._taken)
        if trail not in self._known:
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


class _Count:
    """Adds up results by their weight."""

    def __init__(self, ruleset: Ruleset, table: SceneTable, targets: Sequence[str]) -> None:
        self._ruleset = ruleset
        self._targets = frozenset(targets)
        self._out_before = {t.id for t in table.tokens() if call(ruleset, "is_out", t, table)}
        self._hit: list[float] = []
        self._down: list[float] = []
        self._damage: dict[float, list[float]] = {}
        self._asked: dict[tuple[str, str, str], None] = {}
        self._wanted: dict[tuple[str, str | None], Wanted] = {}
        self._comes: dict[tuple[str, str | None], dict[int, float]] = {}
        self._ways: dict[tuple[str, bool], list[float]] = {}
        self._runs = 0

    def add(self, leaf: _Leaf) -> None:
        weight, result = leaf.weight, leaf.result
        self._runs += 1
        lost = fsum(d.injury for d in result.record.damage if not self._targets or d.token in self._targets)
        self._damage.setdefault(lost, []).append(weight)
        hit = result.outcome.hit if result.outcome.hit is not None else lost > 0
        if hit:
            self._hit.append(weight)
        if self._falls(leaf):
            self._down.append(weight)
        for asked in result.record.asked:
            self._asked[asked.ask.question, asked.ask.token, asked.answer] = None
        self._explain(result, hit, weight)

    def _explain(self, result: Result, hit: bool, weight: float) -> None:
        first = ""
        for record in result.record.rolls:
            roll, verdict = record.roll, record.verdict
            if roll.target is None:
                continue
            first = first or (verdict.result if verdict is not None else "")
            key = roll.purpose, roll.by
            known = self._wanted.get(key)
            if known is None or not known.sense:
                way = sense(record.rolled.total, roll.target, verdict.margin if verdict is not None else None)
                self._wanted[key] = Wanted(roll if known is None else known.roll, way)
            self._comes.setdefault(key, {})[self._runs] = weight
        self._ways.setdefault((first, hit), []).append(weight)

    def odds(self, *, exact: bool) -> Odds:
        damage = {points: fsum(weights) for points, weights in sorted(self._damage.items())}
        return Odds(
            hit=fsum(self._hit),
            damage=damage,
            down=fsum(self._down),
            exact=exact,
            samples=0 if exact else self._runs,
            runs=self._runs,
            assumes=tuple(self._asked),
            wanted=tuple(
                replace(wanted, chance=fsum(self._comes[key].values())) for key, wanted in self._wanted.items()
            ),
            ways={way: fsum(weights) for way, weights in self._ways.items()},
        )

    def _falls(self, leaf: _Leaf) -> bool:
        """Somebody it was aimed at is out of the fight, or gone, and was not before."""
        for change in leaf.result.changes:
            id_ = change.key.id
            if change.key.kind != Token.kind or id_ in self._out_before or (self._targets and id_ not in self._targets):
                continue
            if change.after is None or call(self._ruleset, "is_out", change.after, leaf.after):
                return True
        return False
