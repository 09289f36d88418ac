"""A ruler: from cell to cell over corners, with the distance by the scene's own rule."""

from __future__ import annotations

from itertools import pairwise

from battlemap.app.tools.base import Measure, Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.hit import grid_of
from battlemap.geometry.types import Cell
from battlemap.text import T, Text


def measure_tool(ctx: ToolContext) -> ToolRun:
    """Drag to measure; a right click while dragging sets a corner; the result stays until the next press."""
    shown: Measure | None = None
    while True:
        event = yield Overlay(measure=shown, cursor="cross")
        if event.kind == "cancel":
            shown = None
        if event.kind != "press" or event.button != "left":
            continue
        corners = [grid_of(ctx).cell_at(event.at)]
        while True:
            shown = _measure(ctx, [*corners, grid_of(ctx).cell_at(event.at)])
            event = yield Overlay(measure=shown, cursor="cross", busy=True)
            if event.kind == "cancel":
                shown = None
                break
            if event.kind == "release" and event.button == "left":
                break
            if _sets_corner(event):
                corners.append(grid_of(ctx).cell_at(event.at))


def _sets_corner(event: PointerEvent) -> bool:
    return (event.kind == "press" and event.button == "right") or (event.kind == "key" and event.key == "space")


def _measure(ctx: ToolContext, cells: list[Cell]) -> Measure:
    grid = grid_of(ctx)
    return Measure(tuple(grid.center(cell) for cell in cells), distance_text(ctx, cells))


def distance_text(ctx: ToolContext, cells: list[Cell]) -> Text:
    """ "7 cells · 10.5 m" for a chain of cells."""
    scene = ctx.session.scenario.scene(ctx.scene)
    grid = scene.grid.grid()
    total = sum(grid.distance(a, b) for a, b in pairwise(cells))
    length = f"{total * scene.cell_distance:.1f}".rstrip("0").rstrip(".")
    if grid.kind == "none":
        return T("{length} {unit}", length=length, unit=scene.unit)
    count = f"{total:.1f}".rstrip("0").rstrip(".")
    if total == 1:
        return T("1 cell · {length} {unit}", length=length, unit=scene.unit)
    return T("{count} cells · {length} {unit}", count=count, length=length, unit=scene.unit)
