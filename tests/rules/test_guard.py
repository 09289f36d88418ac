from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import CommandError, RulesetError
from battlemap.movement.costs import MoveProfile
from battlemap.rules.api import Ruleset
from battlemap.rules.guard import call
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch

Make = Callable[..., Path]
PROFILE = """
    from battlemap.rules.api import MoveProfile, Ruleset, StepRule, T, Toll

    class Rules(Ruleset):
        def profile(self, token, table, *, manoeuvre=None, mode=None):
            {body}
"""


def asked(make_ruleset: Make, user: Path, body: str) -> Any:
    make_ruleset(ruleset=PROFILE.format(body=body))
    ruleset = Registry(user, installed=False).load("house")
    table = sketch(ruleset, {"tokens": [{"id": "a"}]})
    return call(ruleset, "profile", table.token("a"), table)


def test_a_right_answer_comes_through(make_ruleset: Make, user: Path) -> None:
    assert asked(make_ruleset, user, "return MoveProfile(budget=7)") == MoveProfile(budget=7)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("return None", "expected a MoveProfile, found None"),
        ("return 5", "expected a MoveProfile, found 5"),
        ("return MoveProfile(budget=2.5)", "budget: expected a whole number"),
        ("return MoveProfile(budget=-1)", "budget: expected a whole number"),
        ("return MoveProfile(budget=True)", "budget"),
        ("return MoveProfile(budget=10**12)", "budget"),
        ("return MoveProfile(budget=1, per_unit=0)", "per_unit"),
        ("return MoveProfile(budget=1, per_unit=float('nan'))", "per_unit"),
        ("return MoveProfile(budget=1, unit=3)", "unit"),
        ("return MoveProfile(budget=1, mode='roll')", "mode"),
        ("return MoveProfile(budget=1, turn=-1)", "turn"),
        ("return MoveProfile(budget=1, steps=(StepRule(cost=0),))", "steps[0].cost"),
        ("return MoveProfile(budget=1, tags={'x': Toll(T('mud'), add=.5)})", "toll 'mud': add"),
        ("return MoveProfile(budget=1, entry=(Toll(T('mud'), multiply=-1),))", "toll 'mud': multiply"),
        ("return MoveProfile(budget=1, tags={'x': Toll('mud')})", "expected a text made with T, found 'mud'"),
        ("return MoveProfile(budget=1, tags={'x': Toll(T(3))})", "expected a text made with T"),
        ("return MoveProfile(budget=1, steps=(StepRule(text='x'),))", "expected a text made with T"),
        ("return MoveProfile(budget=1, steps=3)", "TypeError"),
        ("return MoveProfile(budget=1, entry=(3,))", "AttributeError"),
        ("raise ValueError('no idea')", "ValueError: no idea (ruleset.py, line 6)"),
        ("raise SystemExit", "SystemExit"),
        ("return self.profile(token, table)", "RecursionError"),
        ("return table.token('b').name", "no token b"),
    ],
)
def test_nonsense_and_faults_name_the_ruleset(make_ruleset: Make, user: Path, body: str, problem: str) -> None:
    if "no token b" in problem:
        with pytest.raises(CommandError, match=problem):
            asked(make_ruleset, user, body)
        return
    with pytest.raises(RulesetError) as caught:
        asked(make_ruleset, user, body)
    assert caught.value.code == "ruleset-error"
    assert "The ruleset house" in str(caught.value.text) and problem in str(caught.value.text)


class Fixed:
    """A ruleset that answers every role with one value."""

    id = "fixed"
    folder = None

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __getattr__(self, name: str) -> Callable[[], Any]:
        return lambda: self.answer


@pytest.mark.parametrize(
    ("method", "answer"),
    [
        ("new_stats", {"version": 1, "list": [1, 2.5, None, {"x": True}]}),
        ("bars", (("hp", 3, 10.0),)),
        ("order", (("a",), ("b", "c"))),
        ("budgets", {"move": 6}),
        ("unit", "m"),
        ("play_case", None),
        ("play_case", {"x": 1}),
    ],
)
def test_answers_that_keep_the_promise(method: str, answer: Any) -> None:
    assert call(Fixed(answer), method) == answer  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("method", "answer"),
    [
        ("new_stats", []), ("new_stats", {1: 2}), ("new_stats", {"x": object()}), ("check_stats", {"x": float("nan")}),
        ("check_options", {"x": {1}}), ("new_stats", None),
        ("bars", [("hp", 1, 2)]), ("bars", (("hp", 1),)), ("bars", (("hp", "1", 2),)), ("bars", (("hp", 1, 2),) * 21),
        ("order", [["a"]]), ("order", (("a",), ())), ("order", (("a",), ("a",))), ("order", ((1,),)),
        ("budgets", {"move": "6"}), ("budgets", None), ("unit", None), ("play_case", 3), ("module", "x"),
    ],
)  # fmt: skip
def test_answers_that_do_not(method: str, answer: Any) -> None:
    with pytest.raises(RulesetError, match=f"answered {method} with nonsense"):
        call(Fixed(answer), method)  # type: ignore[arg-type]


def test_endless_nesting_is_nonsense() -> None:
    value: Any = 1
    for _ in range(50):
        value = {"x": value}
    with pytest.raises(RulesetError, match="nested too deeply"):
        call(Fixed(value), "new_stats")  # type: ignore[arg-type]


def test_a_missing_role_is_a_fault(registry: Registry) -> None:
    with pytest.raises(RulesetError, match="AttributeError"):
        call(registry.load("generic"), "fly_to_the_moon")


def test_the_defaults_keep_every_promise(make_ruleset: Make, user: Path) -> None:
    make_ruleset(manifest="[[stat]]\nid = 'hp'\nlabel = 'HP'\ndefault = 3\nbar = 'hp'")
    ruleset = Registry(user, installed=False).load("house")
    assert type(ruleset) is Ruleset
    table = sketch(ruleset, {"unit": "ft", "cell_distance": 5.0, "tokens": [{"id": "a"}, {"id": "b"}]})
    token = table.token("a")
    assert call(ruleset, "bars", table.stats(token)) == (("hp", 3.0, 3.0),)
    assert call(ruleset, "budgets", token, table) == {"move": 30.0}
    assert call(ruleset, "order", table.tokens(), table) == (("a",), ("b",))
    assert call(ruleset, "unit", table.scene) == "ft"
    for refused in ({"manoeuvre": "dash"}, {"mode": "fly"}):
        with pytest.raises(CommandError):
            call(ruleset, "profile", token, table, **refused)
