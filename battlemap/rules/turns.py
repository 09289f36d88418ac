"""Whose turn it is, as data: pure functions from one Combat to the next, with the events of what happened.

The state is all in `Combat`: `order` (groups that act together, or the sides), `acting` (whose turn it is; empty between
turns), and in `data` what the turn machine needs (`rules/machines.py`). Whose turn comes next follows from these, so the
order may be changed, tokens may come and go, at any moment. Who may be next is `candidates`: one group where the order is
fixed; a machine that leaves a choice (sides, alternating, a held turn) answers with more.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from battlemap.errors import CommandError
from battlemap.model.entities import Combat
from battlemap.rules.machines import KINDS, Group, done, kind_of, side_number
from battlemap.rules.machines import candidates as in_this_round
from battlemap.text import T

Events = tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """The fight afterwards, and what happened on the way, in order."""

    combat: Combat
    events: Events = ()


def start(
    scene: str,
    order: Iterable[Sequence[str]],
    *,
    kind: str = "individual",
    phases: Sequence[str] = (),
    turns: Mapping[str, int] | None = None,
) -> Turned:
    """A fight begins: round 1, nobody acts yet.

    Args:
        order: groups that act together (individual), or the sides, the first one first.
        kind: the turn machine: individual, sides, phases, alternating.
        phases: the steps of a side's turn (phases).
        turns: token -> turns in a round, for those who have not one.
    Raises: CommandError `bad-field` for no tokens, or one twice.
    """
    groups = tuple(tuple(group) for group in order if group)
    names = [token for group in groups for token in group]
    if not names:
        raise CommandError(T("A fight needs at least one token"), hint=T("place a token first"))
    for token in names:
        if names.count(token) > 1:
            raise CommandError(T("The token {token} stands in the order twice", token=token))
    data: dict[str, Any] = {"done": []}
    if kind in KINDS and kind != "individual":
        data["kind"] = kind
    if kind == "phases":
        data |= {"phases": list(phases), "phase": 0}
    several = {token: count for token, count in (turns or {}).items() if count != 1}
    if several:
        data["turns"] = several
    combat = Combat(scene=scene, round=1, order=groups, data=data)
    return Turned(combat, ({"event": "round_started", "round": 1},))


def candidates(combat: Combat, present: Container[str]) -> tuple[Group, ...]:
    """The groups that may have the next turn, first the one that has it if nobody chooses. Empty: nobody is left.

    Args: present: ids of the tokens that are still on the table.
    """
    return in_this_round(combat, present) or in_this_round(combat, present, fresh=True)


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
    if not in_this_round(combat, present):
        combat = new_round(combat)
        events.append({"event": "round_started", "round": combat.round})
    data = {**combat.data, "done": list(done(combat))}
    if data.get("held"):
        data["held"] = [held for held in data["held"] if held not in group]
    if kind_of(combat) == "alternating":
        data["side"] = side_number(combat, group[0])
    elif kind_of(combat) == "phases":
        # Who acts last does so on its own; a side that was wiped out between two phases leaves the next one its first.
        whose = group[0] if group[0] in data.get("last", ()) else side_number(combat, group[0])
        if data.get("side") != whose:
            data |= {"side": whose, "phase": 0}
    combat = replace(combat, acting=group, data=data)
    event: dict[str, Any] = {"event": "turn_started", "tokens": list(group), "round": combat.round}
    if (phase := phase_of(combat)) is not None:
        event["phase"] = phase
    events.append(event)
    return Turned(combat, tuple(events))


def end_turn(combat: Combat, present: Container[str]) -> Turned:
    """The turn ends; nobody acts then. Between turns it lets the next one pass. Raises CommandError `no-combat`."""
    events: Events = ()
    if not combat.acting:
        begun = begin_turn(combat, present)
        combat, events = begun.combat, begun.events
    data = {**combat.data, "done": list(done(combat))}
    ended: dict[str, Any] = {"event": "turn_ended", "tokens": list(combat.acting), "round": combat.round}
    phase, phases = phase_of(combat), combat.data.get("phases", ())
    if phase is not None:
        ended["phase"] = phase
        data["phase"] = (combat.data.get("phase", 0) + 1) % len(phases)
    if phase is None or data["phase"] == 0:  # a side's turn is over with its last phase
        had = combat.data.get("turns", {})
        data["done"] = [*data["done"], *(t for t in combat.acting if data["done"].count(t) < had.get(t, 1))]
    after = replace(combat, acting=(), budgets={}, data=data)
    return Turned(after, (*events, ended))


def new_round(combat: Combat) -> Combat:
    """The next round, nobody having acted: what held only for the last one is forgotten."""
    over = ("held", "last", "entering", "side")
    data = {key: value for key, value in combat.data.items() if key not in over}
    if "phase" in data:
        data["phase"] = 0
    return replace(combat, round=combat.round + 1, acting=(), data={**data, "done": []})


def phase_of(combat: Combat) -> str | None:
    """The phase that is on, or comes next; None for a machine without phases."""
    phases = combat.data.get("phases", ()) if kind_of(combat) == "phases" else ()
    return phases[combat.data.get("phase", 0) % len(phases)] if phases else None


def opens_turn(combat: Combat) -> bool:
    """True if the turn that is on has just begun, not one of its later phases."""
    return phase_of(combat) is None or combat.data.get("phase", 0) == 0


def closes_turn(combat: Combat) -> bool:
    """True if the turn that is on ends with its end, not only one of its phases."""
    return phase_of(combat) is None or combat.data.get("phase", 0) == len(combat.data["phases"]) - 1


def round_is_over(combat: Combat, present: Container[str]) -> bool:
    """True if nobody has a turn left in this round."""
    return not in_this_round(combat, present)


def hold(combat: Combat, token: str) -> Combat:
    """The token lets its turn wait: it may take it at any later point of this round. Raises CommandError `not-your-turn`."""
    if token not in combat.acting and token in done(combat):
        raise CommandError(T("{token} has had its turn", token=token), code="not-your-turn")
    _known(combat, token)
    held = [*(t for t in combat.data.get("held", ()) if t != token), token]
    acting = tuple(t for t in combat.acting if t != token)
    return replace(combat, acting=acting, data={**combat.data, "done": list(done(combat)), "held": held})


def act_last(combat: Combat, tokens: Iterable[str]) -> Combat:
    """The tokens act after all others this round, in that order; whose turn is on or over is not changed."""
    late = [t for t in tokens if _known(combat, t) and t not in combat.acting and t not in done(combat)]
    last = [*(t for t in combat.data.get("last", ()) if t not in late), *late]
    return replace(combat, data={**combat.data, "done": list(done(combat)), "last": last})


def set_aside(combat: Combat, tokens: Iterable[str]) -> Combat:
    """The tokens go into the reserve: they have no turns until they enter."""
    away = tuple(dict.fromkeys(tokens))
    order = tuple(group for tokens in combat.order if (group := tuple(t for t in tokens if t not in away)))
    reserve = [*(t for t in combat.data.get("reserve", ()) if t not in away), *away]
    acting = tuple(t for t in combat.acting if t not in away)
    data = {**combat.data, "done": list(done(combat)), "reserve": reserve}
    return replace(combat, order=order, acting=acting, data=data)


def enter(combat: Combat, token: str, side: int | None = None) -> Combat:
    """A token comes out of the reserve and has the first turn of this round; its side is the first to act.

    Args: side: the group of the order it belongs to; None: a group of its own, before the others.
    Raises: CommandError `not-offered` if the round is under way or it is not in the reserve.
    """
    if token not in combat.data.get("reserve", ()):
        raise CommandError(T("{token} is not in reserve", token=token), code="not-offered")
    entering = list(combat.data.get("entering", ()))
    if combat.acting or any(t not in entering for t in done(combat)):
        raise CommandError(
            T("The round is under way"), code="not-offered", hint=T("the reserve enters at the start of a round")
        )
    order = list(combat.order)
    if side is None:
        order.insert(0, (token,))
    else:
        order[side] = (*order[side], token)
    reserve = [t for t in combat.data["reserve"] if t != token]
    data = {**combat.data, "done": list(done(combat)), "reserve": reserve, "entering": [*entering, token]}
    if kind_of(combat) == "alternating":
        data["first"] = side or 0
    return replace(combat, order=tuple(order), data=data)


def next_turn(combat: Combat, present: Container[str]) -> Turned:
    """End the turn, if there is one, and start the next. Raises CommandError `no-combat` if nobody is left."""
    ended = end_turn(combat, present) if combat.acting else Turned(combat)
    begun = begin_turn(ended.combat, present)
    return Turned(begun.combat, (*ended.events, *begun.events))


def join(combat: Combat, tokens: Iterable[str], *, side: int | None = None, next_round: bool = False) -> Combat:
    """Newcomers act last, each on its own; who is in the fight already stays where it is.

    Args:
        side: the group of the order they join, where the groups are sides.
        next_round: they have no turn in this round.
    """
    known = {token for group in combat.order for token in group}
    fresh = tuple(token for token in dict.fromkeys(tokens) if token not in known)
    order = (*combat.order, *((token,) for token in fresh))
    if side is not None and side < len(combat.order):
        joined = (*combat.order[side], *fresh)
        order = (*combat.order[:side], joined, *combat.order[side + 1 :])
    if not next_round or not fresh:
        return replace(combat, order=order)
    return replace(combat, order=order, data={**combat.data, "done": [*done(combat), *fresh]})


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
    return replace(combat, order=groups, data={**combat.data, "done": list(done(combat))})


def _known(combat: Combat, token: str) -> bool:
    """True. Raises CommandError `bad-field` for a token that is not in the fight."""
    if side_number(combat, token) is None:
        raise CommandError(T("{token} is not in this fight", token=token))
    return True


def _present(group: Iterable[str], present: Container[str], done: Container[str]) -> Group:
    return tuple(token for token in group if token in present and token not in done)
