"""Blows that push: how far, where it ends, what is run into, and whether the victim keeps its feet.

Rules: DMG-14, CON-9, MOV-20.
"""

from collections.abc import Generator, Mapping
from typing import Any

from battlemap.rules.api import Apply, Line, Roll, T, Table

from . import body, state
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .places import push
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
    st = body.strength(stats)
    against = int(stats["ht"]) if helpless or st <= 0 else st
    return hurt.basic // max(1, against - int(row["st_less"]))


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
        yield Apply(table.edit().set(victim, at=(end[0], end[1])).changes(), (line,))
    if found.stopped_by is not None:
        yield from _collide(table, strike, found.stopped_by, name)
    yield from keep_feet(table, strike.defender, len(found.path) if found.stopped_by is None else far)
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
