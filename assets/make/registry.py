"""The list of tokens: each drawing registers itself with its names and search words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from make.kit import Ink

LANGUAGES = ("en", "pt_BR", "es", "da")


@dataclass(frozen=True)
class Token:
    """One token: what it is called and how it is drawn."""

    category: str
    id: str
    names: dict[str, str]
    tags: tuple[str, ...]
    draw: Callable[[Ink], object]

    @property
    def file(self) -> str:
        """Path of the picture, from the folder of the tokens."""
        return f"{self.category}/{self.id}.png"


TOKENS: dict[str, Token] = {}


def token(
    category: str, ident: str, names: str, tags: str
) -> Callable[[Callable[[Ink], object]], Callable[[Ink], object]]:
    """Register a drawing; `names` holds the four languages parted by "|", `tags` words parted by spaces."""

    def keep(draw: Callable[[Ink], object]) -> Callable[[Ink], object]:
        if ident in TOKENS:
            raise ValueError(f"two tokens are called {ident}")
        spelled = dict(zip(LANGUAGES, names.split("|"), strict=True))
        TOKENS[ident] = Token(category, ident, spelled, tuple(tags.split()), draw)
        return draw

    return keep
