"""What the first bytes of a picture say: format, size, how it is to be turned, and whether the file is whole.

Nothing is decoded, so a picture of any size costs the same; that is why this reads the bytes itself for the formats that
are kept as they are. What is rarer is left to pillow (images.py).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from battlemap.errors import FormatError, LimitError
from battlemap.text import T

MOST_CHUNKS = 1_000_000

_MAGIC = (
    (b"\x89PNG\r\n\x1a\n", "PNG"), (b"\xff\xd8\xff", "JPEG"), (b"GIF87a", "GIF"), (b"GIF89a", "GIF"),
    (b"II*\0", "TIFF"), (b"MM\0*", "TIFF"),
)  # fmt: skip
_BMP_HEADERS = (12, 40, 52, 56, 64, 108, 124)


@dataclass(frozen=True, slots=True)
class Header:
    """`width` and `height` as stored; `turned` if people see them exchanged. `keep`: every viewer shows it as it is.

    `narrow`: decoded it takes one byte a pixel, otherwise up to four.
    """

    format: str
    width: int
    height: int
    turned: bool = False
    frames: int = 1
    keep: bool = True
    progressive: bool = False
    narrow: bool = False


def format_of(data: bytes) -> str | None:
    """The picture format the first bytes name, in pillow's words; None if it is no picture this program reads.

    >>> format_of(b"RIFF....WEBPVP8 "), format_of(b"<svg>")
    ('WEBP', None)
    """
    for magic, name in _MAGIC:
        if data.startswith(magic):
            return name
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    if data[:2] == b"BM" and int.from_bytes(data[14:18], "little") in _BMP_HEADERS:
        return "BMP"
    return None


def read_header(data: bytes, name: str) -> Header | None:
    """The header of a picture; None for a format whose header is pillow's business (TIFF).

    Args: name: of the file, for errors. Raises FormatError if it is no picture, cut off or broken.
    """
    format_ = format_of(data)
    reader = {"PNG": _png, "JPEG": _jpeg, "WEBP": _webp, "GIF": _gif, "BMP": _bmp}.get(format_ or "")
    if format_ is None:
        raise FormatError(T("{name} is no picture of a kind that is read here", name=name), hint=_KINDS)
    if reader is None:
        return None
    try:
        header = reader(data, name)
    except IndexError:
        raise cut_off(name) from None
    if header.width < 1 or header.height < 1:
        raise broken(name)
    return header


_KINDS = T("PNG, JPEG and WebP are; GIF, BMP and TIFF are made into PNG.")


def cut_off(name: str) -> FormatError:
    return FormatError(
        T("The picture {name} is cut off: its end is missing", name=name),
        hint=T("Take another copy of it, or download it again."),
    )


def broken(name: str) -> FormatError:
    return FormatError(T("The picture {name} is damaged", name=name), hint=T("Take another copy of it."))


def _need(data: bytes, end: int) -> None:
    if len(data) < end:
        raise IndexError(end)


def _png(data: bytes, name: str) -> Header:
    _need(data, 33)
    width, height = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    depth, frames, pixels = data[24], 1, False
    if data[12:16] != b"IHDR" or depth not in (1, 2, 4, 8, 16):
        raise broken(name)
    for kind, start, size in _png_chunks(data, name):
        if kind == b"acTL":
            frames = max(1, int.from_bytes(data[start : start + 4]))
        pixels = pixels or (kind == b"IDAT" and size > 0)
    if not pixels:
        raise broken(name)
    return Header("PNG", width, height, frames=frames, keep=depth <= 8, narrow=depth <= 8 and data[25] in (0, 3))


def _png_chunks(data: bytes, name: str) -> Iterator[tuple[bytes, int, int]]:
    """Kind, start and size of each chunk up to the end mark; the sums of all of them must be right."""
    view = memoryview(data)
    at = 8
    for _ in range(MOST_CHUNKS):
        _need(data, at + 12)
        size = int.from_bytes(view[at : at + 4])
        _need(data, at + 12 + size)
        kind = bytes(view[at + 4 : at + 8])
        if zlib.crc32(view[at + 4 : at + 8 + size]) != int.from_bytes(view[at + 8 + size : at + 12 + size]):
            raise broken(name)
        if kind == b"IEND":
            return
        yield kind, at + 8, size
        at += 12 + size
    raise LimitError(T("The picture {name} is in more than {most} pieces", name=name, most=MOST_CHUNKS))


_PLAIN_JPEG = (0xC0, 0xC1, 0xC2)
_OTHER_JPEG = (0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF)


def _jpeg(data: bytes, name: str) -> Header:
    at, width, height, components, turned, progressive = 2, 0, 0, 0, False, False
    while True:
        while data[at] == 0xFF and data[at + 1] == 0xFF:
            at += 1
        if data[at] != 0xFF:
            raise broken(name)
        marker = data[at + 1]
        if marker == 0x01 or 0xD0 <= marker <= 0xD7:
            at += 2
            continue
        size = int.from_bytes(data[at + 2 : at + 4])
        body = data[at + 4 : at + 2 + size]
        _need(data, at + 2 + size)
        if marker in _OTHER_JPEG or (marker in _PLAIN_JPEG and body[0] != 8):
            raise FormatError(T("The picture {name} is a JPEG of a rare kind that is not read here", name=name))
        if marker in _PLAIN_JPEG:
            height, width, components = int.from_bytes(body[1:3]), int.from_bytes(body[3:5]), body[5]
            progressive = marker == 0xC2
        elif marker == 0xE1 and body.startswith(b"Exif\0\0"):
            turned = _orientation(body[6:]) >= 5
        elif marker == 0xDA:
            break
        at += 2 + max(size, 2)
    if data.rfind(b"\xff\xd9", at) < 0:
        raise cut_off(name)
    return Header("JPEG", width, height, turned, keep=components in (1, 3), progressive=progressive)


def _orientation(tiff: bytes) -> int:
    """The orientation tag of an EXIF block, 1 (as stored) if there is none or the block makes no sense."""
    if tiff[:2] not in (b"II", b"MM"):
        return 1

    def number(start: int, size: int) -> int:
        return int.from_bytes(tiff[start : start + size], "little" if tiff[:1] == b"I" else "big")

    table = number(4, 4)
    for entry in range(min(number(table, 2), 200)):
        at = table + 2 + entry * 12
        if number(at, 2) == 0x0112:
            found = number(at + 8, 2)
            return found if 1 <= found <= 8 else 1
    return 1


def _webp(data: bytes, name: str) -> Header:
    _need(data, 30)
    if int.from_bytes(data[4:8], "little") + 8 > len(data):
        raise cut_off(name)
    kind = data[12:16]
    if kind == b"VP8X":
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        return Header("WEBP", width, height, frames=2 if data[20] & 0x02 else 1)
    if kind == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        width, height = (int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (26, 28))
        return Header("WEBP", width, height)
    if kind == b"VP8L" and data[20] == 0x2F:
        bits = int.from_bytes(data[21:25], "little")
        return Header("WEBP", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    raise broken(name)


def _gif(data: bytes, name: str) -> Header:
    _need(data, 13)
    width, height = (int.from_bytes(data[at : at + 2], "little") for at in (6, 8))
    return Header("GIF", width, height, keep=False, narrow=True)


def _bmp(data: bytes, name: str) -> Header:
    _need(data, 26)
    if int.from_bytes(data[14:18], "little") == 12:
        width, height = (int.from_bytes(data[at : at + 2], "little") for at in (18, 20))
    else:
        width, height = (int.from_bytes(data[at : at + 4], "little", signed=True) for at in (18, 22))
    return Header("BMP", width, abs(height), keep=False)
