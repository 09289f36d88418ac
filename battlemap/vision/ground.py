"""The ground as sight meets it: how high it is, and the edges where it steps up or down.

With cells their terrain carries the ground, without a grid the regions do (of those that lie over one another the last by
id). An edge blocks like a wall whose top is the higher of its two sides: a line that passes below it would run through earth.
So a cliff hides what lies below it close by, and a hill what lies behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Grid
from battlemap.geometry.segments import ON_LINE, Walls, wall_array
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Region, Terrain, terrain_id
from battlemap.model.scenario import ScenarioView
from battlemap.vision.kept import Kept

Floats = NDArray[np.float64]
BESIDE = 1e-4  # how far beside an edge of a region its two sides are looked up, in scene units


@dataclass(frozen=True, slots=True)
class Edges:
    """Pieces where the ground steps: segments, the height of the upper side, and who the upper side is (cell or region)."""

    pieces: Walls
    tops: Floats
    owners: tuple[str, ...]


@dataclass(frozen=True)
class Ground:
    """The heights of a scene's ground, in metres."""

    edges: Edges
    _cells: dict[str, float] = field(default_factory=dict)
    _areas: tuple[tuple[Any, float], ...] = ()

    def height(self, place: Cell) -> float:
        """The ground at a cell; without a grid at a point."""
        if self._areas:
            import shapely

            here = shapely.Point(place[0], place[1])
            found = [elevation for area, elevation in self._areas if area.covers(here)]
            return found[-1] if found else 0.0
        return self._cells.get(terrain_id((place[0], place[1])), 0.0) if self._cells else 0.0

    def highest_about(self, grid: Grid, point: ScenePoint, to: tuple[float, float]) -> float:
        """The higher ground of the two sides of a point: a quarter of a unit along `to` (of length 1) and against it."""
        sides = ((point.x + d * to[0], point.y + d * to[1]) for d in (0.25, -0.25))
        return max(self.height(grid.cell_at(ScenePoint(*side))) for side in sides)


def ground_of(view: ScenarioView, scene: str) -> Ground:
    """The ground of a scene, kept until it changes."""
    return _kept.of(view, scene)


def _made(view: ScenarioView, scene: str) -> Ground:
    grid = view.scene(scene).grid.grid()
    if grid.kind == "none":
        regions = view.of(Region, scene)
        return _of_regions([regions[id_] for id_ in sorted(regions)])
    cells = {id_: cell.elevation for id_, cell in view.of(Terrain, scene).items() if cell.elevation}
    return Ground(_cell_edges(grid, cells), cells)


_kept: Kept[Ground] = Kept(_made, Terrain, Region)


def _cell_edges(grid: Grid, heights: dict[str, float]) -> Edges:
    """The sides of cells where the ground steps. All cells are shifted copies of one, so one polygon serves for all."""
    cells: dict[tuple[int, int], float] = {}
    for id_, height in heights.items():
        try:
            first, second = map(int, id_.split(","))
        except ValueError:
            continue  # a half-unit point of a scene that had no grid before
        cells[first, second] = height
    origin = grid.cell((0, 0))
    zero, polygon = grid.center(origin), grid.polygon(origin)
    axes = [grid.center(grid.cell(pair)) for pair in ((1, 0), (0, 1))]
    corners: list[tuple[float, ...]] = []
    at: list[tuple[int, int]] = []
    tops: list[float] = []
    owners: list[str] = []
    for p, q in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        beyond = grid.cell_at(ScenePoint(p.x + q.x - zero.x, p.y + q.y - zero.y))
        dx, dy = int(beyond[0]) - int(origin[0]), int(beyond[1]) - int(origin[1])
        for (x, y), height in cells.items():
            other = cells.get((x + dx, y + dy))
            if height > (other or 0.0) or (other is None and height < 0.0):
                corners.append((*p, *q))
                at.append((x, y))
                tops.append(max(height, other or 0.0))
                owners.append(terrain_id((x, y) if height > (other or 0.0) else (x + dx, y + dy)))
    pieces = wall_array(corners)
    if len(pieces):
        basis = np.array([[axis.x - zero.x, axis.y - zero.y] for axis in axes])
        pieces = pieces + np.tile(np.array(at, dtype=np.float64) @ basis, 2)
    return Edges(pieces, np.array(tops, dtype=np.float64), tuple(owners))


def _of_regions(regions: list[Region]) -> Ground:
    if not any(region.elevation for region in regions):
        return Ground(Edges(wall_array([]), np.zeros(0), ()))
    import shapely

    shaped = [
        (region, shapely.make_valid(shapely.Polygon(region.polygon), method="structure", keep_collapsed=False))
        for region in regions
        if len(region.polygon) >= 3
    ]
    shaped = [(region, area) for region, area in shaped if not area.is_empty]
    areas = tuple((area, region.elevation) for region, area in shaped)
    outlines = shapely.unary_union([area.boundary for area, _ in areas])
    lines = [shapely.get_coordinates(line) for line in shapely.get_parts(outlines)]
    pieces = np.concatenate([np.hstack([line[:-1], line[1:]]) for line in lines] or [np.empty((0, 4))])
    along = pieces[:, 2:] - pieces[:, :2]
    length = np.hypot(*along.T)
    pieces, along, length = pieces[length > ON_LINE], along[length > ON_LINE], length[length > ON_LINE]
    middle = (pieces[:, :2] + pieces[:, 2:]) / 2
    aside = np.stack([-along[:, 1], along[:, 0]], axis=1) / length[:, None] * BESIDE
    sides = []
    for points in (middle - aside, middle + aside):
        upper, owner = np.zeros(len(points)), np.full(len(points), -1)
        for number, (area, elevation) in enumerate(areas):
            inside = shapely.contains_xy(area, points[:, 0], points[:, 1])
            upper[inside], owner[inside] = elevation, number
        sides.append((upper, owner))
    (one, one_owner), (two, two_owner) = sides
    steps = np.flatnonzero(one != two)
    upper_owner = np.where(one > two, one_owner, two_owner)
    lower_owner = np.where(one > two, two_owner, one_owner)
    owner = np.where(upper_owner >= 0, upper_owner, lower_owner)[steps]
    ids = tuple(shaped[int(number)][0].id for number in owner)
    return Ground(Edges(wall_array(pieces[steps]), np.maximum(one, two)[steps], ids), {}, areas)
