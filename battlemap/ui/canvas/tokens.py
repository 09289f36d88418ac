"""A token's look, drawn once into a picture per look and zoom: tokens that look alike share it.

From inside out: picture or initials on a dark field; dark ring; rim = side (colour and ring pattern); outline; wedge =
facing; bar on the lower rim; badges, height tag, posture; rings for turn, selection and hidden.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from battlemap.ui import icons
from battlemap.ui.canvas.ink import color, label, pattern_brush, pen, size_of
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.looks import BAR_STEPS, Look
from battlemap.ui.images import square
from battlemap.ui.theme import BAR_COLORS, CANVAS, Side, side, sized_font

Pictures = Callable[[str], bytes | None]

DOT_BELOW = 12.0
PLAIN_BELOW = 24.0
ROOM = 2.1
"""Width of a token's picture as a part of its disc's diameter: wedge, rings and badges reach out that far."""
BADGES = 3
HIDDEN_OPACITY = 0.78

CONDITION_ICONS = {
    "stunned": "lightning-slash",
    "wounded": "heartbeat",
    "bleeding": "drop",
    "burning": "fire",
    "aim": "target",
    "aiming": "target",
    "waiting": "hourglass-medium",
    "wait": "hourglass-medium",
    "concentrating": "magic-wand",
    "ready": "hand-grabbing",
    "defending": "shield-check",
    "evaluating": "eye",
    "blinded": "eye-slash-fill",
    "frozen": "snowflake",
    "unconscious": "moon",
    "asleep": "moon",
    "flying": "wind",
    "grappled": "link",
    "held": "link",
    "hidden": "eye-slash",
    "restrained": "link",
    "shaken": "warning",
    "frightened": "ghost",
}
OUT = frozenset(
    {"dead", "down", "killed", "unconscious", "dying", "out", "defeated", "incapacitated", "destroyed", "ko"}
)
"""Conditions of one who is out of the fight: crossed out."""


class TokenPainter:
    """Draws looks and keeps what it drew for the present zoom."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._drawn: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._art: OrderedDict[tuple[str, int], QImage] = OrderedDict()
        self._icons: Mapping[str, str] = CONDITION_ICONS
        self._postures: Mapping[str, str] = {}
        self._out = OUT
        self.drawn_count = 0
        """How many looks were drawn so far: tests see by it that looks are shared."""

    def use_icons(
        self,
        icons_by_condition: Mapping[str, str],
        postures: Mapping[str, str] | None = None,
        out: Iterable[str] = (),
    ) -> None:
        """Badges of conditions by the ruleset's icons; unknown icon names fall back to the usual ones, then to a letter.

        Args: postures: what a posture is called; out: conditions of those who are out of the fight.
        """
        self._postures = dict(postures or {})
        self._out = OUT.union(out)
        known = icons.code_points()
        self._icons = {**CONDITION_ICONS, **{c: name for c, name in icons_by_condition.items() if name in known}}
        self.forget()

    def forget(self) -> None:
        """Drop what was drawn (the zoom changed)."""
        self._drawn.clear()

    def pixmap(self, look: Look, diameter_px: float, lens: Lens) -> QPixmap:
        """The picture of a look whose disc is `diameter_px` wide; its middle is the disc's middle."""
        key = (look, round(diameter_px, 2), lens.dpr, round(lens.badge_px, 1))
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._draw(look, diameter_px, lens)
            self.drawn_count += 1
            if len(self._drawn) > 4096:
                self._drawn.popitem(last=False)
        else:
            self._drawn.move_to_end(key)
        return found

    def _picture(self, file: str, px: int) -> QImage:
        # in steps, so that a zoom gesture does not decode at each stop
        step = 1 << max(5, math.ceil(math.log2(max(2, px))))
        step = min(step, 1024)
        found = self._art.get((file, step))
        if found is None:
            data = self._pictures(file)
            found = self._art[file, step] = square(data, step) if data is not None else QImage()
            while sum(image.sizeInBytes() for image in self._art.values()) > 48 * 1024 * 1024 and len(self._art) > 1:
                self._art.popitem(last=False)
        return found

    def _draw(self, look: Look, d: float, lens: Lens) -> QPixmap:
        # even, so that the middle lies between two px and a token does not shift between zooms
        half = d * ROOM / 2 + (lens.badge_px if d >= PLAIN_BELOW else 2)
        if d >= PLAIN_BELOW and (look.height or look.posture):
            half = max(half, lens.badge_px * max(3.6, len(look.posture) * 0.62) + d * 0.2)
        whole = max(4, 2 * math.ceil(half))
        made = QPixmap(math.ceil(whole * lens.dpr), math.ceil(whole * lens.dpr))
        made.setDevicePixelRatio(lens.dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(whole / 2, whole / 2)
        words = _Words(self._icons, self._postures, self._out)
        _Artist(painter, look, d, lens, self._picture, words).draw()
        if look.hidden:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRectF(-whole, -whole, 2 * whole, 2 * whole), color(CANVAS.white, HIDDEN_OPACITY))
        painter.end()
        return made


@dataclass(frozen=True, slots=True)
class _Words:
    """What the ruleset calls things: icons of conditions, names of postures, who is out of the fight."""

    icons: Mapping[str, str]
    postures: Mapping[str, str]
    out: frozenset[str]


class _Artist:
    """Draws one look with its middle at (0, 0), in px."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        d: float,
        lens: Lens,
        picture: Callable[[str, int], QImage],
        words: _Words,
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
