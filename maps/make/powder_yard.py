"""Powder Yard: a store of powder at a canal. Corners, low walls, a platform and a wooden floor for blasts and fire."""

from __future__ import annotations

import math

import numpy as np
from shapely import Polygon

from . import powder_people, props, water
from . import textures as tx
from .drawing import Canvas, blob, box, disc, line
from .hexes import Grid, Point
from .scenario import Scenario

GRID = Grid("hex-flat", 24, 18)
QUAY = 17.35  # the canal lies right of it
STORE = (1.88, 1.25, 9.75, 6.75)  # left, top, right, bottom of its walls
AISLE = 6  # the column of stone that parts the wooden floor
JETTY = (16.9, 3.1, 20.2, 5.1)
PLATFORM = (1.0, 12.25, 5.3, 16.75)
HIGH, PARAPET = 4.0, 4.9
CORNER: list[Point] = [(15.9, 9.72), (12.42, 9.72), (12.42, 13.4)]
GATE = (10.75, 11.65)  # door in the wall that goes down from the corner
LOW_WALL: list[Point] = [(7.07, 10.55), (7.07, 13.55)]
CRATES = [(9, 16), (10, 16), (9, 15), (15, 15), (16, 1)]
BARRELS = [(3, 2), (3, 3), (4, 2), (9, 2), (9, 3)]
BUSHES = [(0, 9), (0, 17), (7, 17), (1, 10), (0, 0)]


def _wooden(x: float, y: float) -> bool:
    """Whether the ground at a point is boards."""
    left, top, right, bottom = STORE
    return (left < x < right and top < y < bottom) or (JETTY[0] < x < JETTY[2] and JETTY[1] < y < JETTY[3])


def _cells(s: Scenario) -> None:
    """Ground, height and water of every cell."""
    left, top, right, bottom = PLATFORM
    for key in GRID.every():
        x, y = GRID.center(key)
        if _wooden(x, y):
            if GRID.place(key)[0] == AISLE:
                s.cell(key, surface="stone")
            else:
                s.cell(key, "flammable", surface="wood")
        elif left < x < right and top < y < bottom:
            s.cell(key, elevation=HIGH, surface="stone", climb="stone_wall")
        elif x > QUAY + 0.1:
            s.cell(key, water=round(min(2.4, 1.2 + 0.5 * (x - QUAY)), 1), surface="water")
        elif x < 1.0 or y > 17.3:
            s.cell(key, surface="grass")
        else:
            s.cell(key, surface="stone")
    s.cell(GRID.key(6, 14), "ladder", climb="ladder")
    for place in BARRELS:
        s.cell(GRID.key(*place), "obstacle", "flammable")
    for place in CRATES:
        s.cell(GRID.key(*place), "minor_obstacle", "flammable")
    for place in BUSHES:
        s.cell(GRID.key(*place), "difficult", "flammable")


def _ground(c: Canvas) -> None:
    """Cobbles, worn to earth where carts go, grass at the edges, the canal."""
    c.rgb = tx.stones(c.shape, 3, 30, "#8d8473", "#544c3c")
    ys, xs = np.broadcast_to(c.ys, c.shape), np.broadcast_to(c.xs, c.shape)
    worn = c.line_distance([(-1, 8.6), (5, 8.5), (11, 8.3), (16.5, 7.4)]) + 0.5 * (tx.fbm(c.shape, 60, 4, 4) - 0.5)
    c.all(tx.dirt(c.shape, 5), tx.smooth(worn, 1.0, 0.3) * 0.8)
    soot = tx.smooth(tx.fbm(c.shape, 110, 6, 4), 0.55, 0.8)
    c.rgb *= (1 - 0.2 * soot)[..., None]
    edge = np.minimum(xs, c.h / c.scale + 0.1 - ys) + 0.9 * (tx.fbm(c.shape, 70, 7, 4) - 0.5)
    c.all(tx.grass(c.shape, 8, 0.2), tx.smooth(edge, 1.25, 0.75))
    shore = (xs - QUAY - 0.18 + 0.02 * np.sin(ys * 3)).astype(np.float32)
    depth = np.clip(1.0 + 0.5 * shore, 0, 2.4).astype(np.float32)
    water.river(c, shore, depth, (xs - 19.3).astype(np.float32), 9)
    c.rgb *= (1 - 0.45 * tx.smooth(shore, 0.9, 0.0) * (shore > 0))[..., None]
    curb = box(QUAY, 9.25, 0.62, 19.5, 0, 0)
    c.raised(curb, lambda sh: tx.courses(sh, 10, 56, 60, "#a0967f", "#5a5344"), height=0.16, bevel=0.05, rim=0.7)
    for i in range(4):
        props.timber(c, disc(QUAY, 1.4 + 5.1 * i, 0.16), 11 + i, tone="#5b4127", height=0.2)


