"""MapCanvas: display lists in, items drawn; camera; overlays; nothing left behind."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QRegion
from pytestqt.qtbot import QtBot

from battlemap.app.display import DisplayList
from battlemap.app.tools.base import Card, CardLine, Ghost, Measure, Overlay
from battlemap.geometry.types import ScenePoint
from battlemap.movement.results import Illegal, Path, Reach, ReachCell, Step
from battlemap.text import T
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.lens import Lens

KINDS = ["hex-flat", "hex-pointy", "square", "none"]


def pixel(canvas: MapCanvas, at: ScenePoint) -> QColor:
    return canvas.grab().toImage().pixelColor(canvas.view_point(at).toPoint())


def hued(color: QColor, like: str, within: int = 25) -> bool:
    return abs((color.hsvHue() - QColor(like).hsvHue() + 180) % 360 - 180) <= within and color.hsvSaturation() > 60


@pytest.mark.parametrize("kind", KINDS)
def test_a_scene_is_shown_whole_after_it_is_set(make_canvas: Any, made: ModuleType, kind: str) -> None:
    canvas, spec = make_canvas(), made.spec(kind)
    canvas.set_display(made.listed(made.fight(spec)))
    box = spec.grid().bounds()
    assert canvas.visible_scene_rect().contains(QRectF(box.x, box.y, box.width, box.height))
    canvas.settle()
    assert hued(pixel(canvas, ScenePoint(box.width * 0.7, box.height * 0.2)), "#80934f")


def test_a_token_has_the_colour_of_its_side(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 5, 4)
    tokens = [made.token(spec, look, i, 1, look) for i, look in enumerate(("player", "foe", "ally"))]
    canvas.set_display(made.listed([made.grid_item(spec), *tokens]))
    for item, tint in zip(tokens, ("#4AA3FF", "#F0562F", "#1FB58A"), strict=True):
        spots = [ScenePoint(item.center.x - item.diameter * part, item.center.y) for part in (0.42, 0.44, 0.46, 0.48)]
        assert any(hued(pixel(canvas, spot), tint) for spot in spots), item.name


def test_only_what_differs_is_touched(make_canvas: Any, made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, spec = make_canvas(), made.spec()
    items = made.fight(spec)
    canvas.set_display(made.listed(items))
    put: list[str] = []
    taken: list[str] = []
    monkeypatch.setattr(canvas, "_put", lambda item: put.append(item.id) or 0)
    monkeypatch.setattr(canvas, "_take", lambda item: taken.append(item.id) or 0)
    moved = [replace(i, center=ScenePoint(3, 3)) if i.id == "wolf" else i for i in items if i.id != "ogre"]
    canvas.set_display(made.listed([*moved, made.token(spec, "New", 1, 1)]))
    assert sorted(put) == ["new", "wolf"]
    assert taken == ["ogre"]


def test_what_is_not_in_the_list_is_not_on_the_scene(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas("player"), made.spec("square", 6, 6)
    wolf = made.token(spec, "Wolf", 3, 3, "foe", hidden=True)
    base = [made.grid_item(spec), made.picture(spec)]
    canvas.set_display(made.listed([*base, wolf]))
    canvas.set_display(made.listed(base))
    canvas.settle()
    assert not canvas._pieces
    assert hued(pixel(canvas, ScenePoint(3.4, 3.4)), "#80934f")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(steps=st.lists(st.tuples(st.floats(0.3, 3.0), st.integers(1, 798), st.integers(1, 598)), min_size=1, max_size=8))
def test_zoom_keeps_the_point_under_the_pointer(
    make_canvas: Any, made: ModuleType, steps: list[tuple[float, int, int]]
) -> None:
    canvas = make_canvas(keep="zoom")
    canvas.set_display(made.listed([made.grid_item(made.spec("hex-flat"))]))
    canvas.fit()
    for factor, x, y in steps:
        at = QPointF(x, y)
        before = canvas.scene_point(at)
        box = canvas.sceneRect()
        canvas.zoom_by(factor, at)
        after = canvas.scene_point(at)
        ppu = canvas.px_per_unit()
        assert 2.0 <= ppu <= 400.0
        inside = canvas.sceneRect().contains(canvas.visible_scene_rect().adjusted(2 / ppu, 2 / ppu, -2 / ppu, -2 / ppu))
        at_border = any(
            bar.value() in (bar.minimum(), bar.maximum())
            for bar in (canvas.horizontalScrollBar(), canvas.verticalScrollBar())
        )
        assert box.isValid() and inside
        if not at_border:
            assert abs(after.x - before.x) * ppu <= 1.0
            assert abs(after.y - before.y) * ppu <= 1.0


def test_panning_moves_the_map_with_the_hand(make_canvas: Any, made: ModuleType) -> None:
    canvas = make_canvas()
    canvas.set_display(made.listed(made.fight(made.spec())))
    canvas.set_zoom(80)
    before = canvas.scene_point(QPointF(400, 300))
    canvas.scroll_px(80, -40)
    after = canvas.scene_point(QPointF(400, 300))
    assert (before.x - after.x, before.y - after.y) == pytest.approx((1.0, -0.5))


def test_each_canvas_has_its_own_camera(make_canvas: Any, made: ModuleType) -> None:
    one, other = make_canvas(), make_canvas("player")
    display = made.listed(made.fight(made.spec()))
    one.set_display(display)
    other.set_display(display)
    kept = other.px_per_unit()
    one.zoom_by(3.0)
    assert one.px_per_unit() == pytest.approx(3 * kept)
    assert other.px_per_unit() == kept


def test_the_same_scene_keeps_the_camera_and_another_one_is_fitted(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec()
    canvas.set_display(made.listed(made.fight(spec)))
    canvas.set_zoom(100)
    canvas.set_display(made.listed([made.grid_item(spec)]))
    assert canvas.px_per_unit() == 100
    canvas.set_display(made.listed([made.grid_item(made.spec("square", 8, 6))], "s2"))
    assert canvas.px_per_unit() != 100


class Painted(QObject):
    """Gathers what the viewport repaints."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self.region = QRegion()
        canvas.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.region = self.region.united(event.region())  # type: ignore[attr-defined]
        return False


