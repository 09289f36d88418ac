"""Laying a grid over a drawing: how many cells, and how large the drawing becomes in scene units.

One place for pictures and for foreign maps, whatever they count in: pixels or cells.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import NamedTuple

from battlemap.errors import FormatError, LimitError
from battlemap.formats.scenario import limits
from battlemap.geometry.grid import GridKind
from battlemap.geometry.types import Rect
from battlemap.model.entities import GridSpec
from battlemap.text import T

PART = 0.02


@dataclass(frozen=True, slots=True)
class Choices:
    """What the user has decided before an import; None: as the file says, or as it is guessed."""

    grid: GridKind | None = None
    columns: int | None = None
    rows: int | None = None

    def checked(self) -> Choices:
        """Itself. Raises FormatError if a number is not possible."""
        for name, number in (("columns", self.columns), ("rows", self.rows)):
            if number is not None and not 1 <= number <= limits.SIDE_CELLS:
                raise FormatError(
                    T("{name} should be from 1 to {most}, not {found}", name=name, most=limits.SIDE_CELLS, found=number)
                )
        return self


class Fit(NamedTuple):
    """A grid over a drawing, and scene units per unit of the drawing, across and down."""

    spec: GridSpec
    x: float
    y: float


def fit(
    kind: GridKind,
    width: float,
    height: float,
    *,
    cell: float,
    columns: int | None,
    rows: int | None,
    part: float = PART,
) -> Fit:
    """The grid whose box covers a drawing.

    Args:
        width, height: of the drawing, in its own units, > 0.
        cell: units of the drawing between two neighbouring cells; counts only where no number is given.
        columns, rows: given numbers. Both: the drawing is stretched to the grid's box. One: it keeps its form and the
            other number follows.
        part: a last row or column of less than this part of a cell is a rounding error, not a cell that is cut.
    Raises: LimitError if there would be more cells than are read.
    """
    if columns is not None and rows is not None:
        box = _box(kind, columns, rows)
        return Fit(GridSpec(kind, columns, rows), box.width / width, box.height / height)
    if columns is not None:
        scale = _box(kind, columns, 2).width / width
        return Fit(_limited(kind, columns, _count(kind, height * scale, across=False, part=part)), scale, scale)
    if rows is not None:
        scale = _box(kind, 2, rows).height / height
        return Fit(_limited(kind, _count(kind, width * scale, across=True, part=part), rows), scale, scale)
    scale = 1.0 / cell
    across = _count(kind, width * scale, across=True, part=part)
    return Fit(_limited(kind, across, _count(kind, height * scale, across=False, part=part)), scale, scale)


def whole_columns(kind: GridKind, width: float, cell: float) -> int:
    """The number of columns of about `cell` units each that fits best into `width`."""
    first, step = _measure(kind, across=True)
    return max(1, min(limits.SIDE_CELLS, round((width / cell - first) / step) + 1))


def with_lines_at(found: Fit, x: float, y: float) -> Fit:
    """The same squares with their first lines at x, y (in units of the drawing) instead of its corner."""
    return found._replace(spec=replace(found.spec, origin=(x * found.x + 0.5, y * found.y + 0.5)))


def _limited(kind: GridKind, columns: int, rows: int) -> GridSpec:
    if max(columns, rows) > limits.SIDE_CELLS or columns * rows > limits.AREA_CELLS:
        raise LimitError(
            T(
                "The map would have {columns} × {rows} cells; at most {side} a side and {most} in all are read",
                columns=columns, rows=rows, side=limits.SIDE_CELLS, most=limits.AREA_CELLS,
            )
        )  # fmt: skip
    return GridSpec(kind, columns, rows)


def _count(kind: GridKind, length: float, *, across: bool, part: float) -> int:
    """The cells needed to cover a length in scene units; hexes that stand lower or further right count as shifted."""
    first, step = _measure(kind, across=across)
    return max(1, math.ceil((length - first) / step - part) + 1)


def _measure(kind: GridKind, *, across: bool) -> tuple[float, float]:
    """The extent of one column (row) beside others, and what each further one adds."""
    one, two = (_box(kind, n, 2).width if across else _box(kind, 2, n).height for n in (1, 2))
    return one, two - one


def _box(kind: GridKind, columns: int, rows: int) -> Rect:
    return _limited(kind, columns, rows).grid().bounds()
