"""The words of a log entry, from its key and arguments, in whichever language it is read."""

from __future__ import annotations

from battlemap.model.scenario import LogEntry
from battlemap.text import Text


def log_text(entry: LogEntry) -> Text:
    """The sentence of a log entry."""
    return Text(entry.key, entry.args)
