"""Where an area lies while the hand shapes it: its start, where it points, the token it goes with; snapping, turning, sizes."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from battlemap.app.tools.area_options import TAGS, choose, effects_of, rounds_left, wanted
from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import beside, grid_of
from battlemap.app.tools.snap import nearest_place
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, Pair, Token

if TYPE_CHECKING:
    from battlemap.geometry.shapes_plane import Plane

TURN_DEG = 15.0
ROUND = ("burst", "ring", "aura")
SWEEP_DEG = 15.0  # by how much a notch makes a cone wider


@dataclass(frozen=True, slots=True)
class Plan:
    """`at`, `to`: where it starts and where it points (of a rectangle the other corner), as pairs of the grid."""

    at: Pair
    to: Pair
    token: str | None = None


def flat_of(grid: Grid) -> Plane:
    """The grid's pairs and distances between the cells."""
    from battlemap.geometry.shapes_plane import plane

    return plane(grid)


def snapped(grid: Grid, point: ScenePoint, free: bool = False) -> Pair | None:
    """The pair meant by a point: the nearest centre, corner or middle of a side; `free`: the point. None: off the scene."""
    if not grid.contains(grid.cell_at(point)):
        return None
    flat = flat_of(grid)
    place = None if free else nearest_place(grid, point)
    if place is not None:
        return flat.pair(place.at)
    a, b = flat.pair(point)
    return flat.snapped((round(a, 3), round(b, 3)))


def first_plan(ctx: ToolContext, at: Pair, token: Token | None = None) -> Plan:
    """An area that has only been pointed at: with the sizes that are chosen, ahead in direction 0."""
    grid, now = grid_of(ctx), wanted(ctx)
    flat = flat_of(grid)
    if now.shape == "rect":
        x, y = flat.point(at)
        return Plan(at, flat.pair((x + now.length, y + now.width)))
    plan = Plan(at, at, token.id if token is not None else None)
    return replace(plan, to=_towards(grid, at, grid.direction_deg(token.facing if token is not None else 0), 1.0))


def taken_up(ctx: ToolContext, area: Area) -> Plan:
    """An area that lies on the map, in the hand: the options become its own."""
    grid = grid_of(ctx)
    flat = flat_of(grid)
    at = flat.snapped(area.at)
    to = flat.snapped(area.to) if area.to is not None else _towards(grid, at, grid.direction_deg(0), 1.0)
    radius = 1.0 if area.radius is None else area.radius
    length = radius if area.shape == "cone" else flat.size(to[0] - at[0], to[1] - at[1])
    choose(
        ctx,
        shape=area.shape,
        limit=area.limit,
        radius=radius,
        inner=(radius if area.shape == "ring" else 0.0) if area.inner is None else area.inner,
        length=length if area.length is None else area.length,
        width=1.0 if area.width is None else area.width,
        angle=60.0 if area.angle_deg is None else area.angle_deg,
        tags=tuple(tag for tag in area.tags if tag in TAGS),
        own_tags=", ".join(tag for tag in area.tags if tag not in TAGS),
        duration=rounds_left(ctx, area),
        growth=area.growth,
        hidden=area.hidden,
    )
    return Plan(at, to, area.token)


def as_written(pair: tuple[float, float]) -> tuple[float, float]:
    """A place as a line has it: what is shown before is what is laid, also where a cell lies on the very edge."""
    return round(pair[0], 9), round(pair[1], 9)


def area_of(ctx: ToolContext, plan: Plan, id_: str = "preview", until: float | None = None) -> Area:
    """The area as it is planned."""
    now = wanted(ctx)
    shape = now.shape
    return Area(
        id_,
        shape=shape,
        at=as_written(plan.at),
        to=None if shape in ROUND else as_written(plan.to),
        radius=now.radius if shape in ROUND else None,
        inner=min(now.inner, now.radius) if shape == "ring" else None,
        length=now.length if shape in ("cone", "line") else None,
        width=now.width if shape == "line" else None,
        angle_deg=now.angle if shape == "cone" else None,
        limit=now.limit,
        tags=now.tags,
        until=until,
        token=plan.token,
        growth=now.growth,
        hidden=now.hidden,
        **effects_of(now.tags),
    )


def handles(ctx: ToolContext, plan: Plan) -> tuple[ScenePoint, ScenePoint]:
    """Where it can be taken hold of: its start, and its end."""
    grid, now = grid_of(ctx), wanted(ctx)
    flat = flat_of(grid)
    start, bearer = flat.point(plan.at), _bearer(ctx, plan)
    if bearer is not None:
        start = grid.body_center(grid.cell(bearer.at), bearer.size, bearer.facing, bearer.body)
    da, db = plan.to[0] - plan.at[0], plan.to[1] - plan.at[1]
    zero, one = flat.point((0.0, 0.0)), flat.point((da, db))
    size, x, y = flat.size(da, db), one.x - zero.x, one.y - zero.y
    if now.shape == "rect":
        return start, ScenePoint(start.x + x, start.y + y)
    away = now.radius if now.shape in ROUND else now.length
    if now.shape == "aura" and bearer is not None:
        away += (bearer.size - 1) / 2
    part = max(away, 0.5) / size if size > 0 else 0.0
    return start, ScenePoint(start.x + x * part, start.y + y * part)


def _bearer(ctx: ToolContext, plan: Plan) -> Token | None:
    return ctx.session.scenario.token(ctx.scene, plan.token) if plan.token is not None else None


# -- what the hand does ------------------------------------------------------------------------------------------------


