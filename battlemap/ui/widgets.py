"""Small widgets the bars and docks share: lines of hints with key caps, the notice bar, gauges, rows of labels."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.text import T, Text
from battlemap.ui import icons, theme
from battlemap.ui.i18n import Speaks, tr

_CAPS = re.compile(r"\[([^\]]{1,12})\]")


def colors() -> theme.Theme:
    """The theme the program wears now."""
    return theme.current()


def ui_scale() -> float:
    """The user's text size: how much larger than at 100 % the program's font is."""
    from PySide6.QtWidgets import QApplication

    size = QApplication.font().pixelSize()
    return size / theme.FONT_ROLES["body"][0] if size > 0 else 1.0


def set_role(widget: QWidget, **properties: object) -> None:
    """Set the properties the style sheet looks at, and let it look again."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def label(role: str = "", wrap: bool = False) -> QLabel:
    """A label in one of the style sheet's roles."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def clear_layout(layout: QHBoxLayout | QVBoxLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class IconLabel(QWidget):
    """One icon, drawn in the theme's colours whichever theme that is."""

    def __init__(self, name: str, px: int = 18, color: str = "muted") -> None:
        super().__init__()
        self._name, self._color = name, color
        self._px = px
        self.setFixedSize(round(px * ui_scale()), round(px * ui_scale()))

    def set_icon(self, name: str, color: str) -> None:
        self._name, self._color = name, color
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        icons.paint(painter, self._name, QRectF(self.rect()), colors().color(self._color))
        painter.end()


class HintLine(QWidget):
    """A line of text in which `[Shift]` is drawn as a key cap; what does not fit is cut with dots."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(80)

    def set_text(self, words: str) -> None:
        if words != self._text:
            self._text = words
            self.setToolTip(words)
            self.setAccessibleName(words)
            self.update()

    @property
    def text(self) -> str:
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(200, round(24 * ui_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        normal, cap = theme.font("caption", ui_scale()), theme.font("chip", ui_scale())
        x, height = 10.0, float(self.height())
        for index, part in enumerate(_CAPS.split(self._text)):
            font = cap if index % 2 else normal
            metrics = QFontMetricsF(font)
            room = self.width() - x - 4
            if room < 12:
                break
            painter.setFont(font)
            width = metrics.horizontalAdvance(part)
            if index % 2:
                box = QRectF(x + 2, (height - metrics.height() - 4) / 2, width + 10, metrics.height() + 4)
                painter.setPen(QPen(colors().color("control"), 1))
                painter.drawRoundedRect(box, 4, 4)
                painter.setPen(colors().color("text"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, part)
                x += width + 16
            else:
                painter.setPen(colors().color("text" if index == 0 else "muted"))
                shown = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room)
                painter.drawText(QRectF(x, 0, room, height), Qt.AlignmentFlag.AlignVCenter, shown)
                x += width
        painter.end()


class NoticeBar(Speaks, QFrame):
    """What went wrong, where, and what to do: stays over the map until it is closed, what was merely refused until
    something else is done. Mere notices go by themselves."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("notice_bar")
        self.setProperty("role", "error")
        self._icon = IconLabel("warning-octagon", 20, "bad")
        self._title = label(wrap=True)
        self._hint = label("caption", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._hint)
        self._close = QPushButton()
        self._close.clicked.connect(self.dismiss)
        self.say(self._close.setText, T("Close"))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._refusal = False
        self.setAutoFillBackground(True)
        self.hide()

    def show_problem(self, text: Text, hint: Text | None = None) -> None:
        """An error: stays until it is closed."""
        self._show(text, hint, "warning-octagon", "bad")
        self._timer.stop()
        self._refusal = False

    def mark_refusal(self) -> None:
        """What stands there was only refused: nothing is broken, so it need not be closed by hand."""
        self._refusal = True

    def pass_refusal(self) -> None:
        """Something was done since; a refusal goes."""
        if self._refusal:
            self._refusal = False
            self.dismiss()

    def show_notice(self, text: Text, hint: Text | None = None, seconds: float = 8) -> None:
        """Good to know: goes by itself. An error that stands there is not pushed away."""
        if self.isVisibleTo(self._over) and not self._timer.isActive():
            return
        self._show(text, hint, "info", "muted")
        self._timer.start(round(seconds * 1000))

    def _show(self, text: Text, hint: Text | None, icon: str, tone: str) -> None:
        self._icon.set_icon(icon, tone)
        set_role(self, role="error" if tone == "bad" else "popup")
        self.say(self._title.setText, text)
        self.say(self._hint.setText, hint if hint is not None else lambda: None)
        self._hint.setVisible(hint is not None)
        self.show()
        self.place()

    def place(self) -> None:
        """Along the upper edge of the parent."""
        parent = self._over
        width = min(parent.width() - 24, round(760 * ui_scale()))
        self.setFixedWidth(max(200, width))
        layout = self.layout()
        height = layout.heightForWidth(self.width()) if layout is not None and layout.hasHeightForWidth() else -1
        self.resize(self.width(), max(height, self.sizeHint().height()))
        self.move((parent.width() - self.width()) // 2, 12)
        self.raise_()

    def dismiss(self) -> None:
        self._timer.stop()
        self.hide()
        self.closed.emit()

    @property
    def text(self) -> str:
        return self._title.text()


class Pages(QStackedWidget):
    """Pages of which only the one shown says how small the window may be."""

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()


class Gauge(QWidget):
    """A bar of a value: colour by its part, hatched below one third, with a tick there."""

    def __init__(self) -> None:
        super().__init__()
        self._value, self._maximum = 0.0, 1.0
        self.setMinimumWidth(60)
        self.setFixedHeight(8)

    def set_value(self, value: float, maximum: float) -> None:
        self._value, self._maximum = value, maximum
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colors().color("control"), 1))
        painter.setBrush(colors().color("input"))
        painter.drawRect(box)
        part = 0.0 if self._maximum <= 0 else max(0.0, min(1.0, self._value / self._maximum))
        color = QColor(theme.BAR_COLORS[0 if part > 0.5 else 1 if part >= 1 / 3 else 2])
        fill = box.adjusted(1, 1, -1, -1)
        fill.setWidth(fill.width() * part)
        if part > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawRect(fill)
            if part < 1 / 3:
                painter.setBrush(QColor(theme.CANVAS.casing))
                painter.setBrush(Qt.BrushStyle.BDiagPattern)
                painter.drawRect(fill)
        painter.setPen(QPen(colors().color("muted"), 1))
        x = box.left() + box.width() / 3
        painter.drawLine(round(x), round(box.top() + 1), round(x), round(box.bottom() - 1))
        painter.end()


