import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import FormatError, RulesetError
from battlemap.rules.cases import equal, read_cases, run_cases
from battlemap.rules.registry import Registry

Make = Callable[..., Path]
CASES = """
    def run(case):
        when, given = case["when"], case["given"]
        if when == "add":
            return {"sum": given["a"] + given["b"], "extra": 1}
        if when == "spoil":
            case["expect"]["sum"] = 5
            return {"sum": 5}
        if when == "odd":
            return 3
"""


def vector(id: str, when: str, expect: dict[str, Any], **given: Any) -> dict[str, Any]:
    return {"id": id, "rule": "X-1", "title": "", "given": given, "when": when, "expect": expect, "why": ""}


@pytest.fixture
def play(make_ruleset: Make, user: Path, tmp_path: Path) -> Callable[..., tuple[str, ...]]:
    make_ruleset(cases=CASES)
    ruleset = Registry(user, installed=False).load("house")

    def run(*vectors: dict[str, Any]) -> tuple[str, ...]:
        file = tmp_path / "cases.json"
        file.write_text(json.dumps({"conventions": {}, "vectors": vectors}), encoding="utf-8")
        return run_cases(ruleset, [file]).lines

    return run


def test_passed_failed_and_not_covered_are_counted(play: Callable[..., tuple[str, ...]]) -> None:
    assert play(
        vector("A", "add", {"sum": 3}, a=1, b=2),
        vector("B", "add", {"sum": 4, "more": None}, a=1, b=2),
        vector("C", "fly", {"sum": 4}),
    ) == (
        "FAIL B: sum: expected 4, got 3",
        "FAIL B: more: expected null, got nothing",
        "1 passed, 1 failed, 1 not covered",
    )


def test_a_case_that_raises_is_a_failure_with_the_message(play: Callable[..., tuple[str, ...]]) -> None:
    lines = play(vector("A", "add", {"sum": 3}, a=1, b="2"), vector("B", "add", {"sum": 3}, a=1, b=2))
    assert lines[0].startswith("FAIL A: run: expected an answer, got The ruleset house failed: TypeError: unsupported")
    assert lines[-1] == "1 passed, 1 failed, 0 not covered"


def test_nonsense_is_a_failure(play: Callable[..., tuple[str, ...]]) -> None:
    assert "nonsense" in play(vector("A", "odd", {"sum": 3}))[0]


def test_a_runner_cannot_change_what_is_expected(play: Callable[..., tuple[str, ...]]) -> None:
    assert play(vector("A", "spoil", {"sum": 3})) == (
        "FAIL A: sum: expected 3, got 5",
        "0 passed, 1 failed, 0 not covered",
    )


@pytest.mark.parametrize(
    ("wanted", "got", "same"),
    [
        (1, 1.0, True), (0.1 + 0.2, 0.3, True), (1, 1.00000001, False), (True, 1, False), (1, True, False), (0, False, False),
        (None, None, True), (None, 0, False), ("a", "a", True), ([1, 2], (1, 2), True), ([1, 2], [2, 1], False),
        ([1], [1, 2], False), ({"a": [1]}, {"a": [1.0]}, True), ({"a": 1}, {"a": 1, "b": 2}, False), ({}, [], False),
        ([[1, 0]], [[1, 0]], True), ("1", 1, False),
    ],
)  # fmt: skip
def test_what_is_equal(wanted: Any, got: Any, same: bool) -> None:
    assert equal(wanted, got) is same


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "is not JSON"),
        ('{"vectors": [NaN]}', "NaN is no number"),
        ("[]", "vectors: expected a list of cases"),
        ('{"vectors": {}}', "vectors: expected a list"),
        ('{"vectors": [3]}', "vectors[0]: expected an object, found 3"),
        ('{"vectors": [{"expect": {}}]}', "vectors[0].id: expected a text"),
        ('{"vectors": [{"id": "A"}]}', "vectors[0].expect: expected an object"),
        ("[" * 100_000, ""),
    ],
)
def test_a_file_that_is_none_is_refused_by_name(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError) as caught:
        read_cases(file)
    assert str(file) in str(caught.value.text) and problem in str(caught.value.text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"none\.json cannot be read"):
        read_cases(tmp_path / "none.json")


def test_without_cases_py_nothing_is_played(make_ruleset: Make, user: Path, tmp_path: Path) -> None:
    make_ruleset("bare")
    file = tmp_path / "cases.json"
    file.write_text('{"vectors": []}', encoding="utf-8")
    with pytest.raises(RulesetError, match="bare"):
        run_cases(Registry(user, installed=False).load("bare"), [file])
