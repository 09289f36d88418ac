"""A scenario on the disk: a .battlemap zip, or a folder with the same layout.

    scenario.json   pictures/<sha256>.<ext>   fog/<scene>.png   thumbnail.png

Opening checks everything that an archive from a stranger could do wrong before anything is taken from it. Saving
replaces the old file in one step; pictures go before the document that names them.
"""

from __future__ import annotations

import hashlib
import re
import stat
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Literal
from urllib.parse import quote

from battlemap.errors import FormatError, LimitError, SaveError
from battlemap.formats.atomic import save_error, write_atomic
from battlemap.formats.scenario import limits
from battlemap.formats.scenario.bulk import no_collection
from battlemap.formats.scenario.read import scenario_from_json
from battlemap.formats.scenario.write import encode_lines, scenario_to_dict, scenario_to_json
from battlemap.formats.store import FOLDER, PictureStore, is_content_name, read_inside, read_member, write_inside
from battlemap.model.entities import Picture, Token
from battlemap.model.scenario import Scenario, ScenarioView
from battlemap.text import T, Text

Container = Literal["zip", "folder"]

SUFFIX = ".battlemap"
DOCUMENT = "scenario.json"
THUMBNAIL = "thumbnail.png"
FOG = "fog/"

_MOMENT = (1980, 1, 1, 0, 0, 0)  # one time for all members: equal scenarios give equal files
_DRIVE = re.compile(r"[A-Za-z]:")


@dataclass(frozen=True, slots=True)
class OpenedDocument:
    """What a scenario file held. `missing`: pictures it names and does not have; `fog`: explored ground by scene."""

    scenario: Scenario
    store: PictureStore
    missing: tuple[str, ...]
    kind: Container
    warnings: tuple[Text, ...] = ()
    fog: Mapping[str, bytes] = field(default_factory=dict)


def open_document(path: Path) -> OpenedDocument:
    """Open a .battlemap zip, a scenario folder, or the scenario.json of one.

    A missing picture does not keep a scenario from opening; it is named in the result.
    Raises: FormatError (LimitError) with one sentence; nothing is half-loaded.
    """
    path = Path(path)
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if stat.S_ISDIR(mode):
        return _open_folder(path, path / DOCUMENT)
    if not stat.S_ISREG(mode):
        raise FormatError(T("{path} is neither a file nor a folder", path=str(path)))
    if path.suffix.lower() == ".json":
        return _open_folder(path.parent, path)
    return _open_zip(path)


def read_thumbnail(path: Path) -> bytes | None:
    """The small picture of a scenario file or folder, without opening the scenario; None if it has none."""
    path = Path(path)
    if _is_folder(path):
        return read_inside(path, THUMBNAIL, limits.FOG_BYTES)
    try:
        with zipfile.ZipFile(path) as archive:
            return read_member(archive, THUMBNAIL, limits.FOG_BYTES) if THUMBNAIL in archive.NameToInfo else None
    except (OSError, zipfile.BadZipFile, FormatError):
        return None


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # a name that no file can have
        return False


def pictures_of(view: ScenarioView) -> frozenset[str]:
    """The names of all pictures a scenario refers to."""
    names: set[str] = set()
    for scene in view.scenes():
        names.update(picture.file for picture in view.of(Picture, scene).values())
        names.update(token.picture for token in view.of(Token, scene).values() if token.picture)
    return frozenset(names)


def _unreadable(path: Path, error: OSError | ValueError) -> FormatError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return FormatError(T("{path} cannot be read: {reason}", path=str(path), reason=reason))


def _opened(
    data: bytes, where: str, path: Path, kind: Container, fog: Mapping[str, bytes], warnings: tuple[Text, ...] = ()
) -> OpenedDocument:
    scenario = scenario_from_json(data, where)
    store = PictureStore(path, kind)
    wanted = pictures_of(scenario)
    store.use(wanted)
    missing = store.missing(wanted)
    warnings += tuple(T("The picture {name} is missing", name=name) for name in missing)
    explored = {scene: fog[fog_name(scene)] for scene in scenario.scenes() if fog_name(scene) in fog}
    return OpenedDocument(scenario, store, missing, kind, warnings, explored)


def fog_name(scene: str) -> str:
    """The member that holds a scene's explored ground; its id may be anything, a file name may not."""
    safe = quote(scene, safe="")
    return f"{FOG}{safe if len(safe) <= limits.ID else hashlib.sha256(scene.encode()).hexdigest()}.png"


