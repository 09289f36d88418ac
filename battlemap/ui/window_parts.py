"""What the game master's window is made of: a frame that is painted at once, and the parts put into it right after."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from PySide6 import QtCore
from PySide6.QtCore import QEventLoop, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabWidget

from battlemap import paths
from battlemap.app.settings import Settings
from battlemap.paths import Home
from battlemap.ui.action_table import MENUS
from battlemap.ui.dress import wear
from battlemap.ui.i18n import Languages, Speaks, tr
from battlemap.ui.imports import quick_imports

DOCKS_PX = 420
LOW_PX = 900
# QtCore.Qt is written out below: naming Qt in an import makes all its enumerations, 17 ms before the first frame


class PartsWindow(Speaks, QMainWindow):
    """The frame, its parts and what they wear; what they do together is the game master's window (`gm_window`).

    A new window is only its frame: menu titles, background, status bar. `painted_once` comes after the first frame;
    `assemble` then puts in all the rest, and imports what it is made of. Nothing else may be called before that.
    """

    painted_once = Signal()

    def __init__(self, home: Home, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.setObjectName("gm_window")
        self.home, self.settings, self._languages = home, settings, languages
        self._arranged = self._low = False
        self.whole = False
        for _name, title in MENUS:
            self.menuBar().addMenu(tr(title))
        self.statusBar().setSizeGripEnabled(False)

    def assemble(self) -> None:
        """Put the parts in, in short steps. What the user clicks or types meanwhile waits and comes after."""
        if self.whole:
            return
        wait = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
        with quick_imports():
            for _step in self._steps():
                QApplication.processEvents(wait)
        self.whole = True
        self._show_page()

    def _steps(self) -> Iterator[None]:
        """Between two steps the window paints. Imports stand where they are needed: each is a part of a step's time."""
        self.setWindowIcon(QIcon(str(paths.assets() / "icons" / "battlemap-256.png")))
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setAnimated(False)
        from battlemap.ui.desk import Desk

        self.desk = Desk(self.home, self.settings, self._languages)
        yield
        from battlemap.ui.start_page import StartPage
        from battlemap.ui.widgets import NoticeBar, Pages

        self.start = StartPage(self.desk)
        self.start_notices = NoticeBar(self.start)
        self.stack = Pages()
        self.stack.addWidget(self.start)
        yield
        from battlemap.ui.page import MapPage

        yield
        self.page = MapPage(self.desk)
        self.stack.addWidget(self.page)
        yield
        from battlemap.ui.area_menu import AreaMenu
        from battlemap.ui.drops import Drops
        from battlemap.ui.files import Files
        from battlemap.ui.pieces import Pieces
        from battlemap.ui.players import Players
        from battlemap.ui.rulebook import Rulebook

        self.files = Files(self.desk, self)
        self.pieces = Pieces(self.desk, self.page, self)
        self.area_menu = AreaMenu(self.desk, self.page, self)
        self.drops = Drops(self.desk, self.files, self.pieces, self)
        self.players = Players(self.desk, self.page, self)
        self.rulebook = Rulebook(self.desk, self)
        yield
        from battlemap.ui.docks.library import LibraryDock
        from battlemap.ui.docks.turn import TurnDock

        self.turn_dock, self.library_dock = TurnDock(self.desk), LibraryDock(self.desk)
        yield
        from battlemap.ui.docks.log import LogDock
        from battlemap.ui.docks.token import TokenDock

        yield
        from battlemap.ui.acting import Acting

        self.acting = Acting(self.desk, self.page.host)
        self.token_dock, self.log_dock = TokenDock(self.desk), LogDock(self.desk, self.acting)
        yield
        from battlemap.ui.docks.actions import ActionsDock
        from battlemap.ui.docks.properties import PropertiesDock
        from battlemap.ui.token_tip import TokenTip

        self.actions_dock = ActionsDock(self.desk, self.acting, self.page)
        self.properties_dock = PropertiesDock(self.desk, self.pieces.clipboard)
        self.token_tip = TokenTip(self.desk, self.page)
        yield
        from battlemap.ui.docks.review import ReviewDock

        self.review_dock = ReviewDock(self.desk, self.acting)
        yield
        from battlemap.ui.actions import Actions
        from battlemap.ui.fight import Fight
        from battlemap.ui.focus import TextUndo
        from battlemap.ui.menus import Menus

        self.fight = Fight(self.desk, self.turn_dock, self)
        self.menus = Menus(self.desk, self)
        self.acts = Actions(self, self.desk, self.page)
        self.acts.fill(self.menuBar(), self)
        self.acts["review"].setChecked(self.review_dock.wanted)
        self.text_undo = TextUndo(self)
        yield
        from battlemap.ui.status import StatusBar
        from battlemap.ui.tool_bars import ToolsBar, TopBar

        self.top_bar = TopBar(self.acts, self.players)
        self.tools_bar = ToolsBar(self)
        self.status = StatusBar()
        yield
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.addToolBar(QtCore.Qt.ToolBarArea.TopToolBarArea, self.top_bar)
        self.addToolBar(QtCore.Qt.ToolBarArea.LeftToolBarArea, self.tools_bar)
        self.setStatusBar(self.status)
        right = QtCore.Qt.DockWidgetArea.RightDockWidgetArea
        self.setTabPosition(right, QTabWidget.TabPosition.North)
        for dock in self.docks:
            dock.hide()
            self.addDockWidget(right, dock)
        self.setCorner(QtCore.Qt.Corner.BottomRightCorner, right)
        self.addDockWidget(QtCore.Qt.DockWidgetArea.BottomDockWidgetArea, self.review_dock)
        self.review_dock.hide()
        self.tabifyDockWidget(self.turn_dock, self.library_dock)
        self.tabifyDockWidget(self.token_dock, self.actions_dock)
        self.tabifyDockWidget(self.actions_dock, self.properties_dock)
        for bar in (self.top_bar, self.tools_bar):
            bar.hide()
        self.setCentralWidget(self.stack)

    def _tab_docks(self) -> None:
        """On a low screen Token and Log share a place: before docks show, else the window grows beyond its screen."""
        from battlemap.ui.widgets import ui_scale

        if self._arranged:
            return
        self._low = self.height() < LOW_PX * ui_scale()
        if self._low:
            self.tabifyDockWidget(self.properties_dock, self.log_dock)

    def _arrange_docks(self) -> None:
        """Room for each dock, once the window has its size."""
        from battlemap.ui.widgets import ui_scale

        if self._arranged:
            return
        self._arranged = True
        width = min(round(DOCKS_PX * min(1.3, ui_scale())), round(self.width() * 0.4))
        self.resizeDocks(list(self.docks), [width] * len(self.docks), QtCore.Qt.Orientation.Horizontal)
        columns = [self.turn_dock, self.token_dock, *([] if self._low else [self.log_dock])]
        self.token_dock.raise_()
        self.resizeDocks(columns, [200, 380, 260][: len(columns)], QtCore.Qt.Orientation.Vertical)

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        return (
            self.turn_dock,
            self.library_dock,
            self.token_dock,
            self.actions_dock,
            self.properties_dock,
            self.log_dock,
        )

    def choose_language(self, code: str) -> None:
        self.desk.settings.set("language", code)
        self.desk.languages.choose(code)

    def choose_theme(self, name: str) -> None:
        self.desk.settings.set("theme", name)
        self.dress()

    def dress(self) -> None:
        """Put on the theme and text size of the settings."""
        from battlemap.ui.widgets import ui_scale

        look = wear(self.desk.settings)
        self.page.canvas.set_theme(look, ui_scale())
        self.page.canvas.animate = not self.desk.settings.get("reduced_motion", False)

    def preferences(self) -> None:
        from battlemap.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.desk.settings, self.desk.languages.code, self)
        dialog.changed.connect(self._preference_changed)
        dialog.open()

    def _preference_changed(self, key: str) -> None:
        if key == "language":
            self.desk.languages.choose(self.desk.settings.get("language", "en"))
        else:
            self.dress()
            self.start.retranslate_choosers()

    @abstractmethod
    def _connect(self) -> None:
        """Let the parts know of one another, once all are there."""

    @abstractmethod
    def _show_page(self) -> None:
        """Show the start page or the map."""
