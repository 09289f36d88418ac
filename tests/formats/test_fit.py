from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import FormatError, LimitError
from battlemap.formats.fit import Choices, fit, whole_columns, with_lines_at
from battlemap.geometry.grid import GridKind, make_grid

kinds = st.sampled_from(get_args(GridKind))
counts = st.integers(2, 60)


@given(kinds, counts, counts, st.floats(20, 300))
def test_a_sheet_of_whole_cells_gives_its_own_numbers(kind: GridKind, columns: int, rows: int, cell: float) -> None:
    box = make_grid(kind, columns, rows).bounds()
    width, height = box.width * cell, box.height * cell
    for given_columns, given_rows in ((None, None), (columns, None), (None, rows), (columns, rows)):
        found = fit(kind, width, height, cell=cell, columns=given_columns, rows=given_rows)
        assert (found.spec.kind, found.spec.columns, found.spec.rows) == (kind, columns, rows)
        assert (found.x, found.y) == pytest.approx((1 / cell, 1 / cell))
    assert whole_columns(kind, width, cell) == columns


@given(kinds, st.integers(100, 4000), st.integers(100, 4000))
def test_the_grid_covers_the_drawing(kind: GridKind, width: int, height: int) -> None:
    found = fit(kind, width, height, cell=70, columns=None, rows=None)
    box = found.spec.grid().bounds()
    assert box.width >= width * found.x - 0.05
    assert box.height >= height * found.y - 0.05
    assert found.x == found.y


def test_both_numbers_stretch_one_keeps_the_form() -> None:
    both = fit("square", 1000, 500, cell=70, columns=10, rows=10)
    assert (both.x, both.y) == (0.01, 0.02)
    one = fit("square", 1000, 510, cell=70, columns=10, rows=None)
    assert (one.x, one.y, one.spec.rows) == (0.01, 0.01, 6)


def test_lines_at_a_fraction() -> None:
    found = with_lines_at(fit("square", 10, 8, cell=1, columns=None, rows=None), 0.25, 0)
    assert found.spec.origin == (0.75, 0.5)


def test_limits() -> None:
    with pytest.raises(LimitError, match="1000 a side"):
        fit("square", 70_001, 70, cell=1, columns=None, rows=None)
    with pytest.raises(LimitError):
        fit("square", 900, 900, cell=1, columns=900, rows=900)
    for wrong in (Choices(columns=0), Choices(rows=-1), Choices(columns=1001)):
        with pytest.raises(FormatError, match="should be from 1 to 1000"):
            wrong.checked()
