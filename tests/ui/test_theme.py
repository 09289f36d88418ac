"""The design tokens hold what the design guide promises: contrast, sizes, and one look a meaning."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from battlemap.ui import dress, theme
from battlemap.ui.theme import DARK, LIGHT, Theme

GROUNDS = ("window", "panel", "raised", "input", "hover", "selected")


def luminance(color: QColor) -> float:
    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colors", [DARK, LIGHT])
@pytest.mark.parametrize(
    ("token", "least"),
    [("text", 7.0), ("muted", 4.5), ("disabled", 3.3), ("control", 2.95), ("link", 4.5), ("tv", 4.5), ("focus", 4.5),
     ("good", 4.5), ("warn", 4.5), ("bad", 4.5)],
)  # fmt: skip
def test_text_is_readable_on_every_ground(colors: Theme, token: str, least: float) -> None:
    worst = min(contrast(colors.color(token), colors.color(ground)) for ground in GROUNDS)
    assert worst >= least


@pytest.mark.parametrize("colors", [DARK, LIGHT])
def test_the_primary_button_is_readable(colors: Theme) -> None:
    assert contrast(colors.color("on_accent"), colors.color("accent")) > 9


def test_sides_stand_out_from_the_outline_and_have_a_ring_and_an_icon_each() -> None:
    outline = QColor(theme.CANVAS.outline)
    for one in theme.SIDES.values():
        assert contrast(QColor(one.color), outline) >= 5
    assert len({one.ring for one in theme.SIDES.values()}) == 4
    assert len({one.icon for one in theme.SIDES.values()}) == 4
    assert theme.side("pirates") is theme.SIDES["neutral"]


def test_bands_and_arcs_differ_by_pattern() -> None:
    assert len({b.pattern for b in theme.BANDS.values()}) == 3
    assert len({a.pattern for a in theme.ARCS.values()}) == 3


@pytest.mark.parametrize(
    ("name", "index", "count", "like"),
    [("step", 2, 3, "step"), ("move", 0, 1, "move"), ("walk", 0, 1, "move"), ("walk", 0, 2, "step"), ("run", 1, 2, "move"),
     ("sprint", 2, 3, "beyond")],
)  # fmt: skip
def test_a_band_has_a_look_whatever_the_ruleset_calls_it(name: str, index: int, count: int, like: str) -> None:
    assert theme.band(name, index, count) is theme.BANDS[like]


@pytest.mark.parametrize("colors", [DARK, LIGHT])
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
def test_the_style_sheet_is_complete(colors: Theme, scale: float) -> None:
    sheet = dress.qss(colors, scale)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    body = re.search(r"QWidget \{[^}]*font-size: (\d+)px", sheet)
    assert body is not None and int(body[1]) == round(13 * scale)


def test_both_themes_dress_the_program(qapp: QApplication) -> None:
    kept = qapp.styleSheet(), qapp.palette(), qapp.font()
    try:
        for colors in (LIGHT, DARK):
            dress.apply(qapp, colors)
            assert qapp.palette().color(QPalette.ColorRole.Window) == colors.color("window")
            assert colors.panel in qapp.styleSheet()
            assert qapp.style().objectName() in ("fusion", "")
    finally:
        qapp.setStyleSheet(kept[0])
        qapp.setPalette(kept[1])
        qapp.setFont(kept[2])


def test_themes_by_name(qapp: Any) -> None:
    assert theme.theme("light") is LIGHT
    assert theme.theme("dark") is DARK
    assert theme.theme("system") in (LIGHT, DARK)


@pytest.mark.parametrize(("role", "px"), [("badge", 23), ("name", 28), ("word", 34), ("banner", 45), ("total", 85)])
def test_tv_sizes_are_angles(role: str, px: float) -> None:
    capital = theme.tv_font_px(role, 1.58) * theme.CAPITAL * 1.375
    assert capital == pytest.approx(px, rel=0.02)
    assert theme.tv_font_px(role, 3.16) == pytest.approx(2 * theme.tv_font_px(role, 1.58))
    assert theme.tv_font_px(role, 1.58, 6.0) == pytest.approx(2 * theme.tv_font_px(role, 1.58))


def test_the_bundled_font_is_used_and_its_figures_are_of_equal_width(qapp: Any) -> None:
    assert theme.load_fonts() == "Inter"
    for role in theme.FONT_ROLES:
        metrics = QFontMetricsF(theme.font(role))
        widths = {round(metrics.horizontalAdvance(digit * 4), 3) for digit in "0123456789"}
        assert len(widths) == 1, role
    assert theme.font("body", 1.5).pixelSize() == 20
