"""Page 1: the map of the game master, with the notice bar above it and the legend of what the colours mean below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from battlemap.app.tools.base import Overlay
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.movement.results import Reach
from battlemap.text import T, Text
from battlemap.ui import theme
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import Speaks, tr, translate
from battlemap.ui.legend import GroundLegend
from battlemap.ui.token_words import TokenWords, token_words
from battlemap.ui.tool_host import ToolHost
from battlemap.ui.tool_options import ToolStrip
from battlemap.ui.widgets import NoticeBar, label, number, ui_scale

BANDS: dict[str, Text] = {"step": T("Step"), "half": T("Half Move"), "move": T("Move"), "beyond": T("Beyond")}
BEYOND = T("only as GM override")


class Swatch(QWidget):
    """A hexagon in the fill, pattern and edge of a band."""

    def __init__(self, fill: theme.Fill) -> None:
        super().__init__()
        self._fill = fill
        self.setFixedSize(24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 3, -2, -3)
        third = box.width() / 4
        hexagon = QPolygonF(
            [
                QPointF(box.left() + third, box.top()), QPointF(box.right() - third, box.top()),
                QPointF(box.right(), box.center().y()), QPointF(box.right() - third, box.bottom()),
                QPointF(box.left() + third, box.bottom()), QPointF(box.left(), box.center().y()),
            ]
        )  # fmt: skip
        color = QColor(self._fill.color)
        color.setAlphaF(min(1.0, self._fill.opacity + 0.2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon(hexagon)
        ink = QColor(self._fill.ink)
        pattern = {
            "dots": Qt.BrushStyle.Dense6Pattern, "hatch": Qt.BrushStyle.BDiagPattern,
            "crosses": Qt.BrushStyle.DiagCrossPattern, "plus": Qt.BrushStyle.CrossPattern,
        }.get(self._fill.pattern)  # fmt: skip
        if pattern is not None:
            painter.setBrush(ink)
            painter.setBrush(pattern)
            painter.drawPolygon(hexagon)
        pen = QPen(QColor(self._fill.edge), 1.5)
        if self._fill.dashes:
            pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(hexagon)
        painter.end()


class Legend(Speaks, QFrame):
    """What each band of the reachable cells means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("legend")
        self.setProperty("role", "popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 14, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._shown: tuple[float, str, tuple[tuple[str, float], ...]] | None = None
        self.hide()

    def show_reach(self, reach: Reach | None) -> None:
        """The bands of a reach; None hides the legend."""
        if reach is None:
            self._shown = None
            self.hide()
            return
        bands = reach.bands or (("move", reach.budget),)
        key = (reach.budget, reach.unit, bands)
        if key != self._shown:
            self._shown = key
            self._fill(reach, bands)
        self.show()
        self.place()

    def _fill(self, reach: Reach, bands: tuple[tuple[str, float], ...]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (id_, limit) in enumerate(bands):
            name, words = label(), label("muted")
            name.setText(tr(BANDS[id_]) if id_ in BANDS else id_)
            name.setFont(theme.sized_font(13 * ui_scale(), 600))
            if id_ == "beyond":
                words.setText(tr(BEYOND))
            else:
                words.setText(tr("up to {limit} {unit}", limit=number(limit), unit=reach.unit))
            self._grid.addWidget(Swatch(theme.band(id_, row, len(bands))), row, 0)
            self._grid.addWidget(name, row, 1)
            self._grid.addWidget(words, row, 2)

    def place(self) -> None:
        """Lower left corner of the map."""
        self.adjustSize()
        self.move(16, self._over.height() - self.height() - 16)
        self.raise_()

    def retranslate(self) -> None:
        super().retranslate()
        self._shown = None


class MapPage(Speaks, QWidget):
    """Canvas, tool and what floats over them. Everything shown follows the desk."""

    camera_moved = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setObjectName("map_page")
        self.canvas = MapCanvas("gm", self._picture)
        self.canvas.setObjectName("map_canvas")
        self.canvas.set_translator(translate)
        self.host = ToolHost(desk, self.canvas)
        self._words: TokenWords | None = None
        self.notices = NoticeBar(self)
        self.legend = Legend(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.canvas)
        self.setFocusProxy(self.canvas)
        self.strip = ToolStrip(self.host, self, self.notices)
        self.strip.placed.connect(self.canvas.keep_clear)
        self.ground_legend = GroundLegend(desk, self.host, self.canvas, self)
        self.host.overlay_changed.connect(self._overlay_changed)
        desk.session_changed.connect(self._session_changed)
        desk.scene_changed.connect(self.redraw)
        desk.committed.connect(self.redraw)
        desk.selection_changed.connect(self._selection_changed)
        self.canvas.zoom_changed.connect(self.camera_moved)
        self.canvas.horizontalScrollBar().valueChanged.connect(self.camera_moved)
        self.canvas.verticalScrollBar().valueChanged.connect(self.camera_moved)

    def _picture(self, name: str) -> bytes | None:
        session = self._desk.session
        if session is None:
            return None
        try:
            return session.pictures.read(name)
        except BattlemapError:
            return None

    def _session_changed(self) -> None:
        self.notices.dismiss()
        self.redraw()

    def redraw(self, event: object = None) -> None:
        session = self._desk.session
        if session is not None and self._desk.scene:
            words = token_words(session.ruleset.manifest, self._desk.languages.code)
            if words != self._words:
                self._words = words
                self.canvas.set_condition_icons(*words)
            self.canvas.set_display(session.gm_display(self._desk.scene))
            self.canvas.set_selection(self._desk.selection)
            self.canvas.set_things(self._desk.things)

    def _selection_changed(self) -> None:
        self.canvas.set_selection(self._desk.selection)
        self.canvas.set_things(self._desk.things)

    def _overlay_changed(self, overlay: Overlay) -> None:
        self.legend.show_reach(overlay.reach)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.notices.isVisibleTo(self):
            self.notices.place()
        if self.legend.isVisibleTo(self):
            self.legend.place()
        self.strip.place()
        self.camera_moved.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self.canvas.set_translator(translate)
        self.redraw()

    # actions ---------------------------------------------------------------------------------------------------

    def zoom_in(self) -> None:
        self.canvas.zoom_by(1.25)

    def zoom_out(self) -> None:
        self.canvas.zoom_by(1 / 1.25)

    def fit(self) -> None:
        self.canvas.fit()

    def middle(self) -> ScenePoint:
        """The scene point in the middle of what the map shows."""
        center = self.canvas.visible_scene_rect().center()
        return ScenePoint(center.x(), center.y())

    def to_selection(self) -> None:
        """Bring the selected tokens to the middle of the map."""
        tokens = self._desk.selected()
        if not tokens or self._desk.session is None:
            return
        grid = self._desk.session.scenario.scene(self._desk.scene).grid.grid()
        points = [grid.center(grid.cell(token.at)) for token in tokens]
        count = len(points)
        self.canvas.center_on(ScenePoint(sum(p.x for p in points) / count, sum(p.y for p in points) / count))

    def sizeHint(self) -> QSize:
        return QSize(900, 700)
