from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from battlemap.errors import FormatError, LimitError
from battlemap.formats import images
from battlemap.formats.images import inspect, prepare

from .makers import announced_png, png, saved


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def turned_jpeg(orientation: int) -> bytes:
    exif = Image.Exif()
    exif[0x0112] = orientation
    return saved(Image.new("RGB", (60, 40)), "JPEG", exif=exif)


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "LA"])
def test_png_is_kept_byte_for_byte(mode: str) -> None:
    data = png(30, 20, mode)
    kept = prepare(data, "map.png")
    assert kept.data == data
    assert (kept.info.format, kept.info.width, kept.info.height, kept.info.suffix) == ("PNG", 30, 20, ".png")


@pytest.mark.parametrize(
    "options", [{}, {"lossless": True}, {"lossless": True, "exif": b"Exif\0\0II*\0\x08\0\0\0\0\0"}]
)
def test_webp_is_kept_in_each_of_its_three_forms(options: dict[str, object]) -> None:
    data = saved(Image.new("RGB", (31, 17), "red"), "WEBP", **options)
    kept = prepare(data, "map.webp")
    assert kept.data == data
    assert (kept.info.width, kept.info.height, kept.info.suffix) == (31, 17, ".webp")


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"comment": b"x" * 300}])
def test_jpeg_is_kept(options: dict[str, object]) -> None:
    data = saved(Image.new("RGB", (31, 17)), "JPEG", **options)
    kept = prepare(data, "map.jpg")
    assert kept.data == data
    assert (kept.info.width, kept.info.height, kept.info.suffix) == (31, 17, ".jpg")


@pytest.mark.parametrize(
    ("orientation", "size"), [(1, (60, 40)), (3, (60, 40)), (6, (40, 60)), (8, (40, 60)), (9, (60, 40))]
)
def test_a_turned_jpeg_has_the_size_people_see(orientation: int, size: tuple[int, int]) -> None:
    info = inspect(turned_jpeg(orientation))
    assert (info.width, info.height) == size


def test_headers_are_read_without_pillow(monkeypatch: pytest.MonkeyPatch) -> None:
    files = [png(5, 4), turned_jpeg(6), saved(Image.new("RGB", (5, 4)), "WEBP")]
    monkeypatch.setitem(sys.modules, "PIL", None)  # importing it would fail now
    assert [prepare(data).data for data in files] == files


def test_several_frames_are_said() -> None:
    frames = [Image.new("RGB", (8, 8), color) for color in ("red", "blue")]
    for format_ in ("WEBP", "PNG", "GIF"):
        data = saved(frames[0], format_, save_all=True, append_images=frames[1:])
        kept = prepare(data)
        assert "first" in str(kept.info.warnings[0])
        first = opened(kept.data).convert("RGB").getpixel((0, 0))
        assert isinstance(first, tuple)
        assert first[0] > 200


@pytest.mark.parametrize("format_", ["GIF", "BMP", "TIFF"])
def test_rarer_formats_become_png(format_: str) -> None:
    kept = prepare(saved(Image.new("RGB", (30, 20), (200, 10, 10)), format_), "map")
    assert (kept.info.format, kept.info.suffix) == (format_, ".png")
    picture = opened(kept.data)
    assert (picture.format, picture.size) == ("PNG", (30, 20))
    assert picture.convert("RGB").getpixel((3, 3)) == (200, 10, 10)


def test_cmyk_becomes_an_rgb_jpeg() -> None:
    kept = prepare(saved(Image.new("CMYK", (30, 20), (0, 255, 255, 0)), "JPEG"))
    picture = opened(kept.data)
    assert (picture.format, picture.mode, picture.size) == ("JPEG", "RGB", (30, 20))
    red, green, blue = picture.getpixel((5, 5))  # type: ignore[misc]
    assert red > 200
    assert max(green, blue) < 60


def test_sixteen_bits_become_eight_with_the_same_brightness() -> None:
    grey = Image.new("I;16", (4, 4), 0x8000)
    picture = opened(prepare(saved(grey, "PNG")).data)
    assert (picture.mode, picture.getpixel((1, 1))) == ("L", 128)


