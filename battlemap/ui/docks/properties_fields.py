"""The fields of the properties panel. Each shows one value, or that values differ, and says when the user is done."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)

from battlemap.ui.docks.properties_specs import PropertySpec
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import DecimalBox, ui_scale

MIXED = object()
"""Stands for values that differ."""
LEAST_FIELD = 64


class Field(QWidget):
    """`changed(id, value)` comes once the user is done, never while it is filled."""

    changed = Signal(str, object)

    def __init__(self, spec: PropertySpec) -> None:
        super().__init__()
        self.spec = spec
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6)
        self._dirty = False
        if spec.tip is not None:
            self.setToolTip(tr(spec.tip))
        self.build()

    def build(self) -> None:
        """Put in what it is changed with."""

    def show_value(self, value: Any) -> None:
        """Show a value, or MIXED."""

    def _take(self, widget: QWidget) -> None:
        widget.setObjectName(f"property_{self.spec.id}")
        widget.setAccessibleName(tr(self.spec.title))
        self.setFocusProxy(widget)
        self.row.addWidget(widget, 1)

    def _edited(self) -> None:
        self._dirty = True

    def _tell(self, value: Any) -> None:
        self._dirty = False
        self.changed.emit(self.spec.id, value)


class Choice(Field):
    def build(self) -> None:
        self.box = QComboBox()
        self._ids = list(self.spec.values or {})
        for title in (self.spec.values or {}).values():
            self.box.addItem(tr(title))
        self.box.setPlaceholderText(tr("different"))
        self.box.setMinimumWidth(LEAST_FIELD)
        self.box.activated.connect(self._chosen)
        self._take(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setCurrentIndex(-1 if value is MIXED or value not in self._ids else self._ids.index(value))

    def _chosen(self, index: int) -> None:
        self._tell(self._ids[index])


class Flag(Field):
    def build(self) -> None:
        self.tick = QCheckBox(tr(self.spec.title))
        self.tick.clicked.connect(self._clicked)
        self._take(self.tick)

    def show_value(self, value: Any) -> None:
        self.tick.setTristate(value is MIXED)
        title = tr(self.spec.title)
        self.tick.setText(tr("{title} (different)", title=title) if value is MIXED else title)
        both = Qt.CheckState.PartiallyChecked
        state = both if value is MIXED else Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        self.tick.setCheckState(state)

    def _clicked(self) -> None:
        self._tell(self.tick.checkState() != Qt.CheckState.Unchecked)


class _Box(DecimalBox):
    """Shows nothing while `blank`: no number is that of all things, or there is none."""

    blank = False

    def textFromValue(self, value: float) -> str:
        return "" if self.blank else super().textFromValue(value)


class Number(Field):
    def build(self) -> None:
        self.box = _Box()
        self.box.setDecimals(3)
        self.box.setRange(self.spec.least, self.spec.most)
        self.box.setSingleStep(self.spec.step)
        self.box.setKeyboardTracking(False)
        self.box.setMinimumWidth(LEAST_FIELD)
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.lineEdit().setTextMargins(5, 0, 0, 0)
        self.box.lineEdit().setPlaceholderText(tr("different"))
        self.box.lineEdit().textEdited.connect(self._edited)
        self.box.valueChanged.connect(self._tell)
        self.box.editingFinished.connect(self._finished)
        self._take(self.box)

    def show_value(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.blank = value is MIXED or value is None
        self.box.set_unit(self.spec.unit if not self.box.blank else None, self.spec.one)
        if not self.box.blank:
            self.box.setRange(min(self.spec.least, value), max(self.spec.most, value))  # a file may hold more
            self.box.setValue(value)
        self.box.show_unit()
        self.box.blockSignals(False)

    def _finished(self) -> None:
        """The same number as before was typed over numbers that differ."""
        if self._dirty:
            self._tell(self.box.value())


class Optional(Number):
    """A number, or none."""

    def build(self) -> None:
        self.tick = QCheckBox()
        self.tick.setObjectName(f"property_{self.spec.id}_tick")
        self.tick.setAccessibleName(tr(self.spec.title))
        self.tick.clicked.connect(self._ticked)
        self.row.addWidget(self.tick)
        super().build()

    def show_value(self, value: Any) -> None:
        self.tick.setTristate(value is MIXED)
        both = Qt.CheckState.PartiallyChecked
        state = both if value is MIXED else Qt.CheckState.Unchecked if value is None else Qt.CheckState.Checked
        self.tick.setCheckState(state)
        self.box.setEnabled(value is not None)
        self.box.lineEdit().setPlaceholderText(tr("no end") if value is None else tr("different"))
        super().show_value(value)

    def _ticked(self) -> None:
        wanted = self.tick.checkState() != Qt.CheckState.Unchecked
        self._tell((self.box.value() or 1.0) if wanted else None)


class Line(Field):
    def build(self) -> None:
        self.line = QLineEdit()
        self.line.textEdited.connect(self._edited)
        self.line.editingFinished.connect(self._finished)
        self._take(self.line)

    def show_value(self, value: Any) -> None:
        if self.line.hasFocus() and self._dirty:
            return
        self.line.setPlaceholderText(tr("different") if value is MIXED else "")
        self.line.setText("" if value is MIXED else self._words(value))

    def _words(self, value: Any) -> str:
        return "" if value is None else str(value)

    def _value(self, words: str) -> Any:
        return words if self.spec.id == "name" else words.strip() or None

    def _finished(self) -> None:
        if self._dirty:
            self._tell(self._value(self.line.text()))


class Words(Line):
    """Several words with commas between."""

    def _words(self, value: Any) -> str:
        return ", ".join(value)

    def _value(self, words: str) -> Any:
        return list(dict.fromkeys(word.strip() for word in words.split(",") if word.strip()))


class Color(Line):
    """A colour as #rrggbb, and a button to choose one."""

    def build(self) -> None:
        super().build()
        self.button = QToolButton()
        self.button.setAccessibleName(tr("Choose a colour"))
        self.button.setToolTip(tr("Choose a colour"))
        self.button.clicked.connect(self._choose)
        self.row.addWidget(self.button)

    def show_value(self, value: Any) -> None:
        super().show_value(value)
        swatch = QPixmap(round(16 * ui_scale()), round(16 * ui_scale()))
        swatch.fill(QColor(value) if value is not MIXED else QColor(0, 0, 0, 0))
        self.button.setIcon(QIcon(swatch))

    def _choose(self) -> None:
        dialog = QColorDialog(QColor(self.line.text()), self)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.colorSelected.connect(self._color_chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _color_chosen(self, color: QColor) -> None:
        self._tell(color.name())


class _Page(QPlainTextEdit):
    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class Long(Field):
    """A text of several lines; taken when the field is left."""

    def build(self) -> None:
        self.page = _Page()
        self.page.setTabChangesFocus(True)
        self.page.setMinimumHeight(round(110 * ui_scale()))
        self.page.left.connect(self._finished)
        self._shown = ""
        self._take(self.page)

    def show_value(self, value: Any) -> None:
        if self.page.hasFocus() and self.page.toPlainText() != self._shown:
            return
        self.page.setPlaceholderText(tr("different") if value is MIXED else tr("What the note says"))
        self._shown = "" if value is MIXED else str(value)
        if self.page.toPlainText() != self._shown:
            self.page.setPlainText(self._shown)

    def _finished(self) -> None:
        if self.page.toPlainText() != self._shown:
            self._shown = self.page.toPlainText()
            self._tell(self._shown)


FIELDS: dict[str, type[Field]] = {
    "choice": Choice, "number": Number, "optional": Optional, "flag": Flag, "text": Line, "long": Long, "words": Words,
    "color": Color,
}  # fmt: skip
