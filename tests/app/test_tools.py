"""Tools without a window: the hand's events in, overlays out; a drop is one line, a cancel leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.app.tools.measure import measure_tool
from battlemap.app.tools.select import select_tool
from battlemap.app.tools.specs import TOOLS
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Token

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]


class Hand:
    """Drives a tool as a canvas would."""

    def __init__(self, session: Session, tool: Any = select_tool, scene: str = "s1") -> None:
        self.session = session
        self.told: list[str] = []
        self.context = ToolContext(session, scene, notify=lambda text: self.told.append(str(text)))
        self.run = tool(self.context)
        self.overlay: Overlay = next(self.run)
        self._pressed = ScenePoint(0, 0)

    def send(self, kind: Any, at: tuple[float, float] | ScenePoint, **more: Any) -> Overlay:
        point = ScenePoint(*at)
        if kind == "press" and more.get("button", "left") == "left":
            self._pressed = point
        drag_px = 50 * (abs(point.x - self._pressed.x) + abs(point.y - self._pressed.y))
        more.setdefault("button", "left" if kind in ("press", "release") else "")
        self.overlay = self.run.send(PointerEvent(kind, point, drag_px=drag_px, **more))
        return self.overlay

    def center(self, cell: Any) -> ScenePoint:
        grid = self.session.scenario.scene("s1").grid.grid()
        return grid.center(grid.cell(cell))

    def drag(self, start: Any, end: Any, **more: Any) -> Overlay:
        """Press on a cell's middle, a little off, and carry it to another; not yet let go."""
        a, b = self.center(start), self.center(end)
        self.send("press", (a.x + 0.1, a.y - 0.05))
        self.send("move", ((a.x + b.x) / 2, (a.y + b.y) / 2), **more)
        return self.send("move", (b.x + 0.1, b.y - 0.05), **more)

    def drop(self, **more: Any) -> None:
        last = self.overlay
        assert last.ghost is not None
        self.send("release", self._where(), **more)

    def _where(self) -> ScenePoint:
        ghost = self.overlay.ghost
        assert ghost is not None
        return ScenePoint(self._pressed.x + ghost.dx, self._pressed.y + ghost.dy)

    def at(self, token: str = "t1") -> list[float]:
        found = self.session.scenario.token("s1", token)
        assert found is not None
        return list(found.at)


@pytest.fixture
def hand(session: Make) -> Callable[..., Hand]:
    def make(grid: str = "square", *cells: Any, **token: Any) -> Hand:
        s = session(grid)
        for n, cell in enumerate(cells or [(2, 2)]):
            s.do({"do": "add_token", "name": f"N{n + 1}", "at": list(cell), "side": "party", **token})
        return Hand(s)

    return make


@pytest.mark.parametrize("grid", GRIDS)
def test_a_drag_shows_the_way_and_a_drop_is_one_undo(hand: Callable[..., Hand], grid: str) -> None:
    h = hand(grid)
    overlay = h.drag((2, 2), (4, 2))
    assert overlay.reach is not None and overlay.reach.cells
    assert overlay.path is not None and overlay.path.legal
    assert overlay.card is not None and "of 6" in str(overlay.card.title)
    assert overlay.ghost is not None and overlay.ghost.legal
    assert overlay.ghost.dx == pytest.approx(h.center((4, 2)).x - h.center((2, 2)).x)
    assert h.at() == [2, 2], "nothing changes before the drop"
    h.drop()
    assert h.at() == [4, 2]
    assert h.overlay.reach is None
    h.session.do({"do": "undo"})
    assert h.at() == [2, 2]


@pytest.mark.parametrize("end", ["cancel", "illegal", "outside", "same"])
def test_some_endings_leave_no_trace(hand: Callable[..., Hand], end: str) -> None:
    h = hand()
    h.session.do({"do": "add_wall", "points": [[4, 0], [4, 9]]})
    before, steps = state_dict(h.session.scenario), len(h.session.history.done)
    h.drag((2, 2), {"illegal": (6, 2), "outside": (11, 2)}.get(end, (3, 2)))
    if end == "cancel":
        h.send("cancel", (0, 0))
    elif end == "outside":
        h.send("move", (60, 2))
        assert h.overlay.target is None
        h.send("release", (60, 2))
    elif end == "same":
        h.send("move", (2.6, 2.5))
        h.send("release", (2.6, 2.5))
    else:
        assert h.overlay.cursor == "forbidden"
        assert h.overlay.card is not None and h.overlay.card.tone == "bad" and h.overlay.card.lines[0].rule
        h.drop()
        assert h.told, "it says why"
    assert state_dict(h.session.scenario) == before
    assert len(h.session.history.done) == steps
    assert h.overlay == Overlay()


def test_ctrl_drops_anyway_and_the_log_says_so(hand: Callable[..., Hand]) -> None:
    h = hand()
    h.session.do({"do": "add_wall", "points": [[4, 0], [4, 9]]})
    overlay = h.drag((2, 2), (9, 2), ctrl=True)
    assert overlay.ghost is not None and overlay.ghost.override
    h.drop(ctrl=True)
    assert h.at() == [9, 2]
    assert h.session.log[-1].override


