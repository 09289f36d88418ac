"""Edge tables: every step of every state of a map, in numpy. They are the truth; graph and search read them.

A state is a cell, a facing (only one where the profile does not care) and, on squares that count diagonals 5-10-5, whether an odd
number of diagonals has been walked. `target[state, move]` and `cost[state, move]` (-1: no such step) hold ground, heights,
walls, doors and the mover's shape. Other tokens are not in them: they move all the time, see `occupancy.py`.

Tables belong to a Field. After a door or a cell changed, only the rows near it are written again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from battlemap.movement.barriers import Bools, Stature
from battlemap.movement.costs import BLOCKED, Leap, MoveProfile, StepRule, Toll, band_for_height, band_for_water
from battlemap.movement.field import Field, GroundKind
from battlemap.movement.lattice import Floats, Ints
from battlemap.movement.leaps import leap_prices
from battlemap.text import T

States = NDArray[np.int32]
NO_EDGE = -1
MOST = 2**28  # no step costs more; sums of some stay inside 32 bits


@dataclass(frozen=True, slots=True)
class Shape:
    """What of a token the tables depend on: its size, its own cells, and where its feet are."""

    size: int = 1
    own: tuple[tuple[int, int], ...] | None = None
    stature: Stature = field(default_factory=Stature)


@dataclass(frozen=True, slots=True)
class Move:
    """One column of the tables: a step by `rule` in the direction `relative` to the facing, or a turn by `sides`."""

    rule: StepRule | None
    relative: int = 0
    sides: int = 0


def static(profile: MoveProfile) -> MoveProfile:
    """The profile without what the tables do not depend on, to compare by."""
    terms = [*profile.tags.values(), *profile.entry]
    terms += [water.toll for water in profile.water if water.toll]
    terms += [band.toll for band in (*profile.rises, *profile.drops) if band.toll]
    budget = profile.whole if any(toll.all for toll in terms) else 0
    return replace(
        profile, budget=budget, spent=0, occupied=BLOCKED, by_side={}, by_token={}, ignored=frozenset(), start_turns=0,
        one_step=None, end_turns=(), bands=(), rules={}, unit="", per_unit=1.0, mode="",
    )  # fmt: skip


def moves_of(profile: MoveProfile, directions: int, facings: int) -> tuple[Move, ...]:
    """The columns of a profile's tables."""
    if not profile.steps:
        return ()
    if facings == 1:
        walks = [rule for rule in profile.steps if rule.leap is None]
        best = [min(walks, key=lambda rule: (rule.cost, not rule.face))] if walks else []
        best += [rule for rule in profile.steps if rule.leap is not None]
        return tuple(Move(rule, direction) for rule in best for direction in range(directions))
    moves = []
    for rule in profile.steps:
        around = range(directions) if rule.relative is None else rule.relative
        moves += [Move(rule, relative % directions) for relative in around]
    if profile.turn is not None:
        moves += [Move(None, sides=1), Move(None, sides=-1)]
    return tuple(moves)


def ground_tolls(profile: MoveProfile, ground: GroundKind) -> list[Toll]:
    """What the ground itself asks of who enters."""
    tolls = [profile.tags[tag] for tag in ground.tags if tag in profile.tags]
    band = band_for_water(profile.water, ground.water)
    return [*tolls, band.toll] if band and band.toll else tolls


