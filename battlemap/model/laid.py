"""An area as it lies on a scene now: what it is, and the cells it takes in. Sight finds these cells, movement reads them."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from battlemap.geometry.types import Cell
from battlemap.model.entities import Area, terrain_id

if TYPE_CHECKING:
    from battlemap.geometry.shapes_extent import Extent


@dataclass(frozen=True, eq=False)
class Laid:
    """One area and its cells. As long as neither changes it is the same object, so it can be compared by `is`."""

    area: Area
    cells: Extent

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of its cells, as the ground has them."""
        return tuple(terrain_id((a, b)) for a, b in self.cells.pairs.T.tolist())

    @cached_property
    def known(self) -> frozenset[str]:
        """`ids` to look one up in."""
        return frozenset(self.ids)

    def holds(self, cell: Cell) -> bool:
        """True if a cell lies in it; without a grid if a point is nearest to one of its half-unit points."""
        plane = self.cells.plane
        if not plane.points:
            return terrain_id((cell[0], cell[1])) in self.known
        return bool(self.cells.find(plane.column(cell))[0] >= 0)


LaidAreas = tuple[Laid, ...]


def name_of(area: Area) -> str:
    """What people know an area by: its tags and its id.

    >>> name_of(Area("a1", tags=("web",)))
    'web, a1'
    """
    return ", ".join((*area.tags, area.id))


def changes_ground(area: Area) -> bool:
    """True if the cells inside are other ground because of it."""
    return bool(area.ground or area.water or area.climb)


def by_id(areas: Sequence[Laid], wanted: AbstractSet[str] | None = None) -> dict[str, LaidAreas]:
    """For the id of each cell (that is wanted) the areas on it, in their order; cells without any are left out."""
    found: dict[str, list[Laid]] = {}
    for laid in areas:
        for id_ in laid.ids if wanted is None else laid.known & wanted:
            found.setdefault(id_, []).append(laid)
    return {id_: tuple(own) for id_, own in found.items()}
