"""What everything on the map is drawn with: cased lines, pattern brushes, labels. No colour carries a meaning alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

from battlemap.ui.canvas.lens import Lens
from battlemap.ui.theme import CANVAS, Fill, Pattern, sized_font


def color(name: str, opacity: float = 1.0) -> QColor:
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


def pen(name: str | QColor, width: float, dashes: tuple[float, ...] = (), *, round_cap: bool = False) -> QPen:
    """A pen of `width` in the painter's own unit; dashes in the same unit."""
    made = QPen(QColor(name), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap if round_cap else Qt.PenCapStyle.FlatCap)
    if dashes and width > 0:
        made.setDashPattern([d / width for d in dashes])
    return made


def cased(
    painter: QPainter, path: QPainterPath, lens: Lens, name: str, px: float, dashes: tuple[float, ...] = ()
) -> None:
    """A line `px` wide over a dark casing 3 px wider (painter in scene units)."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(CANVAS.casing, lens.u(px + 3), round_cap=not dashes))
    painter.drawPath(path)
    painter.setPen(pen(name, lens.u(px), tuple(lens.u(d) for d in dashes), round_cap=not dashes))
    painter.drawPath(path)


@contextmanager
def in_px(painter: QPainter) -> Iterator[QTransform]:
    """Paint in px for a while; gives the transform from scene units."""
    transform = painter.transform()
    painter.save()
    painter.resetTransform()
    try:
        yield transform
    finally:
        painter.restore()


@lru_cache(maxsize=64)
def _texture(pattern: Pattern, ink: str) -> QPixmap:
    size = 12
    made = QPixmap(size, size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if pattern == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink, 0.42))
        painter.drawEllipse(QPointF(3, 3), 1.45, 1.45)
        painter.drawEllipse(QPointF(9, 9), 1.45, 1.45)
    elif pattern == "hatch":
        painter.setPen(QPen(color(ink, 0.66), 3.4))
        for shift in (-size, 0, size):
            painter.drawLine(QPointF(shift - 2, size + 2), QPointF(shift + size + 2, -2))
    elif pattern == "crosses":
        painter.setPen(QPen(color(ink, 0.62), 1.5))
        painter.drawLine(QPointF(-1, -1), QPointF(size + 1, size + 1))
        painter.drawLine(QPointF(-1, size + 1), QPointF(size + 1, -1))
    elif pattern == "plus":
        painter.setPen(QPen(color(ink, 0.66), 1.3))
        for x, y in ((3, 3), (9, 9)):
            painter.drawLine(QPointF(x - 1.8, y), QPointF(x + 1.8, y))
            painter.drawLine(QPointF(x, y - 1.8), QPointF(x, y + 1.8))
    painter.end()
    return made


def pattern_brush(pattern: Pattern, ink: str, lens: Lens) -> QBrush:
    """The pattern as a brush whose texels are px, whatever the zoom (painter in scene units)."""
    brush = QBrush(_texture(pattern, ink))
    brush.setTransform(QTransform.fromScale(lens.u(1), lens.u(1)))
    return brush


def fill_area(painter: QPainter, path: QPainterPath, fill: Fill, lens: Lens) -> None:
    """An area's ground and pattern, without its edge."""
    painter.fillPath(path, color(fill.color, fill.opacity))
    if fill.pattern != "none" and lens.ppu >= 6:
        painter.fillPath(path, pattern_brush(fill.pattern, fill.ink, lens))


def edge_area(painter: QPainter, path: QPainterPath, fill: Fill, lens: Lens, px: float = 3.0) -> None:
    """An area's cased edge; where cells are tiny a bare line of one px, which is many times faster."""
    if lens.ppu < 10:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(fill.edge, 0))
        painter.drawPath(path)
        return
    width = px if lens.ppu >= 24 else max(1.0, px * lens.ppu / 24)
    cased(painter, path, lens, fill.edge, width, fill.dashes)


@lru_cache(maxsize=8192)
def label(
    text: str, px: float, dpr: float = 1.0, ink: str = CANVAS.white, plate: str = "", weight: int = 650, edge: str = ""
) -> QPixmap:
    """A text of one or more lines as a picture, with a 3 px casing or on a plate (`plate`: its colour).

    The same label is the same picture.
    """
    face = sized_font(px, weight)
    metrics = QFontMetricsF(face)
    lines = text.split("\n")
    width = max(metrics.horizontalAdvance(one) for one in lines)
    height = metrics.height() + metrics.lineSpacing() * (len(lines) - 1)
    pad_x, pad_y = (px * 0.5, px * 0.1) if plate else (2.5, 1.5)
    box = QRectF(0, 0, width + 2 * pad_x, height + 2 * pad_y)
    made = QPixmap(max(1, round((box.width() + 1) * dpr)), max(1, round((box.height() + 1) * dpr)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if plate:
        inner = box.adjusted(0.5, 0.5, 0.5, 0.5)
        painter.setPen(pen(edge, 1.0) if edge else Qt.PenStyle.NoPen)
        painter.setBrush(color(plate, 0.9))
        painter.drawRoundedRect(inner, min(4.0, px / 3), min(4.0, px / 3))
    path = QPainterPath()
    for number, one in enumerate(lines):
        down = pad_y + metrics.ascent() + metrics.lineSpacing() * number + 0.5
        path.addText(QPointF(pad_x + 0.5, down), face, one)
    if not plate:
        painter.strokePath(path, pen(CANVAS.casing, max(3.0, px / 4), round_cap=True))
    painter.fillPath(path, QColor(ink))
    painter.end()
    return made


def size_of(pixmap: QPixmap) -> tuple[float, float]:
    """Width and height in px as painted."""
    size = pixmap.deviceIndependentSize()
    return size.width(), size.height()


def stamp(painter: QPainter, pixmap: QPixmap, at: QPointF) -> None:
    """Put a picture with its middle at a point, on whole px (painter in px)."""
    width, height = size_of(pixmap)
    painter.drawPixmap(QPointF(round(at.x() - width / 2), round(at.y() - height / 2)), pixmap)
