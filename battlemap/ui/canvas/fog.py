"""The veil over what players have not seen: a coarse mask, scaled smoothly, so its edge fades by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from battlemap.app.display import FogItem, Item
from battlemap.ui.canvas.ink import color
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, polygon, rect
from battlemap.ui.theme import CANVAS

PER_UNIT = 6.0
"""Mask px a scene unit."""
MASK_SIDE = 1536
MARGIN = 1.0
"""Scene units the mask reaches beyond the map, so that its blurred border is out of sight."""
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
        if self._item is None or self._item.mode == "off":
            return QRectF()
        return rect(self._item.bounds).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def mask(self) -> QImage | None:
        """The veil as a picture over the map and its margin: opaque where hidden."""
        item = self._item
        if item is None or item.mode == "off" or item.bounds.width <= 0 or item.bounds.height <= 0:
            return None
        if self._mask is None:
            box = rect(item.bounds).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            scale = min(PER_UNIT, MASK_SIDE / max(box.width(), box.height()))
            size = (max(1, round(box.width() * scale)), max(1, round(box.height() * scale)))
            mask = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
            mask.fill(color(CANVAS.fog))
            painter = QPainter(mask)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(mask.width() / box.width(), mask.height() / box.height())
            painter.translate(-box.topLeft())
            painter.setPen(Qt.PenStyle.NoPen)
            for show, corners in item.strokes:
                mode = QPainter.CompositionMode
                painter.setCompositionMode(
                    mode.CompositionMode_DestinationOut if show else mode.CompositionMode_SourceOver
                )
                painter.setBrush(color(CANVAS.fog))
                painter.drawPolygon(polygon(corners))
            painter.end()
            self._mask = _blurred(_blurred(mask))
        return self._mask

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        mask = self.mask()
        if mask is None or self._item is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not lens.quick)
        painter.setOpacity(GM_VEIL if lens.role == "gm" else 1.0)
        box = rect(self._item.bounds)
        if lens.role == "gm":
            painter.setClipRect(box)
        painter.drawImage(box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), mask)
        painter.restore()


def _blurred(image: QImage) -> QImage:
    """The mean of each px and its neighbours, first along x, then along y (a little over a third, so that full stays full)."""
    for dx, dy in ((1, 0), (0, 1)):
        third, made = (QImage(image.size(), image.format()) for _ in range(2))
        third.fill(Qt.GlobalColor.transparent)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(third)
        painter.setOpacity(0.342)
        painter.drawImage(0, 0, image)
        painter.end()
        painter = QPainter(made)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for step in (-1, 0, 1):
            painter.drawImage(dx * step, dy * step, third)
        painter.end()
        image = made
    return image
