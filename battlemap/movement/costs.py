"""What moving costs one mover right now, as a ruleset says it: data that the search reads without knowing any rule.

All costs are whole numbers of the ruleset's own subunit (`per_unit` of them make one shown unit). The price of one step:

    base    the cost of its StepRule, times the diagonal factor of the grid (squares) or the length (no grid)
    factor  1 + the sum of (multiply - 1) over the tolls of the step: extras add up, they do not multiply each other
    step    base x factor, rounded half up, + the `add` of every toll + the height's cost; or the whole budget (`all`)

Tolls come from the ground's tags, the water's depth, the height difference, who stands there, and `entry` (every step).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from battlemap.geometry.types import Cell
from battlemap.text import T, Text

MODES = ("walk", "climb", "swim", "jump", "fly")


@dataclass(frozen=True, slots=True)
class Leap:
    """A step over `cells` cells straight on, the last being where it lands. What lies on the ground between does not matter.

    Walls, other tokens and ground more than `up_m` above the start stop it; it lands at most `up_m` higher or `down_m` lower.
    """

    cells: int
    up_m: float = 0.0
    down_m: float = 0.0


@dataclass(frozen=True, slots=True)
class StepRule:
    """One way to go to a neighbour, or with `leap` to a cell farther off.

    Args:
        do: the word for it: step, forward, sidestep, side, back.
        cost: subunits for one cell (without a grid: for one scene unit), at least 1.
        relative: directions relative to the facing, clockwise (0 = straight ahead); None: all.
        face: True turns the token to face the step, False keeps its facing.
        text: given, the base cost itself is listed in the explanation.
    """

    do: str = "step"
    cost: int = 1
    relative: tuple[int, ...] | None = None
    face: bool = True
    rule: str = ""
    text: Text | None = None
    leap: Leap | None = None


@dataclass(frozen=True, slots=True)
class Toll:
    """What something on the way adds to a step, or that it forbids it.

    `all`: the step takes the whole budget (so nothing may have been spent before). `mode`: how one moves there.
    `mark`: a word put on the whole path, such as "requires_evade". The text of a height's toll may have the place {height}.
    """

    text: Text
    rule: str = ""
    add: int = 0
    multiply: float = 1.0
    forbid: bool = False
    all: bool = False
    mode: str | None = None
    mark: str = ""


@dataclass(frozen=True, slots=True)
class WaterBand:
    """Water at most `up_to` metres deep (None: any depth). Bands are asked in order; `toll` None costs nothing."""

    up_to: float | None
    toll: Toll | None = None


@dataclass(frozen=True, slots=True)
class HeightBand:
    """A rise (or a drop) of at most `up_to` metres (None: any). Bands are asked in order; none fits: it cannot be done.

    `per_metre` subunits are added for each metre of it; `surface`: only where the higher cell's `climb` is this word.
    """

    up_to: float | None
    toll: Toll | None = None
    per_metre: float = 0.0
    surface: str | None = None


@dataclass(frozen=True, slots=True)
class Hanging:
    """A climb that is under way: the mover hangs `metres` above the ground of its cell, beside the cell `to` it climbs to.

    Going on there costs what is left of the height; every other step goes down first, at the price and in the words of `down`.
    """

    to: Cell
    metres: float
    down: HeightBand


@dataclass(frozen=True, slots=True)
class Occupied:
    """What a cell with another token in it means: may one pass through it, may one stop there, and at which toll.

    `from_arc`: tolls by the arc of the other token out of which it is entered (front, left, right, rear), else `toll`.
    `drawn`: only on a way that somebody draws, or to stop there; the search of other ways goes round it.
    """

    enter: bool = False
    end: bool = False
    toll: Toll | None = None
    from_arc: Mapping[str, Toll] = field(default_factory=dict)
    drawn: bool = False

    @property
    def free(self) -> bool:
        """True if it makes no difference that the token stands there."""
        return self.enter and self.end and self.toll is None and not self.from_arc and not self.drawn


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Sides a token may turn for nothing at the end if it has spent at most `part` of its budget."""

    part: float
    sides: int


BLOCKED = Occupied()
PASSABLE = Occupied(enter=True)


