"""How far a token gets: the bands of a reach with their patterns, edges and costs."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.results import Reach
from battlemap.ui.canvas.ink import edge_area, fill_area, in_px, label, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.outlines import Sides
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
        self._labels: list[tuple[QPointF, str]] | None = []
        self._box = QRectF()

    def show(self, reach: Reach | None, grid: Grid | None) -> bool:
        """Take a reach; False if it is the one already shown."""
        if reach is self._reach and grid is self._grid:
            return False
        self._reach, self._grid = reach, grid
        self._regions, self._labels, self._box = [], None, QRectF()
        if reach is not None and grid is not None and reach.cells:
            self._build(reach, grid)
        return True

    def _build(self, reach: Reach, grid: Grid) -> None:
        import numpy as np  # not before the window is there

        bands = reach.bands or (("move", reach.budget),)
        centers = _centers(grid, np.array([place.at for place in reach.cells], dtype=np.float64))
        costs = np.array([place.cost for place in reach.cells])
        limits = np.array([limit for _, limit in bands[:-1]]) + 1e-9
        which = np.argmax(costs[:, None] <= np.append(limits, np.inf)[None, :], axis=1)
        for i, (region, outer) in enumerate(Sides(centers, np.array(_corners(grid))).bordered(which, len(bands))):
            if not region.isEmpty():
                self._regions.append((band(bands[i][0], i, len(bands)), region, outer))
                self._box = self._box.united(region.boundingRect())

    @property
    def _costs(self) -> list[tuple[QPointF, str]]:
        """The costs with their places; made when they are first to be seen."""
        if self._labels is None:
            self._labels = []
            if self._reach is not None and self._grid is not None and self._reach.cells:
                start = self._grid.center(self._reach.cells[0].at)
                for place in self._reach.cells:
                    x, y = self._grid.center(place.at)
                    if place.cost > 0 and _whole(self._grid, x - start.x, y - start.y):
                        self._labels.append((QPointF(x, y), f"{round(place.cost, 1):g}"))
        return self._labels

    def box(self, lens: Lens) -> QRectF:
        pad = lens.u(4)
        return self._box.adjusted(-pad, -pad, pad, pad) if self._regions else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, lens.ppu >= 10)  # else thousands of cells take too long
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


def _centers(grid: Grid, cells: Any) -> Any:
    """The middles of many cells: they grow evenly with a cell's two numbers."""
    import numpy as np

    kind = ScenePoint if grid.kind == "none" else type(grid.from_offset(0, 0))
    none, one, two = (np.array(grid.center(kind(*pair))) for pair in ((0, 0), (1, 0), (0, 1)))
    return none + cells[:, :1] * (one - none) + cells[:, 1:] * (two - none)


def _corners(grid: Grid) -> list[tuple[float, float]]:
    """The corners of one place of a search round its middle; without a grid that is a half unit wide."""
    if grid.kind == "none":
        return [(-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25)]
    cell: Cell = grid.from_offset(0, 0)
    center = grid.center(cell)
    return [(x - center.x, y - center.y) for x, y in grid.polygon(cell)]
