"""How much of a body shows to an eye elsewhere, which parts of it, and what hides the rest.

The body is looked at as an upright card across the line of sight: as broad as its cells (`bodies.HALF_WIDTH` to either side of
their middles), as tall as its posture. It is cut into `COLUMNS` strips; in the middle of each the hidden heights are
exact. A strip that a line only touches counts by the architecture's rule for lines: the better of its two sides.

What hides is solid (it stops blows) or soft (a hedge; bars and the near side of a thicket hide only half of what is behind
them). Less than `LEAST` of the body hidden is no cover. Other tokens hide nothing here: they are told apart in `between`, since
games treat those who stand in the way in their own manner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.between import Bystanders
from battlemap.vision.bodies import Body, StatureOf, across, body_of, stature_of
from battlemap.vision.results import LEAST, PARTS, Between, Cover
from battlemap.vision.screens import Floats, Screens, screens_of, slices
from battlemap.vision.shadows import TINY_M, Piece, length, shadow, twice, union

COLUMNS = 8
THIN = 0.5  # what bars and a single piece of a thicket hide of what is behind them
Interval = tuple[float, float]


def cover(view: ScenarioView, scene: str, a: Token | Cell, b: Token | Cell, stature: StatureOf = stature_of) -> Cover:
    """What a sees of b's body.

    Args:
        a, b: a token, or a cell of the scene's grid (a point where there is no grid), taken as a standing person there.
        stature: how tall a token is, where a game knows better than its posture and size.
    """
    return cover_from(view, scene, a, (b,), stature)[0]


def cover_from(
    view: ScenarioView,
    scene: str,
    a: Token | Cell | Body,
    targets: Sequence[Token | Cell],
    stature: StatureOf = stature_of,
    *,
    bystanders: bool = True,
) -> list[Cover]:
    """`cover` of many from one eye in one go, in the order of the targets.

    Args:
        bystanders: False: nobody asks who stands in between, which costs most where many do; `between` is empty.
    """
    grid = view.scene(scene).grid.grid()
    here = body_of(view, scene, grid, a, stature)
    bodies = [body_of(view, scene, grid, target, stature) for target in targets]
    others = Bystanders(view, scene, grid, stature) if bystanders else None
    strips = _strips(grid, screens_of(view, scene), here, bodies)
    return [
        _cover(here, body, own, others.between(here, body) if others is not None else ())
        for body, own in zip(bodies, strips, strict=True)
    ]


# --- strips ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Strip:
    """The hidden heights of one strip: solid ones, dense soft ones, thin ones; and what hides them, with how near it is."""

    solid: list[Interval]
    soft: list[Interval]
    thin: list[Interval]
    by: dict[str, float]

    def shares(self, low: float, high: float) -> tuple[float, float]:
        """(solid, soft) shares of the heights low..high."""
        if self.solid is _ALL or not self.by:
            return float(self.solid is _ALL), 0.0
        solid = union(self.solid, low, high)
        hidden = union([*solid, *self.soft], low, high)
        all_ = union([*hidden, *self.thin], low, high)
        dense = length(hidden) - length(solid)
        thin = length(all_) - length(hidden)
        return length(solid) / (high - low), (dense + THIN * thin) / (high - low)


_CLEAR = _Strip([], [], [], {})
_ALL: list[Interval] = [(-math.inf, math.inf)]


def _strips(grid: Grid, screens: Screens, here: Body, bodies: Sequence[Body]) -> list[list[_Strip]]:
    """The strips of each body from left to right as the looker sees it."""
    ends = np.concatenate([_columns(grid, here, body) for body in bodies] or [np.empty((0, 2))])
    starts = np.broadcast_to(np.array(here.point, dtype=np.float64), ends.shape)
    met = screens.meet(starts, ends)
    found: list[list[_Strip]] = [[_CLEAR] * COLUMNS for _ in bodies]
    for view in slices(screens, met, screens.endless & screens.solid):
        body = bodies[view.line // COLUMNS]
        if view.hidden:
            strip = _Strip(_ALL, [], [], _nearest({screens.things[p.thing].id: p.part} for p in view.left + view.right))
        else:
            sides = [_strip(screens, here.eye_m, body, pieces) for pieces in (view.left, view.right)]
            strip = min(sides, key=lambda one: _weight(one, body))
            strip = replace(strip, by=_nearest(one.by for one in sides))
        found[view.line // COLUMNS][view.line % COLUMNS] = strip
    return found


def _weight(strip: _Strip, body: Body) -> tuple[float, float]:
    """How much it hides; of two that hide as much the less solid one is the better."""
    solid, soft = strip.shares(body.feet_m, body.top_m)
    return round(solid + soft, 9), solid


def _nearest(each: Iterable[Mapping[str, float]]) -> dict[str, float]:
    nearest: dict[str, float] = {}
    for by in each:
        for id_, part in by.items():
            nearest[id_] = min(part, nearest.get(id_, 1.0))
    return nearest


def _columns(grid: Grid, here: Body, body: Body) -> Floats:
    """The middles of the strips on the map, from the looker's left to the right."""
    right = across(here, body)
    low, high = body.span(grid, right)
    at = low + (high - low) * (np.arange(COLUMNS) + 0.5) / COLUMNS
    if here.point == body.point:
        at = np.zeros(COLUMNS)
    result: Floats = np.array(body.point, dtype=np.float64) + at[:, None] * np.array(right)
    return result


def _strip(screens: Screens, eye: float, body: Body, pieces: list[Piece]) -> _Strip:
    solid: list[Interval] = []
    soft: list[Interval] = []
    thin: list[Interval] = []
    by: dict[str, float] = {}
    for number in dict.fromkeys(piece.thing for piece in pieces):
        thing = screens.things[number]
        own = [piece for piece in pieces if piece.thing == number]
        shadows = [shadow(eye, piece) for piece in own]
        if thing.behind:
            (solid if thing.solid else soft).extend(twice(shadows))
            thin.extend(shadows)
        elif thing.solid:
            solid.extend(shadows)
        else:
            (soft if thing.sight else thin).extend(shadows)
        if length(union(shadows, body.feet_m, body.top_m)) > TINY_M:
            by[thing.id] = min(piece.part for piece in own)
    return _Strip(solid, soft, thin, by)


def _cover(here: Body, body: Body, strips: Sequence[_Strip], between: tuple[Between, ...]) -> Cover:
    shares = [strip.shares(body.feet_m, body.top_m) for strip in strips]
    solid, soft = (sum(share[i] for share in shares) / COLUMNS for i in (0, 1))
    if solid + soft < LEAST:
        return Cover(between=between, start=here, end=body)
    parts = {
        name: _shown(strip.shares(low, high) for strip in strips)
        for name, (low, high) in zip(PARTS, body.bands(), strict=True)
    }
    by = _nearest(strip.by for strip in strips)
    half = COLUMNS // 2
    solid, soft = round(solid, 4), round(soft, 4)
    return Cover(
        exposed=max(0.0, round(1.0 - solid - soft, 4)),
        kind="solid" if solid >= soft else "soft",
        by=tuple(sorted(by, key=lambda id_: (by[id_], id_))),
        solid=solid,
        soft=soft,
        parts=parts,
        left=_shown(shares[:half]),
        right=_shown(shares[half:]),
        between=between,
        start=here,
        end=body,
    )


def _shown(shares: Iterable[tuple[float, float]]) -> float:
    each = [1.0 - solid - soft for solid, soft in shares]
    return max(0.0, round(sum(each) / len(each), 4))
