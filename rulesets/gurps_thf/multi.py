"""More attacks in a second, and what a weapon needs between two blows. Rules: MAN-4, MAN-13a to MAN-13l."""

from collections.abc import Mapping
from math import floor
from typing import Any

from battlemap.rules.api import T, Table, Token, Why

from . import body, hands, state
from .tables import numbers
from .weapons import Weapon

Stats = Mapping[str, Any]


def extra_attacks(skill: int, stats: Stats, options: Mapping[str, Any]) -> int:
    """Attacks (and parries) beyond the first.

    Faster than others, a fighter gets one for each extra manoeuvre instead (MAN-13k, MAN-13l); else by skill, where the
    table plays with multiple attacks.
    """
    if not options["multiple_attacks"]:
        return 0
    faster = extra_manoeuvres(stats)
    if faster:
        return faster
    return by_master(skill) if stats.get("trained_by_a_master") else by_skill(skill, options)


def by_skill(skill: int, options: Mapping[str, Any]) -> int:
    """One for each full 8 levels of skill (R-18)."""
    each: int = numbers("attack")["multiple"]["skill_per_attack"]
    return max(0, skill // each - (1 if options["multi_attack"] == "minus_one" else 0))


def by_master(skill: int) -> int:
    """Trained by a Master: one for each full 3 levels above 12."""
    row = numbers("attack")["multiple"]
    return max(0, (skill - int(row["master_base"])) // int(row["master_per_attack"]))


def extra_manoeuvres(stats: Stats) -> int:
    """Manoeuvres beyond the first: altered time, or one for each 6 points of Basic Speed of the super-fast."""
    given = int(stats.get("extra_manoeuvres", 0))
    if given or not stats.get("super_fast"):
        return given
    each: int = numbers("attack")["multiple"]["speed_per_manoeuvre"]
    return max(0, floor(body.basic_speed(stats)) // each - 1)


def blows(attacks: int) -> int:
    """Blows of an All-Out Attack by one who has so many attacks: half as many more (MAN-13c)."""
    return attacks + attacks // 2


def is_master(stats: Stats, options: Mapping[str, Any]) -> bool:
    """Fights in the cinematic way: trained by a master, at a table that plays with multiple attacks."""
    return bool(options["multiple_attacks"]) and bool(stats.get("trained_by_a_master"))


def senses_behind(stats: Stats) -> bool:
    """Feels an attack from behind as one from the side (MAN-13b3)."""
    return bool(stats.get("trained_by_a_master")) and bool(stats.get("combat_reflexes"))


def ready_turns(stats: Stats, weapon: Weapon) -> int:
    """Turns to make a weapon ready again after a blow; strength to spare saves one."""
    spare = body.strength(stats) - weapon.st
    return max(0, weapon.ready - (1 if weapon.st and spare >= SPARE_READY else 0))


def parries_after_attack(stats: Stats, weapon: Weapon) -> bool:
    """Whether a weapon may still parry in the turn it has struck; an unbalanced one only in very strong hands."""
    return "unbalanced" not in weapon.flags or bool(weapon.st and body.strength(stats) - weapon.st >= SPARE_BALANCED)


def ready(token: Token, table: Table, weapon: Weapon) -> bool:
    """True unless it has to be made ready first, or the hands it needs cannot wield it."""
    return int(state.told(token, "unready", weapon.name, 0)) <= 0 and hands.not_at_hand(token, table, weapon) is None


def not_ready(token: Token, table: Table, weapon: Weapon) -> Why:
    """Why a weapon that is not ready is none."""
    return hands.not_at_hand(token, table, weapon) or Why(0, "MAN-4", T("{weapon} is not ready", weapon=weapon.name))


SPARE_READY = 5
SPARE_BALANCED = 10
