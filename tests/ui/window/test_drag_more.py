"""More of dragging with a real mouse on four grids: bands and running cost, facings, corners taken back, companions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from battlemap.formats.scenario.write import state_dict
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Hex, ScenePoint, Square

from .mouse import Mice, everywhere, unsupported

pytestmark = unsupported
Comma, Period = Qt.Key.Key_Comma, Qt.Key.Key_Period


@everywhere
def test_bands_differ_by_pattern_and_the_cost_runs_along(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5)
    m.grab(4, 5)
    paid = []
    for column in (5, 6, 7):
        over = m.carry(column, 5)
        assert over.path is not None and over.card is not None and over.reach is not None
        stops = [cost for _, cost, _ in m.canvas._way.stops(over.path)]
        assert stops == sorted(stops) and stops[-1] == pytest.approx(over.path.cost)
        number, rest = str(over.card.title).split(" of ")
        assert float(number) == pytest.approx(over.path.cost, abs=0.006) and rest.startswith(f"{over.reach.budget:g} ")
        paid.append(over.path.cost)
    assert paid == sorted(set(paid)), "further is dearer"
    fills = [fill for fill, _, _ in m.canvas._bands._regions]
    assert len(fills) == len(over.reach.bands) and len({fill.pattern for fill in fills}) == len(fills)
    m.key(Qt.Key.Key_Escape)
    assert not m.canvas._bands._regions


@everywhere
def test_only_facings_allowed_at_the_end(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5, facing=0)
    m.grab(4, 5)
    over = m.carry(4, 1)
    for turn, back in ((lambda: m.wheel(-1), lambda: m.wheel(1)), (lambda: m.key(Period), lambda: m.key(Comma))):
        seen = [over.facing]
        for _ in range(m.grid.directions):
            over = turn()
            assert over.path is not None and over.path.legal and over.path.steps[-1].facing == over.facing
            seen.append(over.facing)
        assert set(seen) == set(over.facings)
        over = back()
        assert over.facing == seen[-2], "the other way round"
    m.drop()
    assert m.token().facing == over.facing


@everywhere
def test_backspace_takes_a_corner_back(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5)
    m.grab(4, 5)
    m.carry(4, 3)
    m.key(Qt.Key.Key_W)
    m.carry(5, 4)
    with_corner = m.overlay.path
    over = m.key(Qt.Key.Key_Backspace)
    assert over.waypoints == () and over.path is not None and with_corner is not None
    assert over.path.cost < with_corner.cost
    m.key(Qt.Key.Key_Escape)


@everywhere
def test_the_manoeuvre_before_and_during_the_drag(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5)
    m.window.desk.select(["t1"])
    box = m.window.token_dock.manoeuvre
    box.setCurrentIndex(box.findData("step_and_attack"))
    box.activated.emit(box.currentIndex())
    m.grab(4, 5)
    over = m.carry(4, 2)
    assert over.card is not None and str(over.card.tag) == "Step and Attack" and over.cursor == "forbidden"
    assert over.reach is not None and over.reach.budget == 1
    over = m.key(Qt.Key.Key_1)
    assert over.card is not None and str(over.card.tag) == "Move" and over.cursor == "move"
    m.drop()
    assert m.where() == pytest.approx(tuple(m.cell(4, 2)), abs=0.05)


@everywhere
def test_one_of_several_who_may_not_keeps_all_where_they_are(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    ids = [m.put(4, 3, "Ana"), m.put(4, 6, "Bo")]
    m.put(6, 6, "Varek", side="foe")
    m.window.desk.select(ids)
    before = state_dict(m.session.scenario)
    m.grab(4, 3)
    over = m.carry(6, 3)
    assert {other.token: other.legal for other in over.others} == {"t2": False} and over.cursor == "forbidden"
    assert over.card is not None and str(over.card.lines[0].text) == "Bo: Varek stands there"
    m.drop()
    assert state_dict(m.session.scenario) == before and m.window.page.notices.isVisible()


@everywhere
def test_companions_in_one_anothers_way_show_it(mouse: Mice, grid: str) -> None:
    """A foe dragged along comes to stand in front of a niche; whoever is to get into it does not get past any more."""
    m = mouse(grid, "generic")
    ids = [m.put(5, 5, "Ana", side="foe"), m.put(5, 3, "Bo")]
    (x, y), niche = m.grid.center(m.cell(7, 5)), m.grid.center(m.cell(7, 3))
    side = 0.55
    m.window.desk.do({"do": "add_wall", "points": [
        [niche.x - side, y - 0.7], [niche.x - side, niche.y - 0.6], [niche.x + side, niche.y - 0.6], [niche.x + side, y - 0.7],
    ]})  # fmt: skip
    m.window.desk.select([ids[1]])
    m.grab(5, 3)
    assert m.carry(7, 3).cursor == "move", "alone it gets in"
    m.key(Qt.Key.Key_Escape)
    m.drop()
    for dx in (-side, side):
        m.window.desk.do({"do": "add_wall", "points": [[x + dx, y - 0.7], [x + dx, y + 0.3]]})
    m.window.desk.select(ids)
    m.grab(5, 5)
    over = m.carry(7, 5)
    shown = over.cursor == "move"
    m.drop()
    assert (m.where("t2") == pytest.approx(tuple(m.cell(7, 3)), abs=0.05)) == shown
    assert m.window.page.notices.isVisible() != shown


def test_the_card_keeps_off_tokens_near_by(mouse: Mice) -> None:
    """Below on the left and above on the left of the target stands somebody: the card goes to the other side."""
    m = mouse("square")
    m.put(9, 5)
    for n, (column, row) in enumerate(((6, 2), (5, 3), (6, 7), (5, 8))):
        m.put(column, row, f"Foe {n}", side="foe")
    m.grab(9, 5)
    m.carry(8, 5)
    m.canvas.settle()
    box = m.canvas._card.geometry()
    assert m.canvas._card.isVisible()
    for token in ("t2", "t3", "t4", "t5"):
        disc = m.canvas.mapFromScene(m.canvas._pieces[token].disc.sceneBoundingRect()).boundingRect()
        assert not box.intersects(disc.adjusted(3, 3, -3, -3)), token
    m.key(Qt.Key.Key_Escape)


class LeftOf:
    """Ground explored: what lies left of a line."""

    def __init__(self, grid: Grid, x: float) -> None:
        self.grid, self.x = grid, x

    def __contains__(self, cell: object) -> bool:
        assert isinstance(cell, (Hex, Square, ScenePoint))
        return self.grid.center(cell).x <= self.x


@everywhere
def test_only_a_hand_kept_to_explored_ground_stays_on_it(mouse: Mice, grid: str) -> None:
    m = mouse(grid)
    m.put(4, 5)
    m.grab(4, 5)
    assert m.carry(7, 5).cursor == "move", "the game master drags anywhere"
    m.key(Qt.Key.Key_Escape)
    m.drop()
    context = m.window.page.host._context
    assert context is not None
    context.within = LeftOf(m.grid, m.grid.center(m.cell(6, 5)).x)
    m.grab(4, 5)
    over = m.carry(7, 5)
    assert over.cursor == "forbidden" and over.card is not None and "explored" in str(over.card.lines[0].text)
    m.drop()
    assert m.where() == tuple(m.cell(4, 5)) and m.window.page.notices.isVisible()
    m.grab(4, 5)
    assert m.carry(5, 5).cursor == "move"
    m.drop()
    assert m.where() == pytest.approx(tuple(m.cell(5, 5)), abs=0.05)
