"""A map picture as a pyramid of tiles: a small preview first, sharper tiles cut in a thread as they are looked at.

Level 0 is the picture itself, each further level half as wide. Levels from `base` on (at most `PREVIEW_PX` wide) are
always there; of the sharper ones only what was looked at lately is kept, within `TILE_BYTES`. Pictures that cannot be
decoded in parts are decoded once a level and kept as compressed tiles, so a pan never decodes them again.
"""

from __future__ import annotations

import atexit
import gc
from collections import OrderedDict, deque
from collections.abc import Callable
from itertools import count
from threading import Lock
from weakref import WeakValueDictionary, finalize

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QRect,
    QRectF,
    QRunnable,
    QSize,
    Qt,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QImage, QImageWriter, QPainter

from battlemap.ui.images import PictureFile, drawable

TILE = 512
PREVIEW_PX = 1536
TILE_BYTES = 128 * 1024 * 1024
COMPRESS_OVER = 16_000_000
"""Pixels of a level from which tiles of a picture without bands are kept compressed."""

Key = tuple[int, int, int]

_pool: list[QThreadPool] = []


def pool() -> QThreadPool:
    """The one thread that decodes map pictures."""
    if not _pool:
        made = QThreadPool()
        made.setMaxThreadCount(1)
        _pool.append(made)
        # a job that still runs while the interpreter goes down would wait for it, and it for the job
        atexit.register(_finish, made)
    return _pool[0]


