"""What comes with the program to pick from: token art and sample scenarios. Broken entries are left out, not fatal."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from battlemap import paths


@dataclass(frozen=True, slots=True)
class LibraryToken:
    """A token picture to drag onto the map."""

    id: str
    name: str
    category: str
    file: Path
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A scenario that comes with the program; it opens as an untitled copy."""

    id: str
    title: str
    summary: str
    folder: Path
    thumbnail: Path | None
    grid: str = ""  # "hex" or "squares"
    heroes: int = 0
    foes: int = 0


def _named(names: Any, lang: str, fallback: str) -> str:
    if isinstance(names, Mapping):
        return str(names.get(lang) or names.get("en") or fallback)
    return str(names or fallback)


def _count(value: Any) -> int:
    return value if isinstance(value, int) and value > 0 else 0


def tokens(lang: str = "en") -> list[LibraryToken]:
    """All token pictures by category and name in that language."""
    folder = paths.assets() / "tokens"
    try:
        entries = tomllib.loads((folder / "index.toml").read_text("utf-8")).get("token", [])
    except (OSError, tomllib.TOMLDecodeError):
        return []
    found = []
    for entry in entries:
        with contextlib.suppress(KeyError, TypeError):
            names = entry.get("name", entry.get("names"))
            tags = tuple(str(tag) for tag in entry.get("tags", ()))
            file = folder / entry["file"]
            found.append(LibraryToken(entry["id"], _named(names, lang, entry["id"]), entry["category"], file, tags))
    return found


def samples(lang: str = "en") -> list[Sample]:
    """The bundled scenarios, by id."""
    found = []
    for info in sorted(paths.maps().glob("*/info.toml")):
        with contextlib.suppress(OSError, tomllib.TOMLDecodeError):
            entry = tomllib.loads(info.read_text("utf-8"))
            folder = info.parent
            thumbnail = folder / "thumbnail.png"
            found.append(
                Sample(
                    folder.name,
                    _named(entry.get("title"), lang, folder.name),
                    _named(entry.get("summary", entry.get("description")), lang, ""),
                    folder,
                    thumbnail if thumbnail.exists() else None,
                    str(entry.get("grid", "")),
                    _count(entry.get("heroes")),
                    _count(entry.get("foes")),
                )
            )
    return found
