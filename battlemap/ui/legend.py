"""The legend of the ground: pattern, name and price of what lies on the map and of what the brush would paint."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from battlemap.app.tools.base import Overlay
from battlemap.app.tools.brush_legend import LegendRow, ground_legend
from battlemap.app.tools.brush_words import words_for
from battlemap.rules.manifest import Manifest
from battlemap.text import T
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.ground_patterns import fill_look, look
from battlemap.ui.canvas.ink import label as stamp_of
from battlemap.ui.canvas.ink import pen, stamp
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.theme import sized_font
from battlemap.ui.tool_host import ToolHost
from battlemap.ui.widgets import label, ui_scale

WITH_TOOLS = ("terrain", "height")
ABOVE_SCALE = 52
MARGIN = 16
MOST = 0.16
"""Of the map it may take where nobody asked for it: on a low screen with large text it would leave nothing to paint on."""
GROUND = "#8F8C7C"  # the swatches' own ground, neither dark nor light


class PatternSwatch(QWidget):
    """A piece of map in a pattern."""

    def __init__(self, row: LegendRow, patterns: dict[str, str]) -> None:
        super().__init__()
        self._row, self._patterns = row, patterns
        self.setFixedSize(QSize(44, 26) * ui_scale())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = QPainterPath()
        path.addRoundedRect(box, 3, 3)
        painter.fillPath(path, QColor(GROUND))
        if self._row.kind == "height":
            sign = stamp_of("▲ 1.5", 12.0 * ui_scale(), self.devicePixelRatioF(), weight=700)
            stamp(painter, sign, box.center())
        else:
            ppu = 32.0
            painter.save()
            painter.scale(ppu, ppu)
            scaled = QPainterPath()
            scaled.addRoundedRect(QRectF(QPointF(1, 1) / ppu, box.size() / ppu), 3 / ppu, 3 / ppu)
            lens = Lens(ppu, dpr=self.devicePixelRatioF())
            fill_look(painter, scaled, look(self._row.id, self._patterns), lens, 1.0)
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#12151A", 1.0))
        painter.drawPath(path)
        painter.end()


class GroundLegend(Speaks, QFrame):
    """Lower right over the map, above the scale. There while a brush of the ground is in hand and there is room for it, or
    always if wanted."""

    def __init__(self, desk: Desk, host: ToolHost, canvas: MapCanvas, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("ground_legend")
        self.setProperty("role", "popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._desk, self._host, self._canvas, self._over = desk, host, canvas, over
        self._wanted = self._painting = False
        self.rows: tuple[LegendRow, ...] = ()
        self._patterns: dict[str, str] = {}
        self._manifest: Manifest | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 14, 10)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self.say(self.setAccessibleName, T("Legend of the ground"))
        for changed in (desk.session_changed, desk.scene_changed, desk.committed, desk.selection_changed):
            changed.connect(self.refresh)
        host.tool_changed.connect(self.refresh)
        host.options_changed.connect(self.refresh)
        host.overlay_changed.connect(self._overlay_changed)
        over.installEventFilter(self)
        self.hide()

    def set_wanted(self, on: bool) -> None:
        """Keep it on the map whatever tool is in hand, or not."""
        self._wanted = on
        self.refresh()

    def refresh(self, what: object = None) -> None:
        """List what is there now."""
        session = self._desk.session
        tool = self._host.spec.id if self._host.spec is not None else ""
        if session is None or not self._desk.scene:
            self.hide()
            return
        manifest = session.ruleset.manifest
        if self._manifest is not manifest:
            self._manifest = manifest
            self._patterns = {word.id: word.pattern for word in manifest.ground if word.pattern}
            self._canvas.set_ground_words(self._patterns, self._word)
        about_it = self._wanted or tool in WITH_TOOLS
        self._canvas.show_ground_plainly(about_it)
        if not about_it:
            self._show()
            return
        walker = self._desk.selection[0] if self._desk.selection else None
        rows = ground_legend(session, self._desk.scene, tool=tool, options=self._host.values, walker=walker)
        if rows != self.rows:
            self.rows = rows
            self._fill()
        self._show()

    @property
    def _room(self) -> bool:
        """It leaves enough of the map free,."""
        size, over = self.sizeHint(), self._over.size()
        return size.width() * size.height() <= MOST * over.width() * over.height()

    def _overlay_changed(self, overlay: Overlay) -> None:
        """While the brush paints, nothing lies over the map."""
        if (overlay.painting is not None and overlay.busy) != self._painting:
            self._painting = not self._painting
            self._show()

    def _show(self) -> None:
        tool = self._host.spec.id if self._host.spec is not None else ""
        there = bool(self.rows) and (self._wanted or (tool in WITH_TOOLS and self._room)) and not self._painting
        self.setVisible(there)
        if there:
            self.place()

    def _word(self, of: str, id_: str) -> str:
        """What a surface or a way up is called here."""
        assert self._manifest is not None
        return tr(words_for(self._manifest, of, [id_])[id_].title)

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for number, row in enumerate(self.rows):
            name, cost, rule = label(), label("muted"), label("muted")
            title = tr(row.title)
            name.setText(title[:1].upper() + title[1:])
            name.setFont(sized_font(13 * ui_scale(), 600))
            cost.setText(tr(row.cost) if row.cost is not None else "")
            rule.setText(row.rule)
            for column, widget in enumerate((PatternSwatch(row, self._patterns), name, cost, rule)):
                self._grid.addWidget(widget, number, column)
                widget.show()  # else it counts for the size only once Qt comes round to it

    def place(self) -> None:
        """Lower right, above the scale of the map."""
        self.adjustSize()
        right, bottom = self._over.width() - MARGIN, self._over.height() - ABOVE_SCALE
        self.move(right - self.width(), bottom - self.height())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._show()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        super().retranslate()
        self.rows, self._manifest = (), None
        self.refresh()
