"""Another grid under a picture: the picture follows, keeps its form, and nothing is done where nothing changes."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from battlemap.geometry.grid import GridKind
from battlemap.model.entities import GridSpec, Picture, Scene
from battlemap.ui.gridding import Gridded, boxes, lines, lowest, rows_for

MAP = Picture("p1", "a.png", (0.0, 0.0, 20.0, 15.0))
ROOF = Picture("p2", "b.png", (5.0, 5.0, 2.0, 3.0), z=1)
SCENE = Scene("s1", grid=GridSpec("square", 20, 15))
KINDS: tuple[GridKind, ...] = ("square", "hex-flat", "hex-pointy", "none")


def test_more_columns_make_the_picture_as_wide_as_the_grid_and_what_lies_on_it_goes_along() -> None:
    wished = Gridded(GridSpec("square", 40, 30), 1.0, "m")
    assert boxes(SCENE, [ROOF, MAP], wished) == {"p1": (0, 0, 40, 30), "p2": (10, 10, 4, 6)}
    assert lines(SCENE, [MAP], wished) == [
        {"do": "set", "id": "s1", "set": {"grid": {"kind": "square", "columns": 40, "rows": 30}}},
        {"do": "set", "id": "p1", "set": {"rect": [0, 0, 40, 30]}},
    ]


def test_a_shift_moves_all_pictures_alike_and_changes_no_size() -> None:
    found = boxes(SCENE, [MAP, ROOF], Gridded(SCENE.grid, 1.0, "m", (-0.25, 0.5)))
    assert found == {"p1": (-0.25, 0.5, 20, 15), "p2": (4.75, 5.5, 2, 3)}


def test_what_is_so_already_needs_no_line() -> None:
    assert lines(SCENE, [MAP, ROOF], Gridded(SCENE.grid, 1.0, "m")) == []


def test_the_measure_of_a_cell_alone_leaves_the_pictures() -> None:
    assert lines(SCENE, [MAP], Gridded(SCENE.grid, 5.0, "ft")) == [
        {"do": "set", "id": "s1", "set": {"cell_distance": 5.0, "unit": "ft"}}
    ]


def test_a_map_without_a_picture_has_only_its_grid_changed() -> None:
    assert lowest([]) is None
    assert [line["id"] for line in lines(SCENE, [], Gridded(GridSpec("hex-flat", 8, 6), 1.0, "m"))] == ["s1"]


def test_too_many_rows_are_no_rows() -> None:
    assert rows_for(Picture("p1", "a.png", (0.0, 0.0, 1.0, 900.0)), "square", 400) is None


@given(st.sampled_from(KINDS), st.integers(2, 60), st.floats(0.3, 3.0))
def test_the_rows_that_follow_leave_the_picture_its_form(kind: GridKind, columns: int, form: float) -> None:
    picture = Picture("p1", "a.png", (0.0, 0.0, 10.0, 10.0 * form))
    rows = rows_for(picture, kind, columns)
    assert rows is not None
    _x, _y, width, height = boxes(SCENE, [picture], Gridded(GridSpec(kind, columns, rows), 1.0, "m"))["p1"]
    assert math.isclose(height / width, form, rel_tol=1e-4)
