"""What all grids share: size, origin, equality by value, and checks of the pairs that come from outside."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battlemap.geometry.types import ScenePoint

# Far beyond any scene, and small enough that every product of two coordinates is still exact as a float.
LARGEST_COORDINATE = 10_000_000


class BaseGrid:
    """Size and origin of a grid; grids are stateless, so they compare and hash by what they were made from."""

    columns: int
    rows: int
    origin: ScenePoint

    def __init__(self, columns: int, rows: int, origin: tuple[float, float], *variant: str) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"a grid has at least one column and one row, not {columns} x {rows}")
        if not (math.isfinite(origin[0]) and math.isfinite(origin[1])):
            raise ValueError(f"the origin of a grid is a point, not {origin}")
        self.columns = columns
        self.rows = rows
        self.origin = ScenePoint(float(origin[0]), float(origin[1]))
        self._made_of = (columns, rows, self.origin, *variant)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, BaseGrid) and self._made_of == other._made_of

    def __hash__(self) -> int:
        return hash((type(self), self._made_of))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._made_of}"


def whole_pair(pair: Sequence[float]) -> tuple[int, int]:
    """The pair as whole numbers. ValueError if it is not two whole numbers of sensible size (true and false are not)."""
    first, second = real_pair(pair)
    if first != int(first) or second != int(second):
        raise ValueError(f"a cell is two whole numbers, not {list(pair)}")
    return int(first), int(second)


def real_pair(pair: Sequence[float]) -> tuple[float, float]:
    """The pair as finite numbers. ValueError if it is not two numbers of sensible size (true and false are not)."""
    if isinstance(pair, str | bytes) or len(pair) != 2:
        raise ValueError(f"a cell is two numbers, not {pair!r}")
    for value in pair:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"a cell is two numbers, not {list(pair)}")
        if not -LARGEST_COORDINATE <= value <= LARGEST_COORDINATE:
            raise ValueError(f"a cell lies within {LARGEST_COORDINATE} of the origin, not at {list(pair)}")
    return pair[0], pair[1]
