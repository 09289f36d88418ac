"""The still ground of a canvas: pictures, terrain patterns, grid, heights. Painted into the view's cached background."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen

from battlemap.app.display import GridItem, Item, PictureItem, TerrainItem
from battlemap.ui.canvas.gridlines import GridLines
from battlemap.ui.canvas.ground_patterns import ORDER, PLAIN, QUIET, fill_look, look, looks_of
from battlemap.ui.canvas.ink import color, in_px, label, pattern_brush, stamp
from battlemap.ui.canvas.lens import Lens, polygon, rect
from battlemap.ui.canvas.tiles import Pyramid, pyramid
from battlemap.ui.theme import CANVAS

Pictures = Callable[[str], bytes | None]

CHUNK = 16
LARGE = 2.0
"""Ground farther across than this (a region's) belongs to no chunk: it is always drawn."""

Chunk = tuple[int, int] | None


class Ground(QObject):
    """Knows the ground's items and draws any part of it. `changed` says that a picture has become sharper."""

    changed = Signal()

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._images: dict[str, tuple[PictureItem, Pyramid | None]] = {}
        self.grid: GridLines | None = None
        self._terrain: dict[str, TerrainItem] = {}
        self._chunks: dict[Chunk, set[str]] = {}
        self._paths: dict[Chunk, dict[str, QPainterPath]] = {}
        self.patterns: Mapping[str, str] = {}
        """How the ruleset's own tags are drawn."""
        self.plain = False
        """True: the patterns of the ground stand out; else the picture does."""
        self.wait = False
        """Decode in place while drawing: for pictures made without a window."""

    # -- what lies there -----------------------------------------------------------------------------------------

    def put(self, item: Item) -> bool:
        """Take an item in, or in again; False if it is not one of the ground's."""
        if isinstance(item, PictureItem):
            old = self._images.get(item.id)
            if old is not None and old[0].file == item.file and old[1] is not None:
                self._images[item.id] = (item, old[1])
            else:
                self._images[item.id] = (item, self._open(item.file))
        elif isinstance(item, GridItem):
            self.grid = GridLines(item)
        elif isinstance(item, TerrainItem):
            self.take(item)
            self._terrain[item.id] = item
            key = self._chunk_of(item)
            self._chunks.setdefault(key, set()).add(item.id)
            self._paths.pop(key, None)
        else:
            return False
        return True

    def take(self, item: Item) -> bool:
        """Take an item off; False if it is not one of the ground's."""
        if isinstance(item, PictureItem):
            self._images.pop(item.id, None)
        elif isinstance(item, GridItem):
            self.grid = None
        elif isinstance(item, TerrainItem):
            old = self._terrain.pop(item.id, None)
            if old is not None:
                key = self._chunk_of(old)
                self._chunks[key].discard(item.id)
                self._paths.pop(key, None)
        else:
            return False
        return True

    def bounds(self) -> QRectF:
        """The box round grid and pictures, scene units."""
        box = rect(self.grid.item.bounds) if self.grid is not None else QRectF()
        for item, _ in self._images.values():
            box = box.united(rect(item.rect))
        return box

    def _open(self, file: str) -> Pyramid | None:
        data = self._pictures(file)
        if data is None:
            return None
        made = pyramid(file, data)
        made.ready.connect(self._sharper)
        return made

    def _sharper(self) -> None:
        self.changed.emit()

    @property
    def loading(self) -> bool:
        """True while a picture has not shown anything yet."""
        return any(p is not None and p.loading for _, p in self._images.values())

    def settle(self) -> None:
        """Decode the pictures' small levels now, so that the next painting shows them."""
        for _, image in self._images.values():
            if image is not None:
                image.settle()

    @staticmethod
    def _chunk_of(item: TerrainItem) -> Chunk:
        if any(abs(x - item.center.x) > LARGE or abs(y - item.center.y) > LARGE for x, y in item.polygon):
            return None
        return math.floor(item.center.x / CHUNK), math.floor(item.center.y / CHUNK)

    # -- painting ------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        """Paint the part `exposed` (scene units; the painter's transform goes from scene units to px)."""
        painter.fillRect(exposed, color(CANVAS.fog if lens.role == "player" else CANVAS.outside))
        if self.grid is not None:
            painter.fillRect(rect(self.grid.item.bounds).intersected(exposed), color(CANVAS.ground))
        for item, image in sorted(self._images.values(), key=lambda pair: (pair[0].z, pair[0].id)):
            self._draw_picture(painter, lens, exposed, item, image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_terrain(painter, lens, exposed)
        if self.grid is not None:
            self.grid.draw(painter, lens, exposed)

    def _draw_picture(
        self, painter: QPainter, lens: Lens, exposed: QRectF, item: PictureItem, image: Pyramid | None
    ) -> None:
        box = rect(item.rect)
        if not box.intersects(exposed):
            return
        if image is None or image.problem:
            _placeholder(painter, lens, box, item.file, "" if image is None else image.problem)
            return
        with in_px(painter) as to_px:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not lens.quick)
            image.draw(painter, to_px.mapRect(box), to_px.mapRect(exposed), wait=self.wait)
        if image.problem:
            _placeholder(painter, lens, box, item.file, image.problem)

    def _near(self, exposed: QRectF) -> list[Chunk]:
        x0, x1 = math.floor(exposed.left() / CHUNK - 0.1), math.floor(exposed.right() / CHUNK + 0.1)
        y0, y1 = math.floor(exposed.top() / CHUNK - 0.1), math.floor(exposed.bottom() / CHUNK + 0.1)
        if (x1 - x0 + 1) * (y1 - y0 + 1) > len(self._chunks):
            return [k for k in self._chunks if k is None or (x0 <= k[0] <= x1 and y0 <= k[1] <= y1)]
        near: list[Chunk] = [None] if None in self._chunks else []
        return near + [(x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1) if (x, y) in self._chunks]

    def _draw_terrain(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        for key in self._near(exposed):
            paths = self._paths.get(key)
            if paths is None:
                paths = self._paths[key] = {}
                for name in self._chunks[key]:
                    item = self._terrain[name]
                    for what in looks_of(item.tags, item.water):
                        if what not in paths:
                            paths[what] = QPainterPath()
                            paths[what].setFillRule(Qt.FillRule.WindingFill)  # regions may lie over one another
                        paths[what].addPolygon(polygon(item.polygon))
                        paths[what].closeSubpath()
            if lens.role == "gm":
                for what in (
                    *(name for name in ORDER if name in paths),
                    *(name for name in paths if name not in ORDER),
                ):
                    fill_look(painter, paths[what], look(what, self.patterns), lens, PLAIN if self.plain else QUIET)
            elif "water" in paths:
                water = look("water", {})
                painter.fillPath(paths["water"], color(water.tint, water.opacity))


def _placeholder(painter: QPainter, lens: Lens, box: QRectF, file: str, problem: str) -> None:
    """A picture that is missing or broken: a hatched box with the file's name, so nobody looks for a mistake elsewhere."""
    painter.fillRect(box, color("#3A3F49"))
    painter.fillRect(box, pattern_brush("hatch", "#565D6A", lens))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color("#FF8F73"), lens.u(2)))
    painter.drawRect(box)
    text = file.rsplit("/", 1)[-1]
    text = text if len(text) <= 32 else f"{text[:14]}…{text[-14:]}"
    if problem:
        text = f"{text}: {problem}"
    with in_px(painter) as to_px:
        stamp(painter, label(text, 13.0, lens.dpr, plate=CANVAS.plate, edge="#FF8F73"), to_px.map(box.center()))
