"""Tavern Brawl: an inn from above, with kitchen, store, cellar stairs and a yard."""

from __future__ import annotations

import numpy as np
from shapely import LineString, Polygon
from shapely.ops import unary_union

from . import props
from . import textures as tx
from .drawing import Canvas, blob, box, disc
from .hexes import Grid, Point
from .scenario import Scenario

GRID = Grid("square", 24, 16)
HOUSE = (2, 2, 18, 13)
THICK, THIN = 0.34, 0.22
# kind, line, what is cut out of it: (from, to, what)
Cut = tuple[float, float, str]
WALLS: list[tuple[Point, Point, float, list[Cut]]] = [
    ((2, 2), (18, 2), THICK, [(4, 5, "window"), (7, 8, "window"), (16, 17, "window")]),
    ((2, 13), (18, 13), THICK, [(3, 4, "window"), (6, 8, "entrance"), (9, 10, "window"), (14, 15, "window")]),
    ((2, 2), (2, 13), THICK, [(3, 4, "window"), (10, 11, "side")]),
    ((18, 2), (18, 13), THICK, [(4, 5, "back"), (10, 11, "window")]),
    ((12, 2), (12, 13), THIN, [(4, 5, "kitchen"), (11, 12, "guest")]),
    ((12, 6), (18, 6), THIN, [(13, 14, "store")]),
    ((12, 9), (18, 9), THIN, [(16, 17, "secret")]),
    ((15, 6), (15, 9), THIN, [(7, 8, "cellar")]),
]
DOORS: dict[str, dict[str, object]] = {
    "window": {"kind": "window", "state": "closed"},
    "entrance": {"kind": "double", "state": "open"},
    "side": {"kind": "door", "state": "closed"},
    "back": {"kind": "door", "state": "closed"},
    "kitchen": {"kind": "door", "state": "open"},
    "guest": {"kind": "door", "state": "closed"},
    "store": {"kind": "door", "state": "closed"},
    "cellar": {"kind": "door", "state": "closed", "locked": True},
    "secret": {"kind": "door", "state": "closed", "secret": True},
}
LONG_TABLES = [(4, 4), (4, 11)]  # left of two cells
ROUND_TABLES = [(4, 8), (7, 6), (7, 9), (10, 10)]
STOOLS = [
    (4, 7), (5, 8), (3, 8), (7, 5), (8, 6), (6, 9), (7, 10), (8, 9),
    (10, 9), (9, 10), (10, 11), (8, 3), (8, 4),
]  # fmt: skip
COUNTER = [(9, 2), (9, 3), (9, 4), (9, 5)]


def _place(a: Point, b: Point, at: float) -> Point:
    """The point of an axis-parallel wall with one coordinate."""
    return (at, a[1]) if a[1] == b[1] else (a[0], at)


def _walls(c: Canvas, s: Scenario) -> None:
    """Walls, doors and windows: drawn and recorded from the same list."""
    solid = []
    openings: list[tuple[Point, Point, float, str]] = []
    for a, b, thick, cuts in WALLS:
        upright = a[0] == b[0]
        at = a[1] if upright else a[0]
        end = b[1] if upright else b[0]
        for start, stop, what in [*cuts, (end, end, "")]:
            if start > at:
                p, q = _place(a, b, at), _place(a, b, start)
                s.wall([p, q], top=3.0)
                solid.append(LineString([p, q]).buffer(thick / 2, cap_style="square" if at in (a[0], a[1]) else "flat"))
            if what:
                p, q = _place(a, b, start), _place(a, b, stop)
                openings.append((p, q, thick, what))
                s.door(p, q, **DOORS[what])
            at = stop
    corners = [box(x, y, THICK, THICK, 0, 0.01) for x, y in ((2, 2), (18, 2), (2, 13), (18, 13))]
    holes = unary_union(
        [LineString([p, q]).buffer(0.3, cap_style="flat") for p, q, _, what in openings if what != "secret"]
    )
    walls = unary_union([*solid, *corners]).difference(holes)
    hidden = [LineString([p, q]).buffer(t / 2, cap_style="flat") for p, q, t, what in openings if what == "secret"]
    walls = unary_union([walls, *hidden]).buffer(0)
    window, cover = c.mask(walls, 0.0)
    dark = np.zeros(c.shape, np.float32)
    dark[window] = cover
    c.rgb *= (1 - 0.55 * tx.blur(dark, 22))[..., None]
    c.raised(
        walls,
        lambda sh: tx.courses(sh, 20, 16, 30, "#a09786", "#5a5244"),
        height=0.26,
        bevel=0.05,
        gloss=0.75,
        rim=0.8,
        shade=0.4,
    )
    for p, q, _, what in openings:
        _opening(c, p, q, what)