_NOTHING = Toll(T(""))


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
        self._leaps = {move.rule.leap.cells for move in self.moves if move.rule and move.rule.leap}
        self.each_cell = self.facings * self.parities
        self.states = field.lattice.count * self.each_cell
        shape_of_all = (field.lattice.count, self.directions)
        self.blocked: Bools = field.barriers(shape.stature).blocked
        self._plain: Bools = np.zeros(shape_of_all, dtype=np.bool_)
        self._free: Bools = np.zeros(shape_of_all, dtype=np.bool_)
        self._factor: Floats = np.ones(shape_of_all)
        self._add: Ints = np.zeros(shape_of_all, dtype=np.int64)
        self._whole: Bools = np.zeros(shape_of_all, dtype=np.bool_)
        self._metred: Bools = np.zeros(shape_of_all, dtype=np.bool_)  # is height paid by the metre?
        self.fits: list[Bools] = []  # by facing: may the body stand there at all?
        self.least = MOST if profile.turn is None else profile.turn  # no step costs less
        self.target: States = np.zeros((self.states, len(self.moves)), dtype=np.int32)
        self.cost: States = np.full((self.states, len(self.moves)), NO_EDGE, dtype=np.int32)
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
            setattr(new, name, getattr(self, name).copy())
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
        self._write_steps(cells)
        self._write_corners(cells)
        fits = self.fits = self._fits()
        lattice = self.field.lattice
        single = self.bodies[0] == [(0, 0)] and len(self.bodies) == 1
        parities, facings = self.parities, self.facings
        target = self.target.reshape(lattice.count, facings, parities, len(self.moves))
        cost = self.cost.reshape(target.shape)
        prices: dict[tuple[int, int, int, Leap | None], States] = {}
        rows: Ints | slice = slice(None) if len(cells) == lattice.count else cells  # writing all in one go is faster
        for facing in range(facings):
            body = self.bodies[facing % len(self.bodies)]
            for column, move in enumerate(self.moves):
                for parity in range(parities):
                    if move.rule is None:
                        to = (facing + move.sides) % facings
                        target[rows, facing, parity, column] = (cells * facings + to) * parities + parity
                        price = np.where(fits[to % len(fits)][cells], self.profile.turn or 0, NO_EDGE)
                        cost[rows, facing, parity, column] = price
                        continue
                    direction = (facing + move.relative) % self.directions
                    to = direction if move.rule.face and facings > 1 else facing
                    leap = move.rule.leap
                    number, span = lattice.neighbors[rows, direction], leap.cells if leap else 1
                    for _ in range(span - 1):
                        number = np.where(number >= 0, lattice.neighbors[number, direction], -1)
                    odd = span % 2 if parities == 2 and direction % 2 == 1 else 0
                    there = (np.maximum(number, 0) * facings + to) * parities + (parity ^ odd)
                    target[rows, facing, parity, column] = there
                    key = (move.rule.cost, direction, parity, leap)
                    if key not in prices:
                        where = rows if single else slice(None)
                        prices[key] = self._prices(*key[:3], where) if leap is None else leap_prices(self, *key)[where]
                        # where there is no step that is the largest number
                        self.least = min(self.least, int(prices[key].view(np.uint32).min(initial=MOST)))
                    price = prices[key]
                    if not single:
                        price = self._body_price(prices[key], cells, body)
                        price[~fits[to % len(fits)][number]] = NO_EDGE
                    cost[rows, facing, parity, column] = price

    def _write_steps(self, cells: Ints) -> None:
        """Whether and how dearly each cell's neighbours are entered, corners not yet looked at."""
        field, profile = self.field, self.profile
        extra, factor, forbid, whole = self.kind_tolls(field.kinds)
        every = _sum([*profile.entry])
        for direction in range(self.directions):
            to = field.lattice.neighbors[cells, direction]
            kind = field.kind[np.maximum(to, 0)]
            free = (to >= 0) & ~self.blocked[cells, direction] & ~forbid[kind] & (not every.forbid)
            factors = factor[kind] + (every.multiply - 1.0)
            adds = extra[kind] + every.add
            wholes = whole[kind] | every.all
            metred = np.zeros(len(cells), dtype=np.bool_)
            if profile.rises or profile.drops:
                self._add_heights(cells, np.maximum(to, 0), free, factors, adds, wholes, metred)
            if direction % 2 and field.grid.kind == "square" and field.scene.grid.diagonals == "none":
                free[:] = False
            self._plain[cells, direction] = free
            self._factor[cells, direction] = factors
            self._add[cells, direction] = adds
            self._whole[cells, direction] = wholes
            self._metred[cells, direction] = metred

    def _add_heights(
        self, cells: Ints, to: Ints, free: Bools, factors: Floats, adds: Ints, wholes: Bools, metred: Bools
    ) -> None:
        field, profile = self.field, self.profile
        rise = np.round(field.elevation[to] - field.elevation[cells], 6)
        uneven = np.flatnonzero(rise)
        if not len(uneven):
            return
        higher = np.where(rise > 0, to, cells)[uneven]
        pairs = np.stack([rise[uneven], field.surface[higher]], axis=1)
        kinds, which = np.unique(pairs, axis=0, return_inverse=True)
        for i, (metres, surface) in enumerate(kinds):
            here = uneven[which.reshape(-1) == i]
            bands = profile.rises if metres > 0 else profile.drops
            band = band_for_height(bands, abs(float(metres)), field.surfaces[int(surface)])
            if band is None:
                free[here] = not bands
                continue
            toll = band.toll or _NOTHING
            free[here] &= not toll.forbid
            factors[here] += toll.multiply - 1.0
            adds[here] += toll.add + half_up(band.per_metre * abs(float(metres)))
            wholes[here] |= toll.all
            metred[here] = band.per_metre > 0

    def _write_corners(self, cells: Ints) -> None:
        """On squares a diagonal needs both ways round the corner free, unless corners may be cut."""
        self._free[cells] = self._plain[cells]
        if self.field.grid.kind != "square" or self.profile.cut_corners:
            return
        neighbors = self.field.lattice.neighbors
        for direction in range(1, self.directions, 2):
            ok = self._plain[cells, direction]
            for first, second in ((direction - 1, direction + 1), (direction + 1, direction - 1)):
                first, second = first % 8, second % 8
                by = neighbors[cells, first]
                ok = ok & (by >= 0) & self._plain[cells, first] & self._plain[np.maximum(by, 0), second]
            self._free[cells, direction] = ok

    def kind_tolls(self, kinds: Sequence[GroundKind]) -> tuple[Ints, Floats, Bools, Bools]:
        sums = [_sum(ground_tolls(self.profile, kind)) for kind in kinds]
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


def half_up(value: float) -> int:
    """The nearest whole number, halves upwards."""
    return int(np.floor(value + 0.5))


def _sum(tolls: Sequence[Toll]) -> Toll:
    """Several tolls as one: adds and surplus factors add up."""
    return Toll(
        _NOTHING.text,
        add=sum(toll.add for toll in tolls),
        multiply=1.0 + sum(toll.multiply - 1.0 for toll in tolls),
        forbid=any(toll.forbid for toll in tolls),
        all=any(toll.all for toll in tolls),
    )


def _unit_offsets(field: Field) -> list[tuple[int, int]]:
    grid, origin = field.grid, field.grid.from_offset(0, 0)
    cells = (grid.neighbor(origin, direction) for direction in range(grid.directions))
    return [(int(cell[0] - origin[0]), int(cell[1] - origin[1])) for cell in cells]
