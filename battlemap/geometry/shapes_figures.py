"""The shapes themselves: regions of the map about a start, and the coverage rules by which a cell lies in one.

By "center" a cell is inside when its middle is, borders included to a billionth of a cell; by "any" when any part of it is, by
"half" when at least half of it is. What a shape is (`outline`) is the same for all three: a burst is all points within the
radius by the grid's own distance, so a hexagon on hexes, and a square, octagon, circle or diamond by the rule of diagonals.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast

import numpy as np

from battlemap.geometry.exactline import HEX_FORMS, SQUARE_FORMS
from battlemap.geometry.shapes_extent import Extent
from battlemap.geometry.shapes_plane import ON_BORDER, Bools, Floats, Numbers, Offsets, Pair, Plane

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry as Geometry

    from battlemap.geometry.shapes_plane import Table

Coverage = Literal["center", "any", "half"]
HALF = 0.5 - 1e-9
_PART = 1e-9  # of a cell: less of it is only touched
_SIDES = 90  # of a quarter of a circle


@dataclass(frozen=True)
class Figure(ABC):
    """A shape on the map. `starts`: the pairs its distances count from, the nearest of them for each cell."""

    plane: Plane
    starts: tuple[Pair, ...]

    @property
    @abstractmethod
    def reach(self) -> float:
        """No middle of a cell inside is farther away by the grid's distance."""

    @abstractmethod
    def holds(self, pairs: Numbers | None, offsets: Offsets) -> Bools:
        """Which cells are inside by their middles. `pairs` None: only asked of shapes that are known by offsets alone."""

    @abstractmethod
    def outline(self) -> Geometry:
        """The region of the map."""

    @property
    def by_offsets(self) -> bool:
        """True if the table of offsets serves: what is inside depends only on how a cell lies from the one start."""
        return False

    def always(self, pairs: Numbers, offsets: Offsets) -> Bools:
        """Which cells are inside whatever the coverage rule."""
        return np.zeros(len(offsets.far), dtype=np.bool_)

    def never(self, offsets: Offsets) -> Bools:
        """Which cells are outside whatever the coverage rule."""
        return np.zeros(len(offsets.far), dtype=np.bool_)

    def offsets(self, pairs: Numbers) -> Offsets:
        """How cells lie from the first start, at the distance from the nearest."""
        found = self.plane.offsets(pairs, self.starts[0])
        for start in self.starts[1:]:
            far = self.plane.metric(pairs[0] - start[0], pairs[1] - start[1])
            found = Offsets(np.minimum(found.far, far), found.x, found.y)
        return found

    def distances(self, pairs: Numbers, coverage: Coverage = "center") -> Floats:
        """The distance of each cell from the start; infinite where it is not inside."""
        offsets = self.offsets(pairs)
        return np.where(self._inside(pairs, offsets, coverage), offsets.far, np.inf)

    def extent(self, coverage: Coverage = "center") -> Extent:
        """The cells of the scene inside."""
        if coverage == "center" and self.by_offsets:
            table = self.plane.table(self.starts[0], self.reach)
            if table is not None:
                return self._from_table(*table)
        low, high = self._box(0.0 if coverage == "center" else 1.0)
        pairs = self.plane.in_box(low, high, self.starts[0])
        offsets = self.offsets(pairs)
        inside = self._inside(pairs, offsets, coverage)
        pairs, far = pairs[:, inside], offsets.far[inside]
        order = self.plane.order(pairs, far)
        return Extent(self.plane, pairs[:, order], far[order], self.starts[0])

    def _from_table(self, table: Table, base: Pair) -> Extent:
        count = int(np.searchsorted(table.offsets.far, self.reach + ON_BORDER, side="right"))
        offsets = table.offsets.first(count)
        inside = self.holds(None, offsets)
        shifts, far = table.shifts[:, :count], offsets.far
        if not inside.all():
            kept = np.flatnonzero(inside)
            shifts, far = shifts.take(kept, axis=1), far.take(kept)
        pairs = shifts + np.array(base, dtype=shifts.dtype)[:, None]
        if not self.plane.within(base, self.reach):
            kept = np.flatnonzero(self.plane.on_scene(pairs))
            pairs, far = pairs.take(kept, axis=1), far.take(kept)
        return Extent(self.plane, pairs, far, self.starts[0])

    def _inside(self, pairs: Numbers, offsets: Offsets, coverage: Coverage) -> Bools:
        if coverage == "center":
            return (self.holds(pairs, offsets) | self.always(pairs, offsets)) & ~self.never(offsets)
        inside = self.always(pairs, offsets)
        by_middle = self.holds(pairs, offsets)
        share = self._shares(pairs)
        if share is None:  # a mere line or point covers no part of anything
            inside |= by_middle
        elif coverage == "any":
            inside |= by_middle | (share > _PART)
        else:
            inside |= share >= HALF
        return inside & ~self.never(offsets)

    def _shares(self, pairs: Numbers) -> Floats | None:
        """How much of each cell is covered, 0 to 1; None if the outline has no area."""
        import shapely

        region = self.outline()
        if region.area <= _PART:
            return None
        shapely.prepare(region)
        cells = np.asarray(shapely.polygons(self.plane.polygons(pairs)))
        share: Floats = shapely.contains(region, cells).astype(np.float64)
        part: Bools = shapely.intersects(region, cells) & (share == 0.0)
        share[part] = shapely.area(shapely.intersection(region, cells[part])) / shapely.area(cells[part])
        return share

    def _box(self, margin: float) -> tuple[Pair, Pair]:
        """A box of the scene that holds the middles of all cells inside."""
        points = [self.plane.point(start) for start in self.starts]
        # On every grid a cell at distance d stands at most d away along each axis.
        reach = self.reach + margin + ON_BORDER
        return (
            (min(x for x, _ in points) - reach, min(y for _, y in points) - reach),
            (max(x for x, _ in points) + reach, max(y for _, y in points) + reach),
        )

    def _ball(self, radius: float) -> Geometry:
        """All points within a radius of a start."""
        import shapely

        return shapely.union_all([_ball(self.plane, start, radius) for start in self.starts])


