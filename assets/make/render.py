"""From an emblem to the finished round picture: field, shadow, shading, ring."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from make.kit import Ink

SIZE = 256
OVER = 4
"""Everything is drawn this many times larger and then reduced, for clean edges."""

FIELDS: dict[str, tuple[int, int, int]] = {
    "people": (50, 76, 128),
    "animals": (62, 90, 48),
    "monsters": (118, 44, 70),
    "objects": (96, 76, 56),
}
"""Colour of the field at its lightest point. The side of a token is its rim, so these stay dark and dull."""

INSET = 0.95
"""Emblems are drawn this much smaller than written, so that none touches the ring."""

Emblem = Callable[[Ink], object]


def _grid() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Pixel coordinates from -1 to 1 and the distance from the centre."""
    side = SIZE * OVER
    axis = (np.arange(side) + 0.5) / side * 2 - 1
    x, y = np.meshgrid(axis, axis)
    return x, y, np.hypot(x, y)


def _field(category: str) -> np.ndarray:
    """The dark round field: light from the upper left, a brushed texture, a vignette and the dark ring."""
    x, y, r = _grid()
    base = np.array(FIELDS[category], float)
    glow = 1.0 - 0.62 * np.clip(np.hypot(x + 0.12, y + 0.26) / 1.25, 0, 1) ** 1.3
    angle = np.arctan2(y, x)
    brushed = 1 + 0.035 * np.sin(angle * 34 + 2.2 * np.sin(r * 9)) * np.clip(r * 1.6, 0, 1)
    rings = 1 + 0.03 * np.sin(r * 46 + 1.4 * np.sin(angle * 5))
    light = glow * brushed * rings
    ring = np.clip((r - 0.905) / 0.012, 0, 1)
    bevel = np.clip(1 - np.abs(r - 0.893) / 0.016, 0, 1) * np.clip(0.5 - (x + y) * 0.55, 0.05, 1)
    rgb = base * light[..., None]
    rgb = rgb * (1 - 0.72 * ring[..., None]) + 6 * ring[..., None]
    lit: np.ndarray = np.clip(rgb + (base * 0.75 + 20) * bevel[..., None], 0, 255)
    return lit


_fields: dict[str, np.ndarray] = {}


def _blur(mask: np.ndarray, radius: float) -> np.ndarray:
    """Soft copy of a 0..1 mask; `radius` in emblem units."""
    image = Image.fromarray((mask * 255).astype(np.uint8))
    blurred = image.filter(ImageFilter.GaussianBlur(radius * SIZE * OVER / 100))
    return np.asarray(blurred, float) / 255


def _moved(mask: np.ndarray, dx: float, dy: float) -> np.ndarray:
    """The mask moved by emblem units."""
    unit = SIZE * OVER / 100
    return np.roll(mask, (round(dy * unit), round(dx * unit)), (0, 1))


def render(category: str, emblem: Emblem) -> Image.Image:
    """Draw one token."""
    if category not in _fields:
        _fields[category] = _field(category)
    rgb = _fields[category].copy()
    ink = Ink(SIZE * OVER)
    emblem(ink.push(size=INSET))
    drawn = np.asarray(ink.image, float)
    mask = drawn[..., 3] / 255
    tone = drawn[..., :3]
    # A dark outline and a soft shadow part the emblem from the field even where the field is lightest.
    outline = np.clip(_blur(mask, 1.1) * 2.6, 0, 1)
    shadow = _blur(_moved(mask, 1.1, 2.4), 1.6)
    rgb *= (1 - 0.58 * outline)[..., None]
    rgb *= (1 - 0.40 * shadow)[..., None]
    # Light from the upper left: a bright edge there, a darker one opposite, and a slow fall-off downwards.
    soft = _blur(mask, 0.9)
    edge = np.clip(_moved(soft, 0.9, 1.1) - _moved(soft, -0.9, -1.1), -1, 1)
    _, y, r = _grid()
    shade = 1.02 - 0.13 * np.clip(y * 0.9 + 0.35, 0, 1) + 0.20 * edge
    lit = np.clip(tone * shade[..., None], 0, 255)
    rgb = rgb * (1 - mask[..., None]) + lit * mask[..., None]
    alpha = (r <= 1.0 - 1.0 / SIZE) * 255.0
    full = np.dstack([np.clip(rgb, 0, 255), alpha]).astype(np.uint8)
    image = Image.fromarray(full).resize((SIZE, SIZE), Image.Resampling.BOX)
    return _tidy(image)


def _tidy(image: Image.Image) -> Image.Image:
    """Drop the two lowest colour bits and all colour outside the circle: the eye does not see it, the files get smaller."""
    data = np.asarray(image).copy()
    data[..., :3] = (data[..., :3] & 0xFC) | 2
    data[data[..., 3] == 0] = 0
    return Image.fromarray(data)


def save(image: Image.Image, path: Path) -> None:
    """Write a token picture; the options are fixed so that the same drawing gives the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "PNG", optimize=True, compress_level=9)
