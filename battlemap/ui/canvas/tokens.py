"""A token's look, drawn once into a picture per look and zoom: tokens that look alike share it.

From inside out: picture or initials on a dark field; dark ring; rim = side (colour and ring pattern); outline; wedge =
facing; bar on the lower rim; badges, height tag, posture; rings for turn, selection and hidden.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from battlemap.ui import icons
from battlemap.ui.canvas.ink import color
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.looks import Look
from battlemap.ui.canvas.token_artist import PLAIN_BELOW, ROOM, Artist, Words
from battlemap.ui.images import square
from battlemap.ui.theme import CANVAS

Pictures = Callable[[str], bytes | None]

HIDDEN_OPACITY = 0.78

CONDITION_ICONS = {
    "stunned": "lightning-slash",
    "wounded": "heartbeat",
    "bleeding": "drop",
    "burning": "fire",
    "aim": "target",
    "aiming": "target",
    "waiting": "hourglass-medium",
    "wait": "hourglass-medium",
    "concentrating": "magic-wand",
    "ready": "hand-grabbing",
    "defending": "shield-check",
    "evaluating": "eye",
    "blinded": "eye-slash-fill",
    "frozen": "snowflake",
    "unconscious": "moon",
    "asleep": "moon",
    "flying": "wind",
    "grappled": "link",
    "held": "link",
    "hidden": "eye-slash",
    "restrained": "link",
    "shaken": "warning",
    "frightened": "ghost",
}
OUT = frozenset(
    {"dead", "down", "killed", "unconscious", "dying", "out", "defeated", "incapacitated", "destroyed", "ko"}
)
"""Conditions of one who is out of the fight: crossed out."""


class TokenPainter:
    """Draws looks and keeps what it drew for the present zoom."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._drawn: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._art: OrderedDict[tuple[str, int], QImage] = OrderedDict()
        self._icons: Mapping[str, str] = CONDITION_ICONS
        self._postures: Mapping[str, str] = {}
        self._out = OUT
        self.drawn_count = 0
        """How many looks were drawn so far: tests see by it that looks are shared."""

    def use_icons(
        self,
        icons_by_condition: Mapping[str, str],
        postures: Mapping[str, str] | None = None,
        out: Iterable[str] = (),
    ) -> None:
        """Badges of conditions by the ruleset's icons; unknown icon names fall back to the usual ones, then to a letter.

        Args: postures: what a posture is called; out: conditions of those who are out of the fight.
        """
        self._postures = dict(postures or {})
        self._out = OUT.union(out)
        known = icons.code_points()
        self._icons = {**CONDITION_ICONS, **{c: name for c, name in icons_by_condition.items() if name in known}}
        self.forget()

    def forget(self) -> None:
        """Drop what was drawn (the zoom changed)."""
        self._drawn.clear()

    def pixmap(self, look: Look, diameter_px: float, lens: Lens) -> QPixmap:
        """The picture of a look whose disc is `diameter_px` wide; its middle is the disc's middle."""
        key = (look, round(diameter_px, 2), lens.dpr, round(lens.badge_px, 1))
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = self._draw(look, diameter_px, lens)
            self.drawn_count += 1
            if len(self._drawn) > 4096:
                self._drawn.popitem(last=False)
        else:
            self._drawn.move_to_end(key)
        return found

    def _picture(self, file: str, px: int) -> QImage:
        # in steps, so that a zoom gesture does not decode at each stop
        step = 1 << max(5, math.ceil(math.log2(max(2, px))))
        step = min(step, 1024)
        found = self._art.get((file, step))
        if found is None:
            data = self._pictures(file)
            found = self._art[file, step] = square(data, step) if data is not None else QImage()
            while sum(image.sizeInBytes() for image in self._art.values()) > 48 * 1024 * 1024 and len(self._art) > 1:
                self._art.popitem(last=False)
        return found

    def _draw(self, look: Look, d: float, lens: Lens) -> QPixmap:
        # even, so that the middle lies between two px and a token does not shift between zooms
        half = d * ROOM / 2 + (lens.badge_px if d >= PLAIN_BELOW else 2)
        if d >= PLAIN_BELOW and (look.height or look.posture):
            half = max(half, lens.badge_px * max(3.6, len(look.posture) * 0.62) + d * 0.2)
        whole = max(4, 2 * math.ceil(half))
        made = QPixmap(math.ceil(whole * lens.dpr), math.ceil(whole * lens.dpr))
        made.setDevicePixelRatio(lens.dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(whole / 2, whole / 2)
        words = Words(self._icons, self._postures, self._out)
        Artist(painter, look, d, lens, self._picture, words).draw()
        if look.hidden:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRectF(-whole, -whole, 2 * whole, 2 * whole), color(CANVAS.white, HIDDEN_OPACITY))
        painter.end()
        return made
