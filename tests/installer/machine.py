"""A machine that is only pretended, for the tests of installer/run.py: nothing is installed, nothing is fetched."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

FILE = Path(__file__).resolve().parents[2] / "installer" / "run.py"


class Machine:
    """A pretended machine: what it has, and what was run on it."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.commands: list[list[str]] = []
        self.became: list[str] = []
        self.became_with: dict[str, str] = {}
        self.programs: set[str] = set()
        self.modules: set[str] = {"venv", "ensurepip", "pip"}
        self.libraries: set[str] = {*run.DRAWING, *run.X11, *run.WAYLAND}
        self.apt_brings: set[str] = set()
        self.apt_lists = True
        self.root = False
        self.fails: Callable[[list[str]], bool] = lambda command: False

    def ran(self, *words: str) -> list[list[str]]:
        return [command for command in self.commands if set(words) <= set(command)]

    def carry_out(self, command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        if self.fails(command):
            return subprocess.CompletedProcess(command, 1, "", "it did not work")
        code = 0
        if command[0] == "apt-get":
            code = self.apt(command)
        elif "venv" in command:
            code = self.make_venv(command)
        elif "--target" in command:
            own = self.run.OWN_UV / "bin" / "uv"
            own.parent.mkdir(parents=True)
            own.touch()
        said = f"{sys.version_info.major} {sys.version_info.minor}\n" if "-c" in command else ""
        return subprocess.CompletedProcess(command, code, said, "")

    def apt(self, command: list[str]) -> int:
        if "update" in command:
            self.apt_lists = True
            return 0
        if not self.apt_lists:
            return 100
        packages = {**self.run.DRAWING, **self.run.X11, **self.run.WAYLAND}
        self.libraries |= {library for library, package in packages.items() if package in command}
        if any(word.endswith("-venv") for word in command):
            self.modules |= {"venv", "ensurepip"}
        return 0

    def make_venv(self, command: list[str]) -> int:
        with_uv = Path(command[0]).name == "uv"
        if not with_uv and not {"venv", "ensurepip"} <= self.modules:
            return 1
        self.run.PYTHON.parent.mkdir(parents=True)
        self.run.PYTHON.touch()
        return 0

    def library(self, name: str) -> object:
        if name not in self.libraries:
            raise OSError(f"{name}: cannot open shared object file")
        return object()

    def become(self, path: str, command: list[str], environment: dict[str, str]) -> None:
        self.became, self.became_with = command, environment
        raise SystemExit(0)


def start(machine: Machine, *arguments: str) -> int:
    """The exit code of one run; what it would have turned into stands in `machine.became`."""
    machine.commands, machine.became = [], []
    try:
        code = machine.run.main(list(arguments))
    except SystemExit as stopped:
        code = stopped.code
    assert isinstance(code, int)
    return code
