"""Several lines as one: one undo, all or nothing. What the windows use for many selected things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from battlemap.app.commands.base import Args, Context, command, find, parse
from battlemap.app.resolution import Waiting
from battlemap.errors import BattlemapError, CommandError
from battlemap.rules.driver import Result
from battlemap.text import T

MAX_LINES = 10_000


class Batch(Args, frozen=True):
    lines: list[dict[str, Any]]


@command("batch", "edit", Batch)
def batch(ctx: Context, args: Batch) -> dict[str, Any]:
    """Carry out edits of a scene in order. The first refusal refuses all of them; with `ask` it waits where one of them asks."""
    if not args.lines or len(args.lines) > MAX_LINES:
        raise CommandError(T("A batch has 1 to {limit} lines", limit=MAX_LINES), code="limit")
    if ctx.review:
        raise CommandError(T("A batch is not looked over"), code="bad-field", hint=T("Give its lines one by one"))
    return _go_on(ctx, args.lines, [])


def _go_on(ctx: Context, lines: Sequence[dict[str, Any]], results: list[dict[str, Any]]) -> dict[str, Any]:
    """Carry out the lines after those that have a result."""
    for number in range(len(results), len(lines)):
        line = lines[number]
        inner = find(line.get("do"))
        if inner.kind != "edit" or inner.name == "batch":
            raise CommandError(T("{command} is no edit, so it cannot be part of a batch", command=inner.name))
        fields = {key: value for key, value in line.items() if key != "do"}
        try:
            results.append(inner.run(ctx, parse(inner, fields)))
        except Waiting as waiting:
            waiting.line.more = waiting.line.more or number + 1 < len(lines)
            _then(waiting, lambda result: _go_on(ctx, lines, [*results, result]))
            raise
    if len(lines) > 1:
        ctx.what = T("{what} (and {count} more)", what=ctx.what, count=len(lines) - 1)
    return {"results": results}


def _then(waiting: Waiting, rest: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Once the line that waits has come to its end, the rest follows; it may wait again on the way."""
    finish = waiting.line.finish

    def finish_all(done: Result) -> dict[str, Any]:
        try:
            result = finish(done)
        except Waiting as again:
            _then(again, rest)
            raise
        try:
            return rest(result)
        except BattlemapError:
            waiting.line.context.session.open_line = None  # refused as a whole: nothing is left to answer
            raise

    waiting.line.finish = finish_all
