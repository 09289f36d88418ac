"""What hits the whole body at once: areas, cones, and a blast where the table counts it so. Rule: DMG-19."""

from collections.abc import Generator, Sequence
from typing import Any

from battlemap.rules.api import Table

from .damage import Hurt, large_area_dr, work_out
from .injury import suffer
from .locations import place

PLACES = {
    "torso": "torso", "brain": "brain", "face": "face", "eyes": "eye", "throat": "throat", "groin": "groin",
    "arms": "arm", "hands": "hand", "legs": "leg", "feet": "foot",
}  # fmt: skip


def engulf(
    table: Table, token_id: str, basic: int, type: str, *, exposed: Sequence[str] | None = None, divisor: float = 1.0
) -> Generator[Any, Any, Hurt]:
    """Large-area injury of so many points; to be used with `yield from`.

    Args: exposed: parts that face it ("torso", "arms", ...); None: all. A single part is hit as that location.
    Returns: what it did, the body's limits not counted.
    """
    stats = table.stats(table.token(token_id))
    if exposed is not None and len(exposed) == 1 and exposed[0] != "torso":
        hurt = work_out(basic, type, place(PLACES[exposed[0]]), stats, divisor=divisor, area=True)
    else:
        large = large_area_dr(stats, exposed)
        hurt = work_out(basic, type, place("torso"), stats, divisor=divisor, area=True, large=large)
    yield from suffer(table, token_id, hurt)
    return hurt
