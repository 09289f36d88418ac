"""Files from the file manager and tokens from the library, dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from battlemap.model.entities import Picture, Token
from battlemap.ui.gm_window import GMWindow

KNIGHT = Path(__file__).resolve().parents[2] / "formats" / "data" / "gcs" / "knight-v5.gcs"

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform


def drop(widget: QWidget, data: QMimeData, at: QPoint) -> bool:
    """What the window system sends: enter, then drop. True if it was taken."""
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_library_token_lands_in_the_cell_under_the_drop(playing: GMWindow, where: Callable[[int, int], QPoint]) -> None:
    data = QMimeData()
    data.setData("application/x-battlemap-token", QByteArray(b"knight"))
    playing.library_dock.side.setCurrentIndex(1)
    assert drop(playing.page.canvas.viewport(), data, where(4, 5))
    (token,) = playing.desk.tokens().values()
    assert (token.name, tuple(token.at), token.side) == ("Knight", (4, 5), "foe")
    assert token.picture is not None and playing.desk.session.pictures.read(token.picture)  # type: ignore[union-attr]
    assert playing.desk.selection == [token.id]


def test_a_second_token_goes_to_a_free_cell_and_gets_a_name_of_its_own(
    playing: GMWindow, where: Callable[[int, int], QPoint]
) -> None:
    data = QMimeData()
    data.setData("application/x-battlemap-token", QByteArray(b"knight"))
    for _ in range(2):
        drop(playing.page.canvas.viewport(), data, where(4, 5))
    first, second = playing.desk.tokens().values()
    assert first.at != second.at
    assert second.name == "Knight 2"


def test_library_drag_data_is_what_the_map_takes(playing: GMWindow) -> None:
    dock = playing.library_dock
    dock.load()
    dock.search.setText("wolf")
    index = dock.model.index(0, 0)
    data = dock.model.mimeData([index])
    assert bytes(data.data("application/x-battlemap-token").data()) == index.data(Qt.ItemDataRole.UserRole).id.encode()


def test_enter_in_the_library_puts_the_token_in_the_middle(playing: GMWindow, qtbot: QtBot) -> None:
    dock = playing.library_dock
    playing.acts["add_token"].trigger()
    assert dock.search.hasFocus() or playing.focusWidget() is dock.search
    dock.grid.setCurrentIndex(dock.model.index(0, 0))
    dock.grid.activated.emit(dock.model.index(0, 0))
    (token,) = playing.desk.tokens().values()
    assert abs(token.at[0] - 6) <= 1 and abs(token.at[1] - 4) <= 1


def test_a_picture_on_the_start_page_opens(window: GMWindow, picture_file: Path, qtbot: QtBot) -> None:
    assert drop(window, files(picture_file), QPoint(600, 400))
    qtbot.waitUntil(lambda: window.desk.session is not None, timeout=10_000)
    assert window.desk.session.scenario.of(Picture, window.desk.scene)  # type: ignore[union-attr]


def test_a_picture_on_a_map_asks_and_becomes_a_token_there(
    playing: GMWindow, picture_file: Path, where: Callable[[int, int], QPoint]
) -> None:
    assert drop(playing.page.canvas.viewport(), files(picture_file), where(7, 2))
    menu = playing.drops.menu
    assert menu is not None and menu.isVisible()
    menu.actions()[0].trigger()
    menu.close()
    (token,) = playing.desk.tokens().values()
    assert (token.name, tuple(token.at)) == ("Old Tam", (7, 2))


def test_a_picture_on_a_map_may_lie_over_it(
    playing: GMWindow, picture_file: Path, where: Callable[[int, int], QPoint]
) -> None:
    drop(playing.page.canvas.viewport(), files(picture_file), where(7, 2))
    menu = playing.drops.menu
    assert menu is not None
    menu.actions()[1].trigger()
    menu.close()
    (picture,) = playing.desk.session.scenario.of(Picture, playing.desk.scene).values()  # type: ignore[union-attr]
    _x, y, width, height = picture.rect
    assert abs(width / height - 40 / 30) < 0.01
    assert (y, height) == (0, 9)
    playing.acts["undo"].trigger()
    assert not playing.desk.session.scenario.of(Picture, playing.desk.scene)  # type: ignore[union-attr]


def test_a_file_that_is_no_picture_is_refused_in_words(playing: GMWindow, tmp_path: Path) -> None:
    from battlemap.ui.drops import add_map_picture

    bad = tmp_path / "bad.png"
    bad.write_bytes(b"not a picture")
    assert not add_map_picture(playing.desk, bad)
    assert "bad.png" in playing.page.notices.text


def test_what_is_not_a_local_file_is_refused_in_words(playing: GMWindow) -> None:
    playing.drops.take(["https://example.org/a.png"], None, QPoint(0, 0))
    assert "not a file on this computer" in playing.page.notices.text


def test_dropping_a_map_with_unsaved_work_asks(
    playing: GMWindow, put: Callable[..., str], tmp_path: Path, where: Callable[[int, int], QPoint]
) -> None:
    put((1, 1))
    asked: list[str] = []

    def ask(parent: object, name: str) -> str:
        asked.append(name)
        return "cancel"

    playing.files.ask = ask  # type: ignore[assignment]
    path = tmp_path / "other.battlemap"
    path.write_bytes(b"x")
    drop(playing.page.canvas.viewport(), files(path), where(3, 3))
    assert asked == ["Untitled"]
    assert playing.desk.tokens()


def test_a_character_sheet_becomes_a_token_where_it_is_dropped(
    playing: GMWindow, where: Callable[[int, int], QPoint]
) -> None:
    session = playing.desk.session
    assert session is not None
    before = set(session.scenario.of(Token, "s1"))
    grid = session.scenario.scene("s1").grid.grid()
    playing.drops.take([str(KNIGHT)], grid.center(grid.from_offset(5, 4)), where(5, 4))
    (new,) = set(session.scenario.of(Token, "s1")) - before
    token = session.scenario.token("s1", new)
    assert token is not None and grid.cell(token.at) == grid.from_offset(5, 4) and token.stats
    steps = len(session.history.done)
    playing.drops.take([str(KNIGHT)], grid.center(grid.from_offset(5, 4)), where(5, 4))
    assert set(session.scenario.of(Token, "s1")) == before | {new}, "dropped on a token, it is that token's sheet"
    assert len(session.history.done) == steps + 1
