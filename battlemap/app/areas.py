"""The cells of an area that lies on the map."""

from __future__ import annotations

from battlemap.geometry import shapes
from battlemap.geometry.facing import bearing_deg
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell
from battlemap.model.entities import Area


def area_cells(grid: Grid, area: Area) -> tuple[Cell, ...]:
    """Cells of the scene inside the area, nearest first. What an area leaves out takes a plain default: radius 1, length 1,
    an opening of 60 degrees, towards direction 0."""
    at = grid.cell(area.at)
    to = grid.cell(area.to) if area.to is not None else grid.neighbor(at, 0)
    radius = 1.0 if area.radius is None else area.radius
    if area.shape in ("burst", "aura"):
        return tuple(shapes.burst(grid, at, radius))
    if area.shape == "ring":
        return tuple(shapes.ring(grid, at, radius, radius if area.inner is None else area.inner))
    if area.shape == "rect":
        return tuple(shapes.rect(grid, grid.center(at), grid.center(to), at))
    if area.shape == "line":
        return tuple(shapes.line(grid, at, to, 1.0 if area.width is None else area.width))
    towards = bearing_deg(grid.center(at), grid.center(to))
    angle = 60.0 if area.angle_deg is None else area.angle_deg
    return tuple(shapes.cone(grid, at, towards, angle, 1.0 if area.length is None else area.length))