@dataclass(frozen=True)
class Disk(Figure):
    """Burst, ring and aura: from `inner` to `radius` away from a start, both included."""

    radius: float
    inner: float = 0.0

    @property
    def reach(self) -> float:
        return self.radius

    @property
    def by_offsets(self) -> bool:
        return len(self.starts) == 1

    def holds(self, pairs: Numbers | None, offsets: Offsets) -> Bools:
        inside: Bools = offsets.far <= self.radius + ON_BORDER
        if self.inner > 0.0:
            inside &= offsets.far >= self.inner - ON_BORDER
        return inside

    def distances(self, pairs: Numbers, coverage: Coverage = "center") -> Floats:
        if coverage != "center" or len(self.starts) > 1:
            return super().distances(pairs, coverage)
        ((a, b),) = self.starts
        far = self.plane.metric(pairs[0] - a, pairs[1] - b)
        far[far > self.radius + ON_BORDER] = np.inf
        if self.inner > 0.0:
            far[far < self.inner - ON_BORDER] = np.inf
        return far

    def outline(self) -> Geometry:
        whole = self._ball(self.radius)
        return whole.difference(self._ball(self.inner)) if self.inner > 0.0 else whole


@dataclass(frozen=True)
class Wedge(Figure):
    """A cone: within `length` and within half of `angle_deg` to either side of a direction; not the start's own cell."""

    direction_deg: float
    angle_deg: float
    length: float

    @property
    def reach(self) -> float:
        return self.length

    @property
    def by_offsets(self) -> bool:
        return True

    def holds(self, pairs: Numbers | None, offsets: Offsets) -> Bools:
        off = np.abs(offsets.bearing - self.direction_deg % 360.0)
        half = self.angle_deg / 2 + ON_BORDER
        inside: Bools = (off <= half) | (off >= 360.0 - half)
        return inside & (offsets.far <= self.length + ON_BORDER) & (offsets.far > 0.0)

    def never(self, offsets: Offsets) -> Bools:
        return cast(Bools, offsets.far == 0.0)

    def outline(self) -> Geometry:
        import shapely

        ball = self._ball(self.length)
        if self.angle_deg >= 360.0:
            return ball
        x, y = self.plane.point(self.starts[0])
        far = 2 * self.length + 2
        steps = max(1, math.ceil(self.angle_deg / 30.0))
        first = self.direction_deg - self.angle_deg / 2
        turns = [math.radians(first + self.angle_deg * i / steps) for i in range(steps + 1)]
        sector = shapely.Polygon([(x, y), *((x + far * math.sin(t), y - far * math.cos(t)) for t in turns)])
        return ball.intersection(sector)


