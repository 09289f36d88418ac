"""Line of sight between two places: which walls and closed doors stand in it, on the rule for lines that touch something.

A line is clear when it is clear after the smallest shift to its left *or* to its right (`geometry.segments`). Sight goes both
ways: a to b is blocked exactly when b to a is, one-way walls excepted.

* `sight` "full" blocks, "none" does not. "behind" hides only what lies behind the thing: of all pieces of one such wall the line
  may cross one (into a thicket, a table's outline), so what stands inside its ring is seen and sees; crossing two hides.
* A closed door blocks; a window and a portcullis do not.
* `one_way` "left" blocks only who looks from the left of the wall, seen from its first point to its last.
* Heights: the line runs from the eye of the one to the middle of the other. A wall that ends below the line where they
  cross, or begins above it, does not block. To keep sight mutual, the other's eye is tried too; either way counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.grid import Grid
from battlemap.geometry.segments import Walls, crossing, wall_array
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Door, Terrain, Token, Wall, terrain_id
from battlemap.model.scenario import ScenarioView

SEEN_THROUGH = ("window", "portcullis")
EYE_M = 1.6
MIDDLE_M = 0.9
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A place to see from or to be seen at; heights are absolute, in metres."""

    cell: Cell
    point: ScenePoint
    eye_m: float
    middle_m: float


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether two places see each other, what hides them (ids, in order of the ids), and what cells the line passes."""

    visible: bool
    blocked_by: tuple[str, ...]
    crossed: tuple[Cell, ...]
    edge_pairs: tuple[tuple[Cell, Cell], ...]


def sight(view: ScenarioView, scene: str, a: Token | Cell, b: Token | Cell) -> Sight:
    """Do a and b see each other past walls and doors?

    Args:
        a, b: a token, or a cell of the scene's grid (a point where there is no grid), taken as a standing person there.
    """
    grid = view.scene(scene).grid.grid()
    one, other = _viewpoint(view, scene, grid, a), _viewpoint(view, scene, grid, b)
    line = grid.line(one.cell, other.cell)
    if one.point == other.point:
        return Sight(True, (), line.crossed, line.edge_pairs)
    screens = _screens(view, scene)
    there = screens.between(one, other.point, one.eye_m, other.middle_m)
    back = screens.between(one, other.point, one.middle_m, other.eye_m) if there else ()
    blocked_by = tuple(sorted({*there, *back})) if there and back else ()
    return Sight(not blocked_by, blocked_by, line.crossed, line.edge_pairs)


_kept: WeakKeyDictionary[ScenarioView, dict[str, tuple[tuple[int, int], _Screens]]] = WeakKeyDictionary()


def _screens(view: ScenarioView, scene: str) -> _Screens:
    """The screens of a scene, kept until a wall or door changes."""
    stamps = view.stamp(scene, "wall"), view.stamp(scene, "door")
    known = _kept.setdefault(view, {})
    if scene not in known or known[scene][0] != stamps:
        known[scene] = stamps, _Screens(view, scene)
    return known[scene][1]


def _viewpoint(view: ScenarioView, scene: str, grid: Grid, what: Token | Cell) -> Viewpoint:
    if isinstance(what, Token):
        cell = grid.cell(what.at)
        point = grid.body_center(cell, what.size, what.facing, what.body)
        lift = what.elevation
    else:
        cell, point, lift = what, grid.center(what), 0.0
    ground = view.terrain(scene, terrain_id((cell[0], cell[1])))
    feet = (ground.elevation if isinstance(ground, Terrain) else 0.0) + lift
    return Viewpoint(cell, point, feet + EYE_M, feet + MIDDLE_M)


class _Screens:
    """The pieces of a scene that may hide something, as arrays."""

    def __init__(self, view: ScenarioView, scene: str) -> None:
        rows: list[tuple[float, float, float, float]] = []
        heights: list[tuple[float, float]] = []
        from_side: list[int] = []
        self.owner: list[str] = []
        self.partial: set[str] = set()
        things: list[Wall | Door] = [*view.of(Wall, scene).values(), *view.of(Door, scene).values()]
        for thing in things:
            if isinstance(thing, Door):
                if thing.state != "closed" or thing.type in SEEN_THROUGH:
                    continue
                low, high, side = -np.inf, np.inf, 0
            else:
                if thing.sight == "none":
                    continue
                low = thing.bottom if thing.bottom > 0 else -np.inf
                high = np.inf if thing.top is None else thing.top
                side = {"left": -1, "right": 1}.get(thing.one_way or "", 0)
                if thing.sight == "behind":
                    self.partial.add(thing.id)
            for start, end in pairwise(thing.points):
                rows.append((*start, *end))
                heights.append((low, high))
                from_side.append(side)
                self.owner.append(thing.id)
        self.walls: Walls = wall_array(rows)
        self.heights: Floats = np.array(heights, dtype=np.float64).reshape(-1, 2)
        self.from_side = np.array(from_side, dtype=np.int8)

    def between(self, a: Viewpoint, to: ScenePoint, start_m: float, end_m: float) -> tuple[str, ...]:
        """Ids of what hides `to` from `a` on a line between those heights, by id; () if nothing does."""
        left, right = crossing(self.walls, a.point, to)
        both = np.union1d(left, right)
        tall = {int(i) for i in both if self._reaches(int(i), a.point, to, start_m, end_m)}
        on_left = self._hiding([int(i) for i in left if int(i) in tall])
        on_right = self._hiding([int(i) for i in right if int(i) in tall])
        if not on_left or not on_right:
            return ()
        return tuple(sorted(on_left | on_right))

    def _hiding(self, pieces: list[int]) -> set[str]:
        """Of the pieces a shifted line crosses, the things that hide what lies behind: one piece of a "behind" wall does not."""
        owners = [self.owner[i] for i in pieces]
        return {id_ for id_ in owners if id_ not in self.partial or owners.count(id_) > 1}

    def _reaches(self, piece: int, a: ScenePoint, b: ScenePoint, start_m: float, end_m: float) -> bool:
        """Is the piece as high as the line where they cross, and does it block from this side?"""
        px, py, qx, qy = self.walls[piece]
        wx, wy = qx - px, qy - py
        side = np.sign(wx * (a[1] - py) - wy * (a[0] - px))
        if self.from_side[piece] and self.from_side[piece] != side:
            return False
        from_a = wx * (a[1] - py) - wy * (a[0] - px)
        from_b = wx * (b[1] - py) - wy * (b[0] - px)
        part = from_a / (from_a - from_b)
        height = start_m + (end_m - start_m) * part
        low, high = self.heights[piece]
        return bool(low < height < high)
