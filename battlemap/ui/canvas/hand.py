"""What the hand does on a canvas, as PointerEvents: Qt's events in, none of Qt's words out."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from battlemap.app.tools.base import EventKind, PointerEvent
from battlemap.geometry.types import ScenePoint

Button = Literal["", "left", "right", "middle"]

_BUTTONS: dict[Qt.MouseButton, Button] = {
    Qt.MouseButton.LeftButton: "left",
    Qt.MouseButton.RightButton: "right",
    Qt.MouseButton.MiddleButton: "middle",
}

_KEYS = {
    Qt.Key.Key_Comma: "comma",
    Qt.Key.Key_Period: "period",
    Qt.Key.Key_Escape: "escape",
    Qt.Key.Key_Return: "return",
    Qt.Key.Key_Enter: "return",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Tab: "tab",
    Qt.Key.Key_Backtab: "backtab",
    Qt.Key.Key_Backspace: "backspace",
    Qt.Key.Key_Delete: "delete",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Home: "home",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_PageUp: "pageup",
    Qt.Key.Key_PageDown: "pagedown",
    Qt.Key.Key_Plus: "plus",
    Qt.Key.Key_Minus: "minus",
    Qt.Key.Key_Equal: "equal",
    Qt.Key.Key_Less: "less",
    Qt.Key.Key_Greater: "greater",
    Qt.Key.Key_BracketLeft: "bracketleft",
    Qt.Key.Key_BracketRight: "bracketright",
}
MODIFIER_KEYS = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})


def button_name(button: Qt.MouseButton) -> Button:
    return _BUTTONS.get(button, "")


def key_name(event: QKeyEvent) -> str:
    """The tools' word for a key: "comma", "up", "a", "3"; "" for keys they have no word for."""
    key = Qt.Key(event.key())
    if key in _KEYS:
        return _KEYS[key]
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key.value).lower()
    return ""


class Hand:
    """Remembers where the button went down, so that each event knows how far the drag has gone."""

    def __init__(self) -> None:
        self.down: Button = ""
        self._start = QPointF()
        self.at = QPointF()
        """Where the pointer was last, viewport px."""
        self._notches = 0.0

    def event(
        self,
        kind: EventKind,
        scene: ScenePoint,
        modifiers: Qt.KeyboardModifier,
        *,
        button: Button = "",
        wheel: int = 0,
        key: str = "",
    ) -> PointerEvent:
        """One event with all it needs; `scene` is where the pointer is."""
        away = self.at - self._start
        drag = (away.x() ** 2 + away.y() ** 2) ** 0.5 if self.down or kind == "release" else 0.0
        return PointerEvent(
            kind,
            scene,
            button=button or self.down,
            ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
            shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
            drag_px=drag,
            wheel=wheel,
            key=key,
        )

    def press(self, at: QPointF, button: Button) -> None:
        self.down = button
        self._start = QPointF(at)
        self.at = QPointF(at)

    def release(self) -> None:
        self.down = ""

    def whole_notches(self, delta: int) -> int:
        """Wheel movement gathered into whole notches (fine wheels send parts of one)."""
        if delta * self._notches < 0:
            self._notches = 0.0
        self._notches += delta / 120
        whole = int(self._notches)
        self._notches -= whole
        return whole
