import importlib.metadata
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from battlemap.errors import CommandError, RulesetError
from battlemap.rules.api import Ruleset, ruleset_of
from battlemap.rules.installed import ENTRY_POINTS
from battlemap.rules.registry import Registry, registry_for

Make = Callable[..., Path]
STAT = "[[stat]]\nid = 'hp'\nlabel = 'Hit points'\n"


def test_the_bundled_ones_are_found_and_nothing_is_imported() -> None:
    for name in [n for n in sys.modules if n.startswith("battlemap_rulesets.")]:
        del sys.modules[name]
    registry = Registry(installed=False)
    assert "generic" in registry.ids()
    assert all(found.problem is None for found in registry.describe())
    assert not [name for name in sys.modules if name.startswith("battlemap_rulesets.")]


def test_the_users_own_goes_before_the_bundled_one(make_ruleset: Make, user: Path) -> None:
    folder = make_ruleset(
        "generic", ruleset="from battlemap.rules.api import Ruleset\nclass Rules(Ruleset):\n    mine = 1"
    )
    registry = Registry(user, installed=False)
    listed = [(found.source, str(found.problem or "")) for found in registry.describe() if found.id == "generic"]
    assert listed == [("user", ""), ("bundled", f"another of the same id goes first: {folder}")]
    assert registry.load("generic").mine == 1  # type: ignore[attr-defined]


def test_two_registries_each_keep_their_own_of_one_id(make_ruleset: Make, user: Path) -> None:
    make_ruleset(
        "generic", ruleset="from battlemap.rules.api import Ruleset\nclass Rules(Ruleset): pass", cases="X = 1"
    )
    bundled, mine = Registry(installed=False), Registry(user, installed=False)
    theirs, own = bundled.load("generic"), mine.load("generic")
    assert own.module("cases").X == 1
    assert hasattr(theirs.module("cases"), "run")
    assert ruleset_of(theirs.module("cases").__name__) is theirs
    assert own.module("cases").X == 1
    assert ruleset_of("battlemap_rulesets.generic.cases") is own


def test_a_broken_one_is_listed_with_the_reason_and_hides_nobody(make_ruleset: Make, user: Path) -> None:
    make_ruleset("generic", manifest="colour = 1")
    make_ruleset("nothing").joinpath("ruleset.toml").write_text("id = ", encoding="utf-8")
    registry = Registry(user, installed=False)
    problems = {(f.id, f.source): str(f.problem) for f in registry.describe() if f.problem}
    assert set(problems) == {("generic", "user"), ("nothing", "user")}
    assert "unknown field `colour`" in problems["generic", "user"]
    assert registry.found("generic").source == "bundled"
    with pytest.raises(RulesetError, match="is not TOML"):
        registry.load("nothing")


def test_python_without_a_manifest_is_a_broken_one(user: Path) -> None:
    (user / "half").mkdir(parents=True)
    (user / "half" / "ruleset.py").write_text("", encoding="utf-8")
    (user / "notes").mkdir()
    assert [(f.id, f.problem is None) for f in Registry(user, installed=False).describe() if f.source == "user"] == [
        ("half", False)
    ]


def test_an_unknown_one_gets_the_nearest_name(registry: Registry) -> None:
    with pytest.raises(RulesetError) as caught:
        registry.load("generik")
    assert caught.value.code == "ruleset-error" and "generic" in str(caught.value.hint)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("def (:", "SyntaxError"),
        ("import nothing_like_it", "ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("1 / 0", "ZeroDivisionError: division by zero (ruleset.py, line 1)"),
        ("x = 1", "no class Rules"),
        ("Rules = 3", "no class Rules"),
        ("class Rules: pass", "no class Rules"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("def f(): f()\nf()", "RecursionError"),
    ],
)
def test_code_that_fails_names_the_ruleset_and_leaves_nothing_behind(
    make_ruleset: Make, user: Path, code: str, problem: str
) -> None:
    make_ruleset(ruleset=code)
    registry = Registry(user, installed=False)
    with pytest.raises(RulesetError) as caught:
        registry.load("house")
    said = str(caught.value.text)
    assert said.startswith("The ruleset house failed: ") and problem in said
    assert caught.value.details["ruleset"] == "house"
    assert not [name for name in sys.modules if name.startswith("battlemap_rulesets.house")]


