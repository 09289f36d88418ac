"""Running into something solid, or hitting the ground. Rules: CLO-17, R-34."""

from collections.abc import Generator
from math import floor
from typing import Any

from battlemap.rules.api import Apply, Line, Roll, T, Table

from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .tables import numbers


def collision_dice(hexes: int) -> int:
    """Dice of damage at a speed in hexes a turn (R-34)."""
    row = numbers("close")["collision"]
    dice: int = floor(round(hexes * row["km_h_per_hex"], 6) / row["km_h_per_die"])
    return dice


def collide(table: Table, token_id: str, hexes: int, breaks: bool = False) -> Generator[Any, Any, int]:
    """Run into something heavy and solid at a speed; if it breaks, half of the damage. Returns: the points rolled."""
    dice = collision_dice(hexes)
    if not dice:
        return 0
    rolled = yield Roll(f"{dice}d6", "collision", by=token_id, rule="CLO-17")
    points = rolled.total // 2 if breaks else rolled.total
    token = table.token(token_id)
    line = Line("CLO-17", T("{name} runs into something solid", name=token.name or token_id))
    yield Apply(lines=(line,))
    hurt: Hurt = work_out(points, "cr", place("torso"), table.stats(token))
    yield from suffer(table, token_id, hurt)
    return int(rolled.total)
