"""What every bundled ruleset must hold, whatever game it is for."""

import json
from pathlib import Path
from typing import Any

import pytest

from battlemap import paths
from battlemap.rules.cases import rules_of, run_cases
from battlemap.rules.check import check_ruleset_folder, imports_of, may_import
from battlemap.rules.guard import call
from battlemap.rules.manifest import read_rules
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch

FOLDERS = sorted(path.parent for path in paths.rulesets().glob("*/ruleset.toml"))
LANGUAGES = ("en", "pt_BR", "es", "da")
each = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@pytest.fixture(scope="module")
def registry() -> Registry:
    return Registry(installed=False)


def cases_of(folder: Path) -> list[dict[str, Any]]:
    return [
        case
        for file in sorted((folder / "cases").glob("*.json"))
        for case in json.loads(file.read_text("utf-8"))["vectors"]
    ]


def test_there_are_some() -> None:
    assert FOLDERS


@each
def test_the_check_finds_nothing(folder: Path) -> None:
    assert [str(problem) for problem in check_ruleset_folder(folder)] == []


@each
def test_its_folder_is_its_id_and_says_how_to_use_it(folder: Path, registry: Registry) -> None:
    assert registry.found(folder.name).folder == folder
    assert (folder / "README.md").is_file()


@each
def test_its_cases_pass(folder: Path, registry: Registry) -> None:
    files = sorted((folder / "cases").glob("*.json"))
    report = run_cases(registry.load(folder.name), files)
    assert report.failures == ()
    assert report.passed > 0 and report.not_covered == 0


@each
def test_each_rule_has_a_case(folder: Path) -> None:
    covered = {rule for case in cases_of(folder) for rule in rules_of(case)}
    assert covered == {id_ for id_, rule in read_rules(folder).items() if not rule.ref}


@each
def test_it_imports_only_the_api_itself_and_the_standard_library(folder: Path) -> None:
    files = sorted(folder.rglob("*.py"))
    strange = [(file.name, line, name) for file in files for line, name in imports_of(file) if not may_import(name)]
    assert files and strange == []


@each
@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square", "none"])
def test_a_token_with_defaults_can_be_asked_everything(folder: Path, kind: str, registry: Registry) -> None:
    ruleset = registry.load(folder.name)
    if kind not in ruleset.manifest.grids:
        pytest.skip(f"{folder.name} does not accept {kind}")
    table = sketch(ruleset, {"grid": kind, "tokens": [{"id": "a", "at": [4, 4]}]})
    token = table.token("a")
    profile = call(ruleset, "profile", token, table)
    reach = table.reach(token, profile)
    assert reach.cells[0].at == table.cell(token) and reach.cells[0].cost == 0
    assert set(call(ruleset, "check_stats", call(ruleset, "new_stats", token))) >= {"version"}
    assert call(ruleset, "budgets", token, table)["move"] == reach.budget
    assert isinstance(call(ruleset, "bars", table.stats(token)), tuple)


@each
def test_its_words_are_there_in_its_own_language_and_english(folder: Path, registry: Registry) -> None:
    manifest = registry.manifest(folder.name)
    wanted = set(LANGUAGES) if folder.name == "generic" else {"en", manifest.language}
    words = [stat.label for stat in manifest.stat] + [c.label for c in manifest.condition]
    words += [posture.label for posture in manifest.posture] + [option.label for option in manifest.option]
    words += [text for rule in registry.rules(folder.name).values() for text in (rule.title, rule.text)]
    assert [(w.english, sorted(wanted - set(w.by_language))) for w in words if wanted - set(w.by_language)] == []
