"""The number of a melee attack, term by term. Rules: COR-5, COR-9, COR-11, MAN-3, MAN-5, MAN-12, MAN-17, MAN-13b2, DMG-6."""

from battlemap.rules.api import Modifier, T, Table, Token

from . import close, levels, state, water
from .locations import Place, large_shield, penalty
from .meetings import is_enemy, posture_of
from .rolls import Score
from .tables import numbers
from .weapons import Weapon

WILD = ("move",)  # manoeuvres in which each blow is a Wild Swing
POSTURES = {
    "crouching": T("crouching"), "kneeling": T("kneeling"), "crawling": T("crawling"), "sitting": T("sitting"),
    "lying": T("lying"),
}  # fmt: skip


def melee_score(
    table: Table,
    attacker: Token,
    target: Token,
    weapon: Weapon,
    where: Place | None,
    *,
    chinks: bool = False,
    manoeuvre: str | None = None,
    more: tuple[Modifier, ...] = (),
) -> Score:
    """Effective skill of a blow.

    Args: where: what it is aimed at; None: at random. manoeuvre: the attacker's; more: what the way of attacking adds.
    """
    stats, other = table.stats(attacker), table.stats(target)
    changes = numbers("attack")["modifiers"]
    score = Score(weapon.skill, T("skill with {weapon}", weapon=weapon.name))
    score = with_body(score, table, attacker)
    posture = posture_of(attacker)
    score = score.plus(numbers("postures")[posture]["attack"], "COR-11", POSTURES.get(posture, T("standing")))
    score = score.plus(int(other["size_modifier"]), "COR-9", T("size of the target"))
    if large_shield(stats):
        score = score.plus(changes["large_shield"], "COR-5", T("large shield"))
    if where is not None:
        score = score.with_all((penalty(where, chinks, other),))
    for _ in range(enemies_between(table, attacker, target)):
        score = score.plus(changes["enemy_between"], "MAN-5", T("through a hex with an enemy"))
    score = score.with_all(levels.attack_modifiers(table, attacker, target, weapon, where))
    score = score.with_all(water.attack_modifiers(table, attacker, weapon))
    score = score.with_all(close.attack_modifiers(table, attacker, target, weapon))
    evaluated = evaluation(attacker, target)
    score = score.plus(evaluated, "MAN-3", T("evaluated")).with_all(more)
    return with_swing(score, table, attacker, target, manoeuvre)


def with_body(score: Score, table: Table, token: Token) -> Score:
    """What the state of the body does to rolls on DX, IQ and skills based on them: shock, in the turn after the wound."""
    score = score.plus(int(state.told(token, "burning", "dx") or 0), "ENV-7", T("burning clothes"))
    score = score.plus(int(state.told(token, "sleepless", "dx") or 0), "FAT-10", T("sleepless"))
    shock = state.mark(token, "shock")
    combat = table.combat
    if shock is None:
        return score
    if combat is not None and (token.id not in combat.acting or combat.round < (shock.until or 0)):
        return score
    return score.plus(int(shock.extra.get("amount", 0)), "DMG-6", T("shock"))


def with_swing(score: Score, table: Table, attacker: Token, target: Token, manoeuvre: str | None) -> Score:
    """Darkness, or the Wild Swing where it is one: the worse of both, and its cap."""
    dark = darkness(table, target)
    if not is_wild(table, attacker, target, manoeuvre):
        return score.plus(dark, "MAN-17", T("darkness"))
    changes = numbers("attack")["modifiers"]
    value = min(dark, changes["wild_swing"])
    score = score.plus(value, "MAN-17", T("Wild Swing") if value > dark or not dark else T("Wild Swing in the dark"))
    if table.stats(attacker).get("trained_by_a_master"):
        return score
    return score.capped(
        changes["wild_swing_cap"], "MAN-17", T("Wild Swing: at most {cap}", cap=changes["wild_swing_cap"])
    )


def is_wild(table: Table, attacker: Token, target: Token, manoeuvre: str | None) -> bool:
    """True for a blow out of the fan in front, and for each one during a Move."""
    return manoeuvre in WILD or not table.in_melee_fan(target, attacker)


def darkness(table: Table, place: Token) -> int:
    """What the light at a place does to attacks on it, as the table has set it."""
    light = table.light(place)
    if light == "bright":
        return 0
    return int(table.options["dim_light" if light == "dim" else "darkness"])


def enemies_between(table: Table, attacker: Token, target: Token) -> int:
    """Hexes with enemies that a blow passes; an edge counts if there are some on both its sides."""
    if table.distance(attacker, target) <= 1:
        return 0
    line = table.line(attacker, target)

    def held(cell: object) -> bool:
        return any(
            other.id not in (attacker.id, target.id) and is_enemy(other, attacker)
            for other in table.occupants(cell)  # type: ignore[arg-type]
        )

    return sum(held(cell) for cell in line.crossed) + sum(held(a) and held(b) for a, b in line.edge_pairs)


def evaluation(attacker: Token, target: Token) -> int:
    """The bonus of having evaluated this very foe."""
    if state.told(attacker, "evaluating", "target") != target.id:
        return 0
    return int(state.told(attacker, "evaluating", "bonus", 0))
