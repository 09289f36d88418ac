"""Where a new token can stand."""

from __future__ import annotations

from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView

SEARCH_CELLS = 30


def free_cell(view: ScenarioView, scene: str, wanted: Cell, token: Token) -> Cell:
    """The wanted cell, or the nearest one where the token's body lies on the map and meets no other; else the wanted one."""
    grid = view.scene(scene).grid.grid()
    taken = [
        grid.center(cell)
        for other in view.of(Token, scene).values()
        if other.id != token.id
        for cell in grid.body(grid.cell(other.at), other.size, other.facing, other.body)
    ]

    def free(cell: Cell) -> bool:
        cells = grid.body(cell, token.size, token.facing, token.body)
        body = [grid.center(part) for part in cells]
        return all(map(grid.contains, cells)) and all(
            (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 0.5 for a in body for b in taken
        )

    near = (cell for radius in range(SEARCH_CELLS) for cell in grid.ring(wanted, radius))
    return next((cell for cell in near if grid.contains(cell) and free(cell)), wanted)
