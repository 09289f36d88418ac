"""What the user likes: language, theme, size of text, and how tokens and the TV behave. Each choice works at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFormLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from battlemap.app.settings import Settings
from battlemap.text import T, Text
from battlemap.ui.i18n import LANGUAGES, Speaks, tr
from battlemap.ui.start_page import THEMES

TEXT_SIZES = (85, 100, 125, 150)

SWITCHES: tuple[tuple[str, bool, Text, Text], ...] = (
    (
        "auto_facing",
        True,
        T("Tokens look along their way"),
        T("Off: a token that moves keeps its facing, where the rules let it at no further cost"),
    ),
    (
        "drag_on_tv",
        False,
        T("Show dragging on the TV"),
        T("The players see a token move before you let go; never a hidden one"),
    ),
    ("reduced_motion", False, T("Reduced motion"), T("Tokens are at their new place at once")),
)
"""Key, default, name, explanation."""


class PreferencesDialog(Speaks, QDialog):
    """`changed(key)`: this setting has another value now."""

    changed = Signal(str)

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setObjectName("preferences")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.say(self.setWindowTitle, T("Preferences"))
        self.language, self.theme, self.text_size = QComboBox(), QComboBox(), QComboBox()
        for code, own in LANGUAGES.items():
            self.language.addItem(own, code)
        self.language.setCurrentIndex(self.language.findData(language))
        for name, title, _icon in THEMES:
            self.theme.addItem(tr(title), name)
        self.theme.setCurrentIndex(max(0, self.theme.findData(settings.get("theme", "system"))))
        for percent in TEXT_SIZES:
            self.text_size.addItem(f"{percent} %", percent)
        self.text_size.setCurrentIndex(max(0, self.text_size.findData(settings.get("text_size", 100))))
        form = QFormLayout()
        form.setSpacing(10)
        for key, chooser, title in (
            ("language", self.language, T("Language")),
            ("theme", self.theme, T("Theme")),
            ("text_size", self.text_size, T("Size of text")),
        ):
            caption = QLabel()
            caption.setBuddy(chooser)
            self.say(caption.setText, title)
            self.say(chooser.setAccessibleName, title)
            chooser.setObjectName(key)
            chooser.activated.connect(self._chosen)
            form.addRow(caption, chooser)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(10)
        box.addLayout(form)
        self.switches: dict[str, QCheckBox] = {}
        for key, default, title, text in SWITCHES:
            tick = QCheckBox()
            tick.setObjectName(key)
            tick.setChecked(settings.get(key, default))
            self.say(tick.setText, title)
            below = QLabel()
            below.setProperty("role", "caption")
            below.setWordWrap(True)
            below.setContentsMargins(26, 0, 0, 0)
            self.say(below.setText, text)
            tick.toggled.connect(self._switched)
            box.addWidget(tick)
            box.addWidget(below)
            self.switches[key] = tick
        close = QPushButton()
        self.say(close.setText, T("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        box.addSpacing(8)
        box.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    def _chosen(self) -> None:
        chooser = self.sender()
        if isinstance(chooser, QComboBox):
            self._settings.set(chooser.objectName(), chooser.currentData())
            self.changed.emit(chooser.objectName())
            QTimer.singleShot(0, self, self.adjustSize)  # the words are larger now, or longer

    def _switched(self, on: bool) -> None:
        key = self.sender().objectName()
        self._settings.set(key, on)
        self.changed.emit(key)

    def retranslate(self) -> None:
        super().retranslate()
        for index, (_name, title, _icon) in enumerate(THEMES):
            self.theme.setItemText(index, tr(title))
