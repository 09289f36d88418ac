"""Areas among walls: which cells an area takes in, and whom, how far from its start, how well covered.

`limit` says what walls do to it. "straight": only what a straight line from the start reaches past whatever stops a blast
(`screens`, "effect") is inside. "spread": it goes round corners and fills rooms (`effect_spread`). "through": nothing stops it.

An area that names a token goes with it: an aura lies round the whole body, every other shape starts from the body's middle; where
it points, `to`, is carried along, and without a `to` it points the way the token faces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry import shapes
from battlemap.geometry.facing import bearing_deg
from battlemap.geometry.grid import Grid
from battlemap.geometry.shapes import Coverage
from battlemap.geometry.shapes_extent import Extent
from battlemap.geometry.shapes_plane import Numbers, Pair, Plane, plane
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Area, Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.bodies import STANDING, Body, body_of
from battlemap.vision.cover import cover_from
from battlemap.vision.effect_lines import about, reached
from battlemap.vision.effect_spread import spread
from battlemap.vision.ground import ground_of
from battlemap.vision.kept import Kept
from battlemap.vision.results import Cover
from battlemap.vision.screens import screens_of

if TYPE_CHECKING:
    from battlemap.geometry.shapes_figures import Figure

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
OPEN = Cover()
ROUND = ("burst", "ring", "aura")  # shapes that point nowhere
ANGLE_DEG = 60.0  # of a cone that does not say


class Affected(NamedTuple):
    """A token in an area. `distance`: of the nearest of its cells inside, in cells, along the way where the area spreads.

    `cover`: what shows of it from the start, where the effect comes in straight lines. `exposed`: the effect reaches it.
    """

    token: str
    distance: float
    cover: Cover
    exposed: bool


@dataclass(frozen=True, slots=True)
class Effect:
    """An area's cells, as the limit leaves them, and the tokens in its shape, nearest first, then by id."""

    cells: Extent
    tokens: tuple[Affected, ...]


def cells_of(view: ScenarioView, scene: str, area: Area, coverage: Coverage = "center") -> Extent:
    """The cells of the scene inside an area, at their distances, nearest first.

    Args:
        coverage: when a cell counts, see `geometry.shapes`.
    """
    return _Placed(view, scene, area, coverage).cells()


def effect_of(
    view: ScenarioView, scene: str, area: Area, coverage: Coverage = "center", *, brief: bool = False
) -> Effect:
    """The cells inside an area, and every token in its shape, also those whom a wall keeps from harm (`exposed` false).

    Args:
        brief: as a preview needs it, at a small part of the cost: covers do not tell who stands in between, and of those whom
            the effect does not reach only what keeps it from them.
    """
    placed = _Placed(view, scene, area, coverage, brief)
    cells = placed.cells()
    return Effect(cells, placed.tokens(cells))


def affected(view: ScenarioView, scene: str, area: Area, coverage: Coverage = "center") -> tuple[Affected, ...]:
    """The tokens of `effect_of` alone."""
    placed = _Placed(view, scene, area, coverage)
    return placed.tokens(placed.cells() if area.limit == "spread" else None)


