"""Height numbers: where the ground changes all of them, on level ground only some; none for players."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from battlemap.ui.canvas.heights import Heights, height_text
from battlemap.ui.canvas.lens import Lens


def told(heights: Heights) -> set[str]:
    return {name for name, item in heights._cells.items() if heights._tells(item)}


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy", "square"])
def test_a_plateau_is_numbered_at_its_border(made: ModuleType, kind: str) -> None:
    spec, heights = made.spec(kind, 12, 12), Heights()
    cells = {(c, r): made.terrain(spec, c, r, up=4.0) for c in range(12) for r in range(12)}
    step = made.terrain(spec, 6, 6, up=5.0)
    for item in cells.values():
        heights.put(item)
    heights.put(step)
    shown = told(heights)
    assert step.id in shown
    assert all(cells[6, r].id in shown for r in (5, 7))
    assert len(shown) < 12 * 12 / 2
    heights.take(step)
    assert len(told(heights)) < len(shown) + 8


def test_a_slope_is_numbered_everywhere(made: ModuleType) -> None:
    spec, heights = made.spec("square", 6, 6), Heights()
    for c in range(6):
        for r in range(6):
            heights.put(made.terrain(spec, c, r, up=0.5 + c))
    assert len(told(heights)) == 36


def test_texts(made: ModuleType) -> None:
    spec = made.spec("square")
    assert height_text(made.terrain(spec, 1, 1, up=1.5)) == "▲ 1.5"
    assert height_text(made.terrain(spec, 1, 1, up=-2.0, water=0.4)) == "▼ 2.0  ≈ 0.4"
    assert height_text(made.terrain(spec, 1, 1, water=0.4), depths=False) == ""


@pytest.mark.parametrize(("role", "ppu", "seen"), [("gm", 60.0, True), ("gm", 20.0, False), ("player", 60.0, False)])
def test_numbers_are_the_gms_and_need_room(qapp: Any, made: ModuleType, role: Any, ppu: float, seen: bool) -> None:
    heights, lens = Heights(), Lens(ppu, role)
    heights.put(made.terrain(made.spec("square"), 2, 2, up=1.5))
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    blank = image.copy()
    painter = QPainter(image)
    painter.scale(ppu, ppu)
    heights.draw(painter, lens, heights.box(Lens(60.0)))
    painter.end()
    assert (image != blank) is seen
    assert heights.box(lens).isEmpty() is not seen
