"""Tavern Brawl: what stands outside, and who is there."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from shapely import Polygon

from . import props
from . import textures as tx
from .drawing import Canvas, blob, box, disc
from .scenario import Scenario


def _well(c: Canvas, s: Scenario) -> None:
    """A round well."""
    x, y = 21.5, 6.5
    ring = disc(x, y, 0.66).difference(disc(x, y, 0.42))
    c.fill(disc(x, y, 1.1), lambda sh: tx.stones(sh, 200, 26, "#847d6d", "#54492f"), 0.9, 0.12)
    c.raised(ring, lambda sh: tx.stones(sh, 201, 19, "#9a9384", "#47433a"), height=0.25, bevel=0.06)
    c.fill(disc(x, y, 0.42), "#10222b")
    c.fill(disc(x - 0.03, y - 0.04, 0.3), "#2d5a68", 0.8, 0.07)
    c.fill(blob(x - 0.12, y - 0.12, 0.07, 202, 0.5, 0.6), "#b8d6da", 0.6, 0.02)
    props.beam(c, (x - 0.75, y), (x + 0.75, y), 0.11, 203, "#6a4728", 0.3)
    c.raised(disc(x + 0.1, y + 0.02, 0.1), "#9c7b4b", height=0.2, bevel=0.04)
    s.cell((21, 6), "impassable", surface="stone")
    r = 0.5
    s.wall(
        [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r), (x - r, y - r)],
        top=0.9,
        sight="none",
        light="none",
    )


def _stack(c: Canvas, s: Scenario) -> None:
    """Fire wood along the back wall."""
    r = tx.rng(210)
    c.shadow(box(18.62, 9.0, 0.7, 1.9), 0.2, 0.5)
    for row in range(3):
        for i in range(9):
            y = 8.15 + i * 0.21 + 0.1 * (row % 2)
            x = 18.42 + row * 0.2
            tone = ("#8d6a42", "#7a5a37", "#9c794d")[int(r.random() * 3)]
            props.timber(c, box(x + 0.03 * float(r.random()), y, 0.26, 0.19, 0, 0.06), 211 + i, tone=tone, height=0.03)
    for y in (8, 9):
        s.cell((18, y), "obstacle", "flammable")


def _hay(c: Canvas, s: Scenario) -> None:
    """A hand cart with hay."""
    x, y = 21.0, 10.5
    for wy in (-0.62, 0.62):
        props.timber(c, box(x - 0.1, y + wy, 0.9, 0.13, 0, 0.04), 220, tone="#4d3520", height=0.12)
    props.beam(c, (x - 1.6, y - 0.3), (x - 0.8, y - 0.3), 0.08, 221, "#6a4a2c")
    props.beam(c, (x - 1.6, y + 0.3), (x - 0.8, y + 0.3), 0.08, 222, "#6a4a2c")
    c.raised(box(x, y, 1.8, 1.0, 0, 0.03), lambda sh: tx.planks(sh, 223, 16, 900, "#7f5a34"), height=0.25)
    heap = blob(x + 0.05, y, 0.72, 224, 0.25, 0.62)

    def hay(shape: tuple[int, int]) -> np.ndarray:
        straw = tx.strokes(shape, shape[0] * shape[1] // 14, 15, 20, 180, 225)
        tone = tx.palette(tx.fbm(shape, 30, 226, 3), [(0.2, "#a5873d"), (0.8, "#d3b765")])
        return tone * (1 + 0.4 * straw)[..., None]

    c.raised(heap, hay, height=0.14, bevel=0.16, gloss=1.0, rim=0.2)
    for cell in ((20, 10), (21, 10)):
        s.cell(cell, "flammable", elevation=1.0, climb="slope")


def draw(c: Canvas, s: Scenario) -> None:
    """Everything outside the house."""
    r = tx.rng(199)
    for i in range(26):
        x, y = 18.6 + 4.6 * float(r.random()), 2 + 11.4 * float(r.random())
        if i % 3 == 0:
            props.reeds(c, x, y, 600 + i, 9, 0.16)
        elif i % 3 == 1:
            c.light(blob(x, y, 0.3 + 0.4 * float(r.random()), 600 + i, 0.5), -0.10, 0.2)
        else:
            for k in range(12):
                a, b = x + 0.7 * float(r.random()), y + 0.5 * float(r.random())
                c.fill(box(a, b, 0.2, 0.022, 360 * float(r.random()), 0.004), ("#c9ad5c", "#a88d45")[k % 2], 0.8)
    for x in (19.35, 20.05):
        c.light(box(x, 10.5, 0.13, 7.2, 3), -0.13, 0.07)
    _well(c, s)
    _stack(c, s)
    _hay(c, s)
    puddle = blob(20.0, 12.55, 0.75, 233, 0.22, 0.5)
    c.fill(puddle.buffer(0.12), "#3d2f20", 0.5, 0.06)
    c.fill(puddle, lambda sh: tx.palette(tx.fbm(sh, 40, 231, 3), [(0.2, "#44555a"), (0.8, "#7d949b")]), 0.9, 0.02)
    c.fill(blob(19.75, 12.5, 0.22, 232, 0.4, 0.3), "#c6d6da", 0.5, 0.05)
    s.cell((19, 12), "difficult", surface="mud")
    s.cell((20, 12), "difficult", surface="mud")
    for i, (x, y) in enumerate(((18.6, 2.6), (18.55, 3.4), (19.3, 2.55))):
        props.barrel(c, x, y, 0.34, 240 + i)
        s.cell((int(x), int(y)), "obstacle", "flammable")
    props.crate(c, 22.5, 13.4, 0.78, 7, 244)
    props.crate(c, 23.35, 13.45, 0.66, -9, 245)
    for x in (22, 23):
        s.cell((x, 13), "obstacle", "flammable")
    props.timber(c, box(10.9, 13.62, 1.6, 0.42, 0, 0.03), 246, tone="#7b5735", height=0.15)
    for x in (10, 11):
        s.cell((x, 13), "minor_obstacle", "flammable")
    fence = [(19.5, 1.2), (23.3, 1.2), (23.3, 8.0)]
    for a, b in pairwise(fence):
        for off in (-0.05, 0.06):
            props.beam(c, (a[0] + off, a[1] + off), (b[0] + off, b[1] + off), 0.075, 247, "#80603d", 0.1)
        n = 4 if a[1] == b[1] else 7
        for i in range(n + 1):
            x, y = a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n
            props.timber(c, box(x, y, 0.2, 0.2, 0, 0.04), 248 + i, tone="#6d4e30", height=0.18)
    s.wall(fence, top=1.1, sight="none", light="none")
    trees = [(0, 1, 1.0), (0, 6, 0.9), (1, 12, 0.85), (12, 0, 0.95), (22, 3, 1.15), (20, 0, 0.8)]
    for i, (x, y, radius) in enumerate(trees):
        props.tree(c, x + 0.5, y + 0.5, radius, 260 + i)
        s.cell((x, y), "obstacle", "flammable", climb="tree")
        q = 0.2
        trunk = [
            (x + 0.5 - q, y + 0.5),
            (x + 0.5, y + 0.5 - q),
            (x + 0.5 + q, y + 0.5),
            (x + 0.5, y + 0.5 + q),
            (x + 0.5 - q, y + 0.5),
        ]
        s.wall(trunk, top=6.0)
    for i, (x, y) in enumerate(((4, 0), (8, 0), (16, 0), (0, 9), (0, 13), (14, 13))):
        props.bush(c, x + 0.5, y + 0.5, 0.44, 280 + i, i % 2 == 0)
        s.cell((x, y), "difficult", "flammable")
    # the sign beside the entrance
    props.timber(c, box(5.55, 13.7, 0.14, 0.5, 0, 0.02), 290, up=True, tone="#5a3d22", height=0.2)
    props.timber(c, box(5.55, 13.98, 0.9, 0.16, 0, 0.03), 291, tone="#8f6534", height=0.2)
    for x in (5.85, 8.15):
        props.timber(c, box(x, 13.34, 0.16, 0.16, 0, 0.03), 292, tone="#4d3622", height=0.15)
        c.fill(disc(x, 13.34, 0.5), "#ffc766", 0.4, 0.22)
        c.raised(disc(x, 13.34, 0.075), "#ffe7a0", height=0, bevel=0.02)
        s.lamp((x, 13.4), 2, 5)
    s.region("Yard", [(18, 1), (23.3, 1), (23.3, 14), (18, 14)])
    s.region("Street", [(0, 14), (24, 14), (24, 16), (0, 16)])
    c.fill(Polygon([(7.0, 13.3), (8.0, 14.4), (6.0, 14.4)]), "#ffcf80", 0.10, 0.3)


def people(s: Scenario) -> None:
    """Notes and fighters."""
    s.note(
        (10.5, 3.5), "The landlord keeps a club and a crossbow under the counter (below the second mug from the left)."
    )
    s.note((16.5, 9), "Secret door: a peg behind the skirting board opens it. It leads to the cellar stairs.")
    s.note((15, 7.5), "Locked. Old Marta has the key on her belt.")
    s.note((4, 4.5), "Tables are 0.8 m high: climb on them, tip them over, duck behind them.", gm=False)
    s.note((2.8, 7), "The fire burns well. Whoever is pushed into it gets 1d burning damage a round.", gm=True)
    s.token("Brynn", (6, 7), "party", ["barbarian", "knight"], facing=2, hp=14)
    s.token("Doran", (7, 8), "party", ["knight", "soldier"], facing=2, move=5, hp=9, hp_max=13)
    s.token("Ilsa", (3, 9), "party", ["archer"], facing=2, hp=11)
    s.token("Mirela", (5, 7), "party", ["mage"], facing=2, move=5, hp=10)
    s.token("Big Olm", (9, 7), "foe", ["smith"], facing=6, move=5, hp=18)
    s.token("Docker A", (8, 7), "foe", ["peasant"], facing=6, hp=11)
    s.token("Docker B", (8, 10), "foe", ["peasant"], facing=7, hp=11)
    s.token("Docker C", (6, 4), "foe", ["peasant"], facing=4, hp=4, hp_max=11)
    s.token("Sailor A", (10, 8), "foe", ["pirate"], facing=6, hp=10)
    s.token("Sailor B", (7, 11), "foe", ["pirate"], facing=0, hp=10)
    s.token("Cook", (13, 4), "foe", ["smith", "peasant"], facing=6, move=5, hp=13)
    s.token("Old Marta", (10, 4), "neutral", ["merchant"], facing=6, move=4, hp=9)
