"""What a file is, by what stands in it; its name is never asked.

`recognise` reads it once and hands on what it read, so nothing is read or parsed a second time.
"""

from __future__ import annotations

import json
import re
import stat
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from battlemap.errors import FormatError, LimitError
from battlemap.formats.pictureheader import format_of
from battlemap.formats.scenario import limits
from battlemap.formats.scenario.container import DOCUMENT
from battlemap.rules.manifest import MANIFEST
from battlemap.text import T, Text

FILE_BYTES = 300 * 1024 * 1024
_HEAD = 65_536


class Kind(StrEnum):
    """Every kind of file that is told apart."""

    SCENARIO = "scenario"
    PICTURE = "picture"
    UVTT = "uvtt"
    RULESET = "ruleset"
    FOUNDRY_SCENE = "foundry-scene"
    FOUNDRY_ACTOR = "foundry-actor"
    FOUNDRY_DATABASE = "foundry-database"
    TILED = "tiled"
    ONE_PAGE_DUNGEON = "one-page-dungeon"
    DONJON = "donjon"
    GCS = "gcs"
    GURPS_XML = "gurps-xml"
    MAPTOOL = "maptool"
    ZIP = "zip"
    VIDEO = "video"
    OTHER_PICTURE = "other-picture"
    SVG = "svg"
    PDF = "pdf"
    JSON = "json"
    FOLDER = "folder"
    EMPTY = "empty"
    UNKNOWN = "unknown"


_NAMES: dict[Kind, Text] = {
    Kind.RULESET: T("a ruleset, which is no map"),
    Kind.FOUNDRY_SCENE: T("a Foundry VTT scene"),
    Kind.FOUNDRY_ACTOR: T("a Foundry VTT actor, a character and no map"),
    Kind.FOUNDRY_DATABASE: T("a Foundry VTT database"),
    Kind.TILED: T("a Tiled map"),
    Kind.ONE_PAGE_DUNGEON: T("a One Page Dungeon"),
    Kind.DONJON: T("a donjon dungeon"),
    Kind.GCS: T("a GURPS character sheet (GCS), a character and no map"),
    Kind.GURPS_XML: T("a GURPS character, no map"),
    Kind.MAPTOOL: T("a MapTool file"),
    Kind.ZIP: T("a zip archive without a scenario"),
    Kind.VIDEO: T("a video"),
    Kind.OTHER_PICTURE: T("a picture of a kind that is not read here"),
    Kind.SVG: T("an SVG drawing"),
    Kind.PDF: T("a PDF document"),
    Kind.JSON: T("JSON, but nothing that is known here"),
    Kind.FOLDER: T("a folder without a {name}", name=DOCUMENT),
    Kind.EMPTY: T("empty"),
    Kind.UNKNOWN: T("nothing that is known here"),
}
_LATER = (
    Kind.FOUNDRY_SCENE, Kind.FOUNDRY_DATABASE, Kind.TILED, Kind.ONE_PAGE_DUNGEON, Kind.DONJON, Kind.MAPTOOL,
)  # fmt: skip
_AS_PICTURE = (Kind.VIDEO, Kind.OTHER_PICTURE, Kind.SVG, Kind.PDF)
_READ = T("Scenarios, pictures (PNG, JPEG, WebP, GIF, BMP, TIFF) and Universal VTT maps are read.")
_AS_TOKEN = T(
    "Open a map and bring the character in as a token: {example}", example='{"do": "import_character", "file": …}'
)
_SAVE_AS_PICTURE = T("Save it as a PNG, JPEG or WebP picture first.")


@dataclass(frozen=True, slots=True)
class Recognised:
    """A file, its kind, and what was read on the way: the bytes of a picture, the tree of a JSON file."""

    path: Path
    kind: Kind
    data: bytes = b""
    tree: Any = None


def sniff(path: Path) -> Kind:
    """What the file is. Raises FormatError if it cannot be read at all, or is JSON that is broken."""
    return recognise(path).kind


