"""Who acts when. Rules: INI-1, INI-2, INI-3, SEQ-3, SUR-4, SUR-5."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Combat, CommandError, Line, Outcome, Roll, T, Table, Token

from . import body, swarms

Going = Generator[Any, Any, Any]
Key = tuple[float, ...]


def initiative(tokens: Sequence[Token], table: Table) -> Generator[Any, Any, Outcome]:
    """The order of a fight, or of its next round. By Basic Speed it is settled once; the other modes settle each round anew."""
    mode = table.options["initiative_mode"]
    combat = table.combat
    if mode == "speed":
        if combat is not None and combat.order:
            return Outcome(value=combat.order)
        ranked = yield from _ranked(tokens, lambda t: speed_key(t, table), "SEQ-3")
    elif mode == "simple":
        ranked = yield from _ranked(tokens, lambda t: (), "INI-1")
    elif mode == "realistic":
        ranked = yield from _ranked(tokens, lambda t: move_key(t, table), "INI-2")
    else:
        dice = yield from side_dice(tokens)
        ranked = yield from _ranked(tokens, lambda t: move_key(t, table, dice[t.side or t.id]), "INI-3")
    return Outcome(value=tuple((token.id,) for token in swarms.last(ranked, table)))


def speed_key(token: Token, table: Table) -> Key:
    stats = table.stats(token)
    return body.basic_speed(stats), float(stats["dx"])


def move_key(token: Token, table: Table, more: int = 0) -> Key:
    stats = table.stats(token)
    return float(body.current_move(stats) + more), body.basic_speed(stats)


def side_dice(tokens: Sequence[Token]) -> Generator[Any, Any, dict[str, int]]:
    """A die for each side, in the order in which they are named; one of no side is a side of its own."""
    dice: dict[str, int] = {}
    for token in tokens:
        side = token.side or token.id
        if side not in dice:
            rolled = yield Roll("1d6", "initiative", by=token.id, rule="INI-3")
            dice[side] = rolled.total
    return dice


def _ranked(tokens: Sequence[Token], key: Callable[[Token], Key], rule: str) -> Generator[Any, Any, list[Token]]:
    """Highest first; those who are equal roll a die, again while they are still equal."""
    groups: dict[Key, list[Token]] = {}
    for token in tokens:
        groups.setdefault(key(token), []).append(token)
    found: list[Token] = []
    for value in sorted(groups, reverse=True):
        found += (yield from _rolled_off(groups[value], rule)) if len(groups[value]) > 1 else groups[value]
    return found


def _rolled_off(tokens: list[Token], rule: str, depth: int = 0) -> Generator[Any, Any, list[Token]]:
    if depth > 20:
        return tokens
    rolled: dict[int, list[Token]] = {}
    for token in tokens:
        die = yield Roll("1d6", "initiative", by=token.id, rule=rule)
        rolled.setdefault(die.total, []).append(token)
    found: list[Token] = []
    for value in sorted(rolled, reverse=True):
        same = rolled[value]
        found += (yield from _rolled_off(same, rule, depth + 1)) if len(same) > 1 else same
    return found


def join(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """A newcomer enters the fight; one who knows of it acts before anybody else this round."""
    token = table.token(request.by)
    combat = table.combat
    if combat is None or any(token.id in group for group in combat.order):
        raise CommandError(
            T("{name} cannot join a fight now", name=token.name or token.id), code="not-offered", rule="SUR-4"
        )
    informed = bool(request.options.get("informed", True))
    after = _informed(combat, token, table) if informed else _uninformed(combat, token, table)
    text = T("{name} joins the fight and acts first", name=token.name or token.id)
    if not informed:
        text = T("{name} joins the fight at the usual place", name=token.name or token.id)
    yield Apply(table.edit().fight(after).changes(), (Line("SUR-4" if informed else "SUR-5", text),))
    return Outcome()


def _placed(combat: Combat, token: Token, table: Table) -> tuple[tuple[str, ...], ...]:
    """The order with the newcomer at its usual place."""
    known = {one.id: one for one in table.tokens()}
    own = speed_key(token, table)
    ranks = [speed_key(known[group[0]], table) if group[0] in known else (0.0,) for group in combat.order]
    place = next((n for n, rank in enumerate(ranks) if rank < own), len(ranks))
    return (*combat.order[:place], (token.id,), *combat.order[place:])


def _informed(combat: Combat, token: Token, table: Table) -> Combat:
    known = {one.id: one for one in table.tokens()}
    entering = [*combat.data.get("entering", ()), token.id]
    entering.sort(key=lambda id_: move_key(known[id_], table) if id_ in known else (0.0,), reverse=True)
    order = _placed(combat, token, table)
    data = {**combat.data, "entering": entering, "done": list(combat.data.get("done", ()))}
    return replace(combat, order=order, data=data)


def _uninformed(combat: Combat, token: Token, table: Table) -> Combat:
    order = _placed(combat, token, table)
    done = list(combat.data.get("done", ()))
    acting = [n for n, group in enumerate(order) if set(group) & (set(combat.acting) | set(done))]
    passed = bool(acting) and order.index((token.id,)) < max(acting)
    data = {**combat.data, "done": [*done, token.id] if passed else done}
    return replace(combat, order=order, data=data)
