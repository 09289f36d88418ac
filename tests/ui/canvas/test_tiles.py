"""Map pictures: pyramids within their memory, turned as the camera says, broken ones said so."""

from __future__ import annotations

import io
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from battlemap.ui.canvas import tiles
from battlemap.ui.canvas.tiles import Pyramid, pyramid
from battlemap.ui.images import MAX_PIXELS, PictureFile, square


def encoded(image: Image.Image, kind: str = "PNG", **more: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **more)
    return out.getvalue()


def quarters(width: int, height: int) -> Image.Image:
    """Red, green / blue, white."""
    image = Image.new("RGB", (width, height), "red")
    image.paste("lime", (width // 2, 0, width, height // 2))
    image.paste("blue", (0, height // 2, width // 2, height))
    image.paste("white", (width // 2, height // 2, width, height))
    return image


def drawn(picture: Pyramid, box: QRectF, width: int = 200, height: int = 200) -> QImage:
    canvas = QImage(width, height, QImage.Format.Format_RGB32)
    canvas.fill(QColor("black"))
    painter = QPainter(canvas)
    picture.draw(painter, box, QRectF(0, 0, width, height), wait=True)
    painter.end()
    return canvas


@pytest.mark.parametrize("size", [(100, 80), (1500, 1200), (3000, 2000)])
def test_a_picture_lies_where_it_should_at_any_scale(qapp: Any, size: tuple[int, int]) -> None:
    picture = Pyramid(encoded(quarters(*size)))
    for box in (QRectF(0, 0, 200, 200), QRectF(-1800, -1900, 4000, 4000), QRectF(50, 50, 100, 100)):
        canvas = drawn(picture, box)
        for fx, fy, name in ((0.25, 0.25, "red"), (0.75, 0.25, "lime"), (0.25, 0.75, "blue"), (0.75, 0.75, "white")):
            x, y = box.x() + box.width() * fx, box.y() + box.height() * fy
            if 0 <= x < 200 and 0 <= y < 200:
                assert canvas.pixelColor(int(x), int(y)) == QColor(name)


def test_tiles_meet_without_gaps(qapp: Any) -> None:
    picture = Pyramid(encoded(Image.new("RGB", (2600, 2600), "red")))
    canvas = drawn(picture, QRectF(-311.3, -77.7, 1733.1, 1733.1), 900, 900)
    assert {canvas.pixelColor(x, y).rgb() for x in range(0, 900, 7) for y in range(900)} == {QColor("red").rgb()}


def test_a_picture_of_12000_px_opens_within_its_memory(qapp: Any) -> None:
    data = encoded(Image.new("1", (12_000, 12_000), 1))
    picture = Pyramid(data)
    assert picture.problem == ""
    fit = drawn(picture, QRectF(0, 0, 1000, 1000), 1000, 1000)
    assert fit.pixelColor(500, 500) == QColor("white")
    assert picture.decoded_bytes() <= 12_000 * 12_000 * 4 / 8 / 4  # a fourth of what is allowed
    assert picture.base == 3


def test_a_large_jpeg_is_cut_in_parts_and_stays_within_the_budget(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "COMPRESS_OVER", 4_000_000)
    monkeypatch.setattr(tiles, "TILE_BYTES", 8 * 1024 * 1024)
    picture = Pyramid(encoded(quarters(3000, 2400), "JPEG", quality=85))
    assert picture.file.bands
    read: list[object] = []
    plain = PictureFile.read
    monkeypatch.setattr(PictureFile, "read", lambda self, size, clip=None: read.append(clip) or plain(self, size, clip))
    for x in range(0, 2800, 400):
        canvas = drawn(picture, QRectF(-x, -1000, 3000, 2400), 200, 100)
        assert canvas.pixelColor(100, 50).lightness() > 40
    assert any(clip is not None for clip in read)
    small = sum(image.sizeInBytes() for image in picture._small.values())
    assert picture.decoded_bytes() - small <= 8 * 1024 * 1024


def test_a_large_png_is_decoded_once_a_level(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "COMPRESS_OVER", 1_000_000)
    monkeypatch.setattr(tiles, "TILE_BYTES", 3 * 1024 * 1024)
    picture = Pyramid(encoded(quarters(2000, 2000)))
    read: list[object] = []
    plain = PictureFile.read
    monkeypatch.setattr(PictureFile, "read", lambda self, size, clip=None: read.append(size) or plain(self, size, clip))
    for x in (0, 1500, 0, 1700):
        drawn(picture, QRectF(-x, -1500, 2000, 2000), 200, 200)
    assert len(read) == 2  # the small level and the sharp one


def test_the_window_waits_for_nothing_and_is_told(qtbot: QtBot) -> None:
    picture = Pyramid(encoded(quarters(1800, 1800)))
    canvas = QImage(100, 100, QImage.Format.Format_RGB32)
    canvas.fill(QColor("black"))

    def draw() -> QColor:
        painter = QPainter(canvas)
        picture.draw(painter, QRectF(0, 0, 1800, 1800), QRectF(0, 0, 100, 100))
        painter.end()
        return canvas.pixelColor(50, 50)

    with qtbot.waitSignal(picture.ready, timeout=5000):
        assert draw() == QColor("black")
    assert draw() == QColor("red")


@pytest.mark.parametrize(("orientation", "corner"), [(1, "red"), (3, "white"), (6, "blue"), (8, "lime")])
def test_a_turned_photograph_is_upright(qapp: Any, orientation: int, corner: str) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    data = encoded(quarters(120, 80), "JPEG", exif=exif, quality=95)
    picture = Pyramid(data)
    turned = orientation in (6, 8)
    assert picture.size.toTuple() == ((80, 120) if turned else (120, 80))
    seen = drawn(picture, QRectF(0, 0, 200, 200)).pixelColor(30, 30)
    want = QColor(corner)
    assert abs(seen.red() - want.red()) + abs(seen.green() - want.green()) + abs(seen.blue() - want.blue()) < 60


@pytest.mark.parametrize("data", [b"", b"no picture at all", b"\x89PNG\r\n\x1a\nbroken"])
def test_bytes_that_are_no_picture_have_a_problem(qapp: Any, data: bytes) -> None:
    assert Pyramid(data).problem
    assert square(data, 64).isNull()


def test_a_picture_over_the_limit_is_refused_with_its_size(qapp: Any) -> None:
    side = 12_001
    assert side * side > MAX_PIXELS
    file = PictureFile(encoded(Image.new("1", (side, side))))
    assert "12001" in file.problem


def test_a_picture_cut_off_in_the_middle_does_not_ask_for_ever(qtbot: QtBot) -> None:
    data = encoded(Image.effect_noise((1700, 1700), 80), compress_level=0)
    picture = Pyramid(data[: len(data) // 2])
    drawn(picture, QRectF(0, 0, 1700, 1700))
    told: list[int] = []
    picture.ready.connect(lambda: told.append(1))
    for _ in range(3):
        canvas = QImage(50, 50, QImage.Format.Format_RGB32)
        painter = QPainter(canvas)
        picture.draw(painter, QRectF(0, 0, 1700, 1700), QRectF(0, 0, 50, 50))
        painter.end()
        qtbot.wait(30)
    assert len(told) <= 2


def test_windows_share_the_pyramid_of_a_picture(qapp: Any) -> None:
    data = encoded(quarters(40, 40))
    assert pyramid("a.png", data) is pyramid("a.png", bytes(data))
    assert pyramid("b.png", data) is not pyramid("a.png", data)


def test_a_token_picture_is_its_middle_square(qapp: Any) -> None:
    image = Image.new("RGB", (300, 100), "red")
    image.paste("blue", (100, 0, 200, 100))
    cut = square(encoded(image), 32)
    assert cut.size().toTuple() == (32, 32)
    assert {cut.pixelColor(x, y).name() for x in (2, 16, 29) for y in (2, 29)} == {"#0000ff"}


def test_a_missing_picture_is_a_placeholder_and_comes_when_it_is_there(
    make_canvas: Any, made: ModuleType, png: Callable[..., bytes]
) -> None:
    spec = made.spec("square", 8, 6)
    canvas = make_canvas()
    canvas.set_display(made.listed([made.grid_item(spec), made.picture(spec, "pictures/lost.png")]))
    image = canvas.grab().toImage()
    box = canvas.map_box()
    tints = {
        image.pixelColor(canvas.view_point(canvas.scene_point(canvas.view_point(_at(box, f, g)))).toPoint()).name()
        for f in (0.1, 0.15, 0.2, 0.25, 0.3)
        for g in (0.1, 0.15, 0.2)
    }
    assert len(tints) > 1  # hatched
    canvas.set_display(made.listed([made.grid_item(spec), made.picture(spec)]))
    canvas.settle()
    color = canvas.grab().toImage().pixelColor(canvas.view_point(_at(box, 0.21, 0.2)).toPoint())
    assert color.name() == "#80934f"


def _at(box: QRectF, fx: float, fy: float) -> Any:
    from battlemap.geometry.types import ScenePoint

    return ScenePoint(box.x() + box.width() * fx, box.y() + box.height() * fy)


def test_a_picture_that_goes_while_the_cache_is_in_use_locks_nothing(qapp: Any) -> None:
    picture = Pyramid(encoded(quarters(1800, 1800)))
    drawn(picture, QRectF(0, 0, 1800, 1800))
    owner = picture._number
    assert tiles._cache.held(owner) > 0
    with tiles._cache._lock:  # as if the collector ran inside put()
        tiles._cache.drop(owner)
    tiles._cache.get(owner, (0, 0, 0))
    assert tiles._cache.held(owner) == 0
