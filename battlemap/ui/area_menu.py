"""The menu on an area that lies on the map: change it, what walls do to it, whether players see it, take it away."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from battlemap.app.tools.base import PointerEvent, ToolContext
from battlemap.app.tools.hit import token_at
from battlemap.app.tools.specs import TOOLS
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area
from battlemap.text import T, Text
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.page import MapPage

LIMITS: tuple[tuple[str, Text], ...] = (
    ("straight", T("Straight lines from its start")),
    ("spread", T("Spreads round corners")),
    ("through", T("Through walls")),
)
OF_THE_MAP = ("select_all", "add_token", "fit_map")


class AreaMenu(QObject):
    """Each entry is one line to the session."""

    def __init__(self, desk: Desk, page: MapPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._page, self._parent = desk, page, parent
        self._area = ""
        self._at = ScenePoint(0.0, 0.0)
        self.menu: QMenu | None = None

    def show(self, at: ScenePoint, where: QPoint, actions: dict[str, QAction]) -> bool:
        """Pop up for the area under a point; False if there is none, or a token stands there."""
        session = self._desk.session
        if session is None:
            return False
        from battlemap.app.tools.area import area_at

        context = ToolContext(session, self._desk.scene)
        area = area_at(context, at) if token_at(context, at) is None else None
        if area is None:
            return False
        self._area, self._at = area.id, at
        self.menu = self._filled(area)
        self.menu.addSeparator()
        for name in OF_THE_MAP:
            self.menu.addAction(actions[name])
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        self.menu.popup(where)
        return True

    def _filled(self, area: Area) -> QMenu:
        from battlemap.app.tools.area_look import SHAPES

        menu = QMenu(self._parent)
        title = menu.addAction(", ".join([tr(SHAPES[area.shape]), *area.tags, area.id]))
        title.setEnabled(False)
        menu.addAction(tr("Change it")).triggered.connect(self._change)
        walls = menu.addMenu(tr("Walls"))
        for limit, words in LIMITS:
            action = walls.addAction(tr(words))
            action.setCheckable(True)
            action.setChecked(area.limit == limit)
            action.setData(limit)
            action.triggered.connect(self._limit_chosen)
        hidden = menu.addAction(tr("Only for the game master"))
        hidden.setCheckable(True)
        hidden.setChecked(area.hidden)
        hidden.triggered.connect(self._hidden_chosen)
        menu.addAction(tr("Take the area away")).triggered.connect(self._remove)
        return menu

    def _change(self) -> None:
        """The area tool takes it in hand, as by a click."""
        spec = next(tool for tool in TOOLS if tool.id == "area")
        host = self._page.host
        if host.spec is not spec:
            host.use(spec)
        host.send(PointerEvent("cancel", self._at))
        host.send(PointerEvent("press", self._at, button="left"))
        host.send(PointerEvent("release", self._at, button="left"))
        self._page.setFocus()

    def _limit_chosen(self) -> None:
        self._set(limit=self.sender().data())  # type: ignore[attr-defined]

    def _hidden_chosen(self, on: bool) -> None:
        self._set(hidden=on)

    def _set(self, **fields: Any) -> None:
        self._desk.do({"do": "set", "scene": self._desk.scene, "id": self._area, "set": fields})

    def _remove(self) -> None:
        self._desk.do({"do": "remove", "scene": self._desk.scene, "id": self._area})
