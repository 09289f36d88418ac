"""Fragments of an explosion: whom they strike, how many, where. Rules: EXP-10 to EXP-17."""

from collections.abc import Collection, Generator
from dataclasses import dataclass, replace
from typing import Any

from battlemap.rules.api import Apply, Cell, Cover, Line, Roll, T, Table, Token, Why

from . import ranges, state, swarms
from .damage import Hurt, work_out
from .injury import suffer
from .locations import Place, place, random_place
from .meetings import posture_of
from .ranged import COVERS
from .rolls import Score, roll
from .tables import numbers
from .weapons import dice_parts, expression

Going = Generator[Any, Any, Any]
HOT = "hot_fragments"
SIDES = {
    "front": ("right", "left"),
    "same": ("right", "left"),
    "rear": ("left", "right"),
}  # of the body, as the blast sees it


@dataclass(frozen=True, slots=True)
class Struck:
    """One fragment that flew at somebody: where to, whether cover stopped it, what it did."""

    where: Place
    covered: bool
    hurt: Hurt | None = None


def radius_m(dice: str) -> int:
    """How far fragments fly.

    >>> radius_m("2d"), radius_m("1d-4")
    (10, 5)
    """
    each: int = numbers("explosion")["fragments"]["metres_per_die"]
    return each * dice_parts(dice)[0]


def loose(surface: str | None) -> str | None:
    """The fragments that the ground gives when the charge has none; None for ground that does not."""
    found: str | None = numbers("explosion")["fragments"]["loose"].get(surface or "")
    return found


def score_of(table: Table, center: Cell, target: Token, *, air: bool = False) -> Score:
    """What is rolled for fragments against somebody.

    Args: air: they come from above, so posture does not matter.
    """
    row = numbers("explosion")["fragments"]
    far = table.distance(center, target)
    score = Score(int(row["skill"]), T("fragments"), "EXP-11")
    score = score.plus(ranges.range_penalty(far), "COR-8", T("distance {metres} m", metres=f"{far:g}"))
    cover = row["postures"].get(posture_of(target))
    if cover is not None and not air:
        score = score.plus(numbers("ranged")["cover"][cover], "EXP-11", COVERS[cover])
    return score.plus(int(table.stats(target)["size_modifier"]), "COR-9", T("size of the target"))


def count(
    table: Table, center: Cell, token_id: str, *, air: bool = False, direct: bool = False
) -> Generator[Any, Any, int]:
    """Roll how many fragments strike one; whoever was hit directly is struck by one at least."""
    score = score_of(table, center, table.token(token_id), air=air)
    each = int(numbers("explosion")["fragments"]["per_margin"])
    check = yield from roll(
        table, score, "fragments", token_id, rule="EXP-15" if air else "EXP-11", ranged=True,
        apart=lambda one: 1 + max(0, one.margin) // each if one.ok else 0,
    )  # fmt: skip
    many = 1 + max(0, check.margin) // each if check.ok else 0
    return max(1, many) if direct else many


def hidden(shown: Cover, arc: str) -> frozenset[str]:
    """The locations that something solid hides from the blast ("right_arm", or "foot" for both).

    Args: shown: what of the body shows from the centre; arc: in which of its arcs the centre lies.
    """
    if not shown.solid:
        return frozenset()
    row = numbers("explosion")["fragments"]
    least = numbers("ranged")["shown"]["behind"]
    sides = SIDES.get(arc, ("", "")) if abs(shown.left - shown.right) >= row["one_sided"] else ("", "")
    found = set()
    for name, part in row["parts"].items():
        if name not in row["limbs"] or not sides[0]:
            found |= {name} if shown.parts.get(part, 1.0) < least else set()
            continue
        shares = zip(sides, (shown.left, shown.right), strict=True)
        found |= {f"{side}_{name}" for side, share in shares if share < least}
    return frozenset(found)


def roofed(table: Table, token: Token) -> bool:
    """Whether something is over somebody: all that keeps off what bursts in the air (EXP-15)."""
    roofs = set(numbers("explosion")["blast"]["roofs"])
    cell = table.cell(token)
    tags = {*table.ground(cell).tags, *(tag for region in table.zones(cell) for tag in region.tags)}
    return bool(roofs & tags)


def strike(
    table: Table, token_id: str, dice: str, many: int, covered: Collection[str] = (), *, shield: int = 0
) -> Generator[Any, Any, tuple[Struck, ...]]:
    """So many fragments fly at one: a random location each; what is behind cover is spared. To be used with `yield from`.

    Args:
        covered: locations by name, with their side ("right_leg") or without ("foot").
        shield: Cover DR of somebody who lies on the charge.
    """
    found = []
    swarm = swarms.is_swarm(table.stats(table.token(token_id)))
    for _ in range(many):
        where = place("torso") if swarm else (yield from random_place(token_id))
        if where.id in covered or where.kind in covered:
            text = T("a fragment hits the cover before the {where}", where=where.title)
            yield Apply(lines=(Line("EXP-12", text),))
            found.append(Struck(where, True))
            continue
        rolled = yield Roll(expression(dice, 0), "fragment", by=token_id, rule="EXP-13")
        stats = table.stats(table.token(token_id))
        if shield:
            key = str(where.row["dr"])
            stats = {**stats, key: int(stats.get(key, 0)) + shield}
        hurt = work_out(rolled.total, "cut", where, stats, area=swarm)
        why = [Why(int(rolled.total), "EXP-13", T("a fragment, cutting"))]
        if shield:
            why.append(Why(-shield, "EXP-8", T("somebody lies on the charge")))
        hurt = replace(hurt, why=(*why, *hurt.why))
        yield from suffer(table, token_id, hurt)
        found.append(Struck(where, False, hurt))
    return tuple(found)


def glow(table: Table, token_id: str) -> Going:
    """White-hot fragments stick to somebody: they burn every ten seconds for a minute."""
    times = int(numbers("explosion")["fragments"]["hot"]["times"])
    yield Apply(table.edit().add(token_id, HOT, left=times, seconds=0).changes())


def smoulder(table: Table, token_id: str, seconds: float = 1.0) -> Going:
    """Time passes for one whom white-hot fragments burn. Called once a second in a fight."""
    row = numbers("explosion")["fragments"]["hot"]
    known = state.mark(table.token(token_id), HOT)
    if known is None:
        return None
    left, passed = int(known.extra.get("left", 0)), float(known.extra.get("seconds", 0)) + seconds
    while passed >= row["seconds"] and left > 0:
        passed, left = passed - row["seconds"], left - 1
        rolled = yield Roll(expression(row["dice"], 0), "hot_fragment", by=token_id, rule="EXP-17")
        stats = table.stats(table.token(token_id))
        yield from suffer(
            table, token_id, work_out(rolled.total, "burn", place("torso"), stats, divisor=row["divisor"])
        )
    edit = table.edit()
    if left > 0:
        edit.add(token_id, HOT, left=left, seconds=passed)
    else:
        edit.remove(token_id, HOT)
    yield Apply(edit.changes())
    return None
