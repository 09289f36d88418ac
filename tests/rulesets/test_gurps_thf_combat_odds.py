"""Odds of a blow in gurps_thf against an enumeration of its own, and whole fights by seed."""

import itertools
import random
from collections import Counter
from collections.abc import Mapping
from math import floor
from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.model.change import ChangeSet
from battlemap.rules import fight
from battlemap.rules.api import ActionRequest, Outcome, Ruleset, sketch
from battlemap.rules.dice import SeededDice
from battlemap.rules.driver import Pending, Resolving, Result
from battlemap.rules.manifest import read_rules
from battlemap.rules.odds import odds
from battlemap.rules.table import SceneTable

THREE = Counter(sum(dice) for dice in itertools.product(range(1, 7), repeat=3))


def succeeds(skill: int, total: int) -> bool:
    return total <= 4 or (total <= skill and total < 17)


def critical(skill: int, total: int) -> bool:
    return total <= (6 if skill >= 16 else 5 if skill >= 15 else 4)


def by_hand(skill: int, dodge: int, dice: int, plus: int, dr: int, times: float, near: bool) -> dict[int, float]:
    """Points lost -> chance. Written from the rules, not from the code. Args: near: a miss by one hits the torso (x 1.5)."""
    found: Counter[int] = Counter()
    rolls = Counter(sum(d) + plus for d in itertools.product(range(1, 7), repeat=dice))
    for attack, attack_weight in THREE.items():
        fumble = attack == 18 or (attack == 17 and skill <= 15) or attack >= skill + 10
        beside = near and attack == skill + 1 and attack > 4 and not fumble
        for defence, defence_weight in THREE.items():
            through = succeeds(skill, attack) or beside
            if through and not critical(skill, attack) and succeeds(dodge, defence):
                through = False
            for points, weight in rolls.items():
                past = max(1, points) - dr
                lost = max(1, floor(past * (1.5 if beside else times))) if through and past > 0 else 0
                found[lost] += attack_weight * defence_weight * weight
    every = 216 * 216 * 6**dice
    return {points: weight / every for points, weight in sorted(found.items())}


PLACES = {"torso": (0, 1.5, 0), "face": (-5, 1.5, 0), "throat": (-5, 2.0, 0), "brain": (-7, 4.0, 2)}
SITUATIONS = [
    (skill, dodge, dice, plus, dr, list(PLACES)[number % 4])
    for number, (skill, dodge, dice, plus, dr) in enumerate(
        itertools.product((9, 14, 17), (6, 10), (1, 2), (0, 2), (0, 4))
    )
]


@pytest.mark.parametrize(("skill", "dodge", "dice", "plus", "dr", "place"), SITUATIONS)
def test_odds_equal_an_enumeration_by_hand(
    rules: Ruleset, skill: int, dodge: int, dice: int, plus: int, dr: int, place: str
) -> None:
    penalty, times, skull = PLACES[place]
    armour = {"dr": dr, "dr_face": dr, "dr_throat": dr, "dr_skull": dr}
    # hit points enough that no wound is a major one: what else is rolled does not change the points lost
    table = duel(rules, f"Sword, skill {skill}, {dice}d+{plus} cut", dodge=dodge, hp=900, hp_max=900, **armour)
    start = fight.acting(rules, ActionRequest("attack", "a", "b", options={"location": place}))
    found = odds(rules, table, start, ["b"])
    wanted = by_hand(skill + penalty, dodge, dice, plus, dr + skull, times, place == "throat")
    if place == "throat":
        assert dr + skull == dr  # the same armour beside it
    assert found.exact and found.runs < 1000
    assert sorted(found.damage) == sorted(points for points, chance in wanted.items() if chance > 0)
    assert all(abs(found.damage[points] - chance) <= 1e-12 for points, chance in wanted.items() if chance > 0)
    assert found.hit == pytest.approx(hit_by_hand(skill + penalty, dodge, place == "throat"), abs=1e-12)


