"""Watch Tower: things in the court, notes and fighters."""

from __future__ import annotations

import math

from . import props
from . import textures as tx
from .drawing import Canvas, blob, box, disc
from .hexes import Grid
from .scenario import Scenario

GRID = Grid("hex-pointy", 22, 22)
KNIGHT, SOLDIER, ARCHER, MAGE = ["barbarian", "knight"], ["knight", "soldier"], ["archer"], ["mage"]


def furnish(c: Canvas, s: Scenario) -> None:
    """Camp fire, crates, barrels and a rack in the court."""
    x, y = GRID.center(GRID.key(13, 6))
    c.light(disc(x, y, 0.55), -0.4, 0.16)
    for i in range(9):
        a = i * math.tau / 9
        props.rock(c, x + 0.36 * math.cos(a), y + 0.36 * math.sin(a), 0.09, 500 + i)
    for i in range(4):
        props.timber(c, box(x, y, 0.5, 0.1, 45 * i + 8, 0.03), 510 + i, tone="#5f3a20", height=0.03)
    c.fill(disc(x, y, 0.6), "#ff8a2a", 0.3, 0.2)
    c.fill(blob(x, y, 0.17, 515, 0.8), "#ffa02f", 0.9, 0.04)
    c.fill(blob(x, y, 0.08, 516, 0.8), "#ffe28a", 1.0, 0.03)
    s.cell(GRID.key(13, 6), "difficult")
    s.lamp((x, y), 3, 6, "#ffaa55")
    for i, (column, row) in enumerate(((15, 3), (16, 3), (16, 4))):
        px, py = GRID.center(GRID.key(column, row))
        if i == 1:
            props.barrel(c, px, py, 0.36, 520)
        else:
            props.crate(c, px, py, 0.7, -8 + 14 * i, 521 + i)
        s.cell(GRID.key(column, row), "obstacle", "flammable")
    for i, (column, row) in enumerate(((12, 7), (14, 7))):
        px, py = GRID.center(GRID.key(column, row))
        props.timber(c, box(px, py, 0.8, 0.3, 25 - 50 * i, 0.08), 530 + i, tone="#7b5836", height=0.14)
        s.cell(GRID.key(column, row), "minor_obstacle", "flammable")
    r = tx.rng(550)
    for i in range(34):
        along = float(r.random())
        spots = (
            (13.5 + 3.2 * along, 2.45),
            (9.75, 2.6 + 1.9 * along),
            (17.75, 2.4 + 7.0 * along),
            (9.0 - 0.9 * along, 2.5 + 2.0 * along),
        )
        qx, qy = spots[i % 4]
        if not 4.6 < qy < 7.8 and math.dist((qx, qy), (9.75, 3.2)) > 0.6 and math.dist((qx, qy), (8.0, 6.64)) > 3.1:
            props.reeds(c, qx + 0.1 * float(r.random()), qy + 0.1, 560 + i, 8, 0.12)
    px, py = GRID.center(GRID.key(9, 3))
    props.barrel(c, px + 0.25, py, 0.32, 540)
    s.cell(GRID.key(9, 3), "obstacle", "flammable")
    for i, (qx, qy) in enumerate(((13.7, 2.75), (14.05, 2.55))):
        props.sack(c, qx, qy, 0.24, 545 + i)
    s.cell(GRID.at(13.9, 2.5), "minor_obstacle")


def people(s: Scenario) -> None:
    """Notes and fighters."""
    s.region("Beach", [(6.5, 11.2), (13, 11.6), (22.4, 12.6), (22.4, 16.4), (17.5, 14.9), (11, 13.1)])
    s.region(
        "Sea",
        [(0.0, 8.5), (3.2, 10.4), (8, 13.2), (14, 15), (19, 16.6), (22.4, 17.4), (22.4, 19.3), (0, 19.3)],
        ["water"],
    )
    s.note((8.0, 6.64), "The beacon. Once it is lit, help comes in ten rounds.", gm=False)
    s.note((11.5, 11.0), "The raiders' rope ladder: 4 m up. One climber at a time.", gm=False)
    s.note((17.25, 6.2), "The winch stands behind the northern gate post: two rounds to raise the portcullis.")
    s.note((10.6, 9.67), "The postern is barred from inside. A sharp blow at the hinges opens it, with noise.")
    s.note(
        (18.0, 15.8), "At high water the last two metres of beach are under water: add 0.5 m of depth from round 8 on."
    )
    s.token("Brynn", (11, 13), "party", KNIGHT, facing=0, hp=14)
    s.token("Doran", (14, 13), "party", SOLDIER, facing=0, move=5, hp=13)
    s.token("Ilsa", (10, 14), "party", ARCHER, facing=0, hp=8, hp_max=11)
    s.token("Mirela", (16, 14), "party", MAGE, facing=5, move=5, hp=10)
    s.token("Captain Hroth", (9, 6), "foe", ["noble", "herald", "bandit"], facing=2, hp=16)
    s.token("Archer A", (7, 9), "foe", ["archer"], facing=3, hp=10)
    s.token("Archer B", (8, 9), "foe", ["archer"], facing=2, hp=10)
    s.token("Archer C", (12, 10), "foe", ["archer"], facing=2, hp=10)
    s.token("Guard A", (14, 9), "foe", ["guard", "soldier"], facing=2, move=5, hp=12)
    s.token("Guard B", (16, 6), "foe", ["guard", "soldier"], facing=1, move=5, hp=12)
    s.token("Guard C", (20, 10), "foe", ["guard", "soldier"], facing=3, move=5, hp=6, hp_max=12)
    s.token("Mastiff", (13, 8), "foe", ["dog", "wolf"], facing=2, move=9, hp=8, hidden=True)
    s.token("Oswin the fisher", (18, 14), "ally", ["peasant", "merchant"], facing=4, hp=9)
