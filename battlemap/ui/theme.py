"""The design tokens: colours, sides, bands, text sizes, and the QPalette and QSS both themes are made of.

Canvas colours are the same in both themes. Sizes in px at 100 %; `scale` is the user's text size (0.85 to 1.5).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

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


def palette(colors: Theme) -> QPalette:
    """The QPalette of a theme, for everything the QSS leaves to the Fusion style."""
    made = QPalette()
    role = QPalette.ColorRole
    for to, token in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "input"),
        (role.AlternateBase, "panel"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.BrightText, "bad"),
        (role.Highlight, "selected"),
        (role.HighlightedText, "text"),
        (role.Accent, "accent"),
        (role.ToolTipBase, "panel"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "disabled"),
        (role.Link, "link"),
        (role.LinkVisited, "link"),
        (role.Light, "hover"),
        (role.Midlight, "raised"),
        (role.Mid, "line"),
        (role.Dark, "control"),
        (role.Shadow, "window"),
    ):
        made.setColor(to, colors.color(token))
    for to in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, to, colors.color("disabled"))
    return made


_QSS = """
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog, QMessageBox, QMenuBar, QStatusBar, QWizard { background: $window; }
QToolTip { background: $panel; color: $text; border: 1px solid $control; padding: 4px 6px; }
QMenuBar { padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $raised; }
QMenu { background: $panel; border: 1px solid $control; border-radius: 6px; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QToolBar { background: $window; border: 0; spacing: 4px; padding: 5px 8px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 6px; }
QToolBar[orientation="2"]::separator { height: 1px; width: 32px; margin: 6px 2px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 5px 7px; }
QToolButton:hover { background: $raised; }
QToolButton:pressed { background: $hover; }
QToolButton:checked { background: $selected; border-color: $focus; }
QToolButton:disabled { color: $disabled; }
QToolButton:focus { border: 2px solid $focus; padding: 4px 6px; }
QToolButton::menu-indicator { image: none; }
QPushButton { background: $raised; border: 1px solid $control; border-radius: 5px; padding: 0 14px; min-height: ${h30}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $selected; }
QPushButton:checked { background: $selected; border-color: $focus; }
QPushButton:disabled { color: $disabled; border-color: $line; background: $panel; }
QPushButton:focus { border: 2px solid $focus; padding: 0 13px; min-height: ${h28}px; }
QPushButton[primary="true"], QPushButton:default {
  background: $accent; color: $on_accent; border: 1px solid $primary_edge; font-weight: 600; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $accent_hover; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton[primary="true"]:disabled, QPushButton:default:disabled {
  background: $panel; color: $disabled; border-color: $line; }
QPushButton[tv="true"] { border-color: $tv; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QTextEdit, QPlainTextEdit, QDateTimeEdit, QKeySequenceEdit {
  background: $input; border: 1px solid $control; border-radius: 4px; padding: 0 6px; min-height: ${h26}px;
  selection-background-color: $accent; selection-color: $on_accent; }
QTextEdit, QPlainTextEdit { padding: 4px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QTextEdit:focus, QPlainTextEdit:focus {
  border: 2px solid $focus; padding: 0 5px; min-height: ${h24}px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
  color: $disabled; border-color: $line; background: $panel; }
QLineEdit[bad="true"], QSpinBox[bad="true"] { border-color: $bad; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
  image: url("$marks/mark-down-$name.png"); width: ${h16}px; height: ${h16}px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$marks/mark-up-$name.png"); width: ${h16}px; height: ${h16}px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {
  border: 0; width: 20px; background: transparent; }
QSpinBox::up-button:hover, QDoubleSpinBox::up-button:hover, QSpinBox::down-button:hover, QDoubleSpinBox::down-button:hover {
  background: $hover; }
QCheckBox::indicator { width: ${h16}px; height: ${h16}px; border: 1px solid $control; border-radius: 4px; background: $input; }
QCheckBox::indicator:checked { background: $focus; border-color: $focus; image: url("$marks/mark-check-$name.png"); }
QCheckBox::indicator:disabled { border-color: $line; background: $panel; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $control; padding: 4px; }
QComboBox[tv="true"] { border-color: $tv; }
QCheckBox, QRadioButton { spacing: 8px; min-height: ${h24}px; }
QCheckBox:disabled, QRadioButton:disabled, QLabel:disabled { color: $disabled; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $focus; border-radius: 4px; }
QDockWidget { titlebar-close-icon: none; font-weight: 600; }
QDockWidget::title { background: $window; padding: 8px 12px; border-top: 1px solid $line; }
QDockWidget > QWidget { background: $panel; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $focus; }
QAbstractItemView { background: $panel; border: 0; outline: 0; alternate-background-color: $window;
  selection-background-color: $selected; selection-color: $text; }
QAbstractItemView::item { min-height: ${h28}px; padding: 2px 8px; }
QAbstractItemView::item:hover { background: $raised; }
QAbstractItemView::item:selected { background: $selected; color: $text; }
QAbstractItemView:focus { border: 2px solid $focus; }
QHeaderView::section { background: $window; color: $muted; border: 0; border-bottom: 1px solid $line;
  padding: 6px 8px; font-size: ${caption}px; }
QTabBar::tab { background: $window; color: $muted; padding: 8px 14px; border: 0; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { background: $raised; color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $focus; font-weight: 600; }
QTabBar::tab:focus { border: 2px solid $focus; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; background: $panel; }
QStatusBar { border-top: 1px solid $line; font-size: ${caption}px; min-height: ${h28}px; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { padding: 0 10px; }
QGroupBox { border: 1px solid $line; border-radius: 6px; margin-top: 14px; padding: 12px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QProgressBar { background: $input; border: 1px solid $control; border-radius: 4px; text-align: center; max-height: ${h14}px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $control; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: 0;
  width: 0; height: 0; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; margin: -6px 0; border-radius: 8px; background: $focus; }
QSplitter::handle { background: $line; }
QLabel[role="caption"] { color: $muted; font-size: ${caption}px; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="reason"] { color: $disabled; font-size: ${caption}px; }
QLabel[role="section"] { font-size: ${section}px; font-weight: 650; }
QLabel[role="page"] { font-size: ${page}px; font-weight: 700; }
QLabel[role="token"] { font-size: ${token}px; font-weight: 650; }
QLabel[role="big"] { font-size: ${big}px; font-weight: 700; }
QLabel[role="good"] { color: $good; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="bad"] { color: $bad; }
QLabel[role="link"] { color: $link; }
QLabel[role="chip"], QToolButton[role="chip"], QPushButton[role="chip"] { color: $link; font-size: ${chip}px;
  font-weight: 600; background: $input; border: 1px solid $line; border-radius: 4px; padding: 1px 6px; min-height: ${h16}px; }
QLabel[role="key"] { color: $muted; font-size: ${chip}px; font-weight: 600; border: 1px solid $control;
  border-radius: 4px; padding: 0 5px; }
QFrame[role="panel"] { background: $panel; border: 0; }
QFrame[role="card"] { background: $panel; border: 1px solid $line; border-radius: 6px; }
QFrame[role="popup"] { background: $panel; border: 1px solid $control; border-radius: 6px; }
QFrame[role="error"] { background: $panel; border: 1px solid $bad; border-radius: 4px; }
QFrame[role="line"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QGraphicsView { border: 0; background: transparent; }
"""


def qss(colors: Theme, scale: float = 1.0) -> str:
    """The style sheet of a theme. Widgets choose a look by the properties `role`, `primary`, `tv` and `bad`."""
    from string import Template

    values = {f.name: getattr(colors, f.name) for f in fields(colors)}
    values["marks"] = (paths.assets() / "icons").as_posix()
    values["primary_edge"] = colors.accent if colors.name == "dark" else colors.focus
    values["accent_hover"] = QColor(colors.accent).lighter(108).name()
    sizes = {role: f"{size * scale:g}" for role, (size, _) in FONT_ROLES.items()}
    heights = {f"h{px}": f"{round(px * scale)}" for px in range(14, 31)}
    return Template(_QSS).substitute(values, **heights, **{k: _whole(v) for k, v in sizes.items()})


def _whole(px: str) -> str:
    return str(max(1, round(float(px))))


def apply(app: QApplication, colors: Theme, scale: float = 1.0) -> None:
    """Dress the whole program: Fusion, font, palette, style sheet; icons drawn from now on take the new colours."""
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(font("body", scale))
    app.setPalette(palette(colors))
    use(colors)
    app.setStyleSheet(qss(colors, scale))
