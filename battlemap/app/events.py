"""What happened, told after it was committed: typed, past tense, with ids. Handlers draw and write; they never edit."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MethodType
from typing import Any, Literal, TypeVar

from battlemap.errors import BattlemapError
from battlemap.model.change import ChangeSet
from battlemap.model.scenario import LogEntry
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class Committed:
    """A change set is in. `what` is the sentence the undo menu shows."""

    what: Text
    changes: ChangeSet
    revision: int
    scenes: frozenset[str]
    kind: Literal["do", "undo", "redo"]


@dataclass(frozen=True, slots=True)
class LogAdded:
    entries: tuple[LogEntry, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A line stopped at a question; `pending` as in its reply. Nothing of it has happened yet."""

    pending: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class RulesetFailed:
    """A hook of the ruleset failed and was dropped; what it was about went on. The log names it."""

    error: BattlemapError


@dataclass(frozen=True, slots=True)
class RollShown:
    """The players are shown the roll of a line of the log; None: none any more."""

    entry: int | None


@dataclass(frozen=True, slots=True)
class Saved:
    path: Path


@dataclass(frozen=True, slots=True)
class DirtyChanged:
    dirty: bool


@dataclass(frozen=True, slots=True)
class JournalProblem:
    """The journal cannot be written (`text` says why), or can again (`text` None)."""

    text: Text | None


E = TypeVar("E")


class EventBus:
    """Subscribe by event type with an owner; when the owner dies, its subscriptions end with it."""

    def __init__(self) -> None:
        self._handlers: dict[
            type[Any], list[tuple[weakref.ref[Any], Callable[[Any], None] | weakref.WeakMethod[Any]]]
        ] = {}

    def subscribe(self, event_type: type[E], handler: Callable[[E], None], owner: object) -> None:
        """Call `handler` with each event of that type. Bound methods are held weakly."""
        held: Any = weakref.WeakMethod(handler) if isinstance(handler, MethodType) else handler
        self._handlers.setdefault(event_type, []).append((weakref.ref(owner), held))

    def unsubscribe(self, owner: object) -> None:
        for handlers in self._handlers.values():
            handlers[:] = [(ref, handler) for ref, handler in handlers if ref() is not owner]

    def publish(self, event: object) -> None:
        handlers = self._handlers.get(type(event), [])
        for entry in list(handlers):
            ref, held = entry
            handler = held() if isinstance(held, weakref.WeakMethod) else held
            if ref() is None or handler is None:
                handlers.remove(entry)
            else:
                handler(event)
