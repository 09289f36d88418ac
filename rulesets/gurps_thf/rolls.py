"""Success rolls and contests. Rules: COR-1, COR-2, COR-3, MAN-15."""

from collections.abc import Callable, Generator, Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from battlemap.rules.api import Modifier, Roll, Rolled, Table, Text, Verdict

from .tables import numbers

CRITICAL = "critical_success"
SUCCESS = "success"
FAILURE = "failure"
FUMBLE = "critical_failure"
Going = Generator[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Score:
    """A number to roll against: what it starts from, what is added, and a cap that holds after all of it."""

    base: int
    what: Text
    rule: str = "COR-1"
    modifiers: tuple[Modifier, ...] = ()
    cap: Modifier | None = None

    def plus(self, value: int, rule: str, text: Text) -> "Score":
        """With one more modifier; nothing is added for 0."""
        if not value:
            return self
        return Score(self.base, self.what, self.rule, (*self.modifiers, Modifier(value, rule, text)), self.cap)

    def with_all(self, modifiers: tuple[Modifier, ...]) -> "Score":
        more = tuple(m for m in modifiers if m.value)
        return Score(self.base, self.what, self.rule, (*self.modifiers, *more), self.cap) if more else self

    def capped(self, value: int, rule: str, text: Text) -> "Score":
        """Never above `value`; of two caps the lower one holds."""
        if self.cap is not None and self.cap.value <= value:
            return self
        return replace(self, cap=Modifier(value, rule, text))

    @property
    def changed(self) -> int:
        """The sum of the modifiers."""
        return int(sum(m.value for m in self.modifiers))

    @property
    def value(self) -> int:
        free = self.base + self.changed
        return free if self.cap is None else min(free, int(self.cap.value))

    @property
    def told(self) -> tuple[Modifier, ...]:
        """All terms, the base first; a cap as what it takes away. They add up to `value`."""
        over = self.value - self.base - self.changed
        cap = () if self.cap is None or not over else (replace(self.cap, value=over),)
        return (Modifier(self.base, self.rule, self.what), *self.modifiers, *cap)


@dataclass(frozen=True, slots=True)
class Check:
    """What a roll came to. `margin` is signed: number less roll; `how`: the kind of defence it was, if it was one."""

    result: str
    margin: int
    total: int
    how: str = ""

    @property
    def ok(self) -> bool:
        return self.result in (SUCCESS, CRITICAL)

    @property
    def critical(self) -> bool:
        return self.result == CRITICAL

    @property
    def fumble(self) -> bool:
        return self.result == FUMBLE


def critical_up_to(skill: int, extended: bool = False) -> int:
    """The highest roll that is a critical success."""
    table = numbers("rolls")
    best: int = table["always_succeeds"]
    for row in (*table["critical_skills"], *(table["extended_skills"] if extended else ())):
        if skill >= row["skill"]:
            best = max(best, row["up_to"])
    return best


def judge(skill: int, total: int, options: Mapping[str, Any], *, ranged: bool = False) -> Check:
    """What a roll of 3d6 against a skill is. Args: ranged: a ranged attack, whose misses are critical only on 17 and 18."""
    table = numbers("rolls")
    margin = skill - total
    if total <= critical_up_to(skill, bool(options.get("extended_crits"))):
        return Check(CRITICAL, margin, total)
    if total >= table["always_fails"]:
        last = total > table["always_fails"] or skill <= table["critical_failure_up_to_skill"]
        return Check(FUMBLE if last else FAILURE, margin, total)
    if margin >= 0:
        return Check(SUCCESS, margin, total)
    bad = not ranged and -margin >= table["critical_failure_by"]
    return Check(FUMBLE if bad else FAILURE, margin, total)


def roll(
    table: Table,
    score: Score,
    purpose: str,
    by: str,
    *,
    rule: str = "COR-1",
    ranged: bool = False,
    apart: Callable[[Check], Hashable] | None = None,
    secret: bool = False,
) -> Generator[Any, Any, Check]:
    """Roll 3d6 against a score; to be used with `yield from`.

    Args:
        purpose: what it is for, as told ("attack", "dodge").
        ranged: see `judge`.
        apart: what the resolution goes on to look at; None: only success, failure and the two critical ones.
    """
    value, options = score.value, table.options

    def checked(rolled: Rolled) -> Check:
        return judge(value, rolled.total, options, ranged=ranged)

    def verdict(rolled: Rolled) -> Verdict:
        check = checked(rolled)
        return Verdict(check.result, check.margin)

    rolled = yield Roll(
        "3d6",
        purpose,
        by=by,
        target=value,
        modifiers=score.told,
        secret=secret,
        judge=verdict,
        classes=lambda one: (apart or _result)(checked(one)),
        rule=rule,
    )
    return checked(rolled)


@dataclass(frozen=True, slots=True)
class Contest:
    """How a quick contest ended: who won (None: a tie), by how much, and both checks."""

    winner: str | None
    margin: int
    first: Check
    second: Check


def contest(
    table: Table,
    first: tuple[str, Score, str],
    second: tuple[str, Score, str],
    *,
    rule: str = "COR-3",
    apart: Callable[[Check], Hashable] | None = None,
) -> Generator[Any, Any, Contest]:
    """A quick contest: the higher margin wins. To be used with `yield from`.

    Args: first, second: token, score and purpose of each; apart: as of `roll`, margins by default.
    """
    one = yield from roll(table, first[1], first[2], first[0], rule=rule, apart=apart or _margin)
    two = yield from roll(table, second[1], second[2], second[0], rule=rule, apart=apart or _margin)
    ahead = one.margin - two.margin
    winner = first[0] if ahead > 0 else second[0] if ahead < 0 else None
    return Contest(winner, abs(ahead), one, two)


def half(value: int, options: Mapping[str, Any]) -> int:
    """Half of a penalty (R-12).

    >>> half(-5, {"half_penalty_round": "magnitude_up"}), half(-5, {"half_penalty_round": "magnitude_down"})
    (-3, -2)
    """
    size = abs(value)
    size = size // 2 if options["half_penalty_round"] == "magnitude_down" else -(-size // 2)
    return -size if value < 0 else size


def _result(check: Check) -> Hashable:
    return check.result


def _margin(check: Check) -> Hashable:
    return check.result, check.margin
