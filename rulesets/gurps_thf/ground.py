"""What the ground costs: footing, stairs, water, heights and what can be climbed. Rules: MOV-15, MOV-16, COR-16."""

from battlemap.rules.api import HeightBand, T, Text, Toll, WaterBand

from .feats import climbing_roll
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


def heights(up: bool, whole: int, encumbrance: int) -> tuple[HeightBand, ...]:
    """What a rise (or a drop) costs in a Move manoeuvre.

    Args: whole: the Move in half points; a climb takes as much of it as it takes of a second.
    """
    table = numbers("movement")
    small = Toll(T("{height} m higher or lower"), "MOV-16", table["extra"]["small_height"])
    bands = [
        HeightBand(table["heights"]["free"]),
        HeightBand(None, surface="stairs"),
        HeightBand(table["heights"]["small"], small),
    ]
    for surface, row in numbers("climbing").items():
        speed = row["up" if up else "down"]
        toll = Toll(_climb(surface, up, encumbrance), "COR-16", mode="climb")
        bands.append(HeightBand(None, toll, per_metre=whole / speed, surface=surface))
    return tuple(bands)


def small_heights() -> tuple[HeightBand, ...]:
    """Heights for a Step or a charge: what counts as stairs costs nothing, more is not possible."""
    return (HeightBand(numbers("movement")["heights"]["small"]), HeightBand(None, surface="stairs"))


def _climb(surface: str, up: bool, encumbrance: int) -> Text:
    roll = climbing_roll(surface, up, encumbrance)
    args = {"surface": SURFACES.get(surface, Text(surface))}
    if roll is None:
        plain = T("climb {height} m ({surface})") if up else T("climb down {height} m ({surface})")
        return Text(plain.key, args)
    rolled = T("climb {height} m ({surface}), roll Climbing {number}")
    if not up:
        rolled = T("climb down {height} m ({surface}), roll Climbing {number}")
    return Text(rolled.key, {**args, "number": signed(roll)})


def signed(value: int) -> str:
    """A modifier as people write it.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"{value:+d}".replace("-", "−")
