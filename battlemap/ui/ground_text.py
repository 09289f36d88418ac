"""What lies under the pointer, in a few words for the status bar."""

from __future__ import annotations

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.brush_ground import ground_of
from battlemap.app.tools.brush_words import words_for
from battlemap.geometry.grid import numbered
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region, Terrain, Token
from battlemap.rules.manifest import Manifest
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.sides import SIDES
from battlemap.ui.widgets import number


def ground_text(desk: Desk, point: ScenePoint) -> str:
    """ "Ana · party · wood, difficult ground · height 1.5 m"; empty outside the map."""
    session = desk.session
    if session is None:
        return ""
    scenario, scene = session.scenario, desk.scene
    grid = scenario.scene(scene).grid.grid()
    cell = grid.cell_at(point)
    if not grid.contains(cell):
        return ""
    column, row = numbered(grid, cell)
    parts = [] if grid.kind == "none" else [tr("Cell {column}, {row}", column=column, row=row)]
    token = _token_at(desk, point)
    if token is not None:
        parts = [token.name or token.id]
        parts += [tr(title) for side, title in SIDES if side == token.side and side]
    parts += [
        region.name for region in scenario.of(Region, scene).values() if region.name and _inside(point, region.polygon)
    ]
    ground = ground_of(ToolContext(session, scene)).at(point)
    words = _words(session.ruleset.manifest, ground)
    parts += [", ".join(words)] if words else []
    parts.append(tr("height {height} m", height=number(ground.elevation)))
    return " · ".join(parts)


def _words(manifest: Manifest, ground: Terrain) -> list[str]:
    """Surface, tags, water and way up, as the rules of the map call them."""
    surface = "" if ground.water and ground.surface == "water" else ground.surface or ""
    words = [tr(words_for(manifest, "surface", [surface])[surface].title)] if surface else []
    known = words_for(manifest, "tag", ground.tags)
    words += [tr(known[tag].title) for tag in ground.tags]
    if ground.water:
        words.append(tr("water {depth} m deep", depth=number(ground.water)))
    if ground.climb and ground.climb not in ground.tags:
        way = words_for(manifest, "climb", [ground.climb])[ground.climb].title
        words.append(tr("way up: {what}", what=tr(way)))
    return words


def _token_at(desk: Desk, point: ScenePoint) -> Token | None:
    session = desk.session
    if session is None:
        return None
    grid = session.scenario.scene(desk.scene).grid.grid()
    for token in desk.tokens().values():
        middle = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
        if (middle.x - point.x) ** 2 + (middle.y - point.y) ** 2 <= (token.size * 0.46) ** 2:
            return token
    return None


def _inside(point: ScenePoint, polygon: tuple[tuple[float, float], ...]) -> bool:
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        if (ay > point.y) != (by > point.y) and point.x < (bx - ax) * (point.y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
