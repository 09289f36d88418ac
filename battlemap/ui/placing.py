"""Where the game master's window stands: where it stood last time, always wholly on a screen that is there."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from battlemap.app.settings import Settings

WIDE_PX = 2000  # up to here the map needs all there is
TITLE_PX = 40  # room for a title bar, whose height nobody knows before the window is shown
KEY = "window"


def show_placed(window: QWidget, settings: Settings) -> None:
    """Show the window in the place of last time, or filling a small screen."""
    full = place(window, settings)
    (window.showMaximized if full else window.show)()


def place(window: QWidget, settings: Settings) -> bool:
    """Give the window its size and place; true if it should fill its screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    first = QGuiApplication.primaryScreen().availableGeometry()
    kept = settings.get(KEY, {})
    wanted = QRect(*(_whole(kept.get(name)) for name in ("x", "y", "width", "height")))
    if wanted.isEmpty():
        full = first.width() <= WIDE_PX
        wanted = QRect(0, 0, 1600, 1000)
        wanted.moveCenter(first.center())
    else:
        full = bool(kept.get("full", False))
    room = max(screens, key=lambda screen: _area(screen.intersected(wanted)))
    # a window that does not become full after all (there are desktops without) still has the right size
    window.setGeometry(room if full else fitted(wanted, room.adjusted(0, TITLE_PX, 0, 0)))
    return full


def remember(window: QWidget, settings: Settings) -> None:
    """Keep size and place for the next start."""
    box = window.normalGeometry()
    if box.isEmpty():
        box = window.geometry()
    full = window.isMaximized() or window.isFullScreen()
    settings.set(KEY, {"x": box.x(), "y": box.y(), "width": box.width(), "height": box.height(), "full": full})


def fitted(wanted: QRect, room: QRect) -> QRect:
    """The rectangle moved, and if need be shrunk, into the room.

    >>> fitted(QRect(900, -50, 400, 300), QRect(0, 0, 1000, 200)).getRect()
    (600, 0, 400, 200)
    """
    width, height = min(wanted.width(), room.width()), min(wanted.height(), room.height())
    x = min(max(wanted.x(), room.x()), room.x() + room.width() - width)
    y = min(max(wanted.y(), room.y()), room.y() + room.height() - height)
    return QRect(x, y, width, height)


def _area(box: QRect) -> int:
    return box.width() * box.height()


def _whole(value: object) -> int:
    return value if isinstance(value, int) and abs(value) < 100_000 else 0
