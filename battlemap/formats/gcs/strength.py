"""What strength does: base damage of thrust and swing, and the weight that can be carried."""

from __future__ import annotations

import re
from typing import Any

from battlemap.formats.gcs.values import mapping, real, words, written
from battlemap.formats.uvtt.values import objects

LOADS = (1, 2, 3, 6, 10)
_POUNDS = {"lb": 1.0, "#": 1.0, "oz": 1 / 16, "tn": 2000.0, "lt": 2240.0, "t": 2000.0, "kg": 2.0, "g": 0.002}
_WEIGHT = re.compile(r"\s*([+\-]?[\d.,]{1,20})\s*([a-z#]{0,2})", re.IGNORECASE)


def thrust(st: int) -> str:
    """Base damage of a thrust.

    >>> [thrust(st) for st in (0, 8, 10, 12, 18, 20, 27, 45, 50, 70, 100)]
    ['1d6-6', '1d6-3', '1d6-2', '1d6-1', '1d6+2', '2d6-1', '3d6-1', '5d6', '5d6+2', '8d6', '11d6']
    """
    if st < 19:
        return written(1, -6 + max(st - 1, 0) // 2)
    steps = st - 11
    if st > 50:
        steps -= 1
    if st > 79:
        steps -= 1 + (st - 80) // 5
    return written(steps // 8 + 1, steps % 8 // 2 - 1)


def swing(st: int) -> str:
    """Base damage of a swing.

    >>> [swing(st) for st in (0, 8, 10, 12, 13, 20, 27, 28, 45, 50, 60, 100)]
    ['1d6-5', '1d6-2', '1d6', '1d6+2', '2d6-1', '3d6+2', '5d6+1', '5d6+1', '7d6+1', '8d6-1', '9d6', '13d6']
    """
    if st < 10:
        return written(1, -5 + max(st - 1, 0) // 2)
    if st < 28:
        return written((st - 9) // 4 + 1, (st - 9) % 4 - 1)
    steps = st + 9
    if st > 40:
        steps -= (st - 40) // 5
    if st > 59:
        steps += 1
    return written(steps // 8 + 1, steps % 8 // 2 - 1)


def pounds(value: Any) -> float | None:
    """A weight with its unit, in pounds.

    >>> pounds("24 lb"), pounds("8 oz"), pounds("1,000 lb"), pounds(3), pounds("heavy")
    (24.0, 0.5, 1000.0, 3.0, None)
    """
    match = _WEIGHT.match(words(value))
    if match is None or match[2].lower() not in ("", *_POUNDS):
        return None
    amount = real(match[1].replace(",", ""))
    return None if amount is None else amount * _POUNDS[match[2].lower() or "lb"]


def load(items: Any, basic_lift: float) -> int:
    """How heavily somebody is laden by what he carries, 0 (not) to 4.

    Args:
        items: the sheet's list of equipment, known not to be nested too deep.
        basic_lift: in pounds.

    >>> [load([{"calc": {"extended_weight": f"{weight} lb"}}], 20) for weight in (20, 20.5, 60, 61, 1000)]
    [0, 1, 2, 3, 4]
    """
    weight = _weight(items)
    return sum(weight > basic_lift * times + 1e-9 for times in LOADS[:-1])


def _weight(items: Any) -> float:
    """What all of it weighs: the sheet's own sums, else piece by piece with what is in it."""
    total = 0.0
    for data in objects(items):
        calc = mapping(data.get("calc"))
        whole = pounds(calc.get("extended_weight"))
        if whole is None:
            each = (pounds(value) for value in (calc.get("weight"), data.get("base_weight"), data.get("weight")))
            quantity = real(data.get("quantity"))
            one = next((found for found in each if found is not None), 0.0)
            whole = one * (1 if quantity is None else max(quantity, 0)) + _weight(data.get("children"))
        total += whole
    return total
