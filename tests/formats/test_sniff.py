from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from battlemap.errors import FormatError, LimitError
from battlemap.formats import sniff as sniffing
from battlemap.formats.sniff import Kind, recognise, refusal, sniff

from .makers import png, saved, uvtt

SCENARIO = {"format": "battlemap", "version": 1, "scenes": [{"id": "s1"}]}
RGB = Image.new("RGB", (4, 4))

FILES: list[tuple[str, bytes, Kind]] = [
    ("empty", b"", Kind.EMPTY),
    ("blank", b" \r\n\t", Kind.EMPTY),
    *[(f.lower(), saved(RGB, f), Kind.PICTURE) for f in ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")],
    ("svg", b'<?xml version="1.0"?>\n<svg width="4"/>', Kind.SVG),
    ("avif", b"\0\0\0\x20ftypavif", Kind.OTHER_PICTURE),
    ("mp4", b"\0\0\0\x20ftypisom", Kind.VIDEO),
    ("webm", b"\x1a\x45\xdf\xa3....", Kind.VIDEO),
    ("pdf", b"%PDF-1.7", Kind.PDF),
    ("tmx", b'<?xml version="1.0"?><map version="1">', Kind.TILED),
    ("gurps", b'<?xml version="1.0" encoding="iso-8859-1"?><root><character><name>J\xf6rn', Kind.GURPS_XML),
    ("xml", b"<mapping/>", Kind.UNKNOWN),
    ("tsv", b"\tF\tDR\t\t\r\n\tF\tSUU\t\t\r\n\tF", Kind.DONJON),
    ("text", b"Dear diary,\n\tF", Kind.UNKNOWN),
    ("binary", b"\x7fELF\0\0\0", Kind.UNKNOWN),
    ("latin", b"caf\xe9", Kind.UNKNOWN),
    ("db", b'{"_id":"a"}\n{"_id":"a","$$deleted":true}\n', Kind.FOUNDRY_DATABASE),
]

TREES: list[tuple[Any, Kind]] = [
    (SCENARIO, Kind.SCENARIO),
    (uvtt(), Kind.UVTT),
    ({"line_of_sight": [], "image": ""}, Kind.UVTT),
    ({"walls": [], "gridType": 4, "grid": 100}, Kind.FOUNDRY_SCENE),
    ({"walls": [], "levels": []}, Kind.FOUNDRY_SCENE),
    ({"system": {"attributes": {}}}, Kind.FOUNDRY_ACTOR),
    ({"prototypeToken": {}}, Kind.FOUNDRY_ACTOR),
    ({"rects": [], "doors": []}, Kind.ONE_PAGE_DUNGEON),
    ({"cells": [], "cell_bit": {}}, Kind.DONJON),
    ({"orientation": "hexagonal", "layers": []}, Kind.TILED),
    ({"profile": {}, "attributes": [], "version": 5}, Kind.GCS),
    ({"version": 5}, Kind.JSON),
    ([1, 2], Kind.JSON),
]


@pytest.mark.parametrize(("name", "data", "kind"), FILES, ids=[file[0] for file in FILES])
def test_kinds_by_content_under_any_name(tmp_path: Path, name: str, data: bytes, kind: Kind) -> None:
    for ending in ("", ".dd2vtt", ".battlemap", ".png", ".json"):
        path = tmp_path / f"{name}{ending}"
        path.write_bytes(data)
        assert sniff(path) is kind


@pytest.mark.parametrize(("tree", "kind"), TREES)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_kinds_of_json_in_each_encoding(tmp_path: Path, tree: Any, kind: Kind, encoding: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(json.dumps(tree, indent=1).replace("\n", "\r\n").encode(encoding))
    found = recognise(path)
    assert (found.kind, found.tree) == (kind, tree)


def test_numbers_json_does_not_have_are_read(tmp_path: Path) -> None:
    path = tmp_path / "map.uvtt"
    path.write_text('{"resolution": {}, "a": [NaN, -Infinity, 1e400]}')
    assert recognise(path).tree["a"][1:] == [-float("inf"), float("inf")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"resolution": {"map_size": ', "cut off"), ('{"image": "iVBORw0KG', "cut off"), ("[" * 100_000, "nested too deep"),
        ('{"a": ' * 100_000, "nested too deep"), ('{"a": 1,, "b": 2, "c": 3}', "line 1, column 9"),
        ('{"a": ' + "9" * 5000 + ', "b": 1}', "too long"),
    ],
)  # fmt: skip
def test_broken_json_gets_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "map.uvtt"
    path.write_text(text)
    with pytest.raises(FormatError, match=words) as caught:
        sniff(path)
    assert "map.uvtt" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_archives_and_folders(tmp_path: Path) -> None:
    kinds = {"scenario.json": Kind.SCENARIO, "content.xml": Kind.MAPTOOL, "readme.txt": Kind.ZIP}
    for member, kind in kinds.items():
        path = tmp_path / f"{member}.bin"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(member, b"x")
        assert sniff(path) is kind
    cut = tmp_path / "cut.rptok"
    cut.write_bytes((tmp_path / "content.xml.bin").read_bytes()[:40])
    assert sniff(cut) is Kind.SCENARIO  # whose reader says that it is cut off
    assert sniff(tmp_path) is Kind.FOLDER
    for name, kind in (("ruleset.toml", Kind.RULESET), ("scenario.json", Kind.SCENARIO)):
        (tmp_path / name).write_text("?")
        assert sniff(tmp_path) is kind


def test_what_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FormatError, match="There is no file"):
        sniff(tmp_path / "none.uvtt")
    with pytest.raises(FormatError):
        sniff(Path("a\0b"))
    with pytest.raises(FormatError):
        sniff(tmp_path / ("n" * 5000))
    if sys.platform != "win32":
        with pytest.raises(FormatError, match="neither a file nor a folder"):
            sniff(Path("/dev/null"))
    path = tmp_path / "big.uvtt"
    path.write_text(json.dumps(uvtt()))
    monkeypatch.setattr(sniffing, "FILE_BYTES", 50)
    with pytest.raises(LimitError, match="larger than"):
        sniff(path)


def test_refusals_name_file_kind_and_what_to_do() -> None:
    later = refusal(Path("a.tmx"), Kind.TILED)
    assert str(later) == "a.tmx is a Tiled map; this version cannot import it yet"
    for kind in Kind:
        if kind not in (Kind.SCENARIO, Kind.PICTURE, Kind.UVTT):
            error = refusal(Path("a.bin"), kind)
            assert str(error).startswith("a.bin is ")
            assert error.hint


def test_pictures_are_handed_on(tmp_path: Path) -> None:
    path = tmp_path / "map.dd2vtt"
    path.write_bytes(png(5, 5))
    assert recognise(path).data == png(5, 5)


def test_files_of_the_corpus(corpus: Path) -> None:
    kinds = {
        "foundry": {Kind.FOUNDRY_SCENE, Kind.FOUNDRY_ACTOR, Kind.FOUNDRY_DATABASE}, "gcs": {Kind.GCS},
        "onepage": {Kind.ONE_PAGE_DUNGEON}, "donjon": {Kind.DONJON}, "tiled": {Kind.TILED, Kind.PICTURE},
    }  # fmt: skip
    for folder, known in kinds.items():
        assert {sniff(path) for path in (corpus / folder).iterdir()} <= known
