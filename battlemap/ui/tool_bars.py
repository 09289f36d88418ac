"""The two bars: file, undo, the violet group of the players' screen and zoom on top; the tools on the left."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from battlemap.app.tools.base import ToolSpec
from battlemap.app.tools.specs import TOOLS
from battlemap.text import T
from battlemap.ui import icons
from battlemap.ui.actions import Actions, plain
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.players import OFF, Players
from battlemap.ui.widgets import IconLabel, ToolButton, ui_scale

LEAST_SIDE = 26
"""Px of a button of the left bar that a hand still hits."""


class TopBar(Speaks, QToolBar):
    """Words beside the icons of the TV group give way when the window is narrow."""

    def __init__(self, actions: Actions, players: Players) -> None:
        super().__init__()
        self.setObjectName("top_bar")
        self._players = players
        self._actions = actions
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        side = round(20 * ui_scale())
        self.setIconSize(QSize(side, side))
        self.say(self.setWindowTitle, T("Main bar"))
        for name in ("open", "save"):
            self._add(actions[name])
        self.addSeparator()
        for name in ("undo", "redo"):
            self._add(actions[name])
        self.addSeparator()
        self.addWidget(_padded(IconLabel("television", 20, "tv")))
        self.screens = QComboBox()
        self.screens.setObjectName("screen_chooser")
        self.screens.setProperty("tv", True)
        self.screens.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.screens.setMinimumWidth(round(210 * ui_scale()))
        self.say(self.screens.setAccessibleName, T("Screen the players see"))
        self.say(self.screens.setToolTip, T("Which screen shows the map to the players"))
        self.screens.activated.connect(self._screen_chosen)
        self.addWidget(self.screens)
        self.tv_buttons = [self._add(actions[name], words=True) for name in ("blackout", "freeze", "follow", "fit_tv")]
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(gap)
        self._book = self.addWidget(_padded(IconLabel("book-open", 18, "muted")))
        self.ruleset = QLabel()
        self.ruleset.setProperty("role", "muted")
        self.addWidget(self.ruleset)
        self.addSeparator()
        self._add(actions["zoom_out"])
        self.zoom = QLabel("100 %")
        self.zoom.setProperty("role", "muted")
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.zoom.setMinimumWidth(round(54 * ui_scale()))
        self.say(self.zoom.setToolTip, T("Zoom: 100 % is 70 px a cell"))
        self.addWidget(self.zoom)
        self._add(actions["zoom_in"])
        players.changed.connect(self.refresh)
        self.refresh()

    def _add(self, action: QAction, words: bool = False) -> QToolButton:
        self.addAction(action)
        button = self.widgetForAction(action)
        assert isinstance(button, QToolButton)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if words:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button

    def refresh(self) -> None:
        """The choices of screens as they are now."""
        self.screens.blockSignals(True)
        self.screens.clear()
        for id_, words in self._players.choices():
            nothing = id_ == OFF
            self.screens.addItem(
                tr("Players see nothing (TV off)") if nothing else tr("Players see {what}", what=words), id_
            )
        self.screens.setCurrentIndex(max(0, self.screens.findData(self._players.chosen)))
        self.screens.blockSignals(False)

    def _screen_chosen(self, index: int) -> None:
        self._players.choose(str(self.screens.itemData(index)))

    def set_ruleset(self, name: str) -> None:
        self.ruleset.setText(name)
        self._book.setVisible(bool(name))

    def set_zoom(self, percent: float) -> None:
        self.zoom.setText(f"{percent:.0f} %")

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        roomy = self.width() >= 1180 * ui_scale()
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if roomy else Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self.tv_buttons:
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)


class ToolsBar(Speaks, QToolBar):
    """The tools there are, one of them in hand. `chosen(ToolSpec)`."""

    chosen = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.setObjectName("tools_bar")
        self.setMovable(False)
        self.setFloatable(False)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.say(self.setWindowTitle, T("Tools"))
        self.group = QActionGroup(self)
        self.group.setExclusive(True)
        self.tools: dict[str, QAction] = {}
        self._specs = {spec.id: spec for spec in TOOLS}
        for spec in TOOLS:
            action = QAction(self.group)
            action.setObjectName(f"tool_{spec.id}")
            action.setCheckable(True)
            action.setIcon(icons.icon(spec.icon))
            action.setShortcut(QKeySequence(spec.shortcut))
            action.setData(spec.id)
            window.addAction(action)
            button = ToolButton(spec.shortcut)
            button.setDefaultAction(action)
            self.addWidget(button)
            self.tools[spec.id] = action
        self.buttons = self.findChildren(ToolButton)
        self.group.triggered.connect(self._triggered)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a low screen with large words the buttons give way: a tool that is cut off cannot be found."""
        super().resizeEvent(event)
        count = len(self.buttons)
        around = self.sizeHint().height() - sum(button.height() for button in self.buttons)
        side = max(LEAST_SIDE, min(ToolButton.usual_side(), (self.height() - around) // count))
        for button in self.buttons:
            button.set_side(side)

    def _triggered(self, action: QAction) -> None:
        self.chosen.emit(self._specs[action.data()])

    def use(self, spec: ToolSpec) -> None:
        self.tools[spec.id].setChecked(True)
        self.chosen.emit(spec)

    def use_first(self) -> None:
        """The tool to begin with."""
        self.use(next(iter(self._specs.values())))

    def retranslate(self) -> None:
        super().retranslate()
        for id_, action in self.tools.items():
            spec = self._specs[id_]
            action.setText(tr(spec.title))
            action.setToolTip(f"{plain(tr(spec.title))} ({spec.shortcut})\n{tr(spec.hint)}")
            action.setStatusTip(tr(spec.hint))


def _padded(widget: QWidget) -> QWidget:
    from PySide6.QtWidgets import QHBoxLayout

    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(6, 0, 4, 0)
    row.addWidget(widget)
    return holder
