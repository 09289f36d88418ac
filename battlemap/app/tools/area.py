"""The area tool: lay a burst, cone, line, ring, rectangle or aura, see who is inside before anything is rolled, change it later.

Press, drag and release make a preview; it can be moved by its middle and turned by its end until Enter (or a double click) lays
it or Escape drops it. A click inside an area that lies on the map takes that one in hand in the same way; each change of it is
one line, so one undo.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import Any, Literal

from battlemap.app.tools.area_lines import add_line, set_line
from battlemap.app.tools.area_look import look, own_side
from battlemap.app.tools.area_options import wanted
from battlemap.app.tools.area_plan import (
    Plan,
    area_of,
    drawn,
    first_plan,
    flat_of,
    grown,
    handles,
    moved,
    snapped,
    stepped,
    taken_up,
    turned,
    widened,
)
from battlemap.app.tools.area_sight import AreaSight
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.hit import STEPS, grid_of, token_at
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area
from battlemap.text import T

THRESHOLD_PX = 5.0
HANDLE_PX = 12.0
KEYS = (
    *STEPS, "return", "comma", "period", "less", "greater", "plus", "equal", "minus", "delete", "backspace",
)  # fmt: skip
Grip = Literal["start", "end", "inside", ""]
Gesture = Generator[Overlay, PointerEvent, None]
_State = tuple[Plan | None, Area | None, dict[str, Any] | None, dict[str, Any]]

IDLE = T("Press and drag: an area. Click one on the map to change it. [Enter] begins by keys, [Shift] free of the grid")
DRAWING = T(
    "Let go: it stays to be looked at. Wheel or [,] [.]: turn. [Shift] and wheel: width or angle. [Esc]: leave it"
)
OPEN = T(
    "[Enter] or a double click lays it. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it"
)
LOOKING = T("Only to look at. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it")
LAID = T("Drag it to move it, its end to turn it. [Del] takes it away. [Esc]: let go of it")


def area_tool(ctx: ToolContext) -> ToolRun:
    """Lay areas on the map, and change those that lie there."""
    hand = _Hand(ctx)
    while True:
        event = yield hand.overlay()
        hand.follow()
        if event.kind == "press" and event.button == "left":
            yield from _press(hand, event)
        elif event.kind == "cancel":
            hand.drop()
        elif event.kind == "double":
            hand.confirm()
        elif event.kind == "option":
            hand.chosen(event.key)
        elif event.kind == "key":
            hand.key(event)
        hand.pointer = event.at


def _press(hand: _Hand, press: PointerEvent) -> Gesture:
    """From the press to the release: a new area, or the one in hand moved, turned or made larger."""
    before = hand.state()
    grip = hand.grip(press.at)
    if not grip and not hand.begin(press):
        return
    off = hand.offset(press.at)
    dragged = False
    while True:
        event = yield hand.overlay(busy=True, grip=grip)
        hand.pointer = event.at
        if event.kind == "cancel":
            hand.restore(before)
            return
        if event.kind == "release" and event.button == "left":
            if not dragged and not grip:
                hand.take_up(press.at)
            hand.keep()
            return
        if event.kind == "move" and (dragged or event.drag_px >= THRESHOLD_PX):
            dragged = True
            hand.drag(event, grip, off)
        elif event.kind == "wheel":
            hand.wheel(event)
        elif event.kind == "key":
            hand.shape_key(event)


class _Hand:
    """The area in hand: its plan, and which one on the map it is (`laid`, None: none yet)."""

    def __init__(self, ctx: ToolContext) -> None:
        self.ctx = ctx
        self.grid = grid_of(ctx)
        self.plan: Plan | None = None
        self.laid: Area | None = None
        self.pointer: ScenePoint | None = None
        self._own: dict[str, Any] | None = None  # the choices from before an area of the map was taken in hand
        self._looked: tuple[Any, AreaSight] | None = None
        self._inside: tuple[AreaSight, frozenset[tuple[float, float]]] | None = None

    # -- what is in hand ----------------------------------------------------------------------------------------------

    def state(self) -> _State:
        return self.plan, self.laid, self._own, dict(self.ctx.options)

    def restore(self, before: _State) -> None:
        """As it was before the gesture, the choices too."""
        self.plan, self.laid, self._own, options = before
        self._choose(options)

    def drop(self) -> None:
        """Nothing is in hand; the choices are again those from before an area of the map was taken up."""
        self.plan = self.laid = None
        own, self._own = self._own, None
        if own is not None:
            self._choose(own)

    def _choose(self, options: dict[str, Any]) -> None:
        if options != self.ctx.options:
            self.ctx.options.clear()
            self.ctx.options.update(options)
            self.ctx.on_options()

    def follow(self) -> None:
        """What is in hand may have been changed or taken away by others, or by an undo."""
        view = self.ctx.session.scenario
        if self.laid is not None:
            now = view.of(Area, self.ctx.scene).get(self.laid.id)
            if now is None:
                self.drop()
            elif now != self.laid:
                self._hold(now)
        elif (
            self.plan is not None
            and self.plan.token is not None
            and view.token(self.ctx.scene, self.plan.token) is None
        ):
            self.drop()

    def _hold(self, area: Area) -> None:
        if self._own is None:
            self._own = dict(self.ctx.options)
        self.laid, self.plan = area, taken_up(self.ctx, area)

    def begin(self, press: PointerEvent) -> bool:
        """Start a new area where the hand is; False if that is no place for one."""
        if self.laid is not None:
            self.drop()
        plan = self._first(press.at, press.shift)
        if plan is not None:
            self.plan = plan
        return plan is not None

    def _first(self, at: ScenePoint, free: bool) -> Plan | None:
        if wanted(self.ctx).shape == "aura":
            token = token_at(self.ctx, at)
            if token is None:
                if not self.take_up(at):
                    self.ctx.notify(T("An aura goes with a token: press on one"))
                return None
            return first_plan(self.ctx, (token.at[0], token.at[1]), token)
        start = snapped(self.grid, at, free)
        return first_plan(self.ctx, start) if start is not None else None

    def take_up(self, at: ScenePoint) -> bool:
        """Take the area on the map under a point in hand, the one laid last of several; False if there is none."""
        found = area_at(self.ctx, at)
        if found is not None:
            self._hold(found)
        return found is not None

    # -- changing it --------------------------------------------------------------------------------------------------

    def grip(self, at: ScenePoint) -> Grip:
        """What of the area in hand is under a point."""
        if self.plan is None:
            return ""
        start, end = handles(self.ctx, self.plan)
        reach = max(0.25, HANDLE_PX * self.ctx.px)
        if math.dist(start, at) <= min(reach, max(0.12, math.dist(start, end) / 2)):
            return "start"
        if math.dist(end, at) <= reach:
            return "end"
        return "inside" if self._covers(at) else ""

    def _covers(self, at: ScenePoint) -> bool:
        sight = self._sight()
        if sight is None:
            return False
        if self._inside is None or self._inside[0] is not sight:
            self._inside = sight, frozenset((round(x, 4), round(y, 4)) for x, y in sight.cells)
        if self.grid.kind == "none":
            x, y = (a + round(2 * (b - a)) / 2 for a, b in zip(sight.start, at, strict=True))
        else:
            x, y = self.grid.center(self.grid.cell_at(at))
        return (round(x, 4), round(y, 4)) in self._inside[1]

    def offset(self, at: ScenePoint) -> tuple[float, float]:
        """From a point to the start of the area."""
        if self.plan is None:
            return 0.0, 0.0
        start = handles(self.ctx, self.plan)[0]
        return start.x - at.x, start.y - at.y

    def drag(self, event: PointerEvent, grip: Grip, off: tuple[float, float]) -> None:
        if self.plan is None:
            return
        if grip in ("start", "inside"):
            self._move(event, off)
        else:
            self.plan = drawn(self.ctx, self.plan, event.at, event.shift)

    def _move(self, event: PointerEvent, off: tuple[float, float]) -> None:
        assert self.plan is not None
        if self.plan.token is not None:  # it goes to another token, or stays with its own
            token = token_at(self.ctx, event.at)
            if token is not None and token.id != self.plan.token:
                to = moved(self.plan, (token.at[0], token.at[1])).to
                self.plan = Plan((token.at[0], token.at[1]), to, token.id)
            return
        at = snapped(self.grid, ScenePoint(event.at.x + off[0], event.at.y + off[1]), event.shift)
        if at is not None:
            self.plan = moved(self.plan, at)

    def wheel(self, event: PointerEvent) -> None:
        steps = -event.wheel
        if event.shift:
            widened(self.ctx, -steps)
        elif self.plan is not None and steps:
            self.plan = turned(self.ctx, self.plan, steps)

    def shape_key(self, event: PointerEvent) -> None:
        """Keys that move it, turn it and change its sizes."""
        if self.plan is None:
            return
        key = event.key
        if key in STEPS and self.plan.token is None:
            self.plan = stepped(self.ctx, self.plan, key)
        elif key in ("less", "greater") or (event.shift and key in ("comma", "period")):
            widened(self.ctx, 1 if key in ("greater", "period") else -1)
        elif key in ("comma", "period"):
            self.plan = turned(self.ctx, self.plan, 1 if key == "period" else -1)
        elif key in ("plus", "equal", "minus"):
            grown(self.ctx, -1 if key == "minus" else 1)

    def key(self, event: PointerEvent) -> None:
        if event.key == "return":
            if self.plan is None:
                self.begin(PointerEvent("press", self._place()))
            else:
                self.confirm()
        elif event.key in ("delete", "backspace"):
            self.remove()
        else:
            self.shape_key(event)
            self.keep()

    def _place(self) -> ScenePoint:
        """Where an area begins that is laid by keys: at the selected token, where the pointer is, or in the middle."""
        view = self.ctx.session.scenario
        token = view.token(self.ctx.scene, self.ctx.selection[0]) if len(self.ctx.selection) == 1 else None
        if token is not None:
            return self.grid.center(self.grid.cell(token.at))
        at = self.pointer
        if at is None or not self.grid.contains(self.grid.cell_at(at)):
            x, y, width, height = self.grid.bounds()
            at = ScenePoint(x + width / 2, y + height / 2)
        return self.grid.center(self.grid.cell_at(at))

    def chosen(self, option: str) -> None:
        """A choice of the strip was changed."""
        if self.plan is None:
            return
        if option == "shape":
            self._other_shape()
        elif option == "lay" and self.laid is None and wanted(self.ctx).lay:
            self.confirm()
        self.keep()

    def _other_shape(self) -> None:
        """An aura needs a token, at the start of the area; every other shape lets go of it."""
        assert self.plan is not None
        plan, aura = self.plan, wanted(self.ctx).shape == "aura"
        start = handles(self.ctx, plan)[0]
        if aura and plan.token is None:
            token = token_at(self.ctx, start)
            if token is None:
                self.ctx.notify(T("An aura goes with a token: press on one"))
                self.drop()
            else:
                self.plan = Plan((token.at[0], token.at[1]), moved(plan, (token.at[0], token.at[1])).to, token.id)
        elif not aura and plan.token is not None:
            at = flat_of(self.grid).pair(start)
            self.plan = Plan(at, moved(plan, at).to)

    # -- lines --------------------------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Lay it on the map; one that lies there already is let go, and so is one that is only looked at."""
        if self.plan is None:
            return
        if self.laid is None and wanted(self.ctx).lay and not self._do(add_line(self.ctx, self.plan)):
            return
        self.drop()

    def keep(self) -> None:
        """The area on the map becomes as it is planned: one line, one undo."""
        if self.laid is None or self.plan is None:
            return
        line = set_line(self.ctx, self.plan, self.laid)
        if line is None:
            return
        self._do(line)
        now = self.ctx.session.scenario.of(Area, self.ctx.scene).get(self.laid.id)
        if now is not None:
            self._hold(now)

    def remove(self) -> None:
        if self.laid is not None:
            self._do({"do": "remove", "scene": self.ctx.scene, "id": self.laid.id})
        self.drop()

    def _do(self, line: dict[str, Any]) -> bool:
        try:
            self.ctx.session.do(line)
        except BattlemapError as error:
            self.ctx.notify(error.text)
            return False
        return True

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def _sight(self) -> AreaSight | None:
        if self.plan is None:
            return None
        area, side = area_of(self.ctx, self.plan), own_side(self.ctx)
        end = handles(self.ctx, self.plan)[1]
        key = area, end, side, self.ctx.session.scenario.revision
        if self._looked is None or self._looked[0] != key:
            self._looked = key, look(self.ctx, area, side=side, end=end)
        return self._looked[1]

    def overlay(self, *, busy: bool = False, grip: Grip = "") -> Overlay:
        sight = self._sight()
        if busy:
            return Overlay(area=sight, busy=True, cursor="grab" if grip else "cross", hint=DRAWING)
        if sight is None:
            return Overlay(cursor="cross", hint=IDLE, keys=("return",))
        over = self.grip(self.pointer) if self.pointer is not None else ""
        hint = LAID if self.laid is not None else OPEN if wanted(self.ctx).lay else LOOKING
        return Overlay(area=sight, cursor="move" if over else "cross", hint=hint, keys=KEYS)


def area_at(ctx: ToolContext, at: ScenePoint) -> Area | None:
    """The area on the map that takes in a point; of several the one laid last."""
    import numpy as np

    from battlemap.vision.effect import cells_of

    view, grid = ctx.session.scenario, grid_of(ctx)
    coverage = ctx.session.ruleset.manifest.coverage
    pair = np.array([list(grid.cell_at(at))], dtype=np.float64 if grid.kind == "none" else np.int64).T
    for area in reversed(list(view.of(Area, ctx.scene).values())):
        if cells_of(view, ctx.scene, area, coverage).find(pair)[0] >= 0:
            return area
    return None
