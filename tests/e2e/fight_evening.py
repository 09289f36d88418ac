"""Five turns of a fight with a real mouse, in the program's own process (see test_fight.py).

    python fight_evening.py HOME MAP OUT LANGUAGE

Manoeuvre, action, target, defence and dice by hand, the log read and unfolded. Writes pictures and `fight-LANGUAGE.json` (what
was seen) into OUT.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QTabBar, QWidget

from battlemap import paths
from battlemap.rules.dice import ForcedDice
from battlemap.ui.application import make_application, make_whole_window
from battlemap.ui.docks.log_model import LINE
from battlemap.ui.i18n import tr
from tests.e2e import xscreen
from tests.e2e.hand import Gui, click, key, run, spot, write, xdo

DEFEND = "all_out_defence"


class FightEvening:
    def __init__(self, gui: Gui, window: Any, out: Path, language: str) -> None:
        self.gui, self.window, self.out, self.language = gui, window, out, language
        self.seen: dict[str, Any] = {}

    # -- asking the window -------------------------------------------------------------------------------------------

    @property
    def session(self) -> Any:
        return self.window.desk.session

    @property
    def dock(self) -> Any:
        return self.window.actions_dock

    def pending(self) -> Any:
        return self.window.acting.pending

    def token(self, id_: str) -> Any:
        return self.session.scenario.token(self.session.active_scene, id_)

    def acting(self) -> str:
        return str(self.session.scenario.combat.acting[0])

    def dice(self, *faces: int) -> None:
        def take() -> None:
            self.session.dice = ForcedDice(faces)

        self.gui.ask(take)

    def shot(self, name: str) -> None:
        time.sleep(0.25)
        xscreen.picture(os.environ["DISPLAY"], self.out / f"fight-{self.language}-{name}.png", (0, 0, *xscreen.GM))

    # -- the hand ----------------------------------------------------------------------------------------------------

    def press(self, widget: QWidget) -> None:
        click(self.gui.ask(lambda: spot(widget)))

    def bring_up(self, dock: Any) -> None:
        """Click the tab of a dock, where it lies behind another."""

        def tab() -> tuple[int, int] | None:
            for bar in self.window.findChildren(QTabBar):
                for n in range(bar.count()):
                    if bar.isVisible() and bar.tabText(n) == dock.windowTitle():
                        return spot(bar, bar.tabRect(n).center())
            return None

        at = self.gui.ask(tab)
        if at is not None:
            click(at)
        self.gui.wait("the dock", lambda: not dock.visibleRegion().isEmpty())

    def row(self, kind: str, id_: str) -> None:
        """Click a row of the Actions dock."""
        dock = self.dock

        def where() -> tuple[int, int]:
            index = dock.model.index(dock.model.find(kind, id_), 0)
            dock.list.scrollTo(index)
            return spot(dock.list.viewport(), dock.list.visualRect(index).center())

        self.gui.wait(f"the row {id_}", lambda: dock.isVisible() and dock.model.find(kind, id_) >= 0)
        self.gui.ask(where)
        time.sleep(0.1)
        click(self.gui.ask(where))

    def on(self, id_: str) -> tuple[int, int]:
        """Where a token is on the display."""
        return self.cell(self.gui.ask(lambda: self.token(id_).at))

    def cell(self, at: Any) -> tuple[int, int]:
        """Where a cell is on the display."""

        def where() -> tuple[int, int]:
            canvas, grid = self.window.page.canvas, self.session.scenario.scene("s1").grid.grid()
            view = canvas.view_point(grid.center(grid.cell(at)))
            return spot(canvas.viewport(), QPoint(round(view.x()), round(view.y())))

        return self.gui.ask(where)

    def aim_at(self, id_: str) -> dict[str, Any]:
        """Point at a target until its odds are there: what the map shows then."""
        x, y = self.on(id_)
        xdo("mousemove", x - 3, y - 3, "sleep", 0.05, "mousemove", x, y)
        host = self.window.page.host

        def known() -> Any:
            sights = host.overlay.sights
            return sights and sights.card if sights and sights.card and sights.card.chance is not None else None

        card = self.gui.wait("the odds", known)
        sights = self.gui.ask(lambda: host.overlay.sights)
        return {
            "title": self.gui.ask(lambda: tr(card.title)),
            "chance": card.chance,
            "terms": [[line.value, line.rule] for line in card.terms],
            "total": card.total.value,
            "legal": sorted(mark.token for mark in sights.marks if mark.ok),
            "targets": len(sights.marks),
            "arcs": len(sights.arcs),
            "length": self.gui.ask(lambda: tr(sights.fire.label)) if sights.fire is not None else "",
        }

    def answer(self, choice: str) -> dict[str, Any]:
        """Click an answer, on the map if it is a place, then the button; what was asked."""
        prompt = self.dock.prompt
        pending = self.gui.ask(self.pending)
        at = next((one["at"] for one in pending["choices"] if one["id"] == choice), None)

        def row() -> Any:
            return next(row for row in prompt.rows if any(one["id"].startswith(choice) for one in row.choices))

        offered = self.gui.ask(lambda: [[row.title, row.number, row.second, row.possible] for row in prompt.rows])
        if at is None:
            self.press(self.gui.ask(row))
        else:
            click(self.cell(at))
        self.gui.wait("marked", lambda: self.window.acting.marked.startswith(choice))
        shown = self.gui.ask(lambda: row().number)
        self.press(prompt.take)
        self.gui.wait("answered", lambda: self.pending() is not pending)
        return {"by": pending["token"], "question": pending["question"], "offered": offered, "number": shown}

    def asked(self, what: str) -> None:
        """Wait for a question; interrupts on the way are passed."""
        self.gui.wait(what, lambda: self.pending() is not None)
        while self.gui.ask(lambda: self.pending()["question"]) == "interrupt":
            self.answer("pass")
            self.gui.wait(what, lambda: self.pending() is not None)

    def next_turn(self, who: str) -> None:
        self.press(self.window.turn_dock.next)
        self.gui.wait(f"the turn of {who}", lambda: self.acting() == who and self.window.acting.token == who)

    def told(self) -> dict[str, Any]:
        """The newest resolution: rolls as the log keeps them, and what its row unfolds to."""
        log = self.session.log
        newest = next(entry for entry in reversed(log) if entry.rolls)
        model = self.window.log_dock.model
        row = next(n for n, group in enumerate(model.groups) if any(entry.n == newest.n for entry in group.entries))
        top = model.index(row, 0)
        lines = [model.index(n, 0, top).data(LINE) for n in range(model.rowCount(top))]
        rolls = [
            {"for": roll["for"], "by": roll["by"], "target": roll.get("target"), "total": roll["total"]}
            for entry in model.groups[row].entries
            for roll in entry.rolls
        ]
        return {"rolls": rolls, "lines": [[line.words, line.value] for line in lines]}

    # -- the evening -------------------------------------------------------------------------------------------------

    def go(self) -> None:
        self.gui.wait("the map", lambda: self.session is not None and self.window.turn_dock.start_all.isVisible())
        time.sleep(0.3)
        self.press(self.window.turn_dock.start_all)
        self.gui.wait("the fight", lambda: self.session.scenario.combat is not None)
        self.gui.wait("the first turn", lambda: self.session.scenario.combat.acting)
        self.sword()
        self.bow()
        self.other_manoeuvre()
        self.typed()
        self.knife()
        self.seen["undone"] = self.all_undone()
        (self.out / f"fight-{self.language}.json").write_text(json.dumps(self.seen), "utf-8")

    def sword(self) -> None:
        """The first turn: Ana strikes at Gor, who parries in vain."""
        self.seen["first"] = self.gui.ask(self.acting)
        self.bring_up(self.dock)
        self.row("action", "attack")
        self.shot("1-targets")
        self.seen["sword"] = self.aim_at("gor")
        self.shot("2-odds")
        self.dice(3, 4, 3, 6, 5, 4, 4, 3, *[3] * 12)
        click(self.on("gor"))
        self.asked("a defence")
        self.shot("3-defence")
        choices = self.gui.ask(lambda: self.pending()["choices"])
        back = next(one for one in choices if one["id"].startswith("parry") and one["at"])
        self.seen["sword"]["defence"] = self.answer(back["id"])
        self.gui.wait("the blow", lambda: self.token("gor").stats["gurps_thf"].get("hp", 10) < 10)
        self.seen["sword"]["at"] = [list(back["at"]), list(self.gui.ask(lambda: self.token("gor").at))]
        self.seen["sword"]["hp"] = self.gui.ask(lambda: self.token("gor").stats["gurps_thf"]["hp"])
        self.seen["sword"]["log"] = self.gui.ask(self.told)
        self.fold_and_unfold()
        self.shot("4-log")

    def fold_and_unfold(self) -> None:
        """A click on the line of the log folds it, another unfolds it."""
        view = self.window.log_dock.view
        model = self.window.log_dock.model

        def top() -> Any:
            row = next(n for n, group in enumerate(model.groups) if any(entry.rolls for entry in group.entries))
            return model.index(row, 0)

        def where() -> tuple[int, int]:
            view.scrollTo(top(), view.ScrollHint.PositionAtTop)
            box = view.visualRect(top())
            return spot(view.viewport(), QPoint(90, box.top() + 12))

        self.bring_up(self.window.log_dock)
        self.gui.wait("unfolded", lambda: view.isExpanded(top()))
        click(self.gui.ask(where))
        self.seen["folded"] = not self.gui.ask(lambda: view.isExpanded(top()))
        click(self.gui.ask(where))
        self.seen["unfolded"] = self.gui.ask(lambda: view.isExpanded(top()))

    def bow(self) -> None:
        """The second turn: Bo shoots along a line over the map."""
        self.next_turn("bo")
        self.bring_up(self.dock)
        self.row("action", "shoot")
        self.seen["bow"] = self.aim_at("rud")
        self.shot("5-line-of-fire")
        self.dice(6, 6, 4, *[3] * 9)
        click(self.on("rud"))
        self.finish("bo", "5b-arrow")
        self.seen["bow"]["log"] = self.gui.ask(self.told)

    def finish(self, id_: str, name: str) -> None:
        """Take what the prompt proposes until the attack of this token is over."""
        while True:
            self.gui.wait("the attack", lambda: self.spent(id_) or self.pending() is not None)
            pending = self.gui.ask(self.pending)
            if pending is None:
                return
            if pending["question"] != "interrupt":
                self.shot(name)
            self.press(self.dock.prompt.take)
            self.gui.wait("answered", lambda was=pending: self.pending() is not was)

    def other_manoeuvre(self) -> None:
        """The third turn: Gor, out of reach now, only defends; what he may not do says why."""
        self.next_turn("gor")
        current = self.gui.ask(lambda: next(row.id for row in self.dock.model.rows if row.kind == "manoeuvre"))
        self.row("manoeuvre", current)
        self.gui.wait("the manoeuvres", lambda: self.dock.model.find("manoeuvre", DEFEND) >= 0)
        self.shot("6-manoeuvres")
        self.row("manoeuvre", DEFEND)
        self.gui.wait("it chosen", lambda: next(row.id for row in self.dock.model.rows if row.current) == DEFEND)
        self.shot("7-reasons")
        rows = self.gui.ask(lambda: {row.id: [row.available, row.second] for row in self.dock.model.rows})
        self.seen["other manoeuvre"] = {"before": current, "attack": rows["attack"]}

    def typed(self) -> None:
        """The fourth turn: the table rolls its own dice, the hand types them in; Ana blocks."""
        self.next_turn("mok")
        self.press(self.dock.typed)
        self.row("action", "attack")
        self.aim_at("ana")
        click(self.on("ana"))
        self.type_dice("3 3 3", "8-table-dice")
        self.asked("a defence")
        self.shot("9-block")
        self.seen["typed"] = {"defence": self.answer("block")}
        self.type_dice("2 3 3")
        self.gui.wait("nothing asked", lambda: self.pending() is None)
        self.seen["typed"]["hp"] = self.gui.ask(lambda: self.token("ana").stats["gurps_thf"].get("hp", 10))
        self.seen["typed"]["log"] = self.gui.ask(self.told)
        self.press(self.dock.typed)

    def type_dice(self, faces: str, name: str = "") -> None:
        prompt = self.dock.prompt
        self.gui.wait("the field", lambda: self.pending() is not None and prompt.faces.isVisible())
        pending = self.gui.ask(self.pending)
        if name:
            self.shot(name)
        self.press(prompt.faces)
        write(faces)
        self.press(prompt.take)
        self.gui.wait("taken", lambda: self.pending() is not pending)

    def knife(self) -> None:
        """The fifth turn: Rud stabs from the side."""
        self.next_turn("rud")
        self.row("action", "attack")
        self.seen["knife"] = self.aim_at("ana")
        self.shot("10-side")
        self.dice(3, 3, 3, 3, 3, 3, *[3] * 12)
        click(self.on("ana"))
        self.finish("rud", "11-defence")
        self.seen["knife"]["log"] = self.gui.ask(self.told)
        self.bring_up(self.window.log_dock)
        self.shot("12-end")

    def spent(self, id_: str) -> bool:
        return bool(self.session.scenario.combat.budgets[id_].get("attacks", 0) == 0)

    def all_undone(self) -> bool:
        """Ctrl+Z until nothing is left to take back."""
        self.gui.ask(self.window.page.canvas.setFocus)
        for _ in range(40):
            if not self.gui.ask(lambda: self.session.history.done):
                break
            key("ctrl+z")
        return bool(
            self.gui.ask(
                lambda: self.session.scenario.combat is None and self.token("gor").stats["gurps_thf"].get("hp") is None
            )
        )


def main(home: Path, map_file: Path, out: Path, language: str) -> int:
    app = make_application()
    window = make_whole_window(app, paths.home(home), language)
    window.painted_once.connect(lambda: window.files.open_path(map_file, None))
    window.setGeometry(0, 24, xscreen.GM[0], xscreen.GM[1] - 30)
    window.show()
    code = run(lambda gui: FightEvening(gui, window, out, language).go())
    if window.desk.session is not None:
        window.desk.session.close()
    return code


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:4]), sys.argv[4]))
