"""Areas that lie on the map, as the windows show them: their cells among walls and round tokens, and who may know of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from battlemap.geometry.shapes import Coverage
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, Token
from battlemap.model.scenario import ScenarioView

if TYPE_CHECKING:
    from battlemap.geometry.shapes_plane import Floats
    from battlemap.vision.effect import Affected

Middles = tuple[tuple[float, float], ...]


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


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What an area would take in: middles of cells, scene units, nearest first, and the tokens in its shape.

    `far`: how far each of `cells` is, in cells; `blocked`: cells in the shape that it does not get to.
    """

    cells: Middles
    far: tuple[float, ...]
    blocked: Middles
    tokens: tuple[Affected, ...]


def foresee(view: ScenarioView, scene: str, area: Area, coverage: Coverage) -> Foreseen:
    """The answer of the `area` query, with the cells that walls keep it from."""
    from battlemap.vision.effect import cells_of, effect_of

    effect = effect_of(view, scene, area, coverage, brief=True)
    inside = effect.cells
    blocked: Middles = ()
    if area.limit != "through":
        whole = cells_of(view, scene, replace(area, limit="through"), coverage)
        blocked = _middles(whole.only(inside.find(whole.pairs) < 0).centers)
    return Foreseen(_middles(inside.centers), tuple(inside.far.tolist()), blocked, effect.tokens)


def _middles(points: Floats) -> Middles:
    return tuple(map(tuple, points.tolist()))
