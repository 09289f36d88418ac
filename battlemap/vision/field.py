"""The region seen from a point: an exact polygon, by an angular sweep in numpy over many walls at once.

The directions of all ends of walls cut the circle into intervals inside which the order of walls cannot change (walls that
cross are cut first). In each the nearest wall is that of the largest inverse depth, which is linear in the direction. Of very
many walls, the nearest few first tell how far one can see at most in each of `BINS` directions; what begins beyond is dropped.

Each wall reaches a hair (`ON_LINE`) beyond its ends, so no light leaks where two walls meet. A wall the eye stands on, and one
seen exactly edge on, hides nothing, as in `los`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.segments import ON_LINE, Walls
from battlemap.geometry.types import Cell, Rect, ScenePoint
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.bodies import body_of
from battlemap.vision.screens import FULL, Rays, screens_of

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
MANY = 1500  # walls; of more, the hidden ones are dropped first
NEAREST = 384
BINS = 1024
ARC_STEPS = 180
MOST_AT_ONCE = 2_000_000  # pairs of wall and interval looked at in one go
TURN = 2.0 * np.pi


def visible_region(
    view: ScenarioView, scene: str, a: Token | Cell, radius: float | None = None, of: Rays = "sight"
) -> Floats:
    """What is seen from a token or cell, at the height of its eye, within the bounds of the scene.

    Walls, closed doors and edges of the ground hide what is behind them where they are as high as the eye.

    Args:
        radius: how far, in scene units; None: no limit.
        of: "light" for what a lamp at that place lights up.
    Returns: the corners of a polygon, clockwise on the screen, that may touch itself but not cross, shape (K, 2), K >= 3.
    """
    grid = view.scene(scene).grid.grid()
    body = body_of(view, scene, grid, a)
    screens = screens_of(view, scene, of)
    eye = np.array(body.point, dtype=np.float64)
    parts, source = screens.noded
    if radius is not None:
        near = screens.noded_near(body.point, radius)
        parts, source = parts[near], source[near]
    hides = screens.sight & screens.hides_from(eye)
    hides &= (screens.heights[:, 0] < body.eye_m) & (screens.heights[:, 1] > body.eye_m)
    kept = hides[source]
    return visible_polygon(parts[kept], body.point, grid.bounds(), radius, screens.group[source[kept]])


def visible_polygon(
    walls: Walls, eye: ScenePoint, box: Rect, radius: float | None = None, groups: Ints | None = None
) -> Floats:
    """The part of a box that is seen from a point.

    Args:
        walls: shape (N, 4); they may touch, but not cross (`nodes.node` cuts them).
        box: widened to hold the eye with a margin of one unit if it lies outside.
        radius: how far, in scene units; the arc is drawn in steps of two degrees. None: no limit. Walls beyond cost little.
        groups: for each wall `FULL`, or a number of 0 or more: of walls with the same number only every second one that a ray
            meets hides (what stands behind a thicket is hidden, the thicket is not).
    Returns: corners clockwise (y runs down), shape (K, 2).
    """
    center = np.array(eye, dtype=np.float64)
    own = np.full(len(walls), FULL, dtype=np.intp) if groups is None else groups
    low, high = _box(box, center)
    parts, inside = cut(walls, low, high)
    group = np.concatenate([own[inside], np.full(4, FULL, dtype=np.intp)])
    pieces = _pieces(np.concatenate([parts, _sides(low, high)]), center, group, radius)
    if len(pieces.p) > MANY:
        pieces = pieces.take(_unhidden(pieces, radius))
    extra = _directions(ARC_STEPS if radius is not None else 0)
    swept = _sweep(pieces, extra)
    start, end = swept.ends(pieces, radius)
    joint = (swept.nearest == np.roll(swept.nearest, -1)) & (swept.nearest >= 0)
    keep = np.stack([~np.roll(joint, 1), ~joint], axis=1).reshape(-1)
    outline: Floats = np.stack([start, end], axis=1).reshape(-1, 2)[keep] + center
    moved = np.hypot(*(outline - np.roll(outline, 1, axis=0)).T) > 1e-9
    corners: Floats = outline[moved]
    return corners


class Pieces(NamedTuple):
    """Walls about the eye, ends ordered so that the direction grows from p to q; `normal` . direction = inverse depth."""

    p: Floats
    q: Floats
    normal: Floats
    group: Ints

    def take(self, which: Bools | Ints) -> Pieces:
        return Pieces(self.p[which], self.q[which], self.normal[which], self.group[which])


class Swept(NamedTuple):
    """Intervals of directions, each from `angle` to the next one's, and the number of the nearest piece in each (-1: none)."""

    angle: Floats
    nearest: Ints

    def ends(self, pieces: Pieces, radius: float | None) -> tuple[Floats, Floats]:
        """The points seen at the start and at the end of each interval."""
        found = []
        for angle in (self.angle, np.roll(self.angle, -1)):
            to = np.stack([np.cos(angle), np.sin(angle)], axis=1)
            far = np.full(len(angle), radius if radius is not None else 0.0)
            hit = self.nearest >= 0
            piece = self.nearest[hit]
            inverse = (pieces.normal[piece] * to[hit]).sum(axis=1)
            longest = np.maximum(np.hypot(*pieces.p[piece].T), np.hypot(*pieces.q[piece].T))
            far[hit] = 1.0 / np.maximum(inverse, 1.0 / longest)
            found.append(to * far[:, None])
        return found[0], found[1]


