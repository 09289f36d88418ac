"""What goes off: a charge from a weapon or from the options of an action. Rules: EXP-2, EXP-6, EXP-7, EXP-10, EXP-15, EXP-17."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from battlemap.rules.api import Cell, Table

from .tables import numbers
from .weapons import Weapon, dice_parts

MAP = "map"


@dataclass(frozen=True, slots=True)
class Charge:
    """What goes off.

    Args:
        dice: "6d", with a constant or without; multiplier: what the roll is multiplied by ("6dx2").
        type: of its damage; divisor: of armour, for the direct hit alone.
        around: air, water or vacuum, or "map" for what the map says of the place.
        fragments: their dice; None: those of loose ground, if it is so.
        air: it bursts above the ground. hot: the fragments go on burning.
        height_m: above the ground; 0: as a person stands there.
    """

    dice: str
    multiplier: int = 1
    type: str = "cr"
    divisor: float = 1.0
    around: str = "air"
    fragments: str | None = None
    air: bool = False
    hot: bool = False
    height_m: float = 0.0

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

    def laid(self, table: Table, center: Cell) -> "Charge":
        """The charge where it goes off: what is around it, and how high an air burst is."""
        row = numbers("explosion")["blast"]
        around = self.around
        if around == MAP:
            around = "water" if table.ground(center).water >= row["under_water_m"] else "air"
        high = self.height_m or (float(row["air_burst_m"]) if self.air else 0.0)
        return replace(self, around=around, height_m=high)


def of_weapon(weapon: Weapon) -> Charge:
    """The charge of a weapon whose damage is explosive."""
    return Charge(
        weapon.dice, weapon.times, weapon.type, weapon.divisor, MAP, weapon.fragments or None,
        "airburst" in weapon.flags, "hot" in weapon.flags,
    )  # fmt: skip


def of_options(options: Mapping[str, Any], held: Weapon | None = None) -> Charge:
    """The charge that the options of an action describe; with no dice, or those of the weapon, that of the weapon."""
    if held is not None and held.explosive and options.get("dice", "") in ("", held.dice):
        made = of_weapon(held)
        more = bool(options.get("air_burst")), bool(options.get("hot"))
        return replace(
            made, around=str(options.get("around", MAP)), air=made.air or more[0], hot=made.hot or more[1],
            height_m=float(options.get("height_m", 0)),
        )  # fmt: skip
    return Charge(
        str(options.get("dice") or "3d"), int(options.get("multiplier", 1)), str(options.get("type", "cr")),
        float(options.get("divisor", 1.0)), str(options.get("around", MAP)), str(options.get("fragments", "")) or None,
        bool(options.get("air_burst")), bool(options.get("hot")), float(options.get("height_m", 0)),
    )  # fmt: skip
