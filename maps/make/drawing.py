"""A canvas in scene units: shapes with shadow, bevel and texture on a float picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from shapely import LineString, MultiPolygon, Point, Polygon, affinity
from shapely.geometry.base import BaseGeometry

from . import textures as tx

Array = np.ndarray
Paint = str | Array | Callable[[tuple[int, int]], Array]
Window = tuple[slice, slice]
SUPER = 3


def disc(x: float, y: float, radius: float, squash: float = 1.0) -> BaseGeometry:
    """A circle, or an ellipse with `squash`."""
    return affinity.scale(Point(x, y).buffer(radius, 24), 1, squash)


def box(x: float, y: float, width: float, height: float, angle: float = 0.0, rounding: float = 0.04) -> BaseGeometry:
    """A rectangle round (x, y), turned and rounded."""
    half_w, half_h = width / 2 - rounding, height / 2 - rounding
    corners = [(x - half_w, y - half_h), (x + half_w, y - half_h), (x + half_w, y + half_h), (x - half_w, y + half_h)]
    return affinity.rotate(Polygon(corners).buffer(rounding, 4), angle)


def blob(x: float, y: float, radius: float, seed: int, rough: float = 0.25, squash: float = 1.0) -> BaseGeometry:
    """An uneven round shape (a rock, a bush, a puddle)."""
    r = tx.rng(seed)
    phase, amount = r.random(5) * math.tau, (r.random(5) - 0.5) * rough
    points = []
    for i in range(40):
        a = i * math.tau / 40
        rad = radius * (
            1 + sum(m * math.sin((k + 2) * a + p) for k, (p, m) in enumerate(zip(phase, amount, strict=True)))
        )
        points.append((x + rad * math.cos(a), y + squash * rad * math.sin(a)))
    return Polygon(points).buffer(0)


def line(points: Sequence[tuple[float, float]], width: float, cap: str = "flat") -> BaseGeometry:
    """A band along a line."""
    return LineString(points).buffer(width / 2, cap_style=cap, join_style="mitre")


class Canvas:
    """A picture of `width` x `height` scene units."""

    def __init__(self, width: float, height: float, scale: int = 96) -> None:
        self.scale = scale
        self.w, self.h = round(width * scale), round(height * scale)
        self.rgb = np.zeros((self.h, self.w, 3), np.float32)
        self.xs = ((np.arange(self.w, dtype=np.float32) + 0.5) / scale)[None, :]
        self.ys = ((np.arange(self.h, dtype=np.float32) + 0.5) / scale)[:, None]

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of pixels."""
        return (self.h, self.w)

    def mask(self, shape: BaseGeometry, pad: float = 0.0) -> tuple[Window, Array]:
        """The part of the picture a shape lies in, and how much of each pixel is covered."""
        x0, y0, x1, y1 = shape.bounds
        left, top = max(0, int((x0 - pad) * self.scale) - 1), max(0, int((y0 - pad) * self.scale) - 1)
        right = min(self.w, int((x1 + pad) * self.scale) + 2)
        bottom = min(self.h, int((y1 + pad) * self.scale) + 2)
        if right <= left or bottom <= top:
            return (slice(0, 0), slice(0, 0)), np.zeros((0, 0), np.float32)
        img = Image.new("L", ((right - left) * SUPER, (bottom - top) * SUPER))
        draw = ImageDraw.Draw(img)
        parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
        k = self.scale * SUPER
        for part in parts:
            for ring, fill in [(part.exterior, 255), *[(i, 0) for i in part.interiors]]:
                draw.polygon([(x * k - left * SUPER, y * k - top * SUPER) for x, y in ring.coords], fill=fill)
        cover = np.asarray(img.reduce(SUPER), np.float32) / 255
        return (slice(top, bottom), slice(left, right)), cover

    def mix(self, window: Window, paint: Paint, alpha: Array) -> None:
        """Lay paint over a part of the picture."""
        part = self.rgb[window]
        if part.size == 0:
            return
        if isinstance(paint, str):
            color: Array = np.array(tx.hexcolor(paint), np.float32)
        elif callable(paint):
            color = paint(part.shape[:2])
        else:
            color = paint[window]
        a = alpha[..., None]
        self.rgb[window] = part * (1 - a) + color * a

    def all(self, paint: Paint, alpha: Array) -> None:
        """Lay paint over the whole picture."""
        self.mix((slice(0, self.h), slice(0, self.w)), paint, alpha)

    def fill(self, shape: BaseGeometry, paint: Paint, alpha: float = 1.0, feather: float = 0.0) -> None:
        """Paint a shape; `feather` makes its edge soft (units)."""
        window, cover = self.mask(shape, 2 * feather)
        if feather and cover.size:
            cover = tx.blur(cover, feather * self.scale)
        self.mix(window, paint, cover * alpha)

    def light(self, shape: BaseGeometry, amount: float, feather: float = 0.0) -> None:
        """Make a shape lighter (above 0) or darker (below 0)."""
        window, cover = self.mask(shape, 2 * feather)
        if cover.size:
            cover = tx.blur(cover, feather * self.scale) if feather else cover
            self.rgb[window] *= 1 + amount * cover[..., None]

    def shadow(self, shape: BaseGeometry, length: float, strength: float = 0.45, soft: float = 0.06) -> None:
        """The shadow a shape of some height throws to the lower right."""
        steps = max(1, int(length / 0.06))
        moved = [affinity.translate(shape, length * i / steps, length * 0.8 * i / steps) for i in range(steps + 1)]
        sweep = moved[0]
        for m in moved[1:]:
            sweep = sweep.union(m)
        self.light(sweep, -strength, soft)

    def raised(
        self,
        shape: BaseGeometry,
        paint: Paint,
        *,
        height: float = 0.1,
        bevel: float = 0.05,
        gloss: float = 0.5,
        rim: float = 0.45,
        shade: float = 0.45,
    ) -> None:
        """A solid thing: shadow, paint, bevelled edge, dark outline."""
        if height:
            self.shadow(shape, height, shade, 0.04 + height * 0.2)
        window, cover = self.mask(shape, 0.1)
        if not cover.size:
            return
        self.fill(shape.buffer(0.015), "#17120c", rim, 0.012)
        self.mix(window, paint, cover)
        soft = tx.blur(cover, bevel * self.scale)
        gy, gx = np.gradient(soft)
        slope = (gx + gy) * bevel * self.scale
        inner = tx.blur(cover, 2)
        edge = np.clip((inner - 0.5) * 2, 0, 1)
        factor = 1 + cover * (gloss * slope * 1.6 - rim * 0.35 * (1 - edge))
        self.rgb[window] *= np.clip(factor, 0.25, 1.9)[..., None]

    def distance(self, shape: BaseGeometry, step: int = 4) -> Array:
        """Signed distance to the edge of a shape in units, above 0 inside."""
        h, w = -(-self.h // step), -(-self.w // step)
        ys = (np.arange(h, dtype=np.float32) + 0.5)[:, None] * step / self.scale
        xs = (np.arange(w, dtype=np.float32) + 0.5)[None, :] * step / self.scale
        best = np.full((h, w), 1e6, np.float32)
        img = Image.new("L", (w, h))
        draw = ImageDraw.Draw(img)
        parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
        k = self.scale / step
        for part in parts:
            for ring, fill in [(part.exterior, 1), *[(i, 0) for i in part.interiors]]:
                points = list(ring.simplify(0.01).coords)
                draw.polygon([(x * k - 0.5, y * k - 0.5) for x, y in points], fill=fill)
                for (ax, ay), (bx, by) in pairwise(points):
                    dx, dy = bx - ax, by - ay
                    long = dx * dx + dy * dy or 1e-9
                    t = np.clip(((xs - ax) * dx + (ys - ay) * dy) / long, 0, 1)
                    best = np.minimum(best, (xs - ax - t * dx) ** 2 + (ys - ay - t * dy) ** 2)
        signed = np.sqrt(best) * (np.asarray(img, np.float32) * 2 - 1)
        large = Image.fromarray(signed).resize((w * step, h * step), Image.Resampling.BICUBIC)
        return np.asarray(large)[: self.h, : self.w]

    def line_distance(self, points: Sequence[tuple[float, float]], step: int = 4) -> Array:
        """Distance to a line in units."""
        return -self.distance(LineString(points).buffer(0.005), step) + 0.005

    def picture(self) -> Image.Image:
        """The finished picture, colours clipped softly."""
        rgb = np.clip(self.rgb, 0, 1.4)
        rgb = np.where(rgb > 0.85, 0.85 + (rgb - 0.85) * 0.3, rgb)
        return Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")

    def save(self, path: Path, quality: int = 88) -> None:
        """Write a JPEG."""
        self.picture().save(path, "JPEG", quality=quality, subsampling=0, optimize=True, progressive=True)
