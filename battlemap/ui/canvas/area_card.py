"""The card beside an area: how many are inside, behind cover, of the own side; then who, nearest first."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.area_sight import AreaCard, AreaRow, Look
from battlemap.ui import icons
from battlemap.ui.canvas.card_frame import CardFrame
from battlemap.ui.canvas.ink import color, pen
from battlemap.ui.theme import BLAST, font, sized_font

PAD = 14
ROW = 24
NARROW, WIDE = 250, 420
MARKS: dict[Look, str] = {"hit": "fire", "covered": "shield", "safe": "wall"}
"""The sign before a name: in the open, behind cover, out of its way."""
MARGIN = 12
SCALE_BAR_PX = 34  # the scale of the map stays in sight below


class AreaCardView(CardFrame[AreaCard]):
    """The card of an area."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("area_card")

    def words(self) -> str:
        """All of it in words, for who listens."""
        card = self._card
        if card is None:
            return ""
        rows = [*card.counts, *(row for row, _ in card.who)]
        lines = [f"{self._word(row.text)} {self._word(row.value)}".strip() for row in rows]
        return ", ".join([self._word(card.title), self._word(card.caption), *lines])

    # -- size and place --------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        card, scale = self._card, self._scale
        if card is None:
            return QSize(0, 0)
        body, title = QFontMetricsF(font("body", scale)), QFontMetricsF(sized_font(15 * scale, 650))
        width = title.horizontalAdvance(self._word(card.title)) + 34 * scale
        width = max(width, body.horizontalAdvance(self._word(card.caption)) + 34 * scale)
        for row in (*card.counts, *(row for row, _ in card.who)):
            wide = body.horizontalAdvance(self._word(row.text)) + body.horizontalAdvance(self._word(row.value)) * 1.1
            width = max(width, wide + 70 * scale)
        rows = len(card.counts) + len(card.who)
        height = 2 * PAD + 44 * scale + rows * ROW * scale + (18 if card.who else 9)
        return QSize(round(max(NARROW * scale, min(WIDE * scale, width + 2 * PAD))), round(height))

    def place(self, area: QRect, avoid: list[QRect], inside: QRect, taken: QRect) -> None:
        """In the corner of the map where it hides least: of the area, and above all of `avoid`; below `taken`. All in px."""
        width, height = self.width(), self.height()
        right, bottom = inside.right() - width - MARGIN, inside.bottom() - height - SCALE_BAR_PX
        beside = [
            QPoint(area.right() + MARGIN, area.center().y()),
            QPoint(area.left() - MARGIN - width, area.center().y()),
        ]
        corners = [QPoint(right, bottom), QPoint(right, inside.top() + MARGIN), QPoint(inside.left() + MARGIN, bottom)]
        best, least = QPoint(right, bottom), float("inf")
        for corner in (*corners, *(QPoint(at.x(), max(inside.top(), min(at.y(), bottom))) for at in beside)):
            box = QRect(corner, QSize(width, height))
            if box.intersects(taken):
                box.moveTop(taken.bottom() + MARGIN)
            if not inside.contains(box):
                continue
            hidden = _area(box.intersected(area)) + 20 * sum(_area(box.intersected(one)) for one in avoid)
            if hidden < least:
                best, least = box.topLeft(), hidden
        self.move(best)
        self.show()
        self.raise_()

    # -- painting --------------------------------------------------------------------------------------------------

    def _paint(self, painter: QPainter, card: AreaCard) -> None:
        look, scale = self._theme, self._scale
        painter.setPen(pen(look.color("control"), 1.5))
        painter.setBrush(color(look.panel, 0.97))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)
        left = PAD + 32 * scale
        icons.paint(painter, card.icon, QRectF(PAD, PAD + 6 * scale, 22 * scale, 22 * scale), color(BLAST.color))
        painter.setFont(sized_font(15 * scale, 650))
        painter.setPen(look.color("text"))
        painter.drawText(self._line(left, PAD - 2, 22 * scale), Qt.AlignmentFlag.AlignVCenter, self._word(card.title))
        painter.setFont(font("caption", scale))
        painter.setPen(look.color("muted"))
        painter.drawText(
            self._line(left, PAD + 20 * scale, 18 * scale), Qt.AlignmentFlag.AlignVCenter, self._word(card.caption)
        )
        y = self._rule(painter, PAD + 44 * scale)
        for row in card.counts:
            y = self._row(painter, row, y, "warning" if row.warn else "")
        if card.who:
            y = self._rule(painter, y)
        for row, kind in card.who:
            y = self._row(painter, row, y, "", MARKS[kind] if row.value else "", muted=kind == "safe")

    def _line(self, left: float, top: float, height: float) -> QRectF:
        return QRectF(left, top, self.width() - PAD - left, height)

    def _rule(self, painter: QPainter, y: float) -> float:
        painter.setPen(pen(self._theme.color("line"), 1))
        painter.drawLine(PAD, round(y) + 1, self.width() - PAD, round(y) + 1)
        return y + 9

    def _row(
        self, painter: QPainter, row: AreaRow, y: float, sign: str = "", mark: str = "", *, muted: bool = False
    ) -> float:
        look, scale = self._theme, self._scale
        box = self._line(PAD, y, ROW * scale)
        side = 16 * scale
        painter.setFont(sized_font(13 * scale, 650 if sign or not mark else 400))
        value = self._word(row.value)
        painter.setPen(look.color("warn" if row.warn else "muted" if muted else "text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, value)
        room = box.width() - painter.fontMetrics().horizontalAdvance(value) - 10
        middle = box.center().y() - side / 2
        if sign:
            icons.paint(painter, sign, QRectF(box.left() + room - side + 4, middle, side, side), look.color("warn"))
            room -= side
        if mark:
            ink = look.color("muted") if muted else color(BLAST.color)
            icons.paint(painter, mark, QRectF(box.left(), middle, side, side), ink)
            box.setLeft(box.left() + side + 8)
            room -= side + 8
        painter.setFont(font("body", scale))
        painter.setPen(look.color("muted" if muted else "text"))
        words = painter.fontMetrics().elidedText(self._word(row.text), Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
        return y + ROW * scale


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height()) if box.isValid() else 0
