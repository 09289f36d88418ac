"""Watch Tower: a tower and its walled court on a cliff over the sea."""

from __future__ import annotations

import math

import numpy as np
from shapely import LineString, Polygon
from shapely import Point as Point2

from . import props, watch_people, water
from . import textures as tx
from .drawing import Canvas, blob, box, disc, line
from .hexes import ROW, SIDE, Grid, Point
from .scenario import Scenario

GRID = Grid("hex-pointy", 22, 22)
TOWER = (8.0, SIDE + 7 * ROW)
RADIUS = 2.3
TOP, COURT, PARAPET = 7.0, 4.0, 8.0
EDGE: list[Point] = [
    (2.3, -2), (2.6, 1.2), (3.4, 3.2), (3.5, 5.4), (4.4, 7.6), (5.2, 9.3), (6.6, 10.3), (8.5, 10.6),
    (20.0, 10.55), (20.3, 11.5), (21.5, 12.2), (25, 12.6), (25, -2),
]  # fmt: skip
SHORE: list[Point] = [
    (-30, -12), (1.2, -12), (1.5, -2), (1.7, 1.0), (2.3, 3.4), (2.4, 5.6), (3.2, 8.2), (4.0, 10.2), (5.6, 11.9),
    (8.2, 12.9), (11, 13.3), (14.2, 14.7), (17.5, 15.1), (19.5, 16.6), (22.5, 17.0), (25, 17.6), (40, 21), (40, 50),
    (-30, 50),
]  # fmt: skip
RAMP = (13.0, 20.0, 10.53, 11.46)  # left, right, top, bottom; rises to the right
COURT_BOX = (9.25, 1.876, 17.25, SIDE + 10.5 * ROW)
GATE = (SIDE + 5.5 * ROW, SIDE + 7.5 * ROW)
POSTERN = (10.05, 11.2)
SHED = (10.0, 2.0, 13.25, 3.18)
TREES = [
    (19, 1, 1.15),
    (21, 4, 1.0),
    (20, 7, 0.8),
    (5, 1, 1.05),
    (7, 0, 0.9),
    (4, 4, 0.75),
    (21, 9, 1.05),
    (15, 0, 0.85),
]
BUSHES = [(18, 3), (18, 9), (21, 7), (5, 3), (20, 13), (17, 0), (21, 1), (6, 10)]
ROCKS = [(11, 14, 0.44), (19, 16, 0.42), (7, 13, 0.42), (16, 15, 0.4), (18, 2, 0.38), (20, 15, 0.36)]
SHOALS = [(2, 11, 0.5), (4, 14, 0.42), (1, 7, 0.45), (8, 17, 0.4)]
STONES = [(12, 13), (15, 14), (17, 15), (9, 13)]
PATH: list[Point] = [(17.3, 6.2), (18.4, 6.3), (19.4, 7.2), (20.2, 8.8), (20.8, 10.2), (20.6, 10.95), (20.0, 11.0)]
LAND = Polygon(EDGE)
SEA = Polygon(SHORE)


def _cells(s: Scenario) -> None:
    """Height, water and ground of every cell."""
    x0, y0, x1, y1 = COURT_BOX
    for key in GRID.every():
        x, y = GRID.center(key)
        here = Point2(x, y)
        if math.dist((x, y), TOWER) < RADIUS:
            s.cell(key, elevation=TOP, surface="stone", climb="stone_wall")
        elif LAND.contains(here):
            inside = x0 < x < x1 and y0 < y < y1
            s.cell(key, elevation=COURT, surface="stone" if inside else "grass", climb="mountain")
        elif SEA.contains(here):
            away = here.distance(LineString(SHORE))
            s.cell(key, water=round(min(4.0, max(0.3, 0.15 + 0.75 * away)), 1), surface="water")
        else:
            s.cell(key, surface="sand")
    for i in range(7):
        s.cell(GRID.key(13 + i, 12), "stairs", elevation=0.5 + 0.5 * i, surface="stone")
    for column, height in ((16, 4.5), (15, 5.0), (14, 5.5), (13, 6.0), (12, 6.0), (11, 6.0)):
        s.cell(
            GRID.key(column, 10),
            *(["stairs"] if height < 6 else []),
            elevation=height,
            surface="wood",
            climb="stone_wall",
        )
    s.cell(GRID.key(11, 12), "ladder", climb="ladder")
    s.cell(GRID.key(10, 7), "ladder", climb="ladder")
    for column, row, radius in TREES:
        key = GRID.key(column, row)
        x, y = GRID.center(key)
        s.cell(key, "obstacle", "flammable")
        r = 0.1 + 0.1 * radius
        s.wall(
            [(x + r * math.cos(i * math.tau / 6), y + r * math.sin(i * math.tau / 6)) for i in range(7)],
            bottom=COURT,
            top=10.0,
        )
    for place in BUSHES:
        s.cell(GRID.key(*place), "difficult", "flammable")
    for column, row, _ in ROCKS + SHOALS:
        s.cell(GRID.key(column, row), "obstacle", climb="slope")
    for place in STONES:
        s.cell(GRID.key(*place), "minor_obstacle")


