"""The pictures of README.md and of the guide, made by the program itself, without a screen.

python docs/make_pictures.py [OUT]      into docs/pictures, or into another folder
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).resolve().parent.parent
PICTURES = Path(__file__).resolve().parent / "pictures"
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image  # noqa: E402
from PySide6.QtCore import QEventLoop, QRectF, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from battlemap import cli, paths  # noqa: E402
from battlemap.app.opening import open_sample  # noqa: E402
from battlemap.app.tools.base import PointerEvent  # noqa: E402
from battlemap.geometry.types import ScenePoint  # noqa: E402
from battlemap.rules.dice import ForcedDice, SeededDice  # noqa: E402
from battlemap.ui.application import make_application, make_whole_window  # noqa: E402
from battlemap.ui.gm_window import GMWindow  # noqa: E402
from battlemap.ui.player_window import PlayerWindow  # noqa: E402

QUALITY = 88
WINDOW, TV = (1440, 900), (1280, 720)
TV_WIDTH_MM = 1800.0
BEHIND = (24, 26, 30)
EVENING = datetime(2026, 11, 30, 20, 15)
"""What the clock of the status bar shows, so that the same program makes the same pictures."""
LEADER = "t1"
"""Brynn of the bridge, who is dragged through these pictures."""


# -- the windows ------------------------------------------------------------------------------------------------------


@contextmanager
def window(sample: str = "") -> Iterator[GMWindow]:
    """The game master's window in a home of its own; with a sample fight open in it, or the start page."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_application()
        home = paths.home(Path(folder))
        made = make_whole_window(app, home, "en")
        made.choose_theme("dark")
        made.page.canvas.animate = False
        made.resize(*WINDOW)
        made.show()
        if sample:
            made.desk.attach(open_sample(ROOT / "maps" / sample, home=home))
        settle(made)
        try:
            yield made
        finally:
            made.page.host.cancel()
            session = made.desk.session
            made.desk.attach(None)
            if session is not None:
                session.close(discard=True)
            made.close()
            made.deleteLater()
            app.processEvents()


def settle(made: GMWindow) -> None:
    """Wait until all is drawn: the pictures are cut and the tokens painted in steps."""
    for _ in range(2):
        loop = QEventLoop()
        QTimer.singleShot(40, loop.quit)
        loop.exec()
        for canvas in (made.page.canvas, *([made.players.window.canvas] if made.players.window else [])):
            canvas.settle()
    QApplication.processEvents()


def do(made: GMWindow, **line: Any) -> None:
    """One line of the headless contract; a refused one is a fault of this script."""
    session = made.desk.session
    assert session is not None
    session.do(line)


def hold(made: GMWindow, token: str, *cells: tuple[int, int]) -> None:
    """Take a token up and carry it over these cells, without letting go."""
    session = made.desk.session
    assert session is not None
    grid = session.scenario.scene(made.desk.scene).grid.grid()
    standing = session.scenario.token(made.desk.scene, token)
    assert standing is not None
    start = grid.center(grid.cell(standing.at))
    send = made.page.host.send
    send(PointerEvent("press", start, "left"))
    for cell in cells:
        send(PointerEvent("move", grid.center(grid.cell(cell)), drag_px=99.0))
    settle(made)


def show_players(made: GMWindow) -> PlayerWindow:
    made.players.choose("window")
    screen = made.players.window
    assert screen is not None
    screen.canvas.set_tv_metrics(TV[0] / TV_WIDTH_MM)
    screen.resize(*TV)
    made.players.push(force=True)
    settle(made)
    return screen


def look_at(made: GMWindow, x: float, y: float, px_per_cell: float) -> None:
    """The middle of the map shown, in scene units, and its zoom."""
    made.page.canvas.set_zoom(px_per_cell)
    made.page.canvas.center_on(ScenePoint(x, y))


def narrower(image: Image.Image, width: int) -> Image.Image:
    return image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def grab(widget: QWidget) -> Image.Image:
    if isinstance(widget, GMWindow) and widget.desk.session is not None:
        widget.status.set_kept(EVENING, None)
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    size = (image.width(), image.height())
    return Image.frombytes("RGBA", size, bytes(image.constBits()), "raw", "RGBA", image.bytesPerLine()).convert("RGB")


