"""What a brush shows while it paints: the cells under it, and the ground as it would be when the button is let go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.display import TerrainItem
from battlemap.app.tools.base import Overlay, Painting
from battlemap.ui.canvas.ground_patterns import ORDER, fill_look, look, looks_of
from battlemap.ui.canvas.ground_words import GroundWords
from battlemap.ui.canvas.heights import height_text
from battlemap.ui.canvas.ink import cased, color, in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, polygon
from battlemap.ui.canvas.outlines import line, merged
from battlemap.ui.theme import CANVAS

NUMBERS_FROM = 20.0
MOST_NUMBERS = 600


class BrushView(Layer):
    """Over the ground and its heights, below walls and tokens."""

    z = 61.5

    def __init__(self) -> None:
        self.painting: Painting | None = None
        self.patterns: Mapping[str, str] = {}
        self.words = GroundWords()
        """A layer of its own, below this one."""
        self._box = QRectF()
        self._brush, self._edge, self._bare = QPainterPath(), QPainterPath(), QPainterPath()
        self._looks: dict[str, QPainterPath] = {}

    def show(self, overlay: Overlay) -> bool:
        """Take what is painted; True if it differs from before."""
        if overlay.painting == self.painting:
            return False
        before, self.painting = self.painting, overlay.painting
        now = self.painting or Painting()
        self.words.on = now.words
        if before is None or now.brush != before.brush:
            self._brush = merged(now.brush) if now.brush else QPainterPath()
        if before is None or now.grounds != before.grounds:
            self._edge = merged(item.polygon for item in now.grounds) if now.grounds else QPainterPath()
            self._looks, self._bare = _sorted_by_look(now.grounds)
        self._box = self._brush.boundingRect().united(self._edge.boundingRect())
        if now.line:
            self._box = self._box.united(line(now.line).boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01))
        return True

    def box(self, lens: Lens) -> QRectF:
        if self.painting is None or self._box.isEmpty():
            return QRectF()
        pad = lens.u(8)
        return self._box.adjusted(-pad, -pad, pad, pad)

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if self.painting is None:
            return
        painter.fillPath(self._edge, color("#F4F1E8", 0.42))  # the old ground steps back
        for what in (*(one for one in ORDER if one in self._looks), *(one for one in self._looks if one not in ORDER)):
            fill_look(painter, self._looks[what], look(what, self.patterns), lens, 1.0)
        painter.fillPath(self._bare, color("#F4F1E8", 0.3))
        if not self._brush.isEmpty():
            cased(painter, self._brush, lens, CANVAS.white, 1.5, (5, 4))
        if not self._edge.isEmpty():
            cased(painter, self._edge, lens, CANVAS.accent, 2.0)
        if len(self.painting.line) > 1:
            cased(painter, line(self.painting.line), lens, CANVAS.white, 1.5, (8, 5))
        self._numbers(painter, lens, exposed)

    def _numbers(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        """Heights and depths as they would be."""
        assert self.painting is not None
        if lens.ppu < NUMBERS_FROM or len(self.painting.grounds) > MOST_NUMBERS:
            return
        px = max(11.0, min(18.0, lens.ppu * 0.22))
        with in_px(painter) as to_px:
            for item in self.painting.grounds:
                if not exposed.adjusted(-1, -1, 1, 1).contains(QPointF(*item.center)):
                    continue
                text = height_text(item) or ("0" if not looks_of(item.tags, item.water) else "")
                if text:
                    at = to_px.map(QPointF(item.center.x, item.center.y - 0.28))  # over the number that is there now
                    stamp(painter, label(text, px, lens.dpr, plate=CANVAS.plate, weight=700), at)


def _sorted_by_look(grounds: Iterable[TerrainItem]) -> tuple[dict[str, QPainterPath], QPainterPath]:
    """A path for each look, and one for what nothing is drawn of."""
    looks: dict[str, QPainterPath] = {}
    bare = QPainterPath()
    for item in grounds:
        names = looks_of(item.tags, item.water)
        for path in [looks.setdefault(name, QPainterPath()) for name in names] or [bare]:
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addPolygon(polygon(item.polygon))
            path.closeSubpath()
    return looks, bare
