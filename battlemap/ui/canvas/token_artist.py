"""Draws one token's look: disc, rim, wedge, bars, badges, tag, posture and rings, as `tokens.py` says."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from battlemap.ui import icons
from battlemap.ui.canvas.ink import color, label, pattern_brush, pen, size_of
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.looks import BAR_STEPS, Look
from battlemap.ui.theme import BAR_COLORS, CANVAS, Side, side, sized_font

DOT_BELOW = 12.0
PLAIN_BELOW = 24.0
ROOM = 2.1
"""Width of a token's picture as a part of its disc's diameter: wedge, rings and badges reach out that far."""
BADGES = 3


@dataclass(frozen=True, slots=True)
class Words:
    """What the ruleset calls things: icons of conditions, names of postures, who is out of the fight."""

    icons: Mapping[str, str]
    postures: Mapping[str, str]
    out: frozenset[str]


class Artist:
    """Draws one look with its middle at (0, 0), in px."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        d: float,
        lens: Lens,
        picture: Callable[[str, int], QImage],
        words: Words,
    ) -> None:
        self.p, self.look, self.lens, self.picture = painter, look, lens, picture
        self.words = words
        self.d, self.r = d, d / 2
        self.side: Side = side(look.side)
        self.k = max(0.55, min(3.0, d / 52))
        """Line widths follow the token's size a little."""

    def draw(self) -> None:
        if self.d < DOT_BELOW:
            self._dot()
            return
        plain = self.d < PLAIN_BELOW
        if not plain:
            self._shadow()
        self._wedge()
        self._disc()
        self._face(plain)
        self._rim(plain)
        if self.words.out.intersection(self.look.badges):
            self._cross()
        self._rings()
        if not plain:
            self._bars()
            self._badges()
            self._tag()
            self._posture()

    def _ring(self, radius: float, stroke: QPen) -> None:
        self.p.setPen(stroke)
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        self.p.drawEllipse(QPointF(0, 0), radius, radius)

    def _dot(self) -> None:
        """Below 12 px: a dot in the shape of the side, so that colour is not alone."""
        r = max(2.0, self.r)
        self.p.setPen(pen(CANVAS.outline, 1.2))
        self.p.setBrush(QColor(self.side.color))
        if self.side.ring == "toothed":
            self.p.drawPolygon(
                QPolygonF([QPointF(0, -r * 1.15), QPointF(r * 1.15, r * 0.9), QPointF(-r * 1.15, r * 0.9)])
            )
        elif self.side.ring == "double":
            self.p.drawPolygon(QPolygonF([QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)]))
        elif self.side.ring == "dashed":
            self.p.drawRect(QRectF(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7))
        else:
            self.p.drawEllipse(QPointF(0, 0), r, r)
        if self.look.selected:
            self._ring(r + 2, pen(CANVAS.white, 1.5))
        elif self.look.acting:
            self._ring(r + 2, pen(CANVAS.accent, 1.5))

    def _shadow(self) -> None:
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(color("#000000", 0.30))
        drop = 5.0 if self.look.lifted else 0.06 * self.r
        self.p.drawEllipse(QPointF(drop * 0.8, drop + self.r * 0.05), self.r * 1.03, self.r * 1.03)

    def _wedge(self) -> None:
        """Outside the rim, in the side's colour; it points where the token looks."""
        path = wedge(self.r, self.look.facing_deg)
        self.p.setPen(pen(CANVAS.outline, 1.6 * self.k))
        self.p.setBrush(QColor(self.side.color))
        self.p.drawPath(path)

    def _disc(self) -> None:
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(QColor(CANVAS.outline))
        self.p.drawEllipse(QPointF(0, 0), self.r, self.r)

    @property
    def inner(self) -> float:
        return self.r * 0.80

    def _face(self, plain: bool) -> None:
        inner = self.inner
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(QColor(self.side.field))
        self.p.drawEllipse(QPointF(0, 0), inner, inner)
        art = QImage()
        if self.look.picture:
            art = self.picture(self.look.picture, math.ceil(inner * 2 * self.lens.dpr))
        if not art.isNull():
            brush = QBrush(art)
            scale = inner * 2 / art.width()
            brush.setTransform(QTransform.fromScale(scale, scale).translate(-art.width() / 2, -art.height() / 2))
            self.p.setBrush(brush)
            self.p.drawEllipse(QPointF(0, 0), inner, inner)
        else:
            text = self.look.initials or "?"
            face = sized_font(inner * (0.95 if len(text) < 3 else 0.72), 700)
            path = QPainterPath()
            path.addText(QPointF(0, 0), face, text)
            path.translate(-path.boundingRect().center())
            self.p.fillPath(path, QColor("#F6F1E4"))
        if not plain:
            self._ring(inner, pen(color("#000000", 0.55), max(1.0, 1.2 * self.k)))

    def _rim(self, plain: bool) -> None:
        tint = QColor(self.side.color)
        edge = max(1.0, 1.5 * self.k)
        outer, inner = self.r - edge, self.inner + 0.02 * self.r
        middle, width = (outer + inner) / 2, max(1.5, outer - inner)
        kind = self.side.ring
        if kind == "double" and not plain:
            thin = width * 0.36
            self._ring(outer - thin / 2, pen(tint, thin))
            self._ring(inner + thin / 2, pen(tint, thin))
        elif kind == "dashed":
            count = 12 if not plain else 8
            dash = 2 * math.pi * middle / count
            self._ring(middle, pen(tint, width, (dash * 0.66, dash * 0.34)))
        else:
            self._ring(middle, pen(tint, width))
            if kind == "toothed":
                self._teeth(outer, inner, 20 if not plain else 12)
        if kind == "toothed" or kind == "plain":
            self._ring(self.r - edge / 2, pen(CANVAS.outline, edge))

    def _teeth(self, outer: float, inner: float, count: int) -> None:
        path = QPainterPath()
        for i in range(count):
            a = 2 * math.pi * i / count
            half = math.pi / count * 0.72
            base = inner + (outer - inner) * 0.12
            tip = inner + (outer - inner) * 0.86
            path.moveTo(tip * math.cos(a), tip * math.sin(a))
            path.lineTo(base * math.cos(a - half), base * math.sin(a - half))
            path.lineTo(base * math.cos(a + half), base * math.sin(a + half))
            path.closeSubpath()
        self.p.fillPath(path, color(self.side.field))

    def _cross(self) -> None:
        reach = self.inner * 0.62
        for stroke in (pen(CANVAS.casing, 7 * self.k, round_cap=True), pen(CANVAS.white, 3.4 * self.k, round_cap=True)):
            self.p.setPen(stroke)
            self.p.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
            self.p.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))

    def _rings(self) -> None:
        out = self.r + 2.5 * self.k
        if self.look.hidden:
            dot = max(1.6, 2.2 * self.k)
            self._ring(out, pen(CANVAS.casing, dot + 2))
            dots = pen(CANVAS.white, dot, (0.01, dot * 2.2), round_cap=True)
            self._ring(out, dots)
            out += 4 * self.k
        if self.look.acting:
            width = max(2.0, 3.0 * self.k)
            self._ring(out + 1, pen(CANVAS.casing, width + 3))
            dash = 2 * math.pi * (out + 1) / 14
            self._ring(out + 1, pen(CANVAS.accent, width, (dash * 0.66, dash * 0.34)))
            out += 5 * self.k
        if self.look.selected:
            self._ring(out + 1.5, pen(CANVAS.casing, 7.5))
            self._ring(out, pen(CANVAS.white, 1.8))
            self._ring(out + 3.4, pen(CANVAS.white, 1.8))

    def _bars(self) -> None:
        height = max(5.0, 0.115 * self.d)
        width = self.d * 0.74
        for i, steps in enumerate(self.look.bars):
            y = self.r * 0.60 + i * (height + 1) if len(self.look.bars) == 1 else self.r * 0.48 + i * (height + 0.5)
            box = QRectF(-width / 2, y, width, height)
            self.p.setPen(Qt.PenStyle.NoPen)
            self.p.setBrush(QColor(CANVAS.casing))
            self.p.drawRect(box.adjusted(-1.5, -1.5, 1.5, 1.5))
            part = steps / BAR_STEPS
            tint = BAR_COLORS[0 if part > 0.5 else 1 if part > 1 / 3 else 2]
            if i and part > 0.5:
                tint = "#6FB2FF"
            filled = QRectF(box.x(), box.y(), width * part, height)
            self.p.fillRect(filled, QColor(tint))
            if part <= 1 / 3:
                self.p.fillRect(filled, pattern_brush("hatch", "#3A0F08", Lens(1.6)))
            self.p.setPen(QPen(QColor(CANVAS.casing), 1.2))
            third = box.x() + width / 3
            self.p.drawLine(QPointF(third, box.top()), QPointF(third, box.bottom()))

    def _badge(self, angle_deg: float, icon: str, text: str = "") -> None:
        size = max(8.0, min(self.lens.badge_px * 0.82, self.d * 0.21))
        if self.lens.role == "player":
            # 12 minutes of arc across the room, but not more than a third of the disc
            size = max(size, min(self.lens.badge_px * 0.56, self.d * 0.34))
        reach = self.r + size * 0.25
        a = math.radians(angle_deg - 90)
        at = QPointF(reach * math.cos(a), reach * math.sin(a))
        self.p.setPen(pen(CANVAS.white, 1.5))
        self.p.setBrush(QColor(CANVAS.plate))
        self.p.drawEllipse(at, size, size)
        if text:
            path = QPainterPath()
            path.addText(QPointF(0, 0), sized_font(size * 1.05, 700), text)
            self.p.fillPath(path.translated(at - path.boundingRect().center()), QColor(CANVAS.white))
        else:
            side_px = size * 1.45
            icons.paint(
                self.p, icon, QRectF(at.x() - side_px / 2, at.y() - side_px / 2, side_px, side_px), QColor(CANVAS.white)
            )

    def _badges(self) -> None:
        """At most three from the upper right clockwise, then "+n". Hidden has its eye at the top."""
        named = [c for c in self.look.badges if c not in self.words.out]
        shown = named[:BADGES]
        angle = 42.0
        for name in shown:
            icon = self.words.icons.get(name)
            self._badge(angle, icon or "", "" if icon else name[:1].upper())
            angle += 36.0
        if len(named) > BADGES:
            self._badge(angle, "", f"+{len(named) - BADGES}")
        if self.look.hidden:
            self._badge(0.0, "eye-slash")

    def _tag(self) -> None:
        if not self.look.height:
            return
        pix = label(self.look.height, self.lens.badge_px, self.lens.dpr, plate=CANVAS.plate, edge="#C9BFA6", weight=650)
        width, height = size_of(pix)
        at = QPointF(-self.r * 0.12 - width, -self.r * 0.55 - height)
        self.p.drawPixmap(QPointF(round(at.x()), round(at.y())), pix)

    def _posture(self) -> None:
        if not self.look.posture:
            return
        words = self.words.postures.get(self.look.posture, self.look.posture)
        pix = label(
            words[:1].upper() + words[1:],
            max(9.0, self.lens.badge_px * 0.82),
            self.lens.dpr,
            plate=CANVAS.plate,
            edge="#8C96A6",
            weight=600,
        )
        width, height = size_of(pix)
        at = QPointF(-self.r * 0.38 - width, self.r * 0.5 - height * 0.5)
        self.p.drawPixmap(QPointF(round(at.x()), round(at.y())), pix)


def wedge(radius: float, facing_deg: float, *, scale: float = 1.0) -> QPainterPath:
    """A triangle outside a disc round (0, 0) that points to `facing_deg` (clockwise from up)."""
    near, far = radius * 1.02, radius * (1.02 + 0.36 * scale)
    half = 0.30 * scale
    a = math.radians(facing_deg - 90)
    path = QPainterPath(QPointF(far * math.cos(a), far * math.sin(a)))
    path.lineTo(near * math.cos(a - half), near * math.sin(a - half))
    path.quadTo(
        radius * math.cos(a) * 1.04, radius * math.sin(a) * 1.04, near * math.cos(a + half), near * math.sin(a + half)
    )
    path.closeSubpath()
    return path
