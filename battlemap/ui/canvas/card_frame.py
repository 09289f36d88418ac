"""What all cards over the map are: a frame that lets the mouse through and shows one thing, or hides."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from battlemap.text import Text, Translate
from battlemap.ui.canvas.guard import painted
from battlemap.ui.theme import DARK, Theme

Shown = TypeVar("Shown")


class CardFrame(QFrame, Generic[Shown]):
    """A child of the canvas' viewport. A card says what it is in `words`, how large in `sizeHint`, and draws in `paint`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme: Theme = DARK
        self._scale = 1.0
        self._card: Shown | None = None
        self._say: Translate = str
        self.hide()

    @property
    def card(self) -> Shown | None:
        return self._card

    def set_theme(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.update()

    def show_card(self, card: Shown | None, translate: Translate) -> None:
        """Take a card, and its size; None hides it."""
        self._card, self._say = card, translate
        if card is None:
            self.hide()
            return
        self.setAccessibleName(self.words())
        self.resize(self.sizeHint())
        self.update()

    def words(self) -> str:
        """All of it in words, for who listens."""
        return ""

    def _word(self, text: Text | str) -> str:
        return text.in_language(self._say) if isinstance(text, Text) else text

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self._card)
        painter.end()

    def _paint(self, painter: QPainter, card: Any) -> None:
        """Draw it into the frame."""
