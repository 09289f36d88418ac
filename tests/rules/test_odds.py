"""Odds are exact: compared with an enumeration that is written here, independent of the driver."""

from collections import defaultdict
from collections.abc import Generator
from fractions import Fraction
from itertools import product
from math import fsum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.errors import CommandError, RulesetError
from battlemap.rules.api import Apply, Ask, Choice, Damage, Outcome, Roll, Ruleset, T, Table, sketch
from battlemap.rules.dice import SeededDice, parse
from battlemap.rules.dicetree import TooMany, face_by_face, faces_for, total_of, totals
from battlemap.rules.driver import resolve
from battlemap.rules.odds import odds, walk
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

Steps = Generator[Any, Any, Any]
D6 = range(1, 7)


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


def board(rules: Ruleset) -> SceneTable:
    return sketch(rules, {"tokens": [{"id": "a", "at": [1, 1]}, {"id": "b", "at": [2, 1]}]})


@pytest.fixture
def table(rules: Ruleset) -> SceneTable:
    return board(rules)


def close(found: dict[float, float], wanted: dict[float, Fraction]) -> bool:
    wanted = {key: value for key, value in wanted.items() if value}
    return found.keys() == wanted.keys() and all(abs(found[key] - float(wanted[key])) < 1e-12 for key in wanted)


def hit_then_damage(skill: int, dr: int) -> Any:
    def start(table: Table) -> Steps:
        assert table.distance(table.token("a"), table.token("b")) == 1
        rolled = yield Roll("3d6", "attack", "a", skill, classes=lambda r: r.total <= skill)
        if rolled.total > skill:
            return Outcome(hit=False)
        damage = yield Roll("2d6-1", "damage", "a")
        lost = max(0, damage.total - dr)
        edit = table.edit().stats("b", hp=table.stats(table.token("b"))["hp"] - lost)
        yield Apply(edit.changes(), damage=(Damage("b", lost),))
        return Outcome(hit=True)

    return start


@pytest.mark.parametrize(("skill", "dr"), [(3, 0), (10, 2), (14, 6), (18, 0)])
def test_a_plain_attack(rules: Ruleset, table: SceneTable, skill: int, dr: int) -> None:
    wanted: dict[float, Fraction] = defaultdict(Fraction)
    for attack in product(D6, repeat=3):
        for damage in product(D6, repeat=2):
            lost = max(0, sum(damage) - 1 - dr) if sum(attack) <= skill else 0
            wanted[lost] += Fraction(1, 6**5)
    found = odds(rules, table, hit_then_damage(skill, dr), ["b"])
    assert close(dict(found.damage), wanted)
    assert abs(found.hit - sum(sum(a) <= skill for a in product(D6, repeat=3)) / 216) < 1e-12
    assert found.exact and found.samples == 0 and found.runs <= 12


def two_attackers(table: Table) -> Steps:
    """The better of two d20 hits from 8 on, two alike double the damage; then location and damage, an answer between."""
    lost = 0
    for who in ("a", "c"):
        pair = yield Roll(
            "2d20", f"attack {who}", who, faces=True, classes=lambda r: (max(r.dice) >= 8, len(set(r.dice)))
        )
        if max(pair.dice) < 8:
            continue
        if (yield Ask("b", "defence", (Choice("dodge", T("d")), Choice("none", T("n"))), "dodge")) == "dodge":
            dodge = yield Roll("d%", "dodge", "b", classes=lambda r: r.total <= 30)
            if dodge.total <= 30:
                continue
        damage = yield Roll("1d4+1d6 min 4", "damage", who)
        one = damage.total * (2 if len(set(pair.dice)) == 1 else 1)
        lost += one
        yield Apply(table.edit().stats("b", hp=10 - lost).changes(), damage=(Damage("b", one),))
    return Outcome(table.edit().add("b", "down").changes() if lost >= 10 else ())


def test_faces_classes_minimum_and_two_rounds(rules: Ruleset, table: SceneTable) -> None:
    once: dict[int, Fraction] = defaultdict(Fraction)
    for x, y in product(range(1, 21), repeat=2):
        chance = Fraction(1, 400)
        if max(x, y) < 8:
            once[0] += chance
            continue
        once[0] += chance * Fraction(30, 100)
        for four, six in product(range(1, 5), D6):
            once[max(4, four + six) * (2 if x == y else 1)] += chance * Fraction(70, 100) * Fraction(1, 24)
    wanted: dict[float, Fraction] = defaultdict(Fraction)
    for (one, p), (other, q) in product(once.items(), repeat=2):
        wanted[one + other] += p * q
    found = odds(rules, table, two_attackers, ["b"])
    assert close(dict(found.damage), wanted)
    assert abs(found.hit - float(1 - wanted[0])) < 1e-12
    assert found.assumes == (("defence", "b", "dodge"),)
    assert found.exact and abs(fsum(found.damage.values()) - 1) < 1e-12
    open_to_all = odds(rules, table, two_attackers, ["b"], answers={"defence": "none"})
    assert open_to_all.assumes == (("defence", "b", "none"),) and open_to_all.hit > found.hit


