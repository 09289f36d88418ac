"""A small vector kit: emblems are written as lists of points on a 100 x 100 field.

Why an own kit: the emblems must be our own shapes, easy to read in a diff and the same on every machine. A shape is a
string of points, "x,y x,y ...". The outline passes smoothly through its points; a point that ends in "!" is a corner.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

Point = tuple[float, float]

FIELD = 100.0
"""Side of the drawing field in emblem units; (50, 50) is the centre of the token."""

LIGHT, MID, DARK, CUT = "light", "mid", "dark", "cut"
GLOW = "glow"

TONES: dict[str, tuple[int, int, int, int]] = {
    LIGHT: (250, 243, 226, 255),
    MID: (214, 198, 166, 255),
    DARK: (146, 122, 92, 255),
    GLOW: (246, 190, 92, 255),
    CUT: (0, 0, 0, 0),
}


def parse(text: str) -> list[tuple[float, float, bool]]:
    """Read "x,y x,y!" into points with their corner mark."""
    points = []
    for word in text.split():
        corner = word.endswith("!")
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y), corner))
    return points


def _hermite(p0: Point, p1: Point, t0: Point, t1: Point, steps: int) -> list[Point]:
    """Points of one smooth span, without its last point."""
    out = []
    for i in range(steps):
        s = i / steps
        h00, h10 = 2 * s**3 - 3 * s**2 + 1, s**3 - 2 * s**2 + s
        h01, h11 = -2 * s**3 + 3 * s**2, s**3 - s**2
        out.append(
            (
                h00 * p0[0] + h10 * t0[0] + h01 * p1[0] + h11 * t1[0],
                h00 * p0[1] + h10 * t0[1] + h01 * p1[1] + h11 * t1[1],
            )
        )
    return out


def _tangent(before: Point, here: Point, after: Point) -> tuple[Point, Point]:
    """Tangents into and out of a smooth point; scaled by span length, so that uneven spans do not overshoot."""
    d1 = math.dist(before, here) or 1e-6
    d2 = math.dist(here, after) or 1e-6
    dx, dy = after[0] - before[0], after[1] - before[1]
    norm = math.hypot(dx, dy) or 1e-6
    ux, uy = dx / norm, dy / norm
    return (ux * d1, uy * d1), (ux * d2, uy * d2)


def curve(text: str, closed: bool = True) -> list[Point]:
    """Outline through the points of `text`: smooth at plain points, sharp at corners."""
    raw = parse(text)
    count = len(raw)
    pts = [(x, y) for x, y, _ in raw]
    sharp = [c for _, _, c in raw]
    if not closed:
        sharp[0] = sharp[-1] = True
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        p, q = pts[i], pts[j]
        chord = (q[0] - p[0], q[1] - p[1])
        if sharp[i] and sharp[j]:
            out.append(p)
            continue
        t_out = chord if sharp[i] else _tangent(pts[i - 1], p, q)[1]
        t_in = chord if sharp[j] else _tangent(p, q, pts[(j + 1) % count])[0]
        out.extend(_hermite(p, q, t_out, t_in, 14))
    if not closed:
        out.append(pts[-1])
    return out


class Ink:
    """The picture an emblem draws into: flat tones, later ones over earlier ones; CUT takes ink away again."""

    def __init__(self, pixels: int) -> None:
        """Make an empty field of `pixels` x `pixels`."""
        self.image = Image.new("RGBA", (pixels, pixels), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)
        self._scale = pixels / FIELD
        self._matrix = np.eye(3)
        self._stack: list[np.ndarray] = []

    # -- placing ---------------------------------------------------------------------------------------------------

    def push(self, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, flip: bool = False) -> Ink:
        """Draw from now on turned about the centre by `turn` degrees (clockwise), sized, flipped, moved by x, y."""
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        to_centre = np.array([[1, 0, -50], [0, 1, -50], [0, 0, 1]], float)
        spin = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ np.diag([-size if flip else size, size, 1])
        back = np.array([[1, 0, 50 + x], [0, 1, 50 + y], [0, 0, 1]], float)
        self._stack.append(self._matrix)
        self._matrix = self._matrix @ back @ spin @ to_centre
        return self

    def pop(self) -> Ink:
        """Go back to the placing before the last push."""
        self._matrix = self._stack.pop()
        return self

    def _fill(self, tone: str, points: list[Point]) -> None:
        flat = np.array([(x, y, 1.0) for x, y in points]) @ self._matrix.T
        self._draw.polygon([(float(x), float(y)) for x, y in flat[:, :2] * self._scale], fill=TONES[tone])

    # -- shapes ----------------------------------------------------------------------------------------------------

    def shape(self, tone: str, text: str) -> Ink:
        """Fill a closed outline."""
        self._fill(tone, curve(text))
        return self

    def pair(self, tone: str, text: str) -> Ink:
        """Fill an outline and its mirror image about the middle."""
        points = curve(text)
        self._fill(tone, points)
        self._fill(tone, [(FIELD - x, y) for x, y in points])
        return self

    def whole(self, tone: str, text: str) -> Ink:
        """Fill an outline given by its left half, from the top on the middle line to the bottom."""
        left = text.split()
        right = []
        for word in reversed(left):
            x, y = word.rstrip("!").split(",")
            if abs(float(x) - FIELD / 2) > 1e-9:
                right.append(f"{FIELD - float(x)},{y}" + ("!" if word.endswith("!") else ""))
        return self.shape(tone, " ".join(left + right))

    def oval(self, tone: str, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Ink:
        """Fill an ellipse with its own turn in degrees."""
        ry = rx if ry is None else ry
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        points = []
        for i in range(72):
            a = 2 * math.pi * i / 72
            u, v = rx * math.cos(a), ry * math.sin(a)
            points.append((x + u * c - v * s, y + u * s + v * c))
        self._fill(tone, points)
        return self

    def ovals(self, tone: str, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Ink:
        """Fill an ellipse and its mirror image about the middle."""
        return self.oval(tone, x, y, rx, ry, turn).oval(tone, FIELD - x, y, rx, ry, -turn)

    def box(self, tone: str, x0: float, y0: float, x1: float, y1: float, r: float = 0) -> Ink:
        """Fill a rectangle with rounded corners."""
        points: list[Point] = []
        for cx, cy, start in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
            for step in range(0, 91, 15):
                a = math.radians(start + step)
                points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        self._fill(tone, points)
        return self

    def line(self, tone: str, text: str, width: float, end: float | None = None) -> Ink:
        """Stroke an open line with round ends; with `end` the width runs from `width` to `end`."""
        path = curve(text, closed=False)
        end = width if end is None else end
        lengths = [0.0]
        for a, b in pairwise(path):
            lengths.append(lengths[-1] + math.dist(a, b))
        total = lengths[-1] or 1.0
        widths = [width + (end - width) * d / total for d in lengths]
        for (a, b), (wa, wb) in zip(pairwise(path), pairwise(widths), strict=True):
            dx, dy = b[0] - a[0], b[1] - a[1]
            n = math.hypot(dx, dy) or 1e-6
            ux, uy = -dy / n / 2, dx / n / 2
            self._fill(
                tone,
                [
                    (a[0] + ux * wa, a[1] + uy * wa),
                    (b[0] + ux * wb, b[1] + uy * wb),
                    (b[0] - ux * wb, b[1] - uy * wb),
                    (a[0] - ux * wa, a[1] - uy * wa),
                ],
            )
        for (x, y), w in zip(path, widths, strict=True):
            self.oval(tone, x, y, w / 2)
        return self

    def lines(self, tone: str, text: str, width: float, end: float | None = None) -> Ink:
        """Stroke a line and its mirror image about the middle."""
        self.line(tone, text, width, end)
        flipped = " ".join(f"{FIELD - x},{y}" + ("!" if corner else "") for x, y, corner in parse(text))
        return self.line(tone, flipped, width, end)

    def star(self, tone: str, x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> Ink:
        """Fill a star."""
        out = []
        for i in range(points * 2):
            a = math.radians(turn + 180 * i / points)
            r = inner if i % 2 else outer
            out.append((x + r * math.cos(a), y + r * math.sin(a)))
        self._fill(tone, out)
        return self
