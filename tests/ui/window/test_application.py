"""The start: what is loaded by the first frame, and what becomes of exceptions."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from battlemap import paths
from battlemap.ui.application import start_log
from battlemap.ui.i18n import LANGUAGES, Languages, system_language, tr

START = """
import json, sys
from pathlib import Path
from battlemap import paths
from battlemap.ui import application

seen = {}
def look(window, *rest):
    late = ("numpy", "shapely", "networkx", "PIL", "msgspec", "battlemap.app.session", "battlemap.ui.canvas.canvas")
    seen["first"] = [name for name in late if name in sys.modules]
    real(window, *rest)
    seen["whole"] = [name for name in ("numpy", "shapely", "networkx", "PIL") if name in sys.modules]
    seen["menus"] = all(action.menu().actions() for action in window.menuBar().actions())
    from PySide6.QtCore import QTimer
    QTimer.singleShot(0, window.close)
real = application._first_frame
application._first_frame = look
seen["code"] = application.run(None, home=paths.home(Path(sys.argv[1])), lang="da")
print(json.dumps(seen))
"""


def test_first_frame_comes_before_everything_heavy_and_the_rest_right_after(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {
        "first": [], "whole": [], "menus": True, "code": 0
    }  # fmt: skip


def test_log_file_gets_warnings_and_a_closed_folder_costs_only_the_log(tmp_path: Path) -> None:
    import logging

    root = logging.getLogger()
    before = list(root.handlers)
    home = paths.home(tmp_path / "home")
    start_log(home)
    logging.getLogger("battlemap.test").warning("written down")
    (tmp_path / "file").write_text("")
    start_log(paths.home(tmp_path / "file"))
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()
    assert "written down" in home.log_file.read_text()


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_qt_and_own_texts_change_together(code: str, qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.choose(code)
    words = tr("Nothing has been changed yet")
    languages.choose("en")
    assert (words == "Nothing has been changed yet") is (code == "en")


def test_unknown_language_is_english(qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.choose("tlh")
    assert languages.code == "en"
    assert system_language() in LANGUAGES
