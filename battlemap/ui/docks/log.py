"""What happened, newest first: who did what, the rule of each line, what was undone or overridden; unfolded, every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.desk import Desk
from battlemap.ui.dice_box import DiceBox
from battlemap.ui.docks.base import Dock
from battlemap.ui.docks.log_model import ENTRY, LINE, SHOWN, LogLine, LogModel
from battlemap.ui.i18n import tr
from battlemap.ui.rule_card import show_rule
from battlemap.ui.widgets import EmptyState, Pages, colors, ui_scale

if TYPE_CHECKING:
    from battlemap.ui.acting import Acting

__all__ = ["ENTRY", "LINE", "SHOWN", "LogDock"]

CHIP_ICONS = {
    "override": "pencil-simple",
    "secret": "eye-slash",
    "undone": "arrow-counter-clockwise",
    "tv": "television",
}
NUMBER_PX, ARROW_PX, INSET = 30, 18, 62


class LogDelegate(QStyledItemDelegate):
    """One row: its number and arrow, the sentence in as many lines as it needs, its value, its chips."""

    def _font(self, line: LogLine) -> QFont:
        scale = ui_scale()
        if line.kind == "entry":
            made = theme.sized_font(13 * scale, 500)
        elif line.kind in ("roll", "damage", "sum"):
            made = theme.sized_font(12.5 * scale, 650)
        else:
            made = theme.font("caption", scale)
        made.setStrikeOut(line.undone)
        return made

    def _parts(self, width: float, line: LogLine) -> tuple[QRectF, list[tuple[str, QRectF, str]], float, float]:
        """Where the words go, the chips (text, box, kind), where a value ends, and the height of the row."""
        scale = ui_scale()
        chip_font = QFontMetricsF(theme.font("chip", scale))
        right, pad = width - 12, (6 if line.kind == "entry" else 2.5) * scale
        chips: list[tuple[str, QRectF, str]] = []
        tall = chip_font.height() + 3
        for text, kind in line.chips:
            shown = tr("Show on TV") if kind == "tv" else text
            wide = chip_font.horizontalAdvance(shown) + 12 + (0 if kind == "rule" else 16)
            chips.append((text, QRectF(right - wide, pad, wide, tall), kind))
            right -= wide + 6
        left = (
            12 + (NUMBER_PX + ARROW_PX) * scale
            if line.kind == "entry"
            else (INSET + (10 if line.kind == "term" else 0)) * scale
        )
        metrics = QFontMetricsF(self._font(line))
        end = right
        if line.value:
            # values of one group stand in a column, whatever chips follow
            end = min(right, width - 12 - 74 * scale) if line.kind in ("term", "damage") else right
            right = end - metrics.horizontalAdvance(line.value) - 10
        room = max(60.0, right - left - 4)
        if line.kind == "links":
            return QRectF(left, pad, 0, tall), chips, end, tall + 2 * pad + 4
        space = metrics.boundingRect(QRectF(0, 0, room, 10000), int(Qt.TextFlag.TextWordWrap), line.words)
        height = max(space.height(), tall if chips else 0.0) + 2 * pad
        return QRectF(left, pad, room, max(space.height(), metrics.height())), chips, end, height

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QTreeView) else option.rect.width() or 380
        return QSize(100, round(self._parts(width, index.data(LINE))[3]))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        line: LogLine = index.data(LINE)
        view = option.widget
        look, scale = colors(), ui_scale()
        box = QRectF(option.rect)
        if isinstance(view, QTreeView):
            box.setLeft(0)
            box.setWidth(view.viewport().width())
        open_ = isinstance(view, QTreeView) and (view.isExpanded(index) if line.kind == "entry" else True)
        if line.kind != "entry" or (open_ and index.model().hasChildren(index)):
            painter.fillRect(box, look.color("selected"))
            painter.fillRect(QRectF(box.left(), box.top(), 2, box.height()), look.color("focus"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, look.color("raised"))
        words, chips, end, _height = self._parts(box.width(), line)
        painter.translate(box.topLeft())
        if line.kind == "entry":
            self._margin(painter, index, words, bool(open_), scale)
        painter.setFont(self._font(line))
        ink = "disabled" if line.undone else "muted" if line.kind in ("term", "line") else "text"
        painter.setPen(look.color(ink))
        if line.kind != "links":
            painter.drawText(words, int(Qt.TextFlag.TextWordWrap), line.words)
        if line.value:
            place = QRectF(0, words.top(), end, words.height())
            painter.setPen(look.color("disabled" if line.undone else "text"))
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, line.value)
        self._paint_chips(painter, chips, scale)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.color("focus"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0, 0, box.width(), box.height()).adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

    def _margin(self, painter: QPainter, index: Any, words: QRectF, open_: bool, scale: float) -> None:
        """The number of the line, and the arrow where there is more."""
        look = colors()
        painter.setFont(theme.font("caption", scale))
        painter.setPen(look.color("muted"))
        number = str(index.data(ENTRY).n)
        painter.drawText(QRectF(12, words.top(), NUMBER_PX * scale, 20 * scale), Qt.AlignmentFlag.AlignLeft, number)
        if index.model().hasChildren(index):
            box = QRectF(12 + NUMBER_PX * scale, words.top() + 2 * scale, 13 * scale, 13 * scale)
            icons.paint(painter, "caret-down" if open_ else "caret-right", box, look.color("muted"))

    def _paint_chips(self, painter: QPainter, chips: list[tuple[str, QRectF, str]], scale: float) -> None:
        look = colors()
        painter.setFont(theme.font("chip", scale))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = {"rule": "link", "undone": "disabled", "tv": "tv"}
        for text, chip, kind in chips:
            ink = look.color(inks.get(kind, "muted"))
            painter.setPen(QPen(look.color("line" if kind == "rule" else "tv" if kind == "tv" else "control"), 1))
            painter.setBrush(look.color("input"))
            painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(ink)
            box = chip
            if kind != "rule":
                icons.paint(painter, CHIP_ICONS[kind], QRectF(chip.left() + 5, chip.center().y() - 6, 12, 12), ink)
                box = chip.adjusted(16, 0, 0, 0)
            words = tr("Show on TV") if kind == "tv" else text
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def chip_at(self, width: float, line: LogLine, at: QPoint) -> tuple[str, str] | None:
        """The chip under a point of the row: (its words, its kind)."""
        for text, chip, kind in self._parts(width, line)[1]:
            if chip.adjusted(-3, -3, 3, 3).contains(at):
                return text, kind
        return None


class LogView(QTreeView):
    """A click unfolds a row; on a rule's chip, or F1 on a row, the rule opens. `tv_wanted(n)`: show that line's roll."""

    rule_wanted = Signal(str, QPoint)
    tv_wanted = Signal(int)
    menu_wanted = Signal(object, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)

    def _delegate(self) -> LogDelegate:
        found = self.itemDelegate()
        assert isinstance(found, LogDelegate)
        return found

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        row = self.visualRect(index)
        chip = self._delegate().chip_at(self.viewport().width(), index.data(LINE), at - QPoint(0, row.top()))
        if chip is not None and chip[1] == "rule":
            self.rule_wanted.emit(chip[0], self.viewport().mapToGlobal(at))
        elif chip is not None and chip[1] == "tv":
            self.tv_wanted.emit(int(chip[0]))
        elif index.model().hasChildren(index):
            self.setExpanded(index, not self.isExpanded(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() == Qt.Key.Key_F1:
            rule = index.data(LINE).rule
            if rule:
                self.rule_wanted.emit(rule, self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))
            return
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if index.model().hasChildren(index):
                self.setExpanded(index, not self.isExpanded(index))
            elif index.data(LINE).rule:
                self.rule_wanted.emit(
                    index.data(LINE).rule, self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
                )
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid():
            self.menu_wanted.emit(index.data(ENTRY), event.globalPos())

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogDock(Dock):
    """`acting`: who puts rolls on the TV; without it nobody does."""

    def __init__(self, desk: Desk, acting: Acting | None = None) -> None:
        super().__init__(desk, "log_dock", T("Log"), "list-bullets")
        self._acting = acting
        self._open: set[int] = set()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("magnifying-glass", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.say(self.search.setPlaceholderText, T("Search the log"))
        self.say(self.search.setAccessibleName, T("Search the log"))
        holder = QWidget()
        row = QVBoxLayout(holder)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.search)
        self.model = LogModel(desk, self)
        self.delegate = LogDelegate()
        self.view = LogView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.delegate)
        self.say(self.view.setAccessibleName, T("Log, newest first"))
        self.view.rule_wanted.connect(self.show_rule)
        self.view.tv_wanted.connect(self._show_on_tv)
        self.view.menu_wanted.connect(self._menu)
        self.view.expanded.connect(self._expanded)
        self.view.collapsed.connect(self._collapsed)
        self.empty = EmptyState(
            T("Nothing has happened yet. Moves, rolls and changes by hand come here."), None, "list-bullets"
        )
        body = self._stack = Pages()
        self.view.setMinimumHeight(round(70 * ui_scale()))
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.view)
        self.dice = DiceBox(desk)
        self.box.addWidget(holder)
        self.box.addWidget(body, 1)
        self.box.addWidget(self.dice)
        self._search_row = holder
        holder.hide()
        self._search_switch()
        self._tv_switch()
        self.search.textChanged.connect(self._searched)
        desk.session_changed.connect(self._session_changed)
        desk.log_added.connect(self.refresh)
        desk.committed.connect(self._committed)
        self.refresh()

    def _search_switch(self) -> None:
        self.finding = QToolButton()
        self.finding.setCheckable(True)
        self.finding.setIcon(icons.icon("magnifying-glass"))
        self.finding.setIconSize(QSize(16, 16))
        self.say(self.finding.setToolTip, T("Search the log"))
        self.say(self.finding.setAccessibleName, T("Search the log"))
        self.finding.toggled.connect(self._finding_toggled)
        self.add_to_title(self.finding)

    def _finding_toggled(self, on: bool) -> None:
        self._search_row.setVisible(on)
        if on:
            self.search.setFocus()
        else:
            self.search.clear()

    def _tv_switch(self) -> None:
        self.on_tv = QToolButton()
        self.on_tv.setCheckable(True)
        self.on_tv.setIcon(icons.icon("television", "tv"))
        self.on_tv.setIconSize(QSize(16, 16))
        self.say(self.on_tv.setToolTip, T("Show each roll on the TV as it is made. Secret rolls never"))
        self.say(self.on_tv.setAccessibleName, T("Show rolls on the TV"))
        self.on_tv.setChecked(bool(self.desk.settings.get("rolls_on_tv", False)))
        self.on_tv.toggled.connect(self._on_tv_toggled)
        self.add_to_title(self.on_tv)

    def focus_dice(self) -> None:
        """To the line for free dice."""
        self.show()
        self.raise_()
        self.dice.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_tv_toggled(self, on: bool) -> None:
        self.desk.settings.set("rolls_on_tv", on)

    def _searched(self, words: str) -> None:
        self.model.search = words
        self.refresh()

    def _committed(self, event: Any) -> None:
        if event.kind != "do":  # undo and redo mark lines
            self.refresh()

    def _session_changed(self) -> None:
        self._open.clear()
        self.model.forget()
        self.refresh()

    def refresh(self) -> None:
        session = self.desk.session
        self.dice.setVisible(session is not None)
        newest = self.model.groups[0].entry.n if self.model.groups else 0
        self.model.refill()
        self.view.blockSignals(True)
        for row, group in enumerate(self.model.groups):
            # what was just resolved is unfolded; the one before folds again unless it was opened by hand
            new = row == 0 and group.entry.n > newest and any(roll.get("target") for roll in group.entry.rolls)
            if group.entry.n in self._open or new:
                self.view.setExpanded(self.model.index(row, 0), True)
        self.view.blockSignals(False)
        any_ = session is not None and bool(session.log)
        self._stack.setCurrentIndex(1 if self.model.rowCount() else 0)
        self.empty.set_sentence(
            T("No line of the log has these words.") if any_
            else T("Nothing has happened yet. Moves, rolls and changes by hand come here.")
        )  # fmt: skip

    def _expanded(self, index: QModelIndex) -> None:
        self._open.add(index.data(ENTRY).n)

    def _collapsed(self, index: QModelIndex) -> None:
        self._open.discard(index.data(ENTRY).n)

    def retranslate(self) -> None:
        super().retranslate()
        self.model.forget()
        self.refresh()

    def show_rule(self, rule: str, at: QPoint) -> None:
        """Open a rule's help at a point of the screen."""
        show_rule(self.desk, self, rule, at)

    def _show_on_tv(self, n: int) -> None:
        if self._acting is not None:
            self._acting.show_roll(n)

    def _menu(self, entry: Any, where: QPoint) -> None:
        """What can be done about a line: its roll to the TV; the newest one undone."""
        from battlemap.app.views import open_rolls

        session = self.desk.session
        if session is None:
            return
        menu = QMenu(self)
        menu.setObjectName("log_menu")
        show = menu.addAction(icons.icon("television", "tv"), tr("Show on TV"))
        show.setEnabled(bool(open_rolls(entry)) and not entry.undone)
        show.setData(entry.n)
        show.triggered.connect(self._tv_from_menu)
        newest = session.history.done[-1].group if session.history.done else None
        undo = menu.addAction(icons.icon("arrow-counter-clockwise"), tr("Undo this"))
        undo.setEnabled(entry.group == newest and not entry.undone)
        undo.triggered.connect(self._undo)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def _tv_from_menu(self) -> None:
        self._show_on_tv(int(self.sender().data()))  # type: ignore[attr-defined]

    def _undo(self) -> None:
        self.desk.do({"do": "undo"})
