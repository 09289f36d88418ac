"""The fight: who is in it, whose turn it is. The turn machine is data (`rules/turns.py`); here it meets the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from battlemap.app.commands.base import Args, Context, command, nearest
from battlemap.app.plain import number
from battlemap.app.resolution import log_record, resolve, tell_record
from battlemap.errors import CommandError
from battlemap.model.entities import COMBAT_KEY, Combat, Token
from battlemap.rules import fight as fights
from battlemap.rules import turns
from battlemap.rules.driver import Result
from battlemap.rules.lasting import after_fight
from battlemap.text import T


def fight(ctx: Context) -> Combat:
    """The fight that is on. CommandError `no-combat`."""
    combat = ctx.draft.combat
    if combat is None:
        raise CommandError(
            T("There is no fight"), code="no-combat",
            hint=T("Start one: {example}", example='{"do": "combat", "start": "all"}'),
        )  # fmt: skip
    return combat


class SetCombat(Args, frozen=True):
    start: list[str] | Literal["all"] | None = None
    end: bool | None = None
    order: list[list[str]] | None = None
    join: list[str] | None = None


@command("combat", "edit", SetCombat)
def combat(ctx: Context, args: SetCombat) -> dict[str, Any]:
    """Start or end a fight, put its order right by hand, or let newcomers in."""
    given = [name for name in ("start", "end", "order", "join") if getattr(args, name) not in (None, False)]
    if len(given) != 1:
        raise CommandError(
            T("Give one of start, end, order or join"), code="bad-field",
            hint=T("Start one: {example}", example='{"do": "combat", "start": "all"}'),
        )  # fmt: skip
    if args.start is not None:
        return _start(ctx, args.start)
    on = fight(ctx)
    if args.end:
        return _end(ctx, on)
    if args.order is not None:
        on = turns.reorder(on, args.order)
        ctx.what = T("Change the order")
        ctx.event("order_changed", order=[list(group) for group in on.order])
    else:
        for name in args.join or []:
            _member(ctx, on.scene, name)
        on = turns.join(on, args.join or [])
        ctx.what = T("Join the fight")
        ctx.event("order_changed", order=[list(group) for group in on.order])
    ctx.draft.put(COMBAT_KEY, on)
    return _standing(ctx, on)


def _start(ctx: Context, who: list[str] | Literal["all"]) -> dict[str, Any]:
    if ctx.draft.combat is not None:
        raise CommandError(
            T("There is a fight already"), code="bad-field", hint=T("End it first, or let tokens join it")
        )
    here = ctx.draft.of(Token, ctx.scene)
    ids = sorted(here) if who == "all" else [ctx.token(id_).id for id_ in who]

    def finish(done: Result) -> dict[str, Any]:
        ctx.what = T("Start the fight")
        log_record(ctx, done.record, T("A fight of {count} begins", count=len(ids)))
        return _going_on(ctx, done)

    return resolve(ctx, fights.starting(ctx.session.ruleset_of(ctx.draft), ids), finish)


def _end(ctx: Context, on: Combat) -> dict[str, Any]:
    """The fight ends; in its own scene with all that the rules make of it."""
    ctx.what = T("End the fight")
    headline = T("The fight ends in round {round}", round=on.round)

    def finish(done: Result) -> dict[str, Any]:
        after_fight(ctx.draft, on)
        log_record(ctx, done.record, headline)
        ctx.event("combat_ended", round=on.round)
        tell_record(ctx, done.record)
        return {"round": on.round, **rolled_of(done)}

    if on.scene == ctx.scene:
        return resolve(ctx, fights.closing(ctx.session.ruleset_of(ctx.draft)), finish)
    after_fight(ctx.draft, on)
    ctx.draft.put(COMBAT_KEY, None)
    ctx.say(headline)
    ctx.event("combat_ended", round=on.round)
    return {"round": on.round}


def _going_on(ctx: Context, done: Result) -> dict[str, Any]:
    """Events and result after the fight went on."""
    ctx.events.extend(dict(event) for event in done.outcome.value or ())
    tell_record(ctx, done.record)
    return {**_standing(ctx, fight(ctx)), **rolled_of(done)}


def rolled_of(done: Result) -> dict[str, Any]:
    """The resolution's own result, where anything was rolled or asked."""
    told = done.told()
    return told if any(told.values()) else {}


