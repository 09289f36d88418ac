"""The movement of gurps_thf: the public vectors, its words, and a sensible answer to odd questions."""

import ast
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from battlemap import paths
from battlemap.app.rolltext import PURPOSES, spaced
from battlemap.errors import CommandError, RulesetError
from battlemap.rules.api import Drawn, Leap, MoveProfile, Ruleset, StepRule, Table, Toll
from battlemap.rules.guard import call
from battlemap.rules.manifest import read_rules
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch

from .thf import FOLDER, vectors_pass

PART = ("MOV-", "MAN-14", "COR-6", "COR-11", "COR-15", "COR-16")
GRIDS = ("hex-flat", "hex-pointy", "square", "none")


@cache
def calls() -> list[ast.Call]:
    """All calls in the ruleset's code."""
    trees = (ast.parse(file.read_text("utf-8")) for file in FOLDER.glob("*.py"))
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def kinds(rules: Ruleset) -> Mapping[str, str]:
    found: Mapping[str, str] = rules.module("manoeuvres").KINDS
    return found


def table_of(rules: Ruleset, kind: str = "hex-flat", **facts: Any) -> Table:
    token = {"id": "a", "at": [4, 4], "side": "friends", **facts.pop("token", {})}
    return sketch(
        rules, {"grid": {"kind": kind, "columns": 12, "rows": 12}, **facts, "tokens": [token, *facts.get("tokens", ())]}
    )


def profile(rules: Ruleset, table: Table, **how: Any) -> MoveProfile:
    made: MoveProfile = call(rules, "profile", table.token("a"), table, **how)
    return made


def test_every_public_vector_of_movement_passes(rules: Ruleset, tmp_path: Path) -> None:
    assert vectors_pass(rules, tmp_path, lambda rule: rule.startswith(PART)) >= 45


def test_cases_of_other_parts_are_not_claimed(rules: Ruleset) -> None:
    other = {"id": "x", "rule": "DMG-14", "given": {"attacker": {}, "target": {}, "metres": 2}, "expect": {}}
    assert rules.play_case(other) is None
    assert rules.play_case({**other, "rule": "MOV-20", "given": {"weather": "fine"}}) is None


def test_rule_ids_in_the_code_exist(rules: Ruleset) -> None:
    known = set(read_rules(FOLDER))
    prefixes = {id_.split("-")[0] for id_ in known}
    used = set()
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                head, _, number = node.value.partition("-")
                used |= {node.value} if head in prefixes and number.isdigit() else set()
    used |= {option.rule for option in rules.manifest.option if option.rule}
    used |= {manoeuvre.rule for manoeuvre in rules.manifest.manoeuvre if manoeuvre.rule}
    assert len(used) > 40 and used <= known


@pytest.mark.parametrize("language", ["pt_BR", "es", "da"])
def test_every_sentence_of_the_code_is_translated(language: str) -> None:
    sentences = {
        node.args[0].value
        for node in calls()
        if isinstance(node.func, ast.Name) and node.func.id == "T" and isinstance(node.args[0], ast.Constant)
    }
    words = tomllib.loads((FOLDER / "i18n" / f"{language}.toml").read_text("utf-8"))
    assert sentences <= set(words)
    assert set(words) - sentences <= {spaced(purpose) for purpose in purposes()}, "no longer used"
    assert [key for key, value in words.items() if sorted(places(key)) != sorted(places(value))] == []


def purposes() -> set[str]:
    """What the rolls of the code are for."""
    return {
        inner.value
        for node in calls()
        if getattr(node.func, "id", getattr(node.func, "attr", "")) in ("Roll", "roll")
        for argument in node.args[:3]
        for inner in ast.walk(argument)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
        if inner.value.islower() and len(inner.value) > 1 and inner.value.replace("_", "").isalpha()
    }


@pytest.mark.parametrize("language", ["pt_BR", "es", "da"])
def test_what_rolls_are_for_is_translated(language: str) -> None:
    words = Registry(installed=False).catalogue("gurps_thf", language)
    known = purposes() - set(PURPOSES)
    assert len(known) > 30
    assert sorted(spaced(purpose) for purpose in known if spaced(purpose) not in words) == []


def places(sentence: str) -> list[str]:
    return [part.split("}")[0] for part in sentence.split("{")[1:]]


def test_labels_are_there_in_four_languages(rules: Ruleset) -> None:
    manifest = rules.manifest
    parts = (*manifest.stat, *manifest.option, *manifest.condition, *manifest.posture, *manifest.manoeuvre)
    assert len(parts) > 70
    assert [part.id for part in parts if set(part.label.by_language) != {"en", "pt_BR", "es", "da"}] == []
    assert [option.id for option in manifest.option if option.text is None] == []


def test_each_manoeuvre_and_posture_of_the_manifest_is_one_of_the_code(rules: Ruleset) -> None:
    assert {manoeuvre.id for manoeuvre in rules.manifest.manoeuvre} == set(kinds(rules))
    assert rules.manifest.manoeuvre[0].id == "move"
    assert [posture.id for posture in rules.manifest.posture] == list(rules.module("tables").numbers("postures"))


