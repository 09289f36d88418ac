"""The bundle that runs without Python: built anew and tried, which takes half a minute, so only on demand."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = """\
import colorsys, csv, decimal, difflib, graphlib, sqlite3, statistics, xml.etree.ElementTree, zoneinfo
import concurrent.futures, email.message, importlib.resources, unittest.mock

from battlemap.rules.api import Ruleset


class Rules(Ruleset):
    pass
"""

pytestmark = [pytest.mark.slow, pytest.mark.gui]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if os.environ.get("BATTLEMAP_BUNDLE") != "1":
        pytest.skip("half a minute; BATTLEMAP_BUNDLE=1 builds it")
    pytest.importorskip("PyInstaller", reason="PyInstaller is not installed")
    folder = tmp_path_factory.mktemp("bundle")
    places = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, str(ROOT / "installer" / "battlemap.spec")]
    built = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr[-3000:]
    return folder / "dist" / "battlemap"


def run(bundle: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The bundled program, with nothing of this Python, no screen, and a home of its own."""
    home = bundle.parent / "home"
    keep = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    environment = {**keep, "PATH": os.defpath, "HOME": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    program = bundle / ("battlemap-console.exe" if os.name == "nt" else "battlemap")
    return subprocess.run(
        [str(program), *arguments],
        cwd=bundle.parent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_it_passes_its_self_test(bundle: Path) -> None:
    tested = run(bundle, "self-test")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    *lines, last = tested.stdout.splitlines()
    assert last == "self-test passed"
    assert all(line.startswith("ok  ") for line in lines)


def test_it_plays_and_draws_a_bundled_map(bundle: Path) -> None:
    (sample,) = bundle.rglob("maps/mill_bridge")
    played = run(bundle, "play", str(sample), "--script", str(sample / "first_turn.jsonl"), "--lang", "da")
    assert played.returncode == 0, played.stderr
    drawn = run(bundle, "render", str(sample), "bridge.png", "--px-per-cell", "16")
    assert drawn.returncode == 0, drawn.stderr
    assert (bundle.parent / "bridge.png").read_bytes().startswith(b"\x89PNG")


def test_a_ruleset_of_ones_own_may_use_the_whole_standard_library(bundle: Path) -> None:
    folder = bundle.parent / "own_rules"
    folder.mkdir()
    manifest = (ROOT / "rulesets" / "generic" / "ruleset.toml").read_text("utf-8")
    (folder / "ruleset.toml").write_text(manifest.replace('id = "generic"', 'id = "own_rules"'), "utf-8")
    (folder / "ruleset.py").write_text(RULES, "utf-8")
    (sample,) = bundle.rglob("maps/mill_bridge")
    (bundle.parent / "empty.jsonl").write_text("", "utf-8")
    played = run(bundle, "play", str(sample), "--ruleset", str(folder), "--script", "empty.jsonl")
    assert (played.returncode, played.stderr) == (0, "")


def test_it_carries_the_licence_of_everything_in_it(bundle: Path) -> None:
    page = (bundle / "NOTICES" / "README.txt").read_text("utf-8")
    listed = tomllib.loads((ROOT / "assets" / "LICENSES.toml").read_text("utf-8"))
    assert [notice["name"] for notice in listed["notice"] if notice["name"] not in page] == []
    assert {"LICENSE", "LGPL-3.txt", "GPL-3.txt"} <= {file.name for file in (bundle / "NOTICES").iterdir()}
    assert list((bundle / "NOTICES" / "shapely").rglob("LICENSE_GEOS*"))


def test_it_carries_no_gtk_and_no_tools_of_development(bundle: Path) -> None:
    names = {file.name.lower() for file in bundle.rglob("*")}
    assert [name for name in names if name.startswith(("libgtk", "libgdk", "libqgtk"))] == []
    assert not names & {"pytest", "_pytest", "hypothesis", "pip", "mypy"}
