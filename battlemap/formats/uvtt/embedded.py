"""The picture of a Universal VTT map: base64 in several spellings, or the path of a file beside the map."""

from __future__ import annotations

import base64
import binascii
import re
from pathlib import Path, PurePosixPath

from battlemap.errors import FormatError, LimitError
from battlemap.formats.images import StoredPicture, prepare
from battlemap.formats.pictureheader import format_of
from battlemap.formats.scenario import limits
from battlemap.formats.store import read_inside
from battlemap.text import T, Text

_LABEL = re.compile(r"\s*data:[^,]{0,200},")
_PATH = re.compile(
    r"[^\n\r]{1,1000}\.(?:png|jpe?g|webp|gif|bmp|tiff?|avif|svg|webm|mp4)(?:[?#][^\n\r]*)?", re.IGNORECASE
)
_SPACE = str.maketrans("", "", " \t\r\n")
_URL_SAFE = str.maketrans("-_", "+/")


def embedded_picture(image: str, file: Path) -> tuple[StoredPicture | None, Text | None]:
    """The picture, and what is to be said about it.

    Args:
        image: what the file has under "image".
        file: the map; a path in `image` is looked for beside it, and nowhere else.
    Raises: LimitError if the picture is larger than is read. A broken one does not keep the map from being read: it is
        left out and said so.
    """
    text = image.strip()
    if not text:
        return None, T("the picture: the file carries none")
    if _PATH.fullmatch(text):
        return _beside(text, file)
    data = decode(text)
    if data is None:
        return None, T("the picture: it is not in base64 and cannot be read")
    if format_of(data) is None:
        return None, T("the picture: it is of a kind that is not read here")
    return _prepared(data, file.name)


def decode(text: str) -> bytes | None:
    """The bytes of base64 text: with or without a data label, line breaks, padding, in either alphabet.

    >>> decode("data:text/plain;base64,aGV\\nsbG8"), decode("no base64!")
    (b'hello', None)
    """
    label = _LABEL.match(text)
    body = text[label.end() :] if label else text
    body = body.translate(_SPACE).rstrip("=")
    if "-" in body or "_" in body:
        body = body.translate(_URL_SAFE)
    try:
        return base64.b64decode(body + "=" * (-len(body) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None


def _beside(text: str, file: Path) -> tuple[StoredPicture | None, Text | None]:
    name = PurePosixPath(text.replace("\\", "/").split("?")[0].split("#")[0]).name
    found = read_inside(file.parent, name, limits.PICTURE_BYTES)
    if found is None:
        return None, T("the picture: the file only names {name}, which does not lie beside it", name=name)
    picture, problem = _prepared(found, name)
    return picture, problem or T("the picture is {name}, found beside the map", name=name)


def _prepared(data: bytes, name: str) -> tuple[StoredPicture | None, Text | None]:
    try:
        return prepare(data, name), None
    except LimitError:
        raise
    except FormatError as error:
        return None, T("the picture: {problem}", problem=error.text)
