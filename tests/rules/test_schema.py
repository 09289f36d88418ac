from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.rules.schema import ValueSpec, check_values, defaults_of, why_not
from battlemap.rules.words import Words

LABEL = Words("label")
HP = ValueSpec(id="hp", type="int", default=10, min=0, max=20, label=LABEL)
SPEED = ValueSpec(id="speed", type="float", label=LABEL)
NOTE = ValueSpec(id="note", type="text", default="", label=LABEL)
SIDE = ValueSpec(id="side", type="text", default="a", choices=("a", "b"), label=LABEL)
FLIES = ValueSpec(id="flies", type="bool", default=False, label=LABEL)
ALL = (HP, SPEED, NOTE, SIDE, FLIES)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hp", 21), ("hp", -1), ("hp", 1.5), ("hp", True), ("hp", "3"), ("hp", None), ("hp", [1]),
        ("speed", float("nan")), ("speed", float("inf")), ("speed", 10**400), ("speed", "x"),
        ("note", 3), ("note", "x" * 4001), ("side", "c"), ("flies", 1), ("flies", "true"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_by_name_with_a_hint(name: str, value: Any) -> None:
    with pytest.raises(CommandError) as caught:
        check_values(ALL, {name: value}, "stats.")
    assert caught.value.code == "bad-field"
    assert f"stats.{name}" in str(caught.value.text)
    assert str(caught.value.hint)


def test_an_unknown_name_gets_the_nearest_right_one() -> None:
    with pytest.raises(CommandError) as caught:
        check_values(ALL, {"sped": 3}, "stats.")
    assert "stats.sped" in str(caught.value.text)
    assert "stats.speed" in str(caught.value.hint)


def test_right_values_come_back_in_the_order_of_the_schema() -> None:
    checked = check_values(ALL, {"flies": True, "speed": 3, "hp": 4.0}, "stats.")
    assert list(checked.items()) == [("hp", 4), ("speed", 3.0), ("flies", True)]
    assert type(checked["hp"]) is int and type(checked["speed"]) is float


def test_a_null_unsets_what_has_no_default() -> None:
    assert check_values(ALL, {"speed": None}, "") == {"speed": None}


def test_defaults_are_those_that_are_declared() -> None:
    assert defaults_of(ALL) == {"hp": 10, "note": "", "side": "a", "flies": False}


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5))
def test_any_value_is_either_right_or_explained(value: Any) -> None:
    for spec in ALL:
        problem = why_not(spec, value)
        if problem is None:
            assert check_values([spec], {spec.id: value}, "")[spec.id] == value
        else:
            assert "expected" in str(problem)
