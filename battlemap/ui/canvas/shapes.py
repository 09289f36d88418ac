"""What lies on the ground besides tokens: areas, regions, lights, notes; and the walls and doors only the GM sees."""

from __future__ import annotations

import math
from textwrap import wrap

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from battlemap.app.display import AreaItem, DoorItem, Item, LightItem, NoteItem, RegionItem, WallItem
from battlemap.geometry.types import ScenePoint
from battlemap.ui import icons
from battlemap.ui.canvas.ink import cased, color, edge_area, fill_area, in_px, label, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point, polygon
from battlemap.ui.canvas.outlines import Corners, line, merged
from battlemap.ui.theme import AREA, AREAS, CANVAS, Fill

NOTES_FROM = 110.0
"""From this zoom on a note's text stands beside its pin; below it shows under the pointer."""


NOTE_COLUMNS, NOTE_LINES = 30, 4


def note_lines(text: str) -> str:
    """A note's text in lines short enough to stand on the map; a very long one ends in dots.

    >>> note_lines("Ford: knee deep,  slippery stones, and cold")
    'Ford: knee deep, slippery\\nstones, and cold'
    """
    return "\n".join(wrap(text, NOTE_COLUMNS, max_lines=NOTE_LINES, placeholder=" …"))


def badge_px(lens: Lens) -> float:
    """Radius of the badge of a light or a note for the GM."""
    return max(10.0, min(16.0, lens.ppu * 0.2))


def _badge(painter: QPainter, lens: Lens, at: QPointF, icon: str, tint: str = CANVAS.white, px: float = 0.0) -> None:
    """A round dark badge with an icon (painter in scene units)."""
    px = px or badge_px(lens)
    with in_px(painter) as to_px:
        middle = to_px.map(at)
        painter.setPen(pen(tint, 1.5))
        painter.setBrush(color(CANVAS.plate, 0.92))
        painter.drawEllipse(middle, px, px)
        icons.paint(
            painter, icon, QRectF(middle.x() - px * 0.72, middle.y() - px * 0.72, px * 1.44, px * 1.44), QColor(tint)
        )


class _Store(Layer):
    """Items by id with a box round each; drawn when exposed."""

    kinds: tuple[type, ...] = ()

    def __init__(self) -> None:
        self._items: dict[tuple[str, str], tuple[Item, QPainterPath, QRectF]] = {}

    def put(self, item: Item) -> bool:
        if not isinstance(item, self.kinds):
            return False
        path = self._path(item)
        self._items[item.kind, item.id] = (item, path, path.boundingRect())
        return True

    def take(self, item: Item) -> bool:
        if not isinstance(item, self.kinds):
            return False
        self._items.pop((item.kind, item.id), None)
        return True

    def _path(self, item: Item) -> QPainterPath:
        return QPainterPath()

    def box(self, lens: Lens) -> QRectF:
        whole = QRectF()
        pad = lens.u(self._pad_px(lens))
        for _, _, box in self._items.values():
            whole = whole.united(box.adjusted(-pad, -pad, pad, pad))
        return whole

    def _pad_px(self, lens: Lens) -> float:
        return 24.0

    def _shown(self, lens: Lens, exposed: QRectF) -> list[tuple[Item, QPainterPath]]:
        pad = lens.u(self._pad_px(lens))
        near = exposed.adjusted(-pad, -pad, pad, pad)
        # intersects() calls a box without height empty, and straight walls have such boxes
        return [
            (item, path)
            for item, path, b in self._items.values()
            if b.left() <= near.right()
            and b.right() >= near.left()
            and b.top() <= near.bottom()
            and b.bottom() >= near.top()
        ]


