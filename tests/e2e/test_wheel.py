"""The wheel carries its data and its entry points, and runs from wherever it is unpacked."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    pytest.importorskip("hatchling", reason="hatchling builds the wheel; it comes with the test tools")
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file)


@pytest.fixture(scope="module")
def unpacked(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    wheel.extractall(folder)
    return folder


def run(unpacked: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python with only the unpacked wheel in front of its packages, away from the checkout."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    options = {"cwd": unpacked.parent, "env": environment, "capture_output": True, "encoding": "utf-8"}
    return subprocess.run([sys.executable, *command], check=False, **options)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("top", ["rulesets", "maps", "assets"])
def test_all_data_is_in_it_and_nothing_that_only_makes_it(wheel: zipfile.ZipFile, top: str) -> None:
    def shipped(file: Path) -> bool:
        hidden = any(part.startswith((".", "__pycache__")) for part in file.parts)
        drawing = top != "rulesets" and (file.suffix == ".py" or "make" in file.relative_to(ROOT).parts)
        return file.is_file() and not hidden and not drawing and file.suffix not in (".journal", ".lock")

    wanted = {file.relative_to(ROOT).as_posix() for file in (ROOT / top).rglob("*") if shipped(file)}
    prefix = "battlemap/_data/"
    found = {name.removeprefix(prefix) for name in wheel.namelist() if name.startswith(f"{prefix}{top}/")}
    assert wanted
    assert found == wanted


def test_it_holds_nothing_else_than_the_package(wheel: zipfile.ZipFile) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel.namelist()} == {"battlemap"}


def test_the_command_and_the_networkx_backend_are_announced(wheel: zipfile.ZipFile) -> None:
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt")]
    points = configparser.ConfigParser()
    points.read_string(wheel.read(name).decode())
    assert points["console_scripts"]["battlemap"] == "battlemap.cli:main"
    assert points["networkx.backends"]["battlemap"] == "battlemap.movement.engine:backend"
    assert points["networkx.backend_info"]["battlemap"] == "battlemap.movement.backend_info:get_info"


def test_unpacked_it_reads_its_own_data(unpacked: Path) -> None:
    told = run(unpacked, "-c", "from battlemap import paths; print(paths.data_root())")
    assert told.stdout.strip() == str(unpacked / "battlemap" / "_data")


@pytest.mark.gui
def test_unpacked_it_passes_its_self_test(unpacked: Path) -> None:
    tested = run(unpacked, "-m", "battlemap", "self-test")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert tested.stdout.count("ok  map ") == len(list((ROOT / "maps").glob("*/scenario.json")))
