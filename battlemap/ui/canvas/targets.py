"""Who can be aimed at and who cannot, places to choose between, and the line of fire with what stands in it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from battlemap.app.tools.sights import Fire, Mark, Sights, Spot
from battlemap.text import Translate
from battlemap.ui import icons
from battlemap.ui.canvas.ink import cased, color, in_px, label, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point, polygon
from battlemap.ui.theme import CANVAS

NOTHING = Sights()


class Targets(Layer):
    """Over the tokens, below tags and cards."""

    z = 92.0

    def __init__(self) -> None:
        self.translate: Translate = str
        self.sights = NOTHING

    def show(self, sights: Sights) -> None:
        self.sights = sights

    def box(self, lens: Lens) -> QRectF:
        shown, whole = self.sights, QRectF()
        for mark in shown.marks:
            whole = whole.united(_round(mark.at, mark.radius * 1.7 + lens.u(20)))
        for spot in shown.spots:
            whole = whole.united(polygon(spot.polygon).boundingRect())
        if shown.fire is not None:
            pad = lens.u(160)
            ends = QRectF(point(shown.fire.start), point(shown.fire.end)).normalized()
            whole = whole.united(ends.adjusted(-pad, -lens.u(40), pad, lens.u(40)))
            for at, _ in shown.fire.tags:
                whole = whole.united(QRectF(at.x - pad, at.y - lens.u(40), 2 * pad, lens.u(80)))
        return whole.adjusted(-lens.u(6), -lens.u(6), lens.u(6), lens.u(6)) if not whole.isEmpty() else whole

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        for spot in self.sights.spots:
            self._spot(painter, lens, spot)
        if self.sights.fire is not None:
            self._line(painter, lens, self.sights.fire)
        for mark in self.sights.marks:
            self._mark(painter, lens, mark)
        if self.sights.fire is not None:
            self._tags(painter, lens, self.sights.fire)

    # -- places ----------------------------------------------------------------------------------------------------

    def _spot(self, painter: QPainter, lens: Lens, spot: Spot) -> None:
        path = QPainterPath()
        path.addPolygon(polygon(spot.polygon))
        path.closeSubpath()
        painter.fillPath(path, color(CANVAS.accent, 0.34 if spot.chosen else 0.16))
        cased(painter, path, lens, CANVAS.accent if spot.chosen else CANVAS.white, 3.0, () if spot.chosen else (6, 4))
        if spot.word:
            with in_px(painter) as to_px:
                plate = label(
                    spot.word, max(14.0, lens.badge_px), lens.dpr, plate=CANVAS.plate, edge=CANVAS.accent, weight=700
                )
                stamp(painter, plate, to_px.map(point(spot.at)))

    # -- tokens ----------------------------------------------------------------------------------------------------

    def _mark(self, painter: QPainter, lens: Lens, mark: Mark) -> None:
        if mark.ok:
            self._reticle(painter, lens, mark)
            return
        ring = QPainterPath()
        ring.addEllipse(point(mark.at), mark.radius * 1.08, mark.radius * 1.08)
        painter.fillPath(ring, color(CANVAS.casing, 0.32))
        cased(painter, ring, lens, CANVAS.bad if mark.chosen else "#8C96A6", 1.6, (4, 4))
        if lens.ppu * mark.radius < 9:
            return
        with in_px(painter) as to_px:
            size = max(8.0, min(13.0, lens.ppu * mark.radius * 0.36))
            at = to_px.map(point(mark.at) + QPointF(-0.75, 0.75) * mark.radius)
            painter.setPen(pen(CANVAS.white, 1.2))
            painter.setBrush(QColor(CANVAS.plate))
            painter.drawEllipse(at, size, size)
            side = size * 1.4
            icons.paint(
                painter, "lock-simple", QRectF(at.x() - side / 2, at.y() - side / 2, side, side), QColor(CANVAS.white)
            )

    def _reticle(self, painter: QPainter, lens: Lens, mark: Mark) -> None:
        """Four arcs round a legal target; the one pointed at gets a whole ring and cross hairs."""
        middle, out = point(mark.at), mark.radius * 1.3
        path = QPainterPath()
        if mark.chosen:
            path.addEllipse(middle, out, out)
            for angle in (0, 90, 180, 270):
                a = math.radians(angle)
                way = QPointF(math.cos(a), math.sin(a))
                path.moveTo(middle + way * out * 0.82)
                path.lineTo(middle + way * out * 1.26)
            cased(painter, path, lens, CANVAS.white, 2.6)
            return
        box = QRectF(middle.x() - out, middle.y() - out, 2 * out, 2 * out)
        for start in (25, 115, 205, 295):
            path.arcMoveTo(box, start)
            path.arcTo(box, start, 40)
        cased(painter, path, lens, CANVAS.white, 2.2)

    # -- the line --------------------------------------------------------------------------------------------------

    def _line(self, painter: QPainter, lens: Lens, fire: Fire) -> None:
        cells = QPainterPath()
        for corners in fire.crossed:
            cells.addPolygon(polygon(corners))
            cells.closeSubpath()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(color(CANVAS.white, 0.5), lens.u(1.2), (lens.u(3), lens.u(4))))
        painter.drawPath(cells)
        start, end = point(fire.start), point(fire.end)
        stop = point(fire.stopped) if fire.stopped is not None else end
        self._stroke(painter, lens, start, stop, CANVAS.white)
        if fire.stopped is not None:
            self._stroke(painter, lens, stop, end, CANVAS.bad)
            cross, reach = QPainterPath(), lens.u(9)
            for dx in (-reach, reach):
                cross.moveTo(stop + QPointF(dx, -reach))
                cross.lineTo(stop + QPointF(-dx, reach))
            cased(painter, cross, lens, CANVAS.bad, 3.0)

    def _stroke(self, painter: QPainter, lens: Lens, a: QPointF, b: QPointF, ink: str) -> None:
        path = QPainterPath(a)
        path.lineTo(b)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(CANVAS.casing, lens.u(6.5)))
        painter.drawPath(path)
        painter.setPen(pen(ink, lens.u(3.2), (lens.u(10), lens.u(6))))
        painter.drawPath(path)

    def _tags(self, painter: QPainter, lens: Lens, fire: Fire) -> None:
        px = max(12.5, lens.badge_px)
        with in_px(painter) as to_px:
            start, end = to_px.map(point(fire.start)), to_px.map(point(fire.end))
            words = label(
                fire.label.in_language(self.translate),
                px + 1,
                lens.dpr,
                plate=CANVAS.casing,
                edge=CANVAS.white,
                weight=700,
            )
            width, height = size_of(words)
            middle = start + (end - start) * 0.36
            stamp(painter, words, middle)
            taken = [QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)]
            for at, text in fire.tags:
                bad = fire.stopped is not None and at == fire.stopped
                edge = CANVAS.bad if bad else CANVAS.accent
                plate = label(
                    text.in_language(self.translate), px, lens.dpr, plate=CANVAS.casing, edge=edge, weight=650
                )
                width, height = size_of(plate)
                where = to_px.map(point(at)) - QPointF(0, height * 0.9)
                box = QRectF(where.x() - width / 2, where.y() - height / 2, width, height)
                while any(box.intersects(other) for other in taken):
                    box.translate(0, -height - 2)
                taken.append(box)
                stamp(painter, plate, box.center())


def _round(at: tuple[float, float], radius: float) -> QRectF:
    return QRectF(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
