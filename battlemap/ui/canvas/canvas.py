"""The map in a window: camera, pointer, and the items a display list asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import hypot

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from battlemap.app.display import EMPTY, DisplayList, Item, TokenItem, difference
from battlemap.app.tools.base import EventKind, Overlay
from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.ground import Ground
from battlemap.ui.canvas.guard import painted
from battlemap.ui.canvas.hand import MODIFIER_KEYS, Button, Hand, button_name, key_name
from battlemap.ui.canvas.lens import Lens, Role
from battlemap.ui.canvas.token_items import TokenPiece
from battlemap.ui.canvas.tokens import TokenPainter
from battlemap.ui.theme import DARK, Theme, tv_font_px

MIN_PPU = 2.0
MAX_PPU = 400.0
NOTCH = 1.25
REST_MS = 140
EDGE_PX = 28
TOKEN_MIME = "application/x-battlemap-token"
CELL_MS = 120
SLIDE_MS = 600

_CURSORS = {
    "arrow": Qt.CursorShape.ArrowCursor,
    "move": Qt.CursorShape.SizeAllCursor,
    "grab": Qt.CursorShape.ClosedHandCursor,
    "cross": Qt.CursorShape.CrossCursor,
    "forbidden": Qt.CursorShape.ForbiddenCursor,
}


class MapCanvas(QGraphicsView):
    """Shows one DisplayList and says what the hand does.

    Args:
        role: "gm" takes input; "player" shows only, without pointer.
        pictures: the bytes of a picture by its file name in the display list, None if it is missing.
    """

    pointer = Signal(object)
    """PointerEvent: press, move, release, double, hover, wheel (while a gesture is on), key, cancel."""
    zoom_changed = Signal(float)
    """px a cell."""
    hovered = Signal(object)
    """ScenePoint under the pointer, None when it has left."""
    files_dropped = Signal(list, object)
    """Addresses (list of str) and the ScenePoint."""
    library_dropped = Signal(str, object)
    """Id of a library token and the ScenePoint."""
    context_menu = Signal(object, QPoint)
    """ScenePoint and the place on the screen."""

    def __init__(self, role: Role, pictures: Callable[[str], bytes | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), 256 * 1024))
        self.role = role
        self._theme = DARK
        self._display = EMPTY
        self._overlay = Overlay()
        self._lens = Lens(48.0, role)
        self._selected: frozenset[str] = frozenset()
        self.animate = True
        """False (reduced motion): tokens are at their new place at once."""
        self._ground = Ground(pictures, self)
        self._ground.changed.connect(self._picture_arrived)
        self._token_painter = TokenPainter(pictures)
        self._pieces: dict[str, TokenPiece] = {}
        self._hand = Hand()
        self._pan: QPointF | None = None
        self._panned = 0.0
        self._space = False
        self._fitted = False
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)
        self.setScene(scene)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._sharpen)
        self._redraw = QTimer(self, singleShot=True, interval=15)
        self._redraw.timeout.connect(self._repaint_ground)
        self._edge = QTimer(self, interval=16)
        self._edge.timeout.connect(self._edge_scroll)
        self._dress()
        self.set_tv_metrics(1.58)

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        if self.role == "player":
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setInteractive(False)
            self.viewport().setCursor(Qt.CursorShape.BlankCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setAcceptDrops(True)
            self.setMouseTracking(True)
            self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # -- what is shown -------------------------------------------------------------------------------------------

    def set_display(self, display: DisplayList) -> None:
        """Show a display list; only what differs from the one before is touched."""
        diff = difference(self._display, display)
        other_scene = self._display.scene != display.scene
        self._display = display
        ground = False
        for item in diff.removed:
            ground |= self._take(item)
        for item in diff.added:
            ground |= self._put(item, None)
        for item in diff.changed:
            ground |= self._put(item, item.id)
        if ground:
            self._measure()
            self._repaint_ground()
        if other_scene:
            self._fitted = False
            self.fit()

    def _put(self, item: Item, known: str | None) -> bool:
        if isinstance(item, TokenItem):
            self._put_token(item)
            return False
        return self._ground.put(item)

    def _take(self, item: Item) -> bool:
        if isinstance(item, TokenItem):
            piece = self._pieces.pop(item.id, None)
            if piece is not None:
                piece.remove(self.scene())
            return False
        return self._ground.take(item)

    def _put_token(self, item: TokenItem) -> None:
        piece = self._pieces.get(item.id)
        if piece is None:
            piece = self._pieces[item.id] = TokenPiece(self.scene(), item)
            piece.selected = item.id in self._selected
            piece.draw(self._token_painter, self._lens)
            return
        old, piece.item = piece.item, item
        piece.draw(self._token_painter, self._lens)
        if old.center != item.center:
            cells = hypot(item.center.x - piece.at.x(), item.center.y - piece.at.y())
            ms = min(SLIDE_MS, round(CELL_MS * cells)) if self.animate and self.isVisible() else 0
            piece.go(item.center, self._lens, ms)

    def set_overlay(self, overlay: Overlay) -> None:
        """Draw what the tool wants over the map; equal overlays change nothing."""
        if overlay == self._overlay:
            return
        self._overlay = overlay
        if self.role == "gm" and self._pan is None:
            self.viewport().setCursor(_CURSORS[overlay.cursor])

    def set_selection(self, ids: Iterable[str]) -> None:
        """Ring these tokens as selected."""
        now = frozenset(ids)
        for token in now ^ self._selected:
            piece = self._pieces.get(token)
            if piece is not None:
                piece.selected = token in now
                piece.draw(self._token_painter, self._lens)
        self._selected = now

    def set_theme(self, theme: Theme) -> None:
        """Cards and what else is of the frame take these colours (the map's own are the same in both themes)."""
        self._theme = theme

    def set_view_rect(self, outline: QRectF | None) -> None:
        """Outline in violet what the players' screen shows, scene units; None takes the outline off."""

    def set_tv_metrics(self, px_per_mm: float, distance_m: float = 3.0) -> None:
        """Text sizes of the players' screen, from its pixels a millimetre and how far away people sit."""
        if self.role == "player":
            name, badge = tv_font_px("name", px_per_mm, distance_m), tv_font_px("badge", px_per_mm, distance_m)
            self._set_lens(self._lens.ppu, name_px=name, badge_px=badge)
            self._redraw_tokens()

    # -- camera --------------------------------------------------------------------------------------------------

    def px_per_unit(self) -> float:
        """Zoom: px a scene unit (a cell)."""
        return self._lens.ppu

    def scene_point(self, at: QPoint | QPointF) -> ScenePoint:
        """The scene point under a place of the viewport (px)."""
        there, _ = self.viewportTransform().inverted()
        found = there.map(QPointF(at))
        return ScenePoint(found.x(), found.y())

    def view_point(self, at: ScenePoint) -> QPointF:
        """Where in the viewport (px) a scene point lies."""
        return self.viewportTransform().map(QPointF(at.x, at.y))

    def visible_scene_rect(self) -> QRectF:
        """The part of the scene the window shows, scene units."""
        there, _ = self.viewportTransform().inverted()
        return there.mapRect(QRectF(self.viewport().rect()))

    def fit(self) -> None:
        """Zoom and centre so that the whole map shows."""
        box = self._ground.bounds()
        if box.isEmpty():
            return
        view = self.viewport().rect()
        ppu = min(view.width() / box.width(), view.height() / box.height()) * 0.97
        self.set_zoom(ppu)
        self.center_on(ScenePoint(box.center().x(), box.center().y()))
        self._fitted = True
        self._sharpen()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the scene point under `at` (viewport px; the middle if left out) stays there."""
        self.set_zoom(self._lens.ppu * factor, at)
        self._fitted = False

    def set_zoom(self, ppu: float, at: QPointF | None = None) -> None:
        """Zoom to px a cell, between 2 and 400; the scene point under `at` stays there."""
        ppu = max(MIN_PPU, min(MAX_PPU, ppu))
        if at is None:
            at = QPointF(self.viewport().rect().center())
        anchor = self.scene_point(at)
        if ppu != self._lens.ppu:
            self._set_lens(ppu, quick=self.isVisible())
            self.setTransform(QTransform.fromScale(ppu, ppu))
            self._measure()
            self._rest.start()
            self.zoom_changed.emit(ppu)
        self._scroll_to(anchor, at)

    def center_on(self, at: ScenePoint) -> None:
        """Bring a scene point to the middle of the window."""
        self._scroll_to(at, QPointF(self.viewport().rect().center()))

    def _scroll_to(self, scene: ScenePoint, at: QPointF) -> None:
        ppu = self._lens.ppu
        self.horizontalScrollBar().setValue(round(scene.x * ppu - at.x()))
        self.verticalScrollBar().setValue(round(scene.y * ppu - at.y()))

    def scroll_px(self, dx: float, dy: float) -> None:
        """Move the map by px (positive: to the right, down)."""
        bar_x, bar_y = self.horizontalScrollBar(), self.verticalScrollBar()
        bar_x.setValue(bar_x.value() - round(dx))
        bar_y.setValue(bar_y.value() - round(dy))

    def _measure(self) -> None:
        """The view may be scrolled until the map's border is in the middle of the window."""
        box = self._ground.bounds()
        view = self.viewport().rect()
        pad_x, pad_y = view.width() / 2 / self._lens.ppu, view.height() / 2 / self._lens.ppu
        self.setSceneRect(box.adjusted(-pad_x, -pad_y, pad_x, pad_y))

    def _set_lens(
        self, ppu: float, *, quick: bool = False, name_px: float | None = None, badge_px: float | None = None
    ) -> None:
        old = self._lens
        self._lens = Lens(
            ppu,
            self.role,
            self.devicePixelRatioF(),
            old.name_px if name_px is None else name_px,
            old.badge_px if badge_px is None else badge_px,
            quick,
        )

    def _sharpen(self) -> None:
        """The zoom rests: draw tokens and ground for it."""
        self._rest.stop()
        self._set_lens(self._lens.ppu)
        self._redraw_tokens()
        self._repaint_ground()

    def _redraw_tokens(self) -> None:
        self._token_painter.forget()
        for piece in self._pieces.values():
            piece.draw(self._token_painter, self._lens)

    def _picture_arrived(self) -> None:
        if not self._redraw.isActive():
            self._redraw.start()

    def _repaint_ground(self) -> None:
        self.resetCachedContent()
        self.viewport().update()

    @painted
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground.draw(painter, self._lens, QRectF(rect))

    # -- input ---------------------------------------------------------------------------------------------------

    @property
    def _listens(self) -> bool:
        return self.role == "gm"

    def _send(
        self, kind: EventKind, modifiers: Qt.KeyboardModifier, *, button: Button = "", wheel: int = 0, key: str = ""
    ) -> None:
        at = self.scene_point(self._hand.at)
        self.pointer.emit(self._hand.event(kind, at, modifiers, button=button, wheel=wheel, key=key))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        button = button_name(event.button())
        pans = (
            button == "middle" or (button == "right" and not self._overlay.busy) or (button == "left" and self._space)
        )
        if pans and not self._hand.down:
            self._pan, self._panned = event.position(), 0.0
            self._hand.at = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button:
            self._hand.press(event.position(), button)
            self._send("press", event.modifiers(), button=button)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        if self._pan is not None:
            step = event.position() - self._pan
            self._panned += abs(step.x()) + abs(step.y())
            if self._panned > 3:
                self.scroll_px(step.x(), step.y())
                self._pan = event.position()
            return
        self._send("move" if self._hand.down else "hover", event.modifiers())
        self.hovered.emit(self.scene_point(self._hand.at))
        self._watch_edge()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        button = button_name(event.button())
        if self._pan is not None and button != self._hand.down:
            clicked = self._panned <= 3
            self._pan = None
            self.viewport().setCursor(_CURSORS[self._overlay.cursor])
            if clicked and button == "right":
                self.context_menu.emit(self.scene_point(event.position()), event.globalPosition().toPoint())
            return
        if button:
            self._send("release", event.modifiers(), button=button)
            self._hand.release()
            self._edge.stop()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._listens:
            return
        button = button_name(event.button())
        if button == "left" and not self._space:
            self._hand.press(event.position(), button)
            self._send("double", event.modifiers(), button=button)
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if not self._listens:
            return
        self._hand.at = event.position()
        delta = event.angleDelta().y() or event.angleDelta().x()
        if self._overlay.busy:
            notches = self._hand.whole_notches(delta)
            if notches:
                self._send("wheel", event.modifiers(), wheel=notches)
        elif delta:
            self.zoom_by(NOTCH ** (delta / 120), event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and self._listens:
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
                return True
        elif event.type() == QEvent.Type.Leave and self._listens:
            self.hovered.emit(None)
        elif event.type() == QEvent.Type.Gesture and self._listens:
            pinch = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
            if pinch is not None:
                self.zoom_by(pinch.scaleFactor(), QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())))
                return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._listens:
            plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
            if self._overlay.busy and plain and key_name(event):
                # in a gesture the tool's keys come before the menus' shortcuts
                event.accept()
                return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._overlay.busy:
            # Tab would move the focus away before keyPressEvent sees it
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._listens:
            event.ignore()
            return
        key = Qt.Key(event.key())
        if key in MODIFIER_KEYS:
            self._modifier(event)
        elif key == Qt.Key.Key_Escape:
            self.cancel("escape")
        elif self._overlay.busy or not self._camera_key(key):
            name = key_name(event)
            if not name:
                event.ignore()
                return
            self._send("key", event.modifiers(), key=name)
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            if self._pan is None and self._listens:
                self.viewport().setCursor(_CURSORS[self._overlay.cursor])
        elif Qt.Key(event.key()) in MODIFIER_KEYS and self._listens:
            self._modifier(event)
        event.accept()

    def _modifier(self, event: QKeyEvent) -> None:
        """Ctrl or Shift went down or up: the tool shows at once what that changes."""
        held = event.modifiers()
        own = {
            Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
            Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
        }.get(Qt.Key(event.key()))
        if own is not None:
            held = held | own if event.type() == QEvent.Type.KeyPress else held & ~own
            self._send("move" if self._hand.down else "hover", held)

    def _camera_key(self, key: Qt.Key) -> bool:
        step = max(40, self.viewport().width() // 12)
        moves = {
            Qt.Key.Key_Left: (step, 0),
            Qt.Key.Key_Right: (-step, 0),
            Qt.Key.Key_Up: (0, step),
            Qt.Key.Key_Down: (0, -step),
        }
        if key in moves:
            self.scroll_px(*moves[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(NOTCH)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / NOTCH)
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif key == Qt.Key.Key_Space:
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            return False
        return True

    def cancel(self, key: str = "") -> None:
        """End the gesture that is on, without trace."""
        self._send("cancel", Qt.KeyboardModifier.NoModifier, key=key)
        self._hand.release()
        self._edge.stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        self._pan = None
        popup = event.reason() == Qt.FocusReason.PopupFocusReason
        if self._listens and (self._hand.down or self._overlay.busy) and not popup:
            self.cancel()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if (
            event.type() == QEvent.Type.ActivationChange
            and not self.isActiveWindow()
            and self._listens
            and (self._hand.down or self._overlay.busy)
        ):
            self.cancel()
        super().changeEvent(event)

    def _watch_edge(self) -> None:
        near = self._overlay.busy and bool(self._hand.down) and self._edge_step() != (0, 0)
        if near and not self._edge.isActive():
            self._edge.start()
        elif not near:
            self._edge.stop()

    def _edge_step(self) -> tuple[int, int]:
        view, at = self.viewport().rect(), self._hand.at

        def along(value: float, size: int) -> int:
            if value < EDGE_PX:
                return min(12, 2 + int((EDGE_PX - value) / 3))
            if value > size - EDGE_PX:
                return -min(12, 2 + int((value - size + EDGE_PX) / 3))
            return 0

        return along(at.x(), view.width()), along(at.y(), view.height())

    def _edge_scroll(self) -> None:
        step = self._edge_step()
        if step == (0, 0) or not self._overlay.busy:
            self._edge.stop()
            return
        self.scroll_px(*step)
        self._send("move", Qt.KeyboardModifier.NoModifier)

    # -- drops, size ---------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._accept_drop(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._accept_drop(event)

    def _accept_drop(self, event: QDropEvent) -> None:
        data = event.mimeData()
        if self._listens and (data.hasFormat(TOKEN_MIME) or data.hasUrls()):
            event.acceptProposedAction()
            self.hovered.emit(self.scene_point(event.position()))
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        data, at = event.mimeData(), self.scene_point(event.position())
        if not self._listens:
            event.ignore()
        elif data.hasFormat(TOKEN_MIME):
            event.acceptProposedAction()
            self.library_dropped.emit(bytes(data.data(TOKEN_MIME).data()).decode("utf-8", "replace"), at)
        elif data.hasUrls():
            event.acceptProposedAction()
            self.files_dropped.emit([url.toString() for url in data.urls()], at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        middle = None
        if not event.oldSize().isEmpty():
            old = event.oldSize()
            middle = self.scene_point(QPointF(old.width() / 2, old.height() / 2))
        super().resizeEvent(event)
        self._measure()
        if self._fitted or middle is None:
            self.fit()
        else:
            self.center_on(middle)


__all__ = ["MapCanvas", "TOKEN_MIME"]