def _opening(c: Canvas, p: Point, q: Point, what: str) -> None:
    """One door or window."""
    upright = p[0] == q[0]
    mid = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    long = abs(q[0] - p[0]) + abs(q[1] - p[1])

    def bar(dx: float, dy: float, along: float, across: float) -> Polygon:
        """A box along the wall, shifted along and across it."""
        x, y = (mid[0] + dy, mid[1] + dx) if upright else (mid[0] + dx, mid[1] + dy)
        return box(x, y, across if upright else along, along if upright else across, 0, 0.012)

    if what == "secret":
        c.light(bar(-0.48, 0, 0.025, 0.2), -0.5, 0.01)
        c.light(bar(0.48, 0, 0.025, 0.2), -0.5, 0.01)
        return
    tone = "#6b4526" if what != "cellar" else "#4b3a2c"
    c.raised(bar(0, 0, long, 0.34), "#5a4936" if what == "window" else "#75685a", height=0.0, rim=0.6)
    if what == "window":
        c.raised(bar(0, 0, long - 0.14, 0.13), "#9cc3cf", height=0.0, bevel=0.04, gloss=0.8)
        for i in range(3):
            c.fill(bar(-0.28 + i * 0.28, 0, 0.03, 0.15), "#3a2d20")
        c.fill(bar(0, 0, long - 0.1, 0.025), "#3a2d20")
    for end in (-1, 1):
        props.timber(c, bar(end * (long / 2 - 0.04), 0, 0.12, 0.4), 30, tone="#5b3d22", height=0.06)
    if what == "window":
        return
    if what in ("entrance", "kitchen"):
        leaves = [(-1, 1), (1, 1)] if what == "entrance" else [(-1, 1)]
        for end, way in leaves:
            x = mid[0] + (end * (long / 2 - 0.12) if not upright else -way * 0.52)
            y = mid[1] + (end * (long / 2 - 0.12) if upright else -way * 0.52)
            leaf = box(x, y, 0.86 if upright else 0.11, 0.11 if upright else 0.86, 0, 0.012)
            props.timber(c, leaf, 31, up=not upright, tone=tone, height=0.16)
        return
    leaf = bar(0, 0, long - 0.16, 0.13)
    props.timber(c, leaf, 32, up=upright, tone=tone, height=0.08)
    for end in (-0.25, 0.22):
        c.fill(bar(end, 0, 0.05, 0.15), "#2f2e2d")
    c.raised(
        disc(*(v + (0.3 if (i == 1) == upright else 0.09) for i, v in enumerate(mid)), 0.04),
        "#b99b55",
        height=0.02,
        bevel=0.02,
    )
    if what == "cellar":
        c.raised(bar(0.05, 0.0, 0.16, 0.17), "#39393b", height=0.04, bevel=0.02)


