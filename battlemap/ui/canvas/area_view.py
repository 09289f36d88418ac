"""All that the preview of an area shows on a canvas, as one part of it: the ground, tags over tokens, the card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from battlemap.app.tools.area_sight import AreaSight
from battlemap.app.tools.area_traces import Traces
from battlemap.geometry.types import ScenePoint
from battlemap.text import Translate
from battlemap.ui.canvas.area_card import AreaCardView
from battlemap.ui.canvas.area_preview import AreaGround, AreaTags
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.traces import TraceLines, TraceWords
from battlemap.ui.theme import Theme, sized_font


class AreaView:
    """`layers` belong into the scene; `show` says which of them have to be painted anew."""

    def __init__(self, viewport: QWidget, view_point: Callable[[ScenePoint], QPointF]) -> None:
        self.ground, self.tags = AreaGround(), AreaTags()
        self._traces = (TraceLines(), TraceWords())
        self.layers: tuple[Layer, ...] = (self.ground, self.tags, *self._traces)
        self.card = AreaCardView(viewport)
        self._viewport = viewport
        self._taken = QRect()
        self._view_point = view_point

    def set_theme(self, theme: Theme, scale: float) -> None:
        self.card.set_theme(theme, scale)

    def show(self, sight: AreaSight | None, translate: Translate) -> tuple[AreaGround | AreaTags, ...]:
        """Take a preview, None for none. Returns: the layers to be painted anew."""
        stale: list[AreaGround | AreaTags] = [self.ground] if self.ground.show(sight) else []
        if sight != self.tags.sight or translate is not self.tags.translate:
            self.tags.sight, self.tags.translate = sight, translate
            stale.append(self.tags)
        self.card.show_card(sight.card if sight is not None else None, translate)
        self.place()
        return tuple(stale)

    def show_traces(self, traces: Traces | None, translate: Translate) -> tuple[Layer, ...]:
        """Take what is about to happen, None for nothing. Returns: the layers to be painted anew."""
        return tuple(layer for layer in self._traces if layer.show(traces, translate))

    def keep_clear(self, taken: QRect) -> None:
        """Something floats over this part of the view, px: the card stands below it."""
        self._taken = taken
        self.place()

    def place(self) -> None:
        """Put the card where it hides least of the area and nobody in it."""
        sight = self.tags.sight
        if sight is None or sight.card is None:
            return
        box = self.ground.whole()
        start, end = (self._view_point(ScenePoint(p.x(), p.y())) for p in (box.topLeft(), box.bottomRight()))
        face = QFontMetricsF(sized_font(13, 700))
        words = {tag.at: face.horizontalAdvance(tag.text.in_language(self.tags.translate)) for tag in sight.tags}
        avoid = []
        for at in (*words, *sight.handles):
            spot, half = self._view_point(at).toPoint(), max(40, round(words.get(at, 0.0) / 2) + 12)
            avoid.append(QRect(spot.x() - half, spot.y() - 50, 2 * half, 80))
        area = QRectF(start, end).toAlignedRect()
        self.card.place(area, avoid, self._viewport.rect().adjusted(6, 6, -6, -6), self._taken)
