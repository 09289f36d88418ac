"""The lines that lay a planned area on the map, and that change one that lies there."""

from __future__ import annotations

from typing import Any

from battlemap.app.tools.area_options import rounds_left, until_of, wanted
from battlemap.app.tools.area_plan import ROUND, Plan, area_of
from battlemap.app.tools.base import ToolContext
from battlemap.model.entities import Area

_FIELDS = (
    "shape", "at", "to", "radius", "inner", "length", "width", "angle_deg", "limit", "tags", "until", "token", "growth",
    "hidden", "ground", "sight", "light",
)  # fmt: skip
_BY_TAGS = ("ground", "sight", "light")


def add_line(ctx: ToolContext, plan: Plan) -> dict[str, Any]:
    """The line that lays it on the map."""
    area = area_of(ctx, plan, until=until_of(ctx, wanted(ctx)))
    line: dict[str, Any] = {"do": "add_area", "scene": ctx.scene}
    usual = Area("")
    for name in _FIELDS:
        value = getattr(area, name)
        told = name in ("shape", "at", "limit") or value != getattr(usual, name)
        if told and not (name == "at" and area.token is not None):
            line[name] = _plain(value)
    return line


def set_line(ctx: ToolContext, plan: Plan, before: Area) -> dict[str, Any] | None:
    """The line that makes an area what is planned now; None if it is that already."""
    until = until_of(ctx, wanted(ctx))
    left = before.until if rounds_left(ctx, before) == wanted(ctx).duration else until
    after = area_of(ctx, plan, before.id, left)
    kept = () if after.tags != before.tags else _BY_TAGS  # what others made of it stays while its tags do
    changed = {
        name: _plain(getattr(after, name)) for name in _FIELDS
        if _told(name, after) != _told(name, before) and name not in kept
        and not (name == "to" and after.shape in ROUND)
    }  # fmt: skip
    return {"do": "set", "scene": ctx.scene, "id": before.id, "set": changed} if changed else None


def _told(name: str, area: Area) -> Any:
    """A field as it can be compared: what is left out counts as what it stands for."""
    value = getattr(area, name)
    if isinstance(value, tuple) and name in ("at", "to"):
        return tuple(round(part, 6) for part in value)
    return round(value, 4) if isinstance(value, float) else value


def _plain(value: Any) -> Any:
    """A field as a line has it."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, float):
        value = round(value, 9)
        return int(value) if value.is_integer() else value
    return value
