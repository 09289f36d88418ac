"""The parts of the start page: pictures, the drop zone, sample cards, rows of what was open lately."""

from __future__ import annotations

import math
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from battlemap.app import library
from battlemap.app.settings import Recent
from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.cards import FaceButton
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.widgets import IconLabel, colors, label, ui_scale

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
