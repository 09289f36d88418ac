"""The one Grid protocol: hexes (flat and pointy), squares and no grid answer the same questions.

Directions are neighbour indices, clockwise; the tables stand in `docs/headless.md` (contract section 2). Offsets
(column, row) exist only here, at the edge: inside, hexes are axial.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, Protocol

from battlemap.geometry.types import Cell, CellLine, Rect, ScenePoint

GridKind = Literal["hex-flat", "hex-pointy", "square", "none"]
Diagonals = Literal["one", "5-10-5", "euclid", "none"]
Shifted = Literal["odd", "even"]


class Grid(Protocol):
    """One kind of grid laid over a scene of `columns` x `rows` cells (or units, without a grid)."""

    kind: GridKind
    columns: int
    rows: int
    directions: int  # 6 on hexes, 8 on squares and without a grid
    origin: ScenePoint  # centre of cell [0, 0]

    def cell(self, pair: Sequence[float]) -> Cell:
        """The typed cell of a pair `[q, r]`, `[col, row]` or `[x, y]`; ValueError if it is not one of this grid."""
        ...

    def cells(self) -> Iterator[Cell]:
        """All cells of the scene, row by row. Without a grid: the half-unit lattice points."""
        ...

    def contains(self, cell: Cell) -> bool:
        """True if the cell belongs to the scene."""
        ...

    def cell_at(self, point: ScenePoint) -> Cell:
        """The cell a point lies in (may be outside the scene); without a grid the point itself."""
        ...

    def center(self, cell: Cell) -> ScenePoint: ...

    def polygon(self, cell: Cell) -> tuple[ScenePoint, ...]:
        """The corners of a cell, clockwise from the upper left; without a grid a 1 x 1 box round the point."""
        ...

    def neighbor(self, cell: Cell, direction: int) -> Cell:
        """The neighbour in `direction` (taken modulo `directions`), inside the scene or not."""
        ...

    def neighbors(self, cell: Cell) -> tuple[Cell, ...]:
        """All neighbours by direction, inside the scene or not."""
        ...

    def direction_deg(self, direction: int) -> float:
        """Degrees of a direction, clockwise from north (up): hex-flat 0, 60, ...; hex-pointy 30, 90, ...; square 0, 45, ..."""
        ...

    def direction_to(self, a: Cell, b: Cell) -> int:
        """The direction whose unit vector best matches a -> b; on a tie the clockwise one (CON-9); 0 if a == b."""
        ...

    def distance(self, a: Cell, b: Cell) -> float:
        """Distance in cells by the grid's own rule (hex steps; the square's diagonal rule; Euclid without a grid)."""
        ...

    def line(self, a: Cell, b: Cell) -> CellLine:
        """What the straight line from centre to centre passes, exactly (whole-number arithmetic), ends excluded."""
        ...

    def ring(self, center: Cell, radius: int) -> tuple[Cell, ...]:
        """Cells at exactly `radius` steps, clockwise from direction 0; radius 0 is the centre. Inside the scene or not."""
        ...

    def disk(self, center: Cell, radius: int) -> tuple[Cell, ...]:
        """Cells within `radius` steps, ring by ring. Inside the scene or not."""
        ...

    def rotate(self, cell: Cell, steps: int, about: Cell) -> Cell:
        """The cell turned clockwise about a cell by whole steps (60 degrees on hexes; on squares a step is 45 degrees and
        only even ones are exact: ValueError for odd ones; without a grid any)."""
        ...

    def reflect(self, cell: Cell, about: Cell) -> Cell:
        """The mirror image left-right through the centre of `about`."""
        ...

    def body(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> tuple[Cell, ...]:
        """The cells a token covers. `size` 1 = its own cell; odd n = within (n-1)/2 steps (squares: n x n); even n: squares
        n x n with `at` the upper left of the middle four, hexes those within n/2-1 of `at`, at+(1,0) or at+(0,1).
        `own`: the token's own cells relative to `at` for facing 0, turned with the facing (squares: to the nearest
        quarter turn)."""
        ...

    def body_center(self, at: Cell, size: int, facing: int, own: Sequence[Sequence[int]] | None = None) -> ScenePoint:
        """The middle of the body: `center(at)` for odd sizes, the shared corner for even ones."""
        ...

    def offset(self, cell: Cell) -> tuple[int, int]:
        """(column, row) of a cell; without a grid the unit box it lies in."""
        ...

    def from_offset(self, column: int, row: int) -> Cell: ...

    def bounds(self) -> Rect:
        """The box round all cells."""
        ...

    def sub_positions(self, cell: Cell) -> tuple[Cell, ...]:
        """Places one step of a search away: the neighbours; without a grid the eight half-unit points round the point."""
        ...


def numbered(grid: Grid, cell: Cell) -> tuple[int, int]:
    """(column, row) of a cell as people count them: from 1, rows from the top."""
    column, row = grid.offset(cell)
    return column + 1, row + 1


def cell_words(grid: Grid, cell: Cell) -> str:
    """A cell as it is told to people; without a grid the point itself.

    >>> from battlemap.geometry.types import Square
    >>> cell_words(make_grid("square", 10, 8), Square(0, 3))
    '1, 4'
    """
    first, second = (round(cell[0], 2), round(cell[1], 2)) if grid.kind == "none" else numbered(grid, cell)
    return f"{first:g}, {second:g}"


@lru_cache(maxsize=256)
def make_grid(
    kind: GridKind,
    columns: int,
    rows: int,
    *,
    shifted: Shifted = "odd",
    origin: tuple[float, float] | None = None,
    diagonals: Diagonals = "one",
) -> Grid:
    """The grid of that kind. `origin` None puts the grid's box at (0, 0). Grids are stateless, so they are shared."""
    from battlemap.geometry.gridless import Gridless
    from battlemap.geometry.hexgrid import FlatHexGrid, PointyHexGrid
    from battlemap.geometry.squaregrid import SquareGrid

    if kind == "hex-flat":
        return FlatHexGrid(columns, rows, shifted, origin)
    if kind == "hex-pointy":
        return PointyHexGrid(columns, rows, shifted, origin)
    if kind == "square":
        return SquareGrid(columns, rows, origin, diagonals)
    return Gridless(columns, rows, origin)
