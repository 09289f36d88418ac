from collections.abc import Callable

import pytest

from battlemap.rules.api import Ruleset, play, sketch
from battlemap.rules.table import SceneTable
from battlemap.rules.walk import walking


@pytest.fixture
def rules(drill: Callable[..., Ruleset]) -> Ruleset:
    return drill()


def road(rules: Ruleset, hp: int = 5) -> SceneTable:
    """Four squares, the second on fire."""
    return sketch(
        rules, {"tokens": [{"id": "x", "at": [0, 0], "stats": {"hp": hp}}], "cells": {"2,0": {"tags": ["fire"]}}}
    )


@pytest.mark.parametrize(("hp", "steps"), [(5, 4), (1, 2)])
def test_it_goes_as_far_as_it_lives(rules: Ruleset, hp: int, steps: int) -> None:
    table = road(rules, hp)
    token = table.token("x")
    path = table.path(token, rules.profile(token, table), table.grid.cell([4, 0]))
    played = play(rules, table, walking(rules, "x", path.steps))
    assert played.outcome.value == steps and played.table.token("x").at == (steps, 0)
    assert len(played.told["moves"]) == steps and len(played.result.changes) == 1


def test_no_steps_are_no_change(rules: Ruleset) -> None:
    assert play(rules, road(rules), walking(rules, "x", ())).result.changes == ()
