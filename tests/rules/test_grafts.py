"""Odds walk what goes on alike only once, and say the same as if they had walked all of it."""

from collections.abc import Generator
from math import fsum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.rules.api import Damage, Outcome, Roll, Ruleset, Table, sketch
from battlemap.rules.odds import odds, walk
from battlemap.rules.registry import Registry
from battlemap.rules.steps import Apply
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


def board(rules: Ruleset) -> SceneTable:
    return sketch(rules, {"tokens": [{"id": "a", "at": [1, 1]}, {"id": "b", "at": [2, 1]}]})


def ways(depth: int, kinds: int, promised: bool) -> Any:
    """Rolls of which only so many kinds matter to what comes next."""

    def start(table: Table) -> Steps:
        kind = 0
        for number in range(depth):
            same = (number, kind) if promised else None
            rolled = yield Roll("1d4", f"r{number}", "a", 2, same=same)
            kind = (kind + rolled.total) % kinds
        yield Apply(damage=(Damage("b", kind),))
        return Outcome(hit=kind > 0)

    return start


@settings(max_examples=30, deadline=None)
@given(depth=st.integers(1, 4), kinds=st.integers(1, 4))
def test_odds_are_the_same_with_and_without_the_promise(depth: int, kinds: int) -> None:
    rules = Registry(installed=False).load("generic")
    short = odds(rules, board(rules), ways(depth, kinds, True), ["b"])
    whole = odds(rules, board(rules), ways(depth, kinds, False), ["b"])
    assert whole.runs == 4**depth
    assert short.runs <= whole.runs
    assert short.hit == pytest.approx(whole.hit, abs=1e-12)
    assert short.damage == pytest.approx(whole.damage, abs=1e-12)
    assert short.ways == pytest.approx(whole.ways, abs=1e-12)
    assert [w.chance for w in short.wanted] == pytest.approx([w.chance for w in whole.wanted], abs=1e-12)


def test_what_goes_on_alike_is_run_once(rules: Ruleset) -> None:
    assert odds(rules, board(rules), ways(4, 2, True), ["b"]).runs < 4**4 / 4


def test_answers_used_in_turn_are_never_mixed_up(rules: Ruleset) -> None:
    given = {"roll:r1": [1, 2]}
    found = [odds(rules, board(rules), ways(3, 2, p), ["b"], answers=given) for p in (True, False)]
    assert (found[0].hit, found[0].damage, found[0].runs) == (found[1].hit, found[1].damage, found[1].runs)


def test_walking_goes_all_the_ways(rules: Ruleset) -> None:
    found = walk(rules, board(rules), ways(3, 2, True))
    assert len(found) == 4**3
    assert fsum(weight for weight, _ in found) == pytest.approx(1, abs=1e-12)
