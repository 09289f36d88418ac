"""What is done to the points of things, as lines: move, insert, take out, cut in two, cut a door in. Nothing here edits."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.handles_things import Thing, find, is_closed, point_fields, points_of
from battlemap.app.tools.snap import Snapper, same
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.schema import own_fields
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Light, Note, Region, Wall

Line = dict[str, Any]
Moves = Mapping[str, tuple[ScenePoint, ...]]  # new points by thing
FAMILIES = (("wall", "door"), ("region",))  # whose points hold together


def carry_out(ctx: ToolContext, lines: Sequence[Line]) -> list[Any] | None:
    """Do lines as one: one undo. Their results; None if they were refused, which is told."""
    if not lines:
        return []
    line = dict(lines[0]) if len(lines) == 1 else {"do": "batch", "lines": list(lines)}
    try:
        result = ctx.session.do({**line, "scene": ctx.scene}).result
    except BattlemapError as error:
        ctx.notify(error.text)
        return None
    return [result] if len(lines) == 1 else list(result["results"])


def least_points(thing: Thing) -> int:
    """How many points it needs."""
    return 1 if isinstance(thing, Light | Note) else 3 if isinstance(thing, Region) else 2


def without_repeats(points: Sequence[ScenePoint]) -> list[ScenePoint]:
    """The points without any that lies where the one before lies."""
    kept: list[ScenePoint] = []
    for point in points:
        if not kept or not same(kept[-1], point):
            kept.append(point)
    return kept


def moved(ctx: ToolContext, snapper: Snapper, things: Sequence[Thing], moves: Sequence[tuple[ScenePoint, ScenePoint]],
          *, joined: bool) -> dict[str, tuple[ScenePoint, ...]]:  # fmt: skip
    """The new points of things when some places move to others.

    Args:
        things: those in hand.
        moves: (where a point is, where it goes).
        joined: what else has a point at such a place goes along.
    """
    ids = {thing.id: thing for thing in things}
    if joined:
        for kinds in FAMILIES:
            if any(thing.kind in kinds for thing in things):
                lines = snapper.lines(kinds)
                for old, _ in moves:
                    for id_ in lines.things_at(old):
                        if id_ not in ids and (other := find(ctx, id_)) is not None:
                            ids[id_] = other
    found = {}
    for id_, thing in ids.items():
        before = points_of(thing)
        after = tuple(next((new for old, new in moves if same(old, p)), p) for p in before)
        if after != before:
            found[id_] = after
    return found


def move_lines(ctx: ToolContext, moves: Moves) -> list[Line]:
    """The lines that give things new points. What has shrunk to nothing goes."""
    lines: list[Line] = []
    for id_, points in moves.items():
        thing = find(ctx, id_)
        if thing is None:
            continue
        kept = without_repeats(points)
        if isinstance(thing, Region) and len(kept) > 1 and same(kept[0], kept[-1]):
            kept.pop()
        if len(kept) < least_points(thing):
            lines.append({"do": "remove", "id": id_})
        else:
            lines.append({"do": "set", "id": id_, "set": point_fields(thing, kept)})
    return lines


def insert_line(thing: Thing, piece: int, at: ScenePoint) -> Line | None:
    """A new point on a piece; None where one is already."""
    points = list(points_of(thing))
    if any(same(p, at) for p in points):
        return None
    points.insert(piece + 1, at)
    return {"do": "set", "id": thing.id, "set": point_fields(thing, points)}


def drop_line(thing: Thing, index: int) -> Line:
    """Without one of its points; without too many it goes altogether."""
    points = list(points_of(thing))
    closed = isinstance(thing, Wall) and is_closed(thing)
    if closed:
        points.pop()
    del points[index]
    if closed:
        points.append(points[0])
    points = without_repeats(points)
    if len(points) < least_points(thing) or (closed and len(points) < 4):
        return {"do": "remove", "id": thing.id}
    return {"do": "set", "id": thing.id, "set": point_fields(thing, points)}


def split_lines(wall: Wall, piece: int, at: ScenePoint) -> list[Line]:
    """Two walls out of one, at a place of a piece; nothing where one of them would have no length."""
    first, second = parts(points_of(wall), piece, at, at)
    if len(first) < 2 or len(second) < 2:
        return []
    return [_with_points(wall, first), _another(wall, second)]


def parts(chain: Sequence[ScenePoint], piece: int, a: ScenePoint, b: ScenePoint
          ) -> tuple[list[ScenePoint], list[ScenePoint]]:  # fmt: skip
    """What lies of a chain before `a` and after `b`, both on its piece; all other points stay exactly what they are."""
    start, end = chain[piece], chain[piece + 1]
    if math.dist(start, a) > math.dist(start, b):
        a, b = b, a
    before = [*chain[: piece + 1], *([] if same(a, start) else [a])]
    after = [*([] if same(b, end) else [b]), *chain[piece + 1 :]]
    return before, after


def door_lines(wall: Wall, piece: int, a: ScenePoint, b: ScenePoint, door: Line) -> list[Line]:
    """Cut a door into a piece of a wall from `a` to `b`: the rest of the wall keeps all its points and fields."""
    chain = points_of(wall)
    before, after = parts(chain, piece, a, b)
    if is_closed(wall):  # what is left of a ring is one wall
        before, after = [*after[:-1], *before], []
    rests = [rest for rest in (before, after) if len(rest) > 1]
    lines = [_with_points(wall, rests[0]), *(_another(wall, rest) for rest in rests[1:])] if rests else []
    return [*(lines or [{"do": "remove", "id": wall.id}]), door]


def _with_points(wall: Wall, points: Sequence[ScenePoint]) -> Line:
    return {"do": "set", "id": wall.id, "set": point_fields(wall, points)}


def _another(wall: Wall, points: Sequence[ScenePoint]) -> Line:
    fields = own_fields(wall)
    del fields["id"]
    return {"do": "add_wall", **fields, **point_fields(wall, points)}


def remove_lines(ctx: ToolContext) -> list[Line]:
    """Take away the things and tokens that are selected."""
    lines = [{"do": "remove", "id": id_} for id_ in ctx.things if find(ctx, id_) is not None]
    tokens = ctx.session.scenario
    return [
        *lines,
        *({"do": "remove_token", "token": id_} for id_ in ctx.selection if tokens.token(ctx.scene, id_) is not None),
    ]
