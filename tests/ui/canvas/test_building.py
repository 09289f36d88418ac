"""What building looks like: every mark can be told from the others by its shape, and nothing of it is on the players' canvas."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.display import DisplayList, DoorItem, GridItem, Item, LightItem, NoteItem, RegionItem, WallItem
from battlemap.app.tools.base import Overlay
from battlemap.app.tools.handles import Building, Handle, Ring, Shape, Snapped
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import GridSpec
from battlemap.text import T
from battlemap.ui.canvas.building import BuildingView, Chosen, Sketch
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens

AT = ScenePoint(2.0, 2.0)


def painted(layer: Layer, ppu: float = 50.0) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0x404040)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ppu, ppu)
    layer.draw(painter, Lens(ppu), QRectF(0, 0, 300 / ppu, 300 / ppu))
    painter.end()
    return image


def sketched(**parts: object) -> QImage:
    sketch = Sketch()
    sketch.show(Building(("wall",), **parts))  # type: ignore[arg-type]
    return painted(sketch)


def test_each_kind_of_snap_has_a_mark_of_its_own(qapp: QApplication) -> None:
    kinds = ("point", "line", "corner", "edge", "center", "free")
    marks = [sketched(snap=Snapped(AT, kind)) for kind in kinds]  # type: ignore[arg-type]
    assert all(a != b for n, a in enumerate(marks) for b in marks[:n])


def test_each_kind_of_handle_looks_its_own_way_and_lit_ones_differ(qapp: QApplication) -> None:
    shown = [
        sketched(handles=(Handle("w1", 0, AT, kind, lit),))  # type: ignore[arg-type]
        for kind in ("point", "bright", "dim", "angle")
        for lit in (False, True)
    ]
    assert all(a != b for n, a in enumerate(shown) for b in shown[:n])


@pytest.mark.parametrize("look", ["new", "hover", "moved", "bad"])
def test_all_it_draws_lies_in_its_box(qapp: QApplication, look: str) -> None:
    sketch = Sketch()
    square = (AT, ScenePoint(4.0, 2.0), ScenePoint(4.0, 4.0))
    made = Building(
        ("wall",), (Shape(square, look, True), Shape((ScenePoint(3.0, 4.5),), look)),  # type: ignore[arg-type]
        (Ring(AT, 1.5, True, 90.0, 45.0),), (Handle("w1", 0, AT),), Snapped(AT, "corner"), T("3 m"),
    )  # fmt: skip
    assert sketch.show(made) and not sketch.show(made)
    box = sketch.box(Lens(50.0))
    image = painted(sketch)
    ground = image.pixel(QPoint(299, 299))
    changed = [(x, y) for x in range(300) for y in range(300) if image.pixel(x, y) != ground]
    assert changed
    assert all(box.contains(x / 50, y / 50) for x, y in changed)


ITEMS: tuple[Item, ...] = (
    WallItem("w1", (AT, ScenePoint(4.0, 2.0)), True, "full", None, False),
    DoorItem("d1", (ScenePoint(4.0, 2.0), ScenePoint(5.0, 2.0)), "door", "closed", False, False),
    LightItem("l1", ScenePoint(1.0, 1.0), 1.0, 2.0, "#ffffff", True),
    RegionItem("r1", "", (ScenePoint(1.0, 3.0), ScenePoint(3.0, 3.0), ScenePoint(3.0, 5.0))),
    NoteItem("n1", ScenePoint(5.0, 5.0), "", True),
)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.kind)
def test_what_is_selected_has_a_halo(qapp: QApplication, item: Item) -> None:
    chosen = Chosen()
    assert chosen.box(Lens(50.0)).isEmpty()
    assert not chosen.put(item), "it has a layer of its own"
    bare = painted(chosen)
    chosen.selected = frozenset({item.id})  # type: ignore[union-attr]
    assert painted(chosen) != bare and not chosen.box(Lens(50.0)).isEmpty()
    chosen.take(item)
    assert painted(chosen) == bare


def test_the_points_of_the_kind_in_hand_are_marked(qapp: QApplication) -> None:
    view = BuildingView()
    for item in ITEMS:
        view.chosen.put(item)
    bare = painted(view.chosen)
    assert view.show(Building(("wall",)), str) == [view.chosen, view.sketch]
    assert painted(view.chosen) != bare
    assert painted(view.chosen, 8.0) == painted(Chosen(), 8.0), "not where they would be a mess"
    assert view.show(None, str) == [view.chosen, view.sketch]


def shown(canvas: MapCanvas, *items: Item) -> QImage:
    spec = GridSpec("square", 12, 9)
    grid = GridItem("s1", spec, spec.grid().bounds(), 1.0, "m")
    canvas.set_display(DisplayList("s1", {(i.kind, i.id): i for i in (grid, *items)}))
    QApplication.processEvents()
    canvas.settle()
    return canvas.grab().toImage()


def test_players_see_nothing_of_it(qtbot: QtBot) -> None:
    canvas = MapCanvas("player", lambda name: None)
    qtbot.addWidget(canvas)
    canvas.resize(400, 300)
    canvas.show()
    before = shown(canvas)
    canvas.set_things(["w1"])
    canvas.set_overlay(Overlay(building=Building(("wall",), (Shape((AT, ScenePoint(4.0, 2.0))),))))
    QApplication.processEvents()
    assert canvas.grab().toImage() == before


def test_a_layer_that_grows_to_the_left_stays_where_it_is(qtbot: QtBot) -> None:
    """Qt kept the old picture of a cached layer, shifted."""
    right = LightItem("l1", ScenePoint(8.0, 4.0), 12.0, 24.0, "#ffcc88", True)
    left = NoteItem("n1", ScenePoint(1.0, 8.0), "", True)
    pictures = []
    for first in ((right,), ()):
        canvas = MapCanvas("gm", lambda name: None)
        qtbot.addWidget(canvas)
        canvas.resize(500, 400)
        canvas.show()
        qtbot.waitExposed(canvas)
        shown(canvas, *first)
        pictures.append(shown(canvas, right, left))
    assert pictures[0] == pictures[1]
