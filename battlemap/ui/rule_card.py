"""A rule in own words, beside the chip that named it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from battlemap.errors import BattlemapError
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import label, set_role, ui_scale

WIDTH = 340


class RuleCard(QFrame):
    """One rule, or several below each other (id, title, text). Closes with a click outside, or Escape."""

    def __init__(self, parent: QWidget, rules: Sequence[tuple[str, str, str]]) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setObjectName("rule_card")
        self.ids = tuple(rule for rule, _, _ in rules)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 12, 14, 12)
        box.setSpacing(6)
        for number, rule in enumerate(rules):
            if number:
                box.addSpacing(8)
            self._rule(box, *rule)

    def _rule(self, box: QVBoxLayout, rule: str, title: str, text: str) -> None:
        chip = label("chip")
        chip.setText(rule)
        heading = label("token", wrap=True)
        heading.setText(title)
        body = label(wrap=True)
        body.setText(text)
        box.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        for words in (heading, body):
            words.setFixedWidth(round(WIDTH * ui_scale()))
            words.ensurePolished()
            words.setFixedHeight(words.heightForWidth(words.width()))
            box.addWidget(words)


def show_rule(desk: Desk, parent: QWidget, rule: str, at: QPoint) -> None:
    """Open a rule's help at a point of the screen; a rule nobody knows is told in the error bar."""
    show_rules(desk, parent, (rule,), at)


def show_rules(desk: Desk, parent: QWidget, rules: Sequence[str], at: QPoint) -> RuleCard | None:
    """The help of several rules on one card, as many as the screen has room for. None if there is nothing to show."""
    session = desk.session
    if session is None or not rules:
        return None
    language, found = desk.languages.code, []
    try:
        for rule in rules:
            known = session.registry.rule_help(session.scenario.document.ruleset, rule)
            found.append((rule, known.title.in_language(language), known.text.in_language(language)))
    except BattlemapError as error:
        desk.report(error)
        return None
    screen = parent.screen().availableGeometry()
    card = RuleCard(parent, found)
    card.resize(card.sizeHint())  # adjustSize would keep to two thirds of the screen
    while card.height() > screen.height() and len(found) > 1:
        card.deleteLater()
        found.pop()
        card = RuleCard(parent, found)
        card.resize(card.sizeHint())
    at.setX(max(screen.left(), min(at.x(), screen.right() - card.width())))
    at.setY(max(screen.top(), min(at.y(), screen.bottom() - card.height())))
    card.move(at)
    card.show()
    return card


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
