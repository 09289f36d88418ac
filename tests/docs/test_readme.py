"""Every command of README.md works: those of the program run, those of the installer are there to be run."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap import cli

ROOT = Path(__file__).resolve().parents[2]
INSTALLER = "python3 installer/run.py"
ORDER = [
    "Start", "Your first minute", "Without a screen", "What it does", "What it will not do", "Where things are", "Add a ruleset",
    "Add a map tool", "Installers", "Licences",
]  # fmt: skip


def commands(text: Any) -> list[str]:
    return [line for block in text.of("") for line in block.lines if line.startswith("python")]


def test_it_is_short_and_in_order(page: Callable[..., Any]) -> None:
    readme = page("README.md")
    assert len(readme.text.splitlines()) < 150
    assert [line[3:] for line in readme.text.splitlines() if line.startswith("## ")] == ORDER
    tree = next(block for block in readme.of("") if block.lines[0].startswith("battlemap/"))
    assert len(tree.lines) == 12


def test_every_command_goes_through_the_installer(page: Callable[..., Any]) -> None:
    found = commands(page("README.md"))
    assert found[:2] == [INSTALLER, f"{INSTALLER} test"]
    assert len(found) >= 9
    assert all(line.startswith(INSTALLER) for line in found)
    source = (ROOT / "installer" / "run.py").read_text("utf-8")
    assert '"test"' in source and isinstance(ast.parse(source), ast.Module)


@pytest.mark.gui
def test_the_commands_of_the_program_run_in_order(
    page: Callable[..., Any], program: Callable[[str], subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    readme = page("README.md")
    (tmp_path / "fight.jsonl").write_text("\n".join(readme.of("jsonl")[0].lines), "utf-8")
    ran = 0
    for line in commands(readme):
        arguments = line.removeprefix(INSTALLER).split()
        if not arguments or arguments[0] == "test":
            continue
        assert arguments[0] in cli.COMMANDS
        cli.build_parser().parse_args(arguments)
        done = program(line.removeprefix(INSTALLER))
        assert done.returncode == 0, (line, done.stderr)
        assert done.stderr == ""
        ran += 1
    assert ran >= 7
    assert (tmp_path / "after.battlemap").is_file() and (tmp_path / "after.png").is_file()


@pytest.mark.parametrize("folder", ["battlemap", "rulesets", "maps", "assets", "installer", "docs", "tests"])
def test_the_tree_names_every_main_folder(page: Callable[..., Any], folder: str) -> None:
    tree = next(block for block in page("README.md").of("") if block.lines[0].startswith("battlemap/"))
    assert any(f"{folder}/" in line for line in tree.lines)
