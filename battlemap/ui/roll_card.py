"""A roll on the players' screen: the dice, their total, what it needed and what it came to, to be read across the room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from battlemap.app.display import DisplayList, RollItem
from battlemap.app.rolltext import plain
from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.ink import color, pen
from battlemap.ui.i18n import translate
from battlemap.ui.theme import CANVAS, sized_font

EDGE_PX = 16
MOST_DICE = 6
TOTAL, WORD = 45 / 15, 18 / 15
"""Sizes as parts of a name's, by the angles of the design guide."""
PAPER, INK = "#F7EFE2", "#14161B"
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.27, 0.24), (0.73, 0.24), (0.27, 0.5), (0.73, 0.5), (0.27, 0.76), (0.73, 0.76)),
}


class RollCard(QWidget):
    """Shows the roll of the display list it was given last; hidden where that has none."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.item: RollItem | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_from(self, display: DisplayList) -> None:
        self.item = next((one for one in display.items.values() if isinstance(one, RollItem)), None)
        self.setVisible(self.item is not None)
        self.place()

    @property
    def _px(self) -> float:
        return self._canvas.lens().name_px

    def _words(self) -> tuple[str, str, str]:
        """Title, what it needed, what it came to."""
        assert self.item is not None
        need, result = self.item.need, self.item.result
        words = T("needs {n}", n=need) if need is not None and need.key != "against {n}" else need
        return (
            self.item.title.in_language(translate),
            words.in_language(translate) if words is not None else "",
            result.in_language(translate) if result is not None else "",
        )

    def place(self) -> None:
        """In the lower right corner, as wide as its words."""
        if self.item is None:
            return
        px, (title, need, result) = self._px, self._words()
        pad = px * 0.85
        dice = self._dice()
        row = len(dice) * px * 2.1 + QFontMetricsF(sized_font(px * TOTAL, 700)).horizontalAdvance(
            plain(self.item.total)
        )
        beside = max(
            QFontMetricsF(sized_font(px, 500)).horizontalAdvance(need),
            QFontMetricsF(sized_font(px * WORD, 700)).horizontalAdvance(result) + px * 2.6 if result else 0.0,
        )
        head = QFontMetricsF(sized_font(px, 650)).horizontalAdvance(title)
        width = max(head, row + (px * 1.0 + beside if beside else 0)) + 2 * pad
        room = self._canvas.width() - 2 * EDGE_PX
        self.resize(round(min(width, room)), round(px * 6.4))
        self.move(self._canvas.width() - self.width() - EDGE_PX, self._canvas.height() - self.height() - EDGE_PX)
        self.raise_()
        self.update()

    def _dice(self) -> tuple[int, ...]:
        assert self.item is not None
        return self.item.dice if len(self.item.dice) <= MOST_DICE else ()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.item is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self.item)
        painter.end()

    def _paint(self, painter: QPainter, item: RollItem) -> None:
        px, (title, need, result) = self._px, self._words()
        pad = px * 0.85
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(pen("#5B6472", 2))
        painter.setBrush(color("#12161D", 0.95))
        painter.drawRoundedRect(box, 8, 8)
        painter.setFont(sized_font(px, 650))
        painter.setPen(QColor(CANVAS.white))
        room = round(self.width() - 2 * pad)
        title = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(pad, pad * 0.7, room, px * 1.5), Qt.AlignmentFlag.AlignVCenter, title)
        x, middle = pad, px * 4.1
        for face in self._dice():
            self._die(painter, face, QRectF(x, middle - px * 0.9, px * 1.8, px * 1.8), px)
            x += px * 2.1
        painter.setFont(sized_font(px * TOTAL, 700))
        painter.setPen(QColor(CANVAS.white))
        words = plain(item.total)
        width = painter.fontMetrics().horizontalAdvance(words)
        painter.drawText(
            QRectF(x + px * 0.2, middle - px * 2, width + px, px * 4), Qt.AlignmentFlag.AlignVCenter, words
        )
        x += width + px * 1.0
        if need:
            painter.setFont(sized_font(px, 500))
            painter.setPen(color("#D5DBE6"))
            top = middle - px * 1.75 if result else middle - px * 0.75
            painter.drawText(QRectF(x, top, self.width() - x, px * 1.5), Qt.AlignmentFlag.AlignVCenter, need)
        if result:
            top = middle - px * 0.05 if need else middle - px * 0.95
            self._pill(painter, result, item.tone, QPointF(x, top), px)

    def _die(self, painter: QPainter, face: int, box: QRectF, px: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, px * 0.2, px * 0.2)
        painter.setBrush(QColor(INK))
        pips = PIPS.get(face)
        if pips is None:
            painter.setFont(sized_font(px, 700))
            painter.setPen(QColor(INK))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(face))
            return
        for x, y in pips:
            at = QPointF(box.left() + box.width() * x, box.top() + box.height() * y)
            painter.drawEllipse(at, px * 0.17, px * 0.17)

    def _pill(self, painter: QPainter, result: str, tone: str, at: QPointF, px: float) -> None:
        """The result on paper: a tick or a cross beside the word, so that no colour is needed."""
        painter.setFont(sized_font(px * WORD, 700))
        icon = {"good": "check", "bad": "x"}.get(tone, "")
        side = px * 1.0
        width = painter.fontMetrics().horizontalAdvance(result) + px * 1.1 + (side + px * 0.5 if icon else 0)
        box = QRectF(at.x(), at.y(), width, px * 1.9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 5, 5)
        left = box.left() + px * 0.55
        if icon:
            icons.paint(painter, icon, QRectF(left, box.center().y() - side / 2, side, side), QColor(INK))
            left += side + px * 0.5
        painter.setPen(QColor(INK))
        painter.drawText(QRectF(left, box.top(), width, box.height()), Qt.AlignmentFlag.AlignVCenter, result)
