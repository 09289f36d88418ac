"""All keys of the program, made from the table of actions and the tools."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from battlemap.app.tools.specs import TOOLS
from battlemap.text import T, Text
from battlemap.ui.action_table import ACTIONS, MENUS
from battlemap.ui.actions import plain
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.widgets import label, ui_scale

ON_THE_MAP: tuple[tuple[str, Text], ...] = (
    ("Space", T("Hold and drag: move the map")),
    ("Esc", T("Cancel; nothing was changed")),
    ("Ctrl", T("Hold while dropping: GM override")),
)


def key_rows() -> list[tuple[str, list[tuple[str, str]]]]:
    """(heading, [(keys, what they do)]) in the order of the menus."""
    groups = []
    tools = [(spec.shortcut, tr(spec.title)) for spec in TOOLS if spec.shortcut]
    groups.append((tr("Tools"), tools))
    for menu, title in (*MENUS, ("", T("On the map"))):
        rows = []
        for spec in ACTIONS:
            if spec.menu == menu and spec.keys:
                keys = " / ".join(
                    QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in spec.keys
                )
                rows.append((keys, plain(tr(spec.title))))
        if not menu:
            rows += [(key, tr(text)) for key, text in ON_THE_MAP]
        if rows:
            groups.append((plain(tr(title)), rows))
    return groups


class KeysDialog(Speaks, QDialog):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.say(self.setWindowTitle, T("Keys"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(20, 16, 20, 16)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        row = 0
        for heading, rows in key_rows():
            title = label("section")
            title.setText(heading)
            grid.setRowMinimumHeight(row, round(36 * ui_scale()))
            grid.addWidget(title, row, 0, 1, 2, Qt.AlignmentFlag.AlignBottom)
            row += 1
            for keys, words in rows:
                cap, what = label("key"), label()
                cap.setText(keys)
                what.setText(words)
                grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight)
                grid.addWidget(what, row, 1)
                row += 1
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(scroll)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = parent.screen().availableGeometry()
        wide = max(round(460 * ui_scale()), page.sizeHint().width() + 20)
        self.resize(min(wide, room.width() - 40), min(round(640 * ui_scale()), room.height() - 80))
