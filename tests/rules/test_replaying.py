"""A run that has ended, run again with one thing changed: what still fits keeps its dice and answers."""

from collections.abc import Generator
from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.rules.api import Ask, Choice, Outcome, Roll, Ruleset, T, Table, sketch
from battlemap.rules.dice import ForcedDice, SeededDice
from battlemap.rules.driver import Pending, Resolving, Result
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]
WHO = ("a", "b", "c")
YES_NO = (Choice("yes", T("Yes")), Choice("no", T("No")), Choice("fly", T("Fly"), available=False))


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


@pytest.fixture
def table(rules: Ruleset) -> SceneTable:
    return sketch(rules, {"tokens": [{"id": id_, "at": [n, 1]} for n, id_ in enumerate(WHO)]})


def blast(table: Table) -> Steps:
    """Each may step out of it; whoever does not is rolled for, by the one who threw it."""
    for id_ in WHO:
        answer = yield Ask(id_, "out", YES_NO, "no")
        if answer == "no":
            harm = yield Roll("2d6", "harm", "a", against=id_)
            if harm.total > 9:
                yield Roll("1d6", "fall", id_)
    return Outcome()


def run(rules: Ruleset, table: SceneTable, *faces: int, start: Any = blast, **more: Any) -> Resolving:
    made = Resolving(rules, table, start, dice=ForcedDice(faces) if faces else SeededDice(3), **more)
    made.go()
    return made


def dice(done: Result | Pending | None) -> dict[tuple[str, str | None], tuple[int, ...]]:
    assert isinstance(done, Result)
    return {(made.roll.purpose, made.roll.against or made.roll.by): made.rolled.dice for made in done.record.rolls}


def test_another_roll_brings_up_new_dice_and_the_others_keep_theirs(rules: Ruleset, table: SceneTable) -> None:
    made = run(rules, table, 1, 2, 3, 4, 2, 2, 6)
    done = made.replace_roll(1, 12)
    assert dice(done) == {
        ("harm", "a"): (1, 2), ("harm", "b"): (6, 6), ("fall", "b"): (6,), ("harm", "c"): (2, 2),
    }  # fmt: skip
    assert isinstance(done, Result) and [made.rolled.overridden for made in done.record.rolls] == [
        False,
        True,
        False,
        False,
    ]
    assert [one.was is not None for one in made.given if one.rolled] == [False, True, False, False]


def test_whom_a_roll_is_against_keeps_its_dice_when_another_is_gone(rules: Ruleset, table: SceneTable) -> None:
    made = run(rules, table, 1, 2, 3, 4, 5, 4)
    assert dice(made.replace_answer(0, "yes")) == {("harm", "b"): (3, 4), ("harm", "c"): (5, 4)}
    assert dice(made.replace_answer(0, None)) == {("harm", "a"): (1, 2), ("harm", "b"): (3, 4), ("harm", "c"): (5, 4)}


def test_dice_given_for_a_change_are_all_of_its_own(rules: Ruleset, table: SceneTable) -> None:
    made = run(rules, table, 1, 2, 3, 4, 2, 2)
    before = made.mark()
    for wrong in (ForcedDice([]), ForcedDice([3, 4])):
        with pytest.raises(CommandError, match=r"[dD]ice"):
            made.replace_roll(0, 12, dice=wrong)
        assert made.mark() == before
    assert dice(made.replace_roll(0, 12, dice=ForcedDice([3])))["fall", "a"] == (3,)


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_a_step_that_was_not_is_refused(rules: Ruleset, table: SceneTable, number: int) -> None:
    made = run(rules, table, 1, 2, 3, 4, 2, 2)
    for replace in (made.replace_roll, made.replace_answer):
        with pytest.raises(CommandError) as caught:
            replace(number, None)
        assert caught.value.code == "bad-answer"


def test_what_the_rules_do_not_allow_is_only_taken_by_force(rules: Ruleset, table: SceneTable) -> None:
    with pytest.raises(CommandError):
        run(rules, table, 1, 2, 3, 4, 2, 2).replace_answer(0, "fly")
    done = run(rules, table, 1, 2, 3, 4, 2, 2, force=True).replace_answer(0, "fly")
    assert isinstance(done, Result) and done.record.asked[0].how == "override"


def test_again_rolls_all_dice_and_keeps_what_was_answered(rules: Ruleset, table: SceneTable) -> None:
    made = run(rules, table)
    first = dice(made.result)
    made.replace_answer(1, "yes")
    done = made.again()
    assert isinstance(done, Result) and [one.answer for one in done.record.asked] == ["no", "yes", "no"]
    assert set(dice(done)) >= {("harm", "a"), ("harm", "c")} and dice(done) != first


def test_a_default_is_taken_anew_since_it_may_be_another_now(rules: Ruleset, table: SceneTable) -> None:
    def start(table: Table) -> Steps:
        rolled = yield Roll("1d6", "first", "a")
        yield Ask("a", "out", YES_NO, "yes" if rolled.total > 3 else "no")
        return Outcome()

    made = run(rules, table, 2, start=start)
    done = made.replace_roll(0, 5)
    assert isinstance(done, Result) and done.record.asked[0].answer == "yes"


def test_a_new_question_stops_where_questions_are_asked(rules: Ruleset, table: SceneTable) -> None:
    made = Resolving(rules, table, blast, dice=ForcedDice([1, 2, 3, 4, 2, 2]), ask=True)
    made.go()
    for _ in WHO:
        done = made.answer("no")
    assert isinstance(done, Result)
    done = made.replace_answer(2, "yes")
    assert isinstance(done, Result) and made.pending is None
    assert len(dice(done)) == 2 and dice(made.replace_answer(2, "no"))["harm", "c"] == (2, 2)
