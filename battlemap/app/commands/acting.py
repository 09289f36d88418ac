"""Do something by the rules: actions with their whole resolution, what is offered, the odds, and open questions."""

from __future__ import annotations

from typing import Any

import msgspec

from battlemap.app.commands.base import Args, Context, Place, command
from battlemap.app.commands.control import Nothing
from battlemap.app.resolution import log_record, resolve, tell_record
from battlemap.errors import CommandError
from battlemap.rules.driver import Result
from battlemap.rules.fight import acting
from battlemap.rules.guard import call
from battlemap.rules.odds import odds as work_out
from battlemap.rules.steps import ActionRequest
from battlemap.text import T, Text


class Act(Args, frozen=True):
    action: str
    by: str
    target: str | None = None
    at: Place | None = None
    cells: list[tuple[float, float]] | None = None
    with_: str | None = msgspec.field(name="with", default=None)
    options: dict[str, Any] | None = None


def request_of(ctx: Context, args: Act) -> ActionRequest:
    """The action that is asked for. CommandError `unknown-token`, `outside-scene`."""
    ctx.token(args.by)
    if args.target is not None:
        ctx.token(args.target)
    at = None if args.at is None else ctx.place(args.at)
    cells = tuple(ctx.cell(pair) for pair in args.cells or ())
    return ActionRequest(args.action, args.by, args.target, at, cells, args.with_, args.options or {})


@command("act", "edit", Act)
def act(ctx: Context, args: Act) -> dict[str, Any]:
    """Resolve an action that is offered (with `force` any); one undo takes all of it back."""
    request = request_of(ctx, args)
    headline = headline_of(ctx, args)
    ctx.what = headline

    def finish(done: Result) -> dict[str, Any]:
        log_record(ctx, done.record, headline)
        ctx.event("acted", action=args.action, by=args.by, target=args.target)
        tell_record(ctx, done.record)
        return done.told()

    return resolve(ctx, acting(ctx.session.ruleset_of(ctx.draft), request, force=ctx.force), finish)


def headline_of(ctx: Context, args: Act) -> Text:
    """ "Ana: Attack (Orc)" for the log and the undo menu."""
    names = {spec.id: spec.label.text for spec in ctx.session.ruleset_of(ctx.draft).manifest.action}
    by = ctx.token(args.by)
    action: Text | str = names.get(args.action, args.action)
    if args.target is None:
        return T("{name}: {action}", name=by.name or by.id, action=action)
    target = ctx.token(args.target)
    return T("{name}: {action} ({target})", name=by.name or by.id, action=action, target=target.name or target.id)


class Answer(Args, frozen=True):
    answer: Any
    override: bool = False


@command("answer", "control", Answer)
def answer(ctx: Context, args: Answer) -> dict[str, Any]:
    """Answer the question at which a line stopped; `override`: of a roll, as the game master's word.

    At a review sheet the answer is "apply", or a change of the sheet (`app/review.py`).
    """
    reply = ctx.session.answer(args.answer, override=args.override, dice=ctx.own_dice)
    ctx.events.extend(reply.events)
    ctx.pending = reply.pending
    return reply.result


@command("cancel", "control", Nothing)
def cancel(ctx: Context, args: Nothing) -> dict[str, Any]:
    """Drop the line that stopped at a question; nothing of it has happened."""
    ctx.session.cancel()
    ctx.event("cancelled")
    return {}


class AskOffers(Args, frozen=True):
    token: str


@command("offers", "query", AskOffers)
def offers(ctx: Context, args: AskOffers) -> dict[str, Any]:
    """What a token may do now and at whom, and for what it may not do, why."""
    token = ctx.token(args.token)
    ruleset = ctx.session.ruleset_of(ctx.draft)
    offered = call(ruleset, "offers", token, ctx.session.table(ctx.draft, ctx.scene))
    return {"offers": [offer.told() for offer in offered]}


@command("odds", "query", Act)
def odds(ctx: Context, args: Act) -> dict[str, Any]:
    """The chances of an action, from the same resolution that `act` would run."""
    request = request_of(ctx, args)
    ruleset = ctx.session.ruleset_of(ctx.draft)
    start = acting(ruleset, request, force=True)
    targets = [] if request.target is None else [request.target]
    if ctx.ask or ctx.typed or ctx.review:
        raise CommandError(T("Odds take answers beforehand"), hint=T("Give answers; what is open takes its default"))
    found = work_out(ruleset, ctx.session.table(ctx.draft, ctx.scene), start, targets, answers=ctx.answers)
    return {**found.told(), **found.explained()}
