"""What a scene is to those who move in it: its ground and its barriers as arrays, without any mover or rule.

A Field is a snapshot that never changes. `field_of` keeps the last one of each scenario and makes the next from it by
difference: a door that opens, a cell that becomes wet or a fire that spreads costs no rebuilding. Tokens are not part of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast
from weakref import WeakKeyDictionary

import numpy as np

from battlemap.geometry.grid import Grid
from battlemap.model.entities import Door, Scene, Terrain, Wall
from battlemap.model.laid import Laid, LaidAreas, by_id, name_of
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.movement.barriers import Barriers, Pieces, Stature, barriers, pieces_of
from battlemap.movement.lattice import Floats, Ints, Lattice, lattice

Stamps = tuple[int, ...]
T_ = TypeVar("T_")
CLIMBED = ("ladder", "stairs")  # tags that say what one climbs on
FAR_OFF = 2**31  # no scene has a cell so far off
MANY_KINDS = 2000  # kinds of ground that areas have left behind; then the field is made afresh
MANY = 16  # this many fields of one scenario are kept (scenes are few; drafts are short-lived)


@dataclass(frozen=True, slots=True)
class GroundKind:
    """What can be said of many cells at once.

    `areas`: what an area brings: (tag, name of the area), the tag "" being the water.
    """

    tags: tuple[str, ...] = ()
    water: float = 0.0
    areas: tuple[tuple[str, str], ...] = ()


PLAIN = GroundKind()


def ground_under(tags: tuple[str, ...], water: float, areas: Sequence[Laid]) -> GroundKind:
    """Ground on which areas lie: it gets their tags, and the deepest water counts."""
    brought: dict[str, str] = {}
    for laid in areas:
        for tag in laid.area.ground:
            if tag not in tags:
                brought.setdefault(tag, name_of(laid.area))
        if laid.area.water > water:
            water, brought[""] = laid.area.water, name_of(laid.area)
    return GroundKind((*tags, *(tag for tag in brought if tag)), water, tuple(brought.items()))


@dataclass(frozen=True)
class Field:
    """Ground and barriers of one scene with cells.

    `kind[cell]` numbers into `kinds`; `elevation[cell]` in metres; `surface[cell]` numbers into `surfaces` (0: None).
    """

    scene: Scene
    grid: Grid
    lattice: Lattice
    stamps: Stamps
    kinds: tuple[GroundKind, ...]
    kind: Ints
    elevation: Floats
    surfaces: tuple[str | None, ...]
    surface: Ints
    pieces: Pieces
    terrain: Mapping[str, Terrain]
    walls: Mapping[str, Wall]
    doors: Mapping[str, Door]
    laid: LaidAreas = ()
    _barriers: dict[Stature | None, Barriers] = field(default_factory=dict)

    def barriers(self, stature: Stature) -> Barriers:
        """The blocked steps for a mover of that stature; shared by all where no wall has a height."""
        key = stature if self.pieces.has_heights else None
        if key not in self._barriers:
            self._barriers[key] = barriers(self.lattice, self.elevation, stature, self.pieces)
        return self._barriers[key]

    def ground(self, number: int) -> GroundKind:
        return self.kinds[int(self.kind[number])]


_fields: WeakKeyDictionary[ScenarioView, dict[str, Field]] = WeakKeyDictionary()


def stamps_of(view: ScenarioView, scene: str) -> Stamps:
    """What the arrays of a field depend on."""
    return tuple(view.stamp(scene, kind) for kind in ("scene", "cell", "wall", "door"))


def field_of(view: ScenarioView, scene: str, laid: LaidAreas = ()) -> Field:
    """The field of a scene as `view` shows it, made by difference from the last one where there is one.

    Args:
        laid: the areas that change the ground, by id.
    Raises:
        KeyError: there is no such scene.
    """
    root = view
    while isinstance(root, Draft):
        root = root.base
    known = _fields.setdefault(root, {})
    stamps = stamps_of(view, scene)
    last = known.get(scene)
    if last is not None and last.stamps == stamps and alike(last.laid, laid):
        return last
    same = last is not None and last.scene == view.scene(scene) and len(last.kinds) <= MANY_KINDS
    made = _changed(last, view, scene, stamps, laid) if last is not None and same else _built(view, scene, stamps, laid)
    if stamps == stamps_of(root, scene):
        if scene not in known and len(known) >= MANY:
            known.pop(next(iter(known)))
        known[scene] = made
    return made


def alike(one: LaidAreas, other: LaidAreas) -> bool:
    """True if it is the same areas with the same cells."""
    return one is other or (len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True)))


def _built(view: ScenarioView, scene: str, stamps: Stamps, laid: LaidAreas) -> Field:
    spec = view.scene(scene)
    grid = spec.grid.grid()
    cells = lattice(cast(Hashable, grid))
    empty = Field(
        spec,
        grid,
        cells,
        stamps,
        (PLAIN,),
        np.zeros(cells.count, dtype=np.int64),
        np.zeros(cells.count),
        (None,),
        np.zeros(cells.count, dtype=np.int64),
        pieces_of(()),
        {},
        {},
        {},
    )
    return _changed(empty, view, scene, stamps, laid)


def _changed(old: Field, view: ScenarioView, scene: str, stamps: Stamps, laid: LaidAreas) -> Field:
    """The field after what differs between `old` and the view; arrays that stay are shared."""
    terrain = _difference(old.terrain, view.of(Terrain, scene))
    if not alike(old.laid, laid):
        moved = {id_ for one in set(old.laid) ^ set(laid) for id_ in one.ids}
        terrain = list(dict.fromkeys((*terrain, *sorted(moved))))
    new = _regrounded(old, terrain, dict(view.of(Terrain, scene)), laid) if terrain else replace(old, laid=laid)
    walls = _difference(old.walls, view.of(Wall, scene))
    doors = _difference(old.doors, view.of(Door, scene))
    if not walls and not doors:
        return replace(new, stamps=stamps)
    now_walls, now_doors = dict(view.of(Wall, scene)), dict(view.of(Door, scene))
    pieces = pieces_of([*now_walls.values(), *now_doors.values()])
    kept: dict[Stature | None, Barriers] = {}
    if new._barriers and pieces.has_heights == new.pieces.has_heights and old.pieces.owner:
        gone = pieces_of(
            [*(old.walls[i] for i in walls if i in old.walls), *(old.doors[i] for i in doors if i in old.doors)]
        )
        come = pieces_of(
            [*(now_walls[i] for i in walls if i in now_walls), *(now_doors[i] for i in doors if i in now_doors)]
        )
        for key, counts in new._barriers.items():
            stature = key or Stature()
            fewer = counts.changed(new.lattice, new.elevation, stature, gone, -1)
            kept[key] = fewer.changed(new.lattice, new.elevation, stature, come, 1)
    return replace(new, stamps=stamps, pieces=pieces, walls=now_walls, doors=now_doors, _barriers=kept)


def _difference(old: Mapping[str, T_], new: Mapping[str, T_]) -> list[str]:
    """Ids of what came, went or changed."""
    if not old:
        return list(new)
    gone = [id_ for id_ in old if id_ not in new]
    return gone + [id_ for id_, thing in new.items() if old.get(id_) is not thing and old.get(id_) != thing]


def _regrounded(old: Field, ids: list[str], terrain: Mapping[str, Terrain], laid: LaidAreas) -> Field:
    kind, elevation, surface = old.kind.copy(), old.elevation.copy(), old.surface.copy()
    numbers = {known: i for i, known in enumerate(old.kinds)}
    named = {known: i for i, known in enumerate(old.surfaces)}
    looks: dict[tuple[object, ...], tuple[int, int]] = {}  # most cells look like many others
    rows: list[tuple[int, int]] = []
    heights: list[float] = []
    bare = Terrain("")
    over = by_id(laid, set(ids)) if laid else {}
    for id_ in ids:
        ground = terrain.get(id_, bare)
        areas = over.get(id_, ())
        look = (ground.tags, ground.water, ground.climb, areas)
        if look not in looks:
            kind_ = ground_under(ground.tags, ground.water, areas)
            word = climbed_on(next((one.area.climb for one in areas if one.area.climb), ground.climb), kind_.tags)
            looks[look] = numbers.setdefault(kind_, len(numbers)), named.setdefault(word, len(named))
        rows.append(looks[look])
        heights.append(ground.elevation)
    cells = _numbers(old.lattice, ids)
    here = cells >= 0
    cells, which = cells[here], np.array(rows, dtype=np.int64)[here]
    kind[cells], surface[cells], elevation[cells] = which[:, 0], which[:, 1], np.array(heights)[here]
    return replace(
        old,
        kinds=tuple(numbers),
        kind=kind,
        elevation=elevation,
        surfaces=tuple(named),
        surface=surface,
        terrain=terrain,
        laid=laid,
        _barriers={None: old._barriers[None]} if None in old._barriers else {},
    )


def climbed_on(climb: str | None, tags: Sequence[str]) -> str | None:
    """What one climbs on at a place: its own word, else that of a ladder or stairs."""
    return climb or next((tag for tag in CLIMBED if tag in tags), None)


def _numbers(cells: Lattice, ids: list[str]) -> Ints:
    """The numbers of the cells whose ground has those ids; -1 for those this grid cannot have: its scene was changed."""
    return cells.numbers(np.clip(_pairs(ids), -FAR_OFF, FAR_OFF))


def _pairs(ids: list[str]) -> Ints:
    """Ids as pairs, all at once if they are what they should be."""
    try:
        if any(id_.count(",") != 1 for id_ in ids):
            raise ValueError
        return np.array(list(map(int, ",".join(ids).split(","))) if ids else [], dtype=np.int64).reshape(-1, 2)
    except (ValueError, OverflowError):
        if len(ids) == 1:
            return np.array([[FAR_OFF, FAR_OFF]], dtype=np.int64)
        return np.concatenate([_pairs([id_]) for id_ in ids])
