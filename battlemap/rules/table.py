"""The table as a ruleset sees it: read-only questions about one scene, and the options the table has agreed on.

`Table` is the promise; `SceneTable` answers it from a scenario (or a draft over one).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from battlemap.geometry.facing import Arc, arc, melee_fan
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, CellLine, Pose, ScenePoint
from battlemap.model.entities import Area, Combat, Region, Scene, Terrain, Token, terrain_id
from battlemap.model.laid import changes_ground
from battlemap.model.scenario import ScenarioView
from battlemap.movement.costs import MoveProfile
from battlemap.movement.drawn import Drawn
from battlemap.movement.results import Path as MovePath
from battlemap.movement.results import Reach
from battlemap.rules import nearby
from battlemap.rules.bonds import Clock, Relation
from battlemap.rules.edit import Edit
from battlemap.rules.facts import SceneFacts
from battlemap.rules.nearby import Crossed, Inside, Pushed
from battlemap.vision.results import Cover

if TYPE_CHECKING:
    from battlemap.model.laid import Laid
    from battlemap.vision.results import Sight

Place = Token | Cell
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies at a cell: tags, elevation and water depth in metres, climbing surface, surface."""

    tags: tuple[str, ...] = ()
    elevation: float = 0.0
    water: float = 0.0
    climb: str | None = None
    surface: str | None = None


class Surroundings(Protocol):
    """Questions about lines, areas, light, cover and the ground round a token, and about what ties tokens together."""

    def occupants_on_line(self, a: Place, b: Place) -> tuple[Crossed, ...]:
        """The occupied cells and edge pairs of the line from a to b, in order; a and b themselves do not count."""
        ...

    def cover(self, target: Place, seen_from: Place) -> Cover:
        """How much of the target's body shows to who looks from there, which parts, what covers it, who stands between."""
        ...

    def light(self, place: Place) -> str:
        """bright, dim or dark."""
        ...

    def inside(
        self, area: Area | Mapping[Cell, float] | Iterable[Cell], start: Place | None = None
    ) -> tuple[Inside, ...]:
        """The tokens in an area, nearest to its start first, each with distance, cover and whether it is reached."""
        ...

    def cells(self, area: Area) -> Mapping[Cell, float]:
        """The cells of the scene inside an area as the walls leave it, nearest first, with their distances in cells."""
        ...

    def retreat_cells(self, token: Token, away_from: Place, profile: MoveProfile | None = None) -> tuple[Cell, ...]:
        """The free cells one step away that lie farther from what it steps back from."""
        ...

    def push(self, token: Token, direction: int, cells: int, profile: MoveProfile | None = None) -> Pushed:
        """Where the token comes to if it is pushed so many cells, and what stops it short."""
        ...

    def zones(self, place: Place | None = None) -> tuple[Region, ...]:
        """The regions of the scene (that hold a place), by id."""
        ...

    def areas_at(self, place: Place) -> tuple[Area, ...]:
        """The areas that lie on a cell, or on any cell of a token's body, by id."""
        ...

    def things(self, kind: type[E]) -> tuple[E, ...]:
        """All things of a kind in the scene (Area, Door, Light, Note, Region, Terrain, Wall), by id."""
        ...

    def relations(self, token: Token | str | None = None, kind: str | None = None) -> tuple[Relation, ...]:
        """What ties tokens together: all of it, of one token (at either end), or of one kind."""
        ...

    def clock(self, id: str) -> Clock | None:
        """A clock of the fight."""
        ...

    def gauge(self, id: str) -> float:
        """A number of the fight; 0 outside of one."""
        ...