class _Cache:
    """Decoded tiles of all pictures together, the least lately drawn go first; safe to use from the thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tiles: OrderedDict[tuple[int, Key], QImage] = OrderedDict()
        self._held = 0
        self._gone: deque[int] = deque()

    def get(self, owner: int, key: Key) -> QImage | None:
        with self._lock:
            self._clear()
            tile = self._tiles.get((owner, key))
            if tile is not None:
                self._tiles.move_to_end((owner, key))
            return tile

    def put(self, owner: int, key: Key, tile: QImage) -> None:
        with self._lock:
            self._clear()
            self._pop((owner, key))
            self._tiles[owner, key] = tile
            self._held += tile.sizeInBytes()
            while self._held > TILE_BYTES and len(self._tiles) > 1:
                self._pop(next(iter(self._tiles)))

    def _pop(self, key: tuple[int, Key]) -> None:
        old = self._tiles.pop(key, None)
        if old is not None:
            self._held -= old.sizeInBytes()

    def held(self, owner: int) -> int:
        with self._lock:
            return sum(tile.sizeInBytes() for (o, _), tile in self._tiles.items() if o == owner)

    def drop(self, owner: int) -> None:
        """A picture is gone. Called by the garbage collector, maybe while this very thread holds the lock: so the tiles
        are only cleared away at the next use."""
        self._gone.append(owner)

    def _clear(self) -> None:
        while self._gone:
            owner = self._gone.popleft()
            for key in [k for k in self._tiles if k[0] == owner]:
                self._pop(key)


_cache = _Cache()
_numbers = count()


def _finish(running: QThreadPool) -> None:
    running.clear()
    running.waitForDone()


class _Job(QRunnable):
    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        # a collection in this thread could destroy widgets that belong to the other one
        was = gc.isenabled()
        gc.disable()
        try:
            self._work()
        finally:
            if was:
                gc.enable()


class Pyramid(QObject):
    """The tiles of one picture. Draw it at any time; `ready` is emitted when something sharper can be drawn."""

    ready = Signal()

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.file = PictureFile(data)
        self.problem = self.file.problem
        self.size = self.file.size
        self._lock = Lock()
        self._number = next(_numbers)
        finalize(self, _cache.drop, self._number)
        self._small: dict[int, QImage] = {}
        self._failed: set[int] = set()
        self._packed: dict[Key, bytes] = {}
        self._wanted: set[Key] = set()
        self._busy = False
        self.base = 0
        while not self.problem and max(self._level_size(self.base).toTuple()) > PREVIEW_PX:
            self.base += 1

    # -- what is there -------------------------------------------------------------------------------------------

    def decoded_bytes(self) -> int:
        """Bytes of decoded pixels held now."""
        with self._lock:
            return sum(i.sizeInBytes() for i in self._small.values()) + _cache.held(self._number)

    @property
    def loading(self) -> bool:
        """True while nothing at all can be drawn yet."""
        return not self.problem and not self._small

    def settle(self) -> None:
        """Wait for what was asked for, and have at least the small level."""
        pool().waitForDone()
        if self.loading:
            self._load_small()

    def _level_size(self, level: int) -> QSize:
        half = (1 << level) - 1
        return QSize((self.size.width() + half) >> level, (self.size.height() + half) >> level)

    def _level_for(self, px_per_pixel: float) -> int:
        level = 0
        while px_per_pixel <= 0.5 and level < 16:
            px_per_pixel *= 2
            level += 1
        while level > self.base and max(self._level_size(level).toTuple()) < 64:
            level -= 1
        return level

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter, box: QRectF, exposed: QRectF, *, wait: bool = False) -> None:
        """Draw the part `exposed` of the picture laid over `box`, both in device px (the painter has no transform).

        Args:
            wait: decode what is missing first instead of asking for it.
        """
        if self.problem or box.isEmpty():
            return
        if not self._small:
            if wait:
                self._load_small()
            else:
                self._ask(set())
                return
        part = box.intersected(exposed)
        if part.isEmpty() or self.problem:
            return
        dpr = painter.device().devicePixelRatioF()
        level = self._level_for(box.width() * dpr / self.size.width())
        if level in self._failed:
            level = self.base
        targets = self._targets(level, box, part)
        if level < self.base:
            missing = {key for key, _ in targets if _cache.get(self._number, key) is None}
            if missing and wait:
                self._cut(missing)
            elif missing:
                self._ask(missing)
        for key, target in targets:
            tile = _cache.get(self._number, key) if level < self.base else None
            if tile is not None:
                painter.drawImage(target, tile)
            else:
                near = max(level, self.base)
                painter.drawImage(QRectF(target), self._small_at(near), self._source(key, near))

    def _targets(self, level: int, box: QRectF, part: QRectF) -> list[tuple[Key, QRect]]:
        """Tiles of a level under `part`, each with the whole px it covers (neighbours share their edge exactly)."""
        size = self._level_size(level)
        kx, ky = box.width() / size.width(), box.height() / size.height()

        def edge(i: int, k: float, start: float, last: int) -> int:
            return round(start + min(i * TILE, last) * k)

        i0 = max(0, int((part.left() - box.left()) / kx) // TILE)
        i1 = min((size.width() - 1) // TILE, int((part.right() - box.left()) / kx) // TILE)
        j0 = max(0, int((part.top() - box.top()) / ky) // TILE)
        j1 = min((size.height() - 1) // TILE, int((part.bottom() - box.top()) / ky) // TILE)
        found = []
        for j in range(j0, j1 + 1):
            y0, y1 = edge(j, ky, box.top(), size.height()), edge(j + 1, ky, box.top(), size.height())
            for i in range(i0, i1 + 1):
                x0, x1 = edge(i, kx, box.left(), size.width()), edge(i + 1, kx, box.left(), size.width())
                found.append(((level, i, j), QRect(x0, y0, x1 - x0, y1 - y0)))
        return found

    def _source(self, key: Key, level: int) -> QRectF:
        """Where the ground of a tile lies in the small image of another level."""
        own, other = self._level_size(key[0]), self._level_size(level)
        kx, ky = other.width() / own.width(), other.height() / own.height()
        area = self._area(key)
        return QRectF(area.x() * kx, area.y() * ky, area.width() * kx, area.height() * ky)

    def _area(self, key: Key) -> QRect:
        size = self._level_size(key[0])
        x, y = key[1] * TILE, key[2] * TILE
        return QRect(x, y, min(TILE, size.width() - x), min(TILE, size.height() - y))

    def _small_at(self, level: int) -> QImage:
        with self._lock:
            image = self._small.get(level)
            if image is None:
                image = self._small[level - 1] if level - 1 in self._small else self._small[self.base]
                size = self._level_size(level)
                image = image.scaled(
                    size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
                image = self._small[level] = drawable(image)
            return image

    # -- decoding (in the thread, or in place when the caller waits) ---------------------------------------------

    def _ask(self, keys: set[Key]) -> None:
        with self._lock:
            self._wanted = keys
            if self._busy:
                return
            self._busy = True
        pool().start(_Job(self._work))

    def _work(self) -> None:
        while True:
            if not self._small:
                self._load_small()
            with self._lock:
                wanted, self._wanted = self._wanted - self._kept(self._wanted), set()
                if not wanted or self.problem:
                    self._busy = False
                    break
            self._cut(wanted)
            self._tell()
        self._tell()

    def _tell(self) -> None:
        try:
            self.ready.emit()
        except RuntimeError:  # the program is going down and Qt has taken its part away already
            return

    def _load_small(self) -> None:
        image = self.file.read(self._level_size(self.base))
        if image.isNull():
            self.problem = "broken"
            return
        with self._lock:
            self._small[self.base] = image

    def _cut(self, keys: set[Key]) -> None:
        level = min(key[0] for key in keys)
        keys = {key for key in keys if key[0] == level}
        size = self._level_size(level)
        packed = {key: self._packed[key] for key in keys if key in self._packed}
        if len(packed) == len(keys):
            self._keep({key: drawable(QImage.fromData(data)) for key, data in packed.items()})
        elif self.file.bands and size.width() * size.height() > COMPRESS_OVER:
            area = QRect()
            for key in keys:
                area = area.united(self._area(key))
            image = self.file.read(size, area)
            cut = {k: self._area(k).translated(-area.topLeft()) for k in keys}
            self._keep({k: image if image.isNull() else image.copy(part) for k, part in cut.items()})
        else:
            self._cut_whole(level, size, keys)

    def _cut_whole(self, level: int, size: QSize, keys: set[Key]) -> None:
        image = self.file.read(size)
        big = size.width() * size.height() > COMPRESS_OVER
        columns, rows = (size.width() - 1) // TILE + 1, (size.height() - 1) // TILE + 1
        for key in [(level, i, j) for j in range(rows) for i in range(columns)]:
            tile = image.copy(self._area(key)) if not image.isNull() else image
            if big and not tile.isNull():
                self._packed[key] = _pack(tile)
            if not big or key in keys or tile.isNull():
                self._keep({key: tile})

    def _kept(self, keys: set[Key]) -> set[Key]:
        return {key for key in keys if key[0] in self._failed or _cache.get(self._number, key) is not None}

    def _keep(self, tiles: dict[Key, QImage]) -> None:
        for key, tile in tiles.items():
            if tile.isNull():
                self._failed.add(key[0])
            else:
                _cache.put(self._number, key, tile)


def _pack(tile: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    alpha = tile.hasAlphaChannel()
    writer = QImageWriter(buffer, QByteArray(b"PNG" if alpha else b"JPG"))
    writer.setQuality(60 if alpha else 92)
    writer.write(tile)
    return bytes(buffer.data().data())


_shared: WeakValueDictionary[tuple[str, int, bytes, bytes], Pyramid] = WeakValueDictionary()


def pyramid(file: str, data: bytes) -> Pyramid:
    """The pyramid of a picture, one for all windows that show it."""
    key = (file, len(data), data[:256], data[-256:])
    found = _shared.get(key)
    if found is None:
        found = _shared[key] = Pyramid(data)
    return found
