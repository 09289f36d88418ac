"""Hit locations: what aiming at them costs, who may, what armour covers them. Rules: HIT-1 to HIT-11, COR-12, DMG-20."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from battlemap.rules.api import Modifier, Roll, Rolled, T, Table, Text, Token, Why

from .rolls import half
from .tables import numbers

Stats = Mapping[str, Any]
TITLES: dict[str, Text] = {
    "torso": T("torso"), "arm": T("arm"), "leg": T("leg"), "hand": T("hand"), "foot": T("foot"),
    "right_arm": T("right arm"), "left_arm": T("left arm"), "right_leg": T("right leg"), "left_leg": T("left leg"),
    "right_hand": T("right hand"), "left_hand": T("left hand"), "right_foot": T("right foot"),
    "left_foot": T("left foot"), "vitals": T("vitals"), "brain": T("brain"), "eye": T("eye"), "face": T("face"),
    "groin": T("groin"), "throat": T("throat"),
}  # fmt: skip
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Place:
    """A hit location. `kind` is that of the table, `side` right, left or "" for what there is once."""

    kind: str
    side: str = ""

    @property
    def id(self) -> str:
        return f"{self.side}_{self.kind}" if self.side else self.kind

    @property
    def row(self) -> Mapping[str, Any]:
        row: Mapping[str, Any] = numbers("locations")[self.kind]
        return row

    @property
    def title(self) -> Text:
        return TITLES[self.id]

    @property
    def limb(self) -> bool:
        return bool(self.row.get("limb"))

    @property
    def rule(self) -> str:
        return str(self.row.get("rule", "HIT-2"))


@lru_cache(maxsize=64)
def place(name: str, side: str = "right") -> Place:
    """The location of that name; of a limb without a side, that on `side`. Raises KeyError."""
    first, _, rest = name.partition("_")
    if first in ("right", "left"):
        return Place(rest, first)
    return Place(name, side if numbers("locations")[name].get("sided") else "")


def shielded(stats: Stats) -> bool:
    return stats.get("block") is not None or int(stats.get("shield_db", 0)) > 0


def large_shield(stats: Stats) -> bool:
    """True for one who carries a large shield, said so or told by its bonus."""
    return bool(stats.get("large_shield")) or int(stats.get("shield_db", 0)) >= int(
        numbers("defence")["limits"]["large_shield"]
    )


def place_on(name: str, stats: Stats) -> Place:
    """The location of a target; of a limb without a side, the one without the shield."""
    free = "left" if shielded(stats) and stats.get("shield_side", "left") == "right" else "right"
    return place(name, free)


def penalty(where: Place, chinks: bool, stats: Stats) -> Modifier:
    """What aiming there does to the attack. Args: stats: the target's."""
    table = numbers("locations")
    if chinks:
        value = table["chinks"]["torso" if where.kind == "torso" else "elsewhere"]
        return Modifier(value, "HIT-5", T("chinks in the armour, {where}", where=where.title))
    row = where.row
    if "shield_penalty" in row and shielded(stats) and where.side == stats.get("shield_side", "left"):
        return Modifier(row["shield_penalty"], where.rule, T("{where} with the shield", where=where.title))
    return Modifier(row["penalty"], where.rule, where.title)


def refused(where: Place, damage_type: str, arc: str) -> Why | None:
    """Why such an attack cannot be aimed there; None if it can. Args: arc: of the target, out of which it comes."""
    only = where.row.get("only")
    if only and damage_type not in only:
        return Why(0, where.rule, T("{where}: not with damage of the type {type}", where=where.title, type=damage_type))
    if where.kind == "vitals" and organ(arc) is None:
        return Why(0, "HIT-6", T("vitals: only from the front or the rear"))
    return None


def organ(arc: str) -> str | None:
    """Which vital organs lie open to that arc (R-22)."""
    return {"front": "heart_lungs", "same": "heart_lungs", "rear": "kidneys"}.get(arc)


def giant(attacker: Token, target: Token, table: Table) -> bool:
    """True if the attacker is so much larger that its blows are large-area injury (R-44)."""
    own, other = (int(table.stats(token)["size_modifier"]) for token in (attacker, target))
    if table.options["large_area_sm"] == "multiple":
        return own > 0 and own >= numbers("damage")["large_area"]["sm_times"] * max(1, other)
    difference: int = numbers("damage")["large_area"]["sm_more"]
    return own - other >= difference


def random_place(by: str, alike: bool = False, same: object = None) -> Generator[Any, Any, Place]:
    """Roll 3d for the location, and a die for the side of a hand or foot. To be used with `yield from`.

    Args: alike: the left and the right one come to the same. same: see `Roll`.
    """
    table = numbers("locations")["random"]

    def found(one: Rolled) -> str:
        name = str(table[str(one.total)])
        return name.removeprefix("right_").removeprefix("left_") if alike else name

    rolled = yield Roll("3d6", "location", by=by, classes=found, rule="COR-12", same=same)
    name = str(table[str(rolled.total)])
    if name not in ("hand", "foot"):
        return place(name)
    return (yield from random_side(name, by, alike))


def random_side(kind: str, by: str, alike: bool = False) -> Generator[Any, Any, Place]:
    """A die for the side: 1-3 right, 4-6 left."""
    rolled = yield Roll("1d6", "side", by=by, classes=lambda one: alike or one.total <= 3, rule="COR-12")
    return Place(kind, "right" if rolled.total <= 3 else "left")


def beside(where: Place, by: str) -> Generator[Any, Any, Place | None]:
    """What a miss by one hits instead; a die says which where there are two. None: nothing."""
    near = where.row.get("near", ())
    if len(near) < 2:
        return place(near[0]) if near else None
    rolled = yield Roll("1d6", "near_miss", by=by, classes=lambda one: one.total <= 3, rule=where.rule)
    name = near[0] if rolled.total <= 3 else near[1]
    if not numbers("locations")[name].get("sided"):
        return place(name)
    return (yield from random_side(name, by))


def grapple_penalty(where: Place, stats: Stats, options: Mapping[str, Any]) -> Modifier:
    """Seizing a part costs half of what striking at it does."""
    full = penalty(where, False, stats)
    return Modifier(half(int(full.value), options), "HIT-1", full.text)
