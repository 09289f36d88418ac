"""A token on the canvas: one picture for the disc and one for the name, both moved by Qt, none painted by Python."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from battlemap.app.display import TokenItem
from battlemap.geometry.types import ScenePoint
from battlemap.ui.canvas.ink import label, size_of
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.canvas.looks import look_of
from battlemap.ui.canvas.token_artist import PLAIN_BELOW
from battlemap.ui.canvas.tokens import TokenPainter
from battlemap.ui.theme import CANVAS

TOKEN_ID = 0
"""Key of the token's id in its item's data."""
Z_TOKEN = 80.0
Z_NAME = 85.0


class TokenPiece:
    """The graphics items of one token and its way to a new place."""

    def __init__(self, scene: QGraphicsScene, item: TokenItem) -> None:
        self.item = item
        self.selected = False
        self.faint = False
        self.disc = QGraphicsPixmapItem()
        self.name = QGraphicsPixmapItem()
        self.disc.setZValue(Z_TOKEN)
        self.disc.setData(TOKEN_ID, item.id)
        self.disc.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.name.setZValue(Z_NAME)
        self.name_wanted = True
        self._at = point(item.center)
        self._gap = 0.0
        self._slide: QVariantAnimation | None = None
        scene.addItem(self.disc)
        scene.addItem(self.name)

    def remove(self, scene: QGraphicsScene) -> None:
        self.stop()
        scene.removeItem(self.disc)
        scene.removeItem(self.name)

    # -- look ----------------------------------------------------------------------------------------------------

    def draw(self, painter: TokenPainter, lens: Lens) -> None:
        """Take the pictures for the present zoom."""
        px = self.item.diameter * lens.ppu
        look = look_of(self.item, selected=self.selected)
        _set(self.disc, painter.pixmap(look, px, lens), lens)
        self.disc.setZValue(Z_TOKEN + height_of(self.item, self.selected))
        if px >= PLAIN_BELOW and self.item.name:
            _set(self.name, name_plate(self.item.name, lens), lens)
        self._gap = name_offset(self.item, lens).y()
        self.show_name(px >= PLAIN_BELOW)
        self._place(self._at)

    def show_name(self, shown: bool) -> None:
        self.name.setVisible(shown and self.name_wanted and bool(self.item.name))

    def fade(self, faint: bool) -> None:
        """Ghost of a token that is being dragged: 38 % at its old place."""
        if faint != self.faint:
            self.faint = faint
            self.disc.setOpacity(0.38 if faint else 1.0)
            self.name.setOpacity(0.0 if faint else 1.0)

    # -- place ---------------------------------------------------------------------------------------------------

    @property
    def at(self) -> QPointF:
        """Where it is drawn now (on its way, while it slides)."""
        return QPointF(self._at)

    def _place(self, at: QPointF) -> None:
        self._at = QPointF(at)
        _center(self.disc, at)
        _center(self.name, at + QPointF(0, self._gap), top=True)

    def jump(self, at: QPointF) -> None:
        """Be at a place at once."""
        self.stop()
        self._place(at)

    def name_box(self) -> QRectF:
        """Where its name plate lies, scene units."""
        return self.name.sceneBoundingRect()

    def go(self, to: ScenePoint, ms: int) -> None:
        """Slide to a place in `ms`; at once if 0."""
        self.stop()
        end = point(to)
        if ms <= 0:
            self._place(end)
            return
        slide = QVariantAnimation()
        slide.setStartValue(QPointF(self._at))
        slide.setEndValue(end)
        slide.setDuration(ms)
        slide.valueChanged.connect(self._place)
        slide.finished.connect(self._arrived)
        self._slide = slide
        slide.start()

    def _arrived(self) -> None:
        self._slide = None

    def stop(self) -> None:
        """End the slide where it is now."""
        if self._slide is not None:
            slide, self._slide = self._slide, None
            slide.stop()
            slide.valueChanged.disconnect()

    @property
    def sliding(self) -> bool:
        return self._slide is not None


def height_of(item: TokenItem, selected: bool) -> float:
    """How far above others a token lies, from 0 to 2."""
    # larger tokens lie below, so that a small one in front of a giant can be seen and grabbed; the tag of a posture reaches
    # over a neighbour, who must not hide it
    front = 0.5 if selected or item.acting else 0.0
    tagged = 0.6 if item.diameter <= 1 and look_of(item).posture else 0.0
    return 1 / (1 + item.diameter) + front + tagged


def name_plate(name: str, lens: Lens) -> QPixmap:
    """The plate under a token. Very long names are cut."""
    text = name if len(name) <= 28 else name[:27] + "…"
    return label(text, lens.name_px, lens.dpr, plate=CANVAS.plate, weight=600)


def name_offset(item: TokenItem, lens: Lens) -> QPointF:
    """From a token's middle to the upper middle of its name plate, scene units."""
    return QPointF(0, item.diameter / 2 + lens.u(5))


def _set(item: QGraphicsPixmapItem, pixmap: QPixmap, lens: Lens) -> None:
    if item.pixmap().cacheKey() != pixmap.cacheKey():
        item.setPixmap(pixmap)
    item.setScale(1 / lens.ppu)


def _center(item: QGraphicsPixmapItem, at: QPointF, *, top: bool = False) -> None:
    width, height = size_of(item.pixmap())
    half = item.scale() / 2
    item.setPos(at.x() - width * half, at.y() - (0 if top else height * half))
