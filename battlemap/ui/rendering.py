"""`battlemap render` and thumbnails: a scene as a picture, through the same painting as the windows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from battlemap.errors import BattlemapError, SaveError
from battlemap.formats.atomic import write_atomic
from battlemap.text import T

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication, QImage

    from battlemap.app.session import Session

THUMBNAIL = (320, 200)
DEFAULT_PX_PER_CELL = 64.0
MAX_SIDE_PX = 16_000


def application() -> QGuiApplication:
    """The Qt application, made without a screen if there is none yet."""
    from PySide6.QtWidgets import QApplication

    from battlemap.ui.theme import load_fonts

    running = QApplication.instance()
    if running is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        running = QApplication(["battlemap"])
        load_fonts()
    assert isinstance(running, QApplication)
    return running


def picture_source(session: Session) -> object:
    """How a canvas asks for a picture: bytes, or None where it is missing (then a placeholder is drawn)."""

    def read(name: str) -> bytes | None:
        try:
            return session.pictures.read(name)
        except BattlemapError:
            return None

    return read


def render(session: Session, scene: str, view: str, px_per_cell: float | None, size: tuple[int, int] | None) -> QImage:
    """A scene as the GM or the players see it. `size` fits the whole scene into that many pixels."""
    from battlemap.ui.canvas.render import render_scene

    application()
    display = session.gm_display(scene) if view == "gm" else session.player_display(scene)
    if size is None and px_per_cell is None:
        px_per_cell = DEFAULT_PX_PER_CELL
    if px_per_cell is not None:
        bounds = session.scenario.scene(scene).grid.grid().bounds()
        longest = max(bounds.width, bounds.height) * px_per_cell
        if not 1 <= px_per_cell <= 1000 or longest > MAX_SIDE_PX:
            raise BattlemapError(
                T("A picture of {px} pixels a side is more than {limit}", px=round(longest), limit=MAX_SIDE_PX),
                code="limit",
                hint=T("Take fewer pixels per cell"),
            )
    return render_scene(display, picture_source(session), size=size, px_per_cell=px_per_cell, role=view)  # type: ignore[arg-type]


def png(image: QImage) -> bytes:
    """The picture as a PNG file's bytes."""
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def thumbnail(session: Session) -> bytes:
    """A small picture of the scene on the table, for lists of files."""
    return png(render(session, session.active_scene, "player", None, THUMBNAIL))


def render_to_file(
    session: Session, scene: str, out: Path, view: str, px_per_cell: float | None, size: tuple[int, int] | None
) -> None:
    """Write the picture atomically. Raises SaveError."""
    if out.suffix.lower() != ".png":
        raise SaveError(T("{path}: a picture is written as PNG", path=str(out)), hint=T("Give it the ending .png"))
    write_atomic(out, png(render(session, scene, view, px_per_cell, size)))
