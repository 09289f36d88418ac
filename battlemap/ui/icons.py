"""Icons from the bundled Phosphor font, drawn on demand in the colours of the theme.

`assets/icons/phosphor.toml` maps icon names to code points. Where font or name is missing the icon is an outlined
circle, so a window never fails for want of a picture.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRawFont,
    QTransform,
)

from battlemap import paths
from battlemap.ui import theme


@lru_cache(maxsize=1)
def _raw_font() -> QRawFont | None:
    folder = paths.assets() / "fonts"
    for file in sorted(folder.glob("phosphor*.ttf")) if folder.is_dir() else ():
        raw = QRawFont(str(file), 100.0)
        if raw.isValid():
            return raw
    return None


@lru_cache(maxsize=1)
def code_points() -> dict[str, int]:
    """Icon name -> code point in the font; empty where the list is not installed."""
    file = paths.assets() / "icons" / "phosphor.toml"
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        return {}
    found: dict[str, int] = {}
    for name, value in _flat(table):
        if isinstance(value, str):
            try:
                value = ord(value) if len(value) == 1 else int(value.removeprefix("U+").removeprefix("0x"), 16)
            except ValueError:
                continue
        if isinstance(value, int):
            found.setdefault(name, value)
    return found


def _flat(table: dict[str, Any]) -> list[tuple[str, Any]]:
    return [
        pair for key, value in table.items() for pair in (_flat(value) if isinstance(value, dict) else [(key, value)])
    ]


@lru_cache(maxsize=256)
def glyph(name: str) -> QPainterPath:
    """The outline of an icon in a box of 1 x 1; for painting on the map. Empty where it is missing."""
    path = QPainterPath()
    raw, point = _raw_font(), code_points().get(name)
    if raw is None or point is None:
        return path
    numbers = raw.glyphIndexesForString(chr(point))
    if not numbers or not numbers[0]:
        return path
    outline = raw.pathForGlyph(numbers[0])
    # the font's box is one em wide and stands on its baseline
    return QTransform(0.01, 0, 0, 0.01, 0, 1).map(outline)


def paint(painter: QPainter, name: str, box: QRectF, color: QColor) -> None:
    """Draw an icon into a box, in one colour."""
    path = glyph(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width(), box.height())
    if path.isEmpty():
        painter.setPen(QPen(color, max(1.0, side / 14)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.center(), side * 0.32, side * 0.32)
    else:
        painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
        painter.scale(side, side)
        painter.fillPath(path, color)
    painter.restore()


class _Engine(QIconEngine):
    """Draws a glyph in any size; colour by the icon's mode and the theme of the moment."""

    def __init__(self, name: str, color: str | None) -> None:
        super().__init__()
        self._name, self._color = name, color

    def _ink(self, mode: QIcon.Mode, state: QIcon.State) -> QColor:
        colors = theme.current()
        if mode == QIcon.Mode.Disabled:
            return colors.color("disabled")
        if self._color is not None:
            return colors.color(self._color) if hasattr(colors, self._color) else QColor(self._color)
        return colors.color("text")

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        paint(painter, self._name, QRectF(rect), self._ink(mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made


def icon(name: str, color: str | None = None) -> QIcon:
    """The icon of a Phosphor name ("sword").

    Args:
        name: as in assets/icons/phosphor.toml.
        color: a token of the theme ("tv", "accent", "muted") or "#rrggbb"; the theme's text colour if left out.
    """
    return QIcon(_Engine(name, color))