def test_a_small_movement_is_a_click(hand: Callable[..., Hand]) -> None:
    h = hand("square", (2, 2), (5, 5))
    h.send("press", (2.5, 2.5))
    h.send("move", (2.55, 2.5))
    h.send("release", (2.55, 2.5))
    assert h.context.selection == ["t1"] and h.at() == [2, 2]
    h.send("press", (5.5, 5.5), shift=True)
    h.send("release", (5.5, 5.5), shift=True)
    assert h.context.selection == ["t1", "t2"]
    h.send("press", (2.5, 2.5), shift=True)
    h.send("release", (2.5, 2.5), shift=True)
    assert h.context.selection == ["t2"]
    h.send("press", (9.5, 0.5))
    h.send("release", (9.5, 0.5))
    assert h.context.selection == []


def test_a_box_selects(hand: Callable[..., Hand]) -> None:
    h = hand("square", (2, 2), (5, 5), (9, 8))
    h.send("press", (1, 1))
    h.send("move", (4, 4))
    assert h.overlay.rubber is not None
    assert h.context.selection == ["t1"]
    h.send("move", (7, 7))
    h.send("release", (7, 7))
    assert h.context.selection == ["t1", "t2"]


def test_several_move_together_each_keeping_its_place(hand: Callable[..., Hand]) -> None:
    h = hand("square", (2, 2), (3, 2), (4, 2))
    h.context.selection[:] = ["t1", "t2", "t3"]
    overlay = h.drag((2, 2), (4, 2))
    assert overlay.ghost is not None and set(overlay.ghost.tokens) == {"t1", "t2", "t3"}
    h.drop()
    assert [h.at(t) for t in ("t1", "t2", "t3")] == [[4, 2], [5, 2], [6, 2]]
    h.session.do({"do": "undo"})
    assert [h.at(t) for t in ("t1", "t2", "t3")] == [[2, 2], [3, 2], [4, 2]]


@pytest.mark.parametrize("how", ["wheel", "key"])
def test_turning_while_dragging(hand: Callable[..., Hand], how: str) -> None:
    h = hand()
    h.drag((2, 2), (4, 2))
    straight = h.overlay.facing
    at = (4.6, 2.45)
    h.send("wheel", at, wheel=-1) if how == "wheel" else h.send("key", at, key="period")
    assert h.overlay.facing == (straight or 0) + 1
    h.send("release", at)
    token = h.session.scenario.token("s1", "t1")
    assert token is not None and token.facing == (straight or 0) + 1


def test_a_waypoint_bends_the_way(hand: Callable[..., Hand]) -> None:
    h = hand()
    h.drag((2, 2), (2, 4))
    h.send("press", (2.6, 4.45), button="right")
    assert h.overlay.waypoints == ((2, 4),)
    h.send("move", (4.6, 2.45))
    assert h.overlay.path is not None and h.overlay.path.cost == 4
    h.send("release", (4.6, 2.45))
    assert h.at() == [4, 2]
    assert h.session.log[-1].args["cost"] == 4


def test_a_click_on_a_door_opens_it(hand: Callable[..., Hand]) -> None:
    h = hand()
    h.session.do({"do": "add_door", "points": [[6, 4], [6, 5]]})
    h.send("press", (6, 4.5))
    h.send("release", (6, 4.5))
    assert h.session.do({"do": "state"}).result["scenes"][0]["doors"][0]["state"] == "open"
    h.session.do({"do": "set_door", "door": "d1", "state": "closed", "locked": True})
    h.send("press", (6, 4.5))
    h.send("release", (6, 4.5))
    assert "locked" in h.told[-1]


def test_in_a_fight_only_what_is_left_is_shown(hand: Callable[..., Hand]) -> None:
    h = hand("square", (2, 2), (8, 8))
    h.session.do({"do": "combat", "start": "all"})
    h.session.do({"do": "turn"})
    h.session.do({"do": "move", "token": "t1", "to": [2, 6]})
    overlay = h.drag((2, 6), (3, 6))
    assert overlay.reach is not None and overlay.reach.budget == 2
    h.send("cancel", (0, 0))
    h.drag((8, 8), (8, 7))
    h.drop()
    assert "turn" in h.told[-1] and h.at("t2") == [8, 8]


def test_a_token_that_vanishes_during_the_drag_is_no_disaster(hand: Callable[..., Hand]) -> None:
    h = hand()
    h.drag((2, 2), (4, 2))
    h.session.do({"do": "remove_token", "token": "t1"})
    h.send("move", (5, 5))
    h.send("release", (5, 5))
    assert not h.session.scenario.of(Token, "s1")
    assert h.told


@pytest.mark.parametrize("grid", GRIDS)
def test_the_ruler(session: Make, grid: str) -> None:
    h = Hand(session(grid), measure_tool)
    a, b, c = h.center((2, 2)), h.center((2, 5)), h.center((4, 5))
    h.send("press", a)
    h.send("move", b)
    assert h.overlay.measure is not None
    assert "3 m" in str(h.overlay.measure.label)
    h.send("press", b, button="right")
    h.send("move", c)
    assert len(h.overlay.measure.points) == 3
    h.send("release", c)
    assert h.overlay.measure is not None, "it stays until the next press"
    h.send("cancel", c)
    assert h.overlay.measure is None


def test_tools_are_told_apart() -> None:
    assert len({tool.shortcut for tool in TOOLS}) == len({tool.id for tool in TOOLS}) == len(TOOLS)
