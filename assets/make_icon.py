"""Draw the program's icon, a gold hexagon that is also a map cell: `python assets/make_icon.py [--out FOLDER]`.

SVG and pictures come from the same list of shapes, so they cannot drift apart.
"""

from __future__ import annotations

import argparse
import io
import math
from pathlib import Path

from PIL import Image, ImageDraw

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SIDE = 512
OVER = 4

Polygon = list[tuple[float, float]]


def hexagon(radius: float, rounding: float = 0.0) -> Polygon:
    """A hexagon standing on a corner; `rounding` is the length cut from each side at a corner."""
    corners = [
        (
            SIDE / 2 + radius * math.cos(math.radians(60 * i - 90)),
            SIDE / 2 + radius * math.sin(math.radians(60 * i - 90)),
        )
        for i in range(6)
    ]
    if not rounding:
        return corners
    out: Polygon = []
    for i, (x, y) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % 6]
        share = rounding / radius
        ax, ay = x + (before[0] - x) * share, y + (before[1] - y) * share
        bx, by = x + (after[0] - x) * share, y + (after[1] - y) * share
        for step in range(9):
            s = step / 8
            out.append(
                (
                    (1 - s) ** 2 * ax + 2 * s * (1 - s) * x + s * s * bx,
                    (1 - s) ** 2 * ay + 2 * s * (1 - s) * y + s * s * by,
                )
            )
    return out


def shapes() -> list[tuple[str, Polygon]]:
    """The icon from bottom to top: dark edge, gold faces, dark cell, the fighter in it with its facing wedge."""
    middle = (SIDE / 2, SIDE / 2)
    faces = ("#F0B547", "#C98A22", "#A86F12", "#C98A22", "#F0B547", "#FFD98C")
    outer = hexagon(226, 34)
    parts: list[tuple[str, Polygon]] = [("#1B1405", hexagon(252, 44)), ("#F0B547", outer)]
    # each face runs from the middle of one rounded corner (9 points each) to the next
    for i, color in enumerate(faces):
        start, end = i * 9 + 4, ((i + 1) % 6) * 9 + 4
        rim = outer[start : end + 1] if end > start else outer[start:] + outer[: end + 1]
        parts.append((color, [middle, *rim]))
    disc = [(256 + 62 * math.cos(math.radians(a)), 268 + 62 * math.sin(math.radians(a))) for a in range(0, 360, 6)]
    parts += [
        ("#1B1405", hexagon(150, 20)),
        ("#F0B547", [(256.0, 138.0), (304.0, 212.0), (256.0, 196.0), (208.0, 212.0)]),
        ("#FFE3A6", disc),
    ]
    return parts


def svg() -> str:
    """The icon as SVG text."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">', "  <title>Battlemap</title>"]
    for color, points in shapes():
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'  <polygon fill="{color}" points="{path}"/>')
    return "\n".join([*lines, "</svg>", ""])


def picture(size: int) -> Image.Image:
    """The icon as a picture, drawn large and reduced."""
    full = Image.new("RGBA", (SIDE * OVER, SIDE * OVER), (27, 20, 5, 0))
    draw = ImageDraw.Draw(full)
    for color, points in shapes():
        draw.polygon([(x * OVER, y * OVER) for x, y in points], fill=color)
    return full.resize((size, size), Image.Resampling.BOX)


def make(out: Path) -> None:
    """Write the SVG, a PNG in each size and the Windows icon."""
    out.mkdir(parents=True, exist_ok=True)
    (out / "battlemap.svg").write_text(svg(), encoding="utf-8", newline="\n")
    pictures = {size: picture(size) for size in SIZES}
    for size, image in pictures.items():
        image.save(out / f"battlemap-{size}.png", optimize=True)
    rest = [image for size, image in pictures.items() if size < 256]
    buffer = io.BytesIO()
    pictures[256].save(buffer, "ICO", sizes=[(s, s) for s in SIZES if s <= 256], append_images=rest)
    (out / "battlemap.ico").write_bytes(buffer.getvalue())


def main() -> int:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description="Draw the program's icon.")
    parser.add_argument("--out", type=Path, default=HERE / "icons", help="folder for the pictures")
    make(parser.parse_args().out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
