"""Draw regions: named polygons or rectangles with tags; on a map without a grid they may be ground as well."""

from __future__ import annotations

from typing import Any

from battlemap.app.tools.base import OptionValue, Overlay, PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.chain import chain
from battlemap.app.tools.handles import Shape
from battlemap.app.tools.handles_edit import without_repeats
from battlemap.app.tools.handles_tool import THRESHOLD_PX, Builder, Gesture
from battlemap.app.tools.hit import grid_of
from battlemap.geometry.types import ScenePoint
from battlemap.text import T, Text

TAGS: dict[str, Text] = {
    "difficult": T("Difficult ground"), "stairs": T("Stairs"), "ladder": T("Ladder"),
    "minor_obstacle": T("Minor obstacle"), "obstacle": T("Obstacle"), "impassable": T("Impassable"),
    "flammable": T("Flammable"),
}  # fmt: skip
_ALWAYS = (
    ToolOption("shape", T("Shape"), "choice", "polygon",
               (OptionValue("polygon", T("Polygon"), "polygon"), OptionValue("rectangle", T("Rectangle"), "square"))),
    ToolOption("name", T("Name"), "text", ""),
    ToolOption("tags", T("Tags"), "many", (), tuple(OptionValue(id_, title) for id_, title in TAGS.items())),
)  # fmt: skip
_GROUND = (
    ToolOption("elevation", T("Height"), "number", 0.0, least=-1000, most=1000, step=0.5, unit=T("m")),
    ToolOption("water", T("Water depth"), "number", 0.0, least=0, most=1000, step=0.25, unit=T("m")),
)

RECTANGLE_HINT = T("Drag a rectangle, or click two corners. Click a region to select it. [Ctrl] drag: select several")


def region_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    """Without a grid a region is ground, so it has height and water."""
    return (*_ALWAYS, *_GROUND) if grid_of(ctx).kind == "none" else _ALWAYS


class Regions(Builder):
    kind = "region"
    places = ("corner", "edge", "center")
    hint = T("Click corner after corner. Click a region to select it. [Ctrl] drag: select several")

    def idle_hint(self) -> Text:
        return RECTANGLE_HINT if self.option("shape") == "rectangle" else self.hint

    def place(self, press: PointerEvent) -> Gesture:
        self.select([])
        if self.option("shape") == "rectangle":
            corners = yield from self._rectangle(press)
        else:
            corners = without_repeats((yield from chain(self, press, closed=True)) or [])
        if len(corners) < 3:
            return
        fields: dict[str, Any] = {"name": self.option("name"), "tags": list(self.option("tags"))}
        for ground in _GROUND if grid_of(self.ctx).kind == "none" else ():
            fields[ground.id] = self.option(ground.id)
        wanted = {name: value for name, value in fields.items() if value}
        self.add([{"do": "add_region", "polygon": [[p.x, p.y] for p in corners], **wanted}])

    def _rectangle(self, press: PointerEvent) -> Any:
        """From corner to corner, dragged, or with two clicks."""
        a = self.snap(press).at
        dragged, event = False, press
        while True:
            snap = self.snap(event)
            corners = [a, ScenePoint(snap.at.x, a.y), snap.at, ScenePoint(a.x, snap.at.y)]
            flat = a.x == snap.at.x or a.y == snap.at.y
            dragged = dragged or (event.kind == "move" and event.drag_px >= THRESHOLD_PX)
            if event.kind == "cancel" or (event.kind == "press" and event.button == "right"):
                return []
            done = event.kind == "release" and dragged
            if (done or (event.kind == "press" and event is not press)) and event.button == "left":
                return [] if flat else corners
            shown: Overlay = self.overlay(Shape(tuple(corners), "new", True), snap=snap)
            event = yield shown


def region_tool(ctx: ToolContext) -> ToolRun:
    """Click corner after corner, or drag; what is there is taken by its corners and sides."""
    return Regions(ctx, (*_ALWAYS, *_GROUND)).run()
