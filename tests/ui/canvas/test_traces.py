"""What is drawn of a throw that waits for its word: inside its box, each part seen, nothing on the players' canvas."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from battlemap.app.tools.area_traces import Place, Ring, Traces
from battlemap.geometry.types import ScenePoint
from battlemap.text import T
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.traces import TraceLines, TraceWords

PX, PPU = 1200, 40.0
HERE = (ScenePoint(14.0, 14.0), ScenePoint(17.0, 14.0), ScenePoint(14.0, 18.0), ScenePoint(11.0, 11.0))


def around(at: ScenePoint) -> tuple[ScenePoint, ...]:
    return tuple(ScenePoint(at.x + dx, at.y + dy) for dx, dy in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)))


def astray(to: ScenePoint) -> Traces:
    places = (
        Place("aimed", around(HERE[0]), HERE[0], T("aimed here")),
        Place("landed", around(to), to, T("lands here")),
    )
    ways = ((HERE[0], ScenePoint(15.0, 13.0)),)
    return Traces(places, (HERE[0], to), T("scatters 3 m"), ways, (Ring(to, 5.0, T("blast 5 m")),))


def painted(layer: Layer, ppu: float = PPU) -> QImage:
    image = QImage(PX, PX, QImage.Format.Format_RGB32)
    image.fill(0x404040)
    painter = QPainter(image)
    painter.scale(ppu, ppu)
    layer.draw(painter, Lens(ppu), QRectF(0, 0, PX / ppu, PX / ppu))
    painter.end()
    return image


@pytest.mark.parametrize("to", HERE[1:])
@pytest.mark.parametrize("kind", [TraceLines, TraceWords])
def test_all_it_draws_lies_in_its_box(qapp: QApplication, kind: type[TraceLines | TraceWords], to: ScenePoint) -> None:
    layer = kind()
    assert layer.box(Lens(PPU)).isEmpty() and painted(layer) == painted(kind())
    assert layer.show(astray(to), str) and not layer.show(astray(to), str)
    image, box = painted(layer), layer.box(Lens(PPU))
    clear = QPainter(image)
    clear.fillRect(QRectF(box.x() * PPU, box.y() * PPU, box.width() * PPU, box.height() * PPU), 0x404040)
    clear.end()
    empty = QImage(PX, PX, QImage.Format.Format_RGB32)
    empty.fill(0x404040)
    clear = QPainter(empty)
    clear.fillRect(QRectF(box.x() * PPU, box.y() * PPU, box.width() * PPU, box.height() * PPU), 0x404040)
    clear.end()
    assert image == empty
    assert painted(layer) != painted(kind())


def test_each_part_is_seen(qapp: QApplication) -> None:
    whole = astray(HERE[1])
    less = [
        Traces(whole.places[:1], whole.scatter, whole.scatter_word, whole.ways, whole.rings),
        Traces(whole.places, None, None, whole.ways, whole.rings),
        Traces(whole.places, whole.scatter, whole.scatter_word, (), whole.rings),
        Traces(whole.places, whole.scatter, whole.scatter_word, whole.ways),
    ]
    pictures = []
    for traces in (whole, *less):
        lines = TraceLines()
        lines.show(traces, str)
        pictures.append(painted(lines))
    assert all(picture != pictures[0] for picture in pictures[1:])


def test_from_far_away_there_are_no_words(qapp: QApplication) -> None:
    words = TraceWords()
    words.show(astray(HERE[1]), str)
    assert painted(words, 8.0) == painted(TraceWords(), 8.0)
