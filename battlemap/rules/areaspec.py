"""The area that an action takes in, as a manifest declares it, so that aiming can show who is inside before any roll."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from battlemap.rules.schema import Part

Factor = float | str
SIZES = ("radius", "inner", "length", "width", "angle")
_DICE = re.compile(r"^\s*(\d{1,4})\s*d", re.IGNORECASE)


class AreaSpec(Part, frozen=True, kw_only=True):
    """What the action takes in, round the place pointed at or from who acts towards it (`start`).

    A size is a number, the name of an option of the action or of a stat, or a list of these, which are multiplied; dice ("6d+2")
    count as their number. Sizes are in cells or (`sizes_in` "units") in the scene's unit, angles in degrees.
    """

    shape: Literal["burst", "cone", "line", "ring"] = "burst"
    start: Literal["place", "self"] = "place"
    limit: Literal["straight", "spread", "through"] = "straight"
    radius: Factor | tuple[Factor, ...] | None = None
    inner: Factor | tuple[Factor, ...] | None = None
    length: Factor | tuple[Factor, ...] | None = None
    width: Factor | tuple[Factor, ...] | None = None
    angle: Factor | tuple[Factor, ...] | None = None
    sizes_in: Literal["cells", "units"] = "cells"

    def factors(self, size: str) -> tuple[Factor, ...]:
        """What a size is the product of; () if it is left out."""
        value = getattr(self, size)
        return () if value is None else value if isinstance(value, tuple) else (value,)

    def names(self) -> Iterator[tuple[str, str]]:
        """Each (size, name of an option or stat) it refers to."""
        for size in SIZES:
            yield from ((size, one) for one in self.factors(size) if isinstance(one, str))

    def told(self, options: Sequence[str], stats: Mapping[str, Any], cell_distance: float) -> dict[str, Any]:
        """The `area` of an offer: each size as the list of its factors in cells. Options keep their names, stats are numbers.

        Args:
            options: ids of the action's options; they win over stats of that name.
            cell_distance: how many of the scene's units a cell is.
        """
        told: dict[str, Any] = {"shape": self.shape, "start": self.start, "limit": self.limit}
        for size in SIZES:
            factors = [
                one if one in options or isinstance(one, float) else _number(stats.get(one))
                for one in self.factors(size)
            ]
            if factors and self.sizes_in == "units" and size != "angle":
                factors.append(1 / cell_distance)
            if factors:
                told[size] = factors
        return told


def area_fields(told: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an area that an offer tells of, with the options as they are chosen.

    >>> area_fields({"shape": "burst", "limit": "straight", "radius": [2, "dice", "times"]}, {"dice": "3d+1", "times": 2})
    {'shape': 'burst', 'limit': 'straight', 'radius': 12.0}
    """
    fields: dict[str, Any] = {"shape": told["shape"], "limit": told["limit"]}
    for size in SIZES:
        if size in told:
            product = 1.0
            for one in told[size]:
                product *= _number(options.get(one)) if isinstance(one, str) else float(one)
            fields["angle_deg" if size == "angle" else size] = max(0.0, product)
    return fields


def _number(value: Any) -> float:
    """A value as a number: dice count as how many there are, what is none of both as 0."""
    if isinstance(value, (int, float)):
        return float(value)
    found = _DICE.match(value) if isinstance(value, str) else None
    return float(found[1]) if found is not None else 0.0
