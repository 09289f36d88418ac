"""Where a point comes to lie: on a point or line of a wall or door there is, else on the grid; free of all with Shift."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.handles import PIECE_PX, SnapKind, Snapped
from battlemap.app.tools.hit import grid_of
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Region, Wall
from battlemap.model.scenario import ScenarioView

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

SAME = 1e-4  # points nearer than this are one
POINT_PX, POINT_CELLS = 14.0, 0.4  # how far a point there is draws, whichever is less
LINE_CELLS = 0.3
GridPlace = Literal["corner", "edge", "center"]
PLACES: tuple[GridPlace, ...] = ("corner", "edge", "center")
CHAINS: dict[str, type[Any]] = {"wall": Wall, "door": Door, "region": Region}


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a line there is: which thing, which of its pieces, the point itself and how far it is away."""

    thing: str
    piece: int
    at: ScenePoint
    away: float


class Lines:
    """All straight pieces of some kinds of things in a scene, as arrays; a region's last piece leads back to its first."""

    def __init__(self, view: ScenarioView, scene: str, kinds: Iterable[str]) -> None:
        import numpy as np

        self.owners: list[tuple[str, int]] = []
        starts: list[Sequence[float]] = []
        ends: list[Sequence[float]] = []
        for kind in kinds:
            for thing in view.of(CHAINS[kind], scene).values():
                for piece, (a, b) in enumerate(pairwise(chain_of(thing))):
                    self.owners.append((thing.id, piece))
                    starts.append(a)
                    ends.append(b)
        self.a: Floats = np.array(starts, dtype=np.float64).reshape(-1, 2)
        self.b: Floats = np.array(ends, dtype=np.float64).reshape(-1, 2)

    def nearest_point(self, at: ScenePoint, reach: float, skip: Collection[str] = ()) -> ScenePoint | None:
        """The end of a piece nearest to a point, not farther than `reach`; of no thing in `skip`."""
        best, away = None, reach
        for ends in (self.a, self.b):
            distances = _lengths(ends - (at.x, at.y))
            for row in (distances <= away).nonzero()[0]:
                if distances[row] <= away and self.owners[row][0] not in skip:
                    best, away = ScenePoint(float(ends[row, 0]), float(ends[row, 1])), float(distances[row])
        return best

    def nearest_line(self, at: ScenePoint, reach: float, skip: Collection[str] = ()) -> Spot | None:
        """The place of a piece nearest to a point, not farther than `reach`; of no thing in `skip`."""
        import numpy as np

        if not len(self.owners):
            return None
        along = self.b - self.a
        squares = np.maximum((along * along).sum(axis=1), 1e-18)
        parts = np.clip((((at.x, at.y) - self.a) * along).sum(axis=1) / squares, 0.0, 1.0)
        places = self.a + along * parts[:, None]
        distances = _lengths(places - (at.x, at.y))
        for row in np.argsort(distances, kind="stable"):
            away = float(distances[row])
            if away > reach:
                return None
            thing, piece = self.owners[row]
            if thing not in skip:
                return Spot(thing, piece, ScenePoint(float(places[row, 0]), float(places[row, 1])), away)
        return None

    def things_at(self, at: ScenePoint) -> set[str]:
        """Ids of the things that have a point just there."""
        found: set[str] = set()
        for ends in (self.a, self.b):
            found.update(self.owners[row][0] for row in (_lengths(ends - (at.x, at.y)) <= SAME).nonzero()[0])
        return found


def _lengths(vectors: Floats) -> Floats:
    import numpy as np

    lengths: Floats = np.hypot(vectors[:, 0], vectors[:, 1])
    return lengths


def chain_of(thing: Any) -> tuple[ScenePoint, ...]:
    """The points of a wall, door or region, in order; a region's first comes again at the end."""
    if isinstance(thing, Region):
        corners = tuple(ScenePoint(*p) for p in thing.polygon)
        return (*corners, *corners[:1])
    return tuple(ScenePoint(*p) for p in thing.points)


def same(a: Sequence[float], b: Sequence[float]) -> bool:
    """True if two points are one."""
    return math.hypot(a[0] - b[0], a[1] - b[1]) <= SAME


