"""Icons: every named one has a glyph, colours follow the theme, a missing one is still something."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from battlemap.ui import icons, theme
from battlemap.ui.canvas.tokens import CONDITION_ICONS


def ink(image: QImage) -> dict[str, int]:
    found: dict[str, int] = {}
    for x in range(image.width()):
        for y in range(image.height()):
            color = image.pixelColor(x, y)
            if color.alpha() > 250:
                found[color.name()] = found.get(color.name(), 0) + 1
    return found


def test_every_listed_icon_has_a_glyph_inside_its_box(qapp: Any) -> None:
    assert len(icons.code_points()) > 100
    for name in icons.code_points():
        box = icons.glyph(name).boundingRect()
        assert not box.isEmpty(), name
        assert QRectF(-0.02, -0.02, 1.04, 1.04).contains(box), name


def test_the_names_this_package_uses_are_listed() -> None:
    used = {*CONDITION_ICONS.values(), *(s.icon for s in theme.SIDES.values())}
    used |= {"eye-slash", "lightbulb", "note", "lock-simple", "pencil-simple", "television", "warning-octagon"}
    assert used <= icons.code_points().keys()


def test_an_icon_takes_the_colours_of_the_theme(qapp: Any) -> None:
    made = icons.icon("sword")
    try:
        for colors in (theme.LIGHT, theme.DARK):
            theme.use(colors)
            image = made.pixmap(QSize(32, 32)).toImage()
            assert max(ink(image), key=ink(image).__getitem__) == colors.text.lower()
            off = made.pixmap(QSize(32, 32), QIcon.Mode.Disabled).toImage()
            assert max(ink(off), key=ink(off).__getitem__) == colors.disabled.lower()
    finally:
        theme.use(theme.DARK)


@pytest.mark.parametrize(("color", "want"), [("tv", theme.DARK.tv), ("#ff0000", "#ff0000")])
def test_an_icon_may_have_a_colour_of_its_own(qapp: Any, color: str, want: str) -> None:
    image = icons.icon("television", color).pixmap(QSize(48, 48)).toImage()
    assert max(ink(image), key=ink(image).__getitem__) == want.lower()


def test_an_unknown_icon_is_a_circle_not_an_error(qapp: Any) -> None:
    assert icons.glyph("no-such-icon").isEmpty()
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("transparent"))
    painter = QPainter(image)
    icons.paint(painter, "no-such-icon", QRectF(0, 0, 40, 40), QColor("red"))
    painter.end()
    assert image.pixelColor(20, 20).alpha() == 0
    assert any(image.pixelColor(x, 20).alpha() > 0 for x in range(40))
