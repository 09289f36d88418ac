"""Whose turn it is, along the upper edge of the players' screen, in sizes that are read across the room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from battlemap.app.display import BannerItem, DisplayList, TokenItem
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.furniture import BannerPainter
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.looks import look_of, plain
from battlemap.ui.canvas.tokens import Pictures, TokenPainter
from battlemap.ui.i18n import translate

EDGE_PX = 16


class TurnBanner(QWidget):
    """Shows the banner of the display list it was given last; hidden where that has none."""

    def __init__(self, canvas: MapCanvas, pictures: Pictures) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._painter = BannerPainter(TokenPainter(pictures))
        self._item: BannerItem | None = None
        self._token: TokenItem | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_from(self, display: DisplayList) -> None:
        item = next((one for one in display.items.values() if isinstance(one, BannerItem)), None)
        token = display.items.get(("token", item.token)) if item is not None and item.token else None
        self._item = item
        self._token = token if isinstance(token, TokenItem) else None
        self.setVisible(item is not None)
        self.place()

    def place(self) -> None:
        """In the middle of the upper edge, as wide as its words."""
        if self._item is None:
            return
        width, height = self._painter.size(self._item, self._canvas.lens(), translate)
        room = self._canvas.width() - 24
        self.resize(round(min(width, room)), round(height))
        self.move((self._canvas.width() - self.width()) // 2, EDGE_PX)
        self.raise_()
        self.update()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._item is None:
            return
        look = plain(look_of(self._token)) if self._token is not None else None
        painter = QPainter(self)
        self._painter.paint(painter, QRectF(self.rect()), self._item, look, self._canvas.lens(), translate)
        painter.end()
