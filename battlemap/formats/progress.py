"""How long work tells how far it is. What is called may raise to stop the work; nothing half-done is left behind then."""

from __future__ import annotations

from collections.abc import Callable

from battlemap.text import Text

ProgressReport = Callable[[int, int, Text], None]
"""Called with steps done, steps in all (0: not known) and what is being done."""


def silent(done: int, total: int, text: Text) -> None:
    """The report of who does not listen."""
