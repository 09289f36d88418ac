"""Outlines of cells laid together: shared sides vanish, so a region has one edge and no seams inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from battlemap.geometry.types import ScenePoint

_FINE = 4096
Corner = tuple[int, int]
Side = tuple[Corner, Corner]
Corners = Sequence[ScenePoint]


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


def loops(sides: dict[Side, None]) -> QPainterPath:
    """Sides joined end to end into as few lines as there are; closed where they close."""
    after: dict[Corner, list[Corner]] = {}
    before: dict[Corner, int] = {}
    for a, b in sides:
        after.setdefault(a, []).append(b)
        before[b] = before.get(b, 0) + 1
    path = QPainterPath()
    # open chains start where nothing leads to; the rest are rings
    starts = [a for a in after if len(after[a]) > before.get(a, 0)]
    for start in [*starts, *after]:
        while after.get(start):
            path.moveTo(start[0] / _FINE, start[1] / _FINE)
            at = start
            while after.get(at):
                at = after[at].pop()
                if at == start:
                    path.closeSubpath()
                    break
                path.lineTo(at[0] / _FINE, at[1] / _FINE)
    return path


def merged(polygons: Iterable[Corners]) -> QPainterPath:
    """One path round all polygons, for filling and for its edge."""
    sides = sides_of(polygons)
    return loops({side: None for side in sides if (side[1], side[0]) not in sides})


def line(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A line through points."""
    path = QPainterPath()
    for i, (x, y) in enumerate(points):
        if i:
            path.lineTo(x, y)
        else:
            path.moveTo(QPointF(x, y))
    return path
