"""Levels of skills: the stored ones, and for the oldest sheets, which store none, those that points alone give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlemap.formats.gcs.entries import Entries, Entry
from battlemap.formats.gcs.values import mapping, real, whole, words
from battlemap.formats.uvtt.values import objects
from battlemap.rules.sheet import Knack

_DIFFICULTY = {"e": 0, "a": -1, "h": -2, "vh": -3, "w": -3}
_USED_AS_THEY_ARE = ("skill", "parry", "block")
_MOST_DEFAULTS = 100


class Skills:
    """The skills of a sheet. Levels that are worked out count no bonus from traits: they are lower bounds."""

    def __init__(self, entries: Entries, attributes: Mapping[str, float], *, known: bool) -> None:
        self._attributes = attributes
        self._known = known
        self._found: list[tuple[Entry, int | None]] = [
            (entry, self._level(entry)) for entry in entries.of("skills") if entry.available and not entry.container
        ]

    def all(self) -> tuple[Knack, ...]:
        """Name and level of each, in the sheet's order."""
        return tuple(Knack(entry.name, level) for entry, level in self._found if entry.name)

    def best(self, defaults: Any, owner: Entry) -> int | None:
        """The best level a weapon can be used with; None if nothing fits."""
        if owner.section in ("skills", "spells") and (own := owner.level) is not None:
            return own
        found = [
            level + (whole(default.get("modifier")) or 0)
            for default in list(objects(defaults))[:_MOST_DEFAULTS]
            if (level := self._base(default)) is not None
        ]
        return max(found, default=None)

    def _base(self, default: Mapping[str, Any]) -> int | None:
        kind = words(default.get("type"), 40).lower()
        if kind not in _USED_AS_THEY_ARE:
            value = self._attributes.get(kind)
            return None if value is None else int(value)
        name, speciality = (words(default.get(key)).casefold() for key in ("name", "specialization"))
        levels = [
            level
            for entry, level in self._found
            if level is not None
            and words(entry.data.get("name")).casefold() == name
            and speciality in ("", words(entry.data.get("specialization")).casefold())
        ]
        return max(levels, default=None)

    def _level(self, entry: Entry) -> int | None:
        stored = whole(mapping(entry.data.get("calc")).get("level"))
        if stored is not None or not self._known:
            return stored
        attribute, _, difficulty = words(entry.data.get("difficulty"), 20).lower().partition("/")
        base, step = self._attributes.get(attribute), _DIFFICULTY.get(difficulty)
        if base is None or step is None:
            return None
        points = real(entry.data.get("points")) or 0
        default = mapping(entry.data.get("defaulted_from"))
        from_default = whole(default.get("level"))
        trained = None if points < 1 else int(base) + step + _bought(points)
        if from_default is not None and (trained is None or from_default > trained):
            return from_default
        return trained


def _bought(points: float) -> int:
    """How far points raise a skill above its first level: 1, 2, 4, then every 4.

    >>> [_bought(points) for points in (1, 2, 3, 4, 8, 12)]
    [0, 1, 1, 2, 3, 4]
    """
    return 0 if points < 2 else 1 if points < 4 else 1 + int(points // 4)
