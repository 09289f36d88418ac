"""Put doors and windows into walls, which are cut round them, or between two free points."""

from __future__ import annotations

import math
from typing import Any

from battlemap.app.tools.base import OptionValue, PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.chain import length_words
from battlemap.app.tools.handles import Shape, Snapped
from battlemap.app.tools.handles_edit import door_lines
from battlemap.app.tools.handles_things import find, points_of
from battlemap.app.tools.handles_tool import THRESHOLD_PX, Builder, Gesture
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.snap import SAME, Spot, nearest_place, same
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Wall
from battlemap.text import T, Text

WALL_PX = 16.0  # how far from a wall a press still means it
DOOR_KINDS: dict[str, Text] = {
    "door": T("Door"), "double": T("Double door"), "gate": T("Gate"), "portcullis": T("Portcullis"),
    "window": T("Window"),
}  # fmt: skip
STATES: dict[str, Text] = {"closed": T("Closed"), "open": T("Stands open")}
OPTIONS = (
    ToolOption("kind", T("Kind"), "choice", "door", tuple(OptionValue(id_, title) for id_, title in DOOR_KINDS.items())),
    ToolOption("state", T("State"), "choice", "closed", tuple(OptionValue(id_, t) for id_, t in STATES.items())),
    ToolOption("width", T("Width"), "number", 1.0, least=0.1, most=20, step=0.25, unit=T("cells"),
               one=T("cell"), hint=T("Of a door put down with a click; a drag sets it from side to side")),
    ToolOption("locked", T("Locked"), "flag", False),
    ToolOption("secret", T("Secret"), "flag", False, hint=T("Players see a wall there while it is closed")),
)  # fmt: skip


def door_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    return OPTIONS


class Doors(Builder):
    kind = "door"
    hint = T("Click a wall: a door in it. Drag along a wall, or between any two points: a door as wide as that")

    def before(self, event: PointerEvent, shapes: list[Shape]) -> Snapped | None:
        spot = self._wall_at(event.at)
        if spot is None:
            return self.snap(event)
        wall = find(self.ctx, spot.thing)
        assert isinstance(wall, Wall)
        shapes.append(Shape(self._leaf(wall, spot, event), "new"))
        return Snapped(self._on_wall(wall, spot, event), "line")

    def _wall_at(self, at: ScenePoint) -> Spot | None:
        return self.snapper.lines(("wall",)).nearest_line(at, WALL_PX * self.ctx.px)

    def _on_wall(self, wall: Wall, spot: Spot, event: PointerEvent) -> ScenePoint:
        """The place on the wall that is meant: on the grid where the grid touches this piece near the hand."""
        if not event.shift:
            place = nearest_place(grid_of(self.ctx), event.at)
            a, b = points_of(wall)[spot.piece : spot.piece + 2]
            if place is not None and abs(math.dist(a, place.at) + math.dist(place.at, b) - math.dist(a, b)) < SAME:
                return place.at
        return ScenePoint(round(spot.at.x, 6), round(spot.at.y, 6))

    def _leaf(self, wall: Wall, spot: Spot, event: PointerEvent) -> tuple[ScenePoint, ScenePoint]:
        """A door of the width chosen with its middle at the hand, within its piece of the wall."""
        a, b = points_of(wall)[spot.piece : spot.piece + 2]
        length, width = math.dist(a, b), self.option("width")
        if length <= width + SAME:
            return a, b
        middle = math.dist(a, self._on_wall(wall, spot, event))
        start = min(max(0.0, middle - width / 2), length - width)
        return _along(a, b, start), _along(a, b, start + width)

    def place(self, press: PointerEvent) -> Gesture:
        self.select([])
        spot = self._wall_at(press.at)
        wall = find(self.ctx, spot.thing) if spot is not None else None
        start = self._on_wall(wall, spot, press) if isinstance(wall, Wall) and spot else self.snap(press).at
        dragged, event = False, press
        ends: tuple[ScenePoint, ScenePoint] | None = None
        while True:
            dragged = dragged or (event.kind == "move" and event.drag_px >= THRESHOLD_PX)
            if event.kind == "cancel":
                return
            if event.kind in ("press", "move", "hover", "release"):
                ends = self._ends(wall, spot, start, event, dragged)
            if event.kind == "release" and event.button == "left":
                break
            shapes = [Shape(ends)] if ends is not None else []
            label = length_words(self.ctx, *ends) if ends is not None else None
            event = yield self.overlay(*shapes, snap=Snapped(ends[1] if ends else start, "line"), label=label)
        if ends is None or same(*ends):
            self.ctx.notify(T("Click a wall, or drag from one side of the door to the other"))
            return
        line = {"do": "add_door", "points": [[p.x, p.y] for p in ends], **self.fields()}
        if isinstance(wall, Wall) and spot is not None:
            self.add(door_lines(wall, spot.piece, *ends, line))
        else:
            self.add([line])

    def _ends(self, wall: Any, spot: Spot | None, start: ScenePoint, event: PointerEvent, dragged: bool
              ) -> tuple[ScenePoint, ScenePoint] | None:  # fmt: skip
        """From where to where the door goes just now; in a wall it stays on the piece it began on."""
        if isinstance(wall, Wall) and spot is not None:
            if not dragged:
                return self._leaf(wall, spot, event)
            a, b = points_of(wall)[spot.piece : spot.piece + 2]
            to = self.snap(event, skip=()).at
            return start, _projected(a, b, to)
        return (start, self.snap(event).at) if dragged else None

    def fields(self) -> dict[str, Any]:
        """The fields that the choices of the strip mean; defaults are left out."""
        wanted = {name: self.option(name) for name in ("kind", "state", "locked", "secret")}
        default = {"kind": "door", "state": "closed", "locked": False, "secret": False}
        return {name: value for name, value in wanted.items() if value != default[name]}


def _along(a: ScenePoint, b: ScenePoint, away: float) -> ScenePoint:
    length = math.dist(a, b)
    if away <= SAME or away >= length - SAME:
        return a if away <= SAME else b
    part = away / length
    return ScenePoint(round(a.x + (b.x - a.x) * part, 6), round(a.y + (b.y - a.y) * part, 6))


def _projected(a: ScenePoint, b: ScenePoint, at: ScenePoint) -> ScenePoint:
    dx, dy = b.x - a.x, b.y - a.y
    length = math.hypot(dx, dy)
    return _along(a, b, ((at.x - a.x) * dx + (at.y - a.y) * dy) / length) if length else a


def door_tool(ctx: ToolContext) -> ToolRun:
    """Click a wall, or drag; what is there is taken by its points."""
    return Doors(ctx, OPTIONS).run()
