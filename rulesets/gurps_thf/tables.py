"""The numbers of `data/`: tables that a house changes in a copy of this folder, not in code."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"


@cache
def numbers(name: str) -> dict[str, Any]:
    """The table of `data/<name>.toml`; it is shared, so nobody changes it."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
