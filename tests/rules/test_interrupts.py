"""What happens in between: waiting spears inside a move, somebody stepping into a blow, fire, and what waits for later."""

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.errors import RulesetError
from battlemap.model.entities import Token
from battlemap.rules.api import (
    ActionRequest,
    Interrupt,
    Outcome,
    Ruleset,
    T,
    begin_turn,
    end_turn,
    play,
    sketch,
    start_fight,
)
from battlemap.rules.dice import ForcedDice
from battlemap.rules.driver import Pending, Resolving, Result
from battlemap.rules.fight import acting
from battlemap.rules.table import SceneTable
from battlemap.rules.waiting import waiting


def spears(rules: Ruleset, **facts: Any) -> SceneTable:
    """x runs along the top row past two spears that wait, the far one with the longer reach."""
    return sketch(
        rules,
        {
            "tokens": [
                {"id": "x", "at": [0, 0], "side": "orcs"},
                {"id": "p", "at": [4, 1], "side": "men", "conditions": ["waits"]},
                {"id": "q", "at": [5, 1], "side": "men", "conditions": ["waits"], "stats": {"reach": 2}},
            ],
            **facts,
        },
    )


RUN = ActionRequest("move", "x", at=(9, 0))  # type: ignore[arg-type]


def lines(told: dict[str, Any]) -> list[str]:
    return [str(line["text"]) for line in told["lines"]]


