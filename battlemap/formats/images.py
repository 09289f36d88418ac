"""Pictures on their way in: what they are, whether they fit, and in which form they are kept.

PNG, JPEG and WebP that every viewer shows are kept byte for byte and never decoded here. What is rarer is made into PNG or
JPEG, and what is larger than the canvas can show is shrunk if that fits into bounded memory, else refused with the numbers.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from battlemap.errors import BattlemapError, LimitError
from battlemap.formats.pictureheader import Header, broken, cut_off, read_header
from battlemap.formats.scenario import limits
from battlemap.text import T, Text

if TYPE_CHECKING:
    from PIL import Image

MAX_PIXELS = 12_000 * 12_000
MAX_SIDE = 16_384
MOST_SHRUNK = 400_000_000
"""Pixels up to which a picture is shrunk rather than refused."""
DECODED_BYTES = MAX_PIXELS * 4
"""What decoding may take: as much as the largest picture that is kept as it is."""

_FIRST_FRAME = T("the picture has more than one frame; only the first is shown")
_SUFFIX = {"PNG": ".png", "JPEG": ".jpg", "WEBP": ".webp"}
_NARROW_MODES = ("1", "L", "P")  # one byte a pixel in memory; all others up to four
_BAND = 1024  # lines shrunk in one go


@dataclass(frozen=True, slots=True)
class PictureInfo:
    """A picture as its header tells. `width`, `height` in pixels as people see it; `suffix` of the form it is kept in."""

    format: str
    width: int
    height: int
    suffix: str
    frames: int = 1
    warnings: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredPicture:
    """A picture as it is kept: its bytes and their ending, and what it was when it came."""

    data: bytes
    info: PictureInfo


def inspect(data: bytes, name: str = "?") -> PictureInfo:
    """What a picture is, from its header alone. `warnings` say what will be done to it.

    Args: name: of the file, for errors.
    Raises: FormatError if it is no picture, cut off or broken; LimitError with the numbers if it is too large.
    """
    header = _checked(data, name)
    return _info(header, _shrink_by(header))


def prepare(data: bytes, name: str = "?") -> StoredPicture:
    """The picture in the form in which it is kept: its own bytes wherever possible.

    Raises: as `inspect`; also FormatError if it has to be converted and cannot be decoded.
    """
    header = _checked(data, name)
    factor = _shrink_by(header)
    info = _info(header, factor)
    if header.keep and factor == 1:
        return StoredPicture(data, info)
    with _pillow(data, name) as picture:
        if header.frames == 1 and getattr(picture, "is_animated", False):
            info = replace(info, frames=2, warnings=(_FIRST_FRAME, *info.warnings))
        return StoredPicture(_converted(picture, factor), info)


def _checked(data: bytes, name: str) -> Header:
    if len(data) > limits.PICTURE_BYTES:
        raise LimitError(
            T("The picture {name} is larger than {most} MB", name=name, most=limits.PICTURE_BYTES // 2**20)
        )
    header = read_header(data, name)
    if header is None:
        with _pillow(data, name) as picture:
            frames, narrow = int(getattr(picture, "n_frames", 1)), picture.mode in _NARROW_MODES
            header = Header(str(picture.format), *picture.size, frames=frames, keep=False, narrow=narrow)
    pixels = header.width * header.height
    factor = _shrink_by(header)
    if header.format == "JPEG" and not header.progressive:
        pixels //= _draft_scale(factor) ** 2  # its decoder shrinks while it decodes
    decoded = pixels * (1 if header.narrow else 4)
    if header.width * header.height > MOST_SHRUNK or (factor > 1 and decoded > DECODED_BYTES):
        raise LimitError(
            T(
                "The picture {name} has {width} × {height} px; at most {most} million px are read",
                name=name, width=header.width, height=header.height, most=MAX_PIXELS // 10**6,
            ),
            hint=T("Make it smaller, for instance 12000 × 12000 px, and try again."),
        )  # fmt: skip
    return header


def _shrink_by(header: Header) -> int:
    """The smallest power of two both sides must be divided by to fit the limits; 1 if they do."""
    factor = 1
    while header.width * header.height > MAX_PIXELS * factor**2 or max(header.width, header.height) > MAX_SIDE * factor:
        factor *= 2
    return factor


def _draft_scale(factor: int) -> int:
    """The part of the shrinking a JPEG decoder can do by itself, while it decodes."""
    return min(factor, 8)


def _info(header: Header, factor: int) -> PictureInfo:
    width, height = (header.height, header.width) if header.turned else (header.width, header.height)
    notes: list[Text] = []
    if header.frames > 1:
        notes.append(_FIRST_FRAME)
    if factor > 1:
        notes.append(
            T(
                "the picture of {width} × {height} px is larger than can be shown and was shrunk to 1/{factor} on each side",
                width=width, height=height, factor=factor,
            )
        )  # fmt: skip
    as_it_is = header.format in _SUFFIX and not (factor > 1 and header.format == "WEBP")
    suffix = _SUFFIX[header.format if as_it_is else "PNG"]
    return PictureInfo(header.format, width, height, suffix, header.frames, tuple(notes))


@contextmanager
def _pillow(data: bytes, name: str) -> Iterator[Image.Image]:
    """The picture opened by pillow, not yet decoded; whatever its decoders raise becomes one sentence.

    Pillow's own guard against bombs is set to our limit: it would refuse what is allowed here.
    """
    from PIL import Image

    Image.MAX_IMAGE_PIXELS = MOST_SHRUNK
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=_PILLOW_FORMATS) as picture:
                yield picture
    except BattlemapError:
        raise
    except Image.DecompressionBombError:
        raise LimitError(
            T("The picture {name} has more than {most} million px", name=name, most=MAX_PIXELS // 10**6)
        ) from None
    except MemoryError:
        raise LimitError(T("The picture {name} does not fit into the memory", name=name)) from None
    except Exception as error:  # a decoder given hostile bytes may raise anything
        raise (cut_off(name) if "truncated" in str(error) else broken(name)) from error


def _converted(picture: Image.Image, factor: int) -> bytes:
    """The first frame upright, in 8 bits, shrunk: JPEG stays JPEG, all else becomes PNG."""
    from PIL import ImageOps

    format_ = "JPEG" if picture.format == "JPEG" else "PNG"
    if format_ == "JPEG":
        scale = _draft_scale(factor)
        picture.draft(None, (picture.width // scale, picture.height // scale))
        factor //= scale
    done = ImageOps.exif_transpose(_shrunk(picture, factor))
    out = io.BytesIO()
    if format_ == "JPEG":
        done.save(out, "JPEG", quality=92)
    else:
        done.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _shrunk(picture: Image.Image, factor: int) -> Image.Image:
    """The picture in 8 bits, divided by `factor`, in bands, so that no second copy of full size is made."""
    from PIL import Image

    if factor == 1:
        return _eight_bits(picture)
    size = (-(-picture.width // factor), -(-picture.height // factor))
    step = _BAND * factor
    done: Image.Image | None = None
    for top in range(0, picture.height, step):
        band = _eight_bits(picture.crop((0, top, picture.width, min(top + step, picture.height)))).reduce(factor)
        if done is None:
            done = Image.new(band.mode, size)
            done.info = dict(picture.info)
        done.paste(band, (0, top // factor))
    return done or _eight_bits(picture)


def _eight_bits(picture: Image.Image) -> Image.Image:
    """The picture as RGB, RGBA or grey of 8 bits."""
    if picture.mode.startswith(("I", "F")):
        # 16-bit grey: pillow clips it when asked for 8 bits, so it is divided first
        return picture.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if picture.has_transparency_data:
        return picture.convert("RGBA")
    return picture.convert("L" if picture.mode in ("1", "L") else "RGB")


_PILLOW_FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
