"""The first evening, in the program's own process: python first_evening.py HOME MAP OUT (run by test_two_screens.py).

Open a map, drop a token from the library, drag it round a wall, look at the TV, hide it, close with unsaved work, save.
Writes pictures and `evening.json` (what was seen) into OUT.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from battlemap import paths
from battlemap.app.moving import mover
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Draft
from battlemap.ui.application import make_application, make_whole_window
from tests.e2e import xscreen
from tests.e2e.hand import Gui, click, drag, key, run, spot, write, xdo


class Evening:
    def __init__(self, gui: Gui, window: Any, out: Path, file: Path) -> None:
        self.gui, self.window, self.out, self.file = gui, window, out, file
        self.seen: dict[str, Any] = {}

    # -- asking the window -------------------------------------------------------------------------------------------

    @property
    def session(self) -> Any:
        return self.window.desk.session

    def canvas_spot(self, cell: Any, off: tuple[float, float] = (0.0, 0.0)) -> tuple[int, int]:
        def where() -> tuple[int, int]:
            canvas, session = self.window.page.canvas, self.session
            grid = session.scenario.scene(session.active_scene).grid.grid()
            x, y = grid.center(grid.cell(cell))
            view = canvas.view_point(ScenePoint(x + off[0], y + off[1]))
            return spot(canvas.viewport(), QPoint(round(view.x()), round(view.y())))

        return self.gui.ask(where)

    def token(self, id_: str) -> Any:
        return self.gui.ask(lambda: self.session.scenario.token(self.session.active_scene, id_))

    def tv_tokens(self) -> dict[str, Any]:
        def ask() -> dict[str, Any]:
            items = self.window.players.window.canvas._display.items
            return {id_: item for (kind, id_), item in items.items() if kind == "token"}

        return self.gui.ask(ask)

    def shot(self, name: str) -> None:
        xscreen.picture(self.display, self.out / f"{name}.png")

    # -- the evening -------------------------------------------------------------------------------------------------

    def go(self) -> None:
        self.display = os.environ["DISPLAY"]
        gui, window = self.gui, self.window
        gui.wait("the map", lambda: self.session is not None)
        gui.wait("the TV", lambda: window.players.window is not None and window.players.window.isVisible())
        self.drop_from_library()
        self.round_a_wall()
        self.hidden_on_the_tv()
        self.close_and_save()
        self.seen["state"] = state_dict(self.session.scenario) if self.session else self.seen["state"]
        (self.out / "evening.json").write_text(json.dumps(self.seen), "utf-8")

    def drop_from_library(self) -> None:
        gui, window = self.gui, self.window
        gui.ask(window.show_library)
        gui.wait("the library", lambda: window.library_dock.model.rowCount() > 0)
        grid = window.library_dock.grid
        row = gui.ask(lambda: spot(grid.viewport(), grid.visualRect(grid.model().index(1, 0)).center()))
        self.start = self.free_start()
        target = self.canvas_spot(self.start)
        drag(row, ((row[0] + target[0]) // 2, (row[1] + target[1]) // 2), target)
        gui.wait("a token on the map", lambda: self.session.scenario.token(self.session.active_scene, "t1"))
        self.seen["dropped"] = [list(self.start), list(self.token("t1").at)]

    def free_start(self) -> tuple[int, int]:
        """A cell from which some place in reach lies behind a wall: its way is longer than its distance."""

        def search() -> tuple[tuple[int, int], tuple[int, int], float, float]:
            session = self.session
            scene = session.active_scene
            grid = session.scenario.scene(scene).grid.grid()
            best = None
            for cell in grid.cells():
                draft = Draft(session.scenario)
                draft.put(EntityKey(scene, "token", "probe"), Token("probe", at=(cell[0], cell[1])))
                for found in mover(session, draft, scene, "probe").reach().cells:
                    detour = found.cost - grid.distance(cell, found.at)
                    if detour >= 2 and (best is None or detour > best[3]):
                        best = (tuple(cell), tuple(found.at), found.cost, detour)
            assert best is not None, "this map has no wall to go round"
            return best

        start, self.goal, self.cost, self.detour = self.gui.ask(search, 60)
        return start

    def round_a_wall(self) -> None:
        gui, session = self.gui, self.session
        path = gui.ask(lambda: session.do({"do": "path", "token": "t1", "to": list(self.goal)}).result)
        direct = gui.ask(lambda: session.do({"do": "distance", "from": "t1", "to": list(self.goal)}).result)
        a, b = self.canvas_spot(self.start, (0.1, 0.1)), self.canvas_spot(self.goal, (0.1, 0.1))
        drag(a, b, drop=False)
        gui.wait("the way under the hand", lambda: self.window.page.host.overlay.path is not None)
        overlay = gui.ask(lambda: self.window.page.host.overlay)
        self.shot("drag")
        xdo("mouseup", 1, "sleep", 0.4)
        self.seen["round a wall"] = {
            "path": path["cost"],
            "direct": direct["cells"],
            "shown": overlay.path.cost,
            "steps": [list(step.at) for step in overlay.path.steps],
            "at": list(self.token("t1").at),
            "goal": list(self.goal),
            "logged": gui.ask(lambda: session.log[-1].args.get("cost")),
        }

    def hidden_on_the_tv(self) -> None:
        gui, session = self.gui, self.session
        gui.wait("the token on the TV", lambda: ("token", "t1") in self.window.players.window.canvas._display.items)
        middle = self.tv_tokens()["t1"].center
        gm = gui.ask(lambda: session.gm_display(session.active_scene).items["token", "t1"].center)
        self.seen["TV shows the same"] = list(middle) == list(gm)
        self.shot("shown")
        gui.ask(lambda: session.do({"do": "set_token", "token": "t1", "set": {"hidden": True}}))
        self.seen["hidden on the TV"] = "t1" not in self.tv_tokens()
        self.seen["hidden for the GM"] = ("token", "t1") in gui.ask(lambda: self.window.page.canvas._display.items)
        time.sleep(0.5)
        self.shot("hidden")

    def close_and_save(self) -> None:
        gui, window = self.gui, self.window
        self.seen["state"] = gui.ask(lambda: state_dict(self.session.scenario))
        key("ctrl+q")
        box = gui.wait("the question", lambda: window.findChild(QMessageBox, "ask_unsaved"))
        self.seen["asked"] = gui.ask(box.text)
        self.shot("asked")
        key("Escape")
        gui.wait("still open", lambda: window.isVisible() and window.findChild(QMessageBox, "ask_unsaved") is None)
        key("ctrl+s")
        dialog = gui.wait("where to save", lambda: next(iter(window.findChildren(QFileDialog)), None))
        field = gui.ask(lambda: dialog.findChild(QLineEdit))
        click(gui.ask(lambda: spot(field)))
        key("ctrl+a")
        write(str(self.file))
        key("Return")
        gui.wait("saved", lambda: self.session.path is not None and not self.session.dirty)
        self.seen["saved"] = str(self.session.path)


def main(home: Path, map_file: Path, out: Path) -> int:
    app = make_application()
    window = make_whole_window(app, paths.home(home), "en")
    window.painted_once.connect(lambda: window.files.open_path(map_file, None))
    window.painted_once.connect(lambda: window.players.choose_argument("TV"))
    window.files.native_dialogs = False
    window.show()
    code = run(lambda gui: Evening(gui, window, out, out / "primeira sessão.battlemap").go())
    if window.desk.session is not None:
        window.desk.session.close()
    return code


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:4])))
