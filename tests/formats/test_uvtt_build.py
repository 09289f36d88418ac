from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import FormatError, LimitError
from battlemap.formats.fit import Choices
from battlemap.formats.opening import Opened, open_any
from battlemap.formats.report import ImportReport
from battlemap.formats.scenario.container import open_document, save_document
from battlemap.formats.uvtt.embedded import decode
from battlemap.model.entities import Door, Light, Picture, Wall

from .makers import announced_png, line, png, portal, uvtt, written


def opened(folder: Path, choices: Choices | None = None, **fields: Any) -> Opened:
    return open_any(written(folder, uvtt(**fields)), choices=choices)


def report(found: Opened) -> ImportReport:
    assert found.report is not None
    return found.report


def said(texts: tuple[Any, ...]) -> str:
    return "; ".join(map(str, texts))


def test_walls_outside_are_left_out_and_counted(tmp_path: Path) -> None:
    chain = line((-5, 1), (-4, 1), (2, 1), (2, 1), (3, 1), (30, 1), (31, 1))
    found = opened(tmp_path, line_of_sight=[chain])
    assert report(found).walls == 3
    assert [w.points for w in found.scenario.of(Wall, "s1").values()] == [((-4, 1), (2, 1), (3, 1), (30, 1))]
    assert "2 of 5" in said(report(found).left_out)
    assert "no length: 1" in said(report(found).left_out)


def test_a_wall_is_cut_behind_its_door_and_ends_where_the_door_begins(tmp_path: Path) -> None:
    found = opened(tmp_path, line_of_sight=[line((0, 2), (9, 2))], portals=[portal((4, 2.03), (5, 2.03))])
    assert report(found).walls == 1
    assert [w.points for w in found.scenario.of(Wall, "s1").values()] == [((0, 2), (4, 2)), ((5, 2), (9, 2))]
    assert found.scenario.of(Door, "s1")["d1"].points == ((4, 2), (5, 2))


def test_windows_and_open_doors_by_their_width(tmp_path: Path) -> None:
    portals = [
        portal((1, 0), (2, 0)), portal((3, 0), (4, 0), closed=False), portal((5, 0), (5.76, 0), closed="false"),
        portal((6, 0), (6.5, 0)), portal((60, 0), (61, 0)),
    ]  # fmt: skip
    found = opened(tmp_path, portals=portals)
    doors = [(d.type, d.state) for d in found.scenario.of(Door, "s1").values()]
    assert doors == [("door", "closed"), ("door", "open"), ("window", "closed"), ("door", "closed")]
    assert (report(found).doors, report(found).windows) == (3, 1)
    assert "1 of 5" in said(report(found).left_out)


def test_outlines_hide_what_is_behind_and_stop_nobody(tmp_path: Path) -> None:
    ring = line((2, 2), (3, 2), (3, 3))
    found = opened(tmp_path, objects_line_of_sight=[ring, line((20, 20), (21, 20), (21, 21))])
    (wall,) = found.scenario.of(Wall, "s1").values()
    assert wall.points == ((2, 2), (3, 2), (3, 3), (2, 2))
    assert (wall.move, wall.sight, wall.light) == (False, "behind", "behind")
    assert report(found).walls == 0
    assert "outside the picture: 1" in said(report(found).left_out)


def test_the_grid_lies_at_the_fraction_of_the_origin(tmp_path: Path) -> None:
    found = opened(tmp_path, origin=(-1.5, 2.25))
    grid = found.scenario.scene("s1").grid
    assert (grid.columns, grid.rows, grid.origin) == (10, 8, (1.0, 1.25))
    assert "between two grid lines" in said(report(found).guessed)
    assert opened(tmp_path, origin=(3, -2)).scenario.scene("s1").grid.origin is None


def test_fractional_sizes_keep_the_cut_cells(tmp_path: Path) -> None:
    found = opened(tmp_path, width=5.5, height=3.2)
    (picture,) = found.scenario.of(Picture, "s1").values()
    assert (report(found).columns, report(found).rows) == (6, 4)
    assert picture.rect == (0, 0, 5.5, 3.2)


@pytest.mark.parametrize("told", [0, None, -5, "x"])
def test_the_picture_counts_where_the_file_names_no_cell_size(tmp_path: Path, told: Any) -> None:
    size = {"map_size": {"x": 10, "y": 8}, "pixels_per_grid": told}
    image = base64.b64encode(png(500, 400)).decode()
    assert report(opened(tmp_path, resolution=size, image=image)).cell_px == (50, 50)


def test_a_picture_of_another_size_than_told_is_said(tmp_path: Path) -> None:
    found = report(opened(tmp_path, image=base64.b64encode(png(1000, 400)).decode()))
    assert found.cell_px == (100, 50)
    assert "10 px a cell" in said(found.guessed)
    assert "stretched" in said(found.guessed)


