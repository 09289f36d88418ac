"""What a blast does to one: the direct hit, what is left at a distance, lying on the charge, having it inside.

Rules: EXP-1, EXP-2, EXP-4, EXP-6 to EXP-9, SWA-14, CON-3.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import hypot
from typing import Any

from battlemap.rules.api import Area, Cell, Roll, T, Table, Token, Why

from . import large, swarms
from .charge import Charge
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .tables import numbers
from .weapons import expression


class Lit:
    """The cells that a blast reaches past the walls, worked out when they are first asked for, once for a whole explosion."""

    def __init__(self, table: Table, center: Cell, radius: float) -> None:
        self._table, self._area = table, Area("blast", at=(center[0], center[1]), radius=radius)

    @cached_property
    def cells(self) -> Mapping[Cell, float]:
        """With their distances, nearest first; none without a grid."""
        return {} if self._table.grid.kind == "none" else self._table.cells(self._area)

    def within(self, radius: float) -> dict[Cell, float]:
        """Those not farther from the centre."""
        return {cell: far for cell, far in self.cells.items() if far <= radius + 1e-9}


def distance_m(table: Table, center: Cell, place: Token | Cell, height_m: float = 0.0) -> float:
    """How far from the centre; heights count only where the table plays so (CON-3)."""
    flat = table.distance(center, place)
    if not table.options["blast_heights"]:
        return flat
    return hypot(flat, table.elevation(place) - table.elevation(center) - height_m)


def metres(table: Table, center: Cell, token_id: str, height_m: float = 0.0) -> int:
    """How far somebody counts as being from the centre."""
    least = int(table.options["blast_min_distance"])
    return max(least, int(distance_m(table, center, table.token(token_id), height_m)))


def hexes(table: Table, charge: Charge, center: Cell, token: Token) -> list[Cell]:
    """The hexes of a swarm within the blast: each counts on its own (R-42)."""
    return [
        cell for cell in table.body(token) if distance_m(table, center, cell, charge.height_m) <= charge.radius_m + 1e-9
    ]


def power(charge: Charge, by: str | None = None, against: str | None = None) -> Generator[Any, Any, int]:
    """Roll the damage of a charge."""
    rolled = yield Roll(expression(charge.dice, 0), "blast", by=by, rule="EXP-1", against=against)
    return int(rolled.total) * charge.multiplier


def direct(
    table: Table, charge: Charge, token_id: str, points: int, others: Sequence[int] = ()
) -> Generator[Any, Any, Hurt]:
    """The listed damage, for whoever was struck directly. Args: others: distances of a swarm's other hexes."""
    stats = table.stats(table.token(token_id))
    more = sum(charge.at(points, far) for far in others)
    why = [Why(points, "EXP-1", T("direct hit"))]
    if more:
        why.append(Why(more, "SWA-14", T("its other hexes, each at its distance")))
    hurt = work_out(points + more, charge.type, place("torso"), stats, divisor=charge.divisor, area=True)
    hurt = replace(hurt, large=True, why=(*why, *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt


def collateral(
    table: Table,
    charge: Charge,
    center: Cell,
    token_id: str,
    points: int,
    *,
    shield: int = 0,
    exposed: Sequence[str] | None = None,
    reached: Sequence[Cell] | None = None,
) -> Generator[Any, Any, Hurt]:
    """What is left of the blast for one at some distance. To be used with `yield from`.

    Args:
        points: in the centre.
        shield: Cover DR of one who lies on the charge (EXP-8).
        exposed: see `large.engulf`.
        reached: the hexes of a swarm that the blast reaches; None: all within its radius.
    """
    token = table.token(token_id)
    stats = table.stats(token)
    least = int(table.options["blast_min_distance"])
    why: tuple[Why, ...] = (Why(points, charge.rule, T("in the centre")),)
    if swarms.is_swarm(stats):
        cells = hexes(table, charge, center, token) if reached is None else reached
        each = [max(least, int(distance_m(table, center, cell, charge.height_m))) for cell in cells]
        left = sum(charge.at(points, far) for far in each)
        why = (*why, Why(len(each), "SWA-14", T("hexes in the blast, each at its distance")))
    else:
        far = metres(table, center, token_id, charge.height_m)
        left = charge.at(points, far)
        divide = numbers("explosion")["blast"]["divide"][charge.around] * far
        why = (
            *why,
            Why(far, charge.rule, T("metres from the blast")),
            Why(left, charge.rule, T("{points} divided by {divide}", points=points, divide=divide)),
        )
    if table.options["explosion_dr"] == "large_area" and not shield:
        return (yield from large.engulf(table, token_id, left, charge.type, exposed=exposed, why=why))
    if shield:
        stats = {**stats, "dr": int(stats["dr"]) + shield}
        why = (*why, Why(-shield, "EXP-8", T("somebody lies on the charge")))
    hurt = work_out(left, charge.type, place("torso"), stats, area=True)
    hurt = replace(hurt, large=True, why=(*why, Why(0, "EXP-4", T("torso, no armour divisor")), *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt


def smother(table: Table, charge: Charge, token_id: str) -> Generator[Any, Any, tuple[Hurt, int]]:
    """Somebody throws himself on the charge. Returns: what it does to him, and the Cover DR of everybody else."""
    stats = table.stats(table.token(token_id))
    shield = int(stats["dr"]) + int(stats["hp"])
    hurt = work_out(charge.most, charge.type, place("torso"), stats, divisor=charge.divisor, area=True)
    why = Why(charge.most, "EXP-8", T("lies on the charge: the greatest damage"))
    hurt = replace(hurt, large=True, why=(why, *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt, max(0, shield)


def inside(table: Table, charge: Charge, token_id: str, points: int) -> Generator[Any, Any, Hurt]:
    """It goes off in a body: no armour, and it tears the vitals."""
    times = int(numbers("explosion")["blast"]["vitals"])
    why = (Why(points, "EXP-9", T("inside the body: no armour")), Why(times, "EXP-9", T("vitals")))
    hurt = Hurt(points, charge.type, 0, points, points * times, place("torso"), why, large=True)
    yield from suffer(table, token_id, hurt)
    return hurt
