"""What each window may know, as display lists. The players' list is made apart: what they may not know is not in it.

A DisplayMaker keeps the items of things that did not change, so a commit costs what it touched, not the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from battlemap.app.areas import area_polygons, bearer_of, depends_on, start_of
from battlemap.app.display import (
    AreaItem,
    BannerItem,
    Bar,
    DisplayList,
    DoorItem,
    FogItem,
    GridItem,
    Item,
    LightItem,
    NoteItem,
    PictureItem,
    RegionItem,
    RollItem,
    TerrainItem,
    TokenItem,
    WallItem,
)
from battlemap.app.logtext import log_text
from battlemap.app.rolltext import need_of, result_tone, result_word
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Rect, ScenePoint
from battlemap.model.entities import (
    Area,
    Door,
    Fog,
    Light,
    Note,
    Picture,
    Region,
    Scene,
    Terrain,
    Token,
    Wall,
    terrain_id,
)
from battlemap.model.scenario import LogEntry, ScenarioView
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset

LOOKS = {
    "party": "player", "player": "player", "players": "player", "hero": "player", "heroes": "player",
    "foe": "foe", "foes": "foe", "enemy": "foe", "enemies": "foe", "hostile": "foe",
    "ally": "ally", "allies": "ally", "friend": "ally", "friends": "ally",
}  # fmt: skip
DISC = 0.76  # diameter of a one-cell token in cells (design guide section 5: radius 0.38)


def look_of(side: str) -> str:
    """The rim a side is drawn with: player, foe, ally or neutral."""
    return LOOKS.get(side.casefold(), "neutral")


def gm_display(view: ScenarioView, scene: str, ruleset: Ruleset) -> DisplayList:
    """Everything in the scene."""
    return DisplayMaker("gm").make(view, scene, ruleset)


def player_display(view: ScenarioView, scene: str, ruleset: Ruleset, shown_roll: LogEntry | None = None) -> DisplayList:
    """What the players may know of the scene. `shown_roll`: the line of the log whose roll they are shown."""
    return DisplayMaker("player").make(view, scene, ruleset, shown_roll)


class DisplayMaker:
    """Makes the display lists of one window, one after the other."""

    def __init__(self, role: str) -> None:
        self.role = role
        self._kept: dict[tuple[str, str], tuple[tuple[Any, ...], Item]] = {}
        self._scene: tuple[Scene | None, Ruleset | None] = (None, None)

    def make(self, view: ScenarioView, scene: str, ruleset: Ruleset, shown_roll: LogEntry | None = None) -> DisplayList:
        spec = view.scene(scene)
        if self._scene[0] is not spec or self._scene[1] is not ruleset:
            self._kept.clear()
            self._scene = (spec, ruleset)
        old, self._kept = self._kept, {}
        items: dict[tuple[str, str], Item] = {}
        for kind, id_, made_of, make in self._things(view, spec, ruleset):
            key = (kind, id_)
            before = old.get(key)
            if before is not None and len(before[0]) == len(made_of) and all(map(_same, before[0], made_of)):
                self._kept[key] = before
            else:
                self._kept[key] = (made_of, make())
            items[key] = self._kept[key][1]
        roll = _roll(shown_roll) if shown_roll is not None and self.role == "player" else None
        if roll is not None:
            items[roll.kind, roll.id] = roll
        return DisplayList(scene, items)

    def _things(
        self, view: ScenarioView, scene: Scene, ruleset: Ruleset
    ) -> Iterator[tuple[str, str, Any, Callable[[], Item]]]:
        grid = scene.grid.grid()
        yield (
            "grid",
            scene.id,
            (scene,),
            lambda: GridItem(scene.id, scene.grid, grid.bounds(), scene.cell_distance, scene.unit),
        )
        pictures = view.of(Picture, scene.id)
        for picture in pictures.values():
            yield "picture", picture.id, (picture,), _picture(picture)
        fog = view.fog(scene.id)
        if self.role == "gm":
            yield from _gm_things(view, scene, grid)
        for note in view.of(Note, scene.id).values():
            if self.role == "gm" or (not note.gm and shown(fog, note.at)):
                yield "note", note.id, (note,), _note(note)
        for area in view.of(Area, scene.id).values():
            if self.role == "gm" or _may_know(view, scene.id, fog, area):
                yield "area", area.id, depends_on(view, scene.id, area), _area(view, scene.id, area, ruleset)
        yield from self._tokens(view, scene, grid, fog, ruleset)
        if fog.mode != "off":
            yield "fog", scene.id, (fog,), lambda: _fog(scene.id, fog, grid.bounds())

    def _tokens(self, view: ScenarioView, scene: Scene, grid: Grid, fog: Fog, ruleset: Ruleset) -> Iterator[Any]:
        combat = view.combat
        acting = set(combat.acting) if combat is not None and combat.scene == scene.id else set()
        visible = {}
        for token in view.of(Token, scene.id).values():
            middle = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
            if self.role == "player" and (token.hidden or not shown(fog, middle)):
                continue
            visible[token.id] = token
            ground = view.terrain(scene.id, terrain_id(token.at))
            made_of = (token, ground, token.id in acting)
            yield "token", token.id, made_of, _token(token, ground, token.id in acting, grid, ruleset, self.role)
        if combat is not None and acting and self.role == "player":
            first = next((t for t in combat.acting if t in visible), None)
            if first is not None:
                then = _next_visible(combat.order, first, visible)
                yield (
                    "banner",
                    scene.id,
                    (combat, visible[first], then),
                    _banner(scene.id, visible[first], combat.round, then),
                )


def open_rolls(entry: LogEntry) -> list[Mapping[str, Any]]:
    """The rolls of a line of the log that players may see: none of a secret line, no secret one of any."""
    return [] if entry.secret else [roll for roll in entry.rolls if not roll.get("secret")]


def _roll(entry: LogEntry) -> RollItem | None:
    """The roll that decides, of those that may be seen; None where there is none, or it was taken back."""
    rolls = open_rolls(entry)
    if not rolls or entry.undone:
        return None
    roll = next((one for one in rolls if one.get("target") is not None), rolls[0])
    result = roll.get("result")
    return RollItem(
        id=str(entry.n),
        title=log_text(entry),
        dice=tuple(roll.get("dice") or ()),
        total=roll.get("total", 0),
        need=need_of(roll),
        result=result_word(result) if result else None,
        tone=result_tone(result) if result else "",
    )


def _same(a: Any, b: Any) -> bool:
    return a is b or (isinstance(a, bool | str) and a == b)


def shown(fog: Fog, point: tuple[float, float]) -> bool:
    """Whether a point is uncovered: the last stroke over it decides; without a veil everything is."""
    if fog.mode == "off":
        return True
    for stroke in reversed(fog.strokes):
        if _inside(point, stroke.polygon):
            return stroke.show
    return False


def _inside(point: tuple[float, float], polygon: tuple[tuple[float, float], ...]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True) if polygon else ():
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def _points(points: tuple[tuple[float, float], ...]) -> tuple[ScenePoint, ...]:
    return tuple(ScenePoint(x, y) for x, y in points)


def _picture(picture: Picture) -> Callable[[], Item]:
    return lambda: PictureItem(picture.id, picture.file, Rect(*picture.rect), picture.z)


def _note(note: Note) -> Callable[[], Item]:
    return lambda: NoteItem(note.id, ScenePoint(*note.at), note.text, note.gm)


def _area(view: ScenarioView, scene: str, area: Area, ruleset: Ruleset) -> Callable[[], Item]:
    return lambda: AreaItem(area.id, area.shape, area_polygons(view, scene, area, ruleset.manifest.coverage), area.tags)


def _may_know(view: ScenarioView, scene: str, fog: Fog, area: Area) -> bool:
    """Whether players may see an area: it and its token, if any, are in the open, and where it starts is uncovered."""
    if area.hidden:
        return False
    bearer = bearer_of(view, scene, area)
    return not (bearer is not None and bearer.hidden) and shown(fog, start_of(view, scene, area))


def _fog(scene: str, fog: Fog, bounds: Rect) -> Item:
    strokes = tuple((stroke.show, _points(stroke.polygon)) for stroke in fog.strokes)
    return FogItem(scene, fog.mode, strokes, bounds)


def _banner(scene: str, token: Token, round_: int, then: Token | None) -> Callable[[], Item]:
    text = T("{name}’s turn", name=token.name or token.id)
    return lambda: BannerItem(scene, text, round_, then.name or then.id if then else None, token.id)


def _next_visible(order: tuple[tuple[str, ...], ...], first: str, visible: dict[str, Token]) -> Token | None:
    flat = [id_ for group in order for id_ in group]
    start = flat.index(first) + 1 if first in flat else 0
    return next((visible[id_] for id_ in flat[start:] + flat[: max(start - 1, 0)] if id_ in visible), None)


def _token(
    token: Token, ground: Terrain | None, acting: bool, grid: Grid, ruleset: Ruleset, role: str
) -> Callable[[], Item]:
    def make() -> Item:
        cell = grid.cell(token.at)
        cells = grid.body(cell, token.size, token.facing, token.body)
        bars = _gauges(token, ruleset)
        return TokenItem(
            id=token.id,
            name=token.name,
            center=grid.body_center(cell, token.size, token.facing, token.body),
            polygons=tuple(grid.polygon(c) for c in cells),
            diameter=max(token.size - (1 - DISC), 0.3),
            facing_deg=grid.direction_deg(token.facing),
            look=look_of(token.side),
            picture=token.picture,
            elevation=token.elevation,
            ground=ground.elevation if ground else 0.0,
            posture=token.posture,
            hidden=token.hidden,
            conditions=tuple(condition.id for condition in token.conditions),
            bars=tuple(Bar(*bar) for bar in bars) if role == "gm" or look_of(token.side) in ("player", "ally") else (),
            acting=acting,
        )

    return make


def _gauges(token: Token, ruleset: Ruleset) -> tuple[tuple[str, float, float], ...]:
    """The bars of a token; a ruleset that fails here costs the bars, not the window."""
    from battlemap.errors import BattlemapError
    from battlemap.rules.guard import call

    try:
        bars: tuple[tuple[str, float, float], ...] = call(ruleset, "bars", token.stats.get(ruleset.id, {}))
    except BattlemapError:
        return ()
    return bars


def _gm_things(view: ScenarioView, scene: Scene, grid: Grid) -> Iterator[tuple[str, str, Any, Callable[[], Item]]]:
    """Ground, walls, doors, lights and regions: the GM's layers."""
    for terrain in view.of(Terrain, scene.id).values():
        yield "terrain", terrain.id, (terrain,), _terrain(terrain, grid)
    for wall in view.of(Wall, scene.id).values():
        yield "wall", wall.id, (wall,), _wall(wall)
    for door in view.of(Door, scene.id).values():
        yield "door", door.id, (door,), _door(door)
    for light in view.of(Light, scene.id).values():
        yield "light", light.id, (light,), _light(light)
    for region in view.of(Region, scene.id).values():
        yield "region", region.id, (region,), _region(region)
        if grid.kind == "none" and len(region.polygon) >= 3 and carries_ground(region):
            yield "terrain", region.id, (region,), _region_ground(region)


