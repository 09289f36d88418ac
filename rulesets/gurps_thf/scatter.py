"""Where it lands when it misses. Rules: EXP-19, EXP-20, EXP-21, RNG-14."""

from collections.abc import Generator
from math import ceil
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, Roll, T, Table, Traced, cell_words


def distance_m(table: Table, by: str, target: Cell, margin: int, *, squared: bool = False) -> int:
    """Metres off: the margin, at most half of the way, rounded up; squared there is no limit."""
    if squared:
        return margin * margin
    return min(margin, ceil(table.distance(table.token(by), target) / 2))


def scatter(
    table: Table, by: str, target: Cell, margin: int, *, squared: bool = False, rule: str = "EXP-19"
) -> Generator[Any, Any, Cell]:
    """Roll the direction of a miss, the first being that the attacker faces. To be used with `yield from`.

    Args:
        margin: of the failure, or of the defence of one who dodged.
        squared: at what flies or dives, or by artillery at what is not seen.
        rule: the one that asks for it.
    Returns: the cell it lands in.
    """
    thrower, around = table.token(by), table.grid.directions
    far = distance_m(table, by, target, abs(margin), squared=squared)
    rolled = yield Roll(f"1d{around}", "scatter", by=by, rule="EXP-20" if rule == "EXP-19" else rule)
    way = [target]
    for _ in range(far):
        way.append(table.grid.neighbor(way[-1], (thrower.facing + rolled.total - 1) % around))
    cell = way[-1]
    told = "EXP-21" if squared else rule
    where = cell_words(table.grid, cell)
    text = T("it lands {metres} m off, at {cell}", metres=far, cell=where)
    if not squared and far < abs(margin):
        text = T(
            "it lands {metres} m off, half of the way, not {margin}, at {cell}",
            metres=far,
            margin=abs(margin),
            cell=where,
        )
    yield Apply(lines=(Line(told, text),), traced=(Traced("way", tuple(way)),))
    return cell
