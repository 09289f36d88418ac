"""A game master's window with a home of its own, on a small map, closed and forgotten after each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap import paths
from battlemap.app.opening import new_session
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import GridSpec
from battlemap.rules.dice import SeededDice
from battlemap.ui.application import make_whole_window
from battlemap.ui.gm_window import GMWindow

from .mouse import Mouse

Put = Callable[..., str]


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_home: Path) -> Iterator[GMWindow]:
    """The window with the start page, in English, 1200 x 800."""
    made = make_whole_window(qapp, paths.home(tmp_home), "en")
    made.files.native_dialogs = False
    made.files.ask = _never_asked
    made.page.canvas.animate = False
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.files.ask = lambda parent, name: "discard"
    made.close()
    made.desk.languages.choose("en")
    made.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()


def _never_asked(parent: object, name: str) -> Any:
    raise AssertionError(f"asked about {name!r}, which this test did not expect")


@pytest.fixture
def playing(window: GMWindow, tmp_home: Path, qtbot: QtBot) -> GMWindow:
    """The window with an empty map of 12 x 9 squares open."""
    return with_map(window, "square")


def with_map(window: GMWindow, kind: str, columns: int = 12, rows: int = 9) -> GMWindow:
    session = new_session(GridSpec(kind=kind, columns=columns, rows=rows), home=window.desk.home)  # type: ignore[arg-type]
    session.dice = SeededDice(0)
    window.desk.attach(session)
    QApplication.processEvents()
    return window


@pytest.fixture
def put(playing: GMWindow) -> Put:
    """Puts a token on the map and returns its id."""

    def place(at: tuple[int, int], name: str = "Ana", **fields: Any) -> str:
        reply = playing.desk.do({"do": "add_token", "name": name, "at": list(at), "side": "party", **fields})
        assert reply is not None
        return str(reply.result["token"])

    return place


@pytest.fixture
def where(playing: GMWindow) -> Callable[[int, int], QPoint]:
    """The place in the canvas' viewport of the middle of a cell."""

    def find(column: int, row: int) -> QPoint:
        session = playing.desk.session
        assert session is not None
        grid = session.scenario.scene(playing.desk.scene).grid.grid()
        center = grid.center(grid.from_offset(column, row))
        return playing.page.canvas.view_point(ScenePoint(center.x, center.y)).toPoint()

    return find


@pytest.fixture
def drag(playing: GMWindow, qtbot: QtBot) -> Callable[[QPoint, QPoint], None]:
    """A real drag with the left button over the canvas."""

    def act(a: QPoint, b: QPoint) -> None:
        viewport = playing.page.canvas.viewport()
        qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
        for step in range(1, 6):
            qtbot.mouseMove(viewport, pos=a + (b - a) * step / 5)
        qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)

    return act


@pytest.fixture
def picture_file(tmp_path: Path) -> Path:
    """A small PNG called "Old Tam.png"."""
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    path = tmp_path / "Old Tam.png"
    assert image.save(str(path))
    return path


@pytest.fixture
def fight(window: GMWindow) -> GMWindow:
    """A fight by the rules of `tests/duel.py`: Ana (t1) beside an Orc (t2), and Far (t3) who is not in it; Ana's turn."""
    from tests.duel import write

    write(window.desk.home.rulesets)
    with_map(window, "square")
    assert window.desk.do({"do": "set_rules", "ruleset": "duel"}) is not None
    for name, at, side in (("Ana", [2, 2], "party"), ("Orc", [3, 2], "foe"), ("Far", [9, 2], "foe")):
        window.desk.do({"do": "add_token", "name": name, "at": at, "side": side})
    window.turn_dock.start_with(["t1", "t2"])
    window.actions_dock.raise_()
    QApplication.processEvents()
    return window


@pytest.fixture
def mouse(window: GMWindow, qtbot: QtBot) -> Iterator[Callable[..., Mouse]]:
    """Makes a hand over a map of the window's own, with these rules."""

    def make(grid: str = "hex-flat", rules: str = "gurps_thf", columns: int = 16, rows: int = 11) -> Mouse:
        if "BATTLEMAP_PICTURES" in os.environ:
            window.resize(1600, 1000)
        with_map(window, grid, columns, rows)
        window.desk.do({"do": "set_rules", "ruleset": rules})
        window.page.fit()
        QApplication.processEvents()
        window.page.canvas.setFocus()
        return Mouse(window, qtbot)

    yield make
    window.page.host.cancel()
