"""A hand with a building tool over a small map of 16 x 11 cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlemap.app.session import Session
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Light, Note, Region, Wall

Make = Callable[..., Session]
GRIDS = ["hex-flat", "hex-pointy", "square", "none"]
KINDS: dict[str, Any] = {"wall": Wall, "door": Door, "light": Light, "region": Region, "note": Note}


class Builds:
    """Sends what a canvas would: 50 px are a cell."""

    def __init__(self, session: Session, tool: Any, **options: Any) -> None:
        self.session = session
        self.grid = session.scenario.scene("s1").grid.grid()
        self.told: list[str] = []
        self.context = ToolContext(session, "s1", notify=lambda text: self.told.append(str(text)), options=options)
        self.use(tool)

    def use(self, tool: Any) -> None:
        self.run = tool(self.context)
        self.overlay: Overlay = next(self.run)
        self.down = ScenePoint(0, 0)

    def send(self, kind: Any, at: Any = (0.0, 0.0), **more: Any) -> Overlay:
        point = ScenePoint(*at)
        if kind in ("press", "double"):
            self.down = point
        away = 50 * (abs(point.x - self.down.x) + abs(point.y - self.down.y))
        more.setdefault("button", "left" if kind in ("press", "release", "double") else "")
        self.overlay = self.run.send(PointerEvent(kind, point, drag_px=away, **more))
        return self.overlay

    def click(self, *places: Any, **more: Any) -> None:
        for place in places:
            self.send("hover", place, **more)
            self.send("press", place, **more)
            self.send("release", place, **more)

    def drag(self, a: Any, b: Any, *, drop: bool = True, **more: Any) -> Overlay:
        self.send("press", a, **more)
        self.send("move", ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), **more)
        self.send("move", b, **more)
        if drop:
            self.send("release", b, **more)
        return self.overlay

    def key(self, name: str, at: Any = (0.0, 0.0)) -> None:
        if name == "escape":
            self.send("cancel", at, key="escape")
        else:
            self.send("key", at, key=name)

    def of(self, kind: str) -> dict[str, Any]:
        return dict(sorted(self.session.scenario.of(KINDS[kind], "s1").items()))

    def points(self, id_: str = "w1") -> list[tuple[float, float]]:
        return [tuple(p) for p in self.of("door" if id_[0] == "d" else "wall")[id_].points]

    @property
    def state(self) -> dict[str, Any]:
        return state_dict(self.session.scenario)

    @property
    def steps(self) -> int:
        return len(self.session.history.done)

    def undo(self) -> None:
        self.session.do({"do": "undo"})


def builds(session: Make, tool: Any, grid: str = "square", **options: Any) -> Builds:
    return Builds(session(grid, 16, 11), tool, **options)
