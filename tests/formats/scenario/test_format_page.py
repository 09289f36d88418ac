"""docs/format.md names every key and every word, and its examples open."""

from __future__ import annotations

import json
import re
from pathlib import Path

from battlemap.formats.scenario import limits
from battlemap.formats.scenario.migrate import CURRENT
from battlemap.formats.scenario.read import scenario_from_dict
from battlemap.formats.scenario.schema import COLLECTIONS, CONDITION, GRID, HEADER, KINDS, LOG, RULESET, STROKE

PAGE = (Path(__file__).parents[3] / "docs" / "format.md").read_text(encoding="utf-8")


def test_every_key_is_named() -> None:
    kinds = [*KINDS.values(), CONDITION, GRID, LOG, RULESET, STROKE]
    keys = {key for kind in kinds for key in kind.by_key} | {*HEADER, *COLLECTIONS}
    assert {key for key in keys if f"`{key}`" not in PAGE} == set()


def test_the_limits_are_those_of_the_program() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| a scene's tokens"))
    numbers = [int(n.replace(" ", "")) for n in re.findall(r"\d[\d ]*\d", row)]
    assert numbers == [limits.THINGS[kind] for kind in ("token", "wall", "door", "cell")]
    assert (
        f"| `scenario.json` | {limits.JSON_BYTES // 2**20} MB, objects and lists nested {limits.NESTING} deep |" in PAGE
    )
    assert f"of the format; now {CURRENT} |" in PAGE


def test_the_examples_open() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert examples
    for example in examples:
        assert scenario_from_dict(json.loads(example), "docs").scenes()