def test_a_moved_token_repaints_two_small_places(qtbot: QtBot, make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 20, 14)
    items = [
        made.grid_item(spec),
        made.picture(spec),
        made.token(spec, "Ana", 2, 2),
        made.token(spec, "Bo", 9, 9, "foe"),
    ]
    canvas.set_display(made.listed(items))
    canvas.settle()
    qtbot.wait(50)
    painted = Painted(canvas)
    items[2] = made.token(spec, "Ana", 15, 10)
    canvas.set_display(made.listed(items))
    qtbot.waitUntil(lambda: not painted.region.isEmpty(), timeout=2000)
    qtbot.wait(20)
    area = sum(r.width() * r.height() for r in painted.region)
    assert area < 800 * 600 * 0.08
    between = canvas.view_point(ScenePoint(9, 6)).toPoint()
    assert not painted.region.contains(between)


def test_500_tokens_share_their_pictures(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 40, 30)
    looks = ("player", "foe")
    tokens = [
        replace(
            made.token(spec, "Orc", i % 40, i // 40, looks[i % 2], facing=i % 4), id=f"t{i}", picture="pictures/map.png"
        )
        for i in range(500)
    ]
    canvas.set_display(made.listed([made.grid_item(spec), *tokens]))
    canvas.settle()
    keys = {piece.disc.pixmap().cacheKey() for piece in canvas._pieces.values()}
    assert len(canvas._pieces) == 500
    assert len(keys) == 4  # two sides by two facings each


def test_selection_rings_a_token_and_lets_it_go(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 5, 4)
    ana = made.token(spec, "Ana", 2, 1)
    canvas.set_display(made.listed([made.grid_item(spec), ana]))
    plain = canvas.grab().toImage()
    canvas.set_selection(["ana", "nobody"])
    ringed = canvas.grab().toImage()
    canvas.set_selection([])
    assert ringed != plain
    assert canvas.grab().toImage() == plain


def test_a_slide_ends_where_the_token_stands(qtbot: QtBot, make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.animate = True
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 2)]))
    goal = made.token(spec, "Ana", 3, 2)
    canvas.set_display(made.listed([made.grid_item(spec), goal]))
    piece = canvas._pieces["ana"]
    assert piece.sliding
    qtbot.waitUntil(lambda: not piece.sliding, timeout=2000)
    assert (piece.at.x(), piece.at.y()) == (goal.center.x, goal.center.y)


