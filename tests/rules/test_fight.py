"""How fights go on: initiative, rounds, budgets, timers, hooks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from battlemap.errors import CommandError, RulesetError
from battlemap.model.entities import Area
from battlemap.rules.api import (
    ActionRequest,
    Outcome,
    Ruleset,
    begin_turn,
    end_turn,
    play,
    sketch,
    start_fight,
)
from battlemap.rules.fight import passing_time, starting
from battlemap.rules.playing import Played
from battlemap.rules.table import SceneTable


def two_sides(rules: Ruleset) -> SceneTable:
    men = [{"id": id_, "at": [n, 1], "side": "men"} for n, id_ in enumerate("ab")]
    orcs = [{"id": id_, "at": [n, 2], "side": "orcs"} for n, id_ in enumerate("xy")]
    return sketch(rules, {"tokens": men + orcs})


def begun(rules: Ruleset, dice: tuple[int, int] = (2, 5)) -> Played:
    return start_fight(rules, two_sides(rules), ["a", "b", "x", "y"], dice)


def round_of(rules: Ruleset, table: SceneTable, turns: int) -> tuple[list[tuple[str, ...]], SceneTable]:
    seen = []
    for _ in range(turns):
        played = begin_turn(rules, table)
        seen.append(played.combat.acting)
        table = end_turn(rules, played.table).table
    return seen, table


def test_initiative_is_rolled_and_the_gauges_are_set_up(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    played = begun(rules)
    assert played.combat.order == (("x", "y"), ("a", "b"))
    assert [event["event"] for event in played.outcome.value] == ["combat_started", "round_started"]
    assert played.table.gauge("morale") == 1
    assert played.combat.budgets["a"] == {"reaction": 1}


def test_sides_choose_among_themselves(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begun(rules).table
    played = begin_turn(rules, table, "y")
    assert played.combat.acting == ("y",)
    with pytest.raises(CommandError) as caught:
        begin_turn(rules, end_turn(rules, played.table).table, "a")
    assert caught.value.code == "not-your-turn"
    seen, _ = round_of(rules, end_turn(rules, played.table).table, 3)
    assert seen == [("x",), ("a",), ("b",)]


def test_alternating_sides_take_turns(drill: Callable[..., Ruleset]) -> None:
    rules = drill("alternating")
    seen, table = round_of(rules, begun(rules).table, 5)
    assert seen == [("x",), ("a",), ("y",), ("b",), ("x",)]
    assert table.combat is not None and table.combat.round == 2


def test_initiative_is_rolled_anew_where_the_rules_say_so(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides", "each_round = true")
    _, table = round_of(rules, begun(rules).table, 3)
    played = end_turn(rules, begin_turn(rules, table).table, dice=[6, 1])
    assert played.combat.order == (("a", "b"), ("x", "y")) and played.combat.round == 2
    assert [event["event"] for event in played.outcome.value] == ["turn_ended", "round_started"]


def test_who_is_out_has_no_turn(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begun(rules).table
    table = play(rules, table, lambda here: Outcome(here.edit().add("y", "dead").changes())).table
    seen, _ = round_of(rules, table, 3)
    assert seen == [("x",), ("a",), ("b",)]


def test_costs_are_paid_and_converted_and_what_is_gone_is_not_offered(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begin_turn(rules, begun(rules).table, "x").table
    assert table.combat is not None and table.combat.budgets["x"] == {"move": 10, "major": 1, "minor": 0, "reaction": 1}
    played = play(rules, table, ActionRequest("shout", "x"))
    assert played.combat.budgets["x"] == {"move": 10, "major": 0, "minor": 1, "reaction": 1}
    played = play(rules, played.table, ActionRequest("shout", "x"))
    with pytest.raises(CommandError, match="nothing left of Minor action") as caught:
        play(rules, played.table, ActionRequest("shout", "x"))
    assert caught.value.code == "not-offered"
    forced = play(rules, played.table, ActionRequest("shout", "x"), force=True)
    assert forced.combat.budgets["x"]["minor"] == 0


def test_a_reaction_comes_back_with_the_round_not_with_the_turn(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begin_turn(rules, begun(rules).table, "x").table
    table = play(rules, table, ActionRequest("parry", "a")).table
    with pytest.raises(CommandError, match="nothing left of Reaction"):
        play(rules, table, ActionRequest("parry", "a"))
    table = end_turn(rules, table).table
    _, table = round_of(rules, table, 1)
    table = begin_turn(rules, table, "a").table
    assert table.combat is not None and table.combat.budgets["a"]["reaction"] == 0
    _, table = round_of(rules, end_turn(rules, table).table, 1)
    table = begin_turn(rules, table).table
    assert table.combat is not None and table.combat.round == 2 and table.combat.budgets["a"] == {"reaction": 1}


@pytest.mark.parametrize(
    ("until", "ends", "gone_after"),
    [(2, "", 4), (1, "turn_end", 1), (2, "turn_start", 4), (2, "turn_end", 5), (10, "seconds", 4), (11, "seconds", 8)],
)
def test_conditions_end_by_themselves(drill: Callable[..., Ruleset], until: float, ends: str, gone_after: int) -> None:
    """x acts first of four; turn 4 is its second. `gone_after`: so many turns are over when it is gone."""
    rules = drill("sides")
    edit = begun(rules).table
    table = play(rules, edit, lambda here: Outcome(here.edit().add("x", "guards", until, ends).changes())).table
    for turn in range(1, 12):
        table = begin_turn(rules, table).table
        if not table.token("x").conditions:
            assert turn - 1 == gone_after
            break
        table = end_turn(rules, table).table
        if not table.token("x").conditions:
            assert turn == gone_after
            break
    assert table.token("x").conditions == ()


def test_what_is_spent_in_one_phase_is_gone_in_the_next(drill: Callable[..., Ruleset]) -> None:
    rules = drill("phases", 'phase = [{ id = "missile", label = "Missile" }, { id = "melee", label = "Melee" }]')
    table = begun(rules).table
    table = play(rules, table, lambda here: Outcome(here.edit().add("x", "waits").stats("x", hp=1).changes())).table
    table = begin_turn(rules, table).table
    table = play(rules, table, ActionRequest("shout", "x")).table
    first = end_turn(rules, table)
    assert first.told["lines"] == []
    table = begin_turn(rules, first.table).table
    assert table.combat is not None and table.combat.budgets["x"]["major"] == 0
    assert table.combat.budgets["y"]["major"] == 1
    last = end_turn(rules, table)
    assert [str(line["text"]) for line in last.told["lines"]] == ["x screams"]
    assert last.combat.budgets["y"] == {"reaction": 1}


def test_areas_end_and_time_passes(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begun(rules).table
    areas = lambda here: here.edit().put(Area("a1", until=2)).put(Area("a2", until=3)).put(Area("a3"))  # noqa: E731
    table = play(rules, table, lambda here: Outcome(areas(here).changes())).table
    _, table = round_of(rules, table, 4)
    table = begin_turn(rules, table).table
    assert [area.id for area in table.things(Area)] == ["a2", "a3"]
    assert table.combat is not None and table.combat.data["ticked"] == 10


def test_the_hook_of_the_end_of_a_turn_runs(drill: Callable[..., Ruleset]) -> None:
    rules = drill("sides")
    table = begun(rules).table
    table = play(rules, table, lambda here: Outcome(here.edit().add("x", "waits").stats("x", hp=1).changes())).table
    played = end_turn(rules, begin_turn(rules, table).table)
    assert [str(line["text"]) for line in played.told["lines"]] == ["x screams"]


def test_time_passes_outside_of_a_fight(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    assert play(rules, two_sides(rules), passing_time(rules, 60)).result.changes == ()


def test_the_reserve_is_not_in_the_order(drill: Callable[..., Ruleset]) -> None:
    rules = drill("alternating")
    table = two_sides(rules)
    played = play(rules, table, starting(rules, ["a", "b", "x", "y"], reserve=["b"]), [2, 5])
    assert played.combat.order == (("x", "y"), ("a",)) and played.combat.data["reserve"] == ["b"]


def test_without_a_fight_there_are_no_turns(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    for step in (begin_turn, end_turn):
        with pytest.raises(CommandError) as caught:
            step(rules, two_sides(rules))
        assert caught.value.code == "no-combat"


def test_a_fight_in_another_scene_is_not_this_one(drill: Callable[..., Ruleset]) -> None:
    rules = drill()
    table = begun(rules).table
    elsewhere = replace(table.combat, scene="s9")  # type: ignore[type-var]
    moved = play(rules, table, lambda here: Outcome(here.edit().fight(elsewhere).changes())).table
    with pytest.raises(CommandError, match="another scene"):
        begin_turn(rules, moved)


@pytest.mark.parametrize("order", [5, (("a",), ("a",)), (("q",),), ()])
def test_an_order_that_is_none_is_refused(drill: Callable[..., Ruleset], order: Any) -> None:
    rules = drill()

    class Odd(Ruleset):
        def initiative(self, tokens: Any, table: Any) -> Any:
            return Outcome(value=order)

    odd = Odd(rules.manifest, rules.folder, rules.module)
    with pytest.raises((RulesetError, CommandError)):
        start_fight(odd, two_sides(rules), ["a", "b", "x", "y"])


def test_undoing_every_step_gives_the_first_state_back(drill: Callable[..., Ruleset]) -> None:
    from battlemap.model.change import inverse
    from battlemap.model.scenario import Scenario

    rules = drill("sides")
    table = two_sides(rules)
    scenario = table.view
    assert isinstance(scenario, Scenario)
    first = repr(scenario._kinds)
    steps: list[Any] = [
        lambda: start_fight(rules, table, ["a", "b", "x", "y"], [2, 5]),
        lambda: begin_turn(rules, table, "x"),
        lambda: play(rules, table, ActionRequest("strike", "x", "a"), [6]),
        lambda: end_turn(rules, table),
        lambda: begin_turn(rules, table),
    ]
    done = []
    for step in steps:
        changes = step().result.changes
        scenario.apply_all(changes)
        table.changed()
        done.append(changes)
    assert repr(scenario._kinds) != first
    for changes in reversed(done):
        scenario.apply_all(inverse(changes))
    kept = {key: things for key, things in scenario._kinds.items() if things}
    assert repr(kept) == first
