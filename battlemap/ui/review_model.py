"""A review sheet as a table: a row for each token, cells that can be changed framed, those that were changed marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPixmap

from battlemap.app.rolltext import plain
from battlemap.text import T
from battlemap.ui import review_words as words
from battlemap.ui.i18n import tr
from battlemap.ui.prompt import read_faces
from battlemap.ui.review_words import Labels, Row, Sheet

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
FRAMED, CHANGED, PIECES, QUIET, TOKEN, CHOICES = (int(Role.UserRole) + n for n in range(6))
EMPTY: Sheet = {"rows": [], "rolls": [], "asked": [], "others": [], "touched": 0}


class Column(IntEnum):
    """The columns, from the left."""

    WHO, DISTANCE, COVER, ROLLS, DAMAGE, DR, INJURY, EFFECTS = range(8)


TITLES = {
    Column.WHO: T("Who"), Column.DISTANCE: T("Distance"), Column.COVER: T("Cover"), Column.ROLLS: T("Rolls"),
    Column.DAMAGE: T("Damage"), Column.DR: T("DR"), Column.INJURY: T("Injury"), Column.EFFECTS: T("Effects"),
}  # fmt: skip
CENTRED = (Column.DAMAGE, Column.DR, Column.INJURY)


class ReviewModel(QAbstractTableModel):
    """`edited(change)`: a change of the sheet, as an `answer` has it. The sheet itself is changed by nobody but the session.
    `refused()`: what was typed means nothing."""

    edited = Signal(object)
    refused = Signal()

    def __init__(self, picture: Callable[[str], QPixmap], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self.sheet: Sheet = EMPTY
        self.labels = Labels({}, {}, "")
        self.all_listed = False
        self.rows: list[Row] = []

    def show_sheet(self, sheet: Sheet, labels: Labels) -> None:
        """Show another state of the sheet; the same tokens keep their rows."""
        before = [row["token"] for row in self.rows]
        rows = self._listed(sheet)
        if [row["token"] for row in rows] == before and before:
            self.sheet, self.labels, self.rows = sheet, labels, rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(Column) - 1))
            return
        self.beginResetModel()
        self.sheet, self.labels, self.rows = sheet, labels, rows
        self.endResetModel()

    def list_all(self, wanted: bool) -> None:
        """List also those nothing happens to."""
        self.all_listed = wanted
        self.show_sheet(self.sheet, self.labels)

    def _listed(self, sheet: Sheet) -> list[Row]:
        loud = [row for row in sheet["rows"] if not words.is_quiet(row)]
        return [*loud, *(row for row in sheet["rows"] if words.is_quiet(row))] if self.all_listed else loud

    @property
    def quiet(self) -> Sequence[Row]:
        """Those nothing happens to."""
        return [row for row in self.sheet["rows"] if words.is_quiet(row)]

    def row_of(self, token: str) -> int:
        """The row of a token; -1 if it has none."""
        return next((n for n, row in enumerate(self.rows) if row["token"] == token), -1)

    # -- what can be changed, and to what -----------------------------------------------------------------------------

    def framed(self, row: Row, column: int) -> bool:
        """Whether a cell can be changed."""
        if row["left_out"]:
            return False
        if column == Column.ROLLS:
            return words.question_of(self.sheet, row) is not None or len(words.own_rolls(self.sheet, row)) == 1
        if column == Column.DAMAGE:
            return bool(words.damage_rolls(self.sheet, row))
        return column == Column.INJURY and self.sheet["damage_stat"] is not None and not words.is_quiet(row)

    def _changed(self, row: Row, column: int) -> bool:
        if column == Column.INJURY:
            return "was" in row
        if column == Column.DAMAGE:
            return any("was" in roll for roll in words.damage_rolls(self.sheet, row))
        if column == Column.ROLLS:
            asked = [self.sheet["asked"][n - 1] for n in row["asked"]]
            return any("was" in one for one in (*asked, *words.own_rolls(self.sheet, row)))
        return column == Column.WHO and row["left_out"]

    def changes(self, row: Row, column: int, given: Any) -> list[Mapping[str, Any]]:
        """The changes of the sheet that a typed value means, the last roll first, so that the numbers of the others stay.

        Nothing typed: as it was first. What means nothing gives none.
        """
        typed = str(given).strip().replace("−", "-")
        if column == Column.INJURY:
            try:
                value = float(typed.replace(",", ".")) if typed else None
            except ValueError:
                return []
            whole = int(value) if value is not None and value.is_integer() else value
            return [{"token": row["token"], "injury": whole}]
        asked = words.question_of(self.sheet, row) if column == Column.ROLLS else None
        if asked is not None:
            return [{"asked": asked["n"], "value": given or None}]
        damage = column == Column.DAMAGE
        rolls = words.damage_rolls(self.sheet, row) if damage else words.own_rolls(self.sheet, row)[:1]
        if not typed:
            return [{"roll": roll["n"], "value": None} for roll in reversed(rolls) if "was" in roll]
        parts = typed.split("+") if len(rolls) > 1 else [typed]
        read = [read_faces(part) for part in parts]
        if None in read or len(read) != len(rolls):
            return []
        pairs = [(roll, faces) for roll, faces in zip(rolls, read, strict=True) if faces != roll["total"]]
        return [{"roll": roll["n"], "value": faces} for roll, faces in reversed(pairs)]

    def again(self, row: Row, column: int) -> list[Mapping[str, Any]]:
        """The changes that roll anew what a cell shows, the last roll first: damage, or what the token itself rolled."""
        if row["left_out"]:
            return []
        own = words.own_rolls(self.sheet, row) if column == Column.ROLLS else words.damage_rolls(self.sheet, row)
        return [{"roll": roll["n"], "again": True} for roll in sorted(own, key=lambda roll: -roll["n"])]

    # -- Qt -----------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Role.DisplayRole:
            return tr(TITLES[Column(section)])
        if role == Role.TextAlignmentRole:
            return _alignment(section)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        row = self.rows[index.row()]
        if index.column() == Column.WHO and not words.is_quiet(row):
            found |= Qt.ItemFlag.ItemIsUserCheckable
        if self.framed(row, index.column()):
            found |= Qt.ItemFlag.ItemIsEditable
        return found

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        if role == Role.DisplayRole:
            return self._text(row, column)
        if role == Role.EditRole:
            return self._edited(row, column)
        if role == Role.CheckStateRole and column == Column.WHO and not words.is_quiet(row):
            return Qt.CheckState.Unchecked if row["left_out"] else Qt.CheckState.Checked
        if role == Role.DecorationRole and column == Column.WHO:
            return self._picture(row["token"])
        if role == Role.TextAlignmentRole:
            return _alignment(column)
        if role == Role.ToolTipRole:
            return self._tip(row, column) or None
        if role == Role.AccessibleTextRole:
            state = tr("changed") if self._changed(row, column) else ""
            return ", ".join(part for part in (tr(TITLES[Column(column)]), self._text(row, column), state) if part)
        return self._own(row, column, role)

    def _own(self, row: Row, column: int, role: int) -> Any:
        """What the roles of this table's own say of a cell."""
        if role == FRAMED:
            return self.framed(row, column)
        if role == CHANGED:
            return self._changed(row, column)
        if role == PIECES:
            return words.effects(row, self.labels)
        if role == QUIET:
            return words.is_quiet(row) or row["left_out"]
        if role == TOKEN:
            return row["token"]
        return self._choices(row, column) if role == CHOICES else None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        row, column = self.rows[index.row()], index.column()
        if role == Role.CheckStateRole:
            out = Qt.CheckState(value) == Qt.CheckState.Unchecked
            self.edited.emit({"token": row["token"], "leave_out": out})
            return True
        if role != Role.EditRole or value == self._edited(row, column):
            return False
        changes = self.changes(row, column, value)
        for change in changes:
            self.edited.emit(change)
        if not changes and str(value).strip():
            self.refused.emit()
        return bool(changes)

    def _text(self, row: Row, column: int) -> str:
        if column == Column.WHO:
            return str(row["name"])
        if column == Column.DISTANCE:
            return words.distance_words(row, self.labels.unit)
        if column == Column.COVER:
            return words.cover_words(row)
        if column == Column.ROLLS:
            return words.roll_words(self.sheet, row)
        if column == Column.DAMAGE:
            return words.damage_words(self.sheet, row)
        if column == Column.DR:
            return words.armour_words(row)
        if column == Column.INJURY:
            return "" if row["injury"] is None else plain(row["injury"])
        return ". ".join(piece.words for piece in words.effects(row, self.labels))

    def _edited(self, row: Row, column: int) -> str:
        if column == Column.ROLLS:
            asked = words.question_of(self.sheet, row)
            rolls = words.own_rolls(self.sheet, row)
            return str(asked["answer"]) if asked is not None else plain(rolls[0]["total"]) if rolls else ""
        if column == Column.DAMAGE:
            return " + ".join(plain(roll["total"]) for roll in words.damage_rolls(self.sheet, row))
        return self._text(row, column)

    def _choices(self, row: Row, column: int) -> list[tuple[str, str]]:
        asked = words.question_of(self.sheet, row) if column == Column.ROLLS else None
        return [(c["id"], tr(c["title"])) for c in asked["choices"] if c["available"]] if asked is not None else []

    def _tip(self, row: Row, column: int) -> str:
        if column == Column.ROLLS:
            return "\n".join(words.long_roll(self.sheet["rolls"][n - 1]) for n in row["rolls"])
        if column in (Column.DAMAGE, Column.DR, Column.INJURY):
            lines = []
            for roll in words.damage_rolls(self.sheet, row):
                lines.append(words.long_roll(roll))
                shared = sum(roll in words.damage_rolls(self.sheet, one) for one in self.sheet["rows"])
                lines += [tr("one roll for {n} tokens", n=shared)] if shared > 1 else []
            return "\n".join(part for part in (*lines, words.chain_words(row)) if part)
        return self._text(row, column) if column in (Column.EFFECTS, Column.COVER) else ""


def _alignment(column: int) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignHCenter if column in CENTRED else Qt.AlignmentFlag.AlignLeft
    return across | Qt.AlignmentFlag.AlignVCenter
