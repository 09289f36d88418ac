"""Token looks: each fact shows, equal looks are one picture, small ones are simple."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from battlemap.app.display import Bar
from battlemap.ui.canvas.lens import Lens
from battlemap.ui.canvas.looks import initials, look_of, names_that_fit, plain
from battlemap.ui.canvas.tokens import TokenPainter

LENS = Lens(80.0)


@pytest.fixture
def painter(qapp: Any, pictures: Any) -> TokenPainter:
    return TokenPainter(pictures)


@pytest.fixture
def ana(made: ModuleType) -> Any:
    return made.token(made.spec("square"), "Ana", 3, 3)


def picture(painter: TokenPainter, item: Any, px: float = 60.0, **more: bool) -> QImage:
    return painter.pixmap(look_of(item, **more), px, LENS).toImage()


@pytest.mark.parametrize(
    "change",
    [
        {"look": "foe"},
        {"look": "ally"},
        {"look": "neutral"},
        {"facing_deg": 90.0},
        {"picture": "pictures/map.png"},
        {"elevation": 1.5},
        {"elevation": -2.0},
        {"posture": "kneeling"},
        {"hidden": True},
        {"conditions": ("stunned",)},
        {"conditions": ("a", "b", "c", "d")},
        {"conditions": ("dead",)},
        {"bars": (Bar("hp", 3, 14),)},
        {"bars": (Bar("hp", 14, 14), Bar("fp", 5, 10))},
        {"acting": True},
        {"name": "Bo"},
    ],
)
def test_every_fact_changes_the_picture(painter: TokenPainter, ana: Any, change: dict[str, Any]) -> None:
    assert picture(painter, replace(ana, **change)) != picture(painter, ana)


@pytest.mark.parametrize(
    "change",
    [{"id": "t99"}, {"elevation": 0.01}, {"posture": ""}, {"facing_deg": 360.0}, {"bars": (Bar("hp", 140, 140),)}],
)
def test_what_cannot_be_seen_shares_the_picture(painter: TokenPainter, ana: Any, change: dict[str, Any]) -> None:
    one = painter.pixmap(look_of(ana), 60.0, LENS)
    other = painter.pixmap(look_of(replace(ana, **change)), 60.0, LENS)
    assert one.cacheKey() == other.cacheKey()
    assert painter.drawn_count == 1


def test_selected_and_lifted_show(painter: TokenPainter, ana: Any) -> None:
    base = picture(painter, ana)
    assert picture(painter, ana, selected=True) != base
    assert picture(painter, ana, lifted=True) != base


def test_a_low_bar_is_hatched(painter: TokenPainter, ana: Any) -> None:
    def tints(value: float) -> set[str]:
        image = picture(painter, replace(ana, bars=(Bar("hp", value, 14),)), 120.0)
        x, y = image.width() // 2, image.height() // 2
        return {image.pixelColor(x - 40 + i, y + round(120 * 0.36)).name() for i in range(22)}

    assert QColor("#6FD08C").name() in tints(14)
    assert QColor("#FF7A5C").name() in tints(4)
    assert len(tints(4)) > len(tints(14))


def test_a_hidden_token_is_see_through(painter: TokenPainter, ana: Any) -> None:
    def middle(item: Any) -> int:
        image = picture(painter, item)
        return image.pixelColor(image.width() // 2, image.height() // 2 - 15).alpha()

    assert middle(ana) == 255
    assert middle(replace(ana, hidden=True)) == pytest.approx(255 * 0.78, abs=2)


def test_small_tokens_are_simple_and_tiny_ones_dots(painter: TokenPainter, ana: Any) -> None:
    busy = replace(ana, conditions=("stunned",), elevation=2.0, bars=(Bar("hp", 2, 9),))
    bare = replace(ana, bars=())
    assert picture(painter, busy, 20.0) == picture(painter, bare, 20.0)
    assert picture(painter, busy, 8.0) == picture(painter, replace(bare, facing_deg=180.0, name="Bo"), 8.0)
    sides = [picture(painter, replace(bare, look=look), 8.0) for look in ("player", "foe", "ally", "neutral")]
    shapes = [
        frozenset((x, y) for x in range(i.width()) for y in range(i.height()) if i.pixelColor(x, y).alpha() > 128)
        for i in sides
    ]
    assert len(set(shapes)) == 4


def test_a_broken_or_missing_picture_shows_a_letter(painter: TokenPainter, ana: Any) -> None:
    lost = replace(ana, picture="pictures/lost.png")
    assert not painter.pixmap(look_of(lost), 60.0, LENS).isNull()


def test_high_density_screens_get_more_px(painter: TokenPainter, ana: Any) -> None:
    fine = painter.pixmap(look_of(ana), 60.0, Lens(80.0, dpr=2.0))
    plain_one = painter.pixmap(look_of(ana), 60.0, LENS)
    assert fine.width() == 2 * plain_one.width()
    assert fine.deviceIndependentSize() == plain_one.deviceIndependentSize()


@pytest.mark.parametrize(
    ("name", "letters"), [("", "?"), ("  ", "?"), ("ana", "An"), ("Old Tam", "OT"), ("Orc 7", "O7")]
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_a_plain_look_is_who_it_is(ana: Any) -> None:
    loud = replace(ana, acting=True, hidden=True, conditions=("x",), elevation=3.0, posture="prone")
    assert plain(look_of(loud)) == plain(look_of(ana))


def test_names_that_collide_go_by_rank(ana: Any) -> None:
    from PySide6.QtCore import QRectF

    box = QRectF(0, 0, 2, 1)
    foe, friend = replace(ana, id="f", look="foe"), replace(ana, id="p")
    far = replace(ana, id="z", look="neutral")
    placed = [(foe, box), (friend, box.translated(1, 0)), (far, box.translated(9, 0))]
    assert names_that_fit(placed) == {"p", "z"}
    assert names_that_fit([(replace(foe, acting=True), box), *placed[1:]]) == {"f", "z"}


def test_badges_take_the_rulesets_icons(painter: TokenPainter, ana: Any) -> None:
    dizzy = replace(ana, conditions=("dizzy",))
    letter = picture(painter, dizzy)
    painter.use_icons({"dizzy": "no-such-icon"})
    assert picture(painter, dizzy) == letter
    painter.use_icons({"dizzy": "moon"})
    assert picture(painter, dizzy) != letter
