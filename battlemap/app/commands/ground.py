"""The ground of cells (tags, water, climbing, surface, height) and the veil over it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from battlemap.app.commands.base import Args, Context, command
from battlemap.app.commands.things import build, build_ground, make_room
from battlemap.errors import CommandError
from battlemap.model.entities import EntityKey, Fog, FogStroke, Terrain, fog_key, terrain_id
from battlemap.text import T, Text

CellList = list[tuple[float, float]]
MAX_CELLS_PER_LINE = 50_000


class AddTerrain(Args, frozen=True):
    cells: CellList
    tags: list[str] | None = None
    water: float | None = None
    climb: str | None = None
    surface: str | None = None


@command("add_terrain", "edit", AddTerrain)
def add_terrain(ctx: Context, args: AddTerrain) -> dict[str, Any]:
    """Replace the ground of cells (its height stays)."""
    fields = {"tags": args.tags or [], "water": args.water or 0.0, "climb": args.climb, "surface": args.surface}
    return _paint(ctx, args.cells, fields)


class SetElevation(Args, frozen=True):
    cells: CellList
    elevation: float


@command("set_elevation", "edit", SetElevation)
def set_elevation(ctx: Context, args: SetElevation) -> dict[str, Any]:
    """Set the height of the ground of cells, in metres."""
    result = _paint(ctx, args.cells, {"elevation": args.elevation})
    ctx.what = _counted(len(args.cells), T("Set the height of a cell"), T("Set the height of {count} cells"))
    return result


def _paint(ctx: Context, cells: CellList, fields: dict[str, Any]) -> dict[str, Any]:
    painted = [ctx.cell(pair) for pair in _few_enough(cells)]
    make_room(ctx, "cell", sum(1 for cell in set(painted) if ctx.draft.terrain(ctx.scene, terrain_id(cell)) is None))
    for cell in painted:
        id_ = terrain_id(cell)
        before = ctx.draft.terrain(ctx.scene, id_) or Terrain(id_)
        asked = build_ground(ctx, id_, fields)
        after = replace(before, **{name: getattr(asked, name) for name in fields})
        bare = after == Terrain(id_)
        ctx.draft.put(EntityKey(ctx.scene, "cell", id_), None if bare else after)
    ctx.what = _counted(len(cells), T("Paint the ground of a cell"), T("Paint the ground of {count} cells"))
    ctx.event("terrain_changed", cells=[list(cell) for cell in painted])
    return {"cells": len(cells)}


def _counted(count: int, one: Text, many: Text) -> Text:
    return one if count == 1 else Text(many.key, {"count": count})


def _few_enough(cells: CellList) -> CellList:
    if len(cells) > MAX_CELLS_PER_LINE:
        raise CommandError(
            T("{count} cells are more than a line may name", count=len(cells)), code="limit",
            hint=T("At most {limit}", limit=MAX_CELLS_PER_LINE),
        )  # fmt: skip
    return cells


class Veil(Args, frozen=True):
    polygon: list[tuple[float, float]] | None = None
    cells: CellList | None = None
    all: bool | None = None


@command("reveal", "edit", Veil)
def reveal(ctx: Context, args: Veil) -> dict[str, Any]:
    """Show ground to the players by hand."""
    return _stroke(ctx, args, True)


@command("hide", "edit", Veil)
def hide(ctx: Context, args: Veil) -> dict[str, Any]:
    """Hide ground from the players by hand."""
    return _stroke(ctx, args, False)


def _stroke(ctx: Context, args: Veil, show: bool) -> dict[str, Any]:
    """Lay strokes over the veil. The first stroke on a scene without a veil turns it on: a `hide` over open ground, a
    `reveal` over hidden ground."""
    given = [name for name in ("polygon", "cells", "all") if getattr(args, name) is not None]
    if len(given) != 1 or args.all is False:
        raise CommandError(
            T("Give one of polygon, cells, or all: true"), code="bad-field",
            hint=T("For example: {example}", example='{"do": "reveal", "all": true}'),
        )  # fmt: skip
    fog = ctx.draft.fog(ctx.scene)
    everything = _box(ctx)
    if args.all:
        strokes: tuple[FogStroke, ...] = (FogStroke(True, everything),) if show else ()
    else:
        base = fog.strokes
        if fog.mode == "off" and not show and not base:
            base = (FogStroke(True, everything),)
        strokes = (*base, *(FogStroke(show, polygon) for polygon in _polygons(ctx, args)))
    if len(strokes) > MAX_CELLS_PER_LINE:
        raise CommandError(
            T("The veil has too many strokes"), code="limit", hint=T("Reveal or hide all, then begin anew")
        )
    mode = "manual" if fog.mode == "off" else fog.mode
    ctx.draft.put(fog_key(ctx.scene), replace(fog, mode=mode, strokes=strokes))
    ctx.what = T("Show ground to the players") if show else T("Hide ground from the players")
    ctx.event("fog_changed", show=show)
    return {"strokes": len(strokes)}


def _polygons(ctx: Context, args: Veil) -> list[tuple[tuple[float, float], ...]]:
    if args.polygon is not None:
        if len(args.polygon) < 3:  # the format knows empty strokes, a hand that draws makes none
            raise CommandError(T("A polygon has at least 3 points"), code="bad-field")
        stroke = build(ctx, Fog, {"mode": "manual", "strokes": [{"show": True, "polygon": args.polygon}]}, "polygon")
        return [stroke.strokes[0].polygon]
    grid = ctx.grid
    return [tuple((p.x, p.y) for p in grid.polygon(ctx.cell(pair))) for pair in _few_enough(args.cells or [])]


def _box(ctx: Context) -> tuple[tuple[float, float], ...]:
    x, y, width, height = ctx.grid.bounds()
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