def test_limits_are_told_with_the_numbers() -> None:
    with pytest.raises(LimitError, match=r"map\.png has 40000 × 40000 px; at most 144 million"):
        inspect(announced_png(40_000, 40_000), "map.png")
    with pytest.raises(LimitError):  # colours: decoding alone would take more than is allowed
        prepare(announced_png(15_000, 15_000), "map.png")
    assert inspect(announced_png(12_000, 12_000)).warnings == ()
    assert "1/2" in str(inspect(announced_png(20_000, 20_000, depth=1, color=0)).warnings[0])


@pytest.mark.parametrize(
    ("format_", "mode"),
    [("PNG", "1"), ("PNG", "P"), ("PNG", "RGBA"), ("PNG", "RGB"), ("JPEG", "RGB"), ("JPEG", "CMYK")],
)
def test_too_large_pictures_are_shrunk(monkeypatch: pytest.MonkeyPatch, format_: str, mode: str) -> None:
    monkeypatch.setattr(images, "MAX_PIXELS", 1000)
    monkeypatch.setattr(images, "_BAND", 4)
    kept = prepare(saved(Image.new(mode, (101, 61), 1 if mode in "1P" else None), format_))
    picture = opened(kept.data)
    assert (kept.info.width, kept.info.height) == (101, 61)
    assert picture.size == (26, 16)
    assert picture.format == format_
    assert "1/4" in str(kept.info.warnings[0])


def test_a_long_side_is_shrunk_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "MAX_SIDE", 100)
    assert opened(prepare(png(150, 4)).data).size == (75, 2)


@pytest.mark.parametrize("format_", ["PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF"])
def test_a_picture_cut_anywhere_is_refused_by_name(format_: str) -> None:
    noise = Image.effect_noise((40, 30), 90).convert("RGB")
    data = saved(noise, format_)
    for part in (0.02, 0.3, 0.7, 0.97):
        with pytest.raises(FormatError, match="map"):
            prepare(data[: int(len(data) * part)], "map")


def test_flipped_bits_of_a_png_are_found() -> None:
    data = bytearray(png(40, 30))
    data[50] ^= 0xFF
    with pytest.raises(FormatError, match="damaged"):
        prepare(bytes(data))


@pytest.mark.parametrize("data", [b"", b"<svg/>", b"text", b"BMW is no bitmap at all ...", b"GIF", announced_png(0, 5)])
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError):
        inspect(data, "map")


MAKERS: dict[str, Callable[[], bytes]] = {
    "PNG": lambda: png(9, 7),
    "JPEG": lambda: turned_jpeg(6),
    "WEBP": lambda: saved(Image.new("RGB", (9, 7)), "WEBP"),
    "GIF": lambda: saved(Image.new("P", (9, 7)), "GIF"),
    "BMP": lambda: saved(Image.new("RGB", (9, 7)), "BMP"),
    "TIFF": lambda: saved(Image.new("RGB", (9, 7)), "TIFF"),
}


@settings(max_examples=60)
@given(st.sampled_from(sorted(MAKERS)), st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 255)), max_size=6))
def test_hostile_bytes_raise_nothing_but_format_errors(format_: str, flips: list[tuple[int, int]]) -> None:
    data = bytearray(MAKERS[format_]())
    for at, value in flips:
        data[at % min(len(data), 120)] = value
    try:
        kept = prepare(bytes(data), "map")
    except FormatError as error:
        assert "map" in str(error)
    else:
        assert 0 < kept.info.width * kept.info.height <= images.MOST_SHRUNK


def test_pictures_of_the_corpus(corpus: Path) -> None:
    for name, size in {
        "camp 18x12 exif.jpg": (900, 600),
        "cmyk 10x10.jpg": (500, 500),
        "gray16 8x8.png": (400, 400),
    }.items():
        info = prepare((corpus / "images" / name).read_bytes(), name).info
        assert (info.width, info.height) == size
    for name in ("broken 20x20.jpg", "svg-named.png"):
        with pytest.raises(FormatError, match=name):
            prepare((corpus / "images" / name).read_bytes(), name)
