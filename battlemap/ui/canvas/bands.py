"""How far a token gets: the bands of a reach with their patterns, edges and costs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.results import Reach
from battlemap.ui.canvas.ink import edge_area, fill_area, in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.outlines import Side, loops, sides_of
from battlemap.ui.theme import FONT_ROLES, Fill, band

COSTS_FROM = 28.0


class Bands(Layer):
    """The reach a tool shows. Empty without one."""

    z = 60.0
    cached = True

    def __init__(self) -> None:
        self._reach: Reach | None = None
        self._grid: Grid | None = None
        self._regions: list[tuple[Fill, QPainterPath, QPainterPath]] = []
        self._costs: list[tuple[QPointF, str]] = []
        self._box = QRectF()

    def show(self, reach: Reach | None, grid: Grid | None) -> bool:
        """Take a reach; False if it is the one already shown."""
        if reach is self._reach and grid is self._grid:
            return False
        self._reach, self._grid = reach, grid
        self._regions, self._costs, self._box = [], [], QRectF()
        if reach is not None and grid is not None:
            self._build(reach, grid)
        return True

    def _build(self, reach: Reach, grid: Grid) -> None:
        bands = reach.bands or (("move", reach.budget),)
        cells: list[list[tuple[ScenePoint, ...]]] = [[] for _ in bands]
        corners = _corners(grid)
        start = grid.center(reach.cells[0].at) if reach.cells else ScenePoint(0, 0)
        for place in reach.cells:
            which = next((i for i, (_, limit) in enumerate(bands) if place.cost <= limit + 1e-9), len(bands) - 1)
            x, y = grid.center(place.at)
            cells[which].append(tuple(ScenePoint(x + dx, y + dy) for dx, dy in corners))
            if place.cost > 0 and _whole(grid, x - start.x, y - start.y):
                self._costs.append((QPointF(x, y), f"{round(place.cost, 1):g}"))
        sides = [sides_of(polygons) for polygons in cells]
        for i, (name, _) in enumerate(bands):
            border: dict[Side, None] = {s: None for s in sides[i] if (s[1], s[0]) not in sides[i]}
            # towards a nearer band that band draws the edge
            outer = {s: None for s in border if not any((s[1], s[0]) in nearer for nearer in sides[:i])}
            region = loops(border)
            if not region.isEmpty():
                self._regions.append((band(name, i, len(bands)), region, loops(outer)))
                self._box = self._box.united(region.boundingRect())

    def box(self, lens: Lens) -> QRectF:
        pad = lens.u(4)
        return self._box.adjusted(-pad, -pad, pad, pad) if self._regions else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        for fill, region, _ in self._regions:
            fill_area(painter, region, fill, lens)
        for fill, _, outer in reversed(self._regions):
            edge_area(painter, outer, fill, lens)
        if lens.ppu >= COSTS_FROM and not (lens.quick and len(self._costs) > 400):
            px = max(FONT_ROLES["cost"][0], min(24.0, lens.ppu * 0.2))
            near = exposed.adjusted(-1, -1, 1, 1)
            # below the middle, where heights leave room
            shift = QPointF(0, 0.22 if self._grid is not None and self._grid.kind != "none" else 0)
            with in_px(painter) as to_px:
                for at, text in self._costs:
                    if near.contains(at):
                        stamp(painter, label(text, px, lens.dpr, weight=650), to_px.map(at + shift))


def _whole(grid: Grid, dx: float, dy: float) -> bool:
    """Costs stand in each cell; without a grid once a unit, where there is room for them."""
    return grid.kind != "none" or (abs(dx - round(dx)) < 1e-6 and abs(dy - round(dy)) < 1e-6)


def _corners(grid: Grid) -> list[tuple[float, float]]:
    """The corners of one place of a search round its middle; without a grid that is a half unit wide."""
    if grid.kind == "none":
        return [(-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25)]
    cell: Cell = grid.from_offset(0, 0)
    center = grid.center(cell)
    return [(x - center.x, y - center.y) for x, y in grid.polygon(cell)]
