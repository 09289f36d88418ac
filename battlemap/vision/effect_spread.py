"""What fills a room: an effect that goes round corners, as far as its way is long, and stops at walls and closed doors.

Whatever a straight line reaches lies at the grid's own distance. What it does not reach is filled from there step by step, from
the middle of a place to that of a neighbour, each step costing what the grid says. A step is closed by what leaves no opening,
as high as a person, between the ground of both places: a wall up to the breast is no end of it, a cliff of two metres is.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Grid
from battlemap.geometry.shapes_extent import Extent
from battlemap.vision.bodies import STANDING
from battlemap.vision.ground import Ground
from battlemap.vision.screens import Screens

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]


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
    while True:
        best = (known[source] + costs).min(axis=1)
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
    row, direction = np.nonzero(source >= 0)
    a, b = source[row, direction], rest[row]
    low, high = np.maximum(heights[a], heights[b]), np.minimum(heights[a], heights[b]) + STANDING.top_m
    closed = low >= high
    centers = domain.centers
    met = screens.meet(centers[a], centers[b], sight_only=True)
    covers = screens.heights[met.piece, 0] <= low[met.line] + 1e-9
    covers &= screens.heights[met.piece, 1] >= high[met.line] - 1e-9
    on_left, on_right = np.zeros(len(a), dtype=np.bool_), np.zeros(len(a), dtype=np.bool_)
    on_left[met.line[met.left & covers]] = True
    on_right[met.line[met.right & covers]] = True
    closed |= on_left & on_right
    source[row[closed], direction[closed]] = -1


def _heights(grid: Grid, ground: Ground, domain: Extent) -> Floats:
    if not len(ground.edges.tops):
        return np.zeros(len(domain))
    return np.array([ground.height(cell) for cell in domain], dtype=np.float64)
