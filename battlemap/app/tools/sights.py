"""What aiming lays over the map: arcs, reach, legal and illegal targets, the line of fire, and the card with the odds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from battlemap.app.tools.base import CardLine
from battlemap.geometry.types import ScenePoint
from battlemap.text import Text

ArcName = Literal["front", "side", "rear"]
Polygon = tuple[ScenePoint, ...]


@dataclass(frozen=True, slots=True)
class ArcArea:
    """Ground to the front, the sides or the rear of a token; its word stands at each of `at`."""

    arc: ArcName
    polygons: tuple[Polygon, ...]
    word: Text
    at: tuple[ScenePoint, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A token that may be aimed at (`ok`), or may not; `chosen`: the one pointed at."""

    token: str
    at: ScenePoint
    radius: float
    ok: bool
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that may be chosen, with the number it stands for."""

    id: str
    polygon: Polygon
    at: ScenePoint
    word: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """A line of fire: how long it is, the cells it passes, and what stands in it, in words where it stands.

    `stopped`: where something ends it; None where it arrives.
    """

    start: ScenePoint
    end: ScenePoint
    label: Text
    crossed: tuple[Polygon, ...] = ()
    tags: tuple[tuple[ScenePoint, Text], ...] = ()
    stopped: ScenePoint | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A part of all that may happen: how likely, and how it is told apart."""

    look: Literal["critical", "hit", "stopped", "miss"]
    word: Text
    chance: float


@dataclass(frozen=True, slots=True)
class AimCard:
    """The card beside a target: who does what to whom, the number to roll and how it came about, what to expect.

    `terms` add up to `total`; `notes` are the numbers of others and the harm; `problem`: why it is not possible.
    """

    caption: Text
    title: Text
    anchor: ScenePoint
    radius: float = 0.5
    dice: str = ""
    chance: float | None = None
    chance_of: Text | None = None
    terms: tuple[CardLine, ...] = ()
    total: CardLine | None = None
    notes: tuple[CardLine, ...] = ()
    parts: tuple[Part, ...] = ()
    problem: bool = False

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it names, each once, from the top down."""
        lines = (*self.terms, *((self.total,) if self.total is not None else ()), *self.notes)
        return tuple(dict.fromkeys(line.rule for line in lines if line.rule))


@dataclass(frozen=True, slots=True)
class Sights:
    """All of it."""

    arcs: tuple[ArcArea, ...] = ()
    reach: tuple[Polygon, ...] = ()
    marks: tuple[Mark, ...] = ()
    spots: tuple[Spot, ...] = ()
    fire: Fire | None = None
    card: AimCard | None = None
