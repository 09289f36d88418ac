"""Draw the small marks of fields: arrows of choosers and number fields, the tick of a box: `python assets/make_marks.py`.

A style sheet takes its marks from picture files only, so each is there once a theme, at 1x and 2x.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

HERE = Path(__file__).resolve().parent
INK = {"dark": ((174, 183, 198), (27, 20, 5)), "light": ((89, 95, 105), (255, 255, 255))}
"""Theme -> colour of the arrows (muted), colour of the tick (on the focus colour)."""
SIDE, OVER = 16, 8
MARKS = {
    "down": [(4.5, 6.25), (8, 9.75), (11.5, 6.25)],
    "up": [(4.5, 9.75), (8, 6.25), (11.5, 9.75)],
    "check": [(3.75, 8.25), (6.75, 11.25), (12.25, 5.25)],
}
WIDTH = {"down": 1.6, "up": 1.6, "check": 2.0}


def draw(name: str, color: tuple[int, int, int], scale: int) -> Image.Image:
    """One mark: a bent line with round ends."""
    factor = scale * OVER
    mask = Image.new("L", (SIDE * factor, SIDE * factor), 0)
    pen = ImageDraw.Draw(mask)
    points = [(x * factor, y * factor) for x, y in MARKS[name]]
    width = WIDTH[name] * factor
    pen.line(points, fill=255, width=round(width), joint="curve")
    for x, y in points:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
    mask = mask.resize((SIDE * scale, SIDE * scale), Image.Resampling.LANCZOS)
    made = Image.new("RGBA", mask.size, (*color, 0))
    made.putalpha(mask)
    return made


def main() -> None:
    for theme, (arrow, tick) in INK.items():
        for name in MARKS:
            for scale, suffix in ((1, ""), (2, "@2x")):
                color = tick if name == "check" else arrow
                draw(name, color, scale).save(HERE / "icons" / f"mark-{name}-{theme}{suffix}.png", optimize=True)


if __name__ == "__main__":
    main()
