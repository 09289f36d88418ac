from __future__ import annotations

import pytest

from battlemap.formats.cellguess import cells_from_name


@pytest.mark.parametrize(
    ("name", "size", "cells"),
    [
        ("Cave 30x40.jpg", (1050, 1400), (30, 40)),
        ("Keep 16×24 (no grid).png", (800, 1200), (16, 24)),
        ("Swamp - 25 x 25 - Gridless.jpg", (1000, 1000), (25, 25)),
        ("Forest_Road_[24x18]_100px_v2.webp", (2400, 1800), (24, 18)),
        ("Docks 20 by 30.png", (1000, 1500), (20, 30)),
        ("Docks 20X30.png", (1000, 1500), (20, 30)),
        ("arena 20x30.jpg", (1500, 1000), (30, 20)),  # rows first
        ("map_22x16_72dpi.png", (1584, 1152), (22, 16)),
        ("cut 22x16.png", (1585, 1150), (22, 16)),  # a pixel too many
        ("tavern-4 20px.jpg", (600, 600), (30, 30)),
        ("inn 70 ppi.jpg", (1400, 700), (20, 10)),
        ("22x16 12x8.png", (600, 400), (12, 8)),  # only the second fits
        ("harbor_1920x1080.jpg", (1920, 1080), None),  # pixels
        ("2024-05-12 session 3.jpg", (900, 700), None),  # a date
        ("map v2x3.jpg", (900, 700), None),
        ("inn 300dpi.jpg", (1400, 700), None),
        ("cave 30x40.jpg", (1000, 1000), None),  # not even
        ("big 2x2.jpg", (4000, 4000), None),  # cells of 2000 px
        ("99999x99999.png", (500, 500), None),
        ("0x0.png", (500, 500), None),
        ("", (500, 500), None),
    ],
)
def test_sizes_in_names(name: str, size: tuple[int, int], cells: tuple[int, int] | None) -> None:
    guess = cells_from_name(name, *size)
    assert (guess and (guess.columns, guess.rows)) == cells
    assert guess is None or guess.kind == "square"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("ruins hex 20x14 flat.jpg", "hex-flat"), ("ruins hex 20x14.jpg", "hex-flat"), ("Hexes_20x14_columns.jpg", "hex-flat"),
        ("ruins hex 20x14 pointy.jpg", None), ("ruins 20x14 flat.jpg", None), ("hexed inn 20x14.jpg", None),
    ],
)  # fmt: skip
def test_hexes_in_names(name: str, kind: str | None) -> None:
    guess = cells_from_name(name, 1169, 963)
    assert (guess and guess.kind) == kind


def test_a_known_kind_of_grid_wins_over_the_name() -> None:
    guess = cells_from_name("ruins 20x14.jpg", 1169, 963, "hex-flat")
    assert guess is not None
    assert (guess.kind, guess.columns, guess.rows) == ("hex-flat", 20, 14)
