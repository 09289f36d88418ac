"""What the players see: one canvas, a turn banner, nothing else. It holds only what it was given to show.

The window knows no session and no scenario. It is handed display lists of what the players may know, and the pictures
named in them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from battlemap.app.display import DisplayList
from battlemap.geometry.types import ScenePoint
from battlemap.text import T
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.i18n import Speaks, translate
from battlemap.ui.roll_card import RollCard
from battlemap.ui.turn_banner import TurnBanner

Pictures = Callable[[str], bytes | None]
TV_WIDTH_MM = 1218  # a 55 inch TV, where the screen does not say how wide it is
DISTANCE_M = 3.0
GUESSED_DISTANCE_M = 2.0
WINDOW_DISTANCE_M = 1.0  # an ordinary window is looked at from where the GM sits
WINDOW_PX_PER_MM = 3.78


def sight(screen: QScreen) -> tuple[float, float]:
    """Pixels a millimetre and how far away people sit, in m, by what the screen says of its size.

    One that says nothing or nonsense counts as a 55 inch TV seen from nearer, so that guessed texts cover less of the map.
    """
    across, down = screen.geometry().width(), screen.geometry().height()
    size = screen.physicalSize()
    if size.width() <= 0 or size.height() <= 0:
        return across / TV_WIDTH_MM, GUESSED_DISTANCE_M
    said, skew = across / size.width(), across / size.width() * size.height() / down
    # below 0.8 it would be wider than a wall; near 3.78 it is the 96 dpi that a driver makes up for a screen it cannot
    # ask; and pixels are square, so sizes that say otherwise are those of something else
    believable = 0.8 <= said <= 12 and abs(said - 96 / 25.4) > 0.06 and 0.85 < skew < 1.18
    return (said, DISTANCE_M) if believable else (across / TV_WIDTH_MM, GUESSED_DISTANCE_M)


class Curtain(QWidget):
    """Black over everything."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        painter.end()


class PlayerWindow(Speaks, QWidget):
    """Full screen on a screen, or an ordinary window. `gone` is told when the user closes the ordinary one."""

    gone = Signal()
    view_changed = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("player_window")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        # the keyboard stays with the game master: N and Ctrl+Z on the TV would do nothing
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.say(self.setWindowTitle, T("Battlemap: players’ screen"))
        self.canvas = MapCanvas("player", pictures)
        self.canvas.set_translator(translate)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.canvas)
        self.banner = TurnBanner(self.canvas, pictures)
        self.roll = RollCard(self.canvas)
        self.curtain = Curtain(self)
        self.curtain.hide()
        self._wanted: QRectF | None = None
        self._closing = False
        self._keyboard_of: QWidget | None = None
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.canvas.zoom_changed.connect(self.view_changed)

    # where -----------------------------------------------------------------------------------------------------

    def show_on(self, screen: QScreen) -> None:
        """Fill a screen, without frame and pointer."""
        self._keyboard_of = QApplication.activeWindow()
        self.hide()
        self.setWindowFlags(Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.canvas.set_tv_metrics(*sight(screen))
        self.showFullScreen()

    def show_as_window(self) -> None:
        """An ordinary window, for a machine with one screen."""
        self._keyboard_of = QApplication.activeWindow()
        self.hide()
        self.setWindowFlags(Qt.WindowType.Window)
        self.unsetCursor()
        self.canvas.set_tv_metrics(WINDOW_PX_PER_MM, WINDOW_DISTANCE_M)
        self.resize(960, 540)
        self.showNormal()

    def changeEvent(self, event: QEvent) -> None:
        """A desktop that gives it the keyboard when it opens, whatever it asks for, has it given back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            owner, self._keyboard_of = self._keyboard_of, None
            if owner is not None and owner is not self and owner.isVisible():
                owner.activateWindow()

    # what ------------------------------------------------------------------------------------------------------

    def set_display(self, display: DisplayList) -> None:
        self.canvas.set_display(display)
        self.banner.show_from(display)
        self.roll.show_from(display)
        self._show_wanted()

    def show_part(self, part: QRectF | None) -> None:
        """Show this part of the scene (scene units); None: the whole map."""
        self._wanted = part
        self._show_wanted()

    def _show_wanted(self) -> None:
        if self._wanted is None or self._wanted.isEmpty():
            self.canvas.fit()
        else:
            part, view = self._wanted, self.canvas.viewport()
            self.canvas.set_zoom(min(view.width() / part.width(), view.height() / part.height()))
            self.canvas.center_on(ScenePoint(part.center().x(), part.center().y()))
        self.view_changed.emit()

    def black_out(self, dark: bool) -> None:
        self.curtain.setVisible(dark)
        self.curtain.setGeometry(self.rect())
        self.curtain.raise_()

    @property
    def dark(self) -> bool:
        return self.curtain.isVisibleTo(self)

    def retranslate(self) -> None:
        super().retranslate()
        self.canvas.set_translator(translate)
        self.banner.place()
        self.roll.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.banner.place()
        self.roll.place()
        self.curtain.setGeometry(self.rect())
        self._show_wanted()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._closing:
            self.gone.emit()

    def finish(self) -> None:
        """Close for good."""
        self._closing = True
        self.close()
        self.deleteLater()