@dataclass(frozen=True, slots=True)
class MoveProfile:
    """How one token moves in one situation (manoeuvre, posture, load, wounds are all worked in already).

    Args:
        budget: subunits that may be spent.
        unit: the shown unit ("m", "ft", "MP").
        per_unit: subunits in one shown unit; may be a fraction (2 subunits a cell of 1.5 m: 2 / 1.5).
        steps: the ways to go to a neighbour; the cheapest that fits is taken. Empty: it cannot move.
        turn: subunits for each side turned in place; 0: facing is free (and then it is no part of the search); None: it
            cannot turn in place.
        spent: subunits of the same turn's budget that are gone already; shares of it and `all` mean both together.
        start_turns: sides that may be turned for nothing before the first step.
        one_step: given, the first step is never too dear: at most it takes the whole budget. What is paid by the metre of
            height is left out of that. Its text and rule explain it.
        end_turns: free turns at the end; the first whose part of the budget is not exceeded counts.
        mode: how it moves where nothing says otherwise: walk climb swim jump fly.
        tags: toll by tag of the ground; tags that are not named cost nothing.
        water: bands by depth; empty: water does not matter.
        rises, drops: bands by height difference in metres; empty: heights do not matter (as for one that flies).
        entry: tolls of every step, such as a posture's.
        occupied: what another token means; `by_side` and `by_token` (which wins) say it for a side or one token.
        ignored: ids of tokens that are as if not there.
        cut_corners: on squares, a diagonal step past the corner of something that blocks is allowed.
        part_way: a last step whose height is paid by the metre may be begun, and gone on with in later turns.
        hanging: it is on such a step now.
        height_m: height of the mover, for walls that end above its head.
        bands: (id, upper limit in shown units), lowest first, for the colours of the reach.
        rules: rule id by reason of a refusal (budget wall door occupied terrain height manoeuvre edge).
    """

    budget: int
    unit: str = "m"
    per_unit: float = 1.0
    steps: tuple[StepRule, ...] = (StepRule(),)
    turn: int | None = 0
    turn_rule: str = ""
    turn_text: Text | None = None
    spent: int = 0
    start_turns: int = 0
    one_step: Toll | None = None
    end_turns: tuple[EndTurn, ...] = ()
    mode: str = "walk"
    tags: Mapping[str, Toll] = field(default_factory=dict)
    water: tuple[WaterBand, ...] = ()
    rises: tuple[HeightBand, ...] = ()
    drops: tuple[HeightBand, ...] = ()
    entry: tuple[Toll, ...] = ()
    occupied: Occupied = BLOCKED
    by_side: Mapping[str, Occupied] = field(default_factory=dict)
    by_token: Mapping[str, Occupied] = field(default_factory=dict)
    ignored: frozenset[str] = frozenset()
    cut_corners: bool = False
    part_way: bool = False
    hanging: Hanging | None = None
    height_m: float = 1.8
    bands: tuple[tuple[str, float], ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)

    @property
    def whole(self) -> int:
        """The budget of the whole turn, what is gone already included."""
        return self.budget + self.spent

    def left(self, budget: int) -> MoveProfile:
        """The profile for the rest of a turn: what only the beginning of a move may have is gone with the first subunit.

        >>> MoveProfile(10, start_turns=3).left(4).start_turns
        0
        """
        if budget >= self.budget:
            return self
        return replace(self, budget=budget, spent=self.whole - budget, start_turns=0, one_step=None)

    def shown(self, subunits: float) -> float:
        """A cost in the unit people say.

        >>> MoveProfile(budget=10, per_unit=2).shown(5)
        2.5
        """
        value = round(subunits / self.per_unit, 6)
        return value + 0.0  # no negative zero

    def free_end_sides(self, spent: float) -> int:
        """Sides that may be turned for nothing once `spent` subunits are gone."""
        for turn in self.end_turns:
            if self.spent + spent <= turn.part * self.whole:
                return turn.sides
        return 0

    def who(self, token: str, side: str) -> Occupied:
        """What a token of that side means to this mover."""
        return self.by_token.get(token) or self.by_side.get(side) or self.occupied


def band_for_water(bands: tuple[WaterBand, ...], depth: float) -> WaterBand | None:
    """The band water of that depth falls in; None where there is none or no band reaches so deep."""
    if depth <= 0:
        return None
    return next(
        (band for band in bands if band.up_to is None or depth <= band.up_to + 1e-9), TOO_DEEP if bands else None
    )


def band_for_height(bands: tuple[HeightBand, ...], metres: float, surface: str | None) -> HeightBand | None:
    """The band for a height difference (positive metres) on a surface; None if it cannot be done."""
    for band in bands:
        if (band.up_to is None or metres <= band.up_to + 1e-9) and band.surface in (None, surface):
            return band
    return None


TOO_DEEP = WaterBand(None, Toll(T("the water is too deep"), forbid=True))
