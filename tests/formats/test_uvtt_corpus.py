"""Every Universal VTT file of the corpus reads as its expected readings say (docs/headless.md, import report)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from battlemap.errors import FormatError
from battlemap.formats.opening import open_any

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
EXPECTED: dict[str, Any] = (
    json.loads((CORPUS / "expected.json").read_text("utf-8")) if (CORPUS / "expected.json").is_file() else {}
)
FILES = sorted(name for name in EXPECTED if name.startswith("uvtt/"))
NO_MAP = ("uvtt/empty.uvtt", "uvtt/truncated.dd2vtt")
WITHOUT = "the corpus of foreign files is not beside this checkout (../shared/corpus)"


@pytest.mark.skipif(not FILES, reason=WITHOUT)
@pytest.mark.parametrize("name", [name for name in FILES if name not in NO_MAP])
def test_reads_as_expected(name: str) -> None:
    opened, expected = open_any(CORPUS / name), EXPECTED[name]
    assert opened.report is not None
    report = opened.report.as_dict(lambda key: key)
    if "picture_px" in expected:
        assert report["picture"] == expected["picture_px"]
    if "error" in expected:  # a picture under a map's name
        assert opened.kind == "picture"
        return
    assert (report["columns"], report["rows"]) == (expected["columns"], expected["rows"])
    assert report["walls"] == expected["wall_segments_touching_picture"]
    assert report["doors"] + report["windows"] == expected["portals_in_picture"]
    assert report["lights"] == expected["lights"]
    if "cell_px" in expected:
        assert report["cell_px"] == expected["cell_px"]
    if expected.get("picture") is None or "unreadable" in expected["picture"]:
        assert report["picture"] is None
        assert any("picture" in said for said in report["left_out"])


@pytest.mark.skipif(not FILES, reason=WITHOUT)
@pytest.mark.parametrize("name", NO_MAP)
def test_fails_cleanly(name: str) -> None:
    with pytest.raises(FormatError) as caught:
        open_any(CORPUS / name)
    assert Path(name).name in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.skipif(not FILES, reason=WITHOUT)
@pytest.mark.parametrize("name", [name for name in FILES if "lights_detail" in EXPECTED[name]])
def test_lights_lie_where_expected_in_their_colours(name: str) -> None:
    from battlemap.model.entities import Light

    lights = open_any(CORPUS / name).scenario.of(Light, "s1")
    for number, expected in enumerate(EXPECTED[name]["lights_detail"], 1):
        light = lights[f"l{number}"]
        assert light.at == pytest.approx(expected["at"], abs=1e-3)
        assert light.dim == pytest.approx(max(0.0, expected["range_cells"]))
        rgb = expected["rgb"] or (255, 255, 255)
        assert light.color == "#" + "".join(f"{part:02x}" for part in rgb)
