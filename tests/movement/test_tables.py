"""The tables against the price formula of costs.py, step by step, in plain Python."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from battlemap.geometry.types import Cell
from battlemap.model.entities import Door, EntityKey, GridSpec, Terrain, Token, Wall, terrain_id
from battlemap.model.scenario import Scenario
from battlemap.movement.barriers import blockers, pieces_of
from battlemap.movement.costs import HeightBand, MoveProfile, StepRule, Toll
from battlemap.movement.field import field_of
from battlemap.movement.lattice import lattice
from battlemap.movement.mover import walker_of
from battlemap.movement.tables import NO_EDGE, Tables
from battlemap.text import T

from .ascii import put, scene_from_ascii
from .maps import DIAGONALS, KINDS, facing_profile, free_profile, random_map


def tables(scenario: Scenario, profile: MoveProfile) -> Tables:
    token = scenario.token("s1", "m")
    assert token is not None
    return walker_of(scenario, "s1", token, profile).tables


class Plain:
    """One step at a time, as the docstring of costs.py says, for a mover of one cell."""

    def __init__(self, scenario: Scenario, profile: MoveProfile) -> None:
        self.scenario, self.profile = scenario, profile
        self.spec = scenario.scene("s1").grid
        self.grid = self.spec.grid()
        self.pieces = pieces_of([*scenario.of(Wall, "s1").values(), *scenario.of(Door, "s1").values()])

    def ground(self, cell: Cell) -> Terrain:
        id_ = terrain_id((cell[0], cell[1]))
        return self.scenario.terrain("s1", id_) or Terrain(id_)

    def may(self, a: Cell, b: Cell) -> bool:
        import numpy as np

        if not self.grid.contains(a) or not self.grid.contains(b):
            return False
        feet = max(self.ground(a).elevation, self.ground(b).elevation)
        if blockers(self.pieces, np.array(self.grid.center(a)), np.array(self.grid.center(b)), feet, 1.8):
            return False
        rise = self.ground(b).elevation - self.ground(a).elevation
        return "impassable" not in self.ground(b).tags and -2.0 <= rise <= 3.0

    def price(self, a: Cell, direction: int, base: float, parity: int) -> int | None:
        b = self.grid.neighbor(a, direction)
        if not self.may(a, b):
            return None
        diagonal = self.spec.kind == "square" and direction % 2 == 1
        if diagonal:
            if self.spec.diagonals == "none":
                return None
            base *= {"one": 1.0, "5-10-5": 1.0 + parity, "euclid": math.sqrt(2)}[self.spec.diagonals]
            for side in (direction - 1, direction + 1):
                corner = self.grid.neighbor(a, side)
                if not self.profile.cut_corners and not (self.may(a, corner) and self.may(corner, b)):
                    return None
        ground = self.ground(b)
        factor, add = 1.0, 0.0
        factor += "difficult" in ground.tags
        add += "stairs" in ground.tags
        if 0 < ground.water <= 0.5:
            add += 2
        elif ground.water > 0.5:
            factor += 1
        rise = ground.elevation - self.ground(a).elevation
        if rise > 0.5:
            add += math.floor(2 * rise + 0.5)
        if rise < -0.5:
            add += 1
        return math.floor(base * factor + 0.5) + int(add)


CASES = [("hex-flat", "one", False), ("hex-pointy", "one", False), ("square", "one", True)]
CASES += [("square", diagonals, False) for diagonals in DIAGONALS]


@pytest.mark.parametrize(("kind", "diagonals", "cut"), CASES)
def test_every_cost_is_what_the_formula_says(kind: str, diagonals: str, cut: bool) -> None:
    scenario = random_map(11 + DIAGONALS.index(diagonals), kind, diagonals, 6)
    directions = 8 if kind == "square" else 6
    for profile in (free_profile(cut_corners=cut), facing_profile(directions, cut_corners=cut)):
        made, plain = tables(scenario, profile), Plain(scenario, profile)
        for state in range(made.states):
            number, facing, parity = made.place(state)
            cell = made.field.lattice.cell(number)
            for column, move in enumerate(made.moves):
                cost, target = int(made.cost[state, column]), int(made.target[state, column])
                if move.rule is None:
                    assert (cost, made.place(target)) == (2, (number, (facing + move.sides) % directions, parity))
                    continue
                direction = (facing + move.relative) % directions
                expected = plain.price(cell, direction, move.rule.cost, parity)
                assert cost == (NO_EDGE if expected is None else expected), (cell, direction, move)
                if expected is not None:
                    to = made.field.lattice.number(plain.grid.neighbor(cell, direction))
                    looks = direction if move.rule.face else facing
                    flips = made.parities == 2 and direction % 2 == 1
                    assert made.place(target) == (to, looks % made.facings, parity ^ int(flips))


def test_facing_collapses_only_where_nothing_depends_on_it() -> None:
    scenario = scene_from_ascii("m...\n....\n....\n....")
    assert tables(scenario, free_profile()).facings == 1
    assert tables(scenario, free_profile(turn=1)).facings == 8
    assert tables(scenario, free_profile(turn=None)).facings == 8
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (1, 1), body=((0, 0), (0, 1))))
    assert tables(scenario, free_profile()).facings == 8
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (1, 1), body=((0, 0),)))
    assert tables(scenario, free_profile()).facings == 1


def test_a_toll_for_everything_takes_the_whole_budget() -> None:
    scenario = scene_from_ascii("m~.")
    profile = MoveProfile(7, tags={"difficult": Toll(T("mire"), all=True)})
    assert tables(scenario, profile).cost.tolist()[0][2] == 7
    assert tables(scenario, MoveProfile(9, tags=profile.tags)).cost.tolist()[0][2] == 9


def test_surfaces_choose_the_height_band() -> None:
    bands = (HeightBand(3, per_metre=1, surface="ladder"), HeightBand(3, per_metre=10, surface=None))
    legend = {"l": {"elevation": 2.0, "climb": "ladder"}, "c": {"elevation": 2.0}, "t": {"elevation": 4.0}}
    scenario = scene_from_ascii("lmct", legend=legend)
    made = tables(scenario, MoveProfile(9, steps=(StepRule("step", 1),), rises=bands, drops=bands))
    assert made.cost[1, 6] == 1 + 2 and made.cost[1, 2] == 1 + 20 and made.cost[0, 2] == 1 + 2
    assert tables(scene_from_ascii("mt", legend=legend), MoveProfile(9, rises=bands)).cost[0, 2] == NO_EDGE


@pytest.mark.parametrize("kind", KINDS)
def test_a_wide_body_pays_for_its_dearest_cell_and_needs_room(kind: Any) -> None:
    rows = ["......." for _ in range(7)]
    rows[3] = ".....~."
    scenario = scene_from_ascii("\n".join(rows), kind)
    grid = scenario.scene("s1").grid.grid()
    middle = grid.from_offset(3, 3)
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (middle[0], middle[1]), size=3))
    made = tables(scenario, free_profile(rises=(), drops=()))
    east = grid.direction_to(middle, grid.from_offset(5, 3))
    number = made.field.lattice.number(middle)
    assert made.cost[number, east] == 4
    assert made.cost[number, (east + made.directions // 2) % made.directions] == 2
    edge = made.field.lattice.number(grid.from_offset(1, 3))
    west = grid.direction_to(grid.from_offset(3, 3), grid.from_offset(1, 3))
    assert made.cost[edge, west] == NO_EDGE  # half of it would hang over the edge


def test_a_wall_at_a_drop_blocks_where_only_rises_are_priced() -> None:
    scenario = scene_from_ascii("^m", walls=[Wall("w", ((1.0, 0.0), (1.0, 1.0)))], tokens={"m": {}})
    put(scenario, EntityKey("s1", "token", "m"), Token("m", "m", (0, 0)))
    profile = MoveProfile(20, steps=(StepRule("step", 2),), rises=(HeightBand(None),))
    token = scenario.token("s1", "m")
    assert token is not None
    assert (walker_of(scenario, "s1", token, profile).tables.cost >= 0).sum() == 0
    put(scenario, EntityKey("s1", "wall", "w"), None)
    assert (walker_of(scenario, "s1", token, profile).tables.cost >= 0).sum() == 2


def test_the_cells_of_a_lattice_are_found_by_their_coordinates() -> None:
    for kind in ("hex-flat", "hex-pointy", "square"):
        for shifted in ("odd", "even"):
            cells = lattice(GridSpec(kind, 7, 5, shifted).grid())  # type: ignore[arg-type]
            assert cells.numbers(cells.pairs).tolist() == list(range(cells.count))
            assert [tuple(pair) for pair in cells.pairs.tolist()] == [tuple(cells.cell(n)) for n in range(cells.count)]
            outside = np.array([[-1, 0], [99, 99], [0, -50], [2**31, 0]])
            assert cells.numbers(outside).tolist() == [-1] * 4


def test_ground_of_cells_the_grid_cannot_have_is_passed_over() -> None:
    scenario = scene_from_ascii("m~.")
    for id_ in ("9,9", "1.5,0", "x", "1,2,3", f"{10**30},0", ""):
        put(scenario, EntityKey("s1", "cell", id_), Terrain(id_, ("impassable",)))
    field = field_of(scenario, "s1")
    assert [field.ground(number).tags for number in range(3)] == [(), ("difficult",), ()]
