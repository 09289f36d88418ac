"""Input of a canvas: mouse, wheel, keys and drops become PointerEvents and signals; the camera takes its own share."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.base import EventKind, Overlay
from battlemap.ui.canvas.camera import CameraView
from battlemap.ui.canvas.hand import MODIFIER_KEYS, Button, Hand, button_name, key_name
from battlemap.ui.canvas.lens import Role

NOTCH = 1.25
EDGE_PX = 28
TOKEN_MIME = "application/x-battlemap-token"

_CURSORS = {
    "arrow": Qt.CursorShape.ArrowCursor,
    "move": Qt.CursorShape.SizeAllCursor,
    "grab": Qt.CursorShape.ClosedHandCursor,
    "cross": Qt.CursorShape.CrossCursor,
    "forbidden": Qt.CursorShape.ForbiddenCursor,
}


class InputView(CameraView):
    """The GM's canvas listens; the players' ignores everything and shows no pointer.

    The wheel zooms to the pointer unless a tool is in a gesture (`Overlay.busy`), then it is the tool's. Middle button,
    right button and space with the left button pan; a right click without movement asks for the context menu. In a
    gesture the right button is the tool's too. Space that is only tapped is a key for the tool.
    """

    pointer = Signal(object)
    """PointerEvent: press, move, release, double, hover, wheel (while a gesture is on), key, cancel."""
    hovered = Signal(object)
    """ScenePoint under the pointer, None when it has left."""
    files_dropped = Signal(list, object)
    """Addresses (list of str) and the ScenePoint."""
    library_dropped = Signal(str, object)
    """Id of a library token and the ScenePoint."""
    context_menu = Signal(object, QPoint)
    """ScenePoint and the place on the screen."""

    def __init__(self, role: Role, parent: QWidget | None = None) -> None:
        super().__init__(role, parent)
        self._overlay = Overlay()
        self._hand = Hand()
        self._pan: QPointF | None = None
        self._panned = 0.0
        self._space = self._space_used = False
        self._held = Qt.KeyboardModifier.NoModifier
        self._edge = QTimer(self, interval=16)
        self._edge.timeout.connect(self._edge_scroll)
        if role == "player":
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setInteractive(False)
            self.viewport().setCursor(Qt.CursorShape.BlankCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setAcceptDrops(True)
            self.setMouseTracking(True)
            self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def _show_cursor(self) -> None:
        if self._listens and self._pan is None:
            self.viewport().setCursor(_CURSORS[self._overlay.cursor])

    @property
    def _listens(self) -> bool:
        return self.role == "gm"

    def _send(
        self, kind: EventKind, modifiers: Qt.KeyboardModifier, *, button: Button = "", wheel: int = 0, key: str = ""
    ) -> None:
        at = self.scene_point(self._hand.at)
        self._held = modifiers
        self.pointer.emit(self._hand.event(kind, at, modifiers, button=button, wheel=wheel, key=key))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        button = button_name(event.button())
        pans = (
            button == "middle" or (button == "right" and not self._overlay.busy) or (button == "left" and self._space)
        )
        if pans and not self._hand.down:
            self._space_used = True
            self._pan, self._panned = event.position(), 0.0
            self._hand.at = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button:
            if not self._hand.down:
                self._hand.press(event.position(), button)
            self._send("press", event.modifiers(), button=button)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        if self._pan is not None:
            step = event.position() - self._pan
            self._panned += abs(step.x()) + abs(step.y())
            if self._panned > 3:
                self.scroll_px(step.x(), step.y())
                self._pan = event.position()
            return
        self._send("move" if self._hand.down else "hover", event.modifiers())
        self.hovered.emit(self.scene_point(self._hand.at))
        self._watch_edge()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        button = button_name(event.button())
        if self._pan is not None and button != self._hand.down:
            clicked = self._panned <= 3
            self._pan = None
            self.viewport().setCursor(_CURSORS[self._overlay.cursor])
            if clicked and button == "right" and self._overlay.right_click:
                self._send("press", event.modifiers(), button=button)
            elif clicked and button == "right":
                self.context_menu.emit(self.scene_point(event.position()), event.globalPosition().toPoint())
            return
        if button:
            self._send("release", event.modifiers(), button=button)
            if button == self._hand.down:
                self._hand.release()
                self._edge.stop()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        button = button_name(event.button())
        if button == "left" and not self._space:
            self._hand.press(event.position(), button)
            self._send("double", event.modifiers(), button=button)
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        delta = event.angleDelta().y() or event.angleDelta().x()
        if self._overlay.busy and not self._overlay.zooms:
            notches = self._hand.whole_notches(delta)
            if notches:
                self._send("wheel", event.modifiers(), wheel=notches)
        elif delta:
            self.zoom_by(NOTCH ** (delta / 120), event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and self._listens:
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
                return True
        elif event.type() == QEvent.Type.Leave and self._listens:
            self.hovered.emit(None)
        elif event.type() == QEvent.Type.Gesture and self._listens:
            pinch = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
            if pinch is not None:
                self.zoom_by(pinch.scaleFactor(), QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())))
                return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._listens:
            plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
            if plain and key_name(event) and self._is_tools(event):
                # in a gesture the tool's keys come before the menus' shortcuts
                event.accept()
                return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._is_tools(event):
            # Tab would move the focus away before keyPressEvent sees it
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._listens:
            event.ignore()
            return
        key = Qt.Key(event.key())
        if key in MODIFIER_KEYS:
            self._modifier(event)
        elif key == Qt.Key.Key_Escape:
            self.cancel("escape")
        elif self._is_tools(event) or not self._camera_key(key):
            name = key_name(event)
            if not name:
                event.ignore()
                return
            self._send("key", event.modifiers(), key=name)
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space and not self._space_used and self._listens
            self._space = False
            if tapped and not self._overlay.busy:
                self._send("key", event.modifiers(), key="space")  # held it pans, tapped it is the tool's
            if self._pan is None and self._listens:
                self.viewport().setCursor(_CURSORS[self._overlay.cursor])
        elif Qt.Key(event.key()) in MODIFIER_KEYS and self._listens:
            self._modifier(event)
        event.accept()

    def _is_tools(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to the tool: in a gesture any, else those it asked for."""
        name = key_name(event)
        return self._overlay.busy or (bool(name) and name in self._overlay.keys)

    def _modifier(self, event: QKeyEvent) -> None:
        """Ctrl or Shift went down or up: the tool shows at once what that changes."""
        held = event.modifiers()
        own = {
            Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
            Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
        }.get(Qt.Key(event.key()))
        if own is not None:
            held = held | own if event.type() == QEvent.Type.KeyPress else held & ~own
            self._send("move" if self._hand.down else "hover", held)

    def _camera_key(self, key: Qt.Key) -> bool:
        step = max(40, self.viewport().width() // 12)
        moves = {
            Qt.Key.Key_Left: (step, 0),
            Qt.Key.Key_Right: (-step, 0),
            Qt.Key.Key_Up: (0, step),
            Qt.Key.Key_Down: (0, -step),
        }
        if key in moves:
            self.scroll_px(*moves[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(NOTCH)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / NOTCH)
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif key == Qt.Key.Key_Space:
            self._space_used = self._space and self._space_used
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            return False
        return True

    def cancel(self, key: str = "") -> None:
        """End the gesture that is on, without trace."""
        self._send("cancel", Qt.KeyboardModifier.NoModifier, key=key)
        self._hand.release()
        self._edge.stop()

    def let_go(self) -> None:
        """Another tool is in hand: a button still down was pressed for the one before."""
        self._hand.release()
        self._edge.stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        self._pan = None
        popup = event.reason() == Qt.FocusReason.PopupFocusReason
        if self._listens and (self._hand.down or self._overlay.busy) and not popup:
            self.cancel()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if (
            event.type() == QEvent.Type.ActivationChange
            and not self.isActiveWindow()
            and self._listens
            and (self._hand.down or self._overlay.busy)
        ):
            self.cancel()
        super().changeEvent(event)

    def _watch_edge(self) -> None:
        near = self._overlay.busy and bool(self._hand.down) and self._edge_step() != (0, 0)
        if near and not self._edge.isActive():
            self._edge.start()
        elif not near:
            self._edge.stop()

    def _edge_step(self) -> tuple[int, int]:
        view, at = self.viewport().rect(), self._hand.at

        def along(value: float, size: int) -> int:
            if value < EDGE_PX:
                return min(12, 2 + int((EDGE_PX - value) / 3))
            if value > size - EDGE_PX:
                return -min(12, 2 + int((value - size + EDGE_PX) / 3))
            return 0

        return along(at.x(), view.width()), along(at.y(), view.height())

    def _edge_scroll(self) -> None:
        step = self._edge_step()
        if step == (0, 0) or not self._overlay.busy:
            self._edge.stop()
            return
        self.scroll_px(*step)
        self._send("move", self._held)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._accept_drop(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._accept_drop(event)

    def _accept_drop(self, event: QDropEvent) -> None:
        data = event.mimeData()
        if self._listens and (data.hasFormat(TOKEN_MIME) or data.hasUrls()):
            event.acceptProposedAction()
            self.hovered.emit(self.scene_point(event.position()))
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        data, at = event.mimeData(), self.scene_point(event.position())
        if not self._listens:
            event.ignore()
        elif data.hasFormat(TOKEN_MIME):
            event.acceptProposedAction()
            self.library_dropped.emit(bytes(data.data(TOKEN_MIME).data()).decode("utf-8", "replace"), at)
        elif data.hasUrls():
            event.acceptProposedAction()
            self.files_dropped.emit([url.toString() for url in data.urls()], at)
