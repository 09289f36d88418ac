"""Ground without a grid: regions carry it. A brush cuts the regions it goes over at its edge, and joins what becomes alike.

Only regions without a name are cut and joined: one with a name is a place somebody drew, and stays what it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from battlemap.app.display import TerrainItem
from battlemap.app.tools.brush_ground import (
    Lines,
    Outline,
    Same,
    Slope,
    Spot,
    Value,
    bare,
    ground_fields,
    without_place,
)
from battlemap.app.tools.brush_shapes import along
from battlemap.app.views import carries_ground, ground_item, middle_of
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region, Terrain

if TYPE_CHECKING:
    from battlemap.app.tools.base import ToolContext

Shape = Any  # shapely's; the library is imported when it is first needed
LEAST_AREA = 1e-3
GRAIN = 1e-3  # corners lie on a raster of that width, so that pieces that touch do so exactly
STRIP = 1.0  # a slope is laid in strips as wide as this


class RegionGround:
    """The regions of a scene without a grid."""

    def __init__(self, ctx: ToolContext, grid: Grid) -> None:
        self._scenario, self._scene = ctx.session.scenario, ctx.scene
        x, y, width, height = grid.bounds()
        self._corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))

    def _regions(self) -> list[Region]:
        found = self._scenario.of(Region, self._scene)
        return [found[id_] for id_ in sorted(found) if len(found[id_].polygon) >= 3]

    def at(self, point: ScenePoint) -> Terrain:
        """Tags of all that hold the point, the rest of the last by id, as the rules see it."""
        from battlemap.rules.nearby import in_polygon

        ground = bare()
        for region in self._regions():
            if in_polygon(point, region.polygon):
                tags = tuple(dict.fromkeys((*ground.tags, *region.tags)))
                ground = Terrain("", tags, region.elevation, region.water, region.climb, region.surface)
        return ground

    def inside(self, point: ScenePoint) -> bool:
        (left, top), _, (right, bottom), _ = self._corners
        return left <= point.x <= right and top <= point.y <= bottom

    def place(self, point: ScenePoint, size: float) -> ScenePoint:
        return point

    # -- shapes --------------------------------------------------------------------------------------------------

    def _cut(self, shape: Shape) -> Shape:
        """A shape as it is drawn: only what lies on the map, on the raster."""
        import shapely

        return _flat(shapely.set_precision(shapely.intersection(shapely.Polygon(self._corners), shape), GRAIN))

    def way(self, points: Sequence[ScenePoint], size: float) -> Shape:
        import shapely

        line = shapely.LineString(points) if len(set(points)) > 1 else shapely.Point(points[0])
        return self._cut(shapely.simplify(line.buffer(size / 2, quad_segs=6), size / 100))

    def box(self, a: ScenePoint, b: ScenePoint) -> Shape:
        import shapely

        return self._cut(shapely.box(min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y)))

    def polygon(self, corners: Sequence[ScenePoint]) -> Shape:
        import shapely

        if len(set(corners)) < 3:
            return shapely.Polygon()
        return self._cut(shapely.make_valid(shapely.Polygon(corners)))

    def fill(self, point: ScenePoint, same: Same) -> Shape:
        """The regions like the one under the point that hang together with it; on bare ground, the bare ground round it."""
        import shapely

        own = [one for one in self._regions() if not one.name and carries_ground(one)]
        areas = [_area(region) for region in own]
        here = shapely.Point(point)
        first = next((i for i in reversed(range(len(own))) if areas[i].intersects(here)), None)
        if first is None:
            free = shapely.difference(shapely.Polygon(self._corners), shapely.union_all(areas))
            parts = [part for part in shapely.get_parts(free) if part.intersects(here)]
        else:
            like = without_place(own[first])
            alike = [a for one, a in zip(own, areas, strict=True) if same(like, without_place(one))]
            parts = [part for part in shapely.get_parts(shapely.union_all(alike)) if part.intersects(here)]
        return self._cut(shapely.union_all(parts))

    def outlines(self, shape: Shape) -> tuple[Outline, ...]:
        return tuple(_points(ring) for ring in _simple(shape))

    # -- what becomes of them ------------------------------------------------------------------------------------

    def _pieces(self, shape: Shape, slope: Slope | None) -> Iterator[tuple[Shape, float]]:
        """The shape, or its strips across a slope with how far along they lie."""
        if slope is None:
            yield shape, 0.0
            return
        import math

        import shapely
        from shapely.affinity import affine_transform

        dx, dy = slope.end.x - slope.start.x, slope.end.y - slope.start.y
        length = math.hypot(dx, dy)
        count = max(1, round(length / STRIP))
        ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
        far = 4 * (length + sum(self._corners[2]) + 10)
        for number in range(count + 1):
            # the first and the last strip are half as long, and go on behind the ends
            low = -far if number == 0 else (number - 0.5) / count * length
            high = far if number == count else (number + 0.5) / count * length
            strip = affine_transform(shapely.box(low, -far, high, far), [ux, -uy, uy, ux, slope.start.x, slope.start.y])
            middle = ScenePoint(slope.start.x + dx * number / count, slope.start.y + dy * number / count)
            yield self._cut(shapely.intersection(shape, strip)), along(middle, slope.start, slope.end)

    def _worked(
        self, shape: Shape, value: Value, slope: Slope | None
    ) -> tuple[dict[str, Shape], list[tuple[Terrain, Shape]]]:
        """What is left of each region that is cut, and the ground that is new by what it is, bare ground included."""
        import shapely

        rest: dict[str, Shape] = {}
        new: list[tuple[Terrain, Shape]] = []
        own = [(one, _area(one)) for one in self._regions() if not one.name and carries_ground(one)]
        own = [(one, area) for one, area in own if area.intersects(shape)]
        for piece, part in self._pieces(shape, slope):
            free = piece
            for region, area in own:
                covered = _flat(shapely.intersection(rest.get(region.id, area), piece))
                if covered.area < LEAST_AREA:
                    continue
                free = _flat(shapely.difference(free, covered))
                before = without_place(region)
                after = value(Spot(before, part))
                if after != before:
                    rest[region.id] = _flat(shapely.difference(rest.get(region.id, area), covered))
                    _join(new, after, covered)
            after = value(Spot(bare(), part))
            if after != bare() and free.area >= LEAST_AREA:
                _join(new, after, free)
        return rest, new

    def items(self, shape: Shape, value: Value, slope: Slope | None) -> tuple[TerrainItem, ...]:
        _, new = self._worked(shape, value, slope)
        return tuple(
            ground_item(f"new {i}.{n}", middle_of(points), points, ground)
            for i, (ground, area) in enumerate(new)
            for n, points in enumerate(_points(ring) for ring in _simple(area))
        )

    def _named(self, ids: dict[str, Shape]) -> list[Region]:
        found = self._scenario.of(Region, self._scene)
        return [found[id_] for id_ in ids]

    def lines(self, shape: Shape, value: Value, slope: Slope | None) -> Lines:
        import shapely

        rest, new = self._worked(shape, value, slope)
        new = [(ground, area) for ground, area in new if ground != bare()]
        lines: Lines = []
        for region in self._regions():  # what is alike and touches becomes one
            if region.name or not carries_ground(region):
                continue
            left = rest.get(region.id)
            for i, (ground, area) in enumerate(new):
                mine = _area(region) if left is None else left
                if ground == without_place(region) and mine.distance(area) < GRAIN and not mine.is_empty:
                    new[i] = (ground, _joined(mine, area))
                    rest[region.id] = left = shapely.Polygon()
        for region in self._named(rest):
            rings = list(_simple(rest[region.id]))
            if not rings:
                lines.append({"do": "remove", "id": region.id})
                continue
            lines.append({"do": "set", "id": region.id, "set": {"polygon": rings[0]}})
            lines += [self._added(without_place(region), ring) for ring in rings[1:]]
        return [*lines, *(self._added(ground, ring) for ground, area in new for ring in _simple(area))]

    def _added(self, ground: Terrain, ring: list[list[float]]) -> dict[str, Any]:
        height = {"elevation": ground.elevation} if ground.elevation else {}
        return {"do": "add_region", "polygon": ring, **ground_fields(ground), **height}


def _area(region: Region) -> Shape:
    import shapely

    return _flat(shapely.set_precision(_flat(shapely.make_valid(shapely.Polygon(region.polygon))), GRAIN))


def _flat(shape: Shape) -> Shape:
    """What of a shape has an area: where pieces only touch, lines and points are left over."""
    import shapely

    if shape.geom_type in ("Polygon", "MultiPolygon"):
        return shape
    parts = [part for part in getattr(shape, "geoms", ()) if part.geom_type in ("Polygon", "MultiPolygon")]
    return shapely.union_all(parts) if parts else shapely.Polygon()


def _join(new: list[tuple[Terrain, Shape]], ground: Terrain, area: Shape) -> None:
    for i, (known, so_far) in enumerate(new):
        if known == ground:
            new[i] = (ground, _joined(so_far, area))
            return
    new.append((ground, area))


def _joined(a: Shape, b: Shape) -> Shape:
    import shapely

    return _flat(shapely.union(a, b, grid_size=GRAIN))


def _simple(shape: Shape) -> Iterator[list[list[float]]]:
    """The polygons of a shape as rings of corners; one with a hole is cut in two through it, until none has one."""
    import shapely

    todo = shapely.get_parts(shape).tolist()
    while todo:
        part = todo.pop()
        if part.geom_type != "Polygon":
            todo += shapely.get_parts(part).tolist() if hasattr(part, "geoms") else []
            continue
        if part.area < LEAST_AREA:
            continue
        if not part.interiors:
            yield [[round(x, 3), round(y, 3)] for x, y in part.exterior.coords[:-1]]
            continue
        left, top, right, bottom = part.bounds
        hole = part.interiors[0].bounds
        middle = round((hole[0] + hole[2]) / 2, 3)
        for half in (shapely.box(left, top, middle, bottom), shapely.box(middle, top, right, bottom)):
            todo += shapely.get_parts(shapely.intersection(part, half, grid_size=GRAIN)).tolist()


def _points(ring: Sequence[Sequence[float]]) -> Outline:
    return tuple(ScenePoint(x, y) for x, y in ring)
