from __future__ import annotations

import base64
import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from battlemap.app.importing import check_file, import_file
from battlemap.errors import BattlemapError, FormatError, SaveError
from battlemap.formats.opening import open_any
from battlemap.model.entities import Picture, Wall


def tell(key: str) -> str:
    return key


def png(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height)).save(out, "PNG")
    return out.getvalue()


@pytest.fixture
def uvtt(tmp_path: Path) -> Path:
    path = tmp_path / "Löwe & Söhne.dd2vtt"
    tree = {
        "resolution": {"map_size": {"x": 10, "y": 8}, "pixels_per_grid": 10},
        "line_of_sight": [[{"x": 0, "y": 2}, {"x": 9, "y": 2}]],
        "portals": [{"position": {"x": 4, "y": 2}, "closed": True}],
        "image": base64.b64encode(png(100, 80)).decode(),
    }
    path.write_text(json.dumps(tree))
    return path


@pytest.mark.parametrize("name", ["out.battlemap", "out folder"])
def test_import_writes_a_scenario(uvtt: Path, tmp_path: Path, name: str) -> None:
    report = import_file(uvtt, tmp_path / name)
    opened = open_any(tmp_path / name)
    assert opened.missing == ()
    assert len(opened.scenario.of(Wall, "s1")) == 2
    assert len(opened.scenario.of(Picture, "s1")) == 1
    assert (report.walls, report.doors, report.columns, report.rows) == (1, 1, 10, 8)


def test_the_report_has_the_keys_of_the_contract(uvtt: Path, tmp_path: Path) -> None:
    line = import_file(uvtt, tmp_path / "out.battlemap", grid="square", columns=20).as_json(tell)
    report = json.loads(line)
    assert list(report) == [
        "kind", "grid", "columns", "rows", "cell_px", "walls", "doors", "windows", "lights", "tokens", "picture", "guessed",
        "left_out",
    ]  # fmt: skip
    assert (report["columns"], report["rows"], report["picture"], report["cell_px"]) == (20, 16, [100, 80], [5, 5])
    assert "\n" not in line


def test_what_stood_there_is_kept(uvtt: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.battlemap"
    out.write_bytes(b"before")
    import_file(uvtt, out)
    assert (tmp_path / "out.battlemap~").read_bytes() == b"before"


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 100_000, b"\x1a\x45\xdf\xa3", b'{"resolution": []}', png(70, 70)[:-30]]
)
def test_bad_input_writes_nothing(tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "source"
    source.write_bytes(content)
    for out in ("out.battlemap", "out"):
        with pytest.raises(FormatError, match="source"):
            import_file(source, tmp_path / out)
    assert [path.name for path in tmp_path.iterdir()] == ["source"]


def test_places_that_are_refused(uvtt: Path, tmp_path: Path) -> None:
    before = uvtt.read_bytes()
    folder = tmp_path / "photos"
    folder.mkdir()
    (folder / "cat.png").write_bytes(b"")
    for out in (uvtt, folder, tmp_path / "none" / "out.battlemap", tmp_path / "a\0b"):
        with pytest.raises(SaveError):
            import_file(uvtt, out)
    assert uvtt.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["cat.png"]


def test_a_scenario_is_not_imported(uvtt: Path, tmp_path: Path) -> None:
    import_file(uvtt, tmp_path / "out.battlemap")
    with pytest.raises(FormatError, match="already"):
        import_file(tmp_path / "out.battlemap", tmp_path / "again.battlemap")


def test_numbers_that_are_impossible_are_refused(uvtt: Path, tmp_path: Path) -> None:
    for columns in (0, -3, 5000):
        with pytest.raises(BattlemapError):
            import_file(uvtt, tmp_path / "out.battlemap", columns=columns)
    assert not (tmp_path / "out.battlemap").exists()


def test_check_says_what_files_are(uvtt: Path, tmp_path: Path) -> None:
    picture = tmp_path / "inn.png"
    picture.write_bytes(png(70, 140))
    import_file(uvtt, tmp_path / "out.battlemap")
    words = {
        uvtt: "Universal VTT map, 10 × 8 cells",
        picture: "70 × 140 px",
        tmp_path / "out.battlemap": "a scenario, Löwe",
    }
    for path, said in words.items():
        result = check_file(path)
        line = result.line(tell)
        assert result.ok
        assert line.startswith(f"{path}: ok, a")
        assert said in line
        assert json.loads(result.as_json(tell))["error"] is None


def test_check_reports_importable_files_as_import_does(uvtt: Path, tmp_path: Path) -> None:
    report = json.loads(import_file(uvtt, tmp_path / "out.battlemap").as_json(tell))
    checked = json.loads(check_file(uvtt).as_json(tell))
    assert {key: checked[key] for key in report} == report
    assert (checked["file"], checked["ok"], checked["error"]) == (str(uvtt), True, None)


def problem(path: Path) -> str:
    result = check_file(path)
    line = result.line(tell)
    assert not result.ok
    assert line.startswith(f"{path}: ")
    assert "\n" not in line
    assert json.loads(result.as_json(tell))["error"]
    return line.removeprefix(f"{path}: ")


def test_check_names_problems_once(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content, said in ((b"", "is empty"), (b"{", "is cut off"), (b"%PDF", "is a PDF document")):
        path.write_bytes(content)
        assert problem(path).startswith(said)
    assert "no file" in problem(tmp_path / "none")
    assert problem(tmp_path).startswith("is a folder without a scenario.json")


def test_check_names_missing_and_damaged_pictures(uvtt: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    import_file(uvtt, folder)
    (picture,) = (folder / "pictures").iterdir()
    picture.write_bytes(picture.read_bytes()[:-9])
    assert picture.name in problem(folder)
    picture.unlink()
    assert f"missing: pictures/{picture.name}" in problem(folder)


def test_check_looks_rulesets_over(tmp_path: Path) -> None:
    from battlemap import paths

    assert check_file(paths.rulesets() / "generic").line(tell).endswith("generic: ok, a ruleset, Generic")
    (tmp_path / "ruleset.toml").write_text("id = 5")
    assert problem(tmp_path)


def test_names_no_terminal_can_show_do_not_break_the_line(tmp_path: Path) -> None:
    result: Any = check_file(tmp_path / "a\udcff\n.png")
    assert result.line(tell).encode()
    assert "\n" not in result.line(tell)
    assert result.as_json(tell).encode()