class Areas(_Store):
    """Areas with their patterns; for the GM also regions, lights and notes."""

    z = 62.0
    cached = True
    kinds = (AreaItem, RegionItem, LightItem, NoteItem)

    def _path(self, item: Item) -> QPainterPath:
        path = QPainterPath()
        if isinstance(item, AreaItem):
            return merged(_apart(item.polygons))
        if isinstance(item, RegionItem):
            path.addPolygon(polygon(item.polygon))
            path.closeSubpath()
        elif isinstance(item, LightItem):
            reach = max(item.bright, item.dim, 0.3)
            path.addEllipse(point(item.at), reach, reach)
        elif isinstance(item, NoteItem):
            path.addEllipse(point(item.at), 0.2, 0.2)
        return path

    def _pad_px(self, lens: Lens) -> float:
        if not any(isinstance(item, (NoteItem, RegionItem)) for item, _, _ in self._items.values()):
            return 24.0
        return max(240.0, NOTE_COLUMNS * lens.badge_px)

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        shown = self._shown(lens, exposed)
        for item, _ in shown:
            if isinstance(item, LightItem) and item.on:
                _glow(painter, lens, item)
        for item, path in shown:
            if isinstance(item, AreaItem):
                fill = area_fill(item)
                fill_area(painter, path, fill, lens)
                edge_area(painter, path, fill, lens)
            elif isinstance(item, RegionItem) and lens.role == "gm":
                painter.setOpacity(0.7)
                cased(painter, path, lens, "#E8EBF0", 1.0, (7, 7))
                painter.setOpacity(1.0)
        badges = [point(item.at) for item, _ in shown if isinstance(item, (NoteItem, LightItem))]
        for item, path in shown:
            if isinstance(item, RegionItem) and lens.role == "gm" and item.name and lens.ppu >= 12:
                _region_name(painter, lens, item.name, path.boundingRect().center(), badges)
            elif isinstance(item, LightItem) and lens.role == "gm" and lens.ppu >= 12:
                _badge(painter, lens, point(item.at), "lightbulb", CANVAS.light if item.on else "#8C96A6")
            elif isinstance(item, NoteItem):
                _note(painter, lens, item)


def _apart(polygons: tuple[Corners, ...]) -> list[Corners]:
    """Places of a map without a grid overlap by half; halved they lie side by side like cells."""
    middles = [(sum(x for x, _ in p) / len(p), sum(y for _, y in p) / len(p)) for p in polygons]
    known = {(round(x, 3), round(y, 3)) for x, y in middles}
    half = any((round(x + 0.5, 3), y) in known or (x, round(y + 0.5, 3)) in known for x, y in known)
    if not half:
        return list(polygons)
    return [
        [ScenePoint((x + mx) / 2, (y + my) / 2) for x, y in corners]
        for corners, (mx, my) in zip(polygons, middles, strict=True)
    ]


def area_fill(item: AreaItem) -> Fill:
    """The look of an area: by the first tag that has one, else the common one."""
    return next((AREAS[tag] for tag in item.tags if tag in AREAS), AREA)


def _glow(painter: QPainter, lens: Lens, item: LightItem) -> None:
    reach = max(item.bright, item.dim)
    if reach <= 0:
        return
    tint = QColor(item.color) if QColor(item.color).isValid() else QColor(CANVAS.light)
    shade = QRadialGradient(point(item.at), reach)
    strength = 0.30 if lens.role == "gm" else 0.22
    for part, weight in ((0.0, 1.0), (min(0.98, item.bright / reach), 0.62), (1.0, 0.0)):
        tint.setAlphaF(strength * weight)
        shade.setColorAt(part, QColor(tint))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawPath(lit_path(item.at, reach, item.angle_deg, item.direction_deg))
    if lens.role == "gm" and lens.ppu >= 12:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, dashes in ((item.bright, ()), (item.dim, (lens.u(4), lens.u(5)))):
            if radius > 0:
                tint.setAlphaF(0.75)
                painter.setPen(pen(tint, lens.u(1.2), dashes))
                painter.drawPath(lit_path(item.at, radius, item.angle_deg, item.direction_deg))


