"""All tools, in the order of the bar. Menu, tool bar and shortcuts follow from the specs."""

from battlemap.app.tools.base import ToolSpec
from battlemap.app.tools.measure import measure_tool
from battlemap.app.tools.select import select_tool
from battlemap.text import T

TOOLS: tuple[ToolSpec, ...] = (
    ToolSpec(
        "select", T("Select and move"), "cursor", "V",
        T("Drag a token to move it. Click a door to open or close it. Drag over empty ground to select several."),
        select_tool,
    ),
    ToolSpec(
        "measure", T("Measure"), "ruler", "M", T("Drag to measure. Right click sets a corner."), measure_tool,
    ),
)  # fmt: skip

__all__ = ["TOOLS"]
