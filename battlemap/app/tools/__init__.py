"""All tools, in the order of the bar. Menu, tool bar and shortcuts follow from the specs."""

from battlemap.app.tools.base import ToolSpec
from battlemap.app.tools.height import height_options, height_tool
from battlemap.app.tools.measure import measure_tool
from battlemap.app.tools.select import select_tool
from battlemap.app.tools.terrain import terrain_options, terrain_tool
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
        "terrain", T("Terrain"), "hexagon", "T",
        T("Drag to paint the ground. Right click or Ctrl: pick it up. [ and ]: size. Arrows and Enter do it, too."),
        terrain_tool, terrain_options,
    ),
    ToolSpec(
        "height", T("Height"), "chart-line-up", "H",
        T("Drag to paint heights. Right click or Ctrl: pick one up. [ and ]: size. Arrows and Enter do it, too."),
        height_tool, height_options,
    ),
)  # fmt: skip

__all__ = ["TOOLS"]
