"""What happened, newest first: who did what, the rule of each line, what was undone or overridden."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from battlemap.app.logtext import log_text
from battlemap.errors import BattlemapError
from battlemap.model.scenario import LogEntry
from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.desk import Desk
from battlemap.ui.docks.base import Dock
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import EmptyState, colors, label, ui_scale

ENTRY = Qt.ItemDataRole.UserRole
SHOWN = 500  # lines; older ones are found by searching


class LogModel(QAbstractListModel):
    """The newest lines that hold the words searched for."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._entries: list[tuple[LogEntry, str]] = []
        self.search = ""

    def refill(self) -> None:
        self.beginResetModel()
        self._entries = []
        wanted = self.search.casefold()
        for entry in reversed(self._desk.session.log if self._desk.session is not None else ()):
            words = tr(log_text(entry))
            if wanted in words.casefold() or wanted in (entry.rule or "").casefold():
                self._entries.append((entry, words))
                if len(self._entries) == SHOWN:
                    break
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry, words = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{words}, {tr('undone')}" if entry.undone else words
        return None


class LogDelegate(QStyledItemDelegate):
    """One line: its number, the sentence in as many lines as it needs, its chips."""

    def _parts(self, width: float, entry: LogEntry, words: str) -> tuple[QRectF, list[tuple[str, QRectF, str]], float]:
        """Where the words go, the chips (text, box, kind), and the height of the row."""
        scale = ui_scale()
        metrics = QFontMetricsF(theme.font("chip", scale))
        right = width - 12
        chips: list[tuple[str, QRectF, str]] = []
        names = [(entry.rule, "rule")] if entry.rule else []
        names += [(tr("override"), "override")] if entry.override else []
        names += [(tr("secret"), "secret")] if entry.secret else []
        names += [(tr("undone"), "undone")] if entry.undone else []
        height = metrics.height() + 4
        for text, kind in names:
            icon = 0 if kind == "rule" else 16
            chip = metrics.horizontalAdvance(text) + 12 + icon
            chips.append((text, QRectF(right - chip, 6 * scale, chip, height), kind))
            right -= chip + 6
        left = 12 + 34 * scale
        body = QFontMetricsF(theme.font("body", scale))
        flags = int(Qt.TextFlag.TextWordWrap)
        space = body.boundingRect(QRectF(0, 0, max(60.0, right - left - 6), 10000), flags, words)
        return (
            QRectF(left, 6 * scale, max(60.0, right - left - 6), space.height()),
            chips,
            max(space.height(), height) + 12 * scale,
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width() or 380
        return QSize(100, round(self._parts(width, index.data(ENTRY), index.data())[2]))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        entry: LogEntry = index.data(ENTRY)
        look, scale, box = colors(), ui_scale(), QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.color("selected"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, look.color("raised"))
        words, chips, _height = self._parts(box.width(), entry, index.data())
        painter.translate(box.topLeft())
        painter.setFont(theme.font("caption", scale))
        painter.setPen(look.color("muted"))
        painter.drawText(
            QRectF(12, words.top() + scale, 34 * scale, 20 * scale), Qt.AlignmentFlag.AlignLeft, str(entry.n)
        )
        font = theme.font("body", scale)
        font.setStrikeOut(entry.undone)
        painter.setFont(font)
        painter.setPen(look.color("disabled" if entry.undone else "text"))
        painter.drawText(words, int(Qt.TextFlag.TextWordWrap), index.data())
        painter.setFont(theme.font("chip", scale))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for text, chip, kind in chips:
            ink = look.color("link" if kind == "rule" else "disabled" if kind == "undone" else "muted")
            painter.setPen(QPen(look.color("line" if kind == "rule" else "control"), 1))
            painter.setBrush(look.color("input"))
            painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(ink)
            if kind != "rule":
                icon = {"override": "pencil-simple", "secret": "eye-slash", "undone": "arrow-counter-clockwise"}[kind]
                icons.paint(painter, icon, QRectF(chip.left() + 5, chip.center().y() - 6, 12, 12), ink)
                chip = chip.adjusted(16, 0, 0, 0)
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.color("focus"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0, 0, box.width(), box.height()).adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

    def chip_at(self, width: float, index: QModelIndex, at: QPoint) -> str | None:
        """The rule whose chip is under a point of the row."""
        entry: LogEntry = index.data(ENTRY)
        for text, chip, kind in self._parts(width, entry, index.data())[1]:
            if kind == "rule" and chip.adjusted(-4, -4, 4, 4).contains(at):
                return text
        return None


class RuleCard(QFrame):
    """A rule in own words, beside the chip that named it."""

    def __init__(self, parent: QWidget, rule: str, title: str, text: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setObjectName("rule_card")
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 12, 14, 12)
        box.setSpacing(6)
        chip = label("chip")
        chip.setText(rule)
        heading = label("token", wrap=True)
        heading.setText(title)
        body = label(wrap=True)
        body.setText(text)
        body.setMinimumWidth(round(320 * ui_scale()))
        box.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(heading)
        box.addWidget(body)


class LogView(QListView):
    """A click on a rule's chip, or F1 or Enter on a line, opens the rule."""

    def __init__(self, dock: LogDock) -> None:
        super().__init__()
        self._dock = dock

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if index.isValid():
            row = self.visualRect(index)
            rule = self._dock.delegate.chip_at(row.width(), index, at - row.topLeft())
            if rule is not None:
                self._dock.show_rule(rule, self.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F1) and index.isValid():
            rule = index.data(ENTRY).rule
            if rule:
                self._dock.show_rule(rule, self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogDock(Dock):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "log_dock", T("Log"), "list-bullets")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("magnifying-glass", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.say(self.search.setPlaceholderText, T("Search the log"))
        self.say(self.search.setAccessibleName, T("Search the log"))
        holder = QWidget()
        row = QVBoxLayout(holder)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self.search)
        self.model = LogModel(desk)
        self.delegate = LogDelegate()
        self.view = LogView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.delegate)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.say(self.view.setAccessibleName, T("Log, newest first"))
        self.empty = EmptyState(
            T("Nothing has happened yet. Moves, rolls and changes by hand come here."), None, "list-bullets"
        )
        self._stack = QStackedLayout()
        body = QWidget()
        body.setLayout(self._stack)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.view)
        self.box.addWidget(holder)
        self.box.addWidget(body, 1)
        self._search_row = holder
        self.search.textChanged.connect(self._searched)
        desk.session_changed.connect(self.refresh)
        desk.log_added.connect(self.refresh)
        desk.committed.connect(self._committed)
        self.refresh()

    def _searched(self, words: str) -> None:
        self.model.search = words
        self.refresh()

    def _committed(self, event: Any) -> None:
        if event.kind != "do":  # undo and redo mark lines
            self.refresh()

    def refresh(self) -> None:
        self.model.refill()
        any_ = self.desk.session is not None and bool(self.desk.session.log)
        self._search_row.setVisible(any_)
        self._stack.setCurrentIndex(1 if self.model.rowCount() else 0)
        self.empty.set_sentence(
            T("No line of the log has these words.") if any_
            else T("Nothing has happened yet. Moves, rolls and changes by hand come here.")
        )  # fmt: skip

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    def show_rule(self, rule: str, at: QPoint) -> None:
        """Open a rule's help at a point of the screen."""
        session = self.desk.session
        if session is None:
            return
        try:
            found = session.registry.rule_help(session.scenario.document.ruleset, rule)
        except BattlemapError as error:
            self.desk.report(error)
            return
        language = self.desk.languages.code
        card = RuleCard(self, rule, found.title.in_language(language), found.text.in_language(language))
        card.adjustSize()
        screen = self.screen().availableGeometry()
        at.setX(max(screen.left(), min(at.x(), screen.right() - card.width())))
        at.setY(max(screen.top(), min(at.y(), screen.bottom() - card.height())))
        card.move(at)
        card.show()
