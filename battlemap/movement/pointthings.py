"""What lies about on a scene without a grid: ground that costs, other tokens, heights, and what a leg has to do with each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from battlemap.movement.barriers import STEP_OVER_M, Bools, Pieces
from battlemap.movement.costs import Occupied, Toll
from battlemap.movement.lattice import Floats, Ints

Hills = list[tuple[Any, float, str | None]]  # area, elevation, climbing surface

BODY = 0.4  # radius of a token of size 1, in scene units
INSIDE = 1e-6  # a leg that is no longer inside something than this only touches it


@dataclass(frozen=True, slots=True)
class Patch:
    """Ground that costs something: an area and its tolls, by length inside."""

    area: Any
    tolls: tuple[Toll, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """Another token."""

    x: float
    y: float
    radius: float
    name: str
    meaning: Occupied


def ground_of(hills: Hills, point: Any) -> tuple[float, str | None]:
    """Elevation and climbing surface of a point, given the areas that may lie under it."""
    if not hills:
        return 0.0, None
    import shapely

    here = point if isinstance(point, shapely.Point) else shapely.Point(point)
    return next(((up, climb) for area, up, climb in reversed(hills) if area.covers(here)), (0.0, None))


def runs_into(circle: Circle, starts: Floats, ends: Floats) -> Any:
    """For each leg: does it come into the circle? Leaving a circle one stands in already is allowed."""
    middle = np.array([circle.x, circle.y])
    along, to = ends - starts, middle - starts
    part = (to * along).sum(axis=1) / np.maximum((along**2).sum(axis=1), 1e-18)
    nearest = starts + np.clip(part, 0.0, 1.0)[:, None] * along
    return (np.hypot(*(middle - nearest).T) < circle.radius - INSIDE) & (part > 0)


def touched(pieces: Pieces, which: Ints, points: Floats, feet: float, height: float) -> Bools:
    """For pairs of piece and point: does the point lie on the piece, where that stands in the way of who is so tall?

    Nobody stops there: who stood on the very joint of two walls would be on both sides of them.
    """
    start, along = pieces.a[which], (pieces.b - pieces.a)[which]
    part = np.clip(((points - start) * along).sum(axis=1) / (along**2).sum(axis=1), 0.0, 1.0)
    near = np.hypot(*(start + part[:, None] * along - points).T) < 2 * INSIDE
    tall = (pieces.top[which] > feet + STEP_OVER_M) & (pieces.bottom[which] < feet + height)
    found: Bools = near & tall
    return found
