"""Each kind of ground has a pattern of its own that can be told from the others without colour, at any zoom."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from battlemap.app.tools.brush_words import TAGS
from battlemap.ui.canvas.ground_patterns import DRAWN, LOOKS, Look, fill_look, look, looks_of
from battlemap.ui.canvas.lens import Lens

PX = 96


def grey_of(pattern: str, ppu: float, paper: str) -> Any:
    image = QImage(PX, PX, QImage.Format.Format_RGB32)
    image.fill(QColor(paper))
    painter = QPainter(image)
    painter.scale(ppu, ppu)
    path = QPainterPath()
    path.addRect(QRectF(0, 0, PX / ppu, PX / ppu))
    fill_look(painter, path, Look("#808080", 0.0, pattern), Lens(ppu))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return np.frombuffer(grey.constBits(), np.uint8).reshape(PX, grey.bytesPerLine())[:, :PX].astype(int)


def test_every_tag_and_water_has_its_own_pattern(qapp: Any) -> None:
    assert set(LOOKS) == {*TAGS, "water"}
    patterns = [one.pattern for one in LOOKS.values()]
    assert len(set(patterns)) == len(patterns) and set(patterns) <= set(DRAWN)


@pytest.mark.parametrize("ppu", [32.0, 70.0, 140.0])
@pytest.mark.parametrize("paper", ["#101216", "#80806f", "#f0ead8"])
def test_patterns_show_in_grey_on_any_map_and_differ(qapp: Any, ppu: float, paper: str) -> None:
    drawn = {pattern: grey_of(pattern, ppu, paper) for pattern in DRAWN}
    bare = QColor(paper).lightness()
    for pattern, seen in drawn.items():
        assert (abs(seen - bare) > 40).mean() > 0.01, pattern
    for a, b in combinations(drawn, 2):
        assert (abs(drawn[a] - drawn[b]) > 30).mean() > 0.02, (a, b)


def test_tiny_cells_have_only_their_tint(qapp: Any) -> None:
    assert np.ptp(grey_of("hatch", 8.0, "#80806f")) == 0


def test_what_bars_the_way_and_what_burns_are_both_drawn() -> None:
    assert looks_of(("flammable", "difficult", "obstacle"), 0.4) == ["water", "obstacle", "flammable"]
    assert looks_of(("brambles",), 0.0) == ["brambles"]


def test_a_tag_of_the_ruleset_is_drawn_as_it_says() -> None:
    assert look("brambles", {"brambles": "zigzag"}).pattern == "zigzag"
    assert look("brambles", {}).pattern == "rings"
