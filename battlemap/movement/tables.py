"""Edge tables: every step of every state of a map, in numpy. They are the truth; graph and search read them.

A state is a cell, a facing (only one where the profile does not care) and, on squares that count diagonals 5-10-5, whether an odd
number of diagonals has been walked. `target[state, move]` and `cost[state, move]` (-1: no such step) hold ground, heights,
walls, doors and the mover's shape. Other tokens are not in them: they move all the time, see `occupancy.py`.

Tables belong to a Field. After a door or a cell changed, only the rows near it are written again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlemap.movement.barriers import Bools
from battlemap.movement.costs import Leap, MoveProfile, StepRule, band_for_height
from battlemap.movement.field import Field, GroundKind
from battlemap.movement.lattice import Floats, Ints
from battlemap.movement.leaps import leap_prices
from battlemap.movement.moves import Shape, moves_of
from battlemap.movement.tolls import NOTHING, ground_tolls, half_up, total

States = NDArray[np.int32]
NO_EDGE = -1
MOST = 2**28  # no step costs more; sums of some stay inside 32 bits


class Tables:
    """The edge tables of one field for movers of one profile and shape."""

    def __init__(self, field: Field, profile: MoveProfile, shape: Shape) -> None:
        self.field, self.profile, self.shape = field, profile, shape
        grid = field.grid
        self.directions = grid.directions
        self.bodies = self._body_offsets()
        turns_matter = any(set(offsets) != set(self.bodies[0]) for offsets in self.bodies)
        self.facings = self.directions if profile.turn != 0 or turns_matter else 1
        self.parities = 2 if grid.kind == "square" and field.scene.grid.diagonals == "5-10-5" else 1
        self.moves = moves_of(profile, self.directions, self.facings)
        leaps = {i: move.rule.leap.cells for i, move in enumerate(self.moves) if move.rule and move.rule.leap}
        self.leaping = frozenset(i for i, cells in leaps.items() if cells > 1)  # moves that go over somebody
        self._leaps = set(leaps.values())
        self.turning = np.array([move.rule is None for move in self.moves], dtype=np.bool_)
        self.each_cell = self.facings * self.parities
        self.states = field.lattice.count * self.each_cell
        shape_of_all = (field.lattice.count, self.directions)  # read by direction, so each direction lies together
        self.blocked: Bools = field.barriers(shape.stature).blocked
        self._plain: Bools = np.zeros(shape_of_all, dtype=np.bool_, order="F")
        self._free: Bools = np.zeros(shape_of_all, dtype=np.bool_, order="F")
        self._factor: Floats = np.ones(shape_of_all, order="F")
        self._add: Ints = np.zeros(shape_of_all, dtype=np.int64, order="F")
        self._whole: Bools = np.zeros(shape_of_all, dtype=np.bool_, order="F")
        self._metred: Bools = np.zeros(shape_of_all, dtype=np.bool_, order="F")  # is height paid by the metre?
        self.fits: list[Bools] = []  # by facing: may the body stand there at all?
        self.least = MOST if profile.turn is None else profile.turn  # no step costs less
        self.target: States = np.empty((self.states, 0), dtype=np.int32)
        self.cost: States = self.target
        self._write(np.arange(field.lattice.count))

    # --- states -------------------------------------------------------------------------------------------------------

    def state(self, number: int, facing: int, parity: int = 0) -> int:
        """The state of a cell and facing; the facing is dropped where it does not matter."""
        return (number * self.facings + facing % self.facings) * self.parities + parity

    def place(self, state: int) -> tuple[int, int, int]:
        """(cell number, facing, parity) of a state; facing 0 where it does not matter."""
        rest, parity = divmod(state, self.parities)
        number, facing = divmod(rest, self.facings)
        return number, facing, parity

    def near(self, state: int) -> Ints:
        """Every state a step into `state` could come from."""
        number = state // self.each_cell
        around = self.field.lattice.neighbors[number]
        for span in sorted(self._leaps):
            far = [self.landing(number, direction, span) for direction in range(self.directions)]
            around = np.concatenate([around, np.array(far, dtype=np.int64)])
        cells = np.unique(np.concatenate([[number], around[around >= 0]]))
        found: Ints = (cells[:, None] * self.each_cell + np.arange(self.each_cell)[None, :]).reshape(-1)
        return found

    def landing(self, number: int, direction: int, cells: int) -> int:
        """The cell `cells` steps straight on; -1 outside the map."""
        for _ in range(cells):
            number = int(self.field.lattice.neighbors[number, direction]) if number >= 0 else -1
        return number

    def over(self, state: int, move: int) -> list[int]:
        """Numbers of the cells a leap passes over, the one it lands in left out; [] for a plain step."""
        rule = self.moves[move].rule
        if rule is None or rule.leap is None:
            return []
        number, facing, _ = self.place(state)
        direction = (facing + self.moves[move].relative) % self.directions
        return [self.landing(number, direction, cells) for cells in range(1, rule.leap.cells)]

    def cornered(self, number: int, direction: int) -> bool:
        """True if only what stands at the corner forbids a diagonal step to a body of one cell."""
        return bool(self._plain[number, direction] and not self._free[number, direction])

    def metred(self, state: int, move: int) -> bool:
        """True if any cell of the body pays for height by the metre on that step."""
        number, facing, _ = self.place(state)
        direction = (facing + self.moves[move].relative) % self.directions
        return any(bool(self._metred[cell, direction]) for cell in self.covered(number, facing) if cell >= 0)

    def covered(self, number: int, facing: int) -> list[int]:
        """Numbers of the cells the body covers there; -1 for those outside."""
        return [int(self.field.lattice.shifted(by)[number]) for by in self.bodies[facing % len(self.bodies)]]

    # --- changes ------------------------------------------------------------------------------------------------------

    def moved_to(self, field: Field) -> Tables:
        """The tables of a later field of the same scene, rows rewritten only where ground or barriers differ."""
        if field.scene != self.field.scene or field.kinds[: len(self.field.kinds)] != self.field.kinds:
            return Tables(field, self.profile, self.shape)
        new = object.__new__(Tables)
        new.__dict__.update(self.__dict__)
        new.field = field
        new.blocked = field.barriers(self.shape.stature).blocked
        old = self.field
        ground = (old.kind != field.kind) | (old.elevation != field.elevation) | (old.surface != field.surface)
        dirty = (self.blocked != new.blocked).any(axis=1) | ground
        if not dirty.any():
            return new
        reach = (
            2
            + max(self._leaps, default=0)
            + max(max(abs(a), abs(b), abs(a + b)) for offsets in self.bodies for a, b in offsets)
        )
        for _ in range(reach):
            around = field.lattice.neighbors[dirty]
            dirty = dirty.copy()
            dirty[around[around >= 0]] = True
        for name in ("_plain", "_free", "_factor", "_add", "_whole", "_metred", "target", "cost"):
            setattr(new, name, getattr(self, name).copy(order="K"))
        new._write(np.flatnonzero(dirty))
        return new

    # --- writing ------------------------------------------------------------------------------------------------------

    def _body_offsets(self) -> list[list[tuple[int, int]]]:
        """For each facing the cells of the body relative to its place, its own cell first."""
        grid, origin = self.field.grid, self.field.grid.from_offset(0, 0)
        turned = range(self.directions) if self.shape.own else range(1)
        result = []
        for facing in turned:
            cells = grid.body(origin, self.shape.size, facing, self.shape.own)
            offsets = [(int(cell[0] - origin[0]), int(cell[1] - origin[1])) for cell in cells]
            result.append(sorted(offsets, key=lambda by: by != (0, 0)))
        return result

    def _write(self, cells: Ints) -> None:
        """Write the rows of those cells."""
        rows: Ints | slice = slice(None) if len(cells) == self.field.lattice.count else cells  # all in one go is faster
        self._write_steps(rows)
        self._write_corners(rows)
        self.fits = self._fits()
        if not self.moves:
            return
        single = self.bodies[0] == [(0, 0)] and len(self.bodies) == 1
        lands, prices = (
            _Columns(),
            _Columns(),
        )  # few columns of the tables differ in where a step leads and what it costs
        land_of, price_of, turned = [], [], []
        for facing in range(self.facings):
            for parity in range(self.parities):
                for move in self.moves:
                    if move.rule is None:
                        to, after, key = (facing + move.sides) % self.facings, parity, (-1, 0)
                        price_key: tuple[Any, ...] = (None, to % len(self.fits))
                    else:
                        direction = (facing + move.relative) % self.directions
                        to = direction if move.rule.face and self.facings > 1 else facing
                        span = move.rule.leap.cells if move.rule.leap else 1
                        after, key = parity ^ (span * direction % 2 if self.parities == 2 else 0), (direction, span)
                        shape = () if single else (facing % len(self.bodies), to % len(self.fits))
                        price_key = (move.rule.cost, direction, parity, move.rule.leap, *shape)
                    land_of.append(lands.number(key))
                    price_of.append(prices.number(price_key))
                    turned.append(to * self.parities + after)
        target = self._lands(rows, lands.keys).take(land_of, axis=1)
        target *= self.each_cell
        target += np.array(turned, dtype=np.int32)
        cost = self._costs(cells, rows, prices.keys).take(price_of, axis=1)
        if isinstance(rows, slice):
            self.target, self.cost = target.reshape(self.states, -1), cost.reshape(self.states, -1)
        else:
            self.target.reshape(-1, target.shape[1])[rows] = target
            self.cost.reshape(-1, cost.shape[1])[rows] = cost

    def _lands(self, rows: Ints | slice, keys: Sequence[tuple[int, int]]) -> States:
        """For cells by (direction, how far) the number of the cell there, 0 where there is none; direction -1: itself."""
        neighbors = self.field.lattice.neighbors
        itself = np.arange(len(neighbors))[rows]
        found = np.empty((len(itself), len(keys)), dtype=np.int32)
        for column, (direction, span) in enumerate(keys):
            number = itself
            for _ in range(span):
                number = np.where(number >= 0, neighbors[number, direction], -1)
            found[:, column] = np.maximum(number, 0)
        return found

    def _costs(self, cells: Ints, rows: Ints | slice, keys: Sequence[tuple[Any, ...]]) -> States:
        """The prices of those steps and turns out of the cells."""
        neighbors = self.field.lattice.neighbors
        found = np.empty((len(cells), len(keys)), dtype=np.int32)
        alone: dict[tuple[Any, ...], States] = {}
        for column, key in enumerate(keys):
            if key[0] is None:
                found[:, column] = np.where(self.fits[key[1]][rows], self.profile.turn or 0, NO_EDGE)
                continue
            rule, shape = key[:4], key[4:]
            base, direction, parity, leap = rule
            if rule not in alone:
                where = slice(None) if shape else rows
                if leap is None:
                    alone[rule] = self._prices(base, direction, parity, where)
                else:
                    alone[rule] = leap_prices(self, base, direction, parity, leap)[where]
                # where there is no step that is the largest number
                self.least = min(self.least, int(alone[rule].view(np.uint32).min(initial=MOST)))
            price = alone[rule]
            if shape:
                price = self._body_price(price, cells, self.bodies[shape[0]])
                number = neighbors[rows, direction]
                for _ in range(leap.cells - 1 if leap else 0):
                    number = np.where(number >= 0, neighbors[number, direction], -1)
                price[~self.fits[shape[1]][number]] = NO_EDGE
            found[:, column] = price
        return found

    def _write_steps(self, rows: Ints | slice) -> None:
        """Whether and how dearly each cell's neighbours are entered, corners not yet looked at."""
        field, profile = self.field, self.profile
        extra, factor, forbid, whole = self.kind_tolls(field.kinds)
        every = total([*profile.entry])
        for direction in range(self.directions):
            to = field.lattice.neighbors[rows, direction]
            there = np.maximum(to, 0)
            kind = field.kind[there]
            free = (to >= 0) & ~self.blocked[rows, direction] & ~forbid[kind] & (not every.forbid)
            factors = factor[kind] + (every.multiply - 1.0)
            adds = extra[kind] + every.add
            wholes = whole[kind] | every.all
            metred = np.zeros(len(to), dtype=np.bool_)
            if profile.rises or profile.drops:
                self._add_heights(rows, there, free, factors, adds, wholes, metred)
            if direction % 2 and field.grid.kind == "square" and field.scene.grid.diagonals == "none":
                free[:] = False
            self._plain[rows, direction] = free
            self._factor[rows, direction] = factors
            self._add[rows, direction] = adds
            self._whole[rows, direction] = wholes
            self._metred[rows, direction] = metred

    def _add_heights(
        self, rows: Ints | slice, to: Ints, free: Bools, factors: Floats, adds: Ints, wholes: Bools, metred: Bools
    ) -> None:
        field, profile = self.field, self.profile
        rise = field.elevation[to] - field.elevation[rows]
        uneven = np.flatnonzero(np.abs(rise) > 1e-7)
        if not len(uneven):
            return
        rises, which = np.unique(np.round(rise[uneven], 6), return_inverse=True)
        higher = np.where(rise[uneven] > 0, to[uneven], np.arange(len(field.elevation))[rows][uneven])
        kinds = len(field.surfaces)
        pairs = which.reshape(-1) * kinds + field.surface[higher]
        for pair in np.unique(pairs).tolist():
            metres, surface = float(rises[pair // kinds]), field.surfaces[pair % kinds]
            here = uneven[pairs == pair]
            bands = profile.rises if metres > 0 else profile.drops
            band = band_for_height(bands, abs(metres), surface)
            if not metres or band is None:
                free[here] &= not metres or not bands
                continue
            toll = band.toll or NOTHING
            free[here] &= not toll.forbid
            factors[here] += toll.multiply - 1.0
            adds[here] += toll.add + half_up(band.per_metre * abs(metres))
            wholes[here] |= toll.all
            metred[here] = band.per_metre > 0

    def _write_corners(self, rows: Ints | slice) -> None:
        """On squares a diagonal needs both ways round the corner free, unless corners may be cut."""
        self._free[rows] = self._plain[rows]
        if self.field.grid.kind != "square" or self.profile.cut_corners:
            return
        neighbors = self.field.lattice.neighbors
        for direction in range(1, self.directions, 2):
            ok = self._plain[rows, direction]
            for first, second in ((direction - 1, direction + 1), (direction + 1, direction - 1)):
                first, second = first % 8, second % 8
                by = neighbors[rows, first]
                ok = ok & (by >= 0) & self._plain[rows, first] & self._plain[np.maximum(by, 0), second]
            self._free[rows, direction] = ok

    def kind_tolls(self, kinds: Sequence[GroundKind]) -> tuple[Ints, Floats, Bools, Bools]:
        sums = [total(ground_tolls(self.profile, kind)) for kind in kinds]
        return (
            np.array([toll.add for toll in sums], dtype=np.int64),
            np.array([toll.multiply for toll in sums]),
            np.array([toll.forbid for toll in sums], dtype=np.bool_),
            np.array([toll.all for toll in sums], dtype=np.bool_),
        )

    def base(self, cost: int, direction: int, parity: int) -> float:
        """The cost of a step before tolls."""
        if self.field.grid.kind == "square" and direction % 2:
            return cost * {"5-10-5": 1.0 + parity, "euclid": 2**0.5}.get(self.field.scene.grid.diagonals, 1.0)
        return float(cost)

    def reached(self, rule: StepRule, direction: int, parity: int) -> float:
        """The cost of a step by a rule before tolls; a leap costs what the cells it passes cost."""
        return (
            self.leapt(rule.cost, rule.leap, direction, parity)
            if rule.leap
            else self.base(rule.cost, direction, parity)
        )

    def leapt(self, cost: int, leap: Leap, direction: int, parity: int) -> float:
        """The cost of a leap before tolls."""
        return sum(self.base(cost, direction, (parity + i) % self.parities) for i in range(leap.cells))

    def _prices(self, cost: int, direction: int, parity: int, cells: Ints | slice) -> States:
        """For a body of one cell: the price of the step from each of those cells, NO_EDGE where there is none."""
        base = self.base(cost, direction, parity)
        price = np.floor(base * self._factor[cells, direction] + 0.5) + self._add[cells, direction]
        price = np.where(self._whole[cells, direction], self.profile.budget, price)
        limited = np.clip(price, 1, MOST).astype(np.int32)
        return np.where(self._free[cells, direction], limited, np.int32(NO_EDGE))

    def _body_price(self, price: States, cells: Ints, body: list[tuple[int, int]]) -> States:
        """All cells of a body step in parallel; the dearest counts, and one that cannot stops all."""
        result = np.zeros(len(cells), dtype=np.int32)
        stopped = np.zeros(len(cells), dtype=np.bool_)
        for by in body:
            number = self.field.lattice.shifted(by)[cells]
            one = price[np.maximum(number, 0)]
            stopped |= (number < 0) | (one == NO_EDGE)
            result = np.maximum(result, one)
        result[stopped] = NO_EDGE
        return result

    def _fits(self) -> list[Bools]:
        """For each shape of the body: may it stand there (inside the map, no forbidden ground, no wall through it)?"""
        lattice, field = self.field.lattice, self.field
        if self.bodies == [[(0, 0)]]:
            return [np.ones(lattice.count, dtype=np.bool_)]
        _, _, forbid, _ = self.kind_tolls(field.kinds)
        result = []
        for body in self.bodies:
            ok = np.ones(lattice.count, dtype=np.bool_)
            members = set(body)
            for by in body:
                number = lattice.shifted(by)
                ok &= (number >= 0) & ~forbid[field.kind[np.maximum(number, 0)]]
                for direction, (dx, dy) in enumerate(_unit_offsets(field)):
                    if (by[0] + dx, by[1] + dy) in members:
                        ok &= ~self.blocked[np.maximum(number, 0), direction]
            result.append(ok)
        return result


class _Columns:
    """Numbers keys in the order in which they are first asked for."""

    def __init__(self) -> None:
        self.keys: list[tuple[Any, ...]] = []
        self._numbers: dict[tuple[Any, ...], int] = {}

    def number(self, key: tuple[Any, ...]) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self.keys)
            self.keys.append(key)
        return self._numbers[key]


def _unit_offsets(field: Field) -> list[tuple[int, int]]:
    grid, origin = field.grid, field.grid.from_offset(0, 0)
    cells = (grid.neighbor(origin, direction) for direction in range(grid.directions))
    return [(int(cell[0] - origin[0]), int(cell[1] - origin[1])) for cell in cells]
