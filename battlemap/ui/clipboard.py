"""Copy, cut, paste, duplicate, delete and select all: tokens, walls, doors, lights, regions and notes alike."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from battlemap.app.clipboard import Clip, copied, from_text, paste_lines, to_text
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.text import T
from battlemap.ui.desk import THINGS, Desk
from battlemap.ui.page import MapPage


class Clipboard(QObject):
    """Works on what is selected on the desk. Each is one undo; the slots' names stand in the table of actions."""

    def __init__(self, desk: Desk, page: MapPage) -> None:
        super().__init__(page)
        self._desk = desk
        self._page = page
        self._pointer: ScenePoint | None = None
        page.canvas.hovered.connect(self._hovered)

    def _hovered(self, at: ScenePoint | None) -> None:
        self._pointer = at

    def select_all(self) -> None:
        """All tokens, or with a building tool in hand all things; if they are selected already, both."""
        session = self._desk.session
        if session is None:
            return
        tokens = list(self._desk.tokens())
        things = [id_ for kind in THINGS for id_ in sorted(session.scenario.of(kind, self._desk.scene))]
        building = self._page.host.overlay.building is not None
        first: tuple[list[str], list[str]] = ([], things) if building else (tokens, [])
        again = (sorted(self._desk.selection), sorted(self._desk.things)) == (sorted(first[0]), sorted(first[1]))
        self._desk.select(*((tokens, things) if again else first))

    def copy(self) -> bool:
        """Put what is selected on the clipboard. False if nothing is."""
        clip = self._clip()
        if clip is not None:
            QGuiApplication.clipboard().setText(to_text(clip))
        return clip is not None

    def _clip(self) -> Clip | None:
        session = self._desk.session
        if session is None:
            return None
        return copied(session, self._desk.scene, self._desk.selection, self._desk.things)

    def cut(self) -> None:
        if self.copy():
            self.delete()

    def delete(self) -> None:
        """Take what is selected off the map."""
        lines: list[dict[str, Any]] = [{"do": "remove", "id": thing.id} for thing in self._desk.selected_things()]
        lines += [{"do": "remove_token", "token": token.id} for token in self._desk.selected()]
        self._desk.do_all(lines)

    def paste(self) -> None:
        """Put down what the clipboard holds, at the pointer, or in the middle of what the map shows."""
        try:
            clip = from_text(QGuiApplication.clipboard().text())
        except BattlemapError as error:
            self._desk.report(error)
            return
        if clip is None:
            self._desk.notice.emit(T("There is nothing to paste: copy tokens or things of a map first"))
            return
        self._put_down(clip, self._pointer or self._page.middle())

    def duplicate(self) -> None:
        """The same again: tokens on the nearest free cells, things one cell over."""
        clip = self._clip()
        if clip is not None:
            over = ScenePoint(clip.middle.x + 1, clip.middle.y + 1) if self._desk.selected_things() else None
            self._put_down(clip, over)

    def _put_down(self, clip: Clip, at: ScenePoint | None) -> None:
        session = self._desk.session
        if session is None:
            return
        try:
            lines = paste_lines(session, self._desk.scene, clip, at)
        except BattlemapError as error:
            self._desk.report(error)
            return
        made = self._desk.do_all(lines)
        if made:
            ids = [str(result["id"]) for result in made]
            self._desk.select(ids, ids)
