"""The cells under a token whose disc does not say which they are: a horde, a wagon, a dragon's tail."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.display import Item, TokenItem
from battlemap.ui.canvas.ink import edge_area, fill_area
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.outlines import merged
from battlemap.ui.theme import CANVAS, Fill, side


class Footprints(Layer):
    """One outline a token, in the colour of its side and dotted, so that it shows on any ground and in grey."""

    z = 60.5
    cached = True

    def __init__(self) -> None:
        self._paths: dict[str, tuple[TokenItem, QPainterPath]] = {}
        self.selected: frozenset[str] = frozenset()

    def put(self, item: Item) -> bool:
        if not isinstance(item, TokenItem) or not beyond_disc(item):
            return self.take(item)
        self._paths[item.id] = (item, merged(item.polygons))
        return True

    def take(self, item: Item) -> bool:
        return isinstance(item, TokenItem) and self._paths.pop(item.id, None) is not None

    def box(self, lens: Lens) -> QRectF:
        whole = QRectF()
        for _, path in self._paths.values():
            whole = whole.united(path.boundingRect())
        pad = lens.u(8)
        return whole.adjusted(-pad, -pad, pad, pad) if not whole.isEmpty() else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        for item, path in self._paths.values():
            if not path.boundingRect().adjusted(-1, -1, 1, 1).intersects(exposed):
                continue
            look = side(item.look)
            edge = CANVAS.white if item.id in self.selected else look.color
            opacity = 0.20 if item.hidden else 0.34
            fill = Fill(look.color, opacity, "dots", CANVAS.white, edge, (4, 4) if item.hidden else ())
            fill_area(painter, path, fill, lens)
            edge_area(painter, path, fill, lens, 2.4)


def beyond_disc(item: TokenItem) -> bool:
    """Whether a cell of the token lies outside of its disc, so that its outline has to be drawn."""
    radius = item.diameter / 2 + 0.5  # it need not reach the middle of a cell, only into it
    for polygon in item.polygons:
        x, y = (sum(corner[axis] for corner in polygon) / len(polygon) for axis in (0, 1))
        if hypot(x - item.center.x, y - item.center.y) > radius:
            return True
    return False
