"""Pages as the tests read them: fenced blocks, and running the program's commands in an empty folder."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


@dataclass(frozen=True)
class Block:
    """A fenced block: its word after the fence, and its lines."""

    kind: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    path: Path
    text: str

    @property
    def blocks(self) -> list[Block]:
        return [Block(kind, tuple(body.splitlines())) for kind, body in FENCE.findall(self.text)]

    def of(self, kind: str) -> list[Block]:
        return [block for block in self.blocks if block.kind == kind]


@pytest.fixture
def page() -> Callable[[str], Page]:
    def read(name: str) -> Page:
        path = ROOT / name
        return Page(path, path.read_text("utf-8"))

    return read


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], subprocess.CompletedProcess[str]]:
    """Runs `battlemap` with arguments in an empty folder; `maps/…` and `rulesets/…` are those of the checkout."""

    def run(arguments: str) -> subprocess.CompletedProcess[str]:
        words = [
            str(ROOT / word) if word.startswith(("maps/", "rulesets/")) else word for word in shlex.split(arguments)
        ]
        return subprocess.run(
            [sys.executable, "-m", "battlemap", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )

    return run
