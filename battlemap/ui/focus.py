"""The keyboard: F6 goes from one part of a window to the next, and Ctrl+Z is never swallowed by an empty field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QWidget


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


class TextUndo(QtCore.QObject):
    """Where a field has nothing of its own to take back, Ctrl+Z takes back the last change of the map, as everywhere else."""

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """Listens only to the field that has the keyboard: a filter on all of them would see each event of each."""
        if old is not None:
            old.removeEventFilter(self)
        if isinstance(new, QLineEdit | QPlainTextEdit | QAbstractSpinBox):
            new.installEventFilter(self)

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if event.type() != QtCore.QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        undo, redo = event.matches(QKeySequence.StandardKey.Undo), event.matches(QKeySequence.StandardKey.Redo)
        if not (undo or redo) or _has(watched, undo):
            return False
        event.ignore()  # and so the window's own shortcut has it
        return True


def _has(field: QtCore.QObject, undo: bool) -> bool:
    """There is something typed to take back, or to put in again."""
    if isinstance(field, QPlainTextEdit):
        return field.document().isUndoAvailable() if undo else field.document().isRedoAvailable()
    line = field.lineEdit() if isinstance(field, QAbstractSpinBox) else field
    return isinstance(line, QLineEdit) and (line.isUndoAvailable() if undo else line.isRedoAvailable())
