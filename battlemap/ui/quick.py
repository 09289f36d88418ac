"""The quick panel of a token, on a double click: its gauges to change, its conditions to switch, duplicate, hide, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.model.entities import Token
from battlemap.ui import icons
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import token_picture
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import Gauge, label, number, set_role, ui_scale

if TYPE_CHECKING:
    from battlemap.ui.pieces import Pieces

AVATAR = 36
COLUMNS = 2
TALL_PX = 260


class QuickPanel(QFrame):
    """Made anew for each token; closes with a click outside. Each change is a line of its own."""

    def __init__(self, desk: Desk, pieces: Pieces, token: Token, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("quick_panel")
        self.setProperty("role", "popup")
        self._desk = desk
        self._pieces = pieces
        self._id = token.id
        self._gauges: dict[str, tuple[Gauge, QLabel, QSpinBox]] = {}
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(14, 12, 14, 12)
        self._box.setSpacing(8)
        self._head(token)
        self._stats(token)
        self._conditions(token)
        self._buttons()
        desk.committed.connect(self._follow)

    @property
    def token(self) -> Token | None:
        return self._desk.tokens().get(self._id)

    # building ------------------------------------------------------------------------------------------------------

    def _head(self, token: Token) -> None:
        row = QHBoxLayout()
        row.setSpacing(10)
        picture = QLabel()
        px = round(AVATAR * ui_scale())
        picture.setPixmap(token_picture(self._desk, token, px, self.devicePixelRatioF()))
        name = label("token")
        name.setText(token.name or token.id)
        row.addWidget(picture)
        row.addWidget(name, 1)
        self._box.addLayout(row)

    def _stats(self, token: Token) -> None:
        session = self._desk.session
        if session is None:
            return
        language = self._desk.languages.code
        stats = token.stats.get(session.ruleset.id, {})
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setColumnStretch(1, 1)
        specs = [spec for spec in session.ruleset.manifest.stat if spec.bar and spec.type == "int"]
        for row, spec in enumerate(specs):
            name, gauge, most, field = label("muted"), Gauge(), label("caption"), QSpinBox()
            name.setText(spec.label.in_language(language))
            value = stats.get(spec.id, spec.default)
            field.setRange(round(spec.min if spec.min is not None else -9999),
                           round(spec.max if spec.max is not None else 9999))  # fmt: skip
            field.setValue(int(value or 0))
            field.setKeyboardTracking(False)
            field.setObjectName(f"quick_{spec.id}")
            field.setAccessibleName(name.text())
            field.setProperty("stat", spec.id)
            field.valueChanged.connect(self._stat_changed)
            grid.addWidget(name, row, 0)
            grid.addWidget(gauge, row, 1)
            for column, step in ((2, -5), (3, -1)):
                grid.addWidget(self._step(spec.id, step), row, column)
            grid.addWidget(field, row, 4)
            for column, step in ((5, 1), (6, 5)):
                grid.addWidget(self._step(spec.id, step), row, column)
            grid.addWidget(most, row, 7)
            self._gauges[spec.id] = gauge, most, field
        self._box.addLayout(grid)
        self._show_gauges(token)

    def _step(self, stat: str, step: int) -> QToolButton:
        words = f"+{step}" if step > 0 else number(step)
        button = QToolButton()
        button.setText(words)
        button.setAccessibleName(words)
        button.setMinimumWidth(round(34 * ui_scale()))
        set_role(button, role="chip")
        button.setProperty("stat", stat)
        button.setProperty("step", step)
        button.clicked.connect(self._stepped)
        return button

    def _conditions(self, token: Token) -> None:
        session = self._desk.session
        known = session.ruleset.manifest.condition if session is not None else ()
        if not known:
            return
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        have = {condition.id for condition in token.conditions}
        # those it has come first
        ordered = sorted(known, key=lambda spec: spec.id not in have)
        for n, spec in enumerate(ordered):
            button = QToolButton()
            button.setCheckable(True)
            button.setChecked(spec.id in have)
            button.setIcon(icons.icon(spec.icon or "circle"))
            button.setIconSize(QSize(16, 16))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setText(spec.label.in_language(self._desk.languages.code))
            button.setObjectName(f"quick_{spec.id}")
            button.setProperty("condition", spec.id)
            button.setMinimumWidth(round(150 * ui_scale()))
            button.clicked.connect(self._condition_clicked)
            grid.addWidget(button, n // COLUMNS, n % COLUMNS)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        tall = inner.sizeHint().height()
        scroll.setFixedHeight(min(tall + 2, round(TALL_PX * ui_scale())))
        scroll.setMinimumWidth(inner.sizeHint().width() + 20)
        self._box.addWidget(scroll)

    def _buttons(self) -> None:
        row = QHBoxLayout()
        for words, icon, slot in (
            (tr("Duplicate"), "copy-simple", self._duplicate),
            (tr("Hide or show"), "eye-slash", self._hide),
            (tr("Delete"), "trash-simple", self._delete),
        ):
            button = QPushButton(icons.icon(icon), words)
            button.clicked.connect(slot)
            row.addWidget(button)
        self._box.addLayout(row)

    # following -----------------------------------------------------------------------------------------------------

    def _follow(self, event: object = None) -> None:
        token = self.token
        if token is None:
            self.close()
        else:
            self._show_gauges(token)

    def _show_gauges(self, token: Token) -> None:
        session = self._desk.session
        if session is None:
            return
        stats = token.stats.get(session.ruleset.id, {})
        bars = {id_: (value, most) for id_, value, most in session.ruleset.bars(stats)}
        defaults = {spec.id: spec.default for spec in session.ruleset.manifest.stat}
        for id_, (gauge, most, field) in self._gauges.items():
            if id_ in bars:
                gauge.set_value(*bars[id_])
                most.setText(tr("of {n}", n=number(bars[id_][1])))
            field.blockSignals(True)
            field.setValue(int(stats.get(id_, defaults.get(id_)) or 0))
            field.blockSignals(False)

    # doing ---------------------------------------------------------------------------------------------------------

    def _set(self, fields: dict[str, Any]) -> None:
        self._desk.do_all([{"do": "set_token", "token": self._id, "set": fields}])

    def _stat_changed(self, value: int) -> None:
        self._set({f"stats.{self.sender().property('stat')}": value})

    def _stepped(self) -> None:
        button = self.sender()
        field = self._gauges[button.property("stat")][2]
        field.setValue(field.value() + int(button.property("step")))

    def _condition_clicked(self) -> None:
        token, id_ = self.token, self.sender().property("condition")
        if token is not None:
            self._set({"conditions": toggled(token, id_)})

    def _only_this(self) -> None:
        self._desk.select([self._id])

    def _duplicate(self) -> None:
        self._only_this()
        self.close()
        self._pieces.duplicate()

    def _hide(self) -> None:
        self._only_this()
        self._pieces.toggle_hidden()

    def _delete(self) -> None:
        self._only_this()
        self.close()
        self._pieces.delete()


def toggled(token: Token, id_: str) -> list[dict[str, Any]]:
    """The conditions of a token with one more, or without it if it has it, as `set_token` takes them."""
    kept = [
        {**c.extra, "id": c.id, **({"until": c.until} if c.until is not None else {})}
        for c in token.conditions
        if c.id != id_
    ]
    return kept if len(kept) < len(token.conditions) else [*kept, {"id": id_}]


def open_quick(desk: Desk, pieces: Pieces, token: Token, parent: QWidget, where: QPoint) -> QuickPanel:
    """Open the panel beside a point of the screen, wholly on it."""
    panel = QuickPanel(desk, pieces, token, parent)
    panel.adjustSize()
    screen = parent.screen().availableGeometry()
    x = max(screen.left(), min(where.x() + 18, screen.right() - panel.width()))
    y = max(screen.top(), min(where.y() + 18, screen.bottom() - panel.height()))
    panel.move(x, y)
    panel.show()
    return panel
