"""The cells of an area with their distances, kept as arrays and made into cells only for who asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.shapes_plane import Bools, Floats, Numbers, Pair, Plane
from battlemap.geometry.types import Cell


class Extent(Mapping[Cell, float]):
    """{cell: its distance from the area's start in cells}, nearest first, then from top to bottom and left to right.

    `pairs`: the cells' coordinates, shape (2, N); `far`: their distances. Both are in the order of the cells.
    """

    def __init__(self, plane: Plane, pairs: Numbers, far: Floats, anchor: Pair = (0.0, 0.0)) -> None:
        """Args: anchor: from where the half-unit points count without a grid."""
        self.plane, self.pairs, self.far, self.anchor = plane, pairs, far, anchor

    def __len__(self) -> int:
        return len(self.far)

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._by_cell)

    def __getitem__(self, cell: Cell) -> float:
        return self._by_cell[cell]

    def __contains__(self, cell: object) -> bool:
        return cell in self._by_cell

    def __repr__(self) -> str:
        return f"Extent({self._by_cell!r})"

    @cached_property
    def _by_cell(self) -> dict[Cell, float]:
        return dict(zip(self.plane.cells(self.pairs), self.far.tolist(), strict=True))

    @cached_property
    def centers(self) -> Floats:
        """The middles of the cells, shape (N, 2)."""
        return self.plane.centers(self.pairs)

    def only(self, kept: Bools) -> Extent:
        """The cells for which `kept` is true."""
        return Extent(self.plane, self.pairs[:, kept], self.far[kept], self.anchor)

    def at(self, far: Floats) -> Extent:
        """The same cells at other distances; those infinitely far are left out."""
        kept = np.isfinite(far)
        pairs, far = self.pairs[:, kept], far[kept]
        order = self.plane.order(pairs, far)
        return Extent(self.plane, pairs[:, order], far[order], self.anchor)

    def find(self, pairs: Numbers) -> NDArray[np.intp]:
        """For each pair its number in this area, -1 if it is not in it; without a grid that of the nearest half-unit point."""
        column, row = self._places(pairs)
        wide, high = self._index.shape
        inside = (column >= 0) & (column < wide) & (row >= 0) & (row < high)
        found = np.full(len(column), -1, dtype=np.intp)
        found[inside] = self._index[column[inside], row[inside]]
        return found

    def _places(self, pairs: Numbers) -> NDArray[np.int64]:
        """Pairs as whole numbers from the corner of the smallest box that holds the area."""
        if self.plane.points:
            pairs = np.floor(2 * (pairs - np.array(self.anchor)[:, None]) + 0.5)
        whole: NDArray[np.int64] = pairs.astype(np.int64) - self._corner
        return whole

    @cached_property
    def _corner(self) -> NDArray[np.int64]:
        if not len(self):
            return np.zeros((2, 1), dtype=np.int64)
        pairs = self.pairs
        if self.plane.points:
            pairs = np.floor(2 * (pairs - np.array(self.anchor)[:, None]) + 0.5)
        corner: NDArray[np.int64] = pairs.min(axis=1, keepdims=True).astype(np.int64)
        return corner

    @cached_property
    def _index(self) -> NDArray[np.intp]:
        if not len(self):
            return np.full((0, 0), -1, dtype=np.intp)
        column, row = self._places(self.pairs)
        index = np.full((column.max() + 1, row.max() + 1), -1, dtype=np.intp)
        index[column, row] = np.arange(len(self))
        return index