def test_reduced_motion_puts_a_token_there_at_once(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 2)]))
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 9, 6)]))
    assert not canvas._pieces["ana"].sliding
    assert canvas._pieces["ana"].at == QPointF(9.5, 6.5)


def drag_overlay(spec: Any, *, legal: bool = True) -> Overlay:
    """A move of three cells to the right from (2, 2) in the hand."""
    grid = spec.grid()
    if spec.kind == "none":
        cells = [ScenePoint(2.5 + i, 2.5) for i in range(4)]
    else:
        cells = [grid.from_offset(2 + i, 2) for i in range(4)]
    places = tuple(ReachCell(c, float(i), {0: float(i)}, "walk") for i, c in enumerate(cells))
    path = Path(
        3.0,
        "MP",
        tuple(Step("forward", c, 1, "walk", 1.0) for c in cells[1:]),
        (0, 1),
        illegal=None if legal else Illegal(2, "wall"),
    )
    middle, end = grid.center(cells[0]), grid.center(cells[3])
    return Overlay(
        reach=Reach(3.0, "MP", places, (("step", 1.0), ("move", 3.0))),
        path=path,
        start=cells[0],
        waypoints=(cells[1],),
        ghost=Ghost(("ana",), end.x - middle.x, end.y - middle.y, 1, legal=legal, override=not legal),
        target=cells[3],
        facings=(0, 1),
        facing=1,
        card=Card(T("3 of 3 MP"), (CardLine(T("Forward"), "3", "MOV-3"),), "normal", cells[3]),
        cursor="move" if legal else "forbidden",
        busy=True,
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("legal", [True, False])
def test_an_overlay_comes_and_goes_without_trace(make_canvas: Any, made: ModuleType, kind: str, legal: bool) -> None:
    canvas, spec = make_canvas(), made.spec(kind, 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 2)]))
    canvas.settle()
    before = canvas.grab().toImage()
    canvas.set_overlay(drag_overlay(spec, legal=legal))
    during = canvas.grab().toImage()
    assert during != before
    assert canvas._pieces["ana"].disc.opacity() == pytest.approx(0.38)
    assert canvas._card.isVisible()
    canvas.set_overlay(Overlay())
    assert canvas.grab().toImage() == before
    assert not canvas._card.isVisible()


def test_bands_have_their_colours(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec)]))
    canvas.set_overlay(Overlay(reach=drag_overlay(spec).reach))
    step, move = pixel(canvas, ScenePoint(3.85, 2.2)), pixel(canvas, ScenePoint(4.85, 2.2))
    assert step.lightness() > move.lightness() + 30
    assert hued(move, "#3D8BFF")


def test_an_illegal_way_turns_red_where_it_may_not_go_on(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 2)]))
    canvas.set_overlay(replace(drag_overlay(spec, legal=False), reach=None, card=None, ghost=None))
    image = canvas.grab().toImage()

    def on_line(x: float) -> bool:
        spots = [canvas.view_point(ScenePoint(x + i * 0.02, 2.5)).toPoint() for i in range(10)]
        return any(image.pixelColor(p).red() > 200 and image.pixelColor(p).green() < 140 for p in spots)

    assert on_line(4.9)
    assert not on_line(2.9)


