"""Words for people that stand in a ruleset's own files: one string (English), or one a language."""

from __future__ import annotations

from collections.abc import Mapping

from battlemap.text import Text

MAX_LENGTH = 4000


class Words:
    """A short text in one or more languages; English is always there."""

    __slots__ = ("by_language",)

    def __init__(self, given: str | Mapping[str, str]) -> None:
        """Args: given: the English words, or words by language code ("en", "pt_BR", ...). Raises ValueError, TypeError."""
        by_language = {"en": given} if isinstance(given, str) else dict(given)
        for language, words in by_language.items():
            if not isinstance(language, str) or not isinstance(words, str):
                raise TypeError("Expected a text, or texts by language code")
            if len(words) > MAX_LENGTH:
                raise ValueError(f"Expected at most {MAX_LENGTH} characters")
        if not by_language.get("en", "").strip():
            raise ValueError("Expected at least the words in English: `en`")
        self.by_language: Mapping[str, str] = by_language

    @property
    def english(self) -> str:
        return self.by_language["en"]

    @property
    def text(self) -> Text:
        """The English words as the key of a Text, so they are translated like every other text."""
        return Text(self.english.replace("{", "{{").replace("}", "}}"))

    def in_language(self, language: str) -> str:
        """The words in `language`, else in its main language ("pt" for "pt_BR"), else English."""
        for code in (language, language.split("_")[0]):
            if code in self.by_language:
                return self.by_language[code]
        return self.english

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.by_language == other.by_language

    def __hash__(self) -> int:
        return hash(self.english)

    def __repr__(self) -> str:
        return f"Words({self.english!r})"
