"""The window fits its screen, keeps its place, and its parts follow its width."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, QRect, QSizeF
from PySide6.QtWidgets import QApplication, QWidget

from battlemap import paths
from battlemap.app.settings import Settings
from battlemap.rules.manifest import StatSpec
from battlemap.rules.words import Words
from battlemap.ui.gm_window import GMWindow
from battlemap.ui.placing import KEY, fitted, place, remember
from battlemap.ui.player_window import DISTANCE_M, GUESSED_DISTANCE_M, sight
from battlemap.ui.start_parts import SampleCard
from battlemap.ui.stat_form import StatForm
from battlemap.ui.widgets import DecimalBox

LENGTH = st.integers(1, 4000)
PLACE = st.integers(-5000, 5000)


@given(x=PLACE, y=PLACE, width=LENGTH, height=LENGTH, room=st.tuples(PLACE, PLACE, LENGTH, LENGTH))
def test_fitted_lies_inside_and_leaves_what_fits_alone(
    x: int, y: int, width: int, height: int, room: tuple[int, int, int, int]
) -> None:
    wanted, whole = QRect(x, y, width, height), QRect(*room)
    got = fitted(wanted, whole)
    assert whole.contains(got)
    if whole.contains(wanted):
        assert got == wanted


def test_a_first_start_fills_a_small_screen(qapp: QApplication, tmp_home: Path) -> None:
    widget = QWidget()
    assert place(widget, Settings(paths.home(tmp_home)))
    assert widget.screen().availableGeometry().contains(widget.geometry())


@pytest.mark.parametrize("kept", [{"x": 9000, "y": -900, "width": 5000, "height": 5000}, {"x": "no"}, []])
def test_never_off_screen_whatever_the_settings_say(qapp: QApplication, tmp_home: Path, kept: Any) -> None:
    settings = Settings(paths.home(tmp_home))
    settings.set(KEY, kept)
    widget = QWidget()
    place(widget, settings)
    assert widget.screen().availableGeometry().contains(widget.geometry())


def test_size_and_place_come_back(qapp: QApplication, tmp_home: Path) -> None:
    settings = Settings(paths.home(tmp_home))
    first, second = QWidget(), QWidget()
    first.setGeometry(60, 70, 500, 400)
    remember(first, settings)
    assert not place(second, Settings(paths.home(tmp_home)))
    assert second.geometry() == QRect(60, 70, 500, 400)


@pytest.mark.parametrize(("width", "columns", "beside"), [(1000, 2, False), (1366, 2, True), (1920, 3, True)])
def test_start_page_follows_the_width(window: GMWindow, width: int, columns: int, beside: bool) -> None:
    window.fill_start_page()
    window.resize(width, 700)
    QApplication.processEvents()
    QApplication.processEvents()
    cards = window.start.findChildren(SampleCard)
    assert len({card.x() for card in cards}) == min(columns, len(cards))
    assert window.start._side.isVisible() is beside
    assert window.start.search.isVisible()
    view = window.start._scroll.viewport()
    assert all(card.mapTo(view, card.rect().bottomRight()).x() <= view.width() for card in cards)


@pytest.mark.parametrize("text", [100, 150])
def test_the_window_can_be_as_small_as_a_small_laptop(window: GMWindow, text: int) -> None:
    from battlemap.app.opening import open_sample

    window.desk.settings.set("text_size", text)
    window.dress()
    window.resize(1366, 728)
    window.desk.attach(open_sample(paths.maps() / "mill_bridge", home=window.desk.home))
    for _ in range(3):
        QApplication.processEvents()
    fits = window.minimumSizeHint().width() <= 1366 and window.height() <= 768
    window.desk.settings.set("text_size", 100)
    window.dress()
    assert fits, (window.minimumSizeHint(), window.size())
    assert window.log_dock in window.tabifiedDockWidgets(window.token_dock)


def test_a_form_takes_one_column_where_two_have_no_room(qapp: QApplication) -> None:
    specs = [
        StatSpec(id=id_, label=Words(f"A rather long name of {id_}"), type="int") for id_ in ("strength", "dexterity")
    ]
    form = StatForm()
    form.show_stats(specs, {}, "en")
    form.resize(320, 200)
    form.show()
    QApplication.processEvents()
    assert form.field("strength").x() == form.field("dexterity").x()
    form.resize(800, 200)
    QApplication.processEvents()
    assert form.field("strength").y() == form.field("dexterity").y()


@pytest.mark.parametrize(
    ("across", "down", "mm", "distance", "said"),
    [
        (1920, 1080, (1218, 685), DISTANCE_M, True),
        (3840, 2160, (1430, 804), DISTANCE_M, True),
        (1920, 1080, (0, 0), GUESSED_DISTANCE_M, False),
        (1920, 1080, (813, 274), GUESSED_DISTANCE_M, False),
        (1920, 1080, (508, 286), GUESSED_DISTANCE_M, False),
        (1920, 1080, (16, 9), GUESSED_DISTANCE_M, False),
    ],
)
def test_text_sizes_believe_a_screen_only_as_far_as_it_makes_sense(
    across: int, down: int, mm: tuple[int, int], distance: float, said: bool
) -> None:
    screen: Any = SimpleNamespace(geometry=lambda: QRect(0, 0, across, down), physicalSize=lambda: QSizeF(*mm))
    px_per_mm, metres = sight(screen)
    assert metres == distance
    assert px_per_mm == pytest.approx(across / (mm[0] if said else 1218))


@pytest.mark.parametrize(
    ("code", "value", "words"),
    [("en", 6.0, "6"), ("pt_BR", -1.5, "-1,5"), ("da", 12345.25, "12345,25"), ("en", 0.1 + 0.2, "0.3")],
)
def test_decimal_fields_show_the_decimals_there_are_and_read_them_back(
    qapp: QApplication, code: str, value: float, words: str
) -> None:
    box = DecimalBox()
    box.setLocale(QLocale(code))
    box.setRange(-99999, 99999)
    box.setValue(value)
    assert box.text() == words
    assert box.valueFromText(box.text()) == pytest.approx(value)
