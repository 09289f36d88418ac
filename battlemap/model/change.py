"""The only way anything changes: a thing before and after. Undo is the inverse; nobody writes undo by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from battlemap.model.entities import Entity, EntityKey


@dataclass(frozen=True, slots=True)
class Change:
    """`before` None: it appears; `after` None: it goes away."""

    key: EntityKey
    before: Entity | None
    after: Entity | None

    def inverse(self) -> Change:
        return Change(self.key, self.after, self.before)


ChangeSet = tuple[Change, ...]


def inverse(changes: Iterable[Change]) -> ChangeSet:
    """The changes that take `changes` back: inverses in reverse order."""
    return tuple(change.inverse() for change in reversed(tuple(changes)))