class Fragile(Ruleset):
    def is_out(self, token: Any, table: Any) -> bool:
        return any(condition.id == "down" for condition in token.conditions)


def test_the_chance_to_fall(rules: Ruleset, table: SceneTable) -> None:
    fragile = Fragile(rules.manifest, rules.folder, rules.module)
    found = odds(fragile, table, two_attackers, ["b"])
    assert abs(found.down - fsum(p for lost, p in found.damage.items() if lost >= 10)) < 1e-12
    assert odds(fragile, table, two_attackers, ["a"]).down == 0
    assert 0 < found.down < 1


def test_a_gm_roll_is_no_branch(rules: Ruleset, table: SceneTable) -> None:
    found = odds(rules, table, hit_then_damage(10, 0), ["b"], answers={"roll:attack": 10})
    assert found.hit == 1 and found.runs == 11


@st.composite
def trees(draw: st.DrawFn) -> list[tuple[str, int, int]]:
    """Rolls one after the other: dice, a threshold below which it ends, a divisor that makes classes."""
    dice = st.sampled_from(["1d4", "2d4", "1d6-2", "d2x3", "1d3+1d4 min 3", "5-1d4"])
    return draw(st.lists(st.tuples(dice, st.integers(-2, 8), st.integers(1, 3)), min_size=1, max_size=3))


