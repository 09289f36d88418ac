"""Single values of a sheet: whole numbers, clipped texts, dice as GURPS writes them. None of these raises."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from battlemap.formats.uvtt.values import number

MOST_TEXT = 200
MOST_NUMBER = 1e6
MOST_DICE = 1000


def real(value: Any) -> float | None:
    """A number of a size that makes sense; whole ones as int.

    >>> real("6.25"), real(7.0), real(1e300), real(None)
    (6.25, 7, None, None)
    """
    found = number(value)
    if found is None or abs(found) > MOST_NUMBER:
        return None
    return int(found) if found == int(found) else found


def whole(value: Any) -> int | None:
    """A whole number; decimals are cut off.

    >>> whole(5), whole("+0"), whole(""), whole(True)
    (5, 0, None, None)
    """
    found = real(value)
    return None if found is None else int(found)


def leading(text: str) -> int | None:
    """The whole number a text begins with, commas for thousands left out.

    >>> leading("11U"), leading("-3*"), leading("1,200"), leading("No")
    (11, -3, 1200, None)
    """
    match = re.match(r"\s*([+\-−]?\d[\d,]{0,12})", text)
    return None if match is None else whole(match[1].replace(",", "").replace("−", "-"))


def words(value: Any, most: int = MOST_TEXT) -> str:
    """A text on one line, at most `most` characters; numbers are written out, anything else is no text.

    >>> words(" a\\n b "), words(3), words(None), words(["x"])
    ('a b', '3', '', '')
    """
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = f"{value:g}"
    if not isinstance(value, str):
        return ""
    shown = "".join(char if char.isprintable() else " " for char in value[: most * 4])
    return " ".join(shown.split())[:most]


def mapping(value: Any) -> Mapping[str, Any]:
    """An object, or an empty one in its place."""
    return value if isinstance(value, Mapping) else {}


_DICE = re.compile(r"\s*(?:(\d{1,4})d(\d{0,4})\s*)?([+\-−]?\s*\d{1,6}(?!\d*d))?\s*(?:[x×*]\s*(\d{1,4}))?")


def dice(text: str) -> tuple[str, str]:
    """The dice a text begins with, as this program writes them, and the rest of it; ("", text) without any.

    >>> dice("2d+1 cut"), dice("3d-1(2) cr"), dice("6dx4 cr ex"), dice("1 HP"), dice("special")
    (('2d6+1', ' cut'), ('3d6-1', '(2) cr'), ('6d6x4', ' cr ex'), ('1', ' HP'), ('', 'special'))
    """
    match = _DICE.match(text)
    if match is None or (match[1] is None and match[3] is None):
        return "", text
    count, faces = int(match[1] or 0), match[2] or "6"
    adds = int((match[3] or "0").replace("−", "-").replace(" ", ""))
    if count > MOST_DICE or faces == "0":
        return "", text
    rest = text[match.end() :] if match[4] or not match[0].endswith(" ") else text[len(match[0].rstrip()) :]
    return written(count, adds, int(match[4] or 1), int(faces)), rest


def written(count: int, adds: int, times: int = 1, faces: int = 6) -> str:
    """Dice and adds as an expression: "2d6+1", "6d6x4", "3".

    >>> written(1, -2), written(0, 3), written(2, 0)
    ('1d6-2', '3', '2d6')
    """
    factor = f"x{times}" if times != 1 else ""
    if not count:
        return f"{adds}{factor}"
    plus = f"{adds:+d}{factor}" if adds else ""
    return f"{count}d{faces}{factor}{plus}"
