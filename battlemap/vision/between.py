"""Who stands between two places, and how much of the one their bodies hide from the eye of the other."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.bodies import HALF_WIDTH, Body, StatureOf, across, body_of
from battlemap.vision.results import Between
from battlemap.vision.shadows import length, union

Interval = tuple[float, float]
CLOSEST = 0.05  # of one that stands closer to the eye than this part of the way all shadows are as large


class Bystanders:
    """The tokens of a scene, found by where they stand."""

    def __init__(self, view: ScenarioView, scene: str, grid: Grid, stature: StatureOf) -> None:
        self._view, self._scene, self._grid, self._stature = view, scene, grid, stature
        tokens = view.of(Token, scene)
        self._tokens = [tokens[id_] for id_ in sorted(tokens)]
        self._bodies: dict[int, Body] = {}
        self._at: dict[Cell, list[int]] = {}
        if grid.kind == "none":
            self._points = np.array(
                [grid.body_center(grid.cell(t.at), t.size, t.facing, t.body) for t in self._tokens], dtype=np.float64
            ).reshape(-1, 2)
            return
        for number, token in enumerate(self._tokens):
            for cell in grid.body(grid.cell(token.at), token.size, token.facing, token.body):
                self._at.setdefault(cell, []).append(number)

    def between(self, here: Body, body: Body) -> tuple[Between, ...]:
        """The tokens on the way from `here` to the body, nearest first; those in one cell or edge pair by id."""
        found: list[tuple[float, int, tuple[Cell, ...]]] = []
        if here.point != body.point:
            found = self._near_line(here, body) if self._grid.kind == "none" else self._in_cells(here, body)
        result = []
        for rank, number, cells in sorted(found):
            other = self._body(number)
            if other.token not in (here.token, body.token):
                result.append((rank, Between(other.token or "", cells, _behind(self._grid, here, body, other))))
        return tuple(between for _, between in result)

    def _in_cells(self, here: Body, body: Body) -> list[tuple[float, int, tuple[Cell, ...]]]:
        line = self._grid.line(here.cell, body.cell)
        first: dict[int, tuple[float, int, tuple[Cell, ...]]] = {}
        for cells in (*((cell,) for cell in line.crossed), *line.edge_pairs):
            rank = sum(_along(here, body, self._grid.center(cell)) for cell in cells) / len(cells)
            for number in {number for cell in cells for number in self._at.get(cell, ())}:
                first[number] = min((rank, number, cells), first.get(number, (rank, number, cells)))
        return list(first.values())

    def _near_line(self, here: Body, body: Body) -> list[tuple[float, int, tuple[Cell, ...]]]:
        found: list[tuple[float, int, tuple[Cell, ...]]] = []
        right = across(here, body)
        aside = (self._points - here.point) @ np.array(right)
        for number in np.flatnonzero(np.abs(aside) < [_radius(token) for token in self._tokens]):
            other = self._body(int(number))
            part = _along(here, body, other.point)
            low, high = other.span(self._grid, right)
            if 0.0 < part < 1.0 and aside[number] + low < 0.0 < aside[number] + high:
                found.append((part, int(number), ()))
        return found

    def _body(self, number: int) -> Body:
        if number not in self._bodies:
            token = self._tokens[number]
            self._bodies[number] = body_of(self._view, self._scene, self._grid, token, self._stature)
        return self._bodies[number]


def _radius(token: Token) -> float:
    """No part of a token is farther than this from its middle."""
    reach: Iterable[float] = (abs(x) + abs(y) for x, y in token.body or ((token.size, token.size),))
    return 2 * max(reach) + HALF_WIDTH


def _along(here: Body, body: Body, point: tuple[float, float]) -> float:
    dx, dy = body.point.x - here.point.x, body.point.y - here.point.y
    return ((point[0] - here.point.x) * dx + (point[1] - here.point.y) * dy) / (dx * dx + dy * dy)


def _behind(grid: Grid, here: Body, body: Body, other: Body) -> float:
    """The share of the body, looked at as an upright card, that lies behind the other's card."""
    right = across(here, body)
    part = min(max(_along(here, body, other.point), CLOSEST), 1.0)
    aside = (other.point.x - here.point.x) * right[0] + (other.point.y - here.point.y) * right[1]
    low, high = other.span(grid, right)
    wide = body.span(grid, right)
    width = length(union([((aside + low) / part, (aside + high) / part)], *wide))
    rest = here.eye_m * (1.0 - part)
    shadow = ((other.feet_m - rest) / part, (other.top_m - rest) / part)
    height = length(union([shadow], body.feet_m, body.top_m))
    return round(width * height / ((wide[1] - wide[0]) * (body.top_m - body.feet_m)), 4)
