from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import FormatError, LimitError
from battlemap.formats.uvtt import read, values
from battlemap.formats.uvtt.read import Portal, read_drawing

from .makers import line, portal, uvtt

coordinates = st.floats(-500, 500)


@given(coordinates, coordinates, coordinates, coordinates)
def test_origin_is_taken_off_everything_alike(x: float, y: float, dx: float, dy: float) -> None:
    tree = uvtt(
        origin=(dx, dy),
        line_of_sight=[line((x, y), (x + 1, y))],
        objects_line_of_sight=[line((x, y), (x + 1, y))],
        portals=[portal((x, y), (x + 1, y))],
        lights=[{"position": {"x": x, "y": y}, "range": 2}],
        image="",
    )
    drawing = read_drawing(tree, "map")
    moved = (x - dx, y - dy)
    assert drawing.walls[0][0] == moved
    assert drawing.outlines[0][0] == moved
    assert drawing.portals[0].ends[0] == moved
    assert drawing.lamps[0].at == moved


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (7, 7.0), ("7,5", 7.5), (" 2.5 ", 2.5), ("-3", -3.0), ("1e2", 100.0), (True, None), (None, None), ("", None),
        ("nan", None), (math.inf, None), (10**400, None), ("1_000", None), ("9" * 50, None), ([1], None),
    ],
)  # fmt: skip
def test_numbers(value: Any, number: float | None) -> None:
    assert values.number(value) == number


@pytest.mark.parametrize(
    ("value", "rgb"),
    [
        ("ffeccd8b", "#eccd8b"), ("80FF0000", "#ff0000"), ("eccd8b", "#eccd8b"), ("#ffeccd8b", "#eccd8b"), ("", None),
        (None, None), ("#12345", None), ("white", None), (255, None),
    ],
)  # fmt: skip
def test_colours_have_alpha_first(value: Any, rgb: str | None) -> None:
    assert values.color(value) == rgb


def test_a_bad_point_breaks_its_line_and_is_counted() -> None:
    text = (
        '[[{"x":0,"y":0},{"x":1,"y":0},{"x":NaN,"y":0},{"x":2,"y":0},{"x":3,"y":0}],[{"x":1e400,"y":1},{"x":3,"y":1}]]'
    )
    drawing = read_drawing(uvtt(line_of_sight=json.loads(text)), "map")
    assert drawing.walls == [[(0, 0), (1, 0)], [(2, 0), (3, 0)]]
    assert drawing.bad_points == 2


def test_nested_lines_and_points_as_pairs() -> None:
    nested = [[[[1, 1], [3, 1]], line((3, 1), (3, 3))], [], [None, {"x": 5, "y": 1}, [7, 1]], "no line", 5]
    assert read_drawing(uvtt(line_of_sight=nested), "map").walls == [
        [(1, 1), (3, 1)], [(3, 1), (3, 3)], [(5, 1), (7, 1)],
    ]  # fmt: skip


def test_outlines_are_closed_walls_are_not() -> None:
    corner = line((0, 0), (1, 0), (1, 1))
    drawing = read_drawing(uvtt(line_of_sight=[corner], objects_line_of_sight=[corner]), "map")
    assert drawing.walls == [[(0, 0), (1, 0), (1, 1)]]
    assert drawing.outlines == [[(0, 0), (1, 0), (1, 1), (0, 0)]]


@pytest.mark.parametrize("bounds", [None, [], line((4, 2), (4, 2)), [{"x": "?"}], 7])
def test_a_portal_without_bounds_is_a_cell_wide_about_its_middle(bounds: Any) -> None:
    tree = uvtt(portals=[{"position": {"x": 4, "y": 2}, "bounds": bounds, "rotation": 1.570796}])
    (found,) = read_drawing(tree, "map").portals
    assert found.closed
    assert found.ends[0] == pytest.approx((4, 1.5), abs=1e-6)
    assert found.ends[1] == pytest.approx((4, 2.5), abs=1e-6)


def test_a_portal_needs_no_position_and_the_text_false_is_false() -> None:
    tree = uvtt(portals=[{"bounds": line((1, 0), (2, 0)), "closed": "false"}, {"closed": True}])
    drawing = read_drawing(tree, "map")
    assert drawing.portals == [Portal(((1, 0), (2, 0)), closed=False)]
    assert drawing.bad_portals == 1


def test_lights_of_no_or_negative_range_reach_nowhere() -> None:
    lights = [{"position": {"x": 1, "y": 1}, "range": r} for r in (-3, None, "2,5", math.nan)] + [{"range": 4}]
    drawing = read_drawing(uvtt(lights=lights), "map")
    assert [lamp.reach for lamp in drawing.lamps] == [0, 0, 2.5, 0]
    assert drawing.bad_lamps == 1


def test_everything_but_the_resolution_may_be_missing_or_null() -> None:
    nulls = dict.fromkeys(("line_of_sight", "objects_line_of_sight", "portals", "lights", "environment", "image"))
    for tree in ({"resolution": {}}, {"resolution": {"map_size": None, "map_origin": None}, **nulls}):
        drawing = read_drawing(tree, "map")
        assert (drawing.width, drawing.walls, drawing.portals, drawing.image) == (None, [], [], "")
    with pytest.raises(FormatError, match="lacks"):
        read_drawing({"resolution": 5}, "map")


def test_more_than_the_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "MOST_PIECES", 5)
    with pytest.raises(LimitError, match="more than 5"):
        read_drawing(uvtt(line_of_sight=[line((0, 0), (1, 0), (2, 0))] * 2), "map")
    monkeypatch.setattr(read, "MOST_THINGS", 1)
    with pytest.raises(LimitError):
        read_drawing(uvtt(portals=[portal((0, 0), (1, 0))] * 2), "map")
    with pytest.raises(LimitError):
        read_drawing(uvtt(lights=[{"position": [1, 1]}] * 2), "map")