def test_icons_of_conditions_exist(rules: Ruleset) -> None:
    groups = tomllib.loads((paths.assets() / "icons" / "phosphor.toml").read_text("utf-8"))
    names = {name for group in groups.values() for name in group}
    assert {condition.icon for condition in rules.manifest.condition} <= names


ODD: dict[str, dict[str, Any]] = {
    "no move": {"token": {"stats": {"basic_move": 0}}},
    "crawling pace": {"token": {"stats": {"basic_move": 1, "encumbrance": 4, "hp": -60, "fp": -60}}},
    "all zero": {"token": {"stats": {"st": 0, "dx": 0, "iq": 0, "ht": 0}}},
    "very fast": {"token": {"stats": {"basic_move": 60}}},
    "stunned": {"token": {"conditions": ["stunned"]}},
    "dead": {"token": {"conditions": ["dead", "grappled"]}},
    "sitting": {"token": {"posture": "sitting"}},
    "lying": {"token": {"posture": "lying"}},
    "no posture of ours": {"token": {"posture": "levitating"}},
    "in deep water": {"cells": {f"{x},{y}": {"water": 3.0} for x in range(12) for y in range(-4, 12)}},
    "beside itself": {"token": {"at": [-40, 90]}},
    "at the edge": {"token": {"at": [0, 0]}},
    "on a pillar": {"cells": {"4,4": {"elevation": 30.0}}},
    "in a pit": {"cells": {"4,4": {"elevation": -30.0, "climb": "stone_wall"}}},
    "on a ladder": {"cells": {"4,3": {"elevation": 4.0, "climb": "ladder"}}},
    "boxed in": {"cells": {f"{x},{y}": {"tags": ["impassable"]} for x in range(12) for y in range(-4, 12) if (x, y) != (4, 4)}},
    "a crowd": {"tokens": [{"id": "b", "at": [4, 4]}, {"id": "c", "at": [4, 3], "side": "friends", "posture": "lying"}]},
    "a giant": {"token": {"size": 3}},
    "two hexes long": {"token": {"body": [[0, 0], [0, 1]]}},
}  # fmt: skip


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize("odd", ODD)
def test_a_sensible_answer_to_odd_questions(rules: Ruleset, odd: str, kind: str) -> None:
    facts = ODD[odd] if kind != "none" else {key: value for key, value in ODD[odd].items() if key != "cells"}
    table = table_of(rules, kind, **{key: dict(value) if key == "token" else value for key, value in facts.items()})
    token, grid = table.token("a"), table.grid
    for manoeuvre in ("move", "feint", "all_out_attack", "aim", "do_nothing")[: 2 if kind == "none" else 5]:
        made = profile(rules, table, manoeuvre=manoeuvre)
        assert call(rules, "budgets", token, table, manoeuvre=manoeuvre)["move"] == made.shown(made.budget)
        reach = table.reach(token, made)
        if grid.contains(table.cell(token)):
            assert reach.cells[0].at == table.cell(token) and reach.cells[0].cost == 0
        for cell in reach.cells[:5]:
            assert table.path(token, made, cell.at).legal
        far = table.path(token, made, grid.cell([11, 11]))
        assert far.legal or (far.illegal is not None and far.illegal.why)
    for mode in ("jump", "swim", "climb"):
        assert table.reach(token, profile(rules, table, mode=mode)).budget >= 0


def test_what_stops_a_token_is_said_with_its_rule(rules: Ruleset) -> None:
    for condition, rule in (("stunned", "DMG-10"), ("grappled", "CLO-2"), ("dead", "DMG-4")):
        table = table_of(rules, token={"conditions": [condition]})
        path = table.path(table.token("a"), profile(rules, table), table.grid.cell([4, 3]))
        assert path.illegal is not None and path.illegal.reason == "manoeuvre"
        assert [why.rule for why in path.illegal.why] == [rule]


def test_who_cannot_fly_is_told_so(rules: Ruleset) -> None:
    table = table_of(rules)
    with pytest.raises(CommandError) as caught:
        profile(rules, table, mode="fly")
    assert caught.value.code == "not-offered"
    with pytest.raises(CommandError) as caught:
        profile(rules, table, manoeuvre="aim", mode="jump")
    assert caught.value.code == "not-offered"
    with pytest.raises(CommandError) as caught:
        profile(rules, table, manoeuvre="dance")
    assert caught.value.code == "bad-field"


def test_a_flyer_does_not_care_for_the_ground(rules: Ruleset) -> None:
    cells = {"4,3": {"water": 3.0, "tags": ["difficult"]}, "4,2": {"elevation": 9.0}}
    table = table_of(rules, token={"stats": {"air_move": 8}}, cells=cells)
    made = profile(rules, table, mode="fly")
    path = table.price(table.token("a"), made, [table.grid.cell([4, 3]), table.grid.cell([4, 2])])
    assert path.legal and path.cost == 2 and {step.mode for step in path.steps} == {"fly"}


