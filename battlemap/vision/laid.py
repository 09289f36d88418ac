"""The areas of a scene with the cells they take in now, worked out once and kept until something they depend on changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from battlemap.geometry.shapes import Coverage
from battlemap.model.entities import Area, Token
from battlemap.model.laid import Laid, LaidAreas
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.vision.effect import cells_of
from battlemap.vision.screens import screens_of

MOST = 5000  # areas kept of one scenario


@dataclass(slots=True)
class _Entry:
    """What the cells of an area were worked out from."""

    needs: tuple[Any, ...]
    laid: Laid


_kept: WeakKeyDictionary[ScenarioView, dict[tuple[str, Coverage, str], _Entry]] = WeakKeyDictionary()


def laid_of(
    view: ScenarioView, scene: str, coverage: Coverage = "center", which: Callable[[Area], bool] | None = None
) -> LaidAreas:
    """The areas that lie on a scene (those that `which` picks), by id, each with its cells.

    Args:
        coverage: when a cell counts, see `geometry.shapes`.
    Returns: the same objects as before for areas whose cells and fields are the same.
    """
    areas = view.of(Area, scene)
    if not areas:
        return ()
    picked = [area for _, area in sorted(areas.items()) if which is None or which(area)]
    if not picked:
        return ()
    root = view
    while isinstance(root, Draft):
        root = root.base
    known = _kept.setdefault(root, {})
    grid, walls = view.scene(scene).grid, None
    found = []
    for area in picked:
        if area.limit != "through" and walls is None:
            walls = screens_of(view, scene, "effect")
        bearer = view.token(scene, area.token) if area.token is not None else None
        key = scene, coverage, area.id
        found.append(_laid(known, key, (area, grid, _pose(bearer), walls if area.limit != "through" else None), view))
    return tuple(found)


def _laid(known: dict[Any, _Entry], key: tuple[str, Coverage, str], needs: tuple[Any, ...], view: ScenarioView) -> Laid:
    entry = known.get(key)
    if entry is not None and _same(entry.needs, needs):
        return entry.laid
    area: Area = needs[0]
    laid = Laid(area, cells_of(view, key[0], area, key[1]))
    if entry is not None and entry.laid.area == area and np.array_equal(entry.laid.cells.pairs, laid.cells.pairs):
        laid = entry.laid
    elif entry is None and len(known) >= MOST:
        known.clear()
    known[key] = _Entry(needs, laid)
    return laid


def _same(old: tuple[Any, ...], new: tuple[Any, ...]) -> bool:
    return old[3] is new[3] and old[:3] == new[:3]


def _pose(bearer: Token | None) -> tuple[Any, ...] | None:
    """What of its bearer the cells of an area depend on."""
    if bearer is None:
        return None
    return bearer.at, bearer.facing, bearer.size, bearer.body, bearer.elevation, bearer.posture