def hit_by_hand(skill: int, dodge: int, near: bool) -> float:
    undefended = sum(weight for total, weight in THREE.items() if not succeeds(dodge, total)) / 216
    chance = 0.0
    for total, weight in THREE.items():
        fumble = total == 18 or (total == 17 and skill <= 15) or total >= skill + 10
        if critical(skill, total):
            chance += weight / 216
        elif succeeds(skill, total) or (near and total == skill + 1 and not fumble):
            chance += weight / 216 * undefended
    return chance


@pytest.mark.parametrize("place", ["torso", "random", "groin", "brain", "throat", "right_hand"])
def test_odds_of_a_blow_take_fewer_than_a_thousand_runs(rules: Ruleset, place: str) -> None:
    table = duel(rules, "Sword, skill 14, 3d+2 cut", weapons="Axe, skill 12, 1d cut", dr=2, block=11, shield_db=1)
    start = fight.acting(rules, ActionRequest("attack", "a", "b", options={"location": place}))
    found = odds(rules, table, start, ["b"])
    assert found.exact and found.runs < 1000
    assert sum(found.damage.values()) == pytest.approx(1, abs=1e-12)


def duel(rules: Ruleset, weapon: str, **stats: Any) -> SceneTable:
    one = {"id": "a", "side": "x", "at": [10, 5], "facing": 0, "stats": {"weapons": weapon}}
    other = {"id": "b", "side": "y", "at": [10, 4], "facing": 3, "stats": stats}
    return sketch(rules, {"grid": {"kind": "hex-flat", "columns": 20, "rows": 20}, "tokens": [one, other]})


# --- whole fights -----------------------------------------------------------------------------------------------------

ARMS = (
    "Sword, skill 14, 2d+1 cut, reach 1; Shield, skill 12, 1d cr, shield, hand left",
    "Spear, skill 13, 1d+3 imp, reach 1-2, hand both",
    "Axe, skill 12, 2d+2 cut, ready 1, unbalanced, st 11",
    "Maul, skill 13, 3d cr, hand both",
    "",
)
NOT_NOW = ("total_surprise", "partial_surprise", "lose_fatigue")


