"""The arcs of a token as ground on the map, and how far it reaches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from battlemap.app.tools.sights import ArcArea, ArcName, Polygon
from battlemap.geometry.facing import arc
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Pose, ScenePoint
from battlemap.model.entities import Token
from battlemap.text import T, Text

RADIUS = 3
REACH_SHOWN = 12
"""A reach beyond so many cells is not drawn: it is the line that counts then."""
WORDS: dict[ArcName, Text] = {"front": T("FRONT"), "side": T("SIDE"), "rear": T("REAR")}
ARC_OF: dict[str, ArcName] = {"front": "front", "left": "side", "right": "side", "rear": "rear"}
WORD_HALF = 1.1
AROUND = (
    (0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 14.0), (0.0, -14.0), (1.0, 0.0), (-1.0, 0.0), (0.5, 20.0), (0.5, -20.0),
    (-0.8, 20.0), (-0.8, -20.0),
)  # fmt: skip
"""Where else a word may stand: so many cells further out, so many degrees aside."""
_FAR: dict[ArcName, float] = {"front": 2.35, "side": 2.1, "rear": 2.35}


def arcs_of(grid: Grid, token: Token, radius: int = RADIUS, others: Iterable[ScenePoint] = ()) -> tuple[ArcArea, ...]:
    """Front, sides and rear of a token, as far as `radius` cells beyond its body; the words stand clear of `others`, the
    middles of other tokens, where they can."""
    middle = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
    near = tuple(sorted(at for at in others if math.dist(at, middle) < radius + token.size + 2))
    return _arcs(grid, token.at, token.size, token.facing, token.body, radius, near)  # type: ignore[arg-type] # shared, stateless


@lru_cache(maxsize=64)
def _arcs(
    grid: Grid,
    at: tuple[float, float],
    size: int,
    facing: int,
    own: tuple[tuple[int, int], ...] | None,
    radius: int,
    others: tuple[ScenePoint, ...],
) -> tuple[ArcArea, ...]:
    cell = grid.cell(at)
    middle = grid.body_center(cell, size, facing, own)
    out = radius + size // 2
    found: dict[ArcName, list[Polygon]] = {"front": [], "side": [], "rear": []}
    if grid.kind == "none":
        for name, low, high in (("front", -90, 90), ("side", 90, 135), ("side", -135, -90), ("rear", 135, 225)):
            found[name].append(_sector(middle, out, grid.direction_deg(facing) + low, high - low))  # type: ignore[index]
    else:
        body = set(grid.body(cell, size, facing, own))
        pose = Pose(cell, facing)
        for other in grid.disk(cell, out):
            if other not in body and grid.contains(other):
                found[ARC_OF[arc(grid, pose, other)]].append(grid.polygon(other))
    ahead = grid.direction_deg(facing)
    side = 112.5 if grid.directions == 8 else 105.0
    where: dict[ArcName, tuple[float, ...]] = {"front": (0.0,), "side": (side, -side), "rear": (180.0,)}
    return tuple(
        ArcArea(
            name,
            tuple(polygons),
            WORDS[name],
            tuple(_clear(middle, ahead + turn, _FAR[name] * out / RADIUS, others) for turn in where[name]),
        )
        for name, polygons in found.items()
    )


def reach_of(grid: Grid, token: Token, cells: float | None) -> tuple[Polygon, ...]:
    """The ground a weapon reaches; none where it reaches over the whole map."""
    if cells is None or not 1 <= cells <= REACH_SHOWN:
        return ()
    cell = grid.cell(token.at)
    if grid.kind == "none":
        middle = grid.body_center(cell, token.size, token.facing, token.body)
        return (_sector(middle, cells + token.size / 2, 0, 360),)
    body = grid.body(cell, token.size, token.facing, token.body)
    near = {other for part in body for other in grid.disk(part, math.floor(cells)) if grid.contains(other)}
    return tuple(grid.polygon(other) for other in sorted(near))


def _clear(middle: ScenePoint, degrees: float, far: float, others: Sequence[ScenePoint]) -> ScenePoint:
    """Where the word of an arc stands: in its middle, or as near to it as no token covers it."""
    spots = [_toward(middle, degrees + turn, far + off) for off, turn in AROUND]
    return next((at for at in spots if all(_apart(at, other) for other in others)), spots[0])


def _apart(word: ScenePoint, token: ScenePoint) -> bool:
    """True if a word there and a token with its name do not touch."""
    return abs(word.x - token.x) > WORD_HALF or not -0.65 < word.y - token.y < 0.95


def _sector(middle: ScenePoint, radius: float, start: float, width: float) -> Polygon:
    steps = max(3, round(abs(width) / 7.5))
    rim = tuple(_toward(middle, start + width * n / steps, radius) for n in range(steps + 1))
    return rim if width >= 360 else (middle, *rim)


def _toward(middle: ScenePoint, degrees: float, far: float) -> ScenePoint:
    turn = math.radians(degrees)
    return ScenePoint(middle.x + far * math.sin(turn), middle.y - far * math.cos(turn))
