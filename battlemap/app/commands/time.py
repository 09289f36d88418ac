"""Time outside a fight: so many rounds go by, and what burns, spreads or ends by itself does so."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from battlemap.app.commands.base import Args, Context, command
from battlemap.app.commands.combat import rolled_of
from battlemap.app.plain import number
from battlemap.app.resolution import log_record, resolve, tell_record
from battlemap.errors import CommandError
from battlemap.rules import fight as fights
from battlemap.rules.driver import Result
from battlemap.text import T

MAX_ROUNDS = 100  # in one line


class PassTime(Args, frozen=True):
    rounds: int | None = None
    seconds: float | None = None


@command("pass_time", "edit", PassTime)
def pass_time(ctx: Context, args: PassTime) -> dict[str, Any]:
    """So many rounds (or seconds, in whole rounds) pass: what the rules make of them, then areas end, grow and drift."""
    if ctx.draft.combat is not None:
        raise CommandError(
            T("In a fight time passes with its turns"), code="bad-field", hint=T("End the turn, or the fight first")
        )
    ruleset = ctx.session.ruleset_of(ctx.draft)
    each = ruleset.manifest.turns.round_seconds
    rounds = _rounds(args, each)

    def finish(done: Result) -> dict[str, Any]:
        ctx.what = T("Let {count} rounds pass", count=rounds)
        log_record(ctx, done.record, T("{count} rounds pass", count=rounds))
        ctx.event("time_passed", rounds=rounds, seconds=number(rounds * each))
        ctx.events.extend(_once(done.outcome.value or ()))
        tell_record(ctx, done.record)
        return {"rounds": rounds, "seconds": number(rounds * each), **rolled_of(done)}

    return resolve(ctx, fights.passing_rounds(ruleset, rounds), finish)


def _rounds(args: PassTime, each: float) -> int:
    """How many rounds a line asks for. CommandError `bad-field`, `limit`."""
    if (args.rounds is None) == (args.seconds is None):
        raise CommandError(
            T("Give one of rounds or seconds"), code="bad-field",
            hint=T("For example: {example}", example='{"do": "pass_time", "rounds": 20}'),
        )  # fmt: skip
    if args.rounds is not None:
        asked: float = args.rounds
    elif each > 0:
        asked = (args.seconds or 0.0) / each
    else:
        raise CommandError(T("A round has no length in these rules"), code="bad-field", hint=T("Give rounds"))
    if not 0 < asked <= MAX_ROUNDS:
        raise CommandError(T("1 to {limit} rounds pass in one line", limit=MAX_ROUNDS), code="limit")
    return math.ceil(round(asked, 6))


def _once(events: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What happened to areas, one event for each that is not as it was; what it was before it ended is not told."""
    told: dict[str, dict[str, Any]] = {}
    for event in events:
        before = told.get(event["id"], {}).get("set", [])
        told[event["id"]] = dict(event)
        if "set" in event:
            told[event["id"]]["set"] = sorted({*before, *event["set"]})
    return list(told.values())
