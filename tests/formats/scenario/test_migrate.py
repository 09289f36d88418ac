"""Old files become new ones step by step; the frozen samples of every version open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import FormatError
from battlemap.formats.scenario import migrate
from battlemap.formats.scenario.container import open_document
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import Door, Token

DATA = Path(__file__).parent / "data"


def test_steps_run_in_order_and_leave_the_document_alone() -> None:
    def one(doc: dict[str, Any]) -> dict[str, Any]:
        return {**doc, "title": doc["name"] + "!"}

    def two(doc: dict[str, Any]) -> dict[str, Any]:
        return {**doc, "title": doc["title"].upper()}

    old = {"format": "battlemap", "version": 1, "name": "bridge"}
    new = migrate.to_current(old, "x", steps={1: one, 2: two}, current=3)
    assert (new["title"], new["version"]) == ("BRIDGE!", 3)
    assert old == {"format": "battlemap", "version": 1, "name": "bridge"}


def test_there_is_a_step_from_every_older_version() -> None:
    assert sorted(migrate.STEPS) == list(range(1, migrate.CURRENT))


def test_a_newer_document_says_which_program_it_needs() -> None:
    with pytest.raises(FormatError, match=r"newer Battlemap \(format 9\); this one reads up to 2") as caught:
        migrate.to_current({"format": "battlemap", "version": 9}, "x", steps={}, current=2)
    assert "Install" in str(caught.value.hint)


@pytest.mark.parametrize("version", range(1, migrate.CURRENT + 1))
@pytest.mark.parametrize("form", ["bridge.battlemap", "bridge", "bridge/scenario.json"])
def test_the_frozen_sample_of_each_version_opens(version: int, form: str) -> None:
    opened = open_document(DATA / f"v{version}" / form)
    assert opened.missing == () and opened.warnings == ()
    scenario = opened.scenario
    assert (scenario.document.title, scenario.revision, len(scenario.log)) == ("Bridge", 41, 1)
    assert scenario.token("s1", "t1") == Token(
        "t1", "Ana", (3, -1), 0, side="party", picture=next(iter(opened.store.names())), stats={"generic": {"hp": 11}}
    )
    assert scenario.of(Door, "s1")["d1"].type == "gate"
    assert state_dict(scenario)["x-unknown"] == [1, 2]
