"""What a token may spend in its turn, and what one thing may be spent as ("a major action as a minor one")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from battlemap.rules.actionspec import ConversionSpec

_LEAST = 1e-9


@dataclass(frozen=True, slots=True)
class Paid:
    """What is left after paying; `missing` names the budget that does not suffice, and then nothing is paid.

    `spent`: how much of each budget went, conversions worked in.
    """

    left: Mapping[str, float]
    spent: Mapping[str, float]
    missing: str | None = None


def pay(budget: Mapping[str, float], cost: Mapping[str, float], conversions: Sequence[ConversionSpec] = ()) -> Paid:
    """Pay a cost: from the budget of that name first, then from what may be spent as it, in the order declared.

    A converted budget is spent in whole pieces, so what is left of one (one action makes two minor ones) stays as change.

    >>> from battlemap.rules.actionspec import ConversionSpec
    >>> two = ConversionSpec(source="major", to="minor", rate=2)
    >>> pay({"major": 1, "minor": 0}, {"minor": 1}, [two]).left
    {'major': 0, 'minor': 1}
    """
    left: dict[str, float] = dict(budget)
    for name, amount in cost.items():
        if not _covered(left, name, amount, conversions, frozenset()):
            return Paid(dict(budget), {}, name)
    spent = {name: budget[name] - left[name] for name in budget if budget[name] - left[name] > _LEAST}
    return Paid(left, spent)


def _covered(
    left: dict[str, float], name: str, amount: float, conversions: Sequence[ConversionSpec], using: frozenset[str]
) -> bool:
    """Take `amount` of `name` out of what is left, converting as needed. False: it does not suffice."""
    while left.get(name, 0) < amount - _LEAST:
        for conversion in conversions:
            if conversion.to != name or conversion.source in using:
                continue
            if _covered(left, conversion.source, 1, conversions, using | {name}):
                left[name] = left.get(name, 0) + conversion.rate
                break
        else:
            return False
    left[name] = left.get(name, 0) - amount
    return True
