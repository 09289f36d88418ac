"""The map in a window: shows one display list and what a tool lays over it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from math import hypot
from time import perf_counter

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from battlemap.app.display import EMPTY, DisplayList, GridItem, Item, TokenItem, difference
from battlemap.app.tools.base import Overlay
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.text import Translate
from battlemap.ui.canvas.aim_card import AimCardView
from battlemap.ui.canvas.aiming import AimView
from battlemap.ui.canvas.area_view import AreaView
from battlemap.ui.canvas.bands import Bands
from battlemap.ui.canvas.brush_view import BrushView
from battlemap.ui.canvas.building import BuildingView
from battlemap.ui.canvas.card import CursorCard, in_the_way, margins_of, place
from battlemap.ui.canvas.fog import Fog
from battlemap.ui.canvas.footprints import Footprints
from battlemap.ui.canvas.furniture import ScaleBar
from battlemap.ui.canvas.ground import Ground
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.heights import Heights
from battlemap.ui.canvas.hover import Hover
from battlemap.ui.canvas.input import TOKEN_MIME, InputView
from battlemap.ui.canvas.layer import Layer, LayerItem
from battlemap.ui.canvas.lens import Role, point
from battlemap.ui.canvas.lifted import Lifted
from battlemap.ui.canvas.looks import names_that_fit
from battlemap.ui.canvas.over import Marks, Outline, Way
from battlemap.ui.canvas.shapes import Areas, Walls
from battlemap.ui.canvas.token_artist import PLAIN_BELOW
from battlemap.ui.canvas.token_items import TOKEN_ID, TokenPiece
from battlemap.ui.canvas.tokens import TokenPainter
from battlemap.ui.theme import Theme, tv_font_px

FIRST_S, STEP_S = 0.06, 0.008
"""How long tokens are drawn at a stretch, first and then between other events."""
CELL_MS = 120
SLIDE_MS = 600
CARD_KEEPS_OFF = 60  # items at most; where there are more, it has to cover some

__all__ = ["TOKEN_MIME", "MapCanvas"]


class MapCanvas(InputView):
    """Shows one DisplayList and says what the hand does (signals: see InputView and CameraView).

    Args:
        role: "gm" takes input; "player" shows only, without pointer.
        pictures: the bytes of a picture by its file name in the display list, None if it is missing.
    """

    def __init__(self, role: Role, pictures: Callable[[str], bytes | None], parent: QWidget | None = None) -> None:
        super().__init__(role, parent)
        self.animate = True
        """False (reduced motion): tokens are at their new place at once."""
        self._display = EMPTY
        self._grid: Grid | None = None
        self._selected: frozenset[str] = frozenset()
        self._translate: Translate = str
        self._ground = Ground(pictures, self)
        self._ground.changed.connect(self._picture_arrived)
        self._token_painter = TokenPainter(pictures)
        self._pieces: dict[str, TokenPiece] = {}
        self._bands, self._areas, self._walls, self._fog = Bands(), Areas(), Walls(), Fog()
        self._way, self._marks, self._outline = Way(), Marks(), Outline()
        self._heights, self._hover, self._footprints = Heights(), Hover(), Footprints()
        self._brush = BrushView()
        self._building = BuildingView()
        self._aim = AimView(self, self.view_point)
        self._area = AreaView(self, self.view_point)
        self._layers: dict[int, LayerItem] = {}
        shown: tuple[Layer, ...] = (
            self._bands, self._areas, self._footprints, self._way, self._marks, self._fog,
        )  # fmt: skip
        if role == "gm":
            shown += (
                self._heights,
                self._brush.words,
                self._brush,
                self._hover,
                self._walls,
                self._outline,
                *self._aim.layers,
                *self._area.layers,
                *self._building.layers,
            )
        for layer in shown:
            item = self._layers[id(layer)] = LayerItem(layer, self.lens)
            self.scene().addItem(item)
        self._lifted = Lifted(self.scene(), self._token_painter)
        self._card = CursorCard(self)
        self._scale_bar = ScaleBar(self)
        self._faded: tuple[TokenPiece, ...] = ()
        self._frame: tuple[QRectF, QPixmap] | None = None
        self._frame_ppu = 0.0
        if role == "gm":
            self.hovered.connect(self._show_hover)
        self._stale: deque[str] = deque()
        self._deadline = 0.0
        self._steps = QTimer(self, interval=0)
        self._steps.timeout.connect(self._draw_stale)
        self._redraw = QTimer(self, singleShot=True, interval=15)
        self._redraw.timeout.connect(self._repaint_ground)
        self.set_tv_metrics(1.58)

    # -- what is shown -------------------------------------------------------------------------------------------

    def set_display(self, display: DisplayList) -> None:
        """Show a display list; only what differs from the one before is touched."""
        diff = difference(self._display, display)
        other_scene = self._display.scene != display.scene
        self._display = display
        touched: set[int] = set()
        # another scene is fitted first: its tokens are drawn once, for that zoom
        self._deadline = 0.0 if other_scene else perf_counter() + FIRST_S
        for item in diff.removed:
            touched.add(self._take(item))
        for item in (*diff.added, *diff.changed):
            touched.add(self._put(item))
        if id(self._ground) in touched:
            self._measure()
            self._repaint_ground()
            touched |= {id(self._heights), id(self._brush.words)}
        for number in touched & self._layers.keys():
            self._layers[number].refresh()
        if other_scene:
            self.set_overlay(Overlay())
            self.fit()
            self._draw_stale(FIRST_S)
        self._thin_names()
        self._place_furniture()
        if self._stale:
            self._steps.start()

    def _stores(self) -> tuple[Ground | Layer, ...]:
        return (self._ground, self._areas, self._walls, self._fog)

    def _put(self, item: Item) -> int:
        """Take an item in; gives the id() of what holds it."""
        if isinstance(item, TokenItem):
            self._put_token(item)
            return id(self._footprints) if self._footprints.put(item) else 0
        if isinstance(item, GridItem):
            self._grid = item.spec.grid()
        for watcher in (self._heights, self._brush.words, self._hover, self._building.chosen):
            watcher.put(item)
        return next((id(store) for store in self._stores() if store.put(item)), 0)

    def _take(self, item: Item) -> int:
        if isinstance(item, TokenItem):
            piece = self._pieces.pop(item.id, None)
            if piece is not None:
                piece.remove(self.scene())
            return id(self._footprints) if self._footprints.take(item) else 0
        if isinstance(item, GridItem):
            self._grid = None
        for watcher in (self._heights, self._brush.words, self._hover, self._building.chosen):
            watcher.take(item)
        return next((id(store) for store in self._stores() if store.take(item)), 0)

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

    def set_overlay(self, overlay: Overlay) -> None:
        """Draw what the tool wants over the map; equal overlays change nothing."""
        if overlay == self._overlay:
            return
        self._overlay = overlay
        self._show_cursor()
        if self._bands.show(overlay.reach, self._grid):
            self._layers[id(self._bands)].refresh()
        self._show_lifted()
        for layer in (self._way, self._marks):
            layer.show(overlay, self._grid)
            layer.translate = self._translate
            self._layers[id(layer)].refresh()
        if self.role == "gm" and self._brush.show(overlay):
            self._layers[id(self._brush.words)].refresh()
            self._layers[id(self._brush)].refresh()
        self._show_aim()
        self._show_area()
        self._show_building()
        self._place_card()
        self._show_hover(self._hover.at)

    def _show_aim(self) -> None:
        if self.role == "gm":
            self._aim.show(self._overlay.sights, self._translate, self._lens.ppu)
            for layer in self._aim.layers:
                self._layers[id(layer)].refresh()

    def _show_area(self) -> None:
        if self.role == "gm":
            for layer in self._area.show(self._overlay.area, self._translate):
                self._layers[id(layer)].refresh()
            for traced in self._area.show_traces(self._overlay.traces, self._translate):
                self._layers[id(traced)].refresh()

    def keep_clear(self, taken: QRect) -> None:
        """Something floats over this part of the view, px; none for an empty one."""
        self._area.keep_clear(taken)

    def _show_lifted(self) -> None:
        ghost = self._overlay.ghost
        lifted = {t: self._pieces[t] for t in ghost.tokens if t in self._pieces} if ghost is not None else {}
        for piece in (*self._faded, *lifted.values()):
            piece.fade(piece.item.id in lifted)
        self._faded = tuple(lifted.values())
        facing = None
        if ghost is not None and ghost.facing is not None and self._grid is not None:
            facing = self._grid.direction_deg(ghost.facing)
        self._lifted.show(lifted, ghost, facing, self._lens)
        leader = next(iter(lifted.values()), None)
        self._marks.lifted = self._lifted.place_of(leader.item.id) if leader is not None else None
        if leader is not None:
            self._way.disc = self._marks.disc = leader.item.diameter
            self._marks.look = leader.item.look

    @property
    def aim_card(self) -> AimCardView:
        """The card beside the target pointed at; hidden while there is none."""
        return self._aim.card

    def set_selection(self, ids: Iterable[str]) -> None:
        """Ring these tokens as selected."""
        now = frozenset(ids)
        changed, self._selected = now ^ self._selected, now
        self._footprints.selected = now
        self._layers[id(self._footprints)].refresh()
        for token in changed:
            piece = self._pieces.get(token)
            if piece is not None:
                piece.selected = token in now
                piece.draw(self._token_painter, self._lens)

    def set_things(self, ids: Iterable[str]) -> None:
        """Show these walls, doors, lights, regions and notes as selected."""
        self._building.chosen.selected = frozenset(ids)
        if self.role == "gm":
            self._layers[id(self._building.chosen)].refresh()

    def _show_building(self) -> None:
        if self.role == "gm":
            for layer in self._building.show(self._overlay.building, self._translate):
                self._layers[id(layer)].refresh()

    def set_theme(self, theme: Theme, text_scale: float = 1.0) -> None:
        """Cards take these colours and text sizes (the map's own colours are the same in both themes)."""
        self._card.set_theme(theme, text_scale)
        self._aim.set_theme(theme, text_scale)
        self._area.set_theme(theme, text_scale)

    def set_translator(self, translate: Translate) -> None:
        """How texts of cards and rulers become words; English keys if never called."""
        self._translate = translate
        self._show_aim()
        self._show_area()
        self._place_card()

    def set_condition_icons(
        self, icons: Mapping[str, str], postures: Mapping[str, str] | None = None, out: Iterable[str] = ()
    ) -> None:
        """The ruleset's icon names by condition id, for the badges of tokens."""
        self._token_painter.use_icons(icons, postures, out)
        self._redraw_tokens()

    def set_ground_words(self, patterns: Mapping[str, str], word: Callable[[str, str], str]) -> None:
        """How the tags of the ruleset are drawn, by tag, and what a "surface" or a way up ("climb") is called."""
        self._ground.patterns = self._brush.patterns = patterns
        self._brush.words.word = word
        self._brush.words.forget()
        self._repaint_ground()

    def show_ground_plainly(self, plain: bool) -> None:
        """Let the patterns of the ground stand out, or stand back behind the picture."""
        if plain != self._ground.plain:
            self._ground.plain = plain
            self._repaint_ground()

    def set_view_rect(self, outline: QRectF | None, text: str = "") -> None:
        """Outline in violet what the players' screen shows, scene units, with a label; None takes the outline off."""
        self._outline.rect, self._outline.text = outline, text
        item = self._layers.get(id(self._outline))
        if item is not None:
            item.refresh()

    def set_tv_metrics(self, px_per_mm: float, distance_m: float = 3.0) -> None:
        """Text sizes of the players' screen, from its pixels a millimetre and how far away people sit."""
        if self.role == "player":
            name, badge = tv_font_px("name", px_per_mm, distance_m), tv_font_px("badge", px_per_mm, distance_m)
            self._set_lens(self._lens.ppu, name_px=name, badge_px=badge)
            self.lens_changed()

    # -- drawing -------------------------------------------------------------------------------------------------

    def map_box(self) -> QRectF:
        return self._ground.bounds()

    def lens_changed(self) -> None:
        if self._lens.quick:
            if self._frame is None or not 0.4 < self._lens.ppu / self._frame_ppu < 2.5:
                self._frame = None
        else:
            self._frame = None
            self._token_painter.forget()
            self._redraw_tokens()
            self._thin_names()
        for item in self._layers.values():
            item.refresh()
        self._lifted.redraw(self._lens)
        self._aim.place(self._lens.ppu)
        self._area.place()
        self._place_furniture()
        self._repaint_ground()

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

    def settle(self) -> None:
        """Finish at once what is otherwise done in steps or in the thread: for tests and for pictures of the window."""
        if self._lens.quick:
            self._sharpen()
        self._draw_stale(3600.0)
        self._ground.settle()
        self._repaint_ground()

    def _thin_names(self) -> None:
        """On the players' screen names that would collide go, by priority: current turn, players, others."""
        if self.role != "player":
            return
        fits = names_that_fit([(piece.item, piece.name_box()) for piece in self._pieces.values()])
        for piece in self._pieces.values():
            piece.name_wanted = piece.item.id in fits
            piece.show_name(piece.item.diameter * self._lens.ppu >= PLAIN_BELOW)

    def _picture_arrived(self) -> None:
        if not self._redraw.isActive():
            self._redraw.start()

    def _repaint_ground(self) -> None:
        self.resetCachedContent()
        self.viewport().update()

    @painted
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        exposed = QRectF(rect)
        if self._lens.quick and self._frame is not None:
            # while the zoom changes, what was there is stretched; only what it does not cover is drawn
            box, pixmap = self._frame
            if not box.contains(exposed):
                painter.save()
                uncovered = QPainterPath()
                uncovered.addRect(exposed)
                covered = QPainterPath()
                covered.addRect(box)
                painter.setClipPath(uncovered.subtracted(covered))
                self._ground.draw(painter, self._lens, exposed)
                painter.restore()
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            return
        self._ground.draw(painter, self._lens, exposed)

    def zoom_starts(self) -> None:
        """Keep the ground as it is now, to stretch it until the zoom rests."""
        view = self.viewport().size()
        pixmap = QPixmap(view * self._lens.dpr)
        pixmap.setDevicePixelRatio(self._lens.dpr)
        painter = QPainter(pixmap)
        painter.setTransform(self.viewportTransform())
        self._ground.draw(painter, self._lens, self.visible_scene_rect())
        painter.end()
        self._frame = (self.visible_scene_rect(), pixmap)
        self._frame_ppu = self._lens.ppu

    def _show_hover(self, at: ScenePoint | None) -> None:
        """Frame the cell or ring the token under the pointer, while nothing is dragged."""
        over = None
        if self._overlay.area is not None or self._overlay.busy:
            at = None  # a note there would lie on what the area takes in, or on where something is dragged
        if at is not None:
            found = (self._pieces.get(item.data(TOKEN_ID)) for item in self.scene().items(point(at)))
            near = [p for p in found if p and p.item.diameter / 2 >= hypot(at.x - p.at.x(), at.y - p.at.y())]
            over = min(near, key=lambda p: p.item.diameter, default=None)
        grid = self._grid if not self._overlay.busy and self._overlay.building is None else None
        if self._hover.show(at, grid, over.item if over is not None else None):
            self._layers[id(self._hover)].refresh()

    def _place_furniture(self) -> None:
        grid = self._ground.grid.item if self._ground.grid is not None else None
        shown = grid is not None and (self.role == "gm" or grid.spec.kind == "none")
        self._scale_bar.show_for(grid if shown else None, self._lens)

    def _place_card(self) -> None:
        card = self._overlay.card
        self._card.show_card(card, self._translate)
        if card is None:
            return
        at = self._hand.at
        if card.anchor is not None and self._grid is not None:
            at = self.view_point(self._grid.center(card.anchor))
        around, avoid = in_the_way(self._overlay, at, self._grid, self.view_point, self._lens.ppu, self._marks.disc)
        avoid += self._tokens_by(around.marginsAdded(margins_of(self._card.size())))
        self._card.setGeometry(place(self._card.size(), around, avoid, self.viewport().rect().adjusted(6, 6, -6, -6)))
        self._card.show()

    def _tokens_by(self, box: QRect) -> list[QRect]:
        """Where tokens that are not in the hand stand in a part of the view, px."""
        scene_box = self.mapToScene(box).boundingRect()
        found = self.scene().items(scene_box, Qt.ItemSelectionMode.IntersectsItemBoundingRect)[:CARD_KEEPS_OFF]
        held = self._overlay.ghost.tokens if self._overlay.ghost is not None else ()
        ids = {id_ for item in found if (id_ := item.data(TOKEN_ID)) is not None and id_ not in held}
        return [
            self.mapFromScene(piece.disc.sceneBoundingRect()).boundingRect()
            for id_ in ids
            if (piece := self._pieces.get(id_)) is not None
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_furniture()
        self._place_card()
