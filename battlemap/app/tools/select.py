"""Select, open doors, and begin a drag, with the mouse or by keys."""

from __future__ import annotations

from collections.abc import Generator

from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.drag import drag, walk
from battlemap.app.tools.hit import door_at, token_at, tokens_in
from battlemap.errors import BattlemapError

THRESHOLD_PX = 5.0
LEAD_KEYS = ("return", "space")  # lead the selected tokens by keys
Gesture = Generator[Overlay, PointerEvent, None]


def select_tool(ctx: ToolContext) -> ToolRun:
    """The tool the window starts with."""
    while True:
        event = yield Overlay()
        if event.kind == "press" and event.button == "left":
            yield from _press(ctx, event)
        elif event.kind == "key" and event.key in LEAD_KEYS and ctx.selection:
            yield from walk(ctx, ctx.selection[0], event)


def _press(ctx: ToolContext, press: PointerEvent) -> Gesture:
    token = token_at(ctx, press.at)
    if token is None:
        yield from _empty(ctx, press)
        return
    adding = press.shift or press.ctrl
    was_selected = token.id in ctx.selection
    if adding and not was_selected:
        _select(ctx, [*ctx.selection, token.id])
    elif not was_selected:
        _select(ctx, [token.id])
    while True:
        event = yield Overlay(cursor="grab", busy=True)
        if event.kind == "cancel":
            return
        if event.kind == "release":
            if adding and was_selected:
                _select(ctx, [id_ for id_ in ctx.selection if id_ != token.id])
            elif not adding and len(ctx.selection) > 1:
                _select(ctx, [token.id])
            return
        if event.kind == "move" and event.drag_px >= THRESHOLD_PX:
            yield from drag(ctx, token.id, press.at, event)
            return


def _empty(ctx: ToolContext, press: PointerEvent) -> Gesture:
    """A click toggles a door or clears the selection; a drag selects what is in the box."""
    event = press
    while event.kind != "move" or event.drag_px < THRESHOLD_PX:
        event = yield Overlay()
        if event.kind == "cancel":
            return
        if event.kind == "release":
            _click(ctx, press)
            return
    yield from _box(ctx, press, event)


def _box(ctx: ToolContext, press: PointerEvent, event: PointerEvent) -> Gesture:
    before = list(ctx.selection) if press.shift else []
    while True:
        if event.kind == "cancel":
            _select(ctx, before)
            return
        found = tokens_in(ctx, press.at, event.at)
        _select(ctx, list(dict.fromkeys([*before, *found])))
        if event.kind == "release":
            return
        event = yield Overlay(rubber=(press.at, event.at), busy=True)


def _click(ctx: ToolContext, press: PointerEvent) -> None:
    door = door_at(ctx, press.at)
    if door is None:
        if not press.shift:
            _select(ctx, [])
        return
    state = "closed" if door.state == "open" else "open"
    line = {"do": "set_door", "scene": ctx.scene, "door": door.id, "state": state, "force": press.ctrl}
    try:
        ctx.session.do(line)
    except BattlemapError as error:
        ctx.notify(error.text)


def _select(ctx: ToolContext, ids: list[str]) -> None:
    if ids != ctx.selection or ctx.things:
        ctx.selection[:] = ids
        ctx.things.clear()
        ctx.on_select()
