"""Page 0: open something. Buttons on the left, sample fights in the middle, what was open lately on the right."""

from __future__ import annotations

import math
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from battlemap import paths
from battlemap.app import library
from battlemap.app.settings import Recent
from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.cards import BigButton, FaceButton
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import LANGUAGES, Speaks, tr
from battlemap.ui.widgets import IconLabel, clear_layout, colors, label, ui_scale

if TYPE_CHECKING:
    from battlemap.app.keeper import Recoverable


class Picture(QWidget):
    """A picture that fills its place, cut to fit, with the upper corners round."""

    def __init__(self, height: int, corners: str = "top") -> None:
        super().__init__()
        self._image = QImage()
        self._corners = corners
        self.setFixedHeight(height)
        self.setMinimumWidth(80)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_file(self, file: Path | None) -> None:
        self._image = QImage(str(file)) if file is not None else QImage()
        self.update()

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        clip = QPainterPath()
        grown = {"top": (0, 0, 0, 8), "left": (0, 0, 8, 0), "all": (0, 0, 0, 0)}[self._corners]
        clip.addRoundedRect(box.adjusted(1 if self._corners != "all" else 0, 1, grown[2] or -1, grown[3] or -1), 5, 5)
        painter.setClipPath(clip)
        painter.fillRect(box, colors().color("raised"))
        if not self._image.isNull():
            scale = max(box.width() / self._image.width(), box.height() / self._image.height())
            cut = QRectF(0, 0, box.width() / scale, box.height() / scale)
            cut.moveCenter(QRectF(self._image.rect()).center())
            painter.drawImage(box, self._image, cut)
        else:
            icons.paint(
                painter,
                "image-square",
                QRectF(box.center().x() - 14, box.center().y() - 14, 28, 28),
                colors().color("muted"),
            )
        painter.end()


