"""What a table says about lines, areas, light, cover and the ground round a token; all from the same few geometry questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from battlemap.geometry.facing import bearing_deg
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Area, Light, Region, Token, terrain_id
from battlemap.model.laid import LaidAreas, by_id, changes_ground
from battlemap.movement.costs import MoveProfile, StepRule
from battlemap.movement.drawn import Drawn
from battlemap.vision.results import Cover

if TYPE_CHECKING:
    from battlemap.rules.table import Place, SceneTable

E = TypeVar("E")
BRIGHT = ("day", "bright", "")
DIM = ("dim", "dusk", "twilight")


@dataclass(frozen=True, slots=True)
class Crossed:
    """One station of a line: a cell it crosses, or the two cells along whose common side it runs; and who is there."""

    cells: tuple[Cell, ...]
    tokens: tuple[Token, ...]

    @property
    def pair(self) -> bool:
        return len(self.cells) == 2


@dataclass(frozen=True, slots=True)
class Inside:
    """A token in an area: its distance from the area's start in cells, its cover from there, and whether the area reaches it
    past the walls."""

    token: Token
    distance: float
    cover: Cover
    exposed: bool = True


@dataclass(frozen=True, slots=True)
class Pushed:
    """A way somebody was pushed: the cells it passed, the last being where it ends, and what stopped it short.

    `stopped` is a reason (wall, door, occupied, terrain, height, edge) or ""; `hit`: the tokens it was pushed against.
    """

    cells: tuple[Cell, ...]
    stopped: str = ""
    hit: tuple[str, ...] = ()


def occupants_on_line(table: SceneTable, a: Place, b: Place) -> tuple[Crossed, ...]:
    """The stations of the line from a to b that are occupied, in order; a and b themselves do not count."""
    passed = table.line(a, b)
    ends = {place.id for place in (a, b) if isinstance(place, Token)}
    stations: list[tuple[Cell, ...]] = [*((cell,) for cell in passed.crossed), *passed.edge_pairs]
    start = table.cell(a)
    stations.sort(key=lambda cells: min(table.grid.distance(start, cell) for cell in cells))
    found = []
    for cells in stations:
        tokens = {token.id: token for cell in cells for token in table.occupants(cell) if token.id not in ends}
        if tokens:
            found.append(Crossed(cells, tuple(tokens.values())))
    return tuple(found)


def cover(table: SceneTable, target: Place, seen_from: Place) -> Cover:
    """What shows of the target's body."""
    from battlemap.vision.cover import cover as look

    return look(table.view, table.scene.id, seen_from, target)


def light(table: SceneTable, place: Place) -> str:
    """bright, dim or dark: what an area there says of its inside, else the scene's own light and the lamps that shine there."""
    inside_of = {laid.area.light for laid in laid_at(table, place, _lit)}
    for word in ("dark", "bright", "dim"):
        if word in inside_of:
            return word
    general = table.scene.light
    if general in BRIGHT:
        return "bright"
    best = "dim" if general in DIM else "dark"
    cell = table.cell(place)
    point = table.grid.center(cell)
    for lamp in table.things(Light):
        reach = max(lamp.bright, lamp.dim)
        far = ((lamp.at[0] - point.x) ** 2 + (lamp.at[1] - point.y) ** 2) ** 0.5
        if not lamp.on or far > reach + 1e-9 or not _shines(lamp, point):
            continue
        if not table.sight(table.grid.cell_at(ScenePoint(*lamp.at)), cell).visible:
            continue
        if far <= lamp.bright + 1e-9:
            return "bright"
        best = "dim"
    return best


def inside(
    table: SceneTable, area: Area | Mapping[Cell, float] | Iterable[Cell], start: Place | None = None
) -> tuple[Inside, ...]:
    """The tokens in an area, nearest to its start first.

    Args:
        area: an area as it lies on the map, with its walls (`vision.effect`), also one that lies nowhere yet; or an area's
            cells, with the distance from its start if it has one (`geometry.shapes`).
        start: where mere cells spread from; cover is from there. None: nothing is covered.
    """
    if isinstance(area, Area):
        from battlemap.vision.effect import affected

        hit = affected(table.view, table.scene.id, area, table.coverage)
        return tuple(Inside(table.token(one.token), one.distance, one.cover, one.exposed) for one in hit)
    cells: Mapping[Cell, float] = area if isinstance(area, Mapping) else dict.fromkeys(area, 0.0)
    found = []
    for token in table.tokens():
        here = [cells[cell] for cell in table.body(token) if cell in cells]
        if here:
            far = min(here)
            found.append(Inside(token, far, Cover() if start is None else table.cover(token, start)))
    return tuple(sorted(found, key=lambda one: (one.distance, one.token.id)))


