"""Running resolutions. They are plain generators here; the ruleset around them has only its manifest."""

from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.errors import CommandError, RulesetError
from battlemap.model.change import Change, inverse
from battlemap.model.entities import DOCUMENT_KEY, Document, EntityKey, Token
from battlemap.model.scenario import Scenario
from battlemap.rules.api import (
    Announce,
    Apply,
    Ask,
    Choice,
    Damage,
    Later,
    Line,
    Modifier,
    Outcome,
    Roll,
    Ruleset,
    T,
    Table,
    Verdict,
    Why,
    sketch,
)
from battlemap.rules.dice import ForcedDice, SeededDice
from battlemap.rules.driver import Pending, Resolving, Result, resolve
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]
DEFENCES = (
    Choice("dodge", T("Dodge"), value=9),
    Choice("none", T("None")),
    Choice("block", T("Block"), available=False, why=(Why(0, "X-1", T("no shield")),)),
)


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


@pytest.fixture
def table(rules: Ruleset) -> SceneTable:
    return sketch(rules, {"tokens": [{"id": "a", "at": [1, 1]}, {"id": "b", "at": [2, 1], "stats": {"hp": 8}}]})


def attack(table: Table) -> Steps:
    """A d20 against 10, a defence, 1d6 damage."""
    rolled = yield Roll(
        "1d20",
        "attack",
        "a",
        10,
        (Modifier(10, "X-1", T("skill")),),
        judge=lambda r: Verdict("success" if r.total <= 10 else "failure", 10 - r.total),
    )
    if rolled.total > 10:
        return Outcome(lines=(Line("X-1", T("a miss")),), hit=False)
    if (yield Ask("b", "defence", DEFENCES, "none")) == "dodge":
        dodged = yield Roll("3d6", "dodge", "b", 9)
        if dodged.total <= 9:
            return Outcome(hit=False)
    damage = yield Roll("1d6", "damage", "a", secret=True)
    edit = table.edit().stats("b", hp=table.stats(table.token("b"))["hp"] - damage.total).add("b", "stunned", until=3)
    yield Apply(edit.changes(), (Line("X-2", T("a hit")),), (Damage("b", damage.total, damage.total),))
    assert table.stats(table.token("b"))["hp"] == 8 - damage.total  # the table shows what was applied
    return Outcome(table.edit().set("b", at=(3, 1)).changes(), hit=True)


def run(rules: Ruleset, table: SceneTable, dice: list[Any], start: Any = attack, **how: Any) -> Result:
    return resolve(rules, table, start, dice=ForcedDice(dice), **how)


def test_what_comes_of_it_is_told_in_the_contracts_shape(rules: Ruleset, table: SceneTable) -> None:
    told = run(rules, table, [7, 4]).told()
    assert told["rolls"] == [
        {
            "for": "attack",
            "by": "a",
            "dice": [7],
            "total": 7,
            "target": 10,
            "margin": 3,
            "modifiers": [{"value": 10, "rule": "X-1", "text": T("skill")}],
            "result": "success",
        },
        {
            "for": "damage",
            "by": "a",
            "dice": [4],
            "total": 4,
            "target": None,
            "margin": None,
            "modifiers": [],
            "result": None,
            "secret": True,
        },
    ]
    assert told["damage"] == [{"token": "b", "basic": 4, "dr": 0, "injury": 4, "why": []}]
    assert told["conditions"] == [{"token": "b", "add": "stunned"}]
    assert told["moves"] == [{"token": "b", "from": [2, 1], "to": [3, 1], "facing": 0}]
    assert told["asked"] == [{"question": "defence", "token": "b", "answer": "none", "default": True}]
    assert told["lines"] == [{"rule": "X-2", "text": T("a hit")}]


def test_nothing_changes_until_the_changes_are_applied_and_undo_gives_it_back(
    rules: Ruleset, table: SceneTable
) -> None:
    scenario = table.view
    assert isinstance(scenario, Scenario)
    before = repr(scenario._kinds)
    result = run(rules, table, [7, 4])
    assert repr(scenario._kinds) == before
    scenario.apply_all(result.changes)
    assert table.stats(table.token("b"))["hp"] == 4
    scenario.apply_all(inverse(result.changes))
    assert repr(scenario._kinds) == before


