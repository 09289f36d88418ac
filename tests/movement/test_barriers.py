"""Which steps walls block, against the plain rule tried wall by wall."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from battlemap.geometry.grid import make_grid
from battlemap.geometry.segments import clear, touching, wall_array
from battlemap.model.entities import Door, Wall
from battlemap.movement.barriers import Stature, barriers, blockers, pieces_of
from battlemap.movement.lattice import Lattice

KINDS = ("hex-flat", "hex-pointy", "square")


def blocked(lattice: Lattice, things: list[Wall | Door], stature: Stature | None = None) -> np.ndarray[Any, Any]:
    return barriers(lattice, np.zeros(lattice.count), stature or Stature(), pieces_of(things)).blocked


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_lattice_says_what_the_grid_says(kind: Any, shifted: Any) -> None:
    grid = make_grid(kind, 7, 5, shifted=shifted)
    lattice = Lattice(grid)
    for number, cell in enumerate(grid.cells()):
        assert lattice.cell(number) == cell and lattice.number(cell) == number
        assert np.allclose(lattice.centers[number], grid.center(cell))
        for direction in range(grid.directions):
            assert lattice.neighbors[number, direction] == lattice.number(grid.neighbor(cell, direction))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_blocked_steps_are_those_of_the_plain_rule(kind: Any, seed: int) -> None:
    rnd = random.Random(seed)
    grid = make_grid(kind, 9, 8)
    lattice = Lattice(grid)
    cells = list(grid.cells())

    def point() -> tuple[float, float]:
        cell = rnd.choice(cells)
        corner = rnd.choice((*grid.polygon(cell), grid.center(cell)))
        return rnd.choice([(corner[0], corner[1]), (rnd.uniform(-3, 12), rnd.uniform(-3, 12))])

    things = [Wall(f"w{i}", (point(), point(), point())) for i in range(6)]
    array = wall_array(
        [(*a, *b) for wall in things for a, b in zip(wall.points, wall.points[1:], strict=False) if a != b]
    )
    found = blocked(lattice, list(things))
    checked = 0
    for number, cell in enumerate(cells):
        here = grid.center(cell)
        for direction in range(grid.directions):
            to = grid.neighbor(cell, direction)
            if not grid.contains(to):
                continue
            there = grid.center(to)
            if touching(array, here).size or touching(array, there).size:
                continue
            checked += 1
            assert found[number, direction] == (not clear(array, here, there)), (cell, to)
    assert checked > 50


def test_touching_an_end_and_running_along_are_free() -> None:
    lattice = Lattice(make_grid("square", 4, 4))
    corner = blocked(lattice, [Wall("w", ((1, 1), (1, 0)))])
    assert (
        corner[lattice.number(lattice.cell(0)), 2] and not corner[0, 3]
    )  # east crosses it, south-east touches its end
    assert not blocked(lattice, [Wall("w", ((0.5, 0.5), (2.5, 0.5)))])[0, 2]


def test_two_walls_that_meet_across_a_step_block_it() -> None:
    lattice = Lattice(make_grid("square", 4, 4))
    assert blocked(lattice, [Wall("a", ((1, 1), (1, 0))), Wall("b", ((1, 1), (0, 1)))])[0, 3]
    assert blocked(lattice, [Wall("a", ((1, 0), (1, 1), (1, 2)))])[0, 3]
    assert not blocked(lattice, [Wall("a", ((1, 1), (1, 0))), Wall("b", ((1, 1), (2, 1)))])[0, 3]


def test_a_wall_through_a_cells_middle_lets_out_but_not_in() -> None:
    lattice = Lattice(make_grid("square", 4, 1))
    found = blocked(lattice, [Wall("w", ((1.5, 0), (1.5, 1)))])
    assert found[0, 2] and found[2, 6]
    assert not found[1, 2] and not found[1, 6]


def test_doors_heights_and_sides() -> None:
    lattice = Lattice(make_grid("square", 2, 1))
    middle = ((1.0, 0.0), (1.0, 1.0))
    assert blocked(lattice, [Door("d", middle)])[0, 2]
    assert not blocked(lattice, [Door("d", middle, state="open")])[0, 2]
    assert blocked(lattice, [Door("d", middle, type="window")])[0, 2]
    assert not blocked(lattice, [Wall("w", middle, move=False)])[0, 2]
    assert not blocked(lattice, [Wall("w", middle, top=0.1)])[0, 2]
    assert blocked(lattice, [Wall("w", middle, top=0.2)])[0, 2]
    assert not blocked(lattice, [Wall("w", middle, bottom=1.8)])[0, 2]
    assert blocked(lattice, [Wall("w", middle, bottom=1.7)])[0, 2]
    assert not blocked(lattice, [Wall("w", middle, top=3)], Stature(least=3.0))[0, 2]
    # From top to bottom the left side is the east (y runs down).
    west, east = (blocked(lattice, [Wall("w", middle, one_way=side)]) for side in ("right", "left"))  # type: ignore[arg-type]
    assert west[0, 2] and not west[1, 6]
    assert east[1, 6] and not east[0, 2]


def test_pieces_can_be_taken_out_again() -> None:
    lattice = Lattice(make_grid("hex-flat", 8, 8))
    ground = np.zeros(lattice.count)
    walls = [Wall(f"w{i}", ((i, 0.0), (7 - i, 7.3))) for i in range(5)]
    whole = barriers(lattice, ground, Stature(), pieces_of(walls))
    fewer = whole.changed(lattice, ground, Stature(), pieces_of(walls[:2]), -1)
    again = barriers(lattice, ground, Stature(), pieces_of(walls[2:]))
    assert np.array_equal(fewer.low, again.low) and np.array_equal(fewer.high, again.high)


def test_walls_far_beyond_the_map_cost_nothing() -> None:
    lattice = Lattice(make_grid("square", 5, 5))
    found = blocked(lattice, [Wall("w", ((2.0, -1e9), (2.0, 1e9))), Wall("v", ((1e8, 0), (1e9, 5)))])
    assert found[1, 2] and not found[0, 2]


def test_blockers_names_what_is_in_the_way() -> None:
    pieces = pieces_of([Wall("a", ((1, 0), (1, 2))), Wall("b", ((3, 0), (3, 2))), Door("d", ((5, 0), (5, 2)))])
    assert blockers(pieces, np.array([0.0, 1.0]), np.array([4.0, 1.0]), 0.0, 1.8) == ("a", "b")
    assert blockers(pieces, np.array([4.0, 1.0]), np.array([6.0, 1.0]), 0.0, 1.8) == ("d",)
    assert blockers(pieces, np.array([4.0, 3.0]), np.array([6.0, 3.0]), 0.0, 1.8) == ()
