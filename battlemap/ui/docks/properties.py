"""The properties of the walls, doors, lights, regions and notes that are selected; several of a kind are changed alike."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from battlemap.model.entities import Door, Note, Region, Wall
from battlemap.text import T, Text
from battlemap.ui import icons, theme
from battlemap.ui.clipboard import Clipboard
from battlemap.ui.desk import Desk, Thing
from battlemap.ui.docks.base import Dock, scrolled
from battlemap.ui.docks.properties_fields import FIELDS, MIXED, Field
from battlemap.ui.docks.properties_specs import KIND_ICONS, PLURALS, SINGULARS, SPECS
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import EmptyState, IconLabel, label, number, ui_scale


class PropertiesDock(Dock):
    """Follows the desk's selection of things. Each change is one line to the session, so one undo."""

    def __init__(self, desk: Desk, clipboard: Clipboard) -> None:
        super().__init__(desk, "properties_dock", T("Properties"), "sliders-horizontal")
        self._made_for = ""
        self._ids: list[str] = []
        self.fields: dict[str, Field] = {}
        self._stack = QStackedLayout()
        holder = QWidget()
        holder.setLayout(self._stack)
        self.box.addWidget(holder, 1)
        self.empty = EmptyState(
            T("Nothing selected. Take a tool for walls, doors, lights, regions or notes and click one on the map."),
            None, "sliders-horizontal",
        )  # fmt: skip
        self._stack.addWidget(self.empty)
        self._stack.addWidget(scrolled(self._page(clipboard)))
        desk.session_changed.connect(self.refresh)
        desk.selection_changed.connect(self.refresh)
        desk.committed.connect(self.refresh)
        self.refresh()

    def _page(self, clipboard: Clipboard) -> QWidget:
        page = QWidget()
        page.setObjectName("properties_page")
        box = QVBoxLayout(page)
        box.setContentsMargins(12, 12, 12, 12)
        box.setSpacing(8)
        head = QHBoxLayout()
        self._icon = IconLabel("wall", 20, "text")
        self.title = QLabel()
        self.title.setFont(theme.font("token", ui_scale()))
        self.facts = label("muted")
        head.addWidget(self._icon)
        head.addWidget(self.title, 1)
        head.addWidget(self.facts)
        box.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        box.addLayout(self._grid)
        self.several = label("muted", wrap=True)
        box.addWidget(self.several)
        row = QHBoxLayout()
        self.duplicate, self.remove = QPushButton(), QPushButton()
        for button, icon, words, slot in (
            (self.duplicate, "copy-simple", T("Duplicate"), clipboard.duplicate),
            (self.remove, "trash-simple", T("Delete"), clipboard.delete),
        ):
            button.setIcon(icons.icon(icon))
            self.say(button.setText, words)
            button.clicked.connect(slot)
            row.addWidget(button)
        box.addLayout(row)
        box.addStretch(1)
        return page

    # showing ---------------------------------------------------------------------------------------------------

    def refresh(self, event: object = None) -> None:
        things = self.desk.selected_things()
        self._stack.setCurrentIndex(1 if things else 0)
        ids, before = [thing.id for thing in things], self._ids
        self._ids = ids
        if not things:
            self._made_for = ""
            return
        kinds = list(dict.fromkeys(thing.kind for thing in things))
        one_kind = kinds[0] if len(kinds) == 1 else ""
        made_for = f"{one_kind} {self.desk.languages.code} {'' if len(ids) == 1 else len(ids)} {ids[0]}"
        if made_for != self._made_for:  # other things: what was being typed belongs to those before
            self._made_for = made_for
            self._build(one_kind)
        self._head(things, kinds)
        for spec in SPECS.get(one_kind, ()):
            found = [spec.value(thing) for thing in things]
            self.fields[spec.id].show_value(found[0] if all(value == found[0] for value in found) else MIXED)
        if ids != before and len(things) == 1 and isinstance(things[0], Note) and not things[0].text:
            QTimer.singleShot(0, self, self._write)  # when the press that put it down is over

    def _head(self, things: list[Thing], kinds: list[str]) -> None:
        words = [
            tr(SINGULARS[kind]) if count == 1 else tr(Text(PLURALS[kind].key, {"n": count}))
            for kind in kinds
            for count in [sum(thing.kind == kind for thing in things)]
        ]
        self.title.setText(tr("{n} things", n=len(things)) if len(kinds) > 1 else words[0])
        self._icon.set_icon(KIND_ICONS[kinds[0]] if len(kinds) == 1 else "selection", "text")
        self.several.setVisible(len(kinds) > 1)
        self.several.setText(", ".join(words))
        self.facts.setText(self._facts(things[0]) if len(things) == 1 else "")

    def _facts(self, thing: Thing) -> str:
        """How long it is, or how many corners it has."""
        session = self.desk.session
        if session is None:
            return ""
        if isinstance(thing, Region):
            return tr("{n} corners", n=len(thing.polygon))
        if not isinstance(thing, Wall | Door):
            return ""
        scene = session.scenario.scene(self.desk.scene)
        length = sum(math.dist(a, b) for a, b in pairwise(thing.points)) * scene.cell_distance
        return f"{number(length)} {scene.unit}"

    def _build(self, kind: str) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.blockSignals(True)  # what it would say now was meant for the things before
                widget.hide()
                widget.deleteLater()
        self.fields = {}
        for row, spec in enumerate(SPECS.get(kind, ())):
            field = FIELDS[spec.kind](spec)
            field.changed.connect(self._changed)
            self.fields[spec.id] = field
            if spec.kind in ("flag", "long"):
                self._grid.addWidget(field, row, 0, 1, 2)
                continue
            name = QLabel(tr(spec.title))
            name.setProperty("role", "muted")
            name.setBuddy(field)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(field, row, 1)

    def _write(self) -> None:
        """To the text of a new note."""
        field = self.fields.get("text")
        if field is not None and self.isVisible():
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    # changing --------------------------------------------------------------------------------------------------

    def _changed(self, id_: str, value: Any) -> None:
        """Set it for all that are selected and have another value."""
        lines: list[dict[str, Any]] = []
        for thing in self.desk.selected_things():
            spec = next((one for one in SPECS[thing.kind] if one.id == id_), None)
            if spec is None:
                continue
            now = spec.value(thing)
            if (list(now) if isinstance(now, tuple) else now) != value and (fields := spec.fields(value)):
                lines.append({"do": "set", "id": thing.id, "set": fields})
        self.desk.do_all(lines)
        self.refresh()  # also what was refused shows as it is

    def retranslate(self) -> None:
        super().retranslate()
        if hasattr(self, "_grid"):
            self._made_for = ""
            self.refresh()
