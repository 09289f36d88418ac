"""`battlemap play`: one JSON object a line in, one a line out (docs/headless.md). The same lines the windows send."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from battlemap.app import commands as _registered  # noqa: F401 - importing registers the commands
from battlemap.app.plain import say
from battlemap.app.session import Session
from battlemap.errors import BattlemapError, CommandError
from battlemap.text import T, Text, Translate

MAX_LINE = 4_000_000
Write = Callable[[str], None]


def play(
    session: Session, lines: Iterable[str], write: Write, translate: Translate, *, keep_going: bool = False
) -> bool:
    """Carry out script lines and write an answer for each. Returns False if a refusal ended the run.

    Empty lines and `#` lines get no answer but count. With a live session that recovered something, a first answer says so.
    """
    if session.keeper.recovered:
        what = T("{count} changes that were not saved are here again", count=session.keeper.recovered)
        event = {"event": "recovered", "count": session.keeper.recovered, "text": what}
        write(encode(say({"n": 0, "ok": True, "events": [event], "result": {}}, translate)))
    for n, text in enumerate(lines, 1):
        line = text.strip()
        if not line or line.startswith("#"):
            continue
        answer = one_line(session, n, line)
        write(encode(say(answer, translate)))
        if not answer["ok"] and not keep_going:
            return False
    return True


def one_line(session: Session, n: int, line: str) -> dict[str, Any]:
    """The answer to one line, refusals included."""
    try:
        reply = session.do(parse_line(line))
    except BattlemapError as error:
        return {"n": n, "ok": False, "error": error_dict(error)}
    if reply.pending is not None:
        return {"n": n, "ok": True, "pending": reply.pending}
    return {"n": n, "ok": True, "events": reply.events, "result": reply.result}


def error_dict(error: BattlemapError) -> dict[str, Any]:
    """An error in the contract's shape; `illegal-move` also has its step and reason."""
    details: dict[str, Any] = {key: error.details[key] for key in ("step", "reason", "why") if key in error.details}
    hint: Text | str = error.hint if error.hint is not None else ""
    return {"code": error.code, "message": error.text, "hint": hint, **details}


def parse_line(line: str) -> dict[str, Any]:
    """The object of a line. CommandError `bad-json` or `limit`."""
    if len(line) > MAX_LINE:
        raise CommandError(T("The line is longer than {limit} characters", limit=MAX_LINE), code="limit")
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        what = "nested too deep" if isinstance(error, RecursionError) else str(error)
        raise CommandError(
            T("This line is not JSON: {what}", what=what), code="bad-json",
            hint=T("For example: {example}", example='{"do": "state"}'),
        ) from None  # fmt: skip
    if not isinstance(value, dict):
        raise CommandError(
            T("A line is one JSON object"), code="bad-json", hint=T("For example: {example}", example='{"do": "state"}')
        )
    return value


def encode(answer: dict[str, Any]) -> str:
    return msgspec.json.encode(answer).decode()
