"""A shot that goes through whom it struck and into the next one. Rules: SIT-10, RNG-12."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Line, T, Table, Token

from . import falls, overshoot, swarms
from .damage import Hurt, armour
from .defend import defend
from .ranged import Shot
from .strike import Strike
from .tables import numbers

Going = Generator[Any, Any, Any]
BESIDE = 1  # hexes: directly behind the first


def cover_of(token: Token, table: Table, hurt: Hurt) -> int:
    """What the body of one who was struck stops behind itself: his armour in front and in the back, and his hit points."""
    stats = table.stats(token)
    kind = "flesh" if stats["living"] else "unliving"
    layers = int(numbers("hardship")["through"]["layers_worn"])
    return falls.cover_dr(kind, armour(hurt.where, stats, hurt.type, False, []), int(stats["hp_max"]), layers)


def passes(token: Token, table: Table, hurt: Hurt, divisor: float) -> bool:
    """Whether a shot that did so much to somebody goes on behind him."""
    if hurt.type not in falls.PIERCING or swarms.is_swarm(table.stats(token)):
        return False
    return falls.passes(hurt.basic, hurt.type, cover_of(token, table, hurt), divisor)


def goes_through(table: Table, shot: Shot, strike: Strike, hurt: Hurt) -> Going:
    """Who stands directly behind is struck without a roll, others as by a shot that missed; the first is his cover."""
    first = table.token(shot.target)
    if not passes(first, table, hurt, shot.weapon.divisor):
        return None
    shooter = table.token(shot.shooter)
    far = table.distance(shooter, first)
    way = tuple(
        station
        for station in overshoot.passed(table, shot)
        if min(table.distance(shooter, c) for c in station.at) > far
    )
    if not way:
        return None
    cover = cover_of(first, table, hurt)
    yield Apply(lines=(Line("SIT-10", T("the shot goes through {name}", name=first.name or first.id)),))
    nearest = way[0].tokens[0]
    if table.distance(first, table.token(nearest)) > BESIDE:
        found, check, _ = yield from overshoot.next_struck(table, shot, way)
        if found is None or check is None:
            return None
        nearest = found
        stopped = yield from defend(table, Strike(strike.attacker, nearest, strike.weapon, strike.kind))
        if stopped is not None and stopped.ok:
            return None
    yield overshoot.told(table, nearest)
    yield from falls.behind(table, nearest, hurt.basic, hurt.type, cover, shot.weapon.divisor)
    return None
