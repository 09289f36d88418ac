"""Buttons of the start page: the wide ones on the left, and cards and rows whose whole face is a button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from battlemap.text import Text
from battlemap.ui import icons, theme
from battlemap.ui.i18n import Speaks
from battlemap.ui.widgets import colors, ui_scale


class FaceButton(Speaks, QAbstractButton):
    """A button that is a plain face with rounded corners; what stands on it is a layout of labels."""

    radius = 6.0
    fill = "panel"
    edge = "line"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def keyPressEvent(self, event: object) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # type: ignore[attr-defined]
            self.click()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def paint_face(self, painter: QPainter, fill: QColor, edge: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        pen = QPen(colors().color("focus") if focused else edge, 2 if focused else 1)
        inset = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self.radius, self.radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill = "hover" if self.underMouse() and self.isEnabled() else self.fill
        self.paint_face(painter, colors().color(fill), colors().color(self.edge))
        painter.end()


class BigButton(FaceButton):
    """Icon, what it does, and at the right end its key or the kinds of file."""

    radius = 5.0

    def __init__(self, icon: str, title: Text, remark: Text | str, primary: bool = False) -> None:
        super().__init__()
        self._icon, self._primary = icon, primary
        self._remark = ""
        self._key = isinstance(remark, str)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say(self.setText, title)
        if isinstance(remark, Text):
            self.say(self._set_remark, remark)
        else:
            self._remark = QKeySequence(remark).toString(QKeySequence.SequenceFormat.NativeText)

    def _set_remark(self, words: str) -> None:
        self._remark = words
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(314 * ui_scale()), round((46 if self._primary else 42) * ui_scale()))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, scale = colors(), ui_scale()
        hovered = self.underMouse()
        if self._primary:
            fill = QColor(look.accent).lighter(108) if hovered else QColor(look.accent)
            self.paint_face(painter, fill, look.color("accent" if look.name == "dark" else "focus"))
        else:
            self.paint_face(painter, look.color("hover" if hovered else "raised"), look.color("control"))
        ink = look.color("on_accent" if self._primary else "text")
        middle = QRectF(self.rect())
        icons.paint(
            painter, self._icon, QRectF(14 * scale, (middle.height() - 20 * scale) / 2, 20 * scale, 20 * scale), ink
        )
        painter.setFont(theme.sized_font((14 if self._primary else 13) * scale, 700 if self._primary else 400))
        painter.setPen(ink)
        title = painter.fontMetrics().horizontalAdvance(self.text())
        text_box = middle.adjusted(44 * scale, 0, -12, 0)
        painter.drawText(text_box, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(theme.font("chip" if self._key else "caption", scale))
        room = text_box.width() - title - 16
        remark = painter.fontMetrics().elidedText(self._remark, Qt.TextElideMode.ElideRight, max(0, round(room)))
        if not self._primary:
            painter.setPen(look.color("muted"))
        if self._key and remark:
            width, height = painter.fontMetrics().horizontalAdvance(remark) + 10, painter.fontMetrics().height() + 4
            cap = QRectF(text_box.right() - width, (middle.height() - height) / 2, width, height)
            painter.drawRoundedRect(cap, 4, 4)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, remark)
        else:
            painter.drawText(text_box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, remark)
        painter.end()
