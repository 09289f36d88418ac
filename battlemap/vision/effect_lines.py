"""Line of effect from one place to very many: does a straight line reach them past what stops a blast?

For each wall only the targets in its angle, as seen from the start, are looked at, so a whole area costs about as much as its
outline. What is as high as the sky is decided here by numbers alone; where heights matter, `los` decides as it does for sight.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.segments import Walls, crossing_each
from battlemap.vision.bodies import Body
from battlemap.vision.los import stops_between
from battlemap.vision.screens import Screens

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
TURN = 2.0 * np.pi
CLOSE = 1e-5  # a wall so close to the start may stand in any direction
MOST_PAIRS = 400_000


def reached(screens: Screens, here: Body, points: Floats, bodies: Callable[[Ints], list[Body]]) -> Bools:
    """Which points a straight line from `here` reaches.

    Args:
        points: shape (N, 2).
        bodies: the bodies at the points of those numbers; asked only where heights of walls or of the ground matter.
    """
    result = np.ones(len(points), dtype=np.bool_)
    start = np.array(here.point, dtype=np.float64)
    near = about(screens.pieces, np.vstack([points, start[None, :]]))
    near = near[screens.hides_from(start)[near]]
    if not len(near) or not len(points):
        return result
    met, hidden = np.zeros((2, len(points)), dtype=np.bool_), np.zeros((2, len(points)), dtype=np.bool_)
    for piece, target in _pairs(screens.pieces[near], start, points):
        walls = screens.pieces[near[piece]]
        sides = crossing_each(walls, np.broadcast_to(start, (len(target), 2)), points[target])
        endless = screens.endless[near[piece]]
        for side, hit in enumerate(sides):
            met[side, target[hit]] = True
            hidden[side, target[hit & endless]] = True
    result &= ~(hidden[0] & hidden[1])
    unsure = np.flatnonzero(met[0] & met[1] & result)
    if len(unsure):
        result[unsure] = [not stopped for stopped in stops_between(screens, here, bodies(unsure))]
    return result


def about(walls: Walls, points: Floats) -> Ints:
    """The walls that reach into the box round the points."""
    low, high = points.min(axis=0) - CLOSE, points.max(axis=0) + CLOSE
    inside = np.ones(len(walls), dtype=np.bool_)
    for axis in (0, 1):
        one, other = walls[:, axis], walls[:, axis + 2]
        inside &= (np.maximum(one, other) >= low[axis]) & (np.minimum(one, other) <= high[axis])
    return np.flatnonzero(inside)


def _pairs(walls: Walls, start: Floats, points: Floats) -> list[tuple[Ints, Ints]]:
    """Pairs of walls and points that may lie behind them, in blocks of a bearable number."""
    to = points - start
    angle, far = np.arctan2(to[:, 1], to[:, 0]) % TURN, np.hypot(*to.T)
    order = np.argsort(angle, kind="stable")
    twice = np.concatenate([angle[order], angle[order] + TURN])
    p, q = walls[:, :2] - start, walls[:, 2:] - start
    along = q - p
    length2 = np.maximum((along**2).sum(axis=1), 1e-300)
    part = np.clip(-(p * along).sum(axis=1) / length2, 0.0, 1.0)
    away = np.hypot(*(p + along * part[:, None]).T)
    turn = p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0]
    first = np.where((turn < 0)[:, None], q, p)
    span = np.arctan2(np.abs(turn), (p * q).sum(axis=1))
    pad = CLOSE / np.maximum(away, CLOSE) + 1e-9
    low = (np.arctan2(first[:, 1], first[:, 0]) - pad) % TURN
    high = np.minimum(low + span + 2 * pad, low + TURN - 1e-9)
    begin, end = np.searchsorted(twice, low), np.searchsorted(twice, high, side="right")
    close = away <= CLOSE
    begin[close], end[close] = 0, len(points)
    counts = end - begin
    blocks = []
    for block in _blocks(counts):
        piece = np.repeat(block, counts[block])
        ahead = np.arange(len(piece)) - np.repeat(np.cumsum(counts[block]) - counts[block], counts[block])
        target = order[(begin[piece] + ahead) % len(points)]
        behind = far[target] >= away[piece] - CLOSE
        blocks.append((cast(Ints, piece[behind]), cast(Ints, target[behind])))
    return blocks


def _blocks(counts: Ints) -> list[Ints]:
    total = np.cumsum(counts)
    return [part for part in np.split(np.arange(len(counts)), np.unique(_cuts(total))) if len(part)]


def _cuts(total: Ints) -> Ints:
    steps = np.arange(MOST_PAIRS, int(total[-1]) if len(total) else 0, MOST_PAIRS)
    return np.searchsorted(total, steps, side="right")
