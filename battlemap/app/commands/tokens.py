"""Tokens: put them down, change them, take them away, move them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.app.commands.base import Args, Context, Place, command, nearest
from battlemap.app.commands.combat import leave_fight
from battlemap.app.commands.moves import carry_out
from battlemap.app.commands.things import build, checked_id
from battlemap.app.commands.wording import change_sentences
from battlemap.errors import CommandError
from battlemap.formats.scenario.schema import own_fields
from battlemap.model.entities import EntityKey, Token
from battlemap.rules.guard import call
from battlemap.text import T


@command("add_token", "edit")
def add_token(ctx: Context, fields: dict[str, Any]) -> dict[str, Any]:
    """Put a token down. `stats` are those of the active ruleset, flat."""
    fields = dict(fields)
    for needed in ("name", "at"):
        if needed not in fields:
            raise CommandError(
                T("{command} needs the field {field}", command="add_token", field=needed), code="bad-field",
                hint=T("For example: {example}", example='{"do": "add_token", "name": "Ana", "at": [3, 2]}'),
            )  # fmt: skip
    fields["id"] = checked_id(ctx, "token", fields)
    stats = fields.pop("stats", {})
    token: Token = build(ctx, Token, fields, "add_token")
    ctx.cell(token.at)
    token = replace(token, stats=own_stats(ctx, token, {}, stats))
    ctx.put_token(token)
    ctx.what = T("Add {name}", name=token.name or token.id)
    ctx.event("token_added", token=token.id, scene=ctx.scene, at=list(token.at))
    return {"token": token.id, "id": token.id}


def own_stats(ctx: Context, token: Token, before: Mapping[str, Any], stats: Any) -> dict[str, Any]:
    """All stats of a token with those of the active ruleset checked. CommandError `bad-field` on a wrong one."""
    if not isinstance(stats, Mapping):
        raise CommandError(T("{command}: field {field} is an object", command="add_token", field="stats"))
    ruleset = ctx.session.ruleset_of(ctx.draft)
    if not stats:
        return dict(before)
    own = dict(before.get(ruleset.id, {}))
    checked = call(ruleset, "check_stats", stats)
    return {**before, ruleset.id: {"version": ruleset.manifest.stats_version, **own, **checked}}


class SetToken(Args, frozen=True):
    token: str
    set: dict[str, Any]


@command("set_token", "edit", SetToken)
def set_token(ctx: Context, args: SetToken) -> dict[str, Any]:
    """Change fields of a token, or `stats.<field>` of the active ruleset. The GM's word: logged, never asked."""
    token = ctx.token(args.token)
    fields = own_fields(token)
    wanted = {name: value for name, value in args.set.items() if not name.startswith("stats.")}
    stats = {name[len("stats.") :]: value for name, value in args.set.items() if name.startswith("stats.")}
    if wanted.get("id", token.id) != token.id:
        raise CommandError(
            T("The id of a thing stays what it is"), code="bad-field", hint=T("Remove it and add another")
        )
    for name in wanted:
        if name not in fields:
            stat_ids = [stat.id for stat in ctx.session.ruleset_of(ctx.draft).manifest.stat]
            hint = nearest(name, [*fields, *(f"stats.{stat}" for stat in stat_ids)])
            raise CommandError(T("A token has no field {field}", field=name), code="bad-field", hint=hint)
    if "stats" in wanted:
        stats = {**_mapping(wanted.pop("stats")), **stats}
    after: Token = build(ctx, Token, {**fields, **wanted}, f"set_token {token.id}")
    if after.at != token.at:
        ctx.cell(after.at)
    if stats:
        after = replace(after, stats=own_stats(ctx, after, token.stats, stats))
    ctx.put_token(replace(after, extra=token.extra))
    ctx.what = T("Change {name}", name=after.name or after.id)
    for sentence in change_sentences(ctx, token, after, args.set):
        ctx.say(sentence, override=True)
    ctx.event("token_changed", token=token.id, set=sorted(args.set))
    return {"token": token.id}


def _mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise CommandError(T("{command}: field {field} is an object", command="set_token", field="stats"))
    return value


class RemoveToken(Args, frozen=True):
    token: str


@command("remove_token", "edit", RemoveToken)
def remove_token(ctx: Context, args: RemoveToken) -> dict[str, Any]:
    """Take a token away, also from the fight."""
    token = ctx.token(args.token)
    ctx.draft.put(EntityKey(ctx.scene, "token", token.id), None)
    leave_fight(ctx, token.id)
    ctx.what = T("Remove {name}", name=token.name or token.id)
    ctx.event("token_removed", token=token.id)
    return {"token": token.id}


class Move(Args, frozen=True):
    token: str
    to: Place | None = None
    path: list[Any] | None = None
    facing: int | None = None
    mode: str | None = None
    manoeuvre: str | None = None


@command("move", "edit", Move)
def move(ctx: Context, args: Move) -> dict[str, Any]:
    """Move a token by the cheapest way `to` a cell, or along a `path`; with `force` to any cell of the scene.

    CommandError `illegal-move` with `step` and `reason`; `not-your-turn` in a fight.
    """
    if (args.to is None) == (args.path is None):
        raise CommandError(
            T("A move has either the field to or the field path"), code="bad-field",
            hint=T("For example: {example}", example='{"do": "move", "token": "t1", "to": [3, 2]}'),
        )  # fmt: skip
    token = ctx.token(args.token)
    to = None if args.to is None else ctx.place(args.to)
    return carry_out(ctx, token, to, args.path, args.facing, args.mode, args.manoeuvre)
