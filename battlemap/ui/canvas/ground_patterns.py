"""The patterns of the ground: a shape for each tag, dark with a light edge, so that it reads in grey, and on any map."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap, QTransform

from battlemap.ui.canvas.ink import color, pen
from battlemap.ui.canvas.lens import Lens

TILE = 24
INK, HALO = "#12151A", "#FFFFFF"
PLAIN, QUIET = 0.65, 0.24
"""Opacity of patterns while the ground is what it is about, and while a fight goes on over it."""
FROM_PPU = 12.0
"""Smaller cells have only their tint."""


class Look:
    """How one kind of ground is drawn: a tint and a pattern."""

    __slots__ = ("opacity", "pattern", "tint")

    def __init__(self, tint: str, opacity: float, pattern: str) -> None:
        self.tint, self.opacity, self.pattern = tint, opacity, pattern


LOOKS: dict[str, Look] = {
    "water": Look("#2F7FD0", 0.26, "waves"),
    "difficult": Look("#8A5A1E", 0.16, "hatch"),
    "minor_obstacle": Look("#8A5A1E", 0.16, "plus"),
    "obstacle": Look("#14161B", 0.24, "crosses"),
    "impassable": Look("#14161B", 0.42, "bricks"),
    "stairs": Look("#FFFFFF", 0.14, "steps"),
    "ladder": Look("#FFFFFF", 0.14, "rungs"),
    "flammable": Look("#FF8A3D", 0.14, "flames"),
}
BARRING = ("impassable", "obstacle", "minor_obstacle", "difficult", "stairs", "ladder")
"""Of these the one that matters most to who walks there is drawn; what else there is, is drawn beside it."""
UNKNOWN = "rings"
ORDER = ("water", *reversed(BARRING), "flammable")


def look(name: str, patterns: Mapping[str, str]) -> Look:
    """How a tag (or water) is drawn. Args: patterns: those of the ruleset's own tags."""
    known = LOOKS.get(name)
    return known if known is not None else Look("#B06CD8", 0.12, patterns.get(name) or UNKNOWN)


def looks_of(tags: Sequence[str], water: float) -> list[str]:
    """What is drawn of some ground, the lowest first."""
    found = ["water"] if water > 0 else []
    found += [tag for tag in BARRING if tag in tags][:1]
    return found + [tag for tag in dict.fromkeys(tags) if tag not in BARRING]


def fill_look(painter: QPainter, path: QPainterPath, shown: Look, lens: Lens, opacity: float = PLAIN) -> None:
    """Fill a path (scene units) with tint and pattern."""
    painter.fillPath(path, color(shown.tint, shown.opacity))
    if lens.ppu >= FROM_PPU:
        painter.setOpacity(opacity)
        painter.fillPath(path, brush(shown.pattern, lens))
        painter.setOpacity(1.0)


def brush(pattern: str, lens: Lens) -> QBrush:
    """A pattern as a brush that grows a little with the zoom (painter in scene units)."""
    size = round(TILE * _grown(lens.ppu))
    made = QBrush(_texture(pattern, round(size * lens.dpr)))
    scale = lens.u(1) / lens.dpr
    made.setTransform(QTransform.fromScale(scale, scale))
    return made


def _grown(ppu: float) -> float:
    return next((grown for below, grown in ((26, 0.75), (40, 0.92), (64, 1.25), (110, 1.75)) if ppu < below), 2.25)


