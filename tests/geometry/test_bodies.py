from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.bodies import place_for
from battlemap.geometry.grid import Grid, make_grid
from battlemap.geometry.types import ScenePoint

GRIDS = [
    make_grid("hex-flat", 9, 9),
    make_grid("hex-flat", 9, 9, shifted="even"),
    make_grid("hex-pointy", 9, 9),
    make_grid("hex-pointy", 9, 9, shifted="even"),
    make_grid("square", 9, 9),
    make_grid("none", 9, 9),
]


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_body_that_fits_stays_where_it_is(grid: Grid, size: int) -> None:
    for at in grid.cells():
        assert place_for(grid, grid.body_center(at, size, 0), size) == at


@given(st.sampled_from(GRIDS), st.integers(1, 7), st.floats(-20, 20), st.floats(-20, 20))
def test_snapping_moves_by_at_most_half_a_cell(grid: Grid, size: int, x: float, y: float) -> None:
    """Known from other tools: a large token jumped by three cells when it was snapped."""
    middle = grid.body_center(place_for(grid, ScenePoint(x, y), size), size, 0)
    half = {6: 1 / math.sqrt(3), 8: math.sqrt(0.5)}[grid.directions]  # centre to corner
    assert math.hypot(middle.x - x, middle.y - y) <= half + 1e-9
