"""Hands for tests of fights in the window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.session import Session
from battlemap.rules.dice import ForcedDice
from battlemap.ui.docks.action_rows import Row
from battlemap.ui.docks.log_model import LINE
from battlemap.ui.gm_window import GMWindow


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def the(window: GMWindow) -> Session:
    assert window.desk.session is not None
    return window.desk.session


def dice(window: GMWindow, *faces: int) -> None:
    the(window).dice = ForcedDice(list(faces))


def rows(window: GMWindow) -> dict[str, Row]:
    return {row.id: row for row in window.actions_dock.model.rows if row.kind != "heading"}


def click_row(window: GMWindow, qtbot: QtBot, kind: str, id_: str) -> None:
    view = window.actions_dock.list
    index = window.actions_dock.model.index(window.actions_dock.model.find(kind, id_), 0)
    view.scrollTo(index)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    settle()


def click_map(window: GMWindow, qtbot: QtBot, at: QPoint, keys: Any = Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.mouseMove(window.page.canvas.viewport(), at - QPoint(2, 2))
    qtbot.mouseMove(window.page.canvas.viewport(), at)
    qtbot.mouseClick(window.page.canvas.viewport(), Qt.MouseButton.LeftButton, keys, pos=at)
    settle()


def spot(window: GMWindow, x: int, y: int) -> QPoint:
    grid = the(window).scenario.scene("s1").grid.grid()
    return window.page.canvas.view_point(grid.center(grid.cell([x, y]))).toPoint()


def unfolded(window: GMWindow, row: int = 0) -> list[tuple[str, str]]:
    model = window.log_dock.model
    top = model.index(row, 0)
    lines = [model.index(n, 0, top).data(LINE) for n in range(model.rowCount(top))]
    return [(line.words, line.value) for line in lines]


def resolve(window: GMWindow, *faces: int) -> None:
    dice(window, *faces)
    window.desk.do({"do": "act", "action": "strike", "by": "t1", "target": "t2"})
    settle()
