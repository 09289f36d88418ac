"""Rulesets that came with an installed package: an entry point names their folder."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

ENTRY_POINTS = "battlemap.rulesets"


def installed_folders() -> list[tuple[str, Path]]:
    """(id, folder) of each entry point `battlemap.rulesets`, found without importing it.

    Its value is a package, or a folder inside one: "house_rules" or "house_rules.rulesets.light".
    """
    return list(_on(tuple(sys.path), importlib.metadata.entry_points))


@lru_cache(maxsize=4)
def _on(path: tuple[str, ...], points: Callable[..., Any]) -> tuple[tuple[str, Path], ...]:
    """What is installed on a search path; looked up once, for it reads the data of every package."""
    found = []
    for point in sorted(points(group=ENTRY_POINTS), key=lambda p: (p.name, p.value)):
        top, *rest = point.value.partition(":")[0].split(".")
        try:
            spec = importlib.util.find_spec(top)
        except (ImportError, ValueError):
            spec = None
        places = list(spec.submodule_search_locations or ()) if spec is not None else []
        found.append((point.name, Path(places[0] if places else top).joinpath(*rest)))
    return tuple(found)
