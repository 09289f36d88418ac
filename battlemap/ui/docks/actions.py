"""What the token may do now, with the reasons where it may not; while something is asked, the prompt stands here instead."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.acting import AIMED, Acting
from battlemap.ui.desk import Desk
from battlemap.ui.docks.action_fields import ActionFields
from battlemap.ui.docks.action_rows import NUMBERED, ROW, Row, RowDelegate, RowModel, numbered, reason
from battlemap.ui.docks.base import Dock
from battlemap.ui.docks.turn import budget_words, token_picture
from battlemap.ui.i18n import tr
from battlemap.ui.prompt import Prompt
from battlemap.ui.rule_card import show_rule
from battlemap.ui.widgets import EmptyState, Pages, label, ui_scale

EMPTY, LIST, PROMPT = 0, 1, 2
AVATAR = 28
MOST_OF_WINDOW = 0.58
TOP = QAbstractItemView.ScrollHint.PositionAtTop


class ActionList(QListView):
    """Enter does what a click does, or opens the rule of what is not possible; F1 opens the rule of any row."""

    def __init__(self, dock: ActionsDock) -> None:
        super().__init__()
        self._dock = dock

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        row: Row | None = index.data(ROW) if index.isValid() else None
        if row is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._dock.take(row)
        elif row is not None and event.key() == Qt.Key.Key_F1:
            self._dock.open_rule(row)
        elif event.text().isdigit() and event.text() != "0":
            self._dock.take_number(int(event.text()))
        else:
            super().keyPressEvent(event)


class ActionsDock(Dock):
    """Follows `Acting`; each row that is chosen becomes lines to the session."""

    def __init__(self, desk: Desk, acting: Acting, map_widget: QWidget) -> None:
        super().__init__(desk, "actions_dock", T("Actions"), "sword")
        self.acting = acting
        self._manoeuvres_open = False
        self._gm_open = False
        self._row: tuple[str, str] = ("", "")
        self._for = ""
        self._before_asked = 0
        self._stack = Pages()
        self.box.addWidget(self._stack, 1)
        self.empty = EmptyState(
            T("Whose actions? Select a token, or start a fight: then those of whoever’s turn it is stand here."),
            None,
            "sword",
        )
        self.prompt = Prompt(desk, acting)
        for page in (self.empty, self._page(), self.prompt):
            self._stack.addWidget(page)
        acting.changed.connect(self.refresh)
        acting.asked.connect(self._asked)
        self._keys = [self._number_key(map_widget, n) for n in range(1, NUMBERED + 1)]
        self.refresh()

    def _number_key(self, over: QWidget, n: int) -> QShortcut:
        key = QShortcut(QKeySequence(str(n)), over)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.setProperty("number", n)
        key.activated.connect(self._number_pressed)
        return key

    def _page(self) -> QWidget:
        page = QWidget()
        box = QVBoxLayout(page)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 6)
        head.setSpacing(10)
        self.picture = QLabel()
        self.picture.setFixedSize(round(AVATAR * ui_scale()), round(AVATAR * ui_scale()))
        self.name = label()
        self.name.setObjectName("acting_name")
        self.left = label("caption", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.left)
        head.addWidget(self.picture)
        head.addLayout(words, 1)
        self.typed = QToolButton()
        self.typed.setCheckable(True)
        self.typed.setIcon(icons.icon("hand-pointing"))
        self.typed.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.typed.setIconSize(QSize(16, 16))
        self.say(self.typed.setText, T("Table dice"))
        self.say(
            self.typed.setToolTip, T("Roll real dice: the program stops at each roll and you type in what they show")
        )
        self.typed.toggled.connect(self.acting.set_typed)
        head.addWidget(self.typed)
        box.addLayout(head)
        self.model = RowModel()
        self.list = ActionList(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setMinimumHeight(round(90 * ui_scale()))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.say(self.list.setAccessibleName, T("Actions"))
        self.list.clicked.connect(self._clicked)
        box.addWidget(self.list, 1)
        line = QFrame()
        line.setProperty("role", "line")
        box.addWidget(line)
        self.fields = ActionFields()
        self.fields.changed.connect(self._fields_changed)
        self._options = QScrollArea()
        self._options.setWidgetResizable(True)
        self._options.setFrameShape(QFrame.Shape.NoFrame)
        self._options.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._options.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._options.setWidget(self.fields)
        self._options.viewport().setAutoFillBackground(False)
        self.fields.setAutoFillBackground(False)
        box.addWidget(self._options)
        self.bar = QWidget()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(12, 6, 12, 10)
        self.go = QPushButton()
        self.go.setProperty("primary", True)
        self.go.clicked.connect(self._go)
        self.stop = QPushButton()
        self.say(self.stop.setText, T("Cancel"))
        self.stop.clicked.connect(self.acting.leave)
        row.addWidget(self.go, 1)
        row.addWidget(self.stop)
        box.addWidget(self.bar)
        return page

    # showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what `Acting` knows now."""
        token = self.desk.tokens().get(self.acting.token)
        another = token is None or token.id != self._for
        if another:
            self._manoeuvres_open, self._row, self._for = False, ("", ""), token.id if token is not None else ""
        self.typed.setChecked(self.acting.typed)
        if self.acting.pending is not None:
            self._stack.setCurrentIndex(PROMPT)
            return
        self._give_room_back()
        if token is None:
            self._stack.setCurrentIndex(EMPTY)
            return
        px = round(AVATAR * ui_scale())
        self.picture.setFixedSize(px, px)
        self.picture.setPixmap(token_picture(self.desk, token, px, self.devicePixelRatioF()))
        self.name.setText(token.name or token.id)
        self.left.setText(self._budgets(token.id))
        self.left.setVisible(bool(self.left.text()))
        rows = numbered([*self._manoeuvres(token.id), *self._actions()])
        fresh = another or (len(rows) != len(self.model.rows) and not self._gm_open)
        self.model.show(rows)
        self._show_fields()
        if fresh:
            self.list.scrollToTop()
        if self.acting.action:
            self.list.scrollTo(self.model.index(max(0, self.model.find("action", self.acting.action)), 0))
        self._stack.setCurrentIndex(LIST)

    def _budgets(self, token: str) -> str:
        session = self.desk.session
        combat = session.scenario.combat if session is not None else None
        words = budget_words(self.desk, combat.budgets.get(token, {}) if combat is not None else {})
        # a number stays beside its name where the line breaks
        return words.replace(" ", "\u00a0").replace("\u00a0·\u00a0", " · ")

    def _manoeuvres(self, token: str) -> list[Row]:
        session = self.desk.session
        specs = session.ruleset.manifest.manoeuvre if session is not None else ()
        if session is None or not specs:
            return []
        language = self.desk.languages.code
        now = self.desk.manoeuvres.current(session, self.desk.scene, token)
        combat = session.scenario.combat
        waits = combat is not None and any(token in group for group in combat.order) and token not in combat.acting
        why = tr("it is not its turn") if waits else ""
        rows = [Row("heading", "manoeuvres", tr("Manoeuvre"))]
        for spec in specs:
            current = now is not None and spec.id == now.id
            if not current and not self._manoeuvres_open:
                continue
            second = why or (spec.text.in_language(language) if spec.text is not None else "")
            if current and not self._manoeuvres_open:
                second = why or tr("Click to choose another of {n}", n=len(specs))
            icon = spec.icon or self._icon_of(spec.id) or "flag"
            name = spec.label.in_language(language)
            rows.append(Row("manoeuvre", spec.id, name, second, icon, not why, current, spec.rule or ""))
        return rows

    def _icon_of(self, manoeuvre: str) -> str:
        """A manoeuvre without an icon looks like the first action that is above all its own."""
        return next((o["icon"] for o in self.acting.offers if o["manoeuvres"][:1] == [manoeuvre] and o["icon"]), "")

    def _actions(self) -> list[Row]:
        session = self.desk.session
        if session is None:
            return []
        language = self.desk.languages.code
        specs = {spec.id: spec for spec in session.ruleset.manifest.action}
        # what is aimed at somebody or somewhere comes before what is only done
        offered = sorted(self.acting.offers, key=lambda o: (not o["available"], o["target"] not in AIMED))
        rows: list[Row] = []
        gm_rows: list[Row] = []
        for offer in offered:
            spec = specs.get(offer["action"])
            text = spec.text.in_language(language) if spec is not None and spec.text is not None else ""
            if not offer["available"]:
                second = reason(offer["why"])
            elif offer["target"] == "token":
                count = sum(1 for target in offer["targets"] if target["ok"])
                second = text or tr(T("one possible target") if count == 1 else T("{n} possible targets", n=count))
            else:
                second = text
            rule = spec.rule if spec is not None else ""
            current = offer["action"] == self.acting.action
            icon = offer["icon"] or ("target" if offer["target"] in AIMED else "hand")
            title, free = tr(offer["title"]), offer["available"]
            apart = gm_rows if spec is not None and spec.gm else rows
            apart.append(Row("action", offer["action"], title, second, icon, free, current, rule))
        if gm_rows:
            rows.append(Row("group", "gm", tr("Game master: {n}", n=len(gm_rows)), current=self._gm_open))
            rows += gm_rows if self._gm_open else [row for row in gm_rows if row.current]
        if not rows:
            return [Row("heading", "none", tr("These rules have no actions: move, and change stats by hand."))]
        return [Row("heading", "actions", tr("Action")), *rows]

    def _show_fields(self) -> None:
        session = self.desk.session
        action = self.acting.action or (self._row[1] if self._row[0] == "action" else "")
        offer = self.acting.offer(action)
        if offer is not None and not offer["available"]:
            offer = None
        manifest = session.ruleset.manifest if session is not None else None
        self.fields.show_offer(self._for, offer, manifest, self.desk.languages.code)
        aiming = bool(self.acting.action)
        self.bar.setVisible(offer is not None)
        # no more than what is left of the dock with a few rows on show; the rest scrolls
        wanted = self.fields.sizeHint().height() if not self.fields.isHidden() else 0
        self._options.setVisible(wanted > 0)
        self._options.setMaximumHeight(wanted)
        self._options.setMinimumHeight(min(wanted, round(76 * ui_scale())))
        self.stop.setVisible(aiming)
        waits = self.acting.sheet is not None
        self.go.setEnabled(not aiming and not waits)
        self.go.setToolTip(tr("First apply or cancel what is under review") if waits else "")
        if offer is not None:
            words = T("Choose on the map") if offer["target"] in AIMED else T("Do it")
            self.go.setText(tr(T("Click the target on the map") if aiming else words))

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    # choosing ------------------------------------------------------------------------------------------------------

    def _clicked(self, index: QModelIndex) -> None:
        self.take(index.data(ROW))

    def _number_pressed(self) -> None:
        self.take_number(int(self.sender().property("number")))

    def take_number(self, n: int) -> None:
        """What the digit `n` stands for; while something is asked, the n-th answer."""
        if self.acting.pending is not None:
            self.prompt.mark_number(n)
            return
        for row in self.model.rows:
            if row.key == str(n):
                self.take(row)

    def take(self, row: Row) -> None:
        """Choose a row. What is not possible opens its rule."""
        if row.kind == "heading":
            return
        if row.kind == "group":
            self._gm_open = not self._gm_open
            self.refresh()
            self.list.scrollTo(self.model.index(max(0, self.model.find("group", row.id)), 0), TOP)
            return
        if not row.available:
            self.open_rule(row)
            return
        self._row = row.kind, row.id
        if row.kind == "manoeuvre":
            self._take_manoeuvre(row)
            return
        offer = self.acting.offer(row.id)
        self._show_fields()
        if offer is not None and (offer["target"] in AIMED or not self._asks_more(offer)):
            self._go()
        else:
            self.refresh()

    def _asks_more(self, offer: dict[str, Any]) -> bool:
        """An action done at once, with options to choose first, waits for its button."""
        return bool(offer["options"]) or len(offer["using"]) > 1

    def _take_manoeuvre(self, row: Row) -> None:
        if row.current:
            self._manoeuvres_open = not self._manoeuvres_open
            self.refresh()
            return
        session = self.desk.session
        if session is None:
            return
        self._manoeuvres_open = False
        combat = session.scenario.combat
        if combat is not None and self._for in combat.acting:
            line = {"do": "turn", "token": self._for, "manoeuvre": row.id}
            if self.desk.do(line) is None:
                return
        self.desk.manoeuvres.decide(session, self.desk.scene, self._for, row.id)
        self.acting.refresh()

    def _go(self) -> None:
        action = self._row[1] if self._row[0] == "action" else self.acting.action
        self.acting.choose(action, self.fields.using, self.fields.options)

    def _fields_changed(self) -> None:
        if self.acting.action:
            self.acting.choose(self.acting.action, self.fields.using, self.fields.options)

    def open_rule(self, row: Row) -> None:
        """The help of a row's rule beside it."""
        number_ = self.model.find(row.kind, row.id)
        if row.rule:
            box = self.list.visualRect(self.model.index(max(0, number_), 0))
            show_rule(
                self.desk, self, row.rule, self.list.viewport().mapToGlobal(QPoint(box.left() + 44, box.bottom()))
            )

    def _asked(self) -> None:
        self.show()
        self.raise_()
        self._make_room()
        self.prompt.take_focus()

    def _make_room(self) -> None:
        """While something is asked the dock is as tall as the answers need, as far as the window allows."""
        window = self.parentWidget()
        if not isinstance(window, QMainWindow) or self.isFloating():
            return
        if self._before_asked == 0:
            self._before_asked = self.height()
        wanted = min(self.prompt.wanted_height(), round(window.height() * MOST_OF_WINDOW))
        if wanted > self.height():
            window.resizeDocks([self], [wanted], Qt.Orientation.Vertical)

    def _give_room_back(self) -> None:
        window, before = self.parentWidget(), self._before_asked
        self._before_asked = 0
        if before and isinstance(window, QMainWindow) and not self.isFloating():
            window.resizeDocks([self], [before], Qt.Orientation.Vertical)