def _floors(c: Canvas) -> None:
    """Ground outside and floors inside."""
    c.rgb = tx.grass(c.shape, 1, 0.1)
    n = tx.fbm(c.shape, 70, 2, 4) - 0.5
    road = tx.stones(c.shape, 3, 34, "#8a8475", "#57513f")
    yard = tx.dirt(c.shape, 4)
    ys, xs = np.broadcast_to(c.ys, c.shape), np.broadcast_to(c.xs, c.shape)
    d = np.minimum(xs - 17.4, 13.9 - ys + 0 * xs) + 0.5 * n
    c.all(yard, tx.smooth(d, 0.0, 0.5) * tx.smooth(ys + 0.8 * n, 1.1, 1.9))
    worn = np.minimum.reduce([xs - 0.55, ys - 1.0, 14.2 - ys + 0 * xs]) + 0.7 * n
    c.all(yard, tx.smooth(worn, 0.3, 1.1) * 0.75 * tx.smooth(xs, 18, 17.5))
    c.all(road, tx.smooth(ys + 0.35 * n, 13.95, 14.25))
    c.rgb *= (1 - 0.25 * tx.smooth(-np.abs(ys + 0.35 * n - 14.02), -0.12, -0.02))[..., None]
    hall = box(7, 7.5, 10, 11, 0, 0)
    c.fill(hall, lambda s: tx.planks(s, 5, 24, 330, "#9a6d3e"))
    c.fill(box(15, 4, 6, 4, 0, 0), lambda s: tx.courses(s, 6, 46, 58, "#938c7d", "#4f4a40"))
    c.fill(box(13.5, 7.5, 3, 3, 0, 0), lambda s: tx.planks(s, 7, 30, 300, "#7f6140", up=True))
    c.fill(box(16.5, 7.5, 3, 3, 0, 0), lambda s: tx.courses(s, 8, 36, 44, "#7d776b", "#3f3b33"))
    c.fill(box(15, 11, 6, 4, 0, 0), lambda s: tx.planks(s, 9, 24, 300, "#7c5030", up=True))
    for x, y, r in ((5.5, 7.4, 1.3), (7.0, 11.8, 1.0), (8.6, 7.8, 0.9)):
        c.light(blob(x, y, r, int(x * 10), 0.4), 0.07, 0.35)
    for i, (x, y) in enumerate(((6.2, 7.6), (8.7, 4.6), (9.3, 12.1), (3.3, 10.1))):
        c.light(blob(x, y, 0.34, 40 + i, 0.6), -0.28, 0.03)
        c.light(blob(x + 0.34, y + 0.16, 0.08, 50 + i, 0.6), -0.28, 0.02)


