"""Walls, doors, lights, regions and notes as the hand meets them: where they are, what of them can be taken hold of."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.handles import HANDLE_PX, PIECE_PX, Handle, Look, Ring, Shape
from battlemap.app.tools.snap import CHAINS, Snapper, chain_of, same
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Light, Note, Region, Wall

KINDS: dict[str, type[Any]] = {"wall": Wall, "door": Door, "light": Light, "region": Region, "note": Note}
BADGE_PX = 16.0
Thing = Wall | Door | Light | Region | Note


def find(ctx: ToolContext, id_: str) -> Thing | None:
    """The thing with that id; None if there is none."""
    view = ctx.session.scenario
    return next((found for cls in KINDS.values() if (found := view.of(cls, ctx.scene).get(id_)) is not None), None)


def selected(ctx: ToolContext) -> list[Thing]:
    """The things selected, those that are still there."""
    return [thing for id_ in ctx.things if (thing := find(ctx, id_)) is not None]


def points_of(thing: Thing) -> tuple[ScenePoint, ...]:
    """Its points, each once and in order; a closed wall's last one is its first again."""
    if isinstance(thing, Region):
        return tuple(ScenePoint(*p) for p in thing.polygon)
    if isinstance(thing, Light | Note):
        return (ScenePoint(*thing.at),)
    return tuple(ScenePoint(*p) for p in thing.points)


def point_fields(thing: Thing, points: Sequence[ScenePoint]) -> dict[str, Any]:
    """The field that holds its points, for a line."""
    pairs = [[p.x, p.y] for p in points]
    if isinstance(thing, Light | Note):
        return {"at": pairs[0]}
    return {"polygon" if isinstance(thing, Region) else "points": pairs}


def is_closed(thing: Thing) -> bool:
    """True for a region, and for a wall that ends where it begins."""
    if isinstance(thing, Region):
        return True
    points = points_of(thing)
    return len(points) > 3 and same(points[0], points[-1])


def shape_of(thing: Thing, look: Look, points: Sequence[ScenePoint] = ()) -> Shape:
    """Its outline, or that of other points it might have; of a light or a note a dot."""
    return Shape(tuple(points or points_of(thing)), look, isinstance(thing, Region))


def handles_of(thing: Thing) -> list[Handle]:
    """What can be taken hold of."""
    points = points_of(thing)
    if isinstance(thing, Wall) and is_closed(thing):
        points = points[:-1]
    handles = [Handle(thing.id, n, p) for n, p in enumerate(points)]
    if isinstance(thing, Light):
        for kind, radius in (("bright", thing.bright), ("dim", thing.dim)):
            handles.append(Handle(thing.id, 0, toward(points[0], thing.direction_deg, radius), kind))  # type: ignore[arg-type]
        if thing.angle_deg < 360:
            edge = thing.direction_deg + thing.angle_deg / 2
            handles.append(Handle(thing.id, 0, toward(points[0], edge, max(thing.dim, thing.bright)), "angle"))
    return handles


def rings_of(light: Light) -> list[Ring]:
    """How far a light reaches, bright and dim."""
    at = ScenePoint(*light.at)
    reaches = ((light.bright, False), (light.dim, True))
    return [Ring(at, r, dashed, light.angle_deg, light.direction_deg) for r, dashed in reaches if r > 0]


def toward(at: ScenePoint, direction_deg: float, away: float) -> ScenePoint:
    """The point so far away in a direction, clockwise from north.

    >>> toward(ScenePoint(2.0, 2.0), 90, 1.5)
    ScenePoint(x=3.5, y=2.0)
    """
    angle = math.radians(direction_deg)
    return ScenePoint(round(at.x + away * math.sin(angle), 6) + 0.0, round(at.y - away * math.cos(angle), 6) + 0.0)


def bearing(a: ScenePoint, b: ScenePoint) -> float:
    """Degrees clockwise from north from one point to another, 0 to 360."""
    return math.degrees(math.atan2(b.x - a.x, a.y - b.y)) % 360


def handle_at(ctx: ToolContext, handles: Iterable[Handle], at: ScenePoint) -> Handle | None:
    """The handle under the hand: the nearest; of several in one place the last, so that a light's reach comes before it."""
    best, away = None, HANDLE_PX * ctx.px
    for handle in handles:
        distance = math.dist(handle.at, at)
        if distance <= away:
            best, away = handle, distance
    return best


def thing_at(ctx: ToolContext, snapper: Snapper, kinds: Sequence[str], at: ScenePoint) -> Thing | None:
    """The thing of those kinds under the hand: badges first, then lines, then the smallest region round the point."""
    view = ctx.session.scenario
    badges = [
        (math.dist(thing.at, at), thing)
        for kind in kinds
        if kind in ("light", "note")
        for thing in view.of(KINDS[kind], ctx.scene).values()
    ]
    away, badge = min(badges, key=lambda one: one[0], default=(math.inf, None))
    if badge is not None and away <= BADGE_PX * ctx.px:
        return badge  # type: ignore[no-any-return]
    chains = tuple(kind for kind in kinds if kind in CHAINS)
    if chains:
        spot = snapper.lines(chains).nearest_line(at, PIECE_PX * ctx.px)
        if spot is not None:
            return find(ctx, spot.thing)
    if "region" in kinds:
        around = [r for r in view.of(Region, ctx.scene).values() if inside(at, r.polygon)]
        return min(around, key=lambda r: _area(r.polygon), default=None)
    return None


def things_in(ctx: ToolContext, a: ScenePoint, b: ScenePoint) -> list[str]:
    """Ids of the things that lie wholly in the box between two points, by kind and id."""
    left, right = sorted((a.x, b.x))
    top, bottom = sorted((a.y, b.y))
    return [
        id_
        for cls in KINDS.values()
        for id_, thing in sorted(ctx.session.scenario.of(cls, ctx.scene).items())
        if all(left <= p.x <= right and top <= p.y <= bottom for p in points_of(thing))
    ]


def inside(at: ScenePoint, corners: Sequence[Sequence[float]]) -> bool:
    """True if a point lies in a polygon."""
    odd = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True) if corners else ():
        if (ay > at.y) != (by > at.y) and at.x < (bx - ax) * (at.y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def _area(corners: Sequence[Sequence[float]]) -> float:
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides)) / 2


def piece_at(thing: Thing, at: ScenePoint) -> tuple[int, ScenePoint] | None:
    """The piece of a thing nearest to a point, by the number of its first point, and the place on it."""
    best: tuple[float, int, ScenePoint] | None = None
    chain = chain_of(thing) if not isinstance(thing, Light | Note) else ()
    for number, (a, b) in enumerate(pairwise(chain)):
        dx, dy = b.x - a.x, b.y - a.y
        square = dx * dx + dy * dy
        part = max(0.0, min(1.0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / square)) if square else 0.0
        there = ScenePoint(a.x + dx * part, a.y + dy * part)
        away = math.dist(there, at)
        if best is None or away < best[0]:
            best = (away, number, there)
    return None if best is None else (best[1], best[2])
