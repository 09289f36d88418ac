"""The camera of a canvas: zoom, pan and the way between px and scene units. Each canvas has its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmapCache, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.lens import Lens, Role

MIN_PPU = 2.0
MAX_PPU = 400.0
REST_MS = 140
KEEP_PX = 90  # what is led by keys stays so far inside the window


class CameraView(QGraphicsView):
    """A raster view of a scene in scene units. While the zoom changes it draws fast, and fine once it rests."""

    zoom_changed = Signal(float)
    """px a cell."""

    def __init__(self, role: Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), 256 * 1024))
        self.role = role
        self._lens = Lens(48.0, role)
        self._fitted = False
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)
        self.setScene(scene)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._sharpen)
        self._dress()

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

    # -- for the canvas on top of it -----------------------------------------------------------------------------

    def map_box(self) -> QRectF:
        """The box round all that is shown, scene units."""
        return QRectF()

    def zoom_starts(self) -> None:
        """The zoom is about to change; it has rested until now."""

    def lens_changed(self) -> None:
        """The zoom or the speed of drawing has changed."""

    # -- camera --------------------------------------------------------------------------------------------------

    def lens(self) -> Lens:
        """How this window looks at the scene now."""
        return self._lens

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
        box = self.map_box()
        if box.isEmpty():
            return
        view = self.viewport().rect()
        ppu = min(view.width() / box.width(), view.height() / box.height()) * 0.97
        self.set_zoom(ppu)
        self.center_on(ScenePoint(box.center().x(), box.center().y()))
        self._fitted = True

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the scene point under `at` (viewport px; the middle if left out) stays there."""
        self._zoom(self._lens.ppu * factor, at, quick=self.isVisible())
        self._fitted = False

    def set_zoom(self, ppu: float, at: QPointF | None = None) -> None:
        """Zoom to px a cell, between 2 and 400; the scene point under `at` stays there."""
        self._zoom(ppu, at, quick=False)

    def _zoom(self, ppu: float, at: QPointF | None, *, quick: bool) -> None:
        ppu = max(MIN_PPU, min(MAX_PPU, ppu))
        if at is None:
            at = QPointF(self.viewport().rect().center())
        anchor = self.scene_point(at)
        if ppu != self._lens.ppu:
            if quick and not self._lens.quick:
                self.zoom_starts()
            self._set_lens(ppu, quick=quick)
            self.setTransform(QTransform.fromScale(ppu, ppu))
            self._measure()
            if quick:
                self._rest.start()
            else:
                self._rest.stop()
            self.lens_changed()
            self.zoom_changed.emit(ppu)
        self._scroll_to(anchor, at)

    def center_on(self, at: ScenePoint) -> None:
        """Bring a scene point to the middle of the window."""
        self._scroll_to(at, QPointF(self.viewport().rect().center()))

    def keep_in_sight(self, at: ScenePoint) -> None:
        """Scroll if a scene point lies outside the window or close to its border."""
        view, point = QRectF(self.viewport().rect()), self.view_point(at)
        pad = min(KEEP_PX, view.width() / 4, view.height() / 4)
        inner = view.adjusted(pad, pad, -pad, -pad)
        if not inner.contains(point):
            x = max(inner.left(), min(inner.right(), point.x()))
            y = max(inner.top(), min(inner.bottom(), point.y()))
            self.scroll_px(x - point.x(), y - point.y())

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
        box = self.map_box()
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

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sharpen()
        return super().event(event)

    def _sharpen(self) -> None:
        """The zoom rests: draw everything for it."""
        self._rest.stop()
        self._set_lens(self._lens.ppu)
        self.lens_changed()

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
