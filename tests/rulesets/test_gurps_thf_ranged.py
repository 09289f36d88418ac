"""Missiles, levels and water in gurps_thf: the public vectors, laws of the number, stray shots, watched hexes, on every grid."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Combat,
    Outcome,
    Ruleset,
    Table,
    Trial,
    odds_of,
    trial,
    walk,
)

from .thf import table_of, vectors_pass

MINE = (*(f"SIT-{n}" for n in range(1, 7)), "FAT-1", "FAT-2", "FAT-3")
GRIDS = ("hex-flat", "hex-pointy", "square", "none")
BOW = "Bow, skill {skill}, {dice} imp, bow, max {most}"
MISS = {"roll:attack": 17, "roll:wrong_target": 17, "roll:order": 1}


def bow(skill: int = 14, dice: str = "1d", most: int = 100, more: str = "") -> dict[str, Any]:
    return {"weapons": BOW.format(skill=skill, dice=dice, most=most) + more}


def shoot(rules: Ruleset, table: Table, action: str = "shoot", target: str = "b", **how: Any) -> Trial:
    request = ActionRequest(action, "a", target, how.pop("at", None), options=how.pop("options", {}))
    how.setdefault("answers", MISS if "dice" not in how else {})
    return trial(rules, table, lambda t: rules.act(request, t), **how)


def number(rules: Ruleset, table: Table, **how: Any) -> float:
    roll = shoot(rules, table, **how).record.rolls[0].roll
    assert roll.target == sum(m.value for m in roll.modifiers)  # what is told adds up
    return float(roll.target)


def hexes(rules: Ruleset, kind: str, *steps: int) -> list[list[float]]:
    """Cells so many steps straight up from one in the middle."""
    grid = table_of(rules, kind=kind).grid
    found = []
    for many in steps:
        cell = grid.from_offset(20, 30)
        for _ in range(many):
            cell = grid.neighbor(cell, 0)
        found.append([cell[0], cell[1]])
    return found


def test_every_public_vector_of_missiles_and_levels_passes(rules: Ruleset, tmp_path: Path) -> None:
    assert vectors_pass(rules, tmp_path, lambda rule: rule.startswith("RNG-") or rule in MINE) >= 32


@settings(max_examples=40, deadline=None)
@given(near=st.integers(1, 18), more=st.integers(1, 10), height=st.sampled_from([-6.0, -1.5, 0.0, 2.0, 9.0]))
def test_farther_is_never_easier_and_uphill_never_easier_than_downhill(
    rules: Ruleset, near: int, more: int, height: float
) -> None:
    here, close, far = hexes(rules, "hex-flat", 0, near, near + more)

    def at(cell: list[float], up: float) -> float:
        return number(rules, table_of(rules, {"at": here, "stats": bow()}, {"at": cell, "elevation": up}))

    assert at(far, height) <= at(close, height)
    assert at(close, abs(height)) <= at(close, 0.0) <= at(close, -abs(height))


@settings(max_examples=40, deadline=None)
@given(
    stands=st.lists(st.tuples(st.integers(1, 12), st.sampled_from(["standing", "kneeling", "lying"])), max_size=4),
    own=st.sampled_from(["standing", "kneeling", "lying"]),
)
def test_a_stray_shot_passes_those_on_its_line_nearest_first(
    rules: Ruleset, stands: list[tuple[int, str]], own: str
) -> None:
    low = {"standing": 0, "kneeling": 1, "lying": 2}
    stands = [one for one in dict(stands).items() if one[0] != 6]
    here, there, *others = hexes(rules, "hex-flat", 0, 6, *(n for n, _ in stands))
    tokens = [{"at": at, "posture": posture} for at, (_, posture) in zip(others, stands, strict=True)]
    shooter = {"at": here, "posture": own, "stats": bow(most=10)}
    done = shoot(rules, table_of(rules, shooter, {"at": there}, *tokens))
    passed = [n for n, posture in sorted(stands) if low[posture] <= low[own] and n <= 10]
    strays = [record.roll for record in done.record.rolls if record.roll.purpose == "wrong_target"]
    assert len(strays) == len(passed)
    assert all(roll.target is not None and roll.target <= 9 for roll in strays)
    between = sum(n < 6 for n, posture in stands if low[posture] <= low[own])
    in_the_way = [m.value for m in done.record.rolls[0].roll.modifiers if m.rule == "RNG-11"]
    assert in_the_way == [-4] * between


@pytest.mark.parametrize("kind", GRIDS)
def test_a_shot_is_the_same_on_every_grid(rules: Ruleset, kind: str) -> None:
    here, there = hexes(rules, kind, 0, 5) if kind != "none" else ([20.0, 30.0], [20.0, 25.0])
    table = table_of(rules, {"at": here, "stats": bow()}, {"at": there}, kind=kind)
    assert number(rules, table) == 12
    offers = {offer.action: offer for offer in rules.offers(table.token("a"), table)}
    assert offers["shoot"].available and offers["shoot"].using == ("Bow",)


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square"])
def test_who_walks_into_a_watched_hex_is_shot_and_walks_no_further(rules: Ruleset, kind: str) -> None:
    here, edge, watched, beyond = hexes(rules, kind, 0, 7, 6, 4)
    table = table_of(
        rules,
        {"at": here, "stats": bow(dice="9d")},
        {"at": edge, "facing": table_of(rules, kind=kind).grid.directions // 2},
        kind=kind,
    )
    cell = table.grid.cell(watched)
    request = ActionRequest("opportunity_fire", "a", cells=(cell,))
    table = trial(rules, table, lambda t: rules.act(request, t)).table
    mover = table.token("b")
    way = table.path(mover, rules.profile(mover, table), table.grid.cell(beyond))
    assert way.legal

    def run(t: Table) -> Any:
        return walk(rules, "b", way.steps, t)

    sure = {"roll:attack": 4, "roll:damage": 54, "roll:death": 18, "roll:keep_feet": 3}
    done = trial(rules, table, run, answers=sure)
    assert done.table.cell(done.table.token("b")) == cell
    assert "dead" in {condition.id for condition in done.table.token("b").conditions}
    assert "watching" not in {condition.id for condition in done.table.token("a").conditions}
    let = trial(rules, table, run, answers={"opportunity_fire@a": "hold"})
    assert let.table.cell(let.table.token("b")) == let.table.grid.cell(beyond)


def test_two_watchers_shoot_at_the_same_time(rules: Ruleset) -> None:
    here, target = hexes(rules, "hex-flat", 0, 6)
    watching = {"cells": [target], "weapon": "Bow", "turns": 1, "picky": False}
    watcher = {"stats": bow(dice="9d"), "side": "x", "conditions": [{"id": "watching", "extra": watching}]}
    table = table_of(
        rules, {"at": here, **watcher}, {"at": [target[0] + 1, target[1]]}, {"at": [here[0] + 1, here[1]], **watcher}
    )

    def run(t: Table) -> Any:
        return Outcome(t.edit().set("b", at=(target[0], target[1])).changes())

    answers = {"roll:attack": 4, "roll:damage": 54, "roll:death": 18, "roll:keep_feet": 3}
    done = trial(rules, table, run, answers=answers)
    assert [record.roll.by for record in done.record.rolls if record.roll.purpose == "attack"] == ["a", "c"]


def test_out_of_cover_and_back_even_if_hit(rules: Ruleset) -> None:
    here, there = hexes(rules, "hex-flat", 0, 5)
    table = table_of(rules, {"at": here, "stats": {"weapons": "Sling, skill 14, 1d pi, missile"}}, {"at": there})
    side = table.grid.neighbor(table.grid.cell(here), 1)
    done = shoot(rules, table, "pop_up", at=side, dice=[[3, 3, 4]], all_dice=False)
    assert done.record.rolls[0].roll.target == 14 - 2 - 4 - 2
    assert done.table.cell(done.table.token("a")) == table.grid.cell(here)
    assert [moved.token for moved in done.record.moves] == ["a", "a"]
    with pytest.raises(CommandError) as refusal:
        shoot(rules, table_of(rules, {"at": here, "stats": bow()}, {"at": there}), "pop_up")
    assert refusal.value.code == "not-offered"


@pytest.mark.parametrize(("skill", "dodge", "posture"), [(12, 9, "standing"), (15, 7, "standing"), (17, 11, "lying")])
def test_the_odds_of_a_shot_are_those_of_counting(rules: Ruleset, skill: int, dodge: int, posture: str) -> None:
    here, there = hexes(rules, "hex-flat", 0, 2)
    target = {"at": there, "facing": 3, "posture": posture, "stats": {"dodge": dodge, "hp": 90, "hp_max": 90}}
    table = table_of(rules, {"at": here, "stats": bow(skill)}, target)
    effective = skill - (4 if posture == "lying" else 0)
    avoid = dodge - (3 if posture == "lying" else 0)
    faces = range(1, 7)
    totals = [a + b + c for a in faces for b in faces for c in faces]

    def succeeds(total: int, number: int) -> bool:
        return total <= 4 or (total < 17 and total <= number)

    critical = 6 if effective >= 16 else 5 if effective >= 15 else 4
    hit = 0.0
    fails = sum(not succeeds(total, avoid) for total in totals) / 216
    for total in totals:
        if total <= critical:
            hit += 1 / 216
        elif succeeds(total, effective):
            hit += fails / 216
    assert odds_of(rules, table, ActionRequest("shoot", "a", "b")).hit == pytest.approx(hit, abs=1e-12)


@settings(max_examples=60, deadline=None)
@given(up=st.floats(0, 3), long=st.integers(1, 4), low=st.booleans())
def test_a_longer_weapon_never_makes_a_difference_of_level_worse(
    rules: Ruleset, up: float, long: int, low: bool
) -> None:
    levels = rules.module("levels")
    tokens = [{"at": [6, 6], "elevation": 0.0 if low else up}, {"at": [6, 5], "elevation": up if low else 0.0}]
    weapons = [{"weapons": f"Pole, skill 12, 1d cr, reach 1-{reach}"} for reach in (1, long)]
    told = []
    for stats in weapons:
        table = table_of(rules, {**tokens[0], "stats": stats}, tokens[1])
        a, b = table.token("a"), table.token("b")
        held = rules.module("weapons").weapon(table.stats(a), None)
        refused = levels.too_far(table, a, b, held) is not None
        defence = sum(m.value for m in levels.defence_modifiers(table, a, b))
        told.append((refused, -defence))
    assert told[1][0] <= told[0][0]
    assert told[1][1] <= told[0][1]


def test_no_blow_is_offered_at_somebody_on_a_roof(rules: Ruleset) -> None:
    sword = {"weapons": "Sword, skill 12, 1d cut"}
    table = table_of(rules, {"at": [6, 6], "stats": sword}, {"at": [6, 5], "elevation": 2.5})
    offer = next(one for one in rules.offers(table.token("a"), table) if one.action == "attack")
    assert not offer.available and offer.why[0].rule == "SIT-2"


def test_a_wall_hides_and_an_open_door_does_not(rules: Ruleset) -> None:
    here, there = hexes(rules, "hex-flat", 0, 6)
    table = table_of(rules, {"at": here, "stats": bow()}, {"at": there})
    middle = table.grid.center(table.grid.cell(hexes(rules, "hex-flat", 3)[0]))
    wall = {"points": [[middle.x - 9, middle.y], [middle.x + 9, middle.y]]}
    walled = table_of(rules, {"at": here, "stats": bow()}, {"at": there}, walls=[wall])
    offer = next(one for one in rules.offers(walled.token("a"), walled) if one.action == "shoot")
    assert not offer.available and offer.code == "no-line-of-sight"
    with pytest.raises(CommandError) as refusal:
        shoot(rules, walled)
    assert refusal.value.code == "no-line-of-sight"
    assert number(rules, walled, options={"cover": "half_exposed"}) == 14 - 3 - 3 - 10 + min(0, 9 - (14 - 16))  # unseen


def test_a_sinking_fighter_tires(rules: Ruleset) -> None:
    table = table_of(rules, {"at": [6, 6], "conditions": ["submerged"], "stats": {"swimming": 5}}, {"at": [6, 5]})

    def rounds(t: Table) -> Any:
        for number in range(1, 6):
            combat = Combat(t.scene.id, number, (("a",), ("b",)), ("a",), {}, dict(t.combat.data) if t.combat else {})
            yield Apply(t.edit().fight(combat).changes())
            yield rules.turn_started(t.token("a"), t)
        return Outcome()

    done = trial(rules, table, rounds, answers={"roll:swimming": 12})
    assert done.table.stats(done.table.token("a"))["fp"] == 8  # rounds 3 and 5
