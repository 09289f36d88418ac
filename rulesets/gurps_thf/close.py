"""Being in one hex with a foe: what it does to blows, what it forbids, and how long it has lasted.

Rules: CLO-1, CLO-6, CLO-12, CLO-25, CLO-26.
"""

from collections.abc import Iterable

from battlemap.rules.api import Cell, Edit, Modifier, ScenePoint, T, Table, Token, Why

from . import swarms
from .meetings import is_enemy
from .places import one_step
from .tables import numbers
from .weapons import Weapon

SINCE = "close_since"
SAME = 0.5  # cells: without a grid, so near is the same hex
FORBIDDEN = ("all_out_attack", "all_out_defence", "feint", "aim", "concentrate", "wait", "opportunity_fire")
BRAWLS = ("all_out_attack", "all_out_defence")
BARE = ("judo", "karate", "brawling")


def together(table: Table, a: Token, b: Token) -> bool:
    """True if both are in one hex."""
    return a.id != b.id and table.distance(a, b) < SAME


def foes_here(table: Table, token: Token) -> tuple[Token, ...]:
    """The enemies in the token's hex that are able to act, by id."""
    near: Iterable[Token] = table.tokens()
    if not isinstance(table.cell(token), ScenePoint):  # on a grid only those who cover the same cells
        near = {one.id: one for cell in table.body(token) for one in table.occupants(cell)}.values()
    if swarms.is_swarm(table.stats(token)):
        return ()
    found = [other for other in near if together(table, token, other) and is_enemy(other, token)]
    return tuple(sorted((o for o in found if not swarms.is_swarm(table.stats(o))), key=lambda other: other.id))


def in_close(table: Table, token: Token) -> bool:
    """True if the token is in close combat."""
    return bool(foes_here(table, token))


def rounds(table: Table, token: Token) -> int:
    """In which round of close combat the token is: 1 in the first; 0 outside of it or without a fight."""
    combat = table.combat
    since = combat.data.get(SINCE, {}).get(token.id) if combat is not None else None
    return combat.round - int(since) + 1 if combat is not None and since is not None else 0


def note_rounds(edit: Edit, table: Table) -> Edit:
    """Write down since when everybody is in close combat; the edit is that of the same table."""
    combat = table.combat
    if combat is None:
        return edit
    known = combat.data.get(SINCE, {})
    fighters = [token for token in table.tokens() if token.id in known or any(token.id in g for g in combat.order)]
    now = {token.id: int(known.get(token.id, combat.round)) for token in fighters if in_close(table, token)}
    return edit if now == known else edit.combat(**{SINCE: now or None})


def shield_in_the_way(table: Table, token: Token) -> tuple[Modifier, ...]:
    """After the first round in one hex a shield hinders one's own attacks and DX rolls."""
    size = int(table.stats(token)["shield_db"])
    if not size or table.options["dp_means"] != "shield_db":
        return ()
    if rounds(table, token) < numbers("close")["limits"]["shield_from_round"] or not in_close(table, token):
        return ()
    return (Modifier(-size, "CLO-26", T("the shield is in the way")),)


def attack_modifiers(table: Table, attacker: Token, target: Token, weapon: Weapon) -> tuple[Modifier, ...]:
    """What close combat does to a blow."""
    if not together(table, attacker, target):
        return ()
    made = () if "natural" in weapon.flags else (numbers("close")["modifiers"]["weapon"],)
    return (
        *(Modifier(value, "CLO-6", T("a weapon in close combat")) for value in made),
        *shield_in_the_way(table, attacker),
    )


def forbidden(table: Table, token: Token, action: str) -> Why | None:
    """Why an action is none for close combat; None if it may be tried."""
    if action not in FORBIDDEN or not in_close(table, token):
        return None
    if action in BRAWLS and table.options["brawls"]:
        return None
    if action == "all_out_attack" and table.stats(token)["animal"]:
        return None
    return Why(0, "CLO-25", T("not in close combat"))


def bare_parry(table: Table, token: Token) -> int | None:
    """The bare-handed parry of one who has learnt it; None for anybody else."""
    stats = table.stats(token)
    best = max((int(stats[skill]) for skill in BARE if stats.get(skill) is not None), default=None)
    return None if best is None else best // 2 + 3


def free_cells(table: Table, token: Token) -> tuple[Cell, ...]:
    """The free neighbours that a push would lead to, by direction."""
    return one_step(table, token)
