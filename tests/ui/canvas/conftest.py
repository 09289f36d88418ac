"""Canvases of a fixed size with a small flat picture, closed after each test."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from battlemap.ui.canvas.canvas import MapCanvas

Pictures = Callable[[str], "bytes | None"]
MakeCanvas = Callable[..., MapCanvas]


def encode(image: QImage, kind: bytes = b"PNG", quality: int = -1) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(quality)
    assert writer.write(image), writer.errorString()
    return bytes(buffer.data().data())


@pytest.fixture(scope="session")
def made() -> ModuleType:
    """The module `displays.py` beside this file: display lists made by hand."""
    spec = importlib.util.spec_from_file_location("canvas_displays", Path(__file__).with_name("displays.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def png() -> Callable[..., bytes]:
    """Encodes an image: `png(image)`, `png(image, b"JPG", 90)`."""
    return encode


@pytest.fixture(scope="session")
def flat_png(qapp: QApplication) -> bytes:
    image = QImage(240, 150, QImage.Format.Format_RGB32)
    image.fill(QColor("#80934f"))
    return encode(image)


@pytest.fixture
def pictures(flat_png: bytes) -> Pictures:
    return lambda file: flat_png if file == "pictures/map.png" else None


@pytest.fixture
def make_canvas(qtbot: QtBot, pictures: Pictures) -> MakeCanvas:
    """Makes shown canvases of 800 x 600 px without animation; with `keep` the same one again for each example."""
    kept: dict[str, MapCanvas] = {}

    def make(role: str = "gm", source: Pictures | None = None, keep: str = "") -> MapCanvas:
        if keep in kept:
            return kept[keep]
        canvas = MapCanvas(role, source or pictures)  # type: ignore[arg-type]
        qtbot.addWidget(canvas)
        canvas.animate = False
        canvas.resize(800, 600)
        canvas.show()
        qtbot.waitExposed(canvas)
        if keep:
            kept[keep] = canvas
        return canvas

    return make
