"""Small scenes for the tests of sight."""

from __future__ import annotations

from typing import Any

from battlemap.model.change import Change
from battlemap.model.entities import EntityKey, GridSpec, Scene, scene_key
from battlemap.model.scenario import Scenario


def scene(*things: Any, kind: Any = "square", columns: int = 7, rows: int = 3) -> Scenario:
    """A scenario of the one scene "s1" with those things in it."""
    scenario = Scenario("sight")
    scenario.apply(Change(scene_key("s1"), None, Scene("s1", grid=GridSpec(kind, columns, rows))))
    for thing in things:
        scenario.apply(Change(EntityKey("s1", thing.kind, thing.id), None, thing))
    return scenario
