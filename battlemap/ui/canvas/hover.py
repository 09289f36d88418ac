"""What lies under the pointer: the cell's edge, or a ring round the token."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.display import TokenItem
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.ui.canvas.ink import cased
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point, polygon
from battlemap.ui.theme import CANVAS


class Hover(Layer):
    """Nothing while something is dragged, and nothing between the cells of a map without a grid."""

    z = 79.0

    def __init__(self) -> None:
        self.at: ScenePoint | None = None
        self._what: Cell | TokenItem | None = None
        self._path = QPainterPath()

    def show(self, at: ScenePoint | None, grid: Grid | None, token: TokenItem | None) -> bool:
        """Point at a place; False if the same thing is under it as before."""
        self.at = at
        what: Cell | TokenItem | None = token
        if token is None and at is not None and grid is not None and grid.kind != "none":
            cell = grid.cell_at(at)
            what = cell if grid.contains(cell) else None
        if what == self._what:
            return False
        self._what, self._path = what, QPainterPath()
        if isinstance(what, TokenItem):
            radius = what.diameter / 2 * 1.06
            self._path.addEllipse(point(what.center), radius, radius)
        elif what is not None and grid is not None:
            self._path.addPolygon(polygon(grid.polygon(what)))
            self._path.closeSubpath()
        return True

    def box(self, lens: Lens) -> QRectF:
        pad = lens.u(4)
        return self._path.boundingRect().adjusted(-pad, -pad, pad, pad) if not self._path.isEmpty() else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if not self._path.isEmpty() and lens.ppu >= 8:
            cased(painter, self._path, lens, CANVAS.white, 2.0)
