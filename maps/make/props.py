"""Things that stand on maps: trees, rocks, bushes, furniture, walls."""

from __future__ import annotations

import math

import numpy as np
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from . import textures as tx
from .drawing import Canvas, blob, box, disc

Array = np.ndarray


def _crown(c: Canvas, x: float, y: float, radius: float, seed: int, lumps: int, stops: list, leaf: float) -> None:
    """Foliage as a heap of leafy lumps, lit from the upper left."""
    r = tx.rng(seed)
    window, cover = c.mask(disc(x, y, radius * 1.25))
    if not cover.size:
        return
    shape = cover.shape
    xs, ys = c.xs[:, window[1]] - x, c.ys[window[0]] - y
    height = np.full(shape, -1.0, np.float32)
    for i in range(lumps):
        a, d = r.random() * math.tau, radius * 0.74 * math.sqrt((i + 0.5) / lumps)
        size = radius * (0.22 + 0.16 * r.random())
        q = ((xs - d * math.cos(a + i * 2.4)) ** 2 + (ys - d * math.sin(a + i * 2.4)) ** 2) / size**2
        top = 0.5 * (1 - (d / radius) ** 2) + 0.42 * np.sqrt(np.clip(1 - q, 0, 1)) + 0.14 * r.random()
        height = np.maximum(height, np.where(q < 1, top, -1))
    near, _, ident = tx.voronoi(shape, leaf, 0.95, seed + 1)
    leaves = (1 - near) * (0.6 + 0.8 * ident)
    wob = tx.fbm(shape, 22, seed + 2, 4, 0.7)
    inside = tx.blur((height > -0.5).astype(np.float32), 5)
    alpha = tx.smooth(inside + 0.75 * (wob - 0.5) + 0.55 * (leaves - 0.6), 0.44, 0.56) * tx.smooth(inside, 0.22, 0.34)
    body = tx.blur(np.maximum(height, 0), 2) * 92 + leaves * 3.2 + wob * 6
    light = tx.relief(body, 0.6)
    t = np.clip(
        0.32 + 0.75 * (light - 0.8) + 0.28 * np.maximum(height, 0) + 0.22 * (ident - 0.5) - 0.12 * (xs + ys) / radius,
        0,
        1,
    )
    rgb = tx.palette(t, stops) * (0.75 + 0.3 * light[..., None])
    c.mix(window, lambda _s: rgb, alpha)


LEAVES = [
    [(0.0, "#17240f"), (0.35, "#2c4420"), (0.6, "#46652f"), (0.85, "#6c8b45"), (1.0, "#92a95a")],
    [(0.0, "#1b2410"), (0.35, "#3a451d"), (0.6, "#5c672b"), (0.85, "#85893f"), (1.0, "#aaa658")],
    [(0.0, "#122014"), (0.35, "#213d2a"), (0.6, "#35593b"), (0.85, "#557c50"), (1.0, "#7c9f68")],
]


