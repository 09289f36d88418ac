"""What the tests of gurps_thf share: where it lies, its public vectors, and a table of people who are foes of the first."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from battlemap import paths
from battlemap.rules.api import Ruleset, Table, sketch
from battlemap.rules.cases import run_cases

FOLDER = paths.rulesets() / "gurps_thf"
VECTORS = Path(__file__).parents[1] / "cases" / "gurps_thf.json"


def table_of(rules: Ruleset, *tokens: Mapping[str, Any], kind: str = "hex-flat", **facts: Any) -> Table:
    """A table of 40 by 40 cells; the tokens are a, b, c ... and all but the first stand on side y."""
    named = [{"id": "abcdefgh"[n], "side": "x" if n == 0 else "y", "facing": 0, **one} for n, one in enumerate(tokens)]
    return sketch(rules, {"grid": {"kind": kind, "columns": 40, "rows": 40}, "tokens": named, **facts})


def vectors_pass(rules: Ruleset, folder: Path, wanted: Callable[[str], bool]) -> int:
    """Assert that every public vector passes whose rule is wanted, and say how many those are."""
    vectors = [v for v in json.loads(VECTORS.read_text("utf-8"))["vectors"] if wanted(v["rule"])]
    file = folder / "vectors.json"
    file.write_text(json.dumps({"vectors": vectors}), "utf-8")
    report = run_cases(rules, [file])
    assert report.failures == ()
    assert (report.passed, report.not_covered) == (len(vectors), 0)
    return len(vectors)
