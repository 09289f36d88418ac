"""Draw walls: chains of points, or one piece at a drag; fences, curtains, low walls and walls that hold from one side."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from battlemap.app.tools.base import OptionValue, PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.chain import chain
from battlemap.app.tools.handles import HANDLE_PX
from battlemap.app.tools.handles_edit import without_repeats
from battlemap.app.tools.handles_things import Thing, is_closed, points_of
from battlemap.app.tools.handles_tool import Builder, Gesture
from battlemap.model.entities import Wall
from battlemap.text import T, Text

PRESETS: dict[str, dict[str, Any]] = {
    "wall": {"move": True, "sight": "full", "light": "full", "one_way": None, "top": None},
    "fence": {"move": True, "sight": "none", "light": "none", "one_way": None, "top": None},
    "curtain": {"move": False, "sight": "full", "light": "full", "one_way": None, "top": None},
    "low": {"move": True, "sight": "full", "light": "full", "one_way": None, "top": 1.0},
    "one_way": {"move": True, "sight": "full", "light": "full", "one_way": "left", "top": None},
}
"""The fields of a wall (docs/format.md) that make the kinds people speak of."""
TITLES: dict[str, Text] = {
    "wall": T("Wall"), "fence": T("Fence"), "curtain": T("Curtain"), "low": T("Low wall"), "one_way": T("One-way"),
}  # fmt: skip
_HINTS: dict[str, Text] = {
    "wall": T("Stops movement, sight and light"),
    "fence": T("A fence or rail: stops movement only"),
    "curtain": T("Stops sight and light; one can walk through"),
    "low": T("Has a top: one sees over it from higher up, and may climb it"),
    "one_way": T("Holds from one side only, seen along the way it is drawn"),
}
SIDES = (OptionValue("left", T("Left")), OptionValue("right", T("Right")))


def wall_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    return OPTIONS


def _is(kind: str) -> Callable[[Mapping[str, Any]], bool]:
    def holds(options: Mapping[str, Any]) -> bool:
        return bool(options.get("kind", "wall") == kind)

    return holds


OPTIONS = (
    ToolOption(
        "kind", T("Kind"), "choice", "wall", tuple(OptionValue(id_, TITLES[id_], "", _HINTS[id_]) for id_ in PRESETS)
    ),
    ToolOption("top", T("Top"), "number", 1.0, least=0.1, most=100, step=0.25, unit=T("m"), when=_is("low")),
    ToolOption("side", T("Holds from"), "choice", "left", SIDES, when=_is("one_way"),
               hint=T("Seen along the way it is drawn")),
)  # fmt: skip


def preset_of(wall: Wall) -> str:
    """Which of the kinds a wall is; "" if its fields are of none.

    >>> preset_of(Wall("w1", top=0.75)), preset_of(Wall("w2", move=False)), preset_of(Wall("w3", sight="behind"))
    ('low', 'curtain', '')
    """
    for id_, fields in PRESETS.items():
        has = {name: getattr(wall, name) for name in fields}
        if id_ == "low" and wall.top is not None:
            has["top"] = fields["top"]
        if id_ == "one_way" and wall.one_way is not None:
            has["one_way"] = fields["one_way"]
        if has == fields:
            return id_
    return ""


class Walls(Builder):
    kind = "wall"
    hint = T("Click point after point, or drag one piece. Click a wall to select it. [Ctrl] drag: select several")
    held_hint = T(
        "Drag points or pieces. Double click: new point. [Del] takes a point out that was clicked, [X] cuts the wall there"
    )

    def begins_on(self, over: Thing, press: PointerEvent) -> bool:
        """At the free end of a wall the next one begins; its middle selects it."""
        points = points_of(over)
        ends = () if is_closed(over) else (points[0], points[-1])
        return not press.shift and any(math.dist(end, press.at) <= HANDLE_PX * self.ctx.px for end in ends)

    def fields(self) -> dict[str, Any]:
        """The fields that the choices of the strip mean; defaults are left out."""
        kind = self.option("kind")
        wanted = dict(PRESETS[kind])
        if kind == "low":
            wanted["top"] = self.option("top")
        if kind == "one_way":
            wanted["one_way"] = self.option("side")
        return {name: value for name, value in wanted.items() if value != getattr(Wall(""), name)}

    def place(self, press: PointerEvent) -> Gesture:
        self.select([])
        points = yield from chain(self, press)
        points = without_repeats(points or [])
        if len(points) > 1:
            self.add([{"do": "add_wall", "points": [[p.x, p.y] for p in points], **self.fields()}])


def wall_tool(ctx: ToolContext) -> ToolRun:
    """Click point after point, or drag; what is there is taken by its points and pieces."""
    return Walls(ctx, OPTIONS).run()
