"""The parts of a body and what protects them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from battlemap.errors import LimitError
from battlemap.formats.gcs.entries import Entries
from battlemap.formats.gcs.values import dice, leading, mapping, whole, words
from battlemap.formats.uvtt.values import flag, objects
from battlemap.rules.sheet import BodyPlan, Location
from battlemap.text import T

MOST_LOCATIONS = 500
MOST_TABLES = 8
_MOST_ROLL = 200

_HUMANOID: tuple[tuple[Any, ...], ...] = (
    # the body of a sheet that has none of its own: id, name, roll, penalty, natural resistance
    ("eye", "Eyes", (), -9, 0), ("skull", "Skull", (3, 4), -7, 2), ("face", "Face", (5,), -5, 0),
    ("leg", "Right Leg", (6, 7), -2, 0), ("arm", "Right Arm", (8,), -2, 0), ("torso", "Torso", (9, 10), 0, 0),
    ("groin", "Groin", (11,), -3, 0), ("arm", "Left Arm", (12,), -2, 0), ("leg", "Left Leg", (13, 14), -2, 0),
    ("hand", "Hand", (15,), -4, 0), ("foot", "Foot", (16,), -4, 0), ("neck", "Neck", (17, 18), -5, 0),
    ("vitals", "Vitals", (), -3, 0),
)  # fmt: skip
_PLURALS = {"eyes": "eye", "arms": "arm", "hands": "hand", "legs": "leg", "feet": "foot"}
_EVERYWHERE = ("all", "full_body", "full_body_except_eyes")


def read_body(tree: Mapping[str, Any], entries: Entries, where: str, *, known: bool) -> tuple[BodyPlan | None, bool]:
    """The body, and whether its resistance was worked out here because the sheet does not store it.

    Args: known: the sheet's version is one that is known; of a newer one nothing is worked out.
    Raises: LimitError naming `where` if it has too many parts.
    """
    settings = mapping(tree.get("settings"))
    table = mapping(settings.get("body_type") or settings.get("hit_locations"))
    worn = _Worn(entries)
    if not isinstance(table.get("locations"), list):
        if not known:
            return None, False
        return BodyPlan("Humanoid", "3d6", tuple(worn.on(Location(*part)) for part in _HUMANOID)), True
    computed: list[str] = []
    found: list[Location] = []
    for location in _locations(table, "", worn if known else None, computed, 0):
        if len(found) >= MOST_LOCATIONS:
            raise LimitError(T("{path} has more than {most} parts of the body", path=where, most=MOST_LOCATIONS))
        found.append(location)
    name = words(table.get("name")) or words(table.get("id"))
    return BodyPlan(name, dice(words(table.get("roll"), 40))[0], tuple(found)), bool(computed)


def _locations(
    table: Mapping[str, Any], within: str, worn: _Worn | None, computed: list[str], depth: int
) -> Iterator[Location]:
    if depth > MOST_TABLES:
        return
    roll = dice(words(table.get("roll"), 40))[0]
    total = int(roll.partition("d")[0]) if "d" in roll else 1  # the lowest that can come up
    for data in objects(table.get("locations")):
        calc = mapping(data.get("calc"))
        inner = mapping(data.get("sub_table"))
        name = words(data.get("table_name")) or words(data.get("choice_name")) or words(data.get("id"))
        stored = _resistance(calc.get("dr"))
        slots = max(0, min(whole(data.get("slots")) or 0, _MOST_ROLL))
        location = Location(
            id=words(data.get("id"), 40) or name.lower(), name=name,
            roll=_totals(words(calc.get("roll_range"), 40)) or tuple(range(total, total + slots)),
            penalty=whole(data.get("hit_penalty")) or 0, dr=whole(data.get("dr_bonus")) or 0, within=within,
            inner_roll=dice(words(inner.get("roll"), 40))[0],
        )  # fmt: skip
        if stored is not None:
            location = _with(location, *stored)
        elif worn is not None:
            location = worn.on(location)
            computed.append(location.name)
        yield location
        total += slots
        yield from _locations(inner, name, worn, computed, depth + 1)


def _with(location: Location, dr: int, by_type: Mapping[str, int]) -> Location:
    return replace(location, dr=dr, dr_by_type=by_type)


def _resistance(value: Any) -> tuple[int, dict[str, int]] | None:
    """Stored resistance: a number, or an object by kind of damage; None if there is none."""
    if isinstance(value, Mapping):
        by_type = {
            words(key, 40): found for key, item in list(value.items())[:50] if (found := whole(item)) is not None
        }
        return by_type.pop("all", 0), by_type
    found = whole(value)
    return None if found is None else (found, {})


def _totals(text: str) -> tuple[int, ...]:
    """The totals of a roll: "9-10" is 9 and 10, "-" none."""
    match = re.fullmatch(r"(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?", text.strip())
    if match is None:
        return ()
    first, last = int(match[1]), int(match[2] or match[1])
    return tuple(range(first, min(last, first + _MOST_ROLL) + 1))


class _Worn:
    """What traits and equipped armour give, summed from their features."""

    def __init__(self, entries: Entries) -> None:
        self._given: dict[tuple[str, str], int] = {}
        for entry in entries.all:
            if not entry.ready:
                continue
            sources = [
                entry.data,
                *(m for m in objects(entry.data.get("modifiers")) if not flag(m.get("disabled"), False)),
            ]
            for feature in (feature for source in sources for feature in objects(source.get("features"))):
                if feature.get("type") == "dr_bonus":
                    self._take(feature, max(entry.level or 0, 0))

    def _take(self, feature: Mapping[str, Any], level: int) -> None:
        amount = whole(feature.get("amount"))
        if amount is None:
            amount = leading(words(feature.get("amount"))) or 0
        if flag(feature.get("per_level"), False):
            amount *= level
        kind = words(feature.get("specialization"), 40).lower() or "all"
        listed = feature.get("locations")
        for item in listed[:100] if isinstance(listed, list) else [feature.get("location")]:
            place = words(item, 40).lower() or "torso"
            key = (_PLURALS.get(place, place), kind)
            self._given[key] = self._given.get(key, 0) + amount

    def on(self, location: Location) -> Location:
        """The location with what is worn on it added to its own resistance."""
        places = [location.id, *_EVERYWHERE]
        if location.id == "eye":
            places.remove("full_body_except_eyes")
        if location.id == "vitals" and not any(place == "vitals" for place, _ in self._given):
            places.append("torso")
        dr, by_type = location.dr, dict(location.dr_by_type)
        for (place, kind), amount in sorted(self._given.items()):
            if place not in places:
                continue
            if kind == "all":
                dr += amount
            else:
                by_type[kind] = by_type.get(kind, 0) + amount
        return _with(location, dr, by_type)
