"""Files dropped from the file manager: a map opens; a picture on a map is asked what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QUrl
from PySide6.QtWidgets import QMenu, QWidget

from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Token
from battlemap.text import T
from battlemap.ui.desk import Desk
from battlemap.ui.files import MAPS, PICTURES, SHEETS, Files
from battlemap.ui.i18n import tr
from battlemap.ui.pieces import Pieces


def local_file(address: str) -> Path | None:
    """The path of a dropped address; None if it is not on this machine."""
    url = QUrl(address)
    return Path(url.toLocalFile()) if url.isLocalFile() else Path(address) if not url.scheme() else None


class Drops(QObject):
    """`side`: what a dropped portrait becomes is asked of the library's chooser by the window."""

    def __init__(self, desk: Desk, files: Files, pieces: Pieces, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._files = files
        self._pieces = pieces
        self._parent = parent
        self._pending: tuple[list[Path], ScenePoint] | None = None
        self.menu: QMenu | None = None
        self.side = "party"

    def take(self, addresses: list[str], at: ScenePoint | None, where: QPoint) -> None:
        """Files dropped at a point of the map (None: not on a map) and a place of the screen."""
        paths = [path for address in addresses if (path := local_file(address)) is not None]
        pictures = [path for path in paths if path.suffix.lower() in PICTURES]
        maps = [path for path in paths if path.suffix.lower() in MAPS or path.is_dir()]
        sheets = [path for path in paths if path.suffix.lower() in SHEETS]
        if maps:
            self._files.open_path(maps[0])
        elif sheets and self._desk.session is not None:
            for path in sheets:
                import_character(self._desk, path, at)
        elif pictures and (self._desk.session is None or at is None):
            self._files.open_path(pictures[0])
        elif pictures and at is not None:
            self._ask(pictures, at, where)
        elif paths:
            # the reader says what is wrong with it, and what it can read
            self._files.open_path(paths[0])
        else:
            self._desk.problem.emit(
                T("What was dropped is not a file on this computer"), T("Save it first, then drop the file")
            )

    def _ask(self, pictures: list[Path], at: ScenePoint, where: QPoint) -> None:
        self._pending = (pictures, at)
        menu = QMenu(self._parent)
        menu.setObjectName("drop_menu")
        menu.addAction(tr("Put it here as a token")).triggered.connect(self._as_token)
        menu.addAction(tr("Lay it over this map")).triggered.connect(self._as_map_picture)
        menu.addAction(tr("Open it as a new map")).triggered.connect(self._as_new_map)
        menu.addSeparator()
        menu.addAction(tr("Cancel"))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(where)

    def _as_token(self) -> None:
        if self._pending is not None:
            pictures, at = self._pending
            for path in pictures:
                self._pieces.put_picture(path, path.stem, self.side, at)

    def _as_map_picture(self) -> None:
        if self._pending is not None:
            for path in self._pending[0]:
                add_map_picture(self._desk, path)

    def _as_new_map(self) -> None:
        if self._pending is not None:
            self._files.open_path(self._pending[0][0])


def import_character(desk: Desk, path: Path, at: ScenePoint | None) -> bool:
    """A character sheet on the map: of the token that stands there, or a new token (without a place in the middle)."""
    session = desk.session
    if session is None:
        return False
    line: dict[str, Any] = {"do": "import_character", "scene": desk.scene, "file": str(path)}
    if at is not None:
        grid = session.scenario.scene(desk.scene).grid.grid()
        cell = grid.cell_at(at)
        tokens = session.scenario.of(Token, desk.scene).values()
        there = next(
            (token for token in tokens if cell in grid.body(grid.cell(token.at), token.size, token.facing)), None
        )
        line.update({"token": there.id} if there is not None else {"at": list(cell)})
    return desk.do(line) is not None


def add_map_picture(desk: Desk, path: Path) -> bool:
    """Lay a picture over the map of the scene on show, fitted into its box; it lies above the pictures there are."""
    session = desk.session
    if session is None:
        return False
    from battlemap.model.entities import Picture
    from battlemap.ui.images import PictureFile

    try:
        data = path.read_bytes()
    except OSError as error:
        desk.problem.emit(T("{file} cannot be read: {why}", file=path.name, why=error.strerror or ""), None)
        return False
    picture = PictureFile(data)
    if picture.problem:
        desk.problem.emit(
            T("{file} is not a picture this program can show: {why}", file=path.name, why=picture.problem),
            T("It reads PNG, JPEG and WebP"),
        )
        return False
    box = session.scenario.scene(desk.scene).grid.grid().bounds()
    scale = min(box.width / picture.size.width(), box.height / picture.size.height())
    width, height = picture.size.width() * scale, picture.size.height() * scale
    rect = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height]
    top = max((p.z for p in session.scenario.of(Picture, desk.scene).values()), default=-1) + 1
    try:
        name = session.add_picture(data, path.suffix)
    except BattlemapError as error:
        desk.report(error)
        return False
    rect = [round(value, 4) for value in rect]
    return desk.do({"do": "add_picture", "scene": desk.scene, "file": name, "rect": rect, "z": top}) is not None
