"""Dragging with a real mouse and real keys in the window, on four grids; pictures of it go into BATTLEMAP_PICTURES."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint

from .mouse import Keys, Mice, Right, any_rules, everywhere, unsupported

pytestmark = unsupported


@everywhere
@any_rules
def test_a_drag_turned_by_the_wheel_in_one_undo(mouse: Mice, grid: str, rules: str) -> None:
    m = mouse(grid, rules)
    m.put(4, 5)
    before = state_dict(m.session.scenario)
    m.grab(4, 5)
    m.qtbot.mouseMove(m.view, pos=m.at + QPoint(2, 1))
    assert m.overlay.ghost is None, "a few pixels are no drag"
    over = m.carry(7, 5)
    assert over.ghost is not None and over.ghost.legal and over.target is not None
    assert tuple(over.target) == pytest.approx(tuple(m.cell(7, 5)), abs=0.03)
    moved = m.canvas.view_point(ScenePoint(over.ghost.dx, over.ghost.dy)) - m.canvas.view_point(ScenePoint(0, 0))
    assert (moved - QPointF(m.at - m.spot(4, 5) - m.off)).manhattanLength() < 3, (
        "the grabbed point stays under the hand"
    )
    zoom = m.canvas.px_per_unit()
    over = m.wheel(-1)
    assert m.canvas.px_per_unit() == zoom, "the wheel turns and does not zoom"
    assert over.facing in over.facings
    facing = m.key(Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_Period).facing
    m.picture(f"drag-{grid}-{rules}")
    m.drop()
    assert (m.where(), m.token().facing) == (tuple(over.target), facing)
    m.window.acts["undo"].trigger()
    assert state_dict(m.session.scenario) == before


@everywhere
@any_rules
@pytest.mark.parametrize("how", ["right", "w"])
def test_a_corner_by_right_click_and_by_key(mouse: Mice, grid: str, rules: str, how: str) -> None:
    m = mouse(grid, rules)
    m.put(4, 5)
    m.grab(4, 5)
    m.carry(4, 3)
    if how == "right":
        m.qtbot.mousePress(m.view, Right, pos=m.at)
        m.qtbot.mouseRelease(m.view, Right, pos=m.at)
    else:
        m.key(Qt.Key.Key_W)
    assert len(m.overlay.waypoints) == 1
    over = m.carry(5, 3)
    assert over.path is not None and over.path.legal
    m.drop()
    assert m.where() == pytest.approx(tuple(m.cell(5, 3)), abs=0.05)


@everywhere
def test_why_not_and_ctrl(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5)
    x = (m.grid.center(m.cell(4, 5)).x + m.grid.center(m.cell(6, 5)).x) / 2 + 0.2
    m.window.desk.do({"do": "add_wall", "points": [[x, -1], [x, 20]]})
    m.grab(4, 5)
    over = m.carry(8, 5)
    assert over.cursor == "forbidden" and over.card is not None and over.card.tone == "bad"
    m.picture(f"why-not-{grid}")
    QTest.keyPress(m.canvas, Qt.Key.Key_Control)
    assert m.overlay.ghost is not None and m.overlay.ghost.override, "at once, without a move of the mouse"
    QTest.keyRelease(m.canvas, Qt.Key.Key_Control, Keys.ControlModifier)
    assert m.overlay.ghost is not None and not m.overlay.ghost.legal
    m.drop()
    assert m.where() == tuple(m.cell(4, 5)) and m.window.page.notices.isVisible()
    m.grab(4, 5)
    m.carry(8, 5)
    QTest.keyPress(m.canvas, Qt.Key.Key_Control)
    m.drop(Keys.ControlModifier)
    assert m.where() == pytest.approx(tuple(m.cell(8, 5)), abs=0.05)


@everywhere
@pytest.mark.parametrize("how", ["escape", "window", "screen"])
def test_what_cancels_a_drag(mouse: Mice, grid: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    m = mouse(grid, "generic")
    m.put(4, 5)
    before = state_dict(m.session.scenario)
    m.grab(4, 5)
    m.carry(6, 5)
    if how == "escape":
        m.key(Qt.Key.Key_Escape)
    elif how == "window":
        m.canvas.clearFocus()
    else:
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.emit(app.primaryScreen())
    assert not m.overlay.busy
    m.carry(7, 5)
    m.drop()
    assert not m.overlay.busy and state_dict(m.session.scenario) == before


@everywhere
def test_the_map_scrolls_at_its_edge_and_ctrl_holds(mouse: Mice, grid: str) -> None:
    m = mouse(grid, "generic")
    m.put(4, 5)
    m.canvas.set_zoom(150)
    m.canvas.center_on(m.grid.center(m.cell(4, 5)))
    m.grab(4, 5)
    m.carry(5, 5)
    QTest.keyPress(m.canvas, Qt.Key.Key_Control)
    before = m.canvas.horizontalScrollBar().value()
    m.qtbot.mouseMove(m.view, pos=QPoint(m.view.width() - 4, m.at.y()))
    QTest.keyPress(m.canvas, Qt.Key.Key_Control)
    m.qtbot.waitUntil(lambda: m.canvas.horizontalScrollBar().value() > before + 30, timeout=3000)
    assert m.overlay.ghost is not None and m.overlay.ghost.override
    m.key(Qt.Key.Key_Escape)


@everywhere
@any_rules
@pytest.mark.parametrize("size", [1, 2, 3])
def test_sizes(mouse: Mice, grid: str, rules: str, size: int) -> None:
    m = mouse(grid, rules)
    m.put(6, 5, size=size)
    m.grab(6, 5)
    over = m.carry(8, 5)
    assert over.ghost is not None and over.ghost.legal and len(over.footprint) >= 1
    m.drop()
    assert m.where() == pytest.approx(tuple(m.cell(8, 5)), abs=0.05)


@everywhere
@any_rules
def test_several(mouse: Mice, grid: str, rules: str) -> None:
    m = mouse(grid, rules)
    ids = [m.put(4, 4), m.put(5, 5, "Bo"), m.put(4, 6, "Cy")]
    m.window.desk.select(ids)
    m.grab(4, 4)
    over = m.carry(6, 4)
    assert [other.legal for other in over.others] == [True, True]
    m.picture(f"several-{grid}-{rules}")
    m.drop()
    assert m.where("t3") == pytest.approx(tuple(m.cell(6, 6)), abs=0.05)
    m.window.acts["undo"].trigger()
    assert m.where("t3") == tuple(m.cell(4, 6))


@everywhere
@any_rules
def test_by_keys_alone(mouse: Mice, grid: str, rules: str) -> None:
    m = mouse(grid, rules)
    m.put(4, 5)
    m.key(Qt.Key.Key_Tab)
    assert m.window.desk.selection == ["t1"]
    assert m.key(Qt.Key.Key_Return).busy
    over = m.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_W, Qt.Key.Key_Up)
    assert over.target == m.cell(6, 4) and over.waypoints == (m.cell(6, 5),)
    assert m.where() == tuple(m.cell(4, 5)), "arrows only point"
    m.key(Qt.Key.Key_Period)
    facing = m.overlay.facing
    m.picture(f"by-keys-{grid}-{rules}")
    m.key(Qt.Key.Key_Return)
    assert (m.where(), m.token().facing) == (tuple(m.cell(6, 4)), facing)
    m.key(Qt.Key.Key_Space)
    assert m.overlay.busy, "a tap on space does the same"
    m.key(Qt.Key.Key_Left, Qt.Key.Key_Escape)
    assert not m.overlay.busy and m.where() == tuple(m.cell(6, 4))
    m.key(Qt.Key.Key_Up)
    assert m.where() == tuple(m.cell(6, 3)), "without Enter an arrow is a step"


def test_what_is_led_by_keys_stays_in_sight(mouse: Mice) -> None:
    m = mouse("square", "generic", 40, 30)
    m.put(4, 5)
    m.canvas.set_zoom(90)
    m.canvas.center_on(m.grid.center(m.cell(4, 5)))
    m.window.desk.select(["t1"])
    m.key(Qt.Key.Key_Return, *[Qt.Key.Key_Right] * 12)
    middle = m.overlay.middle
    assert middle is not None and m.canvas.visible_scene_rect().contains(middle.x, middle.y)
    m.key(Qt.Key.Key_Escape)


def test_manoeuvres_by_dock_and_by_number(mouse: Mice) -> None:
    m = mouse()
    m.put(4, 5)
    m.window.desk.select(["t1"])
    box = m.window.token_dock.manoeuvre
    assert box.isVisibleTo(m.window.token_dock) and box.currentData() == "move"
    box.setCurrentIndex(box.findData("step_and_attack"))
    box.activated.emit(box.currentIndex())
    m.grab(4, 5)
    over = m.carry(4, 3)
    assert over.card is not None and str(over.card.tag) == "Step and Attack" and over.cursor == "forbidden"
    over = m.key(Qt.Key.Key_1)
    assert over.card is not None and str(over.card.tag) == "Move" and over.cursor == "move"
    m.drop()
    assert m.where() == tuple(m.cell(4, 3))


def test_a_ruleset_without_manoeuvres_offers_none(mouse: Mice) -> None:
    m = mouse("hex-flat", "generic")
    m.put(4, 5)
    m.window.desk.select(["t1"])
    assert not m.window.token_dock.manoeuvre.isVisibleTo(m.window.token_dock)


@everywhere
def test_a_token_keeps_its_facing_if_it_is_told_to(mouse: Mice, grid: str) -> None:
    m = mouse(grid, "generic")
    m.put(4, 5, facing=0)
    m.window.desk.settings.set("auto_facing", False)
    m.grab(4, 5)
    assert m.carry(7, 6).facing == 0
    m.drop()
    assert m.token().facing == 0 and m.where() != tuple(m.cell(4, 5))
    m.window.desk.select(["t1"])
    m.key(Qt.Key.Key_Left)
    assert m.token().facing == 0
    m.window.desk.settings.set("auto_facing", True)
    m.key(Qt.Key.Key_Left)
    assert m.token().facing != 0


@everywhere
def test_the_ruler_on_and_off_the_grid(mouse: Mice, grid: str) -> None:
    m = mouse(grid, "generic")
    m.key(Qt.Key.Key_M)
    m.grab(3, 3)
    m.carry(3, 6)
    measured = m.overlay.measure
    assert measured is not None and "3 m" in str(measured.label)
    m.key(Qt.Key.Key_W)
    m.carry(5, 6)
    QTest.keyPress(m.canvas, Qt.Key.Key_Shift)
    measured = m.overlay.measure
    assert measured is not None and len(measured.points) == 3
    assert ("straight" in str(measured.label)) == (grid != "none")
    if grid != "none":
        here = m.canvas.scene_point(m.at)
        assert tuple(measured.points[-1]) == pytest.approx(tuple(here)), "the free point is under the pointer"
    m.picture(f"ruler-{grid}")
    m.drop(Keys.ShiftModifier)
    m.key(Qt.Key.Key_Escape)
    assert m.overlay.measure is None
    m.key(Qt.Key.Key_V)
