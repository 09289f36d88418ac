"""The review sheet at the foot of the window: what would happen, to be changed and applied once. Nothing has happened yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.acting import UNREVIEWED, Acting
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import token_picture
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.review_layout import ROW_PX
from battlemap.ui.review_model import ReviewModel
from battlemap.ui.review_view import ReviewView
from battlemap.ui.review_words import Labels, loose_rolls, other_words, quiet_words
from battlemap.ui.rule_card import show_rule
from battlemap.ui.widgets import HintLine, IconLabel, label, ui_scale

MOST_ROWS, LEAST_ROWS = 8, 2
UNREAD = T("That is no value for this cell")
UNREAD_HINT = T(
    "A total or the faces of a roll; several rolls with + between them, as they stood there; empty: as it was"
)
LONGEST = 60  # of a headline, so that long names do not widen the window
AVATAR = 22


class _Body(QWidget):
    """Enter applies and Escape cancels wherever in the sheet the keyboard is, fields and buttons aside."""

    def __init__(self, dock: ReviewDock) -> None:
        super().__init__()
        self._dock = dock
        self.setObjectName("dock_body")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._dock.acting.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._dock.accept()
        else:
            super().keyPressEvent(event)


class ReviewDock(Speaks, QDockWidget):
    """Shows the sheet of `Acting` while there is one, and is not there otherwise."""

    def __init__(self, desk: Desk, acting: Acting) -> None:
        super().__init__()
        self.desk, self.acting = desk, acting
        self.setObjectName("review_dock")
        self.say(self.setWindowTitle, T("Review"))
        self.setAllowedAreas(Qt.DockWidgetArea.BottomDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.model = ReviewModel(self._picture, self)
        self.table = ReviewView(self.model)
        body = _Body(self)
        box = QVBoxLayout(body)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(self._head())
        box.addWidget(self.table, 1)
        line = QFrame()
        line.setProperty("role", "line")
        box.addWidget(line)
        box.addLayout(self._foot())
        self.setWidget(body)
        no_bar = QWidget(self)
        no_bar.setMaximumHeight(0)
        self.setTitleBarWidget(no_bar)
        self.model.edited.connect(self._edited, Qt.ConnectionType.QueuedConnection)
        self.model.refused.connect(self._refused)
        self.table.accepted.connect(self.accept)
        self.table.rejected.connect(acting.cancel)
        self.table.again_wanted.connect(self._one_again)
        self.table.selectionModel().currentChanged.connect(self._look_at_cell)
        self.model.dataChanged.connect(self._look_at_cell)
        self.model.modelReset.connect(self._look_at_cell)
        self.table.rule_wanted.connect(self._open_rule)
        self.table.looked_at.connect(acting.look_at)
        acting.reviewed.connect(self.refresh)
        acting.changed.connect(self._follow)
        self.hide()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(10)
        self.icon = IconLabel("clipboard-text", 18, "link")
        self.title = label("token")
        self.hint = HintLine()
        self.one_again = QPushButton()
        self.one_again.setIcon(icons.icon("dice-five"))
        self.say(self.one_again.setText, T("Roll this again"))
        self.say(self.one_again.setToolTip, T("The dice of the current cell anew; all others stay (R)"))
        self.one_again.clicked.connect(self._one_again)
        self.again = QPushButton()
        self.again.setIcon(icons.icon("dice-five"))
        self.say(self.again.setText, T("Roll all again"))
        self.say(self.again.setToolTip, T("All dice anew; answers stay, and so does who is left out"))
        self.again.clicked.connect(self._again)
        row.addWidget(self.icon)
        row.addWidget(self.title)
        row.addWidget(self.hint, 1)
        row.addWidget(self.one_again)
        row.addWidget(self.again)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 10)
        row.setSpacing(12)
        self.show_players = QCheckBox()
        self.say(self.show_players.setText, T("Show the result on the players’ screen"))
        self.beside = HintLine()
        self.listing = QPushButton()
        self.listing.setCheckable(True)
        self.listing.setFlat(True)
        self.listing.toggled.connect(self._list_all)
        self.cancel = QPushButton()
        self.say(self.cancel.setText, T("Cancel"))
        self.say(self.cancel.setToolTip, T("Nothing of it has happened, and nothing will (Esc)"))
        self.cancel.clicked.connect(self.acting.cancel)
        self.apply = QPushButton()
        self.apply.setProperty("primary", True)
        self.apply.setIcon(icons.icon("check", "on_accent"))
        self.say(self.apply.setToolTip, T("All of it happens, as one step that can be undone (Enter)"))
        self.apply.clicked.connect(self.accept)
        row.addWidget(self.show_players)
        row.addWidget(self.beside, 1)
        row.addWidget(self.listing)
        row.addWidget(self.cancel)
        row.addWidget(self.apply)
        return row

    # -- showing ------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the sheet that `Acting` has now, or go away with it."""
        sheet = self.acting.sheet
        if sheet is None:
            self._go_away()
            return
        fresh = self.isHidden()
        if fresh:
            self.listing.setChecked(False)
            self.model.all_listed = False
            self.show_players.setChecked(bool(self.desk.settings.get("rolls_on_tv", False)))
        self.model.show_sheet(sheet, self._labels())
        self._say_all(sheet)
        if fresh:
            self.table.fit()
            self.table.setMinimumHeight(self._table_height(min(LEAST_ROWS, len(self.model.rows))))
            self.show()
            self.table.fit_rows()
            self._take_room()
            self.table.first()
            self.table.setFocus()

    def _go_away(self) -> None:
        if not self.isHidden():
            self.hide()
            window = self.window()
            page = getattr(window, "page", None)
            if page is not None:
                page.canvas.setFocus()

    def _say_all(self, sheet: Mapping[str, Any]) -> None:
        n = sheet["touched"]
        named = T("Review: {headline}, one token") if n == 1 else T("Review: {headline}, {n} tokens")
        headline = tr(sheet["headline"])
        short = headline if len(headline) <= LONGEST else headline[:LONGEST] + "…"
        self.title.setText(tr(named.key, headline=short, n=n))
        parts = [
            loose_rolls(sheet),
            tr("Nothing has happened yet. Change any framed value; one undo takes all of it back."),
        ]
        self.hint.set_text(". ".join(part for part in parts if part))
        quiet = self.model.quiet
        unlisted = quiet_words(quiet) if quiet and not self.model.all_listed else ""
        self.beside.set_text(". ".join(part for part in (other_words(sheet), unlisted) if part))
        self.listing.setText(tr("List fewer") if self.model.all_listed else tr("List all"))
        self.listing.setVisible(bool(quiet))
        words = T("Apply to one token") if n == 1 else T("Apply to {n} tokens") if n else T("Apply")
        self.apply.setText(tr(words.key, n=n))

    def _labels(self) -> Labels:
        session = self.desk.session
        if session is None:
            return Labels({}, {}, "")
        manifest, language = session.ruleset.manifest, self.desk.languages.code
        return Labels(
            {one.id: one.label.in_language(language) for one in manifest.condition},
            {one.id: one.label.in_language(language) for one in manifest.posture},
            session.scenario.scene(self.desk.scene).unit,
        )

    def _picture(self, token: str) -> QPixmap:
        found = self.desk.tokens().get(token)
        px = round(AVATAR * ui_scale())
        return token_picture(self.desk, found, px, self.devicePixelRatioF()) if found is not None else QPixmap()

    def _table_height(self, rows: int) -> int:
        """What so many rows need, as far as there are so many."""
        known = [self.table.rowHeight(n) for n in range(min(rows, self.model.rowCount()))]
        rest = (rows - len(known)) * round(ROW_PX * ui_scale())
        return self.table.horizontalHeader().sizeHint().height() + sum(known) + rest + 4

    def _take_room(self) -> None:
        """As tall as its rows need, within reason."""
        window = self.parentWidget()
        if not isinstance(window, QMainWindow):
            return
        rows = min(MOST_ROWS, max(LEAST_ROWS, len(self.model.rows)))
        rest = round(104 * ui_scale())
        height = min(self._table_height(rows) + rest, round(0.45 * window.height()))
        window.resizeDocks([self], [height], Qt.Orientation.Vertical)

    def sizeHint(self) -> QSize:
        return QSize(800, self._table_height(min(MOST_ROWS, max(LEAST_ROWS, len(self.model.rows)))) + 104)

    def _follow(self) -> None:
        """Somebody pointed at a token of the sheet on the map."""
        if self.acting.sheet is not None and self.acting.looked_at:
            self.table.go_to(self.acting.looked_at)

    def retranslate(self) -> None:
        super().retranslate()
        if self.acting.sheet is not None:
            self.model.show_sheet(self.acting.sheet, self._labels())
            self._say_all(self.acting.sheet)

    @property
    def wanted(self) -> bool:
        """Whether what touches areas is looked over first."""
        return not self.desk.settings.get(UNREVIEWED, False)

    def set_wanted(self, wanted: bool) -> None:
        """Look over, or let it happen at once."""
        if wanted != self.wanted:
            self.desk.settings.set(UNREVIEWED, not wanted)

    # -- doing --------------------------------------------------------------------------------------------------------

    def accept(self) -> None:
        """All of it happens."""
        self.acting.apply(self.show_players.isChecked())

    def _edited(self, change: Mapping[str, Any]) -> None:
        self.acting.answer(dict(change))

    def _refused(self) -> None:
        self.desk.problem.emit(UNREAD, UNREAD_HINT)

    def _one_again(self) -> None:
        for change in self._anew():
            if self.acting.sheet is not None:  # the one before may have come upon a question
                self.acting.answer(change)
        self.table.setFocus()

    def _anew(self) -> list[Mapping[str, Any]]:
        """What rolls the current cell anew."""
        here = self.table.currentIndex()
        return self.model.again(self.model.rows[here.row()], here.column()) if here.isValid() else []

    def _look_at_cell(self, *event: object) -> None:
        self.one_again.setEnabled(bool(self._anew()))

    def _again(self) -> None:
        self.acting.answer({"again": True})
        self.table.setFocus()

    def _list_all(self, wanted: bool) -> None:
        self.model.list_all(wanted)
        if self.acting.sheet is not None:
            self._say_all(self.acting.sheet)
            self._take_room()

    def _open_rule(self, rule: str, where: QPoint) -> None:
        show_rule(self.desk, self, rule, where)
