"""Keeps what is costly to make from the things of a scene until one of them changes, also across drafts.

A draft has no stamp of its own that others may trust, but its things are the very objects of the scenario below wherever it
changed nothing; comparing two lists of the same objects costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

from battlemap.model.scenario import Draft, ScenarioView

R = TypeVar("R")
MANY = 8  # scenes of one scenario kept at a time


@dataclass(slots=True)
class _Entry(Generic[R]):
    stamps: tuple[int, ...] | None
    things: list[Any]
    made: R


class Kept(Generic[R]):
    """Results by scenario and scene, made by `make(view, scene)` from the things of `kinds`."""

    def __init__(self, make: Callable[[ScenarioView, str], R], *kinds: type[Any]) -> None:
        self._make = make
        self._kinds = kinds
        self._by_root: WeakKeyDictionary[ScenarioView, dict[str, _Entry[R]]] = WeakKeyDictionary()

    def of(self, view: ScenarioView, scene: str) -> R:
        """What `make` makes of the scene as `view` shows it now."""
        root = view
        while isinstance(root, Draft):
            root = root.base
        known = self._by_root.setdefault(root, {})
        stamps = tuple(view.stamp(scene, kind) for kind in ("scene", *(kind.kind for kind in self._kinds)))
        entry = known.get(scene)
        plain = min(stamps) >= 0
        if entry is not None and plain and entry.stamps == stamps:
            return entry.made
        things: list[Any] = [view.scene(scene).grid]
        for kind in self._kinds:
            things.extend(view.of(kind, scene).values())
        if entry is None or entry.things != things:
            entry = _Entry(None, things, self._make(view, scene))
            if scene not in known and len(known) >= MANY:
                known.pop(next(iter(known)))
            known[scene] = entry
        if plain:
            entry.stamps = stamps
        return entry.made
