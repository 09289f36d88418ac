"""What a resolution says can be drawn of it, and the cells of an area as a table tells them."""

from collections.abc import Generator
from typing import Any

import pytest

from battlemap.errors import RulesetError
from battlemap.geometry.types import Square
from battlemap.rules.api import Apply, Area, Outcome, Ruleset, Table, Traced, sketch
from battlemap.rules.dice import SeededDice
from battlemap.rules.driver import resolve
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]
HERE, THERE = Square(1, 1), Square(2, 1)
NONE: Any = {"no": "such thing"}


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


@pytest.fixture
def table(rules: Ruleset) -> SceneTable:
    wall = {"points": ((2.0, 0.0), (2.0, 3.0))}
    return sketch(rules, {"grid": {"kind": "square", "columns": 6, "rows": 3}, "walls": [wall]})


def test_ways_and_circles_are_told_in_their_order(rules: Ruleset, table: SceneTable) -> None:
    def run(table: Table) -> Steps:
        yield Apply(traced=(Traced("way", (HERE, THERE)),))
        return Outcome(traced=(Traced("blast", (THERE,), 2.0),))

    told = resolve(rules, table, run, dice=SeededDice(1)).told()
    assert told["traced"] == [
        {"what": "way", "cells": [[1, 1], [2, 1]]},
        {"what": "blast", "cells": [[2, 1]], "radius": 2},
    ]
    assert "traced" not in resolve(rules, table, lambda table: Outcome(), dice=SeededDice(1)).told()


@pytest.mark.parametrize(
    "wrong", [Traced("way", ()), Traced(NONE, (HERE,)), Traced("way", (NONE,)), Traced("blast", (HERE,), NONE), "way"]
)
def test_what_cannot_be_drawn_is_a_fault_of_the_ruleset(wrong: Any, rules: Ruleset, table: SceneTable) -> None:
    with pytest.raises(RulesetError):
        resolve(rules, table, lambda table: Outcome(traced=(wrong,)), dice=SeededDice(1))


def test_the_cells_of_an_area_end_at_the_wall(table: SceneTable) -> None:
    cells = table.cells(Area("a", at=(0, 1), radius=3.0))
    assert dict(cells) == {Square(x, y): max(x, abs(y - 1)) for x in (0, 1) for y in (0, 1, 2)}
    assert next(iter(cells)) == Square(0, 1)
    through = table.cells(Area("a", at=(0, 1), radius=3.0, limit="through"))
    assert len(through) == 12
