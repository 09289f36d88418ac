"""How tall, how broad and how high up a token is: what sight starts from and what cover hides.

Heights are metres above the scene's zero (the same zero the tops and bottoms of walls are measured from); widths are scene
units. A person fills `HALF_WIDTH` to either side of the middle of each cell of its body. Each posture has a top, an eye and
the bands of its parts; a body of size n is (n + 1) / 2 times as tall.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.ground import ground_of

HALF_WIDTH = 0.3


@dataclass(frozen=True, slots=True)
class Stature:
    """Heights above the feet in metres. `bands`: from where to where each of `results.PARTS` reaches; they may overlap."""

    top_m: float
    eye_m: float
    bands: tuple[tuple[float, float], ...]

    def scaled(self, factor: float) -> Stature:
        bands = tuple((low * factor, high * factor) for low, high in self.bands)
        return Stature(self.top_m * factor, self.eye_m * factor, bands)


STANDING = Stature(1.8, 1.6, ((0.0, 0.9), (0.9, 1.35), (1.35, 1.55), (1.55, 1.8)))
STATURES: dict[str, Stature] = {
    "standing": STANDING,
    "crouching": Stature(1.3, 1.1, ((0.0, 0.5), (0.5, 0.85), (0.85, 1.05), (1.05, 1.3))),
    "kneeling": Stature(1.3, 1.1, ((0.0, 0.45), (0.45, 0.85), (0.85, 1.05), (1.05, 1.3))),
    "sitting": Stature(0.95, 0.75, ((0.0, 0.2), (0.0, 0.5), (0.5, 0.7), (0.7, 0.95))),
    "crawling": Stature(0.7, 0.55, ((0.0, 0.4), (0.3, 0.6), (0.3, 0.6), (0.45, 0.7))),
    # A lying person looks up, on the elbows: the head is the highest part.
    "lying": Stature(0.4, 0.3, ((0.0, 0.25), (0.0, 0.25), (0.0, 0.3), (0.15, 0.4))),
}


@dataclass(frozen=True, slots=True)
class Body:
    """A token, or a standing person where there is only a cell. `point` is its middle; heights are absolute, in metres."""

    token: str | None
    cell: Cell
    point: ScenePoint
    cells: tuple[Cell, ...]
    feet_m: float
    stature: Stature

    @property
    def eye_m(self) -> float:
        return self.feet_m + self.stature.eye_m

    @property
    def top_m(self) -> float:
        return self.feet_m + self.stature.top_m

    def bands(self) -> Iterator[tuple[float, float]]:
        """The height bands of `results.PARTS`, absolute."""
        return ((self.feet_m + low, self.feet_m + high) for low, high in self.stature.bands)

    def span(self, grid: Grid, across: tuple[float, float]) -> tuple[float, float]:
        """From where to where it reaches along a direction of length 1, measured from its middle."""
        reach = [
            (x - self.point.x) * across[0] + (y - self.point.y) * across[1] for x, y in map(grid.center, self.cells)
        ]
        return min(reach) - HALF_WIDTH, max(reach) + HALF_WIDTH


def across(here: Body, body: Body) -> tuple[float, float]:
    """The direction to the right of who looks from `here` to the body, of length 1."""
    dx, dy = body.point.x - here.point.x, body.point.y - here.point.y
    far = math.hypot(dx, dy)
    return (-dy / far, dx / far) if far else (1.0, 0.0)


StatureOf = Callable[[Token], Stature]


def stature_of(token: Token) -> Stature:
    """How tall a token is by its posture and size; a posture nobody knows is standing.

    >>> stature_of(Token("t", posture="kneeling")).top_m, stature_of(Token("t", size=3)).top_m
    (1.3, 3.6)
    """
    own = STATURES.get(token.posture, STANDING)
    return own if token.size <= 1 else own.scaled((token.size + 1) / 2)


def body_of(
    view: ScenarioView, scene: str, grid: Grid, what: Token | Cell | Body, stature: StatureOf = stature_of
) -> Body:
    """The body of a token, or of a standing person in a cell; a body is what it is."""
    if isinstance(what, Body):
        return what
    if isinstance(what, Token):
        cell = grid.cell(what.at)
        feet = ground_of(view, scene).height(cell) + what.elevation
        cells = grid.body(cell, what.size, what.facing, what.body)
        point = grid.body_center(cell, what.size, what.facing, what.body)
        return Body(what.id, cell, point, cells, feet, stature(what))
    return Body(None, what, grid.center(what), (what,), ground_of(view, scene).height(what), STANDING)
