"""Which steps walls and closed doors block.

A step is the straight line from the middle of a cell to the middle of a neighbour. It is free when it is free after the
smallest shift to its left *or* to its right: touching a wall's end or running along a wall does not block, two walls
that meet across the step do, and mirrored maps agree. A wall that runs exactly through a cell's middle keeps others
from entering the cell from either side, but what stands there may leave.

What does not block: walls with `move` false, open doors, a wall whose top is no more than 0.1 m above the mover's feet or whose
bottom is at or above its head, a one-way wall for who comes from the other side. `one_way` "left" blocks who stands to
the left of the wall, seen from its first point to its last. Feet are on the higher ground of the two cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from battlemap.model.entities import Door, Wall
from battlemap.movement.lattice import Floats, Ints, Lattice

EPS = 1e-6  # as in geometry.segments: a millionth of a cell is on the line
SLACK = 1e-3  # more than any rounding
STEP_OVER_M = 0.1  # a sill so low is stepped over without a thought
Counts = NDArray[np.int32]
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Stature:
    """Where a mover's feet and head are: on the ground plus `lift`, but never below `least` (absolute, for flying)."""

    lift: float = 0.0
    least: float = -np.inf
    height: float = 1.8


@dataclass(frozen=True, slots=True)
class Pieces:
    """Straight blocking pieces as arrays; `owner` names the wall or door a piece belongs to."""

    a: Floats
    b: Floats
    bottom: Floats
    top: Floats
    from_side: NDArray[np.int8]  # 0 blocks both, -1 only who stands left of it, 1 only who stands right
    owner: tuple[str, ...]

    @property
    def has_heights(self) -> bool:
        """True if any piece ends above the ground or below the sky, so that it matters who moves."""
        return bool(np.any(np.isfinite(self.top)) or np.any(self.bottom > 0))


def pieces_of(things: Iterable[Wall | Door]) -> Pieces:
    """The pieces of those walls and doors that block movement now; pieces of no length are left out."""
    a: list[tuple[float, float]] = []
    b: list[tuple[float, float]] = []
    bottom: list[float] = []
    top: list[float] = []
    side: list[int] = []
    owner: list[str] = []
    for thing in things:
        if isinstance(thing, Door):
            if thing.state != "closed":
                continue
            low, high, from_side = -np.inf, np.inf, 0
        else:
            if not thing.move:
                continue
            low = thing.bottom if thing.bottom > 0 else -np.inf
            high = np.inf if thing.top is None else thing.top
            from_side = {"left": -1, "right": 1}.get(thing.one_way or "", 0)
        for start, end in zip(thing.points, thing.points[1:], strict=False):
            if start[:2] != end[:2]:
                a.append((start[0], start[1]))
                b.append((end[0], end[1]))
                bottom.append(low)
                top.append(high)
                side.append(from_side)
                owner.append(thing.id)
    return Pieces(
        np.array(a, dtype=np.float64).reshape(-1, 2),
        np.array(b, dtype=np.float64).reshape(-1, 2),
        np.array(bottom, dtype=np.float64),
        np.array(top, dtype=np.float64),
        np.array(side, dtype=np.int8),
        tuple(owner),
    )


@dataclass(frozen=True, slots=True)
class Hits:
    """For pairs of step and piece: does it block the step shifted to either side, going and coming back."""

    going_low: Bools
    going_high: Bools
    back_low: Bools
    back_high: Bools


def hits(pieces: Pieces, which: Ints, start: Floats, step: Floats, feet: Floats, height: float) -> Hits:
    """Try pieces `which` against steps (start point, vector, height of the feet), pair by pair."""
    p, q = pieces.a[which] - start, pieces.b[which] - start
    length2 = step[:, 0] ** 2 + step[:, 1] ** 2
    side_p = step[:, 0] * p[:, 1] - step[:, 1] * p[:, 0]
    side_q = step[:, 0] * q[:, 1] - step[:, 1] * q[:, 0]
    side_p[np.abs(side_p) < EPS] = 0.0
    side_q[np.abs(side_q) < EPS] = 0.0
    low = (np.minimum(side_p, side_q) < 0) & (np.maximum(side_p, side_q) >= 0)
    high = (np.maximum(side_p, side_q) > 0) & (np.minimum(side_p, side_q) <= 0)
    along_p = (p[:, 0] * step[:, 0] + p[:, 1] * step[:, 1]) / length2
    along_q = (q[:, 0] * step[:, 0] + q[:, 1] * step[:, 1]) / length2
    apart = side_p - side_q
    at = along_p + (along_q - along_p) * side_p / np.where(apart == 0.0, 1.0, apart)
    tall = (pieces.top[which] > feet + STEP_OVER_M) & (pieces.bottom[which] < feet + height)
    going = tall & (at > EPS) & (at <= 1 + EPS)
    back = tall & (at >= -EPS) & (at < 1 - EPS)
    from_side = pieces.from_side[which]
    if from_side.any():
        wall = q - p
        here = np.sign(wall[:, 1] * p[:, 0] - wall[:, 0] * p[:, 1])  # -1: the start is left of the wall
        going &= (from_side == 0) | (from_side == here)
        back &= (from_side == 0) | (from_side == -here)
    return Hits(going & low, going & high, back & low, back & high)