@lru_cache(maxsize=256)
def _texture(pattern: str, px: int) -> QPixmap:
    made = QPixmap(px, px)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(px / TILE, px / TILE)
    shape = QPainterPath()
    DRAWN.get(pattern, _rings)(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    one = max(TILE / px, 0.6)  # a px in the tile's own measure; on fine screens somewhat more
    for tint, width in ((color(HALO, 0.75), 3.4 * one), (color(INK, 0.95), 1.6 * one)):
        painter.setPen(pen(tint, width, round_cap=True))
        for dx in (-TILE, 0, TILE):  # what goes over the edge of a tile comes in at the other side
            for dy in (-TILE, 0, TILE):
                painter.drawPath(shape.translated(dx, dy))
    painter.end()
    return made


# -- the shapes, in a tile of 24 x 24 -------------------------------------------------------------------------------------


def _waves(path: QPainterPath) -> None:
    for y, shift in ((6.0, 0.0), (18.0, 12.0)):
        path.moveTo(shift - 9, y)
        path.cubicTo(shift - 6, y - 5, shift - 3, y - 5, shift, y)
        path.cubicTo(shift + 3, y + 5, shift + 6, y + 5, shift + 9, y)


def _hatch(path: QPainterPath) -> None:
    for shift in (-18, -6, 6):
        path.moveTo(shift, TILE)
        path.lineTo(shift + TILE, 0)


def _plus(path: QPainterPath) -> None:
    for x, y in ((6.0, 6.0), (18.0, 18.0)):
        _lines(path, ((x - 3.2, y), (x + 3.2, y)), ((x, y - 3.2), (x, y + 3.2)))


def _crosses(path: QPainterPath) -> None:
    for x, y in ((6.0, 6.0), (18.0, 18.0)):
        _lines(path, ((x - 3.6, y - 3.6), (x + 3.6, y + 3.6)), ((x - 3.6, y + 3.6), (x + 3.6, y - 3.6)))


def _bricks(path: QPainterPath) -> None:
    for y in (0.0, 12.0):
        _lines(path, ((0, y), (TILE, y)))
    _lines(path, ((6, 0), (6, 12)), ((18, 12), (18, 24)))


def _steps(path: QPainterPath) -> None:
    """A flight seen from the side."""
    path.moveTo(0, 24)
    for x in (0, 8, 16):
        path.lineTo(x, 16 - x)
        path.lineTo(x + 8, 16 - x)
    path.lineTo(24, 0)


def _rungs(path: QPainterPath) -> None:
    _lines(path, ((7, 0), (7, 24)), ((17, 0), (17, 24)), *(((7, y), (17, y)) for y in (4, 12, 20)))


def _flames(path: QPainterPath) -> None:
    """Where crosses, pluses and lines leave room."""
    for x, y in ((18.0, 6.0), (6.0, 18.0)):
        path.moveTo(x, y - 5.5)
        path.cubicTo(x + 1, y - 2, x + 4.5, y - 1, x + 3.6, y + 2)
        path.cubicTo(x + 2.6, y + 5, x - 2.6, y + 5, x - 3.6, y + 2)
        path.cubicTo(x - 4, y, x - 1, y - 1.5, x, y - 5.5)


def _dots(path: QPainterPath) -> None:
    for x, y in ((6.0, 6.0), (18.0, 6.0), (12.0, 18.0), (0.0, 18.0)):
        path.addEllipse(QPointF(x, y), 0.9, 0.9)


def _rings(path: QPainterPath) -> None:
    for x, y in ((6.0, 6.0), (18.0, 18.0)):
        path.addEllipse(QPointF(x, y), 3.4, 3.4)


def _zigzag(path: QPainterPath) -> None:
    for y in (8.0, 20.0):
        path.moveTo(0, y)
        for i in range(4):
            path.lineTo(3 + 6 * i, y - 5)
            path.lineTo(6 + 6 * i, y)


def _triangles(path: QPainterPath) -> None:
    for x, y in ((6.0, 7.0), (18.0, 19.0)):
        for turn in range(4):
            angle = math.radians(120 * turn - 90)
            (path.lineTo if turn else path.moveTo)(x + 4.4 * math.cos(angle), y + 4.4 * math.sin(angle))


def _squares(path: QPainterPath) -> None:
    for x, y in ((6.0, 6.0), (18.0, 18.0)):
        path.addRect(QRectF(x - 3, y - 3, 6, 6))


def _lines(path: QPainterPath, *lines: tuple[tuple[float, float], tuple[float, float]]) -> None:
    for a, b in lines:
        path.moveTo(*a)
        path.lineTo(*b)


DRAWN: dict[str, Callable[[QPainterPath], None]] = {
    "waves": _waves, "hatch": _hatch, "plus": _plus, "crosses": _crosses, "bricks": _bricks, "steps": _steps,
    "rungs": _rungs, "flames": _flames, "dots": _dots, "rings": _rings, "zigzag": _zigzag, "triangles": _triangles,
    "squares": _squares,
}  # fmt: skip