def _floor(c: Canvas) -> None:
    """Boards of the store with the stone aisle, boards of the jetty."""
    left, top, right, bottom = STORE
    inside = box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0, 0)
    c.raised(inside, lambda sh: tx.planks(sh, 20, 24, 300, "#8f6a42"), height=0.0, bevel=0.02)
    x = GRID.center(GRID.key(AISLE, 0))[0]
    aisle = box(x, (top + bottom) / 2, 0.9, bottom - top, 0, 0)
    c.raised(aisle, lambda sh: tx.courses(sh, 21, 40, 40, "#a39a86", "#5f5847"), height=0.0, bevel=0.03, rim=0.6)
    for wx, wy, wr in ((3.6, 4.6, 1.4), (8.2, 4.9, 1.2), (8.0, 2.4, 1.0)):
        c.light(blob(wx, wy, wr, round(wx * 9), 0.5, 0.6), 0.10, 0.3)
    left, top, right, bottom = JETTY
    deck = box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0, 0.02)
    c.shadow(deck, 0.5, 0.55, 0.12)
    c.raised(deck, lambda sh: tx.planks(sh, 22, 25, 900, "#86633c", up=True), height=0.05, rim=0.7)
    for px in (18.3, 20.05):
        for py in (top + 0.02, bottom - 0.02):
            props.timber(c, box(px, py, 0.3, 0.3, 0, 0.05), 23, tone="#5e4228", height=0.25)


def _store(c: Canvas, s: Scenario) -> None:
    """Stone walls of the powder store; a door to the yard, a double door for carts."""
    left, top, right, bottom = STORE
    east, south = (3.3, 4.3), (2.75, 4.15)
    chains: list[list[Point]] = [
        [(south[0], bottom), (left, bottom), (left, top), (right, top), (right, east[0])],
        [(right, east[1]), (right, bottom), (south[1], bottom)],
    ]
    for i, chain in enumerate(chains):
        band = line(chain, 0.42)
        c.light(band.buffer(0.5), -0.22, 0.2)
        c.shadow(band, 0.5, 0.45, 0.08)
        props.masonry(c, band, 30 + i, 0.1, "#958c7b", 19)
        s.wall(chain, top=3.5)
    props.timber(c, box(right, sum(east) / 2, 0.16, 1.0, 0, 0.02), 33, up=True, tone="#6c4828", height=0.1)
    for y in (east[0], east[1]):
        props.masonry(c, box(right, y, 0.56, 0.22, 0, 0.02), 34, 0.1, "#a79d87", 14)
    s.door((right, east[0]), (right, east[1]), "door", "closed")
    for x in south:
        props.masonry(c, box(x, bottom, 0.22, 0.56, 0, 0.02), 35, 0.1, "#a79d87", 14)
        props.timber(c, box(x + (0.35 if x == south[1] else -0.35), bottom + 0.34, 0.62, 0.12, 0, 0.02), 36, height=0.1)
    s.door((south[0], bottom), (south[1], bottom), "double", "open")
    s.region("Powder store", [(left, top), (right, top), (right, bottom), (left, bottom)])
    s.region("Jetty", [(JETTY[0], JETTY[1]), (JETTY[2], JETTY[1]), (JETTY[2], JETTY[3]), (JETTY[0], JETTY[3])])


def _yard_walls(c: Canvas, s: Scenario) -> None:
    """The wall with the corner and its door, and the low wall."""
    _, bend, foot = CORNER
    pieces = [[CORNER[0], bend, (bend[0], GATE[0])], [(bend[0], GATE[1]), foot]]
    for i, chain in enumerate(pieces):
        band = line(chain, 0.36)
        c.shadow(band, 0.5, 0.45, 0.08)
        props.masonry(c, band, 40 + i, 0.1, "#9a917f", 17)
        s.wall(chain, top=2.6, climb="stone_wall")
    for y in GATE:
        props.masonry(c, box(bend[0], y, 0.5, 0.2, 0, 0.02), 42, 0.1, "#a79d87", 14)
    props.timber(c, box(bend[0], sum(GATE) / 2, 0.14, GATE[1] - GATE[0] - 0.1, 0, 0.02), 43, up=True, height=0.1)
    s.door((bend[0], GATE[0]), (bend[0], GATE[1]), "door", "closed")
    band = line(LOW_WALL, 0.34)
    c.shadow(band, 0.2, 0.4, 0.06)
    props.masonry(c, band, 44, 0.06, "#a0967f", 15)
    props.rubble(c, LOW_WALL[1][0], LOW_WALL[1][1] + 0.1, 0.35, 7, 450)
    s.wall(LOW_WALL, top=1.0, climb="stone_wall")


