"""Front, sides and rear of a token on the map, each with its pattern, its edge and its word; and how far it reaches."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.app.tools.sights import ArcArea, Polygon
from battlemap.text import Translate
from battlemap.ui.canvas.ink import cased, edge_area, fill_area, in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.canvas.outlines import merged
from battlemap.ui.theme import ARCS, CANVAS

PLATES = {"front": "#123A6B", "side": "#4E3B06", "rear": "#611806"}
WORDS_FROM = 22.0


class Arcs(Layer):
    """Empty unless something is aimed."""

    z = 61.0
    cached = True

    def __init__(self) -> None:
        self.translate: Translate = str
        self._shown: tuple[tuple[ArcArea, ...], tuple[Polygon, ...]] = ((), ())
        self._paths: list[tuple[ArcArea, QPainterPath]] = []
        self._reach = QPainterPath()

    def show(self, arcs: tuple[ArcArea, ...], reach: tuple[Polygon, ...]) -> bool:
        """Take these; False if they are the ones already shown."""
        if (arcs, reach) == self._shown:
            return False
        self._shown = arcs, reach
        self._paths = [(area, merged(area.polygons)) for area in arcs if area.polygons]
        self._reach = merged(reach) if reach else QPainterPath()
        return True

    def box(self, lens: Lens) -> QRectF:
        whole = self._reach.boundingRect()
        for area, path in self._paths:
            whole = whole.united(path.boundingRect())
            for at in area.at:
                whole = whole.united(QRectF(at.x - lens.u(60), at.y - lens.u(16), lens.u(120), lens.u(32)))
        pad = lens.u(6)
        return whole.adjusted(-pad, -pad, pad, pad) if not whole.isEmpty() else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        for area, path in self._paths:
            fill_area(painter, path, ARCS[area.arc], lens)
        for area, path in self._paths:
            edge_area(painter, path, ARCS[area.arc], lens, 2.0)
        if not self._reach.isEmpty():
            cased(painter, self._reach, lens, CANVAS.white, 2.4, (10, 5))
        if lens.ppu < WORDS_FROM:
            return
        px = max(12.0, lens.badge_px)
        with in_px(painter) as to_px:
            for area, _ in self._paths:
                word = area.word.in_language(self.translate)
                plate = label(word, px, lens.dpr, plate=PLATES[area.arc], edge=ARCS[area.arc].edge, weight=700)
                for at in area.at:
                    stamp(painter, plate, to_px.map(point(at)))
