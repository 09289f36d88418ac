"""Rivers and the sea."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity

from . import props
from . import textures as tx
from .drawing import Canvas, blob

Array = np.ndarray
DEPTHS = [
    (0.0, "#8b8460"),
    (0.18, "#6f8d7c"),
    (0.4, "#4d8489"),
    (0.75, "#336f82"),
    (1.1, "#265b74"),
    (1.6, "#1f4c66"),
    (4.0, "#163a55"),
]


def _bed(c: Canvas, seed: int) -> Array:
    """Pebbles seen through the water."""
    return tx.stones(c.shape, seed, 26, "#938d76", "#5f5a44")


def river(c: Canvas, shore: Array, depth: Array, across: Array, seed: int) -> None:
    """Flowing water; `shore` is the distance to the bank (inside above 0), `across` the distance to the middle."""
    ys = np.broadcast_to(c.ys, c.shape)
    k = c.scale
    body = tx.smooth(shore, 0.0, 0.045)
    wob = (tx.fbm(c.shape, 120, seed, 3) - 0.5) * 110
    flow = tx.sample(tx.tile_noise(1024, 14, seed + 1, 1), (across * k * 1.9 + wob), ys * k * 0.62 + 0.3 * wob)
    fine = tx.sample(tx.tile_noise(1024, 30, seed + 2, 1), (across * k * 1.5 - wob), ys * k * 0.8)
    rgb = tx.palette(depth + 0.22 * (flow - 0.5), DEPTHS)
    clear = np.exp(-np.clip(depth, 0, 9) * 2.4)[..., None]
    rgb = rgb * (1 - 0.5 * clear) + _bed(c, seed + 3) * np.array([0.72, 0.86, 0.84], np.float32) * (0.5 * clear)
    light = tx.relief(tx.blur(flow, 1) * 22 + fine * 7, 0.75)
    rgb = rgb * (0.55 + 0.45 * light[..., None])
    ridge = 1 - np.abs(2 * flow - 1) * 1.0
    crest = tx.smooth(ridge, 0.955, 0.995) * tx.smooth(fine, 0.42, 0.6) * tx.smooth(shore, 0.1, 0.5)
    rgb = rgb * (1 - 0.42 * crest[..., None]) + np.array([0.80, 0.91, 0.93], np.float32) * (0.42 * crest[..., None])
    rgb *= (1 - 0.34 * tx.smooth(shore, 0.34, 0.0) * (across < 0))[..., None]
    c.all(rgb, body)
    _foam(c, shore, seed + 5, 0.16)


def _foam(c: Canvas, shore: Array, seed: int, reach: float) -> None:
    """White water along the bank: one lively line and a broken second one."""
    n = tx.fbm(c.shape, 34, seed, 4)
    holes = tx.smooth(tx.fbm(c.shape, 9, seed + 1, 2), 0.3, 0.55)
    first = tx.smooth(np.abs(shore - 0.045 - 0.07 * (n - 0.5)), 0.045, 0.012) * tx.smooth(n, 0.3, 0.5)
    second = tx.smooth(np.abs(shore - reach - 0.02 - 0.16 * (n - 0.5)), 0.03, 0.006) * tx.smooth(n, 0.47, 0.6)
    foam = np.clip(first * 0.75 + second * 0.6, 0, 1) * (0.45 + 0.55 * holes)
    c.all(np.broadcast_to(np.array([0.90, 0.95, 0.94], np.float32), c.rgb.shape), foam)


def sea(c: Canvas, shore: Array, depth: Array, seed: int) -> None:
    """Sea with waves that roll to the shore; `shore` is the distance to the land (water above 0)."""
    body = tx.smooth(shore, 0.0, 0.05)
    wet = tx.smooth(shore, -0.75, -0.1) * (1 - body)
    c.rgb *= (1 - 0.30 * wet)[..., None]
    ys, xs = np.broadcast_to(c.ys, c.shape), np.broadcast_to(c.xs, c.shape)
    k = c.scale
    wob = (tx.fbm(c.shape, 150, seed, 3) - 0.5) * 120
    chop = tx.sample(tx.tile_noise(1024, 16, seed + 1), ys * k * 1.5 + wob, xs * k * 0.8 + wob * 0.5)
    fine = tx.sample(tx.tile_noise(1024, 34, seed + 2), ys * k * 1.2 - wob, xs * k * 0.9)
    rgb = tx.palette(depth + 0.35 * (chop - 0.5), DEPTHS)
    clear = np.exp(-np.clip(depth, 0, 9) * 2.0)[..., None]
    rgb = rgb * (1 - 0.5 * clear) + tx.sand(c.shape, seed + 3) * np.array([0.72, 0.84, 0.80], np.float32) * (
        0.5 * clear
    )
    swell = np.sin((shore + 0.9 * (tx.fbm(c.shape, 260, seed + 4, 3) - 0.5)) * math.tau / 1.6)
    light = tx.relief(chop * 26 + fine * 8 + swell * 5, 0.7)
    rgb = rgb * (0.5 + 0.5 * light[..., None])
    gap = tx.fbm(c.shape, 110, seed + 6, 3)
    crest = tx.smooth(swell + 0.5 * (fine - 0.5), 0.93, 1.12) * tx.smooth(gap, 0.48, 0.68) * tx.smooth(chop, 0.25, 0.6)
    glint = tx.smooth(1 - np.abs(2 * chop - 1), 0.965, 0.998) * tx.smooth(fine, 0.45, 0.62) * 0.4
    white = np.clip(crest * 0.55 + glint, 0, 1)[..., None] * tx.smooth(shore, 0.25, 0.6)[..., None]
    rgb = rgb * (1 - white) + np.array([0.86, 0.94, 0.94], np.float32) * white
    c.all(rgb, body)
    _foam(c, shore, seed + 8, 0.26)
    _foam(c, shore - 0.5, seed + 11, 0.2)


def stone(c: Canvas, x: float, y: float, radius: float, seed: int) -> None:
    """A stone in the water, with foam round it."""
    ring = blob(x, y, radius * 1.35, seed, 0.3)
    c.fill(ring, "#dcebea", 0.28, 0.035)
    c.fill(affinity.translate(ring, 0.0, radius * 0.8), "#d8ebec", 0.16, 0.09)
    c.fill(blob(x, y, radius * 1.1, seed, 0.2), "#20333a", 0.6, 0.04)
    props.rock(c, x, y, radius, seed, 0.85, "#7f7d74")
