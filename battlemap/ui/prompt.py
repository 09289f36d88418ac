"""What a line stopped at: the answers there are with their numbers, and why others are not; or a roll of the table's dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from battlemap.app.rolltext import margin_text, need_of, plain, purpose_word, sum_text
from battlemap.app.tools.odds_card import terms
from battlemap.text import T, Text
from battlemap.ui.acting import Acting, question_text
from battlemap.ui.choice_row import ChoiceRow, grouped
from battlemap.ui.desk import Desk
from battlemap.ui.docks.turn import token_picture
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.rule_card import RuleChip, show_rule
from battlemap.ui.widgets import clear_layout, label, ui_scale

AVATAR = 36


class Prompt(Speaks, QWidget):
    """Shows what `Acting` has pending. Enter takes the marked answer, Escape drops the whole line."""

    def __init__(self, desk: Desk, acting: Acting) -> None:
        super().__init__()
        self._desk = desk
        self._acting = acting
        self._shown: Mapping[str, Any] | None = None
        self.rows: list[ChoiceRow] = []
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 10, 12, 12)
        box.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(10)
        self.picture = QLabel()
        self.picture.setFixedSize(round(AVATAR * ui_scale()), round(AVATAR * ui_scale()))
        self.title = label("token", wrap=True)
        self.so_far = label("caption", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.so_far)
        head.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        box.addLayout(head)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        inner.setObjectName("prompt_rows")
        scroll.viewport().setAutoFillBackground(False)
        self._rows = QVBoxLayout(inner)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        scroll.setMinimumHeight(round(90 * ui_scale()))
        box.addWidget(scroll, 1)
        box.addWidget(self._dice())
        buttons = QHBoxLayout()
        self.take = QPushButton()
        self.take.setProperty("primary", True)
        self.take.clicked.connect(self.accept)
        self.drop = QPushButton()
        self.say(self.drop.setText, T("Cancel"))
        self.say(self.drop.setToolTip, T("Take the whole action back: nothing of it has happened yet (Esc)"))
        self.drop.clicked.connect(acting.cancel)
        buttons.addWidget(self.take, 1)
        buttons.addWidget(self.drop)
        box.addLayout(buttons)
        acting.changed.connect(self.refresh)

    def _dice(self) -> QWidget:
        self.dice = QWidget()
        box = QVBoxLayout(self.dice)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        self.faces = QLineEdit()
        self.faces.setObjectName("table_dice")
        self.say(self.faces.setPlaceholderText, T("The faces (4 4 2), or their total"))
        self.say(self.faces.setAccessibleName, T("What the dice show"))
        self.faces.textChanged.connect(self._faces_changed)
        self.faces.returnPressed.connect(self.accept)
        self.override = QCheckBox()
        self.say(self.override.setText, T("The game master’s word, not dice"))
        self.say(self.override.setToolTip, T("The log marks the roll as an override"))
        box.addWidget(self.faces)
        box.addWidget(self.override)
        return self.dice

    # showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        pending = self._acting.pending
        if pending is not self._shown:
            self._shown = pending
            self._build(pending)
        self._show_marked()

    def _build(self, pending: Mapping[str, Any] | None) -> None:
        clear_layout(self._rows)
        self.rows = []
        self.faces.clear()
        self.override.setChecked(False)
        if pending is None:
            return
        token = self._desk.tokens().get(pending["token"] or "")
        self.picture.setVisible(token is not None)
        if token is not None:
            px = round(AVATAR * ui_scale())
            self.picture.setFixedSize(px, px)
            self.picture.setPixmap(token_picture(self._desk, token, px, self.devicePixelRatioF()))
        name = (token.name or token.id) if token is not None else tr("Game master")
        roll = pending.get("roll")
        self.dice.setVisible(roll is not None)
        if roll is not None:
            self.title.setText(tr("{name}: {what}", name=name, what=purpose_word(roll["for"])))
            self._build_roll(roll)
        else:
            self.title.setText(self._question(pending, name))
            for choices in grouped(pending["choices"]):
                row = ChoiceRow(choices)
                row.clicked.connect(self._row_clicked)
                row.rule_wanted.connect(self._open_rule)
                self._rows.addWidget(row)
                self.rows.append(row)
        self._rows.addStretch(1)
        before = [tr(self._acting.headline)] if self._acting.headline is not None else []
        before += [line for line in (_roll_line(one) for one in pending.get("rolls", ())[-2:]) if line]
        self.so_far.setText("\n".join(before))
        self.so_far.setVisible(bool(before))

    def _question(self, pending: Mapping[str, Any], name: str) -> str:
        if isinstance(pending.get("text"), Text):
            return tr(question_text(pending))
        if pending["question"] == "interrupt":
            return tr("{name} may act now", name=name)
        return tr("{name}: {what}", name=name, what=purpose_word(pending["question"]))

    def _build_roll(self, roll: Mapping[str, Any]) -> None:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(2, 0, 2, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        lines = terms(roll["modifiers"], roll["target"]) if roll["target"] is not None else ()
        for row, line in enumerate(lines):
            words, value = label(wrap=True), label()
            words.setText(tr(line.text))
            value.setText(tr(line.value))
            grid.addWidget(words, row, 0)
            grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
            if line.rule:
                grid.addWidget(RuleChip(self._desk, line.rule), row, 2, Qt.AlignmentFlag.AlignRight)
        need = label("section")
        if roll["target"] is not None:
            need.setText(tr("{dice} against {n}", dice=roll["expr"], n=plain(roll["target"])))
        else:
            need.setText(tr("Roll {dice}", dice=roll["expr"]))
        grid.addWidget(need, len(lines), 0, 1, 3)
        self._rows.addWidget(holder)

    def wanted_height(self) -> int:
        """How tall it has to be so that nothing is scrolled."""
        rows = sum(row.sizeHint().height() + self._rows.spacing() for row in self.rows)
        rows = rows or self._rows.sizeHint().height()
        rest = self.title.sizeHint().height() + self.so_far.sizeHint().height() + self.take.sizeHint().height()
        dice = 0 if self.dice.isHidden() else self.dice.sizeHint().height()
        return rows + rest + dice + round(112 * ui_scale())

    def _show_marked(self) -> None:
        pending = self._acting.pending
        if pending is None:
            return
        if pending.get("roll") is not None:
            self._faces_changed()
            return
        marked = None
        for row in self.rows:
            if any(one["id"] == self._acting.marked for one in row.choices):
                marked = row
        if marked is not None and not marked.isChecked():
            marked.setChecked(True)
        words = marked.title if marked is not None else ""
        number = f" ({marked.number})" if marked is not None and marked.number else ""
        self.take.setText(f"{words}{number}" if words else tr("Choose an answer"))
        self.take.setEnabled(marked is not None)

    def retranslate(self) -> None:
        super().retranslate()
        self._shown = None
        self.refresh()

    def take_focus(self) -> None:
        """The keyboard goes to the marked answer, or to the field for the dice."""
        if not self.dice.isHidden():
            self.faces.setFocus()
            return
        marked = next((row for row in self.rows if row.isChecked()), None)
        if marked is not None:
            marked.setFocus()

    # answering -----------------------------------------------------------------------------------------------------

    def _row_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow) and row.possible:
            ids = [one["id"] for one in row.choices]
            if self._acting.marked not in ids:
                self._acting.mark(ids[0])

    def mark_number(self, n: int) -> None:
        """Mark the n-th possible answer."""
        possible = [row for row in self.rows if row.possible]
        if 1 <= n <= len(possible):
            self._acting.mark(possible[n - 1].choices[0]["id"])

    def _faces_changed(self) -> None:
        self.take.setEnabled(read_faces(self.faces.text()) is not None)
        self.take.setText(tr("Take these dice"))

    def accept(self) -> None:
        """Give the answer that is marked, or the dice typed in."""
        pending = self._acting.pending
        if pending is None:
            return
        if pending.get("roll") is None:
            if self._acting.marked:
                self._acting.answer(self._acting.marked)
            return
        given = read_faces(self.faces.text())
        if given is not None:
            self._acting.answer(given, override=self.override.isChecked())

    def _open_rule(self, rule: str, where: QPoint) -> None:
        show_rule(self._desk, self, rule, where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._acting.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        elif event.text().isdigit():
            self.mark_number(int(event.text()))
        else:
            super().keyPressEvent(event)


def read_faces(words: str) -> int | list[int] | None:
    """What was typed: one number is a total, several are faces; None for anything else.

    >>> read_faces("11"), read_faces("4, 4 2"), read_faces("four"), read_faces("")
    (11, [4, 4, 2], None, None)
    """
    parts = words.replace(",", " ").replace("+", " ").replace("−", "-").split()
    try:
        numbers = [int(part) for part in parts]
    except ValueError:
        return None
    return None if not numbers else numbers[0] if len(numbers) == 1 else numbers


def _roll_line(roll: Mapping[str, Any]) -> str:
    """ "Attack, 11 or less: 4 + 4 + 2 = 10, success by 1"."""
    what, need, came = purpose_word(roll["for"]), need_of(roll), margin_text(roll)
    words = f"{tr(what)}, {tr(need)}" if need is not None else tr(what)
    return f"{words}: {sum_text(roll)}" + (f", {tr(came).lower()}" if came is not None else "")
