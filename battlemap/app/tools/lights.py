"""Put lights down: a click takes the reach of a candle, a torch, a lantern; a drag sets it. Cones look where they are dragged."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from battlemap.app.tools.base import OptionValue, PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.handles import Snapped
from battlemap.app.tools.handles_things import bearing, rings_of
from battlemap.app.tools.handles_tool import THRESHOLD_PX, Builder, Gesture, reach_words
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Light
from battlemap.text import T, Text

SOURCES: dict[str, tuple[Text, float, float, str]] = {
    "candle": (T("Candle"), 1, 2, "#ffcc88"),
    "torch": (T("Torch"), 2, 4, "#ffb366"),
    "lantern": (T("Lantern"), 4, 8, "#ffe0a3"),
    "fire": (T("Camp fire"), 5, 10, "#ff9955"),
    "daylight": (T("Daylight"), 12, 24, "#ffffff"),
}
"""What gives light: name, bright and dim reach in cells, colour."""
OPTIONS = (
    ToolOption("source", T("Source"), "choice", "torch", tuple(
        OptionValue(id_, name, "", T("Bright {bright} cells, dim {dim}", bright=bright, dim=dim))
        for id_, (name, bright, dim, _) in SOURCES.items()
    )),
    ToolOption("angle", T("Angle"), "number", 360.0, least=5, most=360, step=15, unit=T("°"),
               hint=T("Less than 360 makes a cone, which looks where it is dragged")),
    ToolOption("direction", T("Direction"), "number", 0.0, least=0, most=359, step=15, unit=T("°"),
               hint=T("Of a cone put down with a click; 0 is up, 90 is right"),
               when=lambda options: options.get("angle", 360.0) < 360),
)  # fmt: skip


def light_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    return OPTIONS


class Lights(Builder):
    kind = "light"
    grabs = True
    hint = T("Click: a light. Drag: how far it is bright. [Shift] drag: how far it is dim. Click a light to select it")
    held_hint = T(
        "Drag the middle to move it, the handles for its reach. [Del]: take away. [Shift] click: select several"
    )

    def place(self, press: PointerEvent) -> Gesture:
        self.select([])
        at = self.snap(replace(press, shift=False)).at
        dragged, event = False, press
        light = self._light(at, None, False)
        while True:
            dragged = dragged or (event.kind == "move" and event.drag_px >= THRESHOLD_PX)
            if event.kind == "cancel":
                return
            if dragged and event.kind in ("move", "hover", "release"):
                light = self._light(at, event.at, event.shift)
            elif event.kind == "option":
                light = self._light(at, None, False)
            if event.kind == "release" and event.button == "left":
                break
            label = reach_words(light) if dragged else None
            event = yield self.overlay(rings=rings_of(light), snap=Snapped(at, "center"), label=label, hint=self.hint)
        fields: dict[str, Any] = {"at": [at.x, at.y], "bright": light.bright, "dim": light.dim, "color": light.color}
        if light.angle_deg < 360:
            fields |= {"angle_deg": light.angle_deg, "direction_deg": light.direction_deg}
        self.add([{"do": "add_light", **fields}])

    def _light(self, at: ScenePoint, to: ScenePoint | None, dims: bool) -> Light:
        """The light of the choices, with its reach up to `to` (`dims`: the dim one)."""
        _, bright, dim, color = SOURCES[self.option("source")]
        angle, direction = self.option("angle"), self.option("direction")
        if to is not None:
            reach = max(0.25, round(math.dist(at, to) * 4) / 4)
            share = dim / bright
            bright, dim = (min(bright, reach), reach) if dims else (reach, reach * share)
            direction = float(round(bearing(at, to)))
        return Light("", at, bright, dim, angle, direction, color)


def light_tool(ctx: ToolContext) -> ToolRun:
    """Click or drag; what is there is taken by its middle and its reach."""
    return Lights(ctx, OPTIONS).run()