class Table(Surroundings, Protocol):
    """Read-only questions about the scene. Distances are in cells unless the name says otherwise; heights in metres."""

    @property
    def scene(self) -> Scene: ...

    @property
    def grid(self) -> Grid: ...

    @property
    def options(self) -> Mapping[str, Any]:
        """All options of the game, with the defaults filled in."""
        ...

    @property
    def combat(self) -> Combat | None:
        """The fight that is on, in this scene or another."""
        ...

    def edit(self) -> Edit:
        """Collects changes to what lies on the table, for an Apply or an Outcome."""
        ...

    def token(self, id: str) -> Token:
        """The token. Raises CommandError `unknown-token`."""
        ...

    def tokens(self) -> tuple[Token, ...]:
        """All tokens of the scene, by id."""
        ...

    def stats(self, token: Token) -> Mapping[str, Any]:
        """The token's stats in the active ruleset, with the schema's defaults filled in."""
        ...

    def cell(self, place: Place) -> Cell:
        """The typed cell of a token or cell."""
        ...

    def body(self, place: Place) -> tuple[Cell, ...]:
        """The cells a token covers; of a cell, itself."""
        ...

    def occupants(self, cell: Cell) -> tuple[Token, ...]:
        """The tokens that cover a cell, by id."""
        ...

    def ground(self, cell: Cell) -> Ground:
        """What lies at a cell, with what the areas on it make of it."""
        ...

    def elevation(self, place: Place) -> float:
        """Height in metres: of a cell its ground, of a token its ground and its own height above it."""
        ...

    def distance(self, a: Place, b: Place) -> float:
        """Cells from a to b by the grid's rule; between bodies the shortest."""
        ...

    def length(self, a: Place, b: Place) -> float:
        """The distance in the scene's unit."""
        ...

    def direction(self, a: Place, b: Place) -> int:
        """The direction from a that points best to b."""
        ...

    def arc(self, of: Place, seen_from: Token) -> Arc:
        """In which arc of the token `seen_from` a place lies: front, left, right, rear or same."""
        ...

    def in_melee_fan(self, of: Place, seen_from: Token) -> bool:
        """True if a plain blow of the token `seen_from` reaches in the direction of the place."""
        ...

    def adjacent(self, a: Place, b: Place) -> bool:
        """True if a cell of a is a neighbour of a cell of b (squares: corners count)."""
        ...

    def line(self, a: Place, b: Place) -> CellLine:
        """The cells and edge pairs between two places, ends excluded."""
        ...

    def sight(self, a: Place, b: Place) -> Sight:
        """Whether the two see each other past walls and doors (`visible`), what hides them, what the line crosses."""
        ...

    def reach(self, token: Token, profile: MoveProfile) -> Reach:
        """Every place the token may stop at if it moves like that."""
        ...

    def path(self, token: Token, profile: MoveProfile, to: Cell, facing: int | None = None) -> MovePath:
        """The cheapest way to a cell, explained; `illegal` says why there is none."""
        ...

    def price(self, token: Token, profile: MoveProfile, way: Sequence[Cell | Drawn]) -> MovePath:
        """What a drawn way costs: cells (read as the cheapest legal step) or steps, without the start."""
        ...

    def kept(self, key: tuple[object, ...], work: Callable[[], V]) -> V:
        """What `work` says, which must follow from the table alone; where the same is asked often, it is remembered."""
        ...