def test_ruler_and_rubber_box_are_drawn(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec)]))
    before = canvas.grab().toImage()
    canvas.set_overlay(Overlay(measure=Measure((ScenePoint(1, 1), ScenePoint(6, 1), ScenePoint(6, 5)), T("9 m"))))
    ruled = canvas.grab().toImage()
    canvas.set_overlay(Overlay(rubber=(ScenePoint(8, 6), ScenePoint(2, 2))))
    boxed = canvas.grab().toImage()
    assert len({id(before), id(ruled), id(boxed)}) == 3
    assert before != ruled != boxed
    assert boxed.pixelColor(canvas.view_point(ScenePoint(5.3, 4.3)).toPoint()) != before.pixelColor(
        canvas.view_point(ScenePoint(5.3, 4.3)).toPoint()
    )


def test_the_outline_of_the_players_screen_is_violet(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec)]))
    canvas.set_view_rect(QRectF(2, 2, 6, 4), "Players' screen")
    assert hued(pixel(canvas, ScenePoint(8, 6)), "#C79BFF")
    canvas.set_view_rect(None)
    assert not hued(pixel(canvas, ScenePoint(8, 6)), "#C79BFF")


def test_walls_and_doors_are_the_gms(make_canvas: Any, made: ModuleType) -> None:
    from battlemap.app.display import DoorItem, WallItem

    spec = made.spec("square", 8, 6)
    wall = WallItem("w1", (ScenePoint(2, 3), ScenePoint(6, 3)), True, "full", None, False)
    door = DoorItem("d1", (ScenePoint(6, 3), ScenePoint(7, 3)), "door", "closed", True, False)
    for role, seen in (("gm", True), ("player", False)):
        canvas = make_canvas(role)
        canvas.set_display(made.listed([made.grid_item(spec), wall, door]))
        assert hued(pixel(canvas, ScenePoint(3.5, 3.0)), "#FFE3A3") is seen
        assert hued(pixel(canvas, ScenePoint(6.2, 3.0)), "#FFB46B") is seen


def test_a_picture_of_the_window_is_the_same_twice(make_canvas: Any, made: ModuleType) -> None:
    canvas = make_canvas()
    canvas.set_display(made.listed(made.fight(made.spec())))
    canvas.settle()
    first = canvas.grab().toImage()
    canvas.viewport().update()
    assert canvas.grab().toImage() == first


def test_zooming_stretches_and_then_sharpens(qtbot: QtBot, make_canvas: Any, made: ModuleType) -> None:
    canvas = make_canvas()
    canvas.set_display(made.listed(made.fight(made.spec())))
    canvas.settle()
    canvas.zoom_by(1.25, QPointF(300, 300))
    assert canvas.lens().quick
    canvas.grab()
    qtbot.waitUntil(lambda: not canvas.lens().quick, timeout=2000)
    canvas.settle()
    fresh = make_canvas()
    fresh.set_display(made.listed(made.fight(made.spec())))
    fresh.set_zoom(canvas.px_per_unit())
    fresh.horizontalScrollBar().setValue(canvas.horizontalScrollBar().value())
    fresh.verticalScrollBar().setValue(canvas.verticalScrollBar().value())
    fresh.settle()
    assert fresh.grab().toImage() == canvas.grab().toImage()


