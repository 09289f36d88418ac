"""The status bar: what the tool expects, what lies under the pointer, distance and cost, and whether all is kept."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QStatusBar, QToolButton, QWidget

from battlemap.text import T, Text
from battlemap.ui.i18n import Speaks
from battlemap.ui.widgets import HintLine, IconLabel


class StatusBar(Speaks, QStatusBar):
    """Texts come in as Texts and follow the language."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizeGripEnabled(False)
        self._icon = IconLabel("cursor", 18, "accent")
        self.hint = HintLine()
        self.ground = QLabel()
        self.measure = QLabel()
        self._kept_icon = IconLabel("cloud-check", 18, "good")
        self.kept = QLabel()
        self._progress_text = QLabel()
        self._progress = QProgressBar()
        self._progress.setMaximumWidth(160)
        self._progress.setTextVisible(False)
        self._cancel = QToolButton()
        self.say(self._cancel.setText, T("Cancel"))
        self._cancel.clicked.connect(self.cancelled)
        self._work = _row(self._progress_text, self._progress, self._cancel)
        self._work.hide()
        for widget in (self.ground, self.measure, self.kept):
            widget.setTextFormat(Qt.TextFormat.PlainText)
        left = _row(self._icon, self.hint, stretch=1)
        self.addWidget(left, 1)
        self._kept_row = _row(self._kept_icon, self.kept)
        for part in (self._work, self.ground, self.measure, self._kept_row):
            self.addPermanentWidget(part)
        self.ground.hide()
        self.measure.hide()
        self._kept_row.hide()

    def set_hint(self, text: Text | None, icon: str = "cursor") -> None:
        """What the tool, or the page, expects now."""
        self._icon.set_icon(icon, "muted")
        self.say(self.hint.set_text, text if text is not None else lambda: None)

    def set_ground(self, words: str) -> None:
        self.ground.setText(words)
        self.ground.setVisible(bool(words))

    def set_measure(self, words: str) -> None:
        self.measure.setText(words)
        self.measure.setVisible(bool(words))

    def set_kept(self, when: datetime | None, problem: Text | None) -> None:
        """`problem`: why the journal cannot be written. `when` None: there is nothing to keep."""
        self._kept_row.setVisible(when is not None or problem is not None)
        if problem is not None:
            self._kept_icon.set_icon("warning", "warn")
            self.say(self.kept.setText, problem)
            self.say(self._kept_row.setToolTip, T("Save to another place now: {why}", why=problem))
        elif when is not None:
            self._kept_icon.set_icon("cloud-check", "good")
            self.say(self.kept.setText, T("All changes kept · {time}", time=when.strftime("%H:%M:%S")))
            self.say(self._kept_row.setToolTip, T("Each change is in the journal as soon as it is made"))

    def show_progress(self, text: Text, done: int, total: int) -> None:
        self.say(self._progress_text.setText, text)
        self._progress.setRange(0, max(0, total))
        self._progress.setValue(done)
        self._work.show()

    def hide_progress(self) -> None:
        self._work.hide()

    @property
    def busy(self) -> bool:
        return self._work.isVisibleTo(self)


def _row(*widgets: QWidget, stretch: int = -1) -> QWidget:
    """Widgets beside each other; the one at place `stretch` takes the room there is."""
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(10, 0, 0, 0)
    box.setSpacing(4)
    for place, widget in enumerate(widgets):
        if place == stretch:
            box.addWidget(widget, 1)
        else:
            box.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return row