class SceneTable(SceneFacts):
    """A Table over one scene of a scenario or draft. Made for one question or resolution, not kept."""

    def kept(self, key: tuple[object, ...], work: Callable[[], V]) -> V:
        """What `work` says, which must follow from the table alone; where the same is asked often, it is remembered."""
        return work()

    def follow(self, trail: Callable[[], object]) -> None:
        """A resolution runs on this table. Args: trail: tells what it has been given so far."""

    def _between(self, what: str, a: Token, b: Token, work: Callable[[], V]) -> V:
        """What `work` says of two tokens, once for a state of the scene: each of many actions asks the same."""
        # the tokens are kept with the answer, so that no other thing can come to the same identity
        return self.known((what, id(a), id(b)), lambda: (a, b, work()))[2]

    def over(self, view: ScenarioView) -> SceneTable:
        """The same scene and options, read from another view (a draft over this one)."""
        return type(self)(view, *self.given)

    def cell(self, place: Place) -> Cell:
        return self.grid.cell(place.at) if isinstance(place, Token) else place

    def body(self, place: Place) -> tuple[Cell, ...]:
        if isinstance(place, Token):
            return self.grid.body(self.grid.cell(place.at), place.size, place.facing, place.body)
        return (place,)

    def occupants(self, cell: Cell) -> tuple[Token, ...]:
        if self._covered is None:
            self._covered = {}
            for token in self.tokens():
                for part in self.body(token):
                    self._covered.setdefault(part, []).append(token)
        return tuple(self._covered.get(cell, ()))

    def ground(self, cell: Cell) -> Ground:
        if isinstance(cell, ScenePoint):
            bare = self._ground_of_regions(cell)
        else:
            found = self.view.terrain(self._id, terrain_id(cell))
            bare = _ground(found) if found is not None else Ground()
        areas = nearby.laid_at(self, cell, changes_ground)
        return _overlaid(bare, areas) if areas else bare

    def elevation(self, place: Place) -> float:
        if isinstance(place, Token):
            return self._between("elevation", place, place, lambda: self._elevation(place))
        return self._elevation(place)

    def _elevation(self, place: Place) -> float:
        ground = self.ground(self.cell(place)).elevation
        return ground + place.elevation if isinstance(place, Token) else ground

    def distance(self, a: Place, b: Place) -> float:
        if isinstance(a, Token) and isinstance(b, Token):
            return self._between("distance", a, b, lambda: self._distance(a, b))
        return self._distance(a, b)

    def _distance(self, a: Place, b: Place) -> float:
        return min(self.grid.distance(one, other) for one in self.body(a) for other in self.body(b))

    def length(self, a: Place, b: Place) -> float:
        return self.distance(a, b) * self.scene.cell_distance

    def direction(self, a: Place, b: Place) -> int:
        return self.grid.direction_to(self.cell(a), self.cell(b))

    def arc(self, of: Place, seen_from: Token) -> Arc:
        return arc(self.grid, Pose(self.cell(seen_from), seen_from.facing), self.cell(of))

    def in_melee_fan(self, of: Place, seen_from: Token) -> bool:
        return melee_fan(self.grid, Pose(self.cell(seen_from), seen_from.facing), self.cell(of))

    def adjacent(self, a: Place, b: Place) -> bool:
        if isinstance(self.cell(a), ScenePoint):
            return self.distance(a, b) <= 1.5
        others = set(self.body(b))
        return any(not others.isdisjoint(self.grid.neighbors(cell)) for cell in self.body(a))

    def line(self, a: Place, b: Place) -> CellLine:
        return self.grid.line(self.cell(a), self.cell(b))

    def sight(self, a: Place, b: Place) -> Sight:
        from battlemap.vision.los import sight

        if isinstance(a, Token) and isinstance(b, Token):
            return self._between("sight", a, b, lambda: sight(self.view, self._id, a, b))
        return sight(self.view, self._id, a, b)

    def reach(self, token: Token, profile: MoveProfile) -> Reach:
        from battlemap.movement.reach import reach  # the search is loaded when it is first used, not with the window

        return reach(self.view, self._id, token.id, profile, nearby.ground_areas(self))

    def path(self, token: Token, profile: MoveProfile, to: Cell, facing: int | None = None) -> MovePath:
        from battlemap.movement.path import cheapest_path

        return cheapest_path(self.view, self._id, token.id, profile, to, facing, nearby.ground_areas(self))

    def price(self, token: Token, profile: MoveProfile, way: Sequence[Cell | Drawn]) -> MovePath:
        from battlemap.movement.path import price

        return price(self.view, self._id, token.id, profile, way, nearby.ground_areas(self))

    def occupants_on_line(self, a: Place, b: Place) -> tuple[Crossed, ...]:
        return nearby.occupants_on_line(self, a, b)

    def cover(self, target: Place, seen_from: Place) -> Cover:
        return nearby.cover(self, target, seen_from)

    def light(self, place: Place) -> str:
        return nearby.light(self, place)

    def inside(
        self, area: Area | Mapping[Cell, float] | Iterable[Cell], start: Place | None = None
    ) -> tuple[Inside, ...]:
        return nearby.inside(self, area, start)

    def cells(self, area: Area) -> Mapping[Cell, float]:
        return nearby.cells(self, area)

    def retreat_cells(self, token: Token, away_from: Place, profile: MoveProfile | None = None) -> tuple[Cell, ...]:
        return nearby.retreat_cells(self, token, away_from, profile)

    def push(self, token: Token, direction: int, cells: int, profile: MoveProfile | None = None) -> Pushed:
        return nearby.push(self, token, direction, cells, profile)

    def zones(self, place: Place | None = None) -> tuple[Region, ...]:
        return nearby.zones(self, place)

    def areas_at(self, place: Place) -> tuple[Area, ...]:
        return nearby.areas_at(self, place)

    def _ground_of_regions(self, point: ScenePoint) -> Ground:
        """Without a grid the regions carry the ground: tags of all that hold the point, heights of the last by id."""
        regions = self.view.of(Region, self._id)
        ground = Ground()
        for id_ in sorted(regions):
            region = regions[id_]
            if nearby.in_polygon(point, region.polygon):
                tags = tuple(dict.fromkeys((*ground.tags, *region.tags)))
                here = _ground(region)
                ground = Ground(tags, here.elevation, here.water, here.climb, here.surface)
        return ground


def _overlaid(ground: Ground, areas: Sequence[Laid]) -> Ground:
    """The ground with what the areas on it make of it, as movement reads it."""
    from battlemap.movement.field import ground_under

    kind = ground_under(ground.tags, ground.water, areas)
    climb = next((laid.area.climb for laid in areas if laid.area.climb), ground.climb)
    return Ground(kind.tags, ground.elevation, kind.water, climb, ground.surface)


def _ground(thing: Terrain | Region) -> Ground:
    return Ground(thing.tags, thing.elevation, thing.water, thing.climb, thing.surface)