def chain(tree: list[tuple[str, int, int]], classes: bool) -> Any:
    def start(table: Table) -> Steps:
        lost = 0
        for number, (expr, least, divisor) in enumerate(tree):
            name = (lambda r, d=divisor, least=least: (r.total >= least, r.total // d)) if classes else None
            rolled = yield Roll(expr, f"roll {number}", "a", classes=name)
            if rolled.total < least:
                break
            lost += rolled.total // divisor
        return Outcome(damage=(Damage("b", lost),))

    return start


@settings(max_examples=20)
@given(trees(), st.booleans())
def test_any_small_tree_is_exact(tree: list[tuple[str, int, int]], classes: bool) -> None:
    rules = Registry(installed=False).load("generic")
    rows = [
        list(product(*(range(1, t.faces + 1) for t in parse(e).terms if t.faces for _ in range(t.count))))
        for e, *_ in tree
    ]
    wanted: dict[float, Fraction] = defaultdict(Fraction)
    for chosen in product(*rows):
        lost = 0
        for (expr, least, divisor), faces in zip(tree, chosen, strict=True):
            total = brute(expr, faces)
            if total < least:
                break
            lost += total // divisor
        chance = Fraction(1)
        for row in rows:
            chance /= len(row)
        wanted[lost] += chance
    found = odds(rules, board(rules), chain(tree, classes), ["b"])
    assert close(dict(found.damage), wanted) and found.exact


def brute(expr: str, faces: tuple[int, ...]) -> int:
    """The total, read off by hand."""
    match expr:
        case "1d6-2":
            return faces[0] - 2
        case "d2x3":
            return 3 * faces[0]
        case "1d3+1d4 min 3":
            return max(3, sum(faces))
        case "5-1d4":
            return 5 - faces[0]
    return sum(faces)


def test_each_way_is_walked_once_in_the_order_of_the_dice(rules: Ruleset, table: SceneTable) -> None:
    ways = walk(rules, table, chain([("1d2", 2, 1), ("1d2", 1, 1)], False))
    assert [(weight, [r.rolled.total for r in result.record.rolls]) for weight, result in ways] == [
        (0.5, [1]),
        (0.25, [2, 1]),
        (0.25, [2, 2]),
    ]


def test_a_tree_that_is_too_large_is_sampled_and_says_so(rules: Ruleset, table: SceneTable) -> None:
    exact = odds(rules, table, two_attackers, ["b"])
    sampled = odds(rules, table, two_attackers, ["b"], max_runs=20, samples=1500)
    assert (sampled.exact, sampled.samples) == (False, 1500)
    assert abs(sampled.hit - exact.hit) < 4 * (exact.hit * (1 - exact.hit) / 1500) ** 0.5
    assert sampled == odds(rules, table, two_attackers, ["b"], max_runs=20, samples=1500)
    assert abs(fsum(sampled.damage.values()) - 1) < 1e-12


def test_dice_beyond_counting_are_sampled(rules: Ruleset, table: SceneTable) -> None:
    def huge(table: Table) -> Steps:
        rolled = yield Roll("900d1000", "fall", "a")
        return Outcome(damage=(Damage("b", int(rolled.total > 450_000)),))

    found = odds(rules, table, huge, ["b"], samples=50)
    assert not found.exact and found.samples == 50


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_what_is_played_is_among_the_ways(seed: int) -> None:
    rules = Registry(installed=False).load("generic")
    table = board(rules)
    start = hit_then_damage(10, 2)
    played = resolve(rules, table, start, dice=SeededDice(seed))
    assert played.changes in [result.changes for _, result in walk(rules, table, start)]


def test_odds_change_nothing_and_answers_after_a_change_are_not_mixed_up(rules: Ruleset, table: SceneTable) -> None:
    """b steps back by the die: the distance afterwards is that of its own branch."""

    def retreat(table: Table) -> Steps:
        before = table.distance(table.token("a"), table.token("b"))
        rolled = yield Roll("1d4", "steps", "b")
        yield Apply(table.edit().set("b", at=(2 + rolled.total, 1)).changes())
        after = table.distance(table.token("a"), table.token("b"))
        yield Apply(table.edit().set("b", at=(9, 1)).changes())
        last = table.distance(table.token("a"), table.token("b"))
        return Outcome(damage=(Damage("b", 100 * before + 10 * after + last),))

    state = repr(table.view._kinds)  # type: ignore[attr-defined]
    found = odds(rules, table, retreat, ["b"])
    assert list(found.damage) == [100 + 10 * (1 + n) + 8 for n in range(1, 5)]
    assert repr(table.view._kinds) == state  # type: ignore[attr-defined]


def test_the_contracts_shape(rules: Ruleset, table: SceneTable) -> None:
    told = odds(rules, table, chain([("1d2", 2, 1)], False), ["b"]).told()
    assert told == {
        "hit": 0.5,
        "damage": {"0": 0.5, "2": 0.5},
        "down": 0.0,
        "exact": True,
        "samples": 0,
        "assumes": [],
    }


def test_classes_that_fail_are_the_rulesets_fault(rules: Ruleset, table: SceneTable) -> None:
    def odd(table: Table) -> Steps:
        yield Roll("1d6", "x", classes=lambda r: 1 // 0)
        return Outcome()

    with pytest.raises(RulesetError, match="ZeroDivisionError"):
        odds(rules, table, odd)


def test_a_fault_in_one_branch_is_a_fault(rules: Ruleset, table: SceneTable) -> None:
    def sometimes(table: Table) -> Steps:
        rolled = yield Roll("1d6", "x")
        return Outcome(value=1 // (6 - rolled.total))

    with pytest.raises(RulesetError, match="ZeroDivisionError"):
        odds(rules, table, sometimes)


@given(st.sampled_from(["1d6", "3d6", "2d6-1", "d%", "1d6x10", "2d4 + 1d6 - 1 min 1", "10-2d4", "3", "1d4-1d4"]))
def test_totals_are_those_of_the_faces(expr: str) -> None:
    expression = parse(expr)
    by_hand: dict[int, float] = defaultdict(float)
    for rolled, chance in face_by_face(expression):
        assert rolled.total == total_of(expression, rolled.dice)
        by_hand[rolled.total] += chance
    found = {rolled.total: chance for rolled, chance in totals(expression)}
    assert found.keys() == by_hand.keys()
    assert all(abs(found[total] - by_hand[total]) < 1e-12 for total in found)
    assert all(total_of(expression, rolled.dice) == rolled.total for rolled, _ in totals(expression))
    low, high = expression.bounds()
    assert total_of(expression, faces_for(expression, low)) == low
    assert faces_for(expression, high + 1) == ()


def test_too_many_results_are_refused() -> None:
    with pytest.raises(TooMany):
        totals(parse("1000d1000"))
    with pytest.raises(TooMany):
        face_by_face(parse("4d20"))
    with pytest.raises(TooMany):
        totals(parse("1000d20 - 1000"))
    assert faces_for(parse("1000d1000"), 1000) == ()


def test_an_answer_that_only_some_dice_allow_takes_its_default_elsewhere(rules: Ruleset, table: SceneTable) -> None:
    def blow(table: Table) -> Steps:
        rolled = yield Roll("1d6", "strike")
        dodge = Choice("dodge", T("Dodge"), available=rolled.total > 1)
        answer = yield Ask("b", "defence", (dodge, Choice("none", T("None")), Choice("hide", T("Hide"), False)), "none")
        return Outcome(hit=answer == "none")

    assert odds(rules, table, blow, answers={"defence": "dodge"}).hit == pytest.approx(1 / 6)
    assert odds(rules, table, blow, answers={"defence": "dodge"}, max_runs=1, samples=300).hit == pytest.approx(
        1 / 6, abs=0.07
    )
    for nowhere in ("hide", "fly"):
        with pytest.raises(CommandError) as caught:
            odds(rules, table, blow, answers={"defence": nowhere})
        assert caught.value.code == "bad-answer"
