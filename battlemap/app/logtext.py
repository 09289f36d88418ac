"""The words of a log entry, from its key and arguments, in whichever language it is read.

What a log keeps is plain JSON, so a Text inside (a modifier's words, a name from the rules) stands there as
{"text": key, "args": {...}} and becomes a Text again when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlemap.errors import RulesetError
from battlemap.model.scenario import LogEntry
from battlemap.text import Text


def log_text(entry: LogEntry) -> Text:
    """The sentence of a log entry."""
    return Text(entry.key, entry.args)


def fault_entry(error: RulesetError, ruleset: str) -> LogEntry:
    """The line that names a ruleset which failed. Args: ruleset: its id, if the error does not know it."""
    facts = {"error": error.code, "ruleset": str(error.details.get("ruleset") or ruleset)}
    return LogEntry(0, error.text.key, dict(error.text.args), facts=facts)


def frozen(value: Any) -> Any:
    """The same structure with every Text as plain JSON."""
    if isinstance(value, Text):
        return {"text": value.key, "args": frozen(value.args)}
    if isinstance(value, Mapping):
        return {key: frozen(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [frozen(item) for item in value]
    return value


def thawed(value: Any) -> Any:
    """The same structure with its Texts back."""
    if isinstance(value, Mapping):
        if value.keys() == {"text", "args"} and isinstance(value["text"], str):
            return Text(value["text"], thawed(value["args"]))
        return {key: thawed(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [thawed(item) for item in value]
    return value
