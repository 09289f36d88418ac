"""Blows and blasts that push: how far, where it ends, what is run into, and whether the victim keeps its feet.

Rules: DMG-14, CON-9, MOV-20, CLO-17, SIT-7.
"""

from collections.abc import Generator, Mapping
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, Roll, T, Table, Token, Traced

from . import body, falls, state, swarms
from .collision import collision_dice
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .places import Push, push, push_towards
from .rolls import Score, roll
from .strike import FIREARM, Strike
from .tables import numbers
from .throwing import thrown_damage
from .weapons import expression

Stats = Mapping[str, Any]
Going = Generator[Any, Any, Any]


def metres(strike: Strike, hurt: Hurt, stats: Stats, helpless: bool = False) -> int:
    """How far a hit pushes. Args: stats: the victim's; helpless: it does not resist, so HT counts and not ST."""
    row = numbers("damage")["knockback"]
    pushes = (
        hurt.type in row["always"]
        or (strike.kind == FIREARM and hurt.type in row["bullet"])
        or (hurt.type in row["stopped"] and not hurt.penetrating)
    )
    if not pushes:
        return 0
    return hurt.basic // _against(stats, helpless)


def _against(stats: Stats, helpless: bool) -> int:
    """By what the damage is divided: ST less 2, HT for what has none or does not resist."""
    st = body.strength(stats)
    return max(1, (int(stats["ht"]) if helpless or st <= 0 else st) - int(numbers("damage")["knockback"]["st_less"]))


def knock_back(table: Table, strike: Strike, hurt: Hurt) -> Going:
    """Push the victim of a hit away from the attacker. To be used with `yield from`."""
    victim = table.token(strike.defender)
    stats = table.stats(victim)
    helpless = state.has(victim, "unconscious", "dead")
    far = metres(strike, hurt, stats, helpless)
    if far <= 0:
        return None
    found = push(table, victim, table.token(strike.attacker), far)
    name = victim.name or victim.id
    if found.path:
        end = found.path[-1]
        line = Line("DMG-14", T("{name} is knocked back {metres} m", name=name, metres=len(found.path)))
        high = table.elevation(victim)
        yield Apply(table.edit().set(victim, at=(end[0], end[1])).changes(), (line,))
        yield from falls.over_edge(table, victim.id, high)
    if found.stopped_by is not None:
        yield from _collide(table, strike, found.stopped_by, name)
    yield from keep_feet(table, strike.defender, len(found.path) if found.stopped_by is None else far)
    return None


def blast_metres(table: Table, token: Token, basic: int, type: str) -> int:
    """How far a blast of so many points throws somebody: a crushing one, and no swarm."""
    stats = table.stats(token)
    if type not in numbers("damage")["knockback"]["always"] or swarms.is_swarm(stats):
        return 0
    return basic // _against(stats, state.has(token, "unconscious", "dead"))


def blown(table: Table, center: Cell, token_id: str, far: int) -> Going:
    """A blast throws somebody so many metres away from its centre. To be used with `yield from`.

    Who is in the centre flies backwards. He falls where the ground does. Whoever is stopped by something solid is hurt by the
    speed he had, and what stops him too: a blast has no ST to throw with, so CLO-17 stands in for RNG-2.
    """
    token = table.token(token_id)
    name, here = token.name or token_id, table.cell(token)
    back = (token.facing + table.grid.directions // 2) % table.grid.directions
    away = back if here == center else table.direction(center, token)
    high = table.elevation(token)
    found = push_towards(table, token, away, far)
    if found.path:
        end = found.path[-1]
        line = Line("DMG-14", T("{name} is thrown {metres} m by the blast", name=name, metres=len(found.path)))
        traced = (Traced("knocked", (here, *found.path)),)
        yield Apply(table.edit().set(token, at=(end[0], end[1])).changes(), (line,), traced=traced)
    if found.stopped_by is not None:
        yield from _crash(table, token_id, far, found)
    yield from falls.over_edge(table, token_id, high)
    yield from keep_feet(table, token_id, len(found.path) if found.stopped_by is None else far)
    return None


def _crash(table: Table, token_id: str, far: int, found: Push) -> Going:
    name = table.token(token_id).name or token_id
    yield Apply(lines=(Line("DMG-14", T("{name} is stopped by something solid", name=name)),))
    dice = collision_dice(far)
    if not dice:
        return None
    rolled = yield Roll(f"{dice}d6", "collision", by=token_id, rule="CLO-17")
    for one in (token_id, *found.hit):
        yield from suffer(table, one, work_out(rolled.total, "cr", place("torso"), table.stats(table.token(one))))
    return None


def keep_feet(table: Table, token_id: str, pushed: int) -> Going:
    """DX, Acrobatics or Judo, at -1 for each metre beyond the first, or fall."""
    token = table.token(token_id)
    if pushed <= 0 or token.posture == "lying" or state.has(token, "unconscious", "dead"):
        return None
    stats = table.stats(token)
    best = max(int(stats["dx"]), body.acrobatics(stats), int(stats.get("judo") or 0))
    score = Score(best, T("best of DX, Acrobatics and Judo"), "DMG-14").plus(1 - pushed, "DMG-14", T("metres pushed"))
    check = yield from roll(table, score, "keep_feet", token_id, rule="DMG-14", apart=lambda c: c.ok)
    if not check.ok:
        line = Line("DMG-14", T("{name} falls", name=token.name or token_id))
        yield Apply(table.edit().set(token, posture="lying").changes(), (line,))
    return None


def _collide(table: Table, strike: Strike, cell: Any, name: str) -> Going:
    """Run into something large and heavy: both are hurt as if the attacker had thrown the one at the other."""
    thrower = table.stats(table.token(strike.attacker))
    weight = float(table.stats(table.token(strike.defender))["weight_kg"])
    dice = thrown_damage(int(thrower["st"]), weight)
    yield Apply(lines=(Line("DMG-14", T("{name} is stopped by something solid", name=name)),))
    if dice is None:
        return None
    rolled = yield Roll(expression(dice, 0), "collision", by=strike.attacker, rule="DMG-14")
    hit = (
        [other.id for other in table.occupants(cell) if other.id != strike.defender]
        if table.grid.contains(cell)
        else []
    )
    for token_id in (strike.defender, *hit):
        stats = table.stats(table.token(token_id))
        yield from suffer(table, token_id, work_out(rolled.total, "cr", place("torso"), stats))
    return None
