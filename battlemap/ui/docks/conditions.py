"""The conditions that the selected tokens share: a click takes one away, a menu adds another."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from battlemap.model.entities import Token
from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import condition_labels
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.widgets import clear_layout


class Conditions(Speaks, QWidget):
    """A part of the token dock."""

    wanted = Signal(object)  # for each token the fields to set; None: nothing

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        row = QHBoxLayout()
        self._title = QLabel()
        self._title.setProperty("role", "muted")
        self.say(self._title.setText, T("Conditions"))
        self.add = QToolButton()
        self.add.setIcon(icons.icon("plus"))
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.say(self.add.setText, T("Add"))
        self.say(self.add.setToolTip, T("Add a condition"))
        self.menu = QMenu(self.add)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.add.setMenu(self.menu)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self.add)
        box.addLayout(row)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        box.addLayout(self._rows)

    def show_conditions(self, tokens: list[Token]) -> None:
        """A button for each condition that all of them have."""
        clear_layout(self._rows)
        session = self._desk.session
        if session is None:
            return
        known = {spec.id: spec for spec in session.ruleset.manifest.condition}
        self.add.setVisible(bool(known))
        shared = [c.id for c in tokens[0].conditions if all(any(o.id == c.id for o in t.conditions) for t in tokens)]
        self._title.setVisible(bool(known) or bool(shared))
        labels = dict(zip((c.id for c in tokens[0].conditions), condition_labels(self._desk, tokens[0]), strict=True))
        for id_ in shared:
            icon, name = labels[id_]
            row = QPushButton(name)
            row.setIcon(icons.icon(icon))
            row.setObjectName(f"condition_{id_}")
            row.setToolTip(tr("Take away: {name}", name=name))
            row.setProperty("condition", id_)
            row.clicked.connect(self._clicked)
            self._rows.addWidget(row, 0, Qt.AlignmentFlag.AlignLeft)

    def _fill_menu(self) -> None:
        self.menu.clear()
        session = self._desk.session
        if session is None:
            return
        for spec in session.ruleset.manifest.condition:
            action = self.menu.addAction(spec.label.in_language(self._desk.languages.code))
            action.setData(spec.id)
            if spec.icon:
                action.setIcon(icons.icon(spec.icon))
            if spec.text is not None:
                action.setToolTip(spec.text.in_language(self._desk.languages.code))
            action.triggered.connect(self._chosen)

    def _chosen(self) -> None:
        id_ = self.sender().data()  # type: ignore[attr-defined]

        def add(token: Token) -> dict[str, Any] | None:
            if any(c.id == id_ for c in token.conditions):
                return None
            return {"conditions": [*_plain(token), {"id": id_}]}

        self.wanted.emit(add)

    def _clicked(self) -> None:
        id_ = self.sender().property("condition")
        self.wanted.emit(lambda token: {"conditions": [c for c in _plain(token) if c["id"] != id_]})


def _plain(token: Token) -> list[dict[str, Any]]:
    return [{**c.extra, "id": c.id, **({"until": c.until} if c.until is not None else {})} for c in token.conditions]
