"""How a window looks at a scene: zoom, role and text sizes. All painting functions take one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from battlemap.geometry.types import Rect, ScenePoint

Role = Literal["gm", "player"]


@dataclass(frozen=True, slots=True)
class Lens:
    """`ppu`: px a scene unit (a cell). `quick`: in the middle of a zoom, so speed goes before beauty."""

    ppu: float
    role: Role = "gm"
    dpr: float = 1.0
    name_px: float = 12.0
    badge_px: float = 12.0
    quick: bool = False

    def u(self, px: float) -> float:
        """A length in px as scene units."""
        return px / self.ppu


def point(at: ScenePoint | tuple[float, float]) -> QPointF:
    return QPointF(at[0], at[1])


def rect(box: Rect) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def polygon(corners: tuple[ScenePoint, ...] | list[ScenePoint]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])
