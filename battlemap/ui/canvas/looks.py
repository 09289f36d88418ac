"""What makes one token's picture differ from another's, and which names find room."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from battlemap.app.display import TokenItem

BAR_STEPS = 24
"""Bars are shown in so many steps, so that tokens with nearly the same value share a picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that makes one token's picture differ from another's; equal looks share one picture."""

    side: str
    picture: str | None
    initials: str
    facing_deg: float
    bars: tuple[int, ...]
    badges: tuple[str, ...]
    height: str
    posture: str
    hidden: bool
    acting: bool
    selected: bool
    lifted: bool = False


def look_of(item: TokenItem, *, selected: bool = False, lifted: bool = False) -> Look:
    """The look of a token. Values that cannot be told apart on the screen are made equal."""
    bars = tuple(
        max(0, min(BAR_STEPS, math.ceil(b.value / b.maximum * BAR_STEPS))) if b.maximum > 0 else 0
        for b in item.bars[:2]
    )
    rise = item.elevation
    height = f"{'▲' if rise > 0 else '▼'}{abs(rise):g}" if abs(rise) >= 0.05 else ""
    return Look(
        item.look,
        item.picture,
        "" if item.picture else initials(item.name),
        round(item.facing_deg, 1) % 360,
        bars,
        item.conditions,
        height,
        "" if item.posture in ("", "standing") else item.posture,
        item.hidden,
        item.acting,
        selected,
        lifted,
    )


def plain(look: Look) -> Look:
    """Only who it is: side and face, for lists and the banner."""
    return replace(look, bars=(), badges=(), height="", posture="", hidden=False, acting=False, selected=False)


def names_that_fit(boxes: list[tuple[TokenItem, QRectF]]) -> set[str]:
    """Ids of the tokens whose name plates can stand without covering one another; who counts more comes first."""
    rank = {"player": 1, "ally": 2, "foe": 3, "neutral": 4}
    taken: list[QRectF] = []
    found = set()
    for item, box in sorted(boxes, key=lambda one: (not one[0].acting, rank.get(one[0].look, 5), one[0].id)):
        if not any(box.intersects(other) for other in taken):
            taken.append(box)
            found.add(item.id)
    return found


def initials(name: str) -> str:
    """Two letters that stand for a name.

    >>> initials("Old Tam"), initials("wolf"), initials("Bandit 12")
    ('OT', 'Wo', 'B12')
    """
    words = name.split()
    if not words:
        return "?"
    if len(words) > 1:
        last = words[-1]
        return words[0][0].upper() + (last if last.isdigit() and len(last) < 3 else last[0].upper())
    return words[0][:2].capitalize()