def lit_path(at: ScenePoint, radius: float, angle_deg: float, direction_deg: float) -> QPainterPath:
    """What a light reaches: a circle, or the piece of one that a cone is; degrees clockwise from north."""
    path = QPainterPath()
    box = QRectF(at.x - radius, at.y - radius, 2 * radius, 2 * radius)
    if angle_deg >= 360:
        path.addEllipse(box)
        return path
    path.moveTo(point(at))
    path.arcTo(box, 90 - direction_deg + angle_deg / 2, -angle_deg)  # Qt counts from the right against the clock
    path.closeSubpath()
    return path


def _region_name(painter: QPainter, lens: Lens, name: str, at: QPointF, badges: list[QPointF]) -> None:
    """A region's name in its middle, or below a badge that stands there."""
    words = label(name, 12.0, lens.dpr, weight=600)
    width, height = size_of(words)
    radius = badge_px(lens) + 2
    with in_px(painter) as to_px:
        middle = to_px.map(at)
        for badge in sorted((to_px.map(one) for one in badges), key=lambda one: one.y()):
            across = abs(badge.x() - middle.x()) < width / 2 + radius
            if across and abs(badge.y() - middle.y()) < height / 2 + radius:
                middle = QPointF(middle.x(), badge.y() + radius + height / 2)
        stamp(painter, words, middle)


def _note(painter: QPainter, lens: Lens, item: NoteItem) -> None:
    at = point(item.at)
    radius = badge_px(lens) if lens.role == "gm" else lens.badge_px
    _badge(painter, lens, at, "note", CANVAS.accent if item.gm else CANVAS.white, radius)
    text = note_lines(item.text)
    if not text or (lens.ppu < NOTES_FROM and lens.role == "gm"):
        return
    pixmap = label(text, lens.badge_px, lens.dpr, plate=CANVAS.plate, weight=600)
    with in_px(painter) as to_px:
        middle = to_px.map(at)
        _, height = size_of(pixmap)
        painter.drawPixmap(QPointF(round(middle.x() + radius + 5), round(middle.y() - height / 2)), pixmap)


class Walls(_Store):
    """Walls and doors, for the GM: players see what the picture shows."""

    z = 70.0
    cached = True
    kinds = (WallItem, DoorItem)

    def _path(self, item: Item) -> QPainterPath:
        return line(item.points) if isinstance(item, (WallItem, DoorItem)) else QPainterPath()

    def box(self, lens: Lens) -> QRectF:
        return super().box(lens) if lens.role == "gm" else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if lens.role != "gm":
            return
        shown = self._shown(lens, exposed)
        px = max(1.0, min(3.5, lens.ppu * 0.055))
        by_look: dict[tuple[str, tuple[float, ...]], QPainterPath] = {}
        for item, path in shown:
            if isinstance(item, WallItem):
                by_look.setdefault(wall_look(item), QPainterPath()).addPath(path)
        for (tint, dashes), path in by_look.items():
            cased(painter, path, lens, tint, px, dashes if lens.ppu >= 16 else ())
            if tint == CANVAS.wall_low and px > 2:
                # two lines with a gap: one can look or climb over
                painter.setPen(pen(CANVAS.casing, lens.u(1.0)))
                painter.drawPath(path)
        if lens.ppu < 16:
            for item, path in shown:
                if isinstance(item, DoorItem):
                    cased(painter, path, lens, CANVAS.door, px + 1)
            return
        for item, _ in shown:
            if isinstance(item, WallItem) and item.one_way:
                _one_way(painter, lens, item)
        for item, path in shown:
            if isinstance(item, DoorItem):
                _door(painter, lens, item, path)


def wall_look(item: WallItem) -> tuple[str, tuple[float, ...]]:
    """Colour and dashes (px) of a wall: solid blocks both, long dashes only movement, dots only sight."""
    if item.move and item.sight == "full":
        return (CANVAS.wall_low if item.low else CANVAS.wall), ()
    if item.move and item.sight == "behind":
        return CANVAS.wall, (14, 4)
    if item.move:
        return CANVAS.wall, (10, 6)
    return CANVAS.wall_sight, (3, 5)


