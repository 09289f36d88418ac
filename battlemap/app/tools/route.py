"""The way of a drag: legs from corner to corner, each of which begins as the one before ended, with what is left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from battlemap.geometry.facing import turn_steps
from battlemap.geometry.types import Cell
from battlemap.movement.drawn import TURNS, Drawn
from battlemap.movement.results import Path, Reach, ReachCell, Step

if TYPE_CHECKING:
    from battlemap.app.moving import Mover


@dataclass(frozen=True)
class _Arrival:
    """One way to stand at the last corner: what was done and paid until there, and the movement from there on."""

    mover: Mover
    steps: tuple[Step, ...] = ()
    spent: float = 0.0
    marks: tuple[str, ...] = ()

    @cached_property
    def places(self) -> Mapping[Cell, ReachCell]:
        return {place.at: place for place in self.mover.reach().cells}


class Route:
    """A way that is being drawn. At a corner every facing one may have there is kept in mind, so that the whole is cheapest."""

    def __init__(self, mover: Mover, directions: int) -> None:
        self._mover, self._directions = mover, directions
        self._legs: list[list[_Arrival]] = [[_Arrival(mover)]]
        self.corners: list[Cell] = []

    # -- corners ------------------------------------------------------------------------------------------------------

    def add_corner(self, cell: Cell, facing: int | None = None) -> bool:
        """From here on the way leads through a cell, there looking to `facing`; False if one cannot get there (like that)."""
        best: dict[int, tuple[float, _Arrival, Mover]] = {}
        for arrival in self._legs[-1]:
            passing = arrival.mover.passing(cell)
            for looks, cost in _arrivals(passing, cell):
                total = arrival.spent + cost
                wrong = facing is not None and looks != facing and not passing.free_facing
                if not wrong and (looks not in best or total < best[looks][0]):
                    best[looks] = (total, arrival, passing)
        made = []
        for looks, (total, arrival, passing) in best.items():
            path = passing.path_to(cell, None if passing.free_facing else looks)
            left = round(self._budget - total, 6)
            onward = arrival.mover.onward(cell, looks, left)
            made.append(_Arrival(onward, (*arrival.steps, *path.steps), total, _unique(arrival.marks, path.marks)))
        if not made or cell == self._last:
            return False
        self._legs.append(sorted(made, key=lambda arrival: arrival.spent))
        self.corners.append(cell)
        return True

    def drop_corner(self) -> bool:
        """Forget the last corner; False if there is none."""
        if not self.corners:
            return False
        self.corners.pop()
        self._legs.pop()
        return True

    @property
    def _last(self) -> Cell | None:
        return self.corners[-1] if self.corners else None

    @property
    def _budget(self) -> float:
        return self._mover.profile.shown(self._mover.profile.budget)

    # -- where it may lead --------------------------------------------------------------------------------------------

    def reach(self) -> Reach:
        """Every place the way may end at, with what the whole way costs."""
        first = self._mover.reach()
        if not self.corners:
            return first
        merged: dict[Cell, ReachCell] = {}
        for arrival in self._legs[-1]:
            for at, place in arrival.places.items():
                facings = {looks: round(cost + arrival.spent, 6) for looks, cost in place.facings.items()}
                if (known := merged.get(at)) is not None:
                    facings = {
                        f: min(c.get(f, 1e9) for c in (facings, known.facings)) for f in {*facings, *known.facings}
                    }
                merged[at] = ReachCell(at, min(facings.values()), facings, place.mode, place.why)
        cells = sorted(merged.values(), key=lambda place: (place.cost, place.at))
        return replace(first, cells=tuple(cells))

    def facings(self, cell: Cell) -> dict[int, float]:
        """What the whole way costs by the facing at its end; only facings that may be had."""
        found: dict[int, float] = {}
        for arrival in self._legs[-1]:
            for looks, cost in self._ends(arrival, cell):
                found[looks] = min(found.get(looks, 1e9), round(arrival.spent + cost, 6))
        return dict(sorted(found.items()))

    def path(self, cell: Cell, facing: int | None = None) -> Path:
        """The cheapest way through the corners to a cell, legal or not."""
        best: tuple[float, _Arrival] | None = None
        for arrival in self._legs[-1]:
            costs = [cost for looks, cost in self._ends(arrival, cell) if facing is None or looks == facing]
            total = arrival.spent + min(costs) if costs else None
            if total is not None and (best is None or total < best[0]):
                best = total, arrival
        arrival = self._legs[-1][0] if best is None else best[1]
        return self._joined(arrival, arrival.mover.path_to(cell, facing))

    def _ends(self, arrival: _Arrival, cell: Cell) -> Iterable[tuple[int, float]]:
        place = arrival.places.get(cell)
        if place is not None:
            return place.facings.items()
        if arrival.mover.free_facing and (path := arrival.mover.path_to(cell)).legal:
            return [
                (looks, path.cost) for looks in range(self._directions)
            ]  # without a grid, between the points searched
        return ()

    def _joined(self, arrival: _Arrival, path: Path) -> Path:
        if not arrival.steps:
            return path
        cost = round(arrival.spent + path.cost, 6)
        illegal = path.illegal
        if illegal is not None:
            why = illegal.why
            if illegal.reason == "budget":
                from battlemap.movement.explain import over_budget

                profile = self._mover.profile
                _, why = over_budget(profile, cost * profile.per_unit)
            illegal = replace(illegal, step=illegal.step + len(arrival.steps), why=why)
        marks = _unique(arrival.marks, path.marks)
        return Path(cost, path.unit, (*arrival.steps, *path.steps), path.facings, marks, illegal)


def _arrivals(mover: Mover, cell: Cell) -> list[tuple[int, float]]:
    """(facing, cost) of every way to stand at a corner; where the facing is free, the one of the cheapest way."""
    if mover.free_facing:
        path = mover.path_to(cell)
        return [(path.steps[-1].facing, path.cost)] if path.legal and path.steps else []
    place = next((place for place in mover.reach().cells if place.at == cell), None)
    return list(place.facings.items()) if place is not None else []


def _unique(*marks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(mark for some in marks for mark in some))


def plain_items(path: Path) -> list[dict[str, Any]]:
    """A way as the field `path` of a line, turns included."""
    return [
        {"do": step.do, "facing": step.facing, **({} if step.do in TURNS else {"to": list(step.at)})}
        for step in path.steps
    ]


def items_of(path: Path) -> list[Drawn]:
    """A way as one draws it, to have it priced."""
    return [Drawn(step.do, None if step.do in TURNS else step.at, step.facing) for step in path.steps]


def nearest(wanted: int, allowed: Iterable[int], directions: int) -> int:
    """The facing next to the wanted one; of two equally near the clockwise one.

    >>> nearest(0, [2, 5], 6)
    5
    """
    return min(allowed, key=lambda f: (abs(turn_steps(wanted, f, directions)), -turn_steps(wanted, f, directions)))


def facing_kept(costs: Mapping[int, float], looks: int, directions: int) -> int | None:
    """The facing next to the present one that costs no more than the cheapest; None if there is none to be had.

    >>> facing_kept({0: 3, 1: 3, 4: 5}, 4, 6)
    0
    """
    if not costs:
        return None
    least = min(costs.values())
    return nearest(looks, [facing for facing, cost in costs.items() if cost <= least + 1e-9], directions)
