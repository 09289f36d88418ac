"""Whose turn it is, as data: pure functions from one Combat to the next, with the events of what happened.

The state is all in `Combat`: `order` (groups that act together), `acting` (whose turn it is; empty between turns), and in
`data` the ids that have had their turn this round (`done`). Whose turn comes next follows from these, so the order may be
changed, tokens may come and go, at any moment. Who may be next is `candidates`: one group where the order is fixed; a
machine that leaves a choice (sides, alternating) answers with more.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from battlemap.errors import CommandError
from battlemap.model.entities import Combat
from battlemap.text import T

Group = tuple[str, ...]
Events = tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """The fight afterwards, and what happened on the way, in order."""

    combat: Combat
    events: Events = ()


def start(scene: str, order: Iterable[Sequence[str]]) -> Turned:
    """A fight begins: round 1, nobody acts yet. Raises CommandError `bad-field` for no tokens, or one twice."""
    groups = tuple(tuple(group) for group in order if group)
    names = [token for group in groups for token in group]
    if not names:
        raise CommandError(T("A fight needs at least one token"), hint=T("place a token first"))
    for token in names:
        if names.count(token) > 1:
            raise CommandError(T("The token {token} stands in the order twice", token=token))
    combat = Combat(scene=scene, round=1, order=groups, data={"done": []})
    return Turned(combat, ({"event": "round_started", "round": 1},))


def candidates(combat: Combat, present: Container[str]) -> tuple[Group, ...]:
    """The groups that may have the next turn, first the one that has it if nobody chooses. Empty: nobody is left.

    Args: present: ids of the tokens that are still on the table.
    """
    done = _done(combat)
    waiting = [g for group in combat.order if (g := _present(group, present, done))]
    if not waiting:  # the next turn is in a new round
        waiting = [g for group in combat.order if (g := _present(group, present, ()))]
    return tuple(waiting[:1])


def begin_turn(combat: Combat, present: Container[str], token: str | None = None) -> Turned:
    """The next turn starts, in a new round if all have had theirs.

    Args: token: who is to act, where there is a choice; whose turn it is already may be named again.
    Raises: CommandError `not-your-turn` if the token named may not act now, `no-combat` if nobody is left.
    """
    acting = _present(combat.acting, present, ())
    if acting and (token is None or token in acting):
        return Turned(replace(combat, acting=acting))
    if acting:
        raise CommandError(
            T("It is the turn of {acting}, not of {token}", acting=", ".join(acting), token=token),
            code="not-your-turn",
            hint=T("end this turn first"),
        )
    choice = candidates(combat, present)
    if not choice:
        raise CommandError(T("Nobody is left in this fight"), code="no-combat", hint=T("end the fight"))
    group = choice[0] if token is None else next((g for g in choice if token in g), None)
    if group is None:
        raise CommandError(
            T("It is not the turn of {token}", token=token),
            code="not-your-turn",
            hint=T("next is {next}", next=", ".join(choice[0])),
        )
    events: list[Mapping[str, Any]] = []
    if not any(_present(g, present, _done(combat)) for g in combat.order):
        combat = replace(combat, round=combat.round + 1, data={**combat.data, "done": []})
        events.append({"event": "round_started", "round": combat.round})
    data = {**combat.data, "done": list(_done(combat))}
    events.append({"event": "turn_started", "tokens": list(group), "round": combat.round})
    return Turned(replace(combat, acting=group, data=data), tuple(events))


def end_turn(combat: Combat, present: Container[str]) -> Turned:
    """The turn ends; nobody acts then. Between turns it lets the next one pass. Raises CommandError `no-combat`."""
    events: Events = ()
    if not combat.acting:
        begun = begin_turn(combat, present)
        combat, events = begun.combat, begun.events
    done = list(dict.fromkeys((*_done(combat), *combat.acting)))
    ended = {"event": "turn_ended", "tokens": list(combat.acting), "round": combat.round}
    after = replace(combat, acting=(), budgets={}, data={**combat.data, "done": done})
    return Turned(after, (*events, ended))


def next_turn(combat: Combat, present: Container[str]) -> Turned:
    """End the turn, if there is one, and start the next. Raises CommandError `no-combat` if nobody is left."""
    ended = end_turn(combat, present) if combat.acting else Turned(combat)
    begun = begin_turn(ended.combat, present)
    return Turned(begun.combat, (*ended.events, *begun.events))


def join(combat: Combat, tokens: Iterable[str]) -> Combat:
    """Newcomers act last, each on its own; who is in the fight already stays where it is."""
    known = {token for group in combat.order for token in group}
    fresh = tuple((token,) for token in dict.fromkeys(tokens) if token not in known)
    return replace(combat, order=(*combat.order, *fresh))


def reorder(combat: Combat, order: Iterable[Sequence[str]]) -> Combat:
    """The same fight in another order. Raises CommandError `bad-field` unless it is the same tokens, each once."""
    groups = tuple(tuple(group) for group in order if group)
    before = sorted(token for group in combat.order for token in group)
    after = sorted(token for group in groups for token in group)
    if before != after:
        odd = sorted(set(before) ^ set(after)) or sorted({token for token in after if after.count(token) > 1})
        raise CommandError(
            T("The new order has not the same tokens: {tokens}", tokens=", ".join(odd)),
            hint=T("name each token of the fight once"),
        )
    return replace(combat, order=groups, data={**combat.data, "done": list(_done(combat))})


def _done(combat: Combat) -> tuple[str, ...]:
    """Who has had a turn this round. A file that does not say: all groups before the one that acts."""
    if "done" in combat.data:
        return tuple(combat.data["done"])
    for number, group in enumerate(combat.order):
        if set(group) & set(combat.acting):
            return tuple(token for earlier in combat.order[:number] for token in earlier)
    return ()


def _present(group: Iterable[str], present: Container[str], done: Container[str]) -> Group:
    return tuple(token for token in group if token in present and token not in done)
