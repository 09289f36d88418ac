"""Dragging with a real mouse and real keys, in the program's own process: python drag_evening.py HOME MAP OUT (see test_drag.py).

A drag turned by the wheel, a corner, the game master's override, Escape, and a walk by keys; then scenes that are worth a
picture: bands, a climb, a door that opens, a large body. Writes pictures and `drag.json` (what was seen) into OUT.
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
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, Token, Wall
from battlemap.ui.application import make_application, make_whole_window
from tests.e2e import xscreen
from tests.e2e.hand import Gui, click, drag, key, run, spot, xdo

KINDS = (Wall, Door)


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
        self.bands()
        self.climb()
        self.door()
        self.corridor()
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

    # -- scenes worth a picture ----------------------------------------------------------------------------------------

    def cell(self, column: int, row: int) -> Any:
        return self.grid().from_offset(column, row)

    def grid(self) -> Any:
        return self.gui.ask(lambda: self.session.scenario.scene(self.session.active_scene).grid.grid())

    def lay(self, token: dict[str, Any], *lines: dict[str, Any], options: dict[str, Any] | None = None) -> None:
        """A map with nothing on it but this token (`t1`) and what the lines lay."""

        def do() -> None:
            desk, scene = self.window.desk, self.session.active_scene
            things = [key for kind in KINDS for key in self.session.scenario.of(kind, scene)]
            for id_ in things:
                desk.do({"do": "remove", "id": id_})
            for id_ in list(self.session.scenario.of(Token, scene)):
                desk.do({"do": "remove_token", "token": id_})
            desk.do({"do": "set_rules", "ruleset": "gurps_thf", "options": options or {}})
            for line in ({"do": "add_token", "id": "t1", "side": "party", **token}, *lines):
                desk.do(line)
            self.window.setGeometry(0, 30, 1500, 850)
            self.window.page.fit()

        self.gui.ask(do)
        time.sleep(0.5)

    def carried(self, name: str, *places: tuple[int, int]) -> dict[str, Any]:
        """Drag the token from the first place by the others, take a picture, and let it be: what was shown."""
        drag(*(self.at(*place) for place in places), drop=False)
        over = self.overlay()
        self.gui.ask(lambda: self.window.grab().save(str(self.out / f"{name}.png")))
        key("Escape")
        xdo("mouseup", 1, "sleep", 0.2)
        return {
            "legal": over.ghost.legal, "cost": over.path.cost if over.path is not None else None, "cells": len(over.footprint),
            "card": [f"{line.text}: {line.value}" for line in over.card.lines], "bands": [name for name, _ in over.reach.bands],
        }  # fmt: skip

    def wall(self, *points: tuple[float, float], do: str = "add_wall") -> dict[str, Any]:
        return {"do": do, "points": [list(point) for point in points]}

    def bands(self) -> None:
        others = (("Varek", "foe", (13, 7)), ("Doran", "party", (4, 8)), ("Old Tam", "ally", (5, 3)))
        self.lay(
            {"name": "Brynn", "at": list(self.cell(6, 5)), "facing": 1, "stats": {"basic_move": 5}},
            *({"do": "add_token", "name": name, "side": side, "at": list(self.cell(*at))} for name, side, at in others),
        )
        self.seen["bands"] = self.carried("move-bands", (6, 5), (8, 4), (9, 4))

    def climb(self) -> None:
        rock = [list(cell) for cell in (self.cell(8, 4), *self.grid().neighbors(self.cell(8, 4)))]
        self.lay(
            {"name": "Doran", "at": list(self.cell(6, 5)), "facing": 1, "stats": {"basic_move": 5, "climbing": 14}},
            {"do": "add_terrain", "cells": rock, "climb": "stone_wall"},
            {"do": "set_elevation", "cells": rock, "elevation": 2},
            options={"climb_pace": "points"},
        )
        self.seen["climb"] = self.carried("move-climb", (6, 5), (7, 4))
        self.gui.ask(lambda: self.window.desk.do({"do": "set_elevation", "cells": rock, "elevation": 0}))

    def door(self) -> None:
        x = self.grid().center(self.cell(6, 5)).x + 0.43
        self.lay(
            {"name": "Brynn", "at": list(self.cell(5, 5)), "facing": 2, "stats": {"basic_move": 9}},
            self.wall((x, 2.6), (x, 5.0)), self.wall((x, 5.0), (x, 6.0), do="add_door"), self.wall((x, 6.0), (x, 12)),
        )  # fmt: skip
        shut = self.carried("move-door-closed", (5, 5), (8, 5))
        at = self.gui.ask(lambda: self.window.page.canvas.view_point(ScenePoint(x, 5.5)).toPoint())
        click(self.gui.ask(lambda: spot(self.window.page.canvas.viewport(), at)))
        self.seen["door"] = [shut, self.carried("move-door-open", (5, 5), (8, 5))]

    def corridor(self) -> None:
        y = self.grid().center(self.cell(3, 5)).y
        narrow = [self.wall((10.5, y + 1.6 * s), (10.5, y + 0.6 * s), (14, y + 0.6 * s)) for s in (-1, 1)]
        self.lay(
            {"name": "Troll", "at": list(self.cell(3, 5)), "facing": 2, "size": 3, "stats": {"basic_move": 8}},
            self.wall((0.6, y - 1.6), (10.5, y - 1.6)), self.wall((0.6, y + 1.6), (10.5, y + 1.6)), *narrow,
        )  # fmt: skip
        fits = self.carried("move-corridor", (3, 5), (6, 5), (9, 5))
        self.seen["corridor"] = [fits, self.carried("move-corridor-too-narrow", (3, 5), (9, 5), (12, 5))]


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
