"""Starts the windowed program: the window first, everything heavy after its first frame."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from battlemap.app.settings import Settings
from battlemap.paths import Home
from battlemap.ui.dress import wear
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.i18n import Languages, system_language
from battlemap.ui.imports import quick_imports
from battlemap.ui.placing import show_placed

LOG_BYTES = 500_000
NEEDED_SOON = ("numpy", "networkx", "shapely")


def run(
    file: Path | None,
    *,
    home: Home,
    player_screen: str | None = None,
    ruleset: str | None = None,
    lang: str | None = None,
) -> int:
    """Open the windows and run until they are closed; the exit code.

    Args:
        file: what to open; None shows the start page.
        home: the user's folders.
        player_screen: number (0 is the first), name or "none"; None leaves the TV off.
        ruleset: id or folder, instead of the scenario's own.
        lang: language code; None follows the settings, then the machine.
    """
    app = make_application()
    window = make_window(app, home, lang)
    window.painted_once.connect(lambda: _first_frame(window, file, player_screen, ruleset))
    show_placed(window, window.settings)
    code = app.exec()
    sys.excepthook = sys.__excepthook__
    return code


def make_application() -> QApplication:
    """The QApplication; the one there is, if there is one."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Battlemap")
    app.setDesktopFileName("battlemap")
    return app


def make_window(app: QApplication, home: Home, lang: str | None = None) -> GMWindow:
    """The frame of the game master's window in the language, theme and text size of the settings; `assemble` fills it."""
    settings = Settings(home)
    wear(settings, first=True)
    languages = Languages(app)
    languages.choose(lang or settings.get("language", "") or system_language())
    return GMWindow(home, settings, languages)


def make_whole_window(app: QApplication, home: Home, lang: str | None = None) -> GMWindow:
    """The game master's window with everything in it, for those who do not wait for its first frame."""
    window = make_window(app, home, lang)
    window.assemble()
    return window


def _first_frame(window: GMWindow, file: Path | None, player_screen: str | None, ruleset: str | None) -> None:
    """What had to wait: the window's parts, then the start page's lists or the file that was asked for."""
    start_log(window.home)
    _catch(window)
    window.assemble()
    if file is not None:
        window.files.open_path(file, ruleset)
    else:
        window.fill_start_page()
    if player_screen is not None:
        window.players.choose_argument(player_screen)
    QTimer.singleShot(0, window, partial(_warm_up, window))


def _warm_up(window: GMWindow, number: int = 0) -> None:
    """Load what the first drag needs, one library at a time, while the user still looks."""
    if number < len(NEEDED_SOON):
        with quick_imports():
            import_module(NEEDED_SOON[number])
        QTimer.singleShot(0, window, partial(_warm_up, window, number + 1))


def start_log(home: Home) -> None:
    """Warnings and faults go to the log file; a folder that cannot be written costs the log, not the program."""
    import logging.handlers

    try:
        home.log_file.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            home.log_file, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


Hook = Callable[[type[BaseException], BaseException, TracebackType | None], Any]


def _catch(window: GMWindow) -> None:
    """Exceptions in slots become a line of the log and the error bar, never the end of the program."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        logging.getLogger("battlemap").error("not caught", exc_info=(kind, error, trace))
        window.fail(error)

    sys.excepthook = hook
