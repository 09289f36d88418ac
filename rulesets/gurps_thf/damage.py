"""From the points rolled to the points lost: resistance, wounding multiplier, blunt trauma.

Rules: COR-10, COR-13, DMG-15, DMG-19, HIT-3 to HIT-11.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import floor
from typing import Any

from battlemap.rules.api import Damage, T, Why, decimal

from .locations import Place, place
from .tables import numbers

Stats = Mapping[str, Any]
PARTS = {
    "torso": "dr", "brain": "dr_skull", "face": "dr_face", "eyes": "dr_eyes", "throat": "dr_throat", "groin": "dr_groin",
    "arms": "dr_arms", "hands": "dr_hands", "legs": "dr_legs", "feet": "dr_feet",
}  # fmt: skip
SMALL = ("imp", "pi-", "pi", "pi+", "pi++")


@dataclass(frozen=True, slots=True)
class Hurt:
    """What an attack does to a part of a body, before the body itself limits it.

    `blunt`: points lost under flexible armour that held; `large`: large-area injury, with no location of its own.
    """

    basic: int
    type: str
    dr: int
    penetrating: int
    injury: int
    where: Place
    why: tuple[Why, ...]
    blunt: bool = False
    large: bool = False

    def damage(self, token: str, lost: int, more: Iterable[Why] = ()) -> Damage:
        """As it is told, with the points the token really loses."""
        return Damage(token, lost, self.basic, self.dr, self.type, (*self.why, *more))


def work_out(
    basic: int,
    type: str,
    where: Place,
    stats: Stats,
    *,
    divisor: float = 1.0,
    chinks: bool = False,
    area: bool = False,
    large: tuple[int, Why] | None = None,
) -> Hurt:
    """The injury of so many points of damage.

    Args:
        stats: those of who is hit.
        area: an area, cone or explosion: a diffuse creature suffers it in full.
        large: resistance against large-area injury (`large_area_dr`) and its reason; it replaces that of the location.
    """
    why = [Why(basic, "COR-10", T("basic damage"))]
    if large is not None:
        dr, reason = large
        where = place("torso")
        why.append(reason)
    else:
        dr = armour(where, stats, type, chinks, why)
    dr = divided(dr, divisor, why)
    why.append(Why(-dr, "COR-10", T("damage resistance, {where}", where=where.title)))
    penetrating = max(0, basic - dr)
    if not penetrating:
        lost = blunt_trauma(basic, type, where, stats)
        if lost:
            why.append(Why(lost, "DMG-15", T("blunt trauma under flexible armour")))
        return Hurt(basic, type, dr, 0, lost, where, tuple(why), blunt=lost > 0, large=large is not None)
    times, rule = multiplier(type, where, stats)
    injury = max(1, floor(penetrating * times))
    if times != 1:
        why.append(Why(times, rule, T("wounding multiplier, {type} against {where}", type=type, where=where.title)))
    limit = diffuse_limit(type, stats, area)
    if limit is not None and injury > limit:
        why.append(Why(limit, "COR-13", T("diffuse: at most {limit}", limit=limit)))
        injury = limit
    why.append(Why(injury, "COR-10", T("injury")))
    return Hurt(basic, type, dr, penetrating, injury, where, tuple(why), large=large is not None)


def armour(where: Place, stats: Stats, type: str, chinks: bool, why: list[Why]) -> int:
    """The resistance of a location, gaps and skull worked in."""
    dr = int(stats.get(where.row["dr"], 0))
    gaps = numbers("locations")["chinks"]
    if chinks and type in gaps["types"]:
        dr //= gaps["divide"]
        why.append(Why(dr, "HIT-5", T("through a gap of the armour: half its resistance")))
    skull = int(where.row.get("more_dr", 0))
    if skull and not stats.get("no_brain"):
        dr += skull
        why.append(Why(skull, where.rule, T("the skull")))
    return dr


def divided(dr: int, divisor: float, why: list[Why]) -> int:
    """Resistance against an attack with an armour divisor; one below 1 multiplies it.

    >>> divided(7, 2.0, []), divided(3, 0.5, []), divided(0, 0.2, [])
    (3, 6, 5)
    """
    if divisor == 1:
        return dr
    if divisor > 1:
        result = floor(dr / divisor)
    else:
        weak: int = numbers("damage")["weak_divisor"].get(f"{divisor:g}", round(1 / divisor))
        result = max(1, dr) * weak
    why.append(Why(result, "COR-10", T("armour divisor {divisor}", divisor=decimal(divisor))))
    return result


def multiplier(type: str, where: Place, stats: Stats) -> tuple[float, str]:
    """The wounding multiplier and its rule."""
    row = where.row
    if where.limb and stats.get("living", True):
        limb = numbers("locations")["limb_multiplier"]
        if type in limb:
            return float(limb[type]), where.rule
    if "multiplier_all" in row and type != "tox" and not stats.get("no_brain"):
        return float(row["multiplier_all"]), where.rule
    vital = where.kind != "vitals" or not stats.get("no_vitals")
    if vital and type in row.get("multiplier", {}):
        return float(row["multiplier"][type]), where.rule
    return float(numbers("damage")["multiplier"][type]), "COR-10"


def diffuse_limit(type: str, stats: Stats, area: bool) -> int | None:
    """How much a diffuse creature loses at most; None: no limit."""
    if area or not stats.get("diffuse"):
        return None
    return 1 if type in SMALL else 2


def blunt_trauma(basic: int, type: str, where: Place, stats: Stats) -> int:
    """Points lost although flexible armour held: of what got past the rigid armour over it."""
    each: int | None = numbers("damage")["blunt_trauma"].get(type)
    whole = int(stats.get(where.row["dr"], 0))
    flexible = min(whole, int(stats.get("dr_flexible", 0)))
    if each is None or not flexible:
        return 0
    return max(0, basic - (whole - flexible)) // each


def large_area_dr(stats: Stats, exposed: Iterable[str] | None = None) -> tuple[int, Why]:
    """Resistance against what hits the whole body: torso and least covered part averaged, rounded up.

    Args: exposed: parts that face it ("torso", "arms", ...); None: all of them.
    """
    torso = int(stats.get("dr", 0))
    parts = [int(stats.get(PARTS[part], 0)) for part in (PARTS if exposed is None else exposed) if part in PARTS]
    least = min(parts, default=torso)
    if all(part == torso for part in parts):
        return torso, Why(torso, "DMG-19", T("large-area injury, the same armour everywhere"))
    dr = -(-(torso + least) // 2)
    text = T("large-area injury: torso {torso} and least covered part {least}, averaged", torso=torso, least=least)
    return dr, Why(dr, "DMG-19", text)
