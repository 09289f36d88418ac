"""What building looks like on the map: things selected, the points of those that can be taken, and what is in the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from battlemap.app.display import DoorItem, Item, LightItem, NoteItem, RegionItem, WallItem
from battlemap.app.tools.handles import Building, Handle, Ring, Shape, Snapped
from battlemap.geometry.types import ScenePoint
from battlemap.text import Translate
from battlemap.ui.canvas.ink import cased, color, in_px, label, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.canvas.outlines import line
from battlemap.ui.canvas.shapes import badge_px, lit_path
from battlemap.ui.theme import CANVAS

Buildable = WallItem | DoorItem | LightItem | RegionItem | NoteItem
DOTS_FROM = 14.0
"""From this zoom on the points of things are marked."""


def _points(item: Buildable) -> tuple[ScenePoint, ...]:
    if isinstance(item, LightItem | NoteItem):
        return (item.at,)
    return item.polygon if isinstance(item, RegionItem) else item.points


class Chosen(Layer):
    """The things selected, with a white halo; and a dot on each point of the kinds that the tool in hand works on."""

    z = 69.0
    cached = True  # thousands of points are not drawn anew for each step of the hand

    def __init__(self) -> None:
        self._items: dict[str, Buildable] = {}
        self.selected: frozenset[str] = frozenset()
        self.kinds: tuple[str, ...] = ()

    def put(self, item: Item) -> bool:
        """Watches what can be built; never claims any, each has a layer of its own."""
        if isinstance(item, Buildable):
            self._items[item.id] = item
        return False

    def take(self, item: Item) -> bool:
        if isinstance(item, Buildable):
            self._items.pop(item.id, None)
        return False

    def _shown(self) -> list[Buildable]:
        return [one for one in self._items.values() if one.kind in self.kinds or one.id in self.selected]

    def box(self, lens: Lens) -> QRectF:
        return _box((p for item in self._shown() for p in _points(item)), lens.u(30))

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        near = exposed.adjusted(-lens.u(30), -lens.u(30), lens.u(30), lens.u(30))
        for item in self._shown():
            if item.id in self.selected:
                self._halo(painter, lens, item)
        if lens.ppu < DOTS_FROM:
            return
        side = lens.u(5)
        painter.setPen(pen(CANVAS.casing, lens.u(1.5)))
        painter.setBrush(QColor(CANVAS.white))
        for item in self._shown():
            if item.kind in self.kinds and not isinstance(item, LightItem | NoteItem):
                for p in _points(item):
                    if near.contains(p.x, p.y):
                        painter.drawRect(QRectF(p.x - side / 2, p.y - side / 2, side, side))

    def _halo(self, painter: QPainter, lens: Lens, item: Buildable) -> None:
        if isinstance(item, LightItem | NoteItem):
            ring = QPainterPath()
            for more in (4, 8):
                radius = lens.u(badge_px(lens) + more)
                ring.addEllipse(point(item.at), radius, radius)
            cased(painter, ring, lens, CANVAS.white, 2.0)
            return
        points = _points(item)
        path = line((*points, points[0]) if isinstance(item, RegionItem) else points)
        cased(
            painter,
            path,
            lens,
            CANVAS.white,
            3.0 if isinstance(item, RegionItem) else 15.0 if isinstance(item, DoorItem) else 10.0,
        )


def _box(points: object, pad: float) -> QRectF:
    found = [(p[0], p[1]) for p in points]  # type: ignore[attr-defined]
    if not found:
        return QRectF()
    left, top = min(x for x, _ in found), min(y for _, y in found)
    right, bottom = max(x for x, _ in found), max(y for _, y in found)
    return QRectF(left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad)


class Sketch(Layer):
    """What a building tool has in hand: pieces, reaches, handles, the mark of what the hand snaps to."""

    z = 94.0

    def __init__(self) -> None:
        self.building: Building | None = None
        self.translate: Translate = str

    def show(self, building: Building | None) -> bool:
        """Show this; False if it is what is shown already."""
        changed = building != self.building
        self.building = building
        return changed

    def box(self, lens: Lens) -> QRectF:
        made = self.building
        if made is None:
            return QRectF()
        points = [p for shape in made.shapes for p in shape.points] + [handle.at for handle in made.handles]
        for ring in made.rings:
            x, y = ring.at
            points += [ScenePoint(x - ring.radius, y - ring.radius), ScenePoint(x + ring.radius, y + ring.radius)]
        if made.snap is not None:
            points.append(made.snap.at)
        return _box(points, lens.u(200 if made.label is not None else 24))

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        made = self.building
        if made is None:
            return
        for ring in made.rings:
            _ring(painter, lens, ring)
        for shape in made.shapes:
            _shape(painter, lens, shape)
        with in_px(painter) as to_px:
            for handle in made.handles:
                _handle(painter, to_px.map(point(handle.at)), handle)
            if made.snap is not None:
                at = to_px.map(point(made.snap.at))
                _mark(painter, at, made.snap)
                if made.label is not None:
                    words = label(
                        made.label.in_language(self.translate), 13.0, lens.dpr, plate=CANVAS.plate, weight=650
                    )
                    stamp(painter, words, at + QPointF(size_of(words)[0] / 2 + 14, -22))


def _ring(painter: QPainter, lens: Lens, ring: Ring) -> None:
    path = lit_path(ring.at, ring.radius, ring.angle_deg, ring.direction_deg)
    cased(painter, path, lens, CANVAS.light, 1.5, (5, 4) if ring.dashed else ())


_LOOKS: dict[str, tuple[str, float, tuple[float, ...]]] = {
    "new": (CANVAS.accent, 3.5, ()),
    "hover": (CANVAS.white, 3.0, ()),
    "moved": (CANVAS.accent, 3.0, (7, 4)),
    "bad": (CANVAS.bad, 3.0, (4, 4)),
}


def _shape(painter: QPainter, lens: Lens, shape: Shape) -> None:
    tint, px, dashes = _LOOKS[shape.look]
    if len(shape.points) == 1:
        dot = QPainterPath()
        dot.addEllipse(point(shape.points[0]), lens.u(badge_px(lens) + 4), lens.u(badge_px(lens) + 4))
        cased(painter, dot, lens, tint, px, dashes)
        return
    path = line((*shape.points, shape.points[0]) if shape.closed else shape.points)
    if shape.closed:
        painter.fillPath(path, color(tint, 0.14))
    cased(painter, path, lens, tint, px, dashes)


def _handle(painter: QPainter, at: QPointF, handle: Handle) -> None:
    """A square is a point; a full disc how far it is bright, a ring how far dim, a diamond the edge of a cone."""
    half = 7.0 if handle.lit else 5.5
    tint = CANVAS.accent if handle.lit else CANVAS.white
    painter.setPen(pen(CANVAS.casing, 2.0))
    painter.setBrush(QColor(tint))
    if handle.kind == "point":
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    elif handle.kind == "angle":
        diamond = QPainterPath(at + QPointF(0, -half - 1))
        for x, y in ((half + 1, 0), (0, half + 1), (-half - 1, 0)):
            diamond.lineTo(at + QPointF(x, y))
        diamond.closeSubpath()
        painter.drawPath(diamond)
    else:
        painter.drawEllipse(at, half, half)
        if handle.kind == "dim":
            painter.setBrush(QColor(CANVAS.casing))
            painter.drawEllipse(at, half - 3, half - 3)


def _mark(painter: QPainter, at: QPointF, snap: Snapped) -> None:
    """What the hand snaps to: a ring round a point there is, a cross on a line, and on the grid a diamond at a corner, a bar
    on an edge, a plus in a centre; a dot where it is free."""
    path = QPainterPath()
    if snap.kind == "point":
        path.addEllipse(at, 9, 9)
    elif snap.kind == "line":
        for x, y in ((-6, -6), (-6, 6)):
            path.moveTo(at + QPointF(x, y))
            path.lineTo(at - QPointF(x, y))
    elif snap.kind == "corner":
        path.moveTo(at + QPointF(0, -7))
        for angle in (90, 180, 270, 360):
            a = math.radians(angle - 90)
            path.lineTo(at + QPointF(math.cos(a), math.sin(a)) * 7)
    elif snap.kind == "edge":
        path.addRect(QRectF(at.x() - 7, at.y() - 3, 14, 6))
    elif snap.kind == "center":
        for x, y in ((7, 0), (0, 7)):
            path.moveTo(at + QPointF(x, y))
            path.lineTo(at - QPointF(x, y))
    else:
        path.addEllipse(at, 3, 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tint, width in ((CANVAS.casing, 5.0), (CANVAS.accent, 2.0)):
        painter.setPen(pen(tint, width, round_cap=True))
        painter.drawPath(path)


class BuildingView:
    """Both layers, for the game master's canvas."""

    def __init__(self) -> None:
        self.chosen, self.sketch = Chosen(), Sketch()
        self.layers: tuple[Layer, ...] = (self.chosen, self.sketch)

    def show(self, building: Building | None, translate: Translate) -> list[Layer]:
        """Show what a tool has in hand. Returns the layers to paint anew."""
        kinds = building.kinds if building is not None else ()
        stale: list[Layer] = [self.chosen] if kinds != self.chosen.kinds else []
        self.chosen.kinds = kinds
        self.sketch.translate = translate
        return [*stale, self.sketch] if self.sketch.show(building) else stale
