"""One row of the bench: a ratio, against what, and its goal. Ratios travel between machines, milliseconds do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """`ratio` is ours / theirs when `at_most`, theirs / ours (how far ahead) otherwise."""

    name: str
    against: str
    ratio: float
    goal: float
    at_most: bool = True
    note: str = ""

    @property
    def met(self) -> bool:
        return self.ratio <= self.goal if self.at_most else self.ratio >= self.goal


def show(row: Row) -> str:
    sign = "<=" if row.at_most else ">="
    mark = "met   " if row.met else "MISSED"
    note = f"  ({row.note})" if row.note else ""
    return f"{mark} {row.name:<44} {row.ratio:7.2f}  goal {sign} {row.goal:<6g} {row.against}{note}"


def paired(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> tuple[float, float, float]:
    """Median of same-round ratios ours / theirs, with the two medians; rounds are interleaved (A B A B ...)."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return median(a / b for a, b in pairs), median(a for a, _ in pairs), median(b for _, b in pairs)


def milliseconds(values: Sequence[float]) -> str:
    return " / ".join(f"{value * 1000:.1f} ms" for value in values)
