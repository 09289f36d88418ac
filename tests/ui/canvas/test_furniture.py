"""Cards, scale bars, and painters that fail."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from battlemap.app.tools.base import Card, CardLine
from battlemap.text import T
from battlemap.ui.canvas.card import CursorCard, place, split_title
from battlemap.ui.canvas.furniture import SCALE_PX, scale_length
from battlemap.ui.canvas.guard import painted
from battlemap.ui.theme import DARK, LIGHT

VIEW = QRect(0, 0, 1000, 700)


@given(x=st.integers(0, 1000), y=st.integers(0, 700), width=st.integers(80, 400), height=st.integers(40, 250))
def test_a_card_never_covers_what_is_pointed_at_and_stays_inside(x: int, y: int, width: int, height: int) -> None:
    around = QRect(x - 30, y - 30, 60, 60)
    box = place(QSize(width, height), around, [], VIEW)
    assert VIEW.contains(box)
    assert not box.intersects(around)


@pytest.mark.parametrize(
    ("point", "left", "below"),
    [((500, 200), True, True), ((500, 650), True, False), ((20, 200), False, True), ((20, 650), False, False)],
)
def test_the_order_is_lower_left_upper_left_lower_right_upper_right(
    point: tuple[int, int], left: bool, below: bool
) -> None:
    around = QRect(point[0] - 20, point[1] - 20, 40, 40)
    box = place(QSize(200, 100), around, [], VIEW)
    assert (box.center().x() < point[0]) is left
    assert (box.center().y() > point[1]) is below


def test_a_card_keeps_off_the_way() -> None:
    around = QRect(480, 180, 40, 40)
    free = place(QSize(200, 100), around, [], VIEW)
    box = place(QSize(200, 100), around, [free], VIEW)
    assert not box.intersects(free)


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("5 of 6 m", ("5", "of 6 m")),
        ("−2 below", ("−2", "below")),
        ("Out of reach", ("Out of reach", "")),
        ("2.5 m", ("2.5", "m")),
    ],
)
def test_the_number_of_a_title_is_large(title: str, parts: tuple[str, str]) -> None:
    assert split_title(title) == parts


@pytest.mark.parametrize("tone", ["normal", "bad", "override"])
def test_a_card_speaks_the_readers_language(qtbot: QtBot, tone: Any) -> None:
    card = CursorCard(None)  # type: ignore[arg-type]
    qtbot.addWidget(card)
    words = {"5 of 6 m": "5 von 6 m", "Forward": "Vorwärts und noch ein gutes Stück weiter"}
    content = Card(T("5 of 6 m"), (CardLine(T("Forward"), "5", "MOV-3"), CardLine(T("Wall"))), tone)
    card.show_card(content, lambda key: words.get(key, key))
    assert card.accessibleName() == "5 von 6 m"
    small = card.sizeHint()
    dark = card.grab().toImage()
    card.set_theme(LIGHT, 1.5)
    assert card.sizeHint().height() > small.height()
    assert card.grab().toImage() != dark
    card.set_theme(DARK, 1.0)
    card.show_card(None, str)
    assert not card.isVisible()


@given(ppu=st.floats(2, 400), distance=st.sampled_from([0.5, 1.0, 1.5, 5.0, 10.0]))
def test_a_scale_bar_is_round_and_fits(ppu: float, distance: float) -> None:
    length = scale_length(ppu, distance)
    px = length / distance * ppu
    assert SCALE_PX[1] / 2.6 <= px <= SCALE_PX[1] * 1.0001
    assert f"{length:.0e}"[0] in "125"


def test_a_painter_that_fails_is_logged_once_and_goes_no_further(caplog: pytest.LogCaptureFixture) -> None:
    @painted
    def paint() -> None:
        raise ZeroDivisionError("in a painter")

    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            paint()
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    caplog.clear()
