"""The design tokens: colours, sides, bands, text sizes. `dress` makes of them what Qt wears.

Canvas colours are the same in both themes. Sizes in px at 100 %; `scale` is the user's text size (0.85 to 1.5).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

from battlemap import paths

ThemeName = Literal["dark", "light"]
FontRole = Literal[
    "body", "caption", "chip", "dock", "token", "big", "page", "section", "key", "canvas", "cost", "path", "tag"
]


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the frame, as "#rrggbb"."""

    name: ThemeName
    window: str
    panel: str
    raised: str
    input: str
    hover: str
    selected: str
    text: str
    muted: str
    disabled: str
    control: str
    line: str
    accent: str
    on_accent: str
    focus: str
    link: str
    tv: str
    good: str
    warn: str
    bad: str

    def color(self, token: str) -> QColor:
        """The colour of a token by its name ("muted")."""
        return QColor(getattr(self, token))


DARK = Theme(
    "dark",
    window="#15181E",
    panel="#1E222A",
    raised="#2A303A",
    input="#12151A",
    hover="#343B47",
    selected="#3B3523",
    text="#EEF1F6",
    muted="#AEB7C6",
    disabled="#838D9E",
    control="#7A8599",
    line="#353C48",
    accent="#F0B547",
    on_accent="#1B1405",
    focus="#F0B547",
    link="#F3C469",
    tv="#C79BFF",
    good="#62D0A8",
    warn="#FFC861",
    bad="#FF8F73",
)
LIGHT = Theme(
    "light",
    window="#E9E5DC",
    panel="#F8F6F1",
    raised="#FFFFFF",
    input="#FFFFFF",
    hover="#EFEBE1",
    selected="#FBEBC8",
    text="#22252B",
    muted="#595F69",
    disabled="#757A83",
    control="#827A69",
    line="#D3CCBD",
    accent="#F0B547",
    on_accent="#1B1405",
    focus="#8A5A00",
    link="#7D4E00",
    tv="#6A35B5",
    good="#0B6B4F",
    warn="#7A5200",
    bad="#A8341A",
)


_worn: list[Theme] = [DARK]


def current() -> Theme:
    """The theme the program wears now."""
    return _worn[0]


def use(colors: Theme) -> None:
    """Icons and painted widgets take the colours of this theme from now on (also icons already handed out)."""
    _worn[0] = colors


def theme(name: str) -> Theme:
    """The theme "dark" or "light"; anything else ("system") is what the desktop prefers, dark if it does not say."""
    if name == "light":
        return LIGHT
    if name == "dark":
        return DARK
    from PySide6.QtCore import Qt

    return LIGHT if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light else DARK


Ring = Literal["plain", "toothed", "double", "dashed"]


@dataclass(frozen=True, slots=True)
class Side:
    """How a side is told apart: rim colour, dark field of the same hue, ring pattern, icon."""

    color: str
    field: str
    ring: Ring
    icon: str


SIDES = {
    "player": Side("#4AA3FF", "#173A63", "plain", "shield"),
    "foe": Side("#F0562F", "#5E2015", "toothed", "sword"),
    "ally": Side("#1FB58A", "#0F4638", "double", "handshake"),
    "neutral": Side("#E8EBF0", "#3A404A", "dashed", "circle"),
}


def side(look: str) -> Side:
    """The side of a token's `look`; an unknown word is neutral."""
    return SIDES.get(look, SIDES["neutral"])


Pattern = Literal["none", "dots", "hatch", "crosses", "plus"]


@dataclass(frozen=True, slots=True)
class Fill:
    """An area on the map: fill with opacity, pattern with its colour, edge with its dashes (px; empty is solid)."""

    color: str
    opacity: float
    pattern: Pattern
    ink: str
    edge: str
    dashes: tuple[float, ...] = ()


BANDS = {
    "step": Fill("#C9F0FF", 0.62, "none", "#FFFFFF", "#EAF9FF"),
    "move": Fill("#3D8BFF", 0.40, "dots", "#FFFFFF", "#8FBDFF"),
    "beyond": Fill("#FF9A3D", 0.20, "hatch", "#FF9A3D", "#FFB46B", (6, 4)),
}


