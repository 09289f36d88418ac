"""What entering costs: the tolls of the ground, several tolls as one, and how their sums are rounded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import floor

from battlemap.movement.costs import MoveProfile, Toll, band_for_water
from battlemap.movement.field import GroundKind
from battlemap.text import T

NOTHING = Toll(T(""))


def ground_tolls(profile: MoveProfile, ground: GroundKind) -> list[Toll]:
    """What the ground itself asks of who enters."""
    tolls = [(tag, profile.tags[tag]) for tag in ground.tags if tag in profile.tags]
    band = band_for_water(profile.water, ground.water)
    if band and band.toll:
        tolls.append(("", band.toll))
    whose = dict(ground.areas)
    return [_of_area(toll, whose[tag]) if tag in whose else toll for tag, toll in tolls]


def _of_area(toll: Toll, area: str) -> Toll:
    """The toll with the area that asks for it in its words."""
    return replace(toll, text=T("{what} ({area})", what=toll.text, area=area))


def total(tolls: Sequence[Toll]) -> Toll:
    """Several tolls as one: adds and surplus factors add up."""
    return Toll(
        NOTHING.text,
        add=sum(toll.add for toll in tolls),
        multiply=1.0 + sum(toll.multiply - 1.0 for toll in tolls),
        forbid=any(toll.forbid for toll in tolls),
        all=any(toll.all for toll in tolls),
    )


def half_up(value: float) -> int:
    """The nearest whole number, halves upwards."""
    return floor(value + 0.5)
