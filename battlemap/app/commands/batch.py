"""Several lines as one: one undo, all or nothing. What the windows use for many selected things."""

from __future__ import annotations

from typing import Any

from battlemap.app.commands.base import Args, Context, command, find, parse
from battlemap.errors import CommandError
from battlemap.text import T

MAX_LINES = 10_000


class Batch(Args, frozen=True):
    lines: list[dict[str, Any]]


@command("batch", "edit", Batch)
def batch(ctx: Context, args: Batch) -> dict[str, Any]:
    """Carry out edits of one scene in order. The first refusal refuses all of them."""
    if not args.lines or len(args.lines) > MAX_LINES:
        raise CommandError(T("A batch has 1 to {limit} lines", limit=MAX_LINES), code="limit")
    if ctx.review:
        raise CommandError(T("A batch is not looked over"), code="bad-field", hint=T("Give its lines one by one"))
    results = []
    for line in args.lines:
        inner = find(line.get("do"))
        if inner.kind != "edit" or inner.name == "batch":
            raise CommandError(T("{command} is no edit, so it cannot be part of a batch", command=inner.name))
        fields = {key: value for key, value in line.items() if key != "do"}
        results.append(inner.run(ctx, parse(inner, fields)))
    if len(args.lines) > 1:
        ctx.what = T("{what} (and {count} more)", what=ctx.what, count=len(args.lines) - 1)
    return {"results": results}
