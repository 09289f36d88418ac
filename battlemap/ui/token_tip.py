"""What a token is, beside the pointer that rests on it: name, gauges, posture and conditions by their names."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QToolTip

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import token_at
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Token
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import condition_labels
from battlemap.ui.page import MapPage
from battlemap.ui.widgets import number

REST_MS = 300


class TokenTip(QObject):
    """Follows the pointer; nothing while a tool is in a gesture or aims (its card says more)."""

    def __init__(self, desk: Desk, page: MapPage) -> None:
        super().__init__(page)
        self._desk = desk
        self._page = page
        self._at: ScenePoint | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._show)
        page.canvas.hovered.connect(self._hovered)

    def _hovered(self, at: ScenePoint | None) -> None:
        self._at = at
        QToolTip.hideText()
        if at is not None:
            self._rest.start()
        else:
            self._rest.stop()

    def _show(self) -> None:
        session, overlay = self._desk.session, self._page.host.overlay
        if session is None or self._at is None or overlay.busy or overlay.sights is not None:
            return
        if not self._page.canvas.underMouse():
            return
        token = token_at(ToolContext(session, self._desk.scene), self._at)
        if token is not None:
            where = self._page.canvas.view_point(self._at).toPoint()
            view = self._page.canvas.viewport()
            QToolTip.showText(view.mapToGlobal(where), token_words(self._desk, token), view)


def token_words(desk: Desk, token: Token) -> str:
    """A token in a few lines of plain words."""
    lines = [token.name or token.id]
    session = desk.session
    if session is None:
        return lines[0]
    language = desk.languages.code
    manifest = session.ruleset.manifest
    labels = {stat.id: stat.label.in_language(language) for stat in manifest.stat}
    for id_, value, most in session.ruleset.bars(token.stats.get(session.ruleset.id, {})):
        lines.append(f"{labels.get(id_, id_)}: {number(value)} / {number(most)}")
    posture = next((p.label.in_language(language) for p in manifest.posture if p.id == token.posture), "")
    conditions = [name for _, name in condition_labels(desk, token)]
    if posture and manifest.posture and token.posture != manifest.posture[0].id:
        lines.append(posture)
    if conditions:
        lines.append(", ".join(conditions))
    return "\n".join(lines)
