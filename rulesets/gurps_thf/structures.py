"""Walls and doors in a blast: what they are made of, what they stand, and what is left of them.

Everything in the radius takes the damage (EXP-2); how much a wall stands the rules do not say: `data/structures.toml` is this
ruleset's own reading. A wall counts by the metre: each metre has the hit points of its material. A wall or door says what it is
made of in its field of this ruleset's name: `{"material": "wood"}`, perhaps `dr` and `hp`; else the table's options do.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil, hypot
from typing import Any

from battlemap.rules.api import Apply, Cell, Door, Line, ScenePoint, T, Table, Terrain, Text, Wall

from .charge import Charge
from .tables import numbers

OWN = "gurps_thf"
Pair = tuple[float, float]
Segment = tuple[Pair, Pair]
NAMES: dict[str, Text] = {"door": T("door {id}"), "wall": T("wall {id}")}


@dataclass(frozen=True, slots=True)
class Part:
    """A metre of a wall, or a door: `number` of the section along the wall, its middle, how far from the blast it is."""

    thing: Wall | Door
    number: tuple[int, int]
    ends: Segment
    far: int

    @property
    def middle(self) -> Pair:
        (ax, ay), (bx, by) = self.ends
        return (ax + bx) / 2, (ay + by) / 2

    @property
    def key(self) -> str:
        """What its injury is remembered by."""
        return "all" if isinstance(self.thing, Door) else "{:.2f},{:.2f}".format(*self.middle)


def batter(table: Table, charge: Charge, center: Cell, points: int) -> Generator[Any, Any, dict[str, list[str]]]:
    """The blast strikes walls and doors within its radius. To be used with `yield from`.

    Returns: the ids of the doors that are gone, and of the walls that lost a piece.
    """
    gone: dict[str, list[str]] = {"doors": [], "walls": []}
    if not table.options["blast_structures"]:
        return gone
    hurt: dict[str, tuple[Wall | Door, list[Part], dict[str, int]]] = {}
    lines: list[Line] = []
    for part in parts(table, charge, center):
        dr, most, material = strength(table, part.thing)
        lost = max(0, charge.at(points, part.far) - dr)
        if not lost:
            continue
        thing, broken, injuries = hurt.setdefault(part.thing.id, (part.thing, [], dict(_injuries(part.thing))))
        total = injuries.get(part.key, 0) + lost
        injuries[part.key] = total
        name = Text(NAMES[thing.kind].key, {"id": thing.id})
        text = T(
            "{name} ({material}), {metres} m: {points} − DR {dr} = {lost}, {left} of {most} left", name=name,
            material=MATERIALS[material], metres=part.far, points=charge.at(points, part.far), dr=dr, lost=lost,
            left=max(0, most - total), most=most,
        )  # fmt: skip
        lines.append(Line("EXP-2", text))
        if total >= most:
            broken.append(part)
            injuries.pop(part.key)
    edit = table.edit()
    taken = {wall.id for wall in table.things(Wall)}
    for thing, broken, injuries in hurt.values():
        name = Text(NAMES[thing.kind].key, {"id": thing.id})
        if broken:
            gone["doors" if isinstance(thing, Door) else "walls"].append(thing.id)
            lines.append(Line("EXP-2", T("{name} is blown away", name=name)))
        if isinstance(thing, Door):
            edit.drop(thing) if broken else edit.put(_hurt(thing, injuries))
            continue
        for number, points_ in enumerate(_left(thing, {part.number for part in broken})):
            id_ = thing.id if not number else _free(thing.id, taken)
            edit.put(replace(_hurt(thing, injuries), id=id_, points=points_))
        if broken and not _left(thing, {part.number for part in broken}):
            edit.drop(thing)
        _rubble(table, edit, broken)
    changes = edit.changes()
    if changes or lines:
        yield Apply(changes, tuple(lines))
    return gone


def strength(table: Table, thing: Wall | Door) -> tuple[int, int, str]:
    """DR and hit points of a door, or of a metre of a wall, and what it is made of."""
    own = thing.extra.get(OWN)
    given: Mapping[str, Any] = own if isinstance(own, Mapping) else {}
    rows = numbers("structures")["materials"]
    material = given.get("material")
    if material not in rows:
        kinds = numbers("structures")["doors"]
        usual = kinds.get(thing.type, "") if isinstance(thing, Door) else _usual(thing)
        material = usual or str(table.options["door_material" if isinstance(thing, Door) else "wall_material"])
    row = rows[material]
    return _number(given.get("dr"), row["dr"]), max(1, _number(given.get("hp"), row["hp"])), str(material)


def parts(table: Table, charge: Charge, center: Cell) -> list[Part]:
    """The doors and metres of walls in the blast that nothing else shields, nearest first."""
    at = table.grid.center(center)
    radius = charge.radius_m
    ground = table.elevation(center)
    near = [part for thing in _things(table) for part in _sections(table, thing, at, radius)]
    screens = [(one.thing.id, one.number, one.ends) for one in near if _solid(one.thing, ground)]
    found = []
    for part in near:
        mx, my = part.middle
        ray = ((at.x, at.y), (mx + (at.x - mx) * 1e-3, my + (at.y - my) * 1e-3))
        if not any(
            (id_, number) != (part.thing.id, part.number) and _cross(ray, ends) for id_, number, ends in screens
        ):
            found.append(part)
    return sorted(found, key=lambda one: (one.far, one.thing.id, one.number))


def metres(table: Table, away: float) -> int:
    """How far something at so many cells from the middle of the centre counts: as the nearer of the hexes it stands between.

    >>> from types import SimpleNamespace
    >>> table = SimpleNamespace(options={"blast_min_distance": 1})
    >>> [metres(table, away) for away in (0.2, 0.5, 1.5, 2.0, 2.6)]
    [1, 1, 1, 2, 3]
    """
    return max(int(table.options["blast_min_distance"]), ceil(away - 0.5 - 1e-6))


def _things(table: Table) -> Iterable[Wall | Door]:
    yield from (wall for wall in table.things(Wall) if wall.move or wall.sight != "none")
    yield from (door for door in table.things(Door) if door.state == "closed" or door.type == "window")


def _usual(wall: Wall) -> str:
    """A wall one can walk through is a hedge or a curtain."""
    return "" if wall.move else "hedge"


def _solid(thing: Wall | Door, ground_m: float) -> bool:
    """Whether it shields what is behind it: bars and a wall lower than a person do not."""
    if isinstance(thing, Door):
        return thing.type != "portcullis"
    return thing.move and (thing.top is None or thing.top - ground_m >= numbers("structures")["shields_m"])


def _sections(table: Table, thing: Wall | Door, at: ScenePoint, radius: float) -> list[Part]:
    found = []
    for index, (a, b) in enumerate(pairwise(thing.points)):
        if _away((at.x, at.y), (a, b)) > radius + 1:
            continue
        many = 1 if isinstance(thing, Door) else max(1, ceil(hypot(b[0] - a[0], b[1] - a[1]) - 1e-9))
        for number in range(many):
            ends = _between(a, b, number / many), _between(a, b, (number + 1) / many)
            far = metres(table, _away((at.x, at.y), ends))
            if far <= radius:
                found.append(Part(thing, (index, number), ends, far))
    if isinstance(thing, Door) and found:
        return [min(found, key=lambda one: one.far)]
    return found


def _left(wall: Wall, broken: set[tuple[int, int]]) -> list[tuple[Pair, ...]]:
    """The chains that remain of a wall without those sections."""
    chains: list[tuple[Pair, ...]] = []
    chain: list[Pair] = []
    for index, (a, b) in enumerate(pairwise(wall.points)):
        many = max(1, ceil(hypot(b[0] - a[0], b[1] - a[1]) - 1e-9))
        gaps = sorted(number for at, number in broken if at == index)
        start = 0
        for gap in (*gaps, many):
            if gap > start:
                chain = chain or [_between(a, b, start / many) if start else a]
                chain.append(_between(a, b, gap / many) if gap < many else b)
            if gap < many and len(chain) > 1:
                chains.append(tuple(chain))
            if gap < many:
                chain = []
            start = gap + 1
    if len(chain) > 1:
        chains.append(tuple(chain))
    return chains


def _rubble(table: Table, edit: Any, broken: Sequence[Part]) -> None:
    """What is blown out of a wall lies to both sides of it and makes the footing bad."""
    if table.grid.kind == "none":
        return
    for part in broken:
        cell = table.grid.cell_at(ScenePoint(*part.middle))
        if not table.grid.contains(cell):
            continue
        edit.put(worse(table, cell, surface="rubble"))


def worse(table: Table, cell: Cell, *, surface: str | None = None, lower: float = 0.0) -> Terrain:
    """The ground of a cell with bad footing. Args: surface: where it has none of its own; lower: metres dug out."""
    ground = table.ground(cell)
    tags = ground.tags if "difficult" in ground.tags else (*ground.tags, "difficult")
    name = f"{cell[0]:g},{cell[1]:g}"
    known = next((one for one in table.things(Terrain) if one.id == name), Terrain(name))
    return replace(known, tags=tags, elevation=round(ground.elevation - lower, 3), surface=ground.surface or surface)


def _hurt(thing: Any, injuries: Mapping[str, int]) -> Any:
    own = thing.extra.get(OWN)
    given = dict(own) if isinstance(own, Mapping) else {}
    given.pop("injury", None)
    if injuries:
        given["injury"] = dict(sorted(injuries.items()))
    extra = {key: value for key, value in thing.extra.items() if key != OWN}
    return replace(thing, extra={**extra, OWN: given} if given else extra)


def _injuries(thing: Wall | Door) -> dict[str, int]:
    own = thing.extra.get(OWN)
    known = own.get("injury") if isinstance(own, Mapping) else None
    if not isinstance(known, Mapping):
        return {}
    return {str(key): int(value) for key, value in known.items() if isinstance(value, (int, float))}


def _number(given: Any, usual: int) -> int:
    fits = isinstance(given, (int, float)) and not isinstance(given, bool) and 0 <= given <= 100_000
    return int(given) if fits else int(usual)


def _free(id_: str, taken: set[str]) -> str:
    number = 2
    while f"{id_}-{number}" in taken:
        number += 1
    taken.add(f"{id_}-{number}")
    return f"{id_}-{number}"


def _between(a: Pair, b: Pair, part: float) -> Pair:
    return round(a[0] + (b[0] - a[0]) * part, 6), round(a[1] + (b[1] - a[1]) * part, 6)


def _away(at: Pair, ends: Segment) -> float:
    """From a point to the nearest of a segment."""
    (ax, ay), (bx, by) = ends
    length2 = (bx - ax) ** 2 + (by - ay) ** 2
    part = 0.0 if not length2 else ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / length2
    part = min(1.0, max(0.0, part))
    return hypot(at[0] - ax - (bx - ax) * part, at[1] - ay - (by - ay) * part)


def _cross(one: Segment, other: Segment) -> bool:
    """Whether two segments cross; to touch with an end is not to cross."""
    (a, b), (c, d) = one, other

    def side(p: Pair, q: Pair, r: Pair) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < -1e-12 and side(c, d, a) * side(c, d, b) < -1e-12


MATERIALS: dict[str, Text] = {
    "glass": T("glass"), "hedge": T("hedge"), "wood": T("wood"), "heavy_wood": T("heavy wood"), "iron": T("iron"),
    "brick": T("brick"), "stone": T("stone"), "earthwork": T("earthwork"),
}  # fmt: skip
