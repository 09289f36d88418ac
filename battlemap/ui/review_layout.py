"""Where things stand in the cells of a review sheet: frames, ticks, words in one line or two, pieces with their chips."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QFontMetricsF

from battlemap.ui import theme
from battlemap.ui.review_model import CHANGED, FRAMED, Column
from battlemap.ui.review_words import Piece

Index = QModelIndex | QPersistentModelIndex
ROW_PX, LINE_PX = 32, 18
WRAPPED = (Column.COVER, Column.ROLLS, Column.DAMAGE)
"""Those whose words go on in a second line."""


def wrapped(index: Index, width: float, scale: float) -> list[str]:
    """The text of a cell in one line, or in two where it is too long for one."""
    text = str(index.data())
    if index.column() not in WRAPPED:
        return [text]
    side = 2 * _side(index.column()) if index.data(FRAMED) else 0.0
    room = width - side - 16 - (19 * scale if index.data(CHANGED) and index.data(FRAMED) else 0)
    metrics = QFontMetricsF(theme.sized_font(13 * scale, 600 if index.data(CHANGED) else 400))
    words = text.split(" ")
    fit = next((n for n in range(len(words), 0, -1) if metrics.horizontalAdvance(" ".join(words[:n])) <= room), 1)
    return [" ".join(words[:fit]), " ".join(words[fit:])] if fit < len(words) else [text]


def _side(column: int) -> float:
    """How far a frame stays from the sides of its cell, px."""
    return 4.0 if column == Column.ROLLS else 10.0


def frame_of(box: QRectF, column: int, scale: float, lines: int = 1) -> QRectF:
    """Where the frame of a cell that can be changed stands, round so many lines."""
    side = _side(column)
    spare = max(0.0, box.height() - (ROW_PX + LINE_PX * (lines - 1)) * scale) / 2
    return box.adjusted(side, 3.5 + spare, -side, -4.5 - spare)


def tick_of(box: QRectF, scale: float) -> QRectF:
    side = 15 * scale
    return QRectF(box.left() + 8, box.center().y() - side / 2, side, side)


def laid_out(box: QRectF, pieces: list[Piece], scale: float) -> list[tuple[Piece, QRectF, QRectF | None]]:
    """Where the words of each piece and its chip stand, in one line or else in two; what finds no room is left out."""
    text, small = QFontMetricsF(theme.sized_font(13 * scale)), QFontMetricsF(theme.font("chip", scale))
    gap, wholes = 14 * scale, [_wide(piece, text, small, scale) for piece in pieces]
    two = len(pieces) > 1 and sum(wholes) + gap * (len(wholes) - 1) > box.width() - 16
    tall, line = small.height() + 4, LINE_PX * scale if two else box.height()
    x, top = box.left() + 8, box.center().y() - line if two else box.top()
    found: list[tuple[Piece, QRectF, QRectF | None]] = []
    for piece, whole in zip(pieces, wholes, strict=True):
        room = box.right() - 8 - x
        if whole > room and x > box.left() + 8 and two and top < box.center().y() - 1:
            x, top = box.left() + 8, box.center().y()
            room = box.right() - 8 - x
        chip_wide = small.horizontalAdvance(piece.rule) + 12 if piece.rule else 0.0
        wide = min(whole, room) - (chip_wide + 6 if piece.rule else 0)
        if wide < 24 * scale:
            break
        words = QRectF(x, top, wide, line)
        chip = QRectF(words.right() + 6, words.center().y() - tall / 2, chip_wide, tall) if piece.rule else None
        found.append((piece, words, chip))
        x = (chip or words).right() + gap
    return found


def _wide(piece: Piece, text: QFontMetricsF, small: QFontMetricsF, scale: float) -> float:
    """How much room a piece wants with all that belongs to it."""
    words = text.horizontalAdvance(piece.words) + (18 * scale if piece.override else 0) + 2
    return words + (small.horizontalAdvance(piece.rule) + 18 if piece.rule else 0)
