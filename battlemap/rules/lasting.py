"""What the areas on the map do as rounds pass: those whose time is up end, the others grow and drift.

In a fight `until` is the round at whose start an area ends. Without one all is as in round 0: each round that passes takes one
off `until`, and so does the end of a fight with its rounds (`after_fight`), so nothing lasts longer because a fight is over.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from battlemap.geometry.grid import Grid
from battlemap.model.entities import Area, Combat, EntityKey, Pair
from battlemap.model.laid import name_of
from battlemap.model.scenario import Draft
from battlemap.rules.steps import Apply, Line
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.geometry.shapes_plane import Plane
    from battlemap.rules.table import Table

Events = list[Mapping[str, Any]]
LARGEST = 1e6  # no area is larger, whatever grows
DIGITS = 6  # sums of tenths stay tenths


def areas_go_on(table: Table, events: Events, *, grow: bool = True) -> Generator[Any, Any, None]:
    """A round has begun (without a fight: passed). One step for all areas of the scene, in the order of their ids.

    Args:
        events: gets `area_ended`, and `changed` for what grew or drifted.
        grow: False where no round has passed yet: then areas only end.
    """
    edit = table.edit()
    lines: list[Line] = []
    for area in table.things(Area):
        left = time_left(area, table.combat)
        after = None if left is None else moved_on(left, table.grid) if grow else left
        if after is not None and (after.at != area.at or area.growth < 0) and not table.cells(after):
            after = None  # it has left the map, or nothing is left of it
        if after is None:
            edit.drop(area)
            lines.append(Line("", T("Area {area} ends", area=name_of(area)), secret=area.hidden))
            events.append({"event": "area_ended", "id": area.id, "scene": table.scene.id})
        elif after != area:
            edit.put(after)
            events.append({"event": "changed", "id": area.id, "kind": "area", "set": _differing(area, after)})
    if changes := edit.changes():
        yield Apply(changes, tuple(lines))


def time_left(area: Area, combat: Combat | None) -> Area | None:
    """The area at the start of a round, None if its time is up; without a fight a round less is left of it."""
    if area.until is None:
        return area
    if combat is not None:
        return area if combat.round < area.until else None
    left = round(area.until - 1, DIGITS)
    return replace(area, until=left) if left > 0 else None


def moved_on(area: Area, grid: Grid) -> Area | None:
    """The area a round later, grown and drifted; None if it has shrunk to nothing.

    >>> from battlemap.geometry.grid import make_grid
    >>> fire = Area("a1", radius=1, growth=2, growth_most=4, drift=(1, 0))
    >>> [(a.at, a.radius) for a in (moved_on(fire, make_grid("square", 9, 9)),)]
    [((1.0, 0.0), 3.0)]
    """
    grown = _grown(area, grid) if area.growth else area
    return _drifted(grown, grid) if grown is not None and any(area.drift) and area.token is None else grown


def after_fight(draft: Draft, combat: Combat) -> None:
    """A fight is over: what areas of its scene have left counts from now on."""
    for area in list(draft.of(Area, combat.scene).values()):
        if area.until is not None:
            left = replace(area, until=round(area.until - combat.round, DIGITS))
            draft.put(EntityKey(combat.scene, Area.kind, area.id), left)


def _grown(area: Area, grid: Grid) -> Area | None:
    if area.shape == "rect":
        return area
    size = _size(area, grid)
    after = min(round(size + area.growth, DIGITS) + 0.0, LARGEST)
    if area.growth > 0 and area.growth_most is not None:
        after = max(size, min(after, area.growth_most))
    if after < 0:
        return None
    return replace(area, length=after) if area.shape in ("cone", "line") else replace(area, radius=after)


def _size(area: Area, grid: Grid) -> float:
    """The radius or length of an area, also of one that does not say."""
    radius = 1.0 if area.radius is None else area.radius
    if area.shape not in ("cone", "line"):
        return radius
    if area.length is not None:
        return area.length
    if area.shape == "cone":
        return radius
    if area.to is None:
        return 1.0
    from battlemap.geometry.shapes_plane import plane

    return plane(grid).size(area.to[0] - area.at[0], area.to[1] - area.at[1])


def _drifted(area: Area, grid: Grid) -> Area:
    """Moved on the map by its drift; what it points at moves along.

    On a grid by whole cells, so that it keeps its shape: the rest waits in `drifted` until it is nearer to another cell.
    """
    from battlemap.geometry.shapes_plane import plane

    x, y = area.drifted[0] + area.drift[0], area.drifted[1] + area.drift[1]
    flat = plane(grid)
    a, b = (x, y) if flat.points else _whole_cells(flat, x, y)
    across, down = flat.vector(a, b)

    def moved(pair: Pair) -> Pair:
        return round(pair[0] + a, DIGITS + 3) + 0.0, round(pair[1] + b, DIGITS + 3) + 0.0

    rest = round(x - across, DIGITS) + 0.0, round(y - down, DIGITS) + 0.0
    return replace(area, at=moved(area.at), to=None if area.to is None else moved(area.to), drifted=rest)


def _whole_cells(flat: Plane, x: float, y: float) -> tuple[int, int]:
    """The step from cell to cell nearest to a vector of the scene; none where that is as near."""
    zero = flat.point((0, 0))
    a, b = (round(part) for part in flat.pair((zero.x + x, zero.y + y)))
    near = [(0, 0), *((a + i, b + j) for i in (-1, 0, 1) for j in (-1, 0, 1))]

    def away(step: tuple[int, int]) -> float:
        across, down = flat.vector(*step)
        return round(math.hypot(x - across, y - down), DIGITS)

    return min(near, key=away)


def _differing(before: Area, after: Area) -> list[str]:
    return [
        name
        for name in ("at", "drifted", "length", "radius", "to", "until")
        if getattr(before, name) != getattr(after, name)
    ]
