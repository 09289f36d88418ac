from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.model.entities import Combat
from battlemap.rules import turns

ABC = {"a", "b", "c"}


def begun(*order: tuple[str, ...]) -> Combat:
    return turns.start("s1", order).combat


def names(events: turns.Events) -> list[str]:
    return [event["event"] for event in events]


def acting_over(combat: Combat, present: set[str], times: int) -> list[tuple[int, tuple[str, ...]]]:
    seen = []
    for _ in range(times):
        combat = turns.next_turn(combat, present).combat
        seen.append((combat.round, combat.acting))
    return seen


def test_a_fight_begins_with_nobody_acting() -> None:
    turned = turns.start("s1", [["a"], ["b"]])
    assert turned.combat == Combat("s1", 1, (("a",), ("b",)), (), {}, {"done": []})
    assert names(turned.events) == ["round_started"]
    assert turns.candidates(turned.combat, ABC) == (("a",),)


def test_rounds_go_round_in_order() -> None:
    combat = begun(("a",), ("b", "c"))
    assert acting_over(combat, ABC, 4) == [(1, ("a",)), (1, ("b", "c")), (2, ("a",)), (2, ("b", "c"))]


def test_events_say_what_happened_in_order() -> None:
    combat = turns.begin_turn(begun(("a",)), ABC).combat
    turned = turns.next_turn(combat, ABC)
    assert names(turned.events) == ["turn_ended", "round_started", "turn_started"]
    assert [event["round"] for event in turned.events] == [1, 2, 2]


def test_between_turns_nobody_acts() -> None:
    combat = turns.end_turn(turns.begin_turn(begun(("a",), ("b",)), ABC).combat, ABC).combat
    assert combat.acting == ()
    assert turns.candidates(combat, ABC) == (("b",),)


def test_ending_a_turn_between_turns_lets_the_next_one_pass() -> None:
    turned = turns.end_turn(begun(("a",), ("b",)), ABC)
    assert names(turned.events) == ["turn_started", "turn_ended"]
    assert turns.candidates(turned.combat, ABC) == (("b",),)


def test_a_removed_token_is_skipped_and_an_emptied_group_too() -> None:
    assert acting_over(begun(("a",), ("b", "c")), {"a", "c"}, 3) == [(1, ("a",)), (1, ("c",)), (2, ("a",))]
    assert acting_over(begun(("a",), ("b",), ("c",)), {"a", "c"}, 3) == [(1, ("a",)), (1, ("c",)), (2, ("a",))]


def test_a_token_removed_in_its_turn_gives_way() -> None:
    combat = turns.begin_turn(begun(("a",), ("b",)), ABC).combat
    assert turns.next_turn(combat, {"b"}).combat.acting == ("b",)
    assert turns.begin_turn(combat, {"b"}).combat.acting == ("b",)


def test_newcomers_act_last_once() -> None:
    combat = turns.join(begun(("a",), ("b",)), ["c", "a", "c"])
    assert combat.order == (("a",), ("b",), ("c",))


def test_a_new_order_keeps_who_has_acted() -> None:
    combat = turns.end_turn(turns.begin_turn(begun(("a",), ("b",), ("c",)), ABC).combat, ABC).combat
    combat = turns.reorder(combat, [["c"], ["a"], ["b"]])
    assert acting_over(combat, ABC, 3) == [(1, ("c",)), (1, ("b",)), (2, ("c",))]


@pytest.mark.parametrize("order", [[["a"]], [["a"], ["b"], ["b"]], [["a"], ["b"], ["x"]], []])
def test_a_new_order_names_the_same_tokens(order: list[list[str]]) -> None:
    with pytest.raises(CommandError, match="not the same tokens"):
        turns.reorder(begun(("a",), ("b",)), order)


def test_a_file_that_does_not_say_who_acted_is_read_by_its_order() -> None:
    combat = Combat("s1", 3, (("a",), ("b",), ("c",)), ("b",))
    assert acting_over(combat, ABC, 2) == [(3, ("c",)), (4, ("a",))]


def test_only_the_next_may_begin() -> None:
    combat = begun(("a",), ("b",))
    with pytest.raises(CommandError) as caught:
        turns.begin_turn(combat, ABC, "b")
    assert caught.value.code == "not-your-turn" and "a" in str(caught.value.hint)
    combat = turns.begin_turn(combat, ABC, "a").combat
    with pytest.raises(CommandError, match="turn of a, not of b"):
        turns.begin_turn(combat, ABC, "b")
    assert turns.begin_turn(combat, ABC, "a").events == ()


@pytest.mark.parametrize("order", [[], [[]], [["a"], ["a"]], [["a", "a"]]])
def test_a_fight_needs_tokens_each_once(order: Any) -> None:
    with pytest.raises(CommandError) as caught:
        turns.start("s1", order)
    assert caught.value.code == "bad-field"


def test_without_anybody_left_there_is_no_turn() -> None:
    combat = begun(("a",))
    for step in (turns.begin_turn, turns.end_turn, turns.next_turn):
        with pytest.raises(CommandError) as caught:
            step(combat, set())
        assert caught.value.code == "no-combat"


@given(
    st.permutations("abcdef").flatmap(
        lambda p: st.integers(1, 5).map(lambda k: [p[i : i + k] for i in range(0, 6, k)])
    ),
    st.sets(st.sampled_from("abcdef"), min_size=1),
)
def test_in_each_round_each_present_token_acts_once(order: list[list[str]], present: set[str]) -> None:
    combat = turns.start("s1", order).combat
    seen: dict[int, list[str]] = {}
    while combat.round < 4:
        combat = turns.next_turn(combat, present).combat
        seen.setdefault(combat.round, []).extend(combat.acting)
    for number in (1, 2, 3):
        assert sorted(seen[number]) == sorted(present)
    assert seen[1] == seen[2] == seen[3]