class Snapper:
    """Snaps in the scene of a context; the arrays of what is there are made anew only after a change."""

    def __init__(self, ctx: ToolContext, kinds: tuple[str, ...] = ("wall", "door")) -> None:
        self._ctx = ctx
        self._kinds = kinds
        self._kept: dict[tuple[str, ...], tuple[tuple[int, ...], Lines]] = {}

    def lines(self, kinds: tuple[str, ...] = ()) -> Lines:
        """The pieces of some kinds, without any of the kinds it snaps to."""
        kinds = kinds or self._kinds
        view, scene = self._ctx.session.scenario, self._ctx.scene
        stamps = tuple(view.stamp(scene, kind) for kind in kinds)
        kept = self._kept.get(kinds)
        if kept is None or kept[0] != stamps:
            kept = self._kept[kinds] = (stamps, Lines(view, scene, kinds))
        return kept[1]

    def snap(
        self,
        at: ScenePoint,
        *,
        free: bool = False,
        skip: Collection[str] = (),
        own: Sequence[ScenePoint] = (),
        places: Sequence[GridPlace] = PLACES,
    ) -> Snapped:
        """The point that is meant.

        Args:
            free: only `own` points draw.
            skip: things whose points and lines do not.
            own: points in the hand that draw too, such as the first of a chain.
            places: the places of a cell that draw.
        """
        at = self._inside(at)
        reach = min(POINT_PX * self._ctx.px, POINT_CELLS)
        mine = min(own, key=lambda p: math.dist(p, at), default=None)
        if mine is not None and math.dist(mine, at) <= (reach / 2 if free else reach):
            return Snapped(mine, "point")
        if free:
            return Snapped(ScenePoint(round(at.x, 3), round(at.y, 3)))
        there = self.lines().nearest_point(at, reach, skip)
        if there is not None:
            return Snapped(there, "point")
        on_grid = nearest_place(grid_of(self._ctx), at, places)
        line = self.lines().nearest_line(at, min(PIECE_PX * self._ctx.px, LINE_CELLS), skip)
        if line is not None:
            found = ScenePoint(round(line.at.x, 6), round(line.at.y, 6))
            if on_grid is None or self._off(line, on_grid.at):
                return Snapped(found, "line")
        return on_grid or Snapped(ScenePoint(round(at.x, 3), round(at.y, 3)))

    def _off(self, line: Spot, at: ScenePoint) -> bool:
        """Whether a place of the grid lies beside the line, so that a point there would not touch it."""
        again = self.lines().nearest_line(at, SAME)
        return again is None or math.dist(at, line.at) > POINT_CELLS

    def _inside(self, at: ScenePoint) -> ScenePoint:
        x, y, width, height = grid_of(self._ctx).bounds()
        return ScenePoint(min(max(at.x, x), x + width), min(max(at.y, y), y + height))


def nearest_place(grid: Grid, at: ScenePoint, places: Sequence[GridPlace] = PLACES) -> Snapped | None:
    """The corner, edge middle or centre of a cell nearest to a point; None without a grid.

    >>> from battlemap.geometry.grid import make_grid
    >>> nearest_place(make_grid("square", 4, 4), ScenePoint(1.1, 0.45))
    Snapped(at=ScenePoint(x=1.0, y=0.5), kind='edge')
    """
    if grid.kind == "none":
        return None
    cell = grid.cell_at(at)
    corners = grid.polygon(cell)
    found: list[tuple[ScenePoint, SnapKind]] = []
    if "corner" in places:
        found += [(corner, "corner") for corner in corners]
    if "edge" in places:
        sides = zip(corners, (*corners[1:], corners[0]), strict=True)
        found += [(ScenePoint((a.x + b.x) / 2, (a.y + b.y) / 2), "edge") for a, b in sides]
    if "center" in places:
        found.append((grid.center(cell), "center"))
    point, kind = min(found, key=lambda one: math.dist(one[0], at))
    # corners worked out from two cells differ in the last digit; rounded they are one
    return Snapped(ScenePoint(round(point.x, 6) + 0.0, round(point.y, 6) + 0.0), kind)
