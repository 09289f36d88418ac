"""Offers made from the manifest, with reasons; and requests held against them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import CommandError, RulesetError
from battlemap.rules.actionspec import ActionSpec
from battlemap.rules.api import ActionRequest, Offer, Ruleset, begin_turn, sketch, start_fight
from battlemap.rules.guard import call
from battlemap.rules.manifest import read_manifest
from battlemap.rules.offering import check
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable
from battlemap.rules.words import Words

Make = Callable[..., Path]


@pytest.fixture
def rules(drill: Callable[..., Ruleset]) -> Ruleset:
    return drill()


def table(rules: Ruleset, **a: Any) -> SceneTable:
    """a beside its foe b; c too far away, d behind a wall, e dead, f a friend."""
    return sketch(
        rules,
        {
            "tokens": [
                {"id": "a", "at": [2, 2], "side": "men", **a},
                {"id": "b", "at": [3, 2], "side": "orcs"},
                {"id": "c", "at": [5, 2], "side": "orcs"},
                {"id": "d", "at": [1, 2], "side": "orcs"},
                {"id": "e", "at": [2, 3], "side": "orcs", "conditions": ["dead"]},
                {"id": "f", "at": [2, 1], "side": "men"},
            ],
            "walls": [{"points": [[2, 0], [2, 8]]}],
        },
    )


def offers(rules: Ruleset, table: SceneTable, token: str = "a") -> dict[str, Offer]:
    return {offer.action: offer for offer in call(rules, "offers", table.token(token), table)}


def test_each_target_is_offered_or_says_why_not(rules: Ruleset) -> None:
    strike = offers(rules, table(rules))["strike"]
    assert strike.available and strike.reach_cells == 1 and dict(strike.cost) == {"major": 1}
    assert {t.token: (t.ok, t.code, str(t.why[0].text) if t.why else "") for t in strike.targets} == {
        "b": (True, "", ""),
        "c": (False, "out-of-reach", "3 cells away, reach 1"),
        "d": (False, "no-line-of-sight", "no line of sight"),
        "e": (False, "not-offered", "out of the fight"),
    }
    assert {t.why[0].rule for t in strike.targets if t.why} == {"D-1"}


def test_the_contracts_shape(rules: Ruleset) -> None:
    told = offers(rules, table(rules))["move"].told()
    assert told == {
        "action": "move",
        "title": told["title"],
        "available": True,
        "why": [],
        "targets": [],
        "options": [{"id": "pace", "values": ["run", "sneak"], "default": "run"}],
        "target": "cell",
        "manoeuvres": [],
        "cost": {},
        "using": [],
        "reach": None,
        "icon": "",
        "review": False,
    }


@pytest.mark.parametrize(
    ("facts", "reviewed"),
    [({}, False), ({"target": "area"}, True), ({"target": "area", "review": False}, False), ({"review": True}, True)],
)
def test_areas_are_looked_over_and_whatever_says_so(facts: dict[str, Any], reviewed: bool) -> None:
    assert ActionSpec(id="x", label=Words("X"), **facts).reviewed is reviewed


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"conditions": ["dead"]}, "out of the fight"),
        ({"conditions": ["waits"]}, "not while Waits"),
        ({"at": [9, 9]}, "nobody to do it to"),
    ],
)
def test_an_action_that_cannot_be_done_says_why(rules: Ruleset, facts: dict[str, Any], why: str) -> None:
    strike = offers(rules, table(rules, **facts))["strike"]
    assert not strike.available and str(strike.why[0].text) == why


def test_in_a_fight_it_is_done_in_ones_turn(rules: Ruleset) -> None:
    on = start_fight(rules, table(rules), ["a", "b"], [6, 1]).table
    assert offers(rules, on)["strike"].code == "not-your-turn" and offers(rules, on)["parry"].available
    on = begin_turn(rules, on).table
    assert offers(rules, on)["strike"].available and offers(rules, on, "b")["strike"].code == "not-your-turn"


@pytest.mark.parametrize(
    ("request_", "code", "message"),
    [
        (ActionRequest("dance", "a"), "not-offered", "no action dance"),
        (ActionRequest("strike", "a"), "bad-field", "needs a target"),
        (ActionRequest("strike", "a", "zz"), "unknown-token", "no token zz"),
        (ActionRequest("strike", "a", "f"), "not-offered", "cannot be aimed at f"),
        (ActionRequest("strike", "a", "c"), "out-of-reach", "3 cells away"),
        (ActionRequest("strike", "a", "d"), "no-line-of-sight", "no line of sight"),
        (ActionRequest("move", "a"), "bad-field", "needs a place"),
        (ActionRequest("move", "a", at=(1, 1), options={"pace": "fly"}), "bad-field", "expected one of run, sneak"),  # type: ignore[arg-type]
        (ActionRequest("move", "a", at=(1, 1), options={"speed": 1}), "bad-field", "no options.speed"),  # type: ignore[arg-type]
    ],
)
def test_what_is_not_offered_is_refused(rules: Ruleset, request_: ActionRequest, code: str, message: str) -> None:
    here = table(rules)
    with pytest.raises(CommandError, match=message) as caught:
        check(rules.manifest, tuple(offers(rules, here).values()), request_, here)
    assert caught.value.code == code


def test_options_that_are_left_out_have_their_defaults(rules: Ruleset) -> None:
    here = table(rules)
    asked = check(rules.manifest, tuple(offers(rules, here).values()), ActionRequest("move", "a", at=(1, 1)), here)  # type: ignore[arg-type]
    assert asked.options == {"pace": "run"}


def test_the_game_master_may_let_it_happen_anyway(rules: Ruleset) -> None:
    here = table(rules)
    for target in "cdef":
        request = ActionRequest("strike", "a", target)
        assert check(rules.manifest, tuple(offers(rules, here).values()), request, here, force=True).target == target


@pytest.mark.parametrize("answer", ["5", "[5]", "[Offer('x', 'untranslated')]"])
def test_offers_that_are_none_are_a_fault(make_ruleset: Make, user: Path, answer: str) -> None:
    code = f"""
    from battlemap.rules.api import Offer, Ruleset

    class Rules(Ruleset):
        def offers(self, token, table):
            return {answer}
    """
    make_ruleset(ruleset=code)
    house = Registry(user, installed=False).load("house")
    here = sketch(house, {"tokens": [{"id": "a"}]})
    with pytest.raises(RulesetError, match="offers with nonsense"):
        call(house, "offers", here.token("a"), here)


@pytest.mark.parametrize(
    ("manifest", "place"),
    [
        ('[[action]]\nid = "a"\nlabel = "A"\ncost = { gold = 1 }', r"action\[0\].cost: 'gold' is not declared"),
        ('[[action]]\nid = "a"\nlabel = "A"\nnot_while = ["x"]', r"action\[0\].not_while: 'x' is not declared"),
        ('[[action]]\nid = "a"\nlabel = "A"\nmanoeuvre = ["x"]', r"action\[0\].manoeuvre"),
        ('[[action]]\nid = "a"\nlabel = "A"\nreach = "arm"', r"action\[0\].reach: 'arm' is no stat"),
        ('[[action]]\nid = "a"\nlabel = "A"\n[[action]]\nid = "a"\nlabel = "A"', r"'a' stands there twice"),
        ('[[conversion]]\nfrom = "x"\nto = "move"', r"conversion\[0\]: 'x' is no budget"),
        ('[[conversion]]\nfrom = "move"\nto = "move"\nrate = 0', r"conversion\[0\].rate"),
        ('[turns]\nkind = "phases"', r"turns.phase: turns in phases need"),
        ('[turns]\nkind = "dance"', r"turns.kind"),
        ('[[gauge]]\nid = "g"\nlabel = "G"\nstart = 99', r"gauge\[0\].start"),
        ('[[stat]]\nid = "relations"\nlabel = "R"', r"'relations' is taken"),
        (
            '[[action]]\nid = "a"\nlabel = "A"\n[[action.option]]\nid = "o"\nlabel = "O"\ndefault = "x"',
            r"action\[0\].option.o.default",
        ),
    ],
)
def test_a_manifest_that_names_what_it_does_not_declare_is_refused(
    make_ruleset: Make, manifest: str, place: str
) -> None:
    with pytest.raises(RulesetError, match=place):
        read_manifest(make_ruleset("house", manifest))
