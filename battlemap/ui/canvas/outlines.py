"""Outlines of cells laid together: shared sides vanish, so a region has one edge and no seams inside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from battlemap.geometry.types import ScenePoint

_FINE = 4096
Corner = tuple[int, int]
Side = tuple[Corner, Corner]
Corners = Sequence[ScenePoint]
Floats = Any  # numpy's arrays; numpy itself is imported when it is first needed


def sides_of(polygons: Iterable[Corners]) -> dict[Side, None]:
    """The directed sides of all polygons, in order, corners rounded so that neighbours share them exactly."""
    found: dict[Side, None] = {}
    for polygon in polygons:
        corners = [(round(x * _FINE), round(y * _FINE)) for x, y in polygon]
        before = corners[-1]
        for corner in corners:
            found[before, corner] = None
            before = corner
    return found


def _scene(corner: Corner) -> tuple[float, float]:
    return corner[0] / _FINE, corner[1] / _FINE


def loops(sides: Iterable[tuple[Any, Any]], place: Callable[[Any], Sequence[float]] = _scene) -> QPainterPath:
    """Sides joined end to end into as few lines as there are; closed where they close.

    Args: place: where a corner lies, scene units.
    """
    after: dict[Any, list[Any]] = {}
    before: dict[Any, int] = {}
    for a, b in sides:
        after.setdefault(a, []).append(b)
        before[b] = before.get(b, 0) + 1
    path = QPainterPath()
    # open chains start where nothing leads to; the rest are rings
    starts = [a for a in after if len(after[a]) > before.get(a, 0)]
    for start in [*starts, *after]:
        while after.get(start):
            path.moveTo(*place(start))
            at = start
            while after.get(at):
                at = after[at].pop()
                if at == start:
                    path.closeSubpath()
                    break
                path.lineTo(*place(at))
    return path


class Sides:
    """The sides of many alike polygons, in arrays: as `sides_of` and `loops` for thousands of cells."""

    def __init__(self, centers: Floats, corners: Floats) -> None:
        """Args: centers: one row a polygon; corners: of each, relative to its centre."""
        import numpy as np

        fine = np.rint((centers[:, None, :] + corners[None, :, :]) * _FINE).astype(np.int64)
        ends, named = np.unique(fine[..., 0] * (1 << 32) + fine[..., 1], return_inverse=True)
        named = named.reshape(fine.shape[:2])
        at = np.zeros((len(ends), 2))
        at[named.reshape(-1)] = fine.reshape(-1, 2) / _FINE
        self._at: list[list[float]] = at.tolist()
        self._start, self._end = np.roll(named, 1, axis=1), named
        self._code, self._back = (a * len(ends) + b for a, b in ((self._start, self._end), (self._end, self._start)))

    def bordered(self, which: Any, count: int) -> Iterator[tuple[QPainterPath, QPainterPath]]:
        """For each of `count` groups of polygons (`which` says the group of each): the line round it, and the part of that
        line that does not run along an earlier group."""
        import numpy as np

        for group in range(count):
            mine = which == group
            code, back = self._code[mine].reshape(-1), self._back[mine].reshape(-1)
            start, end = self._start[mine].reshape(-1), self._end[mine].reshape(-1)
            border = ~np.isin(back, code)
            outer = border & ~np.isin(back, self._code[which < group])
            region = self._joined(start[border], end[border])
            yield region, region if outer.sum() == border.sum() else self._joined(start[outer], end[outer])

    def _joined(self, starts: Any, ends: Any) -> QPainterPath:
        firsts = starts.tolist()
        after = dict(zip(firsts, ends.tolist(), strict=True))
        if len(after) < len(firsts):  # two corners touch: that takes more care
            return loops(zip(firsts, ends.tolist(), strict=True), self._at.__getitem__)
        path, at = QPainterPath(), self._at
        open_ = set(firsts).difference(after.values())
        for start in (*(corner for corner in firsts if corner in open_), *firsts):
            here = after.pop(start, None)
            if here is None:
                continue
            path.moveTo(*at[start])
            while here is not None and here != start:
                path.lineTo(*at[here])
                here = after.pop(here, None)
            if here == start:
                path.closeSubpath()
        return path


def merged(polygons: Iterable[Corners]) -> QPainterPath:
    """One path round all polygons, for filling and for its edge."""
    sides = sides_of(polygons)
    return loops([side for side in sides if (side[1], side[0]) not in sides])


def line(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A line through points."""
    path = QPainterPath()
    for i, (x, y) in enumerate(points):
        if i:
            path.lineTo(x, y)
        else:
            path.moveTo(QPointF(x, y))
    return path
