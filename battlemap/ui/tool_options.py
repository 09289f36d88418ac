"""The choices of the tool in hand: a strip that floats over the top of the map, made from the tool's own list of options."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from battlemap.app.tools.base import ToolOption
from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.tool_host import ToolHost
from battlemap.ui.widgets import DecimalBox, label, ui_scale

MARGIN = 12
MOST_BUTTONS = 8  # a choice of more values is a list that drops down

Told = Callable[[Any], None]


class ToolStrip(Speaks, QFrame):
    """Follows the tool host. Enter and Escape give the keyboard back to the map; `below` is what it makes room for.

    `placed`: the part of the map it covers, px; an empty one while it is hidden.
    """

    placed = Signal(QRect)

    def __init__(self, host: ToolHost, over: QWidget, below: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("tool_strip")
        self.setProperty("role", "popup")
        self.setAccessibleName("")
        self._host, self._over = host, over
        self._fields: dict[str, _Field] = {}
        self._made_of: tuple[Any, ...] = ()
        self._below = below
        self._folded = False
        self.fold = QToolButton(self)
        self.fold.setObjectName("fold_strip")
        self.fold.setAutoRaise(True)
        self.fold.clicked.connect(self._fold)
        self.say(self.fold.setAccessibleName, T("Fold the choices"))
        self.say(self.fold.setToolTip, T("Leave only the first row of choices over the map, or show all"))
        below.installEventFilter(self)
        host.options_changed.connect(self.refresh)
        host.tool_changed.connect(self.refresh)
        self.say(self.setAccessibleName, T("Choices of the tool"))
        self.hide()

    def refresh(self, spec: object = None) -> None:
        """Show the options there are now with the values they have now."""
        options, values = self._host.options, self._host.values
        made_of = tuple((one.id, one.kind, str(one.title), tuple(v.id for v in one.values)) for one in options)
        if made_of != self._made_of:
            self._made_of = made_of
            self._rebuild(options)
        for one in options:
            field = self._fields[one.id]
            field.there = one.when(values)
            field.setVisible(field.there)
            field.show_value(values.get(one.id, one.default))
        self.setVisible(bool(options))
        self.place()

    def _rebuild(self, options: tuple[ToolOption, ...]) -> None:
        for field in self._fields.values():
            field.hide()
            field.deleteLater()
        self._fields = {}
        for one in options:
            field = _field(one, self)
            field.chosen.connect(self._chosen)
            self._fields[one.id] = field

    def _chosen(self, id_: str, value: Any) -> None:
        self._host.choose(id_, value)

    def done(self) -> None:
        """The hand goes back to the map."""
        self._over.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fold(self) -> None:
        self._folded = not self._folded
        self.place()
        self.done()

    def place(self) -> None:
        """Top left of the map, in as many rows as its width asks for; folded, only the first of them."""
        if not self.isVisibleTo(self._over):
            self.placed.emit(QRect())
            return
        room = self._over.width() - 2 * MARGIN
        shown = [field for field in self._fields.values() if field.there]
        row = max((field.sizeHint().height() for field in shown), default=0)
        knob = self.fold.sizeHint().width()
        several = sum(field.sizeHint().width() + 14 for field in shown) > room
        x, y, widest, edge = 10, 6, 0, room - (knob + 4 if several else 0)
        for field in shown:
            width = field.sizeHint().width()
            if x > 10 and x + width + 10 > edge:
                x, y, edge = 10, y + row + 6, room
            field.setVisible(not self._folded or y == 6)
            field.setGeometry(x, y, width, row)
            x += width + 14
            widest = max(widest, x - 4 + (knob + 4 if y == 6 and several else 0))
        if self._folded:
            y = 6
        self.fold.setVisible(several)
        self.fold.setIcon(icons.icon("caret-down" if self._folded else "caret-up"))
        self.fold.setGeometry(min(widest, room) - knob - 4, 6, knob, row)
        top = self._below.geometry().bottom() if self._below.isVisibleTo(self._over) else 0
        self.setGeometry(MARGIN, top + MARGIN, min(widest, room), y + row + 6)
        self.raise_()
        self.placed.emit(self.geometry())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        super().retranslate()
        self._made_of = ()
        self.refresh()


class _Field(QWidget):
    """One option: its name and what it is chosen with. `chosen(id, value)`."""

    chosen = Signal(str, object)

    def __init__(self, option: ToolOption, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.there = True
        """It counts with what is chosen elsewhere; whether it shows is also a question of room."""
        self.setObjectName(f"option_{option.id}")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        if option.kind != "flag":
            name = label("muted")
            name.setText(tr(option.title))
            self._row.addWidget(name)
        if option.hint is not None:
            self.setToolTip(tr(option.hint))
        self.show_value: Told = self._build()

    @abstractmethod
    def _build(self) -> Told:
        """Put in what it is chosen with. Returns: what shows a value there."""

    def _tell(self, value: Any) -> None:
        self.chosen.emit(self.option.id, value)


class _Buttons(_Field):
    """A choice of few values: a button each."""

    def _build(self) -> Told:
        group = QButtonGroup(self)
        group.setExclusive(True)
        buttons: dict[str, QToolButton] = {}
        self._row.setSpacing(2)
        for value in self.option.values:
            button = QToolButton()
            button.setCheckable(True)
            button.setObjectName(f"option_{self.option.id}_{value.id}")
            title = tr(value.title)
            button.setText(title)
            if value.icon:
                side = round(20 * ui_scale())
                button.setIcon(icons.icon(value.icon))
                button.setIconSize(QSize(side, side))
            button.setToolTip(title if value.hint is None else f"{title}\n{tr(value.hint)}")
            button.setAccessibleName(f"{tr(self.option.title)}: {title}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, id_=value.id: self._tell(id_))
            group.addButton(button)
            self._row.addWidget(button)
            buttons[value.id] = button

        def show(chosen: Any) -> None:
            if chosen in buttons:
                buttons[chosen].setChecked(True)

        return show


class _List(_Field):
    """A choice of many values: a list that drops down."""

    def _build(self) -> Told:
        box = QComboBox()
        box.setAccessibleName(tr(self.option.title))
        for value in self.option.values:
            if value.icon:
                box.addItem(icons.icon(value.icon), tr(value.title), value.id)
            else:
                box.addItem(tr(value.title), value.id)
            if value.hint is not None:
                box.setItemData(box.count() - 1, tr(value.hint), Qt.ItemDataRole.ToolTipRole)
        box.activated.connect(lambda index: self._tell(box.itemData(index)))
        self._row.addWidget(box)
        return lambda chosen: box.setCurrentIndex(box.findData(chosen))


class _Menu(QMenu):
    """Stays open while one thing after the other is ticked."""

    def mouseReleaseEvent(self, event: Any) -> None:
        action = self.activeAction()
        if action is not None and action.isCheckable():
            action.trigger()
            return
        super().mouseReleaseEvent(event)


class _Many(_Field):
    """Any of the values: a button that names those chosen and opens a list to tick."""

    def _build(self) -> Told:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(f"option_{self.option.id}_button")
        menu = _Menu(button)
        acts: dict[str, QAction] = {}
        for value in self.option.values:
            action = menu.addAction(tr(value.title))
            action.setCheckable(True)
            if value.hint is not None:
                action.setToolTip(tr(value.hint))
            action.triggered.connect(lambda *_: self._tell(tuple(id_ for id_, one in acts.items() if one.isChecked())))
            acts[value.id] = action
        button.setMenu(menu)
        self._row.addWidget(button)
        widths = []
        for words in (tr("nothing chosen"), *(tr(value.title) for value in self.option.values)):
            button.setText(words)
            widths.append(button.sizeHint().width())
        button.setMinimumWidth(max(widths))  # else what stands beside it jumps with each choice

        def show(chosen: Any) -> None:
            for id_, one in acts.items():
                one.setChecked(id_ in chosen)
            names = [one.text() for one in acts.values() if one.isChecked()]
            more = f" +{len(names) - 2}" if len(names) > 2 else ""
            button.setText((", ".join(names[:2]) + more) if names else tr("nothing chosen"))
            button.setAccessibleName(f"{tr(self.option.title)}: {', '.join(names)}")
            self.updateGeometry()

        return show


class _Number(_Field):
    def _build(self) -> Told:
        one = self.option
        box = DecimalBox()
        box.setAccessibleName(tr(one.title))
        box.setDecimals(2)
        box.setRange(one.least, one.most)
        box.setSingleStep(one.step)
        box.setKeyboardTracking(False)
        box.set_unit(one.unit, one.one)
        if one.least_is is not None:
            box.setSpecialValueText(tr(one.least_is))
        box.valueChanged.connect(self._tell)
        self._row.addWidget(box)

        def show(value: Any) -> None:
            box.blockSignals(True)
            box.setValue(float(value))
            box.show_unit()
            box.blockSignals(False)

        return show


class _Flag(_Field):
    def _build(self) -> Told:
        box = QCheckBox(tr(self.option.title))
        box.toggled.connect(self._tell)
        self._row.addWidget(box)

        def show(value: Any) -> None:
            box.blockSignals(True)
            box.setChecked(bool(value))
            box.blockSignals(False)

        return show


class _Line(_Field):
    def _build(self) -> Told:
        edit = QLineEdit()
        edit.setAccessibleName(tr(self.option.title))
        edit.setMaximumWidth(round(180 * ui_scale()))
        edit.editingFinished.connect(lambda: self._tell(edit.text()))
        self._row.addWidget(edit)
        return lambda value: edit.setText(str(value)) if not edit.hasFocus() else None


def _field(option: ToolOption, strip: ToolStrip) -> _Field:
    kinds: dict[str, Callable[[ToolOption, QWidget], _Field]] = {
        "choice": _Buttons if len(option.values) <= MOST_BUTTONS else _List,
        "many": _Many, "number": _Number, "flag": _Flag, "text": _Line,
    }  # fmt: skip
    return kinds[option.kind](option, strip)
