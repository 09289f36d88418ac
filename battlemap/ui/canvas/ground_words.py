"""Surfaces and ways up as words on the map, for the GM, while the brush that paints them is in hand."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.display import Item, TerrainItem
from battlemap.ui.canvas.ink import cased, in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.outlines import merged
from battlemap.ui.theme import CANVAS

FROM = 20.0
ACROSS, DOWN = 4.0, 3.0
"""A word stands at most once in a box of that size, scene units."""

Key = tuple[str, str]


class GroundWords(Layer):
    """A dashed line round ground of one surface, and its name every few cells."""

    z = 61.2

    def __init__(self) -> None:
        self.on = False
        self.word: Callable[[str, str], str] = lambda of, id_: id_
        """What a surface or a way up (`climb`) is called."""
        self._items: dict[str, TerrainItem] = {}
        self._drawn: list[tuple[QPainterPath, str, list[QPointF]]] | None = None

    def put(self, item: Item) -> bool:
        """Watches the ground's cells; never claims one, they belong to the ground."""
        if isinstance(item, TerrainItem):
            self.take(item)
            if item.surface or item.climb:
                self._items[item.id] = item
        return False

    def take(self, item: Item) -> bool:
        if isinstance(item, TerrainItem):
            self._items.pop(item.id, None)
            self._drawn = None
        return False

    def forget(self) -> None:
        """Words are called otherwise now."""
        self._drawn = None

    def box(self, lens: Lens) -> QRectF:
        if not self.on or lens.role != "gm" or lens.ppu < FROM or not self._items:
            return QRectF()
        whole = QRectF()
        for path, _, _ in self._areas():
            whole = whole.united(path.boundingRect())
        return whole.adjusted(-2, -1, 2, 1)

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if not self.on or lens.quick:
            return
        near = exposed.adjusted(-2, -1, 2, 1)
        px = max(10.0, min(14.0, lens.ppu * 0.2))
        for path, text, places in self._areas():
            if not path.boundingRect().intersects(near):
                continue
            cased(painter, path, lens, CANVAS.white, 0.8, (3, 4))
            with in_px(painter) as to_px:
                for place in places:
                    if near.contains(place):
                        at = to_px.map(QPointF(place.x(), place.y() + 0.26))
                        stamp(painter, label(text, px, lens.dpr, plate=CANVAS.plate), at)

    def _areas(self) -> list[tuple[QPainterPath, str, list[QPointF]]]:
        """Outline, words and their places of each kind of ground that has a word."""
        if self._drawn is None:
            alike: dict[Key, list[TerrainItem]] = {}
            for item in self._items.values():
                alike.setdefault((item.surface or "", item.climb or ""), []).append(item)
            self._drawn = [
                (merged(item.polygon for item in items), self._text(key), _places(items))
                for key, items in alike.items()
            ]
        return self._drawn

    def _text(self, key: Key) -> str:
        surface, climb = key
        words = [self.word("surface", surface)] if surface else []
        return ", ".join([*words, f"↑ {self.word('climb', climb)}"] if climb else words)


def _places(items: list[TerrainItem]) -> list[QPointF]:
    """One place in each box, that of the cell nearest to the middle of those in it."""
    boxes: dict[tuple[int, int], list[QPointF]] = {}
    for item in items:
        box = math.floor(item.center.x / ACROSS), math.floor(item.center.y / DOWN)
        boxes.setdefault(box, []).append(QPointF(*item.center))
    found = []
    for points in boxes.values():
        x, y = sum(p.x() for p in points) / len(points), sum(p.y() for p in points) / len(points)
        found.append(min(points, key=lambda p: (p.x() - x) ** 2 + (p.y() - y) ** 2))
    return found