def _one_way(painter: QPainter, lens: Lens, item: WallItem) -> None:
    """Small arrow heads on the side from which it can be passed."""
    sign = 1 if item.one_way == "right" else -1
    for (ax, ay), (bx, by) in zip(item.points, item.points[1:], strict=False):
        length = math.hypot(bx - ax, by - ay)
        if length < 1e-6:
            continue
        nx, ny = -(by - ay) / length * sign, (bx - ax) / length * sign
        tx, ty = (bx - ax) / length, (by - ay) / length
        mx, my, s = (ax + bx) / 2, (ay + by) / 2, lens.u(7)
        head = QPainterPath(QPointF(mx + nx * s * 1.6, my + ny * s * 1.6))
        head.lineTo(mx + tx * s * 0.7 + nx * s * 0.4, my + ty * s * 0.7 + ny * s * 0.4)
        head.lineTo(mx - tx * s * 0.7 + nx * s * 0.4, my - ty * s * 0.7 + ny * s * 0.4)
        head.closeSubpath()
        painter.setPen(pen(CANVAS.casing, lens.u(1.5)))
        painter.setBrush(QColor(CANVAS.wall))
        painter.drawPath(head)


def _door(painter: QPainter, lens: Lens, item: DoorItem, path: QPainterPath) -> None:
    """Closed: a full bar. Open: posts and a leaf turned aside. The kind shows in the bar, the lock as a badge."""
    px = max(4.0, min(8.0, lens.ppu * 0.12))
    tint = CANVAS.wall_sight if item.type == "window" else CANVAS.door
    (ax, ay), (bx, by) = item.points[0], item.points[-1]
    start, end = QPointF(ax, ay), QPointF(bx, by)
    if item.state == "open":
        cased(painter, path, lens, tint, 1.2, (4, 4))
        leaf = QPainterPath(start)
        away = end - start
        leaf.lineTo(start + QPointF(-away.y(), away.x()) * 0.5 + away * 0.25)
        if item.type in ("double", "gate"):
            leaf.moveTo(end)
            leaf.lineTo(end + QPointF(-away.y(), away.x()) * 0.5 - away * 0.25)
        if item.type != "portcullis":
            cased(painter, leaf, lens, tint, px * 0.6)
    else:
        flat = pen(CANVAS.casing, lens.u(px + 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(flat)
        painter.drawPath(path)
        dashes = (lens.u(4), lens.u(3)) if item.type == "portcullis" else ()
        painter.setPen(pen(tint, lens.u(px), dashes))
        painter.drawPath(path)
        if item.type in ("double", "gate"):
            middle, across = (start + end) / 2, end - start
            length = max(1e-6, math.hypot(across.x(), across.y()))
            normal = QPointF(-across.y(), across.x()) / length * lens.u(px)
            painter.setPen(pen(CANVAS.casing, lens.u(2.2)))
            painter.drawLine(middle - normal, middle + normal)
        elif item.type == "window":
            painter.setPen(pen(CANVAS.casing, lens.u(max(1.0, px * 0.3))))
            painter.drawPath(path)
    painter.setPen(pen(CANVAS.casing, lens.u(1.5)))
    painter.setBrush(QColor(tint))
    for post in (start, end):
        painter.drawRect(
            QRectF(post.x() - lens.u(px * 0.6), post.y() - lens.u(px * 0.6), lens.u(px * 1.2), lens.u(px * 1.2))
        )
    middle = (start + end) / 2
    if lens.ppu >= 24:
        if item.locked and item.state == "closed":
            _badge(painter, lens, middle, "lock-simple", CANVAS.door, 9.0)
        if item.secret:
            with in_px(painter) as to_px:
                tag = label("S", 11.0, lens.dpr, plate=CANVAS.plate, edge=CANVAS.door, weight=700)
                stamp(painter, tag, to_px.map(middle) + QPointF(0, -16))
