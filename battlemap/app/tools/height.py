"""The height brush: sets the ground's height, raises and lowers it, and lays ramps from one height to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.app.tools.base import OptionValue, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.brush import FORMS, Kit, brush_tool, size_option
from battlemap.app.tools.brush_ground import Spot, Value
from battlemap.app.tools.words import shown
from battlemap.model.entities import Terrain
from battlemap.text import T, Text

HIGHEST_M = 10_000.0
RAMP = OptionValue("ramp", T("Ramp"), "triangle", T("Drag along it: the height changes evenly from end to end"))
MODES = (
    OptionValue("set", T("Set to"), "chart-line-up", T("The ground gets this height")),
    OptionValue("raise", T("Raise"), "arrow-up", T("The ground rises by this step")),
    OptionValue("lower", T("Lower"), "arrow-down", T("The ground sinks by this step")),
    OptionValue(
        "pick", T("Pick"), "eyedropper", T("Click: the height there becomes the choice. So does a right click, or Ctrl")
    ),
)
UNIT = T("m")


def height_tool(ctx: ToolContext) -> ToolRun:
    """Paint heights."""
    yield from brush_tool(ctx, KIT)


def height_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    return (
        ToolOption("form", T("Form"), "choice", "brush", (*FORMS, RAMP)),
        size_option(),
        ToolOption("mode", T("How"), "choice", "set", MODES, when=lambda has: has.get("form") != "ramp"),
        _metres("height", T("Height"), 1.0, lambda has: has.get("form") != "ramp" and has.get("mode") == "set"),
        ToolOption(
            "step", T("By"), "number", 0.5, least=0.05, most=1000, step=0.5, unit=UNIT,
            when=lambda has: has.get("form") != "ramp" and has.get("mode") in ("raise", "lower"),
        ),
        ToolOption(
            "ends", T("From ground to ground"), "flag", True, when=lambda has: has.get("form") == "ramp",
            hint=T("The ends of the ramp have the height of the ground there"),
        ),
        _metres("start", T("From"), 0.0, lambda has: has.get("form") == "ramp" and not has.get("ends", True)),
        _metres("end", T("To"), 2.0, lambda has: has.get("form") == "ramp" and not has.get("ends", True)),
    )  # fmt: skip


def _metres(id_: str, title: Text, default: float, when: Any) -> ToolOption:
    return ToolOption(id_, title, "number", default, least=-HIGHEST_M, most=HIGHEST_M, step=0.5, unit=UNIT, when=when)


def height_value(has: Mapping[str, Any], first: Terrain, last: Terrain) -> Value:
    """What ground becomes by the choices made; on a ramp from the height at its start to that at its end."""
    low, high = (first.elevation, last.elevation) if has["ends"] else (float(has["start"]), float(has["end"]))
    by = float(has["step"]) if has["mode"] == "raise" else -float(has["step"])

    def value(spot: Spot) -> Terrain:
        if has["form"] == "ramp":
            return replace(spot.before, elevation=tidy(low + (high - low) * spot.part))
        if has["mode"] == "set":
            return replace(spot.before, elevation=tidy(float(has["height"])))
        return replace(spot.before, elevation=tidy(spot.before.elevation + by))

    return value


def tidy(metres: float) -> float:
    """A height to the centimetre, and no "−0".

    >>> tidy(1.23456), str(tidy(-0.001))
    (1.23, '0.0')
    """
    return round(max(-HIGHEST_M, min(HIGHEST_M, metres)), 2) + 0.0


def height_pick(has: dict[str, Any], ground: Terrain) -> None:
    has["height"] = ground.elevation
    if has["mode"] == "pick":
        has["mode"] = "set"


def height_title(ctx: ToolContext) -> Text:
    """ "Height 1.5 m"."""
    has = ctx.options
    if has["form"] == "ramp":
        if has["ends"]:
            return T("Ramp from ground to ground")
        return T("Ramp from {low} m to {high} m", low=shown(has["start"]), high=shown(has["end"]))
    if has["mode"] == "raise":
        return T("Raise by {step} m", step=shown(has["step"]))
    if has["mode"] == "lower":
        return T("Lower by {step} m", step=shown(has["step"]))
    return T("Height {height} m", height=shown(has["height"]))


KIT = Kit(
    options=height_options,
    value=height_value,
    same=lambda a, b: a.elevation == b.elevation,
    pick=height_pick,
    picks=lambda has: has["mode"] == "pick" and has["form"] != "ramp",
    title=height_title,
)
