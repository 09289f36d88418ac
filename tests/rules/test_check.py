import json
from collections.abc import Callable
from pathlib import Path

import pytest

from battlemap.rules.check import check_ruleset_folder, imports_of, may_import

Make = Callable[..., Path]
RULES = '[HOU-1]\ntitle = "One"\ntext = "Text"\n[HOU-2]\ntitle = "Two"\ntext = "Text"\nref = true\n'


def problems(folder: Path) -> list[str]:
    return [str(text) for text in check_ruleset_folder(folder)]


def with_cases(folder: Path, *cases: tuple[str, str]) -> Path:
    (folder / "rules.toml").write_text(RULES, encoding="utf-8")
    (folder / "cases").mkdir()
    vectors = [{"id": id_, "rule": rule, "given": {}, "when": "", "expect": {}} for id_, rule in cases]
    (folder / "cases" / "all.json").write_text(json.dumps({"vectors": vectors}), encoding="utf-8")
    return folder


def test_a_small_good_one_is_well(make_ruleset: Make) -> None:
    assert problems(make_ruleset()) == []
    folder = make_ruleset("more", ruleset="import math\nfrom battlemap.rules.api import Ruleset\nclass Rules(Ruleset): pass",
                          cases="from . import ruleset\ndef run(case): return {}")  # fmt: skip
    assert problems(with_cases(folder, ("A", "HOU-1"))) == []


def test_a_folder_without_a_manifest(tmp_path: Path) -> None:
    (only,) = problems(tmp_path)
    assert "ruleset.toml is not there" in only


def test_imports_of_anything_else_are_named_and_nothing_is_run(make_ruleset: Make, tmp_path: Path) -> None:
    folder = make_ruleset(
        ruleset=f"""
        import numpy
        from battlemap.app import session
        from pathlib import Path
        Path({str(tmp_path / "ran")!r}).touch()
        """
    )
    first, second = problems(folder)
    assert first.startswith("ruleset.py, line 2: imports numpy")
    assert second.startswith("ruleset.py, line 3: imports battlemap.app")
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"ruleset": "def ("}, "ruleset.py, line 1"),
        ({"ruleset": "x = '\0'"}, "ruleset.py"),
        ({"ruleset": "1 / 0"}, "ZeroDivisionError"),
        ({"ruleset": "x = 1"}, "no class Rules"),
        ({"cases": "1 / 0"}, "ZeroDivisionError"),
        (
            {
                "ruleset": "from battlemap.rules.api import Ruleset\nclass Rules(Ruleset):\n    profile = lambda *a, **k: 3"
            },
            "expected a MoveProfile",
        ),
        (
            {"ruleset": "from battlemap.rules.api import Ruleset\nclass Rules(Ruleset):\n    new_stats = lambda *a: 3"},
            "TypeError",
        ),
    ],
)
def test_code_that_is_wrong(make_ruleset: Make, files: dict[str, str], problem: str) -> None:
    (only,) = problems(make_ruleset(**files))
    assert problem in only


def test_each_rule_has_a_case_and_each_case_a_rule(make_ruleset: Make) -> None:
    folder = make_ruleset(cases="def run(case): return None")
    assert problems(with_cases(folder, ("A", "HOU-3"), ("A", "HOU-2"))) == [
        "the case A stands there twice",
        "the rule HOU-1 has no case",
        "the rule HOU-3 has a case, but is not in rules.toml",
    ]


def test_cases_need_a_player(make_ruleset: Make) -> None:
    assert problems(with_cases(make_ruleset(), ("A", "HOU-1"))) == ["there are cases, but no cases.py that plays them"]


def test_broken_data_files_are_named(make_ruleset: Make) -> None:
    folder = with_cases(make_ruleset(cases="def run(case): return None"), ("A", "HOU-1"))
    (folder / "i18n").mkdir()
    (folder / "i18n" / "da.toml").write_text('"a" = 3\n', encoding="utf-8")
    (folder / "i18n" / "es.toml").write_text("a = ", encoding="utf-8")
    (folder / "cases" / "bad.json").write_text("{}", encoding="utf-8")
    wrong = problems(folder)
    assert "da.toml: a: expected a text" in wrong
    assert any("es.toml is not TOML" in problem for problem in wrong)
    assert any("bad.json: vectors" in problem for problem in wrong)


def test_imports_are_read_without_running(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text(
        "import os.path\nfrom . import a\nfrom .b import c\ndef f():\n    import numpy as np\n", encoding="utf-8"
    )
    assert imports_of(file) == [(1, "os.path"), (2, "."), (3, ".b"), (5, "numpy")]


@pytest.mark.parametrize(
    ("module", "allowed"),
    [("os.path", True), ("battlemap.rules.api", True), (".", True), ("..x", True), ("battlemap.rules", False),
     ("battlemap", False), ("numpy", False), ("battlemap.rules.api2", False)],
)  # fmt: skip
def test_what_a_ruleset_may_import(module: str, allowed: bool) -> None:
    assert may_import(module) is allowed