def _land(c: Canvas) -> None:
    """Beach, sea, cliff and the green above it."""
    c.rgb = tx.sand(c.shape, 1)
    rough = tx.fbm(c.shape, 46, 2, 4, 0.6) - 0.5
    shore = c.distance(SEA) + 0.22 * (tx.fbm(c.shape, 120, 4, 4) - 0.5)
    wrack = tx.smooth(-np.abs(shore + 0.75 + 0.3 * rough), -0.10, 0.0) * tx.smooth(
        tx.fbm(c.shape, 14, 5, 3), 0.45, 0.62
    )
    c.all(np.broadcast_to(np.array(tx.hexcolor("#4a4a2c"), np.float32), c.rgb.shape), wrack * 0.7)
    depth = np.clip(0.1 + 0.75 * shore, 0, 4).astype(np.float32)
    water.sea(c, shore, depth, 6)
    edge = c.distance(LAND) + 0.20 * rough
    foot = edge + 0.25 * (tx.fbm(c.shape, 30, 7, 3) - 0.5)
    c.shadow(LAND.intersection(box(11.25, 9.7, 24, 21, 0, 0)), 0.95, 0.42, 0.14)
    pebbles = tx.smooth(foot, -1.0, -0.45) * tx.smooth(tx.fbm(c.shape, 24, 8, 3), 0.42, 0.6)
    c.all(tx.stones(c.shape, 9, 17, "#8c8474", "#8d7a55"), pebbles * 0.85 * tx.smooth(-shore, 0.0, 0.2))
    wall = tx.rock(c.shape, 10, "#8b8271")
    soft = tx.blur(edge, 7)
    gy, gx = np.gradient(soft * c.scale)
    facing = np.clip(0.95 + 0.45 * (gx + gy), 0.5, 1.22)
    ledge = tx.relief(tx.blur(tx.fbm(c.shape, (26, 60), 11, 4), 1) * 16 + edge * 40, 0.6)
    wall = wall * (facing * ledge * (0.72 + 0.5 * tx.smooth(edge, -0.78, 0.0)))[..., None]
    c.all(np.broadcast_to(np.array([0.08, 0.07, 0.06], np.float32), c.rgb.shape), tx.smooth(foot, -0.92, -0.70) * 0.55)
    c.all(wall, tx.smooth(foot, -0.76, -0.70))
    spray = (
        tx.smooth(-np.abs(foot + 0.82), -0.10, 0.0)
        * tx.smooth(shore, -0.05, 0.1)
        * tx.smooth(tx.fbm(c.shape, 22, 12, 3), 0.4, 0.6)
    )
    c.all(np.broadcast_to(np.array([0.92, 0.96, 0.96], np.float32), c.rgb.shape), spray * 0.85)
    green = tx.grass(c.shape, 13, 0.25)
    stony = tx.smooth(edge, 0.75, 0.15) * tx.smooth(tx.fbm(c.shape, 40, 14, 4), 0.42, 0.6)
    top = green * (1 - stony[..., None]) + tx.rock(c.shape, 15, "#938a76") * stony[..., None]
    top *= (1 + 0.22 * tx.smooth(-np.abs(edge - 0.07), -0.07, 0.0) * np.clip(gx + gy, -0.2, 1.2))[..., None]
    c.all(top, tx.smooth(edge, -0.02, 0.03))
    d = c.line_distance(PATH) + 0.25 * (tx.fbm(c.shape, 50, 16, 4) - 0.5)
    c.all(tx.dirt(c.shape, 17), tx.smooth(d, 0.72, 0.42) * 0.92 * tx.smooth(edge, 0.0, 0.1))


