"""The odds of GURPS True High Fantasy against an enumeration of its own: every face of every die, by the rules as written.

Nothing of the ruleset is used here but the resolution that is tested. Numbers to roll stand as the rules give them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import floor, sqrt
from typing import Any

import pytest

from battlemap.model.scenario import Draft
from battlemap.rules.api import ActionRequest, Ruleset, odds_of, play, sketch
from battlemap.rules.dice import SeededDice
from battlemap.rules.driver import resolve
from battlemap.rules.registry import Registry

Loss = dict[int, Fraction]
Chances = tuple[Fraction, Loss]  # that it comes through; points lost -> chance

THREE = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=3))
EVERY = 216


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("gurps_thf")


# --- the rules by hand ------------------------------------------------------------------------------------------------


def succeeds(number: int, total: int) -> bool:
    """COR-1: 3 and 4 always succeed, 17 and 18 never."""
    return total <= 4 or (total <= number and total < 17)


def critical(skill: int, total: int, extended: bool = False) -> bool:
    """COR-2, and MAN-15 where the table plays it."""
    if total <= 4 or (total == 5 and skill >= 15) or (total == 6 and skill >= 16):
        return True
    return extended and any(total <= most and skill >= least for most, least in ((7, 20), (8, 25), (9, 30), (10, 35)))


def through(skill: int, *defences: int, extended: bool = False) -> Fraction:
    """The chance that a blow is made and every defence (any number of them) fails."""
    found = 0
    for attack, weight in THREE.items():
        if critical(skill, attack, extended):
            found += weight * EVERY ** len(defences)
        elif succeeds(skill, attack):
            open_ = [sum(w for total, w in THREE.items() if not succeeds(number, total)) for number in defences]
            product = weight
            for one in open_:
                product *= one
            found += product
    return Fraction(found, EVERY ** (1 + len(defences)))


def lost(dice: int, plus: int, times: float, dr: int = 0, least: int = 1) -> Loss:
    """COR-10: points lost by a blow that came through."""
    found: Counter[int] = Counter()
    for faces in itertools.product(range(1, 7), repeat=dice):
        past = max(least, sum(faces) + plus) - dr
        found[max(1, floor(past * times)) if past > 0 else 0] += 1
    return {points: Fraction(count, 6**dice) for points, count in found.items()}


def blow(hit: Fraction, loss: Mapping[int, Fraction]) -> Chances:
    found = {points: chance * hit for points, chance in loss.items()}
    found[0] = found.get(0, Fraction(0)) + 1 - hit
    return hit, found


def both(one: Chances, other: Chances) -> Chances:
    """Two blows, one after the other."""
    found: Loss = {}
    for (a, first), (b, second) in itertools.product(one[1].items(), other[1].items()):
        found[a + b] = found.get(a + b, Fraction(0)) + first * second
    return 1 - (1 - one[0]) * (1 - other[0]), found


def mixed(*parts: tuple[Fraction, Chances]) -> Chances:
    """One of several, each with its chance."""
    found: Loss = {}
    for share, (_, loss) in parts:
        for points, chance in loss.items():
            found[points] = found.get(points, Fraction(0)) + share * chance
    return sum((share * hit for share, (hit, _) in parts), Fraction(0)), found


def feinted(skill: int, against: int, after: Callable[[int], Chances]) -> Chances:
    """MAN-8: a quick contest, then a blow whose foe defends at so much less."""
    penalties: Counter[int] = Counter()
    for (own, w1), (foe, w2) in itertools.product(THREE.items(), repeat=2):
        penalty = 0
        if succeeds(skill, own):
            margin = skill - own
            penalty = margin - (against - foe) if succeeds(against, foe) else margin
        penalties[max(0, penalty)] += w1 * w2
    return mixed(*((Fraction(count, EVERY**2), after(penalty)) for penalty, count in penalties.items()))


def contest(mine: int, other: int) -> Fraction:
    """COR-3: the greater margin wins."""
    wins = sum(w1 * w2 for (a, w1), (b, w2) in itertools.product(THREE.items(), repeat=2) if mine - a > other - b)
    return Fraction(wins, EVERY**2)


# --- the situations ---------------------------------------------------------------------------------------------------

FRONT, RIGHT, LEFT, REAR = ((10, 4), 3), ((11, 5), 5), ((9, 6), 1), ((10, 6), 0)
SWORD = "Sword, skill 14, 1d+1 cut"
CUT = lost(1, 1, 1.5)


@dataclass(frozen=True)
class Case:
    """`place`: where the attacker stands and looks; the defender stands at (10, 5) and looks north. Dodge is 8 unless said."""

    wanted: Chances
    place: tuple[tuple[int, int], int] = FRONT
    own: Mapping[str, Any] = field(default_factory=dict)
    foe: Mapping[str, Any] = field(default_factory=dict)
    own_token: Mapping[str, Any] = field(default_factory=dict)
    foe_token: Mapping[str, Any] = field(default_factory=dict)
    action: str = "attack"
    using: str | None = "Sword"
    options: Mapping[str, Any] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    foe_before: tuple[str, ...] = ()
    game: Mapping[str, Any] = field(default_factory=dict)
    foe_dodges: bool = True


BOW = "Bow, skill 14, 1d+1 imp, bow, acc 3, ss 12, half 100, max 200, hand both"
FAR = ((10, 0), 3)  # 5 m: -2 (COR-8)
ARROW = lost(1, 1, 2)

CASES = {
    "from the front": Case(blow(through(14, 8), CUT)),
    "a sure hand": Case(blow(through(17, 8), CUT), own={"weapons": "Sword, skill 17, 1d+1 cut"}),
    "more critical hits": Case(
        blow(through(25, 8, extended=True), CUT), own={"weapons": "Sword, skill 25, 1d+1 cut"}, game={"extended_crits": True}
    ),
    "from the right": Case(blow(through(14, 6), CUT), RIGHT),
    "from the left": Case(blow(through(14, 6), CUT), LEFT),
    "from behind": Case(blow(through(14), CUT), REAR),
    "from behind, but he knows": Case(blow(through(14, 6), CUT), REAR, answers={"aware": "yes", "defence": "dodge"}),
    "parried": Case(blow(through(14, 11), CUT), foe={"weapons": "Blade, skill 16, 1d cut, parry 11"},
                    answers={"defence": "parry"}),
    "parried from its side": Case(blow(through(14, 9), CUT), RIGHT, foe={"weapons": "Blade, skill 16, 1d cut, parry 11"},
                                  answers={"defence": "parry"}),
    "blocked with a shield": Case(blow(through(14, 12), CUT), foe={"block": 10, "shield_db": 2}, answers={"defence": "block"}),
    "dodged, stepping back": Case(blow(through(14, 11), CUT), answers={"defence": "dodge@10,6"}),
    "two defences": Case(blow(through(14, 8, 9), CUT), foe={"weapons": "Blade, skill 12, 1d cut, parry 9"},
                         answers={"defence": "dodge", "second_defence": "parry"}, foe_before=("all_out_defence",)),
    "no defence taken": Case(blow(through(14), CUT), answers={"defence": "none"}),
    "he is stunned": Case(blow(through(14, 4), CUT), foe_token={"conditions": ["stunned"]}),
    "he lies": Case(blow(through(14, 5), CUT), foe_token={"posture": "lying"}),
    "the attacker kneels": Case(blow(through(12, 8), CUT), own_token={"posture": "kneeling"}),
    "a giant": Case(blow(through(16, 8), CUT), foe={"size_modifier": 2}),
    "all out, surer": Case(blow(through(18, 8), CUT), action="all_out_attack", options={"way": "strong_hit"}),
    "all out, harder": Case(blow(through(14, 8), lost(1, 3, 1.5)), action="all_out_attack", options={"way": "strong_damage"}),
    "all out, twice": Case(both(blow(through(14, 8), CUT), blow(through(14, 8), CUT)), action="all_out_attack",
                           options={"way": "two_attacks"}),
    "all out, after a feint": Case(feinted(14, 10, lambda less: blow(through(14, 8 - less), CUT)), action="all_out_attack",
                                   options={"way": "feint"}),
    "two weapons": Case(
        both(blow(through(10, 7), CUT), blow(through(8, 7), lost(1, 0, 1.5))), action="two_weapons",
        own={"weapons": f"{SWORD}, hand right; Hatchet, skill 16, 1d cut, hand left"}, options={"second": "Hatchet"},
    ),
    "evaluated twice": Case(blow(through(16, 8), CUT), before=("evaluate", "evaluate")),
    "a wild swing": Case(blow(through(9, 8), CUT), own={"weapons": "Sword, skill 20, 1d+1 cut"}, options={"manoeuvre": "move"}),
    "into armour": Case(blow(through(14, 8), lost(1, 1, 1.5, 4)), foe={"dr": 4}),
    "an armour divisor": Case(blow(through(14, 8), lost(2, 0, 2, 2)), own={"weapons": "Sword, skill 14, 2d(2) imp"},
                              foe={"dr": 5}),
    "at the vitals": Case(blow(through(11, 8), lost(1, 1, 3)), own={"weapons": "Sword, skill 14, 1d+1 imp"},
                          options={"location": "vitals"}),
    "at the brain": Case(blow(through(7, 8), lost(2, 0, 4, 5)), own={"weapons": "Sword, skill 14, 2d cut"},
                         foe={"dr_skull": 3}, options={"location": "brain"}),
    "with a club": Case(blow(through(14, 8), lost(1, -2, 1, 1, 0)), own={"weapons": "Sword, skill 14, 1d-2 cr"}, foe={"dr": 1}),
    "shot, aimed": Case(blow(through(15, 8), ARROW), FAR, own={"weapons": BOW}, action="shoot", using="Bow", before=("aim",)),
    "shot at a glance": Case(blow(through(8, 8), ARROW), FAR, own={"weapons": BOW.replace("ss 12", "ss 13")}, action="shoot",
                             using="Bow"),
    "shot, sure enough": Case(blow(through(12, 8), ARROW), FAR, own={"weapons": BOW}, action="shoot", using="Bow"),
    "shot from behind": Case(blow(through(12), ARROW), ((10, 10), 0), own={"weapons": BOW}, action="shoot", using="Bow"),
    "shot at half a man": Case(
        blow(through(13, 8), ARROW), FAR, own={"weapons": BOW.replace("skill 14", "skill 18")}, action="shoot", using="Bow",
        options={"cover": "half_exposed"},
    ),
    "shot at the vitals": Case(
        blow(through(12, 8), lost(1, 1, 3)), FAR, own={"weapons": BOW.replace("skill 14", "skill 17")}, action="shoot",
        using="Bow", options={"location": "vitals"},
    ),
    "grappled": Case((contest(15, 10), {0: Fraction(1)}), ((10, 5), 0), own={"dx": 12}, action="grapple", using=None,
                     foe_dodges=False),
}  # fmt: skip


def laid(rules: Ruleset, case: Case) -> Any:
    """The table of a situation, after what goes before it."""
    at, facing = case.place
    own = {
        "id": "a",
        "side": "x",
        "at": at,
        "facing": facing,
        **case.own_token,
        "stats": {"weapons": SWORD, **case.own},
    }
    foe = {"id": "b", "side": "y", "at": (10, 5), "facing": 0, **case.foe_token,
           "stats": {"hp": 900, "hp_max": 900, "dodge": 8, **case.foe}}  # fmt: skip
    table: Any = sketch(
        rules,
        {"grid": {"kind": "hex-flat", "columns": 20, "rows": 20}, "tokens": [own, foe], "options": dict(case.game)},
    )
    for by, other, actions in (("a", "b", case.before), ("b", None, case.foe_before)):
        for action in actions:
            using = case.using if action == "aim" else None
            table = play(rules, table, ActionRequest(action, by, other, using=using)).table
    return table


def request(case: Case) -> ActionRequest:
    return ActionRequest(case.action, "a", "b", using=case.using, options=case.options)


def answers_of(case: Case) -> Mapping[str, Any]:
    """Dodging, where the case does not say how he defends and he can: what is best may be a bare hand."""
    behind = case.place in (REAR, ((10, 10), 0))
    return case.answers if case.answers.get("defence") or behind or not case.foe_dodges else {"defence": "dodge"}


def each(values: Iterable[Any]) -> list[Any]:
    """Parameters of a test, those of two blows a turn among the long runs."""
    return [pytest.param(*one, marks=pytest.mark.slow) if one[0].startswith("all out") else one for one in values]


@pytest.mark.parametrize(("name",), each((name,) for name in CASES))
def test_odds_equal_an_enumeration_by_hand(rules: Ruleset, name: str) -> None:
    case = CASES[name]
    found = odds_of(rules, laid(rules, case), request(case), answers_of(case))
    hit, damage = case.wanted
    assert found.exact and sum(damage.values()) == 1
    wanted = {points: chance for points, chance in damage.items() if chance}
    assert set(found.damage) == set(wanted)
    assert abs(found.hit - hit) <= 1e-12
    assert all(abs(found.damage[points] - chance) <= 1e-12 for points, chance in wanted.items())


def test_there_are_more_than_twenty_kinds() -> None:
    assert len(CASES) >= 20


# --- by luck ----------------------------------------------------------------------------------------------------------


def near(share: float, chance: float, runs: int) -> bool:
    """Within three standard errors of a chance."""
    return abs(share - chance) <= 3 * sqrt(chance * (1 - chance) / runs)


def struck_often(rules: Ruleset, name: str, runs: int, seed: int) -> bool:
    """Whether so many seeded runs of a situation agree with its odds: the hits, the loss on average, each that is not rare."""
    case, dice = CASES[name], SeededDice(seed)
    table, wanted = laid(rules, case), request(case)
    found = odds_of(rules, table, wanted, case.answers)
    losses: Counter[float] = Counter()
    hits = 0
    for _ in range(runs):
        done = resolve(rules, table, lambda here: rules.act(wanted, here), dice=dice, answers=case.answers)
        hits += bool(done.outcome.hit)
        losses[sum(damage.injury for damage in done.record.damage)] += 1
    mean = sum(points * chance for points, chance in found.damage.items())
    spread = sqrt(sum((points - mean) ** 2 * chance for points, chance in found.damage.items()))
    average = sum(points * count for points, count in losses.items()) / runs
    return (
        near(hits / runs, found.hit, runs)
        and abs(average - mean) <= 3 * spread / sqrt(runs)
        and set(losses) <= set(found.damage)
        and all(near(losses[points] / runs, chance, runs) for points, chance in found.damage.items() if chance > 0.02)
    )


LUCKY = {
    "from behind": 1,
    "no defence taken": 2,
    "all out, twice": 3,
    "shot at half a man": 4,
    "into armour": 5,
    "grappled": 6,
}


@pytest.mark.parametrize(("name", "seed"), each(LUCKY.items()))
def test_a_few_blows_agree_with_the_odds(rules: Ruleset, name: str, seed: int) -> None:
    assert struck_often(rules, name, 150, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seed"), [("grappled", 8), ("shot at half a man", 9)])
def test_twenty_thousand_blows_agree_with_the_odds(rules: Ruleset, name: str, seed: int) -> None:
    assert struck_often(rules, name, 20_000, seed)


@cache
def wins(mine: int, other: int) -> Fraction:
    """The chance of him who strikes next in minimal, by the hit points: one blow in two hits, for 1d8, turn and turn about.

    With H what a hit is worth, P(a, b) = H(a, b)/2 + (1 - P(b, a))/2, and the same for P(b, a): two equations.
    """
    return (2 * worth(mine, other) + 1 - worth(other, mine)) / 3


def worth(mine: int, other: int) -> Fraction:
    """The chance of him who has just hit."""
    return (
        sum((1 - wins(other - points, mine) if points < other else Fraction(1) for points in range(1, 9)), Fraction(0))
        / 8
    )


def won(runs: int, seed: int) -> float:
    """The share of fights to the end that the first to strike wins."""
    minimal = Registry(installed=False).load("minimal")
    two = [{"id": "a", "at": [1, 1], "stats": {"skill": 10}}, {"id": "b", "at": [2, 1], "stats": {"skill": 10}}]
    table = sketch(minimal, {"tokens": two})
    dice, first = SeededDice(seed), 0
    for _ in range(runs):
        ground = Draft(table.view)
        here, turn = table.over(ground), ["a", "b"]
        while not any(condition.id == "down" for token in here.tokens() for condition in token.conditions):
            blow_ = ActionRequest("attack", *turn, options={"all_out": False})
            for change in resolve(minimal, here, lambda now, blow_=blow_: minimal.act(blow_, now), dice=dice).changes:
                ground.apply(change)
            here.changed()
            turn.reverse()
        first += turn[1] == "a"
    return first / runs


def test_a_few_fights_to_the_end_are_won_as_often_as_they_should() -> None:
    assert near(won(200, 3), float(wins(8, 8)), 200)


@pytest.mark.slow
def test_twenty_thousand_fights_to_the_end_are_won_as_often_as_they_should() -> None:
    assert near(won(20_000, 4), float(wins(8, 8)), 20_000)