def drawn(ctx: ToolContext, plan: Plan, point: ScenePoint, free: bool) -> Plan:
    """The end is where the hand is now: that sets direction and size."""
    grid, now = grid_of(ctx), wanted(ctx)
    flat = flat_of(grid)
    start = flat.pair(handles(ctx, plan)[0])
    end = flat.pair(point) if now.shape in ROUND else snapped(grid, point, free)
    if end is None or end == start:
        return plan
    far = _neat(flat.size(end[0] - start[0], end[1] - start[1]), grid, start, free)
    if now.shape == "rect":
        (ax, ay), (bx, by) = flat.point(start), flat.point(end)
        choose(ctx, length=abs(bx - ax), width=abs(by - ay))
    elif now.shape in ROUND:
        token = _bearer(ctx, plan)
        radius = max(0.0, far - (token.size - 1) / 2) if token is not None else far
        inner = max(0.0, radius - max(0.0, now.radius - now.inner))
        choose(ctx, radius=radius, **({"inner": inner} if now.shape == "ring" else {}))
    else:
        choose(ctx, length=max(far, _step(grid, start, free)))
    return replace(plan, to=(end[0] + plan.at[0] - start[0], end[1] + plan.at[1] - start[1]))


def moved(plan: Plan, at: Pair) -> Plan:
    """The same shape from another start."""
    return replace(plan, at=at, to=(plan.to[0] + at[0] - plan.at[0], plan.to[1] + at[1] - plan.at[1]))


def stepped(ctx: ToolContext, plan: Plan, key: str) -> Plan:
    """One cell on, as an arrow key says; it stays on the scene."""
    grid = grid_of(ctx)
    a, b = plan.at
    base = plan.at if grid.kind == "none" else (math.floor(a + 0.49), math.floor(b + 0.49))
    here = grid.cell(base)
    there = beside(grid, here, key)
    at = flat_of(grid).snapped((a + there[0] - here[0], b + there[1] - here[1]))
    return moved(plan, at) if grid.contains(there) else plan


def turned(ctx: ToolContext, plan: Plan, steps: int) -> Plan:
    """Turned clockwise by so many steps; a rectangle by quarters, what is round not at all."""
    grid, now = grid_of(ctx), wanted(ctx)
    flat = flat_of(grid)
    (ax, ay), (bx, by) = flat.point(plan.at), flat.point(plan.to)
    if now.shape == "rect":
        for _ in range(steps % 4):
            bx, by = ax - (by - ay), ay + (bx - ax)
        choose(ctx, length=abs(bx - ax), width=abs(by - ay))
        return replace(plan, to=flat.pair((bx, by)))
    bearing = math.degrees(math.atan2(bx - ax, ay - by))
    number = bearing / TURN_DEG
    whole = math.floor(number + 1e-6) if steps > 0 else math.ceil(number - 1e-6)
    return replace(
        plan, to=_towards(grid, plan.at, (whole + steps) * TURN_DEG, max(1.0, math.dist((ax, ay), (bx, by))))
    )


def widened(ctx: ToolContext, steps: int) -> None:
    """Another width, angle, inner radius or radius: what the shape has besides its length."""
    now = wanted(ctx)
    if now.shape == "cone":
        choose(ctx, angle=min(360.0, max(SWEEP_DEG, now.angle + SWEEP_DEG * steps)))
    elif now.shape == "line":
        choose(ctx, width=max(1.0, now.width + steps))
    elif now.shape == "ring":
        choose(ctx, inner=min(now.radius, max(0.0, now.inner + steps)))
    else:
        grown(ctx, steps)


def grown(ctx: ToolContext, steps: int) -> None:
    """Larger or smaller by so many cells."""
    now = wanted(ctx)
    if now.shape in ROUND:
        choose(ctx, radius=max(0.0, now.radius + steps))
    elif now.shape != "rect":
        choose(ctx, length=max(1.0, now.length + steps))


def _neat(size: float, grid: Grid, at: Pair, free: bool) -> float:
    """A size as people would say it: whole cells from the middle of a cell, halves from elsewhere."""
    step = _step(grid, at, free)
    return round(round(size / step) * step, 6)


def _step(grid: Grid, at: Pair, free: bool) -> float:
    if free:
        return 0.1
    on_cell = grid.kind != "none" and float(at[0]).is_integer() and float(at[1]).is_integer()
    return 1.0 if on_cell else 0.5


def _towards(grid: Grid, at: Pair, bearing: float, length: float) -> Pair:
    """A pair in a direction from another. Where neighbours (on hexes also between two) lie there, exactly so."""
    flat = flat_of(grid)
    if grid.kind != "none":
        zero = grid.cell((0, 0))
        ways = [(float(cell[0]), float(cell[1])) for cell in grid.neighbors(zero)]
        if grid.directions == 6:
            ways += [(a[0] + b[0], a[1] + b[1]) for a, b in zip(ways, (*ways[1:], ways[0]), strict=True)]
        here = flat.point((0.0, 0.0))
        for way in ways:
            x, y = flat.point(way)
            found = math.degrees(math.atan2(x - here.x, here.y - y))
            if abs((found - bearing + 180.0) % 360.0 - 180.0) < 1e-6:
                times = max(1, round(length / math.hypot(x - here.x, y - here.y)))
                return at[0] + way[0] * times, at[1] + way[1] * times
    turn = math.radians(bearing)
    x, y = flat.point(at)
    return flat.pair((x + length * math.sin(turn), y - length * math.cos(turn)))
