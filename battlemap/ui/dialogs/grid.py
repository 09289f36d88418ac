"""The grid of a map that is there already: its kind, its cells, and where the picture lies below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from battlemap.geometry.grid import GridKind
from battlemap.model.entities import Picture, Scene
from battlemap.text import T, Text
from battlemap.ui.dialogs.new_map import NewMapDialog, Preview
from battlemap.ui.gridding import Box, Gridded, boxes, lowest, rows_for
from battlemap.ui.theme import CANVAS
from battlemap.ui.widgets import DecimalBox, colors

DRAWN_CELLS = 12_000  # more are a grey veil at the size of the preview


class PicturePreview(Preview):
    """The whole picture with the grid over it."""

    def __init__(self, image: QImage | None) -> None:
        super().__init__()
        self._image = image
        self._box: Box | None = None
        self.setMinimumSize(300, 200)  # the sentences below take what they need

    def show_box(self, box: Box | None) -> None:
        self._box = box
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image is None or self._box is None:
            super().paintEvent(event)
            return
        grid = self._spec.grid()
        bounds = grid.bounds()
        edges = QRectF(bounds.x, bounds.y, bounds.width, bounds.height)
        whole = edges.united(QRectF(*self._box))
        px = min((self.width() - 16) / whole.width(), (self.height() - 16) / whole.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), colors().color("input"))
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(px, px)
        painter.translate(-whole.center())
        painter.drawImage(QRectF(*self._box), self._image)
        path = QPainterPath()
        if self._spec.kind == "none" or grid.columns * grid.rows > DRAWN_CELLS:
            path.addRect(edges)
        else:
            for cell in grid.cells():
                path.addPolygon(QPolygonF([QPointF(p.x, p.y) for p in grid.polygon(cell)]))
                path.closeSubpath()
        for color, width in ((CANVAS.casing, 2.0), (CANVAS.white, 0.8)):
            pen = QPen(QColor(color), width)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawPath(path)
        painter.end()


class GridDialog(NewMapDialog):
    """Emits `wished(Gridded)` once, when the user lays the grid."""

    wished = Signal(object)

    def __init__(
        self,
        scene: Scene,
        pictures: Sequence[Picture],
        image: QImage | None,
        things: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Args: image: the lowest of the pictures; things: walls and such are drawn already."""
        self._scene, self._pictures, self._image = scene, tuple(pictures), image
        self._base = lowest(pictures)
        self.right, self.down = _part(), _part()
        super().__init__(parent)
        self.setObjectName("grid_dialog")
        self.say(self.setWindowTitle, T("Grid of the map"))
        self.say(self.make.setText, T("Lay the grid"))
        self.choose_kind(scene.grid.kind)
        self.columns.setValue(scene.grid.columns)
        self.rows.setValue(scene.grid.rows)
        self.distance.setValue(scene.cell_distance)
        if self.unit.findData(scene.unit) < 0:
            self.unit.addItem(scene.unit, scene.unit)
        self.unit.setCurrentIndex(self.unit.findData(scene.unit))
        if self._base is not None:
            self.right.setValue(self._base.rect[0])
            self.down.setValue(self._base.rect[1])
            for title, field in ((T("Picture to the right"), self.right), (T("Picture down"), self.down)):
                caption = QLabel()
                caption.setBuddy(field)
                self.say(caption.setText, title)
                self.say(field.setAccessibleName, title)
                self.form.addRow(caption, field)
                field.valueChanged.connect(self._follow)
            self._told(T("Columns: how many cells the picture has from left to right; the rows follow. The last two, in cells, "
                         "move it below the grid."))  # fmt: skip
            self.columns.valueChanged.connect(self._rows_follow)
            self._kinds.idToggled.connect(self._rows_follow)
        if things:
            self._told(T("Walls, doors, lights, regions and notes stay where they are."))
        self._follow()
        self.columns.setFocus()

    def _told(self, words: Text) -> None:
        note = QLabel()
        note.setProperty("role", "caption")
        note.setWordWrap(True)
        self.say(note.setText, words)
        box = self.layout()
        assert isinstance(box, QVBoxLayout)
        box.insertWidget(box.count() - 1, note)  # above the buttons

    def make_preview(self) -> Preview:
        return PicturePreview(self._image)

    def _rows_follow(self) -> None:
        """The picture keeps its form; who wants it stretched says so in the rows."""
        assert self._base is not None
        kind: GridKind = self.kind
        grid = self._scene.grid
        same = (kind, self.columns.value()) == (grid.kind, grid.columns)
        rows = grid.rows if same else rows_for(self._base, kind, self.columns.value())
        if rows is not None:
            self.rows.setValue(rows)

    @property
    def grid_wished(self) -> Gridded:
        shift = (self.right.value(), self.down.value())
        return Gridded(self.spec, self.distance.value(), self.unit.currentData(), shift)

    def _follow(self) -> None:
        super()._follow()
        if isinstance(self.preview, PicturePreview) and self._base is not None:
            self.preview.show_box(boxes(self._scene, self._pictures, self.grid_wished)[self._base.id])

    def accept(self) -> None:
        self.wished.emit(self.grid_wished)
        super().accept()


def _part() -> DecimalBox:
    box = DecimalBox()
    box.setDecimals(3)
    box.setRange(-100, 100)
    box.setSingleStep(0.05)
    box.lineEdit().setTextMargins(5, 0, 0, 0)
    return box