def test_nobody_interrupts_unless_told_to(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    played = play(rules, spears(rules), RUN)
    assert played.table.token("x").at == (9, 0)
    assert {(a["question"], a["token"], a["answer"]) for a in played.told["asked"]} == {
        ("interrupt", "p", "pass"),
        ("interrupt", "q", "pass"),
    }


def test_the_longer_spear_strikes_first_and_the_runner_goes_on_if_he_lives(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    played = play(rules, spears(rules), RUN, [2, 2], {"interrupt@p": "wait", "interrupt@q": "wait"})
    assert lines(played.told) == ["x loses 2", "x loses 2"]
    assert [roll["by"] for roll in played.told["rolls"]] == ["q", "p"]
    assert played.table.token("x").at == (9, 0)
    assert [t.conditions for t in played.table.tokens()[:2]] == [(), ()]


def test_who_falls_to_the_first_spear_stops_there_and_is_not_struck_again(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    played = play(rules, spears(rules), RUN, [5], {"interrupt": "wait"})
    assert played.table.token("x").at == (3, 0) and played.outcome.value == 3
    assert [c.id for c in played.table.token("x").conditions] == ["dead"]
    assert [c.id for c in played.table.token("p").conditions] == ["waits"]
    assert [move["to"] for move in played.told["moves"]] == [[1, 0], [2, 0], [3, 0]]


def test_each_interrupt_is_a_decision_of_its_own(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    resolving = Resolving(rules, spears(rules), acting(rules, RUN), dice=ForcedDice([1, 4]), ask=True)
    seen = []
    state: Result | Pending = resolving.go()
    for answer in ("pass", "wait", "wait"):
        assert isinstance(state, Pending)
        seen.append((state.token, [move.at for move in state.so_far.moves][-1], state.told()["options"]))
        state = resolving.answer(answer)
    assert [(who, at) for who, at, _ in seen] == [("q", (3, 0)), ("p", (3, 0)), ("q", (4, 0))]
    assert all(options == ["pass", "wait"] for *_, options in seen)
    assert isinstance(state, Result) and state.outcome.value == 4


def test_an_announced_blow_can_be_taken_by_another(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    table = sketch(
        rules,
        {
            "tokens": [
                {"id": "a", "at": [1, 1], "side": "orcs"},
                {"id": "b", "at": [2, 1], "side": "men"},
                {"id": "c", "at": [3, 1], "side": "men", "conditions": ["guards"]},
            ]
        },
    )
    played = play(rules, table, ActionRequest("strike", "a", "b"), [3], {"interrupt@c": "step_in"})
    assert lines(played.told) == ["c steps in", "c loses 3"] and played.outcome.value == "c"
    alone = play(rules, table, ActionRequest("strike", "a", "b"), [3])
    assert lines(alone.told) == ["b loses 3"]


def test_hooks_run_where_things_happen(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    table = spears(rules, cells={"1,0": {"tags": ["fire"]}, "2,0": {"tags": ["fire"]}})
    played = play(rules, table, RUN, [6], {"interrupt@q": ["wait"]})
    assert lines(played.told) == ["x loses 1", "x loses 1", "x loses 6", "x screams"]


def tied(rules: Ruleset) -> SceneTable:
    return sketch(
        rules,
        {
            "tokens": [
                {"id": "a", "at": [1, 1], "side": "men"},
                {"id": "b", "at": [2, 1], "side": "orcs", "stats": {"hp": 3}},
            ]
        },
    )


def test_in_a_tie_the_dead_strike_back_and_fall_when_the_step_is_over(drill: Callable[..., Ruleset]) -> None:
    rules = drill("phases", 'phase = [{ id = "move", label = "Move" }, { id = "melee", label = "Melee" }]')
    played = start_fight(rules, tied(rules), ["a", "b"], [4, 4])
    assert played.combat.order == (("a", "b"),) and played.combat.data["tied"] is True
    played = begin_turn(rules, played.table)
    played = end_turn(rules, played.table)
    played = begin_turn(rules, played.table)
    assert played.outcome.value[-1]["phase"] == "melee" and played.combat.acting == ("a", "b")
    played = play(rules, played.table, ActionRequest("strike", "a", "b"), [5])
    assert played.table.stats(played.table.token("b"))["hp"] == 3
    assert [later.data["whom"] for later in waiting(played.combat, "step")] == ["b"]
    played = play(rules, played.table, ActionRequest("strike", "b", "a"), [6])
    played = end_turn(rules, played.table)
    assert lines(played.told) == ["b falls", "a falls"]
    assert [[c.id for c in t.conditions] for t in played.table.tokens()] == [["dead"], ["dead"]]
    assert waiting(played.combat) == ()


def test_without_a_tie_the_first_side_kills_at_once(drill: Callable[..., Ruleset]) -> None:
    rules = drill("phases", 'phase = [{ id = "melee", label = "Melee" }]')
    played = start_fight(rules, tied(rules), ["a", "b"], [5, 4])
    assert played.combat.order == (("a",), ("b",))
    played = play(rules, begin_turn(rules, played.table).table, ActionRequest("strike", "a", "b"), [5])
    assert [c.id for c in played.table.token("b").conditions] == ["dead"]
    played = begin_turn(rules, end_turn(rules, played.table).table)
    assert played.combat.acting == ("a",) and played.combat.round == 2


def test_outside_of_a_fight_nothing_waits(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    table = tied(rules)
    played = play(rules, table, lambda here: rules.strike("a", "b", here, later=True), [4])  # type: ignore[attr-defined]
    assert lines(played.told) == ["b falls"]


class Nagging(Ruleset):
    """Somebody interrupts everything, for ever."""

    def interrupts(self, event: Any, table: Any) -> Any:
        return [Interrupt("a", "again", T("Again"), lambda: self.again(table))]

    def again(self, table: Any) -> Any:
        token: Token = table.token("a")
        yield self.step(table, token)
        return Outcome()

    def step(self, table: Any, token: Token) -> Any:
        from battlemap.rules.api import Apply

        yield Apply(table.edit().set(token, at=(token.at[0] + 1, token.at[1])).changes())


def test_interrupts_without_end_are_a_fault(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    nagging = Nagging(rules.manifest, rules.folder, rules.module)
    with pytest.raises(RulesetError, match="nested more than"):
        play(nagging, tied(rules), lambda table: nagging.again(table), [], {"interrupt": "again"})


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (5, "expected Interrupts"),
        ([5], "expected Interrupts"),
        ([Interrupt("a", "pass", T("Pass"), lambda: None)], "not 'pass'"),  # type: ignore[arg-type, return-value]
        ([Interrupt("a", "x", T("X"), lambda: 5)], "expected a resolution"),  # type: ignore[arg-type, return-value]
        ([Interrupt("a", "x", T("X"), lambda: 1 // 0)], "ZeroDivisionError"),  # type: ignore[arg-type, return-value]
    ],
)
def test_interrupts_that_are_none_are_a_fault(drill: Callable[..., Ruleset], answer: Any, problem: str) -> None:
    rules = drill()

    class Odd(Ruleset):
        def interrupts(self, event: Any, table: Any) -> Any:
            return answer

    odd = Odd(rules.manifest, rules.folder, rules.module)
    with pytest.raises(RulesetError, match=problem):
        play(
            odd, tied(rules), lambda table: Outcome(table.edit().set("a", at=(0, 0)).changes()), [], {"interrupt": "x"}
        )
