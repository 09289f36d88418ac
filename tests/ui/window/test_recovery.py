"""The program is killed in the middle of its work; the next start has everything up to the last change."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

COMMON = """
import json, os, signal, sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication, QPushButton
from battlemap import paths
from battlemap.formats.scenario.write import state_dict
from battlemap.ui.application import make_application, make_whole_window

home, file = paths.home(Path(sys.argv[1])), Path(sys.argv[2])
app = make_application()
window = make_whole_window(app, home, "en")
window.show()
window.fill_start_page()

def wait(until):
    end = time.monotonic() + 30
    while not until():
        assert time.monotonic() < end, "waited in vain"
        app.processEvents()

def tell():
    print(json.dumps(state_dict(window.desk.session.scenario)), flush=True)
"""
WORK = """
if file.suffix:
    window.files.open_path(file)
else:
    window.files.open_sample(file)
wait(lambda: window.desk.session is not None)
ids = list(window.desk.tokens())
window.desk.do({"do": "set_token", "token": ids[0], "set": {"name": "Åse", "elevation": -1.5}})
window.desk.do({"do": "add_token", "name": "Late", "at": [1, 1], "side": "foe"})
window.desk.do({"do": "remove_token", "token": ids[1]})
window.desk.do({"do": "undo"})
tell()
os.kill(os.getpid(), signal.SIGKILL)
"""
RECOVER = """
from battlemap.ui.start_parts import RecoveryRow
row = window.start.findChild(RecoveryRow)
assert row is not None and "Not closed properly" in " ".join(b.text() for b in row.findChildren(type(window.start.none_yet)))
row.findChild(QPushButton).click()
wait(lambda: window.desk.session is not None)
tell()
assert window.isWindowModified()
"""
REOPEN = """
window.files.open_path(file)
wait(lambda: window.desk.session is not None)
tell()
assert "last" in window.page.notices.text, window.page.notices.text
"""
LEAVE = """
window.files.ask = lambda parent, name: "discard"
window.close()
"""


def run(code: str, home: Path, file: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", COMMON + code, str(home), str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=90, env=environment, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_an_untitled_copy_is_offered_on_the_start_page_and_recovered_exactly(tmp_path: Path) -> None:
    from battlemap import paths

    killed = run(WORK, tmp_path, paths.maps() / "mill_bridge")
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    back = run(RECOVER + LEAVE, tmp_path, Path("none"))
    assert back.returncode == 0, back.stderr
    assert json.loads(back.stdout) == json.loads(killed.stdout)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_saved_file_opens_with_what_was_done_after_the_last_save(tmp_path: Path) -> None:
    from battlemap import paths
    from battlemap.app.opening import open_sample

    file = tmp_path / "Ponte do moinho.battlemap"
    session = open_sample(paths.maps() / "tavern_brawl", home=paths.home(tmp_path / "other"))
    session.save(file)
    session.close()
    killed = run(WORK, tmp_path, file)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    back = run(REOPEN + LEAVE, tmp_path, file)
    assert back.returncode == 0, back.stderr
    assert json.loads(back.stdout) == json.loads(killed.stdout)