@dataclass(frozen=True)
class Band(Figure):
    """A line: the cells that the straight way from the start to `end` passes (along a common side both), and, where it is
    wider than a cell or there are no cells, whatever lies within half its width of it. Its ends are cut straight.

    `limit`: no cell is farther by the grid's distance (for a ray of a given length).
    """

    end: Pair
    width: float = 1.0
    limit: float = math.inf

    @property
    def reach(self) -> float:
        a, b = (np.array([e - s]) for e, s in zip(self.end, self.starts[0], strict=True))
        return min(self.limit, float(self.plane.metric(a, b)[0])) + self.width

    def holds(self, pairs: Numbers | None, offsets: Offsets) -> Bools:
        passed = self._passed(offsets, cast(Numbers, pairs))
        if self.width <= 1.0 and not self.plane.points:
            return passed
        (ux, uy), length = self._along()
        if length == 0.0:  # it goes nowhere, so nothing is beside it
            return passed | cast(Bools, offsets.far == 0.0)
        along = offsets.x * ux + offsets.y * uy
        aside = offsets.x * uy - offsets.y * ux
        inside: Bools = (along >= -ON_BORDER) & (along <= length + ON_BORDER)
        return passed | (inside & (np.abs(aside) <= self.width / 2 + ON_BORDER))

    def always(self, pairs: Numbers, offsets: Offsets) -> Bools:
        return self._passed(offsets, pairs)

    def outline(self) -> Geometry:
        import shapely

        (ux, uy), length = self._along()
        x, y = self.plane.point(self.starts[0])
        half = self.width / 2
        corners = ((0.0, -half), (length, -half), (length, half), (0.0, half))
        return shapely.Polygon([(x + ux * a - uy * b, y + uy * a + ux * b) for a, b in corners])

    def _along(self) -> tuple[Pair, float]:
        """Its direction, and how long it is in the scene."""
        (x, y), (ex, ey) = self.plane.point(self.starts[0]), self.plane.point(self.end)
        length = math.hypot(ex - x, ey - y)
        return ((ex - x) / length, (ey - y) / length) if length else (0.0, -1.0), length

    def _passed(self, offsets: Offsets, pairs: Numbers) -> Bools:
        """Which cells the way passes: a cell is where |f| <= 1 for each of the grid's forms f (`exactline`)."""
        if self.plane.points:
            return np.zeros(len(offsets.far), dtype=np.bool_)
        start = self.starts[0]
        a, b = start[0] - pairs[0], start[1] - pairs[1]
        da, db = self.end[0] - start[0], self.end[1] - start[1]
        low, high = np.zeros(a.shape), np.ones(a.shape)
        for fa, fb in HEX_FORMS if self.plane.directions == 6 else SQUARE_FORMS:
            at, speed = fa * a + fb * b, fa * da + fb * db
            if abs(speed) <= ON_BORDER:
                high = np.where(np.abs(at) > 1.0 + ON_BORDER, -1.0, high)
                continue
            one, two = (-1.0 - at) / speed, (1.0 - at) / speed
            low, high = np.maximum(low, np.minimum(one, two)), np.minimum(high, np.maximum(one, two))
        passed: Bools = high - low > ON_BORDER
        return passed & (offsets.far <= self.limit + ON_BORDER)

    def _box(self, margin: float) -> tuple[Pair, Pair]:
        (x, y), (ex, ey) = self.plane.point(self.starts[0]), self.plane.point(self.end)
        more = max(self.width / 2, 1.0) + margin
        return (min(x, ex) - more, min(y, ey) - more), (max(x, ex) + more, max(y, ey) + more)


@dataclass(frozen=True)
class Box(Figure):
    """An upright rectangle between two points of the scene."""

    low: Pair
    high: Pair

    @property
    def reach(self) -> float:
        return math.inf

    def holds(self, pairs: Numbers | None, offsets: Offsets) -> Bools:
        x, y = self.plane.centers(cast(Numbers, pairs)).T
        inside: Bools = (x >= self.low[0] - ON_BORDER) & (x <= self.high[0] + ON_BORDER)
        inside &= (y >= self.low[1] - ON_BORDER) & (y <= self.high[1] + ON_BORDER)
        return inside

    def outline(self) -> Geometry:
        import shapely

        return shapely.box(*self.low, *self.high)

    def _box(self, margin: float) -> tuple[Pair, Pair]:
        more = margin + ON_BORDER
        return (self.low[0] - more, self.low[1] - more), (self.high[0] + more, self.high[1] + more)


def _ball(plane: Plane, start: Pair, radius: float) -> Geometry:
    """All points within a radius of a start by the grid's distance."""
    import shapely

    x, y = plane.point(start)
    if plane.points or plane.diagonals == "euclid":
        return shapely.Point(x, y).buffer(radius, quad_segs=_SIDES)
    if plane.directions == 6:
        steps, _ = plane.steps()
        ends = np.stack(plane.vectors(steps[0], steps[1]), axis=1) * radius
        return shapely.Polygon(np.array([[x, y]]) + ends)
    if plane.diagonals == "none":
        return shapely.Polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])
    if plane.diagonals == "one":
        return shapely.box(x - radius, y - radius, x + radius, y + radius)
    # Every second diagonal counts two: for whole numbers exactly where longer + shorter / 2 is at most this; fractions of the
    # start are rounded up, which takes 1/2 off the longer side and a quarter off the shorter one.
    between = sum(part != int(part) for part in start)
    far = math.floor(radius + ON_BORDER) + (0.5, 0.125, -0.25)[between]
    near = far * 2 / 3
    return shapely.Polygon(
        [
            (x + i, y + j)
            for i, j in (
                *((0.0, -far), (near, -near), (far, 0.0), (near, near)),
                *((0.0, far), (-near, near), (-far, 0.0), (-near, -near)),
            )
        ]
    )
