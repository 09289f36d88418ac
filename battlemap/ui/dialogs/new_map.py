"""An empty map: kind of grid, size, what a cell measures, with a picture of it that follows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.geometry.grid import GridKind
from battlemap.model.entities import GridSpec
from battlemap.text import T, Text
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.widgets import DecimalBox, colors, ui_scale

KINDS: tuple[tuple[GridKind, Text], ...] = (
    ("hex-flat", T("Hexes, flat top")),
    ("hex-pointy", T("Hexes, pointed top")),
    ("square", T("Squares")),
    ("none", T("No grid")),
)
MAX_SIDE = 500
SHOWN_CELLS = 24  # more are not told apart in the preview


class Preview(QWidget):
    """A corner of the grid as it will be."""

    def __init__(self) -> None:
        super().__init__()
        self._spec = GridSpec()
        self.setMinimumSize(260, 190)

    def show_spec(self, spec: GridSpec) -> None:
        self._spec = spec
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, 230)

    def paintEvent(self, event: QPaintEvent) -> None:
        spec = self._spec
        grid = GridSpec(spec.kind, min(spec.columns, SHOWN_CELLS), min(spec.rows, SHOWN_CELLS)).grid()
        box = grid.bounds()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors().color("input"))
        px = min((self.width() - 24) / box.width, (self.height() - 24) / box.height)
        painter.translate(
            (self.width() - box.width * px) / 2 - box.x * px, (self.height() - box.height * px) / 2 - box.y * px
        )
        painter.setPen(QPen(colors().color("control"), 1))
        painter.setBrush(colors().color("raised"))
        if spec.kind == "none":
            painter.drawRect(QRectF(box.x * px, box.y * px, box.width * px, box.height * px))
        else:
            for cell in grid.cells():
                painter.drawPolygon(QPolygonF([QPointF(p.x * px, p.y * px) for p in grid.polygon(cell)]))
        painter.end()


class NewMapDialog(Speaks, QDialog):
    """Emits `chosen(spec, cell_distance, unit)` once, when the user makes the map."""

    chosen = Signal(object, float, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_map")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.say(self.setWindowTitle, T("Empty map"))
        self._kinds = QButtonGroup(self)
        kinds = QHBoxLayout()
        kinds.setSpacing(8)
        for index, (kind, title) in enumerate(KINDS):
            button = QToolButton()
            button.setObjectName(kind)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIcon(_kind_icon(kind))
            button.setIconSize(QSize(28, 28))
            button.setMinimumSize(round(120 * ui_scale()), round(76 * ui_scale()))
            self.say(button.setText, title)
            self._kinds.addButton(button, index)
            # as wide as its words: the button itself would rather cut them
            words = button.fontMetrics().horizontalAdvance(tr(title)) + 28
            button.setMinimumWidth(max(words, round(120 * ui_scale())))
            kinds.addWidget(button, 1)
        self._kinds.button(0).setChecked(True)
        self.columns, self.rows = _side(20), _side(14)
        self.distance = DecimalBox()
        self.distance.setRange(0.01, 10000)
        self.distance.setDecimals(2)
        self.distance.setValue(1.0)
        self.distance.lineEdit().setTextMargins(5, 0, 0, 0)
        self.unit = QComboBox()
        for unit, title in (("m", T("metres")), ("ft", T("feet"))):
            self.unit.addItem(tr(title), unit)
        cell = QHBoxLayout()
        cell.addWidget(self.distance, 1)
        cell.addWidget(self.unit, 1)
        self.form = form = QFormLayout()
        form.setSpacing(8)
        for title, field in ((T("Columns"), self.columns), (T("Rows"), self.rows), (T("One cell measures"), cell)):
            name = QLabel()
            self.say(name.setText, title)
            if isinstance(field, QHBoxLayout):
                name.setBuddy(self.distance)
            form.addRow(name, field)
        self.say(self.distance.setAccessibleName, T("One cell measures"))
        self.say(self.unit.setAccessibleName, T("Unit of length"))
        self.preview = self.make_preview()
        buttons = QDialogButtonBox()
        self.make = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.say(self.make.setText, T("Make the map"))
        self.make.setDefault(True)
        cancel = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.say(cancel.setText, T("Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 16, 16, 16)
        box.setSpacing(12)
        box.addLayout(kinds)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addLayout(form)
        middle.addWidget(self.preview, 1)
        box.addLayout(middle)
        box.addWidget(buttons)
        self._kinds.idToggled.connect(self._follow)
        self.columns.valueChanged.connect(self._follow)
        self.rows.valueChanged.connect(self._follow)
        self._follow()

    def make_preview(self) -> Preview:
        return Preview()

    @property
    def kind(self) -> GridKind:
        return KINDS[self._kinds.checkedId()][0]

    def choose_kind(self, kind: GridKind) -> None:
        self._kinds.button([known for known, _title in KINDS].index(kind)).setChecked(True)

    @property
    def spec(self) -> GridSpec:
        return GridSpec(self.kind, self.columns.value(), self.rows.value())

    def _follow(self) -> None:
        self.preview.show_spec(self.spec)

    def accept(self) -> None:
        self.chosen.emit(self.spec, self.distance.value(), self.unit.currentData())
        super().accept()


def _kind_icon(kind: GridKind) -> QIcon:
    """One cell of the grid; without a grid a dashed frame."""
    px = 28
    made = QPixmap(px * 2, px * 2)
    made.setDevicePixelRatio(2)
    made.fill(Qt.GlobalColor.transparent)
    grid = GridSpec(kind, 1, 1).grid()
    corners = grid.polygon(grid.cell((0, 0)))
    box = QPolygonF([QPointF(p.x, p.y) for p in corners]).boundingRect()
    scale = (px - 4) / max(box.width(), box.height())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors().color("text"), 1.8, Qt.PenStyle.DashLine if kind == "none" else Qt.PenStyle.SolidLine))
    middle = box.center()
    painter.drawPolygon(
        QPolygonF([QPointF((p.x - middle.x()) * scale + px / 2, (p.y - middle.y()) * scale + px / 2) for p in corners])
    )
    painter.end()
    return QIcon(made)


def _side(value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, MAX_SIDE)
    box.setValue(value)
    box.lineEdit().setTextMargins(5, 0, 0, 0)
    return box
