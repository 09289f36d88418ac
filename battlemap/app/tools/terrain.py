"""The terrain brush: what one walks on, over and through. Heights are the height brush's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.app.tools.base import OptionValue, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.brush import FORMS, Kit, brush_tool, size_option
from battlemap.app.tools.brush_ground import Spot, Value
from battlemap.app.tools.brush_words import words_for
from battlemap.app.tools.words import shown
from battlemap.model.entities import Terrain
from battlemap.text import T, Text

NONE, OTHER = "", "other"
DEEPEST_M = 10_000.0
LONGEST = 100

MODES = (
    OptionValue("paint", T("Paint"), "paint-brush", T("The ground becomes this and nothing else")),
    OptionValue("add", T("Add"), "plus", T("The ground gets this as well")),
    OptionValue("take", T("Take off"), "minus", T("The ground loses this and keeps the rest")),
    OptionValue("erase", T("Erase"), "eraser", T("Bare ground; its height stays")),
    OptionValue(
        "pick", T("Pick"), "eyedropper", T("Click: what lies there becomes the choice. So does a right click, or Ctrl")
    ),
)


def terrain_tool(ctx: ToolContext) -> ToolRun:
    """Paint tags, water, ways up and surfaces."""
    yield from brush_tool(ctx, KIT)


def terrain_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    manifest, has = ctx.session.ruleset.manifest, ctx.options
    tags = words_for(manifest, "tag", has.get("tags", ()))
    climbs = words_for(manifest, "climb", [has.get("climb", NONE)])
    surfaces = words_for(manifest, "surface", [] if has.get("surface", NONE) == OTHER else [has.get("surface", NONE)])
    return (
        ToolOption("form", T("Form"), "choice", "brush", FORMS),
        size_option(),
        ToolOption("mode", T("How"), "choice", "paint", MODES),
        ToolOption(
            "tags", T("Ground"), "many", ("difficult",),
            tuple(OptionValue(w.id, w.title, hint=w.text) for w in tags.values()), when=_wanted,
        ),
        ToolOption(
            "water", T("Water"), "number", 0.0, least=0, most=DEEPEST_M, step=0.1, unit=T("m"), when=_wanted,
            hint=T("Depth of the water; 0: dry"),
        ),
        ToolOption(
            "climb", T("Way up"), "choice", NONE,
            (OptionValue(NONE, T("none")), *(OptionValue(w.id, w.title, hint=w.text) for w in climbs.values())),
            when=_wanted, hint=T("What one climbs on to get up here"),
        ),
        ToolOption(
            "surface", T("Surface"), "choice", NONE,
            (
                OptionValue(NONE, T("none")),
                *(OptionValue(w.id, w.title, hint=w.text) for w in surfaces.values()),
                OptionValue(OTHER, T("another…")),
            ), when=_wanted,
        ),
        ToolOption(
            "surface_name", T("Its name"), "text", "", when=lambda has: _wanted(has) and has.get("surface") == OTHER
        ),
    )  # fmt: skip


def _wanted(has: Mapping[str, Any]) -> bool:
    return has.get("mode") not in ("erase", "pick")


def surface_of(has: Mapping[str, Any]) -> str | None:
    """The surface chosen, be it from the list or written."""
    if has["surface"] == OTHER:
        return str(has.get("surface_name", "")).strip()[:LONGEST] or None
    return has["surface"] or None


def terrain_value(has: Mapping[str, Any], first: Terrain, last: Terrain) -> Value:
    """What ground becomes by the choices made."""
    mode, tags = has["mode"], tuple(has["tags"])
    water, climb, surface = round(float(has["water"]), 3), has["climb"] or None, surface_of(has)

    def value(spot: Spot) -> Terrain:
        old = spot.before
        if mode == "erase":
            return replace(old, tags=(), water=0.0, climb=None, surface=None)
        if mode == "add":
            return replace(
                old, tags=tuple(dict.fromkeys((*old.tags, *tags))), water=water or old.water,
                climb=climb or old.climb, surface=surface or old.surface,
            )  # fmt: skip
        if mode == "take":
            return replace(
                old, tags=tuple(tag for tag in old.tags if tag not in tags), water=0.0 if water else old.water,
                climb=None if climb == old.climb else old.climb,
                surface=None if surface == old.surface else old.surface,
            )  # fmt: skip
        if set(old.tags) == set(tags):  # in another order they are the same ground
            return replace(old, water=water, climb=climb, surface=surface)
        return replace(old, tags=tags, water=water, climb=climb, surface=surface)

    return value


def terrain_same(a: Terrain, b: Terrain) -> bool:
    """Whether the ground is alike, whatever its height."""
    return (set(a.tags), a.water, a.climb, a.surface) == (set(b.tags), b.water, b.climb, b.surface)


def terrain_pick(has: dict[str, Any], ground: Terrain) -> None:
    has.update(tags=ground.tags, water=ground.water, climb=ground.climb or NONE, surface=ground.surface or NONE)
    if has["mode"] in ("pick", "erase"):
        has["mode"] = "paint"


def terrain_title(ctx: ToolContext) -> Text:
    """ "Paint: difficult ground, wood, water 0.4 m"."""
    has, manifest = ctx.options, ctx.session.ruleset.manifest
    if has["mode"] == "erase":
        return T("Erase: bare ground")
    tags, climb, surface = tuple(has["tags"]), has["climb"], surface_of(has)
    known = words_for(manifest, "tag", tags)
    words = [known[tag].title for tag in tags]
    words += [words_for(manifest, "surface", [surface])[surface].title] if surface else []
    words += [T("way up: {what}", what=words_for(manifest, "climb", [climb])[climb].title)] if climb else []
    words += [T("water {depth} m", depth=shown(has["water"]))] if has["water"] else []
    what = words[0] if words else T("bare ground")
    for word in words[1:]:
        what = T("{these}, {this}", these=what, this=word)
    titles = {"paint": T("Paint: {what}", what=what), "add": T("Add: {what}", what=what)}
    return titles.get(has["mode"], T("Take off: {what}", what=what))


KIT = Kit(
    options=terrain_options,
    value=terrain_value,
    same=terrain_same,
    pick=terrain_pick,
    picks=lambda has: has["mode"] == "pick",
    title=terrain_title,
    words=True,
)
