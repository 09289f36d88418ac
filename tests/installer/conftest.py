"""`machine`: installer/run.py on a pretended machine."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.installer.machine import FILE, Machine


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A Linux desktop of a person who is not root: Python with venv and pip, all libraries, no uv, a screen."""
    specification = importlib.util.spec_from_file_location("battlemap_installer_run", FILE)
    assert specification is not None and specification.loader is not None
    run = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(run)
    root = tmp_path / "checkout"
    root.mkdir()
    (root / "pyproject.toml").write_text("[project]\n")
    places = {
        "ROOT": root,
        "VENV": root / ".venv",
        "OWN_UV": root / ".uv",
        "PYTHON": root / ".venv/bin/python",
        "SAMPLE": root / "maps/mill_bridge",
        "PICTURE": root / "battlemap-sample.png",
        "LINUX": True,
        "WINDOWS": False,
    }
    for name, value in places.items():
        monkeypatch.setattr(run, name, value)
    here = Machine(run)
    fake = SimpleNamespace(
        call=lambda command, **options: here.carry_out(command, **options).returncode,
        run=here.carry_out,
        CompletedProcess=subprocess.CompletedProcess,
    )
    monkeypatch.setattr(run, "subprocess", fake)
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}" if name in here.programs else None)
    monkeypatch.setattr(run, "has_module", lambda name: name in here.modules)
    monkeypatch.setattr(run.ctypes, "CDLL", here.library)
    monkeypatch.setattr(run.os, "geteuid", lambda: 0 if here.root else 1000, raising=False)
    monkeypatch.setattr(run.os, "execve", here.become)
    monkeypatch.chdir(tmp_path)
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":77")
    return here
