"""The area tool with real mouse and keys: preview, tags and card, laid and changed on the map, and nothing of it on the TV."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.app.tools.area_sight import AreaSight
from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area
from battlemap.ui.canvas.area_card import AreaCardView
from battlemap.ui.gm_window import GMWindow
from tests.ui.window.conftest import with_map
from tests.ui.window.fights import the

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Drag = Callable[[QPoint, QPoint], None]
Where = Callable[[int, int], QPoint]


@pytest.fixture
def blast(playing: GMWindow) -> GMWindow:
    """The area tool in hand on a map of squares: Ana, an Orc and behind a wall a Ghoul."""
    for name, at, side in (("Ana", [3, 4], "party"), ("Orc", [5, 4], "foe"), ("Ghoul", [7, 4], "foe")):
        playing.desk.do({"do": "add_token", "name": name, "at": at, "side": side})
    playing.desk.do({"do": "add_wall", "points": [[6.5, 2.5], [6.5, 6.5]]})
    playing.tools_bar.tools["area"].trigger()
    playing.page.canvas.setFocus()
    QApplication.processEvents()
    return playing


def sight(window: GMWindow) -> AreaSight:
    found = window.page.host.overlay.area
    assert found is not None
    return found


def areas(window: GMWindow) -> dict[str, Area]:
    return dict(the(window).scenario.of(Area, "s1"))


def card_of(window: GMWindow) -> AreaCardView:
    found = window.page.canvas.findChild(AreaCardView)
    assert isinstance(found, AreaCardView)
    return found


def shot(window: GMWindow) -> QImage:
    window.page.canvas.settle()
    QApplication.processEvents()
    return window.page.canvas.viewport().grab().toImage()


def warmth(image: QImage, at: QPoint) -> float:
    """How much redder than blue the map is about a point."""
    found = [QColor(image.pixel(at + QPoint(dx, dy))) for dx in range(-12, 13, 3) for dy in range(-12, 13, 3)]
    return sum(one.red() - one.blue() for one in found) / len(found)


def wheel(window: GMWindow, at: QPoint, notches: int, shift: bool = False) -> None:
    viewport = window.page.canvas.viewport()
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.LeftButton, modifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_a_drag_shows_who_is_inside_and_lays_nothing(blast: GMWindow, drag: Drag, where: Where) -> None:
    before, plain = state_dict(the(blast).scenario), shot(blast)
    drag(where(5, 4), where(9, 4))
    assert {str(tag.text) for tag in sight(blast).tags} == {"at the centre", "2 m", "2 m, wall"}
    card = card_of(blast)
    assert card.isVisible() and "Own side inside Ana" in card.words() and "Ghoul 2 m, wall" in card.words()
    assert not card.geometry().contains(where(5, 4)) and not card.geometry().contains(where(3, 4))
    assert not card.geometry().intersects(blast.page.strip.geometry())
    lit = shot(blast)
    near, rim, blocked = where(4, 5), where(2, 6), where(8, 4)
    assert warmth(lit, near) > warmth(lit, rim) + 8 > warmth(plain, rim) + 16, "it fades from its start"
    assert warmth(lit, blocked) < warmth(lit, rim), "what it does not get to is not lit"
    assert lit.pixel(blocked) != plain.pixel(blocked)
    assert state_dict(the(blast).scenario) == before
    assert blast.page.strip.isVisible() and blast.page.host.values["radius"] == 4.0


def test_the_card_keeps_below_the_choices(blast: GMWindow, drag: Drag, where: Where) -> None:
    drag(where(5, 4), where(9, 4))
    card, inside = card_of(blast), blast.page.canvas.viewport().rect()
    strip = QRect(12, 12, inside.width() - 24, 40)
    low = QRect(0, 200, inside.width(), inside.height() - 200)
    card.place(low, [], inside, QRect())
    assert card.geometry().intersects(strip)
    card.place(low, [], inside, strip)
    assert card.y() > strip.bottom() and inside.contains(card.geometry())


def test_enter_lays_it_and_undo_takes_it_back(blast: GMWindow, drag: Drag, where: Where, qtbot: QtBot) -> None:
    before, done = state_dict(the(blast).scenario), len(the(blast).history.done)
    drag(where(5, 4), where(8, 4))
    qtbot.keyClick(blast.page.canvas, Qt.Key.Key_Return)
    assert areas(blast)["a1"].radius == 3.0 and len(the(blast).history.done) == done + 1
    assert blast.page.host.overlay.area is None and not card_of(blast).isVisible()
    blast.undo()
    assert state_dict(the(blast).scenario) == before


def test_escape_leaves_no_trace(blast: GMWindow, drag: Drag, where: Where, qtbot: QtBot) -> None:
    before, plain = state_dict(the(blast).scenario), shot(blast)
    drag(where(5, 4), where(8, 4))
    qtbot.keyClick(blast.page.canvas, Qt.Key.Key_Escape)
    assert blast.page.host.overlay.area is None and not card_of(blast).isVisible()
    qtbot.mouseMove(blast.page.canvas.viewport(), where(0, 0))
    qtbot.mouseMove(blast.page.canvas.viewport(), where(11, 8))
    near = where(4, 5)
    assert abs(warmth(shot(blast), near) - warmth(plain, near)) < 1
    assert state_dict(the(blast).scenario) == before


def test_keys_alone(blast: GMWindow, qtbot: QtBot) -> None:
    blast.desk.select(["t1"])
    canvas = blast.page.canvas
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Return):
        qtbot.keyClick(canvas, key)
    assert (areas(blast)["a1"].at, areas(blast)["a1"].radius) == ((4, 5), 3.0)
    ana = the(blast).scenario.token("s1", "t1")
    assert ana is not None and ana.at == (3, 4)


def test_the_wheel_turns_a_cone_while_it_is_dragged(blast: GMWindow, where: Where, qtbot: QtBot) -> None:
    blast.page.host.choose("shape", "cone")
    viewport, zoom = blast.page.canvas.viewport(), blast.page.canvas.px_per_unit()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=where(2, 4))
    for column in (3, 4, 5):
        qtbot.mouseMove(viewport, where(column, 4))
    ahead = set(sight(blast).cells)
    wheel(blast, where(5, 4), -2)
    turned = set(sight(blast).cells)
    wheel(blast, where(5, 4), 1, shift=True)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=where(5, 4))
    assert turned != ahead and blast.page.host.values["angle"] == 75.0
    assert blast.page.canvas.px_per_unit() == zoom


def test_one_on_the_map_is_clicked_dragged_and_deleted(blast: GMWindow, drag: Drag, where: Where, qtbot: QtBot) -> None:
    blast.desk.do({"do": "add_area", "shape": "burst", "at": [3, 6], "radius": 1, "tags": ["fire"]})
    before, done = state_dict(the(blast).scenario), len(the(blast).history.done)
    viewport, canvas = blast.page.canvas.viewport(), blast.page.canvas
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where(3, 6))
    assert sight(blast).start == ScenePoint(3.5, 6.5) and blast.page.host.values["tags"] == ("fire",)
    drag(where(3, 6), where(9, 6))
    assert areas(blast)["a1"].at == (9, 6) and len(the(blast).history.done) == done + 1
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert not areas(blast) and len(the(blast).history.done) == done + 2
    blast.undo()
    blast.undo()
    assert state_dict(the(blast).scenario) == before


def test_the_preview_follows_what_happens_on_the_map(blast: GMWindow, drag: Drag, where: Where) -> None:
    drag(where(5, 4), where(8, 4))
    assert len(sight(blast).tags) == 3
    blast.desk.do({"do": "remove_token", "token": "t1"})
    assert len(sight(blast).tags) == 2


def test_the_strip_changes_the_preview(blast: GMWindow, drag: Drag, where: Where) -> None:
    drag(where(5, 4), where(8, 4))
    reached = len(sight(blast).cells)
    blast.page.host.choose("limit", "through")
    assert len(sight(blast).cells) > reached and not sight(blast).blocked
    assert card_of(blast).words().startswith("Burst, radius 3 m, through walls")


def test_the_menu_on_an_area(blast: GMWindow, where: Where) -> None:
    blast.desk.do({"do": "add_area", "shape": "burst", "at": [3, 6], "radius": 1, "tags": ["fire"]})
    at = the(blast).scenario.scene("s1").grid.grid().center((3, 6))  # type: ignore[arg-type]
    blast.page.canvas.context_menu.emit(ScenePoint(11.5, 0.5), QPoint(10, 10))
    assert blast.area_menu.menu is None
    blast.page.canvas.context_menu.emit(at, QPoint(10, 10))
    menu = blast.area_menu.menu
    assert menu is not None
    acts: dict[str, Any] = {action.text(): action for action in menu.actions()}
    assert next(iter(acts)) == "Burst, fire, a1"
    acts["Only for the game master"].trigger()
    assert areas(blast)["a1"].hidden
    acts["Change it"].trigger()
    assert sight(blast).start == at
    acts["Take the area away"].trigger()
    assert not areas(blast) and blast.page.host.overlay.area is None
    menu.close()


def test_players_see_nothing_of_a_preview_but_what_is_laid(
    blast: GMWindow, drag: Drag, where: Where, qtbot: QtBot
) -> None:
    drag(where(5, 4), where(8, 4))
    items = the(blast).do({"do": "view", "as": "player"}).result["items"]
    assert not [item for item in items if item["kind"] == "area"]
    qtbot.keyClick(blast.page.canvas, Qt.Key.Key_Return)
    items = the(blast).do({"do": "view", "as": "player"}).result["items"]
    assert [item["id"] for item in items if item["kind"] == "area"] == ["a1"]


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "none"])
def test_on_every_grid(window: GMWindow, kind: str, qtbot: QtBot) -> None:
    with_map(window, kind)
    window.tools_bar.tools["area"].trigger()
    viewport = window.page.canvas.viewport()
    grid = the(window).scenario.scene("s1").grid.grid()
    a, b = (grid.center(grid.from_offset(*place)) for place in ((4, 4), (7, 4)))
    a, b = (window.page.canvas.view_point(at).toPoint() for at in (a, b))  # type: ignore[assignment]
    plain = shot(window)
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
    qtbot.mouseMove(viewport, b)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)
    assert len(sight(window).cells) > 20
    assert warmth(shot(window), a) > warmth(plain, a) + 40  # type: ignore[arg-type]
