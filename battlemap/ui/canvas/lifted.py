"""The tokens in the hand: lifted a little, with their shadow set off, following the pointer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from battlemap.app.tools.base import Ghost
from battlemap.ui.canvas.ink import size_of
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.canvas.looks import look_of
from battlemap.ui.canvas.token_items import TokenPiece
from battlemap.ui.canvas.tokens import TokenPainter

LIFT_PX = 3.0
Z_LIFTED = 100.0


class Lifted:
    """One picture item a lifted token; none when nothing is dragged."""

    def __init__(self, scene: QGraphicsScene, painter: TokenPainter) -> None:
        self._scene, self._painter = scene, painter
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._places: dict[str, QPointF] = {}
        self._again: tuple[Mapping[str, TokenPiece], Ghost | None, float | None] = ({}, None, None)

    def place_of(self, token: str) -> QPointF | None:
        """Where a lifted token is drawn, scene units; None if it is not in the hand."""
        return self._places.get(token)

    def redraw(self, lens: Lens) -> None:
        """Draw the same for another zoom."""
        self.show(*self._again, lens)

    def show(self, tokens: Mapping[str, TokenPiece], ghost: Ghost | None, facing_deg: float | None, lens: Lens) -> None:
        """Lift these tokens by the ghost's shift; the first looks to `facing_deg`."""
        self._again = (tokens, ghost, facing_deg)
        for token in self._items.keys() - tokens.keys():
            self._scene.removeItem(self._items.pop(token))
            self._places.pop(token, None)
        if ghost is None:
            return
        for i, (token, piece) in enumerate(tokens.items()):
            item = self._items.get(token)
            if item is None:
                item = self._items[token] = QGraphicsPixmapItem()
                item.setZValue(Z_LIFTED)
                self._scene.addItem(item)
            look = look_of(piece.item, lifted=True)
            if i == 0 and facing_deg is not None:
                look = replace(look, facing_deg=round(facing_deg, 1) % 360)
            pixmap = self._painter.pixmap(look, piece.item.diameter * lens.ppu, lens)
            if item.pixmap().cacheKey() != pixmap.cacheKey():
                item.setPixmap(pixmap)
            item.setScale(1 / lens.ppu)
            at = self._places[token] = point(piece.item.center) + QPointF(ghost.dx, ghost.dy)
            width, height = size_of(pixmap)
            item.setPos(at.x() - lens.u(width / 2), at.y() - lens.u(height / 2 + LIFT_PX))
