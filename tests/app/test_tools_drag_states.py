"""Whatever state a token is in, the drag has a sensible answer and never an exception; the game master may always."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hand import Hand, Hands, any_rules, everywhere


def _boxed_in(h: Hand) -> None:
    x, y = h.center(4, 5)
    h.session.do({"do": "add_wall", "points": [[x - 0.7, y - 0.7], [x + 0.7, y - 0.7], [x + 0.7, y + 0.7],
                                               [x - 0.7, y + 0.7], [x - 0.7, y - 0.7]]})  # fmt: skip


def _ground(**fields: Any) -> Callable[[Hand], None]:
    def lay(h: Hand) -> None:
        if h.grid.kind == "none":
            x, y = h.center(4, 5)
            box = [[x - 0.7, y - 0.7], [x + 0.7, y - 0.7], [x + 0.7, y + 0.7], [x - 0.7, y + 0.7]]
            h.session.do({"do": "add_region", "name": "Here", "polygon": box, **fields})
        else:
            h.session.do({"do": "add_terrain", "cells": [list(h.cell(4, 5))], **fields})

    return lay


def _set(**fields: Any) -> Callable[[Hand], None]:
    def change(h: Hand) -> None:
        h.session.do({"do": "set_token", "token": "t1", "set": fields})

    return change


def _no_budget(h: Hand) -> None:
    stat = "basic_move" if h.session.ruleset.id == "gurps_thf" else "move"
    _set(**{f"stats.{stat}": 0})(h)


def _condition(name: str) -> Callable[[Hand], None]:
    return _set(conditions=[{"id": name}])


def _posture(name: str) -> Callable[[Hand], None]:
    return _set(posture=name)


def _at_the_edge(h: Hand) -> None:
    h.session.do({"do": "move", "token": "t1", "to": list(h.cell(0, 0)), "force": True})


def _removed_floor(h: Hand) -> None:
    """The map was made smaller under its feet."""
    h.session.do({"do": "set", "id": "s1", "set": {"grid": {"kind": h.grid.kind, "columns": 3, "rows": 3}}})
    h.grid = h.session.scenario.scene("s1").grid.grid()


def _height(metres: float) -> Callable[[Hand], None]:
    """The game master lays the ground under its feet anew, higher or lower, after it had another height already."""

    def change(h: Hand) -> None:
        if h.grid.kind != "none":
            for elevation in (3, metres):
                h.session.do({"do": "set_elevation", "cells": [list(h.cell(4, 5))], "elevation": elevation})
            return
        _ground(id="r9", elevation=3)(h)
        h.session.do({"do": "set", "id": "r9", "set": {"elevation": metres}})

    return change


STATES: dict[str, Callable[[Hand], None]] = {
    "boxed in": _boxed_in,
    "budget 0": _no_budget,
    "stunned": _condition("stunned"),
    "unconscious": _condition("unconscious"),
    "sitting": _posture("sitting"),
    "lying": _posture("lying"),
    "deep water": _ground(water=3),
    "on a ladder": _ground(tags=["ladder"], climb="ladder"),
    "at the edge": _at_the_edge,
    "removed floor": _removed_floor,
    "floor lowered": _height(-9),
    "floor raised": _height(9),
    "floor taken away": _height(0),
    "in the air": _set(elevation=3),
}


@everywhere
@any_rules
@pytest.mark.parametrize("state", STATES)
def test_every_state_has_a_sensible_answer(hand: Hands, grid: str, rules: str, state: str) -> None:
    h = hand(grid, rules)
    STATES[state](h)
    place = (0, 0) if state == "at the edge" else (4, 5)
    before = h.where()
    h.grab(*place)
    for target in ((5, 5), (2, 2), (15, 10), place):
        over = h.carry(*target)
        assert over.busy and over.ghost is not None
        if over.path is not None and over.path.illegal is not None and over.target is not None:
            assert over.card is not None and over.card.lines, "it says why"
        h.keys("period", "w", "comma", "backspace")
        assert h.overlay.ghost is not None
    assert h.keys("2", "1").ghost is not None
    over = h.carry(place[0] + 1, place[1])
    legal = over.ghost is not None and over.ghost.legal
    if state in ("boxed in", "budget 0", "removed floor") or (
        rules == "gurps_thf" and state in ("stunned", "unconscious", "sitting")
    ):
        assert not legal
    if state in ("at the edge", "lying", "on a ladder", "floor taken away", "in the air"):
        assert legal
    if state in ("floor lowered", "floor raised"):
        assert not legal
        words = ("9 m up", "9 m down") if rules == "gurps_thf" else ("climbing",) * 2
        assert words[state == "floor raised"] in " ".join(h.lines())
    h.drop()
    assert (h.where() != before) == legal
    if not legal and over.target is not None:
        assert h.told


@pytest.mark.parametrize("grid", ["hex-flat", "none"])
@pytest.mark.parametrize("state", STATES)
def test_every_state_can_be_overridden(hand: Hands, grid: str, state: str) -> None:
    h = hand(grid)
    STATES[state](h)
    place = (0, 0) if state == "at the edge" else (4, 5)
    h.grab(*place)
    h.carry(1, 1, ctrl=True)
    assert h.overlay.ghost is not None and h.overlay.ghost.legal and h.overlay.ghost.override
    h.drop(ctrl=True)
    assert not h.told and h.where() == tuple(h.cell(1, 1))


@pytest.mark.parametrize("grid", ["hex-flat", "hex-pointy", "square"])
def test_where_the_floor_gave_way_it_lies_below_and_has_fallen(hand: Hands, grid: str) -> None:
    """Laying ground anew by hand moves nobody; that a floor gives way is the rules' business, and so is what it does."""
    h = hand(grid)
    cell = list(h.cell(4, 5))
    h.session.do(
        {
            "do": "act",
            "action": "cave_in",
            "by": "t1",
            "at": cell,
            "options": {"depth_m": 5},
            "dice": [6, 5, 6, *[4] * 8],
        }
    )
    token = h.session.scenario.token("s1", "t1")
    assert token is not None and token.posture == "lying" and token.elevation == 0
    assert any(entry.rule == "SIT-7" for entry in h.session.log)
    h.grab(4, 5)
    over = h.carry(5, 5)
    assert over.ghost is not None and not over.ghost.legal and len(h.lines()) > 1


@everywhere
def test_who_hangs_in_the_air_by_hand_can_be_made_to_fall(hand: Hands, grid: str) -> None:
    h = hand(grid)
    _set(elevation=4)(h)
    h.session.do({"do": "act", "action": "fall", "by": "t1", "dice": [6, 5, 6, *[4] * 4]})
    token = h.session.scenario.token("s1", "t1")
    assert token is not None and token.posture == "lying" and token.elevation == 0
    h.grab(4, 5)
    assert h.carry(5, 5).busy
