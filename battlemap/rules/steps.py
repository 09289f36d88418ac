"""What a resolution is made of: it yields rolls, questions and changes, and returns an outcome. Plain data, all frozen.

def attack(request, table) -> Resolution:
    rolled = yield Roll("1d20", "attack", by="t1", modifiers=(Modifier(2, "ATK-1", T("strength")),))
    ...
    return Outcome(changes, lines)
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from battlemap.model.change import ChangeSet
from battlemap.movement.results import Why
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class Modifier:
    """One named term of a number; `rule` is an id of the ruleset's `rules.toml`."""

    value: float
    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are wanted. The answer is a `Rolled`.

    Args:
        expr: a dice expression, "3d6+2".
        purpose: what it is for, "attack"; errors about dice name it.
        by: the token that rolls.
        target: the number to reach or stay under, if there is one.
        modifiers: what was worked into the target or is to be shown beside it.
        secret: only the game master sees it.
    """

    expr: str
    purpose: str
    by: str | None = None
    target: float | None = None
    modifiers: tuple[Modifier, ...] = ()
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer; `available` False shows it grey with the reasons `why`."""

    id: str
    title: Text
    available: bool = True
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody has to decide. The answer is the id of one of the available choices; `default` if nobody says."""

    token: str
    question: str
    choices: tuple[Choice, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Apply:
    """Changes that hold from here on within this resolution; the table shows them."""

    changes: ChangeSet
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a resolution: its last changes and lines."""

    changes: ChangeSet = ()
    lines: tuple[Line, ...] = ()


Resolution = Generator["Roll | Ask | Apply | Resolution", Any, Outcome]
