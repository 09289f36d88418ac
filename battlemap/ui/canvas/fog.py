"""The veil over what players have not seen: a coarse mask, scaled smoothly, so its edge fades by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from battlemap.app.display import FogItem, Item
from battlemap.ui.canvas.ink import color
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, polygon, rect
from battlemap.ui.theme import CANVAS

PER_UNIT = 3.0
"""Mask px a scene unit: one such px is about the 0.4 cell over which the edge fades."""
MASK_SIDE = 1536
GM_VEIL = 0.35


class Fog(Layer):
    """Opaque for players, a light veil for the GM."""

    z = 110.0
    cached = True

    def __init__(self) -> None:
        self._item: FogItem | None = None
        self._mask: QImage | None = None

    def put(self, item: Item) -> bool:
        if not isinstance(item, FogItem):
            return False
        self._item, self._mask = item, None
        return True

    def take(self, item: Item) -> bool:
        if not isinstance(item, FogItem):
            return False
        self._item = self._mask = None
        return True

    def box(self, lens: Lens) -> QRectF:
        return rect(self._item.bounds) if self._item is not None and self._item.mode != "off" else QRectF()

    def mask(self) -> QImage | None:
        """The veil as a picture over `bounds`: opaque where hidden."""
        item = self._item
        if item is None or item.mode == "off" or item.bounds.width <= 0 or item.bounds.height <= 0:
            return None
        if self._mask is None:
            scale = min(PER_UNIT, MASK_SIDE / max(item.bounds.width, item.bounds.height))
            width, height = round(item.bounds.width * scale), round(item.bounds.height * scale)
            mask = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
            mask.fill(color(CANVAS.fog))
            painter = QPainter(mask)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(mask.width() / item.bounds.width, mask.height() / item.bounds.height)
            painter.translate(-item.bounds.x, -item.bounds.y)
            painter.setPen(Qt.PenStyle.NoPen)
            for show, corners in item.strokes:
                mode = QPainter.CompositionMode
                painter.setCompositionMode(
                    mode.CompositionMode_DestinationOut if show else mode.CompositionMode_SourceOver
                )
                painter.setBrush(color(CANVAS.fog))
                painter.drawPolygon(polygon(corners))
            painter.end()
            self._mask = mask
        return self._mask

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        mask = self.mask()
        if mask is None or self._item is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not lens.quick)
        painter.setOpacity(GM_VEIL if lens.role == "gm" else 1.0)
        painter.drawImage(rect(self._item.bounds), mask)
        painter.restore()