class Fight:
    """A fight of six that a seed decides: what they are, do, roll and answer."""

    def __init__(self, rules: Ruleset, seed: int, **options: Any) -> None:
        self.rules, self.chance, self.dice = rules, random.Random(seed), SeededDice(seed)
        tokens = [self._fighter(number) for number in range(6)]
        facts = {"grid": {"kind": "hex-flat", "columns": 24, "rows": 24}, "tokens": tokens, "options": options}
        self.table: Any = sketch(rules, facts)
        self.told: list[Mapping[str, Any]] = []
        self.changes: list[ChangeSet] = []

    def _fighter(self, number: int) -> dict[str, Any]:
        chance = self.chance
        stats = {
            "weapons": chance.choice(ARMS), "dr": chance.randrange(4), "dx": chance.randrange(9, 14),
            "block": chance.choice([None, 11]), "shield_db": chance.choice([0, 2]),
            "trained_by_a_master": chance.random() < 0.3, "combat_reflexes": chance.random() < 0.3,
        }  # fmt: skip
        return {
            "id": f"t{number}",
            "side": "xy"[number % 2],
            "at": [6 + 2 * (number // 2), 3 + number % 2],
            "stats": stats,
        }

    def do(self, start: Any) -> Result:
        running = Resolving(self.rules, self.table, start, dice=self.dice, ask=True)
        done = running.go()
        while isinstance(done, Pending):
            possible = [choice.id for choice in done.choices if choice.available]
            done = running.answer(self.chance.choice(possible) if self.chance.random() < 0.6 else done.default)
        for change in done.changes:
            self.table.view.apply(change)
        self.table = self.table.over(self.table.view)
        self.told.append(done.told())
        self.changes.append(done.changes)
        return done

    def close_in(self, by: str) -> None:
        """Stand beside the nearest foe and face him."""
        me = self.table.token(by)
        foes = [t for t in self.table.tokens() if t.side != me.side and not self.rules.is_out(t, self.table)]
        if not foes:
            return
        foe = min(foes, key=lambda t: (self.table.distance(me, t), t.id))
        free = [c for c in self.table.grid.neighbors(self.table.cell(foe)) if not self.table.occupants(c)]
        free = [c for c in free if self.table.grid.contains(c)]
        if self.table.distance(me, foe) > 1 and free:
            at = self.chance.choice(sorted(free))
            self.do(lambda t: Outcome(t.edit().set(by, at=(at[0], at[1])).changes()))
        self.do(lambda t: Outcome(t.edit().set(by, facing=t.direction(t.token(by), foe)).changes()))

    def turn(self) -> None:
        self.do(fight.beginning(self.rules))
        by = self.table.combat.acting[0]
        self.close_in(by)
        offers = [
            o for o in self.rules.offers(self.table.token(by), self.table) if o.available and o.action not in NOT_NOW
        ]
        for offer in self.chance.sample(offers, min(3, len(offers))):
            targets = [t.token for t in offer.targets if t.ok]
            options = {
                o.id: self.chance.choice(o.values) for o in offer.options if o.values and self.chance.random() < 0.5
            }
            target = self.chance.choice(targets) if targets else None
            try:
                self.do(fight.acting(self.rules, ActionRequest(offer.action, by, target, options=options)))
            except CommandError as refusal:
                assert refusal.code in ("not-offered", "out-of-reach", "bad-field", "no-combat", "no-line-of-sight"), (
                    refusal
                )
        self.do(fight.ending(self.rules))

    def run(self, turns: int) -> "Fight":
        self.do(fight.starting(self.rules, [token.id for token in self.table.tokens()]))
        for _ in range(turns):
            if len({t.side for t in self.table.tokens() if not self.rules.is_out(t, self.table)}) < 2:
                break
            self.turn()
        return self


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"multiple_attacks": True, "initiative_mode": "mixed", "cinematic_dodge": True},
    {"initiative_mode": "simple", "extended_crits": True},
    {"multiple_attacks": True, "initiative_mode": "realistic", "cripple_threshold": "at_least"},
)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, 8))])
def test_a_fight_of_any_kind_runs_and_names_only_rules_that_exist(rules: Ruleset, seed: int) -> None:
    told = Fight(rules, seed, **OPTIONS[seed % len(OPTIONS)]).run(24).told
    known = set(read_rules(rules.folder))
    named = {line["rule"] for one in told for line in one["lines"] if line["rule"]}
    named |= {why["rule"] for one in told for roll in one["rolls"] for why in roll["modifiers"]}
    named |= {why["rule"] for one in told for damage in one["damage"] for why in damage["why"]}
    named |= {roll["rule"] for one in told for roll in one["rolls"] if "rule" in roll}
    assert named - known == set() and len(named) > 10
    unruled = [roll for one in told for roll in one["rolls"] if roll["target"] is not None and not roll["modifiers"]]
    assert unruled == []


def test_the_same_seed_gives_the_same_fight(rules: Ruleset) -> None:
    one, other = (Fight(rules, 5, **OPTIONS[1]).run(12) for _ in range(2))
    assert [str(told) for told in one.told] == [str(told) for told in other.told]


def test_a_fight_can_be_undone_to_its_start(rules: Ruleset) -> None:
    begun = Fight(rules, 11, **OPTIONS[3])
    before = begun.table.tokens()
    begun.run(12)
    assert begun.table.tokens() != before
    for changes in reversed(begun.changes):
        for change in reversed(changes):
            begun.table.view.apply(change.inverse())
    begun.table.changed()
    assert begun.table.tokens() == before and begun.table.combat is None
