"""A picture of a scene without a window: for `battlemap render`, thumbnails and tests. The same input, the same pixels.

It paints with the very layers a MapCanvas shows, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from battlemap.app.display import BannerItem, DisplayList, TokenItem
from battlemap.app.tools.base import Overlay
from battlemap.errors import LimitError
from battlemap.text import T, Translate
from battlemap.ui.canvas.bands import Bands
from battlemap.ui.canvas.fog import Fog
from battlemap.ui.canvas.footprints import Footprints
from battlemap.ui.canvas.furniture import MARGIN, BannerPainter, paint_scale
from battlemap.ui.canvas.ground import Ground
from battlemap.ui.canvas.heights import Heights
from battlemap.ui.canvas.ink import in_px, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, Role, point
from battlemap.ui.canvas.looks import look_of, names_that_fit, plain
from battlemap.ui.canvas.over import Way
from battlemap.ui.canvas.shapes import Areas, Walls
from battlemap.ui.canvas.token_artist import PLAIN_BELOW
from battlemap.ui.canvas.token_items import height_of, name_offset, name_plate
from battlemap.ui.canvas.tokens import TokenPainter
from battlemap.ui.images import MAX_PIXELS, MAX_SIDE
from battlemap.ui.theme import CANVAS

PX_PER_CELL = 64.0


def render_scene(
    display: DisplayList,
    pictures: Callable[[str], bytes | None],
    *,
    size: QSize | tuple[int, int] | None = None,
    px_per_cell: float | None = None,
    role: Role = "gm",
    selection: Iterable[str] = (),
    overlay: Overlay | None = None,
    text_px: float = 12.0,
    scale_bar: bool = True,
    condition_icons: Mapping[str, str] | None = None,
    translate: Translate = str,
) -> QImage:
    """Paint a whole scene.

    Args:
        display: what to paint.
        pictures: the bytes of a picture by file name, None if it is missing.
        size: of the picture in px; the scene is fitted in, its surroundings dark. Without it the picture is as large
            as the scene.
        px_per_cell: px a scene unit; 64 if neither this nor `size` is given. With `size` the map's middle is shown.
        role: "gm" or "player".
        text_px: size of names and badges.
        condition_icons: the ruleset's icon names by condition id.

    Returns: an opaque image.

    Raises: LimitError if the picture would be larger than 12 000 x 12 000 px.
    """
    ground, tokens = Ground(pictures), TokenPainter(pictures)
    ground.wait = True
    tokens.use_icons(condition_icons or {})
    areas, walls, fog, bands, way, heights = Areas(), Walls(), Fog(), Bands(), Way(), Heights()
    footprints = Footprints()
    footprints.selected = frozenset(selection)
    pieces: list[TokenItem] = []
    banner: BannerItem | None = None
    for item in display.items.values():
        if isinstance(item, TokenItem):
            pieces.append(item)
            footprints.put(item)
        elif isinstance(item, BannerItem):
            banner = item
        else:
            any(store.put(item) for store in (heights, ground, areas, walls, fog))
    grid = ground.grid.item.spec.grid() if ground.grid is not None else None
    if overlay is not None:
        bands.show(overlay.reach, grid)
        way.show(overlay, grid)
        way.translate = translate
    box = ground.bounds()
    if box.isEmpty():
        box = QRectF(0, 0, 1, 1)
    ppu, size = _measure(box, QSize(*size) if isinstance(size, tuple) else size, px_per_cell)
    lens = Lens(ppu, role, 1.0, text_px, text_px)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(CANVAS.fog if role == "player" else CANVAS.outside))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shift = QPointF(size.width() / 2 - box.center().x() * ppu, size.height() / 2 - box.center().y() * ppu)
    to_px = QTransform(ppu, 0, 0, ppu, round(shift.x()), round(shift.y()))
    painter.setTransform(to_px)
    back, _ = to_px.inverted()
    exposed = back.mapRect(QRectF(image.rect()))
    below: tuple[Ground | Layer, ...] = (ground, bands, footprints, heights, areas, walls)
    for layer in below:
        _layer(painter, layer, lens, exposed)
    _tokens(painter, pieces, frozenset(selection), tokens, lens)
    for layer in (way, fog):
        _layer(painter, layer, lens, exposed)
    painter.resetTransform()
    if scale_bar and ground.grid is not None and (role == "gm" or ground.grid.item.spec.kind == "none"):
        corner = QPointF(size.width() - MARGIN, size.height() - MARGIN)
        if size.width() > 300 and size.height() > 120:
            paint_scale(painter, corner, ground.grid.item, lens)
    if banner is not None and role == "player":
        _banner(painter, banner, pieces, tokens, lens, size, translate)
    painter.end()
    return image


def _measure(box: QRectF, size: QSize | None, px_per_cell: float | None) -> tuple[float, QSize]:
    if size is None:
        ppu = px_per_cell or PX_PER_CELL
        size = QSize(max(1, round(box.width() * ppu)), max(1, round(box.height() * ppu)))
    else:
        ppu = px_per_cell or min(size.width() / box.width(), size.height() / box.height())
    if size.width() * size.height() > MAX_PIXELS or max(size.width(), size.height()) > MAX_SIDE:
        raise LimitError(
            T("The picture would be {width} x {height} px", width=size.width(), height=size.height()),
            hint=T("Choose fewer px a cell; the limit is 12 000 x 12 000 px"),
        )
    return ppu, size


def _layer(painter: QPainter, layer: Ground | Layer, lens: Lens, exposed: QRectF) -> None:
    painter.save()
    layer.draw(painter, lens, exposed)
    painter.restore()


def _tokens(
    painter: QPainter, pieces: list[TokenItem], selected: frozenset[str], tokens: TokenPainter, lens: Lens
) -> None:
    pieces = sorted(pieces, key=lambda p: (height_of(p, p.id in selected), p.id))
    with in_px(painter) as to_px:
        for item in pieces:
            pixmap = tokens.pixmap(look_of(item, selected=item.id in selected), item.diameter * lens.ppu, lens)
            stamp(painter, pixmap, to_px.map(point(item.center)))
        named = []
        for item in pieces:
            if item.name and item.diameter * lens.ppu >= PLAIN_BELOW:
                width, height = size_of(name_plate(item.name, lens))
                at = to_px.map(point(item.center) + name_offset(item, lens))
                named.append((item, QRectF(round(at.x() - width / 2), round(at.y()), width, height)))
        fits = names_that_fit(named) if lens.role == "player" else {item.id for item, _ in named}
        for item, box in named:
            if item.id in fits:
                painter.drawPixmap(box.topLeft(), name_plate(item.name, lens))


def _banner(
    painter: QPainter,
    banner: BannerItem,
    pieces: list[TokenItem],
    tokens: TokenPainter,
    lens: Lens,
    size: QSize,
    translate: Translate,
) -> None:
    drawn = BannerPainter(tokens)
    width, height = drawn.size(banner, lens, translate)
    width = min(width, size.width() - 24.0)
    box = QRectF((size.width() - width) / 2, 16, width, height)
    acting = next((plain(look_of(piece)) for piece in pieces if piece.id == banner.token), None)
    drawn.paint(painter, box, banner, acting, lens, translate)
