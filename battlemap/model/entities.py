"""What may lie on the table, as frozen values. Each kind of thing has an id; `extra` keeps keys this program does not know.

Field names and defaults are those of `scenario.json` (docs/format.md), so a field left out of a file is the default here.
Cells (`at`) are plain pairs as in the file; `grid_of(scene).cell(at)` gives the typed cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple

from battlemap.geometry.grid import Diagonals, Grid, GridKind, Shifted, make_grid

Pair = tuple[float, float]
Points = tuple[Pair, ...]
Extra = Mapping[str, Any]
Side = str


class EntityKey(NamedTuple):
    """Names one thing of a scenario. Things of the document itself have the scene ""."""

    scene: str
    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class GridSpec:
    """Which grid lies over a scene."""

    kind: GridKind = "square"
    columns: int = 20
    rows: int = 14
    shifted: Shifted = "odd"
    origin: Pair | None = None
    diagonals: Diagonals = "one"
    extra: Extra = field(default_factory=dict)

    def grid(self) -> Grid:
        return make_grid(
            self.kind, self.columns, self.rows, shifted=self.shifted, origin=self.origin, diagonals=self.diagonals
        )


@dataclass(frozen=True, slots=True)
class Document:
    """The scenario's own facts (everything that is not a scene, the fight or the log)."""

    kind: ClassVar[str] = "document"
    title: str = ""
    active_scene: str = ""
    ruleset: str = "generic"
    options: Mapping[str, Any] = field(default_factory=dict)
    ruleset_extra: Extra = field(default_factory=dict)
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scene:
    """One playable map: its grid and scale. Its things are entities of their own."""

    kind: ClassVar[str] = "scene"
    id: str
    name: str = ""
    grid: GridSpec = field(default_factory=GridSpec)
    cell_distance: float = 1.0
    unit: str = "m"
    light: str = "day"
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Picture:
    """A map picture; `rect` is x, y, width, height in scene units; lower `z` lies below."""

    kind: ClassVar[str] = "picture"
    id: str
    file: str = ""
    rect: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    z: int = 0
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Terrain:
    """The ground of one cell; `id` is "a,b" of the cell. Elevation and water depth in metres."""

    kind: ClassVar[str] = "cell"
    id: str
    tags: tuple[str, ...] = ()
    elevation: float = 0.0
    water: float = 0.0
    climb: str | None = None
    surface: str | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wall:
    """A chain of straight pieces that blocks movement and/or sight between the heights `bottom` and `top` (None: endless)."""

    kind: ClassVar[str] = "wall"
    id: str
    points: Points = ()
    bottom: float = 0.0
    top: float | None = None
    move: bool = True
    sight: Literal["full", "behind", "none"] = "full"
    light: Literal["full", "behind", "none"] = "full"
    one_way: Literal["left", "right"] | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Door:
    """A piece of wall with a state. Closed doors block movement and sight (a window and a portcullis only movement)."""

    kind: ClassVar[str] = "door"
    id: str
    points: Points = ()
    type: Literal["door", "double", "gate", "portcullis", "window"] = "door"
    state: Literal["open", "closed"] = "closed"
    locked: bool = False
    secret: bool = False
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Light:
    """A light; radii in cells."""

    kind: ClassVar[str] = "light"
    id: str
    at: Pair = (0.0, 0.0)
    bright: float = 0.0
    dim: float = 0.0
    angle_deg: float = 360.0
    direction_deg: float = 0.0
    color: str = "#ffffff"
    on: bool = True
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Region:
    """A named polygon; without a grid it may carry the ground's fields."""

    kind: ClassVar[str] = "region"
    id: str
    name: str = ""
    polygon: Points = ()
    tags: tuple[str, ...] = ()
    elevation: float = 0.0
    water: float = 0.0
    climb: str | None = None
    surface: str | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Note:
    """A pinned text; `gm` notes are for the game master only."""

    kind: ClassVar[str] = "note"
    id: str
    at: Pair = (0.0, 0.0)
    text: str = ""
    gm: bool = True
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Area:
    """A burst, cone, line, ring, rectangle or aura that lies on the map, or goes with a token (`token`, its id).

    Each round it grows by `growth` cells (at most to `growth_most`) and moves by `drift` (scene units), until round `until`.
    On a grid it moves by whole cells; `drifted` is what is left of its drift.
    `ground`, `water`, `climb`: what it makes of the ground inside. `sight`: "full" hides all that lies in it or behind it.
    `light`: how light it is inside. `hidden`: not for the players.
    """

    kind: ClassVar[str] = "area"
    id: str
    shape: Literal["burst", "cone", "line", "ring", "rect", "aura"] = "burst"
    at: Pair = (0.0, 0.0)
    to: Pair | None = None
    radius: float | None = None
    inner: float | None = None
    length: float | None = None
    width: float | None = None
    angle_deg: float | None = None
    limit: Literal["straight", "spread", "through"] = "straight"
    tags: tuple[str, ...] = ()
    until: float | None = None
    token: str | None = None
    growth: float = 0.0
    growth_most: float | None = None
    drift: Pair = (0.0, 0.0)
    drifted: Pair = (0.0, 0.0)
    ground: tuple[str, ...] = ()
    water: float = 0.0
    climb: str | None = None
    sight: Literal["full", "none"] = "none"
    light: Literal["bright", "dim", "dark"] | None = None
    hidden: bool = False
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FogStroke:
    """One reveal (`show`) or hide by the GM's hand."""

    show: bool = True
    polygon: Points = ()
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fog:
    """How the players' ground is veiled, with the GM's strokes in order. One a scene; its id is ""."""

    kind: ClassVar[str] = "fog"
    mode: Literal["off", "manual", "sight"] = "off"
    strokes: tuple[FogStroke, ...] = ()
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Condition:
    """A state a token is in, until a round or second the ruleset understands."""

    id: str
    until: float | None = None
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece. `elevation` is its height above the ground of its cell; `stats` belong to the rulesets by id."""

    kind: ClassVar[str] = "token"
    id: str
    name: str = ""
    at: Pair = (0, 0)
    facing: int = 0
    size: int = 1
    body: tuple[tuple[int, int], ...] | None = None
    side: Side = ""
    elevation: float = 0.0
    posture: str = "standing"
    hidden: bool = False
    picture: str | None = None
    conditions: tuple[Condition, ...] = ()
    stats: Mapping[str, Any] = field(default_factory=dict)
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Combat:
    """The fight: who acts when. An inner tuple of `order` acts together. One a scenario; its id is ""."""

    kind: ClassVar[str] = "combat"
    scene: str = ""
    round: int = 1
    order: tuple[tuple[str, ...], ...] = ()
    acting: tuple[str, ...] = ()
    budgets: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    extra: Extra = field(default_factory=dict)


Entity = Document | Scene | Picture | Terrain | Wall | Door | Light | Region | Note | Area | Fog | Token | Combat

SCENE_KINDS: tuple[type[Any], ...] = (Picture, Terrain, Wall, Door, Light, Region, Note, Area, Token)
"""Kinds of which a scene holds many, by id."""

DOCUMENT_KEY = EntityKey("", "document", "")
COMBAT_KEY = EntityKey("", "combat", "")


def scene_key(scene: str) -> EntityKey:
    return EntityKey(scene, "scene", "")


def fog_key(scene: str) -> EntityKey:
    return EntityKey(scene, "fog", "")


def terrain_id(cell: tuple[float, float]) -> str:
    """The id of a cell's ground: "3,-1"; half units without a grid: "3.5,2"."""
    return ",".join(map(_coordinate, cell))


def _coordinate(value: float) -> str:
    """A coordinate without exponent, at most five decimals, and no "-0"."""
    whole = int(value)
    if whole == value:
        return str(whole)
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