def _directions(count: int) -> Floats:
    """So many directions round the circle, in radians."""
    return np.linspace(0.0, TURN, count, endpoint=False, dtype=np.float64)


def _box(box: Rect, eye: Floats) -> tuple[Floats, Floats]:
    """The upper left and lower right corner of a box round the eye."""
    low, high = np.array([box.x, box.y]), np.array([box.x + box.width, box.y + box.height])
    if ((eye <= low + ON_LINE) | (eye >= high - ON_LINE)).any():
        low, high = np.minimum(low, eye - 1.0), np.maximum(high, eye + 1.0)
    return low, high


def _sides(low: Floats, high: Floats) -> Walls:
    (left, top), (right, bottom) = low, high
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return np.array([(*corners[i], *corners[(i + 1) % 4]) for i in range(4)], dtype=np.float64)


def cut(walls: Walls, low: Floats, high: Floats) -> tuple[Walls, Bools]:
    """The parts of walls inside the box, and which walls have one."""
    inside = np.ones(len(walls), dtype=np.bool_)
    over = np.zeros(len(walls), dtype=np.bool_)
    for i in (0, 1):
        one, other = walls[:, i], walls[:, i + 2]
        inside &= np.maximum(one, other) >= low[i]
        inside &= np.minimum(one, other) <= high[i]
        over |= (np.minimum(one, other) < low[i]) | (np.maximum(one, other) > high[i])
    over &= inside
    if not over.any():
        return walls[inside], inside
    result = walls.copy()
    start, along = walls[over, :2], walls[over, 2:] - walls[over, :2]
    flat = along == 0.0
    step = np.where(flat, 1.0, along)
    one, other = (low - start) / step, (high - start) / step
    enter = np.where(flat, 0.0, np.minimum(one, other)).max(axis=1, initial=0.0)
    leave = np.where(flat, 1.0, np.maximum(one, other)).min(axis=1, initial=1.0)
    result[over] = np.hstack([start + along * enter[:, None], start + along * leave[:, None]])
    inside[over] = enter < leave
    return result[inside], inside


def _pieces(walls: Walls, eye: Floats, group: Ints, radius: float | None) -> Pieces:
    p, q = walls[:, :2] - eye, walls[:, 2:] - eye
    cross = p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0]
    back = cross < 0
    p, q = np.where(back[:, None], q, p), np.where(back[:, None], p, q)
    cross = np.abs(cross)
    size = np.hypot(*(q - p).T)
    seen = cross > ON_LINE * size
    p, q, cross, size, group = p[seen], q[seen], cross[seen], size[seen], group[seen]
    along = (q - p) / size[:, None]
    p, q = p - along * ON_LINE, q + along * ON_LINE
    normal = np.stack([along[:, 1], -along[:, 0]], axis=1) * (size / cross)[:, None]
    pieces = Pieces(p, q, normal, group)
    if radius is None:
        return pieces
    away = cross / size  # of the wall's line from the eye
    half = np.sqrt(np.maximum(radius**2 - away**2, 0.0))
    foot = p - along * (p * along).sum(axis=1)[:, None]
    first = np.maximum((p * along).sum(axis=1), -half)
    last = np.minimum((q * along).sum(axis=1), half)
    inside = (away < radius) & (first < last)
    pieces = Pieces(foot + along * first[:, None], foot + along * last[:, None], normal, group)
    return pieces.take(inside)