def cells(table: SceneTable, area: Area) -> Mapping[Cell, float]:
    """The cells inside an area as the walls leave it, nearest first, with their distances from its start."""
    from battlemap.vision.effect import cells_of

    return cells_of(table.view, table.scene.id, area, table.coverage)


def retreat_cells(
    table: SceneTable, token: Token, away_from: Place, profile: MoveProfile | None = None
) -> tuple[Cell, ...]:
    """Where the token may step back to: a free cell one step away, farther from what it steps back from. Nearest facing first.

    Args: profile: what may be entered; None: whatever no wall, door or token closes.
    """
    before = table.distance(token, away_from)
    one_step = profile or MoveProfile(budget=1, steps=(StepRule(do="back", cost=1, face=False),))
    start = table.cell(token)
    found = []
    for cell in table.grid.neighbors(start):
        if not table.grid.contains(cell) or not table.price(token, one_step, [cell]).legal:
            continue
        moved = Token(id=token.id, at=(cell[0], cell[1]), size=token.size, body=token.body, facing=token.facing)
        if table.distance(moved, away_from) > before:
            found.append(cell)
    return tuple(found)


def push(table: SceneTable, token: Token, direction: int, cells: int, profile: MoveProfile | None = None) -> Pushed:
    """Where the token comes to if it is pushed in a direction, one cell at a time; its facing stays."""
    ahead = table.cell(token)
    way: list[Cell] = []
    for _ in range(cells):
        ahead = table.grid.neighbor(ahead, direction)
        way.append(ahead)
    by_force = profile or MoveProfile(budget=max(1, cells), steps=(StepRule(do="pushed", cost=1, face=False),))
    steps: list[Cell | Drawn] = list(way)
    price = table.price(token, by_force, steps)
    if price.illegal is None:
        return Pushed(tuple(way))
    stopped = price.illegal
    there = way[stopped.step]
    hit = [other.id for other in table.occupants(there) if other.id != token.id]
    return Pushed(tuple(way[: stopped.step]), stopped.reason, tuple(hit))


def zones(table: SceneTable, place: Place | None = None) -> tuple[Region, ...]:
    """The regions of the scene (that hold a place), by id."""
    regions = table.things(Region)
    if place is None:
        return regions
    point = table.grid.center(table.cell(place))
    return tuple(region for region in regions if in_polygon(point, region.polygon))


def laid_areas(table: SceneTable, which: Callable[[Area], bool] | None = None) -> LaidAreas:
    """The areas of the scene (that `which` picks) with their cells, by id."""

    def work() -> LaidAreas:
        if not table.view.of(Area, table.scene.id):
            return ()
        from battlemap.vision.laid import laid_of

        return laid_of(table.view, table.scene.id, table.coverage, which)

    return table.known(("areas", which), work)


def ground_areas(table: SceneTable) -> LaidAreas:
    """The areas that make other ground of their cells."""
    return laid_areas(table, changes_ground)


def areas_at(table: SceneTable, place: Place) -> tuple[Area, ...]:
    """The areas that lie on a cell, or on any cell of a token's body, by id."""
    return tuple(laid.area for laid in laid_at(table, place))


def laid_at(table: SceneTable, place: Place, which: Callable[[Area], bool] | None = None) -> LaidAreas:
    """The areas (that `which` picks) that lie on a place, by id."""
    areas = laid_areas(table, which)
    if not areas:
        return ()
    cells = table.body(place)
    if table.grid.kind == "none":
        return tuple(laid for laid in areas if any(laid.holds(cell) for cell in cells))
    by_cell = table.known(("areas by cell", which), lambda: by_id(areas))
    if len(cells) == 1:
        return by_cell.get(terrain_id((cells[0][0], cells[0][1])), ())
    found = {laid for a, b in cells for laid in by_cell.get(terrain_id((a, b)), ())}
    return tuple(laid for laid in areas if laid in found)


def _lit(area: Area) -> bool:
    return area.light is not None


def things(view: Any, scene: str, kind: type[E]) -> tuple[E, ...]:
    """All things of a kind in a scene, by id."""
    found: Mapping[str, E] = view.of(kind, scene)
    return tuple(found[id_] for id_ in sorted(found))


def in_polygon(point: ScenePoint, polygon: Sequence[tuple[float, float]]) -> bool:
    """True if the point lies inside (crossings to the right are odd)."""
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (ay > point.y) != (by > point.y) and point.x < (bx - ax) * (point.y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _shines(lamp: Light, point: ScenePoint) -> bool:
    if lamp.angle_deg >= 360:
        return True
    off = (bearing_deg(ScenePoint(*lamp.at), point) - lamp.direction_deg + 180.0) % 360.0 - 180.0
    return abs(off) <= lamp.angle_deg / 2 + 1e-9
