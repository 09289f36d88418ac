"""Run by test_players.py in a process of its own, because the screens are fixed when Qt starts: two of them here.

Prints one JSON object of what was seen.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from battlemap import paths
from battlemap.app.opening import new_session
from battlemap.model.entities import GridSpec
from battlemap.ui.application import make_application, make_whole_window


def main(home: Path) -> dict[str, Any]:
    app = make_application()
    window = make_whole_window(app, paths.home(home), "en")
    window.show()
    QApplication.processEvents()
    window.desk.attach(new_session(GridSpec(kind="square", columns=8, rows=6), home=window.desk.home))
    seen: dict[str, Any] = {"screens": [screen.name() for screen in app.screens()]}
    seen["choices"] = [id_ for id_, _ in window.players.choices()]
    window.players.choose("GM")
    seen["on_own_screen"] = window.players.window is not None
    window.players.choose("TV")
    QApplication.processEvents()
    tv = window.players.window
    assert tv is not None
    seen["opened"] = [tv.isVisible(), tv.isFullScreen(), tv.geometry().getRect(), tv.screen().name()]
    seen["frameless"] = bool(tv.windowFlags() & tv.windowFlags().FramelessWindowHint)
    screen = app.screens()[1]
    # the offscreen platform cannot pull a screen out; this is the signal it would send
    app.screenRemoved.emit(screen)
    seen["pulled"] = [tv.isVisible(), window.players.chosen]
    app.screenAdded.emit(screen)
    QApplication.processEvents()
    again = window.players.window
    seen["plugged"] = [again is not None and again.isVisible(), again is not None and again.screen().name()]
    window.files.ask = lambda parent, name: "discard"
    window.close()
    seen["after_closing"] = window.players.window is None
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
