"""The steps a mover has from each state now: its tables with the other tokens laid over them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from battlemap.movement.lattice import Ints
from battlemap.movement.occupancy import Occupancy, Standing
from battlemap.movement.tables import MOST, NO_EDGE, States, Tables, half_up

Row = tuple[tuple[int, int, int], ...]  # (state it leads to, cost, number of the move)


class Edge(NamedTuple):
    """One step taken out of the tables."""

    source: int
    target: int
    cost: int
    move: int


class Edges:
    """Steps between states. `rows` serves the array search, `row` the small one; both say the same."""

    def __init__(self, tables: Tables, occupancy: Occupancy, budget: int) -> None:
        self.tables, self.occupancy, self.budget = tables, occupancy, budget
        self.closed = self._states([place for place, met in occupancy.met.items() if _shut(met)])
        self._closed = frozenset(self.closed.tolist())
        tolled = [
            place for place, met in occupancy.met.items() if not _shut(met) and any(one.meaning.toll for one in met)
        ]
        self._tolled = {
            place: [one.meaning.toll for one in occupancy.met[place] if one.meaning.toll] for place in tolled
        }
        self._rows: dict[int, Row] = {}
        self._mask = np.zeros(tables.states, dtype=np.bool_) if len(self.closed) or tolled else None
        if self._mask is not None:
            self._mask[self.closed] = True
            self._mask[self._states(tolled)] = True

    def rows(self, states: Ints) -> tuple[States, States]:
        """Targets and costs (NO_EDGE: none) of those states, one row each, one column a move. Fresh arrays."""
        target = self.tables.target[states]
        cost = self.tables.cost[states]
        if self._mask is not None:
            met = self._mask[target] & (cost != NO_EDGE)
            for i, move in np.argwhere(met):
                cost[i, move] = self._with_tokens(int(states[i]), int(target[i, move]), int(cost[i, move]), int(move))
        return target, cost

    def row(self, state: int) -> Row:
        """The steps from one state."""
        found = self._rows.get(state)
        if found is None:
            target, cost = self.tables.target[state].tolist(), self.tables.cost[state].tolist()
            steps = []
            for move, (to, price) in enumerate(zip(target, cost, strict=True)):
                if price != NO_EDGE and self._mask is not None and self._mask[to]:
                    price = self._with_tokens(state, to, price, move)
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
            if self._mask is not None and self._mask[state]:
                price = self._with_tokens(source, state, price, int(move))
            if price != NO_EDGE:
                edges.append(Edge(source, state, price, int(move)))
        return edges

    def _with_tokens(self, source: int, state: int, price: int, move: int) -> int:
        """The price of a step to a place where others stand. Turning where one stands already costs no toll."""
        number, facing, _ = self.tables.place(state)
        before, old_facing, parity = self.tables.place(source)
        rule = self.tables.moves[move].rule
        if state in self._closed:
            already = rule is None and _shut(self.occupancy.at(before, old_facing))
            return price if already else NO_EDGE
        if rule is None:
            return price
        for toll in self._tolled.get((number, facing), ()):
            if toll.forbid:
                return NO_EDGE
            direction = (old_facing + self.tables.moves[move].relative) % self.tables.directions
            price += toll.add + half_up(self.tables.base(rule.cost, direction, parity) * (toll.multiply - 1.0))
            if toll.all:
                price = self.budget
        return min(max(price, 1), MOST)

    def _states(self, places: list[tuple[int, int]]) -> Ints:
        parities = range(self.tables.parities)
        return np.array(
            [self.tables.state(number, facing, parity) for number, facing in places for parity in parities],
            dtype=np.int64,
        )


def _shut(met: tuple[Standing, ...]) -> bool:
    return any(not one.meaning.enter for one in met)
