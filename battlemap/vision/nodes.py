"""Cuts walls where they cross, so that seen from anywhere one of two lies wholly in front of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.segments import ON_LINE, Walls

if TYPE_CHECKING:
    from shapely import STRtree

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
MOST_CUTS = 200_000  # beyond that the rest stays uncut: no map drawn by people comes near it
_BLOCK = 512


def node(walls: Walls) -> tuple[Walls, Ints]:
    """The walls cut where they cross or meet one another.

    Returns: the parts, and for each the number of the wall it is of; ascending, each wall's in order along it.
    """
    wall, at = _cuts(walls)
    every = np.arange(len(walls), dtype=np.intp)
    owner = np.concatenate([every, every, wall])
    place = np.concatenate([np.zeros(len(walls)), np.ones(len(walls)), at])
    order = np.lexsort((place, owner))
    owner, place = owner[order], place[order]
    first = np.flatnonzero((owner[1:] == owner[:-1]) & (place[1:] > place[:-1]))
    source = owner[first]
    start, along = walls[source, :2], walls[source, 2:] - walls[source, :2]
    parts = np.hstack([start + along * place[first, None], start + along * place[first + 1, None]])
    return parts, source


def tree_of(walls: Walls) -> STRtree:
    """An index of walls by where they are; its numbers are theirs."""
    import shapely

    return shapely.STRtree(cast("NDArray[np.object_]", shapely.linestrings(walls.reshape(-1, 2, 2))))


def _cuts(walls: Walls) -> tuple[Ints, Floats]:
    """(wall, where along it from 0 to 1) of every crossing in the inside of a wall."""
    tree = tree_of(walls)
    lines = tree.geometries
    found_walls: list[Ints] = []
    found_places: list[Floats] = []
    total = 0
    for begin in range(0, len(walls), _BLOCK):
        one, other = tree.query(lines[begin : begin + _BLOCK], predicate="intersects")
        one = one + begin
        apart = one != other
        a, b = walls[one[apart]], walls[other[apart]]
        along, across = a[:, 2:] - a[:, :2], b[:, 2:] - b[:, :2]
        turn = along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0]
        size = np.hypot(*along.T)
        crosses = np.abs(turn) > 1e-12 * size * np.hypot(*across.T)
        to = b[:, :2] - a[:, :2]
        place = (to[:, 0] * across[:, 1] - to[:, 1] * across[:, 0]) / np.where(crosses, turn, 1.0)
        inside = crosses & (place * size > ON_LINE) & ((1.0 - place) * size > ON_LINE)
        found_walls.append(one[apart][inside])
        found_places.append(place[inside])
        total += int(inside.sum())
        if total > MOST_CUTS:
            break
    if not found_walls:
        return np.zeros(0, dtype=np.intp), np.zeros(0)
    return np.concatenate(found_walls), np.concatenate(found_places)