class ToolButton(QToolButton):
    """A button of the left bar: icon, and its key in the corner."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.set_side(self.usual_side())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @staticmethod
    def usual_side() -> int:
        """Its size in px where there is room for all of them."""
        return round(40 * ui_scale())

    def set_side(self, side: int) -> None:
        """Args: side: px of the square; the icon goes along."""
        if side != self.width() or side != self.height():
            self.setFixedSize(side, side)
            self.setIconSize(QSize(side, side) * 23 / 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(theme.font("key", ui_scale()))
        painter.setPen(colors().color("muted" if self.isEnabled() else "disabled"))
        box = QRectF(self.rect()).adjusted(0, 0, -5, -3)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self._key)
        painter.end()


class EmptyState(Speaks, QWidget):
    """One sentence, and the one button that fills what is empty."""

    clicked = Signal()

    def __init__(self, sentence: Text, button: Text | None, icon: str = "") -> None:
        super().__init__()
        self.setMinimumHeight(60)  # what is empty must not keep a window from being small
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 20, 16, 20)
        box.setSpacing(12)
        if icon:
            box.addWidget(IconLabel(icon, 28, "muted"), 0, Qt.AlignmentFlag.AlignHCenter)
        self.sentence = label("muted", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.say(self.sentence.setText, sentence)
        box.addWidget(self.sentence)
        self.button: QPushButton | None = None
        if button is not None:
            self.button = QPushButton()
            self.say(self.button.setText, button)
            self.button.clicked.connect(self.clicked)
            box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)

    def set_sentence(self, sentence: Text) -> None:
        self.say(self.sentence.setText, sentence)


class DecimalBox(QDoubleSpinBox):
    """A field for a number that shows no more decimals than it has: 6, not 6.00."""

    def __init__(self) -> None:
        super().__init__()
        self._units: tuple[Text | None, Text | None] = None, None
        self.valueChanged.connect(self.show_unit)

    def textFromValue(self, value: float) -> str:
        here = self.locale()
        here.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        return here.toString(value, "g", 12)

    def set_unit(self, many: Text | None, one: Text | None = None) -> None:
        """Show a unit after the number, `one` instead of it after a 1."""
        self._units = many, one
        if many is None:
            self.setSuffix("")
        self.show_unit()

    def show_unit(self) -> None:
        """The unit as it fits the number; to be called where signals are blocked while the number is set."""
        many, one = self._units
        unit = one if one is not None and self.value() == 1 else many
        if unit is not None and (suffix := f" {tr(unit)}") != self.suffix():
            self.setSuffix(suffix)


def number(value: float) -> str:
    """A number as people read it: at most two decimals, a true minus sign.

    >>> number(-1.50)
    '−1.5'
    """
    return f"{round(value, 2) + 0.0:g}".replace("-", "−")  # + 0.0: no minus zero


def shown(text: Text | str | None) -> str:
    """Words of a text, or of a ready string (a name the user typed)."""
    return "" if text is None else tr(text) if isinstance(text, Text) else text
