"""First painted frame: the whole program against a bare window, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.table import Row, milliseconds, paired

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("networkx", "shapely", "PIL", "scipy")
ROUNDS = 9

BARE = """
import os, sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)
app = QApplication(sys.argv)
window = QMainWindow()
view = View(QGraphicsScene())
window.setCentralWidget(view)
window.resize(1280, 900)
window.show()
app.exec()
"""

OURS = f"""
import os, sys
from pathlib import Path
from battlemap import paths
from battlemap.ui.application import make_application, make_window
app = make_application()
window = make_window(app, paths.home(Path(sys.argv[1])), "en")
def painted():
    heavy = [name for name in {HEAVY!r} if name in sys.modules]
    sys.stdout.write(",".join(heavy))
    sys.stdout.flush()
    os._exit(0)
window.painted_once.connect(painted)
window.resize(1280, 900)
window.show()
app.exec()
"""


READY = """
import os, sys
from pathlib import Path
from battlemap import paths
from importlib import import_module
from battlemap.ui.application import NEEDED_SOON, make_application, make_window
from battlemap.ui.imports import quick_imports
app = make_application()
window = make_window(app, paths.home(Path(sys.argv[1])), "en")
def painted():
    window.assemble()
    window.fill_start_page()
    app.processEvents()
    with quick_imports():
        for name in NEEDED_SOON:
            import_module(name)
    os._exit(0)
window.painted_once.connect(painted)
window.resize(1280, 900)
window.show()
app.exec()
"""


def _timed(code: str, home: str) -> tuple[float, str]:
    """One start, with compiled modules as every user has them after the first start; they are kept in `home`."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "PYTHONPYCACHEPREFIX": str(Path(home) / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, home], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return time.perf_counter() - started, done.stdout


def rows(quick: bool) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as home:
        _, heavy = _timed(OURS, home)
        _timed(READY, home)
        _timed(BARE, home)
        ratio, ours, bare = paired(lambda: _timed(OURS, home)[0], lambda: _timed(BARE, home)[0], 1 if quick else ROUNDS)
        all_ratio, all_ours, all_bare = paired(lambda: _timed(READY, home)[0], lambda: _timed(BARE, home)[0], ROUNDS)
    yield Row("first painted frame", "bare window", ratio, 1.5, note=milliseconds((ours, bare)))
    yield Row("all ready", "bare window", all_ratio, 3.4, note=milliseconds((all_ours, all_bare)))
    yield Row("heavy libraries imported by then", "none", float(len([h for h in heavy.split(",") if h])), 0, note=heavy)
