"""What the players' window is given: never a hidden token, a GM's note, veiled ground, or a door nobody found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap import paths
from battlemap.app import commands  # noqa: F401 - registers them
from battlemap.app.display import difference
from battlemap.app.opening import new_session
from battlemap.app.session import Session
from battlemap.app.views import shown
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Fog, GridSpec, Token

from ..fuzz.lines import Lines

Make = Callable[..., Session]
GM_ONLY = {"wall", "door", "light", "region", "terrain"}


def kinds(session: Session, who: str) -> dict[str, set[str]]:
    items = session.do({"do": "view", "as": who}).result["items"]
    found: dict[str, set[str]] = {}
    for item in items:
        found.setdefault(item["kind"], set()).add(item["id"])
    return found


@given(st.integers(0, 10_000), st.sampled_from(["hex-flat", "hex-pointy", "square", "none"]))
def test_nothing_hidden_is_in_the_players_list(seed: int, kind: str) -> None:
    session = new_session(GridSpec(kind=kind, columns=12, rows=9), home=paths.home(), live=False)  # type: ignore[arg-type]
    lines = Lines(seed, kind)
    for _ in range(60):
        try:
            session.do(lines.line())
        except BattlemapError:
            continue
    for scene in session.scenario.scenes():
        display = session.player_display(scene)
        fog, grid = session.scenario.fog(scene), session.scenario.scene(scene).grid.grid()
        tokens = session.scenario.of(Token, scene)
        names = set(display.items)
        assert not {kind for kind, _ in names} & GM_ONLY
        for token in tokens.values():
            middle = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
            assert (("token", token.id) in names) == (not token.hidden and shown(fog, middle))
        text = repr(display)
        assert not any(t.hidden and f"id='{t.id}'" in text for t in tokens.values())


def test_notes_for_the_gm_stay_with_the_gm(session: Make) -> None:
    s = session()
    s.do({"do": "add_note", "at": [1, 1], "text": "ambush", "gm": True})
    s.do({"do": "add_note", "at": [2, 1], "text": "an inn", "gm": False})
    assert kinds(s, "gm")["note"] == {"n1", "n2"}
    assert kinds(s, "player")["note"] == {"n2"}


def test_the_banner_names_nobody_hidden(session: Make) -> None:
    s = session()
    for n, hidden in enumerate([False, True, False]):
        s.do({"do": "add_token", "name": f"N{n}", "at": [n, 1], "hidden": hidden})
    s.do({"do": "combat", "start": "all"})
    s.do({"do": "turn"})
    banner = s.player_display("s1").items["banner", "s1"]
    assert banner.token == "t1"  # type: ignore[union-attr]
    assert banner.then == "N2"  # type: ignore[union-attr]
    s.do({"do": "end_turn"})
    s.do({"do": "turn"})
    assert "banner" not in kinds(s, "player"), "it is a hidden token's turn"


def test_foes_bars_are_not_the_players_business(session: Make) -> None:
    s = session()
    s.do({"do": "add_token", "name": "Orc", "at": [1, 1], "side": "foe", "stats": {"hp": 3, "hp_max": 9}})
    s.do({"do": "add_token", "name": "Ana", "at": [2, 1], "side": "party", "stats": {"hp": 3, "hp_max": 9}})
    gm, player = s.gm_display("s1").items, s.player_display("s1").items
    assert gm["token", "t1"].bars and not player["token", "t1"].bars  # type: ignore[union-attr]
    assert player["token", "t2"].bars  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["hex-flat", "none"])
def test_the_last_stroke_decides(session: Make, kind: str) -> None:
    s = session(kind)
    s.do({"do": "add_token", "name": "Ana", "at": [3, 3]})
    s.do({"do": "reveal", "all": True})
    assert "token" in kinds(s, "player")
    s.do({"do": "hide", "cells": [[3, 3]]})
    assert "token" not in kinds(s, "player")
    s.do({"do": "reveal", "polygon": [[0, 0], [11, 0], [11, 9], [0, 9]]})
    assert "token" in kinds(s, "player")
    s.do({"do": "hide", "all": True})
    assert "token" not in kinds(s, "player")


def test_an_unknown_fog_mode_hides_rather_than_shows() -> None:
    assert not shown(Fog(mode="sight"), ScenePoint(1, 1))
    assert shown(Fog(), ScenePoint(1, 1))


def test_only_what_changed_is_made_anew(session: Make) -> None:
    s = session()
    for n in range(5):
        s.do({"do": "add_token", "name": f"N{n}", "at": [n, 1]})
    before = s.gm_display("s1")
    s.do({"do": "move", "token": "t3", "to": [2, 4]})
    after = s.gm_display("s1")
    changed = difference(before, after)
    assert [item.id for item in changed.changed] == ["t3"]
    assert not changed.added and not changed.removed
    assert after.items["token", "t1"] is before.items["token", "t1"]
