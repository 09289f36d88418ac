"""docs/guide.md is true: its menus and keys are those of the program, its commands run."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.tools.specs import TOOLS

GUIDE = "docs/guide.md"


def menus() -> set[str]:
    from battlemap.ui.action_table import ACTIONS, MENUS

    titles = {name: str(text).replace("&", "") for name, text in MENUS}
    return {f"{titles[a.menu]} ▸ {str(a.title).replace('&', '')}" for a in ACTIONS if a.menu}


def test_every_menu_entry_it_names_is_there(page: Callable[..., Any], qapp: object) -> None:
    named = set(re.findall(r"\*\*([^*]+ ▸ [^*]+)\*\*", page(GUIDE).text))
    assert len(named) > 12
    assert sorted(named - menus()) == []


def test_every_key_it_names_is_one(page: Callable[..., Any], qapp: object) -> None:
    from battlemap.ui.action_table import ACTIONS

    known = {key for action in ACTIONS for key in action.keys} | {tool.shortcut for tool in TOOLS}
    named = re.findall(r"\b(?:Ctrl\+(?:Shift\+)?[A-Z]|F\d+|Home)\b", page(GUIDE).text)
    assert len(named) > 4
    assert sorted(set(named) - known) == []
    assert {"H", "N", "B", "M", "V", ",", ".", "Tab", "Del"} <= known


@pytest.mark.gui
def test_its_commands_run(
    page: Callable[..., Any], program: Callable[[str], subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    guide = page(GUIDE)
    (tmp_path / "lines.jsonl").write_text("\n".join(guide.of("jsonl")[0].lines), "utf-8")
    lines = [line for block in guide.of("") for line in block.lines if line.startswith("battlemap ")]
    assert len(lines) == 3
    for line in lines:
        done = program(line.removeprefix("battlemap "))
        assert done.returncode == 0, (line, done.stderr)
    assert (tmp_path / "fight.png").stat().st_size > 1000
