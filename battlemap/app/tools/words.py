"""Words that several cards use."""

from __future__ import annotations

from battlemap.app.rolltext import decimal
from battlemap.geometry.grid import Grid
from battlemap.text import T, Text

COMPASS = (T("N"), T("NE"), T("E"), T("SE"), T("S"), T("SW"), T("W"), T("NW"))


def compass(grid: Grid, direction: int) -> Text:
    """The wind nearest to a direction.

    >>> from battlemap.geometry.grid import make_grid
    >>> str(compass(make_grid("hex-flat", 5, 5), 1))
    'NE'
    """
    return COMPASS[round(grid.direction_deg(direction) / 45) % 8]


def shown(value: float) -> Text | str:
    """A number as people write it in their language, at most two places behind the point, with a true minus sign.

    >>> str(shown(2.50)), shown(-3)
    ('2.5', '−3')
    """
    return decimal(value)
