"""What movement answers: explained, never a bare number. Costs are in the unit people say (profile.unit), not subunits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from battlemap.geometry.types import Cell
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class Why:
    """One term of a cost or one reason for a no; `rule` is an id of the ruleset."""

    value: float
    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a path. `do`: forward, sidestep, side, back, turn, ... (the words of the rule vectors).

    `lift`: given, how high above the ground of its cell the mover is afterwards; `toward`: the cell it climbs to (or comes down
    from) where the step ends part of the way.
    """

    do: str
    at: Cell
    facing: int
    mode: str
    cost: float
    why: tuple[Why, ...] = ()
    lift: float | None = None
    toward: Cell | None = None


@dataclass(frozen=True, slots=True)
class Illegal:
    """The first step that may not be: `reason` is budget, wall, door, occupied, terrain, height, manoeuvre or edge."""

    step: int
    reason: str
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class Path:
    """A way from a token's place: steps without the start, what they cost, the facings allowed at the end, marks."""

    cost: float
    unit: str
    steps: tuple[Step, ...]
    facings: tuple[int, ...]
    marks: tuple[str, ...] = ()
    illegal: Illegal | None = None

    @property
    def legal(self) -> bool:
        return self.illegal is None


class ReachCell(NamedTuple):
    """A place that can be reached: the cheapest cost, and the cost for each facing possible there."""

    at: Cell
    cost: float
    facings: Mapping[int, float]
    mode: str
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class Reach:
    """Everything within the budget, start included, by cost and then cell."""

    budget: float
    unit: str
    cells: tuple[ReachCell, ...]
    bands: tuple[tuple[str, float], ...] = field(default=())  # (band id, upper limit) from the ruleset, lowest first
