"""A hand with a real mouse and real keys over the canvas of the window; pictures of it go into BATTLEMAP_PICTURES."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.tools.base import Overlay
from battlemap.ui.gm_window import GMWindow

GRIDS = ["hex-flat", "hex-pointy", "square", "none"]
RULES = ["generic", "gurps_thf"]
Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Keys = Qt.KeyboardModifier
everywhere = pytest.mark.parametrize("grid", GRIDS)
any_rules = pytest.mark.parametrize("rules", RULES)
unsupported = pytest.mark.qt_log_ignore("This plugin does not support")  # on the offscreen platform


class Mouse:
    """A hand over the canvas, by columns and rows. Where it lets go is a little off the middle of the cell."""

    def __init__(self, window: GMWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.canvas = window.page.canvas
        self.view = self.canvas.viewport()
        session = window.desk.session
        assert session is not None
        self.session = session
        self.grid = session.scenario.scene(window.desk.scene).grid.grid()
        self.at = QPoint()
        self.off = QPoint(7, -5)

    @property
    def overlay(self) -> Overlay:
        return self.window.page.host.overlay

    def cell(self, column: int, row: int) -> Any:
        return self.grid.from_offset(column, row)

    def spot(self, column: int, row: int) -> QPoint:
        return self.canvas.view_point(self.grid.center(self.cell(column, row))).toPoint()

    def put(self, column: int, row: int, name: str = "Ana", **fields: Any) -> str:
        line = {"do": "add_token", "name": name, "at": list(self.cell(column, row)), "side": "party", **fields}
        reply = self.window.desk.do(line)
        assert reply is not None
        return str(reply.result["token"])

    def grab(self, column: int, row: int, keys: Keys = Keys.NoModifier) -> None:
        self.at = self.spot(column, row) + self.off
        self.qtbot.mousePress(self.view, Left, keys, pos=self.at)

    def carry(self, column: int, row: int) -> Overlay:
        goal = self.spot(column, row) + self.off
        for n in range(1, 5):
            self.qtbot.mouseMove(self.view, pos=self.at + (goal - self.at) * n / 4)
        self.at = goal
        return self.overlay

    def drop(self, keys: Keys = Keys.NoModifier) -> None:
        self.qtbot.mouseRelease(self.view, Left, keys, pos=self.at)

    def wheel(self, notches: int) -> Overlay:
        at = QPointF(self.at)
        event = QWheelEvent(
            at, QPointF(self.view.mapToGlobal(self.at)), QPoint(), QPoint(0, 120 * notches), Left, Keys.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.view, event)
        return self.overlay

    def key(self, *keys: Qt.Key, held: Keys = Keys.NoModifier) -> Overlay:
        for key in keys:
            self.qtbot.keyClick(self.canvas, key, held)
        return self.overlay

    def token(self, id_: str = "t1") -> Any:
        return self.window.desk.tokens()[id_]

    def where(self, id_: str = "t1") -> tuple[float, ...]:
        return tuple(self.token(id_).at)

    def picture(self, name: str) -> None:
        """What the window shows now, where pictures are wanted."""
        folder = os.environ.get("BATTLEMAP_PICTURES")
        if folder:
            self.canvas.settle()
            QApplication.processEvents()
            Path(folder).mkdir(parents=True, exist_ok=True)
            assert self.window.grab().save(str(Path(folder) / f"{name}.png"))


Mice = Callable[..., Mouse]
