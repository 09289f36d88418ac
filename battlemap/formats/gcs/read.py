"""A GCS file as a CharacterSheet, with its portrait and what people should know about the reading."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.errors import BattlemapError, FormatError
from battlemap.formats.gcs.attacks import Attacks
from battlemap.formats.gcs.attributes import PRIMARY, Numbers, read_numbers
from battlemap.formats.gcs.body import read_body
from battlemap.formats.gcs.entries import Entries
from battlemap.formats.gcs.skills import Skills
from battlemap.formats.gcs.values import mapping, whole, words
from battlemap.formats.images import StoredPicture, prepare
from battlemap.formats.pictureheader import format_of
from battlemap.formats.sniff import Kind, Recognised
from battlemap.formats.uvtt.embedded import decode
from battlemap.rules.sheet import CharacterSheet, Knack
from battlemap.text import T, Text

OLDEST, NEWEST = 1, 5
SYSTEM = "gurps"
MOST_CELLS = 25
_LARGEST_MODIFIER = 30
_STEPS = (2, 3, 5, 7, 10, 15)  # metres of size modifier 0 to 5; six steps on it is ten times as much


@dataclass(frozen=True, slots=True)
class Character:
    """What a character file holds. `notes`: what was worked out, left out or could not be read, one sentence each."""

    sheet: CharacterSheet
    version: int
    portrait: StoredPicture | None = None
    notes: tuple[Text, ...] = ()

    def summary(self) -> Text:
        """What it is, in half a line."""
        return T(
            "a GURPS character sheet, {name}; attacks: {attacks}",
            name=self.sheet.name or "?",
            attacks=len(self.sheet.attacks),
        )


def read_character(found: Recognised) -> Character:
    """Read a character sheet.

    Sheets of versions 1 to 5 are read whole. Of a newer one what is stored in known places is taken, nothing is worked out,
    and a note says so.

    Args: found: the file as `recognise` read it.
    Raises: FormatError if it is no character sheet, or nothing in it can be read; LimitError if it is too large or deep.
    """
    where = str(found.path)
    if found.kind is not Kind.GCS or not isinstance(found.tree, Mapping):
        raise FormatError(
            T("{path} is no GCS character sheet", path=where),
            hint=T("Save the character from GCS as a .gcs file and take that."),
        )
    tree: Mapping[str, Any] = found.tree
    version = _version(tree, where)
    known = version <= NEWEST
    entries = Entries(tree, where)
    numbers = read_numbers(tree, known=known)
    if not any(id_ in numbers.attributes for id_ in PRIMARY):
        raise _nothing(where, version)
    skills = Skills(entries, numbers.attributes, known=known)
    attacks = Attacks(numbers, skills, where, known=known)
    found_attacks = attacks.read(entries)
    body, body_computed = read_body(tree, entries, where, known=known)
    computed = [*numbers.computed, *["body"] * body_computed, *["attacks"] * (attacks.computed and bool(found_attacks))]
    profile = mapping(tree.get("profile"))
    modifier = max(-_LARGEST_MODIFIER, min(whole(profile.get("SM")) or 0, _LARGEST_MODIFIER))
    portrait, lost = _portrait(profile.get("portrait"))
    sheet = CharacterSheet(
        system=SYSTEM, name=words(profile.get("name")), size=cells_across(modifier), size_modifier=modifier,
        attributes=numbers.attributes, pools=numbers.pools, move=numbers.move, dodge=numbers.dodge,
        encumbrance=numbers.encumbrance, thrust=numbers.thrust, swing=numbers.swing, dodge_bonus=numbers.dodge_bonus,
        parry_bonus=numbers.parry_bonus, block_bonus=numbers.block_bonus, body=body, attacks=found_attacks,
        traits=_traits(entries), skills=skills.all(), computed=tuple(computed),
    )  # fmt: skip
    return Character(sheet, version, portrait, _notes(version, numbers, attacks, computed, lost))


def cells_across(size_modifier: int) -> int:
    """How many cells of a metre somebody takes up: half of the length that goes with the size modifier.

    >>> [cells_across(modifier) for modifier in (-9, 0, 1, 2, 3, 4, 5, 6)]
    [1, 1, 2, 3, 4, 5, 8, 10]
    """
    if size_modifier <= 0:
        return 1
    tens, step = divmod(size_modifier, len(_STEPS))
    return min(MOST_CELLS, math.floor(_STEPS[step] * math.pow(10, tens) / 2 + 0.5))


def _version(tree: Mapping[str, Any], where: str) -> int:
    version = whole(tree.get("version"))
    if version is None and "ST" in tree:
        return OLDEST
    if version is None or version < OLDEST:
        raise FormatError(
            T("{path}: version should be a whole number of at least 1, not {found}", path=where,
              found=words(tree.get("version"), 40) or "?"),
            hint=T("Open the character in GCS and save it again."),
        )  # fmt: skip
    return version


def _nothing(where: str, version: int) -> FormatError:
    if version > NEWEST:
        return FormatError(
            T("{path} is a character sheet of version {version}; this program reads versions {oldest} to {newest}",
              path=where, version=version, oldest=OLDEST, newest=NEWEST),
            hint=T("Take a newer version of this program."),
        )  # fmt: skip
    return FormatError(
        T("{path} is a character sheet without attributes", path=where),
        hint=T("Open the character in GCS and save it again."),
    )


def _traits(entries: Entries) -> tuple[Knack, ...]:
    found = (
        entry for entry in entries.of("traits", "advantages") if entry.available and not entry.container and entry.name
    )
    return tuple(Knack(entry.name, entry.level) for entry in found)


def _portrait(value: Any) -> tuple[StoredPicture | None, Text | None]:
    """The picture, or what is wrong with it; a sheet is never refused for its portrait."""
    if not isinstance(value, str) or not value.strip():
        return None, None
    data = decode(value)
    if data is None or format_of(data) is None:
        return None, T("the portrait: it cannot be read as a picture")
    try:
        return prepare(data, "portrait"), None
    except BattlemapError as error:
        return None, T("the portrait: {problem}", problem=error.text)


def _notes(
    version: int, numbers: Numbers, attacks: Attacks, computed: list[str], portrait: Text | None
) -> tuple[Text, ...]:
    notes: list[Text] = []
    if version > NEWEST:
        notes.append(
            T("the sheet is of version {version}, newer than {newest}: only what stands in known places is taken",
              version=version, newest=NEWEST)
        )  # fmt: skip
    if computed:
        names = ", ".join(dict.fromkeys(computed))
        notes.append(T("worked out, since the sheet does not store it (traits may add more): {names}", names=names))
    if attacks.lost:
        notes.append(T("attacks that could not be read: {count}", count=attacks.lost))
    if portrait is not None:
        notes.append(portrait)
    return tuple(notes)
