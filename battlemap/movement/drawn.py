"""A way somebody drew, before anybody knows whether it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battlemap.geometry.types import Cell


@dataclass(frozen=True, slots=True)
class Drawn:
    """A step in the words of the contract: turn_before and turn with `facing`; forward, sidestep, side, back, step with `to`."""

    do: str
    to: Cell | None = None
    facing: int | None = None


Item = Cell | Drawn  # a bare cell is read as the cheapest legal step
Items = Sequence[Item]
TURNS = ("turn", "turn_before")
