"""All tools, in the order of the bar. Menu, tool bar and shortcuts follow from the specs."""

from battlemap.app.tools.area import area_tool
from battlemap.app.tools.area_options import area_options
from battlemap.app.tools.base import ToolSpec
from battlemap.app.tools.doors import door_options, door_tool
from battlemap.app.tools.height import height_options, height_tool
from battlemap.app.tools.lights import light_options, light_tool
from battlemap.app.tools.measure import measure_tool
from battlemap.app.tools.notes import note_options, note_tool
from battlemap.app.tools.regions import region_options, region_tool
from battlemap.app.tools.select import select_tool
from battlemap.app.tools.terrain import terrain_options, terrain_tool
from battlemap.app.tools.walls import wall_options, wall_tool
from battlemap.text import T

TOOLS: tuple[ToolSpec, ...] = (
    ToolSpec(
        "select", T("Select and move"), "cursor", "V",
        T("Drag a token to move it, or press Enter to lead it by keys. Click a door to open it. Drag over ground to select."),
        select_tool,
    ),
    ToolSpec(
        "measure", T("Measure"), "ruler", "M",
        T("Drag to measure. Right click sets a corner. Shift measures free of the grid."), measure_tool,
    ),
    ToolSpec(
        "area", T("Area"), "circle-dashed", "A",
        T("Drag a blast, a cone, a line or a cloud to see who is inside, and lay it on the map."), area_tool, area_options,
    ),
    ToolSpec(
        "terrain", T("Terrain"), "hexagon", "T",
        T("Drag to paint the ground. Right click or Ctrl: pick it up. Square brackets: size. Arrows and Enter do it, too."),
        terrain_tool, terrain_options,
    ),
    ToolSpec(
        "height", T("Height"), "chart-line-up", "H",
        T("Drag to paint heights. Right click or Ctrl: pick one up. Square brackets: size. Arrows and Enter do it, too."),
        height_tool, height_options,
    ),
    ToolSpec(
        "wall", T("Walls"), "wall", "W",
        T("Click point after point, or drag one piece. Click a wall to select it and to drag its points."),
        wall_tool, wall_options,
    ),
    ToolSpec(
        "door", T("Doors and windows"), "door", "D",
        T("Click a wall to put a door into it, or drag along it. Click a door to select it."),
        door_tool, door_options,
    ),
    ToolSpec(
        "light", T("Lights"), "lightbulb", "L",
        T("Click to put a light, or drag its reach. Click a light to select it, drag it to move it."),
        light_tool, light_options,
    ),
    ToolSpec(
        "region", T("Regions"), "polygon", "G",
        T("Click corner after corner, or drag a rectangle. Click a region to select it."),
        region_tool, region_options,
    ),
    ToolSpec(
        "note", T("Notes"), "note-pencil", "O",
        T("Click to pin a note. Click a note to select it, drag it to move it."), note_tool, note_options,
    ),
)  # fmt: skip

__all__ = ["TOOLS"]
