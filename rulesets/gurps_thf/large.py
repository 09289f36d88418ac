"""What hits the whole body at once: areas, cones, and a blast where the table counts it so. Rules: DMG-19, EXP-2, EXP-4."""

from collections.abc import Generator, Sequence
from typing import Any

from battlemap.rules.api import Cell, Roll, T, Table, Why

from .damage import Hurt, large_area_dr, work_out
from .injury import suffer
from .locations import place
from .weapons import expression

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


def collateral(
    table: Table, center: Cell, dice: str, token_id: str, *, by: str | None = None, exposed: Sequence[str] | None = None
) -> Generator[Any, Any, Hurt]:
    """What a blast does to one who was not struck by it directly: less with the distance."""
    rolled = yield Roll(expression(dice, 0), "blast", by=by, rule="EXP-2")
    token = table.token(token_id)
    far = max(int(table.options["blast_min_distance"]), int(table.distance(center, token)))
    points = rolled.total // (3 * far)
    if table.options["explosion_dr"] == "large_area":
        return (yield from engulf(table, token_id, points, "cr", exposed=exposed))
    hurt = work_out(points, "cr", place("torso"), table.stats(token), area=True)
    hurt = Hurt(
        hurt.basic, hurt.type, hurt.dr, hurt.penetrating, hurt.injury, hurt.where,
        (Why(far, "EXP-2", T("metres from the blast")), *hurt.why), hurt.blunt, True,
    )  # fmt: skip
    yield from suffer(table, token_id, hurt)
    return hurt