def _sweep(pieces: Pieces, extra: Floats) -> Swept:
    """The nearest piece in every interval between the directions of all ends and the `extra` ones."""
    from_, to = (np.arctan2(end[:, 1], end[:, 0]) % TURN for end in (pieces.p, pieces.q))
    angle = np.unique(np.concatenate([from_, to, extra]))
    count = len(angle)
    first, last = np.searchsorted(angle, from_), np.searchsorted(angle, to)
    spans = (last - first) % count
    middle = angle + ((np.roll(angle, -1) - angle) % TURN) / 2
    towards = np.stack([np.cos(middle), np.sin(middle)], axis=1)
    best = np.zeros(count)
    nearest = np.full(count, -1, dtype=np.intp)
    order = np.argsort(pieces.group, kind="stable")  # so that a group is looked at in one go
    for block in _blocks(order, spans[order], pieces.group[order]):
        piece = np.repeat(block, spans[block])
        begins = np.cumsum(spans[block]) - spans[block]
        interval = (first[piece] + np.arange(len(piece)) - np.repeat(begins, spans[block])) % count
        inverse = (pieces.normal[piece] * towards[interval]).sum(axis=1)
        if pieces.group[block[-1]] != FULL:
            counts = pieces.group[piece] == FULL
            counts[_seconds(pieces.group[piece], interval, inverse)] = True
            piece, interval, inverse = piece[counts], interval[counts], inverse[counts]
        np.maximum.at(best, interval, inverse)
        top = inverse == best[interval]
        nearest[interval[top]] = piece[top]
    return Swept(angle, nearest)


def _blocks(order: Ints, spans: Ints, group: Ints) -> list[Ints]:
    """The pieces in blocks of a bearable number of pairs; a group is never torn."""
    blocks: list[Ints] = []
    start, total = 0, 0
    for i in range(len(order)):
        whole = group[i] == FULL or i == 0 or group[i] != group[i - 1]
        if whole and i > start and total + spans[i] > MOST_AT_ONCE:
            blocks.append(order[start:i])
            start, total = i, 0
        total += int(spans[i])
    return [*blocks, order[start:]] if start < len(order) else blocks


def _seconds(group: Ints, interval: Ints, inverse: Floats) -> Ints:
    """Of the pieces of one group in one interval the second nearest, for all groups and intervals."""
    own = np.flatnonzero(group != FULL)
    own = own[np.lexsort((-inverse[own], interval[own], group[own]))]
    if len(own) < 2:
        return own[:0]
    same = (group[own][1:] == group[own][:-1]) & (interval[own][1:] == interval[own][:-1])
    second = same & ~np.concatenate([[False], same[:-1]])
    found: Ints = own[1:][second]
    return found


def _unhidden(pieces: Pieces, radius: float | None) -> Bools:
    """Which pieces may be seen at all: those not wholly farther than the nearest ones let one see."""
    along = pieces.q - pieces.p
    part = np.clip(-(pieces.p * along).sum(axis=1) / (along**2).sum(axis=1), 0.0, 1.0)
    close = np.hypot(*(pieces.p + along * part[:, None]).T)
    full = np.flatnonzero(pieces.group == FULL)
    order = full[np.argsort(close[full], kind="stable")]
    near = pieces.take(order[:NEAREST])
    width = TURN / BINS
    swept = _sweep(near, _directions(BINS))
    depth = np.maximum(*(np.hypot(*end.T) for end in swept.ends(near, radius)))
    depth[swept.nearest < 0] = np.inf if radius is None else radius
    bins = np.zeros(BINS)
    after = (np.roll(swept.angle, -1) - swept.angle) % TURN
    np.maximum.at(bins, (np.floor((swept.angle + after / 2) / width)).astype(np.intp) % BINS, depth)
    from_, to = (np.arctan2(end[:, 1], end[:, 0]) % TURN for end in (pieces.p, pieces.q))
    first = np.minimum((from_ / width).astype(np.intp), BINS - 1)
    last = np.minimum((to / width).astype(np.intp), BINS - 1)
    last = np.where(last < first, last + BINS, last)
    twice = np.concatenate([bins, bins, [0.0]])
    farthest = np.maximum.reduceat(twice, np.stack([first, last + 1], axis=1).reshape(-1))[::2]
    seen: Bools = close < farthest + ON_LINE
    return seen
