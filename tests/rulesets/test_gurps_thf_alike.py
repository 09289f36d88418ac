"""What odds leave out of gurps_thf's tree changes nothing: all runs, told apart to the last, come to the same."""

import sys
from typing import Any

import pytest

from battlemap.rules.api import ActionRequest, Ruleset, Table, odds_of
from battlemap.rules.odds import Odds

from .thf import table_of

WEAPONS = {
    "cut": "Sword, skill 13, 2d+1 cut",
    "cr": "Maul, skill 13, 1d+4 cr",
    "imp": "Spear, skill 13, 1d+3 imp",
}
BODIES: dict[str, dict[str, Any]] = {
    "strong": {"hp": 14, "hp_max": 14, "dr": 2, "block": 9, "shield_db": 1, "weapons": WEAPONS["cut"]},
    "dying": {"hp": -8, "hp_max": 10, "ht": 9, "weapons": "Sword, skill 12, 1d cut"},
}
MARKS: dict[str, list[Any]] = {
    "nothing": [],
    "wounded": [
        {"id": "limb_wounds", "extra": {"right_arm": 3}},
        {"id": "crippled_leg", "extra": {"parts": ["left_leg"]}},
    ],
    "aiming": [{"id": "aiming", "extra": {"target": "a", "weapon": "Sword", "turns": 2}}],
    "waits": ["waiting"],
}


def duel(rules: Ruleset, weapon: str, body: str, marks: str) -> Table:
    one = {"at": (6, 6), "stats": {"weapons": WEAPONS[weapon]}}
    other = {"at": (6, 5), "facing": 3, "stats": BODIES[body], "conditions": MARKS[marks]}
    return table_of(rules, one, other)


def without_short_cuts(rules: Ruleset, table: Table, request: ActionRequest, monkeypatch: pytest.MonkeyPatch) -> Odds:
    striking = sys.modules[type(rules).__module__.rpartition(".")[0] + ".striking"]
    with monkeypatch.context() as patched:
        patched.setattr(striking, "nothing_follows", lambda table: False)
        return odds_of(rules, table, request)


CASES = [
    ("cut", "strong", "nothing", "random"), ("cut", "dying", "nothing", "random"), ("cr", "strong", "nothing", "random"),
    ("imp", "dying", "wounded", "random"), ("cut", "strong", "wounded", "random"), ("imp", "strong", "aiming", "random"),
    ("cut", "strong", "waits", "torso"), ("cr", "dying", "waits", "right_arm"), ("cut", "strong", "aiming", "throat"),
    ("cr", "strong", "aiming", "throat"), ("imp", "dying", "nothing", "vitals"), ("cr", "strong", "wounded", "right_arm"),
]  # fmt: skip


FEW = 3  # the rest are long runs


@pytest.mark.parametrize(
    ("weapon", "body", "marks", "location"),
    [*CASES[-FEW:], *(pytest.param(*case, marks=pytest.mark.slow) for case in CASES[:-FEW])],
)
def test_all_told_apart_comes_to_the_same(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch, weapon: str, body: str, marks: str, location: str
) -> None:
    table = duel(rules, weapon, body, marks)
    request = ActionRequest("attack", "a", "b", options={"location": location})
    short, whole = odds_of(rules, table, request), without_short_cuts(rules, table, request, monkeypatch)
    assert short.exact and whole.exact
    assert (short.hit, short.down) == pytest.approx((whole.hit, whole.down), abs=1e-12)
    assert short.damage == pytest.approx(whole.damage, abs=1e-12)
    assert short.ways == pytest.approx(whole.ways, abs=1e-12)
    chances = {(w.roll.purpose, w.roll.by): w.chance for w in whole.wanted}
    assert {(w.roll.purpose, w.roll.by): w.chance for w in short.wanted} == pytest.approx(chances, abs=1e-12)
    assert set(short.assumes) == set(whole.assumes)
    assert (short.runs < whole.runs) == (marks != "waits")
