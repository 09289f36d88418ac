"""Whose turn it is: the order of the fight by hand, the round, the next one."""

from __future__ import annotations

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
from battlemap.ui.widgets import EmptyState, colors, label, ui_scale

ID, PICTURE, STATE, HIDDEN = (Qt.ItemDataRole.UserRole + n for n in range(4))


def token_picture(desk: Desk, token: Token, px: int, dpr: float = 1.0) -> QPixmap:
    """The round picture of a token for a list; a missing file shows its first letter."""
    data = None
    if token.picture and desk.session is not None:
        try:
            data = desk.session.pictures.read(token.picture)
        except BattlemapError:
            data = None
    return avatar(data, look_of(token.side), px, dpr, token.name)


class FighterDelegate(QStyledItemDelegate):
    """Picture, name, what is special about it; the one whose turn it is has a bar at the left and an arrow at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, round(36 * ui_scale()))

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
        left = box.left() + 12 + side + 10
        name = QFontMetrics(painter.font()).elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, round(right - left)
        )
        painter.drawText(QRectF(left, box.top(), right - left, box.height()), Qt.AlignmentFlag.AlignVCenter, name)
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
        head.addWidget(self.round)
        head.addWidget(self.count, 1)
        head.addWidget(self.next)
        head.addWidget(end)
        box.addLayout(head)
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
        self.round.setText(tr("Round {n}", n=combat.round))
        self.count.setText(tr("{all} in the fight · {done} done", all=len(flat), done=len(done.intersection(flat))))
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
            if token is not None:
                item.setData(PICTURE, token_picture(self.desk, token, round(26 * ui_scale()), self.devicePixelRatioF()))
            self.list.addItem(item)
        if 0 <= chosen < self.list.count():
            self.list.setCurrentRow(chosen)
        self.list.blockSignals(False)
        if self.list.count():
            self.list.scrollToItem(self.list.item(acting))

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
        self.desk.do_all([{"do": "combat", "start": tokens}, {"do": "turn"}])

    def _start_all(self) -> None:
        self.start_with(list(self.desk.tokens()))

    def _start_selected(self) -> None:
        self.start_with(list(self.desk.selection))

    def next_turn(self) -> None:
        """End the turn that is on, and begin the next."""
        combat = self.desk.session.scenario.combat if self.desk.session is not None else None
        if combat is not None:
            self.desk.do_all([*([{"do": "end_turn"}] if combat.acting else []), {"do": "turn"}])

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
        order = [[self.list.item(row).data(ID)] for row in range(self.list.count())]
        if self.desk.do({"do": "combat", "order": order}) is None:
            self.refresh()
