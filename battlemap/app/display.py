"""What a window is given to draw: plain frozen items, made below Qt, once per window.

A window never holds the scenario. `DisplayList` is rebuilt from the state after each commit and compared by key, so a
canvas only touches what differs. Lengths in scene units, heights in metres, angles clockwise from north.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from battlemap.geometry.types import Rect, ScenePoint
from battlemap.model.entities import GridSpec
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class PictureItem:
    kind: ClassVar[str] = "picture"
    id: str
    file: str  # "pictures/<sha256>.jpg"; the session's picture store gives its bytes
    rect: Rect
    z: int


@dataclass(frozen=True, slots=True)
class GridItem:
    kind: ClassVar[str] = "grid"
    id: str  # the scene's
    spec: GridSpec
    bounds: Rect
    cell_distance: float
    unit: str


@dataclass(frozen=True, slots=True)
class TerrainItem:
    """The ground of one cell: for patterns and height numbers. Players get elevation and water only."""

    kind: ClassVar[str] = "terrain"
    id: str
    center: ScenePoint
    polygon: tuple[ScenePoint, ...]
    tags: tuple[str, ...]
    elevation: float
    water: float
    climb: str | None = None
    surface: str | None = None


@dataclass(frozen=True, slots=True)
class WallItem:
    kind: ClassVar[str] = "wall"
    id: str
    points: tuple[ScenePoint, ...]
    move: bool
    sight: str
    one_way: str | None
    low: bool  # has a top: can be seen or climbed over


@dataclass(frozen=True, slots=True)
class DoorItem:
    """A door. A secret one that is closed is not in a player's list; there it is a piece of wall."""

    kind: ClassVar[str] = "door"
    id: str
    points: tuple[ScenePoint, ...]
    type: str
    state: str
    locked: bool
    secret: bool


@dataclass(frozen=True, slots=True)
class LightItem:
    kind: ClassVar[str] = "light"
    id: str
    at: ScenePoint
    bright: float
    dim: float
    color: str
    on: bool
    angle_deg: float = 360.0
    direction_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class RegionItem:
    kind: ClassVar[str] = "region"
    id: str
    name: str
    polygon: tuple[ScenePoint, ...]


@dataclass(frozen=True, slots=True)
class NoteItem:
    kind: ClassVar[str] = "note"
    id: str
    at: ScenePoint
    text: str
    gm: bool


@dataclass(frozen=True, slots=True)
class AreaItem:
    kind: ClassVar[str] = "area"
    id: str
    shape: str
    polygons: tuple[tuple[ScenePoint, ...], ...]
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """A gauge on a token: `value` of `maximum`; below one third it is drawn hatched."""

    id: str
    value: float
    maximum: float


@dataclass(frozen=True, slots=True)
class TokenItem:
    """A token as drawn. `look` is the rim: player, foe, ally or neutral (shape and colour come from the theme)."""

    kind: ClassVar[str] = "token"
    id: str
    name: str
    center: ScenePoint
    polygons: tuple[tuple[ScenePoint, ...], ...]  # the cells it covers
    diameter: float  # of the disc, scene units
    facing_deg: float
    look: str
    picture: str | None
    elevation: float
    ground: float
    posture: str
    hidden: bool
    conditions: tuple[str, ...]
    bars: tuple[Bar, ...]
    acting: bool  # its turn


@dataclass(frozen=True, slots=True)
class FogItem:
    """The veil: what is hidden by the GM's hand, as strokes in order over "all hidden" (mode manual)."""

    kind: ClassVar[str] = "fog"
    id: str
    mode: str
    strokes: tuple[tuple[bool, tuple[ScenePoint, ...]], ...]
    bounds: Rect


@dataclass(frozen=True, slots=True)
class BannerItem:
    """Whose turn it is, for the players' screen."""

    kind: ClassVar[str] = "banner"
    id: str
    text: Text
    round: int
    then: str | None
    token: str | None


@dataclass(frozen=True, slots=True)
class RollItem:
    """A roll the game master shows to the players. `tone`: "good", "bad" or "", beside the word `result`."""

    kind: ClassVar[str] = "roll"
    id: str
    title: Text
    dice: tuple[int, ...]
    total: float
    need: Text | None
    result: Text | None
    tone: str


Item = (
    PictureItem | GridItem | TerrainItem | WallItem | DoorItem | LightItem | RegionItem | NoteItem | AreaItem | TokenItem
    | FogItem | BannerItem | RollItem
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DisplayList:
    """All a window draws of one scene, by (kind, id)."""

    scene: str
    items: Mapping[tuple[str, str], Item]


EMPTY = DisplayList("", {})


@dataclass(frozen=True, slots=True)
class DisplayDiff:
    """What to take off, put on and replace to get from one list to the next."""

    removed: tuple[Item, ...]
    added: tuple[Item, ...]
    changed: tuple[Item, ...]


def difference(before: DisplayList, after: DisplayList) -> DisplayDiff:
    """The difference of two lists; another scene means everything."""
    if before.scene != after.scene:
        return DisplayDiff(tuple(before.items.values()), tuple(after.items.values()), ())
    removed = tuple(item for key, item in before.items.items() if key not in after.items)
    added = tuple(item for key, item in after.items.items() if key not in before.items)
    changed = tuple(
        item
        for key, item in after.items.items()
        if (old := before.items.get(key)) is not None and old is not item and old != item
    )
    return DisplayDiff(removed, added, changed)


def as_dict(item: Item) -> dict[str, Any]:
    """The item for the `view` query: its fields, with `kind` first."""
    from dataclasses import fields

    def plain(value: Any) -> Any:
        if isinstance(value, Text):
            return str(value)
        if isinstance(value, tuple):
            return [plain(v) for v in value]
        if isinstance(value, Bar):
            return {"id": value.id, "value": value.value, "maximum": value.maximum}
        if isinstance(value, GridSpec):
            return {"kind": value.kind, "columns": value.columns, "rows": value.rows}
        return value

    return {"kind": item.kind, **{f.name: plain(getattr(item, f.name)) for f in fields(item)}}
