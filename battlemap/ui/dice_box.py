"""The free dice: an expression, open or in secret, and what was rolled before with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QToolButton, QWidget

from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import Speaks
from battlemap.ui.widgets import IconLabel

REMEMBERED = 30


class _Line(QLineEdit):
    """Up and down go through what was rolled before."""

    def __init__(self) -> None:
        super().__init__()
        self.past: list[str] = []
        self._at = 0

    def remember(self, words: str) -> None:
        if words in self.past:
            self.past.remove(words)
        self.past = [*self.past, words][-REMEMBERED:]
        self._at = len(self.past)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not self.past:
            super().keyPressEvent(event)
            return
        self._at = max(0, min(len(self.past), self._at + step))
        self.setText(self.past[self._at] if self._at < len(self.past) else "")


class DiceBox(Speaks, QWidget):
    """Each roll is a line to the session, and so a line of the log."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 10)
        row.setSpacing(6)
        self.line = _Line()
        self.line.setObjectName("dice_line")
        self.say(self.line.setPlaceholderText, T("Roll dice: 3d6+2, d20, d%"))
        self.say(self.line.setAccessibleName, T("Dice to roll"))
        self.say(self.line.setToolTip, T("Enter rolls; the arrow keys bring back what was rolled before"))
        self.line.returnPressed.connect(self.roll)
        self.secret = QToolButton()
        self.secret.setCheckable(True)
        self.secret.setIcon(icons.icon("eye-slash"))
        self.secret.setIconSize(QSize(16, 16))
        self.say(self.secret.setToolTip, T("Roll in secret: it never gets to the players’ screen"))
        self.say(self.secret.setAccessibleName, T("Secret"))
        self.button = QPushButton()
        self.say(self.button.setText, T("Roll"))
        self.button.clicked.connect(self.roll)
        row.addWidget(IconLabel("dice-five", 20))
        row.addWidget(self.line, 1)
        row.addWidget(self.secret)
        row.addWidget(self.button)

    def roll(self) -> None:
        """Roll what stands in the line."""
        words = self.line.text().strip()
        if not words:
            self.line.setFocus()
            return
        reply = self._desk.do({"do": "roll", "expr": words, "secret": self.secret.isChecked()})
        if reply is not None:
            self.line.remember(words)
            self.line.selectAll()
