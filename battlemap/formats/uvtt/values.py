"""Single values as other programs write them: numbers as text, decimal commas, "false", colours with alpha first.

None of these raises: what makes no sense is None, and the reader counts it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from battlemap.model.entities import Pair

MOST_NESTED = 8
_LONGEST_NUMBER = 40


def number(value: Any) -> float | None:
    """A finite number.

    >>> number("7,5"), number(" 3 "), number("nan"), number(True)
    (7.5, 3.0, None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        if len(value) > _LONGEST_NUMBER or "_" in value:
            return None
        value = value.strip().replace(",", ".")
    elif not isinstance(value, int | float):
        return None
    try:
        found = float(value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def point(value: Any) -> Pair | None:
    """A point, written as {"x", "y"} or [x, y]."""
    if isinstance(value, Mapping):
        x, y = number(value.get("x")), number(value.get("y"))
    elif isinstance(value, list) and len(value) == 2:
        x, y = number(value[0]), number(value[1])
    else:
        return None
    return None if x is None or y is None else (x, y)


def flag(value: Any, default: bool) -> bool:
    """A truth value; the text "false" is false.

    >>> flag("False", True), flag(0, True), flag(None, True), flag("?", False)
    (False, False, True, False)
    """
    if isinstance(value, str):
        return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False, "": False}.get(
            value.strip().lower(), default
        )
    if isinstance(value, bool | int | float):
        return bool(value)
    return default


_DIGITS = re.compile(r"#?([0-9a-fA-F]{8}|[0-9a-fA-F]{6})")


def color(value: Any) -> str | None:
    """A colour as "#rrggbb"; of eight digits the first two are alpha and fall away.

    >>> color("ffeccd8b"), color("#4DD569"), color(""), color(None)
    ('#eccd8b', '#4dd569', None, None)
    """
    match = _DIGITS.fullmatch(value.strip()) if isinstance(value, str) and len(value) < 20 else None
    return f"#{match[1][-6:].lower()}" if match else None


def brightness(rgb: str) -> float:
    """How bright a colour "#rrggbb" is, 0 to 1."""
    red, green, blue = (int(rgb[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def objects(value: Any) -> Iterator[Mapping[str, Any]]:
    """The objects of a list; a list that is absent, null or something else is empty."""
    if isinstance(value, list):
        yield from (item for item in value if isinstance(item, Mapping))


def polylines(value: Any, depth: int = 0) -> Iterator[list[Any]]:
    """The lists that hold points, in order, however deep they are nested (to a limit).

    A list holds points if anything in it looks like one: so one that is broken stands in its line, where the line breaks.
    """
    if not isinstance(value, list) or depth > MOST_NESTED:
        return
    if any(_like_a_point(item) for item in value):
        yield value
        return
    for item in value:
        yield from polylines(item, depth + 1)


def _like_a_point(item: Any) -> bool:
    if isinstance(item, Mapping):
        return "x" in item or "y" in item
    return isinstance(item, list) and len(item) == 2 and not any(isinstance(part, list | Mapping) for part in item)
