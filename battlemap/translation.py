"""Our own translations without Qt: the `.ts` files in `assets/i18n`, read once a language. Windows use the same files."""

from __future__ import annotations

from functools import lru_cache

from battlemap import paths
from battlemap.text import Translate

LANGUAGES = {"en": "English", "pt_BR": "Português (Brasil)", "es": "Español", "da": "Dansk"}


@lru_cache(maxsize=8)
def catalogue(language: str) -> dict[str, str]:
    """English key -> translation; empty for English or a language that is missing. Raises nothing."""
    if language == "en" or language not in LANGUAGES:
        return {}
    from xml.etree import ElementTree  # windows read the compiled files and never need it

    try:
        root = ElementTree.parse(paths.assets() / "i18n" / f"battlemap_{language}.ts").getroot()
    except (OSError, ElementTree.ParseError):
        return {}
    found = {}
    for message in root.iter("message"):
        source, target = message.findtext("source"), message.findtext("translation")
        if source and target:
            found[source] = target
    return found


def translator(language: str) -> Translate:
    """A function from key to template in that language; what is missing stays English."""
    words = catalogue(language)
    return lambda key: words.get(key, key)
