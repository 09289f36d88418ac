"""`battlemap play`: one JSON object a line in, one a line out (docs/headless.md). The same lines the windows send."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from battlemap.app import commands as _registered  # noqa: F401 - importing registers the commands
from battlemap.app.plain import say
from battlemap.app.session import Session
from battlemap.errors import BattlemapError, CommandError
from battlemap.text import T, Text, Translate

MAX_LINE = 4_000_000
Write = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The line that ended a run: its number and the `error` of its answer."""

    n: int
    error: Mapping[str, Any]


def play(
    session: Session, lines: Iterable[str], write: Write, translate: Translate, *, keep_going: bool = False
) -> Refusal | None:
    """Carry out script lines and write an answer for each. Returns the refusal that ended the run, if one did.

    Empty lines and `#` lines get no answer but count. With a live session that recovered something, a first answer says so.
    """
    if session.keeper.recovered:
        event = {"event": "recovered", "count": session.keeper.recovered, "text": session.keeper.recovered_what}
        write(encode(say({"n": 0, "ok": True, "events": [event], "result": {}}, translate)))
    for n, text in enumerate(lines, 1):
        line = text.strip()
        if not line or line.startswith("#"):
            continue
        answer = one_line(session, n, line)
        write(encode(say(answer, translate)))
        if not answer["ok"] and not keep_going:
            return Refusal(n, answer["error"])
    return None


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
    try:
        return msgspec.json.encode(answer).decode()
    except UnicodeEncodeError:  # the name of a file need not be a text: it is shown as well as it can be
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode(errors="replace").decode()
