"""The four sides a token can be given, and the chooser for them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from battlemap.app.views import look_of
from battlemap.text import T, Text
from battlemap.ui.avatars import side_icon
from battlemap.ui.i18n import Speaks, tr

SIDES: tuple[tuple[str, Text], ...] = (
    ("party", T("Party")),
    ("foe", T("Foes")),
    ("ally", T("Allies")),
    ("", T("Neutral")),
)


class SideChooser(Speaks, QComboBox):
    """Each side by its sign and name; a side with another name keeps it as an entry of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(18, 18))
        self._fill("party")
        self.say(self.setAccessibleName, T("Side"))

    def _fill(self, chosen: str) -> None:
        self.blockSignals(True)
        self.clear()
        for side, title in SIDES:
            self.addItem(QIcon(side_icon(look_of(side))), tr(title), side)
        if self.findData(chosen) < 0:
            self.addItem(QIcon(side_icon(look_of(chosen))), chosen, chosen)
        self.setCurrentIndex(self.findData(chosen))
        self.blockSignals(False)

    @property
    def side(self) -> str:
        return str(self.currentData() or "")

    def show_side(self, side: str) -> None:
        """Stand on this side without telling anybody."""
        self._fill(side)

    def show_mixed(self) -> None:
        """Several sides at once: nothing is chosen."""
        self.blockSignals(True)
        self.setCurrentIndex(-1)
        self.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self._fill(self.side)
