"""What a fighter has done since its last turn, and the marks it carries. Kept with the fight: without one nothing is counted.

Rules: SEQ-4, SEQ-5, MAN-11, DEF-9, DEF-10.
"""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import Condition, Edit, Table, Token

KEY = "since_turn"
STUNNED = ("stunned", "mentally_stunned")


def has(token: Token, *conditions: str) -> bool:
    """True if it has one of these conditions."""
    return any(condition.id in conditions for condition in token.conditions)


def mark(token: Token, condition: str) -> Condition | None:
    """The condition with what it knows, if the token has it."""
    return next((one for one in token.conditions if one.id == condition), None)


def told(token: Token, condition: str, key: str, default: Any = None) -> Any:
    """One thing a condition knows; the default without that condition."""
    found = mark(token, condition)
    return default if found is None else found.extra.get(key, default)


def manoeuvre_of(token: Token, table: Table) -> str | None:
    """The manoeuvre of its turn; between its turns what of the last one still holds. None: none chosen."""
    combat = table.combat
    if combat is not None:
        chosen = combat.data.get("manoeuvres", {}).get(token.id)
        if chosen is None and token.id in combat.acting:
            chosen = combat.data.get("manoeuvre")
        if isinstance(chosen, str):
            return chosen
    for condition, manoeuvre in LASTING.items():
        if has(token, condition):
            return manoeuvre
    return None


LASTING = {
    "off_guard": "all_out_attack",
    "guarding": "all_out_defence",
    "waiting": "wait",
    "watching": "wait",
    "concentrating": "step_and_concentrate",
    "aiming": "aim",
}  # conditions that keep up a manoeuvre until the next turn


def since(token: Token, table: Table) -> Mapping[str, Any]:
    """What it has used up since its last turn: parries by weapon, blocks, retreat, ..."""
    combat = table.combat
    found: Mapping[str, Any] = combat.data.get(KEY, {}).get(token.id, {}) if combat is not None else {}
    return found


def note(edit: Edit, table: Table, token: str, **what: Any) -> Edit:
    """Write down what a token has used up; the edit is that of the same table."""
    combat = table.combat
    if combat is None:
        return edit
    every = combat.data.get(KEY, {})
    edit.combat(**{KEY: {**every, token: {**every.get(token, {}), **what}}})
    fought = combat.data.get("fought", ())
    if token not in fought and ("attacked" in what or "defended" in what):
        edit.combat(fought=[*fought, token])
    return edit


def forget(edit: Edit, table: Table, token: str) -> Edit:
    """A new turn: nothing is used up."""
    combat = table.combat
    if combat is None or token not in combat.data.get(KEY, {}):
        return edit
    return edit.combat(**{KEY: {id_: v for id_, v in combat.data[KEY].items() if id_ != token}})


def next_turn(token: Token, table: Table) -> int | None:
    """The round of its next turn, this one if it has not begun yet; None without a fight."""
    combat = table.combat
    if combat is None:
        return None
    over = token.id in combat.acting or token.id in combat.data.get("done", ())
    return combat.round + 1 if over else combat.round


def following_turn(token: Token, table: Table) -> int | None:
    """The round of the turn after the one that is on (or after the next one)."""
    combat = table.combat
    return None if combat is None else combat.round + 1


def in_fight(token: Token, table: Table) -> bool:
    combat = table.combat
    return combat is not None and any(token.id in group for group in combat.order)


RAN = "ran"


def ran_last_turn(token: Token, table: Table) -> bool:
    """True if it spent more than half of its points running in the turn before this one."""
    return table.combat is not None and token.id in table.combat.data.get(RAN, ())
