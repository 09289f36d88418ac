"""A rule in own words, beside the chip that named it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from battlemap.errors import BattlemapError
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import label, set_role, ui_scale

WIDTH = 340


class RuleCard(QFrame):
    """Closes with a click outside, or Escape."""

    def __init__(self, parent: QWidget, rule: str, title: str, text: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setObjectName("rule_card")
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 12, 14, 12)
        box.setSpacing(6)
        chip = label("chip")
        chip.setText(rule)
        heading = label("token", wrap=True)
        heading.setText(title)
        body = label(wrap=True)
        body.setText(text)
        body.setMinimumWidth(round(WIDTH * ui_scale()))
        box.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(heading)
        box.addWidget(body)


def show_rule(desk: Desk, parent: QWidget, rule: str, at: QPoint) -> None:
    """Open a rule's help at a point of the screen; a rule nobody knows is told in the error bar."""
    session = desk.session
    if session is None:
        return
    try:
        found = session.registry.rule_help(session.scenario.document.ruleset, rule)
    except BattlemapError as error:
        desk.report(error)
        return
    language = desk.languages.code
    card = RuleCard(parent, rule, found.title.in_language(language), found.text.in_language(language))
    card.adjustSize()
    screen = parent.screen().availableGeometry()
    at.setX(max(screen.left(), min(at.x(), screen.right() - card.width())))
    at.setY(max(screen.top(), min(at.y(), screen.bottom() - card.height())))
    card.move(at)
    card.show()


class RuleChip(QLabel):
    """The id of a rule; a click opens it."""

    def __init__(self, desk: Desk, rule: str) -> None:
        super().__init__(rule)
        self._desk = desk
        self.rule = rule
        self.setTextFormat(Qt.TextFormat.PlainText)
        set_role(self, role="chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Open the rule {rule}", rule=rule))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        show_rule(self._desk, self, self.rule, self.mapToGlobal(QPoint(0, self.height() + 4)))
