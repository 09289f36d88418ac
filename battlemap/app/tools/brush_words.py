"""What ground is called: the program's own tags, surfaces and ways up, and those the ruleset of the map knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.rules.manifest import Manifest

TAGS: dict[str, Text] = {
    "difficult": T("difficult ground"),
    "stairs": T("stairs"),
    "ladder": T("ladder"),
    "minor_obstacle": T("minor obstacle"),
    "obstacle": T("obstacle"),
    "impassable": T("impassable"),
    "flammable": T("flammable"),
}
SURFACES: dict[str, Text] = {
    "wood": T("wood"), "stone": T("stone"), "grass": T("grass"), "mud": T("mud"), "sand": T("sand"), "ice": T("ice"),
    "earth": T("earth"), "rubble": T("rubble"), "snow": T("snow"), "water": T("water"), "road": T("road"),
}  # fmt: skip
CLIMBS: dict[str, Text] = {"ladder": T("ladder"), "stairs": T("stairs")}
OWN = {"tag": TAGS, "surface": SURFACES, "climb": CLIMBS}


@dataclass(frozen=True, slots=True)
class GroundWord:
    """One word for ground. `text`: what it does; `pattern`: how a tag of the ruleset is drawn."""

    id: str
    title: Text
    text: Text | None = None
    pattern: str = ""
    rule: str = ""


def words_for(manifest: Manifest, of: str, more: Iterable[str] = ()) -> dict[str, GroundWord]:
    """All words of a kind by id: the program's, the ruleset's (which may rename the program's), and `more` that a map has.

    Args: of: tag, surface or climb.
    """
    found = {id_: GroundWord(id_, title) for id_, title in OWN[of].items()}
    for spec in manifest.ground:
        if spec.of == of:
            text = spec.text.text if spec.text is not None else None
            found[spec.id] = GroundWord(spec.id, spec.label.text, text, spec.pattern, spec.rule)
    for id_ in more:
        if id_ and id_ not in found:
            found[id_] = GroundWord(id_, as_it_is(id_))
    return found


def as_it_is(word: str) -> Text:
    """A word nobody has a name for, as the map writes it."""
    return Text(word.replace("{", "{{").replace("}", "}}").replace("_", " "))
