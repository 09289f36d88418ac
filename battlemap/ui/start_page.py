"""Page 0: open something. Buttons on the left, sample fights in the middle, what was open lately on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlemap.app import library
from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.cards import BigButton
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import LANGUAGES, Speaks, tr
from battlemap.ui.start_parts import DropZone, FirstFight, Logo, RecentRow, RecoveryRow, SampleCard
from battlemap.ui.widgets import IconLabel, clear_layout, label, ui_scale

if TYPE_CHECKING:
    from battlemap.app.keeper import Recoverable


THEMES = (
    ("system", T("As the desktop"), "gear-six"),
    ("dark", T("Dark theme"), "moon"),
    ("light", T("Light theme"), "sun"),
)


class StartPage(Speaks, QWidget):
    """Emits what the user wants; the window does it."""

    open_picture = Signal()
    open_scenario = Signal()
    new_map = Signal()
    import_map = Signal()
    open_file = Signal(object)
    open_sample = Signal(object)
    find_file = Signal(object)
    recover = Signal(object)
    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    ruleset_chosen = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setObjectName("start_page")
        self._samples: list[library.Sample] = []
        self._card_list: list[SampleCard] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        left = _Column(self._left())
        left.setFixedWidth(round(372 * ui_scale()))
        self._scroll = _Column(self._middle())
        self._scroll.resized.connect(self._place)
        self._recent = self._right()
        self._side = _Column(self._recent)
        self._side.setFixedWidth(round(372 * ui_scale()))
        row.addWidget(left)
        row.addWidget(self._scroll, 1)
        row.addWidget(self._side)

    # left ------------------------------------------------------------------------------------------------------

    def _left(self) -> QWidget:
        panel = QFrame()
        panel.setProperty("role", "panel")
        box = QVBoxLayout(panel)
        box.setContentsMargins(40, 36, 32, 20)
        box.setSpacing(10)
        panel.setObjectName("start_left")
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(Logo())
        titles = QVBoxLayout()
        titles.setSpacing(0)
        name = label("page")
        name.setText("Battlemap")
        motto = label("muted")
        self.say(motto.setText, T("The map knows the rules."))
        titles.addWidget(name)
        titles.addWidget(motto)
        head.addLayout(titles, 1)
        box.addLayout(head)
        box.addSpacing(16)
        for icon, title, remark, primary, signal in (
            ("image-square", T("Open a picture…"), T("JPEG, PNG, WebP"), True, self.open_picture),
            ("folder-open", T("Open a scenario…"), "Ctrl+O", False, self.open_scenario),
            ("file-plus", T("Empty map…"), "Ctrl+N", False, self.new_map),
            ("file-arrow-down", T("Import…"), T("Universal VTT"), False, self.import_map),
        ):
            button = BigButton(icon, title, remark, primary)
            button.setObjectName(f"start_{icon}")
            button.clicked.connect(signal)
            box.addWidget(button)
        box.addSpacing(10)
        box.addWidget(DropZone())
        box.addSpacing(16)
        rules = QLabel()
        rules.setFont(theme.sized_font(13 * ui_scale(), 600))
        self.say(rules.setText, T("Rules for new maps"))
        self.rules = QComboBox()
        rules.setBuddy(self.rules)
        self.say(self.rules.setAccessibleName, T("Rules for new maps"))
        self.rules.activated.connect(self._rules_activated)
        box.addWidget(rules)
        box.addWidget(self.rules)
        box.addStretch(1)
        choosers = QGridLayout()
        choosers.setHorizontalSpacing(12)
        choosers.setVerticalSpacing(8)
        choosers.setColumnStretch(1, 1)
        self.languages, self.themes = QComboBox(), QComboBox()
        for code, own in LANGUAGES.items():
            self.languages.addItem(own, code)
        for row, (title, chooser) in enumerate(((T("Language"), self.languages), (T("Theme"), self.themes))):
            words = label("muted")
            self.say(words.setText, title)
            self.say(chooser.setAccessibleName, title)
            words.setBuddy(chooser)
            choosers.addWidget(words, row, 0)
            choosers.addWidget(chooser, row, 1)
        self.languages.activated.connect(self._language_activated)
        self.themes.activated.connect(self._theme_activated)
        box.addLayout(choosers)
        offline = QHBoxLayout()
        offline.setSpacing(8)
        offline.addWidget(IconLabel("lock-simple", 14, "muted"))
        promise = label("caption", wrap=True)
        self.say(promise.setText, T("Works offline. No account, nothing is sent."))
        offline.addWidget(promise, 1)
        box.addLayout(offline)
        return panel

    # middle ----------------------------------------------------------------------------------------------------

    def _middle(self) -> QWidget:
        page = QWidget()
        box = self._middle_box = QVBoxLayout(page)
        box.setContentsMargins(32, 36, 28, 24)
        box.setSpacing(16)
        self.first = self._first_fight()
        box.addWidget(self.first)
        box.addSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(12)
        title = label("section")
        self.say(title.setText, T("Sample fights"))
        remark = label("muted")
        self.say(remark.setText, T("ready to play, and to take apart"))
        head.addWidget(title)
        head.addWidget(remark)
        head.addStretch(1)
        box.addLayout(head)
        self._cards = QGridLayout()
        self._cards.setSpacing(18)
        box.addLayout(self._cards)
        box.addStretch(1)
        return page

    def _first_fight(self) -> FirstFight:
        frame = FirstFight()
        frame.start.clicked.connect(self._start_first)
        return frame

    def _start_first(self) -> None:
        if self._samples:
            self.open_sample.emit(self._samples[0].folder)

    # right -----------------------------------------------------------------------------------------------------

    def _right(self) -> QWidget:
        side = QWidget()
        box = self._recent_box = QVBoxLayout(side)
        box.setSpacing(12)
        head = QHBoxLayout()
        title = label("section")
        self.say(title.setText, T("Recent"))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.say(self.search.setPlaceholderText, T("Search"))
        self.say(self.search.setAccessibleName, T("Search in Recent"))
        self.search.textChanged.connect(self._filter)
        head.addWidget(title, 1)
        head.addWidget(self.search, 1)
        box.addLayout(head)
        self._rows_frame = QFrame()
        self._rows = QVBoxLayout(self._rows_frame)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        box.addWidget(self._rows_frame)
        self.none_yet = label("muted", wrap=True)
        self.say(self.none_yet.setText, T("Nothing opened yet. Start with a sample fight, or drop a picture here."))
        box.addWidget(self.none_yet)
        box.addStretch(1)
        return side

    # room ------------------------------------------------------------------------------------------------------

    def _place(self) -> None:
        """As many cards beside each other as can be read; in a narrow window Recent stands above them."""
        narrow = self.width() < 1200 * ui_scale()
        if narrow is not (self._side.isHidden()):
            self._side.setVisible(not narrow)
            if narrow:
                self._middle_box.insertWidget(1, self._side.takeWidget())
            else:
                self._side.setWidget(self._recent)
        self._recent_box.setContentsMargins(*((0, 8, 0, 0) if narrow else (8, 36, 32, 24)))
        self._recent.show()
        room = self._scroll.viewport().width() - 60
        columns = max(1, min(3, int(room / (200 * ui_scale()))))
        for column in range(3):
            self._cards.setColumnStretch(column, 1 if column < columns else 0)
        for number, card in enumerate(self._card_list):
            self._cards.addWidget(card, *divmod(number, columns))
        self.first.set_narrow(room < 640 * ui_scale())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # filling ---------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Fill lists and choosers; after the first paint, and each time the page is shown."""
        self._fill_samples()
        self._fill_recent()
        self.retranslate_choosers()

    def _fill_samples(self) -> None:
        for card in self._card_list:
            card.hide()
            card.deleteLater()
        self._card_list = []
        self._samples = sorted(library.samples(self._desk.languages.code), key=lambda s: s.id != "mill_bridge")
        for sample in self._samples:
            card = SampleCard(sample)
            card.clicked.connect(self._card_clicked)
            self._card_list.append(card)
        self._place()
        self.first.setVisible(bool(self._samples))
        if self._samples:
            self.first.picture.set_file(self._samples[0].thumbnail)

    def _card_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, SampleCard):
            self.open_sample.emit(card.sample.folder)

    def _fill_recent(self) -> None:
        clear_layout(self._rows)
        for found in self._recoverable():
            row = RecoveryRow(found)
            row.recover.connect(self.recover)
            self._rows.addWidget(row)
        for recent in self._desk.settings.recent():
            line = RecentRow(recent)
            line.clicked.connect(self._recent_clicked)
            self._rows.addWidget(line)
        self.none_yet.setVisible(self._rows.count() == 0)
        self._rows_frame.setVisible(self._rows.count() > 0)
        self._filter(self.search.text())

    def _recoverable(self) -> list[Recoverable]:
        if not self._desk.home.journals.is_dir():
            return []
        from battlemap.app.keeper import recoverable

        return recoverable(self._desk.home)

    def _recent_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, RecentRow):
            (self.open_file if row.recent.exists else self.find_file).emit(row.recent.path)

    def _filter(self, words: str) -> None:
        for index in range(self._rows.count()):
            item = self._rows.itemAt(index)
            row = item.widget() if item is not None else None
            if isinstance(row, RecentRow):
                row.setVisible(words.casefold() in row.recent.title.casefold())

    def fill_rulesets(self, found: list[tuple[str, str]], chosen: str) -> None:
        """Ids and names of the rulesets there are."""
        self.rules.clear()
        for id_, name in found:
            self.rules.addItem(icons.icon("book-open"), name, id_)
        self.rules.setCurrentIndex(max(0, self.rules.findData(chosen)))

    def retranslate_choosers(self) -> None:
        self.languages.setCurrentIndex(self.languages.findData(self._desk.languages.code))
        present = self._desk.settings.get("theme", "system")
        self.themes.clear()
        for name, title, icon in THEMES:
            self.themes.addItem(icons.icon(icon), tr(title), name)
        self.themes.setCurrentIndex(max(0, self.themes.findData(present)))

    def retranslate(self) -> None:
        super().retranslate()
        if self._samples:
            self._fill_samples()
        self.retranslate_choosers()

    def _language_activated(self, index: int) -> None:
        self.language_chosen.emit(self.languages.itemData(index))

    def _theme_activated(self, index: int) -> None:
        self.theme_chosen.emit(self.themes.itemData(index))

    def _rules_activated(self, index: int) -> None:
        self.ruleset_chosen.emit(self.rules.itemData(index))


class _Column(QScrollArea):
    """A column of the page: scrolls up and down, never sideways."""

    resized = Signal()

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
