"""Who may have the next turn, by kind of turn machine. Pure functions of the fight; `rules/turns.py` is built on them.

What a machine needs is data of the fight (`Combat.data`), so it is saved and undone with it:

    kind        individual (if nothing is said), sides, phases or alternating
    done        ids that have had a turn this round; several times, if they have several
    turns       id -> turns in a round, where it is not one
    held        ids that let their turn wait for a later point of the round
    last        ids that act after all others this round
    reserve     ids that are not in the order yet
    entering    ids that came out of the reserve in this round: they act first
    phases      ids of a side's steps; `phase`: the number of the one that is next or on
    first       number of the side that begins (alternating); `side`: of the side that acted last
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from battlemap.model.entities import Combat

Group = tuple[str, ...]
KINDS = ("individual", "sides", "phases", "alternating")


def candidates(combat: Combat, present: Container[str], *, fresh: bool = False) -> tuple[Group, ...]:
    """The groups that may have the next turn of this round, first the one that has it if nobody chooses; () if none is left.

    Args: fresh: as if the round had just begun.
    """
    return _KINDS[kind_of(combat)](_Round(combat, present, fresh))


def kind_of(combat: Combat) -> str:
    kind = combat.data.get("kind")
    return kind if kind in _KINDS else "individual"


def done(combat: Combat) -> tuple[str, ...]:
    """Who has had a turn this round. A file that does not say: all groups before the one that acts."""
    if "done" in combat.data:
        return tuple(combat.data["done"])
    for number, group in enumerate(combat.order):
        if set(group) & set(combat.acting):
            return tuple(token for earlier in combat.order[:number] for token in earlier)
    return ()


def side_number(combat: Combat, token: str) -> int | None:
    """Which group of the order a token belongs to."""
    return next((number for number, group in enumerate(combat.order) if token in group), None)


class _Round:
    """Who has still to act in a round."""

    def __init__(self, combat: Combat, present: Container[str], fresh: bool) -> None:
        data: Mapping[str, Any] = combat.data
        self.combat = combat
        self.present = present
        self.done: tuple[str, ...] = () if fresh else done(combat)
        self.turns: Mapping[str, int] = data.get("turns", {})
        self.held: tuple[str, ...] = () if fresh else tuple(data.get("held", ()))
        self.last: tuple[str, ...] = () if fresh else tuple(data.get("last", ()))
        self.entering: tuple[str, ...] = () if fresh else tuple(data.get("entering", ()))
        self.side: int | None = None if fresh else data.get("side")

    def waits(self, token: str) -> bool:
        """It is there and has not had all its turns."""
        return token in self.present and self.done.count(token) < self.turns.get(token, 1)

    def waiting(self, tokens: Iterable[str]) -> Group:
        """Those of them that act in the usual order."""
        return tuple(t for t in tokens if self.waits(t) and t not in self.held and t not in self.last)

    def late(self) -> tuple[Group, ...]:
        """Each on its own: those who act last of all, then those who still hold their turn."""
        return tuple((t,) for t in (*self.last, *(h for h in self.held if h not in self.last)) if self.waits(t))

    def holding(self) -> tuple[Group, ...]:
        return tuple((t,) for t in self.held if self.waits(t))

    def incoming(self) -> tuple[Group, ...]:
        return tuple((t,) for t in self.entering if self.waits(t) and t not in self.done)


def _individual(now: _Round) -> tuple[Group, ...]:
    """One group after the other; who holds its turn may come in at any point."""
    waiting = [group for tokens in now.combat.order if (group := now.waiting(tokens))]
    return _in_between(now, tuple(waiting[:1]))


def _sides(now: _Round) -> tuple[Group, ...]:
    """One side after the other; within a side whoever wants to."""
    for tokens in now.combat.order:
        if group := now.waiting(tokens):
            return _in_between(now, tuple((token,) for token in group))
    return _in_between(now, ())


def _phases(now: _Round) -> tuple[Group, ...]:
    """One side after the other, all of it at once, through each phase; who acts last goes through them on its own."""
    waiting = [group for tokens in now.combat.order if (group := now.waiting(tokens))]
    return tuple(waiting[:1]) or now.late()[:1]


def _alternating(now: _Round) -> tuple[Group, ...]:
    """A token of each side in turn; a side that has nobody left is passed over."""
    if incoming := now.incoming():
        return incoming
    sides = len(now.combat.order)
    start = now.combat.data.get("first", 0) if now.side is None else now.side + 1
    for step in range(sides):
        if group := now.waiting(now.combat.order[(start + step) % sides]):
            return _in_between(now, tuple((token,) for token in group))
    return _in_between(now, ())


def _in_between(now: _Round, usual: tuple[Group, ...]) -> tuple[Group, ...]:
    incoming = now.incoming()
    if incoming:
        return incoming
    if not usual:
        return now.late()
    return (*usual, *(group for group in now.holding() if group not in usual))


_KINDS = {"individual": _individual, "sides": _sides, "phases": _phases, "alternating": _alternating}