def band(name: str, index: int, count: int) -> Fill:
    """The look of a band: by its id, else by its place (the lowest as "step" where there are several, then "move")."""
    known = BANDS.get(name)
    if known is not None:
        return known
    if index == 0 and count > 1:
        return BANDS["step"]
    return BANDS["move"] if index <= 1 else BANDS["beyond"]


ARCS = {
    "front": Fill("#3D8BFF", 0.34, "none", "#3D8BFF", "#8FBDFF"),
    "side": Fill("#E7B93C", 0.24, "hatch", "#E7B93C", "#F4D98B", (12, 5)),
    "rear": Fill("#F0562F", 0.26, "crosses", "#F0562F", "#FF9A80", (5, 4)),
}
BLAST = Fill("#FF8A3D", 0.36, "plus", "#FFD9BC", "#FFB46B")
AREAS = {
    "fire": BLAST,
    "smoke": Fill("#B9C0CC", 0.42, "dots", "#FFFFFF", "#E1E5EC", (6, 4)),
    "darkness": Fill("#0C1017", 0.55, "hatch", "#5B6472", "#8C96A6", (6, 4)),
    "light": Fill("#FFF2C4", 0.30, "none", "#FFFFFF", "#FFF7DE"),
}
AREA = Fill("#C9A0FF", 0.24, "plus", "#F0E4FF", "#E4D0FF")


@dataclass(frozen=True, slots=True)
class Canvas:
    """Colours of the map, alike in both themes."""

    ground: str = "#3C434E"
    outside: str = "#101318"
    casing: str = "#0E1116"
    outline: str = "#14161B"
    white: str = "#FFFFFF"
    plate: str = "#14181F"
    accent: str = "#F0B547"
    tv: str = "#C79BFF"
    bad: str = "#FF5C4D"
    fog: str = "#05070A"
    wall: str = "#FFE3A3"
    wall_sight: str = "#9ADBE8"
    wall_low: str = "#D9C7A0"
    door: str = "#FFB46B"
    light: str = "#FFE9A8"
    ink: str = "#EEF1F6"


CANVAS = Canvas()
BAR_COLORS = ("#6FD08C", "#FFC247", "#FF7A5C")
"""Above half; below half; below one third (which is hatched as well)."""

FONT_ROLES: dict[FontRole, tuple[float, int]] = {
    "body": (13, 400),
    "caption": (12, 400),
    "chip": (11, 600),
    "dock": (13, 600),
    "token": (16, 650),
    "big": (21, 700),
    "page": (28, 700),
    "section": (17, 650),
    "key": (9.5, 600),
    "canvas": (12, 600),
    "cost": (12.5, 650),
    "path": (15, 750),
    "tag": (12, 650),
}
CAPITAL = 0.727
"""Height of a capital as a part of the font size."""

TV_ANGLES = {"badge": 12.0, "name": 15.0, "word": 18.0, "banner": 24.0, "total": 45.0}
"""Smallest heights of a capital on the players' screen, in minutes of arc."""


def tv_font_px(role: str, px_per_mm: float, distance_m: float = 3.0) -> float:
    """The font size in px that shows capitals at the angle of `role` from `distance_m` away.

    >>> round(tv_font_px("banner", 1.58))
    46
    """
    capital_mm = 2 * distance_m * 1000 * math.tan(math.radians(TV_ANGLES[role] / 120))
    return capital_mm * px_per_mm / CAPITAL


@lru_cache(maxsize=1)
def load_fonts() -> str:
    """Make the bundled Inter known to Qt, once; gives the family to use, the fallback where the font is missing."""
    folder = paths.assets() / "fonts"
    families: list[str] = []
    for file in sorted(folder.glob("Inter*.[to]tf")) if folder.is_dir() else ():
        number = QFontDatabase.addApplicationFont(str(file))
        families += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return min(families, key=len, default="DejaVu Sans")


def font(role: FontRole = "body", scale: float = 1.0) -> QFont:
    """The font of a role, with figures of equal width."""
    size, weight = FONT_ROLES[role]
    return sized_font(size * scale, weight)


def sized_font(px: float, weight: int = 400) -> QFont:
    """Inter at `px`, with figures of equal width."""
    made = QFont([load_fonts(), "DejaVu Sans"])
    made.setPixelSize(max(1, round(px)))
    made.setWeight(QFont.Weight(weight))
    made.setFeature(QFont.Tag("tnum"), 1)
    return made
