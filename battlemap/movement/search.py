"""One search for a drag: everything in reach, the way to any place, and why not, all out of the same distances."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from battlemap.geometry.facing import turn_steps
from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.movement.barriers import Bools
from battlemap.movement.costs import MoveProfile
from battlemap.movement.edges import Edge, Edges
from battlemap.movement.engine import FAR, Distances
from battlemap.movement.explain import Explainer, Refusal, over_budget, refusal, unexplored
from battlemap.movement.graph import MoveGraph, costs_from
from battlemap.movement.lattice import Ints
from battlemap.movement.occupancy import Meets
from battlemap.movement.partway import climb_down, part_way
from battlemap.movement.results import Illegal, Path, Reach, ReachCell, Step
from battlemap.movement.tables import Tables
from battlemap.movement.tolls import ground_tolls
from battlemap.movement.walkback import Order, edges_to
from battlemap.text import T

FEW = 200  # places looked at closely to say where a way ends


def start_facings(tables: Tables, profile: MoveProfile, token: Token) -> list[int]:
    """Facings a token may have before the first step for nothing, the present one first."""
    around = tables.directions
    facing = token.facing % around
    if tables.facings == 1:
        return [facing]
    sides = range(1, min(profile.start_turns, around // 2) + 1)
    turned = [facing] + [facing + side * sign for side in sides for sign in (1, -1)]
    return list(dict.fromkeys(facing % around for facing in turned))


class Walker:
    """What the search and the pricing of drawn ways share: one token, its place, its steps."""

    def __init__(self, edges: Edges, profile: MoveProfile, token: Token) -> None:
        self.edges, self.profile, self.token = edges, profile, token
        self.tables = edges.tables
        self.field = edges.tables.field
        self.lattice = self.field.lattice
        self.grid = self.field.grid
        self.cell = self.grid.cell(token.at)
        self.number = self.lattice.number(self.cell)
        self.facing = token.facing % self.grid.directions
        self.explain = Explainer(edges, profile)

    @property
    def free_facing(self) -> bool:
        return self.tables.facings == 1

    def start_facings(self) -> list[int]:
        """Facings one may have before the first step for nothing, the present one first."""
        found = start_facings(self.tables, self.profile, self.token)
        return [facing for facing in found if self.room_to_turn(self.number, self.facing, facing)]

    def end_facings(self, number: int, facing: int, spent: int) -> tuple[int, ...]:
        """Facings allowed at the end in a cell, ascending."""
        around = self.grid.directions
        if self.free_facing:
            return tuple(range(around))
        free = self.profile.free_end_sides(spent)
        near = (f for f in range(around) if abs(turn_steps(facing, f, around)) <= free)
        return tuple(f for f in near if self.room_to_turn(number, facing, f))

    def room_to_turn(self, number: int, facing: int, to: int) -> bool:
        """True if the body has room at each side it turns through; it may take either way if neither costs more."""
        around = self.grid.directions
        sides = turn_steps(facing, to, around)
        if self.free_facing or self.token.body is None or not sides or number < 0:
            return True
        way = 1 if sides > 0 else -1
        turns = [(way, abs(sides))]
        if 2 * abs(sides) == around or self.profile.turn == 0:
            turns.append((-way, around - abs(sides)))
        return any(
            all(self.clear_turn(number, facing + way * side, facing + way * (side + 1)) for side in range(count))
            for way, count in turns
        )

    def clear_turn(self, number: int, facing: int, to: int) -> bool:
        """True if the body may turn in a cell from one side to the next: it fits, and nobody new is met."""
        if not self.tables.fits[to % len(self.tables.fits)][number]:
            return False
        shut = self.edges.shut
        return self.tables.state(number, to) not in shut or self.tables.state(number, facing) in shut

    def step(self, edge: Edge, facing_before: int) -> Step:
        """An edge as the step people read."""
        move = self.tables.moves[edge.move]
        number, facing, _ = self.tables.place(edge.target)
        if self.free_facing:
            facing = move.relative if move.rule is not None and move.rule.face else facing_before
        do = "turn" if move.rule is None else move.rule.do
        why = self.explain.why(edge.source, edge.target, move, edge.cost)
        mode = self.explain.mode(edge.source, edge.target, move)
        off_wall = move.rule is not None and edge.source // self.tables.each_cell == self.edges.hung
        lift = 0.0 if off_wall else None
        return Step(do, self.lattice.cell(number), facing, mode, self.profile.shown(edge.cost), why, lift)

    def turned(self, do: str, cell: Cell, facing: int, cost: int = 0) -> Step:
        """A turn in place."""
        move = next((move for move in self.tables.moves if move.rule is None), None)
        why = self.explain.why(0, 0, move, cost) if move is not None and cost else ()
        return Step(do, cell, facing, self.profile.mode, self.profile.shown(cost), why)

    def refuse(self, step: int, found: Refusal, cost: float = 0.0, steps: tuple[Step, ...] = ()) -> Path:
        """A way that may not be gone."""
        return Path(self.profile.shown(cost), self.profile.unit, steps, (), (), Illegal(step, *found))


class Search:
    """All places within the budget of one token as things stand; made once for a drag."""

    def __init__(self, walker: Walker, meeting: Callable[[Meets], Walker] | None = None) -> None:
        """Args: meeting: given, makes a walker that meets some of those whom only a drawn way meets."""
        self._walker, self._meeting = walker, meeting
        self._stops: dict[int, Search | None] = {}
        self._tables, self._lattice, self._grid = walker.tables, walker.lattice, walker.grid
        self._profile = walker.profile
        self._graph = MoveGraph(walker.edges)
        self._found = self._costs(max(self._profile.budget, 0))

    # --- reach --------------------------------------------------------------------------------------------------------

    def reach(self) -> Reach:
        """Every place one may stop at within the budget, the start included, by cost and then cell."""
        profile, kind = self._profile, self._walker.field.kind
        modes = [
            next((toll.mode for toll in ground_tolls(profile, ground) if toll.mode), profile.mode)
            for ground in self._walker.field.kinds
        ]
        places = (self._found != FAR).nonzero()[0] // self._tables.each_cell
        numbers = places[np.diff(places, prepend=-1) != 0]
        final = self._final(self._by_facing(self._found)[numbers], numbers)
        met = {number for number, _ in self._walker.edges.occupancy.met} - {self._walker.number}
        for i in np.flatnonzero(np.isin(numbers, list(met))) if met else ():
            for facing in range(final.shape[1]):
                if not self._may_end(int(numbers[i]), facing):
                    final[i, facing] = FAR
        least = final.min(axis=1)
        at = self._lattice.pairs[numbers]
        order = np.lexsort((at[:, 1], at[:, 0], least))
        order = order[least[order] != FAR]
        numbers, final, at = numbers[order], final[order], at[order]
        shown = np.round(final / profile.per_unit, 6)
        beyond = round(int(FAR) / profile.per_unit, 6)
        cells = []
        for cell, cost, costs, every, ground in zip(
            map(self._lattice.kind, *at.T.tolist()),
            shown.min(axis=1).tolist(),
            shown.tolist(),
            (final != FAR).all(axis=1).tolist(),
            kind[numbers].tolist(),
            strict=True,
        ):
            facings = dict(enumerate(costs))
            if not every:
                facings = {facing: cost for facing, cost in facings.items() if cost < beyond}
            cells.append(ReachCell(cell, cost, facings, modes[ground]))
        return Reach(profile.shown(profile.budget), profile.unit, tuple(cells), profile.bands)

    # --- ways ---------------------------------------------------------------------------------------------------------

    def path_to(self, cell: Cell, facing: int | None = None) -> Path:
        """The cheapest way to a place, walked back over the distances; `illegal` says why there is none within the budget.

        Args:
            cell: where to.
            facing: how to look there in the end; None: whatever is cheapest.
        """
        number = self._lattice.number(cell)
        if number < 0 or self._walker.number < 0:
            return self._walker.refuse(0, self.why_not(cell))
        if (there := self._to_stop_by(number)) is not None:
            return there.path_to(cell, facing)
        if number == self._walker.edges.hung:
            return climb_down(self._walker)
        if (end := self._end(self._found, number, facing)) is not None:
            return self._path(self._found, *end, facing)
        if (end := self._end(self._everywhere, number, facing)) is not None:
            return part_way(self._walker, self._path(self._everywhere, *end, facing))
        return self._walker.refuse(0, self.why_not(cell))

    def why_not(self, cell: Cell, facing: int | None = None) -> Refusal:
        """Why a place is out of reach: (reason word, why). ("", ()) if it is not."""
        walker, number = self._walker, self._lattice.number(cell)
        if walker.number < 0:
            return refusal(self._profile, "edge", T("the token is not on the map"))
        if number < 0:
            return refusal(self._profile, "edge", T("that is beyond the edge of the map"))
        if number != walker.number and all(
            walker.edges.occupancy.closed(number, f) for f in range(self._tables.facings)
        ):
            return unexplored(self._profile)
        if (there := self._to_stop_by(number)) is not None:
            return there.why_not(cell, facing)
        if self._end(self._found, number, facing) is not None:
            return "", ()
        if (end := self._end(self._everywhere, number, facing)) is not None:
            return over_budget(self._profile, int(self._everywhere[end[0]]))
        states = [self._tables.state(number, f) for f in range(self._tables.facings)]
        for state in states:
            stop = walker.explain.cannot_end(number, self._tables.place(state)[1])
            if stop is not None:
                return stop
        return self._first_refusal(number)

    def _to_stop_by(self, goal: int) -> Search | None:
        """The search that may also stop by those at the goal whom only a drawn way meets; None if there are none such."""
        if self._meeting is None or goal == self._walker.number:
            return None
        if goal not in self._stops:
            places = [self._walker.edges.occupancy.at(goal, facing) for facing in range(self._tables.facings)]
            ends = {one.token for met in places for one in met if one.waits}
            self._stops[goal] = Search(self._meeting(ends.__contains__)) if ends else None
        return self._stops[goal]

    def _first_refusal(self, goal: int) -> Refusal:
        """What stops the step there from the cheapest place beside it, else what stops one who makes
        straight for it."""
        walker, tables, around = self._walker, self._tables, self._grid.directions
        beside: list[tuple[int, int, int]] = []
        for direction, number in enumerate(self._lattice.neighbors[goal].tolist()):
            for state in range(number * tables.each_cell, (number + 1) * tables.each_cell) if number >= 0 else ():
                if self._everywhere[state] != FAR:
                    beside.append((int(self._everywhere[state]), state, (direction + around // 2) % around))
        refusals = [
            walker.explain.refused(state, direction, self._looks(state, direction))
            for _, state, direction in sorted(beside)
        ]
        if refusals:
            return next((found for found in refusals if found[0] != "manoeuvre"), refusals[0])
        return self._stopped_on_the_way(goal)

    def _stopped_on_the_way(self, goal: int) -> Refusal:
        walker, target, here = self._walker, self._lattice.cell(goal), self._turning_back(goal)
        for _ in range(self._lattice.columns + self._lattice.rows):
            number = self._lattice.number(here)
            if here == target or number < 0:
                break
            direction = self._grid.direction_to(here, target)
            state = self._tables.state(number, direction)
            there = self._lattice.number(self._grid.neighbor(here, direction))
            if all(edge[0] // self._tables.each_cell != there for edge in walker.edges.row(state)):
                return walker.explain.refused(state, direction, self._looks(state, direction))
            here = self._grid.neighbor(here, direction)
        return refusal(self._profile, "wall", T("no way leads there"))

    def _turning_back(self, goal: int) -> Cell:
        """Where one who makes straight for the goal comes no further: the last place on as direct a way as there is."""
        costs = self._everywhere.reshape(self._lattice.count, -1).min(axis=1)
        reached = np.flatnonzero(costs != FAR)
        step = max(min((rule.cost for rule in self._profile.steps), default=1), 1)
        spent = costs[reached] / step
        apart = np.hypot(*(self._lattice.centers[reached] - self._lattice.centers[goal]).T).round(6)
        target = self._lattice.cell(goal)
        best, found = (float("inf"), 0.0, 0.0), self._walker.cell
        for n in np.argsort(spent + apart, kind="stable")[:FEW].tolist():
            cell = self._lattice.cell(int(reached[n]))
            left = self._grid.distance(cell, target)
            if (direct := (round(float(spent[n]) + left, 6), left, float(apart[n]))) < best:
                best, found = direct, cell
        return found

    def _looks(self, state: int, direction: int) -> int:
        """How a token would look after a step in a direction, for a body whose shape turns."""
        faces = any(rule.face for rule in self._profile.steps)
        return direction if faces else self._tables.place(state)[1]

    # --- inside -------------------------------------------------------------------------------------------------------

    @cached_property
    def _everywhere(self) -> Distances:
        return self._costs(None)

    def _costs(self, cutoff: int | None) -> Distances:
        walker = self._walker
        if walker.number < 0:
            return np.full(self._tables.states, FAR, dtype=np.int32)
        starts = [self._graph.node(self._tables.state(walker.number, facing)) for facing in walker.start_facings()]
        return costs_from(self._graph, starts, cutoff).by_state

    def _by_facing(self, found: Distances) -> Distances:
        shape = (self._lattice.count, self._tables.facings, self._tables.parities)
        by_parity: Distances = found.reshape(shape)
        return by_parity[:, :, 0] if shape[2] == 1 else by_parity.min(axis=2)

    def _final(self, costs: Distances, numbers: Ints) -> Distances:
        """Costs by final facing out of costs by facing in those cells, free turns at the end counted in."""
        if self._tables.facings == 1:
            return np.repeat(costs, self._grid.directions, axis=1)
        result = costs.copy()
        for turn in self._profile.end_turns:
            most = turn.part * self._profile.whole - self._profile.spent
            allowed = np.where(costs <= most, costs, FAR)
            for way in (1, -1):
                turned = allowed
                for _ in range(1, min(turn.sides, self._grid.directions // 2) + 1):
                    turned = np.roll(turned, way, axis=1)
                    if self._walker.token.body is not None:
                        turned = np.where(self._clear_turns(numbers, way), turned, FAR)
                    result = np.minimum(result, turned)
        return result

    def _clear_turns(self, numbers: Ints, way: int) -> Bools:
        """For cells and facings: may the body turn there from the side before?"""
        around = range(self._grid.directions)
        clear = [[self._walker.clear_turn(number, to - way, to) for to in around] for number in numbers.tolist()]
        return np.array(clear, dtype=np.bool_).reshape(-1, len(around))

    def _may_end(self, number: int, facing: int) -> bool:
        place = (number, facing % self._tables.facings)
        return number == self._walker.number or self._walker.edges.occupancy.may_end(*place)

    def _end(self, found: Distances, number: int, facing: int | None) -> tuple[int, int] | None:
        """(state, final facing) of the cheapest end there; None if not reached or one may not stop."""
        tables, around = self._tables, self._grid.directions
        best: tuple[tuple[int, ...], int, int] | None = None
        start, goal = self._walker.cell, self._lattice.cell(number)
        ahead = self._grid.direction_to(start, goal) if start != goal else self._walker.facing
        for state in range(number * tables.each_cell, (number + 1) * tables.each_cell):
            spent, (_, looks, parity) = int(found[state]), tables.place(state)
            if spent == FAR:
                continue
            finals: tuple[int, ...] = (looks,) if facing is None else (facing % around,)
            if facing is None and not self._may_end(number, looks):  # maybe it need only turn
                finals = self._walker.end_facings(number, looks, spent)
            for final in finals:
                if not self._may_end(number, final):
                    continue
                if facing is not None and final not in self._walker.end_facings(number, looks, spent):
                    continue
                off = 0 if tables.facings == 1 else abs(turn_steps(looks, ahead if facing is None else final, around))
                rank = (spent, off, abs(turn_steps(looks, final, around)), looks, parity)
                if best is None or rank < best[0]:
                    best = rank, state, final
        return None if best is None else (best[1], best[2])

    def _path(self, found: Distances, goal: int, final: int, facing: int | None) -> Path:
        walker, profile = self._walker, self._profile
        edges = edges_to(walker.edges, found, goal, self._order(goal))
        first = edges[0].source if edges else goal
        looks = walker.facing
        steps: list[Step] = []
        begins = self._tables.place(first)[1]
        if not walker.free_facing and begins != looks:
            steps.append(walker.turned("turn_before", walker.cell, begins))
            looks = begins
        marks: list[str] = []
        spent, over = 0, -1
        for edge in edges:
            step = walker.step(edge, looks)
            spent += edge.cost
            if spent > profile.budget and over < 0:
                over = len(steps)
            steps.append(step)
            looks = step.facing
            marks += walker.explain.marks(edge.source, edge.target, self._tables.moves[edge.move])
        if final != looks and (facing is not None or not walker.free_facing):
            steps.append(walker.turned("turn", self._lattice.cell(self._tables.place(goal)[0]), final))
            looks = final
        allowed = walker.end_facings(*self._tables.place(goal)[:2], spent)
        illegal = Illegal(over, *over_budget(profile, spent)) if over >= 0 else None
        unique = tuple(dict.fromkeys(marks))
        return Path(profile.shown(spent), profile.unit, tuple(steps), allowed, unique, illegal)

    def _order(self, goal: int) -> Order:
        """Prefer what lies closest to the straight line to the goal, then steps before turns."""
        centers, tables = self._lattice.centers, self._tables
        start = centers[self._walker.number]
        along = centers[tables.place(goal)[0]] - start

        def order(edge: Edge) -> tuple[float, ...]:
            number, facing, parity = tables.place(edge.source)
            off = centers[number] - start
            apart = abs(float(along[0] * off[1] - along[1] * off[0]))
            move = tables.moves[edge.move]
            turned = (tables.place(edge.target)[1] - facing) % self._grid.directions
            return round(apart, 6), float(move.rule is None), float(turned != 0), float(parity)

        return order
