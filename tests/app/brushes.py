"""A brush that no canvas holds: what a canvas would send to the terrain and the height tool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext
from battlemap.app.tools.specs import TOOLS
from battlemap.geometry.grid import GridKind
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Terrain, terrain_id

GRIDS: tuple[GridKind, ...] = ("hex-flat", "hex-pointy", "square")
cells_only = pytest.mark.parametrize("grid", GRIDS)
everywhere = pytest.mark.parametrize("grid", [*GRIDS, "none"])
SPECS = {spec.id: spec for spec in TOOLS}


class Brush:
    """A canvas that is not there, with a brush in its hand."""

    def __init__(self, session: Session, tool: str = "terrain", **options: Any) -> None:
        self.session, self.tool = session, tool
        self.grid = session.scenario.scene("s1").grid.grid()
        self.told: list[str] = []
        self.context = ToolContext(session, "s1", notify=lambda text: self.told.append(str(text)))
        self.context.options.update(options)
        self.run = SPECS[tool].run(self.context)
        self.overlay: Overlay = next(self.run)
        self.before = self.state()

    def state(self) -> Any:
        return self.session.do({"do": "state"}).result

    def send(self, kind: Any, at: ScenePoint, **more: Any) -> Overlay:
        more.setdefault("button", "left" if kind in ("press", "release", "double") else "")
        self.overlay = self.run.send(PointerEvent(kind, at, **more))
        return self.overlay

    def keys(self, *names: str, at: ScenePoint | None = None) -> Overlay:
        for name in names:
            self.send("key", at or ScenePoint(0, 0), key=name)
        return self.overlay

    def middle(self, column: int, row: int) -> ScenePoint:
        return self.grid.center(self.grid.from_offset(column, row))

    def draw(self, *places: tuple[int, int], let_go: bool = True) -> Overlay:
        points = [self.middle(*place) for place in places]
        self.send("press", points[0])
        for point in points:
            self.send("move", point)
        return self.send("release", points[-1]) if let_go else self.overlay

    def ground(self, column: int, row: int) -> Terrain:
        id_ = terrain_id(self.grid.from_offset(column, row))
        return self.session.scenario.terrain("s1", id_) or Terrain(id_)

    def painted(self) -> set[str]:
        return set(self.session.scenario.of(Terrain, "s1"))

    def ids(self, cells: Iterable[Cell]) -> set[str]:
        return {terrain_id(cell) for cell in cells}

    def undone(self) -> bool:
        """Whether one undo brings back what was there at the start, to the byte."""
        self.session.do({"do": "undo"})
        return bool(self.state() == self.before)