def _ramp(c: Canvas, s: Scenario) -> None:
    """Steps cut along the foot of the cliff."""
    left, right, top, bottom = RAMP
    face = Polygon(
        [
            (left, bottom - 0.1),
            (right, bottom - 0.1),
            (right, bottom + 0.55),
            (right - 1, bottom + 0.5),
            (left, bottom + 0.04),
        ]
    )
    c.shadow(face, 0.45, 0.45, 0.1)
    c.raised(face, lambda sh: 0.62 * tx.rock(sh, 20, "#8b8271"), height=0.0, bevel=0.08, rim=0.6)
    count = 21
    wide = (right - left) / count
    for i in range(count):
        x = left + (i + 0.5) * wide
        wob = 0.05 * math.sin(i * 2.7)
        step = Polygon(
            [
                (x - wide / 2, top - 0.06),
                (x + wide / 2 + 0.02, top - 0.06),
                (x + wide / 2 + 0.02, bottom + wob),
                (x - wide / 2, bottom + wob),
            ]
        )
        c.raised(
            step,
            lambda sh, k=i: tx.courses(sh, 21 + k, 44, 90, "#a39a87", "#5d5646") * (0.80 + 0.016 * k),
            height=0.0,
            bevel=0.04,
            gloss=0.9,
            rim=0.5,
        )
        c.light(box(x - wide / 2, (top + bottom) / 2, 0.10, bottom - top, 0, 0.0), -0.34, 0.03)
    c.light(box((left + right) / 2, top - 0.02, right - left, 0.2, 0, 0), -0.35, 0.08)
    s.region("Cliff stairs", [(left, top), (right, top), (right, bottom), (left, bottom)], ["stairs"])