def tree(c: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A tree from above, with a long shadow."""
    c.shadow(blob(x, y, radius * 0.92, seed, 0.16), 0.42, 0.5, 0.1)
    _crown(c, x, y, radius, seed, 44, LEAVES[seed % 3], 7.5)


def bush(c: Canvas, x: float, y: float, radius: float, seed: int, berries: bool = False) -> None:
    """A low bush."""
    c.shadow(blob(x, y, radius * 0.9, seed, 0.2), 0.12, 0.45, 0.05)
    _crown(c, x, y, radius, seed, 11, LEAVES[(seed + 1) % 3], 7)
    if berries:
        r = tx.rng(seed + 9)
        for _ in range(9):
            a, d = r.random() * math.tau, radius * 0.7 * math.sqrt(r.random())
            c.raised(disc(x + d * math.cos(a), y + d * math.sin(a), 0.028), "#a8322c", height=0.01, bevel=0.02)


def rock(c: Canvas, x: float, y: float, radius: float, seed: int, squash: float = 0.85, tone: str = "#8f897c") -> None:
    """A boulder with facets."""
    shape = blob(x, y, radius, seed, 0.22, squash)
    c.shadow(shape, radius * 0.4, 0.5, 0.05)
    window, cover = c.mask(shape, 0.05)
    if not cover.size:
        return
    size = cover.shape
    xs, ys = c.xs[:, window[1]] - x, c.ys[window[0]] - y
    dome = np.sqrt(np.clip(1.1 - (xs**2 + (ys / squash) ** 2) / radius**2, 0, 1))
    near, second, ident = tx.voronoi(size, max(12.0, radius * c.scale * 0.55), 0.95, seed + 1)
    tilt = np.sin(ident * 40) * xs + np.cos(ident * 57) * ys
    grain = tx.fbm(size, 16, seed + 2, 4, 0.7)
    height = dome * radius * 60 + tilt * 22 + grain * 4 + 3 * tx.smooth(second - near, 0, 0.12)
    light = tx.relief(height, 0.75) * (0.8 + 0.2 * ident) * (0.84 + 0.3 * grain)
    moss = tx.smooth(tx.fbm(size, 30, seed + 3, 3), 0.58, 0.8) * 0.4
    rgb = np.array(tx.hexcolor(tone), np.float32) * light[..., None]
    rgb = rgb * (1 - moss[..., None]) + np.array(tx.hexcolor("#66703f"), np.float32) * (light * moss)[..., None]
    c.fill(shape.buffer(0.015), "#14120d", 0.35, 0.02)
    c.mix(window, lambda _s: rgb, cover)


def rubble(c: Canvas, x: float, y: float, spread: float, count: int, seed: int, tone: str = "#8f897c") -> None:
    """Loose stones round a place."""
    r = tx.rng(seed)
    spots = sorted((r.random(), r.random(), r.random()) for _ in range(count))
    for i, (a, d, s) in enumerate(spots):
        q = spread * math.sqrt(d)
        rock(c, x + q * math.cos(a * 40), y + q * math.sin(a * 40), 0.05 + 0.11 * s, seed + i, 0.8, tone)


def masonry(
    c: Canvas, shape: BaseGeometry, seed: int, height: float = 0.3, tone: str = "#989080", row: float = 17
) -> None:
    """The top of a stone wall."""
    c.raised(
        shape, lambda s: tx.courses(s, seed, row, 30, tone, "#56503f"), height=height, bevel=0.05, gloss=0.7, rim=0.6
    )


def timber(
    c: Canvas, shape: BaseGeometry, seed: int, *, up: bool = False, tone: str = "#7a5431", height: float = 0.1
) -> None:
    """A piece of wood."""
    c.raised(shape, lambda s: tx.wood(s, seed, tone, up), height=height, bevel=0.035, gloss=0.6)


def beam(
    c: Canvas,
    a: tuple[float, float],
    b: tuple[float, float],
    width: float,
    seed: int,
    tone: str = "#6d4a2b",
    height: float = 0.12,
) -> None:
    """A beam between two points (along x or y)."""
    up = abs(b[1] - a[1]) > abs(b[0] - a[0])
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    timber(c, box(*mid, math.dist(a, b), width, angle, 0.02), seed, up=up, tone=tone, height=height)


def barrel(c: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A barrel, standing."""
    c.raised(disc(x, y, radius), lambda s: tx.wood(s, seed, "#6d4a2a"), height=0.16, bevel=0.07)
    c.raised(disc(x, y, radius * 0.94).difference(disc(x, y, radius * 0.82)), "#4a4a4c", height=0, bevel=0.02)
    c.light(disc(x, y, radius * 0.82), -0.12, 0.02)
    c.fill(disc(x + radius * 0.3, y + radius * 0.1, radius * 0.11), "#2a1a0d")


def crate(c: Canvas, x: float, y: float, size: float, angle: float, seed: int) -> None:
    """A wooden box."""
    c.raised(box(x, y, size, size, angle, 0.02), lambda s: tx.planks(s, seed, 15, 900, "#96713f"), height=0.18)
    frame = box(x, y, size, size, angle, 0.02).difference(box(x, y, size * 0.74, size * 0.74, angle, 0.02))
    c.raised(frame, lambda s: tx.wood(s, seed + 1, "#7f5c33"), height=0.03, bevel=0.02)


def sack(c: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A filled sack."""
    c.raised(
        blob(x, y, radius, seed, 0.18, 0.85),
        lambda s: 0.9 * tx.palette(tx.fbm(s, 9, seed, 3), [(0, "#8d7748"), (1, "#cdb787")]),
        height=0.1,
        bevel=0.1,
        gloss=0.9,
    )
    c.raised(disc(x, y - radius * 0.2, radius * 0.25), "#9a8352", height=0.03, bevel=0.03)


def stool(c: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A round stool."""
    c.raised(disc(x, y, radius), lambda s: tx.wood(s, seed, "#8d6238"), height=0.12, bevel=0.04)
    c.light(disc(x, y, radius * 0.6), -0.1, 0.02)


def tableware(c: Canvas, x: float, y: float, reach: float, seed: int, count: int = 4) -> None:
    """Mugs, plates and a candle on a table."""
    r = tx.rng(seed)
    for i in range(count):
        a = (i + 0.7 * r.random()) * math.tau / count
        px, py = x + reach * math.cos(a), y + reach * math.sin(a)
        if r.random() < 0.55:
            c.raised(disc(px, py, 0.075), "#9a9184", height=0.05, bevel=0.03)
            c.fill(disc(px, py, 0.052), "#c98f35" if r.random() < 0.7 else "#e9dcc0")
            c.raised(box(px + 0.09, py, 0.04, 0.03, 0, 0.01), "#8b8377", height=0.02, bevel=0.01)
        else:
            c.raised(disc(px, py, 0.12), "#c9bda6", height=0.025, bevel=0.03)
            c.fill(disc(px, py, 0.085), "#b8ab92")
            c.raised(blob(px, py, 0.05, seed + i, 0.3), "#8b5a2a", height=0.02, bevel=0.02)
    c.fill(disc(x, y, 0.3), "#ffd27a", 0.30, 0.16)
    c.raised(disc(x, y, 0.055), "#d8cfae", height=0.05, bevel=0.02)
    c.fill(disc(x, y, 0.024), "#fff3b8")


def reeds(c: Canvas, x: float, y: float, seed: int, count: int = 22, spread: float = 0.35) -> None:
    """A tuft of reeds or high grass."""
    r = tx.rng(seed)
    for _ in range(count):
        a, d = r.random() * math.tau, spread * math.sqrt(r.random())
        px, py = x + d * math.cos(a), y + d * math.sin(a)
        lean, high = (r.random() - 0.5) * 0.3, 0.16 + 0.22 * r.random()
        tip = (px + lean, py - high)
        blade = Polygon([(px - 0.018, py), (px + 0.018, py), tip])
        tone = ("#76803c", "#8d9048", "#5f7034", "#a39a55")[int(r.random() * 4)]
        c.fill(Polygon([(px, py), (px + 0.03, py), (px + 0.2, py + 0.12)]), "#0f1408", 0.35)
        c.fill(blade, tone)


def rug(c: Canvas, x: float, y: float, width: float, depth: float, seed: int, tone: str, border: str) -> None:
    """A rug."""
    c.shadow(box(x, y, width, depth), 0.03, 0.4, 0.04)
    weave = lambda s: 0.85 + 0.25 * tx.fbm(s, (3, 5), seed, 2) + 0.12 * (tx.fbm(s, 60, seed + 1, 2) - 0.5)  # noqa: E731
    for shape, color in (
        (box(x, y, width, depth), border),
        (box(x, y, width - 0.16, depth - 0.16), "#c9a55a"),
        (box(x, y, width - 0.22, depth - 0.22), tone),
    ):
        c.fill(shape, lambda s, k=color: np.array(tx.hexcolor(k), np.float32) * weave(s)[..., None])
    cols, rows = int((width - 0.3) / 0.34), int((depth - 0.3) / 0.34)
    for i in range(cols):
        for j in range(rows):
            cx, cy = x + (i - (cols - 1) / 2) * 0.34, y + (j - (rows - 1) / 2) * 0.34
            if (i + j) % 2 == 0:
                d = 0.1
                diamond = Polygon([(cx - d, cy), (cx, cy - d), (cx + d, cy), (cx, cy + d)])
                c.fill(diamond, "#c9a55a", 0.7)
                c.fill(disc(cx, cy, 0.045), border, 0.9)
            else:
                c.fill(disc(cx, cy, 0.028), "#c9a55a", 0.6)


def meadow_flowers(c: Canvas, spots: list[tuple[float, float]], seed: int) -> None:
    """Small flowers round some places."""
    r = tx.rng(seed)
    for x, y in spots:
        tone = ("#f2efe2", "#e9cf55", "#c7a6dd", "#e8e2c8")[int(r.random() * 4)]
        for _ in range(5 + int(r.random() * 9)):
            a, d = r.random() * math.tau, 0.45 * math.sqrt(r.random())
            px, py = x + d * math.cos(a), y + d * math.sin(a)
            c.fill(disc(px + 0.012, py + 0.016, 0.022), "#1c2710", 0.5)
            c.fill(disc(px, py, 0.017 + 0.009 * r.random()), tone, 0.95)
