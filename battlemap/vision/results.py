"""What sight and cover answer: plain values, without the arrays that found them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from battlemap.geometry.types import Cell, ScenePoint

if TYPE_CHECKING:
    from battlemap.vision.bodies import Body

PARTS = ("legs", "torso", "shoulders", "head")
LEAST = 1 / 16
"""Less than this share of a body hidden is no cover."""

ThingKind = Literal["wall", "door", "terrain", "area"]
CoverKind = Literal["none", "soft", "solid"]
Showing = Literal["all", "most", "half", "head_and_shoulders", "head", "nothing"]

_SHOWING: tuple[tuple[float, Showing], ...] = (
    (0.0, "nothing"),
    (0.2, "head"),
    (0.375, "head_and_shoulders"),
    (0.7, "half"),
    (1.0 - LEAST, "most"),
)


@dataclass(frozen=True, slots=True)
class Stop:
    """A thing that hides one end of a line from the other, and where the line first meets it.

    `id` of a "terrain" is that of the cell or region that is the upper side of an edge of the ground. An "area" is smoke or
    darkness: what lies in it is hidden, too.
    """

    kind: ThingKind
    id: str
    at: ScenePoint


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether two places see each other, what hides them (ids, in order of the ids), and what cells the line passes.

    `start`, `end`: the bodies the line was drawn between. `stops`: what hides them, nearest to the start first; where
    something hides all by itself, only such things.
    """

    visible: bool
    blocked_by: tuple[str, ...]
    crossed: tuple[Cell, ...]
    edge_pairs: tuple[tuple[Cell, Cell], ...]
    start: Body
    end: Body
    stops: tuple[Stop, ...] = ()


@dataclass(frozen=True, slots=True)
class Between:
    """A token in the way: in which cell (or edge pair) of the line it stands; none without a grid.

    `hidden`: the share of the target's body behind its own body, by heights and postures.
    """

    token: str
    cells: tuple[Cell, ...]
    hidden: float


@dataclass(frozen=True, slots=True)
class Cover:
    """What of a body shows. Shares run from 0 to 1.

    `exposed`: neither behind something solid nor something soft; `exposed + solid + soft` is 1. `kind`: that of the two which
    hides more. `by`: ids of walls, doors and edges of the ground that hide something, nearest to the looker first.
    `parts`: how much of legs, torso, shoulders and head is exposed. `left`, `right`: how much of the two halves, as the looker
    sees them. `between`: the tokens in the way, nearest to the looker first. `start`, `end`: looker and target.
    """

    exposed: float = 1.0
    kind: CoverKind = "none"
    by: tuple[str, ...] = ()
    solid: float = 0.0
    soft: float = 0.0
    parts: Mapping[str, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 1.0))
    left: float = 1.0
    right: float = 1.0
    between: tuple[Between, ...] = ()
    start: Body | None = None
    end: Body | None = None

    @property
    def showing(self) -> Showing:
        """The exposed share in words, by how much of a standing person these parts are.

        >>> Cover(0.5).showing, Cover(0.15).showing
        ('half', 'head')
        """
        for most, name in _SHOWING:
            if self.exposed <= most:
                return name
        return "all"