@dataclass(frozen=True, slots=True)
class Barriers:
    """How many pieces block each step [cell, direction] on either side of it. Counts, so that one can be taken out again."""

    low: Counts
    high: Counts

    @property
    def blocked(self) -> Bools:
        return (self.low > 0) & (self.high > 0)

    def changed(self, lattice: Lattice, ground: Floats, stature: Stature, pieces: Pieces, by: int) -> Barriers:
        """The same with `pieces` added (`by` = 1) or taken out (-1)."""
        low, high = self.low.copy(), self.high.copy()
        if len(pieces.owner):
            _count(low, high, lattice, ground, stature, pieces, by)
        return Barriers(low, high)


def barriers(lattice: Lattice, ground: Floats, stature: Stature, pieces: Pieces) -> Barriers:
    """Count for every step of the map the pieces that block it for a mover of that stature."""
    shape = (lattice.count, lattice.directions)
    empty = Barriers(np.zeros(shape, dtype=np.int32), np.zeros(shape, dtype=np.int32))
    return empty.changed(lattice, ground, stature, pieces, 1)


def _count(
    low: Counts, high: Counts, lattice: Lattice, ground: Floats, stature: Stature, pieces: Pieces, by: int
) -> None:
    """Cut long pieces into parts of at most one unit, try each with the steps near it; whole pieces are what is tested."""
    first, last = _inside(pieces, lattice)
    lengths = np.hypot(*(pieces.b - pieces.a).T) * (last - first)
    parts = np.where(last >= first, np.maximum(1, np.ceil(lengths)), 0).astype(np.int64)
    which = np.repeat(np.arange(len(parts)), parts)
    place = (np.arange(len(which)) - np.repeat(np.cumsum(parts) - parts, parts) + 0.5) / parts[which]
    place = first[which] + (last - first)[which] * place
    middles = pieces.a[which] + (pieces.b - pieces.a)[which] * place[:, None]
    spans = (lengths / np.maximum(parts, 1))[which]
    size, half = lattice.count * lattice.directions, lattice.directions // 2
    seen = [np.zeros(0, dtype=np.int64)] * half
    for begin in range(0, len(which), 4096):
        part, near = lattice.near(middles[begin : begin + 4096], 2)
        part += begin
        across, down = (lattice.centers[near] - middles[part]).T
        span = spans[part]
        for direction in range(half):
            vector = lattice.vectors[direction]
            # a step meets a part only if their middles are no farther apart than half of both
            apart = (across + vector[0] / 2) ** 2 + (down + vector[1] / 2) ** 2
            met = apart <= ((span + float(np.hypot(*vector))) / 2 + SLACK) ** 2
            pairs = np.unique(which[part[met]] * lattice.count + near[met])
            tried, start = pairs // lattice.count, pairs % lattice.count
            end = lattice.neighbors[start, direction]
            # a piece cut between two batches is tried once with each step
            ok = (end >= 0) & ~np.isin(pairs, seen[direction])
            seen[direction] = pairs
            start, end, tried = start[ok], end[ok], tried[ok]
            feet = np.maximum(np.maximum(ground[start], ground[end]) + stature.lift, stature.least)
            steps = np.broadcast_to(vector, (len(start), 2))
            hit = hits(pieces, tried, lattice.centers[start], steps, feet, stature.height)
            going = start * lattice.directions + direction
            back = end * lattice.directions + direction + half
            for counts, one, other in ((low, hit.going_low, hit.back_low), (high, hit.going_high, hit.back_high)):
                blocked = np.concatenate([going[one], back[other]])
                flat = counts.reshape(-1)
                if len(blocked) * 8 < size:
                    np.add.at(flat, blocked, np.int32(by))
                else:
                    flat += (by * np.bincount(blocked, minlength=size)).astype(np.int32)


def _inside(pieces: Pieces, lattice: Lattice) -> tuple[Floats, Floats]:
    """From where to where (0 to 1) each piece lies near the map; first > last: nowhere. Walls may be drawn far beyond it."""
    low, high = lattice.centers.min(axis=0) - 2.0, lattice.centers.max(axis=0) + 2.0
    along = pieces.b - pieces.a
    flat = along == 0.0
    safe = np.where(flat, 1.0, along)
    one, two = (low - pieces.a) / safe, (high - pieces.a) / safe
    outside = flat & ((pieces.a < low) | (pieces.a > high))
    enter = np.where(flat, 0.0, np.minimum(one, two)).max(axis=1)
    leave = np.where(flat, 1.0, np.maximum(one, two)).min(axis=1)
    first, last = np.clip(enter, 0.0, 1.0), np.clip(leave, 0.0, 1.0)
    gone = outside.any(axis=1) | (enter > 1.0) | (leave < 0.0) | (enter > leave)
    return np.where(gone, 1.0, first), np.where(gone, 0.0, last)


def blockers(pieces: Pieces, start: Floats, end: Floats, feet: float, height: float) -> tuple[str, ...]:
    """Ids of the walls and doors that block the straight way from `start` to `end`, in no promised order; () if it is free."""
    count = len(pieces.owner)
    if not count:
        return ()
    many = np.broadcast_to(start, (count, 2))
    step = np.broadcast_to(end - start, (count, 2))
    hit = hits(pieces, np.arange(count), many, step, np.full(count, feet), height)
    if not (hit.going_low.any() and hit.going_high.any()):
        return ()
    found = np.flatnonzero(hit.going_low | hit.going_high)
    return tuple(dict.fromkeys(pieces.owner[i] for i in found))
