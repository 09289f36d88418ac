"""Undo and redo: inverses of committed change sets. Knows nothing of tools, files or windows."""

from __future__ import annotations

from dataclasses import dataclass, field

from battlemap.errors import CommandError
from battlemap.model.change import ChangeSet
from battlemap.text import T, Text


@dataclass(frozen=True, slots=True)
class Step:
    """One line's worth of changes; `group` is the revision its log entries carry."""

    what: Text
    changes: ChangeSet
    group: int


@dataclass
class History:
    """Two stacks. The session applies what `undo`/`redo` hand out."""

    done: list[Step] = field(default_factory=list)
    undone: list[Step] = field(default_factory=list)

    def push(self, step: Step) -> None:
        self.done.append(step)
        self.undone.clear()

    def undo(self) -> Step:
        """Move the last step to the redo side and return it. CommandError `nothing-to-undo`."""
        if not self.done:
            raise CommandError(T("There is nothing to undo"), code="nothing-to-undo")
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def redo(self) -> Step:
        """Move the last undone step back and return it. CommandError `nothing-to-redo`."""
        if not self.undone:
            raise CommandError(T("There is nothing to redo"), code="nothing-to-redo")
        self.done.append(self.undone.pop())
        return self.done[-1]
