"""Areas: asked about before anything is rolled, and laid on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlemap.app.commands.base import Context, command
from battlemap.app.commands.things import build, checked_id
from battlemap.app.plain import cover_dict, number
from battlemap.errors import CommandError
from battlemap.model.entities import Area, EntityKey
from battlemap.text import T

_EXAMPLE = '{"do": "%s", "shape": "burst", "at": [3, 2], "radius": 2}'


@command("area", "query")
def area(ctx: Context, fields: dict[str, Any]) -> dict[str, Any]:
    """The cells inside an area and the tokens in its shape, each with its distance, its cover and whether it is reached."""
    from battlemap.vision.effect import effect_of

    if "shape" not in fields:
        raise _missing("area", "shape")
    asked = _area(ctx, {**fields, "id": "preview"}, "area")
    found = effect_of(ctx.draft, ctx.scene, asked, ctx.session.ruleset_of(ctx.draft).manifest.coverage)
    return {
        "cells": found.cells.pairs.T.tolist(),
        "tokens": [
            {
                "token": one.token, "distance": number(one.distance), "cover": cover_dict(one.cover),
                "exposed": one.exposed,
            }
            for one in found.tokens
        ],
    }  # fmt: skip


@command("add_area", "edit")
def add_area(ctx: Context, fields: dict[str, Any]) -> dict[str, Any]:
    """Lay an area on the map; with `token` it goes with that token."""
    laid = _area(ctx, {**fields, "id": checked_id(ctx, "area", fields)}, "add_area")
    ctx.draft.put(EntityKey(ctx.scene, "area", laid.id), laid)
    ctx.what = T("Add {kind} {id}", kind=T("area"), id=laid.id)
    ctx.event("area_added", id=laid.id, scene=ctx.scene)
    return {"id": laid.id}


def _area(ctx: Context, fields: Mapping[str, Any], where: str) -> Area:
    """The area of the fields of a line. `at` and `to` may name tokens: with the one it goes, at the other it points."""
    from battlemap.geometry.shapes_plane import plane

    given = dict(fields)
    if isinstance(given.get("at"), str):
        given["token"] = given.pop("at")
    bearer = given.get("token")
    if bearer is not None:
        token = ctx.token(bearer) if isinstance(bearer, str) else None
        if token is not None and "at" not in given:
            given["at"] = list(token.at)
    elif "at" not in given:
        raise _missing(where, "at")
    if isinstance(given.get("to"), str):
        given["to"] = list(ctx.token(given["to"]).at)
    made: Area = build(ctx, Area, given, where)
    x, y = plane(ctx.grid).point(made.at)
    left, top, width, height = ctx.grid.bounds()
    if not (left - 1e-6 <= x <= left + width + 1e-6 and top - 1e-6 <= y <= top + height + 1e-6):
        raise CommandError(
            T("{at} lies outside the scene", at=list(made.at)), code="outside-scene",
            hint=T("The scene has {columns} columns and {rows} rows", columns=ctx.grid.columns, rows=ctx.grid.rows),
        )  # fmt: skip
    return made


def _missing(where: str, field: str) -> CommandError:
    return CommandError(
        T("{command} needs the field {field}", command=where, field=field), code="bad-field",
        hint=T("For example: {example}", example=_EXAMPLE % where),
    )  # fmt: skip
