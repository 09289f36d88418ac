"""Movement without a grid: what a straight leg between two points costs, and what blocks it.

A leg costs its length times the base cost; ground (regions with the fields of a cell) and other tokens one may pass add
their tolls for the length inside them, a unit of length standing for a cell. Walls and closed doors block as on grids,
for a mover whose feet are where they are now. Other tokens are circles of 0.4 times their size.
Facing is free: there are no sides.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, Pose, ScenePoint
from battlemap.model.entities import Door, Region, Token, Wall
from battlemap.model.laid import Laid, LaidAreas
from battlemap.model.scenario import ScenarioView
from battlemap.movement.barriers import Bools, Pieces, Stature, blockers, hits, pieces_of
from battlemap.movement.costs import BLOCKED, HeightBand, MoveProfile, Toll, band_for_height
from battlemap.movement.explain import Refusal, barrier_refusal, num, refusal, unexplored, with_height
from battlemap.movement.field import GroundKind, climbed_on, ground_under
from battlemap.movement.lattice import Floats
from battlemap.movement.occupancy import Standing, overlap
from battlemap.movement.pointthings import BODY, INSIDE, Circle, Hills, Patch, ground_of, runs_into, touched
from battlemap.movement.results import Why
from battlemap.movement.tolls import ground_tolls
from battlemap.text import T

if TYPE_CHECKING:
    from shapely import STRtree


class Points:
    """Straight legs of one mover on a scene without a grid."""

    def __init__(
        self,
        view: ScenarioView,
        scene: str,
        token: Token,
        profile: MoveProfile,
        drawn: bool = False,
        within: Container[Cell] | None = None,
        laid: LaidAreas = (),
    ) -> None:
        self.grid: Grid = view.scene(scene).grid.grid()
        self.profile, self.token, self._within = profile, token, within
        self.start = ScenePoint(float(token.at[0]), float(token.at[1]))
        self.facing = token.facing % self.grid.directions
        rule = min(profile.steps, key=lambda step: step.cost) if profile.steps else None
        self.rule = rule
        self.base = float(rule.cost) if rule else 0.0
        self.doors = dict(view.of(Door, scene))
        self.pieces = self._sealed(pieces_of([*view.of(Wall, scene).values(), *self.doors.values()]))
        regions = [region for _, region in sorted(view.of(Region, scene).items()) if len(region.polygon) >= 3]
        hilly = any(region.elevation for region in regions)
        self.heights: Hills = [
            (self._area(region), region.elevation, climbed_on(region.climb, region.tags)) for region in regions if hilly
        ]
        self.patches = [
            Patch(self._area(region), tuple(tolls))
            for region in regions
            if (tolls := ground_tolls(profile, GroundKind(region.tags, region.water)))
        ]
        for one in laid:
            if tolls := ground_tolls(profile, ground_under((), 0.0, (one,))):
                self.patches.append(Patch(self._tiles(one), tuple(tolls)))
        ground = self.ground(self.start)[0]
        flying = profile.mode == "fly"
        self.stature = Stature(token.elevation, ground + token.elevation if flying else -np.inf, profile.height_m)
        self.feet = ground + token.elevation
        self.circles = self._circles(view, scene, ground, drawn)

    def _sealed(self, pieces: Pieces) -> Pieces:
        """Walls that end on the map's border go a little beyond it, so that nobody slips through between wall and border."""
        box = self.grid.bounds()
        low, high = np.array([box.x, box.y]), np.array([box.x + box.width, box.y + box.height])
        whole = pieces.b - pieces.a
        along = whole / np.sqrt((whole**2).sum(axis=1)).reshape(-1, 1)
        longer = []
        for end, out in ((pieces.a, -along), (pieces.b, along)):
            inside = ((end >= low - INSIDE) & (end <= high + INSIDE)).all(axis=1)
            on = end + out * 2 * INSIDE
            leaves = ((on < low - INSIDE / 2) | (on > high + INSIDE / 2)).any(axis=1)
            longer.append(end + out * (inside & leaves).reshape(-1, 1))
        return replace(pieces, a=longer[0], b=longer[1])

    def _area(self, region: Region) -> Any:
        import shapely

        return shapely.make_valid(shapely.Polygon(region.polygon))

    def _tiles(self, laid: Laid) -> Any:
        """An area that lies on the map: the boxes round its points."""
        import shapely

        cells = laid.cells
        return shapely.union_all(shapely.polygons(cells.plane.tiles(cells.pairs)))

    def _circles(self, view: ScenarioView, scene: str, ground: float, drawn: bool) -> list[Circle]:
        import shapely

        circles = []
        for id_, other in sorted(view.of(Token, scene).items()):
            if id_ == self.token.id or id_ in self.profile.ignored:
                continue
            meaning = self.profile.who(id_, other.side)
            if meaning.drawn and not drawn:
                meaning = BLOCKED
            level = self.ground(ScenePoint(*other.at))[0] - ground
            if not overlap(self.token.elevation, self.profile.height_m, other.elevation + level):
                continue
            radius = BODY * (self.token.size + other.size)
            circle = Circle(other.at[0], other.at[1], radius, other.name or id_, meaning)
            circles.append(circle)
            pose = Pose(ScenePoint(*other.at), other.facing % self.grid.directions)
            toll = Standing(id_, other.name, meaning, pose).toll(self.grid, self.start)
            if meaning.enter and toll:
                self.patches.append(Patch(shapely.Point(other.at).buffer(radius), (toll,)))
        return circles

    @cached_property
    def _open(self) -> Bools | None:
        """By half-unit column and row: may the ground there be entered? None: everywhere."""
        if self._within is None:
            return None
        columns, rows = 2 * self.grid.columns + 1, 2 * self.grid.rows + 1
        inside = [[ScenePoint(x / 2, y / 2) in self._within for y in range(rows)] for x in range(columns)]
        return np.array(inside, dtype=np.bool_)

    def _onto_closed(self, starts: Floats, ends: Floats) -> Bools:
        """For each leg: does it lead over ground that may not be entered? Where it starts does not count."""
        found = np.zeros(len(starts), dtype=np.bool_)
        if self._open is None or not len(starts):
            return found
        parts = max(1, int(np.ceil(np.hypot(*(ends - starts).T).max() * 4)))
        for part in range(1, parts + 1):
            at = np.rint((starts + (ends - starts) * (part / parts)) * 2).astype(np.int64)
            column = np.clip(at[:, 0], 0, self._open.shape[0] - 1)
            found |= ~self._open[column, np.clip(at[:, 1], 0, self._open.shape[1] - 1)]
        leads: Bools = found & (np.hypot(*(ends - starts).T) > 0)
        return leads

    @cached_property
    def _brinks(self) -> Any:
        """Where the ground may change its height: only legs that touch this go up or down."""
        import shapely

        brinks = shapely.union_all([area.boundary for area, _, _ in self.heights])
        shapely.prepare(brinks)
        return brinks

    @cached_property
    def _tree(self) -> STRtree:
        import shapely

        lines: Any = shapely.linestrings(np.stack([self.pieces.a, self.pieces.b], axis=1))
        return shapely.STRtree(lines)

    def ground(self, point: ScenePoint) -> tuple[float, str | None]:
        """Elevation and climbing surface of a place; of regions over one another the one with the last id counts."""
        return ground_of(self._hills(point, point), point)

    @cached_property
    def _boxes(self) -> Floats:
        """Left, top, right and bottom of each area of `heights`."""
        return np.array([area.bounds for area, _, _ in self.heights])

    def _hills(self, start: ScenePoint | Floats, end: ScenePoint | Floats) -> Hills:
        """Those of `heights` that a straight leg may touch."""
        if not self.heights:
            return []
        low, high, boxes = np.minimum(start, end), np.maximum(start, end), self._boxes
        near = ((boxes[:, :2] <= high) & (boxes[:, 2:] >= low)).all(axis=1)
        return [self.heights[n] for n in np.flatnonzero(near).tolist()]

    # --- legs ---------------------------------------------------------------------------------------------------------

    @property
    def kept_in(self) -> bool:
        """True if there is ground the mover is not let onto."""
        return self._open is not None

    @cached_property
    def least(self) -> float:
        """No leg costs less than this by its length, in subunits a unit."""
        ease = sum(min(self.base * (t.multiply - 1.0) + t.add, 0.0) for patch in self.patches for t in patch.tolls)
        least = float(self.plain(np.ones(1))[0]) + ease
        return max(least, 0.0) if np.isfinite(least) else 0.0

    def plain(self, length: Floats) -> Floats:
        """Costs in subunits of straight legs of these lengths where nothing is but open ground; inf where it cannot move."""
        if not self.rule or any(toll.forbid for toll in self.profile.entry):
            return np.where(length > 0, np.inf, 0.0)
        if any(toll.all for toll in self.profile.entry):
            return length * float(self.profile.whole)
        entry = self.profile.entry
        cost: Floats = length * self.base * (1.0 + sum(toll.multiply - 1.0 for toll in entry))
        cost += length * sum(toll.add for toll in entry)
        return cost

    def legs(self, starts: Floats, ends: Floats) -> Floats:
        """Costs in subunits of straight legs, pair by pair; inf where a leg may not be.

        Args:
            starts, ends: points, shape (n, 2).
        """
        import shapely

        cost = self.plain(np.hypot(*(ends - starts).T))
        cost[self._onto_closed(starts, ends)] = np.inf
        touching = bool(self.patches or len(self.pieces.owner) or self.heights)
        lines: Any = shapely.linestrings(np.stack([starts, ends], axis=1)) if touching else ()
        for patch in self.patches:
            inside = shapely.length(shapely.intersection(lines, patch.area))
            for toll in patch.tolls:
                if toll.forbid:
                    cost[inside > INSIDE] = np.inf
                elif toll.all:
                    cost[inside > INSIDE] += self.profile.whole
                cost += inside * (self.base * (toll.multiply - 1.0) + toll.add)
        if self.heights and (self.profile.rises or self.profile.drops):
            for i in np.flatnonzero(np.isfinite(cost) & shapely.intersects(self._brinks, lines)):
                cost[i] += self._height_cost(starts[i], ends[i])
        for circle in self.circles:
            if not circle.meaning.enter:
                cost[runs_into(circle, starts, ends)] = np.inf
        box = self.grid.bounds()
        off = (ends < (box.x - INSIDE, box.y - INSIDE)) | (
            ends > (box.x + box.width + INSIDE, box.y + box.height + INSIDE)
        )
        cost[off.any(axis=1)] = np.inf
        if len(self.pieces.owner):
            cost[self._walled(starts, ends, lines)] = np.inf
        return cost

    def leg(self, start: ScenePoint, end: ScenePoint) -> float:
        return float(self.legs(np.array([start], dtype=np.float64), np.array([end], dtype=np.float64))[0])

    def may_end(self, points: Floats) -> Any:
        """For each point: may one stop there, as far as other tokens go?"""
        ok = np.ones(len(points), dtype=np.bool_)
        for circle in self.circles:
            if not (circle.meaning.enter and circle.meaning.end):
                ok &= np.hypot(points[:, 0] - circle.x, points[:, 1] - circle.y) >= circle.radius - INSIDE
        return ok

    def _walled(self, starts: Floats, ends: Floats, lines: Any) -> Any:
        which, piece = self._tree.query(lines, predicate="dwithin", distance=2e-6)
        feet = np.full(len(which), self.feet)
        hit = hits(self.pieces, piece, starts[which], (ends - starts)[which], feet, self.stature.height)
        onto = touched(self.pieces, piece, ends[which], self.feet, self.stature.height)
        low, high = np.zeros(len(starts), dtype=np.bool_), np.zeros(len(starts), dtype=np.bool_)
        low[which[hit.going_low]] = True
        high[which[hit.going_high]] = True
        walled = low & high
        walled[which[onto]] = True
        return walled

    # --- heights ------------------------------------------------------------------------------------------------------

    def climbs(self, start: Floats, end: Floats) -> list[tuple[float, HeightBand | None]]:
        """The height differences along a leg in order, with the band each falls in (None: it cannot be done)."""
        import shapely

        line, hills = shapely.LineString([start, end]), self._hills(start, end)
        cuts = {0.0, line.length}
        for area, _, _ in hills:
            for part in shapely.get_parts(shapely.intersection(line, area.boundary)):
                cuts.update(line.project(shapely.Point(xy)) for xy in part.coords)
        at = sorted(cuts)
        middles = [line.interpolate((a + b) / 2) for a, b in pairwise(at) if b - a > INSIDE]
        places = [ground_of(hills, point) for point in (shapely.Point(start), *middles, shapely.Point(end))]
        found = []
        for (before, old), (after, new) in pairwise(places):
            rise = round(after - before, 6)
            bands = self.profile.rises if rise > 0 else self.profile.drops
            if rise and bands:
                found.append((rise, band_for_height(bands, abs(rise), new if rise > 0 else old)))
        return found

    def _height_cost(self, start: Floats, end: Floats) -> float:
        total = 0.0
        for rise, band in self.climbs(start, end):
            if band is None or (band.toll and band.toll.forbid):
                return float(np.inf)
            total += band.per_metre * abs(rise)
            if band.toll:
                total += band.toll.add + (self.profile.whole if band.toll.all else 0)
                total += self.base * (band.toll.multiply - 1.0)
        return total

    # --- words --------------------------------------------------------------------------------------------------------

    def why(self, start: ScenePoint, end: ScenePoint) -> tuple[tuple[Why, ...], str, tuple[str, ...]]:
        """(terms of a leg that may be, how one moves on it, its marks)."""
        import shapely

        line = shapely.LineString([start, end])
        entry = [(toll, line.length) for toll in self.profile.entry]
        found = list(entry)
        for patch in self.patches:
            inside = float(line.intersection(patch.area).length)
            found += [(toll, inside) for toll in patch.tolls if inside > INSIDE]
        mode, marks, result = self.profile.mode, [], []
        if self.rule and self.rule.text:
            result.append(Why(self.profile.shown(line.length * self.base), self.rule.rule, self.rule.text))
        for toll, inside in found:
            whole = self.profile.whole * (inside if (toll, inside) in entry else 1.0)
            value = whole if toll.all else inside * (self.base * (toll.multiply - 1.0) + toll.add)
            result.append(Why(self.profile.shown(value), toll.rule, toll.text))
            mode = toll.mode or mode
            marks += [toll.mark] if toll.mark else []
        if self.heights and (self.profile.rises or self.profile.drops):
            for rise, band in self.climbs(np.array(start), np.array(end)):
                if band is None:
                    continue
                toll = with_height(band.toll or Toll(T("{height} m of height")), abs(rise))
                value = band.per_metre * abs(rise) + toll.add + self.base * (toll.multiply - 1.0)
                result.append(Why(self.profile.shown(value), toll.rule, toll.text))
                mode = toll.mode or mode
        return tuple(result), mode, tuple(marks)

    def refused(self, start: ScenePoint, end: ScenePoint) -> Refusal:
        """Why a leg may not be."""
        import shapely

        profile = self.profile
        if not self.grid.contains(end):
            return refusal(profile, "edge", T("that is beyond the edge of the map"))
        a, b = np.array(start, dtype=np.float64), np.array(end, dtype=np.float64)
        if self._onto_closed(a[None, :], b[None, :])[0]:
            return unexplored(profile)
        if ids := blockers(self.pieces, a, b, self.feet, self.stature.height):
            return barrier_refusal(profile, ids, self.doors)
        every = np.arange(len(self.pieces.owner))
        onto = touched(self.pieces, every, np.broadcast_to(b, (len(every), 2)), self.feet, self.stature.height)
        if onto.any():
            return barrier_refusal(
                profile, tuple(dict.fromkeys(self.pieces.owner[n] for n in np.flatnonzero(onto))), self.doors
            )
        line = shapely.LineString([start, end])
        for patch in self.patches:
            for toll in patch.tolls:
                if toll.forbid and line.intersection(patch.area).length > INSIDE:
                    return refusal(profile, "terrain", toll.text, rule=toll.rule)
        if self.heights:
            for rise, band in self.climbs(a, b):
                if band is None or (band.toll and band.toll.forbid):
                    key = "{height} m up is too high" if rise > 0 else "{height} m down is too deep"
                    return refusal(profile, "height", T(key, height=num(abs(rise))))
        for circle in self.circles:
            if not circle.meaning.enter and runs_into(circle, a[None, :], b[None, :])[0]:
                return refusal(profile, "occupied", T("{token} stands there", token=circle.name))
        return refusal(profile, "manoeuvre", T("this way of moving does not lead there"))

    def closed(self, point: ScenePoint) -> Refusal | None:
        """The refusal of a point the mover is not let onto; None if it is."""
        column, row = min(round(point.x * 2), 2 * self.grid.columns), min(round(point.y * 2), 2 * self.grid.rows)
        return None if self._open is None or self._open[column, row] else unexplored(self.profile)

    def cannot_end(self, point: ScenePoint) -> Refusal | None:
        """Why one may not stop at a point; None if one may."""
        for circle in self.circles:
            ends = circle.meaning.enter and circle.meaning.end
            if not ends and np.hypot(point.x - circle.x, point.y - circle.y) < circle.radius - INSIDE:
                return refusal(self.profile, "occupied", T("{token} stands there", token=circle.name))
        return None
