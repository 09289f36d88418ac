"""What lies under the pointer."""

from __future__ import annotations

import math

from battlemap.app.tools.base import ToolContext
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Door, Token

DOOR_REACH = 0.22  # how far from a door's middle a click still means the door, in cells
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def grid_of(ctx: ToolContext) -> Grid:
    return ctx.session.scenario.scene(ctx.scene).grid.grid()


def beside(grid: Grid, cell: Cell, key: str) -> Cell:
    """The cell (without a grid the point) an arrow key leads to; column and row decide, so there and back is home.

    Args: key: up, down, left or right.
    """
    dx, dy = STEPS[key]
    if grid.kind == "none":
        return ScenePoint(cell[0] + dx, cell[1] + dy)
    column, row = grid.offset(cell)
    return grid.from_offset(column + dx, row + dy)


def token_at(ctx: ToolContext, point: ScenePoint) -> Token | None:
    """The token whose disc is under the point, else the one with a body of its own that covers the cell there.

    Of several the nearest, on a tie the one put down last.
    """
    grid = grid_of(ctx)
    best: tuple[float, Token] | None = None
    covers: Token | None = None
    here = grid.cell_at(point)
    for token in ctx.session.scenario.of(Token, ctx.scene).values():
        if token.body and here in grid.body(grid.cell(token.at), token.size, token.facing, token.body):
            covers = token
        x, y = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
        away = math.hypot(x - point.x, y - point.y)
        if away <= token.size * 0.46 + ctx.grab_radius and (best is None or away <= best[0]):
            best = (away, token)
    return best[1] if best else covers


def door_at(ctx: ToolContext, point: ScenePoint) -> Door | None:
    """The door whose middle is under the point."""
    for door in ctx.session.scenario.of(Door, ctx.scene).values():
        (ax, ay), (bx, by) = door.points[0], door.points[-1]
        if math.hypot((ax + bx) / 2 - point.x, (ay + by) / 2 - point.y) <= DOOR_REACH + ctx.grab_radius:
            return door
    return None


def tokens_in(ctx: ToolContext, a: ScenePoint, b: ScenePoint) -> list[str]:
    """Ids of tokens whose middle lies in the box between two points, sorted."""
    grid = grid_of(ctx)
    left, right = sorted((a.x, b.x))
    top, bottom = sorted((a.y, b.y))
    found = []
    for token in ctx.session.scenario.of(Token, ctx.scene).values():
        x, y = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
        if left <= x <= right and top <= y <= bottom:
            found.append(token.id)
    return sorted(found)
