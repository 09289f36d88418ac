"""An attack on its way: who strikes whom, with what, at which part, and what the defender has to reckon with."""

from dataclasses import dataclass

from battlemap.rules.api import Cell, Modifier

from .weapons import Weapon

MELEE = "melee"
THROWN = "thrown"
MISSILE = "missile"  # bows, crossbows, slings
FIREARM = "firearm"  # and energy beams


@dataclass(frozen=True, slots=True)
class Strike:
    """What the stages of an attack hand on.

    Args:
        kind: melee, thrown, missile or firearm.
        location: of `locations.py`, with its side ("right_arm"); chinks: aimed at the gaps of the armour.
        origin: where it comes from; None: where the attacker stands.
        defence: changes every active defence against it (a feint, two weapons at once, ...).
        damage_bonus: points added to the rolled damage.
        close: both are in one hex.
        only: defences that are possible at all ("dodge", ...); (): all.
        no_defence: why there is none at all, as for a critical success; None: there may be.
        last: nothing follows it that depends on which of two like limbs it hit, or on who is only stunned.
    """

    attacker: str
    defender: str
    weapon: Weapon
    kind: str = MELEE
    location: str = "torso"
    chinks: bool = False
    origin: Cell | None = None
    defence: tuple[Modifier, ...] = ()
    damage_bonus: int = 0
    close: bool = False
    only: tuple[str, ...] = ()
    no_defence: Modifier | None = None
    last: bool = False
