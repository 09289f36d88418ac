"""Mill Bridge: an ambush at a plank bridge over a river."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import LineString, Polygon
from shapely import Point as Point2

from . import props, water
from . import textures as tx
from .drawing import Canvas, blob, box, disc, line
from .hexes import Grid, Point
from .scenario import Scenario

GRID = Grid("hex-flat", 26, 18)
DECK = (8.72, 8.25, 14.1, 10.75)  # left, top, right, bottom of the bridge
MILL = (15.2, 13.35, 18.9, 16.6)
RUIN = [(17.3, 2.75), (21.9, 2.75), (21.9, 6.22), (17.3, 6.22)]
TREES: list[tuple[int, int, float]] = [
    (1, 0, 1.15), (7, 1, 1.0), (9, 3, 0.95), (0, 11, 1.05), (3, 16, 1.2), (5, 13, 1.0), (7, 17, 1.1), (8, 13, 0.9),
    (1, 14, 0.95), (12, 0, 0.85), (19, 0, 0.95), (24, 1, 1.2), (19, 3, 0.85), (23, 7, 1.0), (24, 15, 1.05),
    (25, 16, 1.1), (20, 11, 0.9), (22, 17, 0.95), (18, 6, 0.9), (0, 17, 1.0),
]  # fmt: skip
BUSHES = [
    (8, 6),
    (9, 6),
    (7, 11),
    (4, 11),
    (22, 8),
    (17, 11),
    (18, 11),
    (20, 7),
    (21, 11),
    (24, 10),
    (3, 8),
    (17, 8),
    (6, 15),
]
ROCKS = [(10, 1, 0.42), (16, 3, 0.45), (9, 14, 0.40), (20, 10, 0.44), (23, 5, 0.38), (7, 8, 0.42), (2, 13, 0.4)]
STONES = [(6, 5), (19, 8), (17, 9), (22, 11), (4, 14)]
ROAD: list[Point] = [
    (-0.6, 10.6),
    (2.5, 10.5),
    (5.5, 9.7),
    (8.0, 9.45),
    (8.7, 9.5),
    (14.1, 9.5),
    (17, 9.55),
    (19.3, 10.0),
    (21.5, 9.6),
    (23.4, 9.5),
]


def middle(y: float) -> float:
    """Where the middle of the river is."""
    return 13.0 + 1.15 * math.sin(y * 0.40 + 0.9) + 0.45 * math.sin(y * 0.93 + 2.2)


def half_width(y: float) -> float:
    """Half the width of the river: wide and shallow at the ford, narrow at the bridge."""
    return 2.05 + 0.2 * math.sin(y * 0.7 + 1) + 0.45 * math.exp(-((y - 4.3) ** 2) / 5)


def deepest(y: float) -> float:
    """Depth in the middle; the ford lies up the river."""
    return 1.5 - 1.0 * math.exp(-((y - 4.3) ** 2) / 3.2)


def depth_at(x: float, y: float) -> float:
    """Depth of the river in metres, 0 on land."""
    t = abs(x - middle(y)) / half_width(y)
    return max(0.0, deepest(y) * (1 - t**2.4)) if t < 1 else 0.0


def hill_at(x: Any, y: Any) -> Any:
    """Height of the ground (numbers or whole fields): the hill on the left and a rise on the right bank."""
    u = x + 0.45 * np.sin(1.25 * y + 0.6) + 0.22 * np.sin(2.7 * y + 0.3 * x)
    v = y + 0.40 * np.sin(1.15 * x + 2.1) + 0.20 * np.sin(2.4 * x - 0.5 * y)
    a = 2.75 * np.exp(-((np.hypot((u - 3.5) / 3.6, (v - 4.0) / 3.0)) ** 2.4))
    b = 1.3 * np.exp(-((np.hypot((u - 21.3) / 1.9, (v - 13.7) / 1.6)) ** 2.4))
    return np.maximum(a, b)


def _fields(s: Scenario) -> None:
    """Water, height and the kind of ground of every cell."""
    bank = LineString(ROAD)
    for key in GRID.every():
        x, y = GRID.center(key)
        if DECK[0] < x < DECK[2] and DECK[1] < y < DECK[3]:
            s.cell(key, surface="wood")
            continue
        if MILL[0] < x < MILL[2] and MILL[1] < y < MILL[3]:
            s.cell(key, "impassable", surface="stone")
            continue
        depth = depth_at(x, y)
        if depth > 0.05:
            s.cell(key, water=max(0.3, round(depth, 1)), surface="water")
            continue
        height = math.floor(float(hill_at(x, y)) / 0.5 + 0.25) * 0.5
        if height > 0:
            s.cell(key, elevation=height)
        if bank.distance(LineString([(x, y), (x + 0.001, y)])) < 0.55:
            s.cell(key, surface="dirt")
    for column, row, radius in TREES:
        key = GRID.key(column, row)
        x, y = GRID.center(key)
        s.cell(key, "obstacle", "flammable", climb="tree")
        r = 0.12 + 0.1 * radius
        trunk = [(x + r * math.cos(a), y + r * math.sin(a)) for a in [i * math.tau / 6 for i in range(7)]]
        s.wall(trunk, top=6.0)
    for place in BUSHES:
        s.cell(GRID.key(*place), "difficult", "flammable")
    for column, row, _ in ROCKS:
        s.cell(GRID.key(column, row), "obstacle", climb="slope")
    for place in STONES:
        s.cell(GRID.key(*place), "minor_obstacle")


def _ground(c: Canvas) -> None:
    """Meadow, hill, road."""
    c.rgb = tx.grass(c.shape, 11)
    ys, xs = np.broadcast_to(c.ys, c.shape), np.broadcast_to(c.xs, c.shape)
    hill = hill_at(xs, ys).astype(np.float32) + 0.12 * (tx.fbm(c.shape, 60, 21, 3) - 0.5)
    step = hill / 0.5 + 0.25
    part = step - np.floor(step)
    terrace = (np.floor(step) + tx.smooth(part, 0.0, 0.26 + 0.5 * tx.fbm(c.shape, 130, 24, 2))) * 0.5
    light = tx.relief(tx.blur(terrace, 3) * 60, 0.62) * tx.relief(tx.blur(hill, 12) * 110, 0.5)
    bare = tx.smooth(np.hypot(*np.gradient(terrace * 96)), 0.3, 1.6) * tx.smooth(
        tx.fbm(c.shape, 46, 22, 4, 0.65), 0.40, 0.78
    )
    c.all(tx.dirt(c.shape, 23, [(0.2, "#5d5238"), (0.8, "#8f8058")]), bare * 0.85)
    top = tx.smooth(hill, 0.6, 2.4)
    c.all(c.rgb * np.array([1.16, 1.08, 0.92], np.float32), top * 0.8)
    c.rgb *= light[..., None]
    d = c.line_distance(ROAD) + 0.22 * (tx.fbm(c.shape, 70, 31, 4) - 0.5)
    earth = tx.dirt(c.shape, 32)
    for rut in (0.30,):
        track = tx.smooth(-np.abs(d - rut), -0.10, -0.01)
        earth = earth * (1 - 0.20 * track[..., None])
    green = tx.smooth(-d, -0.09, 0.0) * tx.smooth(tx.fbm(c.shape, 40, 33, 3), 0.4, 0.6)
    edge = tx.smooth(d, 0.95, 0.52)
    c.rgb *= 1 - 0.18 * (tx.smooth(d, 1.0, 0.7) * (1 - edge))[..., None]
    c.all(earth, edge * (1 - 0.6 * green))


def _river(c: Canvas) -> None:
    """Water with bed, foam and wet banks."""
    rows = c.ys[:, 0]
    mid = np.array([middle(float(y)) for y in rows], np.float32)[:, None]
    half = np.array([half_width(float(y)) for y in rows], np.float32)[:, None]
    deep = np.array([deepest(float(y)) for y in rows], np.float32)[:, None]
    off = c.xs - mid
    shore = half - np.abs(off) + 0.16 * (tx.fbm(c.shape, 60, 41, 4) - 0.5)
    t = np.clip(1 - shore / half, 0, 1)
    depth = deep * (1 - t**2.4) * (shore > 0)
    bank = tx.smooth(shore, -0.62, -0.10) * (0.75 + 0.5 * (tx.fbm(c.shape, 40, 42, 3) - 0.5))
    c.rgb *= (1 - 0.22 * tx.smooth(shore, -0.95, -0.3))[..., None]
    c.all(tx.dirt(c.shape, 43, [(0.2, "#6b5a3e"), (0.5, "#8d7b58"), (0.8, "#a89570")]), np.clip(bank, 0, 1))
    water.river(c, shore, depth, off, 44)


def _bridge(c: Canvas, s: Scenario) -> None:
    """Plank bridge: piles, beams, boards, rails."""
    left, top, right, bottom = DECK
    deck = box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 0, 0.02)
    c.shadow(deck, 0.55, 0.55, 0.14)
    for i in range(6):
        x = left + 0.45 + i * (right - left - 0.9) / 5
        for y in (top - 0.12, bottom + 0.12):
            props.timber(c, box(x, y, 0.34, 0.34, 0, 0.06), 60 + i, tone="#5b3f26", height=0.2)
    c.raised(deck, lambda sh: tx.planks(sh, 61, 25, 900, "#8f6c46", up=True), height=0.06, rim=0.7)
    for i, x in enumerate((left + 1.1, (left + right) / 2, right - 1.1)):
        c.light(box(x, (top + bottom) / 2, 0.16, bottom - top), -0.10, 0.05)
        c.light(box(x + 0.6 + 0.1 * i, 9.2 + 0.4 * i, 0.7, 0.5), -0.08, 0.16)
    c.light(box((left + right) / 2, 9.5, right - left, 1.0), 0.09, 0.35)
    for a, b in ((9.95, 9.02), (12.9, 10.1)):
        hole = blob(a, b, 0.11, 63, 0.4, 0.6)
        c.fill(hole, "#16222a", 0.92, 0.01)
    for y in (top + 0.02, bottom - 0.02):
        props.beam(c, (left - 0.12, y), (right + 0.12, y), 0.17, 64, "#7b5431", 0.2)
        for i in range(6):
            x = left + 0.1 + i * (right - left - 0.2) / 5
            props.timber(c, box(x, y, 0.29, 0.29, 0, 0.05), 65 + i, tone="#6a4728", height=0.22)
            c.raised(disc(x, y, 0.06), "#3a3834", height=0.0, bevel=0.02)
    s.wall([(left, top), (right, top)], top=1.0, sight="none", light="none")
    s.wall([(left, bottom), (right, bottom)], top=1.0, sight="none", light="none")
    s.region("Bridge", [(left, top), (right, top), (right, bottom), (left, bottom)])


def _ruin(c: Canvas, s: Scenario) -> None:
    """A ruined watch house: broken walls round an old floor."""
    (x0, y0), (x1, y1) = RUIN[0], RUIN[2]
    floor = Polygon(RUIN)
    d = c.distance(floor) + 0.7 * (tx.fbm(c.shape, 60, 71, 4) - 0.5)
    c.all(tx.stones(c.shape, 72, 50, "#8b8676", "#4b4c36"), tx.smooth(d, -0.05, 0.2) * 0.96)
    c.all(
        c.rgb * np.array([0.8, 0.95, 0.62], np.float32),
        tx.smooth(d, 0, 0.3) * tx.smooth(tx.fbm(c.shape, 70, 73, 3), 0.5, 0.75) * 0.7,
    )
    chains: list[tuple[list[Point], float]] = [
        ([(x0, 4.75), (x0, y0), (19.2, y0)], 2.2),
        ([(20.2, y0), (x1, y0), (x1, 4.2)], 1.6),
        ([(x1, 5.2), (x1, y1), (20.6, y1)], 1.0),
        ([(19.3, y1), (x0, y1), (x0, 5.75)], 1.0),
    ]
    for i, (chain, high) in enumerate(chains):
        shape = line(chain, 0.42)
        ragged = shape.intersection(
            shape.buffer(-0.02).union(blob(*chain[0], 0.3, 80 + i, 0.5)).union(blob(*chain[-1], 0.3, 90 + i, 0.5))
        )
        props.masonry(c, ragged, 74 + i, 0.10 + high * 0.10, "#9c9482", 20)
        for j, end in enumerate((chain[0], chain[-1])):
            props.rubble(c, end[0], end[1], 0.42, 8, 500 + i * 40 + j * 20)
        s.wall(
            chain,
            top=high,
            sight="full" if high > 1.2 else "none",
            light="full" if high > 1.2 else "none",
            climb="stone_wall",
        )
    props.rubble(c, 20.6, 3.7, 0.85, 22, 900)
    for key in GRID.every():
        if math.dist(GRID.center(key), (20.6, 3.7)) < 0.75:
            s.cell(key, "difficult")
        if floor.contains(Polygon(GRID.outline(key, 0.4))):
            s.cell(key, surface="stone")
    s.region("Ruined watch house", RUIN)


def _mill(c: Canvas, s: Scenario) -> None:
    """The mill: a roofed house with its wheel in the river."""
    x0, y0, x1, y1 = MILL
    house = box((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, 0, 0.02)
    wheel_x = x0 - 0.62
    c.light(box(wheel_x, 15, 0.9, 2.5), -0.4, 0.15)
    props.beam(c, (wheel_x - 0.55, 15), (x0 + 0.2, 15), 0.2, 101, "#54391f", 0.2)
    for side in (-0.30, 0.30):
        props.beam(c, (wheel_x + side, 13.75), (wheel_x + side, 16.25), 0.12, 102, "#6d4c2c", 0.2)
    for i in range(11):
        y = 13.85 + i * 0.23
        props.beam(c, (wheel_x - 0.36, y), (wheel_x + 0.36, y), 0.085, 103 + i, "#7d5a36", 0.05)
        c.fill(blob(wheel_x, y + 0.11, 0.2, 120 + i, 0.5, 0.25), "#e6f3f2", 0.35, 0.03)
    c.shadow(house, 0.85, 0.5, 0.1)
    props.masonry(c, house, 130, 0.0, "#8d8678", 18)
    eave = 0.16
    ridge = (y0 + y1) / 2
    upper = Polygon([(x0 - eave, y0 - eave), (x1 + eave, y0 - eave), (x1 + eave, ridge), (x0 - eave, ridge)])
    lower = Polygon([(x0 - eave, ridge), (x1 + eave, ridge), (x1 + eave, y1 + eave), (x0 - eave, y1 + eave)])
    c.raised(upper.union(lower), "#5a4030", height=0.25, rim=0.7)
    c.raised(upper, lambda sh: 1.08 * tx.shingles(sh, 131, "#8d6249")[::-1], height=0.0, bevel=0.04)
    c.raised(lower, lambda sh: 0.72 * tx.shingles(sh, 132, "#8d6249"), height=0.0, bevel=0.04)
    moss = [(15.9, 14.1, 0.5), (18.0, 16.1, 0.6), (17.6, 13.7, 0.35), (15.7, 16.2, 0.4)]
    for i, (x, y, r) in enumerate(moss):
        c.fill(blob(x, y, r, 140 + i, 0.6, 0.6), "#5c6a36", 0.38, 0.12)
    props.beam(c, (x0 - eave, ridge), (x1 + eave, ridge), 0.16, 133, "#6b4a30", 0.12)
    props.masonry(c, box(18.1, 14.2, 0.55, 0.55, 0, 0.03), 134, 0.35, "#8f8577", 14)
    c.fill(box(18.1, 14.2, 0.28, 0.28, 0, 0.03), "#15110d")
    s.wall([(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], top=5.0)
    s.region("Mill", [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    for i, (x, y) in enumerate(((19.4, 15.2), (19.38, 15.75))):
        props.sack(c, x, y, 0.24, 150 + i)
    for key in GRID.every():
        if math.dist(GRID.center(key), (19.4, 15.5)) < 0.6:
            s.cell(key, "minor_obstacle")


def build() -> tuple[Canvas, Scenario]:
    """Picture and data of the map."""
    c = Canvas(*GRID.size)
    s = Scenario("mill_bridge", "Mill Bridge", GRID)
    _fields(s)
    _ground(c)
    _river(c)
    _ruin(c, s)
    _bridge(c, s)
    _mill(c, s)
    r = tx.rng(200)
    for i in range(46):
        y = float(r.random() * 18.5)
        side = -1 if i % 2 else 1
        x = middle(y) + side * (half_width(y) + 0.02 + 0.12 * float(r.random()))
        if not (DECK[1] - 0.6 < y < DECK[3] + 0.6) and not (13 < y < 17 and side > 0) and not 3.2 < y < 5.6:
            props.reeds(c, x, y, 210 + i, 16, 0.2)
    for i, y in enumerate((3.55, 3.9, 4.3, 4.5, 4.8, 5.0, 4.1, 7.3, 12.2, 16.9)):
        x = middle(y) + (0.55 * math.sin(i * 2.3)) * half_width(y)
        water.stone(c, x, y, 0.14 + 0.07 * (i % 3), 300 + i)
    for i, place in enumerate(STONES):
        x, y = GRID.center(GRID.key(*place))
        props.rock(c, x - 0.1, y + 0.05, 0.25, 330 + i)
        props.rock(c, x + 0.2, y - 0.12, 0.15, 340 + i)
    for i, (column, row, radius) in enumerate(ROCKS):
        x, y = GRID.center(GRID.key(column, row))
        props.rubble(c, x, y, 0.55, 6, 350 + 10 * i)
        props.rock(c, x, y, radius, 420 + i)
    spots = [(float(a) * 22.8, float(b) * 18.5) for a, b in r.random((70, 2))]
    lawn = [p for p in spots if depth_at(*p) == 0 and abs(p[0] - middle(p[1])) > half_width(p[1]) + 0.9]
    props.meadow_flowers(c, [p for p in lawn if LineString(ROAD).distance(Point2(p)) > 1.2 and not _built(p)], 481)
    for i, place in enumerate(BUSHES):
        x, y = GRID.center(GRID.key(*place))
        props.bush(c, x, y, 0.46, 440 + i, i % 3 == 0)
    for i, (column, row, radius) in enumerate(TREES):
        x, y = GRID.center(GRID.key(column, row))
        props.tree(c, x, y, radius, 460 + i)
    c.rgb *= (1.02 + 0.06 * (tx.fbm(c.shape, 700, 480, 2) - 0.5))[..., None]
    _people(s)
    return c, s


def _built(p: Point) -> bool:
    """Whether a place lies in or near a house."""
    x, y = p
    return (MILL[0] - 0.6 < x < MILL[2] + 0.9 and MILL[1] - 0.6 < y < MILL[3] + 0.9) or (
        16.8 < x < 22.4 and 2.3 < y < 6.8
    )


def _people(s: Scenario) -> None:
    """Names of places, notes and fighters."""
    s.region("Ford", [(11.0, 3.2), (16.1, 3.2), (16.1, 5.5), (11.0, 5.5)], ["water"])
    s.region("Hill", [(1.0, 2.0), (6.5, 2.0), (7.0, 5.8), (1.0, 6.6)])
    s.note((11.4, 9.5), "The planks are old: two of them are through. Rails give light cover.", gm=False)
    s.note((13.5, 4.4), "Ford: knee deep over flat stones, 0.5 m in the middle.", gm=False)
    s.note(
        (18.3, 4.6),
        "A wolf sleeps in the ruin. It joins the fight when somebody comes within 4 m or blood is spilt near it.",
    )
    s.note((21.3, 13.7), "Sly Nettle lies behind the rise with a crossbow. Perception to see her before she shoots.")
    s.token("Brynn", (8, 9), "party", ["barbarian", "knight"], facing=2, move=6, hp=12, hp_max=14)
    s.token("Doran", (6, 9), "party", ["knight", "soldier"], facing=2, move=5, hp=13)
    s.token("Ilsa", (5, 4), "party", ["archer"], facing=2, move=6, hp=11)
    s.token("Mirela", (4, 10), "party", ["mage"], facing=1, move=5, hp=6, hp_max=10)
    s.token("Ox cart", (2, 10), "neutral", ["cart"], facing=1, move=3, hp=30)
    s.token("Varek", (18, 9), "foe", ["bandit-chief", "bandit"], facing=4, move=6, hp=14)
    s.token("Bandit A", (17, 7), "foe", ["bandit"], facing=4, move=6, hp=11)
    s.token("Bandit B", (18, 12), "foe", ["bandit"], facing=5, move=6, hp=5, hp_max=11)
    s.token("Archer", (20, 5), "foe", ["archer"], facing=4, move=6, hp=10)
    s.token("Sly Nettle", (24, 13), "foe", ["rogue"], facing=5, move=6, hp=10, hidden=True, posture="kneeling")
    s.token("Wolf", (20, 3), "foe", ["wolf"], facing=4, move=9, hp=10, hidden=True)
