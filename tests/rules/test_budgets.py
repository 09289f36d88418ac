import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.rules.actionspec import ConversionSpec
from battlemap.rules.budgets import pay


def turns_into(source: str, to: str, rate: float = 1) -> ConversionSpec:
    return ConversionSpec(source=source, to=to, rate=rate)


MAJOR_AS_MINOR = turns_into("major", "minor")
MINOR_AS_FREE = turns_into("minor", "free")


@pytest.mark.parametrize(
    ("budget", "cost", "left"),
    [
        ({"major": 1, "minor": 1}, {"minor": 1}, {"major": 1, "minor": 0}),
        ({"major": 1, "minor": 0}, {"minor": 1}, {"major": 0, "minor": 0}),
        ({"major": 1, "minor": 0}, {"free": 1}, {"major": 0, "minor": 0, "free": 0}),
        ({"major": 2, "minor": 1}, {"minor": 3}, {"major": 0, "minor": 0}),
        ({"major": 1, "minor": 1}, {"major": 1, "minor": 1}, {"major": 0, "minor": 0}),
        ({"move": 6}, {"move": 2.5}, {"move": 3.5}),
        ({}, {}, {}),
    ],
)
def test_what_is_there_goes_first_then_what_may_be_spent_as_it(
    budget: dict[str, float], cost: dict[str, float], left: dict[str, float]
) -> None:
    paid = pay(budget, cost, [MAJOR_AS_MINOR, MINOR_AS_FREE])
    assert (paid.left, paid.missing) == (left, None)


def test_one_action_makes_two_smaller_ones() -> None:
    paid = pay({"action": 1}, {"half": 1}, [turns_into("action", "half", 2)])
    assert paid.left == {"action": 0, "half": 1} and paid.spent == {"action": 1}


@pytest.mark.parametrize("cost", [{"major": 2}, {"minor": 3}, {"luck": 1}, {"minor": 1, "major": 2}])
def test_what_does_not_suffice_is_named_and_nothing_is_paid(cost: dict[str, float]) -> None:
    budget = {"major": 1, "minor": 1}
    paid = pay(budget, cost, [MAJOR_AS_MINOR])
    assert paid.left == budget and paid.missing in cost and paid.spent == {}


def test_conversions_in_a_circle_come_to_an_end() -> None:
    circle = [turns_into("a", "b"), turns_into("b", "a")]
    assert pay({"a": 1, "b": 0}, {"b": 1}, circle).missing is None
    assert pay({"a": 0, "b": 0}, {"b": 1}, circle).missing == "b"


AMOUNTS = st.dictionaries(st.sampled_from(["major", "minor", "free"]), st.integers(0, 4))


@given(AMOUNTS, AMOUNTS)
def test_nothing_is_ever_owed_and_nothing_is_lost(budget: dict[str, float], cost: dict[str, float]) -> None:
    paid = pay(budget, cost, [MAJOR_AS_MINOR, MINOR_AS_FREE])
    assert all(amount >= 0 for amount in paid.left.values())
    if paid.missing is None:
        assert sum(budget.values()) - sum(cost.values()) == sum(paid.left.values())
