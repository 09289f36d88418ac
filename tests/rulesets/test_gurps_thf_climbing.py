"""Climbing, falling and slipping past in play: over several turns, with its rolls, and what a failure does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from battlemap.rules.api import (
    ActionRequest,
    MovePath,
    Outcome,
    Ruleset,
    Table,
    begin_turn,
    end_turn,
    play,
    sketch,
    start_fight,
)
from battlemap.rules.guard import call
from battlemap.rules.playing import Played
from battlemap.rules.walk import walking

WALL = {"4,3": {"elevation": 2.0, "climb": "tree"}}


def table_of(
    rules: Ruleset, cells: Mapping[str, Any] = WALL, *others: Mapping[str, Any], options: Any = None, **stats: Any
) -> Table:
    """A fighter `a` at (4, 4), looking to (4, 3), with Climbing 13."""
    mine = {"id": "a", "at": (4, 4), "side": "us", "stats": {"climbing": 13, **stats}}
    return sketch(
        rules,
        {
            "grid": {"kind": "hex-flat", "columns": 12, "rows": 12}, "tokens": [mine, *others], "cells": dict(cells),
            "options": options or {},
        },
    )  # fmt: skip


def way(rules: Ruleset, table: Table, to: tuple[int, int], **how: Any) -> MovePath:
    token = table.token("a")
    return table.path(token, call(rules, "profile", token, table, **how), table.grid.cell(to))


def climb(rules: Ruleset, table: Table, to: tuple[int, int] = (4, 3), dice: Any = (), **answers: Any) -> Played:
    """Go there by the cheapest way."""
    path = way(rules, table, to)
    assert path.legal, path.illegal
    return play(
        rules, table, walking(rules, "a", path.steps), dice, {key.replace("__", ":"): v for key, v in answers.items()}
    )


def hangs(table: Table) -> float:
    token = table.token("a")
    assert any(one.id == "climbing" for one in token.conditions)
    return token.elevation


def rolled(done: Played) -> list[str]:
    return [roll["for"] for roll in done.told["rolls"]]


def test_a_tree_of_two_metres_takes_seven_turns_and_one_roll(rules: Ruleset) -> None:
    table = table_of(rules)
    heights, rolls = [], []
    for _ in range(8):
        done = climb(rules, table, dice=[3, 3, 4] if not heights else ())
        table, rolls = done.table, rolls + rolled(done)
        heights.append(round(table.elevation(table.token("a")), 2))
    assert heights == [0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.0, 2.0]
    assert rolls == ["climbing"]
    top = table.token("a")
    assert table.cell(top) == table.grid.cell([4, 3]) and top.elevation == 0 and not top.conditions


def test_the_price_of_each_stretch_is_told(rules: Ruleset) -> None:
    table = climb(rules, table_of(rules), dice=[3, 3, 4]).table
    path = way(rules, table, (4, 3))
    assert [str(why.text) for why in path.steps[-1].why] == ["climb 0.3 m (tree)", "1.4 m of it are left"]
    assert path.steps[-1].lift == 0.6 and path.cost == 5


def test_in_the_middle_of_a_wall_one_goes_on_or_down_and_nowhere_else_in_time(rules: Ruleset) -> None:
    table = climb(rules, climb(rules, table_of(rules), dice=[3, 3, 4]).table).table
    assert hangs(table) == 0.6
    down = climb(rules, table, (4, 4))
    assert hangs(down.table) == 0.3 and down.told["rolls"] == []
    down = climb(rules, down.table, (4, 4))
    assert down.table.token("a").elevation == 0 and not down.table.token("a").conditions
    beside = way(rules, table, (3, 5))
    assert beside.legal and beside.steps[-1].lift == 0.3, "it starts down"
    reach = table.reach(table.token("a"), call(rules, "profile", table.token("a"), table))
    assert [cell.at for cell in reach.cells] == [table.grid.cell([4, 4])]


def test_who_hangs_on_a_wall_makes_no_steps(rules: Ruleset) -> None:
    table = climb(rules, table_of(rules), dice=[3, 3, 4]).table
    path = way(rules, table, (4, 5), manoeuvre="step_and_attack")
    assert path.illegal is not None and path.illegal.why[0].rule == "COR-16"


def test_going_down_from_the_top_ends_at_the_foot(rules: Ruleset) -> None:
    cells = {"4,4": {"elevation": 2.0, "climb": "rope"}}
    table = table_of(rules, cells)
    done = climb(rules, table, (4, 5), dice=[3, 3, 4])
    token = done.table.token("a")
    assert (tuple(token.at), token.elevation) == ((4, 5), 1.4), "0.6 m a second down a rope"
    for _ in range(3):
        done = climb(rules, done.table, (4, 5))
    assert done.table.token("a").elevation == 0 and not done.table.token("a").conditions


@pytest.mark.parametrize(("fall", "lost"), [("reached", 0), ("start", 0)])
def test_a_failed_start_comes_to_nothing_near_the_ground(rules: Ruleset, fall: str, lost: int) -> None:
    done = climb(rules, table_of(rules, options={"climb_fall": fall}), dice=[6, 6, 6])
    token = done.table.token("a")
    assert token.elevation == 0 and tuple(token.at) == (4, 4) and not done.told["damage"]
    assert [line["rule"] for line in done.told["lines"]] == ["COR-16", "SIT-7"]


def test_a_wall_in_one_turn_by_points_and_the_fall_from_it(rules: Ruleset) -> None:
    table = table_of(
        rules, {"4,3": {"elevation": 2.0, "climb": "stone_wall"}}, options={"climb_pace": "points"}, climbing=14
    )
    path = way(rules, table, (4, 3))
    assert path.legal and path.cost == 5
    assert [(why.value, str(why.text)) for why in path.steps[0].why] == [
        (4, "climb 2 m (stone wall), roll Climbing 11")
    ]
    up = climb(rules, table, dice=[3, 3, 5])
    assert up.table.elevation(up.table.token("a")) == 2
    down = climb(rules, table, dice=[4, 4, 4, 6, 6, 6, 6, 6])  # Climbing 12 > 11, Acrobatics fails, 2d-8
    token = down.table.token("a")
    assert rolled(down) == ["climbing", "acrobatics", "fall"]
    assert tuple(token.at) == (4, 4) and token.posture == "lying"
    assert down.told["damage"][0]["injury"] == 4


def test_after_five_minutes_the_roll_comes_again(rules: Ruleset) -> None:
    table = climb(rules, table_of(rules), dice=[3, 3, 4]).table
    edit = table.edit().add("a", "climbing", foot=[4, 4], to=[4, 3], since=300)
    table = play(rules, table, lambda t: Outcome(edit.changes())).table
    assert str(way(rules, table, (4, 3)).steps[-1].why[0].text).endswith("roll Climbing 18")
    assert rolled(climb(rules, table, dice=[3, 3, 4])) == ["climbing"]


def test_who_is_stunned_on_the_wall_falls_when_the_turn_ends(rules: Ruleset) -> None:
    table = table_of(rules, {"4,3": {"elevation": 6.0, "climb": "ladder"}})
    table = start_fight(rules, table, ["a"]).table
    table = begin_turn(rules, table, "a").table

    def hang(t: Table) -> Outcome:
        return Outcome(
            t.edit()
            .set("a", elevation=3.0)
            .add("a", "climbing", foot=[4, 4], to=[4, 3], since=1)
            .add("a", "unconscious")
            .changes()
        )

    table = play(rules, table, hang).table
    done = end_turn(rules, table, [5, 5, 5])
    token = done.table.token("a")
    assert token.elevation == 0 and token.posture == "lying" and not any(c.id == "climbing" for c in token.conditions)
    assert done.told["damage"][0]["injury"] == 6, "3d-9, nothing eased"


def test_letting_go_is_a_fall(rules: Ruleset) -> None:
    table = climb(rules, table_of(rules), dice=[3, 3, 4]).table
    done = play(rules, table, ActionRequest("let_go_of_wall", "a"))
    assert done.table.token("a").elevation == 0 and not done.told["damage"]


# --- pushed, dropped, fallen onto --------------------------------------------------------------------------------------


def test_one_knocked_over_an_edge_falls(rules: Ruleset) -> None:
    cells = {f"4,{r}": {"elevation": -5.0} for r in range(-1, 3)}
    mace = {"st": 16, "weapons": "Maul, skill 18, 3d+6 cr, reach 1"}
    victim = {
        "id": "b",
        "at": (4, 3),
        "facing": 3,
        "side": "them",
        "stats": {"hp": 60, "hp_max": 60, "dodge": 3, "parry": 3, "st": 8},
    }
    table = table_of(rules, cells, victim, **mace)
    answers = {
        "defence@b": "none", "roll:attack": 9, "roll:damage": 12, "roll:acrobatics": 17, "roll:fall": 15, "roll:keep_feet": 9,
        "roll:knockdown": 9,
    }  # fmt: skip
    done = play(rules, table, ActionRequest("attack", "a", "b", options={"location": "torso"}), (), answers)
    token = done.table.token("b")
    assert tuple(token.at) == (4, 1) and done.table.elevation(token) == -5
    assert "SIT-7" in [line["rule"] for line in done.told["lines"]]
    assert [one["injury"] for one in done.told["damage"]] == [12, 15]


def test_a_floor_that_gives_way_drops_those_on_it(rules: Ruleset) -> None:
    table = table_of(rules, {"4,4": {"surface": "wood"}})
    done = play(
        rules, table, ActionRequest("cave_in", "a", at=table.grid.cell([4, 4]), options={"depth_m": 6.0}), (),
        {"roll:acrobatics": 18, "roll:fall": 10, "roll:knockdown": 9}, force=True,
    )  # fmt: skip
    assert (
        done.table.elevation(done.table.token("a")) == -6
        and done.table.ground(done.table.grid.cell([4, 4])).surface == "wood"
    )
    assert [roll["total"] for roll in done.told["rolls"] if roll["for"] == "fall"] == [10]
    assert done.told["damage"][0]["injury"] == 10


def test_falling_onto_somebody_hurts_both(rules: Ruleset) -> None:
    below = {"id": "b", "at": (4, 5), "side": "them", "stats": {"hp": 60, "hp_max": 60}}
    table = table_of(rules, {}, below, weight_kg=80)
    request = ActionRequest("fall", "a", at=table.grid.cell([4, 5]), options={"height_m": 4.0})
    done = play(
        rules, table, request, (), {"roll:acrobatics": 18, "roll:fall": 3, "roll:falling": 20, "roll:knockdown": 9}
    )
    assert {one["token"] for one in done.told["damage"]} == {"a", "b"}
    assert "SIT-9" in [line["rule"] for line in done.told["lines"]]


# --- past an enemy, over a gap ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "end"), [(3, 18, (4, 2)), (18, 3, (4, 3)), (9, 9, (4, 3))])
def test_a_drawn_way_past_an_enemy_rolls_the_contest(
    rules: Ruleset, mine: int, theirs: int, end: tuple[int, int]
) -> None:
    foe = {"id": "b", "at": (4, 3), "facing": 0, "side": "them", "stats": {"basic_speed": 4.0}}
    table = start_fight(rules, table_of(rules, {}, foe), ["a", "b"]).table
    table = begin_turn(rules, table, "a", "move").table
    token = table.token("a")
    cells = [table.grid.cell([4, 3]), table.grid.cell([4, 2]), table.grid.cell([4, 1])]
    path = table.price(token, call(rules, "profile", token, table), cells[:2])
    assert path.legal and "requires_evade" in path.marks
    # from behind: DX 10 - 5 + 5
    answers = {"roll:evade@a": mine, "roll:resist_evade@b": theirs, "stop@b": "stop"}
    done = play(rules, table, walking(rules, "a", path.steps), (), answers)
    assert tuple(done.table.token("a").at) == end
    assert len([roll for roll in done.told["rolls"] if roll["rule"] == "CLO-24"]) == 2


def test_a_run_lengthens_the_jump_of_the_same_turn(rules: Ruleset) -> None:
    table = start_fight(rules, table_of(rules, {}, basic_move=8, jumping=12), ["a"]).table
    table = begin_turn(rules, table, "a", "move").table

    def far(table: Table) -> int:
        token = table.token("a")
        made = call(rules, "profile", token, table, mode="jump")
        return max(step.leap.cells for step in made.steps if step.leap)

    standing = far(table)
    path = way(rules, table, (4, 2))
    table = play(rules, table, walking(rules, "a", path.steps)).table
    assert table.stats(table.token("a"))["hexes_moved"] == 2
    assert (standing, far(table)) == (1, 2)


def test_a_ladder_is_climbed_without_a_roll_and_costs_by_its_metres(rules: Ruleset) -> None:
    table = table_of(rules, {"4,3": {"elevation": 0.72, "tags": ["ladder"]}})
    path = way(rules, table, (4, 3))
    assert path.legal and path.cost == 5 and [str(why.text) for why in path.steps[0].why] == ["climb 0.72 m (ladder)"]
    assert climb(rules, table).told["rolls"] == []
