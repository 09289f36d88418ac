"""How a review sheet is painted and changed: framed cells, an accent frame and a pencil on changed ones, rule chips."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.i18n import Speaks
from battlemap.ui.review_layout import LINE_PX, ROW_PX, WRAPPED, frame_of, laid_out, tick_of, wrapped
from battlemap.ui.review_model import CHANGED, CHOICES, FRAMED, PIECES, QUIET, TOKEN, Column, ReviewModel
from battlemap.ui.review_words import Piece
from battlemap.ui.widgets import colors, ui_scale

Index = QModelIndex | QPersistentModelIndex
State = QStyle.StateFlag
EFFECTS_PX = 280
"""How narrow the last column may become before the others give way."""
WIDTHS = {
    Column.WHO: 168, Column.DISTANCE: 72, Column.COVER: 92, Column.ROLLS: 214, Column.DAMAGE: 108, Column.DR: 58,
    Column.INJURY: 74,
}  # fmt: skip
LEAST = {Column.ROLLS: 136, Column.WHO: 120, Column.COVER: 74, Column.DAMAGE: 100, Column.DISTANCE: 60}
"""Those that give way, in this order, and how far."""


class ReviewDelegate(QStyledItemDelegate):
    """Paints the cells and makes their editors: a field for numbers, a list for answers."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, round(ROW_PX * ui_scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, box, scale = colors(), QRectF(option.rect), ui_scale()
        if option.state & State.State_Selected:
            painter.fillRect(box, look.color("raised"))
        painter.setPen(QPen(look.color("line"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        ink = look.color("disabled" if index.data(QUIET) else "text")
        focused = bool(option.state & State.State_HasFocus)
        if index.column() == Column.WHO:
            self._who(painter, option, index, scale)
        elif index.column() == Column.EFFECTS:
            self._effects(painter, box, index.data(PIECES), scale, quiet=bool(index.data(QUIET)))
        else:
            inner = box.adjusted(8, 0, -8, 0)
            if index.data(FRAMED):
                frame = frame_of(box, index.column(), scale, len(wrapped(index, box.width(), scale)))
                changed = bool(index.data(CHANGED))
                edge = "accent" if changed else "focus" if focused else "control"
                painter.setPen(QPen(look.color(edge), 2 if focused else 1.2 if changed else 1))
                painter.setBrush(look.color("selected" if changed else "input"))
                painter.drawRoundedRect(frame, 4, 4)
                inner = frame.adjusted(8, 0, -8, 0)
                if changed:
                    mark = QRectF(frame.right() - 17 * scale, frame.center().y() - 6 * scale, 12 * scale, 12 * scale)
                    icons.paint(painter, "pencil-simple", mark, look.color("link"))
                    inner.setRight(mark.left() - 2)
            painter.setPen(ink)
            painter.setFont(theme.sized_font(13 * scale, 600 if index.data(CHANGED) else 400))
            lines = wrapped(index, box.width(), scale)
            room, line = max(0.0, inner.width()), LINE_PX * scale
            for n, words in enumerate(lines):
                here = QRectF(inner.left(), inner.center().y() + line * (n - len(lines) / 2), room, line)
                text = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, room)
                painter.drawText(here, index.data(Qt.ItemDataRole.TextAlignmentRole), text)
        if focused and not index.data(FRAMED):
            painter.setPen(QPen(look.color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        painter.restore()

    def _who(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, scale: float) -> None:
        look, box, left = colors(), QRectF(option.rect), option.rect.left() + 8.0
        checked = index.data(Qt.ItemDataRole.CheckStateRole)
        if checked is not None:
            tick = tick_of(box, scale)
            on = checked == Qt.CheckState.Checked
            painter.setPen(QPen(look.color("focus" if on else "control"), 1))
            painter.setBrush(look.color("focus" if on else "input"))
            painter.drawRoundedRect(tick, 3, 3)
            if on:
                icons.paint(painter, "check-bold", tick.adjusted(2, 2, -2, -2), look.color("panel"))
        left += 24 * scale
        side = 22 * scale
        painter.setOpacity(0.45 if index.data(QUIET) else 1.0)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        painter.drawPixmap(QRectF(left, box.center().y() - side / 2, side, side).toRect(), picture)
        painter.setOpacity(1.0)
        painter.setFont(theme.sized_font(13 * scale, 600))
        painter.setPen(look.color("disabled" if index.data(QUIET) else "text"))
        room = QRectF(left + side + 8, box.top(), box.right() - left - side - 12, box.height())
        text = QFontMetricsF(painter.font()).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

    def _effects(self, painter: QPainter, box: QRectF, pieces: list[Piece], scale: float, *, quiet: bool) -> None:
        look = colors()
        for piece, words, chip in laid_out(box, pieces, scale):
            if piece.override:
                mark = QRectF(words.left(), words.center().y() - 7 * scale, 14 * scale, 14 * scale)
                icons.paint(painter, "pencil-simple", mark, look.color("link"))
                words = words.adjusted(18 * scale, 0, 0, 0)
            painter.setFont(theme.sized_font(13 * scale))
            painter.setPen(look.color("disabled" if quiet else "text"))
            text = QFontMetricsF(painter.font()).elidedText(piece.words, Qt.TextElideMode.ElideRight, words.width() + 1)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
            if chip is not None:
                painter.setFont(theme.font("chip", scale))
                painter.setPen(QPen(look.color("line"), 1))
                painter.setBrush(look.color("input"))
                painter.drawRoundedRect(chip, 4, 4)
                painter.setPen(look.color("link"))
                painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, piece.rule)

    # -- changing -----------------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        choices = index.data(CHOICES)
        if not choices:
            field = QLineEdit(parent)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            return field
        chooser = QComboBox(parent)
        for id_, title in choices:
            chooser.addItem(title, id_)
        chooser.activated.connect(self._chosen)
        return chooser

    def _chosen(self) -> None:
        chooser = self.sender()
        if isinstance(chooser, QComboBox):
            self.commitData.emit(chooser)
            self.closeEditor.emit(chooser, QAbstractItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        given = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(given)))
        elif isinstance(editor, QLineEdit):
            editor.setText(given)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())
        elif isinstance(editor, QLineEdit):
            model.setData(index, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(frame_of(QRectF(option.rect), index.column(), ui_scale()).toRect().adjusted(-1, -1, 2, 2))

    def editorEvent(self, event: QEvent, model: Any, option: QStyleOptionViewItem, index: Index) -> bool:
        """A click on the tick, or Space, leaves a token out or takes it in again."""
        checked = index.data(Qt.ItemDataRole.CheckStateRole)
        if checked is None:
            return False
        clicked = (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and tick_of(QRectF(option.rect), ui_scale()).adjusted(-5, -6, 5, 6).contains(event.position())
        )
        pressed = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not clicked and not pressed:
            return False
        on = checked == Qt.CheckState.Checked
        after = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
        return bool(model.setData(index, after, Qt.ItemDataRole.CheckStateRole))


class ReviewView(Speaks, QTableView):
    """Tab goes to the next framed cell, typing changes it, R rolls it again; Enter applies, Escape cancels, F1 opens the rule."""

    accepted = Signal()
    rejected = Signal()
    rule_wanted = Signal(str, QPoint)
    looked_at = Signal(str)
    again_wanted = Signal()

    def __init__(self, model: ReviewModel) -> None:
        super().__init__()
        self._model = model
        self._kept = ("", int(Column.INJURY))
        self.setModel(model)
        self.setItemDelegate(ReviewDelegate(self))
        self.setObjectName("review_table")
        self.say(self.setAccessibleName, T("What would happen, to be looked over"))
        self.setStyleSheet("QTableView:focus { border: 0; }")  # the cell shows where the keyboard is
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.EditKeyPressed | triggers.DoubleClicked)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        self.fit()
        model.modelReset.connect(self._restore)
        model.modelReset.connect(self.fit_rows)
        model.dataChanged.connect(self.fit_rows)
        header.sectionResized.connect(self.fit_rows)
        self.clicked.connect(self._clicked)

    def fit(self) -> None:
        """Widths and heights for the size of the text."""
        scale = ui_scale()
        self.verticalHeader().setDefaultSectionSize(round(ROW_PX * scale))
        short = sum(WIDTHS.values()) + EFFECTS_PX - self.viewport().width() / scale
        for column in (*LEAST, *(one for one in WIDTHS if one not in LEAST)):
            given = max(0.0, min(short, WIDTHS[column] - LEAST.get(column, WIDTHS[column])))
            short -= given
            self.setColumnWidth(column, round((WIDTHS[column] - given) * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def fit_rows(self, *event: object) -> None:
        """A second line for those to whom more happens than fits into one."""
        scale, width = ui_scale(), float(self.columnWidth(Column.EFFECTS))
        for n in range(self._model.rowCount()):
            pieces = self._model.index(n, Column.EFFECTS).data(PIECES)
            lines = {words.top() for _, words, _ in laid_out(QRectF(0, 0, width, ROW_PX), pieces, scale)}
            others = (wrapped(self._model.index(n, c), self.columnWidth(c), scale) for c in WRAPPED)
            tall = len(lines) > 1 or any(len(words) > 1 for words in others)
            self.setRowHeight(n, round((ROW_PX + LINE_PX * tall) * scale))

    # -- where one is -------------------------------------------------------------------------------------------------

    def first(self) -> None:
        """Go to the first framed cell with a number, else the first framed one."""
        found = self._cells()
        numbers = [cell for cell in found if cell[1] in (Column.DAMAGE, Column.INJURY)]
        row, column = (numbers or found or [(0, int(Column.WHO))])[0]
        self.setCurrentIndex(self._model.index(row, column))

    def go_to(self, token: str) -> None:
        """Make the row of a token the current one."""
        row = self._model.row_of(token)
        if row >= 0 and row != self.currentIndex().row():
            here = self.currentIndex()
            self.setCurrentIndex(self._model.index(row, here.column() if here.isValid() else int(Column.INJURY)))

    def _cells(self) -> list[tuple[int, int]]:
        """The framed cells, row by row."""
        rows = self._model.rows
        return [(n, c) for n, row in enumerate(rows) for c in Column if self._model.framed(row, c)]

    def _next(self, step: int) -> QModelIndex | None:
        """The framed cell after (or before) the current one; None at the end."""
        here = self.currentIndex()
        at = (here.row(), here.column())
        found = [cell for cell in self._cells() if (cell > at if step > 0 else cell < at)]
        return self._model.index(*(found[0] if step > 0 else found[-1])) if found else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._kept = (current.data(TOKEN), current.column())
            self.looked_at.emit(self._kept[0])

    def _restore(self) -> None:
        token, column = self._kept
        row = self._model.row_of(token)
        if row >= 0:
            self.setCurrentIndex(self._model.index(row, column))
        else:
            self.first()

    # -- keys and clicks ----------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """F1 is the row's rule here, and a digit a value, whatever they are for the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if plain and (event.key() in (Qt.Key.Key_F1, Qt.Key.Key_R) or event.text().isdigit()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, here = event.key(), self.currentIndex()
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # what a field leaves over, such as the Enter that takes its value
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        elif key == Qt.Key.Key_Escape:
            self.rejected.emit()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            to = self._next(1 if key == Qt.Key.Key_Tab else -1)
            if to is None:
                event.ignore()  # on to the next part of the sheet
            else:
                self.setCurrentIndex(to)
        elif key == Qt.Key.Key_R:
            self.again_wanted.emit()
        elif key == Qt.Key.Key_F1 and here.isValid():
            rule = next((p.rule for p in here.siblingAtColumn(Column.EFFECTS).data(PIECES) if p.rule), "")
            if rule:
                self.rule_wanted.emit(rule, self.viewport().mapToGlobal(self.visualRect(here).bottomLeft()))
        elif key == Qt.Key.Key_Space and here.isValid() and here.column() != Column.WHO and here.data(FRAMED):
            self.edit(here)
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Tab in a field takes its value and goes on, without opening the next field: the sheet changes meanwhile."""
        step = {
            QAbstractItemDelegate.EndEditHint.EditNextItem: 1,
            QAbstractItemDelegate.EndEditHint.EditPreviousItem: -1,
        }.get(hint, 0)
        super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        to = self._next(step) if step else None
        if to is not None:
            self.setCurrentIndex(to)

    def _clicked(self, index: QModelIndex) -> None:
        if index.data(FRAMED):
            self.edit(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        index = self.indexAt(at.toPoint())
        if index.isValid() and index.column() == Column.EFFECTS:
            for piece, _words, chip in laid_out(QRectF(self.visualRect(index)), index.data(PIECES), ui_scale()):
                if chip is not None and chip.adjusted(-3, -4, 3, 4).contains(at):
                    self.rule_wanted.emit(piece.rule, self.viewport().mapToGlobal(chip.bottomLeft().toPoint()))
        super().mouseReleaseEvent(event)
