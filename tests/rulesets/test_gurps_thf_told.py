"""Whatever the own cases of gurps_thf tell, roll or ask names a rule that exists."""

import json
from typing import Any

import pytest

from battlemap.rules.api import Ruleset, Trial
from battlemap.rules.manifest import read_rules

from .thf import FOLDER


@pytest.mark.parametrize(("files", "least"), [(("close",), 20), (("ranged", "situations"), 15)])
def test_all_that_is_told_names_a_rule(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch, files: tuple[str, ...], least: int
) -> None:
    known = set(read_rules(FOLDER))
    scene: Any = rules.module("cases_scene")
    seen: set[str] = set()
    real = scene._tell

    def tell(done: Trial, told: dict[str, Any]) -> None:
        record = done.record
        used = {line.rule for line in record.lines} | {m.rule for r in record.rolls for m in r.roll.modifiers}
        used |= {record.roll.rule for record in record.rolls} | {asked.ask.rule for asked in record.asked}
        assert used <= known, used - known
        seen.update(used)
        real(done, told)

    monkeypatch.setattr(scene, "_tell", tell)
    for name in files:
        for case in json.loads((FOLDER / "cases" / f"{name}.json").read_text("utf-8"))["vectors"]:
            rules.play_case(case)
    assert len(seen) > least
