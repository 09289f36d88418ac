"""Noise and ground textures. Everything is made of seeded noise, so the same seed gives the same picture."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

Array = np.ndarray
Rgb = tuple[float, float, float]


def rng(seed: int) -> np.random.Generator:
    """A random generator that depends on nothing but the seed."""
    return np.random.Generator(np.random.PCG64(seed))


def hexcolor(text: str) -> Rgb:
    """'#rrggbb' as three numbers 0..1."""
    return (int(text[1:3], 16) / 255, int(text[3:5], 16) / 255, int(text[5:7], 16) / 255)


def noise(shape: tuple[int, int], cell: float | tuple[float, float], seed: int) -> Array:
    """Smooth noise of about 0..1; `cell` is the size of a lump in pixels (or lumps of height, width)."""
    ch, cw = cell if isinstance(cell, tuple) else (cell, cell)
    h, w = shape
    lattice = rng(seed).random((int(h / ch) + 5, int(w / cw) + 5), dtype=np.float32)
    box = (1.5, 1.5, 1.5 + w / cw, 1.5 + h / ch)
    return np.asarray(Image.fromarray(lattice).resize((w, h), Image.Resampling.BICUBIC, box=box))


def fbm(
    shape: tuple[int, int], cell: float | tuple[float, float], seed: int, octaves: int = 4, gain: float = 0.55
) -> Array:
    """Noise of several sizes, spread to about 0..1 around 0.5."""
    ch, cw = cell if isinstance(cell, tuple) else (cell, cell)
    total = np.zeros(shape, np.float32)
    amount, weight = 1.0, 0.0
    for octave in range(octaves):
        if min(ch, cw) < 1.2 and octave:
            break
        total += amount * (noise(shape, (max(ch, 1.0), max(cw, 1.0)), seed * 31 + octave) - 0.5)
        weight += amount * amount
        amount, ch, cw = amount * gain, ch / 2, cw / 2
    return np.clip(total / np.sqrt(weight) * 1.05 + 0.5, 0, 1)


def tile_noise(size: int, cells: int, seed: int, stretch: int = 1) -> Array:
    """Square noise that repeats without a seam; `stretch` makes the lumps longer along x."""
    total = np.zeros((size, size), np.float32)
    amount = 1.0
    for octave in range(4):
        rows = cells * 2**octave
        cols = max(1, rows // stretch)
        lattice = np.pad(rng(seed * 17 + octave).random((rows, cols), dtype=np.float32), 2, mode="wrap")
        box = (2.0, 2.0, 2.0 + cols, 2.0 + rows)
        total += amount * (np.asarray(Image.fromarray(lattice).resize((size, size), Image.Resampling.BICUBIC, box=box)))
        amount *= 0.5
    total -= total.min()
    return total / total.max()


def sample(tex: Array, ys: Array, xs: Array) -> Array:
    """Value of a repeating texture at any place, between pixels too."""
    h, w = tex.shape
    y0, x0 = np.floor(ys), np.floor(xs)
    fy, fx = (ys - y0).astype(np.float32), (xs - x0).astype(np.float32)
    yi, xi = y0.astype(np.int32) % h, x0.astype(np.int32) % w
    yj, xj = (yi + 1) % h, (xi + 1) % w
    top = tex[yi, xi] * (1 - fx) + tex[yi, xj] * fx
    return top * (1 - fy) + (tex[yj, xi] * (1 - fx) + tex[yj, xj] * fx) * fy


def palette(t: Array, stops: list[tuple[float, str]]) -> Array:
    """Colours between the stops for a field of numbers."""
    at = [s[0] for s in stops]
    colors = np.array([hexcolor(s[1]) for s in stops], np.float32)
    return np.stack([np.interp(t, at, colors[:, i]).astype(np.float32) for i in range(3)], axis=-1)


def smooth(t: Array, low: float, high: float) -> Array:
    """0 below `low`, 1 above `high`, soft between."""
    x = np.clip((t - low) / (high - low), 0, 1)
    return (x * x * (3 - 2 * x)).astype(np.float32)


def blur(field: Array, radius: float) -> Array:
    """Soft blur (three running means), the rim is carried on."""
    r = max(1, round(radius * 0.6))
    out = field.astype(np.float32)
    for axis in (0, 1, 0, 1, 0, 1):
        pad = [(0, 0)] * out.ndim
        pad[axis] = (r + 1, r)
        total = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
        n = out.shape[axis]
        high = np.take(total, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
        low = np.take(total, np.arange(n), axis=axis)
        out = ((high - low) / (2 * r + 1)).astype(np.float32)
    return out


def relief(height: Array, strength: float) -> Array:
    """Light from the upper left on a height field, around 1."""
    gy, gx = np.gradient(height)
    slope = (gx + gy) * strength
    return (1 + 0.45 * slope / np.sqrt(1 + slope * slope)).astype(np.float32)


def strokes(shape: tuple[int, int], count: int, length: float, angle: float, spread: float, seed: int) -> Array:
    """Many short strokes (blades of grass, straw, scratches) as a field of -1..1."""
    h, w = shape
    r = rng(seed)
    img = Image.new("L", (w, h), 128)
    draw = ImageDraw.Draw(img)
    xs, ys = r.random(count) * w, r.random(count) * h
    angles = np.radians(angle + (r.random(count) * 2 - 1) * spread)
    lengths = length * (0.5 + r.random(count))
    shade = (128 + (r.random(count) * 2 - 1) * 110).astype(int)
    dx, dy = np.cos(angles) * lengths, np.sin(angles) * lengths
    for x, y, a, b, s in zip(xs, ys, dx, dy, shade, strict=True):
        draw.line((x, y, x + a, y + b), fill=int(s), width=1)
    field = (np.asarray(img, np.float32) - 128) / 128
    return 0.55 * field + 0.45 * blur(field, 1)


def voronoi(shape: tuple[int, int], cell: float, jitter: float, seed: int) -> tuple[Array, Array, Array]:
    """Distance to the nearest and the next stone (in cells), and a number 0..1 for each stone."""
    h, w = shape
    rows, cols = int(h / cell) + 4, int(w / cell) + 4
    r = rng(seed)
    px = 0.5 + (r.random((rows, cols)).astype(np.float32) - 0.5) * jitter
    py = 0.5 + (r.random((rows, cols)).astype(np.float32) - 0.5) * jitter
    ident = r.random((rows, cols)).astype(np.float32)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(cell) + 1
    iy, ix = y.astype(np.int32), x.astype(np.int32)
    near = np.full(shape, 9, np.float32)
    second = near.copy()
    best = np.zeros(shape, np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            ny, nx = iy + dy, ix + dx
            d = np.hypot(nx + px[ny, nx] - x, ny + py[ny, nx] - y)
            closer = d < near
            second = np.where(closer, near, np.minimum(second, d))
            best = np.where(closer, ident[ny, nx], best)
            near = np.where(closer, d, near)
    return near, second, best


def grass(shape: tuple[int, int], seed: int, dry: float = 0.0) -> Array:
    """Meadow: patches of several greens, blades, tufts."""
    h, w = shape
    big = fbm(shape, 420, seed, 3)
    mid = fbm(shape, 90, seed + 1, 4)
    t = np.clip(0.5 * big + 0.5 * mid + dry * 0.3, 0, 1)
    stops = [(0.2, "#46602f"), (0.42, "#5b7638"), (0.58, "#6f8843"), (0.72, "#84954e"), (0.9, "#9a9c5c")]
    rgb = palette(t, stops)
    blades = strokes(shape, h * w // 55, 11, -75, 45, seed + 2)
    clump = fbm(shape, 26, seed + 3, 3)
    tufts = strokes(shape, h * w // 700, 17, -80, 32, seed + 4)
    light = 1 + blades * (0.26 + 0.26 * smooth(clump, 0.45, 0.8)) + (clump - 0.5) * 0.26 + 0.34 * tufts
    light *= relief(blur(mid, 4), 10) * 0.6 + 0.4
    return rgb * light[..., None]


def dirt(shape: tuple[int, int], seed: int, stops: list[tuple[float, str]] | None = None) -> Array:
    """Trodden earth with crumbs and small stones."""
    t = fbm(shape, 120, seed, 5, 0.6)
    stops = stops or [(0.2, "#5f4a33"), (0.5, "#80664a"), (0.8, "#9a8160")]
    near, _, ident = voronoi(shape, 13, 0.9, seed + 1)
    dome = np.clip(0.36 * ident - near + 0.10 * (fbm(shape, 5, seed + 3, 2) - 0.5), 0, 1) * (ident > 0.66)
    pebble = smooth(dome, 0.0, 0.05) * (0.15 + 0.45 * ((ident * 37) % 1))
    height = fbm(shape, 14, seed + 2, 4, 0.7) * 2.4 + dome * 7
    rgb = palette(t, stops)
    rgb = rgb * (1 - pebble[..., None]) + np.array(hexcolor("#948670"), np.float32) * pebble[..., None]
    return rgb * relief(height, 1.1)[..., None]


def sand(shape: tuple[int, int], seed: int) -> Array:
    """Beach: fine grain, ripples, a few shells."""
    t = fbm(shape, 200, seed, 4)
    rgb = palette(t, [(0.2, "#a8905f"), (0.5, "#c2ab78"), (0.8, "#d6c292")])
    ripples = fbm(shape, (16, 70), seed + 1, 3)
    grain = rng(seed + 2).random(shape, dtype=np.float32) - 0.5
    near, _, ident = voronoi(shape, 22, 0.9, seed + 3)
    dome = np.clip(0.26 * ident - near + 0.12 * (fbm(shape, 6, seed + 4, 2) - 0.5), 0, 1) * (ident > 0.72)
    pebble = smooth(dome, 0.0, 0.05) * (0.2 + 0.8 * ((ident * 37) % 1))
    light = relief(ripples * 4 + dome * 9, 1.0) * (1 + 0.10 * blur(grain, 1) + 0.05 * grain)
    rgb = rgb * (1 - 0.4 * pebble[..., None]) + 0.27 * pebble[..., None]
    return rgb * light[..., None]


def rock(shape: tuple[int, int], seed: int, tone: str = "#87806f") -> Array:
    """Bare rock with ledges and cracks."""
    base = np.array(hexcolor(tone), np.float32)
    n = fbm(shape, 110, seed, 5, 0.62)
    ridge = 1 - np.abs(2 * fbm(shape, 70, seed + 1, 4) - 1)
    near, second, ident = voronoi(shape, 58, 0.95, seed + 2)
    crack = smooth(second - near, 0.0, 0.10)
    height = n * 9 + ridge * 4 + ident * 2.5 * smooth(second - near, 0, 0.3)
    light = relief(blur(height, 1), 0.9) * (0.72 + 0.28 * crack) * (0.85 + 0.3 * ident) * (0.8 + 0.4 * n)
    tint = 1 + (fbm(shape, 240, seed + 3, 2)[..., None] - 0.5) * np.array([0.16, 0.08, -0.1], np.float32)
    return base * light[..., None] * tint


def stones(shape: tuple[int, int], seed: int, cell: float = 44, tone: str = "#8b8577", gap: str = "#4d493f") -> Array:
    """Irregular paving: rounded stones of different tint with dark joints."""
    wob = 5 * (fbm(shape, 30, seed + 5, 2) - 0.5)
    near, second, ident = voronoi(shape, cell, 0.62, seed)
    edge = (second - near) + wob * 0.012
    body = smooth(edge, 0.03, 0.15)
    grain = fbm(shape, 18, seed + 1, 4, 0.65)
    light = relief(smooth(edge, 0.0, 0.42) * 7 + grain * 2.2, 0.85) * (0.74 + 0.46 * ident) * (0.9 + 0.2 * grain)
    shade = (ident * 7.3) % 1
    color = np.array(hexcolor(tone), np.float32) + (shade[..., None] - 0.5) * np.array([0.09, 0.04, -0.05], np.float32)
    ground = np.array(hexcolor(gap), np.float32) * (0.75 + 0.5 * grain[..., None])
    b = body[..., None]
    return color * light[..., None] * b + ground * (1 - b)


def courses(
    shape: tuple[int, int], seed: int, row: float, long: float, tone: str = "#8d8677", gap: str = "#47433a"
) -> Array:
    """Hewn stones in rows (floors, wall tops, roofs)."""
    h, w = shape
    r = rng(seed)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    yy += 3.0 * (fbm(shape, 40, seed + 1, 2) - 0.5)
    xx += 3.0 * (fbm(shape, 40, seed + 2, 2) - 0.5)
    rows = np.clip((yy / row).astype(np.int32) + 1, 0, None)
    count = int(h / row) + 4
    cols = int(w / long) + 5
    edges = (np.arange(cols)[None, :] + (r.random((count, cols)) - 0.5) * 0.55 + r.random((count, 1))) - 1.8
    x = xx / long
    index = np.zeros(shape, np.int32)
    left = np.full(shape, -9.0, np.float32)
    right = np.full(shape, 1e6, np.float32)
    for c in range(cols):
        e = edges[rows, c].astype(np.float32)
        inside = x >= e
        index = np.where(inside, c, index)
        left = np.where(inside, e, left)
        right = np.where(~inside & (e < right), e, right)
    dx = np.minimum(x - left, right - x) * long
    fy = yy / row
    dy = np.minimum(fy - np.floor(fy), np.ceil(fy) - fy) * row
    edge = np.minimum(dx, dy) - 1.5 * np.exp(-((dx - dy) ** 2) / 30)
    ident = r.random((count, cols)).astype(np.float32)[rows, index]
    grain = fbm(shape, 20, seed + 3, 4, 0.65)
    body = smooth(edge, 0.6, 2.6)[..., None]
    light = relief(smooth(edge, 0, 7) * 5 + grain * 2.6, 0.8) * (0.76 + 0.42 * ident) * (0.88 + 0.24 * grain)
    shade = (ident * 9.7) % 1
    color = np.array(hexcolor(tone), np.float32) + (shade[..., None] - 0.5) * np.array([0.07, 0.03, -0.05], np.float32)
    ground = np.array(hexcolor(gap), np.float32) * (0.8 + 0.4 * grain[..., None])
    return color * light[..., None] * body + ground * (1 - body)


def planks(
    shape: tuple[int, int], seed: int, board: float = 24, long: float = 260, tone: str = "#8a6238", up: bool = False
) -> Array:
    """Boards along x (or along y with `up`), grain, joints, nails, wear."""
    if up:
        return np.ascontiguousarray(planks((shape[1], shape[0]), seed, board, long, tone).transpose(1, 0, 2))
    h, w = shape
    r = rng(seed)
    count = int(h / board) + 2
    y = np.arange(h, dtype=np.float32)[:, None] / board
    row = np.broadcast_to(y.astype(np.int32), shape)
    shift = r.random(count).astype(np.float32) * 3
    x = np.arange(w, dtype=np.float32)[None, :] / long + shift[row]
    piece = x.astype(np.int32)
    ident = r.random((count, int(w / long) + 6)).astype(np.float32)[row, piece]
    tex = tile_noise(512, 22, seed + 1, 11)
    fine = tile_noise(512, 90, seed + 2, 30)
    ys = np.broadcast_to(np.arange(h, dtype=np.int32)[:, None], shape) + (ident * 4001).astype(np.int32)
    xs = np.broadcast_to(np.arange(w, dtype=np.int32)[None, :], shape) + (ident * 9973).astype(np.int32)
    grain = tex[ys % 512, xs % 512]
    hair = fine[ys % 512, xs % 512]
    rings = 0.5 + 0.5 * np.sin(grain * 34 + ident * 20)
    fy = (y - np.floor(y)) * board
    dy = np.broadcast_to(np.minimum(fy, board - fy), shape)
    fx = (x - piece) * long
    dx = np.minimum(fx, long - fx)
    joint = smooth(dy, 0.3, 2.0) * smooth(dx, 0.2, 1.8)
    nail = smooth(-(np.hypot(dx - 6, dy - 5)), -2.2, -1.2)
    base = np.array(hexcolor(tone), np.float32)
    light = (0.72 + 0.46 * ident) * (0.88 + 0.14 * rings * grain + 0.22 * (hair - 0.5)) * (0.42 + 0.58 * joint)
    light *= 1 + 0.10 * smooth(-np.abs(fy - 3), -3, 0) - 0.08 * smooth(fy, board - 6, board)
    light *= (1 - 0.45 * nail) * (0.86 + 0.28 * fbm(shape, 150, seed + 4, 3))
    hue = ((ident * 5.7) % 1 - 0.5)[..., None] * np.array([0.03, 0.0, -0.03], np.float32)
    return (base + hue) * light[..., None]


def wood(shape: tuple[int, int], seed: int, tone: str = "#8a6238", up: bool = False) -> Array:
    """One piece of wood for furniture."""
    side = (shape[0] if not up else shape[1]) + 2
    return planks(shape, seed, max(side / max(1, round(side / 34)), 8), 4000, tone, up)


def shingles(shape: tuple[int, int], seed: int, tone: str = "#7d5440") -> Array:
    """Roof of wooden shingles; each row lies on the next one below."""
    h, w = shape
    r = rng(seed)
    row, long = 23.0, 21.0
    y = np.arange(h, dtype=np.float32)[:, None] + 2.5 * (fbm(shape, 18, seed + 1, 2) - 0.5)
    rows = np.clip((y / row).astype(np.int32), 0, None)
    shift = r.random(int(h / row) + 3).astype(np.float32) * 2
    x = np.arange(w, dtype=np.float32)[None, :] / long + shift[rows] + 0.12 * (fbm(shape, 26, seed + 2, 2) - 0.5)
    ident = r.random((int(h / row) + 3, int(w / long) + 5)).astype(np.float32)[rows, x.astype(np.int32)]
    fy = y / row - rows - (ident - 0.5) * 0.16
    fx = np.abs(x - np.floor(x) - 0.5) * 2
    grain = fbm(shape, (22, 3), seed + 3, 2)
    light = (0.66 + 0.4 * np.clip(fy, 0, 1)) * (0.75 + 0.45 * ident) * (0.8 + 0.4 * grain)
    light *= (
        (1 - 0.45 * smooth(fx, 0.86, 0.98)) * (1 - 0.55 * smooth(fy, 0.86, 1.0)) * (1 - 0.4 * smooth(-fy, -0.16, 0.02))
    )
    hue = ((ident * 8.3) % 1 - 0.5)[..., None] * np.array([0.06, 0.01, -0.03], np.float32)
    return (np.array(hexcolor(tone), np.float32) + hue) * light[..., None]
