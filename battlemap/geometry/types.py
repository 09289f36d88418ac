"""Small value types every layer speaks: points, cells, poses, lines of cells.

Scene unit: 1.0 is the distance between the centres of edge-adjacent cells; x runs right, y runs down.
"""

from __future__ import annotations

from typing import NamedTuple


class ScenePoint(NamedTuple):
    """A point of the scene in scene units. On a map without a grid it is also what stands for a cell."""

    x: float
    y: float


class Hex(NamedTuple):
    """A hex in axial coordinates."""

    q: int
    r: int


class Square(NamedTuple):
    """A square by column and row."""

    col: int
    row: int


Cell = Hex | Square | ScenePoint


class Pose(NamedTuple):
    """Where a token stands and which neighbour it looks at."""

    cell: Cell
    facing: int


class Rect(NamedTuple):
    """An axis-parallel box in scene units."""

    x: float
    y: float
    width: float
    height: float


class CellLine(NamedTuple):
    """What a straight line from centre to centre passes, ends excluded, in order from the start (CON-8).

    `crossed`: cells whose interior it crosses. `edge_pairs`: pairs of cells along whose common side it runs.
    """

    crossed: tuple[Cell, ...]
    edge_pairs: tuple[tuple[Cell, Cell], ...]