def _hall(c: Canvas, s: Scenario) -> None:
    """Tables, stools, counter, hearth."""
    props.rug(c, 7, 12.2, 1.7, 1.0, 60, "#7a2f2a", "#3d1a1c")
    c.fill(box(2.85, 7, 1.3, 2.1, 0, 0), lambda sh: tx.stones(sh, 61, 30, "#77716a", "#3c3833"))
    props.masonry(c, box(2.42, 7, 0.62, 2.3, 0, 0.03), 62, 0.2, "#8b8174", 15)
    c.fill(box(2.45, 7, 0.42, 1.5, 0, 0.06), "#120d0a")
    for i, y in enumerate((6.75, 7.0, 7.24)):
        props.timber(c, box(2.56, y, 0.42, 0.1, 20 - 18 * i, 0.03), 65, tone="#6a4022", height=0.02)
    c.fill(disc(2.5, 7, 0.42), "#ff7a1e", 0.6, 0.14)
    c.fill(blob(2.48, 7, 0.24, 63, 0.5, 1.6), "#ffc14a", 1, 0.05)
    c.fill(blob(2.48, 7.02, 0.11, 64, 0.5, 1.9), "#fff0b0", 1, 0.03)
    s.lamp((2.75, 7), 4, 8, "#ff9a4a")
    for row in (6, 7):
        s.cell((2, row), "impassable", surface="stone")
    for x, y in COUNTER:
        s.cell((x, y), "flammable", elevation=1.0, climb="slope", surface="wood")
    props.timber(c, box(9.5, 4.0, 0.72, 3.7, 0, 0.04), 66, up=True, tone="#74471f", height=0.24)
    c.raised(
        box(9.5, 4.0, 0.52, 3.5, 0, 0.03),
        lambda sh: tx.planks(sh, 67, 17, 700, "#9c6a35", up=True),
        height=0,
        bevel=0.03,
    )
    for i, (x, y) in enumerate(((9.42, 2.6), (9.6, 3.2), (9.4, 4.0), (9.62, 4.9), (9.45, 5.45))):
        c.raised(disc(x, y, 0.08), "#a39887", height=0.06, bevel=0.03)
        c.fill(disc(x, y, 0.055), "#cf9537" if i % 2 else "#eee2c4")
    props.timber(c, box(11.68, 2.95, 0.4, 1.5, 0, 0.02), 68, up=True, tone="#5f3d20", height=0.2)
    for i in range(7):
        c.raised(
            disc(11.66, 2.36 + i * 0.2, 0.065),
            ("#4a7a4a", "#7d3b30", "#58708a", "#a98c3f")[i % 4],
            height=0.06,
            bevel=0.03,
        )
    props.barrel(c, 11.5, 5.5, 0.38, 69)
    s.cell((11, 5), "obstacle", "flammable")
    s.cell((11, 2), "obstacle", surface="wood")
    s.cell((11, 3), "minor_obstacle")
    for x, y in LONG_TABLES:
        props.timber(c, box(x + 1, y + 0.5, 1.86, 0.84, 0, 0.03), 70 + y, tone="#8e5f31", height=0.22)
        c.light(box(x + 1, y + 0.5, 1.7, 0.7), 0.08, 0.08)
        for row, shift in ((y - 1, 0.66), (y + 1, 0.34)):
            props.timber(c, box(x + 1, row + shift, 1.7, 0.32, 0, 0.03), 76 + row, tone="#80552d", height=0.12)
            for cell in ((x, row), (x + 1, row)):
                s.cell(cell, "minor_obstacle", "flammable")
        props.tableware(c, x + 0.62, y + 0.5, 0.27, 72 + y, 3)
        props.tableware(c, x + 1.42, y + 0.5, 0.25, 74 + y, 3)
        for cell in ((x, y), (x + 1, y)):
            s.cell(cell, "flammable", elevation=0.8, climb="slope", surface="wood")
    for i, (x, y) in enumerate(ROUND_TABLES):
        c.raised(
            disc(x + 0.5, y + 0.5, 0.49),
            lambda sh, k=i: tx.planks(sh, 80 + k, 22, 900, "#a06d39"),
            height=0.22,
            bevel=0.06,
        )
        c.fill(disc(x + 0.5, y + 0.5, 0.47).difference(disc(x + 0.5, y + 0.5, 0.44)), "#4a2f18", 0.5)
        props.tableware(c, x + 0.5, y + 0.5, 0.29, 84 + i, 4)
        s.cell((x, y), "flammable", elevation=0.8, climb="slope", surface="wood")
        s.lamp((x + 0.5, y + 0.5), 1, 3)
    for i, (x, y) in enumerate(STOOLS):
        near = min([*ROUND_TABLES, *LONG_TABLES, (9, y)], key=lambda t: abs(t[0] - x) + abs(t[1] - y))
        dx, dy = 0.12 * np.sign(near[0] - x), 0.12 * np.sign(near[1] - y)
        props.stool(c, x + 0.5 + float(dx), y + 0.5 + float(dy), 0.24, 90 + i)
        s.cell((x, y), "minor_obstacle")
    c.fill(blob(6.4, 4.6, 0.3, 110, 0.7, 0.6), "#b98c3a", 0.35, 0.04)
    for i in range(7):
        c.raised(
            blob(6.2 + 0.09 * i, 4.45 + 0.06 * ((i * 5) % 4), 0.035, 111 + i, 0.6), "#c9c0b0", height=0.01, bevel=0.02
        )


