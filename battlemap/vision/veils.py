"""Smoke and darkness: areas with `sight` "full" among the screens of a scene.

Whoever looks from one cell of such an area sees no other: nothing in it, nothing beyond. So every side of each of its cells
hides. Without a grid the half-unit boxes round its points are its cells. A cell is in it if its middle is.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.segments import Walls, wall_array
from battlemap.model.laid import Laid, LaidAreas
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.vision.laid import laid_of
from battlemap.vision.screens import Rays, Screens, Thing

SAME = 1e-6  # corners closer than this are one


class _Made(NamedTuple):
    """Screens with areas among them, and what they were made of."""

    solid: Screens
    areas: LaidAreas
    screens: Screens


_kept: WeakKeyDictionary[ScenarioView, dict[tuple[str, Rays], _Made]] = WeakKeyDictionary()
_sides: WeakKeyDictionary[Laid, Walls] = WeakKeyDictionary()


def veiled(solid: Screens, view: ScenarioView, scene: str, of: Rays) -> Screens:
    """The screens of walls and ground, and with them the areas that hide; the same object until one of them changes."""
    areas = laid_of(view, scene, which=lambda area: area.sight == "full")
    if not areas:
        return solid
    root = view
    while isinstance(root, Draft):
        root = root.base
    known = _kept.setdefault(root, {})
    last = known.get((scene, of))
    if last is not None and last.solid is solid and _same(last.areas, areas):
        return last.screens
    made = _with(solid, areas)
    known[scene, of] = _Made(solid, areas, made)
    return made


def _same(one: LaidAreas, other: LaidAreas) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def _with(solid: Screens, areas: LaidAreas) -> Screens:
    pieces = [sides(laid) for laid in areas]
    counts = [len(part) for part in pieces]
    more = sum(counts)
    first = len(solid.things)
    return Screens(
        [*solid.things, *(Thing("area", laid.area.id, solid=False) for laid in areas)],
        np.concatenate([solid.pieces, *pieces]),
        np.concatenate([solid.thing, np.repeat(np.arange(first, first + len(areas), dtype=np.intp), counts)]),
        np.concatenate([solid.heights, np.tile(np.array([[-np.inf, np.inf]]), (more, 1))]),
        np.concatenate([solid.from_side, np.zeros(more, dtype=np.int8)]),
    )


def sides(laid: Laid) -> Walls:
    """The sides of all cells of an area, each once, shape (N, 4)."""
    found = _sides.get(laid)
    if found is None:
        found = _sides[laid] = _sides_of(laid.cells.plane.tiles(laid.cells.pairs))
    return found


def _sides_of(tiles: NDArray[np.float64]) -> Walls:
    """Args: tiles: the corners of cells in order round each, shape (N, K, 2)."""
    if not len(tiles):
        return wall_array([])
    walls = np.concatenate([tiles, np.roll(tiles, -1, axis=1)], axis=2).reshape(-1, 4)
    ends = np.rint(walls / SAME).astype(np.int64)
    swapped = (ends[:, 0] > ends[:, 2]) | ((ends[:, 0] == ends[:, 2]) & (ends[:, 1] > ends[:, 3]))
    ends[swapped] = ends[swapped][:, [2, 3, 0, 1]]
    _, first = np.unique(ends, axis=0, return_index=True)
    return wall_array(walls[np.sort(first)])
