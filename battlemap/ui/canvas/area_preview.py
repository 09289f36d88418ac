"""The preview of an area: a fill that fades, rings of distance, cells it does not get to, tags over who is inside."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from battlemap.app.tools.area_sight import AreaSight, AreaTag, Look, Middles
from battlemap.text import Translate
from battlemap.ui.canvas.ink import cased, color, edge_area, in_px, label, pattern_brush, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.theme import BLAST, CANVAS

CENTRE, RIM = 0.62, 0.16
EVEN = 0.38  # of a shape that does not fade
BLOCKED, BLOCKED_OPACITY = "#0C1017", 0.42
PLATES: dict[Look, tuple[str, str]] = {
    "hit": ("#6B1F0E", BLAST.edge), "covered": ("#3A2A12", CANVAS.accent), "safe": (CANVAS.casing, "#AEB7C6"),
}  # fmt: skip
"""Ground and edge of a tag by what its token is in for."""
HANDLE_PX = 6.0
DOT_PX = 4.5


class AreaGround(Layer):
    """Fill, rings and edge: over the ground, below walls and tokens."""

    z = 64.0

    def __init__(self) -> None:
        self.sight: AreaSight | None = None
        self._inside, self._blocked = QPainterPath(), QPainterPath()
        self._rings: list[QPainterPath] | None = None  # made when they are first drawn: from afar they are not

    def show(self, sight: AreaSight | None) -> bool:
        """Take a preview; False if nothing of it on the ground is another than before."""
        old, self.sight = self.sight, sight
        if sight is None or old is None:
            changed = sight is not old
        else:
            changed = (sight.cells, sight.blocked, sight.rings) != (old.cells, old.blocked, old.rings)
        if changed and sight is not None:
            self._rings = None
            self._inside = _outline(sight.cells, sight.corners)
            self._blocked = _outline(sight.blocked, sight.corners)
        return changed

    def whole(self) -> QRectF:
        """The box round all cells, scene units."""
        if self.sight is None:
            return QRectF()
        return self._inside.boundingRect().united(self._blocked.boundingRect())

    def box(self, lens: Lens) -> QRectF:
        whole, pad = self.whole(), lens.u(8)
        return whole.adjusted(-pad, -pad, pad, pad) if not whole.isEmpty() else whole

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        sight = self.sight
        if sight is None:
            return
        painter.fillPath(self._blocked, color(BLOCKED, BLOCKED_OPACITY))
        if lens.ppu >= 6:
            painter.fillPath(self._blocked, pattern_brush("hatch", CANVAS.white, lens))
        if sight.reach > 0:
            fade = QRadialGradient(point(sight.start), sight.reach)
            fade.setColorAt(0.0, color(BLAST.color, CENTRE))
            fade.setColorAt(1.0, color(BLAST.color, RIM))
            painter.fillPath(self._inside, fade)
        else:
            painter.fillPath(self._inside, color(BLAST.color, EVEN))
        if lens.ppu >= 6:
            painter.fillPath(self._inside, pattern_brush("plus", BLAST.ink, lens))
        if lens.ppu >= 10:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(color(CANVAS.white, 0.75), lens.u(1.6), (lens.u(2), lens.u(5))))
            if self._rings is None:
                self._rings = _rings(sight)
            for ring in self._rings:
                painter.drawPath(ring)
        edge_area(painter, self._inside, BLAST, lens)


class AreaTags(Layer):
    """Words at the rings, tags over tokens and the handles: over the tokens, below cards."""

    z = 93.0

    def __init__(self) -> None:
        self.sight: AreaSight | None = None
        self.translate: Translate = str

    def box(self, lens: Lens) -> QRectF:
        sight, whole = self.sight, QRectF()
        if sight is None:
            return whole
        wide, high = lens.u(110), lens.u(60)
        places = [*(at for at, _ in sight.labels), *sight.handles, *(tag.at for tag in sight.tags)]
        tallest = max((tag.radius for tag in sight.tags), default=0.0) * 1.5
        for x, y in places:
            whole = whole.united(QRectF(x - wide, y - high - tallest, 2 * wide, 2 * high + 2 * tallest))
        return whole

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        sight = self.sight
        if sight is None:
            return
        with in_px(painter) as to_px:
            taken: list[QRectF] = []
            for tag in sight.tags:
                self._tag(painter, lens, tag, to_px.map(point(tag.at)), taken)
            for at, text in sight.labels if lens.ppu >= 16 else ():
                words = label(text.in_language(self.translate), 12.5, lens.dpr, weight=700)
                box = _about(to_px.map(point(at)), *size_of(words))
                if not any(box.intersects(other) for other in taken):
                    taken.append(box)
                    stamp(painter, words, box.center())
        self._handles(painter, lens, sight)

    def _tag(self, painter: QPainter, lens: Lens, tag: AreaTag, at: QPointF, taken: list[QRectF]) -> None:
        """Over the token's disc, or a line higher, or below; in a crowd only a dot, as the card has the words."""
        plate, edge = PLATES[tag.look]
        words = label(
            tag.text.in_language(self.translate), max(12.0, lens.badge_px), lens.dpr, plate=plate, edge=edge, weight=700
        )
        width, height = size_of(words)
        away = tag.radius * lens.ppu * 1.2 + height / 2
        for up in (away, away + height, -away):
            box = _about(at - QPointF(0, up), width, height)
            if not any(box.intersects(other) for other in taken):
                taken.append(box)
                stamp(painter, words, box.center())
                return
        painter.setPen(pen(CANVAS.casing, 1.5))
        painter.setBrush(QColor(edge))
        painter.drawEllipse(at - QPointF(0, tag.radius * lens.ppu), DOT_PX, DOT_PX)

    def _handles(self, painter: QPainter, lens: Lens, sight: AreaSight) -> None:
        if not sight.handles:
            return
        start, *ends = (point(at) for at in sight.handles)
        for end in ends:
            arm = QPainterPath(start)
            arm.lineTo(end)
            cased(painter, arm, lens, CANVAS.white, 1.4, (4, 5))
        radius = lens.u(HANDLE_PX)
        painter.setPen(pen(CANVAS.casing, lens.u(1.8)))
        painter.setBrush(QColor(CANVAS.accent))
        for end in ends:
            painter.drawEllipse(end, radius, radius)
        painter.setBrush(QColor(CANVAS.white))
        painter.drawEllipse(start, radius, radius)
        painter.setBrush(QColor(CANVAS.casing))
        painter.drawEllipse(start, radius / 3, radius / 3)


def _about(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _rings(sight: AreaSight) -> list[QPainterPath]:
    """The borders between rings of distance."""
    if not sight.cells:
        return []
    import numpy as np

    from battlemap.ui.canvas.outlines import Sides

    sides = Sides(np.array(sight.cells), np.array(sight.corners))
    rings = np.array(sight.rings)
    found = []
    for number in range(1, max(sight.rings)):
        within = np.where(rings <= number, 0, 1)
        found.append(next(sides.bordered(within, 1))[0])
    return found


def _outline(cells: Middles, corners: Middles) -> QPainterPath:
    if not cells:
        return QPainterPath()
    import numpy as np

    from battlemap.ui.canvas.outlines import Sides

    sides = Sides(np.array(cells), np.array(corners))
    return next(sides.bordered(np.zeros(len(cells), dtype=np.int64), 1))[0]