def _platform(c: Canvas, s: Scenario) -> None:
    """The lookout: a stone platform of four metres with a parapet and a ladder."""
    left, top, right, bottom = PLATFORM
    body = box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0, 0.05)
    c.light(body.buffer(0.6), -0.28, 0.2)
    c.shadow(body, 1.1, 0.45, 0.12)
    c.raised(body, lambda sh: tx.courses(sh, 50, 22, 34, "#8f8674"), height=0.1, bevel=0.08, rim=0.8)
    c.raised(body.buffer(-0.34), lambda sh: tx.stones(sh, 51, 40, "#a1988a", "#5c5648"), height=0.0, bevel=0.04)
    c.light(body.buffer(-0.34).difference(body.buffer(-0.6)), -0.35, 0.14)
    gap = (14.0, 15.0)
    chain: list[Point] = [(right, gap[0]), (right, top), (left, top), (left, bottom), (right, bottom), (right, gap[1])]
    c.raised(line(chain, 0.36), lambda sh: tx.stones(sh, 52, 20, "#aaa08b", "#564f40"), height=0.2, bevel=0.06, rim=0.7)
    s.wall(chain, top=PARAPET, climb="stone_wall")
    props.barrel(c, left + 0.75, bottom - 0.8, 0.27, 53)
    for i in range(5):
        c.raised(box(left + 0.8, top + 0.9 + i * 0.08, 0.6, 0.035, 4 * i - 9, 0.01), "#c9b98f", height=0.02, bevel=0.02)
    x, y = GRID.center(GRID.key(6, 14))
    for i in range(7):
        c.raised(box(right + 0.1 + i * 0.13, y, 0.05, 0.46), "#8a6538", height=0.03, bevel=0.02)
    for q in (-0.22, 0.22):
        props.beam(c, (right - 0.1, y + q), (x + 0.3, y + q), 0.07, 54, "#7b552e", 0.05)
    s.region("Lookout", [(left, top), (right, top), (right, bottom), (left, bottom)])


def _things(c: Canvas) -> None:
    """Barrels of powder, crates, a crane, bushes."""
    for i, place in enumerate(BARRELS):
        x, y = GRID.center(GRID.key(*place))
        for k in range(3):
            angle = k * math.tau / 3 + i
            props.barrel(c, x + 0.24 * math.cos(angle), y + 0.24 * math.sin(angle), 0.2, 60 + 3 * i + k)
    for i, place in enumerate(CRATES):
        x, y = GRID.center(GRID.key(*place))
        props.crate(c, x, y, 0.66, 8 * i - 12, 80 + 2 * i)
    mast = (16.6, 12.2)
    props.timber(c, box(*mast, 0.4, 0.4, 10, 0.04), 95, tone="#6a4a2c", height=0.5)
    props.beam(c, mast, (19.2, 12.2), 0.16, 96, "#7b5834", 0.5)
    c.fill(Polygon([(19.05, 12.2), (19.15, 12.2), (19.15, 13.0), (19.05, 13.0)]), "#2a2119", 0.9, 0.01)
    props.crate(c, 19.1, 13.3, 0.6, 14, 97)
    for i, place in enumerate(BUSHES):
        x, y = GRID.center(GRID.key(*place))
        props.bush(c, x, y, 0.46, 100 + i, i % 2 == 0)
    c.rgb *= (1.02 + 0.08 * (tx.fbm(c.shape, 600, 110, 2) - 0.5))[..., None]


def build() -> tuple[Canvas, Scenario]:
    """Picture and data of the map."""
    c = Canvas(*GRID.size)
    s = Scenario("powder_yard", "Powder Yard", GRID, ruleset="gurps_thf")
    _cells(s)
    _ground(c)
    _floor(c)
    _store(c, s)
    _yard_walls(c, s)
    _platform(c, s)
    _things(c)
    powder_people.people(s)
    return c, s
