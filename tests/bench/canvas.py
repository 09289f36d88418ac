"""The map on the screen against one blit: a window-sized picture drawn 1:1 in a plain widget, in the same run.

All in processor time of this process, so what other programs do meanwhile does not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import networkx as nx
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPaintEvent, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsPolygonItem, QGraphicsScene, QGraphicsView, QWidget

from battlemap.app.display import Bar, DisplayList, GridItem, Item, PictureItem, TokenItem
from battlemap.app.tools.base import Ghost, Overlay
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import GridSpec
from battlemap.movement.mover import mover_of
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.canvas.tiles import Pyramid
from tests.bench.movement import prebuilt, walker_at
from tests.bench.table import Row, ahead, cpu, within
from tests.bench.worlds import foot, hexes

UHD = (3840, 2160)
HD = (1920, 1080)
CELLS = 64
MAP = "pictures/map.jpg"
LOOKS = ("player", "foe", "ally", "neutral")


def rows(quick: bool) -> Iterator[Row]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    size, rounds = ((320, 180), 1) if quick else (UHD, 15)
    few, many = (10, 30) if quick else (500, 5000)
    jpeg = picture(256 if quick else 4096)
    yield from _window(app, size, rounds, few, many, {MAP: jpeg}.get)
    side = 512 if quick else 12_000
    jpeg = picture(side)
    yield _memory(jpeg, side, HD, 1 / 8)
    yield _memory(jpeg, side, UHD, None)
    yield from _highlight(app, quick)


class Painted(QObject):
    """Counts how often a widget was painted, and waits for the next time."""

    def __init__(self, app: QApplication, widget: QWidget) -> None:
        super().__init__(widget)
        self._app, self.times = app, 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False

    def after(self, action: Callable[[], object]) -> None:
        """Do it and come back when the widget has been painted anew."""
        before = self.times
        action()
        for _ in range(1000):
            if self.times > before:
                return
            self._app.processEvents()
        raise RuntimeError("nothing was painted")


class Blit(QWidget):
    """The least a repaint can be."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.resize(*size)
        self._pixmap = QPixmap(*size)
        self._pixmap.fill(QColor("#446"))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()


