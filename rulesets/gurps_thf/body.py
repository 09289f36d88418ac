"""What a body can do: speed, Move after load, wounds and fatigue, Step, Dodge. Rules: COR-4, COR-6, MOV-13, MAN-14."""

from collections.abc import Mapping
from math import floor
from typing import Any

from . import swarms
from .tables import numbers

Stats = Mapping[str, Any]


def basic_speed(stats: Stats) -> float:
    """Basic Speed as it is set, else (HT + DX) / 4."""
    given = stats.get("basic_speed")
    return float(given) if given is not None else (stats["ht"] + stats["dx"]) / 4


def basic_move(stats: Stats) -> int:
    """Basic Move as it is set, else Basic Speed without its fraction."""
    if swarms.is_swarm(stats):
        return swarms.move_of(stats)
    given = stats.get("basic_move")
    return int(given) if given is not None else max(0, floor(basic_speed(stats)))


def encumbrance_level(st: float, load_kg: float) -> int | None:
    """The level of a load, 0 to 4; None if it cannot be carried."""
    lift = basic_lift(st)
    for level, row in enumerate(numbers("encumbrance")["level"]):
        if load_kg <= row["lifts"] * lift + 1e-9:
            return level
    return None


def basic_lift(st: float) -> float:
    """Basic Lift in kg."""
    return st * st / 10


def laden(base: int, level: int) -> int:
    """A Move under a load: never below 1, except for one that has none."""
    if base <= 0:
        return 0
    tenths: int = numbers("encumbrance")["level"][level]["move_tenths"]
    return max(1, base * tenths // 10)


def current_move(stats: Stats, base: int | None = None) -> int:
    """Move right now: load first, then wounds, then fatigue.

    Args: base: another Move than Basic Move to begin with, such as in the air.
    """
    move = laden(basic_move(stats) if base is None else base, int(stats["encumbrance"]))
    return worn(move, stats)


def worn(value: int, stats: Stats) -> int:
    """A value halved, rounded up, below a third of the hit points, and again below a third of the fatigue points."""
    for points, most in (("hp", "hp_max"), ("fp", "fp_max")):
        if 3 * stats[points] < stats[most]:
            value = -(-value // 2)
    return value


def dodge(stats: Stats) -> int:
    """Dodge as it is set, else from Basic Speed and load, of animals from Move or DX; wounds and fatigue halve it."""
    given = stats.get("dodge")
    if given is None and stats.get("animal"):
        given = max(laden(basic_move(stats), int(stats["encumbrance"])), int(stats["dx"])) // 2
    elif given is None:
        given = floor(basic_speed(stats)) + 3 + numbers("encumbrance")["level"][int(stats["encumbrance"])]["dodge"]
    return worn(int(given), stats)


def step_length(move: int) -> int:
    """Hexes of a Step with that Move."""
    per_hex: int = numbers("movement")["limits"]["step_per_move"]
    return max(1, move // per_hex)


def charge_length(move: int, options: Mapping[str, Any]) -> int:
    """Hexes an All-Out Attack may advance."""
    half = move // 2 if options["aoa_round"] == "down" else -(-move // 2)
    least: int = numbers("movement")["limits"]["charge_least"]
    return max(least, half)


def aim_length(move: int, options: Mapping[str, Any]) -> int:
    """Hexes one may go while aiming."""
    half = -(-move // 2) if options["aim_round"] == "up" else move // 2
    most: int = numbers("movement")["limits"]["aim_most"]
    return min(most, half)


def step_move(stats: Stats, options: Mapping[str, Any]) -> int:
    """The Move a Step is measured by."""
    return basic_move(stats) if options["step_uses"] == "basic_move" else current_move(stats)


def strength(stats: Stats) -> int:
    """ST for rolls: halved, rounded up, below a third of the fatigue points; damage and hit points keep the old one."""
    st = int(stats["st"])
    return -(-st // 2) if 3 * stats["fp"] < stats["fp_max"] else st


def will(stats: Stats) -> int:
    """Will as it is set, else IQ."""
    given = stats.get("will")
    return int(stats["iq"] if given is None else given)


def acrobatics(stats: Stats) -> int:
    """Acrobatics as it is set, else its default from DX."""
    given = stats.get("acrobatics")
    return int(stats["dx"]) - 6 if given is None else int(given)
