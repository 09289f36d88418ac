"""What lies under the pointer, in a few words for the status bar."""

from __future__ import annotations

from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Region, Token, terrain_id
from battlemap.text import T, Text
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.sides import SIDES
from battlemap.ui.widgets import number

TAGS: dict[str, Text] = {
    "difficult": T("difficult ground"),
    "stairs": T("stairs"),
    "ladder": T("ladder"),
    "minor_obstacle": T("minor obstacle"),
    "obstacle": T("obstacle"),
    "impassable": T("impassable"),
    "flammable": T("flammable"),
}
SURFACES: dict[str, Text] = {
    "wood": T("wood"), "stone": T("stone"), "grass": T("grass"), "mud": T("mud"), "sand": T("sand"), "ice": T("ice"),
    "earth": T("earth"), "rubble": T("rubble"), "snow": T("snow"), "water": T("water"), "road": T("road"),
}  # fmt: skip


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
    column, row = grid.offset(cell)
    parts = [] if grid.kind == "none" else [tr("Cell {column}, {row}", column=column + 1, row=row + 1)]
    token = _token_at(desk, point)
    if token is not None:
        parts = [token.name or token.id]
        parts += [tr(title) for side, title in SIDES if side == token.side and side]
    parts += [
        region.name for region in scenario.of(Region, scene).values() if region.name and _inside(point, region.polygon)
    ]
    ground = scenario.terrain(scene, terrain_id(cell))
    if ground is not None:
        words = (
            [tr(SURFACES[ground.surface]) if ground.surface in SURFACES else ground.surface] if ground.surface else []
        )
        if ground.water and ground.surface == "water":
            words = []
        words += [tr(TAGS[tag]) if tag in TAGS else tag for tag in ground.tags]
        if ground.water:
            words.append(tr("water {depth} m deep", depth=number(ground.water)))
        parts += [", ".join(words)] if words else []
    parts.append(tr("height {height} m", height=number(ground.elevation if ground is not None else 0.0)))
    return " · ".join(parts)


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