def picture(side: int) -> bytes:
    """A map picture as JPEG."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("#7a8a55"))
    painter, rnd = QPainter(image), random.Random(5)
    for _ in range(2000):
        painter.fillRect(
            rnd.randrange(side),
            rnd.randrange(side),
            side // 40,
            side // 40,
            QColor.fromHsv(rnd.randrange(360), 90, 140),
        )
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"JPG"))
    writer.setQuality(85)
    writer.write(image)
    return bytes(buffer.data().data())


def crowded(tokens: int) -> DisplayList:
    """A map of 64 x 64 hexes with a picture and so many tokens of 24 looks."""
    spec = GridSpec("hex-flat", CELLS, CELLS)
    grid, rnd = spec.grid(), random.Random(6)
    items: list[Item] = [
        GridItem("s1", spec, grid.bounds(), 1.0, "m"),
        PictureItem("p", MAP, grid.bounds(), 0),
    ]
    for number in range(tokens):
        last = number == tokens - 1  # it stands in the middle, to be dragged
        column, row = (CELLS // 2, CELLS // 2) if last else (rnd.randrange(CELLS), rnd.randrange(CELLS))
        at = grid.center(grid.from_offset(column, row))
        kind = number % 24
        items.append(
            TokenItem(
                f"t{number}", f"T{kind}", at, (), 0.8, grid.direction_deg(kind % 6), LOOKS[kind % 4], None, 0.0, 0.0,
                "standing", False, (), (Bar("hp", 7.0, 14.0),), False,
            )
        )  # fmt: skip
    return DisplayList("s1", {(item.kind, item.id): item for item in items})


def horde(step: int) -> TokenItem:
    """A horde of 64 hexes near the middle, a cell further with every step."""
    spec = GridSpec("hex-flat", CELLS, CELLS)
    grid = spec.grid()
    middle = grid.from_offset(CELLS // 2 + step % 4, CELLS // 2)
    cells = tuple(grid.polygon(cell) for cell in grid.disk(middle, 5)[:64])
    return TokenItem(
        "horde", "Rats", grid.center(middle), cells, 0.8, 0.0, "foe", None, 0.0, 0.0, "standing", False, (), (), False
    )


def shown(app: QApplication, size: tuple[int, int], display: DisplayList, pictures: Callable[[str], bytes | None],
          role: str = "gm", ppu: float = 64.0) -> MapCanvas:  # fmt: skip
    """A canvas that shows the middle of a map, everything drawn."""
    canvas = MapCanvas(role, pictures)  # type: ignore[arg-type]
    canvas.animate = False
    canvas.resize(*size)
    canvas.show()
    canvas.set_display(display)
    canvas.set_zoom(ppu)
    box = canvas.map_box()
    canvas.center_on(ScenePoint(box.center().x(), box.center().y()))
    for _ in range(4):
        canvas.settle()
        app.processEvents()
    return canvas


def _window(
    app: QApplication, size: tuple[int, int], rounds: int, few: int, many: int, pictures: Callable[[str], bytes | None]
) -> Iterator[Row]:
    against = f"blit of {size[0]} x {size[1]}"
    blit = Blit(size)
    bare = Painted(app, blit)
    bare.after(blit.update)
    blitted = cpu(lambda: bare.after(blit.update), 3)

    canvas = shown(app, size, crowded(few), pictures)
    box = canvas.map_box()
    middle = ScenePoint(box.center().x(), box.center().y())
    seen = Painted(app, canvas.viewport())
    repainted = cpu(lambda: seen.after(canvas.viewport().update), 3)
    yield within(f"whole repaint, {few} tokens, grid", against, repainted, blitted, rounds, 2.5)
    canvas.set_zoom(size[1] / CELLS)
    canvas.settle()
    yield within("   zoomed out to the whole map", against, repainted, blitted, rounds, 3.5)
    canvas.set_zoom(64.0)
    canvas.center_on(middle)
    canvas.settle()
    app.processEvents()

    step = 0

    def pan() -> None:
        nonlocal step
        step += 1
        by = 7 if step // 40 % 2 else -7
        seen.after(lambda: canvas.scroll_px(by, by * slanted))

    slanted = 0
    yield within("pan by 7 px", against, cpu(pan, 3), blitted, rounds, 2.5)
    slanted = 1
    yield within("   aslant: Qt scrolls twice", against, cpu(pan, 3), blitted, rounds, None)

    def zoom() -> None:
        nonlocal step
        step += 1
        seen.after(lambda: canvas.zoom_by(1.02 if step // 5 % 2 else 1 / 1.02))

    zoom()
    yield within("zoom step of 2 %", against, cpu(zoom, 3), blitted, rounds, 8)
    canvas.set_zoom(64.0)
    canvas.center_on(middle)
    canvas.settle()

    base = crowded(few)

    def swarm_on() -> None:
        nonlocal step
        step += 1
        moved = DisplayList("s1", {**base.items, ("token", "horde"): horde(step)})
        seen.after(lambda: canvas.set_display(moved))

    yield within(f"a horde of 64 hexes moves, {few} tokens", against, cpu(swarm_on, 3), blitted, rounds, 2.5)
    canvas.set_display(base)
    tv = shown(app, size, crowded(few), pictures, "player")
    both = Painted(app, tv.viewport())

    def two() -> None:
        seen.after(canvas.viewport().update)
        both.after(tv.viewport().update)

    yield within("two windows repainted", "one", cpu(two, 3), repainted, rounds, 2.7)
    for window in (tv, canvas):
        window.close()
        window.deleteLater()

    canvas = shown(app, size, crowded(many), pictures)
    seen = Painted(app, canvas.viewport())
    app.processEvents()
    held = f"t{many - 1}"

    def drag() -> None:
        nonlocal step
        step += 1
        ghost = Ghost((held,), 7 / 64 * (step % 10), 7 / 64 * (step % 7), facing=step % 6)
        seen.after(lambda: canvas.set_overlay(Overlay(ghost=ghost, busy=True)))

    for _ in range(10):
        drag()
    yield within(f"one drag step, {many} tokens", against, cpu(drag, 20), blitted, rounds, 0.2)
    canvas.close()
    canvas.deleteLater()
    blit.close()
    app.processEvents()


def _memory(jpeg: bytes, side: int, size: tuple[int, int], goal: float | None) -> Row:
    """Looked at as a whole and 1:1 in a window of that size."""
    pyramid = Pyramid(jpeg)
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    exposed = QRectF(0, 0, *size)
    pyramid.draw(painter, QRectF(0, 0, size[1], size[1]), exposed, wait=True)
    pyramid.draw(painter, QRectF(-side / 3, -side / 3, side, side), exposed, wait=True)
    painter.end()
    held, whole = pyramid.decoded_bytes(), side * side * 4
    note = f"{held / 2**20:.0f} of {whole / 2**20:.0f} MB, window of {size[0]} x {size[1]}"
    return Row(f"memory of a {side} x {side} map", "its pixels decoded", held / whole, goal, note=note)


def _highlight(app: QApplication, quick: bool) -> Iterator[Row]:
    """From the click to the painted range: our search and bands against networkx and one item a hex."""
    side, size, rounds = (12, (320, 180), 1) if quick else (200, HD, 7)
    scenario = hexes(side)
    spec = scenario.scene("s1").grid
    grid = spec.grid()
    ppu = max(2.0, size[1] / side)
    display = DisplayList("s1", {("grid", "s1"): GridItem("s1", spec, grid.bounds(), 1.0, "m")})
    canvas = shown(app, size, display, lambda file: None, ppu=ppu)
    seen = Painted(app, canvas.viewport())
    scene = QGraphicsScene()
    obvious = QGraphicsView(scene)
    obvious.setRenderHint(QPainter.RenderHint.Antialiasing)
    obvious.setTransform(QTransform.fromScale(ppu, ppu))
    obvious.resize(*size)
    obvious.show()
    plain = Painted(app, obvious.viewport())
    plain.after(obvious.viewport().update)
    walker = walker_at(scenario, 10)
    graph = prebuilt(walker.edges)
    start = walker.tables.state(walker.number, walker.facing)
    brush = QColor(80, 160, 255, 90)

    def ours(budget: int) -> None:
        def click() -> None:
            canvas.set_overlay(Overlay(reach=mover_of(scenario, "s1", "m", foot(budget)).search().reach()))

        seen.after(click)

    def theirs(budget: int) -> None:
        def click() -> None:
            states = nx.single_source_dijkstra_path_length(graph, start, cutoff=budget * 2)
            for number in {state // walker.tables.each_cell for state in states}:
                corners = grid.polygon(walker.lattice.cell(number))
                item = QGraphicsPolygonItem(QPolygonF([QPointF(x, y) for x, y in corners]))
                item.setBrush(brush)
                item.setPen(Qt.PenStyle.NoPen)
                scene.addItem(item)

        plain.after(click)

    def clear() -> None:
        canvas.set_overlay(Overlay())
        scene.clear()
        app.processEvents()

    for budget, goal in ((10, 2.5), (20, 4.0), (60, 8.0)):
        yield ahead(
            f"click to range painted, budget {budget}",
            "networkx and one item a hex",
            cpu(lambda budget=budget: ours(budget), before=clear),  # type: ignore[misc]
            cpu(lambda budget=budget: theirs(budget), before=clear),  # type: ignore[misc]
            rounds,
            goal,
        )
    for window in (canvas, obvious):
        window.close()
    app.processEvents()
