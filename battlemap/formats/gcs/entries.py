"""What a character has: traits, skills, spells and equipment, out of their containers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.errors import LimitError
from battlemap.formats.gcs.values import mapping, whole, words
from battlemap.formats.uvtt.values import flag, objects
from battlemap.text import T

MOST_NESTED = 50
MOST_ENTRIES = 20_000
SECTIONS = ("traits", "advantages", "skills", "spells", "equipment", "other_equipment")
GEAR = ("equipment", "other_equipment")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the sheet.

    Args:
        available: neither switched off (itself or what it lies in) nor left behind.
        ready: available, and worn or in hand (traits and skills always are).
    """

    section: str
    data: Mapping[str, Any]
    name: str
    ready: bool
    available: bool
    container: bool

    @property
    def level(self) -> int | None:
        """The level of a trait or skill; None if it has none."""
        calc = mapping(self.data.get("calc"))
        found = calc.get("level") if self.section in ("skills", "spells") else calc.get("current_level")
        return whole(self.data.get("levels") if found is None else found)


class Entries:
    """All entries of a sheet, counted. Raises LimitError (naming `where`) if they are too many or nested too deep."""

    def __init__(self, tree: Mapping[str, Any], where: str) -> None:
        self._where = where
        self._seen = 0
        self.all: tuple[Entry, ...] = tuple(
            entry
            for section in SECTIONS
            for entry in self._walk(tree.get(section), section, section != "other_equipment", True, 0)
        )

    def of(self, *sections: str) -> Iterator[Entry]:
        """The entries of these sections, in the sheet's order, containers and what is switched off included."""
        return (entry for entry in self.all if entry.section in sections)

    def _walk(self, items: Any, section: str, available: bool, worn: bool, depth: int) -> Iterator[Entry]:
        if depth > MOST_NESTED:
            raise LimitError(T("{path} is nested too deep", path=self._where))
        for data in objects(items):
            self._seen += 1
            if self._seen > MOST_ENTRIES:
                raise LimitError(T("{path} has more than {most} entries", path=self._where, most=MOST_ENTRIES))
            here = available and not flag(data.get("disabled"), False)
            worn_here = worn and (section not in GEAR or flag(data.get("equipped"), False))
            children = data.get("children")
            container = isinstance(children, list) or _says_container(data)
            yield Entry(section, data, _name(data, section), here and worn_here, here, container)
            yield from self._walk(children, section, here, worn_here, depth + 1)


def _says_container(data: Mapping[str, Any]) -> bool:
    kind, id_ = data.get("type"), data.get("id")
    if isinstance(kind, str):
        return kind.endswith("_container")
    return isinstance(id_, str) and len(id_) == 17 and id_[0] in "TSPE"


def _name(data: Mapping[str, Any], section: str) -> str:
    name = words(data.get("description" if section in GEAR else "name") or data.get("name") or data.get("description"))
    speciality = words(data.get("specialization")) if section == "skills" else ""
    return filled(f"{name} ({speciality})" if speciality else name, data)


def filled(text: str, data: Mapping[str, Any]) -> str:
    """The text with its `@places@` filled from the entry's `replacements`; those without one show their own word.

    >>> filled("Striker (@Part@)", {"replacements": {"Part": "Tail"}}), filled("@One@", {})
    ('Striker (Tail)', 'One')
    """
    known = mapping(data.get("replacements"))
    return words(re.sub(r"@([^@]{1,100})@", lambda place: words(known.get(place[1])) or place[1], text))
