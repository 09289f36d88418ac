"""What a brush paints on: the cells of a grid or, without one, the regions that carry the ground. Both are asked the same.

A `Patch` is a piece of ground with what it is now; `Value` says what each patch becomes. Answers are the lines that do it
(docs/headless.md) and how it would look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol

from battlemap.app.commands.ground import MAX_CELLS_PER_LINE
from battlemap.app.display import TerrainItem
from battlemap.app.tools import brush_shapes as shapes
from battlemap.app.views import ground_item
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Terrain, terrain_id

if TYPE_CHECKING:
    from battlemap.app.tools.base import ToolContext

Outline = tuple[ScenePoint, ...]
Lines = list[dict[str, Any]]
GROUND = ("tags", "water", "climb", "surface")


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a value is asked for: what lies there, and how far along a line from its start (0 to 1)."""

    before: Terrain
    part: float = 0.0


Value = Callable[[Spot], Terrain]
Same = Callable[[Terrain, Terrain], bool]


@dataclass(frozen=True, slots=True)
class Slope:
    """The line along which a value changes."""

    start: ScenePoint
    end: ScenePoint


class Ground(Protocol):
    """Shapes are opaque to the tools: what `line`, `box`, ... answer goes into `items` and `lines`."""

    def at(self, point: ScenePoint) -> Terrain:
        """What lies at a point."""
        ...

    def place(self, point: ScenePoint, size: float) -> ScenePoint:
        """The point a brush of that size is drawn round."""
        ...

    def inside(self, point: ScenePoint) -> bool: ...

    def way(self, points: Sequence[ScenePoint], size: float) -> Any:
        """The shape of a brush drawn over points."""
        ...

    def box(self, a: ScenePoint, b: ScenePoint) -> Any: ...

    def polygon(self, corners: Sequence[ScenePoint]) -> Any: ...

    def fill(self, point: ScenePoint, same: Same) -> Any: ...

    def outlines(self, shape: Any) -> tuple[Outline, ...]: ...

    def items(self, shape: Any, value: Value, slope: Slope | None) -> tuple[TerrainItem, ...]:
        """The ground that would differ, as it would be."""
        ...

    def lines(self, shape: Any, value: Value, slope: Slope | None) -> Lines:
        """What makes it so; the scene is not named in them."""
        ...


def ground_of(ctx: ToolContext) -> Ground:
    """What a brush paints on in the scene of a tool."""
    grid = ctx.session.scenario.scene(ctx.scene).grid.grid()
    if grid.kind == "none":
        from battlemap.app.tools.brush_regions import RegionGround

        return RegionGround(ctx, grid)
    return CellGround(ctx, grid)


def bare(id_: str = "") -> Terrain:
    """Ground of which nothing is said."""
    return Terrain(id_)


