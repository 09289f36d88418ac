"""What all building tools have in common: select, take hold of points and pieces, insert, take out; and what is new begins
where nothing is under the hand. One gesture is one line, so one undo.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from battlemap.app.tools import handles_edit as edit
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.handles import Building, Handle, Look, Ring, Shape, Snapped
from battlemap.app.tools.handles_things import (
    KINDS,
    Thing,
    bearing,
    find,
    handle_at,
    handles_of,
    piece_at,
    points_of,
    rings_of,
    selected,
    shape_of,
    thing_at,
    things_in,
)
from battlemap.app.tools.snap import PLACES, GridPlace, Snapper
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Light, Note, Region, Wall
from battlemap.text import T, Text

THRESHOLD_PX = 5.0
Gesture = Generator[Overlay, PointerEvent, None]
DRAGGING = T("[Ctrl]: leave what is joined. [Shift]: free of the grid. [Esc]: leave it as it was")
HANDS = T(
    "Drag points or pieces. Double click a line: new point. [Del]: take away. "
    "[Shift] click or [Ctrl] drag: select several"
)


class Builder:
    """A building tool over one kind of things. Subclasses say what a press on empty ground begins (`place`)."""

    kind: ClassVar[str] = ""
    grabs: ClassVar[bool] = False  # a thing that is not selected moves at once when dragged
    places: ClassVar[Sequence[GridPlace]] = PLACES
    hint: ClassVar[Text] = HANDS
    held_hint: ClassVar[Text] = HANDS  # while things of this kind are selected

    def __init__(self, ctx: ToolContext, options: Sequence[ToolOption] = ()) -> None:
        self.ctx = ctx
        self._defaults = {one.id: one.default for one in options}
        family = next((kinds for kinds in edit.FAMILIES if self.kind in kinds), edit.FAMILIES[0])
        self.snapper = Snapper(ctx, family)
        self.picked: tuple[str, int] | None = None  # the point that [Del] takes out

    def option(self, id_: str) -> Any:
        """What is chosen in the strip."""
        return self.ctx.options.get(id_, self._defaults[id_])

    def idle_hint(self) -> Text:
        """What to do while nothing is selected, as the choices are now."""
        return self.hint

    def place(self, press: PointerEvent) -> Gesture:
        """What a press begins where no thing of this kind is."""
        raise AssertionError(press)

    def snap(self, event: PointerEvent, **more: Any) -> Snapped:
        return self.snapper.snap(event.at, free=event.shift, **{"places": self.places, **more})

    # -- between gestures ---------------------------------------------------------------------------------------------

    def run(self) -> ToolRun:
        event: PointerEvent | None = None
        while True:
            event = yield self.idle(event)
            if event.kind == "press" and event.button == "left":
                yield from self._press(event)
            elif event.kind == "double" and event.button == "left":
                self._double(event)
            elif event.kind == "key":
                self._key(event)
            elif event.kind == "cancel" and event.key == "escape":
                self._escape()

    def idle(self, event: PointerEvent | None) -> Overlay:
        """What is to be seen while nothing is dragged."""
        things = [thing for thing in selected(self.ctx) if thing.kind == self.kind]
        handles = [replace(handle, lit=self._is_picked(handle)) for one in things for handle in handles_of(one)]
        rings = [ring for one in things if isinstance(one, Light) for ring in rings_of(one)]
        shapes: list[Shape] = []
        snap, cursor = None, "cross"
        if event is not None and event.kind not in ("cancel", "key"):
            held = handle_at(self.ctx, handles, event.at)
            if held is not None:
                handles = [replace(handle, lit=handle.lit or handle == held) for handle in handles]
                cursor = "move"
            else:
                over = self._under(event)
                if over is not None:
                    cursor = "move" if over.id in self.ctx.things else "arrow"
                    shapes = [shape_of(over, "hover")] if over.id not in self.ctx.things else []
                    rings += rings_of(over) if isinstance(over, Light) and over.id not in self.ctx.things else []
                else:
                    snap = self.before(event, shapes)
        return Overlay(
            building=Building((self.kind,), tuple(shapes), tuple(rings), tuple(handles), snap),
            hint=self.held_hint if things else self.idle_hint(),
            cursor=cursor,  # type: ignore[arg-type]
            keys=(
                *(("delete", "backspace") if self._has_picked() else ()),
                *(("x",) if self.kind == "wall" and things else ()),
            ),
        )

    def before(self, event: PointerEvent, shapes: list[Shape]) -> Snapped | None:
        """Where a press would begin; more may be shown by adding to `shapes`."""
        return self.snap(event)

    def overlay(self, *shapes: Shape, snap: Snapped | None = None, rings: Sequence[Ring] = (),
                handles: Sequence[Handle] = (), label: Text | None = None, hint: Text = DRAGGING) -> Overlay:  # fmt: skip
        """What is to be seen in a gesture."""
        made = Building((self.kind,), shapes, tuple(rings), tuple(handles), snap, label)
        return Overlay(building=made, hint=hint, cursor="cross", busy=True, zooms=True)

    def select(self, ids: Sequence[str], *, keep_tokens: bool = False) -> None:
        """Select exactly these things."""
        self.picked = None
        if not keep_tokens:
            self.ctx.selection.clear()
        self.ctx.things[:] = ids
        self.ctx.on_select()

    def add(self, lines: Sequence[edit.Line]) -> None:
        """Do lines whose last adds a thing, which is selected then."""
        results = edit.carry_out(self.ctx, lines)
        if results:
            self.select([results[-1]["id"]])

    def _under(self, event: PointerEvent) -> Thing | None:
        """The thing a press would mean: with Shift of any kind."""
        kinds = tuple(KINDS) if event.shift else (self.kind,)
        return thing_at(self.ctx, self.snapper, kinds, event.at)

    def _is_picked(self, handle: Handle) -> bool:
        return handle.kind == "point" and (handle.thing, handle.index) == self.picked

    def _has_picked(self) -> bool:
        if self.picked is None:
            return False
        thing = find(self.ctx, self.picked[0])
        there = thing is not None and thing.id in self.ctx.things and self.picked[1] < len(points_of(thing))
        return there and not isinstance(thing, Light | Note)

    # -- presses ------------------------------------------------------------------------------------------------------

    def _press(self, press: PointerEvent) -> Gesture:
        own = [thing for thing in selected(self.ctx) if thing.kind == self.kind]
        held = handle_at(self.ctx, [handle for thing in own for handle in handles_of(thing)], press.at)
        if held is not None:
            yield from self._drag_handle(held, press)
            return
        over = self._under(press)
        if over is None or (over.id not in self.ctx.things and self.begins_on(over, press)):
            if press.ctrl:
                yield from self._band(press)
            else:
                self.picked = None
                yield from self.place(press)
            return
        self.picked = None
        event = press
        while event.kind != "release":
            if event.kind == "cancel":
                return
            if event.kind == "move" and event.drag_px >= THRESHOLD_PX and not press.shift:
                if over.id in self.ctx.things or self.grabs:
                    yield from self._drag_thing(over, press, event)
                else:
                    yield from self.place(press)
                return
            event = yield self.overlay(shape_of(over, "hover"), hint=self.hint)
        if not press.shift:
            self.select([over.id])
        elif over.id in self.ctx.things:
            self.select([id_ for id_ in self.ctx.things if id_ != over.id], keep_tokens=True)
        else:
            self.select([*self.ctx.things, over.id], keep_tokens=True)

    def begins_on(self, over: Thing, press: PointerEvent) -> bool:
        """Whether a press on a thing that is not selected begins a new one all the same."""
        return False

    def _band(self, press: PointerEvent) -> Gesture:
        """A box selects the things that lie wholly in it; with Shift besides those selected."""
        before = list(self.ctx.things)
        kept = before if press.shift else []
        event = press
        while event.kind != "cancel":
            found = things_in(self.ctx, press.at, event.at)
            if event.kind == "release":
                self.select(list(dict.fromkeys([*kept, *found])), keep_tokens=press.shift)
                return
            shapes = [shape_of(thing, "hover") for id_ in found if (thing := find(self.ctx, id_)) is not None]
            event = yield replace(self.overlay(*shapes), rubber=(press.at, event.at))

    # -- taking hold --------------------------------------------------------------------------------------------------

    def _drag_handle(self, held: Handle, press: PointerEvent) -> Gesture:
        lines: list[edit.Line] = []
        event = press
        dragging = False
        while True:
            if event.kind == "cancel":
                return
            dragging = dragging or (event.kind == "move" and event.drag_px >= THRESHOLD_PX)
            if event.kind == "release" and event.button == "left":
                break
            if dragging and event.kind in ("move", "hover"):
                lines, shown = self._handle_moved(held, event)
            else:
                shown = self.overlay(handles=[replace(held, lit=True)])
            event = yield shown
        if not dragging:
            self.picked = (held.thing, held.index) if held.kind == "point" else None
        else:
            edit.carry_out(self.ctx, lines)

    def _handle_moved(self, held: Handle, event: PointerEvent) -> tuple[list[edit.Line], Overlay]:
        thing = find(self.ctx, held.thing)
        if thing is None:
            return [], Overlay()
        if held.kind != "point" and isinstance(thing, Light):
            return self._light_moved(thing, held, event)
        joined = not event.ctrl
        along = edit.moved(self.ctx, self.snapper, [thing], [(held.at, ScenePoint(math.inf, math.inf))], joined=joined)
        snap = self.snap(event, skip=set(along))
        moves = edit.moved(self.ctx, self.snapper, [thing], [(held.at, snap.at)], joined=joined)
        lines = edit.move_lines(self.ctx, moves)
        if any(line["do"] == "remove" and line["id"] == thing.id for line in lines):
            return [], self.overlay(*self._shapes(moves, "bad"), snap=snap)
        return lines, self.overlay(*self._shapes(moves), snap=snap, rings=self._rings(moves))

    def _light_moved(self, light: Light, held: Handle, event: PointerEvent) -> tuple[list[edit.Line], Overlay]:
        """A light's reach or direction by its handles. Of a cone the reach's handles turn it as well."""
        at = ScenePoint(*light.at)
        away, angle = math.dist(at, event.at), round(bearing(at, event.at))
        fields: dict[str, Any] = {}
        if held.kind == "angle":
            fields["angle_deg"] = min(360, max(5, round(2 * ((angle - light.direction_deg) % 360))))
        else:
            fields[held.kind] = round(away, 2) if event.shift else round(away * 4) / 4
            if light.angle_deg < 360:
                fields["direction_deg"] = angle
        after = replace(light, **fields)
        lines = [{"do": "set", "id": light.id, "set": fields}]
        return lines, self.overlay(rings=rings_of(after), label=reach_words(after), snap=Snapped(event.at))

    def _drag_thing(self, over: Thing, press: PointerEvent, event: PointerEvent) -> Gesture:
        """Move a piece of a thing, or all that is selected if that is several."""
        if over.id not in self.ctx.things:
            self.select([over.id])
        things = selected(self.ctx)
        lines: list[edit.Line] = []
        places = self._held_places(over, press, things)
        anchor = min(places, key=lambda p: math.dist(p, press.at))
        while True:
            if event.kind == "cancel":
                return
            if event.kind in ("move", "hover", "release"):
                raw = ScenePoint(anchor.x + event.at.x - press.at.x, anchor.y + event.at.y - press.at.y)
                snap = self.snap(replace(event, at=raw), skip={thing.id for thing in things})
                dx, dy = snap.at.x - anchor.x, snap.at.y - anchor.y
                to = [(p, ScenePoint(round(p.x + dx, 6), round(p.y + dy, 6))) for p in places]
                moves = edit.moved(self.ctx, self.snapper, things, to, joined=not event.ctrl)
                lines = edit.move_lines(self.ctx, moves) if dx or dy else []
                if event.kind == "release" and event.button == "left":
                    edit.carry_out(self.ctx, lines)
                    return
                shown = self.overlay(*self._shapes(moves), snap=snap, rings=self._rings(moves))
            event = yield shown

    def _held_places(self, over: Thing, press: PointerEvent, things: Sequence[Thing]) -> list[ScenePoint]:
        """The points that move: of one thing the piece held, of several all."""
        if len(things) > 1 or isinstance(over, Light | Note):
            return list(dict.fromkeys(point for thing in things for point in points_of(thing)))
        points = points_of(over)
        found = piece_at(over, press.at)
        if found is None or (isinstance(over, Region) and math.dist(found[1], press.at) > 9 * self.ctx.px):
            return list(points)
        return [points[found[0]], points[(found[0] + 1) % len(points)]]

    def _shapes(self, moves: edit.Moves, look: Look = "moved") -> list[Shape]:
        things = ((find(self.ctx, id_), points) for id_, points in moves.items())
        return [shape_of(thing, look, points) for thing, points in things if thing is not None]

    def _rings(self, moves: edit.Moves) -> list[Ring]:
        things = ((find(self.ctx, id_), points) for id_, points in moves.items())
        return [
            ring
            for thing, points in things
            if isinstance(thing, Light)
            for ring in rings_of(replace(thing, at=points[0]))
        ]

    # -- points in and out --------------------------------------------------------------------------------------------

    def _double(self, event: PointerEvent) -> None:
        """A new point on the line under the hand."""
        thing = thing_at(self.ctx, self.snapper, (self.kind,), event.at)
        if thing is None or isinstance(thing, Light | Note) or (
            isinstance(thing, Region) and not self._near_edge(thing, event)
        ):  # fmt: skip
            return
        found = piece_at(thing, event.at)
        line = edit.insert_line(thing, found[0], _tidy(found[1])) if found is not None else None
        if found is not None and line is not None and edit.carry_out(self.ctx, [line]) is not None:
            self.select([thing.id])
            self.picked = (thing.id, found[0] + 1)

    def _near_edge(self, thing: Region, event: PointerEvent) -> bool:
        found = piece_at(thing, event.at)
        return found is not None and math.dist(found[1], event.at) <= 9 * self.ctx.px

    def _key(self, event: PointerEvent) -> None:
        picked = self.picked if self._has_picked() else None
        if event.key == "x":
            self._split(event)
        elif picked is not None and event.key in ("delete", "backspace"):
            thing = find(self.ctx, picked[0])
            if thing is not None:
                edit.carry_out(self.ctx, [edit.drop_line(thing, picked[1])])
            self.picked = None

    def _split(self, event: PointerEvent) -> None:
        """Cut a wall in two at the point that is picked, else where the hand is on one that is selected."""
        wall, place = None, None
        if self.picked is not None and self._has_picked():
            wall = find(self.ctx, self.picked[0])
            place = (self.picked[1], points_of(wall)[self.picked[1]]) if wall is not None else None
        else:
            wall = thing_at(self.ctx, self.snapper, ("wall",), event.at)
            if wall is not None and wall.id in self.ctx.things and (found := piece_at(wall, event.at)) is not None:
                held = handle_at(self.ctx, handles_of(wall), event.at)
                place = (held.index, held.at) if held is not None else (found[0], _tidy(found[1]))
        lines: list[edit.Line] = []
        if isinstance(wall, Wall) and place is not None and place[0] < len(points_of(wall)) - 1:
            lines = edit.split_lines(wall, *place)
        if not lines:
            self.ctx.notify(T("A wall that is selected is cut at a point between its ends"))
        elif (results := edit.carry_out(self.ctx, lines)) is not None:
            self.select([result["id"] for result in results])

    def _escape(self) -> None:
        """First the point, then the selection."""
        if self._has_picked():
            self.picked = None
        elif self.ctx.things:
            self.select([])


def reach_words(light: Light) -> Text:
    """How far a light reaches, as one line."""
    from battlemap.app.tools.words import shown

    return T("bright {bright}, dim {dim}", bright=shown(light.bright), dim=shown(light.dim))


def _tidy(point: ScenePoint) -> ScenePoint:
    return ScenePoint(round(point.x, 6), round(point.y, 6))
