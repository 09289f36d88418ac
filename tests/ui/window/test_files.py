"""Opening, saving, leaving: what is asked, and what becomes of the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from battlemap import paths
from battlemap.ui.dialogs.ask_unsaved import ask_unsaved
from battlemap.ui.gm_window import MAP, START, GMWindow

Put = Callable[..., str]


def answers(window: GMWindow, answer: str) -> list[str]:
    asked: list[str] = []

    def ask(parent: object, name: str) -> str:
        asked.append(name)
        return answer

    window.files.ask = ask  # type: ignore[assignment]
    return asked


def opened(window: GMWindow, qtbot: QtBot, path: Path) -> None:
    before = window.desk.session
    window.files.open_path(path)
    qtbot.waitUntil(lambda: not window.files.loading, timeout=10_000)
    assert window.desk.session is not None and window.desk.session is not before


def test_save_as_then_open_again_gives_the_same_state(
    playing: GMWindow, put: Put, tmp_path: Path, qtbot: QtBot
) -> None:
    put((2, 3), "Ana")
    target = tmp_path / "Øst bro" / "fight one.battlemap"
    target.parent.mkdir()
    playing.files.choose_save = lambda title, name: target
    playing.acts["save_as"].trigger()
    assert target.exists()
    assert playing.windowTitle() == "fight one.battlemap[*]: Battlemap"
    assert not playing.isWindowModified()
    state = playing.desk.session.do({"do": "state"}).result  # type: ignore[union-attr]
    assert playing.files.close_map()
    assert playing.stack.currentIndex() == START
    opened(playing, qtbot, target)
    assert playing.stack.currentIndex() == MAP
    assert playing.desk.session.do({"do": "state"}).result == state  # type: ignore[union-attr]
    assert [recent.path for recent in playing.desk.settings.recent()] == [target.resolve()]


def test_saved_scenarios_hold_a_small_picture(playing: GMWindow, put: Put, tmp_path: Path) -> None:
    import zipfile

    put((2, 3))
    playing.files.choose_save = lambda title, name: tmp_path / "a.battlemap"
    assert playing.files.save()
    with zipfile.ZipFile(tmp_path / "a.battlemap") as archive:
        assert archive.read("thumbnail.png")[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("answer", "stays", "kept"), [("cancel", True, True), ("discard", False, False), ("save", False, True)]
)
def test_closing_with_unsaved_work_asks_once(
    playing: GMWindow, put: Put, tmp_path: Path, answer: str, stays: bool, kept: bool
) -> None:
    put((1, 1))
    asked = answers(playing, answer)
    target = tmp_path / "kept.battlemap"
    playing.files.choose_save = lambda title, name: target
    playing.close()
    assert asked == ["Untitled"]
    assert playing.isVisible() is stays
    assert (playing.desk.session is not None) is stays
    assert target.exists() is (answer == "save")
    journals = list(playing.desk.home.journals.glob("*/scenario.json"))
    assert bool(journals) is (kept and answer != "save")


def test_closing_without_changes_does_not_ask(playing: GMWindow) -> None:
    playing.close()
    assert not playing.isVisible()


def test_a_save_that_is_called_off_keeps_the_window_open(playing: GMWindow, put: Put) -> None:
    put((1, 1))
    answers(playing, "save")
    playing.files.choose_save = lambda title, name: None
    playing.close()
    assert playing.isVisible()
    assert playing.desk.tokens()


def test_a_save_that_fails_says_why_and_keeps_the_window_open(playing: GMWindow, put: Put, tmp_path: Path) -> None:
    put((1, 1))
    answers(playing, "save")
    playing.files.choose_save = lambda title, name: tmp_path / "nowhere" / "deep" / "a.battlemap"
    (tmp_path / "nowhere").write_text("a file, no folder")
    playing.close()
    assert playing.isVisible()
    assert playing.page.notices.isVisible()
    assert playing.isWindowModified()


def test_the_question_has_three_answers(window: GMWindow, qtbot: QtBot) -> None:
    def press(words: str) -> str:
        def click() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QMessageBox)
            next(b for b in box.findChildren(QPushButton) if b.text() == words).click()

        QTimer.singleShot(0, click)
        return ask_unsaved(window, "Bridge")

    assert press("Save") == "save"
    assert press("Don’t save") == "discard"
    assert press("Cancel") == "cancel"


@pytest.mark.parametrize(
    ("kind", "typed", "wanted"),
    [(0, "fight", "fight.battlemap"), (1, "fight", "fight"), (0, "a.battlemap", "a.battlemap")],
)
def test_save_dialog_gives_file_or_folder(
    playing: GMWindow, tmp_path: Path, kind: int, typed: str, wanted: str, qtbot: QtBot
) -> None:
    playing.desk.settings.set("folder", str(tmp_path))

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        filters = dialog.nameFilters()
        dialog.selectNameFilter(filters[kind])
        dialog.filterSelected.emit(filters[kind])
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert line is not None
        line.setText(typed)
        dialog.accept()

    QTimer.singleShot(100, fill)
    from battlemap.text import T

    assert playing.files._choose_save(T("Save the scenario"), "Untitled") == tmp_path / wanted


def test_a_broken_file_says_what_is_wrong_and_the_map_stays(
    playing: GMWindow, put: Put, tmp_path: Path, qtbot: QtBot
) -> None:
    put((1, 1))
    asked = answers(playing, "discard")
    bad = tmp_path / "cut.battlemap"
    bad.write_bytes(b"PK\x03\x04 cut off")
    playing.files.open_path(bad)
    qtbot.waitUntil(lambda: not playing.files.loading, timeout=10_000)
    assert playing.page.notices.isVisible()
    assert "cut.battlemap" in playing.page.notices.text
    assert asked and playing.desk.tokens()


def test_a_sample_opens_as_an_untitled_copy(window: GMWindow, qtbot: QtBot) -> None:
    opened(window, qtbot, paths.maps() / "mill_bridge")
    session = window.desk.session
    assert session is not None and session.path is None
    assert window.desk.tokens()


def test_every_sample_has_a_card_that_opens_it(window: GMWindow, qtbot: QtBot) -> None:
    from battlemap.ui.start_parts import SampleCard

    window.fill_start_page()
    cards = window.start.findChildren(SampleCard)
    assert {card.sample.id for card in cards} >= {"mill_bridge", "tavern_brawl", "watch_tower"}
    cards[0].open_button.click()
    qtbot.waitUntil(lambda: window.desk.session is not None, timeout=10_000)
    assert window.stack.currentIndex() == MAP


def test_unsaved_untitled_work_is_offered_on_the_start_page(playing: GMWindow, put: Put, qtbot: QtBot) -> None:
    from battlemap.ui.start_parts import RecoveryRow

    put((4, 4), "Brynn")
    session = playing.desk.session
    assert session is not None
    playing.desk.attach(None)
    session.close()  # as a crash leaves it: the journal stays
    playing.fill_start_page()
    rows = playing.start.findChildren(RecoveryRow)
    assert len(rows) == 1
    rows[0].recover.emit(rows[0].found)
    qtbot.waitUntil(lambda: playing.desk.session is not None, timeout=10_000)
    assert [token.name for token in playing.desk.tokens().values()] == ["Brynn"]
    assert playing.isWindowModified()


def test_a_recent_file_that_is_gone_can_be_found_again(window: GMWindow, tmp_path: Path, qtbot: QtBot) -> None:
    from battlemap.ui.start_parts import RecentRow

    window.desk.settings.touch_recent(tmp_path / "Winter pass.battlemap", "Winter pass")
    window.fill_start_page()
    row = window.start.findChildren(RecentRow)[0]
    asked: list[str] = []
    window.files.choose_open = lambda title, kind, suffixes: asked.append(str(title))  # type: ignore[func-returns-value, assignment]
    row.find_button.click()
    assert asked == ["Where is Winter pass.battlemap now?"]


def test_the_search_in_recent_hides_the_others(window: GMWindow, tmp_path: Path) -> None:
    from battlemap.ui.start_parts import RecentRow

    for name in ("Bridge", "Crypt"):
        window.desk.settings.touch_recent(tmp_path / f"{name}.battlemap", name)
    window.fill_start_page()
    window.start.search.setText("cry")
    shown = [row.recent.title for row in window.start.findChildren(RecentRow) if row.isVisibleTo(window.start)]
    assert shown == ["Crypt"]


def test_new_map_dialog_makes_the_grid_it_shows(window: GMWindow, qtbot: QtBot) -> None:
    from battlemap.ui.dialogs.new_map import NewMapDialog

    window.acts["new"].trigger()
    dialog = window.findChild(NewMapDialog)
    assert dialog is not None
    dialog.findChild(type(dialog._kinds.button(0)), "hex-pointy").click()  # type: ignore[union-attr]
    dialog.columns.setValue(7)
    dialog.rows.setValue(5)
    dialog.distance.setValue(1.5)
    assert dialog.spec.kind == "hex-pointy"
    assert not dialog.grab().isNull()
    dialog.accept()
    qtbot.waitUntil(lambda: window.desk.session is not None, timeout=10_000)
    scene = window.desk.session.scenario.scene(window.desk.scene)  # type: ignore[union-attr]
    assert (scene.grid.kind, scene.grid.columns, scene.grid.rows, scene.cell_distance) == ("hex-pointy", 7, 5, 1.5)


def test_a_picture_opens_as_a_new_map(window: GMWindow, picture_file: Path, qtbot: QtBot) -> None:
    window.files.choose_open = lambda title, kind, suffixes: picture_file
    window.acts["open_picture"].trigger()
    qtbot.waitUntil(lambda: window.desk.session is not None, timeout=10_000)
    from battlemap.model.entities import Picture

    assert len(window.desk.session.scenario.of(Picture, window.desk.scene)) == 1  # type: ignore[union-attr]


def test_loading_can_be_cancelled(window: GMWindow, qtbot: QtBot) -> None:
    from battlemap.app.jobs import Progress

    started: list[Progress] = []

    def slow(progress: Progress) -> object:
        import time

        started.append(progress)
        while not progress.cancelled:
            progress.report(1, 3, _text())
            time.sleep(0.01)
        progress.report(2, 3, _text())
        raise AssertionError("report raises when cancelled")

    window.files._load(_text(), slow)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: window.status.busy, timeout=5_000)
    window.status.cancelled.emit()
    assert not window.files.loading
    assert not window.status.busy
    qtbot.waitUntil(lambda: started[0].cancelled, timeout=5_000)
    assert window.desk.session is None


def _text() -> object:
    from battlemap.text import T

    return T("Reading walls, {n} of {all}", n=1, all=3)


@pytest.fixture(autouse=True)
def quiet_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """File dialogs of the system never open in a test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    yield