def test_names_on_the_tv_do_not_collide(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas("player"), made.spec("square", 20, 14)
    names = ["Bartholomew", "Maximilian", "Theodora", "Ferdinand"]
    canvas.set_display(
        made.listed(
            [made.grid_item(spec), *(made.token(spec, n, 4 + i, 4, acting=i == 2) for i, n in enumerate(names))]
        )
    )
    canvas.set_tv_metrics(1.2)
    shown = [p for p in canvas._pieces.values() if p.name.isVisible()]
    boxes = [p.name_box() for p in shown]
    assert 0 < len(shown) < 4
    assert "theodora" in {p.item.id for p in shown}
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_an_empty_display_is_a_dark_window(make_canvas: Any) -> None:
    canvas = make_canvas()
    canvas.set_display(DisplayList("s1", {}))
    canvas.fit()
    assert pixel(canvas, canvas.scene_point(QPointF(400, 300))).lightness() < 60


def test_a_lens_measures_px() -> None:
    assert Lens(50.0).u(25) == 0.5


def test_a_closed_canvas_leaves_nothing_behind(qapp: Any, pictures: Any, made: ModuleType) -> None:
    canvas = MapCanvas("gm", pictures)
    canvas.resize(300, 200)
    canvas.show()
    canvas.set_display(made.listed(made.fight(made.spec("square"))))
    canvas.set_overlay(drag_overlay(made.spec("square")))
    canvas.settle()
    canvas.close()
    canvas.deleteLater()
    watch = weakref.ref(canvas)
    del canvas
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert watch() is None


def test_what_lies_under_the_pointer_is_marked(make_canvas: Any, made: ModuleType) -> None:
    from battlemap.app.display import NoteItem

    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    note = NoteItem("n1", ScenePoint(8.5, 5.5), "Trap door under the leaves", True)
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 2), note]))
    canvas.set_zoom(50)
    canvas.center_on(ScenePoint(6, 4))
    canvas.settle()
    plain = canvas.grab().toImage()
    seen = [plain]
    for at in (ScenePoint(5.5, 5.5), ScenePoint(2.5, 2.5), ScenePoint(8.5, 5.5)):
        canvas.hovered.emit(at)
        image = canvas.grab().toImage()
        assert all(image != other for other in seen)
        seen.append(image)
    canvas.hovered.emit(ScenePoint(8.9, 5.9))
    assert canvas.grab().toImage() != seen[-1]
    canvas.hovered.emit(None)
    assert canvas.grab().toImage() == plain


def test_the_label_of_what_the_players_see_is_whole_where_their_frame_leaves_the_view(
    make_canvas: Any, made: ModuleType
) -> None:
    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec)]))
    canvas.set_zoom(50)
    canvas.center_on(ScenePoint(6, 4))
    canvas.settle()

    def plate(outline: QRectF) -> int:
        canvas.set_view_rect(outline, "Players’ screen")
        image = canvas.grab().toImage()
        colors = (image.pixelColor(x, y) for x in range(14, 60) for y in range(60))
        return sum(color.blue() > color.green() + 20 and color.blue() < 110 for color in colors)

    seen = canvas.visible_scene_rect()
    whole = plate(seen.adjusted(0, 0.5, 0, 0))
    assert whole > 400
    assert plate(seen) >= 0.9 * whole
    assert plate(seen.adjusted(0, -3, 0, 0)) >= 0.9 * whole


def test_no_note_opens_under_what_is_dragged_over_it(make_canvas: Any, made: ModuleType) -> None:
    from battlemap.app.display import NoteItem

    canvas, spec = make_canvas(), made.spec("square", 12, 8)
    canvas.set_display(made.listed([made.grid_item(spec), NoteItem("n1", ScenePoint(8.5, 5.5), "Trap door", True)]))
    canvas.set_zoom(50)
    canvas.center_on(ScenePoint(6, 4))
    canvas.set_overlay(Overlay(busy=True))
    canvas.settle()
    plain = canvas.grab().toImage()
    canvas.hovered.emit(ScenePoint(8.5, 5.5))
    assert canvas.grab().toImage() == plain
    canvas.set_overlay(Overlay())
    canvas.hovered.emit(ScenePoint(8.5, 5.5))
    assert canvas.grab().toImage() != plain


def test_a_screen_of_another_density_draws_anew(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 5, 4)
    canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 1)]))
    wide = canvas._pieces["ana"].disc.pixmap().width()
    canvas.devicePixelRatioF = lambda: 2.0
    canvas.event(QEvent(QEvent.Type.DevicePixelRatioChange))
    assert canvas.lens().dpr == 2.0
    assert canvas._pieces["ana"].disc.pixmap().width() == 2 * wide


def test_a_scene_of_the_same_size_shows_its_tokens(make_canvas: Any, made: ModuleType) -> None:
    canvas, spec = make_canvas(), made.spec("square", 5, 4)
    for scene in ("s1", "s2"):
        canvas.set_display(made.listed([made.grid_item(spec), made.token(spec, "Ana", 2, 1)], scene))
        assert not canvas._pieces["ana"].disc.pixmap().isNull()
