"""What all docks have: a quiet title row with icon and close button, which goes away while the dock is a tab."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from battlemap.text import T, Text
from battlemap.ui import icons, theme
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import Speaks
from battlemap.ui.widgets import IconLabel, label, ui_scale

WIDTH, LEAST = 420, 320


class _TitleBar(Speaks, QWidget):
    def __init__(self, dock: Dock, title: Text, icon: str) -> None:
        super().__init__(dock)
        self.setObjectName("dock_title")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.setSpacing(8)
        row.addWidget(IconLabel(icon, 18, "text"))
        name = label()
        name.setFont(theme.font("dock", ui_scale()))
        self.say(name.setText, title)
        row.addWidget(name, 1)
        self.extra = QHBoxLayout()
        self.extra.setSpacing(2)
        row.addLayout(self.extra)
        close = QToolButton()
        close.setIcon(icons.icon("x", "muted"))
        close.setIconSize(QSize(14, 14))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.say(close.setAccessibleName, T("Close this dock"))
        self.say(close.setToolTip, T("Close this dock (View, Docks brings it back)"))
        close.clicked.connect(dock.close)
        row.addWidget(close)


class Dock(Speaks, QDockWidget):
    """A dock of the game master's window. Subclasses build `self.box` and follow the desk."""

    def __init__(self, desk: Desk, id_: str, title: Text, icon: str) -> None:
        super().__init__()
        self.desk = desk
        self.setObjectName(id_)
        self.icon_name = icon
        self.say(self.setWindowTitle, title)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._bar = _TitleBar(self, title, icon)
        self._no_bar = QWidget(self)
        self._no_bar.setMaximumHeight(0)
        self._no_bar.hide()
        self.setTitleBarWidget(self._bar)
        body = QWidget()
        body.setObjectName("dock_body")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        body.setMinimumWidth(LEAST)
        self.box = QVBoxLayout(body)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(0)
        self.setWidget(body)
        # the window knows its tabs only when it has laid itself out
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._follow_tabs)
        for moved in (self.visibilityChanged, self.dockLocationChanged, self.topLevelChanged):
            moved.connect(self._moved)

    def add_to_title(self, widget: QWidget) -> None:
        """A small button beside the dock's name."""
        self._bar.extra.addWidget(widget)

    def _moved(self, *where: object) -> None:
        self._settle.start()

    def _follow_tabs(self) -> None:
        """As a tab the dock has its name on the tab already."""
        window = self.parentWidget()
        tabbed = isinstance(window, QMainWindow) and not self.isFloating() and bool(window.tabifiedDockWidgets(self))
        wanted = self._no_bar if tabbed else self._bar
        if self.titleBarWidget() is not wanted:
            self.setTitleBarWidget(wanted)
            self._bar.setVisible(not tabbed)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, super().sizeHint().height())


def scrolled(page: QWidget) -> QScrollArea:
    """The page in an area that scrolls up and down, on the dock's own background."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(page)
    scroll.viewport().setAutoFillBackground(False)
    page.setAutoFillBackground(False)
    return scroll
