"""Search without a grid: half-unit points round the token, pulled straight wherever the way is clear.

First Dijkstra over the points (eight neighbours), then each point is tied to the earliest corner of its way that a straight leg
reaches. So costs are lengths, not zigzags, and a way consists of corners only. Beyond the budget the search goes only as far as
the place asked for, and only its way is pulled straight: that is told beside a pointer that does not wait.
"""

from __future__ import annotations

import math
from functools import cached_property

import numpy as np

from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.drawn import TURNS, Drawn, Items
from battlemap.movement.explain import Refusal, over_budget, refusal
from battlemap.movement.lattice import Floats, Ints
from battlemap.movement.pointnet import TOLERANCE, Net, PulledNet, pulled
from battlemap.movement.points import Points
from battlemap.movement.results import Illegal, Path, Reach, ReachCell, Step
from battlemap.text import T

Found = tuple[float, list[ScenePoint]]


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
            way = self._near(goal)
            if way is None or way[0] > self._profile.budget + TOLERANCE:
                way = self._far(goal)
            if way is not None:
                return self._path(way[1], facing)
            refused = self._points.refused(self._points.start, goal)
        return _refuse(self._points, 0, refused)

    def why_not(self, cell: Cell, facing: int | None = None) -> Refusal:
        """Why a point is out of reach: (reason word, why). ("", ()) if it is not."""
        found = self.path_to(cell, facing).illegal
        return (found.reason, found.why) if found else ("", ())

    @cached_property
    def _net(self) -> PulledNet:
        return PulledNet(self._points, max(self._profile.budget, 0))

    @cached_property
    def _wide(self) -> Net:
        return Net(self._points, None)

    def _refused_goal(self, goal: ScenePoint) -> Refusal | None:
        if not self._on_map:
            return refusal(self._profile, "edge", T("the token is not on the map"))
        if not self._points.grid.contains(goal):
            return refusal(self._profile, "edge", T("that is beyond the edge of the map"))
        if goal == self._points.start:
            return None
        return self._points.closed(goal) or self._points.cannot_end(goal)

    def _near(self, goal: ScenePoint) -> Found | None:
        """The way within the budget."""
        if goal == self._points.start:
            return 0.0, []
        net = self._net
        number = net.index(goal)
        if number >= 0 and np.isfinite(net.cost[number]):
            return float(net.cost[number]), net.corners(number)
        near = net.near(goal) if number < 0 else net.near(goal)[:0]
        near = near[np.isfinite(net.cost[near])]
        from_points = np.concatenate(([net.home], near, net.corner[near]))
        cost = net.cost[from_points] + self._legs_to(goal, net, from_points)
        best = int(np.argmin(cost))
        if not np.isfinite(cost[best]):
            return None
        return float(cost[best]), [*net.corners(int(from_points[best])), goal]

    def _far(self, goal: ScenePoint) -> Found | None:
        """The way whatever it costs."""
        straight = self._points.leg(self._points.start, goal)
        if straight <= self._points.least * math.dist(self._points.start, goal) + TOLERANCE:
            return straight, [goal]
        net = self._wide
        number = net.index(goal)
        goals = np.array([number]) if number >= 0 else net.near(goal)
        onward = np.zeros(1) if number >= 0 else self._legs_to(goal, net, goals)
        goals, onward = goals[np.isfinite(onward)], onward[np.isfinite(onward)]
        if not len(goals):
            return None if not np.isfinite(straight) else (straight, [goal])
        net.search(goals, onward)
        best = int(np.argmin(net.rough[goals] + onward))
        if not np.isfinite(net.rough[goals[best]]):
            return None if not np.isfinite(straight) else (straight, [goal])
        way = net.at[net.chain(int(goals[best]))]
        return pulled(self._points, way if number >= 0 else np.concatenate((way, np.array([goal]))))

    def _legs_to(self, goal: ScenePoint, net: Net, numbers: Ints) -> Floats:
        """What straight legs from points of the net to the goal cost."""
        return self._points.legs(net.at[numbers], np.repeat(np.array([goal], dtype=np.float64), len(numbers), axis=0))

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
