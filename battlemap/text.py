"""A text is a key and arguments; words are made at the edge, in the language of the reader.

The key is the English sentence itself with `{named}` places, so English needs no catalogue and a missing translation
falls back to something readable. `T("...")` marks a key for the translators' extraction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence not yet put into a language: `key` is English with `{places}`, `args` fill them (may be Texts)."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def in_language(self, translate: Translate) -> str:
        """The sentence through `translate` (key -> template); a broken translation falls back to the English key."""
        filled = {k: v.in_language(translate) if isinstance(v, Text) else v for k, v in self.args.items()}
        for template in (translate(self.key), self.key):
            with suppress(KeyError, IndexError, ValueError, AttributeError):
                return template.format(**filled)
        return self.key

    def __str__(self) -> str:
        return self.in_language(lambda key: key)


def T(key: str, **args: Any) -> Text:
    """Mark `key` as a text of the program.

    >>> str(T("There is no token {id}", id="t9"))
    'There is no token t9'
    """
    return Text(key, args)
