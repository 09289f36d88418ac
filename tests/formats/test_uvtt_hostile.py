"""Whatever stands under the known keys: a map that can be saved and opened again, or one error for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.errors import FormatError
from battlemap.formats.opening import open_any
from battlemap.formats.scenario.container import open_document, save_document

values = st.one_of(
    st.none(), st.booleans(), st.integers(-50, 50), st.sampled_from([10**30, 1e308, -1e-300]), st.floats(),
    st.sampled_from(["7,5", "false", "ffeccd8b", "../inn.png", "data:image/png;base64,iVBORw0KGgo=", "\ud800", "9" * 50]),
)  # fmt: skip
points = st.one_of(st.fixed_dictionaries({"x": values, "y": values}), st.lists(values, max_size=3), values)
things = st.dictionaries(
    st.sampled_from(["position", "bounds", "rotation", "closed", "range", "color", "x", "y"]),
    st.one_of(points, st.lists(points, max_size=3)),
    max_size=4,
)
anything = st.recursive(
    st.one_of(values, points, things),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
)
resolutions = st.fixed_dictionaries(
    {"map_size": st.one_of(st.just({"x": 12, "y": 9}), points)},
    optional={"map_origin": points, "pixels_per_grid": values},
)
trees = st.fixed_dictionaries(
    {"resolution": st.one_of(resolutions, anything)},
    optional=dict.fromkeys(
        ("line_of_sight", "objects_line_of_sight", "portals", "lights", "environment", "image"), anything
    ),
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(trees)
def test_any_tree_is_a_map_or_one_error(tmp_path: Path, tree: dict[str, Any]) -> None:
    path = tmp_path / "map.uvtt"
    path.write_text(json.dumps(tree))
    try:
        opened = open_any(path)
    except FormatError as error:
        assert str(error)
        return
    assert opened.report is not None
    assert json.loads(opened.report.as_json(lambda key: key))["kind"] == "uvtt"
    save_document(opened.scenario, opened.store, tmp_path / "out.battlemap")
    assert open_document(tmp_path / "out.battlemap").scenario.scene("s1") == opened.scenario.scene("s1")
