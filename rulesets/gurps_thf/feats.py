"""Jumping and climbing. Rules: COR-15, COR-16."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from .tables import numbers


def broad_jump_m(move: int, run_m: float = 0, prepared: bool = False) -> float:
    """Metres of a broad jump. Args: run_m: metres run before; prepared: two turns of concentration were spent on it."""
    return _jump(Fraction(2), Fraction(-3), Fraction(3, 10), move, run_m, prepared)


def high_jump_cm(move: int, run_m: float = 0, prepared: bool = False) -> float:
    """Centimetres of a high jump; arguments as for `broad_jump_m`."""
    return _jump(Fraction(6), Fraction(-10), Fraction(5, 2), move, run_m, prepared)


def _jump(slope: Fraction, less: Fraction, unit: Fraction, move: int, run_m: float, prepared: bool) -> float:
    standing = max(Fraction(0), (slope * move + less) * unit)
    running = max(standing, (slope * (move + Fraction(run_m)) + less) * unit)
    result = min(running, 2 * standing)
    return float(result if prepared else result / 2)


def climbing(surface: str | None) -> dict[str, Any] | None:
    """What the table says about a surface; None if it cannot be climbed."""
    found: dict[str, Any] | None = numbers("climbing").get(surface or "")
    return found


def climbing_speed(surface: str, up: bool) -> float | None:
    """Metres a second; None if the surface cannot be climbed."""
    row = climbing(surface)
    return None if row is None else float(row["up" if up else "down"])


def climbing_roll(surface: str, up: bool, encumbrance: int) -> int | None:
    """The modifier of the Climbing roll, the load counted in; None where no roll is needed."""
    row = climbing(surface)
    if row is None or "roll" not in row:
        return None
    base: int = row["roll"] if up else row.get("roll_down", row["roll"])
    return base - encumbrance


def climbing_skill(stats: Mapping[str, Any]) -> int:
    """Climbing as it is set, else its default from DX."""
    given = stats.get("climbing")
    return int(stats["dx"]) + int(numbers("movement")["climb"]["default"]) if given is None else int(given)


def climbing_score(stats: Mapping[str, Any], surface: str, up: bool) -> int | None:
    """What is rolled against on a surface, the load counted in; None where no roll is needed."""
    modifier = climbing_roll(surface, up, int(stats["encumbrance"]))
    return None if modifier is None else climbing_skill(stats) + modifier
