"""Areas that lie on the map, as the windows show them: their cells among walls and round tokens, and who may know of them."""

from __future__ import annotations

from typing import Any

from battlemap.geometry.shapes import Coverage
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, Token
from battlemap.model.scenario import ScenarioView


def area_polygons(view: ScenarioView, scene: str, area: Area, coverage: Coverage) -> tuple[tuple[ScenePoint, ...], ...]:
    """The cells inside an area as polygons, nearest first."""
    from battlemap.vision.effect import cells_of

    grid = view.scene(scene).grid.grid()
    return tuple(grid.polygon(cell) for cell in cells_of(view, scene, area, coverage))


def depends_on(view: ScenarioView, scene: str, area: Area) -> tuple[Any, ...]:
    """What an area's cells depend on: the same objects as long as none of it changed."""
    from battlemap.vision.screens import screens_of

    walls = screens_of(view, scene, "effect") if area.limit != "through" else None
    return area, bearer_of(view, scene, area), walls


def bearer_of(view: ScenarioView, scene: str, area: Area) -> Token | None:
    """The token an area goes with."""
    return view.token(scene, area.token) if area.token is not None else None


def start_of(view: ScenarioView, scene: str, area: Area) -> ScenePoint:
    """The point of the map an area starts from."""
    from battlemap.vision.effect import start_point

    return start_point(view, scene, area)
