"""Whose turn it is: the order of the fight, round and seconds, what is left to spend, who waits, the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.app.views import look_of
from battlemap.errors import BattlemapError
from battlemap.model.entities import Combat, Token
from battlemap.text import T
from battlemap.ui import icons, theme
from battlemap.ui.avatars import avatar
from battlemap.ui.desk import Desk
from battlemap.ui.docks.base import Dock
from battlemap.ui.i18n import tr
from battlemap.ui.widgets import EmptyState, colors, label, number, ui_scale

ID, PICTURE, STATE, HIDDEN, SECOND, BADGES = (Qt.ItemDataRole.UserRole + n for n in range(6))
MOST_BADGES = 4


def token_picture(desk: Desk, token: Token, px: int, dpr: float = 1.0) -> QPixmap:
    """The round picture of a token for a list; a missing file shows its first letter."""
    data = None
    if token.picture and desk.session is not None:
        try:
            data = desk.session.pictures.read(token.picture)
        except BattlemapError:
            data = None
    return avatar(data, look_of(token.side), px, dpr, token.name)


LATER = {
    "turn": T("{n} results wait for the end of the turn"),
    "step": T("{n} results wait for the end of the step"),
    "round": T("{n} results wait for the end of the round"),
}


def budget_words(desk: Desk, left: Mapping[str, float]) -> str:
    """ "Move 4 · Attacks 1": what is left to spend."""
    session = desk.session
    if session is None or not left:
        return ""
    language = desk.languages.code
    names: dict[str, str] = {b.id: b.label.in_language(language) for b in session.ruleset.manifest.budget}
    names.setdefault("move", tr("Move"))
    return " · ".join(f"{names.get(id_, id_)} {number(float(value))}" for id_, value in left.items())


def condition_labels(desk: Desk, token: Token) -> list[tuple[str, str]]:
    """(icon, name) of each condition of a token, as its ruleset names them."""
    session = desk.session
    known = {spec.id: spec for spec in session.ruleset.manifest.condition} if session is not None else {}
    language = desk.languages.code
    found = []
    for condition in token.conditions:
        spec = known.get(condition.id)
        name = spec.label.in_language(language) if spec is not None else condition.id
        if condition.until is not None:
            name = tr("{name} (until {n})", name=name, n=number(condition.until))
        found.append((spec.icon if spec is not None and spec.icon else "circle", name))
    return found


class FighterDelegate(QStyledItemDelegate):
    """Picture, name, a second line, its conditions; the one whose turn it is has a bar at the left and an arrow at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, round((46 if index.data(SECOND) else 36) * ui_scale()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        look, box, scale = colors(), QRectF(option.rect), ui_scale()
        state = index.data(STATE)
        acting = state == "acting"
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        fill = "selected" if acting else "hover" if selected else "raised" if hovered else None
        if fill:
            painter.fillRect(box, look.color(fill))
        if acting:
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.color("focus"))
        picture = index.data(PICTURE)
        side = 26 * scale
        if isinstance(picture, QPixmap):
            target = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))
        ink = "muted" if state == "done" else "text"
        painter.setPen(look.color(ink))
        painter.setFont(theme.sized_font(13 * scale, 600 if acting else 400))
        right = box.right() - 12
        if acting or state == "done":
            icons.paint(painter, "caret-left" if acting else "check", QRectF(right - 14, box.center().y() - 8, 16, 16),
                        look.color("focus" if acting else "muted"))  # fmt: skip
            right -= 24
        if index.data(HIDDEN):
            icons.paint(painter, "eye-slash", QRectF(right - 16, box.center().y() - 8, 16, 16), look.color("tv"))
            right -= 24
        for icon in reversed(index.data(BADGES) or ()):
            icons.paint(painter, icon, QRectF(right - 15, box.center().y() - 8, 16, 16), look.color("muted"))
            right -= 20
        left = box.left() + 12 + side + 10
        name = QFontMetrics(painter.font()).elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, round(right - left)
        )
        second = index.data(SECOND)
        half = box.height() / 2
        place = (
            QRectF(left, box.top() + 4, right - left, half - 3)
            if second
            else QRectF(left, box.top(), right - left, box.height())
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
        if second:
            painter.setFont(theme.font("caption", scale))
            painter.setPen(look.color("muted"))
            second = QFontMetrics(painter.font()).elidedText(second, Qt.TextElideMode.ElideRight, round(right - left))
            painter.drawText(
                QRectF(left, box.top() + half, right - left, half - 4), Qt.AlignmentFlag.AlignVCenter, second
            )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.color("focus"))
            painter.drawRect(box.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()


class TurnDock(Dock):
    """Edits go through the desk; the list is rebuilt from the scenario after each commit."""

    library_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "turn_dock", T("Turn"), "list-numbers")
        self._stack = QStackedLayout()
        holder = QWidget()
        holder.setLayout(self._stack)
        self.box.addWidget(holder)
        self.empty = EmptyState(T("No fighters yet. Drag one from Library."), T("Open the library"), "list-numbers")
        self.empty.clicked.connect(self.library_wanted)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._peace())
        self._stack.addWidget(self._fight())
        desk.session_changed.connect(self.refresh)
        desk.committed.connect(self.refresh)
        desk.scene_changed.connect(self.refresh)
        desk.selection_changed.connect(self._show_selection)
        self.refresh()

    def _peace(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(16, 20, 16, 16)
        box.setSpacing(10)
        words = label("muted", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.say(words.setText, T("No fight is going on: everyone moves freely."))
        self.start_all, self.start_selected = QPushButton(), QPushButton()
        self.start_all.setProperty("primary", True)
        self.say(self.start_all.setText, T("Start a fight with all"))
        self.start_all.clicked.connect(self._start_all)
        self.start_selected.clicked.connect(self._start_selected)
        box.addWidget(words)
        box.addWidget(self.start_all)
        box.addWidget(self.start_selected)
        box.addStretch(1)
        return page

    def _fight(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 8)
        head.setSpacing(10)
        self.round = label()
        self.round.setFont(theme.sized_font(15 * ui_scale(), 700))
        self.count = label("caption")
        self.next = QPushButton()
        self.say(self.next.setText, T("Next"))
        self.next.setIcon(icons.icon("caret-right"))
        self.next.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.say(self.next.setToolTip, T("The next one’s turn (N)"))
        self.next.clicked.connect(self.next_turn)
        end = QToolButton()
        end.setIcon(icons.icon("flag", "muted"))
        self.say(end.setToolTip, T("End the fight"))
        self.say(end.setAccessibleName, T("End the fight"))
        end.clicked.connect(self.end)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.round)
        words.addWidget(self.count)
        head.addLayout(words, 1)
        head.addWidget(self.next)
        head.addWidget(end)
        box.addLayout(head)
        self.waiting = label("caption", wrap=True)
        self.waiting.setContentsMargins(12, 0, 12, 6)
        box.addWidget(self.waiting)
        self.list = QListWidget()
        self.list.setItemDelegate(FighterDelegate(self.list))
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setMouseTracking(True)
        self.say(self.list.setAccessibleName, T("Order of the fight"))
        self.say(self.list.setToolTip, T("Drag to change the order; double click: this one’s turn"))
        self.list.model().rowsMoved.connect(self._reordered)
        self.list.itemClicked.connect(self._clicked)
        self.list.itemActivated.connect(self._take_turn)
        box.addWidget(self.list, 1)
        return page

    # showing ---------------------------------------------------------------------------------------------------

    def refresh(self, event: object = None) -> None:
        combat = self.desk.session.scenario.combat if self.desk.session is not None else None
        if combat is not None:
            self._stack.setCurrentIndex(2)
            self._show_fight(combat)
        else:
            self._stack.setCurrentIndex(1 if self.desk.tokens() else 0)
            self._show_selection()

    def _show_fight(self, combat: Combat) -> None:
        session = self.desk.session
        if session is None:
            return
        tokens = session.scenario.of(Token, combat.scene)
        flat = [id_ for group in combat.order for id_ in group]
        done = set(combat.data.get("done", ())) - set(combat.acting)
        acting = next((i for i, id_ in enumerate(flat) if id_ in combat.acting), 0)
        self.round.setText(self._round_words(combat.round))
        self.count.setText(self._count(combat, len(flat), len(done.intersection(flat))))
        waits = self._waiting(combat, tokens)
        self.waiting.setText(waits)
        self.waiting.setVisible(bool(waits))
        chosen = self.list.currentRow()
        self.list.blockSignals(True)
        self.list.model().blockSignals(True)
        self.list.clear()
        self.list.model().blockSignals(False)
        for id_ in flat:
            token = tokens.get(id_)
            item = QListWidgetItem(token.name or id_ if token is not None else id_)
            item.setData(ID, id_)
            item.setData(STATE, "acting" if id_ in combat.acting else "done" if id_ in done else "")
            item.setData(HIDDEN, token is not None and token.hidden)
            item.setData(SECOND, self._second(combat, id_))
            if token is not None:
                conditions = condition_labels(self.desk, token)
                item.setData(BADGES, tuple(icon for icon, _ in conditions[:MOST_BADGES]))
                words = [word for _, word in conditions]
                item.setToolTip(
                    ", ".join(words) if words else tr("Drag to change the order; double click: this one’s turn")
                )
                item.setData(PICTURE, token_picture(self.desk, token, round(26 * ui_scale()), self.devicePixelRatioF()))
            self.list.addItem(item)
        if 0 <= chosen < self.list.count():
            self.list.setCurrentRow(chosen)
        self.list.blockSignals(False)
        if self.list.count():
            self.list.scrollToItem(self.list.item(acting))

    def _count(self, combat: Combat, all_: int, done: int) -> str:
        """How many, how far."""
        session = self.desk.session
        words = [tr("{all} in the fight · {done} done", all=all_, done=done)]
        phases = session.ruleset.manifest.turns.phase if session is not None else ()
        if phases and combat.acting:
            present = phases[int(combat.data.get("phase", 0)) % len(phases)]
            words.append(present.label.in_language(self.desk.languages.code))
        return " · ".join(words)

    def _round_words(self, round_: int) -> str:
        """The round, and where rounds have a length how long the fight has lasted."""
        session = self.desk.session
        seconds = session.ruleset.manifest.turns.round_seconds if session is not None else 0
        words = tr("Round {n}", n=round_)
        return f"{words} · {tr('{n} s', n=number((round_ - 1) * seconds))}" if seconds else words

    def _second(self, combat: Combat, id_: str) -> str:
        """What is left to spend of the one who acts; that somebody holds back."""
        if id_ in combat.acting:
            return budget_words(self.desk, combat.budgets.get(id_, {}))
        if id_ in combat.data.get("held", ()):
            return tr("holds its turn back")
        return tr("acts last") if id_ in combat.data.get("last", ()) else ""

    def _waiting(self, combat: Combat, tokens: Any) -> str:
        """Who comes later, and results that wait."""
        lines = []
        reserve = [tokens[t].name or t for t in combat.data.get("reserve", ()) if t in tokens]
        if reserve:
            lines.append(tr("In reserve: {names}", names=", ".join(reserve)))
        counts: dict[str, int] = {}
        for later in combat.data.get("later", ()):
            when = str(later.get("when"))
            counts[when] = counts.get(when, 0) + 1
        for when, text in LATER.items():
            if counts.get(when):
                lines.append(tr(text.key, n=counts[when]))
        return "\n".join(lines)

    def _show_selection(self) -> None:
        count = len(self.desk.selection)
        self.start_selected.setVisible(count > 0)
        self.start_selected.setText(tr("With the selected ({n})", n=count))

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    # doing -----------------------------------------------------------------------------------------------------

    def start_with(self, tokens: list[str]) -> None:
        """Begin a fight of these, and the first turn of it."""
        if self.desk.do_all([{"do": "combat", "start": tokens}, {"do": "turn"}]) is not None:
            self._select_acting()

    def _start_all(self) -> None:
        self.start_with(list(self.desk.tokens()))

    def _start_selected(self) -> None:
        self.start_with(list(self.desk.selection))

    def next_turn(self) -> None:
        """End the turn that is on, and begin the next."""
        combat = self.desk.session.scenario.combat if self.desk.session is not None else None
        if combat is None:
            return
        line = {"do": "end_turn", "next": True} if combat.acting else {"do": "turn"}
        if self.desk.do({**line, "scene": combat.scene}) is not None:
            self._select_acting()

    def _select_acting(self) -> None:
        """Whose turn it is now is the one worked with."""
        combat = self.desk.session.scenario.combat if self.desk.session is not None else None
        if combat is not None and combat.scene == self.desk.scene and len(combat.acting) == 1:
            self.desk.select(list(combat.acting))

    def end(self) -> None:
        self.desk.do({"do": "combat", "end": True})

    def _clicked(self, item: QListWidgetItem) -> None:
        self.desk.select([item.data(ID)])

    def _take_turn(self, item: QListWidgetItem) -> None:
        self.desk.do({"do": "turn", "token": item.data(ID)})

    def _reordered(self, *moved: Any) -> None:
        # the view is still inside its drag: rebuild the list after it
        QTimer.singleShot(0, self._send_order)

    def _send_order(self) -> None:
        combat = self.desk.session.scenario.combat if self.desk.session is not None else None
        together = {id_: group for group in combat.order for id_ in group} if combat is not None else {}
        order: list[list[str]] = []
        for row in range(self.list.count()):
            id_ = self.list.item(row).data(ID)
            # those who act together stay together while they stand side by side
            if order and together.get(order[-1][-1]) == together.get(id_) and id_ in together.get(order[-1][-1], ()):
                order[-1].append(id_)
            else:
                order.append([id_])
        if self.desk.do({"do": "combat", "order": order}) is None:
            self.refresh()