def _member(ctx: Context, scene: str, name: str) -> Token:
    found = ctx.draft.token(scene, name)
    if found is None:
        known = list(ctx.draft.of(Token, scene))
        raise CommandError(
            T("There is no token {id} in this scene", id=name), code="unknown-token", hint=nearest(name, known)
        )
    return found


def _standing(ctx: Context, combat: Combat) -> dict[str, Any]:
    waiting = turns.candidates(combat, ctx.draft.of(Token, combat.scene))
    return {
        "order": [list(group) for group in combat.order],
        "round": combat.round,
        "acting": list(combat.acting),
        "next": list(waiting[0]) if waiting else [],
    }


class Turn(Args, frozen=True):
    token: str | None = None
    manoeuvre: str | None = None


@command("turn", "edit", Turn)
def turn(ctx: Context, args: Turn) -> dict[str, Any]:
    """The next turn starts (of `token`, where there is a choice), with its budgets."""
    fight(ctx)
    if args.token is not None:
        _member(ctx, fight(ctx).scene, args.token)
    return _begin(ctx, args.token, args.manoeuvre)


def _begin(ctx: Context, token: str | None = None, manoeuvre: str | None = None) -> dict[str, Any]:
    def finish(done: Result) -> dict[str, Any]:
        on = fight(ctx)
        ctx.what = T("Turn of {names}", names=names(ctx, on, on.acting))
        if done.record.rolls or done.record.lines:
            log_record(ctx, done.record, ctx.what)
        ctx.events.extend(dict(event) for event in done.outcome.value or ())
        tell_record(ctx, done.record)
        budgets = {token: {name: number(v) for name, v in left.items()} for token, left in on.budgets.items()}
        return {"tokens": list(on.acting), "round": on.round, "budgets": budgets, **rolled_of(done)}

    return resolve(ctx, fights.beginning(ctx.session.ruleset_of(ctx.draft), token, manoeuvre), finish)


def begin(ctx: Context, token: str, manoeuvre: str | None, then: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Begin the turn of a token that moves before anybody said so, `then` go on. CommandError `not-your-turn`."""

    def finish(done: Result) -> dict[str, Any]:
        ctx.events.extend(dict(event) for event in done.outcome.value or ())
        tell_record(ctx, done.record)
        return then()

    return resolve(ctx, fights.beginning(ctx.session.ruleset_of(ctx.draft), token, manoeuvre), finish, more=True)


class EndTurn(Args, frozen=True):
    next: bool = False


@command("end_turn", "edit", EndTurn)
def end_turn(ctx: Context, args: EndTurn) -> dict[str, Any]:
    """The turn on now ends; `turn` starts the next, or `next` does so in the same line."""
    on = fight(ctx)

    def finish(done: Result) -> dict[str, Any]:
        ctx.what = T("End the turn of {names}", names=names(ctx, on, on.acting))
        if done.record.rolls or done.record.lines:
            log_record(ctx, done.record, ctx.what)
        told = _going_on(ctx, done)
        return _begin(ctx) if args.next else told

    return resolve(ctx, fights.ending(ctx.session.ruleset_of(ctx.draft)), finish, more=args.next)


def names(ctx: Context, combat: Combat, ids: Sequence[str]) -> str:
    """The names of tokens of the fight, for a sentence."""
    tokens = ctx.draft.of(Token, combat.scene)
    return ", ".join(tokens[id_].name or id_ for id_ in ids if id_ in tokens)


def leave_fight(ctx: Context, token: str) -> None:
    """Take a token that left the table out of the order; the last one out ends the fight."""
    combat = ctx.draft.combat
    if combat is None or combat.scene != ctx.scene or not any(token in group for group in combat.order):
        return
    order = tuple(kept for group in combat.order if (kept := tuple(id_ for id_ in group if id_ != token)))
    budgets = {id_: left for id_, left in combat.budgets.items() if id_ != token}
    data = dict(combat.data)
    if "done" in data:
        data["done"] = [id_ for id_ in data["done"] if id_ != token]
    acting = tuple(id_ for id_ in combat.acting if id_ != token)
    after = replace(combat, order=order, budgets=budgets, acting=acting, data=data)
    if not order:
        after_fight(ctx.draft, combat)
    ctx.draft.put(COMBAT_KEY, after if order else None)
