"""Numbers as people read them: a true minus sign, and the sign their language has between the whole and the parts."""

from __future__ import annotations

from battlemap.text import T, Text


def decimal(value: float) -> Text | str:
    """A number with the sign that the reader's language has between the whole and the parts: "61,3".

    >>> str(decimal(-1.5)), decimal(3.0)
    ('−1.5', '3')
    """
    whole, point, part = plain(value).partition(".")
    return T("{whole}.{part}", whole=whole, part=part) if point else whole


def plain(value: float) -> str:
    """A number with a true minus sign.

    >>> plain(-1.5)
    '−1.5'
    """
    return f"{round(value, 2) + 0.0:g}".replace("-", "−")
