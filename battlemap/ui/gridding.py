"""Another grid under pictures that are there already: where they come to lie, and the lines that do it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from battlemap.errors import LimitError
from battlemap.formats.fit import fit
from battlemap.geometry.grid import GridKind
from battlemap.model.entities import GridSpec, Picture, Scene

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Gridded:
    """A scene's grid as wished. `shift`: where the lowest picture begins, in cells right of and below the grid's corner."""

    spec: GridSpec
    cell_distance: float
    unit: str
    shift: tuple[float, float] = (0.0, 0.0)


def lowest(pictures: Sequence[Picture]) -> Picture | None:
    """The picture the grid belongs to."""
    return min(pictures, key=lambda one: (one.z, one.id), default=None)


def rows_for(picture: Picture, kind: GridKind, columns: int) -> int | None:
    """The rows that leave a picture its form; None if it would be too many."""
    try:
        found = fit(kind, picture.rect[2], picture.rect[3], cell=1.0, columns=columns, rows=None)
    except LimitError:
        return None
    return found.spec.rows


def boxes(scene: Scene, pictures: Sequence[Picture], wished: Gridded) -> dict[str, Box]:
    """Where each picture comes to lie, by id. The lowest covers the grid, the others keep their places on it; it keeps
    its size if neither the kind of the grid nor its columns and rows change."""
    base = lowest(pictures)
    if base is None:
        return {}
    left, top, width, height = base.rect
    x = y = 1.0
    if _counts(scene.grid) != _counts(wished.spec):
        found = fit(wished.spec.kind, width, height, cell=1.0, columns=wished.spec.columns, rows=None)
        x, y = found.x, found.y
        if found.spec.rows != wished.spec.rows:
            y = fit(wished.spec.kind, width, height, cell=1.0, columns=wished.spec.columns, rows=wished.spec.rows).y
    right, down = wished.shift
    return {
        one.id: (
            _short((one.rect[0] - left) * x + right), _short((one.rect[1] - top) * y + down),
            _short(one.rect[2] * x), _short(one.rect[3] * y),
        )
        for one in pictures
    }  # fmt: skip


def lines(scene: Scene, pictures: Sequence[Picture], wished: Gridded) -> list[dict[str, Any]]:
    """What to carry out, as one, so that the scene has this grid; nothing if it has it already."""
    fields: dict[str, Any] = {}
    if _counts(scene.grid) != _counts(wished.spec):
        kind, columns, rows = _counts(wished.spec)
        fields["grid"] = {"kind": kind, "columns": columns, "rows": rows}
    if (wished.cell_distance, wished.unit) != (scene.cell_distance, scene.unit):
        fields |= {"cell_distance": wished.cell_distance, "unit": wished.unit}
    found: list[dict[str, Any]] = [{"do": "set", "id": scene.id, "set": fields}] if fields else []
    places = boxes(scene, pictures, wished)
    return found + [
        {"do": "set", "id": one.id, "set": {"rect": list(places[one.id])}}
        for one in pictures
        if places[one.id] != one.rect
    ]


def _counts(spec: GridSpec) -> tuple[GridKind, int, int]:
    return spec.kind, spec.columns, spec.rows


def _short(value: float) -> float:
    return round(value, 6)
