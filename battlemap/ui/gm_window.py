"""The game master's window: what its parts do together. What they are and how they are put in: `window_parts`."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPoint, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QMoveEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMenu

from battlemap.app.settings import Settings
from battlemap.errors import BattlemapError
from battlemap.paths import Home
from battlemap.text import T
from battlemap.ui.focus import move_on
from battlemap.ui.i18n import Languages, tr
from battlemap.ui.imports import quick_imports
from battlemap.ui.placing import remember
from battlemap.ui.window_parts import PartsWindow

if TYPE_CHECKING:
    from battlemap.app.library import LibraryToken
    from battlemap.app.tools.base import Overlay
    from battlemap.geometry.types import ScenePoint
    from battlemap.ui.widgets import NoticeBar

HUNDRED_PERCENT_PX = 70.0
START_HINT = T("Open something to play, or press [F1] for all keys")
START, MAP = 0, 1
SETTLED_MS = 30  # docks that were shown have changed their title bars by then, and with them their heights


class GMWindow(PartsWindow):
    """Everything the game master works with."""

    def __init__(self, home: Home, settings: Settings, languages: Languages) -> None:
        super().__init__(home, settings, languages)
        self._painted = False
        self._closing = False
        self._filled = False
        self._pointed: ScenePoint | None = None
        self._heights: dict[QDockWidget, int] = {}

    def _connect(self) -> None:
        desk = self.desk
        desk.session_changed.connect(self._session_changed)
        desk.committed.connect(self._committed)
        desk.selection_changed.connect(self.acts.refresh)
        desk.selection_changed.connect(self._turn_to_selection)
        desk.kept_changed.connect(self._kept_changed)
        desk.problem.connect(self._show_problem)
        desk.refused.connect(self.page.notices.mark_refusal)
        desk.committed.connect(self.page.notices.pass_refusal)
        desk.notice.connect(self._show_notice)
        self.rulebook.changed.connect(self._ruleset_changed)
        self.players.changed.connect(self._players_changed)
        self.files.progress.connect(self.status.show_progress)
        self.files.progress_ended.connect(self.status.hide_progress)
        self.files.progress_ended.connect(self._loading_ended)
        self.files.thumbnail = self._thumbnail
        self.status.cancelled.connect(self.files.cancel)
        self.tools_bar.chosen.connect(self.page.host.use)
        self.page.host.overlay_changed.connect(self._overlay_changed)
        canvas = self.page.canvas
        canvas.hovered.connect(self._hovered)
        canvas.zoom_changed.connect(self._zoom_changed)
        canvas.files_dropped.connect(self._files_dropped)
        canvas.library_dropped.connect(self._library_dropped)
        canvas.context_menu.connect(self._context_menu)
        self.turn_dock.library_wanted.connect(self.show_library)
        self.library_dock.token_chosen.connect(self._token_chosen)
        self.library_dock.map_chosen.connect(self.files.open_sample)
        start = self.start
        start.open_picture.connect(self.files.open_picture)
        start.open_scenario.connect(self.files.open)
        start.new_map.connect(self.files.new)
        start.import_map.connect(self.files.import_map)
        start.open_file.connect(self.files.open_path)
        start.find_file.connect(self._find_file)
        start.open_sample.connect(self.files.open_sample)
        start.recover.connect(self.files.recover)
        start.language_chosen.connect(self.choose_language)
        start.theme_chosen.connect(self.choose_theme)
        start.ruleset_chosen.connect(self._choose_ruleset)
        self.acts.retranslate()
        self.dress()

    # what is shown ---------------------------------------------------------------------------------------------

    def _show_page(self) -> None:
        session = self.desk.session
        playing = session is not None
        if not playing:
            # on their way back they would take what they like, and the order of the fight the room of the actions
            seen = [dock for dock in self.docks if not dock.visibleRegion().isEmpty()]
            self._heights = {dock: dock.height() for dock in seen} or self._heights
        self.stack.setCurrentIndex(MAP if playing else START)
        if playing:
            self._tab_docks()
        for bar in (self.top_bar, self.tools_bar):
            bar.setVisible(playing)
        for dock in self.docks:
            dock.setVisible(playing)
        if playing:
            self.turn_dock.raise_()
            QTimer.singleShot(0, self, self._arrange_docks)
            QTimer.singleShot(SETTLED_MS, self, self._keep_heights)
            self.tools_bar.use_first()
            self.page.canvas.setFocus()
        else:
            self.status.set_hint(START_HINT, "info")
            self.status.set_ground("")
            self.status.set_measure("")
            if self._filled and not self._closing:
                self.fill_start_page()
        self._show_title()

    def _keep_heights(self) -> None:
        """The docks are as high for the next map as they were for the last."""
        if self._heights:
            self.resizeDocks(list(self._heights), list(self._heights.values()), QtCore.Qt.Orientation.Vertical)

    def fill_start_page(self) -> None:
        """Samples, recent files, rulesets: read after the first frame."""
        self._filled = True
        chosen = self.files.ruleset_for_new = self.desk.settings.get("ruleset", "generic")
        with quick_imports():
            self.start.refresh()
            self.start.fill_rulesets(self.rulebook.all(), chosen)

    def _loading_ended(self) -> None:
        QTimer.singleShot(0, self, self._fill_if_left_empty)

    def _fill_if_left_empty(self) -> None:
        """The file named at the start could not be opened: the start page is needed after all."""
        if self.desk.session is None and not self._filled and not self._closing:
            self.fill_start_page()

    def _session_changed(self) -> None:
        self._show_page()
        self.status.set_kept(datetime.now() if self.desk.session is not None else None, None)
        self.acts.refresh()
        self._ruleset_changed()

    def _committed(self, event: Any) -> None:
        self.acts.refresh()
        if self._pointed is not None:
            self._hovered(self._pointed)  # what lies there may be another now

    def _turn_to_selection(self) -> None:
        """The tab of what is selected comes to the front: properties of things, and for tokens the token again."""
        if self.desk.things and not self.desk.selection:
            self.properties_dock.raise_()
        elif self.desk.selection and not self.properties_dock.visibleRegion().isEmpty():
            self.token_dock.raise_()

    def _kept_changed(self) -> None:
        session = self.desk.session
        self.status.set_kept(datetime.now() if session is not None else None, self.desk.journal_problem)
        self._show_title()
        self.acts.refresh()

    def _show_title(self) -> None:
        session = self.desk.session
        name = self.files.name
        self.setWindowTitle(f"{name}[*]: Battlemap" if name else "Battlemap[*]")
        self.setWindowModified(session is not None and session.dirty)

    def _ruleset_changed(self) -> None:
        self.top_bar.set_ruleset(self.rulebook.name())

    def _players_changed(self) -> None:
        for name, value in (
            ("blackout", self.players.black),
            ("freeze", self.players.frozen),
            ("follow", self.players.follow),
        ):
            action = self.acts[name]
            action.blockSignals(True)
            action.setChecked(value)
            action.blockSignals(False)
        self.acts.refresh()

    @property
    def _bar(self) -> NoticeBar:
        return self.page.notices if self.desk.session is not None else self.start_notices

    def _show_problem(self, text: Any, hint: Any) -> None:
        self._bar.show_problem(text, hint)

    def _show_notice(self, text: Any) -> None:
        self._bar.show_notice(text)

    def _overlay_changed(self, overlay: Overlay) -> None:
        spec = self.page.host.spec
        if self.desk.session is not None and spec is not None:
            self.status.set_hint(overlay.hint or spec.hint, spec.icon)
        from battlemap.ui.widgets import number

        words = ""
        if overlay.measure is not None:
            words = tr(overlay.measure.label)
        elif overlay.path is not None and (overlay.path.legal or overlay.path.steps):
            words = tr("cost {cost} {unit}", cost=number(overlay.path.cost), unit=overlay.path.unit)
        self.status.set_measure(words)

    def _hovered(self, point: ScenePoint | None) -> None:
        from battlemap.ui.ground_text import ground_text

        self._pointed = point
        self.status.set_ground(ground_text(self.desk, point) if point is not None else "")

    def _zoom_changed(self, px: float) -> None:
        self.top_bar.set_zoom(px / HUNDRED_PERCENT_PX * 100)

    def retranslate(self) -> None:
        super().retranslate()
        if not self.whole:
            return
        self.acts.retranslate()
        self.rulebook.follow()
        self._ruleset_changed()
        self._show_title()
        if self.desk.session is None and self._filled:
            self.start.fill_rulesets(self.rulebook.all(), self.files.ruleset_for_new)

    # doing -----------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        self.desk.do({"do": "undo"})

    def redo(self) -> None:
        self.desk.do({"do": "redo"})

    def _thumbnail(self, session: Any) -> bytes | None:
        from battlemap.ui.rendering import thumbnail

        return thumbnail(session)

    def _token_chosen(self, token: LibraryToken) -> None:
        self.pieces.put_library_token(token, self.library_dock.side.side, self.page.middle())

    def _library_dropped(self, id_: str, at: ScenePoint) -> None:
        token = self.library_dock.token(id_)
        if token is not None:
            self.pieces.put_library_token(token, self.library_dock.side.side, at)
            self.page.canvas.setFocus()

    def _files_dropped(self, addresses: list[str], at: ScenePoint) -> None:
        self.drops.side = self.library_dock.side.side
        where = self.page.canvas.view_point(at).toPoint()
        self.drops.take(addresses, at, self.page.canvas.viewport().mapToGlobal(where))

    def _context_menu(self, at: ScenePoint, where: QPoint) -> None:
        if not self.area_menu.show(at, where, self.acts.by_id):
            self.pieces.show_menu(at, where, self.acts.by_id)

    def _find_file(self, path: Path) -> None:
        found = self.files.choose_open(
            T("Where is {name} now?", name=path.name), T("Scenarios"), (".battlemap", ".json")
        )
        if found is not None:
            self.desk.settings.forget_recent(path)
            self.files.open_path(found)

    def _choose_ruleset(self, id_: str) -> None:
        self.files.ruleset_for_new = id_
        self.desk.settings.set("ruleset", id_)

    def show_library(self) -> None:
        """To the library's search."""
        self.library_dock.show()
        self.library_dock.raise_()
        self.library_dock.load()
        self.library_dock.search.setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)

    # window ----------------------------------------------------------------------------------------------------

    def next_area(self) -> None:
        """The keyboard goes from the map to each dock, to the bars, and back."""
        if self.desk.session is None:
            move_on([self.start, self.menuBar()])
        else:
            docks = [dock for dock in (self.review_dock, *self.docks) if not dock.visibleRegion().isEmpty()]
            move_on(
                [self.page, *docks, self.top_bar, self.tools_bar],
                {
                    self.page: self.page.canvas,
                    self.review_dock: self.review_dock.table,
                    self.actions_dock: self.actions_dock.list,
                },
            )

    def toggle_full_screen(self, full: bool) -> None:
        (self.showFullScreen if full else self.showNormal)()

    def show_keys(self) -> None:
        """The keys of the program; while a target's card is shown, the rules it names."""
        aimed = self.page.canvas.aim_card
        if aimed.isVisible() and aimed.card is not None and aimed.card.rules:
            from battlemap.ui.rule_card import show_rules

            show_rules(self.desk, self, aimed.card.rules, aimed.mapToGlobal(aimed.rect().topRight()))
            return
        from battlemap.ui.dialogs.keys import KeysDialog

        KeysDialog(self).open()

    def about(self) -> None:
        from battlemap.ui.dialogs.about import AboutDialog

        AboutDialog(self).open()

    def createPopupMenu(self) -> QMenu | None:
        return None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        addresses = [url.toString() for url in event.mimeData().urls()]
        self.drops.take(addresses, None, self.mapToGlobal(event.position().toPoint()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.whole:
            self.players.changed.emit()  # now it is known which screen is the GM's own

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        handle = self.windowHandle()
        if self.whole and handle is not None and handle.screen() is not self._own_screen:
            self._own_screen = handle.screen()
            self.top_bar.refresh()

    _own_screen: Any = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.painted_once.emit)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.whole and event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.page.host.cancel()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.whole:
            super().closeEvent(event)
            return
        self._closing = True
        if not self.files.close_map():
            self._closing = False
            event.ignore()
            return
        remember(self, self.settings)
        self.players.close()
        self.desk.jobs.close()
        super().closeEvent(event)

    def fail(self, error: BaseException) -> None:
        """An exception that nobody caught: told in the error bar; the log file has the rest."""
        if isinstance(error, BattlemapError):
            self.desk.report(error)
        else:
            log = self.desk.home.log_file
            self._show_problem(
                T("Something went wrong inside the program: {what}", what=f"{type(error).__name__}: {error}"),
                T("Your work is kept. What happened is written in {file}", file=str(log)),
            )
