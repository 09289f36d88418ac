"""Exact odds: the same resolution, run once for each result the dice can have, with its weight. There is no second formula.

The tree of dice is walked depth first. A generator cannot be copied, so each leaf is a run of its own from the start, fed with
the branch taken at each roll. What the table worked out is remembered between the runs, and rolls of one class
(`Roll.classes`) are one branch. Where the tree is too large, seeded runs are counted instead, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import fsum
from typing import TYPE_CHECKING, Any

from battlemap.model.entities import Token
from battlemap.rules.dice import SeededDice
from battlemap.rules.dicetree import Branches, TooMany
from battlemap.rules.driver import Result, Start
from battlemap.rules.feeds import Feed
from battlemap.rules.grafts import Grafted, Grafts, Place, Trail, grows_on, regrown
from battlemap.rules.guard import call
from battlemap.rules.passing import Pass
from battlemap.rules.record import Sense, sense, shown, why_told
from battlemap.rules.remembering import RememberingTable
from battlemap.rules.steps import Apply, Outcome, Roll
from battlemap.rules.treefeed import Assumed, EvenFeed, TreeFeed
from battlemap.rules.waiting import POINTS, take_first

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import SceneTable, Table

MAX_RUNS = 4_000
SAMPLES = 2_000
LEAVES = 16  # for each run, with those that are grafted
FEWEST = 60
FOR_EACH = 4  # a resolution that looks at so many tokens is so much work for each of them, and is counted less often


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
    found = [(leaf.weight, leaf.result) for leaf in _leaves(ruleset, table, start, given, max_runs, graft=False)]
    given.check()
    return found


@dataclass(frozen=True, slots=True)
class _Leaf:
    """One run: its chance, how it ended, and the table as it is then; `trail`: the branches taken; `run`: not a graft."""

    weight: float
    result: Result
    after: SceneTable
    trail: Trail = ()
    run: bool = True


def _leaves(
    ruleset: Ruleset, table: SceneTable, start: Start, answers: Assumed, max_runs: int, *, graft: bool = True
) -> Iterator[_Leaf]:
    """All leaves. Args: graft: what goes on alike (`Roll.same`) is run once, and only its chances and rolls are right."""
    grafts = Grafts() if graft and not answers.given.overrides else None
    leaves: list[_Leaf] = []
    remembering = RememberingTable.remember(table)
    known: dict[Trail, Branches] = {}
    waiting: list[Trail] = [()]
    done = 0
    while waiting:
        feed = TreeFeed(answers, waiting.pop(), known, grafts)
        done += 1
        leaf = None
        try:
            leaf = _run(ruleset, remembering, start, feed)
        except Grafted as cut:
            assert grafts is not None
            grafts.cut.append(cut)
        waiting.extend(reversed(feed.others))
        if done + len(waiting) > max_runs:
            raise TooMany
        if leaf is not None:
            found = _Leaf(feed.weight, leaf.result, leaf.after, feed.trail())
            leaves.append(found)
            yield found
    if grafts is not None and grafts.cut:
        yield from _grafted(leaves, grafts.cut, LEAVES * max_runs)


def _grafted(leaves: Sequence[_Leaf], cuts: Sequence[Grafted], most: int) -> Iterator[_Leaf]:
    """The leaves of all that was cut; on what is put there something else may have been cut. Raises TooMany."""
    known: dict[Trail, list[_Leaf]] = {}

    def grown(on: Place) -> list[_Leaf]:
        if on.trail not in known:
            found = [leaf for leaf in leaves if grows_on(leaf.trail, on)]
            for cut in cuts:
                if grows_on(cut.here.trail, on):
                    found += (_graft(cut, leaf) for leaf in grown(cut.there))
            if len(found) > most:
                raise TooMany
            known[on.trail] = found
        return known[on.trail]

    count = 0
    for cut in cuts:
        count += len(grown(cut.there))
        if count > most:
            raise TooMany
        yield from (_graft(cut, leaf) for leaf in grown(cut.there))


def _graft(cut: Grafted, leaf: _Leaf) -> _Leaf:
    there = cut.there
    result = replace(leaf.result, record=regrown(cut, leaf.result.record))
    weight = leaf.weight / there.weight * cut.here.weight
    return _Leaf(weight, result, leaf.after, cut.here.trail + leaf.trail[len(there.trail) :], run=False)


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

    try:
        outcome = run.play(to_the_end)
    except Grafted as cut:
        cut.record = run.record(())
        raise
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
        self._leaves = 0
        self._runs = 0

    def add(self, leaf: _Leaf) -> None:
        weight, result = leaf.weight, leaf.result
        self._leaves += 1
        self._runs += leaf.run
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
            self._comes.setdefault(key, {})[self._leaves] = weight
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
