"""Playing rule cases: a file of examples, each with what is given and what the rules must make of it.

A case passes when each key of its `expect` is equal in what the ruleset's `run(case)` answers: numbers to 1e-9, lists in
order. None means that the ruleset does not cover it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from battlemap.errors import FormatError, LimitError
from battlemap.rules.api import Ruleset
from battlemap.rules.guard import call
from battlemap.rules.loader import describe_exception
from battlemap.text import T

MAX_BYTES = 50_000_000
TOLERANCE = 1e-9
NOTHING = object()


@dataclass(frozen=True, slots=True)
class CaseReport:
    """What came out: one line for each wrong key, then the counts."""

    failures: tuple[str, ...]
    passed: int
    failed: int
    not_covered: int

    @property
    def lines(self) -> tuple[str, ...]:
        """As printed: the failures and, last, "N passed, N failed, N not covered"."""
        return (*self.failures, f"{self.passed} passed, {self.failed} failed, {self.not_covered} not covered")


def run_cases(ruleset: Ruleset, files: Sequence[Path]) -> CaseReport:
    """Play all cases of the files through the ruleset's own code.

    Raises: FormatError for a file that is no case file (before any case is played), RulesetError if the ruleset has no
    `cases.py` that can be imported. A case that raises is a failure like another.
    """
    cases = [case for file in files for case in read_cases(file)]
    call(ruleset, "module", "cases")
    failures: list[str] = []
    passed = failed = not_covered = 0
    for case in cases:
        try:
            answer = call(ruleset, "play_case", deepcopy(case))
            wrong = [] if answer is None else list(differences(case["expect"], answer))
        except Exception as error:
            failed += 1
            failures.append(f"FAIL {case['id']}: run: expected an answer, got {describe_exception(error)}")
            continue
        if answer is None:
            not_covered += 1
            continue
        failed += bool(wrong)
        passed += not wrong
        failures += [f"FAIL {case['id']}: {line}" for line in wrong]
    return CaseReport(tuple(failures), passed, failed, not_covered)


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file. Raises FormatError naming the file and the place in it."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise LimitError(T("{file} is larger than {limit} bytes", file=str(path), limit=MAX_BYTES))
        document = json.loads(path.read_bytes().decode("utf-8-sig"), parse_constant=_no_constant)
    except OSError as error:
        raise FormatError(T("{file} cannot be read: {problem}", file=str(path), problem=error.strerror or "")) from None
    except RecursionError:
        raise LimitError(T("{file} is nested too deeply", file=str(path))) from None
    except ValueError as error:
        raise FormatError(
            T("{file} is not JSON: {problem}", file=str(path), problem=str(error)), code="bad-json"
        ) from None
    vectors = document.get("vectors") if isinstance(document, dict) else None
    if not isinstance(vectors, list):
        raise _bad(path, "vectors", "a list of cases", document if vectors is None else vectors)
    for number, case in enumerate(vectors):
        if not isinstance(case, dict):
            raise _bad(path, f"vectors[{number}]", "an object", case)
        if not isinstance(case.get("id"), str):
            raise _bad(path, f"vectors[{number}].id", "a text", case.get("id"))
        if not isinstance(case.get("expect"), dict):
            raise _bad(path, f"vectors[{number}].expect", "an object", case.get("expect"))
    return vectors


def rules_of(case: Mapping[str, Any]) -> tuple[str, ...]:
    """The rule ids a case is about: "INI-1+INI-7" are two.

    >>> rules_of({"rule": "INI-1+INI-7"})
    ('INI-1', 'INI-7')
    """
    return tuple(part.strip() for part in str(case.get("rule", "")).replace(",", "+").split("+") if part.strip())


def differences(expect: Mapping[str, Any], answer: Mapping[str, Any]) -> Iterator[str]:
    """One line for each key of `expect` that is not equal in `answer`."""
    for key, wanted in expect.items():
        got = answer.get(key, NOTHING)
        if got is NOTHING or not equal(wanted, got):
            yield f"{key}: expected {_shown(wanted)}, got {'nothing' if got is NOTHING else _shown(got)}"


def equal(wanted: Any, got: Any) -> bool:
    """Equal as a case means it: numbers to 1e-9, lists (or tuples) in order, objects with the same keys.

    >>> equal({"a": [1, 2.0]}, {"a": (1.0, 2)}), equal(True, 1)
    (True, False)
    """
    if isinstance(wanted, Mapping):
        return (
            isinstance(got, Mapping) and wanted.keys() == got.keys() and all(equal(wanted[k], got[k]) for k in wanted)
        )
    if isinstance(wanted, (list, tuple)):
        return (
            isinstance(got, (list, tuple))
            and len(wanted) == len(got)
            and all(equal(a, b) for a, b in zip(wanted, got, strict=True))
        )
    if isinstance(wanted, bool) or isinstance(got, bool):
        return wanted is got
    if isinstance(wanted, (int, float)) and isinstance(got, (int, float)):
        return abs(wanted - got) <= TOLERANCE
    return bool(wanted == got)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _bad(path: Path, place: str, expected: str, found: Any) -> FormatError:
    return FormatError(
        T(
            "{file}: {place}: expected {expected}, found {found}",
            file=str(path),
            place=place,
            expected=expected,
            found=repr(found)[:80],
        ),
        hint=T("a case file is an object whose vectors have id, given, when and expect"),
    )
