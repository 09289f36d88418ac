"""What hits the whole body at once: areas, cones, and a blast where the table counts it so. Rule: DMG-19."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any

from battlemap.rules.api import Cover, Table, Why

from .damage import Hurt, large_area_dr, work_out
from .injury import suffer
from .locations import place
from .tables import numbers

PLACES = {
    "torso": "torso", "brain": "brain", "face": "face", "eyes": "eye", "throat": "throat", "groin": "groin",
    "arms": "arm", "hands": "hand", "legs": "leg", "feet": "foot",
}  # fmt: skip
FRONT = ("face", "eyes", "throat")


def engulf(
    table: Table,
    token_id: str,
    basic: int,
    type: str,
    *,
    exposed: Sequence[str] | None = None,
    divisor: float = 1.0,
    why: tuple[Why, ...] = (),
) -> Generator[Any, Any, Hurt]:
    """Large-area injury of so many points; to be used with `yield from`.

    Args:
        exposed: parts that face it ("torso", "arms", ...); None: all. A single part is hit as that location.
        why: how the points came about.
    Returns: what it did, the body's limits not counted.
    """
    stats = table.stats(table.token(token_id))
    if exposed is not None and len(exposed) == 1 and exposed[0] != "torso":
        hurt = work_out(basic, type, place(PLACES[exposed[0]]), stats, divisor=divisor, area=True)
    else:
        large = large_area_dr(stats, exposed)
        hurt = work_out(basic, type, place("torso"), stats, divisor=divisor, area=True, large=large)
    hurt = replace(hurt, why=(*why, *hurt.why))
    yield from suffer(table, token_id, hurt)
    return hurt


def exposed_parts(shown: Cover, arc: str) -> tuple[str, ...]:
    """The parts that face what comes in straight lines: those nothing solid hides, from behind without the face.

    Args: shown: what of the body shows from there; arc: in which of its arcs that is.
    """
    parts, least = numbers("explosion")["fragments"]["parts"], numbers("ranged")["shown"]["behind"]
    return tuple(
        name
        for name, kind in PLACES.items()
        if shown.parts.get(parts[kind], 1.0) >= least and not (arc == "rear" and name in FRONT)
    )
