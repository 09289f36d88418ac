"""What the hand does comes out as PointerEvents with the right scene points; the camera takes what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.tools.base import Overlay, PointerEvent
from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.canvas import TOKEN_MIME, MapCanvas

Left, Right, Middle = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
BUSY = Overlay(busy=True)


class Listener:
    def __init__(self, canvas: MapCanvas) -> None:
        self.canvas = canvas
        self.events: list[PointerEvent] = []
        canvas.pointer.connect(self.events.append)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def mouse(
        self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, held: Qt.MouseButton, keys: Any = NONE
    ) -> None:
        view = self.canvas.viewport()
        event = QMouseEvent(kind, at, QPointF(view.mapToGlobal(at.toPoint())), button, held, keys)
        QApplication.sendEvent(view, event)

    def press(self, at: QPointF, button: Qt.MouseButton = Left, keys: Any = NONE) -> None:
        self.mouse(QEvent.Type.MouseButtonPress, at, button, button, keys)

    def move(self, at: QPointF, held: Qt.MouseButton = Qt.MouseButton.NoButton, keys: Any = NONE) -> None:
        self.mouse(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, held, keys)

    def release(self, at: QPointF, button: Qt.MouseButton = Left, keys: Any = NONE) -> None:
        self.mouse(QEvent.Type.MouseButtonRelease, at, button, Qt.MouseButton.NoButton, keys)

    def wheel(self, at: QPointF, delta: int) -> None:
        view = self.canvas.viewport()
        event = QWheelEvent(
            at,
            QPointF(view.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def key(self, key: Qt.Key, keys: Any = NONE, kind: QEvent.Type = QEvent.Type.KeyPress) -> None:
        QApplication.sendEvent(self.canvas, QKeyEvent(kind, key, keys))


@pytest.fixture
def hand(make_canvas: Any, made: ModuleType) -> Listener:
    canvas = make_canvas()
    canvas.set_display(made.listed(made.fight(made.spec())))
    canvas.set_zoom(60)
    return Listener(canvas)


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square", "none"])
def test_points_are_scene_points_on_every_grid(make_canvas: Any, made: ModuleType, kind: str) -> None:
    canvas, spec = make_canvas(), made.spec(kind)
    canvas.set_display(made.listed(made.fight(spec)))
    canvas.set_zoom(45)
    hand, grid = Listener(canvas), spec.grid()
    cells = [grid.from_offset(c, r) for c, r in ((9, 5), (11, 7), (13, 6))]
    spots = [canvas.view_point(grid.center(cell)) for cell in cells]
    hand.press(spots[0])
    hand.move(spots[1], Left)
    hand.release(spots[2])
    assert hand.kinds() == ["press", "move", "release"]
    for cell, event in zip(cells, hand.events, strict=True):
        assert (event.at.x, event.at.y) == pytest.approx(tuple(grid.center(cell)), abs=0.6 / 45)
        if kind != "none":
            assert grid.cell_at(event.at) == cell


def test_a_drag_knows_how_far_it_went(hand: Listener) -> None:
    hand.press(QPointF(100, 100))
    hand.move(QPointF(103, 104), Left)
    hand.release(QPointF(106, 108))
    hand.move(QPointF(200, 200))
    assert [e.drag_px for e in hand.events] == [0.0, 5.0, 10.0, 0.0]
    assert [e.button for e in hand.events] == ["left", "left", "left", ""]
    assert hand.kinds()[-1] == "hover"


def test_modifiers_come_along_and_their_keys_count_as_a_move(hand: Listener) -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    hand.press(QPointF(100, 100), keys=both)
    assert (hand.events[0].ctrl, hand.events[0].shift) == (True, True)
    hand.key(Qt.Key.Key_Control)
    assert (hand.events[1].kind, hand.events[1].ctrl, hand.events[1].shift) == ("move", True, False)
    hand.key(Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier, QEvent.Type.KeyRelease)
    assert (hand.events[2].kind, hand.events[2].ctrl) == ("move", False)


def test_a_double_click_is_one_event(hand: Listener) -> None:
    hand.mouse(QEvent.Type.MouseButtonDblClick, QPointF(100, 100), Left, Left)
    hand.release(QPointF(100, 100))
    assert hand.kinds() == ["double", "release"]


def test_the_wheel_zooms_unless_a_tool_is_busy(hand: Listener) -> None:
    canvas, at = hand.canvas, QPointF(300, 200)
    before, under = canvas.px_per_unit(), canvas.scene_point(at)
    hand.wheel(at, 120)
    assert canvas.px_per_unit() == pytest.approx(before * 1.25)
    after = canvas.scene_point(at)
    assert (after.x, after.y) == pytest.approx((under.x, under.y), abs=1 / before)
    assert hand.events == []
    canvas.set_overlay(BUSY)
    kept = canvas.px_per_unit()
    hand.wheel(at, -240)
    assert canvas.px_per_unit() == kept
    assert [(e.kind, e.wheel) for e in hand.events] == [("wheel", -2)]


def test_parts_of_a_notch_are_gathered(hand: Listener) -> None:
    hand.canvas.set_overlay(BUSY)
    for _ in range(5):
        hand.wheel(QPointF(300, 200), 30)
    assert [e.wheel for e in hand.events] == [1]


@pytest.mark.parametrize("button", [Right, Middle])
def test_dragging_with_the_other_buttons_pans(hand: Listener, button: Qt.MouseButton) -> None:
    canvas = hand.canvas
    grabbed = canvas.scene_point(QPointF(400, 300))
    hand.press(QPointF(400, 300), button)
    for x in (410, 440, 480):
        hand.move(QPointF(x, 320), button)
    hand.release(QPointF(480, 320), button)
    after = canvas.scene_point(QPointF(480, 320))
    assert (after.x, after.y) == pytest.approx((grabbed.x, grabbed.y), abs=1.5 / 60)
    assert hand.events == []


def test_space_and_left_pan(hand: Listener) -> None:
    grabbed = hand.canvas.scene_point(QPointF(400, 300))
    hand.key(Qt.Key.Key_Space)
    hand.press(QPointF(400, 300))
    hand.move(QPointF(450, 300), Left)
    hand.release(QPointF(450, 300))
    hand.key(Qt.Key.Key_Space, kind=QEvent.Type.KeyRelease)
    assert hand.canvas.scene_point(QPointF(450, 300)).x == pytest.approx(grabbed.x, abs=1 / 60)
    assert hand.events == []
    hand.press(QPointF(450, 300))
    assert hand.kinds() == ["press"]


def test_a_right_click_asks_for_the_menu(qtbot: QtBot, hand: Listener) -> None:
    with qtbot.waitSignal(hand.canvas.context_menu, timeout=500) as asked:
        hand.press(QPointF(200, 150), Right)
        hand.release(QPointF(200, 150), Right)
    assert asked.args[0] == hand.canvas.scene_point(QPointF(200, 150))


def test_in_a_gesture_the_right_button_is_the_tools(hand: Listener) -> None:
    hand.press(QPointF(100, 100))
    hand.canvas.set_overlay(BUSY)
    hand.press(QPointF(140, 100), Right)
    hand.release(QPointF(140, 100), Right)
    hand.move(QPointF(150, 100), Left)
    hand.release(QPointF(150, 100))
    assert [(e.kind, e.button) for e in hand.events] == [
        ("press", "left"),
        ("press", "right"),
        ("release", "right"),
        ("move", "left"),
        ("release", "left"),
    ]
    assert hand.events[-1].drag_px == 50.0


def test_keys_move_the_camera_or_reach_the_tool(hand: Listener) -> None:
    canvas = hand.canvas
    before = canvas.horizontalScrollBar().value()
    hand.key(Qt.Key.Key_Right)
    assert canvas.horizontalScrollBar().value() > before
    zoom = canvas.px_per_unit()
    hand.key(Qt.Key.Key_Plus)
    assert canvas.px_per_unit() > zoom
    hand.key(Qt.Key.Key_Minus)
    assert canvas.px_per_unit() == pytest.approx(zoom)
    hand.key(Qt.Key.Key_Home)
    assert canvas.visible_scene_rect().contains(canvas.map_box())
    assert hand.events == []
    canvas.set_overlay(BUSY)
    for key in (Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_R, Qt.Key.Key_Return):
        hand.key(key)
    assert [e.key for e in hand.events] == ["comma", "period", "up", "tab", "r", "return"]


def test_in_a_gesture_the_tools_keys_come_before_shortcuts(hand: Listener) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Period, NONE)
    event.ignore()
    QApplication.sendEvent(hand.canvas, event)
    assert not event.isAccepted()
    hand.canvas.set_overlay(BUSY)
    QApplication.sendEvent(hand.canvas, event)
    assert event.isAccepted()


def test_escape_cancels(hand: Listener) -> None:
    hand.press(QPointF(100, 100))
    hand.key(Qt.Key.Key_Escape)
    assert [(e.kind, e.key) for e in hand.events[1:]] == [("cancel", "escape")]
    hand.move(QPointF(120, 100))
    assert hand.kinds()[-1] == "hover"


def test_losing_the_focus_cancels_a_gesture_but_a_menu_does_not(hand: Listener) -> None:
    hand.press(QPointF(100, 100))
    QApplication.sendEvent(hand.canvas, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    assert hand.kinds() == ["press"]
    QApplication.sendEvent(hand.canvas, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert hand.kinds() == ["press", "cancel"]


def test_without_a_gesture_losing_the_focus_says_nothing(hand: Listener) -> None:
    QApplication.sendEvent(hand.canvas, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert hand.events == []


def test_a_window_that_is_no_longer_active_cancels(hand: Listener) -> None:
    hand.press(QPointF(100, 100))
    hand.canvas.clearFocus()
    assert hand.kinds()[0] == "press"
    hand.canvas.set_overlay(BUSY)
    hand.canvas.isActiveWindow = lambda: False  # type: ignore[method-assign]
    QApplication.sendEvent(hand.canvas, QEvent(QEvent.Type.ActivationChange))
    assert hand.kinds()[-1] == "cancel"


def test_hovering_tells_where_and_when_it_ends(hand: Listener) -> None:
    places: list[ScenePoint | None] = []
    hand.canvas.hovered.connect(places.append)
    hand.move(QPointF(321, 123))
    QApplication.sendEvent(hand.canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert places == [hand.canvas.scene_point(QPointF(321, 123)), None]


def test_the_map_scrolls_while_something_is_held_at_the_border(qtbot: QtBot, hand: Listener) -> None:
    hand.canvas.set_zoom(120)
    hand.canvas.center_on(ScenePoint(10, 7))
    before = hand.canvas.horizontalScrollBar().value()
    hand.press(QPointF(400, 300))
    hand.canvas.set_overlay(BUSY)
    hand.move(QPointF(797, 300), Left)
    qtbot.waitUntil(lambda: hand.canvas.horizontalScrollBar().value() > before + 20, timeout=2000)
    assert hand.kinds().count("move") > 1
    hand.move(QPointF(400, 300), Left)
    rest = hand.canvas.horizontalScrollBar().value()
    qtbot.wait(60)
    assert hand.canvas.horizontalScrollBar().value() == rest


def drop(canvas: MapCanvas, data: QMimeData, at: QPointF) -> None:
    event = QDropEvent(at, Qt.DropAction.CopyAction, data, Left, NONE)
    canvas.dropEvent(event)


def test_files_and_library_tokens_are_dropped_at_a_place(hand: Listener) -> None:
    got: list[tuple[object, ScenePoint]] = []
    hand.canvas.files_dropped.connect(lambda urls, at: got.append((urls, at)))
    hand.canvas.library_dropped.connect(lambda name, at: got.append((name, at)))
    files, token = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("/a/map one.png")])
    token.setData(TOKEN_MIME, b"knight")
    drop(hand.canvas, files, QPointF(50, 60))
    drop(hand.canvas, token, QPointF(70, 80))
    assert got == [
        (["file:///a/map one.png"], hand.canvas.scene_point(QPointF(50, 60))),
        ("knight", hand.canvas.scene_point(QPointF(70, 80))),
    ]


def test_the_players_canvas_ignores_everything(make_canvas: Any, made: ModuleType) -> None:
    canvas = make_canvas("player")
    canvas.set_display(made.listed(made.fight(made.spec())))
    hand, zoom = Listener(canvas), canvas.px_per_unit()
    hand.press(QPointF(100, 100))
    hand.move(QPointF(150, 100), Left)
    hand.release(QPointF(150, 100))
    hand.wheel(QPointF(100, 100), 120)
    hand.key(Qt.Key.Key_Escape)
    assert hand.events == []
    assert canvas.px_per_unit() == zoom
    assert canvas.viewport().cursor().shape() == Qt.CursorShape.BlankCursor
    assert canvas.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_cursor_is_the_tools(hand: Listener) -> None:
    hand.canvas.set_overlay(Overlay(cursor="forbidden"))
    assert hand.canvas.viewport().cursor().shape() == Qt.CursorShape.ForbiddenCursor
    hand.canvas.set_overlay(Overlay())
    assert hand.canvas.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
