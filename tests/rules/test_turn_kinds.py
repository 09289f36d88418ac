"""Turn machines as data: sides, phases, alternating, several turns, held turns, acting last, reserve, newcomers."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.model.entities import Combat
from battlemap.rules import machines, turns

ALL = set("abcxyz")


def begun(*order: str, **how: Any) -> Combat:
    return turns.start("s1", [list(side) for side in order], **how).combat


def go(combat: Combat, times: int, choose: dict[int, str] | None = None, present: set[str] = ALL) -> tuple[str, Combat]:
    """Who acted, groups written together and rounds parted by |, and the fight afterwards (between turns)."""
    seen = ""
    for turn in range(times):
        before = combat.round
        combat = turns.begin_turn(combat, present, (choose or {}).get(turn)).combat
        seen += (" | " if combat.round > before else " ") + "".join(combat.acting)
        combat = turns.end_turn(combat, present).combat
    return seen.strip(), combat


def names(groups: tuple[tuple[str, ...], ...]) -> str:
    return " ".join("".join(group) for group in groups)


def test_sides() -> None:
    combat = begun("abc", "xy", kind="sides")
    assert names(turns.candidates(combat, ALL)) == "a b c"
    assert go(combat, 7, {0: "b"})[0] == "b a c x y | a b"
    with pytest.raises(CommandError) as caught:
        turns.begin_turn(combat, ALL, "x")
    assert caught.value.code == "not-your-turn"


def test_phases_take_a_side_through_all_of_them() -> None:
    combat = begun("ab", "x", kind="phases", phases=["move", "melee"])
    seen = []
    for _ in range(5):
        begins = turns.begin_turn(combat, ALL)
        ended = turns.end_turn(begins.combat, ALL)
        combat = ended.combat
        event = begins.events[-1]
        seen.append((combat.round, "".join(event["tokens"]), event["phase"]))
        assert ended.events[-1]["phase"] == event["phase"]
    assert seen == [(1, "ab", "move"), (1, "ab", "melee"), (1, "x", "move"), (1, "x", "melee"), (2, "ab", "move")]


def test_a_side_that_dies_between_its_phases_leaves_the_next_one_its_first() -> None:
    combat = begun("a", "x", kind="phases", phases=["move", "melee"])
    combat = turns.end_turn(turns.begin_turn(combat, ALL).combat, ALL).combat
    begins = turns.begin_turn(combat, {"x"})
    assert begins.events[-1] == {"event": "turn_started", "tokens": ["x"], "round": 1, "phase": "move"}


def test_who_acts_last_goes_through_the_phases_alone() -> None:
    combat = turns.act_last(begun("ab", "x", kind="phases", phases=["move", "melee"]), ["b"])
    assert go(combat, 8)[0] == "a a x x b b | ab ab"


def test_alternating_sides_and_the_larger_one_finishes_alone() -> None:
    combat = begun("abc", "x", kind="alternating")
    assert go(combat, 5)[0] == "a x b c | a"
    assert names(turns.candidates(go(combat, 1, {0: "c"})[1], ALL)) == "x"


def test_one_with_several_turns_has_none_in_a_row_while_a_foe_still_has_one() -> None:
    combat = begun("abc", "x", kind="alternating", turns={"x": 3, "a": 1})
    assert go(combat, 7)[0] == "a x b x c x | a"
    assert go(begun("a", "x", kind="alternating", turns={"x": 2}), 4)[0] == "a x x | a"
    assert go(begun("a", "x", turns={"x": 2}), 4)[0] == "a x x | a"


def test_the_reserve_takes_the_initiative_at_the_start_of_a_round() -> None:
    combat = turns.set_aside(begun("abc", "xy", kind="alternating"), ["y"])
    assert (combat.order, combat.data["reserve"]) == ((("a", "b", "c"), ("x",)), ["y"])
    seen, combat = go(combat, 4)
    assert seen == "a x b c"
    combat = turns.new_round(combat)
    combat = turns.enter(combat, "y", 1)
    assert go(combat, 6)[0] == "y a x b c | x"
    with pytest.raises(CommandError) as caught:
        turns.enter(combat, "y", 1)
    assert caught.value.code == "not-offered"


def test_the_reserve_cannot_enter_while_the_round_is_under_way() -> None:
    combat = turns.set_aside(begun("ab", "x"), ["b"])
    with pytest.raises(CommandError, match="under way"):
        turns.enter(go(combat, 1)[1], "b")
    assert go(turns.enter(combat, "b"), 4)[0] == "b a x | b"


def test_a_held_turn_is_taken_at_any_later_point() -> None:
    combat = turns.begin_turn(begun("a", "b", "c"), ALL).combat
    combat = turns.hold(combat, "a")
    assert combat.acting == () and names(turns.candidates(combat, ALL)) == "b a"
    assert go(combat, 5)[0] == "b c a | a b"
    assert go(combat, 5, {1: "a"})[0] == "b a c | a b"


def test_nobody_holds_a_turn_he_has_had() -> None:
    with pytest.raises(CommandError) as caught:
        turns.hold(go(begun("a", "b"), 1)[1], "a")
    assert caught.value.code == "not-your-turn"
    with pytest.raises(CommandError):
        turns.hold(begun("a"), "z")


def test_acting_last_is_after_all_others_this_round_only() -> None:
    combat = turns.act_last(begun("a", "b", "c"), ["a"])
    assert go(combat, 6)[0] == "b c a | a b c"
    assert go(turns.act_last(go(begun("ab"), 0)[1], ["b", "a"]), 2)[0] == "b a"


def test_ties_act_together() -> None:
    assert go(begun("ab", "x"), 3)[0] == "ab x | ab"


def test_newcomers_join_a_side_or_wait_for_the_next_round() -> None:
    combat = begun("a", "x", kind="sides")
    assert turns.join(combat, ["b"], side=0).order == (("a", "b"), ("x",))
    assert go(turns.join(combat, ["b"], side=0, next_round=True), 4)[0] == "a x | a b"
    assert go(turns.join(combat, ["y"], next_round=True), 4)[0] == "a x | a x"


def test_a_fight_of_a_kind_nobody_knows_goes_on_one_by_one() -> None:
    odd = Combat("s1", 1, (("a",), ("b",)), (), {}, {"done": [], "kind": "dance"})
    assert machines.kind_of(odd) == "individual" and go(odd, 2)[0] == "a b"


SIDES = st.lists(st.sampled_from("abcxyz"), min_size=1, max_size=6, unique=True).flatmap(
    lambda tokens: st.integers(1, len(tokens)).map(lambda k: ["".join(tokens[i::k]) for i in range(k)])
)


@given(
    SIDES,
    st.sampled_from(machines.KINDS),
    st.dictionaries(st.sampled_from("abc"), st.integers(1, 3)),
    st.integers(0, 999),
)
def test_in_each_round_everybody_has_all_turns(order: list[str], kind: str, several: dict[str, int], seed: int) -> None:
    chance = Random(seed)
    everybody = set("".join(order))
    combat = begun(*order, kind=kind, phases=["one"], turns=several if kind in ("sides", "alternating") else {})
    had: dict[int, list[str]] = {1: [], 2: []}
    while combat.round < 3:
        choice = chance.choice(turns.candidates(combat, everybody))
        combat = turns.begin_turn(combat, everybody, choice[0]).combat
        if combat.round < 3:
            had[combat.round] += combat.acting
            if chance.random() < 0.2 and kind in ("individual", "sides") and len(combat.acting) == 1:
                holder = combat.acting[0]
                if holder not in combat.data["done"]:
                    had[combat.round].remove(holder)
                    combat = turns.hold(combat, holder)
                    continue
        combat = turns.end_turn(combat, everybody).combat
    counts = {t: several.get(t, 1) if kind in ("sides", "alternating") else 1 for t in everybody}
    for tokens in had.values():
        assert {t: tokens.count(t) for t in everybody} == counts