def test_answers_for_one_token_win_and_lists_are_used_in_turn(rules: Ruleset, table: SceneTable) -> None:
    def three(table: Table) -> Steps:
        found = []
        for token in ("a", "b", "b"):
            found.append((yield Ask(token, "defence", DEFENCES, "none")))
        return Outcome(value=found)

    answers = {"defence": "dodge", "defence@b": ["none", "dodge"]}
    assert run(rules, table, [], three, answers=answers).outcome.value == ["dodge", "none", "dodge"]
    assert run(rules, table, [], three, answers={"defence": ["dodge"]}).outcome.value == ["dodge", "none", "none"]


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ({"defence": "parry"}, "bad-answer"),
        ({"defence": "block"}, "bad-answer"),
        ({"defence": {}}, "bad-answer"),
        ({"defence": [["dodge"]]}, "bad-answer"),
        ({"roll:attack": 21}, "bad-answer"),
        ({"roll:attack": "ten"}, "bad-answer"),
        ({"roll:attack": [[21]]}, "bad-dice"),
        ({"roll:attack": [[1, 2]]}, "bad-dice"),
    ],
)
def test_what_is_no_answer_is_refused(rules: Ruleset, table: SceneTable, answers: Any, code: str) -> None:
    with pytest.raises(CommandError) as caught:
        run(rules, table, [7, 4], answers=answers)
    assert caught.value.code == code


def test_why_a_choice_is_not_possible_is_said_and_the_game_master_may_force_it(
    rules: Ruleset, table: SceneTable
) -> None:
    with pytest.raises(CommandError, match="block is not possible: no shield"):
        run(rules, table, [7, 4], answers={"defence": "block"})
    forced = run(rules, table, [7, 4], answers={"defence": "block"}, force=True)
    assert forced.told()["asked"] == [{"question": "defence", "token": "b", "answer": "block", "override": True}]


@pytest.mark.parametrize("given", [4, [[4]], [4]])
def test_the_game_master_may_set_any_roll(rules: Ruleset, table: SceneTable, given: Any) -> None:
    result = run(rules, table, [2], answers={"roll:attack@a": given})
    roll = result.told()["rolls"][0]
    assert (roll["total"], roll["dice"], roll["override"], roll["result"]) == (4, [4], True, "success")
    assert "override" not in result.told()["rolls"][1]


def test_dice_that_run_out_or_do_not_fit_name_the_roll_and_are_given_back(rules: Ruleset, table: SceneTable) -> None:
    dice = ForcedDice([7, "d20=4"])
    with pytest.raises(CommandError, match="damage rolls a d6"):
        resolve(rules, table, attack, dice=dice)
    assert dice.left == 2
    with pytest.raises(CommandError, match="run out at damage"):
        run(rules, table, [7])


def test_it_stops_at_the_first_open_question_and_goes_on_from_there(rules: Ruleset, table: SceneTable) -> None:
    dice = ForcedDice([7, 6, 6, 6, 4])
    resolving = Resolving(rules, table, attack, dice=dice, ask=True)
    waits = resolving.go()
    assert isinstance(waits, Pending)
    assert waits.told() == {"question": "defence", "token": "b", "options": ["dodge", "none"], "default": "none"}
    assert [roll.rolled.total for roll in waits.so_far.rolls] == [7]
    assert [choice.id for choice in waits.choices] == ["dodge", "none", "block"]
    with pytest.raises(CommandError) as caught:
        resolving.answer("parry")
    assert caught.value.code == "bad-answer" and resolving.pending is waits
    done = resolving.answer("dodge")
    assert isinstance(done, Result) and done.outcome.hit is True and dice.left == 0
    with pytest.raises(CommandError) as caught:
        resolving.answer("dodge")
    assert caught.value.code == "no-pending"


def test_the_table_may_roll_its_own_dice(rules: Ruleset, table: SceneTable) -> None:
    resolving = Resolving(rules, table, attack, dice=ForcedDice([]), typed=True)
    waits = resolving.go()
    assert isinstance(waits, Pending) and waits.told()["question"] == "roll:attack" and waits.token == "a"
    with pytest.raises(CommandError, match="no total of 1d20"):
        resolving.answer(30)
    assert isinstance(resolving.answer("7"), Pending)
    done = resolving.answer([5])
    assert isinstance(done, Result)
    assert [roll["total"] for roll in done.told()["rolls"]] == [7, 5]
    assert not any("override" in roll for roll in done.told()["rolls"])


SCRIPT = st.lists(st.sampled_from(["dodge", "none"]), min_size=4, max_size=4)