class CellGround:
    """The cells of a grid. Made anew for each stroke: while one goes on the ground stays as it is, so it is remembered."""

    def __init__(self, ctx: ToolContext, grid: Grid) -> None:
        self._scenario, self._scene, self._grid = ctx.session.scenario, ctx.scene, grid
        self._before: dict[Cell, Terrain] = {}
        self._outlines: dict[Cell, Outline] = {}
        self._items: dict[Cell, tuple[Terrain, TerrainItem]] = {}
        self._drawn: tuple[list[ScenePoint], int, dict[Cell, None]] = ([], 0, {})

    def _ground(self, cell: Cell) -> Terrain:
        known = self._before.get(cell)
        if known is None:
            id_ = terrain_id(cell)
            known = self._before[cell] = self._scenario.terrain(self._scene, id_) or bare(id_)
        return known

    def _outline(self, cell: Cell) -> Outline:
        known = self._outlines.get(cell)
        if known is None:
            known = self._outlines[cell] = self._grid.polygon(cell)
        return known

    def at(self, point: ScenePoint) -> Terrain:
        return self._ground(self._grid.cell_at(point))

    def inside(self, point: ScenePoint) -> bool:
        return self._grid.contains(self._grid.cell_at(point))

    def place(self, point: ScenePoint, size: float) -> ScenePoint:
        return self._grid.center(shapes.brush_cell(self._grid, point, int(size)))

    def way(self, points: Sequence[ScenePoint], size: float) -> tuple[Cell, ...]:
        so_far, its_size, covered = self._drawn
        count = len(so_far)
        if its_size != int(size) or not count or count > len(points) or so_far != list(points[:count]):
            count, covered = 0, {}
        cells = [shapes.brush_cell(self._grid, point, int(size)) for point in points[max(0, count - 1) :]]
        passed = dict.fromkeys(cells[:1])
        for a, b in pairwise(cells):
            passed.update(dict.fromkeys(shapes.line_cells(self._grid, a, b)))
        covered.update(dict.fromkeys(shapes.stroke(self._grid, passed, int(size))))
        self._drawn = (list(points), int(size), covered)
        return tuple(covered)

    def box(self, a: ScenePoint, b: ScenePoint) -> tuple[Cell, ...]:
        return shapes.box_cells(self._grid, self._grid.cell_at(a), self._grid.cell_at(b))

    def polygon(self, corners: Sequence[ScenePoint]) -> tuple[Cell, ...]:
        return shapes.polygon_cells(self._grid, corners)

    def fill(self, point: ScenePoint, same: Same) -> tuple[Cell, ...]:
        first = self.at(point)
        return shapes.fill_cells(self._grid, self._grid.cell_at(point), lambda cell: same(first, self._ground(cell)))

    def outlines(self, shape: Iterable[Cell]) -> tuple[Outline, ...]:
        return tuple(self._outline(cell) for cell in shape)

    def _changed(self, shape: Iterable[Cell], value: Value, slope: Slope | None) -> list[tuple[Cell, Terrain, Terrain]]:
        found = []
        for cell in shape:
            before = self._ground(cell)
            part = shapes.along(self._grid.center(cell), slope.start, slope.end) if slope is not None else 0.0
            after = value(Spot(before, part))
            if after != before:
                found.append((cell, before, after))
        return found

    def items(self, shape: Iterable[Cell], value: Value, slope: Slope | None) -> tuple[TerrainItem, ...]:
        return tuple(self._item(cell, after) for cell, _, after in self._changed(shape, value, slope))

    def _item(self, cell: Cell, after: Terrain) -> TerrainItem:
        known = self._items.get(cell)
        if known is None or known[0] != after:
            item = ground_item(after.id, self._grid.center(cell), self._outline(cell), after)
            known = self._items[cell] = (after, item)
        return known[1]

    def lines(self, shape: Iterable[Cell], value: Value, slope: Slope | None) -> Lines:
        """One line a value, in the order of the shape's first cell of each."""
        painted: dict[Any, list[list[float]]] = {}
        for cell, before, after in self._changed(shape, value, slope):
            if any(getattr(before, name) != getattr(after, name) for name in GROUND):
                painted.setdefault(("add_terrain", *(getattr(after, name) for name in GROUND)), []).append(list(cell))
            if before.elevation != after.elevation:
                painted.setdefault(("set_elevation", after.elevation), []).append(list(cell))
        return [
            {"do": do, "cells": cells[first : first + MAX_CELLS_PER_LINE], **_fields(do, values)}
            for (do, *values), cells in painted.items()
            for first in range(0, len(cells), MAX_CELLS_PER_LINE)
        ]


def _fields(do: str, values: Sequence[Any]) -> dict[str, Any]:
    if do == "set_elevation":
        return {"elevation": values[0]}
    tags, water, climb, surface = values
    return ground_fields(Terrain("", tags, 0.0, water, climb, surface))


def ground_fields(ground: Any) -> dict[str, Any]:
    """The fields of ground as a line names them: only those that say something."""
    fields = {"tags": list(ground.tags), "water": ground.water, "climb": ground.climb, "surface": ground.surface}
    return {name: value for name, value in fields.items() if value}


def without_place(ground: Any) -> Terrain:
    """Ground of a region as that of a cell, to work with."""
    return Terrain("", ground.tags, ground.elevation, ground.water, ground.climb, ground.surface)
