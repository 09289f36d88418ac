"""Taking a Universal VTT file apart: everything in cells from the upper left of the picture, nothing yet left out of it.

Points in the file are cells of the whole drawing, of which the picture may be a part: `_Origin` is the one place where that
is made good.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from battlemap.errors import FormatError, LimitError
from battlemap.formats.uvtt import values
from battlemap.model.entities import Pair
from battlemap.text import T

MOST_PIECES = 90_000
MOST_THINGS = 5_000
FARTHEST = 100_000.0
"""Cells from the picture beyond which a point is nonsense."""

Chain = list[Pair]


@dataclass(frozen=True, slots=True)
class Portal:
    """A door or window from end to end."""

    ends: tuple[Pair, Pair]
    closed: bool


@dataclass(frozen=True, slots=True)
class Lamp:
    """A light; `reach` in cells, never negative; `color` None if the file names none."""

    at: Pair
    reach: float
    color: str | None


@dataclass(slots=True)
class Drawing:
    """What the file says. `width`, `height` and `cell_px` are None if it does not say them; `origin` is where the picture
    begins within the whole drawing."""

    width: float | None
    height: float | None
    origin: Pair
    cell_px: float | None
    walls: list[Chain] = field(default_factory=list)
    outlines: list[Chain] = field(default_factory=list)
    portals: list[Portal] = field(default_factory=list)
    lamps: list[Lamp] = field(default_factory=list)
    baked: bool = False
    ambient: str | None = None
    image: str = ""
    bad_points: int = 0
    bad_portals: int = 0
    bad_lamps: int = 0


class _Origin:
    """Points of the file to points of the picture, by taking `map_origin` off."""

    def __init__(self, origin: Pair) -> None:
        self.x, self.y = origin

    def point(self, value: Any) -> Pair | None:
        found = values.point(value)
        if found is None:
            return None
        x, y = found[0] - self.x, found[1] - self.y
        return (x, y) if max(abs(x), abs(y)) <= FARTHEST else None


def read_drawing(tree: Mapping[str, Any], name: str) -> Drawing:
    """The drawing a parsed file describes.

    Args: name: of the file, for errors.
    Raises: FormatError if it has no `resolution`; LimitError if it holds more than is read.
    """
    resolution = tree.get("resolution")
    if not isinstance(resolution, Mapping):
        raise FormatError(
            T('{path} lacks "resolution", without which a Universal VTT map has no size', path=name),
            hint=T("Export the map again."),
        )
    origin = values.point(resolution.get("map_origin")) or (0.0, 0.0)
    size = resolution.get("map_size")
    width, height = (_positive(size.get("x")), _positive(size.get("y"))) if isinstance(size, Mapping) else (None, None)
    if isinstance(size, list) and len(size) == 2:
        width, height = _positive(size[0]), _positive(size[1])
    drawing = Drawing(width, height, origin, _positive(resolution.get("pixels_per_grid")))
    place = _Origin(origin)
    drawing.walls = _chains(tree.get("line_of_sight"), place, drawing, name)
    drawing.outlines = [_closed(c) for c in _chains(tree.get("objects_line_of_sight"), place, drawing, name)]
    _portals(tree.get("portals"), place, drawing, name)
    _lamps(tree.get("lights"), place, drawing, name)
    environment = tree.get("environment")
    if isinstance(environment, Mapping):
        drawing.baked = values.flag(environment.get("baked_lighting"), False)
        drawing.ambient = values.color(environment.get("ambient_light"))
    image = tree.get("image")
    drawing.image = image if isinstance(image, str) else ""
    return drawing


def _positive(value: Any) -> float | None:
    found = values.number(value)
    return found if found is not None and found > 0 else None


def _too_many(name: str, what: str, most: int) -> LimitError:
    return LimitError(T("{path} holds more than {most} {what}", path=name, most=most, what=what))


def _chains(value: Any, place: _Origin, drawing: Drawing, name: str) -> list[Chain]:
    """Lines of at least one point; a point that is no point breaks its line."""
    chains: list[Chain] = []
    left = MOST_PIECES
    for line in values.polylines(value):
        left -= len(line)
        if left < 0:
            raise _too_many(name, "line_of_sight", MOST_PIECES)
        chain: Chain = []
        for item in line:
            found = place.point(item)
            if found is not None:
                chain.append(found)
                continue
            drawing.bad_points += 1
            chains.append(chain)
            chain = []
        chains.append(chain)
    return [chain for chain in chains if len(chain) > 1]


def _closed(outline: Chain) -> Chain:
    return [*outline, outline[0]] if len(outline) > 2 and outline[0] != outline[-1] else outline


def _portals(value: Any, place: _Origin, drawing: Drawing, name: str) -> None:
    for item in values.objects(value):
        ends = _ends(item, place)
        if ends is None:
            drawing.bad_portals += 1
        else:
            drawing.portals.append(Portal(ends, values.flag(item.get("closed"), True)))
    if len(drawing.portals) > MOST_THINGS:
        raise _too_many(name, "portals", MOST_THINGS)


def _ends(item: Mapping[str, Any], place: _Origin) -> tuple[Pair, Pair] | None:
    """The bounds; if they are no use, a cell's width about the middle, turned as the rotation says."""
    bounds = item.get("bounds")
    ends = [place.point(end) for end in bounds] if isinstance(bounds, list) else []
    if len(ends) == 2 and ends[0] is not None and ends[1] is not None and math.dist(ends[0], ends[1]) > 1e-3:
        return ends[0], ends[1]
    middle = place.point(item.get("position")) or next((end for end in ends if end is not None), None)
    if middle is None:
        return None
    turn = values.number(item.get("rotation")) or 0.0
    x, y = math.cos(turn) / 2, math.sin(turn) / 2
    return (middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)


def _lamps(value: Any, place: _Origin, drawing: Drawing, name: str) -> None:
    for item in values.objects(value):
        at = place.point(item.get("position"))
        if at is None:
            drawing.bad_lamps += 1
            continue
        reach = min(max(values.number(item.get("range")) or 0.0, 0.0), FARTHEST)
        drawing.lamps.append(Lamp(at, reach, values.color(item.get("color"))))
    if len(drawing.lamps) > MOST_THINGS:
        raise _too_many(name, "lights", MOST_THINGS)
