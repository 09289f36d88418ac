"""The smallest ruleset: it works copied into a user's folder, and what breaks in a copy does not break the program."""

import json
import re
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest

from battlemap import paths
from battlemap.errors import CommandError, RulesetError
from battlemap.rules.api import ActionRequest, begin_turn, end_turn, odds_of, play, sketch, start_fight
from battlemap.rules.cases import run_cases
from battlemap.rules.check import check_ruleset_folder
from battlemap.rules.guard import call
from battlemap.rules.loader import forget
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable

FOLDER = paths.rulesets() / "minimal"
Copy = Callable[..., Registry]
TOKENS = [{"id": "a", "name": "Ana", "at": [1, 1]}, {"id": "b", "name": "Bo", "at": [2, 1]}, {"id": "c", "at": [5, 1]}]
STRIKE = ActionRequest("attack", "a", "b")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    """Installs a copy under another id in a user's folder, with the code changed."""

    def install(old: str = "", new: str = "") -> Registry:
        folder = tmp_path / "user" / "mine"
        shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        manifest = folder / "ruleset.toml"
        manifest.write_text(manifest.read_text("utf-8").replace('id = "minimal"', 'id = "mine"'), "utf-8")
        code = folder / "ruleset.py"
        text = code.read_text("utf-8")
        assert old in text
        code.write_text(text.replace(old, new), "utf-8")
        return Registry(tmp_path / "user", installed=False)

    yield install
    forget("mine")
    forget("minimal")


def board(rules: Any) -> SceneTable:
    return sketch(rules, {"tokens": TOKENS})


def test_its_code_is_about_thirty_lines() -> None:
    lines = (FOLDER / "ruleset.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 40


def test_a_whole_fight_from_a_users_folder(copy: Copy) -> None:
    rules = copy().load("mine")
    assert rules.folder.parent.name == "user"
    table = start_fight(rules, board(rules), ["a", "b", "c"], [15, 9, 3]).table
    table = begin_turn(rules, table).table
    first = play(rules, table, ActionRequest("attack", "a", "b", options={"all_out": True}), [12, 6])
    assert [str(line["text"]) for line in first.told["lines"]] == ["Bo loses 6"]
    with pytest.raises(CommandError, match="nothing left of Action"):
        play(rules, first.table, STRIKE)
    table = begin_turn(rules, end_turn(rules, first.table).table).table
    back = play(rules, table, ActionRequest("attack", "b", "a"), [12, 8])
    assert back.told["rolls"][0]["target"] == 12 and back.told["conditions"] == [{"token": "a", "add": "down"}]
    table = end_turn(rules, back.table).table
    table = end_turn(rules, begin_turn(rules, table).table).table
    second = begin_turn(rules, table)
    assert second.combat.round == 2 and second.combat.acting == ("b",)
    assert [condition.id for condition in second.table.token("a").conditions] == ["down"]


def test_its_odds_are_those_of_its_table(copy: Copy) -> None:
    rules = copy().load("mine")
    found = odds_of(rules, board(rules), STRIKE)
    assert found.exact and abs(found.hit - 0.5) < 1e-12 and abs(found.down - 0.5 / 8) < 1e-12
    assert {points: round(chance, 12) for points, chance in found.damage.items()} == {
        0: 0.5,
        **dict.fromkeys(range(1, 9), 0.0625),
    }


def test_the_copy_passes_its_cases_and_the_check(copy: Copy) -> None:
    registry = copy()
    report = run_cases(registry.load("mine"), [FOLDER / "cases" / "minimal.json"])
    assert report.failures == () and report.passed == 7
    assert check_ruleset_folder(registry.found("mine").folder) == []


def test_an_attack_out_of_reach_is_refused(copy: Copy) -> None:
    rules = copy().load("mine")
    with pytest.raises(CommandError) as caught:
        play(rules, board(rules), ActionRequest("attack", "a", "c"))
    assert caught.value.code == "out-of-reach"


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("table.grid.cell('nowhere')", "mine failed: ValueError"),
        ("table.ground(table.grid.cell([1, 2, 3]))", "mine failed: ValueError"),
        ("1 // 0", "ZeroDivisionError"),
        ("yield 5", "mine answered a resolution with nonsense"),
        ("return 5", "mine answered a resolution with nonsense"),
        ("table.token('nobody')", "no token nobody"),
    ],
)
def test_what_breaks_in_it_is_named_and_the_game_goes_on(copy: Copy, new: str, problem: str) -> None:
    rules = copy("attacker, target = ", f"{new}\n        attacker, target = ").load("mine")
    table = board(rules)
    with pytest.raises((RulesetError, CommandError), match=problem):
        play(rules, table, STRIKE, [1, 1])
    assert table.token("b").stats["mine"]["hp"] == 8
    assert call(rules, "budgets", table.token("a"), table)["action"] == 1


def test_a_role_that_returns_nonsense_is_named(copy: Copy) -> None:
    rules = copy("def initiative(self, tokens, table):", "def initiative(self, tokens, table):\n        return 5").load(
        "mine"
    )
    with pytest.raises(RulesetError, match="mine"):
        start_fight(rules, board(rules), ["a", "b"])


def test_the_guides_examples_are_toml_json_and_python() -> None:
    guide = FOLDER.parent.parent / "docs" / "ruleset.md"
    if not guide.is_file():
        pytest.skip("an installed program has no docs/")
    blocks = re.findall(r"```(toml|json|python)\n(.*?)```", guide.read_text("utf-8"), re.DOTALL)
    read = {"toml": tomllib.loads, "json": json.loads, "python": _compiled}
    for kind, text in blocks:
        assert read[kind](text)
    assert {kind for kind, _ in blocks} == set(read)


def _compiled(text: str) -> object:
    if "yield" in text and "def " not in text:  # a piece out of a method
        text = "def piece():\n" + indent(text, "    ")
    return compile(text, "docs/ruleset.md", "exec")
