"""A program that ends while a picture is still being decoded ends all the same."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter
app = QGuiApplication([])
from battlemap.ui.canvas import tiles
image = QImage(5000, 5000, QImage.Format.Format_RGB32)
image.fill(QColor("red"))
buffer = QBuffer()
buffer.open(QIODevice.OpenModeFlag.WriteOnly)
QImageWriter(buffer, QByteArray(b"PNG")).write(image)
picture = tiles.Pyramid(bytes(buffer.data().data()))
canvas = QImage(100, 100, QImage.Format.Format_RGB32)
painter = QPainter(canvas)
picture.draw(painter, QRectF(0, 0, 5000, 5000), QRectF(0, 0, 100, 100))
painter.end()
assert tiles.pool().activeThreadCount() == 1
if sys.argv[1] == "wait":
    tiles.pool().waitForDone()
    assert not picture.loading
print("end")
"""


def test_the_end_does_not_hang() -> None:
    for how in ("wait", "leave"):
        done = subprocess.run([sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "end", "")
