"""What the pieces between an eye and a body hide of it: height intervals, by exact arithmetic along one vertical slice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

TINY_M = 1e-6  # a shorter slice of a body than this is nothing: rounding must not tell a scene from its mirror image


class Piece(NamedTuple):
    """A piece that a line meets at the `part` (0 to 1) of its way; heights absolute."""

    thing: int
    part: float
    low: float
    high: float


def shadow(eye: float, piece: Piece) -> tuple[float, float]:
    """The heights at the line's end that the piece hides from an eye of that height at its start."""
    rest = eye * (1.0 - piece.part)
    return (piece.low - rest) / piece.part, (piece.high - rest) / piece.part


def turned(piece: Piece) -> Piece:
    """The piece as the line meets it from its other end."""
    return piece._replace(part=1.0 - piece.part)


def union(intervals: Iterable[tuple[float, float]], low: float, high: float) -> list[tuple[float, float]]:
    """The intervals cut to low..high and joined, ascending.

    >>> union([(0, 1), (0.5, 2), (3, 9)], 0.2, 4)
    [(0.2, 2), (3, 4)]
    """
    joined: list[tuple[float, float]] = []
    for start, end in sorted((max(a, low), min(b, high)) for a, b in intervals if b > low and a < high and b > a):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined


def twice(intervals: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Where at least two of the intervals lie over one another.

    >>> twice([(0, 2), (1, 3), (5, 6)])
    [(1, 2)]
    """
    events = sorted([(a, 1) for a, b in intervals if b > a] + [(b, -1) for a, b in intervals if b > a])
    found: list[tuple[float, float]] = []
    depth, since = 0, 0.0
    for at, step in events:
        if depth == 1 and step == 1:
            since = at
        if depth == 2 and step == -1 and at > since:
            found.append((since, at))
        depth += step
    return found


def length(intervals: Sequence[tuple[float, float]]) -> float:
    """The length of joined intervals."""
    return sum(end - start for start, end in intervals)


def overlap(intervals: Sequence[tuple[float, float]], low: float, high: float) -> float:
    """How much of low..high joined intervals cover."""
    return sum(max(0.0, min(end, high) - max(start, low)) for start, end in intervals)
