"""F6: the keyboard goes from one part of a window to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6 import QtCore
from PySide6.QtWidgets import QApplication, QWidget


def move_on(areas: Sequence[QWidget], target: Mapping[QWidget, QWidget] | None = None) -> None:
    """Give the keyboard to the next of these parts that can take it.

    Args: target: the widget of a part that takes it; else the first one in it that can.
    """
    present = QApplication.focusWidget()
    at = (i for i, area in enumerate(areas) if present is not None and (area is present or area.isAncestorOf(present)))
    here = next(at, -1)
    for step in range(1, len(areas) + 1):
        area = areas[(here + step) % len(areas)]
        found = (target or {}).get(area) or _first(area)
        if found is not None:
            found.setFocus(QtCore.Qt.FocusReason.TabFocusReason)
            return


def _first(area: QWidget) -> QWidget | None:
    for widget in area.findChildren(QWidget):
        if widget.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled():
            return widget
    return None
