"""A layer of the map: paints its part in scene units, alike in a window and in a picture without one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from battlemap.app.display import Item
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.lens import Lens


class Layer:
    """What lies at one height. `cached`: Qt keeps what was painted until it changes or the zoom does."""

    z = 0.0
    cached = False

    def put(self, item: Item) -> bool:
        """Take an item in, or in again; False if it is not one of this layer's."""
        return False

    def take(self, item: Item) -> bool:
        """Take an item off; False if it is not one of this layer's."""
        return False

    def box(self, lens: Lens) -> QRectF:
        """All it may paint on at that zoom, scene units; empty if there is nothing."""
        return QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        """Paint what lies in `exposed`; the painter's transform goes from scene units to px."""


class LayerItem(QGraphicsItem):
    """A layer in a window."""

    def __init__(self, layer: Layer, lens: Callable[[], Lens]) -> None:
        super().__init__()
        self.layer = layer
        self._lens = lens
        self._box = QRectF()
        self.setZValue(layer.z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        if layer.cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def refresh(self) -> None:
        """The layer or the zoom has changed: measure and paint anew."""
        box = self.layer.box(self._lens())
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
            if self.layer.cached:
                # Qt would show what it kept, shifted by as much as the box has grown to the left or up
                self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
                self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(not box.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    @painted
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.layer.draw(painter, self._lens(), option.exposedRect)
