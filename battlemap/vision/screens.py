"""What may hide something on a scene, as arrays: the pieces of walls and doors, and the edges of the ground.

Heights are absolute, in metres above the scene's zero, as movement reads them: a wall with `top` 3 on a hill of 2 m stands 1 m
high, one whose `bottom` is 0 or less reaches down without end, one without a `top` up without end.

| thing | hides | stops blows |
|---|---|---|
| wall, `sight` "full" | all | if it blocks movement; else it is soft: a curtain, a hedge, smoke |
| wall, `sight` "behind" | its first piece half, two pieces all | likewise, where two pieces are crossed |
| wall, `sight` "none" | nothing | no |
| closed door or gate | all | yes |
| portcullis, closed | nothing; for cover half of what is behind its bars | no |
| window, open or closed | nothing; for cover what is below its sill | yes |
| edge of the ground | all below the upper side | yes |
| area, `sight` "full" | all that is in it or behind it (`veils`) | no |

`one_way` "left" hides only from who looks from the left of the wall, seen from its first point to its last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from battlemap.geometry.segments import Walls, crossing_each, wall_array
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, Door, Region, Terrain, Wall
from battlemap.model.scenario import ScenarioView
from battlemap.vision.ground import ground_of
from battlemap.vision.kept import Kept
from battlemap.vision.nodes import node, tree_of
from battlemap.vision.results import ThingKind
from battlemap.vision.shadows import Piece

if TYPE_CHECKING:
    from shapely import STRtree

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Bools = NDArray[np.bool_]
Rays = Literal["sight", "light", "effect"]
FULL = -1
SILL_M = 1.0
MANY = 400  # pieces; of more, those near a line are looked up in a tree
MOST_PAIRS = 40_000  # lines x pieces tried without the tree


@dataclass(frozen=True, slots=True)
class Thing:
    """A wall, a door or an edge of the ground (then `id` is that of the upper cell or region).

    `behind`: its first piece does not hide. `sight`: it counts for sight, not for cover alone. `solid`: it stops blows.
    """

    kind: ThingKind
    id: str
    behind: bool = False
    sight: bool = True
    solid: bool = True


@dataclass(frozen=True, slots=True)
class Meetings:
    """Lines and the pieces they meet, pair by pair, sorted by line. `part`: how far along the line (0 to 1)."""

    line: Ints
    piece: Ints
    part: Floats
    left: Bools
    right: Bools


class Screens:
    """The pieces of a scene. `thing[i]` numbers into `things`; `from_side[i]`: 0 both, -1 left of it only, 1 right only.

    `endless[i]`: it hides all that is behind it, whatever the heights. `group[i]`: its thing where of that only two pieces
    together hide, else `FULL`.
    """

    def __init__(
        self, things: list[Thing], pieces: Walls, thing: Ints, heights: Floats, from_side: NDArray[np.int8]
    ) -> None:
        self.things = things
        self.pieces = pieces
        self.thing = thing
        self.heights = heights
        self.from_side = from_side
        sight = np.array([one.sight for one in things], dtype=np.bool_)[thing]
        behind = np.array([one.behind for one in things], dtype=np.bool_)[thing]
        self.sight: Bools = sight
        self.solid: Bools = np.array([one.solid for one in things], dtype=np.bool_)[thing]
        self.endless: Bools = sight & ~behind & np.isneginf(heights[:, 0]) & np.isposinf(heights[:, 1])
        self.group: Ints = np.where(behind, thing, FULL)

    @cached_property
    def noded(self) -> tuple[Walls, Ints]:
        """The pieces cut where they cross one another, and for each part the number of the piece it is of."""
        return node(self.pieces)

    def noded_near(self, point: ScenePoint, radius: float) -> Ints:
        """The numbers of the parts of `noded` that may reach into a circle, ascending."""
        import shapely

        box = shapely.box(point.x - radius, point.y - radius, point.x + radius, point.y + radius)
        return np.sort(self._noded_tree.query(box))

    @cached_property
    def _noded_tree(self) -> STRtree:
        return tree_of(self.noded[0])

    def hides_from(self, eye: Floats) -> Bools:
        """For each piece: does it hide anything from one who looks from that point of the map?"""
        hides: Bools = (self.from_side == 0) | (self.from_side == np.sign(from_wall(self.pieces, eye[None, :])))
        return hides

    def meet(self, starts: Floats, ends: Floats, *, sight_only: bool = False) -> Meetings:
        """What lines meet on their way; pieces that hide nothing from the side of the line's start are left out.

        Args:
            starts, ends: shape (M, 2).
            sight_only: leave out what counts for cover alone.
        """
        line, piece = self._near(starts, ends)
        if sight_only:
            seen = self.sight[piece]
            line, piece = line[seen], piece[seen]
        a, b, walls = starts[line], ends[line], self.pieces[piece]
        left, right = crossing_each(walls, a, b)
        hit = left | right
        line, piece, left, right = line[hit], piece[hit], left[hit], right[hit]
        a, b, walls = a[hit], b[hit], walls[hit]
        from_a, from_b = from_wall(walls, a), from_wall(walls, b)
        side = self.from_side[piece]
        ok = (side == 0) | (side == np.sign(from_a))
        part = from_a / (from_a - from_b)
        order = np.flatnonzero(ok)
        order = order[np.lexsort((piece[order], line[order]))]
        return Meetings(line[order], piece[order], part[order], left[order], right[order])

    def _near(self, starts: Floats, ends: Floats) -> tuple[Ints, Ints]:
        """Pairs of lines and pieces that may meet."""
        count = len(self.pieces)
        if count <= MANY and count * len(starts) <= MOST_PAIRS:
            line = np.repeat(np.arange(len(starts)), count)
            return line, np.tile(np.arange(count), len(starts))
        import shapely

        lines = shapely.linestrings(np.stack([starts, ends], axis=1))
        found = self._tree.query(cast("NDArray[np.object_]", lines), predicate="dwithin", distance=2e-6)
        return found[0], found[1]

    @cached_property
    def _tree(self) -> STRtree:
        return tree_of(self.pieces)


class Slice(NamedTuple):
    """The pieces one line meets shifted to its left and to its right. `hidden`: both sides have one that hides all there is;
    then only such pieces are listed."""

    line: int
    left: list[Piece]
    right: list[Piece]
    hidden: bool


def slices(screens: Screens, met: Meetings, wholly: Bools) -> Iterator[Slice]:
    """The lines that meet anything on both sides, ascending; on the others at least one side is clear.

    Args:
        wholly: for each piece of the scene, whether it hides all there is.
    """
    lines, starts = np.unique(met.line, return_index=True)
    if not len(lines):
        return
    all_ = wholly[met.piece]
    sides = (met.left, met.right)
    meets = np.logical_and(*(np.logical_or.reduceat(side, starts) for side in sides))
    hidden = np.logical_and(*(np.logical_or.reduceat(side & all_, starts) for side in sides))
    ends = np.append(starts[1:], len(met.line))
    parts, things = met.part.tolist(), screens.thing[met.piece].tolist()
    heights = screens.heights[met.piece].tolist()
    for number in np.flatnonzero(meets):
        listed: list[list[Piece]] = []
        for side in sides:
            own = np.arange(starts[number], ends[number])
            own = own[side[own] & (all_[own] | ~hidden[number])]
            listed.append([Piece(things[i], parts[i], *heights[i]) for i in own.tolist()])
        yield Slice(int(lines[number]), listed[0], listed[1], bool(hidden[number]))


def screens_of(view: ScenarioView, scene: str, of: Rays = "sight") -> Screens:
    """The screens of a scene, kept until a wall, a door, the ground or an area that hides changes.

    Args:
        of: what they stop. "light" reads the field `light` of walls in place of `sight`. "effect" (blasts, fire, gas) is
            stopped by what stops movement: walls with `move`, closed doors, gates and windows; not by bars.
    """
    solid = _kept[of].of(view, scene)
    if of == "effect" or not view.of(Area, scene):
        return solid
    from battlemap.vision.veils import veiled  # it asks for the cells of areas, which asks for the screens of effects

    return veiled(solid, view, scene, of)


def _made(view: ScenarioView, scene: str, of: Rays) -> Screens:
    ground = ground_of(view, scene)
    grid = view.scene(scene).grid.grid()
    things: list[Thing] = []
    rows: list[tuple[float, float, float, float]] = []
    heights: list[tuple[float, float]] = []
    from_side: list[int] = []
    thing: list[int] = []
    placed: list[Wall | Door] = [
        *(wall for _, wall in sorted(view.of(Wall, scene).items())),
        *(door for _, door in sorted(view.of(Door, scene).items())),
    ]
    for one in placed:
        made = _thing(one, of)
        if made is None:
            continue
        for (px, py), (qx, qy) in pairwise(point[:2] for point in one.points):
            length = np.hypot(qx - px, qy - py)
            if length == 0.0:
                continue
            low, high = -np.inf, np.inf
            if isinstance(one, Wall):
                low = one.bottom if one.bottom > 0 else low
                high = high if one.top is None else one.top
            elif not made.sight and made.solid:
                across = ((py - qy) / length, (qx - px) / length)
                middle = ScenePoint((px + qx) / 2, (py + qy) / 2)
                high = ground.highest_about(grid, middle, across) + SILL_M
            rows.append((px, py, qx, qy))
            heights.append((low, high))
            from_side.append({"left": -1, "right": 1}.get(one.one_way or "", 0) if isinstance(one, Wall) else 0)
            thing.append(len(things))
        things.append(made)
    edges = ground.edges
    _add_edges(things, thing, edges.owners)
    heights.extend((-np.inf, top) for top in edges.tops)
    from_side.extend([0] * len(edges.owners))
    return Screens(
        things,
        np.concatenate([wall_array(rows), edges.pieces]),
        np.array(thing, dtype=np.intp),
        np.array(heights, dtype=np.float64).reshape(-1, 2),
        np.array(from_side, dtype=np.int8),
    )


_kept: dict[Rays, Kept[Screens]] = {
    "sight": Kept(partial(_made, of="sight"), Wall, Door, Terrain, Region),
    "light": Kept(partial(_made, of="light"), Wall, Door, Terrain, Region),
    "effect": Kept(partial(_made, of="effect"), Wall, Door, Terrain, Region),
}


def _thing(one: Wall | Door, of: Rays) -> Thing | None:
    """What a wall or door is to sight and cover now; None: nothing."""
    if of == "effect":
        stops = one.move if isinstance(one, Wall) else one.state == "closed" and one.type != "portcullis"
        return Thing(one.kind, one.id) if stops else None  # type: ignore[arg-type]  # "wall" or "door"
    if isinstance(one, Wall):
        hides = one.sight if of == "sight" else one.light
        return Thing("wall", one.id, behind=hides == "behind", solid=one.move) if hides != "none" else None
    if one.type == "window":
        return Thing("door", one.id, sight=False)
    if one.state != "closed":
        return None
    if one.type == "portcullis":
        return Thing("door", one.id, sight=False, solid=False)
    return Thing("door", one.id)


def _add_edges(things: list[Thing], thing: list[int], owners: tuple[str, ...]) -> None:
    numbers: dict[str, int] = {}
    for owner in owners:
        if owner not in numbers:
            numbers[owner] = len(things)
            things.append(Thing("terrain", owner))
        thing.append(numbers[owner])


def from_wall(walls: Walls, points: Floats) -> Floats:
    """How far a point lies from a wall's line (times the wall's length); negative on its left, seen along it."""
    px, py, qx, qy = walls.T
    result: Floats = (qx - px) * (points[:, 1] - py) - (qy - py) * (points[:, 0] - px)
    return result
