"""The card beside the pointer: a large number, its terms with their rules. It never covers what is pointed at."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.base import Card, Overlay
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.text import Translate
from battlemap.ui import icons
from battlemap.ui.canvas.card_frame import CardFrame
from battlemap.ui.canvas.ink import color, pen
from battlemap.ui.theme import font

PAD = 12
ROW = 24
GAP = 26
WIDTH = (190, 520)
TAG = "#1F5FC4"


def split_title(title: str) -> tuple[str, str]:
    """The leading number, which is shown large, and the rest; a title without one is large as a whole.

    >>> split_title("5 of 6 m"), split_title("Out of reach")
    (('5', 'of 6 m'), ('Out of reach', ''))
    """
    found = re.match(r"^([−+-]?\d[\d.,½]*)\s+(.*)$", title)
    return (found[1], found[2]) if found else (title, "")


def margins_of(size: QSize) -> QMargins:
    """How far about what it speaks of a card of a size may lie."""
    return QMargins(size.width() + GAP, size.height() + GAP, size.width() + GAP, size.height() + GAP)


def place(size: QSize, around: QRect, avoid: Sequence[QRect], inside: QRect) -> QRect:
    """Where a card goes: lower left, upper left, lower right or upper right of `around`, the first that fits and covers
    nothing of `avoid`; else the one that covers least. All in px."""
    width, height = size.width(), size.height()
    left, right = around.left() - GAP - width, around.right() + GAP
    below, above = around.bottom() + GAP, around.top() - GAP - height
    best, best_cost = QRect(left, below, width, height), float("inf")
    for x, y in ((left, below), (left, above), (right, below), (right, above)):
        box = QRect(x, y, width, height)
        outside = width * height - _area(box.intersected(inside))
        moved = QRect(box)
        moved.moveLeft(max(inside.left(), min(box.left(), inside.right() - width + 1)))
        moved.moveTop(max(inside.top(), min(box.top(), inside.bottom() - height + 1)))
        covered = sum(_area(moved.intersected(other)) for other in [around, *avoid])
        cost = covered * 4 + outside
        if cost < best_cost:
            best, best_cost = moved, cost
        if cost == 0:
            break
    return best


def in_the_way(
    overlay: Overlay, at: QPointF, grid: Grid | None, view: Callable[[ScenePoint], QPointF], ppu: float, disc: float
) -> tuple[QRect, list[QRect]]:
    """What a card must not cover, and what it should not: the place pointed at; the way to it, its start, and companions.

    Args: at: the place, in px; view: where a point of the scene lies, in px; ppu: px a scene unit; disc: of the token dragged.
    """
    half = max(14, round(ppu * 0.62))
    around = _square(at, half)
    if overlay.middle is not None:  # a large token
        around = _square(view(overlay.middle), max(half, round(ppu * disc * 0.6)))
    if overlay.start is None or grid is None:
        return around, []
    steps = overlay.path.steps if overlay.path is not None else ()
    avoid = [_square(view(grid.center(overlay.start)).toPoint(), half)]
    avoid += [
        QRect(_square(view(grid.center(step.at)).toPoint(), half // 2).topLeft(), QSize(half, half)) for step in steps
    ]
    avoid += [_square(view(other.middle).toPoint(), half) for other in overlay.others]
    return around, avoid


def _square(at: QPointF | QPoint, half: int) -> QRect:
    return QRect(round(at.x()) - half, round(at.y()) - half, 2 * half, 2 * half)


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height()) if box.isValid() else 0


class CursorCard(CardFrame[Card]):
    """Shows one Card. It takes no input and no focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ("", "")
        self._tag = ""
        self._lines: list[tuple[str, str, str]] = []

    def show_card(self, card: Card | None, translate: Translate) -> None:
        """Take a card and its size; None hides it. The same card again changes nothing."""
        if card is not None and card == self._card:
            return
        self._say = translate
        if card is not None:
            self._title = split_title(self._word(card.title))
            self._tag = self._word(card.tag) if card.tag is not None else ""
            self._lines = [(self._word(one.text), self._word(one.value), one.rule) for one in card.lines]
        super().show_card(card, translate)

    def words(self) -> str:
        return self._word(self._card.title) if self._card is not None else ""

    def sizeHint(self) -> QSize:
        big, body = QFontMetricsF(font("big", self._scale)), QFontMetricsF(font("body", self._scale))
        chip = QFontMetricsF(font("chip", self._scale))
        width = big.horizontalAdvance(self._title[0]) + body.horizontalAdvance(self._title[1]) + 12 + 40
        width += chip.horizontalAdvance(self._tag) + 34 if self._tag else 0
        for text, value, rule in self._lines:
            row = body.horizontalAdvance(text) + 2 * PAD
            row += body.horizontalAdvance(value) + 12 if value else 0
            row += chip.horizontalAdvance(rule) + 22 if rule else 0
            width = max(width, row)
        height = PAD * 2 + big.height() + (len(self._lines) * ROW * self._scale + 10 if self._lines else 0)
        return QSize(round(max(WIDTH[0], min(WIDTH[1] * self._scale, width + 2 * PAD))), round(height))

    def _paint(self, painter: QPainter, card: Card) -> None:
        tone = {"bad": "bad", "override": "accent"}.get(card.tone, "control")
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(pen(self._theme.color(tone), 1.5))
        painter.setBrush(color(self._theme.panel, 0.97))
        painter.drawRoundedRect(box, 6, 6)
        big, body, chip = (font(role, self._scale) for role in ("big", "body", "chip"))
        x, y = float(PAD), PAD + QFontMetricsF(big).ascent()
        if card.tone != "normal":
            name = "warning-octagon" if card.tone == "bad" else "pencil-simple"
            icons.paint(painter, name, QRectF(x, y - 18, 20, 20), self._theme.color(tone))
            x += 28
        painter.setFont(big)
        painter.setPen(self._theme.color("text"))
        painter.drawText(QPointF(x, y), self._title[0])
        x += QFontMetricsF(big).horizontalAdvance(self._title[0]) + 8
        painter.setFont(body)
        painter.setPen(self._theme.color("muted"))
        painter.drawText(QPointF(x, y), self._title[1])
        if self._tag:
            self._paint_tag(painter, chip, y)
        y = PAD + QFontMetricsF(big).height() + 4
        if self._lines:
            painter.setPen(pen(self._theme.color("line"), 1))
            painter.drawLine(QPointF(PAD, y + 0.5), QPointF(self.width() - PAD, y + 0.5))
        metrics, row = QFontMetricsF(body), ROW * self._scale
        y += 6
        for text, value, rule in self._lines:
            right, base = float(self.width() - PAD), y + row / 2 + metrics.ascent() / 2 - 1.5
            if rule:
                right = self._chip(painter, chip, rule, right, y + row / 2)
            painter.setFont(body)
            painter.setPen(self._theme.color("text"))
            if value:
                right -= metrics.horizontalAdvance(value)
                painter.drawText(QPointF(right, base), value)
                right -= 12
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - PAD)
            painter.drawText(QPointF(PAD, base), shown)
            y += row

    def _paint_tag(self, painter: QPainter, face: QFont, base: float) -> None:
        """What is done, upper right, on the colour of the move band."""
        painter.setFont(face)
        width = QFontMetricsF(face).horizontalAdvance(self._tag) + 16
        box = QRectF(self.width() - PAD - width, base - 17, width, 22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TAG))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._tag)

    def _chip(self, painter: QPainter, face: object, rule: str, right: float, middle: float) -> float:
        painter.setFont(face)  # type: ignore[arg-type]
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(rule) + 12
        box = QRectF(right - width + 0.5, middle - 9, width - 1, 18)
        painter.setPen(pen(self._theme.color("line"), 1))
        painter.setBrush(QColor(self._theme.input))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(self._theme.color("link"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rule)
        return right - width - 10
