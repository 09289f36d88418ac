"""The half-unit points round a token on a scene without a grid, searched in waves no further than somebody asks."""

from __future__ import annotations

import numpy as np

from battlemap.geometry.types import ScenePoint
from battlemap.movement.barriers import Bools
from battlemap.movement.lattice import Floats, Ints
from battlemap.movement.points import Points

AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DETOUR = 1.0824  # an octagon's way round is at most so much longer than the straight one
TOLERANCE = 1e-6
MOST_POINTS = 60_000  # beyond, only what lies within WIDEST units of the token is searched
WIDEST = 60
CLEAR = 0.75  # a leg to a neighbour is no longer than this


class Net:
    """The points, what the way along neighbours to each costs, and the point before it."""

    def __init__(self, points: Points, limit: float | None) -> None:
        """Args: limit: the most that may be spent, in subunits; None: everything."""
        self.points = points
        box, (x, y) = points.grid.bounds(), points.start
        radius = np.inf if limit is None or not points.base else limit / points.base * 2 + 1
        left, right = min(radius, (x - box.x) * 2 + TOLERANCE), min(radius, (box.x + box.width - x) * 2 + TOLERANCE)
        up, down = min(radius, (y - box.y) * 2 + TOLERANCE), min(radius, (box.y + box.height - y) * 2 + TOLERANCE)
        i = np.arange(-int(max(left, 0)), int(max(right, 0)) + 1)
        j = np.arange(-int(max(up, 0)), int(max(down, 0)) + 1)
        if len(i) * len(j) > MOST_POINTS:
            i, j = i[np.abs(i) <= 2 * WIDEST], j[np.abs(j) <= 2 * WIDEST]
        self.width, self.height = len(i), len(j)
        self.at: Floats = np.stack(np.meshgrid(i, j), axis=-1).reshape(-1, 2) / 2 + np.array([x, y])
        self.home = int(-j[0]) * self.width - int(i[0])
        self._i, self._j = i, j
        self._most = np.inf if limit is None else limit * DETOUR + TOLERANCE
        count = len(self.at)
        self.rough: Floats = np.full(count, np.inf)
        self.before: Ints = np.full(count, -1, dtype=np.int64)
        self.waves: list[Ints] = []
        """Settled points, those before the others that lie further along a way."""
        self._settled = np.zeros(count, dtype=np.bool_)
        self._crowded = _crowded(points, i / 2 + x, j / 2 + y).reshape(-1)
        self._plain = points.plain(np.hypot(*np.array(AROUND).T) / 2)
        self._least = points.least * 0.5 * (1 - 1e-9)
        self.rough[self.home], self.before[self.home] = 0.0, self.home
        self._front: Ints = np.array([self.home], dtype=np.int64)

    def index(self, point: ScenePoint) -> int:
        """The number of the lattice point at a point, -1 if none is there."""
        i, j = (point.x - self.points.start.x) * 2, (point.y - self.points.start.y) * 2
        whole_i, whole_j = round(i), round(j)
        if abs(i - whole_i) > TOLERANCE or abs(j - whole_j) > TOLERANCE:
            return -1
        column, row = whole_i - int(self._i[0]), whole_j - int(self._j[0])
        return row * self.width + column if 0 <= column < self.width and 0 <= row < self.height else -1

    def near(self, point: ScenePoint) -> Ints:
        """Numbers of the points within one unit of a point."""
        column, row = (point.x - self.at[0, 0]) * 2, (point.y - self.at[0, 1]) * 2
        columns = np.arange(max(int(column) - 2, 0), min(int(column) + 4, self.width))
        rows = np.arange(max(int(row) - 2, 0), min(int(row) + 4, self.height))
        numbers = (rows[:, None] * self.width + columns[None, :]).reshape(-1)
        near: Ints = numbers[np.hypot(*(self.at[numbers] - np.array(point)).T) <= 1.0]
        return near

    def search(self, goals: Ints | None = None, onward: Floats | None = None) -> None:
        """Go on until the cheapest way over one of the goals is known, or until nothing is left. What was found is kept.

        Args: onward: what the rest of the way costs from each of the goals.
        """
        while len(self._front):
            spent = self.rough[self._front]
            least = float(spent.min())
            if goals is not None and onward is not None and (self.rough[goals] + onward <= least).any():
                return
            now = self._front[spent <= least + self._least]
            rest = self._front[spent > least + self._least]
            self._settled[now] = True
            self.waves.append(now)
            to, price = self._steps(now)
            total = self.rough[now][:, None] + price
            better = (total < self.rough[to] - 1e-12) & (total <= self._most)
            target, paid = to[better], total[better]
            np.minimum.at(self.rough, target, paid)
            won = paid == self.rough[target]
            self.before[target[won]] = np.broadcast_to(now[:, None], to.shape)[better][won]
            self._front = np.unique(np.concatenate((rest, target)))

    def _steps(self, now: Ints) -> tuple[Ints, Floats]:
        """The neighbours of points and what the legs to them cost; inf where there is none to be gained."""
        column, row = (now % self.width)[:, None], (now // self.width)[:, None]
        dx, dy = np.array(AROUND).T
        inside = (column + dx >= 0) & (column + dx < self.width) & (row + dy >= 0) & (row + dy < self.height)
        to = np.where(inside, now[:, None] + dy * self.width + dx, now[:, None])
        inside &= ~self._settled[to]
        price = np.where(inside, self._plain, np.inf)
        asked = inside & self._crowded[now][:, None]
        if asked.any():
            starts = np.broadcast_to(now[:, None], to.shape)[asked]
            price[asked] = self.points.legs(self.at[starts], self.at[to[asked]])
        return to, price

    def chain(self, number: int) -> Ints:
        """The points of the way to a reached one, both ends included."""
        way = [number]
        while way[-1] != self.home:
            way.append(int(self.before[way[-1]]))
        return np.array(way[::-1], dtype=np.int64)


class PulledNet(Net):
    """A whole net within a limit, each point tied to the corner from which it is reached most cheaply: the start, the corner of
    the point before it, or that point. So costs are lengths, not zigzags."""

    def __init__(self, points: Points, limit: float | None) -> None:
        super().__init__(points, limit)
        self.cost: Floats = np.full(len(self.at), np.inf)
        self.corner: Ints = np.full(len(self.at), -1, dtype=np.int64)
        self.search()
        self.cost[self.home], self.corner[self.home] = 0.0, self.home
        for numbers in self.waves[1:]:
            before = self.before[numbers]
            for corner in (np.full(len(numbers), self.home), self.corner[before], before):
                cost = self.cost[corner] + points.legs(self.at[corner], self.at[numbers])
                better = cost < self.cost[numbers] - 1e-9
                self.cost[numbers[better]] = cost[better]
                self.corner[numbers[better]] = corner[better]

    def corners(self, number: int) -> list[ScenePoint]:
        """The way to a reached point: its corners, the start left out."""
        way: list[ScenePoint] = []
        while number != self.home:
            way.append(ScenePoint(float(self.at[number, 0]), float(self.at[number, 1])))
            number = int(self.corner[number])
        return way[::-1]


def pulled(points: Points, way: Floats) -> tuple[float, list[ScenePoint]]:
    """One way from point to point pulled straight as in a `PulledNet`: its cost and its corners, the start left out.

    Args: way: its points, shape (n, 2), n > 1, each leg of which may be gone.
    """

    def straight_from(n: int) -> Floats:
        """What straight legs from a point of the way to those after it cost."""
        return np.concatenate(
            (np.full(n + 1, np.inf), points.legs(np.broadcast_to(way[n], way[n + 1 :].shape), way[n + 1 :]))
        )

    legs, direct = points.legs(way[:-1], way[1:]), straight_from(0)
    cost, corners, from_corner = np.zeros(len(way)), [0], direct
    for n in range(1, len(way)):
        by_corner, by_one_before = cost[corners[-1]] + from_corner[n], cost[n - 1] + legs[n - 1]
        if direct[n] <= min(by_corner, by_one_before) + 1e-9:
            cost[n], corners, from_corner = direct[n], [0], direct
            continue
        if by_corner > by_one_before + 1e-9:
            corners.append(n - 1)
            from_corner = straight_from(n - 1)
        cost[n] = min(by_corner, by_one_before)
    ends = [*corners[1:], len(way) - 1]
    return float(cost[-1]), [ScenePoint(float(way[n, 0]), float(way[n, 1])) for n in ends]


def _crowded(points: Points, xs: Floats, ys: Floats) -> Bools:
    """By row and column: lies anything so near that it may touch a leg from there to a neighbour?"""
    found = np.zeros((len(ys), len(xs)), dtype=np.bool_)
    if points.kept_in:
        return ~found
    parts = np.maximum(np.ceil(np.abs(points.pieces.b - points.pieces.a).max(axis=1, initial=0) / 2), 1).astype(
        np.int64
    )
    piece = np.repeat(np.arange(len(parts)), parts)
    part = (np.arange(len(piece)) - np.repeat(np.cumsum(parts) - parts, parts))[:, None]
    along = (points.pieces.b - points.pieces.a)[piece] / parts[piece][:, None]
    start = points.pieces.a[piece] + along * part
    end = start + along
    boxes = [np.concatenate((np.minimum(start, end), np.maximum(start, end)), axis=1)]
    boxes += [np.array([area.bounds]) for area in (*(p.area for p in points.patches), *(h[0] for h in points.heights))]
    boxes += [np.array([[c.x - c.radius, c.y - c.radius, c.x + c.radius, c.y + c.radius]]) for c in points.circles]
    whole = np.concatenate(boxes)
    left, right = np.searchsorted(xs, whole[:, 0] - CLEAR), np.searchsorted(xs, whole[:, 2] + CLEAR, "right")
    top, bottom = np.searchsorted(ys, whole[:, 1] - CLEAR), np.searchsorted(ys, whole[:, 3] + CLEAR, "right")
    for x0, x1, y0, y1 in zip(left.tolist(), right.tolist(), top.tolist(), bottom.tolist(), strict=True):
        found[y0:y1, x0:x1] = True
    return found
