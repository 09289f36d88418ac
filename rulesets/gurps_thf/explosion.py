"""An explosion and all it reaches: dives, the direct hit, the blast, fragments, fire, in this order.

Rules: EXP-1 to EXP-9, EXP-16, EXP-18, EXP-22, ENV-2.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Area,
    Cell,
    CommandError,
    Inside,
    Line,
    Modifier,
    Outcome,
    Roll,
    T,
    Table,
    Why,
)  # fmt: skip

from . import dive, fire, fragments, large, ranges, swarms
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .rolls import Score
from .tables import numbers
from .weapons import dice_parts, expression

Going = Generator[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Charge:
    """What goes off.

    Args:
        dice: "6d", with a constant or without; multiplier: what the roll is multiplied by ("6dx2").
        type: of its damage; divisor: of armour, for the direct hit alone.
        around: air, water or vacuum.
        fragments: their dice; None: those of loose ground, if it is so.
        air: it bursts above the ground. hot: the fragments go on burning.
    """

    dice: str
    multiplier: int = 1
    type: str = "cr"
    divisor: float = 1.0
    around: str = "air"
    fragments: str | None = None
    air: bool = False
    hot: bool = False

    @property
    def radius_m(self) -> int:
        each: int = numbers("explosion")["blast"]["metres_per_die"]
        return each * dice_parts(self.dice)[0] * self.multiplier

    @property
    def most(self) -> int:
        """The greatest damage it can do."""
        many, constant = dice_parts(self.dice)
        return max(0, 6 * many + constant) * self.multiplier

    @property
    def rule(self) -> str:
        return {"water": "EXP-6", "vacuum": "EXP-7"}.get(self.around, "EXP-2")

    def at(self, points: int, far: float) -> int:
        """What is left of so many points at a distance in metres."""
        return int(points // (numbers("explosion")["blast"]["divide"][self.around] * far))


def reached(table: Table, center: Cell, radius: float) -> tuple[Inside, ...]:
    """Who is so near, nearest first; walls in between show in `exposed`."""
    return table.inside(Area("blast", at=(center[0], center[1]), radius=radius))


def metres(table: Table, center: Cell, token_id: str) -> int:
    """How far somebody counts as being from the centre."""
    return max(int(table.options["blast_min_distance"]), int(table.distance(center, table.token(token_id))))


def _distances(table: Table, charge: Charge, center: Cell, token_id: str) -> list[int]:
    """How far somebody is; of a swarm, each of its hexes within the blast (R-42)."""
    token = table.token(token_id)
    if not swarms.is_swarm(table.stats(token)):
        return [metres(table, center, token_id)]
    nearest = int(table.options["blast_min_distance"])
    far = [int(table.distance(center, cell)) for cell in table.body(token)]
    return [max(nearest, one) for one in far if one <= charge.radius_m]


def power(charge: Charge, by: str | None = None) -> Generator[Any, Any, int]:
    """Roll the damage of a charge."""
    rolled = yield Roll(expression(charge.dice, 0), "blast", by=by, rule="EXP-1")
    return int(rolled.total) * charge.multiplier


def direct(table: Table, charge: Charge, token_id: str, points: int) -> Generator[Any, Any, Hurt]:
    """The listed damage, for whoever was struck directly."""
    stats = table.stats(table.token(token_id))
    hurt = work_out(points, charge.type, place("torso"), stats, divisor=charge.divisor, area=True)
    hurt = replace(hurt, large=True, why=(Why(points, "EXP-1", T("direct hit")), *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt


def collateral(
    table: Table, charge: Charge, center: Cell, token_id: str, points: int, *, shield: int = 0, exposed: Any = None
) -> Generator[Any, Any, Hurt]:
    """What is left of the blast for one at some distance. To be used with `yield from`.

    Args: points: in the centre. shield: Cover DR of one who lies on the charge (EXP-8). exposed: see `large.engulf`.
    """
    far = metres(table, center, token_id)
    left = sum(charge.at(points, one) for one in _distances(table, charge, center, token_id))
    why: tuple[Why, ...] = (
        Why(points, charge.rule, T("in the centre")),
        Why(far, charge.rule, T("metres from the blast")),
    )
    if table.options["explosion_dr"] == "large_area" and not shield:
        return (yield from large.engulf(table, token_id, left, charge.type, exposed=exposed))
    stats = table.stats(table.token(token_id))
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
    return hurt, shield


def inside(table: Table, charge: Charge, token_id: str, points: int) -> Generator[Any, Any, Hurt]:
    """It goes off in a body: no armour, and it tears the vitals."""
    times = int(numbers("explosion")["blast"]["vitals"])
    why = (Why(points, "EXP-9", T("inside the body: no armour")), Why(times, "EXP-9", T("vitals")))
    hurt = Hurt(points, charge.type, 0, points, points * times, place("torso"), why, large=True)
    yield from suffer(table, token_id, hurt)
    return hurt


def go_off(
    table: Table,
    charge: Charge,
    center: Cell,
    *,
    by: str | None = None,
    struck: str | None = None,
    on_it: str | None = None,
) -> Generator[Any, Any, dict[str, Any]]:
    """The whole explosion, in its order. To be used with `yield from`.

    Args: struck: hit directly. on_it: who throws himself on the charge.
    Returns: radius, who was reached, points of the blast for each, fragments for each, materials alight.
    """
    dice = charge.fragments or fragments.loose(table.ground(center).surface)
    far = max(charge.radius_m, fragments.radius_m(dice) if dice else 0)
    yield Apply(lines=(Line("EXP-22", T("explosion: {metres} m", metres=charge.radius_m)),))
    for one in reached(table, center, far):
        if one.exposed and one.token.id not in (struck, on_it) and (yield from dive.asked(table, one.token.id)):
            yield from dive.dive(table, one.token.id, center)
    near = reached(table, center, far)
    safe = [one.token.id for one in near if not one.exposed and one.token.id not in (struck, on_it)]
    hit = [one.token.id for one in near if one.token.id not in safe]
    told: dict[str, Any] = {"radius_m": charge.radius_m, "blast": {}, "fragments": {}, "safe": safe}
    shared = yield from power(charge, by)
    shield = 0
    if struck is not None:
        told["blast"][struck] = (yield from direct(table, charge, struck, shared)).injury
    if on_it is not None:
        hurt, shield = yield from smother(table, charge, on_it)
        told["blast"][on_it] = hurt.injury
    first = struck is None
    for id_ in hit:
        if id_ in (struck, on_it) or table.distance(center, table.token(id_)) > charge.radius_m:
            continue
        points = shared
        if not table.options["shared_blast_roll"] and not first:
            points = yield from power(charge, by)
        first = False
        hurt = yield from collateral(table, charge, center, id_, points, shield=shield)
        told["blast"][id_] = hurt.injury
        if charge.type == "burn":
            yield from fire.catch(table, id_, hurt.basic)
    if dice:
        yield from _fragments(table, charge, center, dice, hit, struck, told)
    told["alight"] = yield from fire.ignite_around(table, center, charge.radius_m, lambda m: charge.at(shared, m))
    return told


def _fragments(
    table: Table, charge: Charge, center: Cell, dice: str, hit: list[str], struck: str | None, told: dict[str, Any]
) -> Going:
    rule = "EXP-10" if charge.fragments else "EXP-16"
    reach = fragments.radius_m(dice)
    yield Apply(lines=(Line(rule, T("fragments {dice}, {metres} m", dice=dice, metres=reach)),))
    for id_ in hit:
        if table.distance(center, table.token(id_)) > reach:
            continue
        many = yield from fragments.count(table, center, id_, air=charge.air, direct=id_ == struck)
        covered = fragments.hidden(table, center, table.token(id_), air=charge.air)
        found = yield from fragments.strike(table, id_, dice, many, covered)
        told["fragments"][id_] = len(found)
        if charge.hot and any(not one.covered for one in found):
            yield from fragments.glow(table, id_)


# --- actions ----------------------------------------------------------------------------------------------------------


def charge_of(options: Any) -> Charge:
    """The charge that the options of an action describe."""
    return Charge(
        str(options.get("dice", "3d")), int(options.get("multiplier", 1)), str(options.get("type", "cr")),
        float(options.get("divisor", 1.0)), str(options.get("around", "air")), str(options.get("fragments", "")) or None,
        bool(options.get("air_burst")), bool(options.get("hot")),
    )  # fmt: skip


def explode(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """Something goes off at a cell, or on a token that it struck."""
    charge = charge_of(request.options)
    smotherer = str(request.options.get("on_it", "")) or None
    if request.options.get("inside") and request.target is not None:
        points = yield from power(charge, request.by)
        hurt = yield from inside(table, charge, request.target, points)
        return Outcome(value={"blast": {request.target: hurt.injury}})
    center = request.at
    if center is None and request.target is not None:
        center = table.cell(table.token(request.target))
    if center is None:
        raise CommandError(T("Where does it go off?"), hint=T("name a cell"))
    told = yield from go_off(table, charge, center, by=request.by, struck=request.target, on_it=smotherer)
    return Outcome(value=told)


def at_ground(table: Table, by: str, skill: int, center: Cell) -> Score:
    """The number of a throw or shot at a point of the ground."""
    far = table.distance(table.token(by), center)
    score = Score(skill, T("skill"), "EXP-18")
    score = score.plus(ranges.range_penalty(far), "COR-8", T("distance {metres} m", metres=f"{far:g}"))
    aim = Modifier(int(numbers("explosion")["area"]["aim"]), "EXP-18", T("at a point of the ground"))
    return score.with_all((aim,))
