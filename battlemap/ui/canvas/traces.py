"""What is about to happen, over the map: an arrow from where it was aimed to where it lands, its rings, who is thrown."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from battlemap.app.tools.area_traces import Place, Ring, Traces
from battlemap.text import Translate
from battlemap.ui.canvas.ink import cased, color, in_px, label, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point, polygon
from battlemap.ui.theme import BLAST, CANVAS

HEAD_PX = 15.0
WORDS_FROM = 14.0
PLATE = "#6B1F0E"


class _Traced(Layer):
    """Empty unless something waits for the word that it shall happen."""

    def __init__(self) -> None:
        self.translate: Translate = str
        self.traces: Traces | None = None

    def show(self, traces: Traces | None, translate: Translate) -> bool:
        """Take these, None for none; False if they are the ones already shown."""
        if (traces, translate) == (self.traces, self.translate):
            return False
        self.traces, self.translate = traces, translate
        return True

    def box(self, lens: Lens) -> QRectF:
        shown, whole = self.traces, QRectF()
        if shown is None:
            return whole
        wide, high = lens.u(130), lens.u(50)
        for ring in shown.rings:
            r = ring.radius
            whole = whole.united(QRectF(ring.at.x - r, ring.at.y - r, 2 * r, 2 * r).adjusted(-wide, -high, wide, high))
        spots = [place.at for place in shown.places] + [at for way in shown.ways for at in way]
        for x, y in spots:
            whole = whole.united(QRectF(x - 1, y - 1, 2, 2).adjusted(-wide, -high, wide, high))
        return whole


class TraceLines(_Traced):
    """Arrows, rings and cells: over the ground, below the tokens."""

    z = 66.0

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        shown = self.traces
        if shown is None:
            return
        for ring in shown.rings:
            path = QPainterPath()
            path.addEllipse(point(ring.at), ring.radius, ring.radius)
            cased(painter, path, lens, BLAST.edge, 2.4, (9, 6))
        for place in shown.places:
            self._place(painter, lens, place)
        for way in shown.ways:
            self._arrow(painter, lens, [point(at) for at in way], CANVAS.white, 2.4, (5, 4))
        if shown.scatter is not None:
            self._arrow(painter, lens, [point(at) for at in shown.scatter], BLAST.color, 3.6, (10, 6))

    def _place(self, painter: QPainter, lens: Lens, place: Place) -> None:
        path = QPainterPath()
        path.addPolygon(polygon(place.polygon))
        path.closeSubpath()
        if place.kind == "landed":
            painter.fillPath(path, color(BLAST.color, 0.45))
            cased(painter, path, lens, BLAST.color, 3.0)
            return
        cased(painter, path, lens, CANVAS.white, 2.4, (6, 4))
        cross, reach = QPainterPath(), lens.u(7)
        for dx in (-reach, reach):
            cross.moveTo(point(place.at) + QPointF(dx, -reach))
            cross.lineTo(point(place.at) + QPointF(-dx, reach))
        cased(painter, cross, lens, CANVAS.white, 2.2)

    def _arrow(
        self, painter: QPainter, lens: Lens, way: list[QPointF], ink: str, px: float, dashes: tuple[float, float]
    ) -> None:
        before, end = way[-2], way[-1]
        path = QPainterPath(way[0])
        for at in way[1:]:
            path.lineTo(at)
        cased(painter, path, lens, ink, px, dashes)
        angle = math.atan2(end.y() - before.y(), end.x() - before.x())
        head, size = QPainterPath(end), lens.u(HEAD_PX * px / 3.6)
        for side in (2.6, -2.6):
            head.lineTo(end + QPointF(math.cos(angle + side), math.sin(angle + side)) * size)
        head.closeSubpath()
        painter.setPen(pen(CANVAS.casing, lens.u(2)))
        painter.setBrush(QColor(ink))
        painter.drawPath(head)
        painter.setBrush(Qt.BrushStyle.NoBrush)


class TraceWords(_Traced):
    """What is said of them: over tokens and tags, below cards."""

    z = 94.0

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        """That of the scatter beside its middle, those of places on their outer sides, those of rings where they are in sight."""
        shown = self.traces
        if shown is None or lens.ppu < WORDS_FROM:
            return
        px = max(12.5, lens.badge_px)
        with in_px(painter) as to_px:
            view = QRectF(painter.viewport())
            taken: list[QRectF] = []
            crowd = [_person(to_px.map(point(at)), lens.ppu) for at in shown.others]
            if shown.scatter is not None:
                crowd += _along(*(to_px.map(point(at)) for at in shown.scatter))
            if shown.scatter is not None and shown.scatter_word is not None:
                a, b = (to_px.map(point(at)) for at in shown.scatter)
                words = self._label(shown.scatter_word.in_language(self.translate), px + 1, lens)
                width, height = size_of(words)
                long = math.hypot(b.x() - a.x(), b.y() - a.y()) or 1.0
                away = 0.6 * height + 0.5 * width * abs(b.y() - a.y()) / long + 4
                aside = QPointF((a - b).y(), (b - a).x()) / long * away
                self._stamp(painter, words, [(a + b) / 2 + aside, (a + b) / 2 - aside], taken, crowd)
            for place in shown.places:
                words = self._label(place.word.in_language(self.translate), px, lens)
                width, height = size_of(words)
                right, low = (max(at[axis] for at in place.polygon) - place.at[axis] for axis in (0, 1))
                x, y = right * lens.ppu + width / 2 + 4, low * lens.ppu + height * 0.65
                middle = to_px.map(point(place.at))
                ways = [(0.0, y), (0.0, -y), (x, 0.0), (-x, 0.0), (x, y), (-x, y), (x, -y), (-x, -y)]
                self._stamp(painter, words, [middle + QPointF(*way) for way in ways], taken, crowd)
            for ring in shown.rings:
                self._ring_word(painter, lens, ring, to_px.map(point(ring.at)), view, taken)

    def _ring_word(
        self, painter: QPainter, lens: Lens, ring: Ring, at: QPointF, view: QRectF, taken: list[QRectF]
    ) -> None:
        """On the ring, at the first of several places that is in sight and free."""
        words = self._label(ring.word.in_language(self.translate), max(12.5, lens.badge_px), lens)
        width, height = size_of(words)
        for bearing in (0, 30, 330, 60, 300, 90, 270, 120, 240, 180):
            a = math.radians(bearing - 90)
            here = at + QPointF(math.cos(a), math.sin(a)) * ring.radius * lens.ppu
            box = QRectF(here.x() - width / 2, here.y() - height / 2, width, height)
            if view.contains(box) and not any(box.intersects(other) for other in taken):
                taken.append(box)
                stamp(painter, words, here)
                return

    def _label(self, text: str, px: float, lens: Lens) -> QPixmap:
        return label(text, px, lens.dpr, plate=PLATE, edge=BLAST.edge, weight=700)

    def _stamp(
        self, painter: QPainter, words: QPixmap, ways: list[QPointF], taken: list[QRectF], crowd: list[QRectF]
    ) -> None:
        """At the first of several places of those where it hides least."""
        width, height = size_of(words)
        boxes = [QRectF(at.x() - width / 2, at.y() - height / 2, width, height) for at in ways]
        best = min(boxes, key=lambda box: _hidden(box, crowd) + 4 * _hidden(box, taken))
        taken.append(best)
        stamp(painter, words, best.center())


def _hidden(box: QRectF, others: list[QRectF]) -> float:
    """How much of others a box lies on, px²."""
    parts = (box.intersected(other) for other in others)
    return sum(part.width() * part.height() for part in parts)


def _person(at: QPointF, ppu: float) -> QRectF:
    """A token with its name below."""
    half = 0.46 * ppu
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half + 12)


def _along(a: QPointF, b: QPointF) -> list[QRectF]:
    """Small boxes along a line."""
    steps = max(1, round(math.hypot(b.x() - a.x(), b.y() - a.y()) / 12))
    middles = (a + (b - a) * n / steps for n in range(steps + 1))
    return [QRectF(at.x() - 6, at.y() - 6, 12, 12) for at in middles]
