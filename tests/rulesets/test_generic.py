import ast
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap import paths
from battlemap.errors import CommandError
from battlemap.movement.costs import MoveProfile
from battlemap.rules.guard import call
from battlemap.rules.manifest import read_rules
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch

FOLDER = paths.rulesets() / "generic"
CODE = FOLDER / "ruleset.py"


@pytest.fixture(scope="module")
def registry() -> Registry:
    return Registry(installed=False)


def constants(call_name: str) -> set[str]:
    """First arguments of the calls of that name in the ruleset's code."""
    calls = [node for node in ast.walk(ast.parse(CODE.read_text("utf-8"))) if isinstance(node, ast.Call)]
    named = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == call_name]
    return {node.args[0].value for node in named if isinstance(node.args[0], ast.Constant)}  # type: ignore[misc]


def profile(registry: Registry, **facts: object) -> MoveProfile:
    ruleset = registry.load("generic")
    table = sketch(ruleset, {"tokens": [{"id": "a", "side": "party"}], **facts})
    result: MoveProfile = call(ruleset, "profile", table.token("a"), table)
    return result


def test_each_rule_id_of_a_price_or_refusal_exists(registry: Registry) -> None:
    rules = read_rules(FOLDER)
    made = profile(registry)
    bands = [band.toll for band in made.water] + [band.toll for band in (*made.rises, *made.drops)]
    used = {toll.rule for toll in (*made.tags.values(), *made.entry, *bands) if toll}
    used |= set(made.rules.values())
    in_code = {
        node.value
        for node in ast.walk(ast.parse(CODE.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("GEN-")
    }
    assert used <= in_code <= set(rules)
    assert in_code == set(rules)


def test_every_reason_of_a_refusal_has_a_rule(registry: Registry) -> None:
    assert set(profile(registry).rules) == {"budget", "edge", "wall", "door", "occupied", "terrain", "height"}


@pytest.mark.parametrize("language", ["pt_BR", "es", "da"])
def test_every_sentence_of_the_code_is_translated(language: str) -> None:
    words = tomllib.loads((FOLDER / "i18n" / f"{language}.toml").read_text("utf-8"))
    assert set(words) == constants("T")
    places = [(key, value) for key, value in words.items() if key.count("{") != value.count("{")]
    assert places == []


@given(
    st.sampled_from([0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 24.0, 1 / 3, 7.77]),
    st.sampled_from(["m", "ft", "km", "x"]),
)
@settings(deadline=None)
def test_six_cells_are_the_budget_in_any_unit(cell_distance: float, unit: str) -> None:
    made = profile(Registry(installed=False), cell_distance=cell_distance, unit=unit)
    cell = made.steps[0].cost
    assert cell >= 10
    assert made.budget // cell == 6
    assert made.shown(6 * cell) == pytest.approx(6 * cell_distance, abs=1e-5)
    assert made.unit == unit


def test_there_are_no_manoeuvres(registry: Registry) -> None:
    ruleset = registry.load("generic")
    table = sketch(ruleset, {"tokens": [{"id": "a"}]})
    with pytest.raises(CommandError) as caught:
        call(ruleset, "profile", table.token("a"), table, manoeuvre="dash")
    assert caught.value.code == "bad-field"


def test_climbing_or_swimming_all_the_way_is_half_speed(registry: Registry) -> None:
    ruleset = registry.load("generic")
    table = sketch(ruleset, {"tokens": [{"id": "a"}]})
    for mode in ("climb", "swim"):
        made = call(ruleset, "profile", table.token("a"), table, mode=mode)
        step = table.price(table.token("a"), made, [table.grid.cell([1, 0])]).steps[0]
        assert (step.cost, step.mode, [why.rule for why in step.why]) == (2, mode, ["GEN-5"])


def test_the_guide_names_what_exists() -> None:
    guide = (paths.rulesets() / "README.md").read_text("utf-8")
    for name in ("ruleset.toml", "ruleset.py", "rules.toml", "cases.py", "battlemap check", "battlemap cases"):
        assert name in guide
    example = guide.split("```toml")[1].split("```")[0]
    assert tomllib.loads(example)["api"] == 1
    code = guide.split("```python")[1].split("```")[0]
    assert isinstance(ast.parse(code), ast.Module)


def test_the_guides_example_is_a_ruleset_that_is_well(tmp_path: Path) -> None:
    from battlemap.rules.check import check_ruleset_folder

    guide = (paths.rulesets() / "README.md").read_text("utf-8")
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "ruleset.toml").write_text(guide.split("```toml")[1].split("```")[0], encoding="utf-8")
    (folder / "ruleset.py").write_text(guide.split("```python")[1].split("```")[0], encoding="utf-8")
    assert [str(problem) for problem in check_ruleset_folder(folder)] == []
    ruleset = Registry(path=folder, installed=False).load("house")
    table = sketch(ruleset, {"tokens": [{"id": "a", "stats": {"legs": 4}}]})
    assert call(ruleset, "budgets", table.token("a"), table) == {"move": 8.0}
