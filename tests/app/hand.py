"""A hand that is not there: what a canvas would send to the select tool, by columns and rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.app.tools.select import select_tool
from battlemap.geometry.types import ScenePoint

Make = Callable[..., Session]
Hands = Callable[..., "Hand"]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]
RULES = ["generic", "gurps_thf"]
everywhere = pytest.mark.parametrize("grid", GRIDS)
any_rules = pytest.mark.parametrize("rules", RULES)


class Hand:
    """Drives the select tool as a canvas would, by columns and rows."""

    def __init__(self, session: Session, **context: Any) -> None:
        self.session = session
        self.grid = session.scenario.scene("s1").grid.grid()
        self.told: list[str] = []
        self.context = ToolContext(session, "s1", notify=lambda text: self.told.append(str(text)), **context)
        self.run = select_tool(self.context)
        self.overlay: Overlay = next(self.run)
        self.at = self.down = ScenePoint(0, 0)

    def send(self, kind: Any, at: ScenePoint | None = None, **more: Any) -> Overlay:
        self.at = at or self.at
        if kind == "press" and more.get("button", "left") == "left":
            self.down = self.at
        away = 50 * (abs(self.at.x - self.down.x) + abs(self.at.y - self.down.y))
        more.setdefault("button", "left" if kind in ("press", "release") else "")
        self.overlay = self.run.send(PointerEvent(kind, self.at, drag_px=away, **more))
        return self.overlay

    def keys(self, *names: str, **more: Any) -> Overlay:
        for name in names:
            self.send("key", key=name, **more)
        return self.overlay

    def cell(self, column: int, row: int) -> Any:
        return self.grid.from_offset(column, row)

    def center(self, column: int, row: int) -> ScenePoint:
        return self.grid.center(self.cell(column, row))

    def grab(self, column: int, row: int, off: tuple[float, float] = (0.1, -0.05)) -> Overlay:
        x, y = self.center(column, row)
        self.off = off
        return self.send("press", ScenePoint(x + off[0], y + off[1]))

    def carry(self, column: int, row: int, **more: Any) -> Overlay:
        x, y = self.center(column, row)
        return self.send("move", ScenePoint(x + self.off[0], y + self.off[1]), **more)

    def drop(self, **more: Any) -> Overlay:
        return self.send("release", **more)

    def where(self, token: str = "t1") -> tuple[float, ...]:
        found = self.session.scenario.token("s1", token)
        assert found is not None
        return tuple(found.at)

    def facing(self, token: str = "t1") -> int:
        found = self.session.scenario.token("s1", token)
        assert found is not None
        return found.facing

    def lines(self) -> list[str]:
        card = self.overlay.card
        return [str(card.title), *(str(line.text) for line in card.lines)] if card is not None else []
