"""Hands over small maps of every kind of grid, with free facing and with facing that costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from battlemap.rules.registry import Registry

from .brushes import Brush
from .hand import Hand, Make


@pytest.fixture(scope="session")
def rulesets() -> Registry:
    return Registry()


@pytest.fixture
def hand(session: Make, rulesets: Registry, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Hand]:
    """Makes hands over sessions that share the rulesets, which are read once for all these tests."""
    monkeypatch.setattr("battlemap.app.session.Registry", lambda user=None: rulesets)
    monkeypatch.setattr("battlemap.app.session.registry_for", lambda user, argument=None: (rulesets, argument))

    def make(
        grid: str = "hex-flat", rules: str = "gurps_thf", *places: tuple[int, int], context: Any = None, **token: Any
    ) -> Hand:
        s = session(grid, 16, 11)
        s.do({"do": "set_rules", "ruleset": rules})
        cells = s.scenario.scene("s1").grid.grid()
        for n, place in enumerate(places or [(4, 5)]):
            at = list(cells.from_offset(*place))
            s.do({"do": "add_token", "name": f"N{n + 1}", "at": at, "side": "party", **token})
        return Hand(s, **(context or {}))

    return make


@pytest.fixture
def brush(session: Make) -> Callable[..., Brush]:
    def make(
        grid: str = "hex-flat", tool: str = "terrain", lines: Sequence[dict[str, Any]] = (), **options: Any
    ) -> Brush:
        made = session(grid, 12, 9)
        for line in lines:
            made.do(line)
        return Brush(made, tool, **options)

    return make
