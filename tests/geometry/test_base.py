from __future__ import annotations

import math
import pickle

import pytest

from battlemap.geometry.base import LARGEST_COORDINATE, real_pair, whole_pair
from battlemap.geometry.gridless import Gridless
from battlemap.geometry.hexgrid import FlatHexGrid, PointyHexGrid
from battlemap.geometry.squaregrid import SquareGrid


@pytest.mark.parametrize("pair", [[1, -2], (1, -2), [1.0, -2.0]])
def test_whole_pair_takes_whole_numbers(pair: list[float]) -> None:
    assert whole_pair(pair) == (1, -2)
    assert all(type(value) is int for value in whole_pair(pair))


@pytest.mark.parametrize(
    "pair",
    [[], [1], [1, 2, 3], [0.5, 1], [True, 0], ["1", "2"], "12", [None, 1], [math.nan, 0], [0, math.inf], [10**30, 0]],
)
def test_whole_pair_refuses_anything_else(pair: list[float]) -> None:
    with pytest.raises(ValueError, match="a cell"):
        whole_pair(pair)


def test_real_pair_takes_fractions_but_no_nonsense() -> None:
    assert real_pair([0.5, -7]) == (0.5, -7)
    assert real_pair([LARGEST_COORDINATE, 0]) == (LARGEST_COORDINATE, 0)
    for bad in ([math.nan, 0.0], [LARGEST_COORDINATE + 1, 0], [False, 0.5]):
        with pytest.raises(ValueError, match="a cell"):
            real_pair(bad)


def test_grids_compare_by_what_they_were_made_from() -> None:
    assert FlatHexGrid(3, 4) == FlatHexGrid(3, 4, "odd")
    assert hash(FlatHexGrid(3, 4)) == hash(FlatHexGrid(3, 4))
    assert FlatHexGrid(3, 4) != FlatHexGrid(3, 4, "even")
    assert FlatHexGrid(3, 4) != PointyHexGrid(3, 4)
    assert SquareGrid(3, 4, None, "one") != SquareGrid(3, 4, None, "euclid")
    assert Gridless(3, 4) != Gridless(3, 4, (1.0, 0.0))
    assert Gridless(3, 4) != "Gridless"


def test_grids_say_what_they_are_and_can_be_pickled() -> None:
    grid = PointyHexGrid(3, 4, "even")
    assert repr(grid).startswith("PointyHexGrid(3, 4, ")
    assert pickle.loads(pickle.dumps(grid)) == grid


@pytest.mark.parametrize("columns, rows, origin", [(0, 1, None), (1, -1, None), (1, 1, (math.nan, 0.0))])
def test_impossible_grids_are_refused(columns: int, rows: int, origin: tuple[float, float] | None) -> None:
    for kind in (FlatHexGrid, PointyHexGrid):
        with pytest.raises(ValueError, match="grid"):
            kind(columns, rows, "odd", origin)
    for plain in (SquareGrid, Gridless):
        with pytest.raises(ValueError, match="grid"):
            plain(columns, rows, origin)
