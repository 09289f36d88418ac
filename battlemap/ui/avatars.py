"""Round token pictures for lists: the picture inside the rim of its side, as on the map but small."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from battlemap.ui import icons, theme
from battlemap.ui.images import square


def avatar(data: bytes | None, look: str, px: int, dpr: float = 1.0, name: str = "") -> QPixmap:
    """A token's picture `px` wide for a list; without a picture the first letter of its name."""
    return _avatar(data, look, px, dpr, name[:1].upper())


@lru_cache(maxsize=512)
def _avatar(data: bytes | None, look: str, px: int, dpr: float, letter: str) -> QPixmap:
    made = QPixmap(round(px * dpr), round(px * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    side = theme.side(look)
    box = QRectF(1, 1, px - 2, px - 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.CANVAS.outline))
    painter.drawEllipse(box)
    image = square(data, round(px * dpr)) if data else QImage()
    inner = box.adjusted(3, 3, -3, -3)
    painter.setBrush(QColor(side.field))
    painter.drawEllipse(inner)
    if not image.isNull():
        clip = QPainterPath()
        clip.addEllipse(inner)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(inner, image)
        painter.restore()
    elif letter:
        painter.setPen(QColor(theme.CANVAS.ink))
        painter.setFont(theme.sized_font(px * 0.42, 700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    _ring(painter, side, box)
    painter.end()
    return made


def _ring(painter: QPainter, side: theme.Side, box: QRectF) -> None:
    """The rim, in the pattern of its side, so that it is told apart without its colour."""
    width = max(1.5, box.width() / 14)
    ring = box.adjusted(width / 2 + 0.5, width / 2 + 0.5, -width / 2 - 0.5, -width / 2 - 0.5)
    color = QColor(side.color)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color, width)
    if side.ring == "dashed":
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        turn = math.pi * ring.width() / width
        pen.setDashPattern([turn / 16 * 0.62, turn / 16 * 0.38])
    painter.setPen(pen)
    if side.ring == "double":
        painter.setPen(QPen(color, width * 0.45))
        painter.drawEllipse(ring.adjusted(width * 0.6, width * 0.6, -width * 0.6, -width * 0.6))
        painter.drawEllipse(ring.adjusted(-width * 0.25, -width * 0.25, width * 0.25, width * 0.25))
    else:
        painter.drawEllipse(ring)
    if side.ring == "toothed":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.CANVAS.outline))
        middle, radius = ring.center(), ring.width() / 2 + width / 2
        for tooth in range(14):
            angle = tooth * math.tau / 14
            along = QPointF(math.cos(angle), math.sin(angle))
            across = QPointF(-along.y(), along.x()) * (width * 0.7)
            tip = middle + along * (radius - width * 0.9)
            base = middle + along * (radius + 1)
            painter.drawPolygon(QPolygonF([tip, base + across, base - across]))


def side_icon(look: str, px: int = 18) -> QPixmap:
    """The side's own sign in its colour, on the dark of the map, for choosers."""
    made = QPixmap(px * 2, px * 2)
    made.setDevicePixelRatio(2)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = theme.side(look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(side.field))
    painter.drawEllipse(QRectF(0.5, 0.5, px - 1, px - 1))
    icons.paint(painter, side.icon, QRectF(px * 0.18, px * 0.18, px * 0.64, px * 0.64), QColor(side.color))
    painter.end()
    return made
