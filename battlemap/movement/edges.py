"""The steps a mover has from each state now: its tables with the other tokens laid over them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from battlemap.movement.costs import MoveProfile, Toll, band_for_height
from battlemap.movement.lattice import Ints
from battlemap.movement.occupancy import Occupancy, Standing
from battlemap.movement.tables import MOST, NO_EDGE, States, Tables
from battlemap.movement.tolls import half_up

Row = tuple[tuple[int, int, int], ...]  # (state it leads to, cost, number of the move)


class Edge(NamedTuple):
    """One step taken out of the tables."""

    source: int
    target: int
    cost: int
    move: int


class Edges:
    """Steps between states. `rows` serves the array search, `row` the small one; both say the same.

    `closed` (as a set: `shut`): states nobody may come into; one who is in one already may turn there.
    `least`: no step costs less.
    """

    def __init__(self, tables: Tables, occupancy: Occupancy, profile: MoveProfile, starts: Iterable[int] = ()) -> None:
        """Args: starts: states the mover may be in before its first step, for a profile with `one_step` or `hanging`."""
        self.tables, self.occupancy, self.profile = tables, occupancy, profile
        first = frozenset(starts)
        self.hung = next(iter(first)) // tables.each_cell if profile.hanging and first else -1  # the cell it hangs in
        self._eased = first if profile.one_step and profile.budget > 0 and self.hung < 0 else frozenset()
        closed, tolled = [], []
        for place, met in occupancy.met.items():
            if _shut(met):
                closed.append(place)
            elif any(one.tolls for one in met):
                tolled.append(place)
        self.closed = self._states(closed)
        self.shut = frozenset(self.closed.tolist())
        self._leaping = tables.leaping if occupancy.met else frozenset()
        self.least = tables.least
        if tolled:
            self.least = min(self.least, 1)
        if self._eased:
            self.least = min(self.least, profile.budget)
        if self.hung >= 0:
            self.least = min(self.least, 1)
        self._rows: dict[int, Row] = {}
        self._tolled = np.zeros(tables.states, dtype=np.bool_) if tolled else None
        self._met = self.shut  # states where somebody makes a difference
        if self._tolled is not None:
            self._tolled[self._states(tolled)] = True
            self._met = self.shut.union(np.flatnonzero(self._tolled).tolist())

    def rows(self, states: Ints, close: bool = True) -> tuple[States, States]:
        """Targets and costs (NO_EDGE: none) of those states, one row each, one column a move. Fresh arrays.

        Args: close: False leaves steps into closed states among them, for who keeps out of these anyway.
        """
        target = self.tables.target.take(states, axis=0)
        cost = self.tables.cost.take(states, axis=0)
        if close and len(self.closed):
            into = np.isin(target, self.closed)
            out_of = np.isin(states, self.closed)
            cost[into & ~(self.tables.turning & out_of[:, None])] = NO_EDGE
        if self._tolled is not None:
            met = self._tolled.take(target)
            if np.logical_or.reduce(met, axis=None):
                for i, column in np.argwhere(met & (cost != NO_EDGE)).tolist():
                    there, price = int(target[i, column]), int(cost[i, column])
                    cost[i, column] = self._with_tokens(int(states[i]), there, price, column)
        for move in self._leaping:
            for i in np.flatnonzero(cost[:, move] != NO_EDGE).tolist():
                if not self._clear(int(states[i]), move):
                    cost[i, move] = NO_EDGE
        if self.hung >= 0:
            at_home = states // self.tables.each_cell == self.hung
            cost[(target // self.tables.each_cell == self.hung) & ~self.tables.turning] = NO_EDGE
            for i in np.flatnonzero(at_home).tolist():
                for move in range(cost.shape[1]):
                    cost[i, move] = self._from_wall(int(states[i]), int(target[i, move]), int(cost[i, move]), move)
        if self._eased:
            for i in np.flatnonzero(np.isin(states, list(self._eased))).tolist():
                for move in range(cost.shape[1]):
                    cost[i, move] = self._first(int(states[i]), int(cost[i, move]), move)
        return target, cost

    def row(self, state: int) -> Row:
        """The steps from one state."""
        found = self._rows.get(state)
        if found is None:
            target, cost = self.tables.target[state].tolist(), self.tables.cost[state].tolist()
            steps = []
            for move, (to, price) in enumerate(zip(target, cost, strict=True)):
                if price != NO_EDGE and to in self._met:
                    price = self._with_tokens(state, to, price, move)
                price = self._first(state, price, move) if self._clear(state, move) else NO_EDGE
                price = self._from_wall(state, to, price, move)
                if price != NO_EDGE:
                    steps.append((to, price, move))
            found = self._rows[state] = tuple(steps)
        return found

    def into(self, state: int) -> list[Edge]:
        """The steps that lead to a state."""
        near = self.tables.near(state)
        target, cost = self.tables.target[near], self.tables.cost[near]
        edges = []
        for i, move in np.argwhere((target == state) & (cost != NO_EDGE)):
            source, price = int(near[i]), int(cost[i, move])
            if state in self._met:
                price = self._with_tokens(source, state, price, int(move))
            price = self._first(source, price, int(move)) if self._clear(source, int(move)) else NO_EDGE
            price = self._from_wall(source, state, price, int(move))
            if price != NO_EDGE:
                edges.append(Edge(source, state, price, int(move)))
        return edges

    def _with_tokens(self, source: int, state: int, price: int, move: int) -> int:
        """The price of a step to a place where others stand. Turning where one stands already costs no toll."""
        number, facing, _ = self.tables.place(state)
        before, old_facing, parity = self.tables.place(source)
        rule = self.tables.moves[move].rule
        if state in self.shut:
            already = rule is None and _shut(self.occupancy.at(before, old_facing))
            return price if already else NO_EDGE
        if rule is None:
            return price
        direction = (old_facing + self.tables.moves[move].relative) % self.tables.directions
        for toll in self.tolls(number, facing, before):
            if toll.forbid:
                return NO_EDGE
            price += toll.add + half_up(self.tables.reached(rule, direction, parity) * (toll.multiply - 1.0))
            if toll.all:
                price = self.profile.whole
        return min(max(price, 1), MOST)

    def tolls(self, number: int, facing: int, before: int) -> list[Toll]:
        """What those who stand at a place ask of one who comes from the cell numbered `before`."""
        met = self.occupancy.at(number, facing)
        if not met:
            return []
        grid, start = self.tables.field.grid, self.tables.field.lattice.cell(before)
        return [toll for one in met if (toll := one.toll(grid, start)) is not None]

    def _clear(self, state: int, move: int) -> bool:
        """False if a leap would go over somebody."""
        if move not in self._leaping:
            return True
        return not any(
            (cell, side) in self.occupancy.met
            for cell in self.tables.over(state, move)
            for side in range(self.occupancy.sides)
        )

    def eased(self, source: int, cost: int) -> bool:
        """True if a step from there at that cost may have been made less because it is the first."""
        return source in self._eased and cost == self.profile.budget

    def _first(self, source: int, price: int, move: int) -> int:
        """The price of a step, made less for the first one where the profile has it that it can always be made."""
        if price == NO_EDGE or price <= self.profile.budget or source not in self._eased:
            return price
        rule = self.tables.moves[move].rule
        return price if rule is None or self.tables.metred(source, move) else self.profile.budget

    def _from_wall(self, source: int, state: int, price: int, move: int) -> int:
        """The price of a step of one who hangs on a wall: up it, what is left of it; elsewhere, down to the ground first.
        Nobody comes back to where it hung."""
        if self.hung < 0 or price == NO_EDGE or self.tables.moves[move].rule is None:
            return price
        here, there = source // self.tables.each_cell, state // self.tables.each_cell
        if there == self.hung:
            return NO_EDGE
        if here != self.hung:
            return price
        whole, rest = self.heights(here, there)
        return min(max(price - whole + rest, 1), MOST)

    def heights(self, here: int, there: int) -> tuple[int, int]:
        """For a step from the cell it hangs in: what the height costs from the ground, and what it costs from the wall."""
        hanging, field = self.profile.hanging, self.tables.field
        assert hanging is not None
        if field.lattice.cell(there) != hanging.to:
            toll = hanging.down.toll
            return 0, half_up(hanging.down.per_metre * hanging.metres) + (toll.add if toll else 0)
        rise = round(float(field.elevation[there] - field.elevation[here]), 6)
        band = (
            band_for_height(self.profile.rises, rise, field.surfaces[int(field.surface[there])]) if rise > 0 else None
        )
        if band is None:
            return 0, 0
        return half_up(band.per_metre * rise), half_up(band.per_metre * max(0.0, rise - hanging.metres))

    def _states(self, places: list[tuple[int, int]]) -> Ints:
        """The states at places (cell number, shape of the body) of the occupancy."""
        each, parities, sides = self.tables.each_cell, self.tables.parities, self.occupancy.sides
        around = [turned + parity for turned in range(0, each, sides * parities) for parity in range(parities)]
        first = [number * each + side * parities for number, side in places]
        return np.array([state + more for state in first for more in around], dtype=np.int64)


def _shut(met: tuple[Standing, ...]) -> bool:
    return not all(one.meaning.enter for one in met)
