"""Odds: where the rules say that all goes on as on another way (`Roll.same`), that part of the tree is walked only once.

A run that comes to such a roll stops there; when the tree is done, what grew on the other way is put on its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from battlemap.rules.record import Record

Trail = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the tree a roll was asked for: the branches taken so far, their chance, how much had been rolled and asked."""

    trail: Trail
    weight: float
    rolls: int
    asked: int


class Grafted(Exception):  # noqa: N818 - a way out of the run, not an error
    """The run goes on as another one has."""

    def __init__(self, here: Place, there: Place) -> None:
        super().__init__()
        self.here = here
        self.there = there
        self.record: Record | None = None


@dataclass(slots=True)
class Grafts:
    """The rolls with something to compare, and what is to be put together in the end."""

    seen: list[tuple[object, Place]] = field(default_factory=list)
    cut: list[Grafted] = field(default_factory=list)

    def check(self, same: object, here: Place) -> None:
        """Raises Grafted if another way came to the same point."""
        for known, there in self.seen:
            if known == same and here.trail[: len(there.trail)] != there.trail:
                raise Grafted(here, there)
        self.seen.append((same, here))


def regrown(graft: Grafted, record: Record) -> Record:
    """What a leaf of the other way tells, as if it had been reached on this one."""
    own = graft.record
    assert own is not None
    there = graft.there
    return replace(
        record,
        rolls=(*own.rolls[: graft.here.rolls], *record.rolls[there.rolls :]),
        asked=(*own.asked[: graft.here.asked], *record.asked[there.asked :]),
    )


def grows_on(trail: Sequence[int], place: Place) -> bool:
    """Whether a leaf grows on that place."""
    return tuple(trail[: len(place.trail)]) == place.trail
