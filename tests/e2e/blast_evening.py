"""A grenade in the powder yard with a real mouse, in the program's own process (see test_blast.py).

    python blast_evening.py HOME OUT LANGUAGE

The sample opened from the start page, the fight, the preview under the hand, a dive on the map, the review sheet changed by hand,
applied, taken back. Writes pictures and `blast-LANGUAGE.json` (what was seen) into OUT.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from battlemap import paths
from battlemap.app.plain import say
from battlemap.rules.dice import SeededDice
from battlemap.ui.application import make_application, make_whole_window
from battlemap.ui.i18n import tr
from battlemap.ui.review_model import Column
from tests.e2e import xscreen
from tests.e2e.fight_evening import FightEvening
from tests.e2e.hand import click, key, run, spot, write, xdo

SEED = 17
AIM = (12, 2)
DIVER, REFUGE = "t4", "11,0"
"""Rusk is asked whether he dives for cover; he goes there, the others stay."""


class BlastEvening(FightEvening):
    @property
    def sheet_dock(self) -> Any:
        return self.window.review_dock

    @property
    def overlay(self) -> Any:
        return self.window.page.host.overlay

    def shot(self, name: str) -> None:
        time.sleep(0.3)
        box = (0, 0, *xscreen.GM)
        xscreen.picture(os.environ["DISPLAY"], self.out / f"blast-{self.language}-{name}.png", box)

    def tv(self, name: str) -> None:
        time.sleep(0.3)
        box = (xscreen.GM[0], 0, xscreen.GM[0] + xscreen.TV[0], xscreen.TV[1])
        xscreen.picture(os.environ["DISPLAY"], self.out / f"blast-{self.language}-tv-{name}.png", box)

    def state(self) -> str:
        """All there is of the scenario, as text."""
        return self.gui.ask(lambda: json.dumps(say(self.session.do({"do": "state"}).result, str)))

    # -- the evening -------------------------------------------------------------------------------------------------

    def go(self) -> None:
        self.open_the_sample()
        self.begin()
        before = self.state()
        self.tv("before")
        self.preview()
        self.throw()
        self.dive()
        self.look_at_the_sheet()
        self.change_the_sheet()
        self.tv("sheet")
        self.seen["waiting"] = self.state() == before
        self.press(self.sheet_dock.apply)
        self.gui.wait("applied", lambda: self.window.acting.sheet is None)
        self.result()
        key("ctrl+z")
        self.gui.wait("taken back", lambda: self.token("t3").stats == self.stats_before)
        self.seen["undone"] = self.state() == before
        self.shot("8-undone")
        (self.out / f"blast-{self.language}.json").write_text(json.dumps(self.seen), "utf-8")

    def open_the_sample(self) -> None:
        def card() -> Any:
            found = self.window.findChildren(QWidget, "sample_powder_yard")
            return next((one for one in found if one.isVisible()), None)

        widget = self.gui.wait("the sample", card)
        area = self.gui.ask(lambda: self.window.start._scroll)
        self.gui.ask(lambda: area.ensureWidgetVisible(widget))
        time.sleep(0.2)
        self.press(widget)
        self.gui.wait("the map", lambda: self.session is not None and self.window.turn_dock.start_all.isVisible())
        self.gui.wait("the TV", lambda: self.window.players.window is not None)
        time.sleep(0.5)

    def begin(self) -> None:
        """Everybody in the yard fights; the second turn is Mirela's."""
        self.dice(6, 5, 3)
        self.press(self.window.turn_dock.start_all)
        self.gui.wait("the fight", lambda: self.session.scenario.combat is not None)
        self.gui.wait("the first turn", lambda: self.session.scenario.combat.acting)
        self.next_turn("t1")
        self.bring_up(self.dock)
        self.decide("step_and_attack")
        self.stats_before = self.gui.ask(lambda: self.token("t3").stats)

    def preview(self) -> None:
        """Point at the cell: who is inside, what is in between, before anything is rolled."""
        self.row("action", "bombard")
        x, y = self.cell(AIM)
        xdo("mousemove", x - 4, y - 3, "sleep", 0.1, "mousemove", x, y, "sleep", 0.1)
        sight = self.gui.wait("the preview", lambda: self.overlay.area)
        self.shot("1-preview")
        self.tv("preview")
        self.seen["preview"] = self.gui.ask(
            lambda: {
                "tags": [[tr(tag.text), tag.look] for tag in sight.tags],
                "counts": [[tr(row.text), row.value, row.warn] for row in sight.card.counts],
                "who": [row.text for row, _ in sight.card.who],
                "rings": len(sight.labels),
                "blocked": len(sight.blocked),
            }
        )

    def throw(self) -> None:
        def take() -> None:
            self.session.dice = SeededDice(SEED)

        self.gui.ask(take)
        click(self.cell(AIM))
        self.gui.wait("who dives", lambda: self.pending() is not None)

    def dive(self) -> None:
        """Everybody in reach is asked; one dives to a cell that is clicked on the map."""
        self.seen["dives"] = []
        while self.gui.ask(lambda: self.pending() is not None):
            pending = self.gui.ask(self.pending)
            mine = pending["token"] == DIVER
            if mine:
                spots = self.gui.ask(lambda: [one.id for one in self.overlay.sights.spots])
                self.seen["dive"] = {
                    "spots": spots,
                    "scatter": self.gui.ask(lambda: tr(self.overlay.traces.scatter_word)),
                    "places": self.gui.ask(lambda: [place.kind for place in self.overlay.traces.places]),
                }
                self.shot("2-dive")
            self.seen["dives"].append([pending["question"], pending["token"], REFUGE if mine else "stay"])
            self.answer(REFUGE if mine else "stay")
            time.sleep(0.2)
        self.gui.wait("the sheet", lambda: self.window.acting.sheet is not None and self.sheet_dock.isVisible())

    def rows(self) -> dict[str, Any]:
        """What the sheet shows: the words of each row."""
        model = self.sheet_dock.model
        return self.gui.ask(
            lambda: {
                row["token"]: [model.index(n, column).data() for column in Column] for n, row in enumerate(model.rows)
            }
        )

    def look_at_the_sheet(self) -> None:
        self.shot("3-sheet")
        traces = self.gui.ask(lambda: self.overlay.traces)
        self.seen["sheet"] = {
            "rows": self.rows(),
            "title": self.gui.ask(self.sheet_dock.title.text),
            "scatter": self.gui.ask(lambda: tr(traces.scatter_word)),
            "rings": self.gui.ask(lambda: [[ring.radius, tr(ring.word)] for ring in traces.rings]),
            "focus": self.gui.ask(self.sheet_dock.table.hasFocus),
        }

    def cell_of_the_sheet(self, token: str, column: Column, x: int | None = None) -> tuple[int, int]:
        def where() -> tuple[int, int]:
            table, model = self.sheet_dock.table, self.sheet_dock.model
            index = model.index(model.row_of(token), column)
            table.scrollTo(index)
            box = table.visualRect(index)
            return spot(table.viewport(), QPoint(box.left() + x, box.center().y()) if x is not None else box.center())

        self.gui.ask(where)
        time.sleep(0.1)
        return self.gui.ask(where)

    def type_in(self, token: str, column: Column, text: str) -> None:
        """Click a framed cell, type, Enter; wait until the sheet is another."""
        before = self.gui.ask(lambda: self.window.acting.sheet)
        click(self.cell_of_the_sheet(token, column))
        self.gui.wait("the field", lambda: editor(self.sheet_dock.table))
        key("ctrl+a")
        write(text)
        key("Return")
        self.gui.wait("the changed sheet", lambda: self.window.acting.sheet is not before)

    def change_the_sheet(self) -> None:
        """One roll again, another damage, another injury; one is left out."""
        changes: list[Any] = []
        self.gui.ask(lambda: self.sheet_dock.model.edited.connect(changes.append))
        before = self.gui.ask(lambda: self.window.acting.sheet)
        table = self.sheet_dock.table
        self.gui.ask(lambda: table.setCurrentIndex(table.model().index(table.model().row_of("t6"), Column.DAMAGE)))
        self.seen["rolled again"] = self.gui.ask(
            lambda: table.model().again(table.model().rows[table.model().row_of("t6")], Column.DAMAGE)
        )
        self.press(self.sheet_dock.one_again)
        self.gui.wait("one rolled again", lambda: self.window.acting.sheet is not before)
        model = self.sheet_dock.model
        index = self.gui.ask(lambda: model.index(model.row_of("t8"), Column.DAMAGE))
        first, *others = self.gui.ask(lambda: index.data(Qt.ItemDataRole.EditRole).split(" + "))
        self.type_in("t8", Column.DAMAGE, " + ".join(["30" if first != "30" else "29", *others]))
        self.seen["damage"] = self.rows()
        self.type_in("t4", Column.INJURY, "2")
        self.shot("4-edited")
        before = self.gui.ask(lambda: self.window.acting.sheet)
        click(self.cell_of_the_sheet("t2", Column.WHO, 15))
        self.gui.wait("left out", lambda: self.window.acting.sheet is not before)
        self.shot("5-left-out")
        self.seen["changes"] = changes
        self.seen["edited"] = self.rows()

    def result(self) -> None:
        time.sleep(0.4)
        self.tv("result")
        self.seen["state"] = json.loads(self.state())
        self.seen["log"] = self.gui.ask(self.told)
        self.shot("6-result")
        self.bring_up(self.window.log_dock)
        self.shot("7-log")
        self.bring_up(self.dock)


def editor(table: QWidget) -> Any:
    """The field that is open in the sheet."""
    found = [*table.findChildren(QLineEdit), *table.findChildren(QComboBox)]
    return next((one for one in found if one.isVisible()), None)


def main(home: Path, out: Path, language: str) -> int:
    app = make_application()
    window = make_whole_window(app, paths.home(home), language)
    window.painted_once.connect(window.fill_start_page)
    window.painted_once.connect(lambda: window.players.choose_argument("TV"))
    window.setGeometry(0, 24, xscreen.GM[0], xscreen.GM[1] - 30)
    window.show()
    code = run(lambda gui: BlastEvening(gui, window, out, language).go())
    if window.desk.session is not None:
        window.desk.session.close()
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
