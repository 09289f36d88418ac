"""Straight pieces: which touch the picture, and where doors open them. All pieces at once, in numpy."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from battlemap.model.entities import Pair

Pieces = npt.NDArray[np.float64]  # shape (N, 4): x1, y1, x2, y2
Truth = npt.NDArray[np.bool_]

NO_LENGTH = 1e-6
ON_BORDER = 1e-9
ON_WALL = 0.05
"""How far a door may lie beside the wall it opens, in cells."""
SNAP = 0.001
"""Ends closer than this are one point, so that no hair of light falls through."""


def pieces_of(chains: Iterable[Sequence[Pair]]) -> Pieces:
    """The pieces of all chains in order, those of no length too."""
    found = [(*a, *b) for chain in chains for a, b in itertools.pairwise(chain)]
    return np.array(found, dtype=np.float64).reshape(-1, 4)


def lengths(pieces: Pieces) -> npt.NDArray[np.float64]:
    return np.hypot(pieces[:, 2] - pieces[:, 0], pieces[:, 3] - pieces[:, 1])


def touching(pieces: Pieces, width: float, height: float) -> Truth:
    """Which pieces meet the box from (0, 0) to (width, height), its border included (taking `map_origin` off rounds)."""
    first, last = np.zeros(len(pieces)), np.ones(len(pieces))
    outside = np.zeros(len(pieces), dtype=np.bool_)
    for axis, side in ((0, width), (1, height)):
        low, high = -ON_BORDER, side + ON_BORDER
        start, along = pieces[:, axis], pieces[:, axis + 2] - pieces[:, axis]
        still = np.abs(along) < 1e-12  # a smaller slope would overflow below
        safe = np.where(still, 1.0, along)
        one, two = (low - start) / safe, (high - start) / safe
        outside |= still & ((start < low) | (start > high))
        first = np.maximum(first, np.where(still, 0.0, np.minimum(one, two)))
        last = np.minimum(last, np.where(still, 1.0, np.maximum(one, two)))
    return ~outside & (first <= last)


def cut_at(pieces: Pieces, doors: Iterable[tuple[Pair, Pair]]) -> Pieces:
    """The pieces without the parts that lie along a door (within `ON_WALL`), so that the door opens something."""
    for p, q in doors:
        pieces = _cut(pieces, np.array(p), np.array(q))
    return pieces


def _cut(pieces: Pieces, p: npt.NDArray[np.float64], q: npt.NDArray[np.float64]) -> Pieces:
    low, high = np.minimum(p, q) - ON_WALL, np.maximum(p, q) + ON_WALL
    near = (
        (np.minimum(pieces[:, 0], pieces[:, 2]) <= high[0]) & (np.maximum(pieces[:, 0], pieces[:, 2]) >= low[0])
        & (np.minimum(pieces[:, 1], pieces[:, 3]) <= high[1]) & (np.maximum(pieces[:, 1], pieces[:, 3]) >= low[1])
    )  # fmt: skip
    if not near.any():
        return pieces
    cut: list[Pieces] = []
    done = 0
    for index in np.flatnonzero(near):
        parts = _without(pieces[index], p, q)
        if parts is not None:
            cut += [pieces[done:index], parts]
            done = int(index) + 1
    return np.concatenate([*cut, pieces[done:]]) if cut else pieces


def _without(piece: Pieces, p: npt.NDArray[np.float64], q: npt.NDArray[np.float64]) -> Pieces | None:
    """What is left of one piece (0 to 2 pieces) beside a door that lies on it; None if it does not lie on it."""
    a, b = piece[:2], piece[2:]
    along = b - a
    length = float(np.hypot(*along))
    if length <= NO_LENGTH:
        return None
    unit = along / length
    beside = [abs(unit[0] * (end - a)[1] - unit[1] * (end - a)[0]) for end in (p, q)]
    start, end = sorted((float(unit @ (p - a)), float(unit @ (q - a))))
    parallel = end - start >= 0.9 * float(np.hypot(*(q - p)))
    if max(beside) > ON_WALL or not parallel or min(end, length) - max(start, 0.0) <= SNAP:
        return None
    left = [(0.0, start)] if start > SNAP else []
    right = [(end, length)] if end < length - SNAP else []
    return np.array([[*(a + unit * s), *(a + unit * e)] for s, e in left + right]).reshape(-1, 4)


class Snapper:
    """Gives points that are closer than `SNAP` to an earlier one the earlier one's place."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Pair] = {}

    def __call__(self, point: Pair) -> Pair:
        column, row = round(point[0] / SNAP), round(point[1] / SNAP)
        for dx, dy in itertools.product((0, -1, 1), repeat=2):
            known = self._known.get((column + dx, row + dy))
            if known is not None and abs(known[0] - point[0]) < SNAP and abs(known[1] - point[1]) < SNAP:
                return known
        return self._known.setdefault((column, row), point)


def chains_of(pieces: Pieces, snap: Snapper) -> tuple[list[list[Pair]], int]:
    """The pieces joined into chains where one begins where the last ended; how many stood there already."""
    chains: list[list[Pair]] = []
    seen: set[tuple[Pair, Pair]] = set()
    doubles = 0
    for x1, y1, x2, y2 in pieces.tolist():
        a, b = snap((x1, y1)), snap((x2, y2))
        if a == b:
            continue
        if (key := (min(a, b), max(a, b))) in seen:
            doubles += 1
            continue
        seen.add(key)
        if chains and chains[-1][-1] == a:
            chains[-1].append(b)
        else:
            chains.append([a, b])
    return chains, doubles
