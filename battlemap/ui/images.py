"""Reads pictures for the canvas: any size at any scale, turned as the camera says, within stated limits.

A picture may have up to `MAX_PIXELS` pixels (12 000 x 12 000). Qt's own limit is raised to just that, on purpose.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

MAX_PIXELS = 12_000 * 12_000
MAX_SIDE = 32_000
ALLOCATION_MB = MAX_PIXELS * 4 // (1024 * 1024) + 1


class PictureFile:
    """The bytes of a picture, looked at but not yet decoded. `problem` says why it cannot be shown ("" if it can)."""

    def __init__(self, data: bytes) -> None:
        QImageReader.setAllocationLimit(ALLOCATION_MB)
        self._bytes = QByteArray(data)
        self.size = QSize()
        self.bands = False
        """True if a part can be decoded without decoding all of it."""
        self.problem = ""
        buffer, reader = self._reader()
        raw = reader.size()
        if not raw.isValid() or raw.isEmpty():
            self.problem = reader.errorString() if data else "empty"
        elif raw.width() * raw.height() > MAX_PIXELS or max(raw.width(), raw.height()) > MAX_SIDE:
            self.problem = f"{raw.width()} x {raw.height()} px"
        else:
            turned = reader.transformation()
            quarter = bool(turned.value & QImageIOHandler.Transformation.TransformationRotate90.value)
            self.size = raw.transposed() if quarter else raw
            self._quarter = quarter
            upright = turned == QImageIOHandler.Transformation.TransformationNone
            self.bands = upright and bytes(reader.format().data()) in (b"jpeg", b"jpg")
        buffer.close()

    def _reader(self) -> tuple[QBuffer, QImageReader]:
        buffer = QBuffer()
        buffer.setData(self._bytes)
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        reader = QImageReader(buffer)
        reader.setAutoTransform(True)
        reader.setDecideFormatFromContent(True)
        return buffer, reader

    def read(self, size: QSize, clip: QRect | None = None) -> QImage:
        """The picture scaled to `size`, or the part `clip` of that (only where `bands` is true); null if broken."""
        buffer, reader = self._reader()
        if size != self.size:
            reader.setScaledSize(size.transposed() if self._quarter else size)
        if clip is not None:
            reader.setScaledClipRect(clip)
        image = reader.read()
        buffer.close()
        return drawable(image)


def drawable(image: QImage) -> QImage:
    """The image in the format the painter is fastest with."""
    if image.isNull():
        return image
    wanted = QImage.Format.Format_ARGB32_Premultiplied if image.hasAlphaChannel() else QImage.Format.Format_RGB32
    return image if image.format() == wanted else image.convertToFormat(wanted)


def square(data: bytes, px: int) -> QImage:
    """The middle square of a picture, `px` wide; null if it cannot be read."""
    file = PictureFile(data)
    if file.problem:
        return QImage()
    least = max(1, min(file.size.width(), file.size.height()))
    scale = max(1.0, least / px)
    # decode at twice the size at most, then shrink smoothly: sharp and cheap for photographs as well
    near = (
        QSize(round(file.size.width() * 2 / scale), round(file.size.height() * 2 / scale)) if scale > 4 else file.size
    )
    image = file.read(near)
    if image.isNull():
        return image
    least = min(image.width(), image.height())
    cut = image.copy((image.width() - least) // 2, (image.height() - least) // 2, least, least)
    mode = Qt.TransformationMode.SmoothTransformation
    return drawable(cut.scaled(px, px, Qt.AspectRatioMode.IgnoreAspectRatio, mode))
