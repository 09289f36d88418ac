"""Heights and depths as numbers, for the GM: over the bands, so that they stay readable there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from battlemap.app.display import Item, TerrainItem
from battlemap.ui.canvas.ink import in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens

HEIGHTS_FROM = 28.0
DEPTHS_FROM = 72.0


class Heights(Layer):
    """The numbers of all cells that are not level."""

    z = 61.0
    cached = True

    def __init__(self) -> None:
        self._cells: dict[str, TerrainItem] = {}
        self._box: QRectF | None = None

    def put(self, item: Item) -> bool:
        """Watches the ground's cells; never claims one, they belong to the ground."""
        if isinstance(item, TerrainItem):
            if item.elevation or item.water > 0:
                self._cells[item.id] = item
            else:
                self._cells.pop(item.id, None)
            self._box = None
        return False

    def take(self, item: Item) -> bool:
        if isinstance(item, TerrainItem):
            self._cells.pop(item.id, None)
            self._box = None
        return False

    def box(self, lens: Lens) -> QRectF:
        if lens.role != "gm" or lens.ppu < HEIGHTS_FROM or not self._cells:
            return QRectF()
        if self._box is None:
            xs, ys = [c.center.x for c in self._cells.values()], [c.center.y for c in self._cells.values()]
            self._box = QRectF(min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)
        return self._box

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if lens.role != "gm" or lens.ppu < HEIGHTS_FROM or lens.quick:
            return
        px = max(11.0, min(18.0, lens.ppu * 0.19))
        near = exposed.adjusted(-1, -1, 1, 1)
        with in_px(painter) as to_px:
            for item in self._cells.values():
                text = height_text(item, depths=lens.ppu >= DEPTHS_FROM)
                at = QPointF(item.center.x, item.center.y - 0.28)
                if text and near.contains(at):
                    stamp(painter, label(text, px, lens.dpr, weight=600), to_px.map(at))


def height_text(item: TerrainItem, *, depths: bool = True) -> str:
    """ "▲ 1.5", "▼ 2.0", and for water "≈ 0.4"."""
    parts = []
    if item.elevation:
        parts.append(f"{'▲' if item.elevation > 0 else '▼'} {abs(item.elevation):.1f}")
    if item.water > 0 and depths:
        parts.append(f"≈ {item.water:.1f}")
    return "  ".join(parts)
