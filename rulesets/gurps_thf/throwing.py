"""What thrown things do by their weight and the strength behind them, and how far they fly. Rules: RNG-1 to RNG-5."""

from collections.abc import Mapping
from math import floor
from typing import Any

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


def heaviest(st: int) -> int:
    """The greatest weight in kg that can be thrown."""
    table = numbers("throwing")
    return int(st * table["super"]["kg_per_st" if is_super(st) else "kg_per_st_plain"])


def is_super(st: int) -> bool:
    """Whether the tables for super-ST hold."""
    return st > int(numbers("throwing")["rows"][-1]["st"])


def far_multiplier(st: int, weight_kg: float) -> float | None:
    """Metres for each point of strength; None for what is too heavy.

    >>> far_multiplier(12, 1.9), far_multiplier(40, 61), far_multiplier(12, 200)
    (2.5, 0.3, None)
    """
    if weight_kg > heaviest(st):
        return None
    table = numbers("throwing")["far"]
    if is_super(st):
        rows = table["ratios"]
        return float(next((r["by"] for r in rows if weight_kg <= r["ratio"] * st * (1 + 1e-9)), rows[-1]["by"]))
    rows = table["kilos"]
    return float(next((r["by"] for r in reversed(rows) if weight_kg >= r["kg"]), rows[0]["by"]))


def far_m(st: int, skill: int, weight_kg: float) -> float | None:
    """Metres a thing flies; None for what is too heavy. Args: skill: in Throwing, which helps all but super-ST."""
    multiplier = far_multiplier(st, weight_kg)
    if multiplier is None:
        return None
    each: int = numbers("throwing")["far"]["skill_per_point"]
    return round(multiplier * (st if is_super(st) else st + skill // each), 6)


def skill_of(stats: Mapping[str, Any]) -> int:
    """Throwing, or its default."""
    known = stats.get("throwing")
    return int(stats["dx"]) + int(numbers("throwing")["far"]["untrained"]) if known is None else int(known)
