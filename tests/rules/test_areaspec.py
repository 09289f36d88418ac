"""The area an action takes in, as a manifest declares it and as its options make it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import RulesetError
from battlemap.rules.areaspec import AreaSpec, area_fields
from battlemap.rules.manifest import read_manifest


def test_sizes_are_products_of_numbers_options_and_stats() -> None:
    spec = AreaSpec(radius=(2.0, "dice", "level"), inner=1.0, sizes_in="units", angle=45.0)
    told = spec.told(["dice"], {"level": 3, "dice": 99}, 2.0)
    assert told == {
        "shape": "burst", "start": "place", "limit": "straight", "radius": [2.0, "dice", 3.0, 0.5], "inner": [1.0, 0.5],
        "angle": [45.0],
    }  # fmt: skip
    assert area_fields(told, {"dice": "6d+2"}) == {
        "shape": "burst", "limit": "straight", "radius": 18.0, "inner": 0.5, "angle_deg": 45.0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("value", "number"),
    [(3, 3), (2.5, 2.5), ("4d", 4), ("2D6", 2), ("", 0), ("much", 0), (None, 0), (True, 1), (-2, 0)],
)
def test_what_is_no_number_makes_nothing(value: Any, number: float) -> None:
    told = AreaSpec(radius="x").told(["x"], {}, 1.0)
    assert area_fields(told, {"x": value})["radius"] == number


def test_a_stat_that_is_no_number_counts_as_none() -> None:
    told = [AreaSpec(radius="x").told([], {"x": value}, 1.0)["radius"] for value in (3, "5d", "far", None)]
    assert told == [[3.0], [5.0], [0.0], [0.0]]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("area = { radius = 3 }", ""),
        ('area = { radius = ["dice", 2, "power"] }', ""),
        ('area = { shape = "line", length = "much" }', "action[0].area.length"),
        ('area = { shape = "square" }', "action[0].area.shape"),
        ("area = { size = 3 }", "size"),
        ('area = { start = "here" }', "action[0].area.start"),
    ],
)
def test_a_manifest_names_only_what_there_is(make_ruleset: Callable[..., Path], line: str, problem: str) -> None:
    text = f"""
[[stat]]
id = "power"
type = "int"
default = 2
label = "Power"

[[action]]
id = "boom"
label = "Boom"
target = "cell"
{line}

[[action.option]]
id = "dice"
type = "text"
default = "2d"
label = "Dice"
"""
    folder = make_ruleset(manifest=text)
    if not problem:
        assert read_manifest(folder).action[0].area is not None
        return
    with pytest.raises(RulesetError) as refused:
        read_manifest(folder)
    assert problem in str(refused.value)
