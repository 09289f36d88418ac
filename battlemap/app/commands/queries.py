"""Questions: they change nothing and are not logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from battlemap.app.commands.base import Args, Context, Place, command
from battlemap.app.commands.control import Nothing
from battlemap.app.commands.moves import as_path, refuse
from battlemap.app.logtext import log_text, thawed
from battlemap.app.moving import mover
from battlemap.app.plain import cover_dict, number, path_dict, price_dict, reach_dict
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry import facing as facings
from battlemap.geometry.types import Cell, Pose
from battlemap.model.entities import Token, terrain_id
from battlemap.rules.steps import Modifier


class AskReach(Args, frozen=True):
    token: str
    manoeuvre: str | None = None
    mode: str | None = None


@command("reach", "query", AskReach)
def reach(ctx: Context, args: AskReach) -> dict[str, Any]:
    """Every place the token can get to, with its cost and the facings possible there."""
    ctx.token(args.token)
    moving = mover(ctx.session, ctx.draft, ctx.scene, args.token, manoeuvre=args.manoeuvre, mode=args.mode)
    return reach_dict(moving.reach())


class AskPath(Args, frozen=True):
    token: str
    to: Place
    facing: int | None = None
    manoeuvre: str | None = None
    mode: str | None = None


@command("path", "query", AskPath)
def path(ctx: Context, args: AskPath) -> dict[str, Any]:
    """The cheapest way. CommandError `illegal-move` with the reason if there is none within the budget."""
    ctx.token(args.token)
    moving = mover(ctx.session, ctx.draft, ctx.scene, args.token, manoeuvre=args.manoeuvre, mode=args.mode)
    to = ctx.place(args.to)
    found = moving.path_to(to, ctx.facing(args.facing))
    if not found.legal:
        refuse(ctx.token(args.token), found)
    return path_dict(found)


class AskPrice(Args, frozen=True):
    token: str
    path: list[Any]
    manoeuvre: str | None = None
    mode: str | None = None


@command("price", "query", AskPrice)
def price(ctx: Context, args: AskPrice) -> dict[str, Any]:
    """What a drawn path costs, with the first illegal step."""
    ctx.token(args.token)
    moving = mover(ctx.session, ctx.draft, ctx.scene, args.token, manoeuvre=args.manoeuvre, mode=args.mode)
    return price_dict(moving.price(as_path(ctx, args.path)))


class FromTo(Args, frozen=True):
    from_: Place = msgspec.field(name="from")
    to: Place


@command("distance", "query", FromTo)
def distance(ctx: Context, args: FromTo) -> dict[str, Any]:
    """Distance in cells and in the scene's unit, and the difference in height in metres (upwards positive)."""
    a, b = ctx.place(args.from_), ctx.place(args.to)
    scene = ctx.draft.scene(ctx.scene)
    cells = ctx.grid.distance(a, b)
    height = _height(ctx, args.to) - _height(ctx, args.from_)
    length = round(cells * scene.cell_distance, 4)
    return {"cells": number(cells), "length": length, "unit": scene.unit, "height": number(height)}


def _height(ctx: Context, place: Place) -> float:
    ground = ctx.draft.terrain(ctx.scene, terrain_id(ctx.place(place)))
    own = ctx.token(place).elevation if isinstance(place, str) else 0.0
    return own + (ground.elevation if ground else 0.0)


class AskArc(Args, frozen=True):
    of: str
    seen_from: Place


@command("arc", "query", AskArc)
def arc(ctx: Context, args: AskArc) -> dict[str, Any]:
    """In which arc of a token a place lies, and in which direction from it."""
    token = ctx.token(args.of)
    cell, other = ctx.grid.cell(token.at), ctx.place(args.seen_from)
    found = facings.arc(ctx.grid, Pose(cell, token.facing), other)
    return {"arc": found, "direction": ctx.grid.direction_to(cell, other)}


@command("sight", "query", FromTo)
def sight(ctx: Context, args: FromTo) -> dict[str, Any]:
    """Whether the line is clear of walls, what blocks it, and what it passes."""
    from battlemap.vision.los import sight as look

    seen = look(ctx.draft, ctx.scene, _seen(ctx, args.from_), _seen(ctx, args.to))
    return {
        "visible": seen.visible,
        "blocked_by": list(seen.blocked_by),
        "crossed": [list(cell) for cell in seen.crossed],
        "edge_pairs": [[list(a), list(b)] for a, b in seen.edge_pairs],
    }


@command("cover", "query", FromTo)
def cover(ctx: Context, args: FromTo) -> dict[str, Any]:
    """How much of the body at `to` shows to the eye at `from`, what hides the rest, and who stands between.

    Between two tokens the rules say what it costs.
    """
    from battlemap.rules.guard import call
    from battlemap.vision.cover import cover as look

    eye, body = _seen(ctx, args.from_), _seen(ctx, args.to)
    costs: Sequence[Modifier] = ()
    if isinstance(eye, Token) and isinstance(body, Token):
        ruleset = ctx.session.ruleset_of(ctx.draft)
        costs = call(ruleset, "cover_costs", eye, body, ctx.session.table(ctx.draft, ctx.scene))
    return cover_dict(look(ctx.draft, ctx.scene, eye, body), costs)


def _seen(ctx: Context, place: Place) -> Token | Cell:
    """A token with its posture and height, or a cell."""
    return ctx.token(place) if isinstance(place, str) else ctx.cell(place)


class AskView(Args, frozen=True):
    as_: Literal["gm", "player"] = msgspec.field(name="as", default="gm")


@command("view", "query", AskView)
def view(ctx: Context, args: AskView) -> dict[str, Any]:
    """What a window of that kind is given to draw."""
    from battlemap.app.display import as_dict
    from battlemap.app.views import gm_display, player_display

    ruleset = ctx.session.ruleset_of(ctx.draft)
    if args.as_ == "gm":
        display = gm_display(ctx.draft, ctx.scene, ruleset)
    else:
        display = player_display(ctx.draft, ctx.scene, ruleset, ctx.session.roll_on_show)
    return {"scene": display.scene, "items": [as_dict(item) for item in display.items.values()]}


@command("state", "query", Nothing)
def state(ctx: Context, args: Nothing) -> dict[str, Any]:
    """The document in the shape of scenario.json, without log, app, id, revision and explored fog."""
    return state_dict(ctx.draft)


@command("log", "query", Nothing)
def log(ctx: Context, args: Nothing) -> dict[str, Any]:
    """Every line of the log, the undone ones marked."""
    entries = [
        {
            "n": entry.n, "text": log_text(entry), "rule": entry.rule, "rolls": thawed(entry.rolls),
            "undone": entry.undone, "secret": entry.secret, "override": entry.override,
            **{name: thawed(value) for name, value in entry.facts.items()},
        }
        for entry in ctx.session.log
    ]  # fmt: skip
    return {"entries": entries}
