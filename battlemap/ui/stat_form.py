"""A form made from the stats a ruleset declares: one field each, of the type it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from battlemap.rules.manifest import StatSpec
from battlemap.ui.widgets import DecimalBox, ui_scale

FAR = 999_999_999
LEAST_FIELD = 64


def form_columns() -> int:
    """Fields beside each other in a dock: large text needs the width for itself."""
    return 2 if ui_scale() < 1.2 else 1


class StatForm(QWidget):
    """`changed(stat, value)` comes once the user is done with a field, never while it is filled."""

    changed = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 8, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self._made_for: tuple[Any, ...] = ()
        self._fields: dict[str, QWidget] = {}
        self._names: dict[str, QLabel] = {}
        self._columns = 0
        # the width comes from the dock; the form finds room in it for one column of fields or two
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._filling = False

    def show_stats(self, specs: Sequence[StatSpec], stats: Mapping[str, Any] | None, language: str) -> None:
        """Show these values (None: no form, as for several tokens)."""
        self.setVisible(stats is not None and bool(specs))
        if stats is None:
            return
        made_for = (tuple(specs), language)
        if made_for != self._made_for:
            self._build(specs, language)
            self._made_for = made_for
        self._filling = True
        for spec in specs:
            self._put(self._fields[spec.id], stats.get(spec.id, spec.default))
        self._filling = False

    def field(self, id_: str) -> QWidget:
        """The widget of a stat."""
        return self._fields[id_]

    def _build(self, specs: Sequence[StatSpec], language: str) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._fields, self._names, self._columns = {}, {}, 0
        for spec in specs:
            name = QLabel(spec.label.in_language(language))
            name.setProperty("role", "muted")
            field = self._make(spec)
            field.setObjectName(f"stat_{spec.id}")
            field.setAccessibleName(name.text())
            field.setProperty("stat", spec.id)
            field.setMinimumWidth(LEAST_FIELD)  # not as wide as the largest number it may hold
            if spec.text is not None:
                field.setToolTip(spec.text.in_language(language))
            name.setBuddy(field)
            self._names[spec.id], self._fields[spec.id] = name, field
        self._place()

    def _place(self) -> None:
        columns = self._room_for()
        if columns == self._columns:
            return
        self._columns = columns
        self._grid.setColumnStretch(3, columns - 1)
        for place, (id_, field) in enumerate(self._fields.items()):
            row, column = divmod(place, columns)
            self._grid.addWidget(self._names[id_], row, column * 2)
            self._grid.addWidget(field, row, column * 2 + 1)

    def _room_for(self) -> int:
        """Two columns where the widest names of both and a field for each have room."""
        names = [name.sizeHint().width() for name in self._names.values()]
        need = max(names[0::2], default=0) + max(names[1::2], default=0) + 2 * LEAST_FIELD + 3 * 8
        return 2 if need <= self.width() and form_columns() > 1 else 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _make(self, spec: StatSpec) -> QWidget:
        if spec.type == "bool":
            tick = QCheckBox()
            tick.clicked.connect(self._edited)
            return tick
        if spec.type == "text" and spec.choices:
            chooser = QComboBox()
            chooser.addItems(list(spec.choices))
            chooser.activated.connect(self._edited)
            return chooser
        if spec.type == "text":
            line = QLineEdit()
            line.editingFinished.connect(self._edited)
            return line
        low = spec.min if spec.min is not None else -FAR
        high = spec.max if spec.max is not None else FAR
        if spec.type == "int":
            whole = QSpinBox()
            whole.setRange(round(max(low, -FAR)), round(min(high, FAR)))
            whole.lineEdit().setTextMargins(5, 0, 0, 0)
            whole.setKeyboardTracking(False)
            whole.valueChanged.connect(self._edited)
            whole.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            return whole
        real = DecimalBox()
        real.setRange(low, high)
        real.setDecimals(2)
        real.setSingleStep(0.25)
        real.lineEdit().setTextMargins(5, 0, 0, 0)
        real.setKeyboardTracking(False)
        real.valueChanged.connect(self._edited)
        real.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return real

    def _put(self, field: QWidget, value: Any) -> None:
        if field.hasFocus() and isinstance(field, QLineEdit):
            return
        if isinstance(field, QCheckBox):
            field.setChecked(bool(value))
        elif isinstance(field, QComboBox):
            field.setCurrentIndex(field.findText(str(value)) if value is not None else -1)
        elif isinstance(field, QLineEdit):
            field.setText("" if value is None else str(value))
        elif isinstance(field, QSpinBox):
            field.setValue(round(value) if isinstance(value, int | float) else max(field.minimum(), 0))
        elif isinstance(field, QDoubleSpinBox):
            field.setValue(float(value) if isinstance(value, int | float) else max(field.minimum(), 0.0))

    def _edited(self, *value: Any) -> None:
        if self._filling:
            return
        field = self.sender()
        if not isinstance(field, QWidget):
            return
        id_ = field.property("stat")
        if isinstance(field, QCheckBox):
            self.changed.emit(id_, field.isChecked())
        elif isinstance(field, QComboBox):
            self.changed.emit(id_, field.currentText())
        elif isinstance(field, QLineEdit):
            self.changed.emit(id_, field.text())
        elif isinstance(field, QSpinBox | QDoubleSpinBox):
            self.changed.emit(id_, field.value())
