"""All pages: what they link to and name is there, examples work, and no page speaks of one machine."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.session import Session
from battlemap.app.tools.base import PointerEvent, ToolContext
from battlemap.model.entities import Token

ROOT = Path(__file__).resolve().parents[2]
LEAVE_OUT = {".venv", ".git", ".uv", "build", "dist", ".hypothesis", ".pytest_cache"}
PAGES = sorted(
    path for path in ROOT.rglob("*.md") if not LEAVE_OUT & set(path.relative_to(ROOT).parts) and "dist-info" not in str(path)
)  # fmt: skip
LINK = re.compile(r"\]\(([^)\s]+)\)")


def names(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


@pytest.mark.parametrize("path", PAGES, ids=names(PAGES))
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    links = [link for link in LINK.findall(text) if not re.match(r"https?:|mailto:", link)]
    gone = []
    for link in links:
        file, _, heading = link.partition("#")
        target = path.parent / file if file else path
        if not target.exists() or (heading and heading not in anchors(target)):
            gone.append(link)
    assert gone == []


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", PAGES, ids=names(PAGES))
def test_no_page_speaks_of_one_machine(path: Path) -> None:
    assert not re.search(r"(?<![\w.])/(?:work|tmp|root|home/\w+)/", path.read_text("utf-8"))


def test_every_path_that_contributing_names_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = set(re.findall(r"`((?:battlemap|tests|docs|assets|maps|rulesets|installer)/[\w./-]*)`", text))
    assert len(named) > 30
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


def test_every_main_folder_has_a_page() -> None:
    folders = [ROOT / name for name in ("assets", "rulesets", "maps", "tests", "installer", "docs", "battlemap")]
    folders += [path.parent for path in (ROOT / "battlemap").glob("*/__init__.py")]
    assert [str(folder) for folder in folders if not (folder / "README.md").is_file()] == []


@pytest.mark.parametrize(
    "folder", ["geometry", "model", "movement", "vision", "rules", "formats", "app", "ui", "ui/canvas"]
)
def test_every_module_that_a_folder_page_names_is_there(folder: str) -> None:
    base = ROOT / "battlemap" / folder
    named = re.findall(r"`([a-z_]+\.py)`", (base / "README.md").read_text("utf-8"))
    assert named
    assert sorted(name for name in named if not (base / name).is_file() and not list(base.glob(f"*/{name}"))) == []


def test_contributing_gives_every_dependency_a_reason() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    table = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Dependencies")[1].split("\n#")[0]
    wanted = {name.lower() for name in re.findall(r'^  "([A-Za-z][\w-]*)[><=~]', project, re.M)} | {"hatchling"}
    assert len(wanted) > 10
    assert sorted(name for name in wanted if name not in table.lower()) == []


def test_the_changelog_knows_this_version() -> None:
    from battlemap import __version__

    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## Unreleased" in text and f"## {__version__}" in text


# -- examples in pages of folders -------------------------------------------------------------------------------------


def python_of(name: str, page: Callable[..., Any]) -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec(compile("\n".join(page(name).of("python")[0].lines), name, "exec"), space)
    return space


def test_the_tool_of_the_tools_page_hides_and_shows(page: Callable[..., Any], session: Callable[..., Session]) -> None:
    table = session("hex-flat")
    table.do({"do": "add_token", "name": "Ana", "at": [2, 2]})
    run = python_of("battlemap/app/tools/README.md", page)["hide_tool"](ToolContext(table, "s1"))
    assert next(run).cursor == "cross"
    center = table.scenario.scene("s1").grid.grid().center(table.scenario.scene("s1").grid.grid().cell((2, 2)))
    for hidden in (True, False):
        run.send(PointerEvent("press", center, "left"))
        token = table.scenario.token("s1", "t1")
        assert isinstance(token, Token) and token.hidden is hidden
        run.send(PointerEvent("release", center, "left"))
    table.do({"do": "undo"})
    assert table.scenario.token("s1", "t1").hidden  # type: ignore[union-attr]


def test_the_command_of_the_commands_page_is_one(
    page: Callable[..., Any], session: Callable[..., Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    from battlemap.app.commands import base

    monkeypatch.setattr(base, "COMMANDS", dict(base.COMMANDS))
    python_of("battlemap/app/commands/README.md", page)
    table = session("square")
    table.do({"do": "add_token", "name": "Ana", "at": [2, 2]})
    assert table.do({"do": "rest", "token": "t1"}).result == {"token": "t1"}
    assert str(table.undo_what) == "Rest Ana"


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_every_picture_is_made_by_the_program_and_shown() -> None:
    source = (ROOT / "docs" / "make_pictures.py").read_text("utf-8")
    shown = "".join(path.read_text("utf-8") for path in PAGES)
    kept = sorted(path.name for path in (ROOT / "docs" / "pictures").iterdir())
    assert kept
    assert [name for name in kept if f'"{name}"' not in source or f"pictures/{name}" not in shown] == []
    assert all((ROOT / "docs" / "pictures" / name).stat().st_size < 700_000 for name in kept)


@pytest.mark.slow
@pytest.mark.gui
def test_the_pictures_can_be_made(tmp_path: Path) -> None:
    import sys

    script = str(ROOT / "docs" / "make_pictures.py")
    done = subprocess.run([sys.executable, script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        path.name for path in (ROOT / "docs" / "pictures").iterdir()
    )
