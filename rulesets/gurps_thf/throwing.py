"""What thrown things do by their weight and the strength behind them. Rules: RNG-2, RNG-4."""

from math import floor

from .tables import numbers
from .weapons import add_points, dice_parts, strength_damage


def thrown_damage(st: int, weight_kg: float) -> str | None:
    """Damage dice of a thrown object; None if it does none.

    >>> thrown_damage(10, 8), thrown_damage(4, 8), thrown_damage(25, 30)
    ('1d-2', None, '2d+4')
    """
    table = numbers("throwing")
    if st < table["least_st"]:
        return None
    if st > table["rows"][-1]["st"]:
        return _by_super_strength(st, weight_kg)
    if weight_kg < table["least_kg"]:
        return None
    row = next(r for r in table["rows"] if st <= r["st"])
    column = next((n for n, most in enumerate(table["weights"]) if weight_kg <= most), len(table["weights"]))
    return row["dice"][column] or None


def _by_super_strength(st: int, weight_kg: float) -> str:
    table = numbers("throwing")["super"]
    thrust = strength_damage(st, False)
    dice, _ = dice_parts(thrust)
    per_die: float = table["heaviest_per_die"]
    light = next((r for r in table["kilos"] if weight_kg < r.get("below", 0) or weight_kg <= r.get("up_to", -1)), None)
    heavy = next((r for r in table["ratios"] if weight_kg <= r["up_to"] * st), None)
    if light is not None:
        per_die = light["per_die"]
    elif heavy is not None:
        per_die = heavy["per_die"]
    return add_points(thrust, floor(per_die * dice))