def _open_folder(folder: Path, document: Path) -> OpenedDocument:
    where = str(document)
    try:
        status = document.stat()
        if not stat.S_ISREG(status.st_mode) or (
            document.is_symlink() and folder.resolve() not in document.resolve().parents
        ):
            raise FormatError(T("{path} is not a file of this folder", path=where))
        if status.st_size > limits.JSON_BYTES:
            raise LimitError(T("{where} is larger than {most} MB", where=where, most=limits.JSON_BYTES // 2**20))
        data = document.read_bytes()
    except FileNotFoundError as error:
        raise FormatError(T("{path} holds no {name}, so it is no scenario", path=str(folder), name=DOCUMENT)) from error
    except OSError as error:
        raise _unreadable(document, error) from error
    fog = {}
    if (folder / FOG).is_dir():
        for file in sorted((folder / FOG).glob("*.png")):
            mask = read_inside(folder, FOG + file.name, limits.FOG_BYTES)
            if mask is not None:
                fog[FOG + file.name] = mask
    return _opened(data, where, folder, "folder", fog)


def _open_zip(path: Path) -> OpenedDocument:
    where = str(path)
    try:
        if path.stat().st_size > limits.ARCHIVE_BYTES:
            raise LimitError(T("{where} is larger than {most} MB", where=where, most=limits.ARCHIVE_BYTES // 2**20))
        with path.open("rb") as file:
            _check_directory(file, where)
            with zipfile.ZipFile(file) as archive:
                _check_members(archive, where)
                names = archive.NameToInfo
                if DOCUMENT not in names:
                    raise FormatError(T("{path} holds no {name}, so it is no scenario", path=where, name=DOCUMENT))
                data = read_member(archive, DOCUMENT, limits.JSON_BYTES)
                fog = {n: read_member(archive, n, limits.FOG_BYTES) for n in names if n.startswith(FOG) and n != FOG}
    except (zipfile.BadZipFile, NotImplementedError) as error:
        raise FormatError(
            T("{path} is not a .battlemap file, or it is cut off", path=where),
            hint=T("Take an earlier copy; the one before the last save ends in ~."),
        ) from error
    except OSError as error:
        raise _unreadable(path, error) from error
    strange = sum(1 for n in names if n not in (DOCUMENT, THUMBNAIL) and not n.startswith((FOLDER, FOG)))
    warnings = (
        (T("{n} members of the archive are no part of a scenario; saving drops them", n=strange),) if strange else ()
    )
    return _opened(data, f"{where}: {DOCUMENT}", path, "zip", fog, warnings)


def _check_directory(file: BinaryIO, where: str) -> None:
    """Refuse an archive whose list of members alone would fill the memory, before it is read."""
    size = file.seek(0, 2)
    file.seek(max(0, size - 65_557))
    tail = file.read()
    end = tail.rfind(b"PK\x05\x06")
    listing = int.from_bytes(tail[end + 12 : end + 16], "little") if end >= 0 else 0
    if listing > limits.ARCHIVE_MEMBERS * 400:
        raise LimitError(T("{where} holds more than {most} members", where=where, most=limits.ARCHIVE_MEMBERS))
    file.seek(0)


def _check_members(archive: zipfile.ZipFile, where: str) -> None:
    """Refuse names that lead out of the archive, links, passwords, doubles, and more than the limits."""
    members = archive.infolist()
    if len(members) > limits.ARCHIVE_MEMBERS:
        raise LimitError(T("{where} holds more than {most} members", where=where, most=limits.ARCHIVE_MEMBERS))
    seen: set[str] = set()
    for member in members:
        name = member.orig_filename
        shown = "".join(c if c.isprintable() else "�" for c in name[:80])
        parts = name.split("/")
        if (
            not name.isprintable() or "\\" in name or name.startswith("/") or _DRIVE.match(name)
            or ".." in parts or "." in parts or "" in parts[:-1]
        ):  # fmt: skip
            raise FormatError(T("{where} holds a member whose name leads elsewhere: {name}", where=where, name=shown))
        if stat.S_ISLNK(member.external_attr >> 16):
            raise FormatError(T("{where} holds a link instead of a file: {name}", where=where, name=shown))
        if member.flag_bits & 0x1:
            raise FormatError(T("{where} is locked with a password: {name}", where=where, name=shown))
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise FormatError(T("{where} is packed in a way not read here: {name}", where=where, name=shown))
        if name in seen:
            raise FormatError(T("{where} holds two members of one name: {name}", where=where, name=shown))
        seen.add(name)
        most = limits.JSON_BYTES if name == DOCUMENT else limits.PICTURE_BYTES
        if member.file_size > most:
            raise LimitError(T("{where}: {name} is larger than {most} MB", where=where, name=shown, most=most // 2**20))


def save_document(
    scenario: Scenario,
    store: PictureStore,
    path: Path,
    thumbnail: bytes | None = None,
    fog: Mapping[str, bytes] | None = None,
) -> tuple[str, ...]:
    """Write a scenario with the pictures it refers to: a zip if the name ends in .battlemap, else a folder.

    Args:
        scenario: what to save; `revision` and `log` with it.
        store: where its pictures come from; afterwards it reads from `path`.
        path: the file or folder. What stood there stays as "FILE.battlemap~" (a folder: "scenario.json~").
        thumbnail: a small PNG for lists of files.
        fog: the explored ground by scene, as PNG; None leaves a folder's as it is.
    Returns: names of pictures that are missing or damaged and so were not written, sorted.
    Raises: SaveError with what to do; the old file is untouched.
    """
    path = Path(path)
    if path.name == DOCUMENT:
        path = path.parent
    wanted = pictures_of(scenario)
    store.use(wanted)
    store.before_save(wanted)
    masks = None if fog is None else {fog_name(scene): mask for scene, mask in fog.items()}
    kind: Container = "zip" if path.suffix.lower() == SUFFIX and not _is_folder(path) else "folder"
    try:
        with no_collection():
            data = scenario_to_json(scenario) if kind == "zip" else encode_lines(scenario_to_dict(scenario))
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(T("{path} could not be written: {reason}", path=str(path), reason=str(error))) from error
    if len(data) > limits.JSON_BYTES:
        raise SaveError(
            T("{where} is larger than {most} MB", where=str(path), most=limits.JSON_BYTES // 2**20),
            hint=T("Nobody could open it again. Take something off the map first"),
        )
    if kind == "zip":
        lost = _save_zip(data, store, path, wanted, thumbnail, masks or {})
    else:
        lost = _save_folder(data, store, path, wanted, thumbnail, masks)
    store.after_save(path, kind)
    return lost


def _save_zip(
    data: bytes,
    store: PictureStore,
    path: Path,
    wanted: Iterable[str],
    thumbnail: bytes | None,
    fog: Mapping[str, bytes],
) -> tuple[str, ...]:
    lost: list[str] = []

    def write(file: BinaryIO) -> None:
        with store.reading(), zipfile.ZipFile(file, "w") as archive:
            _member(archive, DOCUMENT, data, zipfile.ZIP_DEFLATED)
            if thumbnail is not None:
                _member(archive, THUMBNAIL, thumbnail)
            for name in sorted(fog):
                _member(archive, name, fog[name])
            for name in sorted(wanted):
                try:
                    picture = store.read(name)
                except FormatError:
                    lost.append(name)
                    continue
                _member(archive, name, picture)

    write_atomic(path, write, previous=path.with_name(path.name + "~"))
    return tuple(lost)


def _member(archive: zipfile.ZipFile, name: str, data: bytes, how: int = zipfile.ZIP_STORED) -> None:
    info = zipfile.ZipInfo(name, _MOMENT)
    info.compress_type = how
    info.create_system = 3  # the same bytes on every system
    info.external_attr = (stat.S_IFREG | 0o644) << 16
    archive.writestr(info, data, compresslevel=1)


def _save_folder(
    data: bytes,
    store: PictureStore,
    folder: Path,
    wanted: Iterable[str],
    thumbnail: bytes | None,
    fog: Mapping[str, bytes] | None,
) -> tuple[str, ...]:
    lost: list[str] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in sorted(wanted):
            if is_content_name(name) and (folder / name).is_file():
                continue  # named by its content, so it is what we would write
            try:
                picture = store.read(name)
            except FormatError:
                lost.append(name)
                continue
            if read_inside(folder, name, limits.PICTURE_BYTES) != picture:
                write_inside(folder, name, picture)
        write_inside(folder, DOCUMENT, data, previous=folder / f"{DOCUMENT}~")
        if thumbnail is not None:
            write_inside(folder, THUMBNAIL, thumbnail)
        if fog is not None:
            _save_fog(folder, fog)
    except (OSError, ValueError) as error:
        raise save_error(folder, error) from error
    return tuple(lost)


def _save_fog(folder: Path, fog: Mapping[str, bytes]) -> None:
    """The explored ground as it is now; that of scenes which are gone goes too."""
    for name in sorted(fog):
        write_inside(folder, name, fog[name])
    if (folder / FOG).is_dir() and not (folder / FOG).is_symlink():
        for file in (folder / FOG).glob("*.png"):
            if FOG + file.name not in fog:
                file.unlink()
