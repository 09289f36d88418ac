"""Collecting changes: the way a resolution says what is to be different, without touching anything.

edit = table.edit()
edit.stats("t2", hp=3)
edit.add("t2", "stunned", until=4)
yield Apply(edit.changes())
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.errors import CommandError
from battlemap.model.change import ChangeSet
from battlemap.model.entities import COMBAT_KEY, Combat, Condition, Entity, EntityKey, Token
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.rules.bonds import CLOCKS, GAUGES, RELATIONS, clock, gauge, with_relation, without_relation
from battlemap.rules.waiting import listed
from battlemap.text import T


class Edit:
    """Changes to one scene and the fight, one laid over the other; `changes()` gives the net ones."""

    def __init__(self, view: ScenarioView, scene: str, ruleset: str) -> None:
        self._draft = Draft(view)
        self._scene = scene
        self._ruleset = ruleset

    def changes(self) -> ChangeSet:
        """What is different from the table the edit began on."""
        return self._draft.changes()

    def token(self, token: str | Token) -> Token:
        """The token as it is with what has been collected. Raises CommandError `unknown-token`."""
        id_ = token if isinstance(token, str) else token.id
        found = self._draft.token(self._scene, id_)
        if found is None:
            raise CommandError(T("There is no token {id}", id=id_), code="unknown-token")
        return found

    def set(self, token: str | Token, **fields: Any) -> Edit:
        """Other fields of a token: at, facing, posture, side, hidden, elevation, ..."""
        if "at" in fields:
            fields["at"] = tuple(fields["at"])
        return self._put(replace(self.token(token), **fields))

    def stats(self, token: str | Token, **values: Any) -> Edit:
        """Other stats of a token, of the active ruleset."""
        here = self.token(token)
        own = {**here.stats.get(self._ruleset, {}), **listed(values)}
        return self._put(replace(here, stats={**here.stats, self._ruleset: own}))

    def add(self, token: str | Token, condition: str, until: float | None = None, ends: str = "", **extra: Any) -> Edit:
        """Give a token a condition; one of the same id is replaced.

        Args:
            until: when it ends by itself: the number of a round, or with `ends` "seconds" a second of the fight. None: never.
            ends: where in that round: "" at its start, "turn_start" or "turn_end" of the token's own turn.
            extra: whatever the ruleset wants to know of it; only what JSON can say.
        """
        here = self.token(token)
        kept = tuple(c for c in here.conditions if c.id != condition)
        data = {**({"ends": ends} if ends else {}), **listed(extra)}
        return self._put(replace(here, conditions=(*kept, Condition(condition, until, data))))

    def remove(self, token: str | Token, condition: str) -> Edit:
        """Take a condition from a token, if it has it."""
        here = self.token(token)
        return self._put(replace(here, conditions=tuple(c for c in here.conditions if c.id != condition)))

    def combat(self, **data: Any) -> Edit:
        """Keep data of the ruleset's own with the fight (None forgets it). Without a fight nothing is kept."""
        here = self._draft.combat
        if here is not None:
            kept = {**here.data, **listed(data)}
            self._draft.put(COMBAT_KEY, replace(here, data={k: v for k, v in kept.items() if v is not None}))
        return self

    def fight(self, combat: Combat | None) -> Edit:
        """Another state of the fight, made by the pure functions of `rules/turns.py`."""
        self._draft.put(COMBAT_KEY, combat)
        return self

    def budget(self, token: str | Token, **amounts: float) -> Edit:
        """Other amounts a token has to spend in this fight."""
        here = self._draft.combat
        id_ = token if isinstance(token, str) else token.id
        if here is not None:
            own: Mapping[str, Any] = {**here.budgets.get(id_, {}), **amounts}
            self._draft.put(COMBAT_KEY, replace(here, budgets={**here.budgets, id_: own}))
        return self

    def relate(self, of: str | Token, kind: str, to: str, **data: Any) -> Edit:
        """Tie a token to another: it grapples, rides, covers it ... One of that kind to that token is replaced."""
        self.token(to)
        own = self._own(of).get(RELATIONS, ())
        return self.stats(of, relations=with_relation(own, kind, to, listed(data)))

    def part(self, of: str | Token, kind: str, to: str | None = None) -> Edit:
        """Undo relations of a kind that start from a token (to that other one)."""
        own = self._own(of).get(RELATIONS, ())
        return self.stats(of, relations=without_relation(own, kind, to)) if own else self

    def clock(self, id: str, *, by: int = 0, size: int | None = None) -> Edit:
        """Fill (or, below 0, empty) sections of a clock of the fight; with `size` it is set up. Without a fight: nothing."""
        here = self._draft.combat
        known = clock(here, id)
        if here is None or (known is None and size is None):
            return self
        whole = size if size is not None else known.size if known else 0
        filled = min(whole, max(0, (known.filled if known else 0) + by))
        return self.combat(clocks={**here.data.get(CLOCKS, {}), id: {"size": whole, "filled": filled}})

    def gauge(self, id: str, by: float, low: float = -1e9, high: float = 1e9) -> Edit:
        """Move a number of the fight, within limits. Without a fight: nothing."""
        here = self._draft.combat
        if here is None:
            return self
        return self.combat(gauges={**here.data.get(GAUGES, {}), id: min(high, max(low, gauge(here, id) + by))})

    def _own(self, token: str | Token) -> Mapping[str, Any]:
        own: Mapping[str, Any] = self.token(token).stats.get(self._ruleset, {})
        return own

    def put(self, thing: Entity) -> Edit:
        """Lay down or replace a thing of the scene: an area, a door, a light, the ground of a cell, a token."""
        id_ = getattr(thing, "id", "")
        self._draft.put(EntityKey(self._scene, thing.kind, id_), thing)
        return self

    def drop(self, thing: Entity) -> Edit:
        """Take a thing of the scene away."""
        self._draft.put(EntityKey(self._scene, thing.kind, getattr(thing, "id", "")), None)
        return self

    def _put(self, token: Token) -> Edit:
        self._draft.put(EntityKey(self._scene, Token.kind, token.id), token)
        return self
