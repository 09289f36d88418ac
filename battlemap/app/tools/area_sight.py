"""What the preview of an area lays over the map: cells reached and kept from it, distances, tags over tokens, and a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from battlemap.geometry.types import ScenePoint
from battlemap.text import Text

Middles = tuple[tuple[float, float], ...]
Look = Literal["hit", "covered", "safe"]
"""Reached in the open; reached behind cover; in the shape, but kept from it by a wall or the like."""


@dataclass(frozen=True, slots=True)
class AreaTag:
    """A word over a token: how far it is, and what is in between. `radius`: of its disc."""

    at: ScenePoint
    radius: float
    text: Text
    look: Look


@dataclass(frozen=True, slots=True)
class AreaRow:
    """A line of the card; `warn`: with the sign of a warning."""

    text: Text | str
    value: Text | str = ""
    warn: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class AreaCard:
    """Who is inside, in numbers (`counts`) and by name, nearest first (`who`, with the look of each)."""

    title: Text
    caption: Text
    icon: str
    counts: tuple[AreaRow, ...]
    who: tuple[tuple[AreaRow, Look], ...] = ()


@dataclass(frozen=True, slots=True)
class AreaSight:
    """All of it.

    Args:
        corners: of a cell, about its middle.
        cells: middles of the cells inside, nearest first; `rings`: of each, in which ring of distances it lies, from 1.
        blocked: cells in the shape that are not reached.
        start: where it starts; `reach`: how far from there it fades, scene units; 0: it does not.
        labels: words at the rings.
        handles: where it can be taken hold of: the start, then the end if it has one.
    """

    corners: Middles
    cells: Middles
    rings: tuple[int, ...]
    blocked: Middles
    start: ScenePoint
    reach: float
    labels: tuple[tuple[ScenePoint, Text], ...] = ()
    handles: tuple[ScenePoint, ...] = ()
    tags: tuple[AreaTag, ...] = ()
    card: AreaCard | None = None