def brawl(table: Table) -> Steps:
    """Four attacks with a defence each; who is hurt steps aside."""
    for number in range(4):
        first = yield Roll("2d6", f"attack {number}", "a")
        if (yield Ask("b", "defence", DEFENCES, "none")) == "dodge" and (yield Roll("3d6", "dodge", "b")).total < 10:
            continue
        hp = table.stats(table.token("b"))["hp"] - first.total
        yield Apply(table.edit().stats("b", hp=hp).set("b", at=(2 + number, 1)).changes(), damage=(Damage("b", 1),))
    return Outcome(table.edit().add("b", "stunned").changes(), value=table.stats(table.token("b"))["hp"])


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32), script=SCRIPT)
def test_asked_one_by_one_is_the_same_as_answered_beforehand(seed: int, script: list[str]) -> None:
    rules = Registry(installed=False).load("generic")
    table = sketch(rules, {"tokens": [{"id": "a"}, {"id": "b", "at": [2, 1]}]})
    given_before = resolve(rules, table, brawl, dice=SeededDice(seed), answers={"defence@b": script})
    again = resolve(rules, table, brawl, dice=SeededDice(seed), answers={"defence@b": script})
    resolving = Resolving(rules, table, brawl, dice=SeededDice(seed), ask=True)
    state: Result | Pending = resolving.go()
    for answer in script:
        assert isinstance(state, Pending)
        state = resolving.answer(answer)
    assert isinstance(state, Result)
    assert state.changes == given_before.changes == again.changes
    assert state.told() == given_before.told() == again.told()
    assert state.outcome == given_before.outcome


def test_nested_resolutions_answer_with_their_outcome(rules: Ruleset, table: SceneTable) -> None:
    def contest(table: Table, who: str) -> Steps:
        rolled = yield Roll("1d6", "contest", who)
        return Outcome(
            table.edit().stats(who, hp=rolled.total).changes(), (Line("X-1", T("contest")),), value=rolled.total
        )

    def both(table: Table) -> Steps:
        one: Outcome = yield contest(table, "a")
        other: Outcome = yield contest(table, "b")
        return Outcome(value=(one.value, other.value, table.stats(table.token("a"))["hp"]))

    result = run(rules, table, [3, 5], both)
    assert result.outcome.value == (3, 5, 3)
    assert len(result.told()["lines"]) == 2 and len(result.changes) == 2


def raises(error: BaseException) -> Callable[[Table], Steps]:
    def start(table: Table) -> Steps:
        yield Apply(table.edit().stats("b", hp=1).changes())
        raise error

    return start


def yields(thing: Any) -> Callable[[Table], Steps]:
    def start(table: Table) -> Steps:
        yield Apply(table.edit().stats("b", hp=1).changes())
        yield thing

    return start


def returns(thing: Any) -> Callable[[Table], Steps]:
    def start(table: Table) -> Steps:
        yield Roll("1d6", "x")
        return thing

    return start


def deep(table: Table) -> Steps:
    yield deep(table)


def endless(table: Table) -> Steps:
    while True:
        yield Apply()


def lost(table: Table) -> Steps:
    yield Roll("1d6", "x")
    table.ground(table.grid.cell(["nowhere", 0]))


def stale(table: Table) -> Steps:
    a = table.token("a")
    key = EntityKey("s1", "token", "a")
    yield Apply((Change(key, a, replace(a, name="x")),))
    yield Apply((Change(key, a, replace(a, name="y")),))


