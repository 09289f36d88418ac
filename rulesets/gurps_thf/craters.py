"""What a blast makes of the ground: a crater and bad footing. The rules leave it to the game master; a reading (EXP-2)."""

from collections.abc import Generator, Mapping
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, T, Table, Traced

from .charge import Charge
from .structures import worse
from .tables import numbers


def dig(
    table: Table, charge: Charge, center: Cell, points: int, around: Mapping[Cell, float]
) -> Generator[Any, Any, list[list[float]]]:
    """Soft ground is dug up in the centre and torn where much is left of the blast. To be used with `yield from`.

    Args: around: the cells in the blast, with their distances. Returns: the cells that are worse now.
    """
    row = numbers("explosion")["crater"]
    hollow = charge.air or charge.height_m > 0 or charge.around != "air"
    if not table.options["craters"] or table.grid.kind == "none" or hollow or points < row["points"]:
        return []
    nearest = int(table.options["blast_min_distance"])
    torn = [
        cell
        for cell, far in around.items()
        if cell != center and charge.at(points, max(nearest, far)) >= row["rim_points"] and _soft(table, cell)
    ]
    deep = min(float(row["most_m"]), round(points * row["metre_per_point"], 1)) if _soft(table, center) else 0.0
    if not deep and not torn:
        return []
    edit = table.edit()
    changed = [center, *torn] if deep else torn
    for cell in changed:
        edit.put(worse(table, cell, lower=deep if cell == center else 0.0))
    text = T("a crater, {metres} m deep", metres=f"{deep:g}") if deep else T("the ground is torn up")
    yield Apply(edit.changes(), (Line("EXP-2", text),), traced=(Traced("crater", tuple(changed)),))
    return [[cell[0], cell[1]] for cell in changed]


def _soft(table: Table, cell: Cell) -> bool:
    ground = table.ground(cell)
    return ground.surface in numbers("explosion")["crater"]["surfaces"] and table.grid.contains(cell)
