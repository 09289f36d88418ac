"""What a click means: discs before bodies, so that whoever stands in a horde can be grabbed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import token_at


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square"])
def test_any_cell_of_a_body_is_the_token_but_a_disc_in_it_comes_first(session: Callable[..., Any], kind: str) -> None:
    made = session(kind)
    grid = made.scenario.scene(made.active_scene).grid.grid()
    at = grid.from_offset(4, 4)
    cells = sorted(grid.disk(at, 1))
    body = [[round(cell[0] - at[0]), round(cell[1] - at[1])] for cell in cells]
    made.do({"do": "add_token", "id": "rats", "name": "Rats", "at": list(at), "body": body})
    ctx = ToolContext(made, made.active_scene)
    for cell in cells:
        found = token_at(ctx, grid.center(cell))
        assert found is not None and found.id == "rats"
    made.do({"do": "add_token", "id": "ana", "name": "Ana", "at": list(cells[0])})
    inside = token_at(ctx, grid.center(cells[0]))
    assert inside is not None and inside.id == "ana"
    assert token_at(ctx, grid.center(grid.from_offset(8, 7))) is None
