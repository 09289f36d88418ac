"""A chain of points set one after the other: what walls and regions are drawn with."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence

from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.app.tools.handles import Handle, Shape, Snapped
from battlemap.app.tools.handles_tool import THRESHOLD_PX, Builder
from battlemap.app.tools.snap import same
from battlemap.app.tools.words import shown
from battlemap.geometry.types import ScenePoint
from battlemap.text import T, Text

DRAWING = T(
    "Click: next point. [Enter], double or right click: done. [Backspace]: one back. [Shift]: free. [Esc]: drop it"
)


def chain(builder: Builder, press: PointerEvent, *, closed: bool = False
          ) -> Generator[Overlay, PointerEvent, list[ScenePoint] | None]:  # fmt: skip
    """Let the hand set points. Closing on the first point ends it, with that point again at its end unless `closed`.

    Args:
        closed: a polygon is drawn: a press that is dragged only sets two points, and does not end it.
    Returns: the points, None if it was dropped.
    """
    points = [builder.snap(press).at]
    snap, down, dragged = builder.snap(press), True, False
    event = press
    while True:
        event = yield _shown(builder, points, snap, closed)
        if event.kind == "cancel":
            return None
        if event.kind == "double" or (event.kind == "press" and event.button == "right"):
            return points
        if event.kind == "key":
            if event.key == "return":
                return points
            if event.key == "backspace":
                points.pop()
                if not points:
                    return None
            continue
        if event.kind == "option":
            continue
        snap = builder.snap(event, own=points[:1] if len(points) > 2 else ())
        if event.kind == "press" and event.button == "left":
            down, dragged = True, False
            if _closes(points, snap):
                return points if closed else [*points, points[0]]
            _add(points, snap.at)
        elif event.kind == "move":
            dragged = dragged or (down and event.drag_px >= THRESHOLD_PX)
        elif event.kind == "release" and event.button == "left":
            if down and dragged:
                if _closes(points, snap):
                    return points if closed else [*points, points[0]]
                _add(points, snap.at)
                if len(points) == 2 and not closed:
                    return points
            down = dragged = False


def _closes(points: Sequence[ScenePoint], snap: Snapped) -> bool:
    return len(points) > 2 and same(points[0], snap.at)


def _add(points: list[ScenePoint], at: ScenePoint) -> None:
    if not same(points[-1], at):
        points.append(at)


def _shown(builder: Builder, points: list[ScenePoint], snap: Snapped, closed: bool) -> Overlay:
    line = [*points, snap.at] if not same(points[-1], snap.at) else points
    handles = [Handle("", n, point, lit=n == 0 and len(points) > 2) for n, point in enumerate(points)]
    label = length_words(builder.ctx, points[-1], snap.at)
    shape = Shape(tuple(line), "new", closed and len(line) > 2)
    return builder.overlay(shape, snap=snap, handles=handles, label=label, hint=DRAWING)


def length_words(ctx: ToolContext, a: ScenePoint, b: ScenePoint) -> Text | None:
    """How long a straight piece is, in the unit of the scene; None for no length."""
    scene = ctx.session.scenario.scene(ctx.scene)
    length = math.dist(a, b) * scene.cell_distance
    return T("{length} {unit}", length=shown(round(length, 2)), unit=scene.unit) if length > 1e-6 else None
