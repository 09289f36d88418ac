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
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from battlemap import paths
from battlemap.app.plain import say
from battlemap.rules.dice import ForcedDice
from battlemap.ui.application import make_application, make_whole_window
from battlemap.ui.docks.log_model import LINE
from battlemap.ui.i18n import tr
from battlemap.ui.rule_card import RuleCard
from tests.e2e import xscreen
from tests.e2e.hand import Gui, click, drag, key, run, spot, write, xdo


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
            "rules": list(card.rules),
            "arcs": len(sights.arcs),
            "length": self.gui.ask(lambda: tr(sights.fire.label)) if sights.fire is not None else "",
        }

    def answer(self, choice: str) -> dict[str, Any]:
        """Click an answer, on the map if it is a place, then the button; what was asked."""
        prompt = self.dock.prompt
        pending = self.gui.ask(self.pending)
        at = next((one["at"] for one in pending["choices"] if one["id"] == choice), None)

        def row() -> Any:
            return next(row for row in prompt.rows if any(one["id"] == choice for one in row.choices))

        offered = self.gui.ask(lambda: [[row.title, row.number, row.second, row.possible] for row in prompt.rows])
        if at is None:
            self.press(self.gui.ask(row))
        else:
            click(self.cell(at))
        self.gui.wait("marked", lambda: self.window.acting.marked == choice)
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
        self.ana_waits()
        self.bo_aims()
        self.gor_strikes()
        self.mok_runs_into_it()
        self.rud_goes_behind()
        self.seen["state"] = self.gui.ask(lambda: say(self.session.do({"do": "state"}).result, str))
        self.unfold_and_fold()
        self.seen["undone"] = self.all_undone()
        (self.out / f"fight-{self.language}.json").write_text(json.dumps(self.seen), "utf-8")

    def decide(self, manoeuvre: str) -> None:
        """Open the manoeuvres and click one, unless it is chosen already."""
        current = self.gui.ask(lambda: next(row.id for row in self.dock.model.rows if row.kind == "manoeuvre"))
        if current == manoeuvre:
            return
        self.row("manoeuvre", current)
        self.gui.wait("the manoeuvres", lambda: self.dock.model.find("manoeuvre", manoeuvre) >= 0)
        self.row("manoeuvre", manoeuvre)
        self.gui.wait("it chosen", lambda: next(row.id for row in self.dock.model.rows if row.current) == manoeuvre)

    def walk(self, id_: str, to: tuple[int, int], facing: int, name: str) -> None:
        """Drag a token to a cell, turn it with the wheel in the hand, and let go."""
        drag(self.on(id_), self.cell(to), drop=False)
        for _ in range(6):
            if self.gui.ask(lambda: self.window.page.host.overlay.facing) == facing:
                break
            xdo("click", 5, "sleep", 0.15)
        self.shot(name)
        xdo("mouseup", 1, "sleep", 0.25)

    def ana_waits(self) -> None:
        """A step, and she waits for whoever comes. Her blow would miss its reach: what is legal, and what is not."""
        self.seen["first"] = self.gui.ask(self.acting)
        self.bring_up(self.dock)
        self.shot("1-actions")
        current = self.gui.ask(lambda: next(row.id for row in self.dock.model.rows if row.kind == "manoeuvre"))
        self.row("manoeuvre", current)
        self.gui.wait("the manoeuvres", lambda: self.dock.model.find("manoeuvre", "wait") >= 0)
        self.shot("2-manoeuvres")
        self.row("manoeuvre", "wait")
        self.gui.wait("it chosen", lambda: next(row.id for row in self.dock.model.rows if row.current) == "wait")
        rows = self.gui.ask(lambda: {row.id: [row.available, row.second] for row in self.dock.model.rows})
        self.seen["refused"] = rows["all_out_attack"]
        self.seen["groups"] = self.gui.ask(
            lambda: [row.id for row in self.dock.model.rows if row.kind in ("heading", "group")]
        )
        self.shot("3-reasons")
        self.walk("ana", (9, 1), 1, "4-step")
        self.gui.wait("the step", lambda: list(self.token("ana").at) == [9, 1])
        self.row("action", "wait")
        if self.gui.ask(lambda: self.dock.go.isVisible()):
            self.press(self.dock.go)
        self.gui.wait("she waits", lambda: any(mark.id == "waiting" for mark in self.token("ana").conditions))

    def bo_aims(self) -> None:
        """He looks at what a shot would be, past the barricade, and aims instead."""
        self.next_turn("bo")
        self.row("action", "shoot")
        self.seen["bow"] = self.aim_at("gor")
        self.shot("5-line-of-fire")
        self.seen["rules"] = self.rules_of_the_card()
        self.press(self.dock.stop)
        self.gui.wait("the bow down", lambda: not self.window.acting.action)
        self.row("action", "aim")
        self.aim_bare("gor")
        self.shot("6-aim")
        click(self.on("gor"))
        self.gui.wait("he aims", lambda: any(mark.id == "aiming" for mark in self.token("bo").conditions))

    def aim_bare(self, id_: str) -> None:
        """Point at a target of what needs no roll."""
        x, y = self.on(id_)
        xdo("mousemove", x - 3, y - 3, "sleep", 0.05, "mousemove", x, y, "sleep", 0.4)

    def rules_of_the_card(self) -> list[str]:
        """F1 while the card is shown: the rules it names, and away again."""
        key("F1")
        card = self.gui.wait("the rules of the card", lambda: open_rules())
        ids = self.gui.ask(lambda: list(card.ids))
        self.shot("5b-rules")
        key("Escape")
        self.gui.wait("the rules closed", lambda: open_rules() is None)
        return ids

    def gor_strikes(self) -> None:
        """From the table, with the table's dice; Ana, who waits for another, blocks."""
        self.next_turn("gor")
        self.press(self.dock.typed)
        self.row("action", "attack")
        self.shot("7-targets")
        self.seen["axe"] = self.aim_at("ana")
        self.shot("8-odds")
        click(self.on("ana"))
        self.asked_of("attack")
        self.type_dice("1 6 5", "9-table-dice")
        self.asked("a defence")
        self.shot("10-defence")
        self.seen["axe"]["defence"] = self.answer("block")
        self.type_dice("2 3 3")
        self.pass_all()
        self.seen["axe"]["log"] = self.gui.ask(self.told)
        self.press(self.dock.typed)

    def asked_of(self, purpose: str) -> None:
        """Wait for the dice of that roll; interrupts on the way are passed."""
        self.gui.wait("a question", lambda: self.pending() is not None)
        while self.gui.ask(lambda: self.pending()["question"]) == "interrupt":
            self.answer("pass")
            self.gui.wait(purpose, lambda: self.pending() is not None)

    def pass_all(self) -> None:
        """Pass what is asked until nothing is."""
        while True:
            time.sleep(0.2)
            if self.gui.ask(self.pending) is None:
                return
            self.answer("pass")

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

    def mok_runs_into_it(self) -> None:
        """He runs up with his maul; Ana, who waited, strikes him on the way."""
        self.next_turn("mok")
        self.decide("move")
        self.dice(6, 6, 1, 1, 6, 5, 5, 2, 4, 4, 4)
        self.walk("mok", (10, 1), 5, "11-walk")
        self.gui.wait("a question", lambda: self.pending() is not None)
        self.shot("12-interrupt")
        self.seen["interrupts"] = []
        while self.gui.ask(lambda: self.pending() is not None):
            pending = self.gui.ask(self.pending)
            if pending["question"] == "defence":
                self.shot("13-parry")
                self.seen["parry"] = self.answer("parry")
            else:
                self.seen["interrupts"].append(pending["token"])
                self.answer("wait" if pending["token"] == "ana" else "pass")
            time.sleep(0.2)
        self.gui.wait("he stands there", lambda: list(self.token("mok").at) == [10, 1])
        self.seen["wait"] = {"log": self.gui.ask(self.told)}
        self.bring_up(self.window.log_dock)
        self.shot("14-log")
        self.bring_up(self.dock)

    def rud_goes_behind(self) -> None:
        """The fifth turn: Rud gets behind her."""
        self.next_turn("rud")
        self.decide("move")
        self.walk("rud", (8, 2), 1, "15-behind")
        self.gui.wait("he stands there", lambda: list(self.token("rud").at) == [8, 2])
        self.next_turn("spe")

    def unfold_and_fold(self) -> None:
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
        before = self.gui.ask(lambda: view.isExpanded(top()))
        click(self.gui.ask(where))
        after = self.gui.ask(lambda: view.isExpanded(top()))
        if not after:
            click(self.gui.ask(where))
        self.seen["folds"] = [before, after, self.gui.ask(lambda: view.isExpanded(top()))]
        self.shot("16-log")

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


def open_rules() -> RuleCard | None:
    """The card of rules that is open."""
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, RuleCard) else None


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
