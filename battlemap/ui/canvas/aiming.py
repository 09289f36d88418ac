"""All that aiming shows on a canvas, as one part of it: arcs and reach, targets and the line of fire, the card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.sights import Sights
from battlemap.geometry.types import ScenePoint
from battlemap.text import Translate
from battlemap.ui.canvas.aim_card import AimCardView
from battlemap.ui.canvas.arcs import Arcs
from battlemap.ui.canvas.card import place
from battlemap.ui.canvas.targets import NOTHING, Targets
from battlemap.ui.theme import Theme

STEPS = 12


class AimView:
    """`layers` belong into the scene; `show` says which of them have to be painted anew."""

    def __init__(self, viewport: QWidget, view_point: Callable[[ScenePoint], QPointF]) -> None:
        self.arcs, self.targets = Arcs(), Targets()
        self.layers = (self.arcs, self.targets)
        self.card = AimCardView(viewport)
        self._viewport = viewport
        self._view_point = view_point
        self._sights = NOTHING

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.card.set_theme(theme, scale)

    def show(self, sights: Sights | None, translate: Translate, ppu: float) -> None:
        self._sights = sights or NOTHING
        self.arcs.translate = self.targets.translate = translate
        self.arcs.show(self._sights.arcs, self._sights.reach)
        self.targets.show(self._sights)
        self.card.show_card(self._sights.card, translate)
        self.place(ppu)

    def place(self, ppu: float) -> None:
        """Put the card where it covers neither its target nor the line of fire."""
        card = self._sights.card
        if card is None:
            return
        at = self._view_point(card.anchor)
        half = max(16, round(ppu * card.radius * 1.3))
        around = QRect(round(at.x()) - half, round(at.y()) - half, 2 * half, 2 * half)
        avoid = []
        fire = self._sights.fire
        if fire is not None:
            a, b = self._view_point(fire.start), self._view_point(fire.end)
            for n in range(STEPS):
                spot = (a + (b - a) * n / STEPS).toPoint()
                avoid.append(QRect(spot.x() - 12, spot.y() - 12, 24, 24))
        inside = self._viewport.rect().adjusted(6, 6, -6, -6)
        self.card.setGeometry(place(self.card.size(), around, avoid, inside))
        self.card.show()
        self.card.raise_()
