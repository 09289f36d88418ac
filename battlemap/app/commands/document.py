"""The document itself: which scene is on the table, which rules are played, what it is called."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from battlemap.app.commands.base import Args, Context, command, nearest
from battlemap.errors import CommandError
from battlemap.model.entities import DOCUMENT_KEY
from battlemap.rules.guard import call
from battlemap.text import T


class SetScene(Args, frozen=True):
    scene: str  # a field of any line, but here it must be given


@command("set_scene", "edit", SetScene)
def set_scene(ctx: Context, args: SetScene) -> dict[str, Any]:
    """Put the line's `scene` on the table."""
    ctx.draft.put(DOCUMENT_KEY, replace(ctx.draft.document, active_scene=args.scene))
    ctx.what = T("Show scene {id}", id=ctx.draft.scene(ctx.scene).name or ctx.scene)
    ctx.event("scene_changed", scene=ctx.scene)
    return {"scene": ctx.scene}


class SetTitle(Args, frozen=True):
    title: str


@command("set_title", "edit", SetTitle)
def set_title(ctx: Context, args: SetTitle) -> dict[str, Any]:
    """Name the scenario."""
    if len(args.title) > 200:
        raise CommandError(T("A title has at most {limit} characters", limit=200), code="limit")
    ctx.draft.put(DOCUMENT_KEY, replace(ctx.draft.document, title=args.title))
    ctx.what = T("Name the scenario {title}", title=args.title)
    ctx.event("title_changed", title=args.title)
    return {"title": args.title}


class SetRules(Args, frozen=True):
    ruleset: str | None = None
    options: dict[str, Any] | None = None


@command("set_rules", "edit", SetRules)
def set_rules(ctx: Context, args: SetRules) -> dict[str, Any]:
    """Play by another ruleset, or change options of it. Options not named keep their value."""
    document = ctx.draft.document
    id_ = args.ruleset if args.ruleset is not None else document.ruleset
    known = ctx.session.registry.ids()
    if id_ not in known:
        raise CommandError(T("There is no ruleset {id}", id=id_), code="unknown-id", hint=nearest(id_, known))
    kept = document.options if id_ == document.ruleset else {}
    document = replace(document, ruleset=id_)
    ctx.draft.put(DOCUMENT_KEY, document)
    options = call(ctx.session.ruleset_of(ctx.draft), "check_options", {**kept, **(args.options or {})})
    ctx.draft.put(DOCUMENT_KEY, replace(document, options=options))
    ctx.what = T("Change the rules")
    ctx.event("rules_changed", ruleset=id_, options=dict(options))
    return {"ruleset": id_, "options": dict(options)}
