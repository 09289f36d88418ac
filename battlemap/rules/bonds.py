"""What ties tokens together and what a whole fight counts: relations, clocks and gauges. All of it is plain data.

A relation lies with the token it starts from (`stats.<ruleset>.relations`), so it is saved, undone and outlives a fight;
clocks and gauges are of the fight (`Combat.data`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battlemap.model.entities import Combat, Token

RELATIONS = "relations"
CLOCKS = "clocks"
GAUGES = "gauges"


@dataclass(frozen=True, slots=True)
class Relation:
    """One token to another: `kind` ("grapple", "mount", "cover") of `of` to `to`, with data of the ruleset's own.

    It is directed: `of` holds `to`, rides `to`, is covered by `to`, as the ruleset means its kind.
    """

    kind: str
    of: str
    to: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Clock:
    """So many of its sections are filled."""

    id: str
    size: int
    filled: int = 0

    @property
    def full(self) -> bool:
        return self.filled >= self.size


def relations(
    tokens: Iterable[Token], ruleset: str, token: str | None = None, kind: str | None = None
) -> tuple[Relation, ...]:
    """The relations of a table, by the token they start from; only those of a token (at either end), or of a kind.

    One to a token that is not there any more is no relation.
    """
    here = {one.id: one for one in tokens}
    found = []
    for one in here.values():
        for entry in one.stats.get(ruleset, {}).get(RELATIONS, ()):
            relation = Relation(str(entry["kind"]), one.id, str(entry["to"]), entry.get("data", {}))
            if relation.to not in here or (kind is not None and relation.kind != kind):
                continue
            if token is None or token in (relation.of, relation.to):
                found.append(relation)
    return tuple(found)


def with_relation(
    own: Iterable[Mapping[str, Any]], kind: str, to: str, data: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """A token's relations with one more; one of the same kind to the same token is replaced."""
    return [*without_relation(own, kind, to), {"kind": kind, "to": to, **({"data": dict(data)} if data else {})}]


def without_relation(own: Iterable[Mapping[str, Any]], kind: str, to: str | None) -> list[dict[str, Any]]:
    """A token's relations without those of a kind (to that token)."""
    return [dict(entry) for entry in own if entry["kind"] != kind or (to is not None and entry["to"] != to)]


def clock(combat: Combat | None, id: str) -> Clock | None:
    """A clock of the fight; None if there is none of that id."""
    entry = combat.data.get(CLOCKS, {}).get(id) if combat is not None else None
    return None if entry is None else Clock(id, int(entry["size"]), int(entry["filled"]))


def gauge(combat: Combat | None, id: str) -> float:
    """A number of the fight; 0 if nothing is known of it."""
    value = combat.data.get(GAUGES, {}).get(id, 0) if combat is not None else 0
    return float(value)
