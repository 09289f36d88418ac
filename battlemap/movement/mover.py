"""The one entry to movement: a token with its profile on its scene, whatever the grid.

mover = mover_of(view, "s1", "t1", profile)
search = mover.search()          # once for a drag
search.reach(), search.path_to(cell), search.why_not(cell)
mover.price([cell, Drawn("turn", facing=2), ...])
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from battlemap.errors import CommandError
from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.model.laid import LaidAreas
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.movement.barriers import Stature
from battlemap.movement.costs import MoveProfile
from battlemap.movement.drawn import Items
from battlemap.movement.edges import Edges
from battlemap.movement.explain import Refusal
from battlemap.movement.field import Field, field_of
from battlemap.movement.moves import Shape, static
from battlemap.movement.occupancy import Meets, everybody, nobody, occupancy
from battlemap.movement.points import Points
from battlemap.movement.pointsearch import PointSearch, price_points
from battlemap.movement.pricing import price
from battlemap.movement.results import Path, Reach
from battlemap.movement.search import Search, Walker, start_facings
from battlemap.movement.tables import Tables
from battlemap.text import T

KEPT = 5_000_000  # steps in the tables kept for one scenario; 200 x 200 hexes with facing have 2.4 million (some 25 MB)


class Ways(Protocol):
    """One search for one token as things stand."""

    def reach(self) -> Reach: ...

    def path_to(self, cell: Cell, facing: int | None = None) -> Path: ...

    def why_not(self, cell: Cell, facing: int | None = None) -> Refusal: ...


class Mover(Protocol):
    """One token, its profile, its scene as they stand."""

    @property
    def free_facing(self) -> bool:
        """True if it makes no difference to the way how the token looks."""
        ...

    def search(self) -> Ways: ...

    def price(self, items: Items) -> Path: ...


class CellMover:
    """A mover on hexes or squares. `walker.edges` is what `MoveGraph` shows to networkx."""

    def __init__(self, walker: Walker, meeting: Callable[[Meets], Walker] | None = None) -> None:
        """Args: meeting: makes the walker for a drawn way, where that may go where the search does not."""
        self.walker, self._meeting = walker, meeting

    @property
    def free_facing(self) -> bool:
        return self.walker.free_facing

    def search(self) -> Search:
        return Search(self.walker, self._meeting)

    def price(self, items: Items) -> Path:
        return price(self.walker if self._meeting is None else self._meeting(everybody), items)


class PointMover:
    """A mover on a scene without a grid."""

    def __init__(self, points: Points, drawing: Points | None = None) -> None:
        self.points, self._drawing = points, drawing or points

    @property
    def free_facing(self) -> bool:
        return True

    def search(self) -> PointSearch:
        return PointSearch(self.points)

    def price(self, items: Items) -> Path:
        return price_points(self._drawing, items)


class _Kept(NamedTuple):
    """Tables and what they were made for; `asked` is the whole profile of who asked last, most often the next one too."""

    scene: str
    asked: MoveProfile
    profile: MoveProfile
    tables: Tables


_tables: WeakKeyDictionary[ScenarioView, OrderedDict[int, _Kept]] = WeakKeyDictionary()


def mover_of(
    view: ScenarioView,
    scene: str,
    token: str,
    profile: MoveProfile,
    within: Container[Cell] | None = None,
    laid: LaidAreas = (),
) -> Mover:
    """The mover of a token as `view` shows things now.

    Args:
        within: cells that may be entered at all, such as those the players have explored; None: every cell. Without a grid
            it is asked for half-unit points, each of which stands for what lies round it.
        laid: the areas that change the ground, by id (`vision.laid`).
    Raises:
        CommandError: `unknown-token`.
        KeyError: there is no such scene.
    """
    found = view.token(scene, token)
    if found is None:
        raise CommandError(T("There is no token {id}", id=token), code="unknown-token")
    apart = any(who.drawn for who in (profile.occupied, *profile.by_side.values(), *profile.by_token.values()))
    if view.scene(scene).grid.kind == "none":

        def points(drawn: bool) -> Points:
            return Points(view, scene, found, profile, drawn, within, laid)

        return PointMover(points(False), points(True) if apart else None)

    def meeting(drawn: Meets) -> Walker:
        return walker_of(view, scene, found, profile, drawn, within, laid)

    return CellMover(meeting(nobody), meeting if apart else None)


def walker_of(
    view: ScenarioView,
    scene: str,
    token: Token,
    profile: MoveProfile,
    drawn: Meets = nobody,
    within: Container[Cell] | None = None,
    laid: LaidAreas = (),
) -> Walker:
    """The token with its edges; tables are shared between tokens that move alike and kept between calls.

    Args:
        drawn: as for `occupancy`.
        within, laid: as for `mover_of`.
    """
    field = field_of(view, scene, laid)
    tables = _tables_of(view, scene, field, profile, _shape(field, token, profile))
    number = field.lattice.number(field.grid.cell(token.at))
    starts = [tables.state(number, facing) for facing in start_facings(tables, profile, token) if number >= 0]
    edges = Edges(tables, occupancy(view, scene, token, profile, tables, drawn, within), profile, starts)
    return Walker(edges, profile, token)


def _shape(field: Field, token: Token, profile: MoveProfile) -> Shape:
    number = field.lattice.number(field.grid.cell(token.at))
    ground = float(field.elevation[number]) if number >= 0 else 0.0
    if profile.mode == "fly":
        stature = Stature(0.0, ground + token.elevation, profile.height_m)
    else:
        stature = Stature(token.elevation, height=profile.height_m)
    return Shape(token.size, token.body, stature)


def _tables_of(view: ScenarioView, scene: str, field: Field, profile: MoveProfile, shape: Shape) -> Tables:
    root = view
    while isinstance(root, Draft):
        root = root.base
    kept = _tables.setdefault(root, OrderedDict())
    alike = static(profile) if (last := kept.get(_latest(kept))) is None or last.asked is not profile else last.profile
    for key, one in list(kept.items()):
        if one.scene != scene or one.tables.shape != shape or (one.profile is not alike and one.profile != alike):
            continue
        tables = one.tables if one.tables.field is field else one.tables.moved_to(field)
        if view is root:
            kept[key] = _Kept(scene, profile, one.profile, tables)
            kept.move_to_end(key)
        return tables
    made = Tables(field, alike, shape)
    if view is root:
        kept[max(kept, default=0) + 1] = _Kept(scene, profile, alike, made)
        while len(kept) > 1 and sum(one.tables.cost.size for one in kept.values()) > KEPT:
            kept.popitem(last=False)
    return made


def _latest(kept: OrderedDict[int, _Kept]) -> int:
    return next(reversed(kept), 0)
