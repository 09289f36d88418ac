"""The Combat menu: the same the Turn dock does."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import TurnDock


class Fight(QObject):
    def __init__(self, desk: Desk, dock: TurnDock, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._dock = dock

    def start_all(self) -> None:
        self._dock.start_with(list(self._desk.tokens()))

    def start_selected(self) -> None:
        self._dock.start_with(list(self._desk.selection))

    def next_turn(self) -> None:
        self._dock.next_turn()

    def end(self) -> None:
        self._dock.end()
