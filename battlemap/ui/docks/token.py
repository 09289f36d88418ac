"""The selected tokens: name, side, size, facing, posture, conditions, and a form made from the ruleset's stats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.app.tools.manoeuvres import offered
from battlemap.app.tools.words import COMPASS
from battlemap.model.entities import Token
from battlemap.text import T, Text
from battlemap.ui import icons, theme
from battlemap.ui.desk import Desk
from battlemap.ui.docks.base import Dock, scrolled
from battlemap.ui.docks.conditions import Conditions
from battlemap.ui.docks.turn import token_picture
from battlemap.ui.i18n import tr
from battlemap.ui.sides import SideChooser
from battlemap.ui.stat_form import LEAST_FIELD, StatForm, form_columns
from battlemap.ui.widgets import DecimalBox, EmptyState, Gauge, label, number, ui_scale

SIZES = 9


class TokenDock(Dock):
    """Shows the desk's selection. Each edit is one line to the session; several tokens are edited alike."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "token_dock", T("Token"), "user-focus")
        self._filling = False
        self._stack = QStackedLayout()
        holder = QWidget()
        holder.setLayout(self._stack)
        self.box.addWidget(holder, 1)
        self.empty = EmptyState(T("No token selected. Click one on the map, or press Tab there."), None, "user-focus")
        self._stack.addWidget(self.empty)
        self._stack.addWidget(scrolled(self._page()))
        desk.session_changed.connect(self.refresh)
        desk.selection_changed.connect(self.refresh)
        desk.committed.connect(self.refresh)
        self.refresh()

    def _page(self) -> QWidget:
        page = QWidget()
        page.setObjectName("token_page")
        box = QVBoxLayout(page)
        box.setContentsMargins(12, 12, 12, 12)
        box.setSpacing(8)
        box.addLayout(self._head())
        self.gauges = QGridLayout()
        self.gauges.setHorizontalSpacing(8)
        self.gauges.setVerticalSpacing(4)
        self.gauges.setColumnStretch(1, 1)
        box.addLayout(self.gauges)
        box.addSpacing(4)
        box.addLayout(self._form())
        self.conditions = Conditions(self.desk)
        self.conditions.wanted.connect(self._set)
        box.addWidget(self.conditions)
        self.stats = StatForm()
        self.stats.changed.connect(self._stat_changed)
        box.addWidget(self.stats)
        box.addStretch(1)
        return page

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        self.picture = QLabel()
        self.picture.setFixedSize(round(48 * ui_scale()), round(48 * ui_scale()))
        self.name = QLineEdit()
        self.name.setObjectName("token_name")
        self.name.setFont(theme.font("token", ui_scale()))
        self.say(self.name.setAccessibleName, T("Name"))
        self.name.editingFinished.connect(self._name_edited)
        self.several = label("token")
        self.hidden = QToolButton()
        self.hidden.setCheckable(True)
        self.hidden.setIcon(icons.icon("eye-slash", "tv"))
        self.hidden.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.say(self.hidden.setText, T("Hidden"))
        self.say(self.hidden.setToolTip, T("Hidden from the players: not on the TV at all (H)"))
        self.hidden.clicked.connect(self._hidden_clicked)
        row.addWidget(self.picture)
        row.addWidget(self.name, 1)
        row.addWidget(self.several, 1)
        row.addWidget(self.hidden)
        return row

    def _form(self) -> QGridLayout:
        form = QGridLayout()
        form.setHorizontalSpacing(8)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        form.setColumnStretch(3, 1 if form_columns() > 1 else 0)
        self.side = SideChooser()
        self.side.activated.connect(self._side_chosen)
        self.size_box = QSpinBox()
        self.size_box.setRange(1, SIZES)
        self.size_box.valueChanged.connect(self._size_changed)
        self.elevation = DecimalBox()
        self.elevation.setRange(-999, 999)
        self.elevation.setDecimals(2)
        self.elevation.setSingleStep(0.5)
        self.elevation.setSuffix(" m")
        self.elevation.valueChanged.connect(self._elevation_changed)
        for box in (self.size_box, self.elevation):
            box.lineEdit().setTextMargins(5, 0, 0, 0)
            box.setKeyboardTracking(False)
        self.posture = QComboBox()
        self.posture.activated.connect(self._posture_chosen)
        self.manoeuvre = QComboBox()
        self.manoeuvre.activated.connect(self._manoeuvre_chosen)
        for field in (self.side, self.size_box, self.elevation, self.posture, self.manoeuvre):
            field.setMinimumWidth(LEAST_FIELD)
        facing = QHBoxLayout()
        facing.setSpacing(4)
        self.facing = label()
        for icon, text, steps in (
            ("arrow-counter-clockwise", T("Turn left (,)"), -1),
            ("arrow-clockwise", T("Turn right (.)"), 1),
        ):
            button = QToolButton()
            button.setIcon(icons.icon(icon))
            button.setIconSize(QSize(16, 16))
            self.say(button.setToolTip, text)
            self.say(button.setAccessibleName, text)
            button.clicked.connect(self._turn_left if steps < 0 else self._turn_right)
            facing.addWidget(button)
        facing.insertWidget(1, self.facing, 1, Qt.AlignmentFlag.AlignCenter)
        fields: list[tuple[Text, Any, QWidget]] = [
            (T("Side"), self.side, self.side),
            (T("Size"), self.size_box, self.size_box),
            (T("Facing"), facing, self.facing),
            (T("Height"), self.elevation, self.elevation),
            (T("Posture"), self.posture, self.posture),
            (T("Next move"), self.manoeuvre, self.manoeuvre),
        ]
        self._posture_title, self._manoeuvre_title = QLabel(), QLabel()
        titles = {self.posture: self._posture_title, self.manoeuvre: self._manoeuvre_title}
        for number_, (title, field, widget) in enumerate(fields):
            name = titles.get(widget) or QLabel()  # type: ignore[call-overload]
            name.setProperty("role", "muted")
            self.say(name.setText, title)
            self.say(widget.setAccessibleName, title)
            row, column = divmod(number_, form_columns())
            row, column = (row + 1, 0) if widget is self.manoeuvre else (row, column)  # its names need the whole width
            form.addWidget(name, row, column * 2)
            if widget is self.manoeuvre:
                name.setBuddy(field)
                form.addWidget(field, row, 1, 1, 2 * form_columns() - 1)
            elif isinstance(field, QHBoxLayout):
                form.addLayout(field, row, column * 2 + 1)
            else:
                name.setBuddy(field)
                form.addWidget(field, row, column * 2 + 1)
        return form

    # showing ---------------------------------------------------------------------------------------------------

    def refresh(self, event: object = None) -> None:
        tokens = self.desk.selected()
        session = self.desk.session
        if not tokens or session is None:
            self._stack.setCurrentIndex(0)
            return
        self._filling = True
        try:
            self._show(tokens)
        finally:
            self._filling = False
        self._stack.setCurrentIndex(1)

    def _show(self, tokens: list[Token]) -> None:
        session = self.desk.session
        if session is None:
            return
        first, one = tokens[0], len(tokens) == 1
        self.name.setVisible(one)
        self.several.setVisible(not one)
        self.several.setText(tr("{n} tokens", n=len(tokens)))
        px = round(48 * ui_scale())
        self.picture.setPixmap(token_picture(self.desk, first, px, self.devicePixelRatioF()))
        if one and not self.name.hasFocus():
            self.name.setText(first.name)
        sides = {token.side for token in tokens}
        self.side.show_side(first.side)
        if len(sides) > 1:
            self.side.show_mixed()
        self.hidden.setChecked(all(token.hidden for token in tokens))
        self.size_box.setValue(first.size)
        self.elevation.setValue(first.elevation)
        self.facing.setText(_compass(session.scenario.scene(self.desk.scene).grid.grid().direction_deg(first.facing)))
        manifest = session.ruleset.manifest
        language = self.desk.languages.code
        self.posture.clear()
        for posture in manifest.posture:
            self.posture.addItem(posture.label.in_language(language), posture.id)
        has_postures = self.posture.count() > 0
        if has_postures and self.posture.findData(first.posture) < 0:
            self.posture.addItem(first.posture, first.posture)
        self.posture.setCurrentIndex(self.posture.findData(first.posture))
        self.posture.setVisible(has_postures)
        self._posture_title.setVisible(has_postures)
        self._show_manoeuvres(first)
        self._show_gauges(first if one else None)
        self.conditions.show_conditions(tokens)
        self.stats.show_stats(manifest.stat, first.stats.get(session.ruleset.id, {}) if one else None, language)

    def _show_manoeuvres(self, token: Token) -> None:
        """What it does if it moves now, where the rules know manoeuvres."""
        session = self.desk.session
        known = offered(session) if session is not None else ()
        self.manoeuvre.clear()
        for spec in known:
            self.manoeuvre.addItem(spec.label.in_language(self.desk.languages.code), spec.id)
        if (
            session is not None
            and (now := self.desk.manoeuvres.current(session, self.desk.scene, token.id)) is not None
        ):
            self.manoeuvre.setCurrentIndex(self.manoeuvre.findData(now.id))
        self.manoeuvre.setVisible(bool(known))
        self._manoeuvre_title.setVisible(bool(known))

    def _show_gauges(self, token: Token | None) -> None:
        while (item := self.gauges.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        session = self.desk.session
        if token is None or session is None:
            return
        labels = {stat.id: stat.label.in_language(self.desk.languages.code) for stat in session.ruleset.manifest.stat}
        for row, (id_, value, maximum) in enumerate(session.ruleset.bars(token.stats.get(session.ruleset.id, {}))):
            name, gauge, words = label("muted"), Gauge(), label()
            name.setText(labels.get(id_, id_))
            gauge.set_value(value, maximum)
            words.setText(f"{number(value)} / {number(maximum)}")
            self.gauges.addWidget(name, row, 0)
            self.gauges.addWidget(gauge, row, 1)
            self.gauges.addWidget(words, row, 2)

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    # editing ---------------------------------------------------------------------------------------------------

    def _set(self, fields: dict[str, Any] | Callable[[Token], dict[str, Any] | None]) -> None:
        """Change the selected tokens; a callable says what for each (None: nothing)."""
        if self._filling:
            return
        lines = []
        for token in self.desk.selected():
            wanted = fields(token) if callable(fields) else fields
            if wanted:
                lines.append({"do": "set_token", "token": token.id, "set": wanted})
        if self.desk.do_all(lines) is None:
            # a refused edit: show again what stands, once the widget is done with its own event
            QTimer.singleShot(0, self.refresh)

    def _name_edited(self) -> None:
        tokens = self.desk.selected()
        if len(tokens) == 1 and self.name.text() != tokens[0].name:
            self._set({"name": self.name.text()})

    def _side_chosen(self) -> None:
        self._set({"side": self.side.side})

    def _hidden_clicked(self) -> None:
        self._set({"hidden": self.hidden.isChecked()})

    def _size_changed(self, size: int) -> None:
        self._set({"size": size})

    def _elevation_changed(self, height: float) -> None:
        self._set({"elevation": height})

    def _posture_chosen(self) -> None:
        self._set({"posture": self.posture.currentData()})

    def _manoeuvre_chosen(self) -> None:
        """Only decided on: it counts from the next move."""
        if self.desk.session is not None:
            for token in self.desk.selected():
                chosen = str(self.manoeuvre.currentData())
                self.desk.manoeuvres.decide(self.desk.session, self.desk.scene, token.id, chosen)

    def _turn_left(self) -> None:
        self._turn(-1)

    def _turn_right(self) -> None:
        self._turn(1)

    def _turn(self, steps: int) -> None:
        if self.desk.session is not None:
            directions = self.desk.session.scenario.scene(self.desk.scene).grid.grid().directions
            self._set(lambda token: {"facing": (token.facing + steps) % directions})

    def _stat_changed(self, id_: str, value: object) -> None:
        self._set({f"stats.{id_}": value})


def _compass(degrees: float) -> str:
    """The nearest of the eight winds."""
    return tr(COMPASS[round(degrees / 45) % 8])
