"""How an action is done: the weapon, and the options its ruleset declares, as small fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
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

from battlemap.app.rolltext import spaced
from battlemap.text import Text
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import DecimalBox

if TYPE_CHECKING:
    from battlemap.rules.actionspec import OptionSpec
    from battlemap.rules.manifest import Manifest

USING = "with"
FAR = 9999
DECIMALS = 3


class ActionFields(QWidget):
    """`changed` comes when the user has changed something, never while it is filled."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 6, 12, 6)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._fields: dict[str, QWidget] = {}
        self._made_for: tuple[Any, ...] = ()
        self._kept: dict[tuple[str, str, str], Any] = {}
        self._who = ("", "")

    def show_offer(self, token: str, offer: Mapping[str, Any] | None, manifest: Manifest | None, language: str) -> None:
        """The fields of an offer (None: none). What was chosen for it before is chosen again."""
        using = tuple(offer["using"]) if offer is not None else ()
        spec = next((s for s in manifest.action if offer and s.id == offer["action"]), None) if manifest else None
        options = spec.option if spec is not None else ()
        self.setVisible(bool(using) or bool(options))
        made_for = (token, offer["action"] if offer is not None else "", using, options, language)
        if made_for == self._made_for:
            return
        self._made_for = made_for
        self._who = (token, made_for[1])
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._fields = {}
        if using:
            chooser = QComboBox()
            for name in using:
                chooser.addItem(name, name)
            self._put(USING, tr("With"), chooser)
        for option in options:
            name = option.label.in_language(language)
            field = self._make(option, manifest, language)
            if option.text is not None:
                field.setToolTip(option.text.in_language(language))
            self._put(option.id, name, field)

    def _put(self, id_: str, name: str, field: QWidget) -> None:
        row = self._grid.rowCount()
        field.setObjectName(f"option_{id_}")
        field.setAccessibleName(name)
        kept = self._kept.get((*self._who, id_))
        if kept is not None:
            _set(field, kept)
        if isinstance(field, QComboBox):
            # a long word in the list must not make the dock's form wider than the dock
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength(8)
        if isinstance(field, QCheckBox):
            field.setText(name)
            field.setMinimumWidth(60)
            field.setToolTip(field.toolTip() or name)
            self._grid.addWidget(field, row, 0, 1, 2)
        else:
            title = QLabel(name)
            title.setProperty("role", "muted")
            title.setBuddy(field)
            title.setWordWrap(True)
            title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            self._grid.addWidget(title, row, 0)
            self._grid.addWidget(field, row, 1)
        self._fields[id_] = field
        for signal in ("toggled", "activated", "valueChanged", "editingFinished"):
            if hasattr(field, signal):
                getattr(field, signal).connect(self._edited)
                break

    def _make(self, option: OptionSpec, manifest: Manifest | None, language: str) -> QWidget:
        if option.type == "bool":
            tick = QCheckBox()
            tick.setChecked(bool(option.default))
            return tick
        if option.choices:
            chooser = QComboBox()
            for value in option.choices:
                chooser.addItem(choice_word(str(value), manifest, language), value)
            chooser.setCurrentIndex(max(0, chooser.findData(option.default)))
            return chooser
        if option.type == "int":
            whole = QSpinBox()
            whole.setRange(round(option.min if option.min is not None else -FAR),
                           round(option.max if option.max is not None else FAR))  # fmt: skip
            whole.setKeyboardTracking(False)
            whole.setValue(int(option.default or 0))
            return whole
        if option.type == "float":
            number = DecimalBox()
            number.setDecimals(DECIMALS)  # before the range, which is rounded to them
            number.setRange(option.min if option.min is not None else -FAR,
                            option.max if option.max is not None else FAR)  # fmt: skip
            number.setKeyboardTracking(False)
            number.setValue(float(option.default or 0))
            return number
        line = QLineEdit()
        line.setText("" if option.default is None else str(option.default))
        return line

    def _edited(self, *value: object) -> None:
        for id_, field in self._fields.items():
            self._kept[(*self._who, id_)] = _value(field)
        self.changed.emit()

    def field(self, id_: str) -> QWidget:
        """The widget of an option, or of the weapon ("with")."""
        return self._fields[id_]

    @property
    def using(self) -> str | None:
        field = self._fields.get(USING)
        return str(_value(field)) if field is not None else None

    @property
    def options(self) -> dict[str, Any]:
        return {id_: _value(field) for id_, field in self._fields.items() if id_ != USING}


def choice_word(value: str, manifest: Manifest | None, language: str) -> str:
    """What a choice is called: as the ruleset names a manoeuvre, posture or condition of that id, else its id in words."""
    known = None
    if manifest is not None:
        labels = {part.id: part.label for part in manifest.condition}
        labels |= {part.id: part.label for part in manifest.posture}
        labels |= {part.id: part.label for part in manifest.manoeuvre}
        known = labels.get(value)
    return known.in_language(language) if known is not None else tr(Text(spaced(value)))


def _value(field: QWidget) -> Any:
    if isinstance(field, QCheckBox):
        return field.isChecked()
    if isinstance(field, QComboBox):
        return field.currentData()
    if isinstance(field, QSpinBox | QDoubleSpinBox):
        return field.value()
    return field.text() if isinstance(field, QLineEdit) else None


def _set(field: QWidget, value: Any) -> None:
    if isinstance(field, QCheckBox):
        field.setChecked(bool(value))
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(value)))
    elif isinstance(field, QSpinBox):
        field.setValue(int(value))
    elif isinstance(field, QDoubleSpinBox):
        field.setValue(float(value))
    elif isinstance(field, QLineEdit):
        field.setText(str(value))
