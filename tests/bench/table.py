"""One row of the bench: a ratio, against what, and its goal. Ratios travel between machines, milliseconds do not."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """`ratio` is ours / theirs when `at_most`, theirs / ours (how far ahead) otherwise. Without a goal it only informs."""

    name: str
    against: str
    ratio: float
    goal: float | None
    at_most: bool = True
    note: str = ""

    @property
    def met(self) -> bool:
        if self.goal is None:
            return True
        return self.ratio <= self.goal if self.at_most else self.ratio >= self.goal


def show(row: Row) -> str:
    mark = "      " if row.goal is None else "met   " if row.met else "MISSED"
    goal = "" if row.goal is None else f"goal {'<=' if row.at_most else '>='} {row.goal:.3g}"
    ratio = f"{row.ratio:.2f}" if row.ratio >= 0.1 else f"{row.ratio:.4f}"
    note = f"  ({row.note})" if row.note else ""
    return f"{mark} {row.name:<47} {ratio:>7}  {goal:<13} {row.against}{note}"


def paired(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> tuple[float, float, float]:
    """Median of same-round ratios ours / theirs, with the two medians; rounds are interleaved (A B A B ...)."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return median(a / b for a, b in pairs), median(a for a, _ in pairs), median(b for _, b in pairs)


def cpu(work: Callable[[], object], times: int = 1, before: Callable[[], object] = lambda: None) -> Callable[[], float]:
    """Measures the processor seconds of `work`, the mean of `times` in a row: what others do meanwhile does not count.

    `before` is done first and not measured.
    """
    return _clocked(time.process_time, work, times, before)


def wall(work: Callable[[], object], times: int = 1) -> Callable[[], float]:
    """Measures the seconds `work` takes by the clock on the wall: for whatever waits for a disk or a screen."""
    return _clocked(time.perf_counter, work, times, lambda: None)


def _clocked(
    clock: Callable[[], float], work: Callable[[], object], times: int, before: Callable[[], object]
) -> Callable[[], float]:
    def measure() -> float:
        before()
        gc.collect(0)
        started = clock()
        for _ in range(times):
            work()
        return (clock() - started) / times

    return measure


def ahead(
    name: str,
    against: str,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    rounds: int,
    goal: float | None,
    note: str = "",
) -> Row:
    """A row of how many times faster we are."""
    ratio, a, b = paired(theirs, ours, rounds)
    return Row(name, against, ratio, goal, at_most=False, note=_noted(note, b, a))


def within(
    name: str,
    against: str,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    rounds: int,
    goal: float | None,
    note: str = "",
) -> Row:
    """A row of how many times as long as the other we take."""
    ratio, a, b = paired(ours, theirs, rounds)
    return Row(name, against, ratio, goal, note=_noted(note, a, b))


def _noted(note: str, ours: float, theirs: float) -> str:
    return ", ".join(part for part in (milliseconds((ours, theirs)), note) if part)


def milliseconds(values: Sequence[float]) -> str:
    return " / ".join(f"{value * 1000:.3g} ms" for value in values)
