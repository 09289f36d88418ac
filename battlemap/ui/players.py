"""The game master's hand on the players' screen: which screen, which scene, which part, black, frozen.

Only display lists made for players, and the pictures named in them, go over to the window.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QAction, QGuiApplication, QScreen
from PySide6.QtWidgets import QMenu, QWidget

from battlemap.app.display import DisplayList, PictureItem, TokenItem
from battlemap.app.tools.base import Overlay
from battlemap.errors import BattlemapError
from battlemap.text import T
from battlemap.ui.awake import Awake
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.page import MapPage
from battlemap.ui.player_window import PlayerWindow
from battlemap.ui.token_words import TokenWords, token_words

OFF, WINDOW = "none", "window"


class Players(QObject):
    """`changed`: the choice, or what may be done, is another now."""

    changed = Signal()

    def __init__(self, desk: Desk, page: MapPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._page = page
        self._parent = parent
        self._pictures: dict[str, bytes] = {}
        self.window: PlayerWindow | None = None
        self.choice = OFF
        self.black = False
        self.frozen = False
        self.follow = False
        self._words: TokenWords | None = None
        self._visible: set[str] = set()
        self._waiting = ""  # name of a screen that was pulled out
        self._awake = Awake()
        desk.setProperty("tv_open", False)
        desk.session_changed.connect(self._session_changed)
        desk.committed.connect(self.push)
        desk.roll_shown.connect(self.push)
        page.camera_moved.connect(self._camera_moved)
        page.host.overlay_changed.connect(self._show_dragging)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._screen_added)
            app.screenRemoved.connect(self._screen_removed)

    # the choice ------------------------------------------------------------------------------------------------

    def choices(self) -> list[tuple[str, str]]:
        """(id, words) of what can be chosen: off, each screen but the GM's own, an ordinary window."""
        found = [(OFF, tr("nothing (TV off)"))]
        own = self._parent.screen()
        for number, screen in enumerate(QGuiApplication.screens(), 1):
            if screen is not own:
                found.append((screen.name(), tr("{name} (screen {n})", name=_title(screen), n=number)))
        if self._waiting:
            found.append((self._waiting, tr("{name} (not plugged in)", name=self._waiting)))
        found.append((WINDOW, tr("an ordinary window")))
        return found

    @property
    def chosen(self) -> str:
        return self._waiting or self.choice

    def choose_argument(self, wanted: str) -> None:
        """From the command line: a number (0 is the first screen), a name, or "none"."""
        screens = QGuiApplication.screens()
        if wanted.isdigit() and int(wanted) < len(screens):
            wanted = screens[int(wanted)].name()
        known = {screen.name() for screen in screens}
        if wanted in known or wanted in (OFF, WINDOW):
            self.choose(wanted)
        else:
            self._desk.problem.emit(
                T("There is no screen {name}", name=wanted), T("There is: {names}", names=", ".join(sorted(known)))
            )

    def choose(self, wanted: str) -> None:
        """Show the players' picture on a screen by its name, in an ordinary window, or nowhere."""
        self._waiting = ""
        if wanted == OFF:
            self._close_window()
        elif wanted == WINDOW:
            self.choice = wanted
            self._open().show_as_window()
            self.push(force=True)
        else:
            screen = next((s for s in QGuiApplication.screens() if s.name() == wanted), None)
            if screen is None:
                self._waiting = wanted
                self._close_window()
                self._waiting = wanted
            elif screen is self._parent.screen():
                self._desk.problem.emit(
                    T("{name} is the screen this window is on", name=_title(screen)),
                    T("Move this window to another screen first, or choose an ordinary window"),
                )
            else:
                self.choice = wanted
                self._open().show_on(screen)
                self.push(force=True)
        self._tell()

    def _open(self) -> PlayerWindow:
        if self.window is None:
            self.window = PlayerWindow(self._pictures.get)
            self._words = None
            self.window.gone.connect(self._window_gone)
            self.window.view_changed.connect(self._outline)
        self.window.black_out(self.black)
        self._awake.keep(True)
        return self.window

    def _close_window(self) -> None:
        self.choice = OFF
        self._awake.keep(False)
        if self.window is not None:
            self.window.finish()
            self.window = None
        self._page.canvas.set_view_rect(None)

    def _window_gone(self) -> None:
        self.choose(OFF)

    def _tell(self) -> None:
        self._desk.setProperty("tv_open", self.window is not None)
        self._outline()
        self.changed.emit()

    def close(self) -> None:
        """The program ends."""
        self._close_window()

    # screens come and go ---------------------------------------------------------------------------------------

    def _screen_removed(self, screen: QScreen) -> None:
        if self.window is not None and self.choice == screen.name():
            self.window.hide()
            self._waiting = screen.name()
            self._desk.notice.emit(
                T("The players’ screen {name} is gone; it comes back when it is plugged in", name=screen.name())
            )
        self._tell()

    def _screen_added(self, screen: QScreen) -> None:
        if screen.name() == self._waiting and screen is not self._parent.screen():
            self.choose(screen.name())
        else:
            self._tell()

    # what they see ---------------------------------------------------------------------------------------------

    def push(self, event: object = None, force: bool = False) -> None:
        """Give the window what the players may know now; a frozen one keeps what it has."""
        session = self._desk.session
        if self.window is None or (self.frozen and not force):
            return
        if session is None:
            from battlemap.app.display import EMPTY

            self.window.set_display(EMPTY)
            return
        display = session.player_display(session.active_scene)
        self._hand_over_pictures(display)
        words = token_words(session.ruleset.manifest, self._desk.languages.code)
        if words != self._words:
            self._words = words
            self.window.canvas.set_condition_icons(*words)
        self.window.set_display(display)
        self._camera_moved()

    def _hand_over_pictures(self, display: DisplayList) -> None:
        """Put the pictures of the list, and no others, where the window can read them."""
        session = self._desk.session
        if session is None:
            return
        self._visible = {i.id for i in display.items.values() if isinstance(i, TokenItem)}
        named = {item.file for item in display.items.values() if isinstance(item, PictureItem)}
        named |= {i.picture for i in display.items.values() if isinstance(i, TokenItem) and i.picture}
        for name in set(self._pictures) - named:
            del self._pictures[name]
        for name in named - set(self._pictures):
            try:
                self._pictures[name] = session.pictures.read(name)
            except BattlemapError:
                continue  # the canvas shows a placeholder

    def _show_dragging(self, overlay: Overlay) -> None:
        """If the GM wants it, players see the tokens in the hand, but only those they can see anyway."""
        if self.window is None or self.frozen:
            return
        ghost = overlay.ghost
        if ghost is not None and self._desk.settings.get("drag_on_tv", False):
            ghost = replace(
                ghost, tokens=tuple(t for t in ghost.tokens if t in self._visible), legal=True, override=False
            )
        else:
            ghost = None
        self.window.canvas.set_overlay(Overlay(ghost=ghost if ghost is not None and ghost.tokens else None))

    def _session_changed(self) -> None:
        self.frozen = False
        self._pictures.clear()
        self.push(force=True)
        self._tell()

    def set_blackout(self, black: bool) -> None:
        self.black = black
        if self.window is not None:
            self.window.black_out(black)
        self._tell()

    def set_frozen(self, frozen: bool) -> None:
        self.frozen = frozen
        if not frozen:
            self.push()
        self._tell()

    def set_follow(self, follow: bool) -> None:
        self.follow = follow
        self._camera_moved()
        self._tell()

    def fit(self) -> None:
        """The whole map, from now on."""
        self.follow = False
        if self.window is not None:
            self.window.show_part(None)
        self._tell()

    def _camera_moved(self) -> None:
        session = self._desk.session
        if self.window is None or session is None or not self.follow or self.frozen:
            return
        if self._desk.scene == session.active_scene:
            self.window.show_part(self._page.canvas.visible_scene_rect())

    def _outline(self) -> None:
        """Draw what the TV shows on the GM's map."""
        session = self._desk.session
        shown: QRectF | None = None
        on_table = session is not None and self._desk.scene == session.active_scene
        if self.window is not None and self.window.isVisible() and on_table:
            shown = self.window.canvas.visible_scene_rect()
        self._page.canvas.set_view_rect(shown, tr("Players’ screen"))

    # menu ------------------------------------------------------------------------------------------------------

    def fill_screens(self, menu: QMenu) -> None:
        for id_, words in self.choices():
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(id_ == self.chosen)
            action.setData(id_)
            action.triggered.connect(self._chosen_in_menu)

    def _chosen_in_menu(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.choose(str(action.data()))


def _title(screen: QScreen) -> str:
    """Maker and model where the screen says them, else its name."""
    words = " ".join(part for part in (screen.manufacturer(), screen.model()) if part).strip()
    return words or screen.name()