def test_a_climb_says_what_is_rolled(rules: Ruleset) -> None:
    cells = {"4,3": {"elevation": 0.9, "climb": "tree"}}
    table = table_of(rules, token={"stats": {"basic_move": 5, "encumbrance": 1}}, cells=cells)
    path = table.path(table.token("a"), profile(rules, table), table.grid.cell([4, 3]))
    said = [str(why.text) for step in path.steps for why in step.why]
    assert said == ["climb 0.3 m (tree), roll Climbing 9", "0.6 m of it are left"]
    assert path.legal and path.cost == 4 and path.marks == ("part_way",)


def test_a_drag_into_an_enemys_hex_is_a_step_for_close_combat(rules: Ruleset) -> None:
    table = table_of(rules, tokens=[{"id": "b", "at": [4, 3], "side": "foes", "facing": 3}])
    foe = table.grid.cell([4, 3])
    stepping = table.path(table.token("a"), profile(rules, table, manoeuvre="step_and_attack"), foe)
    assert stepping.legal and stepping.marks == ("close_combat",)
    assert not table.path(table.token("a"), profile(rules, table), foe).legal


def test_the_order_of_a_fight_is_by_basic_speed_then_dexterity(rules: Ruleset) -> None:
    stats = {"b": {"dx": 12, "ht": 10}, "c": {"dx": 10, "ht": 12}, "d": {"basic_speed": 9.0}, "e": {}}
    table = table_of(
        rules, tokens=[{"id": id_, "at": [n, 0], "stats": given} for n, (id_, given) in enumerate(stats.items())]
    )
    tokens = [table.token(id_) for id_ in "bcde"]
    assert call(rules, "order", tokens, table) == (("d",), ("b",), ("c",), ("e",))


def test_without_a_grid_a_metre_costs_a_point(rules: Ruleset) -> None:
    table = table_of(rules, "none", token={"stats": {"basic_move": 5}})
    path = table.price(table.token("a"), profile(rules, table), [table.grid.cell([4.0, 6.5])])
    assert path.legal and path.cost == 2.5 and path.unit == "MP"


def test_lying_without_a_grid_a_metre_takes_the_whole_move(rules: Ruleset) -> None:
    table = table_of(rules, "none", token={"stats": {"basic_move": 5}, "posture": "lying"})
    made, token = profile(rules, table), table.token("a")
    assert table.price(token, made, [table.grid.cell([4.0, 4.8])]).cost == 4
    assert not table.price(token, made, [table.grid.cell([4.0, 5.2])]).legal
    assert max(table.distance(token, cell.at) for cell in table.reach(token, made).cells) == 1.0


def test_mode_and_turns_of_a_drawn_way(rules: Ruleset) -> None:
    table = table_of(rules, token={"stats": {"basic_move": 6}})
    ways = [
        Drawn("forward", table.grid.cell([4, 3])),
        Drawn("turn", facing=3),
        Drawn("forward", table.grid.cell([4, 4])),
    ]
    path = table.price(table.token("a"), profile(rules, table), ways)
    assert path.legal and [step.cost for step in path.steps] == [1, 3, 1]
    assert [(why.rule, why.value) for why in path.steps[1].why] == [("MOV-6", 3)]


def test_a_house_ruleset_takes_it_over_and_changes_a_step(rules: Ruleset, tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    head = 'id = "house"\nname = "House"\nversion = "1"\napi = 1\nsummary = "Ours"\nextends = "gurps_thf"\n'
    more = '[[manoeuvre]]\nid = "dash"\nlabel = "Dash"\n'
    (folder / "ruleset.toml").write_text(head + more, "utf-8")
    (folder / "ruleset.py").write_text(
        "from dataclasses import replace\n\n\ndef extend(base):\n    class Rules(base):\n"
        "        def profile(self, token, table, *, manoeuvre=None, mode=None):\n"
        "            made = super().profile(token, table, manoeuvre=None if manoeuvre == 'dash' else manoeuvre, mode=mode)\n"
        "            return replace(made, budget=2 * made.budget) if manoeuvre == 'dash' else made\n\n    return Rules\n",
        "utf-8",
    )
    house = Registry(path=folder, installed=False).load("house")
    assert [one.id for one in house.manifest.manoeuvre] == [*(one.id for one in rules.manifest.manoeuvre), "dash"]
    table = table_of(house, token={"stats": {"basic_move": 5}})
    assert [profile(house, table, manoeuvre=name).budget for name in ("move", "dash")] == [10, 20]


@pytest.mark.parametrize(
    "how", [{"spent": -1}, {"steps": (StepRule(leap=Leap(0)),)}, {"one_step": Toll("no text", add=1)}]
)  # type: ignore[arg-type]
def test_nonsense_in_a_profile_is_not_believed(
    rules: Ruleset, how: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(rules)
    wrong = replace(profile(rules, table), **how)
    monkeypatch.setattr(type(rules), "profile", lambda *args, **kwargs: wrong)
    with pytest.raises(RulesetError):
        profile(rules, table)
