"""Dragging with a real mouse and real keys, in the program's own process: python drag_evening.py HOME MAP OUT (see test_drag.py).

A drag turned by the wheel, a corner, the game master's override, Escape, and a walk by keys. Writes pictures and `drag.json`
(what was seen) into OUT.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint

from battlemap import paths
from battlemap.ui.application import make_application, make_whole_window
from tests.e2e import xscreen
from tests.e2e.hand import Gui, drag, key, run, spot, xdo


class DragEvening:
    def __init__(self, gui: Gui, window: Any, out: Path) -> None:
        self.gui, self.window, self.out = gui, window, out
        self.seen: dict[str, Any] = {}

    @property
    def session(self) -> Any:
        return self.window.desk.session

    def at(self, column: int, row: int, off: tuple[int, int] = (6, -4)) -> tuple[int, int]:
        """Where a cell is on the display, a little off its middle."""

        def where() -> tuple[int, int]:
            canvas = self.window.page.canvas
            grid = self.session.scenario.scene(self.session.active_scene).grid.grid()
            view = canvas.view_point(grid.center(grid.from_offset(column, row)))
            return spot(canvas.viewport(), QPoint(round(view.x()) + off[0], round(view.y()) + off[1]))

        return self.gui.ask(where)

    def token(self) -> Any:
        return self.gui.ask(lambda: self.session.scenario.token(self.session.active_scene, "t1"))

    def overlay(self) -> Any:
        return self.gui.ask(lambda: self.window.page.host.overlay)

    def place(self) -> list[int]:
        """Column and row of the token."""
        token = self.token()
        grid = self.gui.ask(lambda: self.session.scenario.scene(self.session.active_scene).grid.grid())
        return list(grid.offset(grid.cell(token.at)))

    def shot(self, name: str) -> None:
        xscreen.picture(os.environ["DISPLAY"], self.out / f"{name}.png")

    def undo(self) -> None:
        key("ctrl+z")
        self.gui.wait("undone", lambda: self.place_now() == [4, 5])

    def place_now(self) -> list[int]:
        grid = self.session.scenario.scene(self.session.active_scene).grid.grid()
        return list(grid.offset(grid.cell(self.session.scenario.token(self.session.active_scene, "t1").at)))

    def go(self) -> None:
        self.gui.wait("the map", lambda: self.session is not None)
        time.sleep(0.5)
        self.turned_by_the_wheel()
        self.undo()
        self.round_a_corner()
        self.undo()
        self.as_game_master()
        self.undo()
        self.let_be()
        self.by_keys()
        (self.out / "drag.json").write_text(json.dumps(self.seen), "utf-8")

    def turned_by_the_wheel(self) -> None:
        drag(self.at(4, 5), self.at(4, 4), self.at(4, 2), drop=False)
        before = self.overlay().facing
        xdo("click", 5, "sleep", 0.2)
        turned = self.overlay()
        self.shot("drag-turned")
        xdo("mouseup", 1, "sleep", 0.3)
        token = self.token()
        self.seen["wheel"] = {
            "before": before, "shown": turned.facing, "allowed": list(turned.facings), "now": token.facing,
            "at": self.place(), "cost": turned.path.cost, "logged": self.gui.ask(lambda: self.session.log[-1].args["cost"]),
        }  # fmt: skip

    def round_a_corner(self) -> None:
        drag(self.at(4, 5), self.at(4, 3), drop=False)
        xdo("click", 3, "sleep", 0.2)
        first = self.at(4, 3)
        goal = self.at(6, 3)
        for n in range(1, 9):
            xdo("mousemove", first[0] + (goal[0] - first[0]) * n // 8, first[1] + (goal[1] - first[1]) * n // 8)
        time.sleep(0.2)
        over = self.overlay()
        self.shot("drag-corner")
        xdo("mouseup", 1, "sleep", 0.3)
        self.seen["corner"] = {
            "corners": len(over.waypoints), "cost": over.path.cost, "at": self.place(),
            "logged": self.gui.ask(lambda: self.session.log[-1].args["cost"]),
        }  # fmt: skip

    def as_game_master(self) -> None:
        drag(self.at(4, 5), self.at(9, 5), drop=False)
        refused = self.overlay()
        self.shot("drag-refused")
        xdo("keydown", "ctrl", "sleep", 0.2)
        allowed = self.overlay()
        self.shot("drag-override")
        xdo("mouseup", 1, "sleep", 0.2, "keyup", "ctrl", "sleep", 0.2)
        self.seen["override"] = {
            "before": refused.ghost.legal, "why": [str(line.text) for line in refused.card.lines],
            "with ctrl": [allowed.ghost.legal, allowed.ghost.override], "at": self.place(),
            "logged": self.gui.ask(lambda: self.session.log[-1].override),
        }  # fmt: skip

    def let_be(self) -> None:
        drag(self.at(4, 5), self.at(4, 3), drop=False)
        busy = self.overlay().busy
        key("Escape")
        xdo("mouseup", 1, "sleep", 0.2)
        self.seen["escape"] = [busy, self.overlay().busy, self.place()]

    def by_keys(self) -> None:
        self.gui.ask(lambda: self.window.desk.select([]))
        key("Tab")
        key("Return")
        key("Up", "Up", "w", "Up", "period")
        over = self.overlay()
        self.shot("drag-keys")
        before = self.place()
        key("Return")
        time.sleep(0.2)
        self.seen["keys"] = {
            "busy": over.busy, "before": before, "at": self.place(), "corners": len(over.waypoints),
            "facing": [over.facing, self.token().facing], "cost": over.path.cost,
            "logged": self.gui.ask(lambda: self.session.log[-1].args["cost"]),
        }  # fmt: skip


def main(home: Path, map_file: Path, out: Path) -> int:
    app = make_application()
    window = make_whole_window(app, paths.home(home), "en")
    window.painted_once.connect(lambda: window.files.open_path(map_file, None))
    window.show()
    code = run(lambda gui: DragEvening(gui, window, out).go())
    if window.desk.session is not None:
        window.desk.session.close()
    return code


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:4])))
