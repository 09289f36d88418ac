"""What stands still in the window over the map: the scale bar and the players' banner."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from battlemap.app.display import BannerItem, GridItem
from battlemap.text import Translate
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.ink import color, label, pen, size_of
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.looks import Look
from battlemap.ui.canvas.tokens import TokenPainter
from battlemap.ui.theme import CANVAS, sized_font

SCALE_PX = (90.0, 220.0)
MARGIN = 18.0


def scale_length(ppu: float, cell_distance: float) -> float:
    """The round length (1, 2 or 5 times a power of ten) whose bar is nearest below 220 px.

    >>> scale_length(64.0, 1.0), scale_length(64.0, 5.0), scale_length(8.0, 1.0)
    (2.0, 10.0, 20.0)
    """
    most = SCALE_PX[1] / ppu * cell_distance
    power: float = 10.0 ** math.floor(math.log10(most))
    return max(step * power for step in (1.0, 2.0, 5.0) if step * power <= most * (1 + 1e-9))


def paint_scale(painter: QPainter, corner: QPointF, item: GridItem, lens: Lens) -> None:
    """The scale bar with its lower right corner at a place (painter in px)."""
    length = scale_length(lens.ppu, item.cell_distance)
    width = length / item.cell_distance * lens.ppu
    text = label(f"{length:g} {item.unit}", max(13.0, lens.badge_px), lens.dpr, weight=650)
    text_width, text_height = size_of(text)
    x, y = round(corner.x() - text_width - width - 8), round(corner.y() - text_height / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for tint, thick in ((CANVAS.casing, 5.0), (CANVAS.white, 2.0)):
        painter.setPen(pen(tint, thick))
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))
        for part in (0.0, 0.5, 1.0):
            tall = 6 if part != 0.5 else 4
            painter.drawLine(QPointF(x + width * part, y - tall), QPointF(x + width * part, y))
    painter.drawPixmap(QPointF(x + round(width) + 8, round(y - text_height / 2)), text)


class ScaleBar(QWidget):
    """The scale bar of a canvas, lower right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._item: GridItem | None = None
        self._lens = Lens(48.0)
        self.hide()

    def show_for(self, item: GridItem | None, lens: Lens) -> None:
        """Measure anew for a zoom; hidden without a grid item."""
        self._item, self._lens = item, lens
        self.setVisible(item is not None)
        if item is None:
            return
        width, height = int(SCALE_PX[1]) + 110, 34
        view = self._over.rect()
        self.setGeometry(view.width() - width - int(MARGIN), view.height() - height - 8, width, height)
        self.update()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._item is not None:
            painter = QPainter(self)
            paint_scale(painter, QPointF(self.width(), self.height() - 4), self._item, self._lens)
            painter.end()


class BannerPainter:
    """Whose turn it is, for the players' screen: large enough to be read across the room."""

    def __init__(self, tokens: TokenPainter) -> None:
        self._tokens = tokens

    def size(self, item: BannerItem, lens: Lens, translate: Translate) -> tuple[float, float]:
        """Width and height in px."""
        px = self._px(lens)
        width = QFontMetricsF(sized_font(px, 700)).horizontalAdvance(item.text.in_language(translate))
        small = QFontMetricsF(sized_font(px * 0.68, 600))
        tail = " ".join(self._tail(item, translate))
        return width + small.horizontalAdvance(tail) + px * 4.6, px * 1.9

    @staticmethod
    def _px(lens: Lens) -> float:
        return lens.name_px * 24 / 15

    @staticmethod
    def _tail(item: BannerItem, translate: Translate) -> list[str]:
        words = [f"{translate('Round')} {item.round}"] if item.round > 0 else []
        return [*words, *([f"{translate('then')} {item.then}"] if item.then else [])]

    def paint(
        self, painter: QPainter, box: QRectF, item: BannerItem, look: Look | None, lens: Lens, translate: Translate
    ) -> None:
        """Fill `box` (px) with the banner; `look` is the disc of the one whose turn it is."""
        px = self._px(lens)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(CANVAS.accent, max(2.0, px * 0.06)))
        painter.setBrush(color("#12161D", 0.95))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
        x = box.left() + px * 0.6
        if look is not None:
            disc = self._tokens.pixmap(look, px * 1.25, lens)
            width, height = size_of(disc)
            painter.drawPixmap(QPointF(x + px * 0.62 - width / 2, box.center().y() - height / 2), disc)
            x += px * 1.65
        base = box.center().y() + px * 0.36
        painter.setFont(sized_font(px, 700))
        painter.setPen(color(CANVAS.white))
        text = item.text.in_language(translate)
        painter.drawText(QPointF(x, base), text)
        x += painter.fontMetrics().horizontalAdvance(text) + px * 0.7
        painter.setFont(sized_font(px * 0.68, 600))
        for i, word in enumerate(self._tail(item, translate)):
            if i == 0:
                painter.setPen(pen("#7A8599", 1.5))
                painter.drawLine(QPointF(x, box.top() + px * 0.4), QPointF(x, box.bottom() - px * 0.4))
                x += px * 0.5
            painter.setPen(color("#D5DBE6"))
            painter.drawText(QPointF(x, base - px * 0.06), word)
            x += painter.fontMetrics().horizontalAdvance(word) + px * 0.6
