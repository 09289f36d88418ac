"""The lines of a grid, made in chunks of 16 x 16 cells as they come into sight."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from battlemap.app.display import GridItem
from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.ink import color
from battlemap.ui.canvas.lens import Lens, rect
from battlemap.ui.theme import CANVAS

CHUNK = 16
HIDE_BELOW = 5.0
THIN_BELOW = 11.0
STRENGTH = 0.56


class GridLines:
    """The grid of one scene. Each line is there once, so lines that two cells share are not darker."""

    def __init__(self, item: GridItem) -> None:
        self.item = item
        self._grid = item.spec.grid()
        self._chunks: OrderedDict[tuple[int, int], tuple[QRectF, QPainterPath]] = OrderedDict()
        cell = self._grid.from_offset(0, 0)
        center = self._grid.center(cell)
        self._corners = [(x - center.x, y - center.y) for x, y in self._grid.polygon(cell)]

    def _edges(self) -> list[tuple[int, bool]]:
        """Edges by index, and whether a cell draws that one always (the other half is drawn by the neighbour)."""
        found = []
        for i, (x, y) in enumerate(self._corners):
            x2, y2 = self._corners[(i + 1) % len(self._corners)]
            mx, my = x + x2, y + y2
            found.append((i, mx > 1e-6 or (abs(mx) <= 1e-6 and my > 0)))
        return found

    def _make(self, column: int, row: int) -> tuple[QRectF, QPainterPath]:
        path = QPainterPath()
        grid, spec, corners = self._grid, self.item.spec, self._corners
        last = len(corners)
        edges = self._edges()
        for r in range(row * CHUNK, min(spec.rows, (row + 1) * CHUNK)):
            for c in range(column * CHUNK, min(spec.columns, (column + 1) * CHUNK)):
                cx, cy = grid.center(grid.from_offset(c, r))
                border = c in (0, spec.columns - 1) or r in (0, spec.rows - 1)
                for i, own in edges:
                    (ax, ay), (bx, by) = corners[i], corners[(i + 1) % last]
                    if not own and (not border or grid.contains(grid.cell_at(ScenePoint(cx + ax + bx, cy + ay + by)))):
                        continue
                    path.moveTo(QPointF(cx + ax, cy + ay))
                    path.lineTo(QPointF(cx + bx, cy + by))
        return path.boundingRect(), path

    def _chunk(self, column: int, row: int) -> tuple[QRectF, QPainterPath]:
        found = self._chunks.get((column, row))
        if found is None:
            found = self._chunks[column, row] = self._make(column, row)
            if len(self._chunks) > 1024:
                self._chunks.popitem(last=False)
        return found

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        """Draw the lines that show in `exposed` (painter in scene units). Thinner when small, none below 5 px a cell."""
        spec = self.item.spec
        if spec.kind == "none":
            painter.setPen(QPen(color(CANVAS.casing, 0.8), lens.u(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect(self.item.bounds))
            return
        if lens.ppu < HIDE_BELOW:
            return
        strength = STRENGTH
        if lens.ppu < THIN_BELOW:
            strength *= (lens.ppu - HIDE_BELOW + 2) / (THIN_BELOW - HIDE_BELOW + 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not lens.quick)
        # lines of one px are several times faster than wider ones; where cells are large there are few of them
        dark = QPen(color("#0B1408", strength), lens.u(1.6 if lens.ppu >= 96 else 1.0))
        light = QPen(color("#FFFFFF", 0.13), lens.u(1.0))
        box = rect(self.item.bounds)
        part = box.intersected(exposed)
        if part.isEmpty():
            return
        step_x, step_y = box.width() / spec.columns, box.height() / spec.rows
        slack = 2
        c0 = max(0, math.floor((part.left() - box.left()) / step_x) - slack) // CHUNK
        c1 = min(spec.columns - 1, math.floor((part.right() - box.left()) / step_x) + slack) // CHUNK
        r0 = max(0, math.floor((part.top() - box.top()) / step_y) - slack) // CHUNK
        r1 = min(spec.rows - 1, math.floor((part.bottom() - box.top()) / step_y) + slack) // CHUNK
        for row in range(r0, r1 + 1):
            for column in range(c0, c1 + 1):
                bounds, path = self._chunk(column, row)
                if not bounds.intersects(exposed):
                    continue
                if lens.ppu >= 32 and not lens.quick:
                    # a faint light seam beside it keeps the line readable on dark floors
                    painter.setPen(light)
                    painter.translate(lens.u(1), lens.u(1))
                    painter.drawPath(path)
                    painter.translate(-lens.u(1), -lens.u(1))
                painter.setPen(dark)
                painter.drawPath(path)