TOKEN = Token("b")
DOCUMENT = Change(DOCUMENT_KEY, None, Document(ruleset="evil"))
NONSENSE = [
    (raises(ValueError("oh")), "ValueError: oh"),
    (raises(KeyError("oh")), "KeyError"),
    (raises(SystemExit(3)), "SystemExit"),
    (raises(StopIteration()), "RuntimeError"),
    (lost, "ruleset|nowhere"),
    (yields(5), "expected a resolution, found 5"),
    (yields(None), "it yields nothing"),
    (yields("roll"), "expected a resolution"),
    (yields(Roll("2dd", "x")), "cannot be read"),
    (yields(Roll("1d6", "")), "needs a purpose"),
    (yields(Roll("1d6", "x", target="much")), "is no number"),  # type: ignore[arg-type]
    (yields(Roll("1d6", "x", modifiers=(5,))), "are not Modifiers"),  # type: ignore[arg-type]
    (yields(Roll("1d6", "x", judge=lambda r: "good")), "expected a Verdict"),  # type: ignore[arg-type, return-value]
    (yields(Roll("1d6", "x", judge=lambda r: Verdict(str(1 // 0)))), "ZeroDivisionError"),
    (yields(Ask("b", "q", (), "x")), "needs Choices"),
    (yields(Ask("b", "q", DEFENCES, "parry")), "default of q"),
    (yields(Ask("b", "q", (DEFENCES[0], DEFENCES[0]), "dodge")), "need an id each"),
    (yields(Announce("strike", None)), "an announcement needs"),  # type: ignore[arg-type]
    (yields(Later("tomorrow", {})), "expected one of turn, step, round"),
    (yields(Apply([])), "tuple of Changes"),  # type: ignore[arg-type]
    (yields(Apply((DOCUMENT,))), "may not change"),
    (yields(Apply((Change(EntityKey("s2", "token", "b"), None, TOKEN),))), "may not change"),
    (yields(Apply((Change(EntityKey("s1", "token", "c"), None, TOKEN),))), "another id"),
    (yields(Apply((Change(EntityKey("s1", "wall", "b"), None, TOKEN),))), "expected a wall"),
    (yields(Apply((Change(EntityKey("s1", "token", "b"), None, TOKEN),))), "not what the change expects"),
    (yields(Apply((Change(EntityKey("s1", "token", "x"), None, Token("x", stats={"generic": {1: 2}})),))), "as keys"),
    (yields(Apply((Change(EntityKey("s1", "token", "x"), None, Token("x", stats={"g": {"a": {1}}})),))), "JSON"),
    (yields(Apply((), ("line",))), "tuple of Lines"),  # type: ignore[arg-type]
    (yields(Apply((), (Line("X", "text"),))), "text made with T"),  # type: ignore[arg-type]
    (yields(Apply((), (), (Damage("b", float("nan")),))), "Damage needs"),
    (returns(7), "expected an Outcome"),
    (returns(Outcome(changes="all")), "tuple of Changes"),  # type: ignore[arg-type]
    (stale, "not what the change expects"),
    (deep, "nested more than"),
    (endless, "does not come to an end"),
    (lambda table: 5, "expected a resolution, found 5"),
    (lambda table: 1 // 0, "ZeroDivisionError"),
]


@pytest.mark.parametrize(("start", "problem"), NONSENSE)
def test_a_fault_names_the_ruleset_and_leaves_nothing_behind(
    rules: Ruleset, table: SceneTable, start: Any, problem: str
) -> None:
    before = repr(table.view._kinds)  # type: ignore[attr-defined]
    dice = ForcedDice([3, 4])
    with pytest.raises(RulesetError, match=problem) as caught:
        resolve(rules, table, start, dice=dice)
    assert caught.value.code == "ruleset-error" and "generic" in str(caught.value)
    assert repr(table.view._kinds) == before and dice.left == 2  # type: ignore[attr-defined]


def test_saying_no_is_not_a_fault(rules: Ruleset, table: SceneTable) -> None:
    with pytest.raises(CommandError) as caught:
        run(rules, table, [], raises(CommandError(T("too far"), code="out-of-reach")))
    assert caught.value.code == "out-of-reach" and not isinstance(caught.value, RulesetError)


def test_one_that_is_no_pure_function_is_found_out(rules: Ruleset, table: SceneTable) -> None:
    times: list[int] = []

    def moody(table: Table) -> Steps:
        times.append(1)
        yield Ask("b", f"question {len(times)}", DEFENCES, "none")
        return (yield Ask("b", "last", DEFENCES, "none"))

    resolving = Resolving(rules, table, moody, dice=ForcedDice([]), ask=True)
    resolving.go()
    with pytest.raises(RulesetError, match="it does something else"):
        resolving.answer("dodge")


def test_a_resolution_may_be_an_outcome_or_nothing(rules: Ruleset, table: SceneTable) -> None:
    plain = run(rules, table, [], lambda table: Outcome(table.edit().stats("b", hp=1).changes(), value=3))
    assert plain.outcome.value == 3 and len(plain.changes) == 1
    assert run(rules, table, [], lambda table: None).changes == ()


def test_the_place_of_a_fault_is_named(make_ruleset: Callable[..., Path], user: Path) -> None:
    make_ruleset(
        ruleset="""
        from battlemap.rules.api import Roll, Ruleset

        class Rules(Ruleset):
            def act(self, request, table):
                yield Roll("1d6", "x")
                return 1 // 0
        """
    )
    from battlemap.rules.api import ActionRequest, play

    house = Registry(user, installed=False).load("house")
    table = sketch(house, {"tokens": [{"id": "a"}]})
    with pytest.raises(RulesetError, match=r"house failed: ZeroDivisionError.*ruleset\.py, line 7"):
        play(house, table, lambda here: house.act(ActionRequest("x", "a"), here), [1])