class _Placed:
    """An area laid on a scene: its shape, and from where its lines of effect start."""

    def __init__(self, view: ScenarioView, scene: str, area: Area, coverage: Coverage, brief: bool = False) -> None:
        self.view, self.scene, self.area, self.coverage = view, scene, area, coverage
        self.brief = brief
        self.grid: Grid = view.scene(scene).grid.grid()
        self.plane: Plane = plane(self.grid)
        self.bearer = view.token(scene, area.token) if area.token is not None else None
        self.at, self.to = _ends(self.grid, self.plane, area, self.bearer)
        self.figure = self._figure()

    def cells(self) -> Extent:
        """The cells inside as the limit leaves them."""
        whole = self.figure.extent(self.coverage)
        if self.area.limit == "through" or not len(whole):
            return whole
        screens = screens_of(self.view, self.scene, "effect")
        if not len(screens.pieces):
            return whole
        if self.area.limit == "straight":
            return whole.only(self._reached(whole.pairs))
        domain, most = self._domain(whole)
        ground = ground_of(self.view, self.scene)
        level = ground.height(self.grid.cell_at(self.plane.point(self.figure.starts[0])))
        filled = spread(self.grid, ground, screens, domain, self._reached(domain.pairs), most, level)
        if domain is whole:
            return filled
        return filled.only(whole.find(filled.pairs) >= 0)

    def tokens(self, cells: Extent | None) -> tuple[Affected, ...]:
        """The tokens in the shape. `cells`: what the limit leaves of it, needed where it spreads."""
        crowd = _crowds.of(self.view, self.scene)
        if not crowd.tokens:
            return ()
        far = self.figure.distances(crowd.pairs, self.coverage)
        here = np.flatnonzero(far < np.inf)
        here = here[np.argsort(far[here], kind="stable")]  # the crowd stands in the order of its ids
        owner, far = crowd.owner[here], far[here]
        exposed = None
        if self.area.limit == "spread" and cells is not None:
            number = cells.find(crowd.pairs[:, here])
            exposed = number >= 0
            far = np.where(exposed, np.append(cells.far, 0.0)[number], far)
        elif self.area.limit == "straight" and len(here):
            exposed = self._reached(crowd.pairs[:, here], [crowd.tokens[number] for number in owner.tolist()])
        if exposed is not None or not crowd.single:
            exposed = np.ones(len(here), dtype=np.bool_) if exposed is None else exposed
            by_owner = np.lexsort((far, ~exposed, owner))
            # of each body its nearest cell, of those that are reached if any is
            best = by_owner[np.flatnonzero(np.diff(owner[by_owner], prepend=-1))]
            best = best[np.argsort(far[best], kind="stable")]
            owner, far, exposed = owner[best], far[best], exposed[best]
        inside = [crowd.tokens[number] for number in owner.tolist()]
        reached_ = [True] * len(inside) if exposed is None else exposed.tolist()
        ids = [token.id for token in inside]
        return tuple(map(Affected, ids, far.tolist(), self._covers(inside, reached_), reached_))

    def _figure(self) -> Figure:
        area, grid = self.area, self.grid
        radius = 1.0 if area.radius is None else area.radius
        if area.shape == "aura" and self.bearer is not None:
            body = body_of(self.view, self.scene, grid, self.bearer)
            return shapes.disk_figure(grid, body.cells, radius, area.inner or 0.0)
        if area.shape in ("burst", "aura"):
            return shapes.disk_figure(grid, (self.at,), radius, area.inner or 0.0 if area.shape == "aura" else 0.0)
        if area.shape == "ring":
            return shapes.disk_figure(grid, (self.at,), radius, radius if area.inner is None else area.inner)
        if area.shape == "rect":
            return shapes.rect_figure(grid, self.plane.point(self.at), self.plane.point(self.to), self.at)
        if area.shape == "line":
            return shapes.line_figure(grid, self.at, self.to, 1.0 if area.width is None else area.width, area.length)
        towards = bearing_deg(self.plane.point(self.at), self.plane.point(self.to))
        angle = ANGLE_DEG if area.angle_deg is None else area.angle_deg
        return shapes.cone_figure(grid, self.at, towards, angle, radius if area.length is None else area.length)

    def _domain(self, whole: Extent) -> tuple[Extent, float]:
        """Where it may go as it spreads, and how far: a ring fills its hole first, a cone begins in its own cell."""
        area = self.area
        if area.shape in ROUND:
            if not area.inner and area.shape != "ring" and self.coverage == "center":
                return whole, self.figure.reach
            disk = shapes.disk_figure(self.grid, self.figure.starts, self.figure.reach)
            return disk.extent(self.coverage), self.figure.reach
        own = np.array(self.at)[:, None].astype(whole.pairs.dtype)
        between = not self.plane.points and not all(float(part).is_integer() for part in self.at)
        if between or not self.plane.on_scene(own)[0] or whole.find(own)[0] >= 0:
            return whole, self.figure.reach
        pairs, far = np.hstack([own, whole.pairs]), np.concatenate([np.zeros(1), whole.far])
        return Extent(self.plane, pairs, far, whole.anchor), self.figure.reach

    def _reached(self, pairs: Numbers, whose: Sequence[Token] | None = None) -> Bools:
        """Which cells a straight line reaches from the nearest of the area's starts.

        Args:
            whose: for each cell the token whose body it is of; None: a standing person's.
        """
        screens = screens_of(self.view, self.scene, "effect")
        points = self.plane.centers(pairs)
        result = np.ones(len(points), dtype=np.bool_)
        if not len(screens.pieces):
            return result
        result[:] = False
        away = np.stack([self.plane.metric(pairs[0] - a, pairs[1] - b) for a, b in self.figure.starts])
        nearest = away <= away.min(axis=0) + 1e-9
        for start, own in zip(self.figure.starts, nearest, strict=True):
            which = np.flatnonzero(own & ~result)
            bodies = partial(self._bodies, pairs, whose, which)
            result[which] = reached(screens, self._body(start), points[which], bodies)
        return result

    def _bodies(self, pairs: Numbers, whose: Sequence[Token] | None, which: Ints, numbers: Ints) -> list[Body]:
        """Who is in cells: those numbered `which[numbers]`."""
        chosen = which[numbers]
        cells = self.plane.cells(pairs[:, chosen])
        if whose is None:
            return [body_of(self.view, self.scene, self.grid, cell) for cell in cells]
        bodies = [body_of(self.view, self.scene, self.grid, whose[number]) for number in chosen.tolist()]
        return [
            replace(body, cell=cell, cells=(cell,), point=self.grid.center(cell))
            for body, cell in zip(bodies, cells, strict=True)
        ]

    def _body(self, start: Pair) -> Body:
        """Who stands at a start: the token the area goes with, else a standing person."""
        point = self.plane.point(start)
        if self.bearer is not None:
            body = body_of(self.view, self.scene, self.grid, self.bearer)
            return replace(body, point=point)
        cell = self.grid.cell_at(point)
        return Body(None, cell, point, (cell,), ground_of(self.view, self.scene).height(cell), STANDING)

    def _covers(self, tokens: list[Token], exposed: Sequence[bool]) -> list[Cover]:
        """What shows of each from the start; of the bearer itself, and where nothing comes in straight lines, all."""
        covers = [OPEN] * len(tokens)
        if self.area.limit != "straight":
            return covers
        seen = [i for i, token in enumerate(tokens) if self.bearer is None or token.id != self.bearer.id]
        if self.brief:
            for i, cover in self._kept_from(tokens, [i for i in seen if not exposed[i]]):
                covers[i] = cover
            seen = [i for i in seen if exposed[i]] if seen and self._hidden_about(tokens) else []
        if seen:
            here = self._body(self.at) if self.area.shape != "aura" or self.bearer is None else self.bearer
            found = cover_from(self.view, self.scene, here, [tokens[i] for i in seen], bystanders=not self.brief)
            for i, cover in zip(seen, found, strict=True):
                covers[i] = cover
        return covers

    def _hidden_about(self, tokens: list[Token]) -> bool:
        """Whether anything that hides reaches into the box round the start and all of them."""
        wide = max(token.size for token in tokens)
        points = np.array([self.grid.center(self.grid.cell(token.at)) for token in tokens])
        points = np.vstack([points - wide, points + wide, [self.plane.point(self.at)]])
        return bool(len(about(screens_of(self.view, self.scene).pieces, points)))

    def _kept_from(self, tokens: list[Token], numbers: list[int]) -> Iterator[tuple[int, Cover]]:
        """For each of those numbered, what the straight line to its middle meets, nearest first."""
        if not numbers:
            return
        screens = screens_of(self.view, self.scene, "effect")
        ends = np.array([self.grid.center(self.grid.cell(tokens[i].at)) for i in numbers], dtype=np.float64)
        met = screens.meet(np.broadcast_to(np.array(self.plane.point(self.at), dtype=np.float64), ends.shape), ends)
        by: list[dict[str, None]] = [{} for _ in numbers]
        for n in np.lexsort((met.part, met.line)).tolist():
            by[met.line[n]][screens.things[screens.thing[met.piece[n]]].id] = None
        for i, near in zip(numbers, by, strict=True):
            yield i, Cover(exposed=0.0, kind="solid", by=tuple(near), solid=1.0)


