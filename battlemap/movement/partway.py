"""Climbs that take longer than the turn: how far this turn leads, the mover then hanging on the wall.

One who is on a wall stands in the cell at its foot, as high above the ground as it has come; `hanging` says where it
goes on to. Only the last step of a way can end like that, and only in a profile with `part_way`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor
from typing import TYPE_CHECKING

from battlemap.geometry.types import Cell
from battlemap.movement.costs import HeightBand, Toll, band_for_height
from battlemap.movement.drawn import TURNS, Drawn
from battlemap.movement.explain import with_height
from battlemap.movement.results import Path, Step, Why
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.movement.search import Walker

CLIMB = "climb"  # the word of a step that ends on the wall
PART_WAY = "part_way"  # the mark of its path
LEAST_M = 0.01  # less is no progress
UPWARDS, DOWNWARDS = Toll(T("climb {height} m")), Toll(T("climb down {height} m"))


@dataclass(frozen=True, slots=True)
class _Climb:
    """A climb between the foot of a wall and the cell above it: from which height above the foot to which."""

    foot: Cell
    top: Cell
    start: float
    end: float
    band: HeightBand


def part_way(walker: Walker, path: Path) -> Path:
    """A way that is too dear only for its last climb, as far as this turn leads; any other as it is."""
    profile = walker.profile
    if not profile.part_way or path.illegal is None or path.illegal.reason != "budget":
        return path
    steps = list(path.steps)
    while steps and steps[-1].do in TURNS:
        steps.pop()
    if not steps:
        return path
    *before, last = steps
    left = profile.budget - round(sum(step.cost for step in before) * profile.per_unit)
    climb = _climb_of(walker, before[-1].at if before else walker.cell, last.at)
    if left <= 0 or climb is None:
        return path
    return _ended(walker, path, before, climb, left)


def climb_down(walker: Walker) -> Path:
    """The way of one who hangs on a wall down to its foot, or as far as this turn leads."""
    profile = walker.profile
    hanging = profile.hanging
    assert hanging is not None
    climb = _Climb(walker.cell, hanging.to, hanging.metres, 0.0, hanging.down)
    nowhere = Path(0.0, profile.unit, (), (walker.facing,))
    return _ended(walker, nowhere, [], climb, profile.budget)


def begun(walker: Walker, here: Cell, item: Drawn) -> Drawn:
    """A drawn step that ends on the wall, as the step to the cell it leads to in the end."""
    if not walker.profile.part_way or item.to != here or item.facing is None:
        return replace(item, do="step", facing=None)
    return Drawn("step", walker.grid.neighbor(here, item.facing % walker.grid.directions))


def _climb_of(walker: Walker, here: Cell, there: Cell) -> _Climb | None:
    """The climb on the step between two neighbours; None if none of its height is paid by the metre."""
    field, hanging = walker.field, walker.profile.hanging
    start, end = walker.lattice.number(here), walker.lattice.number(there)
    if hanging is not None and start == walker.edges.hung and there != hanging.to:
        return _Climb(here, hanging.to, hanging.metres, 0.0, hanging.down)
    rise = round(float(field.elevation[end] - field.elevation[start]), 6)
    bands = walker.profile.rises if rise > 0 else walker.profile.drops
    higher = end if rise > 0 else start
    band = band_for_height(bands, abs(rise), field.surfaces[int(field.surface[higher])])
    if not rise or walker.token.size > 1 or walker.token.body is not None or band is None or band.per_metre <= 0:
        return None
    if rise < 0:
        return _Climb(there, here, -rise, 0.0, band)
    begun_at = hanging.metres if hanging is not None and start == walker.edges.hung else 0.0
    return _Climb(here, there, begun_at, rise, band)


def _ended(walker: Walker, path: Path, before: list[Step], climb: _Climb, left: int) -> Path:
    """The way with its last step ending where so many subunits lead."""
    profile, band = walker.profile, climb.band
    whole = abs(climb.end - climb.start)
    possible = whole if band.per_metre <= 0 else floor(left / band.per_metre * 100 + 1e-6) / 100
    metres = round(min(whole, possible), 6)
    facing = walker.grid.direction_to(climb.foot, climb.top)
    foot = walker.lattice.number(climb.foot)
    if (whole >= LEAST_M and metres < LEAST_M) or (
        foot != walker.number and walker.explain.cannot_end(foot, facing) is not None
    ):
        return path
    up = climb.end > climb.start
    toll = with_height(band.toll or (UPWARDS if up else DOWNWARDS), metres)
    rest = round(whole - metres, 2)
    spent = min(left, round(band.per_metre * metres)) if rest <= 0 and not up else left
    why = [Why(profile.shown(spent), toll.rule, toll.text)]
    if rest > 0:
        why.append(Why(0, toll.rule, T("{metres} m of it are left", metres=f"{rest:g}")))
    lift = round(climb.start + (metres if up else -metres), 6)
    step = Step(CLIMB, climb.foot, facing, "climb", profile.shown(spent), tuple(why), lift, climb.top)
    cost = round(sum(one.cost for one in before) + step.cost, 6)
    marks = tuple(dict.fromkeys((*path.marks, PART_WAY))) if lift else path.marks
    return Path(cost, profile.unit, (*before, step), (facing,), marks)