# -- the pictures -----------------------------------------------------------------------------------------------------


def windows() -> Image.Image:
    """The game master's window in the middle of a drag, and the players' screen beside it."""
    with window("mill_bridge") as made:
        do(made, do="combat", start="all")
        do(made, do="turn", token=LEADER)
        screen = show_players(made)
        screen.show_part(QRectF(3.4, 2.6, 18.4, 10.35))
        look_at(made, 9.4, 8.2, 62.0)
        hold(made, LEADER, (9, 5), (12, 3))
        left, right = grab(made), grab(screen)
    width, gap = 1120, 28
    right = right.resize((width, right.height * width // right.width), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (left.width + width + 3 * gap, left.height + 2 * gap), BEHIND)
    sheet.paste(left, (gap, gap))
    sheet.paste(right, (left.width + 2 * gap, gap + (left.height - right.height) // 2))
    return narrower(sheet, 2000)


def start() -> Image.Image:
    """The start page."""
    with window() as made:
        made.fill_start_page()
        settle(made)
        return narrower(grab(made), 1200)


def drag() -> Image.Image:
    """A drag round a hill: the map alone."""
    with window("mill_bridge") as made:
        look_at(made, 6.4, 8.4, 78.0)
        hold(made, LEADER, (7, 4), (7, 3), (8, 2))
        return narrower(grab(made.page), 1000)


def two_views() -> Image.Image:
    """The same map through `render`, for the game master and for the players."""
    with tempfile.TemporaryDirectory() as folder:
        views = []
        for view in ("gm", "player"):
            out = Path(folder) / f"{view}.png"
            sample = str(ROOT / "maps" / "mill_bridge")
            assert cli.main(["render", sample, str(out), "--view", view, "--size", "1500x1180"]) == 0
            with Image.open(out) as read:
                views.append(read.convert("RGB"))
    part = (760, 100, 1380, 760)
    sheet = Image.new("RGB", (2 * 620 + 20, 660), BEHIND)
    for n, image in enumerate(views):
        sheet.paste(image.crop(part), (n * 640, 0))
    return narrower(sheet, 1200)


def fight() -> Image.Image:
    """The tavern in the second round, with the turn dock."""
    with window("tavern_brawl") as made:
        do(made, do="combat", start="all")
        do(
            made,
            do="combat",
            order=[["t1"], ["t5"], ["t2"], ["t6"], ["t3"], ["t8"], ["t4"], ["t7"], ["t9"], ["t10"], ["t11"], ["t12"]],
        )
        do(made, do="turn")
        do(made, do="move", token="t1", to=[8, 9])
        do(made, do="end_turn")
        do(made, do="turn")
        do(made, do="set_token", token="t2", set={"stats.hp": 4})
        made.desk.select(["t5"])
        look_at(made, 8.0, 8.2, 62.0)
        settle(made)
        return narrower(grab(made), 1200)


WEAPONS = (
    "Broadsword, skill 14, 1d+5 cut, reach 1, parry 11; Shield, skill 13, 1d cr, reach 1, block 10, shield, hand left"
)
AXE = "Axe, skill 13, 1d+4 cut, reach 1, parry 9, unbalanced"


def duel(made: GMWindow) -> None:
    """Brynn beside two ambushers, under rules that know attacks and defences; her turn."""
    do(made, do="set_rules", ruleset="gurps_thf")
    leader = {"stats.weapons": WEAPONS, "stats.hp": 12, "stats.shield_db": 2, "stats.dr": 3, "stats.basic_speed": 6.5}
    do(made, do="set_token", token=LEADER, set={"at": [16, 2], "facing": 1, **leader})
    do(made, do="set_token", token="t6", set={"at": [17, 1], "facing": 4, "stats.weapons": AXE, "stats.hp": 11})
    do(made, do="set_token", token="t8", set={"at": [17, 2], "facing": 5, "stats.weapons": AXE})
    do(made, do="combat", start=[LEADER, "t6", "t8"])
    do(made, do="turn", manoeuvre="step_and_attack")
    made.desk.select([LEADER])
    made.actions_dock.raise_()
    look_at(made, 15.0, 9.6, 62.0)
    settle(made)


def aim_at(made: GMWindow, token: str, kind: Literal["hover", "press"] = "hover") -> None:
    """Point at a target, or click it."""
    session = made.desk.session
    assert session is not None
    grid = session.scenario.scene(made.desk.scene).grid.grid()
    target = session.scenario.token(made.desk.scene, token)
    assert target is not None
    made.page.host.send(PointerEvent(kind, grid.center(grid.cell(target.at)), "left" if kind == "press" else ""))
    settle(made)


def attack() -> Image.Image:
    """Choosing a target: arcs, reach, legal targets, and the card with the odds."""
    with window("mill_bridge") as made:
        duel(made)
        made.acting.choose("attack", "Broadsword")
        aim_at(made, "t6")
        for _ in range(100):
            if (sights := made.page.host.overlay.sights) and sights.card and sights.card.chance is not None:
                break
            settle(made)
        return narrower(grab(made), 1200)


def answers() -> Image.Image:
    """The defence asked for in the Actions dock; beside it the log, unfolded."""
    with window("mill_bridge") as made:
        duel(made)
        session = made.desk.session
        assert session is not None
        made.resize(WINDOW[0], 1340)
        session.dice = ForcedDice([3, 4, 3, 6, 5, 4, 4, *[3] * 12])
        made.acting.choose("attack", "Broadsword")
        aim_at(made, "t6", "press")
        while made.acting.pending is not None and made.acting.pending["question"] == "interrupt":
            made.acting.answer("pass")
            settle(made)
        asked = grab(made.actions_dock)
        made.actions_dock.prompt.accept()
        settle(made)
        made.log_dock.raise_()
        made.resizeDocks([made.log_dock], [600], Qt.Orientation.Vertical)
        settle(made)
        told = grab(made.log_dock)
    height = max(asked.height, told.height)
    sheet = Image.new("RGB", (asked.width + told.width + 24, height), BEHIND)
    sheet.paste(asked, (0, 0))
    sheet.paste(told, (asked.width + 24, 0))
    return sheet


def throw(made: GMWindow) -> None:
    """Mirela of the powder yard holds a charge and points at the cell beside Varek."""
    do(made, do="combat", start="all")
    do(made, do="end_turn", next=True)
    do(made, do="turn", manoeuvre="step_and_attack")
    made.desk.select(["t1"])
    made.actions_dock.raise_()
    made.page.fit()
    settle(made)
    made.acting.choose("bombard", "Grenade")
    settle(made)


def point_at(made: GMWindow, cell: tuple[int, int], kind: Literal["hover", "press"] = "hover") -> None:
    """Point at a cell, or click it."""
    session = made.desk.session
    assert session is not None
    grid = session.scenario.scene(made.desk.scene).grid.grid()
    at = grid.center(grid.cell(cell))
    made.page.host.send(PointerEvent(kind, at, "left" if kind == "press" else ""))
    settle(made)


def blast() -> Image.Image:
    """Before a charge is thrown: who is inside, how far off, and behind what."""
    with window("powder_yard") as made:
        throw(made)
        point_at(made, (12, 2))
        return narrower(grab(made), 1200)


def sheet() -> Image.Image:
    """The review sheet of the same throw, which went astray."""
    with window("powder_yard") as made:
        session = made.desk.session
        assert session is not None
        session.dice = SeededDice(17)
        throw(made)
        point_at(made, (12, 2))
        point_at(made, (12, 2), "press")
        while made.acting.pending is not None and made.acting.pending["question"] == "dive":
            made.acting.answer("stay")
            settle(made)
        made.resizeDocks([made.review_dock], [330], Qt.Orientation.Vertical)
        settle(made)
        return narrower(grab(made), 1200)


MADE: dict[str, Callable[[], Image.Image]] = {
    "windows.jpg": windows,
    "start.jpg": start,
    "drag.jpg": drag,
    "two-views.jpg": two_views,
    "fight.jpg": fight,
    "attack.jpg": attack,
    "answers.jpg": answers,
    "blast.jpg": blast,
    "sheet.jpg": sheet,
}


def main(out: Path = PICTURES) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name, make in MADE.items():
        make().save(out / name, quality=QUALITY, subsampling=0, optimize=True)
        print(out / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
