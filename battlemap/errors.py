"""The one exception tree. Each error says what, where and what to do next; nothing is half-done when one is raised."""

from __future__ import annotations

from typing import Any

from battlemap.text import Text


class BattlemapError(Exception):
    """Any failure the user can be told about. `code` is a word of the headless contract, `hint` the nearest right thing."""

    code = "bad-field"

    def __init__(self, text: Text, *, code: str | None = None, hint: Text | None = None, **details: Any) -> None:
        super().__init__(str(text))
        self.text = text
        self.hint = hint
        self.details = details
        if code is not None:
            self.code = code


class CommandError(BattlemapError):
    """A command that is refused; a refused command changes nothing."""


class FormatError(BattlemapError):
    """A file that cannot be read as what it should be; names file, key, expected and found."""

    code = "bad-field"


class LimitError(FormatError):
    """Larger, deeper or more than the stated limit."""

    code = "limit"


class SaveError(BattlemapError):
    """The scenario could not be written; what was there before is still there."""

    code = "cannot-save"


class ConflictError(BattlemapError):
    """A change whose `before` is not what stands there. A fault of the program, never of the user."""

    code = "conflict"


class RulesetError(BattlemapError):
    """A ruleset that is missing, broken, raised, or returned nonsense."""

    code = "ruleset-error"
