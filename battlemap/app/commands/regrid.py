"""Another kind of grid under a scene: what stood in cells of the old one comes to stand in those of the new one."""

from __future__ import annotations

from dataclasses import replace

from battlemap.geometry.facing import nearest_direction
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Area, Entity, EntityKey, GridSpec, Pair, Terrain, Token, terrain_id
from battlemap.model.scenario import Draft


def refit(draft: Draft, scene: str, before: GridSpec, after: GridSpec) -> None:
    """Keep tokens, areas and ground where they lie on the map, in the cells and directions of the new grid.

    A token beyond the new grid's edge comes to stand at the edge; of ground that falls into one cell, the first by id stays.
    """
    if before.kind == after.kind:
        return
    old, new = before.grid(), after.grid()

    def moved(at: Pair) -> Pair:
        x, y = _landing(new, old.center(old.cell(at)))
        return (x, y)

    things: dict[EntityKey, Entity | None] = {}
    for token in draft.of(Token, scene).values():
        facing = nearest_direction(new, old.direction_deg(token.facing % old.directions))
        things[EntityKey(scene, "token", token.id)] = replace(token, at=moved(token.at), facing=facing)
    for area in draft.of(Area, scene).values():
        at, to = (None if pair is None else moved(_whole(old, pair)) for pair in (area.at, area.to))
        things[EntityKey(scene, "area", area.id)] = replace(area, at=at or area.at, to=to)
    ground = draft.of(Terrain, scene)
    things |= {EntityKey(scene, "cell", id_): None for id_ in ground}
    kept: dict[EntityKey, Entity] = {}
    for id_ in sorted(ground):
        x, y = map(float, id_.split(","))
        cell = new.cell_at(old.center(old.cell((x, y))))
        if new.contains(cell):
            kept.setdefault(EntityKey(scene, "cell", terrain_id(cell)), replace(ground[id_], id=terrain_id(cell)))
    for key, thing in {**things, **kept}.items():
        draft.put(key, thing)


def _landing(grid: Grid, point: ScenePoint) -> Cell:
    """The cell of a point, or the cell at the edge that lies in its direction."""
    cell = grid.cell_at(point)
    if grid.contains(cell):
        return cell
    column, row = grid.offset(cell)
    return grid.from_offset(min(max(column, 0), grid.columns - 1), min(max(row, 0), grid.rows - 1))


def _whole(grid: Grid, pair: Pair) -> Pair:
    """An area may lie between cells; on a grid it goes by the nearest one."""
    return pair if grid.kind == "none" else (round(pair[0]), round(pair[1]))
