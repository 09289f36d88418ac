"""What fills a room: an effect that goes round corners, as far as its way is long, and stops at walls and closed doors.

Whatever a straight line reaches lies at the grid's own distance. What it does not reach is filled from there step by step, from
the middle of a place to that of a neighbour, each step costing what the grid says. A step is closed by what leaves no opening,
as high as a person, between the ground of both places: a wall up to the breast is no end of it, a cliff of two metres is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Grid
from battlemap.geometry.segments import crossing_each
from battlemap.geometry.shapes_extent import Extent
from battlemap.vision.bodies import STANDING
from battlemap.vision.field import cut
from battlemap.vision.ground import Ground
from battlemap.vision.screens import Screens, from_wall

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
MOST_PARTS = 4096  # of walls, looked at in one go


def spread(
    grid: Grid, ground: Ground, screens: Screens, domain: Extent, straight: Bools, most: float, level_m: float
) -> Extent:
    """The places of `domain` the effect fills, at the length of its way.

    Args:
        level_m: how high the ground is where it starts: what lies much higher or lower is not reached by a straight line.
        domain: where it may go, at the grid's distances.
        straight: which of them a straight line reaches.
        most: how long a way may be, in cells.
    """
    heights = _heights(grid, ground, domain)
    straight = straight & (np.abs(heights - level_m) < STANDING.top_m)
    if straight.all() or not straight.any():
        return domain.only(straight)
    rest = np.flatnonzero(~straight)
    steps, costs = domain.plane.steps()
    source = np.stack([domain.find(domain.pairs[:, rest] - steps[:, [d]]) for d in range(len(costs))], axis=1)
    _close(heights, screens, domain, rest, source)
    far = domain.far.copy()
    far[rest] = np.inf
    alternating = domain.plane.diagonals == "5-10-5"
    filled = _alternating(domain, far, rest, source) if alternating else _filled(far, rest, source, costs, most)
    filled[filled > most + 1e-9] = np.inf
    return domain.at(filled)


def _filled(far: Floats, rest: Ints, source: Ints, costs: Floats, most: float) -> Floats:
    """The shortest ways into the places `rest`; from `source[i, d]` leads a step of the cost `costs[d]`, -1: none."""
    known = np.append(far, np.inf)  # so that -1 is nowhere
    by_step, cost = np.ascontiguousarray(source.T), costs[:, None]
    while True:
        best = (known[by_step] + cost).min(axis=0)
        best[best > most + 1e-9] = np.inf
        nearer = best < known[rest] - 1e-12
        if not nearer.any():
            return known[:-1]
        known[rest[nearer]] = best[nearer]


def _alternating(domain: Extent, far: Floats, rest: Ints, source: Ints) -> Floats:
    """As `_filled` where every second diagonal counts two: each place is known by an even and an odd number of diagonals."""
    steps, _ = domain.plane.steps()
    diagonal = (steps != 0).all(axis=0)
    start = np.array(domain.anchor)[:, None]
    fewer = np.ceil(np.abs(domain.pairs - start) - 1e-9).min(axis=0).astype(np.int64) & 1
    known = np.full((2, len(far) + 1), np.inf)
    known[fewer, np.arange(len(far))] = far
    while True:
        before = known.copy()
        for odd in (0, 1):
            plain = (known[odd][source[:, ~diagonal]] + 1.0).min(axis=1, initial=np.inf)
            turned = (known[1 - odd][source[:, diagonal]] + (1.0 if odd else 2.0)).min(axis=1, initial=np.inf)
            known[odd, rest] = np.minimum(known[odd, rest], np.minimum(plain, turned))
        if (before == known).all():
            return cast(Floats, known.min(axis=0)[:-1])


def _close(heights: Floats, screens: Screens, domain: Extent, rest: Ints, source: Ints) -> None:
    """Strike out (-1) the steps that something closes."""
    to = np.broadcast_to(rest[:, None], source.shape)
    low = np.maximum(heights[source], heights[to])
    high = np.minimum(heights[source], heights[to]) + STANDING.top_m
    sides = np.zeros((2, source.size), dtype=np.bool_)
    for step, piece in _near(screens, domain, rest, source):
        start = domain.centers[source.reshape(-1)[step]]
        walls, from_side = screens.pieces[piece], screens.from_side[piece]
        covers = screens.heights[piece, 0] <= low.reshape(-1)[step] + 1e-9
        covers &= screens.heights[piece, 1] >= high.reshape(-1)[step] - 1e-9
        covers &= (from_side == 0) | (from_side == np.sign(from_wall(walls, start)))
        hits = crossing_each(walls, start, domain.centers[to.reshape(-1)[step]])
        for side, hit in enumerate(hits):
            sides[side, step[hit & covers]] = True
    source[(low >= high) | (sides[0] & sides[1]).reshape(source.shape)] = -1


def _near(screens: Screens, domain: Extent, rest: Ints, source: Ints) -> Iterator[tuple[Ints, Ints]]:
    """Pairs of a step (its number in `source`, counted row by row) and a piece that may cross it; some come twice."""
    plane, centers = domain.plane, domain.centers
    parts, whole = cut(screens.pieces, centers.min(axis=0) - 1.0, centers.max(axis=0) + 1.0)
    length = np.hypot(*(parts[:, 2:] - parts[:, :2]).T)
    count = np.maximum(1, np.ceil(length)).astype(np.intp)
    owner = np.repeat(np.arange(len(parts)), count)
    place = (np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count) + 0.5) / count[owner]
    middle = parts[owner, :2] + (parts[owner, 2:] - parts[owner, :2]) * place[:, None]
    half = (length / count)[owner] / 2
    piece = np.flatnonzero(whole)[owner]
    # No step that meets a part (one unit long at most) leads to a cell farther off than this.
    reach = 3 if plane.points else 2
    span = np.arange(-reach, reach + 1) / (2 if plane.points else 1)
    about = np.stack([np.tile(span, len(span)), np.repeat(span, len(span))])
    row_of = np.full(len(domain) + 1, -1, dtype=np.intp)
    row_of[rest] = np.arange(len(rest))
    steps, _ = plane.steps()
    half_step = np.hypot(*plane.vectors(steps[0], steps[1])) / 2
    back = np.stack(plane.vectors(steps[0], steps[1]), axis=1) / 2
    for begin in range(0, len(owner), MOST_PARTS):
        here = slice(begin, begin + MOST_PARTS)
        pairs = plane.nearest(middle[here])[:, :, None] + about[:, None, :]
        row = row_of[domain.find(pairs.reshape(2, -1))]
        part = np.repeat(np.arange(begin, begin + pairs.shape[1]), pairs.shape[2])[row >= 0]
        row = row[row >= 0]
        away = centers[rest[row]] - middle[part]
        for direction in range(source.shape[1]):
            gap = ((away - back[direction]) ** 2).sum(axis=1)
            met = (gap <= (half[part] + half_step[direction] + 1e-3) ** 2) & (source[row, direction] >= 0)
            yield row[met] * source.shape[1] + direction, piece[part[met]]


def _heights(grid: Grid, ground: Ground, domain: Extent) -> Floats:
    if not len(ground.edges.tops):
        return np.zeros(len(domain))
    return np.array([ground.height(cell) for cell in domain], dtype=np.float64)