def test_the_size_comes_from_the_picture_or_not_at_all(tmp_path: Path) -> None:
    size = {"pixels_per_grid": "50"}
    found = report(opened(tmp_path, resolution=size, image=base64.b64encode(png(500, 400)).decode()))
    assert (found.columns, found.rows) == (10, 8)
    with pytest.raises(FormatError, match="map_size"):
        opened(tmp_path, resolution=size, image="")


def test_chosen_columns_scale_geometry_with_the_picture(tmp_path: Path) -> None:
    found = opened(
        tmp_path, Choices("square", 20), line_of_sight=[line((1, 1), (2, 1))],
        lights=[{"position": [5, 4], "range": 3}],
    )  # fmt: skip
    assert (report(found).columns, report(found).rows, report(found).cell_px) == (20, 16, (5, 5))
    assert found.scenario.of(Wall, "s1")["w1"].points == ((2, 2), (4, 2))
    light = found.scenario.of(Light, "s1")["l1"]
    assert (light.at, light.bright, light.dim) == ((10, 8), 3, 6)


@pytest.mark.parametrize("kind", ["hex-flat", "hex-pointy"])
def test_hexes_cover_the_picture(tmp_path: Path, kind: Any) -> None:
    found = opened(tmp_path, Choices(kind))
    box = found.scenario.scene("s1").grid.grid().bounds()
    (picture,) = found.scenario.of(Picture, "s1").values()
    assert box.width >= picture.rect[2] - 0.01
    assert box.height >= picture.rect[3] - 0.01
    assert "hexes" in said(report(found).guessed)


def test_lights_painted_into_the_picture_are_off(tmp_path: Path) -> None:
    lights = [{"position": {"x": 1, "y": 1}, "range": 4, "color": "ffeccd8b"}]
    for baked, on in ((True, False), (False, True), ("false", True)):
        found = opened(tmp_path, lights=lights, environment={"baked_lighting": baked})
        light = found.scenario.of(Light, "s1")["l1"]
        assert (light.on, light.bright, light.dim, light.color) == (on, 2, 4, "#eccd8b")


def test_only_a_dark_sky_darkens_a_scene(tmp_path: Path) -> None:
    skies = {"ffffffff": "day", None: "day", "ff000010": "night", "ff808080": "dusk"}
    for color, light in skies.items():
        found = opened(tmp_path, environment={"ambient_light": color}, line_of_sight=[line((0, 0), (1, 0))])
        assert found.scenario.scene("s1").light == light


@pytest.mark.parametrize("image", ["", None, "%%%% no base64", base64.b64encode(b"no picture").decode()])
def test_a_map_without_a_readable_picture_keeps_its_walls(tmp_path: Path, image: Any) -> None:
    found = opened(tmp_path, image=image, line_of_sight=[line((0, 0), (1, 0))])
    assert report(found).picture is None
    assert report(found).walls == 1
    assert report(found).cell_px == (10, 10)
    assert "the picture" in said(report(found).left_out)


def test_a_broken_picture_is_left_out_by_name(tmp_path: Path) -> None:
    found = opened(tmp_path, image=base64.b64encode(png(100, 80)[:-20]).decode())
    assert report(found).picture is None
    assert "cut off" in said(report(found).left_out)


def test_a_picture_beyond_the_limit_refuses_the_map(tmp_path: Path) -> None:
    with pytest.raises(LimitError, match="40000 × 40000"):
        opened(tmp_path, image=base64.b64encode(announced_png(40_000, 40_000)).decode())


def test_a_named_picture_is_looked_for_beside_the_map_only(tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    (tmp_path / "inn.png").write_bytes(png(100, 80))
    assert report(opened(folder, image="../inn.png")).picture is None
    (folder / "inn.png").write_bytes(png(100, 80))
    found = report(opened(folder, image="modules\\pack/inn.png"))
    assert found.picture == (100, 80)
    assert "inn.png" in said(found.guessed)


def test_base64_in_every_spelling() -> None:
    data = bytes(range(256)) + b"!"
    plain = base64.b64encode(data).decode()
    for text in (
        plain,
        plain.rstrip("="),
        base64.urlsafe_b64encode(data).decode(),
        "\n".join(plain),
        f"data:a/b;base64,{plain}",
    ):
        assert decode(text) == data


def test_what_is_imported_can_be_saved_and_opened(tmp_path: Path) -> None:
    source = uvtt(
        origin=(-1.5, 2.25), line_of_sight=[line((0, 3), (4, 3))], portals=[portal((1, 3), (2, 3))],
        lights=[{"position": [0, 3], "range": 2}],
    )  # fmt: skip
    found = open_any(written(tmp_path, source, "Keep ☠.uvtt"))
    save_document(found.scenario, found.store, tmp_path / "out.battlemap")
    again = open_document(tmp_path / "out.battlemap")
    assert again.missing == ()
    assert again.scenario.document.title == "Keep ☠"
    for kind in (Wall, Door, Light, Picture):
        assert dict(again.scenario.of(kind, "s1")) == dict(found.scenario.of(kind, "s1"))
