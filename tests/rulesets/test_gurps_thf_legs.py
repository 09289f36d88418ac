"""Crippled legs and lost eyes, and what cover costs, asked of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.rules.api import ActionRequest, Ruleset, play, sketch
from battlemap.rules.guard import call
from battlemap.rules.registry import Registry

SWORD = "Sword, skill 15, 2d+1 cut, reach 1"
BOW = "Bow, skill 14, 1d imp, bow, acc 3, ss 12, half 100, max 150, hand both"


@cache
def rules() -> Ruleset:
    return Registry(installed=False).load("gurps_thf")


def two(**more: Any) -> Any:
    ana = {"id": "ana", "side": "x", "at": [3, 3], "facing": 0, "stats": {"weapons": f"{SWORD}; {BOW}"}}
    bo = {"id": "bo", "side": "y", "at": [3, 2], "facing": 3, "stats": {"hp": 12, "hp_max": 12}, **more}
    return sketch(rules(), {"grid": {"kind": "hex-flat", "columns": 12, "rows": 9}, "tokens": [ana, bo]})


def marked(table: Any, *conditions: str) -> Any:
    from battlemap.model.scenario import Draft

    draft = Draft(table.view)
    edit = table.edit()
    for condition in conditions:
        edit.add("bo", condition, parts=["right_leg"])
    for change in edit.changes():
        draft.apply(change)
    return table.over(draft)


def test_a_crippled_leg_brings_its_owner_down() -> None:
    strike = ActionRequest("attack", "ana", "bo", using="Sword", options={"location": "right_leg"})
    done = play(rules(), two(), strike, dice=[3, 3, 3, 6, 6, 3, 3, 3], answers={"defence": "none"})
    bo = done.table.token("bo")
    assert bo.posture == "lying" and any(mark.id == "crippled_leg" for mark in bo.conditions)
    assert any("leg does not carry" in str(line.text) for line in done.result.record.lines)


@pytest.mark.parametrize("posture", ["standing", "crouching"])
def test_nobody_stands_on_a_crippled_leg(posture: str) -> None:
    table = marked(two(posture="lying"), "crippled_leg")
    rise = ActionRequest("change_position", "bo", options={"posture": posture})
    with pytest.raises(CommandError, match="crippled leg") as refused:
        play(rules(), table, rise)
    assert refused.value.code == "not-offered"
    kneel = play(rules(), table, ActionRequest("change_position", "bo", options={"posture": "kneeling"}))
    assert kneel.table.token("bo").posture == "kneeling"


def test_what_cover_costs_is_told_with_its_rule() -> None:
    table = two(posture="kneeling")
    costs = call(rules(), "cover_costs", table.token("ana"), table.token("bo"), table)
    assert [(one.value, one.rule) for one in costs] == [(-2, "RNG-15")]
    assert call(rules(), "cover_costs", table.token("bo"), table.token("ana"), table) == ()


def test_the_blinded_shoot_blind() -> None:
    table = marked(two(stats={"hp": 12, "hp_max": 12, "weapons": BOW}), "blinded")
    shot = ActionRequest("shoot", "bo", "ana", using="Bow")
    done = play(rules(), table, shot, dice=[6, 6, 6], force=True)
    attack = done.result.record.rolls[0].roll
    assert (-10, "RNG-6") in [(one.value, one.rule) for one in attack.modifiers]
