"""The card beside a target: the number to roll with its terms and their rules, the chances as numbers and as a bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.base import CardLine
from battlemap.app.tools.odds_card import percent
from battlemap.app.tools.sights import AimCard, Part
from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.canvas.card_frame import CardFrame
from battlemap.ui.canvas.ink import color, pattern_brush, pen
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.theme import CANVAS, font, sized_font

PAD = 14
ROW = 25
BAR = 26
WIDTH = 420
WIDEST = 620
HINT = 20
PARTS = {"critical": "#FFFFFF", "hit": "#7FBEFF", "stopped": "#E7B93C", "miss": "#49515F"}
"""Critical is white, a hit light blue, a defence hatched, a miss dark: they differ in brightness and pattern too."""


class AimCardView(CardFrame[AimCard]):
    """The card of a target."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aim_card")

    def words(self) -> str:
        """All of it in words, for who listens."""
        card = self._card
        if card is None:
            return ""
        lines = [self._word(card.caption), self._word(card.title)]
        if card.chance is not None:
            lines.append(self._word(percent(card.chance)))
        lines += [f"{self._word(line.text)} {self._word(line.value)}".strip() for line in (*card.terms, *card.notes)]
        return ", ".join(lines)

    # -- size ------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        card, scale = self._card, self._scale
        if card is None:
            return QSize(0, 0)
        body, chip = QFontMetricsF(font("body", scale)), QFontMetricsF(font("chip", scale))
        width = WIDTH * scale if not card.problem and card.terms else 240 * scale
        for line in (*card.terms, *card.notes, *((card.total,) if card.total else ())):
            row = body.horizontalAdvance(self._word(line.text)) * 1.04 + 2 * PAD + 12
            row += 44 * scale if line.value else 0
            row += chip.horizontalAdvance(line.rule) + 26 if line.rule else 0
            width = max(width, row)
        head = QFontMetricsF(font("caption", scale)).horizontalAdvance(self._word(card.caption)) + 2 * PAD
        if card.chance_of is not None:
            head += QFontMetricsF(font("caption", scale)).horizontalAdvance(self._word(card.chance_of)) + 24
        caption = QFontMetricsF(font("caption", scale))
        legend = sum(caption.horizontalAdvance(self._legend_words(part)) + 28 * scale for part in card.parts)
        width = max(width, legend + 2 * PAD)
        title = QFontMetricsF(font("big", scale)).horizontalAdvance(self._word(card.title)) + 2 * PAD
        title += 160 * scale if card.chance is not None else 0
        width = min(WIDEST * scale, max(width, head, title))
        return QSize(round(width), round(self._height()))

    def _height(self) -> float:
        card, scale = self._card, self._scale
        assert card is not None
        rows = len(card.terms) + len(card.notes) + (1 if card.total else 0)
        height = PAD * 2 + 54 * scale + rows * ROW * scale + (8 if rows else -8)
        height += 8 if card.total is not None else 0
        return height + (4 + (BAR + 26) * scale if card.parts else 0) + (HINT * scale if card.rules else 0)

    # -- painting --------------------------------------------------------------------------------------------------

    def _paint(self, painter: QPainter, card: AimCard) -> None:
        look, scale = self._theme, self._scale
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(pen(look.color("bad" if card.problem else "control"), 1.5))
        painter.setBrush(color(look.panel, 0.97))
        painter.drawRoundedRect(box, 6, 6)
        self._head(painter, card)
        y = PAD + 54 * scale
        if card.terms or card.notes or card.total:
            painter.setPen(pen(look.color("line"), 1))
            painter.drawLine(QPointF(PAD, y), QPointF(self.width() - PAD, y))
            y += 8
        for line in card.terms:
            y = self._row(painter, line, y)
        if card.total is not None:
            painter.setPen(pen(look.color("line"), 1))
            painter.drawLine(QPointF(PAD, y + 3), QPointF(self.width() - PAD, y + 3))
            y = self._row(painter, card.total, y + 8, bold=True)
        for line in card.notes:
            y = self._row(painter, line, y)
        if card.parts:
            self._bar(painter, card.parts, y + 8)
        if card.rules:
            painter.setFont(font("caption", scale))
            painter.setPen(look.color("muted"))
            hint = self._word(T("F1: the rules of this card"))
            where = QRectF(PAD, self.height() - PAD - (HINT - 6) * scale, self.width() - 2 * PAD, HINT * scale)
            painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, hint)

    def _head(self, painter: QPainter, card: AimCard) -> None:
        look, scale = self._theme, self._scale
        wide = self.width() - 2 * PAD
        caption = QRectF(PAD, PAD - 2, wide, 18 * scale)
        painter.setFont(font("caption", scale))
        painter.setPen(look.color("muted"))
        room = wide
        if card.chance_of is not None:
            words = self._word(card.chance_of)
            painter.drawText(caption, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
            room -= round(painter.fontMetrics().horizontalAdvance(words)) + 16
        words = painter.fontMetrics().elidedText(self._word(card.caption), Qt.TextElideMode.ElideRight, room)
        painter.drawText(caption, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        title = QRectF(PAD, PAD + 18 * scale, wide, 30 * scale)
        left = 0.0
        if card.problem:
            icons.paint(painter, "lock-simple", QRectF(PAD, title.top() + 5 * scale, 20, 20), look.color("bad"))
            left = 28.0
        painter.setFont(font("big", scale))
        painter.setPen(look.color("text"))
        centre = Qt.AlignmentFlag.AlignVCenter
        words = self._word(card.title)
        painter.drawText(title.adjusted(left, 0, 0, 0), centre, words)
        left += painter.fontMetrics().horizontalAdvance(words) + 8
        if card.chance is not None:
            painter.drawText(title, Qt.AlignmentFlag.AlignRight | centre, self._word(percent(card.chance)))
        if card.dice:
            painter.setFont(font("body", scale))
            painter.setPen(look.color("muted"))
            painter.drawText(title.adjusted(left, 3, 0, 0), centre, self._word(T("on {dice}", dice=card.dice)))

    def _row(self, painter: QPainter, line: CardLine, y: float, bold: bool = False) -> float:
        look, scale = self._theme, self._scale
        height = ROW * scale
        right = float(self.width() - PAD)
        if line.rule:
            right = self._chip(painter, line.rule, right, y + height / 2)
        painter.setFont(sized_font(13 * scale, 650 if bold else 400))
        painter.setPen(look.color("text"))
        value = self._word(line.value)
        if value:
            # the numbers stand in one column, left of the widest chip there is
            column = min(right, self.width() - PAD - self._chips())
            box = QRectF(PAD, y, column - PAD, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, value)
            right = column - painter.fontMetrics().horizontalAdvance(value) - 12
        words = self._word(line.text)
        words = words[:1].upper() + words[1:]
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(right - PAD))
        painter.drawText(QRectF(PAD, y, right - PAD, height), Qt.AlignmentFlag.AlignVCenter, words)
        return y + height

    def _chips(self) -> float:
        card = self._card
        metrics = QFontMetricsF(font("chip", self._scale))
        lines = (*card.terms, *((card.total,) if card.total else ())) if card is not None else ()
        return max((metrics.horizontalAdvance(line.rule) + 26 for line in lines if line.rule), default=0.0)

    def _chip(self, painter: QPainter, rule: str, right: float, middle: float) -> float:
        painter.setFont(font("chip", self._scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(rule) + 12
        tall = 18 * self._scale
        box = QRectF(right - width + 0.5, middle - tall / 2, width - 1, tall)
        painter.setPen(pen(self._theme.color("line"), 1))
        painter.setBrush(QColor(self._theme.input))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(self._theme.color("link"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rule)
        return right - width - 10

    def _bar(self, painter: QPainter, parts: tuple[Part, ...], y: float) -> None:
        look, scale = self._theme, self._scale
        box = QRectF(PAD, y, self.width() - 2 * PAD, BAR * scale)
        whole = sum(part.chance for part in parts) or 1.0
        x = box.left()
        for part in parts:
            piece = QRectF(x, box.top(), box.width() * part.chance / whole, box.height())
            self._piece(painter, part, piece)
            words = self._word(percent(part.chance))
            painter.setFont(sized_font(12.5 * scale, 700))
            if part.look in ("hit", "miss") and painter.fontMetrics().horizontalAdvance(words) + 10 < piece.width():
                painter.setPen(QColor("#10131A" if part.look == "hit" else "#FFFFFF"))
                painter.drawText(piece, Qt.AlignmentFlag.AlignCenter, words)
            x = piece.right()
        painter.setPen(pen(look.color("control"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        self._legend(painter, parts, box.bottom() + 6 * scale)

    def _legend_words(self, part: Part) -> str:
        return f"{self._word(part.word)} {self._word(percent(part.chance))}"

    def _piece(self, painter: QPainter, part: Part, box: QRectF) -> None:
        painter.fillRect(box, QColor(PARTS[part.look]))
        if part.look == "stopped":
            painter.fillRect(box, pattern_brush("hatch", "#5A3F00", Lens(1.0)))
        painter.setPen(pen(CANVAS.casing, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)

    def _legend(self, painter: QPainter, parts: tuple[Part, ...], y: float) -> None:
        scale, x = self._scale, float(PAD)
        for part in parts:
            painter.setFont(font("caption", scale))
            words = self._legend_words(part)
            wide = 28 * scale + painter.fontMetrics().horizontalAdvance(words)
            self._piece(painter, part, QRectF(x, y + 5 * scale, 10 * scale, 10 * scale))
            painter.setPen(self._theme.color("muted"))
            painter.drawText(QRectF(x + 15 * scale, y, wide, 20 * scale), Qt.AlignmentFlag.AlignVCenter, words)
            x += wide
