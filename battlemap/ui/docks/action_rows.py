"""The rows of the Actions dock: manoeuvres and actions, each with its number key, or with a lock and the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from battlemap.ui import icons, theme
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import colors, ui_scale

ROW = Qt.ItemDataRole.UserRole
NUMBERED = 9


@dataclass(frozen=True, slots=True)
class Row:
    """`key`: the digit that chooses it; `current`: in hand, or decided on; of a group, whether it is open."""

    kind: Literal["heading", "group", "manoeuvre", "action"]
    id: str
    title: str
    second: str = ""
    icon: str = ""
    available: bool = True
    current: bool = False
    rule: str = ""
    key: str = ""


class RowModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """Take these rows. The same number of them is only painted anew, so the current one stays."""
        if len(rows) == len(self.rows):
            self.rows = list(rows)
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def find(self, kind: str, id_: str) -> int:
        return next((n for n, row in enumerate(self.rows) if (row.kind, row.id) == (kind, id_)), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if self.rows[index.row()].kind == "heading":
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (row.title, row.second, row.rule) if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = "" if row.available else tr("not possible")
            return ", ".join(part for part in (row.title, state, row.second) if part)
        return None


class RowDelegate(QStyledItemDelegate):
    """Icon, name, second line; at the right the number key, or a lock."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row: Row = index.data(ROW)
        height = 30 if row.kind in ("heading", "group") else 46 if row.second else 34
        return QSize(200, round(height * ui_scale()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row: Row = index.data(ROW)
        box, scale = QRectF(option.rect), ui_scale()
        if row.kind == "heading":
            self._heading(painter, row, box, scale)
        elif row.kind == "group":
            if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
                painter.fillRect(box, colors().color("raised"))
            self._heading(painter, row, box.adjusted(20 * scale, -3, 0, -3), scale)
            side = 12 * scale
            mark = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
            icons.paint(painter, "caret-down" if row.current else "caret-right", mark, colors().color("muted"))
        else:
            self._ground(painter, option, row, box)
            self._row(painter, row, box, scale)
        painter.restore()

    def _heading(self, painter: QPainter, row: Row, box: QRectF, scale: float) -> None:
        painter.setFont(theme.sized_font(12 * scale, 600))
        painter.setPen(colors().color("muted"))
        painter.drawText(box.adjusted(12, 6, -12, 0), Qt.AlignmentFlag.AlignVCenter, row.title)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, row: Row, box: QRectF) -> None:
        look = colors()
        hovered = option.state & QStyle.StateFlag.State_MouseOver
        focused = option.state & QStyle.StateFlag.State_HasFocus
        if row.current:
            painter.fillRect(box, look.color("selected"))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.color("focus"))
        elif hovered or option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.color("raised"))
        if focused:
            painter.setPen(QPen(look.color("focus"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))

    def _row(self, painter: QPainter, row: Row, box: QRectF, scale: float) -> None:
        look = colors()
        ink = look.color("text" if row.available else "disabled")
        side = 18 * scale
        icons.paint(
            painter, row.icon or "circle", QRectF(box.left() + 14, box.center().y() - side / 2, side, side), ink
        )
        right = box.right() - 12
        if not row.available:
            mark = QRectF(right - 16 * scale, box.center().y() - 8 * scale, 16 * scale, 16 * scale)
            icons.paint(painter, "lock-simple", mark, look.color("disabled"))
            right -= 24 * scale
        elif row.current and row.kind == "manoeuvre":
            mark = QRectF(right - 16 * scale, box.center().y() - 8 * scale, 16 * scale, 16 * scale)
            icons.paint(painter, "check", mark, look.color("focus"))
            right -= 24 * scale
        if row.key:
            cap = QRectF(right - 19 * scale, box.center().y() - 10 * scale, 19 * scale, 20 * scale)
            painter.setPen(QPen(look.color("control"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 4, 4)
            painter.setFont(theme.font("chip", scale))
            painter.setPen(look.color("muted"))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, row.key)
            right -= 28 * scale
        left = box.left() + 14 + side + 12
        room = right - left
        painter.setFont(theme.sized_font(13 * scale, 600 if row.current else 500))
        painter.setPen(ink)
        title = QFontMetrics(painter.font()).elidedText(row.title, Qt.TextElideMode.ElideRight, round(room))
        if not row.second:
            painter.drawText(QRectF(left, box.top(), room, box.height()), Qt.AlignmentFlag.AlignVCenter, title)
            return
        half = box.height() / 2
        painter.drawText(QRectF(left, box.top() + 4, room, half - 3), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(theme.font("caption", scale))
        painter.setPen(look.color("muted" if row.available else "disabled"))
        second = QFontMetrics(painter.font()).elidedText(row.second, Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(QRectF(left, box.top() + half, room, half - 4), Qt.AlignmentFlag.AlignVCenter, second)


def numbered(rows: Sequence[Row]) -> list[Row]:
    """The same rows, the first nine that can be chosen with the keys 1 to 9."""
    from dataclasses import replace

    found: list[Row] = []
    count = 0
    for row in rows:
        if (
            row.kind not in ("heading", "group")
            and row.available
            and not (row.kind == "manoeuvre" and row.current)
            and count < NUMBERED
        ):
            count += 1
            row = replace(row, key=str(count))
        found.append(row)
    return found


def reason(whys: Sequence[Mapping[str, Any]]) -> str:
    """The first reason why something is not possible, in words."""
    return tr(whys[0]["text"]) if whys else tr("not possible now")
