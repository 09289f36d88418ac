"""Search without a grid: half-unit points round the token, pulled straight wherever the way is clear.

First Dijkstra over the points (eight neighbours), then, hop by hop, each point is tied to the earliest corner of its way that a
straight leg reaches. So costs are lengths, not zigzags, and a way consists of corners only.
"""

from __future__ import annotations

import heapq
from functools import cached_property

import numpy as np

from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.drawn import TURNS, Drawn, Items
from battlemap.movement.explain import Refusal, over_budget, refusal
from battlemap.movement.lattice import Floats, Ints
from battlemap.movement.points import Points
from battlemap.movement.results import Illegal, Path, Reach, ReachCell, Step
from battlemap.text import T

AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DETOUR = 1.0824  # an octagon's way round is at most so much longer than the straight one
TOLERANCE = 1e-6
MOST_POINTS = 60_000  # beyond, only what lies within WIDEST units of the token is searched
WIDEST = 60


class _Net:
    """The half-unit points round a start, what each costs, and the corner before it."""

    def __init__(self, points: Points, limit: float | None) -> None:
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
        self.cost: Floats = np.full(len(self.at), np.inf)
        self.corner: Ints = np.full(len(self.at), -1, dtype=np.int64)
        self._search(limit)

    def index(self, point: ScenePoint) -> int:
        """The number of the lattice point at a point, -1 if none is there."""
        i, j = (point.x - self.points.start.x) * 2, (point.y - self.points.start.y) * 2
        whole_i, whole_j = round(i), round(j)
        if abs(i - whole_i) > TOLERANCE or abs(j - whole_j) > TOLERANCE:
            return -1
        column, row = whole_i - int(self._i[0]), whole_j - int(self._j[0])
        return row * self.width + column if 0 <= column < self.width and 0 <= row < self.height else -1

    def near(self, point: ScenePoint) -> list[int]:
        """Numbers of the reached points within one unit of a point."""
        apart = np.hypot(self.at[:, 0] - point.x, self.at[:, 1] - point.y)
        return [int(n) for n in np.flatnonzero((apart <= 1.0) & np.isfinite(self.cost))]

    def corners(self, number: int) -> list[ScenePoint]:
        """The way to a reached point: its corners, the start left out."""
        way: list[ScenePoint] = []
        while number != self.home:
            way.append(ScenePoint(float(self.at[number, 0]), float(self.at[number, 1])))
            number = int(self.corner[number])
        return way[::-1]

    def _search(self, limit: float | None) -> None:
        count = len(self.at)
        column, row = np.arange(count) % self.width, np.arange(count) // self.width
        to = np.full((count, 8), -1, dtype=np.int64)
        price: Floats = np.full((count, 8), np.inf)
        for direction, (dx, dy) in enumerate(AROUND):
            ok = (column + dx >= 0) & (column + dx < self.width) & (row + dy >= 0) & (row + dy < self.height)
            start = np.flatnonzero(ok)
            end = start + dy * self.width + dx
            to[start, direction] = end
            price[start, direction] = self.points.legs(self.at[start], self.at[end])
        most = np.inf if limit is None else limit * DETOUR + TOLERANCE
        rough, before, hops = {self.home: 0.0}, {self.home: self.home}, {self.home: 0}
        queue, settled = [(0.0, self.home)], set()
        while queue:
            spent, here = heapq.heappop(queue)
            if here in settled:
                continue
            settled.add(here)
            for there, cost in zip(to[here].tolist(), price[here].tolist(), strict=True):
                total = spent + cost
                if total <= most and total < rough.get(there, np.inf) - 1e-12:
                    rough[there], before[there], hops[there] = total, here, hops[here] + 1
                    heapq.heappush(queue, (total, there))
        self._pull(before, hops)

    def _pull(self, before: dict[int, int], hops: dict[int, int]) -> None:
        """Tie each point to the corner from which it is reached most cheaply: the start, its parent's corner, its parent."""
        self.cost[self.home], self.corner[self.home] = 0.0, self.home
        levels: dict[int, list[int]] = {}
        for number, hop in hops.items():
            levels.setdefault(hop, []).append(number)
        for hop in sorted(levels)[1:]:
            numbers = np.array(sorted(levels[hop]), dtype=np.int64)
            parents = np.array([before[n] for n in numbers.tolist()], dtype=np.int64)
            for corner in (np.full(len(numbers), self.home), self.corner[parents], parents):
                cost = self.cost[corner] + self.points.legs(self.at[corner], self.at[numbers])
                better = cost < self.cost[numbers] - 1e-9
                self.cost[numbers[better]] = cost[better]
                self.corner[numbers[better]] = corner[better]


