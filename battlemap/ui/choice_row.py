"""One possible answer of the prompt: what it is, how its number came about, the number; or why it is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from battlemap.app.rolltext import plain, signed
from battlemap.text import Text
from battlemap.ui import icons, theme
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import colors, ui_scale

ICONS = {
    "dodge": "person-simple-run", "parry": "sword", "block": "shield", "none": "circle-dashed", "pass": "caret-right",
    "yes": "check", "no": "x", "retreat": "arrow-bend-up-right",
}  # fmt: skip


class ChoiceRow(QAbstractButton):
    """`choices`: one, or several that differ only in their place on the map. `rule_wanted(rule, where)`."""

    rule_wanted = Signal(str, QPoint)

    def __init__(self, choices: Sequence[Mapping[str, Any]]) -> None:
        super().__init__()
        self.choices = list(choices)
        first = self.choices[0]
        self.possible = bool(first["available"])
        self.setCheckable(self.possible)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        title = first["title"]
        self.title = tr(title) if isinstance(title, Text) else str(title)
        self.title = self.title[:1].upper() + self.title[1:]
        self.second = self._second(first)
        self.number = "" if first["value"] is None else plain(first["value"])
        self.rule = next((one["rule"] for one in (*first["why"], *first["modifiers"]) if one["rule"]), "")
        value = self.number if self.possible else tr("not possible")
        self.setAccessibleName(", ".join(part for part in (self.title, value, self.second) if part))
        self.setObjectName(f"choice_{first['id']}")
        self.setToolTip("\n".join(part for part in (self.title, self.second) if part))
        self._chip = QRectF()

    def _second(self, choice: Mapping[str, Any]) -> str:
        if not self.possible:
            return ", ".join(tr(one["text"]) for one in choice["why"]) or tr("not possible now")
        words = []
        for n, one in enumerate(choice["modifiers"]):
            value = plain(one["value"] or 0) if n == 0 else signed(one["value"])
            words.append(f"{tr(one['text'])} {value}")
        if len(self.choices) > 1:
            words.append(tr("{n} cells on the map", n=len(self.choices)))
        return ", ".join(words)

    def sizeHint(self) -> QSize:
        scale = ui_scale()
        if not self.second:
            return QSize(260, round(38 * scale))
        return QSize(260, round(29 * scale + self._second_height()))

    minimumSizeHint = sizeHint

    def _second_height(self) -> float:
        """How tall the second line is, in as many rows of text as the width asks for."""
        scale = ui_scale()
        metrics = QFontMetrics(theme.font("caption", scale))
        chip = QFontMetrics(theme.font("chip", scale)).horizontalAdvance(self.rule) + 22 if self.rule else 0
        number = QFontMetrics(theme.sized_font(21 * scale, 700)).horizontalAdvance(self.number or "−")
        room = max(self.width(), 260) - 2 - 24 - round(20 * scale) - 14 - chip - max(number, round(26 * scale)) - 12
        box = QRect(0, 0, max(60, room), 10000)
        return max(17 * scale, metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self.second).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        on_chip = self.rule and self._chip.adjusted(-4, -4, 4, 4).contains(event.position())
        if self.rule and (on_chip or not self.possible):
            self.rule_wanted.emit(self.rule, self.mapToGlobal(QPoint(24, self.height())))
            self.setDown(False)
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.rule and (event.key() == Qt.Key.Key_F1 or (enter and not self.possible)):
            self.rule_wanted.emit(self.rule, self.mapToGlobal(QPoint(24, self.height())))
        elif enter:
            event.ignore()  # the prompt takes it as its button
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, scale = colors(), ui_scale()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = look.color("focus" if self.isChecked() or self.hasFocus() else "control" if self.possible else "line")
        painter.setPen(QPen(edge, 2 if self.isChecked() or self.hasFocus() else 1))
        hovered = self.underMouse() and self.possible
        painter.setBrush(look.color("selected" if self.isChecked() else "hover" if hovered else "panel"))
        painter.drawRoundedRect(box, 5, 5)
        ink = look.color("text" if self.possible else "disabled")
        side = 20 * scale
        name = ICONS.get(self.choices[0]["id"].split("@")[0].split(":")[0], "circle")
        mark = QRectF(12, box.center().y() - side / 2, side, side)
        icons.paint(painter, name if self.possible else "lock-simple", mark, ink)
        right = box.right() - 14
        painter.setFont(theme.sized_font(21 * scale, 700))
        number = self.number if self.possible else "−"
        width = max(painter.fontMetrics().horizontalAdvance(number), 26 * scale) if number else 0.0
        if number:
            painter.setPen(ink)
            painter.drawText(
                QRectF(right - width, box.top(), width, box.height()),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number,
            )  # fmt: skip
            right -= width + 12
        right = self._paint_chip(painter, right, box, scale)
        left = 12 + side + 12
        room = round(right - left)
        painter.setFont(theme.sized_font(13 * scale, 600))
        painter.setPen(ink)
        title = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        if not self.second:
            painter.drawText(QRectF(left, box.top(), room, box.height()), Qt.AlignmentFlag.AlignVCenter, title)
        else:
            top = box.top() + 24 * scale
            painter.drawText(QRectF(left, box.top() + 4, room, 20 * scale), Qt.AlignmentFlag.AlignVCenter, title)
            painter.setFont(theme.font("caption", scale))
            painter.setPen(look.color("muted" if self.possible else "disabled"))
            painter.drawText(QRectF(left, top, room, box.bottom() - top), int(Qt.TextFlag.TextWordWrap), self.second)
        painter.end()

    def _paint_chip(self, painter: QPainter, right: float, box: QRectF, scale: float) -> float:
        self._chip = QRectF()
        if not self.rule:
            return right
        look = colors()
        painter.setFont(theme.font("chip", scale))
        width = painter.fontMetrics().horizontalAdvance(self.rule) + 12
        self._chip = QRectF(right - width, box.center().y() - 9 * scale, width, 18 * scale)
        painter.setPen(QPen(look.color("line"), 1))
        painter.setBrush(look.color("input"))
        painter.drawRoundedRect(self._chip, 4, 4)
        painter.setPen(look.color("link"))
        painter.drawText(self._chip, Qt.AlignmentFlag.AlignCenter, self.rule)
        return right - width - 10


def grouped(choices: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """Choices as the prompt lists them: what has a number first, the best on top; what is not possible last. Those that differ
    only in their place on the map are one row."""
    rows: dict[Any, list[Mapping[str, Any]]] = {}
    for one in choices:
        key = (str(one["title"]), one["value"], one["available"]) if one.get("at") else one["id"]
        rows.setdefault(key, []).append(one)

    def rank(row: list[Mapping[str, Any]]) -> tuple[bool, bool, float]:
        value = row[0]["value"]
        return not row[0]["available"], value is None, -(value or 0)

    return sorted(rows.values(), key=rank)
