"""The tokens of a map: one piece each, drawn a few at a time when there are many, sliding to where they went."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from math import hypot
from time import perf_counter

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from battlemap.app.display import TokenItem
from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.input import InputView
from battlemap.ui.canvas.lens import Role, point
from battlemap.ui.canvas.lifted import Lifted
from battlemap.ui.canvas.looks import names_that_fit
from battlemap.ui.canvas.token_artist import PLAIN_BELOW
from battlemap.ui.canvas.token_items import TOKEN_ID, TokenPiece
from battlemap.ui.canvas.tokens import TokenPainter

FIRST_S, STEP_S = 0.06, 0.008
"""How long tokens are drawn at a stretch, first and then between other events."""
CELL_MS = 120
SLIDE_MS = 600
CARD_KEEPS_OFF = 60  # items at most; where there are more, a card has to cover some


class TokenView(InputView):
    """The part of a canvas that holds its tokens. Arguments as of `MapCanvas`."""

    def __init__(self, role: Role, pictures: Callable[[str], bytes | None], parent: QWidget | None = None) -> None:
        super().__init__(role, parent)
        self.animate = True
        """False (reduced motion): tokens are at their new place at once."""
        self._selected: frozenset[str] = frozenset()
        self._token_painter = TokenPainter(pictures)
        self._pieces: dict[str, TokenPiece] = {}
        self._lifted = Lifted(self.scene(), self._token_painter)
        self._stale: deque[str] = deque()
        self._deadline = 0.0
        self._steps = QTimer(self, interval=0)
        self._steps.timeout.connect(self._draw_stale)

    def _put_token(self, item: TokenItem) -> None:
        piece = self._pieces.get(item.id)
        if piece is None:
            piece = self._pieces[item.id] = TokenPiece(self.scene(), item)
            piece.selected = item.id in self._selected
            if perf_counter() < self._deadline:
                piece.draw(self._token_painter, self._lens)
            else:
                self._stale.append(item.id)
            return
        old, piece.item = piece.item, item
        piece.draw(self._token_painter, self._lens)
        if old.center != item.center:
            # a token that was in the hand slides from where it was let go
            dropped = self._lifted.place_of(item.id)
            if dropped is not None:
                piece.jump(dropped)
            cells = hypot(item.center.x - piece.at.x(), item.center.y - piece.at.y())
            ms = min(SLIDE_MS, round(CELL_MS * cells)) if self.animate and self.isVisible() else 0
            piece.go(item.center, ms)

    def _take_token(self, item: TokenItem) -> None:
        piece = self._pieces.pop(item.id, None)
        if piece is not None:
            piece.remove(self.scene())

    def _redraw_tokens(self) -> None:
        """Those in sight first; what does not fit into one step is drawn in the next ones and is stretched till then."""
        view = self.visible_scene_rect().adjusted(-2, -2, 2, 2)
        inside = [token for token, piece in self._pieces.items() if view.contains(piece.at)]
        known = set(inside)
        self._stale = deque([*inside, *(token for token in self._pieces if token not in known)])
        self._draw_stale(FIRST_S)

    def _draw_stale(self, seconds: float = STEP_S) -> None:
        until = perf_counter() + seconds
        while self._stale and perf_counter() < until:
            piece = self._pieces.get(self._stale.popleft())
            if piece is not None:
                piece.draw(self._token_painter, self._lens)
        if self._stale:
            self._steps.start()
        elif self._steps.isActive():
            self._steps.stop()
            self._thin_names()

    def _thin_names(self) -> None:
        """On the players' screen names that would collide go, by priority: current turn, players, others."""
        if self.role != "player":
            return
        fits = names_that_fit([(piece.item, piece.name_box()) for piece in self._pieces.values()])
        for piece in self._pieces.values():
            piece.name_wanted = piece.item.id in fits
            piece.show_name(piece.item.diameter * self._lens.ppu >= PLAIN_BELOW)

    def _token_under(self, at: ScenePoint) -> TokenPiece | None:
        """The smallest token whose disc lies under a point."""
        found = (self._pieces.get(item.data(TOKEN_ID)) for item in self.scene().items(point(at)))
        near = [p for p in found if p and p.item.diameter / 2 >= hypot(at.x - p.at.x(), at.y - p.at.y())]
        return min(near, key=lambda p: p.item.diameter, default=None)

    def _tokens_by(self, box: QRect, held: Collection[str]) -> list[QRect]:
        """Where tokens stand in a part of the view, px, but for those held in the hand."""
        scene_box = self.mapToScene(box).boundingRect()
        found = self.scene().items(scene_box, Qt.ItemSelectionMode.IntersectsItemBoundingRect)[:CARD_KEEPS_OFF]
        ids = {id_ for item in found if (id_ := item.data(TOKEN_ID)) is not None and id_ not in held}
        return [
            self.mapFromScene(piece.disc.sceneBoundingRect()).boundingRect()
            for id_ in ids
            if (piece := self._pieces.get(id_)) is not None
        ]
