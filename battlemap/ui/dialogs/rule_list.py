"""The rules of a ruleset in own words, to search in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.rules.manifest import RuleText
from battlemap.text import T
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.widgets import label, ui_scale


class RuleList(Speaks, QDialog):
    def __init__(self, parent: QWidget, name: str, rules: Mapping[str, RuleText], language: str) -> None:
        super().__init__(parent)
        self.setObjectName("rule_list")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Rules: {name}", name=name))
        self.resize(round(820 * ui_scale()), round(520 * ui_scale()))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.say(self.search.setPlaceholderText, T("Search by id, title or words"))
        self.say(self.search.setAccessibleName, T("Search the rules"))
        self.list = QListWidget()
        self.say(self.list.setAccessibleName, T("Rules"))
        self._texts: dict[str, tuple[str, str]] = {}
        for id_, rule in rules.items():
            title, text = rule.title.in_language(language), rule.text.in_language(language)
            self._texts[id_] = (title, text)
            item = QListWidgetItem(f"{id_}   {title}")
            item.setData(Qt.ItemDataRole.UserRole, id_)
            self.list.addItem(item)
        self.chip, self.heading, self.body = label("chip"), label("token", wrap=True), label(wrap=True)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.none = QLabel()
        self.none.setProperty("role", "muted")
        self.say(self.none.setText, T("No rule has these words."))
        self.none.hide()
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        left.addWidget(self.none)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignLeft)
        right.addWidget(self.heading)
        right.addWidget(self.body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addLayout(left, 1)
        row.addLayout(right, 1)
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(self._show)
        if self.list.count():
            self.list.setCurrentRow(0)
        self.none.setVisible(self.list.count() == 0)
        self.chip.setVisible(self.list.count() > 0)

    def _filter(self, words: str) -> None:
        wanted = words.casefold()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            id_ = item.data(Qt.ItemDataRole.UserRole)
            found = any(wanted in part.casefold() for part in (id_, *self._texts[id_]))
            item.setHidden(not found)
            first = first or (item if found else None)
        self.none.setVisible(first is None)
        if first is not None:
            self.list.setCurrentItem(first)

    def _show(self, item: QListWidgetItem | None, before: object = None) -> None:
        if item is not None:
            id_ = item.data(Qt.ItemDataRole.UserRole)
            self.chip.setText(id_)
            self.heading.setText(self._texts[id_][0])
            self.body.setText(self._texts[id_][1])
