"""What a token is, beside the pointer that rests on it: name, gauges, posture and conditions by their names."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import token_at
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Token
from battlemap.ui.canvas.card import place
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import condition_labels
from battlemap.ui.page import MapPage
from battlemap.ui.widgets import label, number

REST_MS = 300


class TokenTip(QFrame):
    """A child of the canvas that follows the pointer; nothing while a tool is in a gesture or aims (its card says more)."""

    def __init__(self, desk: Desk, page: MapPage) -> None:
        super().__init__(page.canvas)
        self.setObjectName("token_tip")
        self.setProperty("role", "popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._desk = desk
        self._page = page
        self._at: ScenePoint | None = None
        self.words = label()
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 6, 10, 6)
        box.addWidget(self.words)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._show)
        page.canvas.hovered.connect(self._hovered)
        self.hide()

    def _hovered(self, at: ScenePoint | None) -> None:
        self._at = at
        self.hide()
        if at is not None:
            self._rest.start()
        else:
            self._rest.stop()

    def _show(self) -> None:
        session, overlay = self._desk.session, self._page.host.overlay
        if session is None or self._at is None or overlay.busy or overlay.sights is not None:
            return
        token = token_at(ToolContext(session, self._desk.scene), self._at)
        if token is None:
            return
        canvas = self._page.canvas
        self.words.setText(token_words(self._desk, token))
        self.adjustSize()
        at = canvas.view_point(self._at).toPoint()
        half = max(14, round(canvas.px_per_unit() * token.size * 0.5))
        around = QRect(at.x() - half, at.y() - half, 2 * half, 2 * half)
        self.move(place(self.size(), around, [], canvas.viewport().rect().adjusted(6, 6, -6, -6)).topLeft())
        self.show()


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