def _ends(grid: Grid, flat: Plane, area: Area, bearer: Token | None) -> tuple[Pair, Pair]:
    """Where an area starts and where it points."""
    at = flat.snapped(area.at)
    if bearer is None and area.shape in ROUND:
        return at, at
    if bearer is None:
        return at, flat.snapped(area.to) if area.to is not None else _ahead(grid, flat, at, 0)
    middle = flat.pair(grid.body_center(grid.cell(bearer.at), bearer.size, bearer.facing, bearer.body))
    if area.to is None:
        return middle, _ahead(grid, flat, middle, bearer.facing)
    to = flat.snapped(area.to)
    return middle, (to[0] + middle[0] - at[0], to[1] + middle[1] - at[1])


def _ahead(grid: Grid, flat: Plane, at: Pair, direction: int) -> Pair:
    """One step on in a direction."""
    zero: Cell = grid.cell((0, 0))
    step = grid.neighbor(zero, direction)
    return at[0] + step[0], at[1] + step[1]


@dataclass(frozen=True, slots=True)
class _Crowd:
    """The cells of all tokens of a scene: pairs of shape (2, N), and whose each is; `single`: none covers more than one."""

    tokens: tuple[Token, ...]
    pairs: Numbers
    owner: Ints
    single: bool


def _crowd(view: ScenarioView, scene: str) -> _Crowd:
    grid = view.scene(scene).grid.grid()
    things = view.of(Token, scene)
    tokens = tuple(things[id_] for id_ in sorted(things))
    bodies = [grid.body(grid.cell(token.at), token.size, token.facing, token.body) for token in tokens]
    cells: list[tuple[float, float]] = [(cell[0], cell[1]) for body in bodies for cell in body]
    pairs: Numbers = np.array(cells, dtype=np.float64 if grid.kind == "none" else np.int64).reshape(-1, 2).T
    owner = np.repeat(np.arange(len(tokens)), [len(body) for body in bodies])
    return _Crowd(tokens, np.ascontiguousarray(pairs), owner, len(owner) == len(tokens))


_crowds: Kept[_Crowd] = Kept(_crowd, Token)


def start_point(view: ScenarioView, scene: str, area: Area) -> ScenePoint:
    """The point of the map an area starts from: of one that goes with a token, the middle of its body."""
    grid = view.scene(scene).grid.grid()
    flat = plane(grid)
    bearer = view.token(scene, area.token) if area.token is not None else None
    return flat.point(_ends(grid, flat, area, bearer)[0])
