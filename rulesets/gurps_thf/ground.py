"""What the ground costs: footing, stairs, water, heights and what can be climbed. Rules: MOV-15, MOV-16, COR-16."""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import HeightBand, T, Text, Toll, WaterBand

from .feats import climbing_score
from .tables import numbers

NO_WAY = {
    "obstacle": Toll(T("severe obstruction: climb or jump"), "MOV-15", forbid=True),
    "impassable": Toll(T("no way through"), "MOV-15", forbid=True),
}
SURFACES: dict[str, Text] = {
    "ladder": T("ladder"),
    "tree": T("tree"),
    "slope": T("slope"),
    "stone_wall": T("stone wall"),
    "modern_wall": T("smooth wall"),
    "rope": T("rope"),
    "rope_with_gear": T("rope with gear"),
}


def tags() -> dict[str, Toll]:
    """Tolls by the program's own tags of the ground."""
    extra = numbers("movement")["extra"]
    return {
        "difficult": Toll(T("bad footing"), "MOV-15", add=extra["bad_footing"]),
        "stairs": Toll(T("stairs"), "MOV-15", add=extra["stairs"]),
        "minor_obstacle": Toll(T("minor obstruction"), "MOV-15", add=extra["minor_obstruction"]),
        **NO_WAY,
    }


def water(height_m: float) -> tuple[WaterBand, ...]:
    """Shallow water, and deeper water that takes the whole Move."""
    table = numbers("movement")
    return (
        WaterBand(
            height_m / table["limits"]["water_part"],
            Toll(T("shallow water"), "MOV-15", table["extra"]["shallow_water"]),
        ),
        WaterBand(None, Toll(T("deep water: the whole Move"), "MOV-15", all=True, mode="swim")),
    )


def heights(up: bool, stats: Mapping[str, Any], speed: float, pace: str, rolled: bool = True) -> tuple[HeightBand, ...]:
    """What a rise (or a drop) costs in a Move manoeuvre.

    Args: speed: the Move in half points; pace: see `per_metre`; rolled: a climb is rolled for, as when it begins.
    """
    table = numbers("movement")
    small = Toll(T("{height} m higher or lower"), "MOV-16", table["extra"]["small_height"])
    bands = [
        HeightBand(table["heights"]["free"]),
        HeightBand(None, surface="stairs"),
        HeightBand(table["heights"]["small"], small),
    ]
    return (*bands, *(climb(surface, up, stats, speed, pace, rolled) for surface in numbers("climbing")))


def climb(surface: str, up: bool, stats: Mapping[str, Any], speed: float, pace: str, rolled: bool = True) -> HeightBand:
    """A height of any size that is climbed on that surface; arguments as of `heights`."""
    toll = Toll(_climb(surface, up, stats, rolled), "COR-16", mode="climb")
    return HeightBand(None, toll, per_metre=per_metre(surface, up, speed, pace), surface=surface)


def per_metre(surface: str, up: bool, speed: float, pace: str) -> float:
    """Half points for a metre (R-50). Args: pace: "seconds": as much of the Move as of a second; "points": a fixed price.

    >>> per_metre("ladder", True, 9, "seconds"), per_metre("tree", True, 10, "points")
    (10.0, 4.0)
    """
    if pace == "points":
        return float(numbers("movement")["climb"]["points_per_metre"])
    return float(speed / numbers("climbing")[surface]["up" if up else "down"])


def small_heights() -> tuple[HeightBand, ...]:
    """Heights for a Step or a charge: what counts as stairs costs nothing, more is not possible."""
    return (HeightBand(numbers("movement")["heights"]["small"]), HeightBand(None, surface="stairs"))


def _climb(surface: str, up: bool, stats: Mapping[str, Any], rolled: bool) -> Text:
    needed = climbing_score(stats, surface, up) if rolled else None
    args = {"surface": SURFACES.get(surface, Text(surface))}
    if needed is None:
        plain = T("climb {height} m ({surface})") if up else T("climb down {height} m ({surface})")
        return Text(plain.key, args)
    words = T("climb {height} m ({surface}), roll Climbing {number}")
    if not up:
        words = T("climb down {height} m ({surface}), roll Climbing {number}")
    return Text(words.key, {**args, "number": str(needed)})


def signed(value: int) -> str:
    """A modifier as people write it.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"{value:+d}".replace("-", "−")
