"""Writing a file so that whoever reads it, whenever the power fails, finds the old one or the new one, whole."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from battlemap.errors import SaveError
from battlemap.text import T, Text

Writer = Callable[[BinaryIO], None]

_HINTS = {
    errno.ENOSPC: T("The disk is full. Free some space or save to another place."),
    errno.EDQUOT: T("Your quota is used up. Free some space or save to another place."),
    errno.EFBIG: T("The disk cannot hold files of this size. Save to another place."),
    errno.EACCES: T("You may not write there. Save to another folder."),
    errno.EPERM: T("You may not write there. Save to another folder."),
    errno.EROFS: T("That disk can only be read. Save to another place."),
    errno.ENAMETOOLONG: T("The name or its path is too long. Choose a shorter one."),
    errno.ENOENT: T("The folder does not exist. Choose one that does."),
    errno.ENOTDIR: T("A file stands where a folder is wanted. Choose another folder."),
    errno.EISDIR: T("A folder has that name. Choose another name."),
}


def save_error(path: Path, error: OSError | ValueError) -> SaveError:
    """What the operating system said, as a sentence with what to do."""
    number = error.errno if isinstance(error, OSError) else None
    hint: Text = _HINTS.get(number or 0, T("Save to another place."))
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return SaveError(T("{path} could not be written: {reason}", path=str(path), reason=reason), hint=hint)


def write_atomic(path: Path, data: bytes | Writer, *, previous: Path | None = None) -> None:
    """Write a file beside `path`, flush it to the disk and put it in place of `path`.

    Args:
        path: the file; a symbolic link is followed, so it stays one.
        data: the content, or a function that writes it to an open file.
        previous: where the file that stood there is kept.
    Raises: SaveError with what to do; what stood at `path` still stands there. What `data` raises is passed on.
    """
    try:
        target = Path(os.path.realpath(path))
        # One fixed short name for each target: what a killed save left behind is overwritten by the next.
        temp = target.parent / f".{hashlib.sha256(os.fsencode(target.name)).hexdigest()[:16]}.saving"
        temp.unlink(missing_ok=True)
        handle = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    except (OSError, ValueError) as error:
        raise save_error(path, error) from error
    try:
        with os.fdopen(handle, "wb") as file:
            if isinstance(data, bytes):
                file.write(data)
            else:
                data(file)
            file.flush()
            os.fsync(file.fileno())
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if target.exists():
            with suppress(OSError):
                shutil.copymode(target, temp)
            if previous is not None:
                _keep(target, previous)
        temp.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise save_error(path, error) from error
    finally:
        with suppress(OSError):
            temp.unlink(missing_ok=True)


def _keep(target: Path, previous: Path) -> None:
    """Let `previous` be what `target` is now. `target` itself never disappears meanwhile."""
    linked = previous.with_name(f".{hashlib.sha256(os.fsencode(previous.name)).hexdigest()[:16]}.keeping")
    linked.unlink(missing_ok=True)
    try:
        os.link(target, linked)
    except OSError:  # a file system without hard links
        shutil.copy2(target, linked)
    linked.replace(previous)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last (where the system can do that)."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
