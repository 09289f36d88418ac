"""What a building tool has in hand, ready to be drawn: pieces, rings, handles, and the place the hand snaps to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from battlemap.geometry.types import ScenePoint
from battlemap.text import Text

HANDLE_PX = 12.0  # half of a handle's hit area
PIECE_PX = 9.0  # how far from a line a press still means it

Look = Literal["new", "hover", "moved", "bad"]
SnapKind = Literal["point", "line", "corner", "edge", "center", "free"]
HandleKind = Literal["point", "bright", "dim", "angle"]


@dataclass(frozen=True, slots=True)
class Shape:
    """A line of straight pieces, or with `closed` a polygon."""

    points: tuple[ScenePoint, ...]
    look: Look = "new"
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """How far a light reaches: a circle, or with `angle_deg` less than 360 a piece of one; degrees clockwise from north."""

    at: ScenePoint
    radius: float
    dashed: bool = False
    angle_deg: float = 360.0
    direction_deg: float = 0.0


@dataclass(frozen=True, slots=True)
class Handle:
    """A point of a thing that can be taken hold of. `index`: which of its points; `lit`: picked, or under the hand."""

    thing: str
    index: int
    at: ScenePoint
    kind: HandleKind = "point"
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Snapped:
    """Where the hand's point comes to lie, and what it snapped to: a point or line there is, a place of the grid, nothing."""

    at: ScenePoint
    kind: SnapKind = "free"


@dataclass(frozen=True, slots=True)
class Building:
    """What is drawn for a building tool.

    `kinds`: the kinds of things it works on, whose points are marked; `label`: words beside `snap`.
    """

    kinds: tuple[str, ...]
    shapes: tuple[Shape, ...] = ()
    rings: tuple[Ring, ...] = ()
    handles: tuple[Handle, ...] = ()
    snap: Snapped | None = None
    label: Text | None = None