def _kitchen(c: Canvas, s: Scenario) -> None:
    """Kitchen, store room, cellar stairs."""
    props.masonry(c, box(14.5, 2.42, 1.9, 0.62, 0, 0.03), 120, 0.2, "#857b6e", 15)
    c.fill(box(14.5, 2.44, 1.3, 0.4, 0, 0.06), "#120d0a")
    c.fill(disc(14.5, 2.5, 0.34), "#ff7a1e", 0.9, 0.12)
    c.raised(disc(14.5, 2.55, 0.27), "#2d2d2f", height=0.08, bevel=0.06)
    c.fill(disc(14.5, 2.55, 0.2), "#7c5a2c")
    c.fill(blob(14.46, 2.5, 0.08, 121, 0.5), "#b5843f")
    s.lamp((14.5, 2.7), 3, 6, "#ff9a4a")
    for x in (13, 14, 15):
        s.cell((x, 2), "obstacle" if x != 14 else "impassable", surface="stone")
    props.barrel(c, 13.32, 2.52, 0.3, 122)
    props.sack(c, 15.78, 2.5, 0.27, 123)
    props.timber(c, box(15, 4.5, 1.9, 0.86, 0, 0.03), 124, tone="#a07b4b", height=0.22)
    for x in (14, 15):
        s.cell((x, 4), "flammable", elevation=0.8, climb="slope", surface="wood")
    c.raised(blob(14.5, 4.45, 0.17, 125, 0.2, 0.7), "#c4935a", height=0.06, bevel=0.06)
    c.raised(blob(15.05, 4.62, 0.14, 126, 0.3, 0.8), "#9c3d34", height=0.05, bevel=0.05)
    c.raised(box(15.5, 4.5, 0.36, 0.05, 35, 0.01), "#c8ccd0", height=0.02, bevel=0.02)
    for i in range(5):
        c.raised(
            disc(15.42 + 0.11 * (i % 3), 4.25 + 0.1 * (i // 3), 0.05),
            "#d8793a" if i % 2 else "#6f8f3f",
            height=0.03,
            bevel=0.03,
        )
    props.timber(c, box(17.62, 2.75, 0.42, 1.2, 0, 0.02), 127, up=True, tone="#6d4a2b", height=0.2)
    s.cell((17, 2), "obstacle")
    for i in range(4):
        c.raised(
            disc(17.62, 2.32 + i * 0.28, 0.1), ("#b7a98c", "#7f4b34", "#8b8f93", "#a8804a")[i], height=0.05, bevel=0.04
        )
    for i, (x, y, a) in enumerate(((12.58, 6.6, 4), (12.55, 8.5, -6), (12.6, 7.55, 8))):
        props.crate(c, x, y, 0.66, a, 128 + i)
        s.cell((12, 6 + (0, 2, 1)[i]), "obstacle", "flammable")
    for i, (x, y) in enumerate(((14.5, 8.5), (13.5, 8.52))):
        props.barrel(c, x, y, 0.36, 132 + i)
        s.cell((int(x), 8), "obstacle", "flammable")
    props.sack(c, 14.55, 6.5, 0.28, 134)
    s.cell((14, 6), "minor_obstacle")
    # stairs go down along the right side of the little room, from the front to the back
    for i in range(8):
        y = 8.86 - i * 0.345
        step = box(17.42, y - 0.17, 0.92, 0.345, 0, 0.01)
        c.raised(
            step,
            lambda sh, k=i: tx.courses(sh, 136 + k, 60, 90, "#8b8478", "#3b372f") * (1.02 - 0.105 * k),
            height=0.0,
            bevel=0.04,
            gloss=0.8,
            rim=0.7,
        )
        c.light(box(17.42, y - 0.33, 0.92, 0.06, 0, 0.0), -0.45, 0.02)
    props.masonry(c, box(16.9, 7.05, 0.14, 2.1, 0, 0.01), 150, 0.1, "#8b8375", 12)
    for i, depth in enumerate((-0.5, -1.0, -1.5)):
        s.cell((17, 8 - i), "stairs", elevation=depth, surface="stone")
    s.wall([(17, 6), (17, 8)], top=1.0, sight="none", light="none")
    s.region("Kitchen", [(12, 2), (18, 2), (18, 6), (12, 6)])
    s.region("Store room", [(12, 6), (15, 6), (15, 9), (12, 9)])
    s.region("Cellar stairs", [(15, 6), (18, 6), (18, 9), (15, 9)], ["stairs"])


def _guest(c: Canvas, s: Scenario) -> None:
    """The guest room: bed, rug, chest, desk."""
    props.rug(c, 14.6, 11.1, 2.0, 1.5, 160, "#2f4a6b", "#1d2b40")
    props.timber(c, box(17.1, 11.95, 1.5, 1.8, 0, 0.04), 161, up=True, tone="#5a3a20", height=0.2)
    c.raised(
        box(17.1, 11.95, 1.32, 1.62, 0, 0.08),
        lambda sh: 0.9 + 0.1 * tx.palette(tx.fbm(sh, 30, 162, 3), [(0, "#b0a68e"), (1, "#f2ecdc")]),
        height=0,
        bevel=0.1,
    )
    c.raised(
        box(17.1, 11.62, 1.34, 0.98, 0, 0.08),
        lambda sh: tx.palette(tx.fbm(sh, 26, 163, 3), [(0.2, "#5e2a2a"), (0.8, "#96473d")]),
        height=0.03,
        bevel=0.1,
    )
    for x in (16.78, 17.42):
        c.raised(box(x, 12.5, 0.5, 0.32, 0, 0.1), "#efe9da", height=0.04, bevel=0.08, gloss=0.8)
    for x in (16, 17):
        for y in (11, 12):
            s.cell((x, y), "flammable", elevation=0.5, climb="slope", surface="wood")
    props.timber(c, box(13.0, 9.5, 1.5, 0.62, 0, 0.03), 164, tone="#7a5230", height=0.2)
    for x in (12, 13):
        s.cell((x, 9), "flammable", elevation=0.8, climb="slope", surface="wood")
    c.raised(box(12.9, 9.5, 0.4, 0.28, -12, 0.01), "#e6dcc0", height=0.01, bevel=0.02)
    c.raised(box(13.4, 9.45, 0.2, 0.28, 8, 0.01), "#5a2f2a", height=0.04, bevel=0.02)
    c.raised(disc(12.5, 9.45, 0.07), "#d8cfae", height=0.06, bevel=0.02)
    c.fill(disc(12.5, 9.45, 0.3), "#ffd27a", 0.25, 0.15)
    props.stool(c, 13.5, 10.3, 0.22, 165)
    s.cell((13, 10), "minor_obstacle")
    props.timber(c, box(15.45, 12.62, 0.8, 0.5, 0, 0.05), 166, tone="#6a4222", height=0.16)
    for x in (15.22, 15.68):
        c.fill(box(x, 12.62, 0.06, 0.5, 0, 0), "#8b8064")
    s.cell((15, 12), "minor_obstacle")
    s.lamp((12.5, 9.5), 1, 3)
    s.region("Guest room", [(12, 9), (18, 9), (18, 13), (12, 13)])
    s.region("Hall", [(2, 2), (12, 2), (12, 13), (2, 13)])


def build() -> tuple[Canvas, Scenario]:
    """Picture and data of the map."""
    from . import tavern_yard

    c = Canvas(*GRID.size)
    s = Scenario("tavern_brawl", "Tavern Brawl", GRID, light="dusk")
    for key in GRID.every():
        x, y = GRID.center(key)
        inside = HOUSE[0] < x < HOUSE[2] and HOUSE[1] < y < HOUSE[3]
        stone = inside and x > 12 and y < 9 and not (x < 15 and y > 6)
        s.cell(key, surface="stone" if stone or y > 14 else "wood" if inside else "dirt" if x > 18 else "grass")
    _floors(c)
    _hall(c, s)
    _kitchen(c, s)
    _guest(c, s)
    _walls(c, s)
    tavern_yard.draw(c, s)
    for lamp in s.lights:
        x, y = lamp["at"]
        glow = np.exp(-((c.xs - x) ** 2 + (c.ys - y) ** 2) / (lamp["bright"] * 0.8) ** 2)
        c.rgb *= 1 + glow[..., None] * np.array([0.20, 0.12, 0.02], np.float32) * (1.3 if lamp["bright"] > 2 else 0.6)
    tavern_yard.people(s)
    return c, s
