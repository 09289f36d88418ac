"""What is told of whom a resolution looked at."""

from collections.abc import Generator
from typing import Any

import pytest

from battlemap.errors import RulesetError
from battlemap.rules.api import Apply, Looked, Outcome, Ruleset, T, Table, sketch
from battlemap.rules.dice import SeededDice
from battlemap.rules.driver import resolve
from battlemap.rules.record import looked_at
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]
WALL = T("behind the wall")


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


@pytest.fixture
def table(rules: Ruleset) -> SceneTable:
    return sketch(rules, {"tokens": [{"id": "a", "at": [1, 1]}, {"id": "b", "at": [2, 1]}]})


def test_what_was_said_of_a_token_is_one_row_and_the_later_word_wins() -> None:
    rows = looked_at(
        [Looked("a", 3.0, T("half a wall"), 0.5), Looked("b", 1.0), Looked("a", 4.0, why=WALL, rule="X-1")]
    )
    assert rows == [Looked("a", 4.0, T("half a wall"), 0.5, WALL, "X-1"), Looked("b", 1.0)]


def test_a_resolution_tells_whom_it_looked_at_on_the_way_and_at_its_end(rules: Ruleset, table: SceneTable) -> None:
    def run(table: Table) -> Steps:
        yield Apply(looked=(Looked("a", 2.0),))
        return Outcome(looked=(Looked("b", why=WALL),))

    told = resolve(rules, table, run, dice=SeededDice(1)).told()
    assert told["looked"] == [{"token": "a", "distance": 2}, {"token": "b", "why": WALL}]


def test_nothing_is_told_where_nobody_was_looked_at(rules: Ruleset, table: SceneTable) -> None:
    assert "looked" not in resolve(rules, table, lambda table: Outcome(), dice=SeededDice(1)).told()


@pytest.mark.parametrize(
    "wrong",
    [
        {"token": 3},
        {"token": "a", "distance": "far"},
        {"token": "a", "why": "a plain text"},
        {"token": "a", "rule": None},
    ],
)
def test_what_is_no_look_is_a_fault_of_the_ruleset(wrong: Any, rules: Ruleset, table: SceneTable) -> None:
    with pytest.raises(RulesetError):
        resolve(rules, table, lambda table: Outcome(looked=(Looked(**wrong),)), dice=SeededDice(1))