class Logo(QWidget):
    """The hexagon of the program."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(44, 48)

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtCore import QPointF

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QRectF(self.rect()).center(), 22.0
        points = [
            QPointF(middle.x() + radius * math.sin(k * math.pi / 3), middle.y() - radius * math.cos(k * math.pi / 3))
            for k in range(6)
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors().color("accent") if colors().name == "dark" else colors().color("focus").lighter(125))
        painter.drawPolygon(QPolygonF(points))
        painter.end()


class DropZone(Speaks, QFrame):
    """Says that files may be dropped; the whole window takes them."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(round(108 * ui_scale()))
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 16, 16, 16)
        box.addStretch(1)
        box.addWidget(IconLabel("file-arrow-down", 24, "muted"), 0, Qt.AlignmentFlag.AlignHCenter)
        words = label("muted", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.say(words.setText, T("or drop a picture or a file anywhere"))
        box.addWidget(words)
        box.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors().color("control"), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


GRIDS = {"hex": ("hexagon", T("hexes")), "squares": ("square", T("squares"))}


class SampleCard(FaceButton):
    """A sample fight: its picture, what it is about, who fights."""

    def __init__(self, sample: library.Sample) -> None:
        super().__init__()
        self.sample = sample
        self.setObjectName(f"sample_{sample.id}")
        picture = Picture(round(190 * ui_scale()))
        picture.set_file(sample.thumbnail)
        title = label("token")
        title.setText(sample.title)
        summary = label("muted", wrap=True)
        summary.setText(sample.summary)
        summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        facts = QHBoxLayout()
        facts.setSpacing(6)
        if sample.grid in GRIDS:
            icon, words = GRIDS[sample.grid]
            facts.addWidget(IconLabel(icon, 16, "muted"))
            grid = label("caption")
            self.say(grid.setText, words)
            facts.addWidget(grid)
            facts.addSpacing(6)
        if sample.heroes or sample.foes:
            facts.addWidget(IconLabel("users-three", 16, "muted"))
            count = label("caption")
            count.setText(f"{sample.heroes} + {sample.foes}")
            self.say(count.setToolTip, T("{heroes} heroes against {foes} foes", heroes=sample.heroes, foes=sample.foes))
            facts.addWidget(count)
        facts.addStretch(1)
        self.open_button = QPushButton()
        self.say(self.open_button.setText, T("Open"))
        self.say(self.open_button.setAccessibleName, T("Open {title}", title=sample.title))
        self.open_button.clicked.connect(self.clicked)
        facts.addWidget(self.open_button)
        text = QVBoxLayout()
        text.setContentsMargins(14, 10, 14, 14)
        text.setSpacing(6)
        text.addWidget(title)
        text.addWidget(summary, 1)
        text.addLayout(facts)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(picture)
        box.addLayout(text, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its button has the focus
        self.setAccessibleName(sample.title)


class RecentRow(FaceButton):
    """One scenario opened lately: thumbnail, title, folder, when. One that is gone says so and can be looked for."""

    radius = 0.0
    fill = "raised"

    def __init__(self, recent: Recent) -> None:
        super().__init__()
        self.recent = recent
        self.setAccessibleName(recent.title)
        self.setEnabled(True)
        picture = Picture(round(48 * ui_scale()), "all")
        picture.setFixedWidth(round(80 * ui_scale()))
        picture.set_image(_thumbnail(recent.path) if recent.exists else QImage())
        title = label()
        title.setText(recent.title)
        title.setFont(theme.sized_font(13 * ui_scale(), 600))
        below = label("caption", wrap=True)
        if recent.exists:
            self.say(below.setText, lambda: recent.path.parent.name or str(recent.path.parent))
        else:
            self.say(below.setText, T("File not found. Moved, or on a disk that is not there?"))
        below.setMinimumWidth(60)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(below)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(12)
        row.addWidget(picture)
        row.addLayout(words, 1)
        if recent.exists:
            when = label("caption")
            self.say(when.setText, lambda: _when(recent.when))
            row.addWidget(when)
        else:
            self.find_button = QPushButton()
            self.say(self.find_button.setText, T("Find…"))
            self.find_button.clicked.connect(self.clicked)
            row.addWidget(self.find_button)


class RecoveryRow(Speaks, QFrame):
    """Work that was not closed properly: up to when it is here, and what was done last."""

    recover = Signal(object)

    def __init__(self, found: Recoverable) -> None:
        super().__init__()
        self.found = found
        self.setObjectName("recovery_row")
        title = label(wrap=True)
        title.setFont(theme.sized_font(13 * ui_scale(), 600))
        name = found.title or T("Untitled")
        self.say(title.setText, T("Not closed properly: {name}", name=name))
        last = label("muted", wrap=True)
        time = QLocale().toString(QDateTime.fromSecsSinceEpoch(round(found.when)), QLocale.FormatType.ShortFormat)
        what = found.last if found.last is not None else T("nothing")
        self.say(last.setText, T("Everything up to {time} is here, last: {what}", time=time, what=what))
        button = QPushButton()
        button.setProperty("primary", True)
        self.say(button.setText, T("Recover"))
        button.clicked.connect(self._ask)
        box = QGridLayout(self)
        box.setContentsMargins(14, 12, 14, 12)
        box.setHorizontalSpacing(12)
        box.addWidget(IconLabel("warning", 18, "warn"), 0, 0, Qt.AlignmentFlag.AlignTop)
        box.addWidget(title, 0, 1)
        box.addWidget(last, 1, 1)
        box.addWidget(button, 2, 1, Qt.AlignmentFlag.AlignLeft)
        box.setColumnStretch(1, 1)

    def _ask(self) -> None:
        self.recover.emit(self.found)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colors().color("selected"))
        painter.end()


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
        row.addWidget(self._left())
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._middle())
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(scroll, 1)
        row.addWidget(self._right())

    # left ------------------------------------------------------------------------------------------------------

    def _left(self) -> QWidget:
        panel = QFrame()
        panel.setProperty("role", "panel")
        box = QVBoxLayout(panel)
        box.setContentsMargins(40, 36, 32, 20)
        box.setSpacing(10)
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
        panel.setMinimumWidth(round(340 * ui_scale()))
        panel.setMaximumWidth(round(400 * ui_scale()))
        return panel

    # middle ----------------------------------------------------------------------------------------------------

    def _middle(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(40, 36, 28, 24)
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
        side.setFixedWidth(round(372 * ui_scale()))
        box = QVBoxLayout(side)
        box.setContentsMargins(8, 36, 32, 24)
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
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._rows_frame)
        self.none_yet = label("muted", wrap=True)
        self.say(self.none_yet.setText, T("Nothing opened yet. Start with a sample fight, or drop a picture here."))
        inner.addWidget(self.none_yet)
        inner.addStretch(1)
        scroll.setWidget(holder)
        box.addWidget(scroll, 1)
        return side

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
        self._place_cards()
        self.first.setVisible(bool(self._samples))
        if self._samples:
            self.first.picture.set_file(self._samples[0].thumbnail)

    def _place_cards(self) -> None:
        """As many cards beside each other as have room to be read."""
        room = self._scroll.viewport().width() - 68
        columns = max(1, min(3, round(room / (300 * ui_scale()))))
        for column in range(3):
            self._cards.setColumnStretch(column, 1 if column < columns else 0)
        for number, card in enumerate(self._card_list):
            self._cards.addWidget(card, *divmod(number, columns))
        self.first.set_narrow(room < 640 * ui_scale())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

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


