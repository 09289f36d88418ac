"""What dragging looks like: bands, a climb, a door, a corridor. With BATTLEMAP_PICTURES each is kept as a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt

from battlemap.geometry.types import ScenePoint

from .mouse import Left, Mice, unsupported

pytestmark = unsupported


def test_picture_bands_in_hexes_with_facing(mouse: Mice) -> None:
    m = mouse("hex-flat", "gurps_thf", 22, 15)
    m.put(8, 7, "Brynn", stats={"basic_move": 6}, facing=1)
    for n, (name, side, place) in enumerate(
        (("Varek", "foe", (15, 7)), ("Doran", "party", (6, 8)), ("Old Tam", "ally", (7, 5)))
    ):
        m.put(*place, name, side=side, facing=n)
    m.grab(8, 7)
    over = m.carry(12, 5)
    assert over.reach is not None and [name for name, _ in over.reach.bands] == ["half", "move"]
    m.wheel(-1)
    assert m.overlay.turns, "facings that cost more are there, with their cost"
    m.picture("bands")
    m.key(Qt.Key.Key_Escape)


def test_picture_a_climb(mouse: Mice) -> None:
    m = mouse("hex-flat", "gurps_thf", 16, 11)
    m.put(6, 5, "Doran", stats={"basic_move": 5, "climbing": 14}, facing=1)
    middle = m.cell(8, 4)
    rock = [list(cell) for cell in (middle, *m.grid.neighbors(middle))]
    m.window.desk.do({"do": "add_terrain", "cells": rock, "climb": "stone_wall"})
    m.window.desk.do({"do": "set_elevation", "cells": rock, "elevation": 2})
    m.grab(6, 5)
    over = m.carry(7, 4)
    assert over.path is not None and over.path.marks == ("part_way",) and over.ghost is not None and over.ghost.legal
    assert over.card is not None and any("of it are left" in str(line.text) for line in over.card.lines)
    m.picture("climb-part-way")
    over = m.carry(8, 4)
    assert over.card is not None and over.cursor == "forbidden" and over.path is not None
    assert "more than it has" in str(over.card.lines[0].text) and over.card.lines[0].rule == "MOV-13"
    m.picture("climb-too-dear")
    m.key(Qt.Key.Key_Escape)
    m.drop()
    m.window.desk.do({"do": "set_rules", "ruleset": "gurps_thf", "options": {"climb_pace": "points"}})
    m.grab(6, 5)
    over = m.carry(7, 4)
    assert over.card is not None and over.ghost is not None and over.ghost.legal
    said = [(str(line.text), line.value) for line in over.card.lines]
    assert ("climb 2 m (stone wall), roll Climbing 11", "4") in said
    m.picture("climb")
    m.key(Qt.Key.Key_Escape)


def test_picture_round_a_door_that_then_opens(mouse: Mice) -> None:
    m = mouse("hex-flat", "gurps_thf", 16, 11)
    m.put(5, 5, "Brynn", stats={"basic_move": 9}, facing=2)
    x = m.grid.center(m.cell(6, 5)).x + 0.43
    m.window.desk.do({"do": "add_wall", "points": [[x, 2.6], [x, 5.0]]})
    m.window.desk.do({"do": "add_door", "points": [[x, 5.0], [x, 6.0]]})
    m.window.desk.do({"do": "add_wall", "points": [[x, 6.0], [x, 12]]})
    m.grab(5, 5)
    round_about = m.carry(8, 5).path
    assert round_about is not None and round_about.legal
    m.picture("door-closed")
    m.key(Qt.Key.Key_Escape)
    m.drop()
    m.qtbot.mouseClick(m.view, Left, pos=m.canvas.view_point(ScenePoint(x, 5.5)).toPoint())
    m.grab(5, 5)
    through = m.carry(8, 5).path
    assert through is not None and through.legal and through.cost < round_about.cost
    m.picture("door-open")
    m.key(Qt.Key.Key_Escape)


def test_picture_one_of_several_may_not(mouse: Mice) -> None:
    m = mouse("hex-flat", "gurps_thf", 16, 11)
    ids = [m.put(5, 4, "Brynn"), m.put(5, 6, "Doran"), m.put(6, 5, "Mirela")]
    m.put(8, 6, "Varek", side="foe")
    m.window.desk.select(ids)
    m.grab(5, 4)
    over = m.carry(8, 4)
    assert {other.token: other.legal for other in over.others} == {"t2": False, "t3": True}
    assert over.card is not None and any("Doran: " in str(line.text) for line in over.card.lines)
    m.picture("one-may-not")
    m.key(Qt.Key.Key_Escape)


def test_picture_a_large_body_in_a_corridor(mouse: Mice) -> None:
    m = mouse("hex-flat", "gurps_thf", 18, 11)
    m.put(3, 5, "Troll", size=3, stats={"basic_move": 8}, facing=2)
    for y in (3.9, 7.1):
        m.window.desk.do({"do": "add_wall", "points": [[0.6, y], [10.5, y]]})
    y = m.grid.center(m.cell(3, 5)).y
    for side in (-1, 1):
        m.window.desk.do(
            {"do": "add_wall", "points": [[10.5, y + 1.6 * side], [10.5, y + 0.6 * side], [15, y + 0.6 * side]]}
        )
    m.grab(3, 5)
    over = m.carry(9, 5)
    assert over.path is not None and over.path.legal and len(over.footprint) == 7
    m.picture("corridor")
    over = m.carry(13, 5)
    assert over.ghost is not None and not over.ghost.legal and over.card is not None
    assert getattr(over.card.lines[0].text, "args", {}).get("wall") == "w3", (
        "what closes the corridor, not the corridor itself"
    )
    assert m.window.status.measure.text() == "", "where no way leads nothing is paid"
    m.picture("corridor-too-narrow")
    m.key(Qt.Key.Key_Escape)