def _ladder(c: Canvas, a: Point, b: Point, seed: int) -> None:
    """A ladder that leans from a (foot) to b (top)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = math.hypot(dx, dy)
    nx, ny = -dy / long * 0.2, dx / long * 0.2
    c.shadow(line([a, b], 0.42), 0.2, 0.35, 0.05)
    n = int(long / 0.14)
    for i in range(1, n):
        x, y = a[0] + dx * i / n, a[1] + dy * i / n
        c.raised(line([(x - nx, y - ny), (x + nx, y + ny)], 0.055), "#8a6538", height=0.03, bevel=0.02)
    for q in (-1, 1):
        rail = line([(a[0] + q * nx, a[1] + q * ny), (b[0] + q * nx, b[1] + q * ny)], 0.08)
        c.raised(rail, lambda sh: tx.wood(sh, seed, "#7b552e", abs(dy) > abs(dx)), height=0.05, bevel=0.03)


def _merlons(c: Canvas, chain: list[Point], seed: int, side: float) -> None:
    """The teeth of a battlement along the outer side of a wall."""
    path = LineString(chain)
    count = int(path.length / 0.62)
    for i in range(count):
        at = (i + 0.5) * path.length / count
        p, q = path.interpolate(at - 0.15), path.interpolate(at + 0.15)
        nx, ny = (q.y - p.y) / 0.3 * side, -(q.x - p.x) / 0.3 * side
        band = line([(p.x + nx, p.y + ny), (q.x + nx, q.y + ny)], 0.2)
        c.raised(
            band,
            lambda sh, k=i: tx.courses(sh, seed + k, 40, 60, "#b0a690", "#6a624f"),
            height=0.1,
            bevel=0.05,
            gloss=0.8,
            rim=0.6,
        )


def _court(c: Canvas, s: Scenario) -> None:
    """Paving, curtain wall, gate, wall walk, shed."""
    x0, y0, x1, y1 = COURT_BOX
    ground = Polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    d = c.distance(ground) + 0.8 * (tx.fbm(c.shape, 80, 30, 4) - 0.5)
    paving = tx.stones(c.shape, 31, 40, "#8f8876", "#5a553c")
    c.all(tx.dirt(c.shape, 32), tx.smooth(c.distance(ground), 0.0, 0.06) * 0.8)
    c.all(paving, tx.smooth(d, 0.05, 0.5) * tx.smooth(c.distance(ground), -0.02, 0.04))
    tower_y = math.sqrt(RADIUS**2 - (x0 - TOWER[0]) ** 2)
    north, south = TOWER[1] - tower_y, TOWER[1] + tower_y
    chains: list[tuple[list[Point], float]] = [
        ([(x0, north), (x0, y0), (x1, y0), (x1, GATE[0])], 0.12),
        ([(x1, GATE[1]), (x1, y1), (POSTERN[1], y1)], 0.12),
        ([(POSTERN[0], y1), (x0, y1), (x0, south)], 0.12),
    ]
    shape = [line(chain, 0.5) for chain, _ in chains]
    dark = np.zeros(c.shape, np.float32)
    for band in shape:
        window, cover = c.mask(band)
        dark[window] = np.maximum(dark[window], cover)
    c.rgb *= (1 - 0.4 * tx.blur(dark, 20))[..., None]
    for i, (chain, side) in enumerate(chains):
        c.shadow(shape[i], 0.55, 0.42, 0.08)
        props.masonry(c, shape[i], 33 + i, 0.1, "#948b79", 19)
        _merlons(c, chain, 40 + 60 * i, side)
        s.wall(chain, bottom=0, top=7.0, climb="stone_wall")
    _gate(c, s)
    props.timber(c, box(sum(POSTERN) / 2, y1, POSTERN[1] - POSTERN[0], 0.5, 0, 0.0), 230, tone="#66604f", height=0.0)
    props.timber(
        c, box(sum(POSTERN) / 2, y1, POSTERN[1] - POSTERN[0] - 0.12, 0.16, 0, 0.02), 231, tone="#6a4526", height=0.1
    )
    for x in POSTERN:
        props.masonry(c, box(x, y1, 0.24, 0.6, 0, 0.02), 232, 0.1, "#a0967f", 14)
    s.door((POSTERN[0], y1), (POSTERN[1], y1), "door", "closed", locked=True)
    walk_y = SIDE + 10 * ROW
    deck = box(12.5, walk_y - 0.02, 3.0, 0.82, 0, 0.02)
    c.raised(deck, lambda sh: tx.planks(sh, 235, 24, 900, "#8a653c", up=True), height=0.4, rim=0.7)
    for i in range(9):
        step = box(16.83 - i * 0.333, walk_y - 0.02, 0.333, 0.82, 0, 0.005)
        c.raised(
            step,
            lambda sh, k=i: tx.planks(sh, 236 + k, 30, 400, "#8a653c", up=True) * (0.66 + 0.045 * k),
            height=0.04 + 0.03 * i,
            bevel=0.03,
        )
        c.light(box(16.83 - i * 0.333 + 0.15, walk_y, 0.07, 0.8, 0, 0), -0.3, 0.02)
    props.beam(c, (11.0, walk_y - 0.42), (14.0, walk_y - 0.42), 0.1, 246, "#6d4a2b", 0.12)
    s.wall([(11.0, walk_y - 0.433), (14.0, walk_y - 0.433)], bottom=4.0, top=6.9, sight="none", light="none")
    s.region("Wall walk", [(11, walk_y - 0.45), (14, walk_y - 0.45), (14, walk_y + 0.43), (11, walk_y + 0.43)])
    left, up, right, low = SHED
    roof = Polygon([(left, up), (right, up), (right, low), (left, low)])
    c.shadow(roof, 0.4, 0.5, 0.08)
    c.raised(roof, lambda sh: tx.shingles(sh, 247, "#7c5b43"), height=0.1, rim=0.7)
    for key in GRID.every():
        x, y = GRID.center(key)
        if left < x < right and up < y < low:
            s.cell(key, "impassable")
    s.wall([(left, up - 0.12), (left, low), (right, low), (right, up - 0.12)], bottom=4.0, top=6.5)
    s.region("Stable", [(left, up), (right, up), (right, low), (left, low)])
    s.region("Court", [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _gate(c: Canvas, s: Scenario) -> None:
    """Gate with portcullis between two stout posts."""
    x, (top, bottom) = COURT_BOX[2], GATE
    c.raised(
        box(x, (top + bottom) / 2, 0.7, bottom - top, 0, 0),
        lambda sh: 0.7 * tx.courses(sh, 250, 30, 40, "#8b8373"),
        height=0.0,
    )
    for shift in (-0.13, 0.13):
        c.raised(box(x + shift, (top + bottom) / 2, 0.09, bottom - top, 0, 0.01), "#6a6a70", height=0.12, bevel=0.03)
    for i in range(10):
        y = top + 0.1 + i * (bottom - top - 0.2) / 9
        c.raised(box(x, y, 0.44, 0.08, 0, 0.02), "#85858c", height=0.08, bevel=0.03)
        c.raised(disc(x, y, 0.05), "#b4b4ba", height=0.02, bevel=0.02)
    for y in (top - 0.36, bottom + 0.36):
        block = box(x, y, 0.95, 0.72, 0, 0.03)
        c.shadow(block, 0.7, 0.45, 0.08)
        props.masonry(c, block, 251, 0.1, "#a0967f", 18)
        c.raised(box(x, y, 0.55, 0.36, 0, 0.02), lambda sh: 0.8 * tx.courses(sh, 252, 18, 24), height=0.0, rim=0.6)
        s.wall([(x, y - 0.36), (x, y + 0.36)], top=7.8)
    s.door((x, top), (x, bottom), "portcullis", "closed", locked=True)


def _tower(c: Canvas, s: Scenario) -> None:
    """The tower: platform, battlement, beacon."""
    x, y = TOWER
    body = disc(x, y, RADIUS + 0.22)
    c.light(disc(x, y, RADIUS + 0.7), -0.35, 0.22)
    c.shadow(body, 1.35, 0.45, 0.14)
    c.raised(body, lambda sh: tx.courses(sh, 260, 20, 34, "#958c7a"), height=0.1, bevel=0.08, rim=0.8)
    floor = disc(x, y, RADIUS - 0.24)
    c.raised(floor, lambda sh: tx.stones(sh, 261, 42, "#a1988a", "#5c5648"), height=0.0, bevel=0.04)
    c.light(floor.difference(disc(x, y, RADIUS - 0.5)), -0.4, 0.16)
    gap = math.radians(15)
    ring = [(x + RADIUS * math.cos(a), y + RADIUS * math.sin(a)) for a in np.linspace(gap, math.tau - gap, 33)]
    band = line(ring, 0.44)
    c.raised(band, lambda sh: tx.stones(sh, 262, 21, "#a39a86", "#544d3f"), height=0.24, bevel=0.06, gloss=0.7, rim=0.7)
    count = 20
    for i in range(count):
        a = gap + 0.14 + (math.tau - 2 * gap - 0.28) * i / (count - 1)
        px, py = x + (RADIUS + 0.08) * math.cos(a), y + (RADIUS + 0.08) * math.sin(a)
        block = box(px, py, 0.30, 0.40, math.degrees(a), 0.025)
        c.raised(block, lambda sh, k=i: tx.rock(sh, 263 + k, "#b5ab95"), height=0.16, bevel=0.06, gloss=0.8, rim=0.7)
    s.wall([(round(px, 3), round(py, 3)) for px, py in ring], bottom=0, top=PARAPET, climb="stone_wall")
    c.raised(disc(x, y, 0.46), lambda sh: tx.stones(sh, 290, 18, "#6d675c", "#2e2a24"), height=0.16, bevel=0.08)
    c.fill(disc(x, y, 0.34), "#1b120c")
    for i in range(5):
        props.timber(c, box(x, y, 0.56, 0.1, 36 * i + 10, 0.03), 291 + i, tone="#6a4022", height=0.03)
    c.fill(disc(x, y, 0.75), "#ff8a2a", 0.38, 0.26)
    c.fill(blob(x, y - 0.02, 0.27, 297, 0.8), "#ff9a2e", 0.9, 0.05)
    c.fill(blob(x - 0.02, y, 0.15, 298, 0.8), "#ffd76a", 1.0, 0.04)
    c.fill(blob(x, y, 0.07, 299, 0.6), "#fff6cf", 1.0, 0.03)
    s.cell(GRID.at(x, y), "obstacle")
    s.lamp(TOWER, 6, 12, "#ffb060")
    props.barrel(c, x - 1.15, y - 0.95, 0.26, 300)
    for i in range(5):
        c.raised(box(x + 0.9, y - 1.5 + i * 0.07, 0.62, 0.035, -8 + 3 * i, 0.01), "#c9b98f", height=0.02, bevel=0.02)
    _ladder(c, (11.35, y), (10.05, y), 301)
    s.region(
        "Tower top",
        [(x + RADIUS * math.cos(i * math.tau / 16), y + RADIUS * math.sin(i * math.tau / 16)) for i in range(16)],
    )


def _boat(c: Canvas, s: Scenario) -> None:
    """The landing boat, drawn up on the sand."""
    x, y = 13.5, GRID.center(GRID.key(13, 14))[1] + 0.06
    half = [(x - 1.5 + 0.1 * i, y + 0.52 * math.sin(math.pi * (i / 30) ** 0.8) ** 0.75) for i in range(31)]
    hull = Polygon([*half, *[(px, 2 * y - py) for px, py in reversed(half)]]).buffer(0)
    c.raised(hull, lambda sh: tx.planks(sh, 310, 14, 700, "#7d5a35"), height=0.3, bevel=0.08)
    c.raised(
        hull.buffer(-0.09), lambda sh: 0.62 * tx.planks(sh, 311, 18, 500, "#8a6238"), height=0.0, bevel=0.05, rim=0.8
    )
    for q in (-0.65, 0.1, 0.8):
        props.timber(c, box(x + q, y, 0.2, 0.86, 0, 0.01), 312, up=True, tone="#93693c", height=0.06)
    for q in (-0.3, 0.28):
        props.beam(c, (x - 1.0, y + q), (x + 1.1, y + q * 0.7), 0.06, 313, "#b08a55", 0.05)
    for column in (12, 13, 14):
        s.cell(GRID.key(column, 14), "obstacle", "flammable")


def build() -> tuple[Canvas, Scenario]:
    """Picture and data of the map."""
    c = Canvas(*GRID.size)
    s = Scenario("watch_tower", "Watch Tower", GRID)
    _cells(s)
    _land(c)
    _ramp(c, s)
    _court(c, s)
    _tower(c, s)
    _ladder(c, (11.5, 11.3), (11.5, 10.2), 320)
    _boat(c, s)
    watch_people.furnish(c, s)
    for i, (column, row, radius) in enumerate(SHOALS):
        x, y = GRID.center(GRID.key(column, row))
        for k in range(3):
            water.stone(c, x + 0.5 * math.cos(k * 2.2 + i), y + 0.4 * math.sin(k * 2.2 + i), 0.16, 330 + 7 * i + k)
        water.stone(c, x, y, radius, 336 + 7 * i)
    for i, place in enumerate(STONES):
        x, y = GRID.center(GRID.key(*place))
        props.rock(c, x - 0.1, y + 0.05, 0.25, 360 + i)
        props.rock(c, x + 0.2, y - 0.12, 0.15, 370 + i)
    for i, (column, row, radius) in enumerate(ROCKS):
        x, y = GRID.center(GRID.key(column, row))
        props.rubble(c, x, y, 0.6, 6, 380 + 9 * i)
        props.rock(c, x, y, radius, 450 + i)
    for i, place in enumerate(BUSHES):
        x, y = GRID.center(GRID.key(*place))
        props.bush(c, x, y, 0.45, 460 + i, i % 3 == 0)
    for i, (column, row, radius) in enumerate(TREES):
        x, y = GRID.center(GRID.key(column, row))
        props.tree(c, x, y, radius, 470 + i)
    glow = np.exp(-((c.xs - TOWER[0]) ** 2 + (c.ys - TOWER[1]) ** 2) / 4.0)
    c.rgb *= 1 + glow[..., None] * np.array([0.22, 0.10, 0.0], np.float32)
    watch_people.people(s)
    return c, s
