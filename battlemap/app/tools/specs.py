"""All tools, in the order of the bar. Menu, tool bar and shortcuts follow from the specs.

A tool is named here and imported when it is first used: the bar stands long before anybody paints ground.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from battlemap.app.tools.base import ToolContext, ToolSpec
from battlemap.text import T


def later(name: str) -> Callable[[ToolContext], Any]:
    """The function "module.function" of this package; its module is imported when it is first called."""
    module, function = name.split(".")

    def call(ctx: ToolContext) -> Any:
        return getattr(import_module(f"{__package__}.{module}"), function)(ctx)

    return call


TOOLS: tuple[ToolSpec, ...] = (
    ToolSpec(
        "select", T("Select and move"), "cursor", "V",
        T("Drag a token to move it, or press Enter to lead it by keys. Click a door to open it. Drag over ground to select."),
        later("select.select_tool"),
    ),
    ToolSpec(
        "measure", T("Measure"), "ruler", "M",
        T("Drag to measure. Right click sets a corner. Shift measures free of the grid."), later("measure.measure_tool"),
    ),
    ToolSpec(
        "area", T("Area"), "circle-dashed", "A",
        T("Drag a blast, a cone, a line or a cloud to see who is inside, and lay it on the map."),
        later("area.area_tool"), later("area_options.area_options"),
    ),
    ToolSpec(
        "terrain", T("Terrain"), "hexagon", "T",
        T("Drag to paint the ground. Right click or Ctrl: pick it up. Square brackets: size. Arrows and Enter do it, too."),
        later("terrain.terrain_tool"), later("terrain.terrain_options"),
    ),
    ToolSpec(
        "height", T("Height"), "chart-line-up", "H",
        T("Drag to paint heights. Right click or Ctrl: pick one up. Square brackets: size. Arrows and Enter do it, too."),
        later("height.height_tool"), later("height.height_options"),
    ),
    ToolSpec(
        "wall", T("Walls"), "wall", "W",
        T("Click point after point, or drag one piece. Click a wall to select it and to drag its points."),
        later("walls.wall_tool"), later("walls.wall_options"),
    ),
    ToolSpec(
        "door", T("Doors and windows"), "door", "D",
        T("Click a wall to put a door into it, or drag along it. Click a door to select it."),
        later("doors.door_tool"), later("doors.door_options"),
    ),
    ToolSpec(
        "light", T("Lights"), "lightbulb", "L",
        T("Click to put a light, or drag its reach. Click a light to select it, drag it to move it."),
        later("lights.light_tool"), later("lights.light_options"),
    ),
    ToolSpec(
        "region", T("Regions"), "polygon", "G",
        T("Click corner after corner, or choose Rectangle and drag one. Click a region to select it."),
        later("regions.region_tool"), later("regions.region_options"),
    ),
    ToolSpec(
        "note", T("Notes"), "note-pencil", "O",
        T("Click to pin a note. Click a note to select it, drag it to move it."),
        later("notes.note_tool"), later("notes.note_options"),
    ),
)  # fmt: skip
