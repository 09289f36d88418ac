"""A ruler: from cell to cell over corners by the grid's own count, or between free points in a straight line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from battlemap.app.tools.base import Measure, Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.words import shown
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.text import T, Text

HINT = T("Let go: the ruler stays. Right click or [W]: corner. [Shift]: free of the grid. [Esc]: take it away")


@dataclass(frozen=True, slots=True)
class _Corner:
    """A point of the ruler: the middle of a cell, or (`cell` None) any point."""

    at: ScenePoint
    cell: Cell | None = None


def measure_tool(ctx: ToolContext) -> ToolRun:
    """Drag to measure; a right click while dragging sets a corner; Shift leaves the grid; it stays until the next press."""
    shown_now: Measure | None = None
    while True:
        event = yield Overlay(measure=shown_now, cursor="cross")
        if event.kind == "cancel":
            shown_now = None
        if event.kind != "press" or event.button != "left":
            continue
        corners, last = [_corner(ctx, event)], event
        while True:
            shown_now = _measure(ctx, [*corners, _corner(ctx, last)])
            event = yield Overlay(measure=shown_now, cursor="cross", busy=True, hint=HINT)
            if event.kind == "cancel":
                shown_now = None
                break
            if event.kind == "release" and event.button == "left":
                break
            if _sets_corner(event):
                corners.append(_corner(ctx, event))
            elif event.kind == "key" and event.key == "backspace" and len(corners) > 1:
                corners.pop()
            if event.kind != "key":
                last = event


def _corner(ctx: ToolContext, event: PointerEvent) -> _Corner:
    grid = grid_of(ctx)
    if event.shift and grid.kind != "none":
        return _Corner(event.at)
    cell = grid.cell_at(event.at)
    return _Corner(grid.center(cell), cell)


def _sets_corner(event: PointerEvent) -> bool:
    return (event.kind == "press" and event.button == "right") or (event.kind == "key" and event.key in ("space", "w"))


def _measure(ctx: ToolContext, corners: Sequence[_Corner]) -> Measure:
    cells = [corner.cell for corner in corners if corner.cell is not None]
    points = tuple(corner.at for corner in corners)
    snapped = len(cells) == len(corners)
    return Measure(points, distance_text(ctx, cells) if snapped else straight_text(ctx, points))


def distance_text(ctx: ToolContext, cells: Sequence[Cell]) -> Text:
    """ "7 cells · 10.5 m" for a chain of cells."""
    scene = ctx.session.scenario.scene(ctx.scene)
    grid = scene.grid.grid()
    total = sum(grid.distance(a, b) for a, b in pairwise(cells))
    length = shown(round(total * scene.cell_distance, 1))
    if grid.kind == "none":
        return T("{length} {unit}", length=length, unit=scene.unit)
    count = shown(round(total, 1))
    if total == 1:
        return T("1 cell · {length} {unit}", length=length, unit=scene.unit)
    return T("{count} cells · {length} {unit}", count=count, length=length, unit=scene.unit)


def straight_text(ctx: ToolContext, points: Sequence[ScenePoint]) -> Text:
    """ "7.3 m, straight" for a chain of points, whatever the grid counts."""
    scene = ctx.session.scenario.scene(ctx.scene)
    length = sum(math.dist(a, b) for a, b in pairwise(points)) * scene.cell_distance
    return T("{length} {unit}, straight", length=shown(round(length, 1)), unit=scene.unit)