THEMES = (("system", T("As the desktop"), "gear-six"), ("dark", T("Dark"), "moon"), ("light", T("Light"), "sun"))


class FirstFight(Speaks, QFrame):
    """The banner above the samples: straight into a fight."""

    def __init__(self) -> None:
        super().__init__()
        scale = ui_scale()
        self.picture = Picture(round(150 * scale), "left")
        self.picture.setFixedWidth(round(330 * scale))
        title = label("big")
        title.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.say(title.setText, T("Your first fight"))
        words = label("muted", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.say(
            words.setText, T("Move a fighter, see why a step costs what it costs, and send the picture to the TV.")
        )
        facts = QHBoxLayout()
        facts.setSpacing(6)
        for icon, text in (("clock", T("2 minutes")), ("television", T("no TV needed"))):
            facts.addWidget(IconLabel(icon, 16, "muted"))
            fact = label("caption")
            self.say(fact.setText, text)
            facts.addWidget(fact)
            facts.addSpacing(10)
        facts.addStretch(1)
        self.start = QPushButton()
        self.start.setProperty("primary", True)
        self.start.setIcon(icons.icon("play", "on_accent"))
        self.start.setIconSize(QSize(16, 16))
        self.say(self.start.setText, T("Start"))
        self.start.setMinimumSize(round(94 * scale), round(40 * scale))
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(title)
        column.addWidget(words)
        column.addSpacing(4)
        column.addLayout(facts)
        column.addStretch(1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 24, 0)
        row.setSpacing(24)
        row.addWidget(self.picture)
        row.addLayout(column, 1)
        row.addWidget(self.start)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_narrow(self, narrow: bool) -> None:
        """Without the picture where there is no room for it."""
        self.picture.setVisible(not narrow)
        self._row.setContentsMargins(20 if narrow else 0, 12 if narrow else 0, 24, 12 if narrow else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors().color("accent"), 1))
        painter.setBrush(colors().color("selected"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()


def _when(seconds: float) -> str:
    """ "today", "yesterday", the weekday, or the date."""
    then, now = datetime.fromtimestamp(seconds), datetime.now()
    days = (now.date() - then.date()).days
    locale = QLocale()
    if days <= 0:
        return tr("today")
    if days == 1:
        return tr("yesterday")
    if days < 7:
        return locale.dayName(then.isoweekday(), QLocale.FormatType.LongFormat)
    date = QDate(then.year, then.month, then.day)
    return locale.toString(date, "d MMM" if then.year == now.year else "d MMM yyyy")


def _thumbnail(path: Path) -> QImage:
    """The small picture inside a scenario; null where there is none."""
    if path.is_dir():
        return QImage(str(path / "thumbnail.png"))
    import zipfile

    try:
        with zipfile.ZipFile(path) as archive:
            info = archive.getinfo("thumbnail.png")
            if info.file_size > 4_000_000:
                return QImage()
            return QImage.fromData(archive.read(info))
    except (OSError, KeyError, zipfile.BadZipFile, RuntimeError, NotImplementedError):
        return QImage()


def window_icon() -> QPixmap:
    return QPixmap(str(paths.assets() / "icons" / "battlemap-256.png"))
