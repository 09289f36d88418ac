from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from battlemap.errors import LimitError
from battlemap.formats.fit import Choices
from battlemap.formats.picturemap import picture_scenario
from battlemap.model.entities import Picture

from .makers import announced_png, png, saved


def test_size_from_the_name() -> None:
    scenario, store, report = picture_scenario(png(150, 100), Path("arena 2x3.png"), Choices())
    (picture,) = scenario.of(Picture, "s1").values()
    assert (report.columns, report.rows, report.cell_px) == (3, 2, (50, 50))
    assert picture.rect == (0, 0, 3, 2)
    assert store.read(picture.file) == png(150, 100)
    assert "name" in str(report.guessed[0])
    assert scenario.document.title == "arena 2x3"


@pytest.mark.parametrize(
    ("size", "cells", "rect"),
    [
        ((210, 140), (3, 2), (3, 2)), ((400, 300), (8, 6), (8, 6)), ((1100, 801), (16, 12), (16, 11.650909)),
        ((10, 5), (1, 1), (1, 0.5)),
    ],
)  # fmt: skip
def test_without_a_sign_the_cells_are_guessed_and_the_picture_keeps_its_form(
    size: tuple[int, int], cells: tuple[int, int], rect: tuple[float, float]
) -> None:
    scenario, _, report = picture_scenario(png(*size), Path("inn.png"), Choices())
    assert (report.grid, report.columns, report.rows) == ("square", *cells)
    assert scenario.of(Picture, "s1")["p1"].rect == (0, 0, *rect)
    assert len(report.guessed) == 1


def test_chosen_numbers_stretch_and_say_so() -> None:
    _, _, report = picture_scenario(png(100, 100), Path("inn.png"), Choices("none", 10, 5))
    assert (report.grid, report.columns, report.rows, report.cell_px) == ("none", 10, 5, (10, 20))
    assert "stretched" in str(report.guessed[0])


def test_hexes_lie_whole_in_the_picture() -> None:
    scenario, _, report = picture_scenario(png(1169, 963, "1"), Path("ruins hex 20x14 flat.png"), Choices())
    assert (report.grid, report.columns, report.rows) == ("hex-flat", 20, 14)
    box = scenario.scene("s1").grid.grid().bounds()
    assert scenario.of(Picture, "s1")["p1"].rect == pytest.approx((0, 0, box.width, box.height), abs=1e-5)


def test_a_turned_picture_is_measured_as_it_is_seen() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    data = saved(Image.new("RGB", (600, 900)), "JPEG", exif=exif)
    _, _, report = picture_scenario(data, Path("camp 18x12.jpg"), Choices())
    assert (report.picture, report.columns, report.rows) == ((900, 600), 18, 12)


def test_a_wrong_ending_is_said() -> None:
    _, _, report = picture_scenario(png(70, 70), Path("inn.dd2vtt"), Choices())
    assert "whatever its name says" in str(report.guessed[0])


def test_too_large_is_refused_by_name() -> None:
    with pytest.raises(LimitError, match=r"inn\.png has 40000 × 40000"):
        picture_scenario(announced_png(40_000, 40_000), Path("inn.png"), Choices())
