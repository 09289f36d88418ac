"""Heights and depths as numbers, for the GM: over the bands, so that they stay readable there.

On level ground (a plateau, a lake) only its border and every fourth place inside is numbered: a map full of the same
number says less than one number.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from battlemap.app.display import Item, TerrainItem
from battlemap.ui.canvas.ink import in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens

HEIGHTS_FROM = 28.0
DEPTHS_FROM = 72.0
NEAR = 1.2
"""Middles of neighbouring cells are at most this far apart, scene units."""
SPARSE = 4

Box = tuple[int, int]


class Heights(Layer):
    """The numbers of the cells that are not level."""

    z = 61.0
    cached = True

    def __init__(self) -> None:
        self._cells: dict[str, TerrainItem] = {}
        self._boxes: dict[Box, dict[str, TerrainItem]] = {}
        self._told: dict[str, bool] = {}
        self._extent: QRectF | None = None

    def put(self, item: Item) -> bool:
        """Watches the ground's cells; never claims one, they belong to the ground."""
        if isinstance(item, TerrainItem):
            self.take(item)
            self._cells[item.id] = item
            self._boxes.setdefault(_box(item), {})[item.id] = item
        return False

    def take(self, item: Item) -> bool:
        if isinstance(item, TerrainItem):
            old = self._cells.pop(item.id, None)
            if old is not None:
                self._boxes[_box(old)].pop(item.id, None)
            self._told.clear()
            self._extent = None
        return False

    def box(self, lens: Lens) -> QRectF:
        if lens.role != "gm" or lens.ppu < HEIGHTS_FROM or not self._cells:
            return QRectF()
        if self._extent is None:
            xs, ys = [c.center.x for c in self._cells.values()], [c.center.y for c in self._cells.values()]
            self._extent = QRectF(min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)
        return self._extent

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if lens.role != "gm" or lens.ppu < HEIGHTS_FROM or lens.quick:
            return
        px = max(11.0, min(18.0, lens.ppu * 0.19))
        with in_px(painter) as to_px:
            for y in range(math.floor(exposed.top()) - 1, math.floor(exposed.bottom()) + 2):
                for x in range(math.floor(exposed.left()) - 1, math.floor(exposed.right()) + 2):
                    for item in self._boxes.get((x, y), {}).values():
                        text = height_text(item, depths=lens.ppu >= DEPTHS_FROM)
                        if text and self._tells(item):
                            at = to_px.map(QPointF(item.center.x, item.center.y - 0.28))
                            stamp(painter, label(text, px, lens.dpr, weight=600), at)

    def _tells(self, item: TerrainItem) -> bool:
        """Whether a cell's number says something its neighbours' do not."""
        known = self._told.get(item.id)
        if known is None:
            x, y = _box(item)
            near = [
                other
                for bx in (x - 1, x, x + 1)
                for by in (y - 1, y, y + 1)
                for other in self._boxes.get((bx, by), {}).values()
                if other is not item and math.dist(other.center, item.center) <= NEAR
            ]
            # fewer than four neighbours: the ground beside it is level zero
            level = len(near) >= 4 and all(o.elevation == item.elevation and o.water == item.water for o in near)
            known = self._told[item.id] = not level or (x % SPARSE == 0 and y % SPARSE == 0)
        return known


def _box(item: TerrainItem) -> Box:
    return math.floor(item.center.x), math.floor(item.center.y)


def height_text(item: TerrainItem, *, depths: bool = True) -> str:
    """ "▲ 1.5", "▼ 2.0", and for water "≈ 0.4"."""
    parts = []
    if item.elevation:
        parts.append(f"{'▲' if item.elevation > 0 else '▼'} {abs(item.elevation):.1f}")
    if item.water > 0 and depths:
        parts.append(f"≈ {item.water:.1f}")
    return "  ".join(parts)