def test_a_manifest_alone_is_a_ruleset_of_defaults(make_ruleset: Make, user: Path) -> None:
    make_ruleset(manifest=STAT + "default = 4")
    ruleset = Registry(user, installed=False).load("house")
    assert type(ruleset) is Ruleset
    assert ruleset.new_stats(None) == {"version": 1, "hp": 4}  # type: ignore[arg-type]


def test_a_users_folder_is_never_written_to(make_ruleset: Make, user: Path) -> None:
    folder = make_ruleset(
        __init__="", tables="N = 3", ruleset="from battlemap.rules.api import Ruleset\nfrom .tables import N\n"
        "class Rules(Ruleset):\n    n = N",
    )  # fmt: skip
    assert Registry(user, installed=False).load("house").n == 3  # type: ignore[attr-defined]
    assert sorted(p.name for p in folder.rglob("*")) == ["__init__.py", "ruleset.py", "ruleset.toml", "tables.py"]


def test_an_overlay_gets_its_base_handed_in(make_ruleset: Make, user: Path) -> None:
    make_ruleset(
        "over",
        manifest="extends = 'generic'",
        ruleset="""
        def extend(base):
            class Rules(base):
                def unit(self, scene):
                    return "paces of " + super().unit(scene)
            return Rules
        """,
    )
    registry = Registry(user, installed=False)
    over = registry.load("over")
    assert over.id == "over"
    assert over.unit(type("S", (), {"unit": "m"})()) == "paces of m"
    assert "hp" in [stat.id for stat in over.manifest.stat]
    assert "GEN-1" in registry.rules("over")


def test_an_overlay_of_itself_or_of_nobody_is_refused(make_ruleset: Make, user: Path) -> None:
    make_ruleset("one", manifest="extends = 'two'")
    make_ruleset("two", manifest="extends = 'one'")
    make_ruleset("three", manifest="extends = 'gone'")
    registry = Registry(user, installed=False)
    with pytest.raises(RulesetError, match="extends itself"):
        registry.load("one")
    with pytest.raises(RulesetError, match="no ruleset gone"):
        registry.manifest("three")


def test_a_path_goes_first(make_ruleset: Make, user: Path) -> None:
    make_ruleset("house")
    folder = make_ruleset("house", where="elsewhere")
    registry, id_ = registry_for(user, str(folder))
    assert id_ == "house" and registry.found("house").folder == folder
    assert registry_for(user, str(folder / "ruleset.toml"))[1] == "house"


def test_an_argument_that_is_an_id(make_ruleset: Make, user: Path) -> None:
    make_ruleset("house")
    assert registry_for(user, "house")[1] == "house"
    assert registry_for(user)[1] is None


@pytest.mark.parametrize("argument", ["nosuch", "./nosuch", "/no/such/place"])
def test_an_argument_that_is_nothing_is_refused(user: Path, argument: str) -> None:
    with pytest.raises(RulesetError):
        registry_for(user, argument)


def test_installed_ones_are_found_without_importing(
    make_ruleset: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_ruleset("light", where="site/house_pack/rulesets")
    (tmp_path / "site/house_pack/__init__.py").write_text("raise RuntimeError", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    points = [
        EntryPoint("light", "house_pack.rulesets.light", ENTRY_POINTS),
        EntryPoint("gone", "no_such_pack", ENTRY_POINTS),
    ]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points)
    registry = Registry()
    assert registry.found("light").source == "installed"
    assert registry.load("light").manifest.name.english == "Light"
    with pytest.raises(RulesetError, match="is not there"):
        registry.found("gone")


def test_help_of_a_rule(registry: Registry) -> None:
    assert registry.rule_help("generic", "GEN-1").title.in_language("da") == "Afstand"
    with pytest.raises(CommandError) as caught:
        registry.rule_help("generic", "GEN-99")
    assert caught.value.code == "unknown-id" and "GEN-" in str(caught.value.hint)


def test_the_catalogue_translates_labels_rules_and_code(registry: Registry) -> None:
    words = registry.catalogue("generic", "pt_BR")
    assert words["Hit points"] == "Pontos de vida"
    assert words["Distance"] == "Distância"
    assert words["climbing"] == "escalando"
    assert registry.catalogue("generic", "../../etc")["Distance"] == "Distance"
