"""Submenus that are filled each time they open: docks, languages, themes, tools, scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from battlemap.ui.desk import Desk
from battlemap.ui.i18n import LANGUAGES, tr
from battlemap.ui.start_page import THEMES

if TYPE_CHECKING:
    from battlemap.ui.window_parts import PartsWindow


class Menus(QObject):
    def __init__(self, desk: Desk, window: PartsWindow) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window

    def fill_docks(self, menu: QMenu) -> None:
        for dock in self._window.docks:
            action = dock.toggleViewAction()
            action.setText(dock.windowTitle())
            action.setEnabled(self._desk.session is not None)
            menu.addAction(action)

    def fill_languages(self, menu: QMenu) -> None:
        for code, own in LANGUAGES.items():
            action = menu.addAction(own)
            action.setCheckable(True)
            action.setChecked(code == self._desk.languages.code)
            action.setData(code)
            action.triggered.connect(self._language_sent)

    def _language_sent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._window.choose_language(str(action.data()))

    def fill_themes(self, menu: QMenu) -> None:
        for name, title, _icon in THEMES:
            action = menu.addAction(tr(title))
            action.setCheckable(True)
            action.setChecked(name == self._desk.settings.get("theme", "system"))
            action.setData(name)
            action.triggered.connect(self._theme_sent)

    def _theme_sent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._window.choose_theme(str(action.data()))

    def fill_tools(self, menu: QMenu) -> None:
        for action in self._window.tools_bar.tools.values():
            action.setEnabled(self._desk.session is not None)
            menu.addAction(action)

    def fill_scenes(self, menu: QMenu) -> None:
        """Look at another scene, or put the one on show on the table, which is what the players see."""
        session = self._desk.session
        if session is None:
            return
        for id_ in session.scenario.scenes():
            name = session.scenario.scene(id_).name or id_
            on_table = id_ == session.active_scene
            action = menu.addAction(tr("{name} (on the table)", name=name) if on_table else name)
            action.setCheckable(True)
            action.setChecked(id_ == self._desk.scene)
            action.setData(id_)
            action.triggered.connect(self._scene_sent)
        menu.addSeparator()
        put = menu.addAction(tr("Put this scene on the table"))
        put.setEnabled(self._desk.scene != session.active_scene)
        put.setToolTip(tr("The players see this scene from now on"))
        put.triggered.connect(self._put_scene)

    def _scene_sent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._desk.show_scene(str(action.data()))

    def _put_scene(self) -> None:
        self._desk.do({"do": "set_scene", "scene": self._desk.scene})
