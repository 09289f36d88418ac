"""What lies under the pointer: the cell's edge, a ring round the token, a note's text."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.display import Item, NoteItem, TokenItem
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.ui.canvas.ink import cased, in_px, label, size_of
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point, polygon
from battlemap.ui.canvas.shapes import note_lines
from battlemap.ui.theme import CANVAS

PIN = 0.35
"""How near a note's pin the pointer shows its text, scene units."""


class Hover(Layer):
    """Nothing while something is dragged, and nothing between the cells of a map without a grid."""

    z = 86.0

    def __init__(self) -> None:
        self.at: ScenePoint | None = None
        self._what: Cell | TokenItem | None = None
        self._path = QPainterPath()
        self._notes: dict[str, NoteItem] = {}
        self._note: NoteItem | None = None

    def put(self, item: Item) -> bool:
        """Watches the notes; never claims one, they belong to the areas."""
        if isinstance(item, NoteItem):
            self._notes[item.id] = item
        return False

    def take(self, item: Item) -> bool:
        if isinstance(item, NoteItem):
            self._notes.pop(item.id, None)
        return False

    def show(self, at: ScenePoint | None, grid: Grid | None, token: TokenItem | None) -> bool:
        """Point at a place; False if the same thing is under it as before."""
        self.at = at
        before = self._note
        self._note = next((n for n in self._notes.values() if at and math.dist(n.at, at) < PIN), None)
        return self._point(at, grid, token) or before != self._note

    def _point(self, at: ScenePoint | None, grid: Grid | None, token: TokenItem | None) -> bool:
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
        whole = self._path.boundingRect().adjusted(-pad, -pad, pad, pad) if not self._path.isEmpty() else QRectF()
        if self._note is not None:
            x, y = self._note.at
            whole = whole.united(QRectF(x, y - lens.u(60), lens.u(520), lens.u(120)))
        return whole

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if not self._path.isEmpty() and lens.ppu >= 8:
            cased(painter, self._path, lens, CANVAS.white, 2.0)
        if self._note is not None and (text := note_lines(self._note.text)):
            with in_px(painter) as to_px:
                middle = to_px.map(point(self._note.at))
                plate = label(text, 12.0, lens.dpr, plate=CANVAS.plate, edge=CANVAS.accent, weight=600)
                _, height = size_of(plate)
                painter.drawPixmap(QPointF(round(middle.x() + 20), round(middle.y() - height / 2)), plate)