class PointSearch:
    """As `Search`, for scenes without a grid; any point may be asked for."""

    def __init__(self, points: Points) -> None:
        self._points, self._profile = points, points.profile
        self._on_map = points.grid.contains(points.start)

    def reach(self) -> Reach:
        """The half-unit points round the token within the budget, the start included, by cost and then point."""
        net, profile, around = self._net, self._profile, self._points.grid.directions
        within = np.flatnonzero(net.cost <= profile.budget + TOLERANCE)
        within = within if self._on_map else within[:0]
        stop = self._points.may_end(net.at[within]) | (within == net.home)
        cells = []
        for number in within[stop].tolist():
            cost = profile.shown(float(net.cost[number]))
            at = ScenePoint(float(net.at[number, 0]), float(net.at[number, 1]))
            cells.append(ReachCell(at, cost, dict.fromkeys(range(around), cost), profile.mode))
        cells.sort(key=lambda cell: (cell.cost, cell.at))
        return Reach(profile.shown(profile.budget), profile.unit, tuple(cells), profile.bands)

    def path_to(self, cell: Cell, facing: int | None = None) -> Path:
        """The cheapest way found to a point; `illegal` says why there is none within the budget."""
        goal = ScenePoint(float(cell[0]), float(cell[1]))
        refused = self._refused_goal(goal)
        if refused is None:
            for everywhere in (False, True):
                way = self._way(self._wide if everywhere else self._net, goal)
                if way is not None and (everywhere or way[0] <= self._profile.budget + TOLERANCE):
                    return self._path(way[1], facing)
            refused = self._points.refused(self._points.start, goal)
        return _refuse(self._points, 0, refused)

    def why_not(self, cell: Cell, facing: int | None = None) -> Refusal:
        """Why a point is out of reach: (reason word, why). ("", ()) if it is not."""
        found = self.path_to(cell, facing).illegal
        return (found.reason, found.why) if found else ("", ())

    @cached_property
    def _net(self) -> _Net:
        return _Net(self._points, max(self._profile.budget, 0))

    @cached_property
    def _wide(self) -> _Net:
        return _Net(self._points, None)

    def _refused_goal(self, goal: ScenePoint) -> Refusal | None:
        if not self._on_map:
            return refusal(self._profile, "edge", T("the token is not on the map"))
        if not self._points.grid.contains(goal):
            return refusal(self._profile, "edge", T("that is beyond the edge of the map"))
        if goal == self._points.start:
            return None
        return self._points.closed(goal) or self._points.cannot_end(goal)

    def _way(self, net: _Net, goal: ScenePoint) -> tuple[float, list[ScenePoint]] | None:
        if goal == self._points.start:
            return 0.0, []
        number = net.index(goal)
        if number >= 0 and np.isfinite(net.cost[number]):
            return float(net.cost[number]), net.corners(number)
        from_points = [net.home] if number >= 0 else [net.home, *net.near(goal)]
        from_points += [int(net.corner[n]) for n in from_points[1:]]
        ends = np.repeat(np.array([goal], dtype=np.float64), len(from_points), axis=0)
        cost = net.cost[from_points] + self._points.legs(net.at[from_points], ends)
        best = int(np.argmin(cost))
        if not np.isfinite(cost[best]):
            return None
        return float(cost[best]), [*net.corners(from_points[best]), goal]

    def _path(self, corners: list[ScenePoint], facing: int | None) -> Path:
        items: list[Cell | Drawn] = list(corners)
        if facing is not None:
            items.append(Drawn("turn", facing=facing))
        return price_points(self._points, items)


def price_points(points: Points, items: Items) -> Path:
    """What a drawn way over any points costs, as `pricing.price`."""
    profile, grid = points.profile, points.grid
    if not grid.contains(points.start):
        return _refuse(points, 0, refusal(profile, "edge", T("the token is not on the map")))
    here, facing, spent, over = points.start, points.facing, 0.0, -1
    steps: list[Step] = []
    marks: list[str] = []

    def ended(illegal: Illegal | None) -> Path:
        cost, unique = profile.shown(spent), tuple(dict.fromkeys(marks))
        return Path(cost, profile.unit, tuple(steps), tuple(range(grid.directions)), unique, illegal)

    for index, item in enumerate(items):
        if isinstance(item, Drawn) and item.do in TURNS and item.facing is not None:
            facing = item.facing % grid.directions
            steps.append(Step(item.do, here, facing, profile.mode, 0.0))
            continue
        to = item.to if isinstance(item, Drawn) else item
        if to is None:
            return ended(Illegal(index, *refusal(profile, "manoeuvre", T("a step needs a cell to go to"))))
        goal = ScenePoint(float(to[0]), float(to[1]))
        if goal == here:
            continue
        cost = points.leg(here, goal)
        if not np.isfinite(cost):
            return ended(Illegal(index, *points.refused(here, goal)))
        spent += cost
        over = index if over < 0 and spent > profile.budget + TOLERANCE else over
        why, mode, more = points.why(here, goal)
        facing = grid.direction_to(here, goal) if points.rule and points.rule.face else facing
        do = points.rule.do if points.rule else "step"
        steps.append(Step(do, goal, facing, mode, profile.shown(cost), why))
        marks += more
        here = goal
    if over >= 0:
        return ended(Illegal(over, *over_budget(profile, spent)))
    stop = points.cannot_end(here) if here != points.start else None
    return ended(Illegal(max(len(items) - 1, 0), *stop) if stop else None)


def _refuse(points: Points, step: int, found: Refusal) -> Path:
    return Path(0.0, points.profile.unit, (), (), (), Illegal(step, *found))