def carries_ground(region: Region) -> bool:
    """Whether a region says anything of the ground in it."""
    return bool(region.tags or region.elevation or region.water or region.climb or region.surface)


def _terrain(terrain: Terrain, grid: Grid) -> Callable[[], Item]:
    def make() -> Item:
        cell = grid.cell([float(part) if "." in part else int(part) for part in terrain.id.split(",")])
        return ground_item(terrain.id, grid.center(cell), grid.polygon(cell), terrain)

    return make


def ground_item(id_: str, center: ScenePoint, polygon: tuple[ScenePoint, ...], of: Terrain | Region) -> TerrainItem:
    """How ground is drawn, be it a cell's or (without a grid) a region's."""
    return TerrainItem(id_, center, polygon, of.tags, of.elevation, of.water, of.climb, of.surface)


def _region_ground(region: Region) -> Callable[[], Item]:
    points = _points(region.polygon)
    return lambda: ground_item(region.id, middle_of(points), points, region)


def middle_of(points: tuple[ScenePoint, ...]) -> ScenePoint:
    """A place well inside a polygon, for its number: the middle of the widest stretch half-way down.

    >>> middle_of((ScenePoint(0, 0), ScenePoint(4, 0), ScenePoint(4, 2), ScenePoint(0, 2)))
    ScenePoint(x=2.0, y=1.0)
    """
    ys = [y for _, y in points]
    y = (min(ys) + max(ys)) / 2 + 1e-9
    cuts = sorted(
        ax + (bx - ax) * (y - ay) / (by - ay)
        for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True)
        if (ay > y) != (by > y)
    )
    stretches = list(zip(cuts[::2], cuts[1::2], strict=False)) or [
        (min(x for x, _ in points), max(x for x, _ in points))
    ]
    left, right = max(stretches, key=lambda one: one[1] - one[0])
    return ScenePoint((left + right) / 2, round(y, 6))


def _wall(wall: Wall) -> Callable[[], Item]:
    low = wall.top is not None
    return lambda: WallItem(wall.id, _points(wall.points), wall.move, wall.sight, wall.one_way, low)


def _door(door: Door) -> Callable[[], Item]:
    return lambda: DoorItem(door.id, _points(door.points), door.type, door.state, door.locked, door.secret)


def _light(light: Light) -> Callable[[], Item]:
    return lambda: LightItem(
        light.id,
        ScenePoint(*light.at),
        light.bright,
        light.dim,
        light.color,
        light.on,
        light.angle_deg,
        light.direction_deg,
    )


def _region(region: Region) -> Callable[[], Item]:
    return lambda: RegionItem(region.id, region.name, _points(region.polygon))
