"""A body that its disc does not cover is outlined cell by cell, on every grid that has cells."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage

from battlemap.app.display import TokenItem
from battlemap.ui.canvas.footprints import beyond_disc
from battlemap.ui.canvas.render import render_scene

pytestmark = pytest.mark.usefixtures("qapp")
KINDS = ["hex-flat", "hex-pointy", "square", "none"]
PPU = 40


def horde(made: ModuleType, kind: str, cells: int = 7) -> TokenItem:
    """A token on column 8, row 6 with the cells within 2 of it that come first."""
    spec = made.spec(kind)
    grid = spec.grid()
    item: TokenItem = made.token(spec, "Rats", 8, 6, "foe")
    around = sorted(grid.disk(grid.from_offset(8, 6), 2))[:cells]
    return replace(item, polygons=tuple(grid.polygon(cell) for cell in around))


def picture(made: ModuleType, kind: str, *items: TokenItem) -> QImage:
    return render_scene(made.listed([made.grid_item(made.spec(kind)), *items]), lambda file: None, px_per_cell=PPU)


def middle(item: TokenItem, n: int) -> QPoint:
    polygon = item.polygons[n]
    return QPoint(*(round(PPU * sum(c[axis] for c in polygon) / len(polygon)) for axis in (0, 1)))


def red(color: QColor) -> bool:
    return color.red() > color.blue() + 20


@pytest.mark.parametrize("kind", KINDS[:3])  # without a grid a body is a circle, as its disc
def test_each_cell_of_a_horde_has_the_colour_of_its_side(made: ModuleType, kind: str) -> None:
    item = horde(made, kind)
    with_it, bare = picture(made, kind, item), picture(made, kind)
    assert beyond_disc(item)
    for n in range(len(item.polygons)):
        at = middle(item, n) + QPoint(0, 12)
        assert red(with_it.pixelColor(at)) and not red(bare.pixelColor(at)), n


@pytest.mark.parametrize(("kind", "size"), [(kind, size) for kind in KINDS for size in (1, 2, 3)])
def test_a_token_as_round_as_its_cells_has_no_outline(made: ModuleType, kind: str, size: int) -> None:
    assert not beyond_disc(made.token(made.spec(kind), "Ogre", 8, 6, "foe", size=size))


def test_one_that_has_shrunk_leaves_no_cells_behind(made: ModuleType, make_canvas: object) -> None:
    canvas = make_canvas()  # type: ignore[operator]
    item, grid = horde(made, "hex-flat"), made.grid_item(made.spec("hex-flat"))
    canvas.set_display(made.listed([grid, item]))
    layer = canvas._footprints
    assert not layer.box(canvas.lens()).isEmpty()
    canvas.set_display(made.listed([grid, made.token(made.spec("hex-flat"), "Rats", 8, 6, "foe")]))
    assert layer.box(canvas.lens()).isEmpty()
    canvas.set_display(made.listed([grid, item]))
    canvas.set_display(made.listed([grid]))
    assert layer.box(canvas.lens()).isEmpty()
