"""Blows of a series: each after the first comes one point of initiative later. Rule: MAN-13f.

In a fight such a blow waits, as data of the fight, until the turn of the first fighter who acts later than that, or until the
round ends; who acts before it acts first. Where nobody does, it is struck at once.
"""

from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import Any

from battlemap.rules.api import Apply, Combat, CommandError, Later, Line, Modifier, Outcome, T, Table, Token

from . import body, multi, state
from .attack import Blow, Result, able, aim_at, blow
from .initiative import move_key
from .tables import numbers
from .weapons import weapon

Going = Generator[Any, Any, Any]
KIND, QUEUE = "series", "later"
POINT = 1.0  # of initiative, from one blow to the next


def swing(table: Table, plan: Blow) -> Generator[Any, Any, Result]:
    """A blow of a turn that may have several: at once, or put off until those have acted who are faster than it."""
    if not puts_off(table, plan):
        return (yield from blow(table, plan))
    yield from put_off(table, plan, "")
    return Result()


def puts_off(table: Table, plan: Blow) -> bool:
    """Whether a blow is not the first of its turn, and others act before it."""
    attacker = table.token(plan.attacker)
    number = _number(table, attacker)
    return number > 1 and _somebody_before(table, attacker, number)


def put_off(table: Table, plan: Blow, way: str) -> Going:
    """Let a blow wait. Args: way: that of an All-Out Attack."""
    attacker = table.token(plan.attacker)
    number = _number(table, attacker)
    name = attacker.name or attacker.id
    text = T(
        "{name}: blow {number} comes {points} points of initiative later", name=name, number=number, points=number - 1
    )
    yield Apply(lines=(Line("MAN-13f", text),))
    yield Later("round", _written(plan, way, number))


def due(table: Table, token: Token) -> Going:
    """A turn begins: the blows that come before it are struck first."""
    for entry in _waiting(table.combat):
        by = next((one for one in table.tokens() if one.id == entry["by"]), None)
        if by is None or by.id == token.id or _before(table, token, by, int(entry["number"])):
            continue
        combat = table.combat
        if combat is None or entry not in _waiting(combat):
            continue
        queue = [one for one in combat.data[QUEUE] if one["data"] != entry]
        data = {**combat.data, QUEUE: queue}
        if not queue:
            del data[QUEUE]
        yield Apply(table.edit().fight(replace(combat, data=data)).changes())
        yield from strike(table, entry)


def strike(table: Table, entry: Mapping[str, Any]) -> Generator[Any, Any, Outcome]:
    """A blow that was put off is struck, if it still can be."""
    found = {token.id: token for token in table.tokens()}
    by, at = found.get(str(entry["by"])), found.get(str(entry["target"]))
    if by is None or at is None or not able(table, by.id, at.id):
        return Outcome(hit=False)
    plan = _read(table, entry)
    try:
        if not multi.ready(by, table, plan.weapon):
            raise CommandError(multi.not_ready(by, table, plan.weapon).text)
        aim_at(table, plan)
    except CommandError:
        text = T("{name} does not come to strike", name=by.name or by.id)
        yield Apply(lines=(Line("MAN-13f", text),))
        return Outcome(hit=False)
    yield Apply(lines=(Line("MAN-13f", T("blow {number}", number=entry["number"])),))
    result: Result = yield from blow(table, plan)
    return Outcome(hit=result.hit, value=result)


# --- when -------------------------------------------------------------------------------------------------------------


def _number(table: Table, attacker: Token) -> int:
    """The number of the next blow of a turn: one more than those struck and those put off."""
    if table.combat is None or attacker.id not in table.combat.acting or not table.options["multiple_attacks"]:
        return 1
    put_off = sum(entry["by"] == attacker.id for entry in _waiting(table.combat))
    return 1 + len(state.since(attacker, table).get("struck", ())) + put_off


def _somebody_before(table: Table, attacker: Token, number: int) -> bool:
    """Whether anybody who has not acted yet acts before that blow."""
    combat = table.combat
    if combat is None:
        return False
    done = {*combat.data.get("done", ()), *combat.acting}
    here = {token.id: token for token in table.tokens()}
    waiting = [here[id_] for group in combat.order for id_ in group if id_ in here and id_ not in done]
    return any(_before(table, token, attacker, number) and not state.has(token, *OUT) for token in waiting)


OUT = ("dead", "unconscious", "collapsed")


def _before(table: Table, token: Token, attacker: Token, number: int) -> bool:
    """Whether a turn comes before a blow of another's: its initiative is at least that of the blow.

    Where dice have set the order, which leaves no number to count down from, each place in it is a point.
    """
    later = (number - 1) * POINT
    mode, combat = table.options["initiative_mode"], table.combat
    if mode == "speed":
        return body.basic_speed(table.stats(token)) >= body.basic_speed(table.stats(attacker)) - later
    if mode == "realistic":
        return move_key(token, table)[0] >= move_key(attacker, table)[0] - later
    order = [id_ for group in combat.order for id_ in group] if combat is not None else []
    if token.id not in order or attacker.id not in order:
        return False
    return order.index(token.id) - order.index(attacker.id) < number


# --- as data of the fight -----------------------------------------------------------------------------------------


def _waiting(combat: Combat | None) -> list[Mapping[str, Any]]:
    """The blows put off, in order."""
    queue = combat.data.get(QUEUE, ()) if combat is not None else ()
    return [entry["data"] for entry in queue if entry["data"].get("kind") == KIND]


def _written(plan: Blow, way: str, number: int) -> dict[str, Any]:
    return {
        "kind": KIND, "by": plan.attacker, "target": plan.target, "weapon": plan.weapon.name, "location": plan.location,
        "chinks": plan.chinks, "manoeuvre": plan.manoeuvre, "way": way, "number": number,
    }  # fmt: skip


def _read(table: Table, entry: Mapping[str, Any]) -> Blow:
    held = weapon(table.stats(table.token(entry["by"])), entry["weapon"])
    base = Blow(
        entry["by"], entry["target"], held, entry["location"], bool(entry["chinks"]), entry["manoeuvre"],
    )  # fmt: skip
    return in_way(base, str(entry["way"]))


def in_way(base: Blow, way: str) -> Blow:
    """The blow of an All-Out Attack in one of its ways."""
    changes = numbers("attack")["modifiers"]
    if way == "strong_hit":
        return replace(base, more=(Modifier(changes["strong_hit"], "MAN-7", T("All-Out Attack")),))
    return replace(base, damage_bonus=changes["strong_damage"]) if way == "strong_damage" else base
