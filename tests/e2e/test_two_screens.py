"""Two screens and a real mouse: the main job of the program, from a map file to the same state after a restart."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e import xscreen

ROOT = Path(__file__).resolve().parents[2]
needs_x = pytest.mark.skipif(bool(xscreen.missing()), reason=f"not here: {', '.join(xscreen.missing())}")


def run_program(display: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("WAYLAND")},
        "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8",
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, *map(str, arguments)], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=240,
        check=False,
    )  # fmt: skip


@needs_x
@pytest.mark.gui
def test_the_first_evening(corpus: Path, tmp_path: Path) -> None:
    out = Path(os.environ.get("BATTLEMAP_PICTURES", tmp_path))
    out.mkdir(parents=True, exist_ok=True)
    with xscreen.display() as display:
        script = ROOT / "tests" / "e2e" / "first_evening.py"
        done = run_program(display, script, tmp_path / "home", corpus / "uvtt" / "dd-20x20-64ppg.dd2vtt", out)
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads((out / "evening.json").read_text("utf-8"))
    assert seen["dropped"][0] == seen["dropped"][1]
    way = seen["round a wall"]
    assert way["shown"] == way["path"] == way["logged"]
    assert way["path"] >= way["direct"] + 2, "the way bends round the wall"
    assert way["at"] == way["goal"]
    assert seen["TV shows the same"] and seen["hidden on the TV"] and seen["hidden for the GM"]
    assert "?" in seen["asked"]
    again = subprocess.run(
        [sys.executable, "-m", "battlemap", "play", seen["saved"]], input='{"do": "state"}\n', cwd=ROOT,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(again.stdout)["result"] == seen["state"]
