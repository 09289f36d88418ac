"""The house's rules as tests: layers, file sizes, names, what is public."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOP = {
    "pyproject.toml", "README.md", "battlemap", "assets", "rulesets", "maps", "tests", "installer", "CONTRIBUTING.md",
    "CHANGELOG.md", "LICENSE", ".ci", ".gitignore", "docs",
}  # fmt: skip
LONG_ALLOWED: dict[str, str] = {}  # file: reason; nothing may pass 700 lines without one


def tracked() -> list[Path]:
    if shutil.which("git") is None:
        pytest.skip("git is not installed: what belongs to the project is not known")
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in done.stdout.decode().split("\0") if name and (ROOT / name).exists()]


def test_imports_go_only_downwards() -> None:
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports"))], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_is_content() -> None:
    ruff = str(Path(sys.executable).with_name("ruff"))
    for command in (["check", "."], ["format", "--check", "."]):
        done = subprocess.run([ruff, *command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_is_content() -> None:
    done = subprocess.run([sys.executable, "-m", "mypy"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_top_level_holds_what_it_should() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= TOP


def test_no_file_is_too_long() -> None:
    too_long = {
        str(path.relative_to(ROOT)): lines
        for path in tracked()
        if path.suffix == ".py" and (lines := path.read_text("utf-8").count("\n")) > 700
    }
    assert not set(too_long) - set(LONG_ALLOWED), too_long


def test_no_ruleset_is_named_outside_its_folder() -> None:
    ids = {path.parent.name for path in (ROOT / "rulesets").glob("*/ruleset.toml")} - {"generic"}
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "battlemap").rglob("*.py")
        for name in ids
        if re.search(rf"\b{name}\b", path.read_text("utf-8"))
    ]
    assert not found


def test_nothing_is_left_open_in_the_code() -> None:
    words = re.compile(r"\b(TO" + "DO|FIX" + r"ME|X" + r"XX|NotImplemented" + r"Error)\b")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("battlemap", "rulesets", "installer")
        for path in (ROOT / folder).rglob("*.py")
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1)
        if words.search(line) and "except" not in line and "error)" not in line
    ]
    assert not found


def test_starting_needs_no_heavy_library() -> None:
    """The window is painted before networkx, shapely, pillow or numpy are loaded."""
    code = (
        "import pkgutil, sys, battlemap.cli, battlemap.app.session, battlemap.app.views, battlemap.app.tools as tools\n"
        "import battlemap.app.commands\n"
        "for found in pkgutil.iter_modules(tools.__path__, 'battlemap.app.tools.'): __import__(found.name)\n"
        "print([m for m in ('networkx', 'shapely', 'PIL', 'scipy', 'PySide6') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_python_file_says_what_it_is_for() -> None:
    bare = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "battlemap").rglob("*.py")
        if path.read_text("utf-8").strip() and ast.get_docstring(ast.parse(path.read_text("utf-8"))) is None
    ]
    assert not bare