def refusal(path: Path, kind: Kind) -> FormatError:
    """The sentence for a file that is not opened: what it is, and what to do."""
    what = _NAMES[kind]
    if kind in _LATER:
        return FormatError(
            T("{path} is {what}; this version cannot import it yet", path=str(path), what=what), hint=_READ
        )
    hint = _SAVE_AS_PICTURE if kind in _AS_PICTURE else _AS_TOKEN if kind is Kind.GCS else _READ
    return FormatError(T("{path} is {what}", path=str(path), what=what), hint=hint)


def recognise(path: Path) -> Recognised:
    """Read a file as far as its kind needs. Raises FormatError (LimitError) with one sentence."""
    path = Path(path)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            return Recognised(path, _folder(path))
        if not stat.S_ISREG(status.st_mode):
            raise FormatError(T("{path} is neither a file nor a folder", path=str(path)))
        with path.open("rb") as file:
            head = file.read(_HEAD)
            kind = _by_head(head)
            if kind is Kind.ZIP:
                return Recognised(path, _zip(path))
            if kind not in (None, Kind.PICTURE):
                return Recognised(path, kind)
            if status.st_size > FILE_BYTES:
                raise LimitError(T("{path} is larger than {most} MB", path=str(path), most=FILE_BYTES // 2**20))
            data = head + file.read(FILE_BYTES)
    except FileNotFoundError:
        raise FormatError(T("There is no file {path}", path=str(path))) from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise FormatError(T("{path} cannot be read: {reason}", path=str(path), reason=reason)) from None
    if kind is Kind.PICTURE:
        return Recognised(path, kind, data)
    return _text(path, data)


def _folder(path: Path) -> Kind:
    if (path / DOCUMENT).exists():
        return Kind.SCENARIO
    return Kind.RULESET if (path / MANIFEST).exists() else Kind.FOLDER


_STARTS: tuple[tuple[bytes, Kind], ...] = (
    (b"PK\x03\x04", Kind.ZIP), (b"PK\x05\x06", Kind.ZIP), (b"%PDF", Kind.PDF), (b"\x1a\x45\xdf\xa3", Kind.VIDEO),
    (b"OggS", Kind.VIDEO), (b"\0\0\x01\xba", Kind.VIDEO), (b"FLV", Kind.VIDEO), (b"8BPS", Kind.OTHER_PICTURE),
    (b"\xff\x0a", Kind.OTHER_PICTURE), (b"\0\0\0\x0cJXL ", Kind.OTHER_PICTURE),
)  # fmt: skip
_STILL_BRANDS = (b"avif", b"avis", b"heic", b"heix", b"mif1")


def _by_head(head: bytes) -> Kind | None:
    """The kind as far as the first bytes tell; None: it may be text."""
    if not head:
        return Kind.EMPTY
    if format_of(head) is not None:
        return Kind.PICTURE
    for start, kind in _STARTS:
        if head.startswith(start):
            return kind
    if head[4:8] == b"ftyp":
        return Kind.OTHER_PICTURE if head[8:12] in _STILL_BRANDS else Kind.VIDEO
    if head[:4] == b"RIFF" and head[8:12] == b"AVI ":
        return Kind.VIDEO
    if b"\0" in head and not head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return Kind.UNKNOWN
    return None


def _zip(path: Path) -> Kind:
    """A MapTool file, or else a scenario: one that is cut off or holds something else gets its own sentence there."""
    if path.stat().st_size > limits.ARCHIVE_BYTES:
        return Kind.SCENARIO
    with path.open("rb") as file:  # the list of members stands at the end; its length is not trusted
        file.seek(-min(path.stat().st_size, 4 * 1024 * 1024), 2)
        tail = file.read()
    if DOCUMENT.encode() in tail or not zipfile.is_zipfile(path):
        return Kind.SCENARIO
    return Kind.MAPTOOL if b"content.xml" in tail else Kind.ZIP


def decode_text(data: bytes) -> str | None:
    """The text of UTF-8 (with or without mark) or of UTF-16 with mark; None if it is neither."""
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _text(path: Path, data: bytes) -> Recognised:
    text = decode_text(data)
    if text is None:
        text = data[:_HEAD].decode("latin-1")
        return Recognised(path, _by_words(text) or Kind.UNKNOWN)
    start = text[:_HEAD].lstrip()
    if not start:
        return Recognised(path, Kind.EMPTY)
    if start[0] not in "{[":
        return Recognised(path, _by_words(text[:_HEAD]) or Kind.UNKNOWN)
    if path.name == DOCUMENT:
        return Recognised(path, Kind.SCENARIO)  # read there, with its own limits and sentences
    if _is_database(start):
        return Recognised(path, Kind.FOUNDRY_DATABASE)
    tree = parse(text, path)
    return Recognised(path, kind_of_tree(tree), tree=tree)


def parse(text: str, path: Path) -> Any:
    """JSON, with the numbers other programs write though JSON has none: NaN, Infinity, 1e400.

    Raises FormatError with one sentence.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise LimitError(T("{path} is nested too deep", path=str(path))) from None
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) - 1 or error.msg.startswith("Unterminated"):
            raise FormatError(
                T("{path} is cut off: it ends in the middle of its data", path=str(path)),
                hint=T("Take another copy of it, or download it again."),
            ) from None
        raise FormatError(
            T(
                "{path} is not valid JSON: line {line}, column {column}",
                path=str(path),
                line=error.lineno,
                column=error.colno,
            )
        ) from None
    except ValueError:  # a whole number of thousands of digits
        raise FormatError(T("{path} is not valid JSON: a number in it is too long", path=str(path))) from None


def _is_database(start: str) -> bool:
    """One JSON object a line, as old compendiums have: two complete ones with an id."""
    lines = start.split("\n", 2)
    return len(lines) > 2 and all(
        line.startswith("{") and line.rstrip().endswith("}") and '"_id"' in line for line in lines[:2]
    )


def kind_of_tree(tree: Any) -> Kind:
    """What a parsed JSON file is, by its keys."""
    if not isinstance(tree, Mapping):
        return Kind.JSON
    keys = tree.keys()
    system = tree.get("system")
    tests: tuple[tuple[bool, Kind], ...] = (
        (tree.get("format") == "battlemap" or "scenes" in keys, Kind.SCENARIO),
        ("resolution" in keys, Kind.UVTT),
        ("walls" in keys and bool(keys & {"gridType", "grid", "levels"}), Kind.FOUNDRY_SCENE),
        ("rects" in keys, Kind.ONE_PAGE_DUNGEON),
        ("cells" in keys and "cell_bit" in keys, Kind.DONJON),
        ("orientation" in keys and "layers" in keys, Kind.TILED),
        ("profile" in keys and bool(keys & {"version", "attributes", "ST"}), Kind.GCS),
        ("prototypeToken" in keys or (isinstance(system, Mapping) and "attributes" in system), Kind.FOUNDRY_ACTOR),
        ("line_of_sight" in keys and "image" in keys, Kind.UVTT),
    )
    return next((kind for fits, kind in tests if fits), Kind.JSON)


_DONJON_CELL = re.compile(r"(?:F|[A-Z]{2,4})?")


def _by_words(text: str) -> Kind | None:
    """XML and tables, by their first words."""
    if text.lstrip().startswith("<"):
        for mark, kind in (("<svg", Kind.SVG), ("<map", Kind.TILED), ("<character", Kind.GURPS_XML)):
            if re.search(rf"{mark}[\s>]", text):
                return kind
        return None
    lines = text.splitlines()[:40]
    cells = [cell for line in lines[:-1] or lines for cell in line.split("\t")]
    if len(cells) > 3 * len(lines) and "F" in cells and all(_DONJON_CELL.fullmatch(cell) for cell in cells):
        return Kind.DONJON
    return None
