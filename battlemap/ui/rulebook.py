"""Which rules the map plays by, and looking rules up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from battlemap.ui import i18n
from battlemap.ui.desk import Desk

if TYPE_CHECKING:
    from battlemap.rules.registry import Registry


class Rulebook(QObject):
    """`changed`: the rules, or their words, are other ones now."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._parent = parent
        self._own: Registry | None = None
        self._words_for: tuple[str, str] | None = None
        desk.session_changed.connect(self.follow)
        desk.committed.connect(self.follow)

    @property
    def registry(self) -> Registry:
        """The session's registry; one of our own while none is open."""
        if self._desk.session is not None:
            return self._desk.session.registry
        if self._own is None:
            from battlemap.rules.registry import Registry

            self._own = Registry(self._desk.home.rulesets)
        return self._own

    def follow(self, event: object = None) -> None:
        """Speak the words of the document's rules in the present language."""
        session = self._desk.session
        id_ = session.ruleset.id if session is not None else ""
        key = (id_, self._desk.languages.code)
        if key == self._words_for:
            return
        self._words_for = key
        i18n.use_ruleset_words(self.registry.catalogue(*key) if id_ else {})
        self.changed.emit()

    def all(self) -> list[tuple[str, str]]:
        """(id, name) of the rulesets that can be used, in the present language."""
        found = []
        for id_ in self.registry.ids():
            found.append((id_, self.registry.manifest(id_).name.in_language(self._desk.languages.code)))
        return sorted(found, key=lambda pair: (pair[0] != "generic", pair[1].casefold()))

    def name(self) -> str:
        """What the rules of the map are called; empty without a map."""
        session = self._desk.session
        return session.ruleset.manifest.name.in_language(self._desk.languages.code) if session is not None else ""

    def fill_rulesets(self, menu: QMenu) -> None:
        present = self._desk.session.scenario.document.ruleset if self._desk.session is not None else ""
        for id_, name in self.all():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(id_ == present)
            action.setData(id_)
            action.triggered.connect(self._chosen)

    def _chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._desk.do({"do": "set_rules", "ruleset": action.data()})

    def show_rules(self) -> None:
        """All rules of the map's ruleset, to search in."""
        session = self._desk.session
        if session is None:
            return
        from battlemap.ui.dialogs.rule_list import RuleList

        rules = session.registry.rules(session.scenario.document.ruleset)
        RuleList(self._parent, self.name(), rules, self._desk.languages.code).open()
